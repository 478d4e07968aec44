"""The analysis of a finished game: begun by a button, its curve, luck, turning points and mistakes lead to moments."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sztab.bots import make
from sztab.bots.bot import Glimpse
from sztab.games import load, rules_version
from sztab.kernel.beginning import new_header
from sztab.kernel.recorder import Recorder
from sztab.kernel.requests import Choice
from tests.browser.conftest import Opener, Server

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LAPTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}
LONG = 200_000


def recorded(game_id: str, scenario: str, seats: dict[str, str], answers: int = 10_000) -> str:
    """A game of bots, as a record."""
    game = load(game_id)
    seed = b"x" * 32
    table: Recorder[Any] = Recorder(
        game, new_header(game, scenario, {}, rules_version(game), seed=seed, seats=seats, practice=5), seed
    )
    minds = {seat: make(name, 5) for seat, name in seats.items()}
    while (question := table.play.question) is not None and len(table.play.answers) < answers:
        if isinstance(question, Choice):
            table.answer(minds[question.seat].answer(Glimpse(table.play, question.seat)))
        else:
            table.settle()
    return table.text()


@pytest.fixture(scope="module")
def watched(server: Server) -> str:
    text = recorded("bitwa-warszawska", "olympiad", {"pl": "corporal", "su": "uniform"})
    made = server.post("/records", {"record": text})
    return f"/#/table/{made['table']['id']}/{made['watch']}"


def analysed(page: Page) -> None:
    """Open the panel and wait for what it finds."""
    page.get_by_role("tab", name=re.compile("Analysis|Analiza")).click()
    panel = page.locator(".analysis")
    begin = panel.get_by_role("button", name=re.compile("Analyse the game|Analizuj partię"))
    curve = panel.locator(".curve svg")
    expect(begin.or_(curve)).to_be_visible()
    if begin.count():
        begin.click()
    expect(curve).to_be_visible(timeout=LONG)


def test_a_finished_game_is_analysed(server: Server, visit: Opener, watched: str) -> None:
    page = visit(watched, **LAPTOP)
    page.wait_for_selector(".board-place svg")
    analysed(page)
    panel = page.locator(".analysis")
    assert len(panel.locator(".line").get_attribute("d") or "") > 100
    expect(panel.locator("dl dd")).to_have_count(2)
    mistakes = panel.locator("[data-mistake]")
    assert mistakes.count() > 0
    wanted = mistakes.first.get_attribute("data-mistake")
    mistakes.first.click()
    expect(page.locator(".live b").first).to_have_text(wanted or "")
    expect(mistakes.first.locator("b").first).to_contain_text("%")
    expect(mistakes.first.locator(".best").first).to_contain_text("better:")
    panel.get_by_role("button", name=re.compile("What would the bot choose")).click()
    expect(panel.locator("[data-hint]").first).to_be_visible(timeout=LONG)
    turning = panel.locator("[data-turning]")
    if turning.count():
        assert any(turning.locator(".what").all_inner_texts()), "what happened there"
        turning.first.click()
        expect(page.locator(".live b").first).to_have_text(turning.first.get_attribute("data-turning") or "")
    box = panel.locator(".curve svg").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 60)
    expect(page.locator(".live.past")).to_have_count(1)


def test_it_is_read_on_a_telephone_and_was_kept(visit: Opener, watched: str) -> None:
    page = visit(watched, **PHONE)
    page.wait_for_selector(".board-place svg")
    page.get_by_role("button", name=re.compile("More|Więcej")).click()
    page.get_by_role("button", name=re.compile("^(Analysis|Analiza)$")).click()
    panel = page.locator(".analysis")
    panel.get_by_role("button", name=re.compile("Analyse the game|Analizuj partię")).click()
    expect(page.locator(".result")).to_have_count(0)
    expect(panel.locator(".curve svg")).to_be_visible(timeout=LONG)
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390, "nothing sticks out"
    inner = panel.evaluate("node => node.scrollWidth - node.clientWidth")
    assert inner <= 1
