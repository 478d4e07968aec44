"""A newcomer's whole game of each kind: one click on the start page, then buttons and lists to the result."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.playing import given, is_over, settled, version

pytestmark = pytest.mark.long


GAMES = {
    "bitwa-warszawska": "Battle of Warsaw",
    "raclawice-1794": "Racławice 1794",
    "rok-1920": "The Year 1920",
    "how-the-west-was-saved": "How the West Was Saved",
    "nest-of-eagles": "1920: Nest of Eagles",
}
MOST = 4000
FINAL = re.compile(r"^(done|pass|stop|go|rest|not now|no more|nobody|stop here|.* stops)", re.IGNORECASE)


def start(visit: Opener, game: str) -> Page:
    page = visit("/")
    tile = page.locator("article.tile", has=page.locator(f"a[href='#/games/{game}']"))
    tile.get_by_role("button", name="Play a bot").click()
    page.wait_for_selector(".dock")
    return page


def answer(page: Page, chance: random.Random) -> None:
    """Any legal answer, as someone gives it who does not know the game: mostly the button that goes on."""
    before = version(page)
    buttons = page.locator(".dock [data-answer]:not([disabled])")
    texts = buttons.all_inner_texts()
    going_on = [n for n, text in enumerate(texts) if FINAL.match(text)]
    listed = page.locator(".dock .answers")
    if going_on and (chance.random() < 0.7 or not listed.count()):
        buttons.nth(going_on[-1]).click()
    elif listed.count():
        listed.click()
        options = page.locator(".dock .list button")
        options.nth(chance.randrange(options.count())).click()
    else:
        buttons.nth(chance.randrange(len(texts))).click()
    given(page, before)


@pytest.mark.timeout(1500)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_a_bot(visit: Opener, game: str) -> None:
    page = start(visit, game)
    expect(page.locator(".intro h2")).to_have_text(GAMES[game])
    chance = random.Random(1794)
    for _ in range(MOST):
        settled(page)
        if is_over(page):
            break
        answer(page, chance)
    result = page.locator(".result")
    expect(result.locator("h2")).to_have_text(re.compile("wins?$|draw"))
    expect(result.locator(".why .rule")).to_be_visible()
    table = page.url
    result.get_by_role("button", name="Rematch").click()
    result.get_by_role("link", name="To the rematch").click()
    page.wait_for_function("address => location.href.split('?')[0] !== address.split('?')[0]", arg=table)
    settled(page)
    expect(page.locator(".seats")).to_contain_text("you")
    page.goto(table)
    page.locator(".result").get_by_role("button", name="Explore the final position").click()
    expect(page.locator(".crumb i")).to_have_text("analysis")
