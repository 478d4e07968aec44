"""A turn of each hex game in the browser: a choice on the map, a refusal with its rule, a fight, an undo."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener, Server
from tests.browser.playing import given, log, moved_on, settled, version

NOT_UNDER = r"does not command .+\. *4\.1"


def opened(server: Server, visit: Opener, game: str, seat: str, **wish: object) -> Page:
    seats = {
        name: {"kind": "me"} if name == seat else {"kind": "bot", "bot": "uniform"}
        for name in ("pl", "su" if game == "rok-1920" else "ru")
    }
    table, secret = server.table(game, seats=seats, **wish)
    page = visit(f"/#/table/{table}/{secret}")
    page.wait_for_selector(".live .stack")
    settled(page)
    return page


def hex_at(page: Page, number: str) -> tuple[float, float]:
    """The point of the screen at which a hex of the map lies; its number comes when the ground is painted."""
    page.wait_for_selector(".numbers text", state="attached")
    spot = page.evaluate(
        """number => {
            const text = [...document.querySelectorAll('.numbers text')].find((t) => t.textContent === number);
            const box = text?.getBoundingClientRect();
            const svg = document.querySelector('svg.live');
            const k = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
            return box ? [box.x + box.width / 2, box.y + 36 * k] : null;
        }""",
        number,
    )
    assert spot, f"hex {number} is not to be seen"
    return spot[0], spot[1]


def answer(page: Page, words: str) -> None:
    before = version(page)
    page.locator(".dock [data-answer]", has_text=re.compile(words)).first.click()
    moved_on(page, before)
    settled(page)


def test_rok_1920_a_unit_marches_where_the_map_glows_and_comes_back(server: Server, visit: Opener) -> None:
    page = opened(server, visit, "rok-1920", "pl", scenario="A")
    for _ in range(40):
        asked = page.inner_text(".dock .ask b")
        if asked.startswith("Which unit"):
            break
        before = version(page)
        button = page.locator(".dock [data-answer]")
        if re.search("reserve", asked) and button.last.inner_text().startswith("yes"):
            button.last.click()
        elif button.count():
            button.first.click()
        else:
            page.locator(".dock .answers").click()
            page.locator(".dock .list button").first.click()
        given(page, before)
        settled(page)
    expect(page.locator(".stack.choosable").first).to_be_attached()
    before = version(page)
    page.locator(".dock .answers").click()
    page.locator(".dock .list button").first.click()
    expect(page.locator(".reach polygon").first).to_be_attached()
    assert version(page) == before, "a unit that is picked up has not moved: nothing was sent"
    expect(page.locator(".disc.cost").first).to_be_attached()
    page.keyboard.press("z")
    expect(page.locator(".reach polygon")).to_have_count(0)
    assert page.inner_text(".dock .ask b").startswith("Which unit")


@pytest.mark.parametrize("game", ["rok-1920", "raclawice-1794"])
def test_answers_by_mouse_for_a_while(server: Server, visit: Opener, game: str) -> None:
    """Whatever is asked can be answered with the mouse; nothing in the page breaks."""
    page = opened(server, visit, game, "pl")
    for _ in range(25):
        settled(page)
        before = version(page)
        button = page.locator(".dock [data-answer]:not([disabled])")
        if button.count():
            button.last.click()
        else:
            page.locator(".dock .answers").click()
            page.locator(".dock .list button").first.click()
        given(page, before)
    expect(log(page).locator("li").nth(5)).to_be_visible()


def test_raclawice_a_refused_hex_says_why(server: Server, visit: Opener) -> None:
    page = opened(server, visit, "raclawice-1794", "pl")
    for _ in range(30):
        settled(page)
        if "which leader" in page.inner_text(".dock .ask b").lower() or page.locator(".stack.choosable").count():
            break
        before = version(page)
        page.locator(".dock [data-answer], .dock .answers").first.click()
        if page.locator(".dock .list button").count():
            page.locator(".dock .list button").first.click()
        given(page, before)
    said = ""
    for stack in page.locator(".stack:not(.choosable)").all():
        box = stack.bounding_box()
        if re.search(NOT_UNDER, said) or box is None or not (160 < box["y"] < 780 and 60 < box["x"] < 1100):
            continue
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.wait_for_timeout(350)
        if page.get_by_role("tooltip").count():
            said = page.get_by_role("tooltip").first.inner_text()
    assert re.search(NOT_UNDER, said), f"a unit of another leader is refused by 4.1, not {said!r}"
