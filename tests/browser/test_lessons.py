"""A newcomer's first lesson in the page: the guide says what to do, takes nothing else, and goes on."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sztab.lessons import course
from tests.browser.conftest import Opener, Server
from tests.browser.playing import moved_on, version
from tests.browser.test_courses import Learner, go_on, walked


def words_of(page: Page) -> str:
    return page.locator(".guide").inner_text()


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
def test_the_guided_game_leads_from_step_to_step(visit: Opener, size: tuple[int, int]) -> None:
    taught = course("bitwa-warszawska")
    assert taught is not None
    assert taught.first_game is not None
    steps = taught.first_game.steps
    page = visit("/#/games/bitwa-warszawska/lessons", viewport={"width": size[0], "height": size[1]})
    page.locator(".first .b.main").click()
    for step in steps[:2]:
        expect(page.locator(".guide")).to_contain_text(step.say.en)
        expect(page.locator(".dock")).to_have_count(0)
        page.get_by_role("button", name="Next", exact=True).click()
    expect(page.locator(".guide")).to_contain_text(steps[2].say.en)
    page.get_by_role("button", name="play Sappers of Dęblin").first.click()
    expect(page.locator(".guide")).to_contain_text(steps[2].teaches.en)
    page.get_by_role("button", name="Next", exact=True).click()
    expect(page.locator(".guide")).to_contain_text(steps[3].say.en)


def test_a_lesson_gives_hints_and_can_be_left(visit: Opener) -> None:
    taught = course("rok-1920")
    assert taught is not None
    lesson = taught.lessons[0]
    page = visit("/#/games/rok-1920/lessons", viewport={"width": 1280, "height": 720})
    page.locator("ol li .b").first.click()
    expect(page.locator(".guide")).to_contain_text(lesson.task.en)
    assert lesson.hints[0].en not in words_of(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".guide")).to_contain_text(lesson.hints[0].en)
    page.get_by_role("button", name="Leave and play on").click()
    expect(page.locator(".guide")).to_have_count(0)
    expect(page.locator(".kind")).to_contain_text("Board after the lesson.")
    page.get_by_role("button", name="All lessons").click()
    expect(page).to_have_url(re.compile("/games/rok-1920/lessons"))


def test_a_task_is_read_whole_on_a_telephone(visit: Opener) -> None:
    page = visit("/#/games/bitwa-warszawska/lessons", viewport={"width": 390, "height": 844})
    page.locator("ol li .b").nth(1).click()
    for part in (page.get_by_text("Task:", exact=False), page.get_by_role("button", name="Hint")):
        expect(part.first).to_be_in_viewport(ratio=1)
        assert foot(page, ".guide") >= part.first.evaluate("(thing) => thing.getBoundingClientRect().bottom")


def test_a_guided_game_ends_and_leads_on(server: Server, visit: Opener) -> None:
    """One of them whole, in Polish; all of them in the long tests."""
    page = walked(server, visit, "how-the-west-was-saved", (1280, 720), "pl")
    expect(page.locator(".seats")).to_contain_text("gra lekcja")
    page.locator(".guide").get_by_role("button", name="Zagraj z botem").click()
    expect(page.locator(".crumb i")).to_have_text("Kampania 1920")


def test_a_guided_fight_is_read_whole_on_a_laptop_and_its_end_covers_nothing(server: Server, visit: Opener) -> None:
    taught = course("bitwa-warszawska")
    assert taught is not None
    assert taught.first_game is not None
    size = {"width": 1280, "height": 720}
    page = visit("/#/games/bitwa-warszawska/lessons", viewport=size, locale="pl-PL")
    page.locator(".first .b.main").click()
    learner = Learner(server, page, taught.first_game.seat)
    for step in taught.first_game.steps:
        expect(page.locator(".guide")).to_contain_text(step.say.pl)
        if step.any_order:
            for card in ("p-18", "p-01", "p-16", "p-03"):
                offered = page.locator(".cards button.offered")
                expect(offered.filter(has=page.locator(f"xpath=self::*[@data-card='{card}']"))).to_have_count(1)
                expect(page.locator(".cards .offered[data-card='p-26']")).to_have_count(0)
                assert foot(page, ".dock .fight .row") <= top(page, ".dock .acts"), "the front is in sight"
                before = version(page)
                page.locator(f".cards [data-card='{card}']").click()
                moved_on(page, before)
                lies = page.locator(f".cards [data-card='{card}'] + .face").bounding_box()
                assert lies
                assert lies["y"] > 560, "what was laid does not stand before the question"
        else:
            learner.answer_all(step.do)
        expect(page.locator(".guide")).to_contain_text(step.teaches.pl)
        assert "{$" not in page.inner_text("body")
        go_on(page, "pl")
    expect(page.locator(".guide.won")).to_be_visible()
    expect(page.locator(".result")).to_have_count(0)


def top(page: Page, thing: str) -> float:
    return float(page.locator(thing).first.evaluate("(thing) => thing.getBoundingClientRect().top"))


def foot(page: Page, thing: str) -> float:
    return float(page.locator(thing).first.evaluate("(thing) => thing.getBoundingClientRect().bottom"))


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
def test_a_lesson_opens_so_near_that_its_counters_can_be_read(visit: Opener, size: tuple[int, int]) -> None:
    page = visit("/#/games/raclawice-1794/lessons", viewport={"width": size[0], "height": size[1]})
    page.locator("ol li .b").nth(1).click()
    page.wait_for_selector(".guide")
    expect(page.locator("svg.live")).not_to_have_attribute("data-detail", "dots")
    # On a telephone the task comes before the idea behind it, and can be read without scrolling.
    task = page.get_by_text("Task:", exact=False).first
    expect(task).to_be_in_viewport(ratio=1)


class Pointer(Learner):
    """
    Points at the hexes that answers name, and confirms by Enter: the pointer stays where it was. Of the ways that a
    chosen stack has the one that the step waits for is the main button, which has Enter.
    """

    def spot(self, number: str) -> tuple[float, float]:
        """Where a hex of the game's map lies on the screen."""
        cells = self.server.get("/games/how-the-west-was-saved/board")["picture"]["cells"]
        cell = next(cell for cell in cells if cell["number"] == number)
        self.page.wait_for_timeout(700)  # the map comes to rest
        box: list[float] = self.page.evaluate("""() => {
            const svg = document.querySelector('svg.live');
            const { x, y, width } = svg.getBoundingClientRect();
            return [x, y, width / svg.viewBox.baseVal.width];
        }""")
        return box[0] + cell["x"] * box[2], box[1] + cell["y"] * box[2]

    def choose(self, wish: dict[str, Any]) -> None:
        hex_ = wish.get("hex")
        if not isinstance(hex_, str) or "second" in wish or self.prompt() in ("order", "march"):
            super().choose(wish)
            return
        before = version(self.page)
        self.page.mouse.click(*self.spot(hex_))
        self.page.wait_for_function(
            "n => document.querySelector('.dock .unconfirmed, .dock[data-picked] .main.awaited')"
            " || Number(document.querySelector('.time .live b')?.textContent) > n",
            arg=before,
        )
        if version(self.page) == before:
            self.page.keyboard.press("Enter")


def test_a_guided_game_is_led_by_pointer_and_enter(server: Server, visit: Opener) -> None:
    """What lies under the pointer while an answer is given is drawn together with what the answer brings."""
    walked(server, visit, "how-the-west-was-saved", (1280, 720), "en", Pointer)
