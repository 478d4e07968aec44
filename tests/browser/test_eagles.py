"""Nest of Eagles in the page: its own colours, tracks, boxes and cards, and hidden units with what each seat knows."""

from __future__ import annotations

import re
from itertools import pairwise

from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener, Server
from tests.browser.playing import given, settled, version
from tests.browser.test_rok1920 import lift

GREY = "#d0d7dd"
CAMPAIGN = {"players": "three", "hiding": "both", "moral-surge": "yes", "priorities": "yes"}


def campaign(server: Server, visit: Opener, **options: object) -> Page:
    """All three seats at one screen, with hiding, political events and priorities."""
    seats = {seat: {"kind": "me"} for seat in ("pl", "west", "southwest")}
    table, secret = server.table("nest-of-eagles", scenario="9", seats=seats, options=CAMPAIGN)
    page = visit(f"/#/table/{table}/{secret}", **options)
    page.wait_for_selector(".dock")
    lift(page)
    page.wait_for_selector(".live .stack")
    return page


def asked(page: Page) -> str:
    lift(page)
    settled(page)
    return page.inner_text(".dock .ask b")


def click(page: Page, words: str) -> None:
    """A button of the dock, or an entry of its list."""
    before = version(page)
    button = page.locator(".dock [data-answer]:not([disabled])", has_text=re.compile(words, re.IGNORECASE))
    if not button.count():
        page.locator(".dock .answers").click()
        button = page.locator(".dock .list button", has_text=re.compile(words, re.IGNORECASE))
    button.first.click()
    given(page, before)


def test_the_edition_has_its_own_colours_and_one_track_with_points(server: Server, visit: Opener) -> None:
    seats = {"pl": {"kind": "me"}, "su": {"kind": "bot", "bot": "uniform"}}
    table, secret = server.table("nest-of-eagles", scenario="2", seats=seats)
    page = visit(f"/#/table/{table}/{secret}")
    page.wait_for_selector(".live .stack")
    colour = page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--pl').trim()")
    assert colour == GREY
    expect(page.locator(".morale .track")).to_have_count(1)
    expect(page.locator(".morale .pin")).to_have_count(2)
    expect(page.locator(".morale .pin.points")).to_contain_text("victory points")
    expect(page.locator(".morale .rule").first).to_have_text("13.1")
    # What its letters stand for is read where they stand.
    page.locator(".morale .pins").click()
    explained = page.get_by_role("region", name="What the letters on the track stand for")
    expect(explained.locator("dt").first).to_have_text("UA")
    expect(explained.locator("dd").first).to_contain_text("Ukrainian")
    page.keyboard.press("Escape")
    expect(explained).to_have_count(0)
    page.goto(f"{server.url}/#/")
    expect(page.locator("article.tile").first).to_be_visible()
    assert page.evaluate("document.documentElement.dataset.game ?? ''") == "", "other pages keep their own colours"


def test_a_school_scenario_without_morale_shows_its_points_instead(server: Server, visit: Opener) -> None:
    seats = {"pl": {"kind": "me"}, "su": {"kind": "bot", "bot": "uniform"}}
    table, secret = server.table("nest-of-eagles", scenario="1", seats=seats)
    page = visit(f"/#/table/{table}/{secret}")
    page.wait_for_selector(".live .stack")
    expect(page.locator(".time")).to_contain_text("Lead in points")
    expect(page.locator(".instr .standing")).to_be_visible()
    expect(page.locator(".morale")).to_have_count(0)
    expect(page.get_by_role("tab", name="Forces")).to_have_count(1)
    expect(page.get_by_role("tab", name="Boxes")).to_have_count(0)


def test_what_lies_beside_the_map_is_shown(server: Server, visit: Opener) -> None:
    page = campaign(server, visit)
    expect(page.locator(".stage em").first).to_contain_text("Kijów")
    expect(page.locator(".seats .tag")).to_contain_text("precedence")
    page.get_by_role("tab", name="Boxes").click()
    boxes = page.locator(".boxes")
    for box in ("Volunteer Army", "Reserves and allies", "Ukraine", "Cavalry divisions"):
        expect(boxes.locator("h3", has_text=box)).to_have_count(1)
    expect(boxes.locator(".operation").first).to_contain_text("pause")
    expect(boxes.locator(".operations .all")).to_have_text("bring 4 replacements")


def test_nothing_over_the_map_lies_on_anything_else(server: Server, visit: Opener) -> None:
    for width, height in ((1280, 720), (1440, 900), (1600, 1000)):
        page = campaign(server, visit, viewport={"width": width, "height": height}, locale="pl-PL")
        expect(page.locator(".instr .standing")).to_be_visible()
        edges = page.locator(".instr > div").evaluate_all(
            "all => all.map(one => one.getBoundingClientRect()).map(({left, right}) => [left, right])"
        )
        track = page.locator(".instr .track").evaluate("one => one.getBoundingClientRect().right")
        assert len(edges) == 4
        assert all(right <= left for (_, right), (left, _) in pairwise(edges)), f"at {width}"
        assert track <= edges[3][0], f"the track runs into how it stands at {width}"
        expect(page.locator(".stage em").first).to_contain_text("Kijów")
        page.context.close()


