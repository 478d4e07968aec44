"""The first view of a battle: both armies are in sight, and the map stays where it is while it can be read there."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener, Server
from tests.browser.playing import settled
from tests.browser.test_raclawice import opened

SIZES = [(1280, 720), (390, 844)]
# How many stacks lie on the map, how many of them under something or outside, and how large a hex is drawn.
STACKS = """() => {
    const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
    const stacks = [...document.querySelectorAll('.live .stack')].map((stack) => middle(stack.getBoundingClientRect()));
    const hidden = stacks.filter(([x, y]) => !document.elementFromPoint(x, y)?.closest('.stage .window'));
    const live = document.querySelector('svg.live');
    return [stacks.length, hidden.length, live.getBoundingClientRect().width / live.viewBox.baseVal.width];
}"""


def resting(page: Page) -> list[float]:
    """What is seen when the map has come to rest."""
    found: list[float] = page.evaluate(STACKS)
    for _ in range(12):
        page.wait_for_timeout(250)
        before, found = found, page.evaluate(STACKS)
        if found == before and not found[1]:
            break
    return found


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_both_armies_are_in_sight_at_first(server: Server, visit: Opener, width: int, height: int) -> None:
    table, secret = server.table("raclawice-1794", scenario="battery")
    options: dict[str, Any] = {"has_touch": True, "is_mobile": True} if width < 700 else {}
    page = visit(f"/#/table/{table}/{secret}", viewport={"width": width, "height": height}, **options)
    page.wait_for_selector(".live .stack")
    settled(page)
    stacks, hidden, _ = resting(page)
    assert stacks > 10
    assert not hidden
    if width > 700:  # a telephone shows them from further away
        expect(page.locator("svg.live")).not_to_have_attribute("data-detail", "dots")


def test_the_map_comes_no_nearer_to_whoever_can_be_read(server: Server, visit: Opener) -> None:
    page = opened(server, visit, viewport={"width": 1280, "height": 720})
    *_, before = resting(page)
    page.keyboard.press("n")  # the first that can act, from the left
    page.locator(".disc.cost").first.wait_for()
    assert resting(page)[2] <= before
