"""Bitwa Warszawska in the browser, played as a person would."""

from __future__ import annotations

import itertools
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener, Server
from tests.browser.playing import click_something, is_over, moved_on, settled, version

GAME = "bitwa-warszawska"


def opened(server: Server, visit: Opener, **options: object) -> Page:
    """A table against a bot; the first question to the Poles is theirs to act."""
    table, secret = server.table(GAME, seats={"pl": {"kind": "me"}, "su": {"kind": "bot", "bot": "uniform"}})
    page = visit(f"/#/table/{table}/{secret}", **options)
    page.wait_for_selector(".field")
    settled(page)
    return page


def test_one_click_on_the_start_page_begins_a_game_against_a_bot(visit: Opener) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play a bot Battle of Warsaw").first.click()
    page.wait_for_selector(".field.own")
    expect(page.locator(".seat.on")).to_contain_text("Polish Army")
    expect(page.locator(".cards button")).to_have_count(7)


def test_a_whole_game_by_mouse(server: Server, visit: Opener) -> None:
    page = opened(server, visit)
    for number in range(400):
        if is_over(page):
            break
        settled(page)
        if is_over(page):
            break
        click_something(page, march=number % 3 == 0)
    assert is_over(page), page.inner_text(".dock")
    expect(page.locator(".dock .ask b")).to_have_text(re.compile("wins$"))
    expect(page.locator(".result .why .rule"), "the card of the end says by which rule").to_be_visible()
    page.get_by_role("tab", name="Log").click()
    page.locator(".time input").fill("3")
    expect(page.locator(".dock"), "the question's place comes back with the past").to_be_visible()
    expect(page.locator(".dock .ask .caps")).to_have_text("Position after move 3")


def test_a_refused_move_says_why_with_its_rule(server: Server, visit: Opener) -> None:
    page = opened(server, visit)
    page.locator("[data-field=lubartow]").click()
    expect(page.locator(".field.reach")).not_to_have_count(0)
    page.locator("[data-field=siedlce]").hover()
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text("Siedlce is not adjacent to the 3rd Army.")
    expect(tip.locator(".rule")).to_have_text("O5")
    page.locator("[data-field=siedlce]").click()
    expect(page.get_by_role("alert")).to_contain_text("Siedlce is not adjacent to the 3rd Army.")
    page.get_by_role("alert").locator(".rule").click()
    expect(page.locator("article.current")).to_contain_text("BW-O5")
    page.keyboard.press("Escape")
    page.locator("[data-field=pultusk]").click()  # an enemy, with nothing chosen
    expect(page.get_by_role("alert").locator(".rule")).to_have_text("O4")
    page.locator("[data-field=siedlce]").click()  # an empty field says nothing, and what was said is gone
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_move_by_mouse_and_an_undo_that_says_why_not(server: Server, visit: Opener) -> None:
    page = opened(server, visit)
    before = version(page)
    rest = page.get_by_role("button", name="Rest until the end of the phase")
    place = rest.bounding_box()
    page.locator("[data-field=lubartow]").click()
    page.locator("[data-field=wlodawa]").click()
    moved_on(page, before)
    settled(page)
    assert rest.bounding_box() == place, "what ends keeps its place, whatever comes and goes beside it"
    expect(page.locator("[data-field=wlodawa]")).to_have_attribute("aria-label", re.compile("3rd Army"))
    page.locator(".dock .undo").click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("No undo")


def test_cards_for_the_front_can_be_taken_back(server: Server, visit: Opener) -> None:
    page = opened(server, visit)
    for _ in range(80):
        settled(page)
        if "front" in page.inner_text(".dock .ask b") and page.locator(".cards button.offered").count():
            break
        click_something(page, march=True)
    expect(page.locator(".fight")).to_be_visible()
    before = version(page)
    page.locator(".cards button.offered").first.click()
    moved_on(page, before)
    expect(page.locator(".cards button.front")).to_have_count(1)
    expect(page.locator(".fight figcaption")).to_have_text(re.compile("fits|does not fit"))
    page.keyboard.press("z")
    expect(page.locator(".cards button.front")).to_have_count(0)


