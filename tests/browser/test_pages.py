"""The pages around the tables: each page of each game has what it promises, and none is an empty frame."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from sztab import games
from tests.browser.conftest import Opener, Server

# What makes a page more than its frame: so many of these.
CONTENT = {
    "": ("main .text p", 4),
    "scenarios": ("main article, main li, main tr", 1),
    "map": ("main svg text", 8),
    "counters": ("main figure", 12),
    "lessons": ("main ol li", 5),
    "situations": ("main li", 8),
    "rules": ("main article, main dt, main li, main h3", 20),
    "origin": ("main table tr", 4),
}
"""By section: what it is made of, and how many of them are the least."""


@pytest.mark.parametrize("game", sorted(games.CATALOGUE))
def test_no_page_of_a_game_is_empty(visit: Opener, game: str) -> None:
    page = visit(f"/#/games/{game}")
    # What the start page offers of a game, its own page offers too.
    expect(page.locator("main .do a.learn")).to_have_attribute("href", f"#/games/{game}/lessons")
    for section, (parts, least) in CONTENT.items():
        page.evaluate(f"location.hash = '/games/{game}/{section}'")
        expect(page.locator("main nav a.on")).to_have_attribute("href", f"#/games/{game}{'/' * bool(section)}{section}")
        found = page.locator(parts)
        expect(found.nth(least - 1), section).to_be_attached()
        text = page.locator("main").inner_text()
        assert "[web-" not in text, f"{section}: a word is missing"


PAGES = ("", "lobby", "new", "settings", "account", "dice", "privacy")
BROAD = """() => [document.documentElement.scrollWidth - innerWidth,
    ...[...document.querySelectorAll('.page > .top > *')]
    .filter((part) => part.getBoundingClientRect().right > innerWidth).map((part) => part.className)]"""
ROWS = """() => new Set([...document.querySelectorAll('.page > .top > :not(.skip)')]
    .map((part) => Math.round(part.getBoundingClientRect().top / 30))).size"""


@pytest.mark.parametrize("language", ["pl-PL", "en-GB"])
def test_no_page_is_pushed_sideways_on_a_telephone(server: Server, visit: Opener, language: str) -> None:
    """Nothing runs off the right edge of any page, and its head takes two rows."""
    page = visit("/", viewport={"width": 390, "height": 844}, locale=language)
    wide, addresses = [], list(PAGES)
    for game in sorted(games.CATALOGUE):
        first = server.get(f"/games/{game}")["game"]["scenarios"][0]["id"]
        sections = [*CONTENT, "tables", f"scenarios/{first}"]
        addresses += [f"new/{game}", *(f"games/{game}/{section}".rstrip("/") for section in sections)]
    for address in addresses:
        page.evaluate(f"location.hash = '/{address}'")
        page.wait_for_timeout(60)
        page.wait_for_function("() => !document.querySelector('main [role=status]')")
        page.wait_for_selector(".page > .top")
        for width in (360, 390):
            page.set_viewport_size({"width": width, "height": 844})
            if (found := page.evaluate(BROAD)) != [0]:
                wide.append((address, width, found))
        assert page.evaluate(ROWS) == 2, address
    assert not wide


def test_every_counter_and_card_can_be_found(visit: Opener) -> None:
    page = visit("/#/games/how-the-west-was-saved/counters")
    expect(page.locator(".counters article.card")).to_have_count(40)
    page.get_by_role("searchbox").fill("mauser")
    expect(page.locator(".counters article.card")).to_have_count(1)
    expect(page.locator(".counters figure")).to_have_count(0)
    page.get_by_role("searchbox").fill("8th inf")
    expect(page.locator(".counters figure").first).to_contain_text("8th Infantry Division")