def test_a_large_screen_has_a_shelf_under_the_map(server: Server, visit: Opener) -> None:
    page = campaign(server, visit, viewport={"width": 1440, "height": 900})
    shelf = page.locator(".shelf")
    expect(shelf).to_be_visible()
    expect(shelf.locator(".box", has_text="Volunteer Army").locator("b")).to_have_text("21")
    expect(shelf.locator(".operation.pause")).to_have_count(4)
    expect(shelf.locator(".doing p").first).to_contain_text("→ 4")
    shelf.locator(".box button", has=page.locator("svg")).first.click()
    expect(page.locator(".boxes.panel")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollHeight") <= 900
    page.set_viewport_size({"width": 1280, "height": 720})
    expect(shelf).to_have_count(0)


def test_towns_that_move_morale_bear_their_number(server: Server, visit: Opener) -> None:
    page = campaign(server, visit)
    kiev = page.locator("svg.live [data-worth='3222']")
    expect(kiev).to_have_text("4")
    assert "su" in (kiev.get_attribute("class") or "").split()
    assert "pl" in (page.locator("svg.live [data-worth='0715']").get_attribute("class") or "").split()


def test_divisions_that_wait_to_be_chosen_lie_in_the_tray(server: Server, visit: Opener) -> None:
    page = campaign(server, visit, viewport={"width": 1280, "height": 720})
    assert "undivided" in asked(page)
    tray = page.get_by_role("region", name="Off the map")
    expect(tray.locator("li")).to_have_count(7)
    before = version(page)
    tray.locator("button", has_text="4 DP").click()
    given(page, before)
    expect(tray.locator("li")).to_have_count(6)


def test_own_hidden_units_bear_a_slashed_eye_and_the_enemy_sees_a_marker(server: Server, visit: Opener) -> None:
    page = campaign(server, visit, viewport={"width": 1280, "height": 720})
    while "under a marker" not in asked(page):
        click(page, "^ready|^begin|^[123] |galicia|silesia|none")
    click(page, "^Patrol marker on 10 DP")
    settled(page)
    page.get_by_role("tab", name="Scouting").click()
    page.locator(".scouting li button", has_text="10 DP").click()
    stack = page.locator("svg.live .stack", has=page.locator(".eye"))
    expect(stack).to_have_count(1)
    expect(stack).to_be_in_viewport()
    expect(page.locator("svg.live .back")).to_have_count(0)
    while "Poles" in (page.locator(".seats .seat.on").inner_text()):
        click(page, "^ready|^begin")
        lift(page)
        settled(page)
    expect(page.locator("svg.live .eye")).to_have_count(0)
    page.get_by_role("tab", name="Scouting").click()
    page.locator(".scouting li button").first.click()
    hidden = page.locator("svg.live .stack", has=page.locator(".back"))
    expect(hidden).to_be_in_viewport()
    expect(hidden).not_to_contain_text("10")


def test_a_telephone_has_boxes_and_politics_in_its_bar(server: Server, visit: Opener) -> None:
    page = campaign(server, visit, viewport={"width": 390, "height": 844})
    bar = page.locator("nav.bottom")
    bar.get_by_role("button", name="Boxes").click()
    expect(page.locator(".boxes")).to_be_visible()
    expect(page.locator(".boxes h3").first).to_contain_text("Operations")
    bar.get_by_role("button", name="Politics").click()
    expect(page.locator(".politics")).to_contain_text("not chosen yet")
    expect(bar.get_by_role("button", name="Politics")).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_priority_is_chosen_by_its_card(server: Server, visit: Opener) -> None:
    page = campaign(server, visit)
    while "priority" not in asked(page):
        click(page, "^ready|^begin|^[123] ")
    page.get_by_role("tab", name="Politics").click()
    cards = page.locator(".politics article.ready")
    expect(cards).to_have_count(3)
    before = version(page)
    cards.filter(has_text="Galicia").get_by_role("button", name="Choose").click()
    given(page, before)


def test_a_new_table_tells_editions_apart_and_greys_what_is_excluded(visit: Opener) -> None:
    page = visit("/#/new/nest-of-eagles/9")
    expect(page.locator(".edition")).to_have_count(2)
    expect(page.locator(".edition.on")).to_contain_text("Nest of Eagles")
    priorities = page.get_by_label("Political priorities (23.5)")
    page.get_by_label("Alternative arrivals (23.4)").select_option("yes")
    expect(priorities).to_be_disabled()
    expect(page.locator(".option.barred .rule")).to_have_text("23.5")
    page.get_by_label("Alternative arrivals (23.4)").select_option("no")
    expect(priorities).to_be_enabled()
    page.locator(".edition", has_text="1995").locator("input").check()
    expect(page.locator(".edition.on")).to_contain_text("1995")
    page.locator(".edition", has_text="Nest of Eagles").locator("input").last.check()
