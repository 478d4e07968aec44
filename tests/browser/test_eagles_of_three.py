"""Nest of Eagles for three: the table is made in the page, all three sit at one screen, and a whole turn is played."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener, Server
from tests.browser.playing import given, settled, version
from tests.browser.test_rok1920 import lift

POLES, WEST, SOUTHWEST = "the Poles", "the Western Front", "the South-Western Front"
GOING_ON = re.compile(r"^(done|pass|ready|go|no\b|none|start|all)", re.IGNORECASE)
MOST = 150


def whose_turn(page: Page) -> str:
    return page.locator(".seats .seat.on b:not(.short)").text_content() or ""


def answer(page: Page) -> None:
    """The quietest answer: the button that goes on, or else the first that there is."""
    before = version(page)
    buttons = page.locator(".dock [data-answer]:not([disabled])")
    going_on = [n for n, text in enumerate(buttons.all_inner_texts()) if GOING_ON.match(text)]
    if going_on or not page.locator(".dock .answers").count():
        buttons.nth(going_on[-1] if going_on else 0).click()
    else:
        page.locator(".dock .answers").click()
        page.locator(".dock .list button").first.click()
    given(page, before)


def lay_patrol(page: Page) -> None:
    """The first Patrol that is offered; its owner is told whom it covers."""
    before = version(page)
    page.locator(".dock .answers").click()
    page.locator(".dock .list button", has_text="Patrol marker").first.click()
    given(page, before)
    settled(page)
    page.get_by_role("tab", name="Scouting").click()
    expect(page.locator(".scouting")).to_contain_text("Your markers")
    expect(page.locator(".scouting")).to_contain_text("1 of 8 patrols")


@pytest.mark.timeout(600)
def test_a_turn_of_the_campaign_with_three_players_and_hiding(server: Server, visit: Opener) -> None:
    page = visit("/#/new/nest-of-eagles/9")
    page.get_by_label("Players (22)").select_option("three")
    page.get_by_label("Hiding (23.1)").select_option("both")
    who = page.locator("fieldset", has_text="Who sits where").locator("select")
    expect(who).to_have_count(3)
    for n in range(3):
        who.nth(n).select_option("me")
    page.get_by_text("More options").click()
    page.get_by_label("If a player leaves a running game").select_option("partner")
    page.locator("form button[type=submit]").click()
    page.wait_for_selector(".seats .seat")
    expect(page.locator(".seats .seat b:not(.short)")).to_have_text([POLES, WEST, SOUTHWEST], ignore_case=True)
    seen: list[str] = []
    covered: list[tuple[str, str]] = []
    laid, known = False, ""
    for _ in range(MOST):
        settled(page)
        if page.locator(".curtain").count() and seen:
            covered.append((seen[-1], page.inner_text("#curtain-title")))
        lift(page)
        settled(page)
        seen.append(whose_turn(page).lower())
        if page.locator(".instr .stage [aria-current=date]").inner_text().strip() != "26 Apr":
            break
        if "under a marker" in page.inner_text(".dock .ask") and seen[-1] == POLES.lower() and not laid:
            lay_patrol(page)
            laid = True
            continue
        if laid and not known and seen[-1] != POLES.lower():
            page.get_by_role("tab", name="Scouting").click()
            known = page.locator(".scouting").inner_text()
        answer(page)
    assert "Hidden enemy markers" in known, "a front sees that a Polish patrol is there"
    assert "may be a dummy" in known, "and not who it is"
    fronts = [seat for seat in seen if seat != POLES.lower()]
    assert {*fronts} == {WEST.lower(), SOUTHWEST.lower()}, "both commanders were asked, each in his turn"
    assert seen[-1] == POLES.lower(), "the next stage has begun"
    assert covered, "the screen was passed on between enemies"
    assert not [pair for pair in covered if "Front" in pair[1] and "front" in pair[0]], "partners hide nothing"
    expect(page.locator(".seats .tag")).to_contain_text("precedence")
