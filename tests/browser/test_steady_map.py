"""The map does not go away under a hand: not when a story ends, nor when what floats over it changes its size."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Opener, Server
from tests.browser.playing import settled
from tests.browser.test_in_sight import HIDDEN

GAMES = [
    ("rok-1920", "A", "su"),
    ("nest-of-eagles", "1", "su"),
    ("raclawice-1794", "battle", "ru"),
    ("how-the-west-was-saved", "campaign", "ru"),
]
# The first place that is asked about and lies free, in the middle of what is drawn there.
THOSE = "polygon.chosen, .reach polygon, polygon.target, .stack.choosable, .sign.reserve"
FREE = """those => [...document.querySelectorAll(those)]
    .filter((thing) => thing.checkVisibility({ visibilityProperty: true }))
    .map((thing) => thing.getBoundingClientRect())
    .map((box) => [box.x + box.width / 2, box.y + box.height / 2])
    .find(([x, y]) => document.elementFromPoint(x, y)?.closest('.stage .window'))"""


def place(page: Page) -> str:
    """Where the map lies when it has come to rest."""
    before, now = "", "?"
    while before != now:
        page.wait_for_timeout(350)
        before, now = now, page.evaluate("document.querySelector('.stage .world').style.transform")
    return now


@pytest.mark.parametrize(("game", "scenario", "foe"), GAMES)
def test_the_map_stays_under_a_hand_when_a_story_ends(
    server: Server, visit: Opener, game: str, scenario: str, foe: str
) -> None:
    seats = {"pl": {"kind": "me"}, foe: {"kind": "bot", "bot": "uniform"}}
    table, secret = server.table(game, scenario=scenario, seats=seats)
    address, size = f"/#/table/{table}/{secret}", {"width": 1280, "height": 720}
    page = visit(address, settings={"pace": 0.5}, viewport=size, reduced_motion="no-preference")
    page.wait_for_selector(".live .stack")
    settled(page)
    place(page)
    spot = page.evaluate(FREE, THOSE)
    assert spot or page.locator(".telling, .begin").count(), (
        "something of what is asked is seen, or a story is told first"
    )
    if spot:
        page.mouse.move(spot[0] + 3, spot[1])
        page.mouse.move(*spot)
        before = place(page)
        page.mouse.move(spot[0] + 1, spot[1])
        page.keyboard.press("Escape")  # the story is skipped, and the question takes less room
        assert place(page) == before
    page.keyboard.press("Escape")
    page.mouse.move(1000, 20)
    place(page)
    assert page.evaluate(HIDDEN)[1] == 0 or spot
