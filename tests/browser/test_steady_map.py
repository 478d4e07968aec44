"""The map does not go away under a hand: not when a story ends, nor when somebody is picked up on it, nor when what
floats over it changes its size."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Opener, Server
from tests.browser.playing import settled
from tests.browser.test_in_sight import HIDDEN, kinds

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


# A stack that can be picked up and stands free, and a free spot without a counter to draw the map by.
FREE_STACK = """() => [...document.querySelectorAll('.stack.choosable')].map((one) => one.getBoundingClientRect())
    .map((box) => [box.x + box.width / 2, box.y + box.height / 2])
    .filter(([x, y]) => document.elementFromPoint(x, y)?.closest('.stage .window'))"""
EMPTY = """() => {
    const box = document.querySelector('.stage .window').getBoundingClientRect();
    const spots = Array.from({ length: 400 }, (_, i) => [
        box.x + box.width * (0.1 + 0.04 * (i % 20)), box.y + box.height * (0.1 + 0.04 * Math.floor(i / 20))]);
    const stacks = [...document.querySelectorAll('.live .stack')].map((one) => one.getBoundingClientRect());
    return spots.find(([x, y]) => {
        const found = document.elementFromPoint(x, y);
        return found?.closest('.stage .window') && !found.closest('.outside, button')
            && !stacks.some((one) => x > one.left - 9 && x < one.right + 9 && y > one.top - 9 && y < one.bottom + 9);
    });
}"""
# How many of those who are picked up and of their goals lie hidden, and how many the signs at the edge tell of.
HIDDEN_GOALS = """() => {
    const asked = [...document.querySelectorAll('polygon.chosen, .reach polygon, polygon.target')];
    const hidden = asked.filter((thing) => {
        const box = thing.getBoundingClientRect();
        return !document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest('.stage .window');
    });
    const signs = [...document.querySelectorAll('.outside:not(.told)')];
    return [asked.length, hidden.length, signs.reduce((sum, sign) => sum + Number(sign.dataset.things), 0)];
}"""
MANY = 60
"""Who may go nearly anywhere is not told of all that lies out of sight."""


def by_the_edge(page: Page) -> tuple[float, float]:
    """The map is drawn until a stack that can be picked up stands near the question, at the edge: where it is then."""
    spots = page.evaluate(FREE_STACK)
    dock = page.locator(".dock-place").bounding_box()
    assert spots, "somebody can be picked up"
    assert dock
    x, y = spots[0]
    goal = (dock["x"] - 130, dock["y"] - 150)
    start = page.evaluate(EMPTY)
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + (goal[0] - x) / 2, start[1] + (goal[1] - y) / 2)
    page.mouse.move(start[0] + goal[0] - x, start[1] + goal[1] - y)
    page.mouse.up()
    return goal


@pytest.mark.parametrize(
    ("game", "scenario", "asked"),
    [("rok-1920", "A", "move"), ("raclawice-1794", "battle", "act"), ("how-the-west-was-saved", "campaign", "order")],
)
def test_the_map_stays_when_somebody_is_picked_up_on_it(
    server: Server, visit: Opener, game: str, scenario: str, asked: str
) -> None:
    """Even where some of his goals lie out of sight: those are told at the edge."""
    for prompt, table, secret in kinds(server, game, scenario, 60):
        if prompt != asked:
            continue
        page = visit(f"/#/table/{table}/{secret}", viewport={"width": 1280, "height": 720})
        page.wait_for_selector(".live .stack", state="attached")
        settled(page)
        place(page)
        spot = by_the_edge(page)
        before = place(page)
        page.mouse.click(*spot)
        page.wait_for_timeout(800)
        if (of_stack := page.locator(".fan button:not(.close):enabled")).count():
            of_stack.first.click()
            page.wait_for_timeout(800)
        assert place(page) == before
        about, hidden, told = page.evaluate(HIDDEN_GOALS)
        assert about, "whoever is pressed is picked up and can go somewhere"
        assert hidden < about
        assert told >= hidden or about > MANY
        return
    raise AssertionError("nobody is picked up in this game")
