"""The start page, and being called or finding things from anywhere."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from sztab import games
from tests.browser.conftest import Opener, Server
from tests.browser.playing import settled


def test_the_buttons_of_all_games_stand_above_the_fold(visit: Opener) -> None:
    page = visit("/", viewport={"width": 1280, "height": 720})
    tiles = page.locator(".tile")
    expect(tiles).to_have_count(len(games.CATALOGUE))
    for tile in tiles.all():
        box = tile.get_by_role("button", name="Play a bot").bounding_box()
        assert box
        assert box["y"] + box["height"] <= 720


def test_one_goes_on_where_one_was(visit: Opener) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play a bot Battle of Warsaw").first.click()
    page.wait_for_selector(".field.own")
    expect(page).to_have_title(re.compile("^● Battle of Warsaw"))
    here = re.search(r"/table/\w+", page.url)
    assert here
    page.goto(page.url.split("#")[0])
    page.get_by_role("link", name="Continue").click()
    page.wait_for_selector(".field.own")
    assert here[0] in page.url


def test_a_counter_is_found_by_its_name(server: Server, visit: Opener) -> None:
    table, secret = server.table("rok-1920", seats={"pl": {"kind": "me"}, "su": {"kind": "bot", "bot": "uniform"}})
    page = visit(f"/#/table/{table}/{secret}", settings={"seen": ["rok-1920"]})
    page.wait_for_selector(".live .stack")
    settled(page)
    page.keyboard.press("Control+k")
    page.keyboard.type("find 16 DP")
    page.keyboard.press("Enter")
    expect(page.locator("polygon.lit, .stack.lit, .lit").first).to_be_attached()
