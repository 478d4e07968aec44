"""The fronts of a fight, and the steps of a lesson, are read whole, and nobody is asked before he has begun."""

import pytest
from playwright.sync_api import expect

from sztab.lessons import course
from tests.browser.conftest import Opener, Server
from tests.browser.test_courses import LOCALES, Learner, go_on

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


READ = (
    """() => [...document.querySelectorAll('.guide .body')].every((one) => one.scrollHeight <= one.clientHeight + 2)"""
)


@pytest.mark.parametrize("language", ["pl", "en"])
def test_on_a_telephone_what_a_step_asks_for_is_read_whole(server: Server, visit: Opener, language: str) -> None:
    taught = course(GAME)
    assert taught is not None
    assert taught.first_game is not None
    page = visit(f"/#/games/{GAME}/lessons", viewport={"width": 390, "height": 844}, locale=LOCALES[language])
    page.locator(".first .b.main").click()
    guide, learner, cut = page.locator(".guide"), Learner(server, page, taught.first_game.seat), []
    for number, step in enumerate(taught.first_game.steps, 1):
        expect(guide).to_contain_text(getattr(step.say, language))
        page.wait_for_timeout(300)
        if step.do and not page.evaluate(READ):
            cut.append(number)
        learner.answer_all(step.do)
        expect(guide).to_contain_text(getattr(step.teaches, language))
        go_on(page, language)
    assert cut == []
