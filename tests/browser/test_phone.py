"""A telephone, by touch alone: nothing is too small for a finger, and a finger that rests looks and does not act."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener, Server
from tests.browser.pictures import until
from tests.browser.playing import settled, version
from tests.browser.test_raclawice import opened as a_position

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
GAMES = ("bitwa-warszawska", "raclawice-1794", "rok-1920", "how-the-west-was-saved", "nest-of-eagles")
# What can be pressed where it stands, but not by a finger: less than 40 pixels in a row or a column answer for it.
# Numbers of rules stand in lines of text, and share the room with the next. Lines of the journal lie close together,
# and so do the turns of a game on its line: there is no need to hit one.
SMALL = """() => [...document.querySelectorAll('button, a, summary, select, [role=tab]')].flatMap((one) => {
    if (one.closest('.log ol, .time .line')) return [];
    if (one.closest('.side')) one.scrollIntoView({ block: 'nearest' });
    const box = one.getBoundingClientRect(), [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hits = (x, y) => { const top = document.elementFromPoint(x, y); return top === one || one.contains(top); };
    if (!box.width || !hits(x, y)) return [];
    const reach = (dx, dy) => { let n = 0; while (n < 40 && hits(x + n * dx, y + n * dy)) n++; return n; };
    const [across, down] = [reach(1, 0) + reach(-1, 0) - 1, reach(0, 1) + reach(0, -1) - 1];
    const name = one.getAttribute('aria-label') ?? one.textContent.trim();
    return across < 40 || down < (one.matches('.rule') ? 20 : 40) ? [`${name.slice(0, 40)}: ${across} x ${down}`] : [];
})"""


def table_of(server: Server, visit: Opener, game: str, **options: Any) -> Page:
    table, secret = server.table(game)
    page = visit(f"/#/table/{table}/{secret}", **PHONE, **options)
    page.wait_for_selector(".dock")
    settled(page)
    return page


def rest(page: Page, x: float, y: float) -> None:
    """A finger that is put down, rests and is lifted."""
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.wait_for_timeout(700)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("game", GAMES)
def test_all_that_can_be_pressed_is_wide_enough_for_a_finger(server: Server, visit: Opener, game: str) -> None:
    page = table_of(server, visit, game)
    assert page.evaluate(SMALL) == []
    for place in page.locator(".bottom button").all():
        place.tap()
        page.wait_for_timeout(300)
        assert page.evaluate(SMALL) == [], place.inner_text()


def test_a_finger_that_rests_on_a_target_looks_and_gives_nothing(server: Server, visit: Opener) -> None:
    page = a_position(server, visit, **PHONE)
    before = version(page)
    stack = page.locator(".stack.choosable").first.bounding_box()
    assert stack
    x, y = stack["x"] + stack["width"] / 2, stack["y"] + stack["height"] / 2
    rest(page, x, y)
    expect(page.locator(".fan")).to_be_visible()
    expect(page.locator(".dock")).not_to_have_attribute("data-picked", "")
    page.locator(".fan .close").tap()
    expect(page.locator(".fan")).to_have_count(0)
    assert version(page) == before


def test_what_a_bot_would_do_can_be_pressed_and_lies_in_sight(server: Server, visit: Opener) -> None:
    page = table_of(server, visit, "rok-1920", locale="pl-PL")
    page.locator(".dock .ask-hint").tap()
    page.wait_for_selector(".dock .hints [data-hint]")
    assert page.evaluate(SMALL) == []
    for number in page.locator("[data-hinted]").all():
        expect(number).to_be_in_viewport()
        box = number.bounding_box()
        dock = page.locator(".dock-place").bounding_box()
        assert box
        assert dock
        assert box["y"] + box["height"] < dock["y"]
    assert "." not in page.inner_text(".dock .hints small"), "numbers are written as in Polish"


FREE = """those => [...document.querySelectorAll(those)].filter((thing) => {
    const box = thing.getBoundingClientRect();
    return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest('.stage .window');
}).length"""


def test_the_reserves_that_are_asked_about_are_marked(server: Server, visit: Opener) -> None:
    page = table_of(server, visit, "rok-1920")
    until(page, "reserves now")
    page.wait_for_selector(".sign.reserve")
    page.wait_for_timeout(400)
    signs = page.locator(".sign.reserve")
    seen = page.evaluate(FREE, ".sign.reserve")
    told = sum(int(sign.get_attribute("data-things") or "") for sign in page.locator(".outside").all())
    assert seen, "some can be read, and the others are told at the edge"
    assert seen + told >= signs.count()
    page.get_by_role("button", name="Move them now").tap()
    expect(page.locator(".sign.reserve")).to_have_count(0)
    expect(page.locator(".stack.choosable").first).to_be_visible()


def test_the_odds_of_an_attack_stand_with_its_question(server: Server, visit: Opener) -> None:
    page = table_of(server, visit, "rok-1920")
    until(page, "Which hex do you attack")
    stack = page.locator("polygon.target").first.bounding_box()
    assert stack
    page.touchscreen.tap(stack["x"] + stack["width"] / 2, stack["y"] + stack["height"] / 2)
    row = page.locator(".odds-row")
    expect(row).to_contain_text("success")
    expect(page.locator(".dock .passing")).to_be_hidden()
    assert page.evaluate(SMALL) == []
    row.tap()
    expect(page.locator("section.attack")).to_be_in_viewport()
    expect(row).to_be_hidden()


def test_while_a_lesson_is_told_its_step_and_the_map_keep_their_room(visit: Opener) -> None:
    page = visit("/#/games/rok-1920/lessons", settings={"pace": 0.5, "askEnd": False}, **PHONE)
    page.locator(".first .b.main").tap()
    guide = page.locator(".guide")
    guide.get_by_role("button", name="Next").tap()
    page.get_by_role("button", name="Not now").tap()
    told = page.locator(".telling").bounding_box()
    assert told
    assert told["height"] < 190, "no empty room under what is told"
    expect(guide).to_contain_text("Watch what happens")


@pytest.mark.parametrize("game", ["bitwa-warszawska", "rok-1920"])
def test_a_telephone_on_its_side_has_the_question_beside_the_board(server: Server, visit: Opener, game: str) -> None:
    table, secret = server.table(game)
    size = {"width": 844, "height": 390}
    page = visit(f"/#/table/{table}/{secret}", viewport=size, has_touch=True, is_mobile=True)
    page.wait_for_selector(".dock")
    settled(page)
    board, dock = page.locator(".board-place").bounding_box(), page.locator(".dock").bounding_box()
    assert board
    assert dock
    assert board["height"] >= 240
    assert board["width"] >= 500
    assert dock["x"] >= board["x"] + board["width"]
    page.locator(".bottom button").nth(1).tap()
    side = page.locator(".side").bounding_box()
    assert side
    assert side["height"] >= 300, "a panel takes the room of the board"
    assert page.evaluate("[document.scrollingElement.scrollWidth, document.scrollingElement.scrollHeight]") == [
        844,
        390,
    ]


@pytest.mark.parametrize("game", GAMES)
def test_the_panels_have_their_tabs_in_one_row(server: Server, visit: Opener, game: str) -> None:
    page = table_of(server, visit, game, locale="pl-PL")
    page.locator(".bottom button").nth(1).tap()
    page.wait_for_selector(".side .tabs")
    page.wait_for_timeout(300)
    tops = page.evaluate("[...document.querySelectorAll('.side .tabs > button')].map((tab) => tab.offsetTop)")
    assert len(set(tops)) == 1, tops


def test_a_card_is_read_by_a_tap_and_put_away_by_another(server: Server, visit: Opener) -> None:
    bots = {"pl": {"kind": "me"}, "ru": {"kind": "bot", "bot": "uniform"}}
    table, secret = server.table("how-the-west-was-saved", seats=bots)
    page = visit(f"/#/table/{table}/{secret}", **PHONE)
    page.wait_for_selector(".dock:not(.idle)")
    page.locator(".dock [data-answer]").first.tap()
    card = page.locator(".shelf button[aria-expanded]").first
    card.tap()
    expect(page.locator(".shelf .large")).to_be_visible()
    card.tap()
    expect(page.locator(".shelf .large")).to_have_count(0)


def test_the_greeting_leads_to_the_introduction_whatever_is_asked(server: Server, visit: Opener) -> None:
    bots = {"pl": {"kind": "me"}, "ru": {"kind": "bot", "bot": "corporal"}}
    table, secret = server.table("raclawice-1794", scenario="battery", practice=1, seats=bots)
    page = visit(f"/#/table/{table}/{secret}", **PHONE)
    expect(page.locator(".dock .ask b")).to_contain_text("withdraw")  # a question that calls the panel of fights
    page.locator(".goal .more").tap()
    page.locator(".hello").tap()
    expect(page.locator(".side .intro h2")).to_be_visible()
    expect(page.locator(".side .intro")).to_contain_text("whole stacks")


def test_a_rule_that_was_read_does_not_lie_over_the_next_table(server: Server, visit: Opener) -> None:
    page = table_of(server, visit, "rok-1920")
    page.locator(".dock .rule").first.tap()
    expect(page.locator(".side .tabs")).to_be_visible()
    bots = {"pl": {"kind": "me"}, "su": {"kind": "bot", "bot": "uniform"}}
    table, secret = server.table("rok-1920", scenario="A", seats=bots)
    page.evaluate(f"location.hash = '#/table/{table}/{secret}'")
    page.wait_for_selector(".dock:not(.idle)")
    expect(page.locator(".side .tabs")).to_be_hidden()
