"""Buttons of the question keep their places: while something is told, when it is summed up, when an end asks back."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener, Server
from tests.browser.test_rok1920 import lift

TOLD = {"pace": 1, "askEnd": True}
BOT = {"kind": "bot", "bot": "greedy"}
TABLES: dict[str, dict[str, Any]] = {
    "bitwa-warszawska": {"seats": {"pl": {"kind": "me"}, "su": BOT}},
    "rok-1920": {"scenario": "B", "seats": {"pl": {"kind": "me"}, "su": {"kind": "me"}}},
}
PASSING = ("done", "pass", "none", "no", "ready", "stop")
SCREENS = {"laptop": {"width": 1280, "height": 720}, "desk": {"width": 1600, "height": 1000}}
BOXES = """() => [...document.querySelectorAll('.dock .acts .b')].filter(one => one.offsetWidth).map(one => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
})"""


def passed_until_move(server: Server, table: str, secret: str) -> None:
    """The Year 1920, passed through until units may move."""
    for _ in range(40):
        moments = (server.get(f"/tables/{table}?seat={seat}", secret)["moment"] for seat in ("pl", "su"))
        moment: dict[str, Any] = next(found for found in moments if found["question"])
        question = moment["question"]
        if question["prompt"] == "move":
            return
        passing = [one for one in question["options"] if one["wire"].get("answer") in PASSING] or question["options"]
        body = {"seat": question["seat"], "version": moment["version"], "key": str(moment["version"])}
        server.post(f"/tables/{table}/answers", {**body, "index": passing[0]["index"]}, secret)
    raise AssertionError("nobody moves")


def places(page: Page) -> list[list[int]]:
    """Where the buttons stand, once they stand still."""
    page.wait_for_function("() => document.querySelector('.dock:not([aria-busy=true]) .acts .b')")
    found: list[list[int]] = page.evaluate(BOXES)
    return found


@pytest.mark.parametrize("screen", list(SCREENS))
@pytest.mark.parametrize("game", list(TABLES))
def test_an_end_is_confirmed_where_it_was_pressed(server: Server, visit: Opener, game: str, screen: str) -> None:
    table, secret = server.table(game, **TABLES[game])
    if game == "rok-1920":
        passed_until_move(server, table, secret)
    page = visit(f"/#/table/{table}/{secret}", settings=TOLD | {"seen": [game]}, viewport=SCREENS[screen])
    page.wait_for_selector(".curtain, .dock")
    lift(page)
    end = page.locator(".dock .acts .passing[data-other]").first
    expect(end).to_be_visible()
    if game == "bitwa-warszawska":
        # The opening of the Red Army is told over the question; afterwards a few lines sum it up.
        expect(page.locator(".telling")).to_be_visible()
        told = places(page)
        page.keyboard.press("Escape")
        expect(page.locator(".sum")).to_be_visible()
        assert places(page) == told
    before, said = places(page), end.inner_text()
    end.click()
    expect(page.locator(".dock .sure")).to_be_visible()
    assert end.inner_text() != said, "it asks back"
    assert places(page) == before
