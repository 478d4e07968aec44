"""What a bot would do, on the board and in the list; the odds of all attacks at a glance."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener, Server
from tests.browser.playing import moved_on, settled, version
from tests.browser.test_rok1920 import until


def against_a_bot(server: Server, visit: Opener, game: str, me: str, other: str, **wish: str) -> Page:
    seats = {me: {"kind": "me"}, other: {"kind": "bot", "bot": "uniform"}}
    table, secret = server.table(game, seats=seats, **wish)
    return visit(f"/#/table/{table}/{secret}")


def test_a_hint_is_shown_on_the_map_by_a_click_and_done_by_its_button(server: Server, visit: Opener) -> None:
    page = against_a_bot(server, visit, "rok-1920", "su", "pl", scenario="A")
    until(page, "Which unit", does=True)
    before = version(page)
    page.locator(".dock").get_by_role("button", name="Hint").click()
    hints = page.get_by_role("region", name="What the bot would do")
    expect(hints).to_contain_text("Your adviser’s plan (bot Marshal)")
    assert 1 <= hints.locator("[data-hint]").count() <= 3
    expect(hints.locator("[data-hint] li").first).not_to_be_empty()
    expect(page.locator(".live [data-hinted='1']")).to_have_count(1)
    assert version(page) == before, "to ask gives nothing"
    page.locator(".dock .answers").click()
    expect(page.locator(".list .rank").get_by_text("1", exact=True)).to_have_count(1)
    page.keyboard.press("Escape")
    expect(hints).to_have_count(0)
    page.keyboard.press("?")
    do = hints.get_by_role("button", name="Do it")
    expect(do, "nothing is done that has not been looked at").to_have_count(0)
    hints.locator("[data-hint='1']").click()
    expect(hints.locator("[data-hint='1']")).to_have_attribute("aria-pressed", "true")
    assert version(page) == before, "a click shows it"
    steps = hints.locator("[data-hint]").count()
    assert steps > 1, "a plan of several steps"
    done = hints.locator("[data-hint='1'] b").first.inner_text()
    do.click()
    moved_on(page, before)
    expect(hints, "what is left of the plan is shown at once").to_be_visible()
    expect(hints.locator("[data-hint='1'] b").first).not_to_have_text(done)
    page.keyboard.press("Escape")
    expect(hints).to_have_count(0)
    expect(page.locator(".live [data-hinted]")).to_have_count(0)


def test_odds_of_all_attacks_stand_on_the_map(server: Server, visit: Opener) -> None:
    page = against_a_bot(server, visit, "rok-1920", "su", "pl", scenario="A")
    until(page, "Which hex do you attack")
    page.locator(".dock .answers").click()
    targets = page.locator(".list button", has_text=re.compile(r"\d{4}")).count()
    assert targets > 1
    expect(page.locator(".live [data-odds]")).to_have_count(targets)
    expect(page.locator(".live [data-odds] text").first).to_contain_text("%")
    expect(page.locator(".list em").first).to_contain_text("%")


def test_between_people_there_is_no_hint_unless_the_table_says_so(server: Server, visit: Opener) -> None:
    for allowed in (False, True):
        seats = {"pl": {"kind": "me"}, "su": {"kind": "link"}}
        made = server.post("/tables", {"game": "bitwa-warszawska", "practice": 1, "seats": seats, "hints": allowed})
        table = made["table"]["id"]
        friend = server.post(f"/tables/{table}/join", {"secret": made["links"]["su"]})["secret"]
        for secret in (made["seats"]["pl"], friend):
            page = visit(f"/#/table/{table}/{secret}")
            page.wait_for_selector(".dock")
            if page.locator(".dock:not(.idle)").count():
                settled(page)
                expect(page.locator(".ask-hint")).to_have_count(int(allowed))