def at_the_front(page: Page) -> Page:
    """Play on until cards are asked for at the front."""
    for _ in range(80):
        settled(page)
        if "front" in page.inner_text(".dock .ask b") and page.locator(".cards button.offered").count():
            return page
        click_something(page, march=True)
    raise AssertionError("no fight came")


def test_the_board_takes_the_width_and_every_card_of_the_fan_can_be_read(server: Server, visit: Opener) -> None:
    page = opened(server, visit, viewport={"width": 1280, "height": 720}, settings={"seen": [GAME]})
    assert page.evaluate("document.documentElement.scrollHeight") <= 720
    hit = page.locator("[data-field=warszawa] .hit").bounding_box()
    assert hit
    assert hit["height"] >= 74, "the board fills the height between head and hand"
    lefts = [box["x"] for card in page.locator(".cards button").all() if (box := card.bounding_box())]
    assert min(b - a for a, b in itertools.pairwise(lefts)) >= 98
    expect(page.locator(".score")).to_contain_text("If it ended today")
    expect(page.locator(".score .winner")).to_contain_text("wins")
    page.get_by_role("tab", name="Armies").click()
    expect(page.get_by_role("tabpanel")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("tabpanel")).to_be_hidden()


SCROLLED = """() => [...document.querySelectorAll('.dock-place, .dock-place *')].filter(e =>
    /auto|scroll/.test(getComputedStyle(e).overflowY) && e.clientHeight && e.scrollHeight > e.clientHeight + 1
).map(e => e.className)"""


def test_on_a_laptop_nothing_beside_the_board_is_scrolled(server: Server, visit: Opener) -> None:
    """What one plays for, what happened, the question, a hint and a fight have room in one column."""
    page = opened(server, visit, viewport={"width": 1280, "height": 720})
    assert page.evaluate(SCROLLED) == []
    page.locator(".dock .ask-hint").click()
    page.locator("[data-hint='1']").click()
    expect(page.locator(".hints").get_by_role("button", name="Do it")).to_be_visible()
    assert page.evaluate(SCROLLED) == []
    page.keyboard.press("Escape")
    at_the_front(page)
    expect(page.locator(".dock .fight")).to_be_visible()
    assert page.evaluate(SCROLLED) == []


def test_the_hand_says_what_fits_this_fight_before_a_card_is_laid(server: Server, visit: Opener) -> None:
    page = at_the_front(opened(server, visit, viewport={"width": 1280, "height": 720}, settings={"seen": [GAME]}))
    hand = page.locator(".cards li")
    expect(page.locator(".cards .tab.fits, .cards .tab.not")).to_have_count(hand.count())
    verdicts = page.locator(".cards .tab").evaluate_all("tabs => tabs.map(tab => tab.classList.contains('fits'))")
    assert verdicts == sorted(verdicts, reverse=True), "what fits comes first"
    face = page.locator(".cards .face").first
    before = face.bounding_box()
    page.locator(".cards button").first.hover()
    page.wait_for_timeout(250)
    after = face.bounding_box()
    assert before
    assert after
    assert after["height"] > 1.12 * before["height"]
    assert after["y"] < before["y"] - 60
    assert after["y"] + after["height"] <= 722, "a card that is read is seen whole"
    # Whoever pressed something that lay there, and left the pointer where it is, has not pointed at a card.
    page.evaluate("window.dispatchEvent(new PointerEvent('pointerdown'))")
    page.wait_for_timeout(250)
    lying = face.bounding_box()
    assert lying
    assert lying["y"] > after["y"] + 40
    page.mouse.move(640, 300)
    page.get_by_role("tab", name="Armies").click()
    page.locator(".cards button").first.hover()
    page.wait_for_timeout(250)
    seen = face.evaluate("""face => {
        for (const part of [face, ...face.querySelectorAll('*')]) part.style.pointerEvents = 'auto';
        const { x, y, width } = face.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + 20)?.closest('.face') === face;
    }""")
    assert seen, "no panel lies over a card that is read"
    page.mouse.move(640, 300)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="by army").click()
    expect(page.get_by_role("button", name="by army")).to_have_attribute("aria-pressed", "true")


