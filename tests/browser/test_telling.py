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
    expect(summary).to_contain_text("Marches")
    summary.get_by_role("button", name="Show again").click()
    expect(telling).to_contain_text("1 of ")
    page.keyboard.press("Escape")
    expect(telling).to_have_count(0)

    # The answer is never held back: it ends the telling, and goes to the server at once.
    summary.get_by_role("button", name="Show again").click()
    before = version(page)
    page.locator(".dock [data-answer]:not([disabled])").first.click()
    page.wait_for_function("n => Number(document.querySelector('.time .live b').textContent) > n", arg=before)
