"""Whole courses in the page: every step of the guided games and the solution of every lesson, by buttons and lists."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import takewhile
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sztab.lessons import course, games_with_lessons
from sztab.situations.asking import spoken
from tests.browser.conftest import Opener, Server
from tests.browser.playing import given, moved_on, settled, version

pytestmark = pytest.mark.long

READERS = [(1280, 720, "pl"), (390, 844, "en")]
NEXT = {"pl": "Dalej", "en": "Next"}
LOCALES = {"pl": "pl-PL", "en": "en-GB"}


def is_attacker(one: dict[str, Any]) -> bool:
    """Whether an answer names one who takes part, as both 1920 games ask for them."""
    return one.keys() == {"unit"} and isinstance(one["unit"], str)


class Learner:
    """Answers as a person does: by a button, or from the list of all answers."""

    def __init__(self, server: Server, page: Page, seat: str) -> None:
        self.server, self.page, self.seat = server, page, seat
        self.held: list[dict[str, Any]] = []
        """Answers of which the page only knows yet: units that are picked up."""

    def question(self) -> dict[str, Any]:
        """What is asked at the table that is open."""
        table = re.search(r"/table/(\w+)", self.page.url)
        assert table
        secret = self.page.evaluate("Object.values(JSON.parse(localStorage['sztab-tables'])[0].seats)[0]")
        asked: dict[str, Any]
        if self.held:
            body = {"seat": self.seat, "answers": self.held}
            asked = self.server.post(f"/tables/{table[1]}/queries/try", body, secret)["question"]
        else:
            found = self.server.get(f"/tables/{table[1]}?seat={self.seat}&since=100000", secret)
            asked = found["moment"]["question"]
        return asked

    def answer_all(self, told: Sequence[Any]) -> None:
        """One after another, until the lesson is won; an attack is weighed and given as one."""
        left = [{key: value for key, value in spoken(one).items() if key != "by"} for one in told]
        while left and not self.page.locator(".guide.won").count():
            settled(self.page)
            wish = left.pop(0)
            named = list(takewhile(is_attacker, left)) if self.prompt() == "attack" else []
            if named:
                self.attack(wish, [one["unit"] for one in named])
                left = left[len(named) + (left[len(named) : len(named) + 1] == [{"answer": "go"}]) :]
            elif wish.get("answer") == "move" and "unit" in wish and self.prompt() == "act":
                along = list(takewhile(lambda one: one.get("answer") in ("with", "line", "go"), left))
                left = left[len(along) :]
                self.march(wish, [one for one in along if "unit" in one])
            else:
                self.answer(wish)

    def prompt(self) -> str:
        asked = self.question()
        return str(asked["prompt"]) if asked else ""

    def attack(self, wish: dict[str, Any], units: list[str]) -> None:
        """Weigh a target in the panel of fights, leave out whoever is not to take part, and confirm."""
        before = version(self.page)
        self.choose(wish)
        confirm = self.page.locator(".dock .unconfirmed:not([disabled])")
        confirm.wait_for()
        self.page.locator("section.attack button.unit").first.wait_for(state="attached")
        for button in self.page.locator("section.attack button.unit").all():
            if (button.get_attribute("data-unit") in units) != (button.get_attribute("aria-pressed") == "true"):
                button.dispatch_event("click")
        confirm.click()
        moved_on(self.page, before)
        for _ in range(100):
            if self.prompt() != "attackers":
                break
            self.page.wait_for_timeout(50)

    def march(self, wish: dict[str, Any], along: list[dict[str, Any]]) -> None:
        """Pick a unit of Racławice up: its stack comes with it, and whoever is not to go along is left behind."""
        before = version(self.page)
        self.choose(wish)
        self.page.wait_for_function(
            "n => document.querySelector('.dock[data-selected][data-prompt=step]:not([aria-busy=true])')"
            " || Number(document.querySelector('.time .live b')?.textContent) > n",
            arg=before,
        )
        if version(self.page) > before:
            self.held = []
            return
        units = {one["unit"] for one in (wish, *along)}
        for number in range(self.page.locator(".company .unit").count()):
            button = self.page.locator(".company .unit").nth(number)
            expect(button).to_be_enabled()
            if (button.get_attribute("data-unit") in units) != (button.get_attribute("aria-pressed") == "true"):
                button.click()
                self.page.wait_for_timeout(300)
        self.held = [wish, *along]
        if self.prompt() == "group":
            self.held.append({"answer": "go"})

    def answer(self, wish: dict[str, Any]) -> None:
        before = version(self.page)
        self.choose(wish)
        given(self.page, before)
        self.page.wait_for_function("() => !document.querySelector('.dock[aria-busy=true]')")
        self.held = [*self.held, wish] if version(self.page) == before else []

    def choose(self, wish: dict[str, Any]) -> None:
        options = self.question()["options"]
        (place,) = [n for n, option in enumerate(options) if option["wire"] == wish]
        button = self.page.locator(f".dock [data-answer='{options[place]['index']}']")
        if button.count():
            button.click()
        else:
            self.page.locator(".dock .answers").click()
            self.page.locator(".dock .list button").nth(place).click()


def go_on(page: Page, language: str) -> None:
    page.locator(".guide").get_by_role("button", name=NEXT[language], exact=True).click()


def walked(
    server: Server, visit: Opener, game: str, size: tuple[int, int], language: str, by: type[Learner] = Learner
) -> Page:
    """The guided game to its end, which leads on to a lesson and to a game."""
    taught = course(game)
    assert taught is not None
    assert taught.first_game is not None
    shape = {"width": size[0], "height": size[1]}
    page = visit(f"/#/games/{game}/lessons", viewport=shape, locale=LOCALES[language])
    page.locator(".first .b.main").click()
    guide, learner = page.locator(".guide"), by(server, page, taught.first_game.seat)
    for step in taught.first_game.steps:
        expect(guide).to_contain_text(getattr(step.say, language))
        learner.answer_all(step.do)
        expect(guide).to_contain_text(getattr(step.teaches, language))
        go_on(page, language)
    expect(guide).to_have_class(re.compile("won"))
    expect(guide.locator(".tick")).to_be_visible()
    expect(guide).to_contain_text(getattr(taught.lessons[0].title, language))
    expect(guide.get_by_role("button", name="Zagraj z botem" if language == "pl" else "Play a bot")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    return page


@pytest.mark.parametrize(("width", "height", "language"), READERS)
@pytest.mark.parametrize("game", games_with_lessons())
def test_the_guided_game_to_its_end(
    server: Server, visit: Opener, game: str, width: int, height: int, language: str
) -> None:
    walked(server, visit, game, (width, height), language)


LESSONS = [(game, lesson.id) for game in games_with_lessons() if (taught := course(game)) for lesson in taught.lessons]


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_is_solved(server: Server, visit: Opener, game: str, name: str) -> None:
    taught = course(game)
    assert taught is not None
    lesson = taught.lesson(name)
    assert lesson is not None
    page = visit(f"/#/games/{game}/lessons", viewport={"width": 1280, "height": 720})
    page.locator("ol li .b").nth([other.id for other in taught.lessons].index(name)).click()
    expect(page.locator(".guide")).to_contain_text(lesson.task.en)
    learner = Learner(server, page, lesson.seat)
    learner.answer_all(lesson.solution)
    expect(page.locator(".guide")).to_have_class(re.compile("won"))
