"""What a newcomer to 1920 and to Warsaw is told: who stands there, what a choice brings, what comes first."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener, Server
from tests.browser.playing import moved_on, settled, version
from tests.browser.test_rok1920 import in_sight, middle, until

LAPTOP = {"width": 1280, "height": 720}
AGAINST_BOT = {"pl": {"kind": "me"}, "su": {"kind": "bot", "bot": "greedy"}}
NO_BLUE = 119
"""The game in which the Poles may attack at once with the 1st Army, and hold neither its cards nor white ones."""


def table_of(server: Server, visit: Opener, game: str, scenario: str = "", **wish: object) -> Page:
    seats = {"seats": AGAINST_BOT, **({"scenario": scenario} if scenario else {})}
    table, secret = server.table(game, **seats, **wish)
    page = visit(f"/#/table/{table}/{secret}", viewport=LAPTOP)
    page.wait_for_selector(".dock:not(.idle)")
    settled(page)
    return page


def test_who_attacks_without_a_card_that_fits_is_warned_and_asked_once_more(server: Server, visit: Opener) -> None:
    page = table_of(server, visit, "bitwa-warszawska", practice=NO_BLUE)
    before = version(page)
    page.locator("[data-field=radzymin]").click()
    expect(page.locator(".dock .ask")).to_contain_text("No card in your reserves fits this army")
    expect(page.locator(".cards .tab.not")).to_have_count(7)
    page.locator(".field.target").first.click()
    expect(page.locator(".dock .ask")).to_contain_text("Confirm, or choose something else")
    assert version(page) == before, "nothing was sent yet"
    page.get_by_role("button", name=re.compile("^Confirm: 1st Army attacks")).click()
    moved_on(page, before)


def test_cards_say_whether_they_fit_before_the_attack_is_ordered(server: Server, visit: Opener) -> None:
    page = table_of(server, visit, "bitwa-warszawska", practice=4)
    lie = "() => [...document.querySelectorAll('[data-card]')].map((card) => card.dataset.card)"
    order = page.evaluate(lie)
    page.locator("[data-field=radzymin]").click()
    expect(page.locator(".cards .tab.fits").first).to_be_visible()
    expect(page.locator(".dock .ask")).to_contain_text(re.compile("in your reserves fits? this army"))
    assert page.evaluate(lie) == order, "to look at an attack moves no card"
    before = version(page)
    page.locator(".field.target").first.click()
    moved_on(page, before)  # a card fits: nothing is asked once more


def test_a_card_that_is_laid_keeps_its_place(server: Server, visit: Opener) -> None:
    page = table_of(server, visit, "bitwa-warszawska", practice=4)
    page.locator("[data-field=radzymin]").click()
    page.locator(".field.target").first.click()
    for _ in range(20):
        settled(page)
        if "choose a card for the front" in page.inner_text(".dock .ask"):
            break
        before = version(page)
        page.locator(".dock [data-answer]", has_text="Rest until").click()
        moved_on(page, before)
    expect(page.locator(".cards .tab.fits").first).to_be_visible()
    page.wait_for_timeout(300)
    lie = "() => [...document.querySelectorAll('[data-card]')].map((card) => card.dataset.card)"
    order = page.evaluate(lie)
    for place in (2, 1):
        before = version(page)
        page.locator("[data-card]").nth(place).click()
        moved_on(page, before)
        settled(page)
        assert page.evaluate(lie) == order


def test_a_counter_under_the_pointer_says_in_words_who_it_is(server: Server, visit: Opener) -> None:
    page = table_of(server, visit, "rok-1920", "A")
    page.mouse.move(*middle(in_sight(page, ".live .stack")))
    expect(page.get_by_role("tooltip")).to_contain_text(re.compile("division|brigade"))
    expect(page.get_by_role("tooltip")).to_contain_text(re.compile(r"\d (DPLeg|DP|DS|DK|BK|BP|DLB)"))


def test_a_retreat_says_who_and_whether_the_path_matters_and_its_counter_lies_on_no_word(
    server: Server, visit: Opener
) -> None:
    for game, scenario in (("rok-1920", "A"), ("nest-of-eagles", "1")):
        page = table_of(server, visit, game, scenario, practice=1924)
        for _ in range(12):
            settled(page)
            if "must retreat" in page.inner_text(".dock .ask b"):
                break
            before = version(page)
            page.locator(".dock [data-answer]:not([disabled])").first.click()
            moved_on(page, before)
        expect(page.locator(".dock .ask")).to_contain_text("must retreat")
        expect(page.locator(".dock .price li")).to_have_text(re.compile("^(Each of these paths|This path): "))
        expect(page.locator(".dock .ask .left")).to_contain_text(re.compile("division|brigade"))
        overlaps = page.evaluate(
            """() => {
                const counter = document.querySelector('.asked svg').getBoundingClientRect();
                return [...document.querySelectorAll('.ask .caps, .ask .sub, .asked > b')]
                    .map((words) => { const range = document.createRange(); range.selectNodeContents(words);
                        return [words.textContent.trim(), range.getBoundingClientRect()]; })
                    .filter(([, b]) => b.left < counter.right && b.right > counter.left
                        && b.top < counter.bottom - 1 && b.bottom > counter.top + 1)
                    .map(([words]) => words);
            }"""
        )
        assert overlaps == [], overlaps


def test_what_the_phases_are_is_read_where_they_stand(server: Server, visit: Opener) -> None:
    page = table_of(server, visit, "nest-of-eagles", "1")
    page.get_by_role("button", name="What are these phases?").click()
    told = page.get_by_role("region", name="What are these phases?")
    for phase in ("Reserve movement", "Regular attacks", "Regular movement", "Repeat attacks", "Replacements"):
        expect(told.locator("li b", has_text=phase)).to_have_count(1)
    free = page.evaluate(
        """() => { const card = document.querySelector('.course').getBoundingClientRect();
            const at = (part) => [card.left + part * card.width, card.top + part * card.height];
            return [0.1, 0.5, 0.9].every((part) => document.elementFromPoint(...at(part)).closest('.course')); }"""
    )
    assert free, "nothing lies over it"
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)


def test_a_stack_that_lies_open_is_read_without_a_second_card_over_it(server: Server, visit: Opener) -> None:
    seats = {"pl": {"kind": "bot", "bot": "greedy"}, "su": {"kind": "me"}}
    table, secret = server.table("rok-1920", seats=seats, scenario="A")
    page = visit(f"/#/table/{table}/{secret}", viewport=LAPTOP)
    page.wait_for_selector(".dock:not(.idle)")
    until(page, "Which hex do you attack")
    page.wait_for_timeout(300)
    spot = page.evaluate(
        """() => [...document.querySelectorAll('.live .stack')]
            .filter((one) => one.querySelector('.badge') && one.querySelector('.ctr.su')).map((one) => {
                const box = one.querySelector('.ctr.su').getBoundingClientRect();
                return [box.x + box.width / 2, box.y + box.height / 2];
            }).find(([x, y]) => document.elementFromPoint(x, y)?.closest('.stage .window'))"""
    )
    assert spot, "an own stack is in sight"
    page.mouse.click(*spot)
    expect(page.locator(".fan")).to_be_visible()
    expect(page.locator(".dock .why")).to_be_visible()
    expect(page.locator(".stage [role=tooltip]")).to_have_count(0)


def test_a_telephone_reads_out_the_phases_too(server: Server, visit: Opener) -> None:
    table, secret = server.table("rok-1920", seats=AGAINST_BOT, scenario="A")
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    page = visit(f"/#/table/{table}/{secret}", **phone)
    page.wait_for_selector(".dock:not(.idle)")
    page.get_by_role("button", name="What are these phases?").tap()
    told = page.get_by_role("region", name="What are these phases?")
    expect(told.locator("li.now")).to_have_count(1)
    told.get_by_role("button", name="Close").tap()
    expect(told).to_have_count(0)


def test_a_hint_leaves_the_telephone_its_board_and_the_aim_folds_when_the_story_begins(
    server: Server, visit: Opener
) -> None:
    table, secret = server.table("rok-1920", seats=AGAINST_BOT, scenario="A")
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    page = visit(f"/#/table/{table}/{secret}", {"pace": 1}, **phone)
    goal = page.locator(".goal")
    expect(goal).to_have_class(re.compile("unfolded"))
    page.get_by_role("button", name="Begin").tap()
    expect(page.locator(".telling")).to_be_visible()
    expect(goal).not_to_have_class(re.compile("unfolded"))
    page.get_by_role("button", name="Straight to my decision").tap()
    expect(goal).to_be_visible()
    page.locator(".ask-hint").tap()
    expect(page.locator(".hints [data-hint]").first).to_be_visible()
    expect(goal).to_be_hidden()
    expect(page.locator(".ask .how")).to_be_hidden()


def test_what_to_do_first_stands_in_sight_beside_the_board(server: Server, visit: Opener) -> None:
    for game, scenario, word in (
        ("nest-of-eagles", "1", "You win by holding"),
        ("rok-1920", "A", "You win by holding"),
        ("rok-1920", "G", "Read above what you play for"),
        ("nest-of-eagles", "2", "Read above what you play for"),
    ):
        page = table_of(server, visit, game, scenario)
        step = page.locator(".side .intro ol li").first
        expect(step).to_contain_text(word)
        box = step.bounding_box()
        assert box
        assert box["y"] + box["height"] < 570, "no scrolling is needed for it"
