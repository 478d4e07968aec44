"""On a laptop the fronts of a fight are read whole beside what is taught, and nobody is asked before he has begun."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opener

GAME = "bitwa-warszawska"
LAPTOP = {"width": 1280, "height": 720}
LESSONS = {"fronts": 2, "sent back": 3, "fortifications": 4}


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)
def test_beside_a_lesson_ones_front_is_seen_whole(visit: Opener, lesson: int) -> None:
    page = visit(f"/#/games/{GAME}/lessons", viewport=LAPTOP)
    page.get_by_role("button", name="Open", exact=True).nth(lesson).click()
    fight = page.locator(".dock .fight")
    expect(fight).to_be_visible()
    if page.locator(".dock[data-prompt=front]").count():
        page.locator(".hand button.offered").first.click()
        expect(fight.locator(".row figure").first).to_be_visible()
    acts = page.locator(".dock .acts").bounding_box()
    assert acts is not None
    for row in fight.locator(".row").all():
        box = row.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= acts["y"] + 1, "no card lies under the buttons"


def test_nobody_is_asked_before_the_story_has_begun(visit: Opener) -> None:
    page = visit(f"/#/games/{GAME}", viewport=LAPTOP, settings={"pace": 1})
    page.get_by_role("button", name="Play a bot").click()
    begin = page.get_by_role("button", name="Begin", exact=True)
    expect(begin).to_be_visible(timeout=20_000)
    expect(page.locator(".dock .acts")).to_have_count(0)
    begin.click()
    expect(page.locator(".dock .acts")).to_be_visible(timeout=30_000)