def test_the_result_of_a_fight_waits_for_next(server: Server, visit: Opener) -> None:
    page = opened(server, visit, settings={"pace": 1, "seen": [GAME]})
    for _ in range(400):
        if page.locator(".moment .numbers").count():
            break
        if page.locator(".moment .next").count():
            page.locator(".moment .next").click()
            continue
        settled(page)
        page.wait_for_timeout(60)
        if page.locator(".telling").count():
            # Without motion every stroke waits: one steps through them, and the fight comes among them.
            page.locator(".telling .ctl button").last.click()
            continue
        click_something(page, march=True)
    moment = page.locator(".moment")
    expect(moment.locator(".numbers")).to_have_text(re.compile(r"^\s*\d+\s*:\s*\d+\s*$"))
    expect(moment.locator("figure")).not_to_have_count(0)
    for _ in range(12):
        if not moment.count():
            break
        page.keyboard.press("Enter")
        page.wait_for_timeout(60)
    expect(moment).to_have_count(0)


def test_words_change_at_once(server: Server, visit: Opener) -> None:
    page = opened(server, visit)
    expect(page.locator(".dock .ask b")).to_have_text(re.compile("^What do you do"))
    page.get_by_role("button", name="PL", exact=True).click()
    expect(page.locator(".dock .ask b")).to_have_text(re.compile("^Co robisz"))
    expect(page.locator("html")).to_have_attribute("lang", "pl")


def test_by_keyboard_alone(server: Server, visit: Opener) -> None:
    page = opened(server, visit)
    page.locator(".field[tabindex='0']").focus()
    page.keyboard.press("ArrowRight")
    first = page.evaluate("document.activeElement.dataset.field")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.field") not in (first, None)
    before = version(page)
    page.keyboard.press("Control+k")
    page.keyboard.type("3rd Army moves to Kock")
    page.keyboard.press("Enter")
    moved_on(page, before)
    expect(page.locator("[data-field=kock]")).to_have_attribute("aria-label", re.compile("3rd Army"))


def test_a_telephone_can_play(server: Server, visit: Opener) -> None:
    page = opened(server, visit, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    before = version(page)
    page.locator("[data-field=lubartow]").tap()
    expect(page.locator(".field.chosen")).to_have_count(1)
    page.locator("[data-field=siedlce]").tap()
    expect(page.get_by_role("alert")).to_contain_text("Siedlce is not adjacent to the 3rd Army.")
    page.locator("[data-field=wlodawa]").tap()
    page.wait_for_function(
        "() => document.querySelector('[data-field=wlodawa]').getAttribute('aria-label').includes('3rd Army')"
    )
    for button in page.locator(".bottom button, .dock .acts .b").all():
        box = button.bounding_box()
        assert box is None or box["height"] >= 44, button.inner_text()
    page.get_by_role("button", name="Log").click()
    expect(page.locator(".log")).to_be_visible()
    assert before >= 0


def test_board_and_hand_can_both_be_used_on_a_telephone(server: Server, visit: Opener) -> None:
    page = opened(
        server, visit, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, settings={"seen": [GAME]}
    )
    question = page.locator(".dock").bounding_box()
    board = page.locator(".board-place").bounding_box()
    hand = page.locator(".hand-place").bounding_box()
    assert question
    assert board
    assert hand
    assert board["height"] >= 300
    assert hand["height"] >= 100, "strength, army and name of every card"
    fields = page.locator(".field .hit").evaluate_all("hits => hits.map(hit => hit.getBoundingClientRect().right)")
    assert max(fields) <= 391, "the whole board is seen"
    page.get_by_role("button", name="Reserves", exact=True).tap()
    expect(page.locator(".app")).to_have_attribute("data-hand", "open")
    larger, same = page.locator(".hand-place").bounding_box(), page.locator(".dock").bounding_box()
    assert larger
    assert same
    assert larger["height"] > 330
    assert abs(same["y"] - question["y"]) < 2
    card = page.locator(".cards button").first
    card.dispatch_event("pointerdown", {"pointerType": "touch", "isPrimary": True})
    expect(page.locator(".whole-card")).to_be_visible()
    page.locator(".big .off").dispatch_event("click", {"detail": 1})
    expect(page.locator(".whole-card"), "the finger that brought it up is lifted").to_be_visible()
    page.locator(".big .off").tap(position={"x": 5, "y": 5})
    expect(page.locator(".whole-card")).to_have_count(0)


def test_who_wants_no_motion_sees_the_change_at_once(server: Server, visit: Opener) -> None:
    page = opened(server, visit, viewport={"width": 390, "height": 844}, settings={"seen": [GAME]})
    before, after, moving = page.evaluate(
        """() => {
            const app = document.querySelector('.app');
            const rows = () => getComputedStyle(app).gridTemplateRows;
            const before = rows();
            app.dataset.hand = 'open';
            return [before, rows(), document.getAnimations().filter((a) => a instanceof CSSTransition).length];
        }"""
    )
    assert before != after
    assert moving == 0


def test_on_a_telephone_cards_are_seen_whole_when_they_are_asked_for(server: Server, visit: Opener) -> None:
    page = at_the_front(opened(server, visit, settings={"seen": [GAME]}))
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".dock .secret")).to_contain_text("those marked “fits” count")
    hand, card = page.locator(".hand-place").bounding_box(), page.locator(".cards .face").first.bounding_box()
    assert hand
    assert card
    assert card["y"] + card["height"] <= hand["y"] + hand["height"] + 2
    assert page.locator(".board-place").bounding_box()["height"] >= 270  # type: ignore[index]
    page.locator(".cards").evaluate("(strip) => (strip.scrollLeft = strip.scrollWidth)")
    page.locator(".dock .ask-hint").click()
    first = page.locator(".cards li", has=page.locator("[data-hinted='1']"))
    expect(first).to_be_in_viewport(ratio=0.9)  # whichever end it lies at


