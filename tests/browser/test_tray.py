"""Counters that are not on the map yet lie in a tray: clicked, or drawn onto the map."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener, Server
from tests.browser.playing import moved_on, version
from tests.browser.test_rok1920 import lift, middle

PASSING = ("done", "pass", "none", "no", "ready", "stop")


def passed_until_arrival(server: Server) -> tuple[str, str]:
    """The Kiev Expedition, passed through until units wait to arrive."""
    seats = {"pl": {"kind": "me"}, "su": {"kind": "me"}}
    table, secret = server.table("rok-1920", scenario="B", seats=seats)
    for _ in range(200):
        moments = (server.get(f"/tables/{table}?seat={seat}", secret)["moment"] for seat in ("pl", "su"))
        moment: dict[str, Any] = next(found for found in moments if found["question"])
        question = moment["question"]
        on_map = {unit["id"] for unit in moment["view"]["units"]}
        units = [option["wire"].get("unit") for option in question["options"]]
        if question["prompt"] == "move" and any(unit and unit not in on_map for unit in units):
            return table, secret
        passing = [o for o in question["options"] if o["wire"].get("answer") in PASSING] or question["options"]
        body = {"seat": question["seat"], "version": moment["version"], "key": str(moment["version"])}
        server.post(f"/tables/{table}/answers", {**body, "index": passing[0]["index"]}, secret)
    raise AssertionError("nobody arrives")


def entry_in_sight(server: Server, page: Page, table: str, secret: str) -> tuple[float, float]:
    """The point of the screen at which a hex lies where the first of them may arrive."""

    def asked(*answers: dict[str, str]) -> list[dict[str, str]]:
        found = server.post(f"/tables/{table}/queries/try", {"seat": "su", "answers": list(answers)}, secret)
        return [option["wire"] for option in found["question"]["options"]]

    first = page.locator(".tray [data-unit]").first.get_attribute("data-unit")
    unit = next(wire for wire in asked() if wire.get("unit") == first)
    ways = [[unit, way] for way in asked(unit)]
    entries = {option["hex"] for way in ways for option in asked(*way)}
    cells = server.get("/games/rok-1920/board?scenario=B")["picture"]["cells"]
    spots = [[cell["x"], cell["y"]] for cell in cells if cell["number"] in entries]
    found = page.evaluate(
        """spots => {
            const box = document.querySelector('svg.live').getBoundingClientRect();
            const k = box.width / document.querySelector('svg.live').viewBox.baseVal.width;
            const at = spots.map(([x, y]) => [box.left + x * k, box.top + y * k]);
            return at.find(([x, y]) => document.elementFromPoint(x, y)?.closest('svg.live')) ?? null;
        }""",
        spots,
    )
    assert found, "a place to arrive at lies in sight"
    return found[0], found[1]


def test_an_arrival_is_drawn_from_the_tray_onto_the_map(server: Server, visit: Opener) -> None:
    table, secret = passed_until_arrival(server)
    page: Page = visit(f"/#/table/{table}/{secret}", viewport={"width": 1280, "height": 720})
    page.wait_for_selector(".curtain, .live .stack")
    lift(page)
    tray = page.get_by_role("region", name="Off the map")
    expect(tray.locator("li")).to_have_count(2)
    # Why they come, by which rule, and how they may, is told before one is taken; and how many are still to come.
    expect(tray.locator("h3")).to_have_count(1)
    expect(tray.locator("h3")).to_contain_text(re.compile("arriving now 28 ?on the railway, on foot", re.IGNORECASE))
    expect(tray.locator(".head")).to_contain_text("0 of 2 placed")
    before = version(page)

    # Who must arrive comes first: the end of the phase is there, but greyed, with its rule and its reason.
    end = page.locator(".dock .missing")
    expect(end).to_have_attribute("aria-disabled", "true")
    expect(end.locator(".rule")).to_have_text("28")
    expect(page.locator(".dock .how")).to_contain_text(
        "must enter play before you end your moves. 28 Choose its counter"
    )
    end.click(position={"x": 8, "y": 8}, force=True)  # greyed, but it answers
    expect(page.locator(".dock").get_by_role("alert")).to_contain_text("must enter play before")
    assert version(page) == before
    page.keyboard.press("Escape")

    # A click picks it up, and asks how it comes, while all hexes by all ways glow; another puts it back. Nothing was
    # sent.
    counter = tray.locator("[data-unit]").first
    counter.click()
    expect(counter).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".dock")).to_contain_text("On foot over the edge")
    expect(page.locator("svg.live .rim")).not_to_have_count(0)
    counter.click()
    expect(counter).to_have_attribute("aria-pressed", "false")
    assert version(page) == before

    # Drawn onto the map it arrives where it is let go.
    goal = entry_in_sight(server, page, table, secret)
    x, y = middle(counter)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 60, steps=4)
    expect(page.locator("svg.drawn")).to_be_visible()
    page.mouse.move(*goal, steps=6)
    expect(page.locator("svg.way")).to_be_visible()
    expect(page.locator(".pill:not(.no)")).to_be_visible()  # where it would stand, and that it may
    page.mouse.up()
    moved_on(page, before)
    expect(page.locator("svg.drawn, svg.way, .pill")).to_have_count(0)
    # Who was put down stays as a ghost, with where it stands, and is counted; opened anew it is the same.
    for _ in range(2):
        expect(tray.locator("[data-unit]")).to_have_count(1)
        expect(tray.locator(".ghost")).to_have_count(1)
        expect(tray.locator(".ghost")).to_contain_text("✓")
        expect(tray.locator(".head")).to_contain_text("1 of 2 placed")
        page.reload()
        page.wait_for_selector(".curtain, .live .stack")
        lift(page)


def test_a_click_on_a_hex_brings_a_unit_on_by_the_way_that_leads_there(server: Server, visit: Opener) -> None:
    """How it comes need not be said first: the hex says it."""
    table, secret = passed_until_arrival(server)
    page: Page = visit(f"/#/table/{table}/{secret}", viewport={"width": 1280, "height": 720})
    page.wait_for_selector(".curtain, .live .stack")
    lift(page)
    before = version(page)
    page.locator(".tray [data-unit]").first.click()
    expect(page.locator("svg.live .rim")).not_to_have_count(0)
    page.mouse.click(*entry_in_sight(server, page, table, secret))
    moved_on(page, before)
    expect(page.locator(".tray .ghost")).to_have_count(1)
