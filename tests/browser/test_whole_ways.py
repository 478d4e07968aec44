"""Rok 1920 by mouse: a march that is laid hex by hex with Shift, clicked and dragged, and what it is refused for."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener, Server
from tests.browser.playing import log, moved_on, settled, version
from tests.browser.test_rok1920 import middle
from tests.server.test_answer_lists import MARCH

N, SE, NE = (0.0, -1.0), (0.75, 0.5), (0.75, -0.5)


def opened(server: Server, visit: Opener) -> Page:
    made = server.post("/analysis", MARCH)
    page = visit(f"/#/table/{made['table']['id']}/{next(iter(made['seats'].values()))}")
    page.wait_for_selector(".live .stack.choosable")
    settled(page)
    return page


def steps_from(page: Page, *steps: tuple[float, float]) -> Iterator[tuple[float, float]]:
    """Where hexes lie on the screen, step by step from the unit that is picked up."""
    mark = page.locator("polygon.chosen").first.bounding_box()
    assert mark
    x, y = mark["x"] + mark["width"] / 2, mark["y"] + mark["height"] / 2
    for dx, dy in steps:
        x, y = x + dx * mark["width"] / 0.93, y + dy * mark["height"] / 0.93
        yield x, y


def taken(page: Page) -> list[str]:
    """Who holds the town that lies beside the straight way."""
    return [text for text in log(page).locator("li").all_inner_texts() if "Town" in text]


def test_a_way_through_a_town_is_clicked_hex_by_hex(server: Server, visit: Opener) -> None:
    page = opened(server, visit)
    start = version(page)
    page.mouse.click(*middle(page.locator(".stack.choosable").first))
    page.wait_for_selector(".reach polygon", state="attached")
    (town, goal) = steps_from(page, N, SE)
    page.keyboard.down("Shift")
    for place in (town, goal):
        page.mouse.click(*place)
    page.keyboard.up("Shift")
    expect(page.locator("circle.step")).to_have_count(2)
    expect(page.get_by_role("tooltip")).to_contain_text("2")
    assert version(page) == start, "nothing is sent before the way is given"
    page.mouse.click(*goal)
    moved_on(page, start)
    settled(page)
    assert taken(page), "through the town, though the goal lies beside the start"
    page.keyboard.press("z")
    expect(log(page)).not_to_contain_text("moves:")

    # Escape forgets a way that was begun; what a rule forbids is said with its number, and nothing is given.
    page.mouse.click(*middle(page.locator(".stack.choosable").first))
    page.wait_for_selector(".reach polygon", state="attached")
    (_, goal, far) = steps_from(page, N, SE, NE)
    before = version(page)
    page.keyboard.down("Shift")
    page.mouse.click(*far)
    page.keyboard.up("Shift")
    expect(page.locator("circle.step")).to_have_count(1)
    page.mouse.click(*far)
    expect(page.locator(".dock .why")).to_contain_text("5")
    expect(page.locator("circle.step")).to_have_count(0)
    assert version(page) == before


def test_a_way_through_a_town_is_dragged(server: Server, visit: Opener) -> None:
    page = opened(server, visit)
    start = version(page)
    page.mouse.click(*middle(page.locator(".stack.choosable").first))
    page.wait_for_selector(".reach polygon", state="attached")
    page.wait_for_timeout(600)  # the map has moved to show where it may go
    places = list(steps_from(page, (0, 0), N, SE))
    page.keyboard.press("Escape")
    expect(page.locator(".reach polygon")).to_have_count(0)
    page.keyboard.down("Shift")
    page.mouse.move(*places[0])
    page.mouse.down()
    for place in places[1:]:
        page.mouse.move(*place, steps=6)
    expect(page.locator("circle.step")).to_have_count(2)
    page.mouse.up()
    page.keyboard.up("Shift")
    moved_on(page, start)
    settled(page)
    assert taken(page), "dragged through the town"
