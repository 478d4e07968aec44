"""Guided games by a newcomer who reads nothing twice: he clicks what is ringed or glows, and it is always taken."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sztab.lessons import FirstGame, course, games_with_lessons
from tests.browser.conftest import Opener
from tests.browser.test_courses import go_on

LIT = """() => {
    const inSight = (x, y) => {
        const over = document.elementFromPoint(x, y);
        return over && !over.closest('[data-floats], .guide');
    };
    const middle = (thing) => {
        const { x, y, width, height } = thing.getBoundingClientRect();
        return width && height ? [x + width / 2, y + height / 2] : null;
    };
    const buttons = [
        '.dock .unconfirmed:not([disabled])', '.awaited:not([disabled], [aria-pressed=true])', '[data-card].offered',
    ];
    for (const selector of buttons)
        for (const button of document.querySelectorAll(selector)) {
            const spot = middle(button);
            if (!spot || button.closest('[inert]')) continue;
            const over = document.elementFromPoint(...spot);
            if (over && (button.contains(over) || over.contains(button))) return [...spot, selector];
        }
    const lights = [
        '.facings g[role=button]', 'polygon.target', '.reach polygon', '.field.target', '.field.reach',
        '.stack.choosable', '.field.own',
    ];
    for (const selector of lights)
        for (const thing of document.querySelectorAll(selector)) {
            const spot = middle(thing);
            if (spot && inSight(...spot)) return [...spot, selector];
        }
    return null;
}"""
REFUSED = re.compile("in the guided game, do what|Not there: choose what glows")
MOST = 24


def guided(game: str) -> FirstGame:
    taught = course(game)
    assert taught is not None
    assert taught.first_game is not None
    return taught.first_game


def stands(page: Page) -> str:
    """All that a click can change: position, question, what is picked and said."""
    return str(
        page.evaluate("""() => [...document.querySelectorAll('.time .live b, .dock, .guide')]
            .map((part) => part.outerHTML).join() + document.querySelectorAll('.stack, .reach polygon').length""")
    )


def quiet(page: Page) -> str:
    """Wait until nothing changes any more."""
    before = ""
    for _ in range(60):
        page.wait_for_timeout(150)
        now = stands(page)
        if now == before and not page.locator(".dock[aria-busy=true]").count():
            break
        before = now
    return now


def drawn(first: FirstGame) -> set[str]:
    """The places of a map that was drawn for a guided game."""
    return set(first.position.get("map", {}).get("places", {}))


@pytest.mark.parametrize(
    "game",
    [game if game == "rok-1920" else pytest.param(game, marks=pytest.mark.long) for game in games_with_lessons()],
)
def test_whatever_glows_or_is_ringed_is_taken(visit: Opener, game: str) -> None:
    first = guided(game)
    page = visit(f"/#/games/{game}/lessons", viewport={"width": 1280, "height": 720})
    page.locator(".first .b.main").click()
    guide = page.locator(".guide")
    nexts: set[float] = set()
    for step in first.steps:
        expect(guide).to_contain_text(step.say.en)
        done: list[Any] = []
        for _ in range(MOST):
            quiet(page)
            if step.teaches.en in guide.inner_text():
                break
            spot = page.evaluate(LIT)
            assert spot, f"{step.id}: nothing glows, and nothing is ringed, after {done}"
            done.append(spot[2])
            page.mouse.click(spot[0], spot[1])
            page.wait_for_timeout(100)
            said = page.locator(".dock").inner_text() if page.locator(".dock").count() else ""
            assert not REFUSED.search(said), f"{step.id}: refused after {done}"
            near = set(
                re.findall(r"\((?:near|across the river from|2 hexes [a-z-]+ of) ([^)]+)\)", page.inner_text("body"))
            )
            assert not drawn(first) or near <= drawn(first), f"{step.id}: told by another map: {near - drawn(first)}"
        expect(guide).to_contain_text(step.teaches.en)
        button = guide.get_by_role("button", name="Next", exact=True).bounding_box()
        assert button
        nexts.add(round(button["y"]))
        go_on(page, "en")
    expect(guide).to_have_class(re.compile("won"))
    if page.locator(".guide-place").count():
        assert len(nexts) == 1, "“Next” stays where it is"
