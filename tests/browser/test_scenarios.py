"""The page of a scenario: its story, where it begins, who tends to win, and a click that begins it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from sztab import games
from tests.browser.conftest import Opener, Server

PHONE = {"width": 390, "height": 844}


def test_from_the_start_page_to_a_game_by_its_scenario(visit: Opener) -> None:
    page = visit("/", viewport={"width": 1280, "height": 720})
    page.get_by_role("link", name="Scenarios The Year 1920").click()
    page.get_by_role("link", name="The Kiev Expedition").first.click()
    expect(page.get_by_text("26 April – 27 June 1920")).to_be_visible()
    expect(page.get_by_text("Piłsudski and Petlura march on Kijów (Kiev)")).to_be_visible()
    expect(page.get_by_text("10 turns · 2 players · about 1.5 h")).to_be_visible()
    expect(page.get_by_text("Cadres, replacements")).to_be_visible()
    expect(page.locator("figure .counter").first).to_be_visible()
    page.get_by_role("link", name="Spring 1920").click()
    expect(page.get_by_role("heading", name="Spring 1920")).to_be_visible()
    # Nothing on the page of one scenario begins another.
    expect(page.get_by_role("button", name="Play a bot")).to_have_count(0)
    page.get_by_role("button", name="Play the Bolsheviks").click()
    page.wait_for_selector(".live .stack")
    assert "/table/" in page.url


def test_a_new_table_leads_to_the_story_of_its_scenario(visit: Opener) -> None:
    page = visit("/#/new/raclawice-1794/battery")
    page.get_by_role("link", name="Story, map and balance").click()
    expect(page.get_by_role("heading", name="The Assault on the Battery")).to_be_visible()
    expect(page.get_by_text(re.compile("50 games between two bots at the level Corporal"))).to_be_visible()
    page.evaluate("location.hash = '#/games/nest-of-eagles/scenarios'")
    page.get_by_role("link", name="6 options to choose").click()  # only the campaign has so many
    expect(page.get_by_text("Political priorities (23.5)")).to_be_visible()


@pytest.mark.parametrize("language", ["pl-PL", "en-GB"])
@pytest.mark.parametrize("game", list(games.CATALOGUE))
def test_every_scenario_has_its_page(server: Server, visit: Opener, game: str, language: str) -> None:
    """Its map with all that stands on it, and no word missing, also on a telephone."""
    listed = server.get(f"/games/{game}")["game"]["scenarios"]
    page = visit(f"/#/games/{game}/scenarios/{listed[0]['id']}", viewport=PHONE, locale=language)
    for scenario in listed:
        page.evaluate("address => { location.hash = address }", f"#/games/{game}/scenarios/{scenario['id']}")
        expect(page.get_by_role("heading", name=scenario["title"][language[:2]], exact=True)).to_be_visible()
        expect(page.locator(".story")).to_have_text(re.compile(r"\w{4}.{80}"))
        standing = server.get(f"/games/{game}/scenarios/{scenario['id']}")["standing"]
        marks = page.locator("figure :is(.counter, .army)")
        expect(marks).to_have_count(len({(at["place"], at["side"]) for at in standing}))
        said = page.locator("main").inner_text()
        assert not re.search(r"\b(scenario|web|atlas)-[a-z]", said), said
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
