"""What the others did is told by itself over the question; an answer, Esc or "off" ends it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener, Server
from tests.browser.playing import settled, version

TOLD = {"pace": 1, "askEnd": False}


def until_told(page: Page) -> None:
    """Pass what is asked until something is told of the enemy."""
    for _ in range(40):
        settled(page)
        page.wait_for_timeout(250)
        if page.locator(".telling").count():
            return
        before = version(page)
        page.locator(".dock [data-answer]:not([disabled])").first.click()
        page.wait_for_function(
            "n => document.querySelector('.telling')"
            " || Number(document.querySelector('.time .live b').textContent) > n",
            arg=before,
        )
    raise AssertionError("nothing was told")


def test_the_enemy_is_told_step_by_step_while_the_question_stands(server: Server, visit: Opener) -> None:
    seats = {"pl": {"kind": "me"}, "su": {"kind": "bot", "bot": "uniform"}}
    table, secret = server.table("rok-1920", scenario="A", seats=seats)
    # With reduced motion it goes on when one asks for it: so it stands still for the test.
    page = visit(f"/#/table/{table}/{secret}", settings=TOLD)
    page.wait_for_selector(".live .stack")
    until_told(page)
    telling = page.get_by_role("region", name="What the others did")
    expect(telling).to_contain_text("1 of ")
    expect(page.locator("polygon.played").first).to_be_attached()
    expect(page.locator(".dock .ask b")).to_be_visible()
    steps = telling.locator("ol li").count()
    for _ in range(steps):
        telling.get_by_role("button", name="Next").first.click()
    expect(telling).to_have_count(0)
    summary = page.get_by_role("region", name="What happened")
    expect(summary).to_contain_text("marches")
    summary.get_by_role("button", name="Show again").click()
    expect(telling).to_contain_text("1 of ")
    page.keyboard.press("Escape")
    expect(telling).to_have_count(0)

    # The answer is never held back: it ends the telling, and goes to the server at once.
    summary.get_by_role("button", name="Show again").click()
    before = version(page)
    page.locator(".dock [data-answer]:not([disabled])").first.click()
    page.wait_for_function("n => Number(document.querySelector('.time .live b').textContent) > n", arg=before)


def test_what_the_bots_did_before_the_page_was_there_is_told_too(server: Server, visit: Opener) -> None:
    """The opening is told, whoever was quicker; opened anew it is summed up, and not told again unasked."""
    seats = {"pl": {"kind": "me"}, "su": {"kind": "bot", "bot": "greedy"}}
    table, secret = server.table("rok-1920", scenario="A", seats=seats)
    for _ in range(200):
        if server.get(f"/tables/{table}?seat=pl", secret)["moment"]["question"]:
            break
    page = visit(f"/#/table/{table}/{secret}", settings=TOLD)
    page.wait_for_selector(".live .stack")
    settled(page)
    telling = page.get_by_role("region", name="What the others did")
    expect(page.get_by_text("Your opponent has already acted")).to_be_visible()
    expect(telling, "who sits down for the first time reads first").to_have_count(0)
    page.get_by_role("button", name="Begin", exact=True).click()
    expect(telling).to_contain_text("1 of ")
    page.keyboard.press("Escape")
    summary = page.get_by_role("region", name="What happened")
    expect(summary).to_be_visible()
    page.reload()
    page.wait_for_selector(".live .stack")
    settled(page)
    expect(summary).to_be_visible()
    expect(telling).to_have_count(0)


def test_what_one_did_oneself_is_not_told_as_news(server: Server, visit: Opener) -> None:
    """A leader is of no side by his name: his ride was one's own all the same."""
    seats = {"pl": {"kind": "me"}, "ru": {"kind": "bot", "bot": "uniform"}}
    table, secret = server.table("raclawice-1794", scenario="battery", seats=seats)
    page = visit(f"/#/table/{table}/{secret}", settings=TOLD)
    page.wait_for_selector(".live .stack")
    for _ in range(30):
        asked = settled(page)
        if " ride?" in asked:
            break
        before = version(page)
        if page.locator(".telling, .begin").count():
            page.keyboard.press("Escape")
        page.locator(".dock [data-answer]:not([disabled])").last.click()
        page.wait_for_function("n => Number(document.querySelector('.time .live b').textContent) > n", arg=before)
    else:
        raise AssertionError("no leader was asked to ride")
    before = version(page)
    page.locator(".dock .answers").click()
    page.locator(".dock .list button").first.click()
    page.wait_for_function("n => Number(document.querySelector('.time .live b').textContent) > n", arg=before)
    page.wait_for_timeout(300)
    assert "rides" not in " ".join(page.locator(".telling, .sum").all_inner_texts())


def test_nothing_is_answered_on_the_board_before_its_question_is_shown(server: Server, visit: Opener) -> None:
    """A fight is still to be told of which the question comes: its goals are neither seen nor taken by a click."""
    seats = {"pl": {"kind": "me"}, "ru": {"kind": "bot", "bot": "uniform"}}
    table, secret = server.table("raclawice-1794", scenario="battle", seats=seats)
    page = visit(f"/#/table/{table}/{secret}", settings={"pace": 0.5}, viewport={"width": 1280, "height": 720})
    page.wait_for_selector(".live.withheld .stack")
    settled(page)
    page.wait_for_timeout(600)  # the map comes to rest
    box = page.locator("polygon.chosen").first.bounding_box()
    assert box
    middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    before = version(page)
    for x, y in [(0, 0), (0, 1), (0, -1), (0.87, 0.5), (0.87, -0.5), (-0.87, 0.5), (-0.87, -0.5)]:
        page.mouse.click(middle[0] + x * box["height"], middle[1] + y * box["height"])
        page.wait_for_timeout(400)
        assert version(page) == before
    expect(page.locator(".disc.cost, .reach polygon")).to_have_count(0)
    page.get_by_role("button", name="Straight to my decision").click()
    page.wait_for_selector(".dock [data-answer]")
    assert version(page) == before