def test_a_card_that_is_picked_says_what_it_does(server: Server, visit: Opener) -> None:
    page = visit("/#/games/bitwa-warszawska/lessons", viewport={"width": 390, "height": 844}, settings={"seen": [GAME]})
    page.locator(".first .b.main").click()
    for _ in range(2):
        page.get_by_role("button", name="Next", exact=True).click()
    page.locator(".cards button.offered").click()
    expect(page.locator(".dock .ask .sub")).to_contain_text("order")


def test_on_a_telephone_the_board_keeps_its_place_when_an_army_is_chosen(server: Server, visit: Opener) -> None:
    """Fields are wide enough for a finger, and what is pointed at on the board does not crowd it out as buttons."""
    page = opened(
        server, visit, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, settings={"seen": [GAME]}
    )
    field = page.locator("[data-field=radzymin] .hit")
    before = field.bounding_box()
    assert before
    assert before["width"] >= 44
    expect(page.locator(".dock .how")).to_contain_text("Choose an army that glows")
    page.locator("[data-field=lubartow]").tap()
    expect(page.locator(".field.reach")).not_to_have_count(0)
    page.wait_for_timeout(400)
    after = field.bounding_box()
    assert after
    assert abs(after["y"] - before["y"]) < 3
    assert abs(after["width"] - before["width"]) < 1
    expect(page.locator(".dock .pointed:visible")).to_have_count(0)


def test_fields_of_a_guided_game_can_be_hit_by_a_finger(visit: Opener) -> None:
    """Step card, hand and question take one height through all steps: the board keeps its size, and no button but the
    one that a step asks for lies under the finger."""
    page = visit(f"/#/games/{GAME}/lessons", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page.get_by_role("button", name="Begin").first.tap()
    following = page.locator(".guide").get_by_role("button", name="Next")
    boxes = []

    def at(step: int) -> None:
        expect(page.locator(".guide")).to_contain_text(f"Step {step} ")
        page.wait_for_timeout(300)
        boxes.append(page.locator("[data-field=deblin] .hit").bounding_box())

    for step in (1, 2):
        at(step)
        following.tap()
    at(3)
    expect(page.locator(".dock .acts .row .b:visible:not([aria-disabled=true])")).to_contain_text(
        "Play Sappers of Dęblin"
    )
    page.locator(".dock .main").tap()
    following.tap()
    at(4)
    expect(page.locator(".field.reach, .field.own, .field.target")).to_have_count(0)  # it is read, and nothing chosen
    following.tap()
    at(5)
    expect(page.locator(".field.reach")).not_to_have_count(0)
    expect(page.locator(".dock .passing:visible")).to_have_count(0)
    page.locator("[data-field=kock]").tap()
    page.locator("[data-field=lukow]").tap()
    following.tap()
    at(6)
    expect(page.locator(".dock .main")).to_contain_text("Attack 16th Army")
    assert all(box == boxes[0] for box in boxes)
    assert boxes[0]
    assert boxes[0]["width"] >= 44


def test_a_moment_of_the_past_becomes_an_analysis_table(server: Server, visit: Opener) -> None:
    page = opened(server, visit)
    click_something(page, march=True)
    settled(page)
    here = page.url
    page.keyboard.press(",")
    expect(page.locator(".dock .ask .caps")).to_have_text(re.compile("Position after move"))
    assert "?at=" in page.url
    page.get_by_role("button", name="Analyse from here").click()
    page.wait_for_function("address => !location.href.startsWith(address.split('?')[0])", arg=here)
    expect(page.locator(".crumb i")).to_have_text("analysis")
    page.wait_for_selector(".field")


@pytest.mark.parametrize("locale", ["pl-PL", "en-GB"])
def test_day_and_leader_lie_side_by_side_in_one_line(server: Server, visit: Opener, locale: str) -> None:
    """Beside an open panel on a laptop, and on a telephone, on any day; who leads has not won yet."""
    for size in ((1280, 720), (390, 844)):
        shape = {"width": size[0], "height": size[1]}
        page = opened(server, visit, viewport=shape, locale=locale, settings={"seen": [GAME]})
        if size[0] > 1000:
            page.get_by_role("tab").first.click()
        page.wait_for_selector(".compact .winner")
        for day in (1, 5):
            page.evaluate(
                "n => document.querySelectorAll('.cal li').forEach((li, i) => li.classList.toggle('now', i === n))",
                day - 1,
            )
            days, leader = page.locator(".cal li").last.bounding_box(), page.locator(".compact .score").bounding_box()
            assert days
            assert leader
            assert days["x"] + days["width"] + 4 <= leader["x"]
            assert leader["x"] + leader["width"] <= size[0]
        expect(page.locator(".compact .winner")).to_contain_text("prowadzi" if locale == "pl-PL" else "leads")


@pytest.mark.parametrize("locale", ["pl-PL", "en-GB"])
def test_no_word_on_a_card_leaves_it(visit: Opener, locale: str) -> None:
    page = visit(f"/#/games/{GAME}/counters", locale=locale)
    page.wait_for_selector("g.card .ar")
    out = page.evaluate(
        """[...document.querySelectorAll('g.card')].flatMap((card) => {
            const { left, right } = card.querySelectorAll('rect')[1].getBoundingClientRect();
            return [...card.querySelectorAll('text')].filter((text) => {
                const at = text.getBoundingClientRect();
                return at.left < left || at.right > right;
            }).map((text) => text.textContent);
        })"""
    )
    assert out == []


def test_days_are_rounds_on_every_page_and_a_game_without_tables_says_so(server: Server, visit: Opener) -> None:
    page = visit(f"/#/games/{GAME}/scenarios/olympiad")
    expect(page.locator("main")).to_contain_text("5 rounds")
    page = visit(f"/#/games/{GAME}/scenarios")
    expect(page.locator("main")).to_contain_text("5 rounds")
    page = visit(f"/#/games/{GAME}/tables")
    expect(page.locator("main")).to_contain_text("This game has no tables")
    page = opened(server, visit)
    page.goto(f"{server.url}/#/")
    expect(page.get_by_role("region", name="My games")).to_contain_text("round 1 of 5")


def test_what_became_of_an_army_agrees_with_its_name(server: Server, visit: Opener) -> None:
    page = opened(server, visit, locale="pl-PL", settings={"seen": [GAME]})
    page.get_by_role("tab", name="Armie").click()
    expect(page.get_by_role("button", name=re.compile("^Obrońcy Warszawy"))).to_contain_text("rozproszeni")


def test_on_a_telephone_the_heads_of_cards_stay_in_sight(server: Server, visit: Opener) -> None:
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    page = opened(server, visit, settings={"seen": [GAME]}, **phone)
    page.wait_for_selector(".cards li")
    page.evaluate("document.querySelector('.cards li:last-child .face').scrollIntoView({ block: 'end' })")
    page.wait_for_function("() => document.querySelector('.cards').scrollTop === 0")
    assert page.locator(".cards").evaluate("(strip) => strip.closest('.hand').scrollTop") == 0
