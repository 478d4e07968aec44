"""Small things that make a table pleasant: what opens closes, nothing overflows, what is drawn can be read."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener, Server
from tests.browser.playing import log, settled
from tests.browser.test_raclawice import opened as a_position

BOT = {"kind": "bot", "bot": "uniform"}
GAMES: dict[str, dict[str, Any]] = {
    "rok-1920": {"scenario": "B", "seats": {"pl": {"kind": "me"}, "su": BOT}},
    "nest-of-eagles": {},
    "how-the-west-was-saved": {"seats": {"pl": {"kind": "me"}, "ru": BOT}},
    "raclawice-1794": {"seats": {"pl": {"kind": "me"}, "ru": BOT}},
    "bitwa-warszawska": {"seats": {"pl": BOT, "su": {"kind": "me"}}},
}
SIZES = [(1280, 720), (1440, 900), (1024, 768), (390, 844)]
SCROLLS = """() => {
    const page = document.scrollingElement;
    const over = [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight];
    scrollTo(50, 50);
    const inner = ['.app', '.board'].map((name) => document.querySelector(name));
    for (const one of inner) one.scrollTo(50, 50);
    return [...over, scrollX, scrollY, ...inner.flatMap((one) => [one.scrollLeft, one.scrollTop])];
}"""
# Tabs that stick out of their list or the window, or lie over each other.
OVERFLOWING = """() => [...document.querySelectorAll('[role=tab]')].filter((tab) => {
    const box = tab.getBoundingClientRect(), list = tab.closest('[role=tablist]');
    if (!box.width) return false;
    const room = list.getBoundingClientRect();
    const others = [...list.querySelectorAll('[role=tab]')].filter((other) => other !== tab);
    const covers = others.some((other) => {
        const one = other.getBoundingClientRect();
        return one.left < box.right - 1 && one.right > box.left + 1 && one.top < box.bottom - 1 && one.bottom > box.top + 1;
    });
    return covers || box.right > room.right + 1 || box.left < room.left - 1 || box.right > innerWidth
        || tab.scrollWidth > tab.clientWidth + 1 || list.scrollWidth > list.clientWidth + 1;
}).map((tab) => tab.textContent)"""  # noqa: E501
# At how many heights the tabs of the panel stand.
ROWS = """() => new Set([...document.querySelectorAll('.side [role=tab]')].map((tab) => tab.getBoundingClientRect())
    .filter((box) => box.width).map((box) => Math.round(box.bottom))).size"""
# What lies over an open stack: nothing may.
OVER = """() => [...document.querySelectorAll('.fan button')].filter((button) => {
    const box = button.getBoundingClientRect(), all = button.closest('.fan').getBoundingClientRect();
    const y = Math.min(box.y + box.height / 2, all.bottom - 3);
    return y > all.top && !document.elementFromPoint(box.x + box.width / 2, y)?.closest('.fan');
}).map((button) => button.textContent)"""
# Names on the map that are drawn smaller than they can be read, and numbers of hexes.
SMALL = """() => [...document.querySelectorAll('.labels text, .numbers text')].filter((text) => {
    const size = parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a;
    return Math.hypot(text.getScreenCTM().a, text.getScreenCTM().b) * parseFloat(getComputedStyle(text).fontSize)
        < (text.closest('.numbers') ? 6.9 : 8.9) && size > 0;
}).map((text) => text.textContent)"""
MARKS = ".stack .fz, .stack .facing path"
# Numbers of hexes that a mark of facing is drawn over, and marks in more than one piece.
COVERED = """() => {
    const numbers = [...document.querySelectorAll('.numbers text')].map((number) => [number, number.getBoundingClientRect()]);
    const found = [];
    for (const mark of document.querySelectorAll('.stack .fz, .stack .facing path')) {
        if (mark.tagName === 'path' && (mark.getAttribute('d').match(/M/g) ?? []).length > 1) found.push('in pieces');
        const away = mark.getScreenCTM().inverse(), place = mark.getBoundingClientRect();
        for (const [number, box] of numbers) {
            if (box.right < place.left || box.left > place.right || box.bottom < place.top || box.top > place.bottom) continue;
            for (const x of [0.1, 0.3, 0.5, 0.7, 0.9])
                for (const y of [0.35, 0.5, 0.65]) {
                    const at = new DOMPoint(box.x + x * box.width, box.y + y * box.height).matrixTransform(away);
                    if (mark.isPointInStroke(at) || (mark.matches('.facing path') && mark.isPointInFill(at)))
                        found.push(number.textContent);
                }
        }
    }
    return [...new Set(found)];
}"""  # noqa: E501


def settles(page: Page, asked: str, wanted: object) -> object:
    """What the page says when it has come to rest: asked again for a while, until it is what is wanted."""
    found: object = None
    for _ in range(25):
        found = page.evaluate(asked)
        if found == wanted:
            break
        page.wait_for_timeout(200)
    return found


def opened(server: Server, visit: Opener, game: str, **options: Any) -> tuple[Page, str, str]:
    table, secret = server.table(game, **GAMES[game])
    wish: dict[str, Any] = {"settings": {"seen": [game]}, "viewport": {"width": 1280, "height": 720}, **options}
    page = visit(f"/#/table/{table}/{secret}", **wish)
    page.wait_for_selector(".live .stack, .field", state="attached")
    settled(page)
    page.wait_for_timeout(400)
    return page, table, secret


def wheel(page: Page, by: int, turns: int) -> None:
    page.mouse.move(480, 330)
    for _ in range(turns):
        page.mouse.wheel(0, by)
        page.wait_for_timeout(40)
    page.wait_for_timeout(500)


@pytest.mark.parametrize("game", list(GAMES))
def test_nothing_overflows_and_what_is_drawn_can_be_read(server: Server, visit: Opener, game: str) -> None:
    """Tabs stay in their list, the page never scrolls, names are left out rather than too small, marks of facing lie
    clear of numbers: at every size and zoom."""
    page, _, _ = opened(server, visit, game, locale="pl-PL")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert settles(page, SCROLLS, [0] * 8) == [0] * 8, f"the page scrolls at {width}×{height}"
        assert settles(page, OVERFLOWING, []) == [], f"{width}×{height}"
        if width >= 1024 and game != "bitwa-warszawska":
            assert settles(page, ROWS, 1) == 1, f"tabs in more than one row at {width}×{height}"
    page.set_viewport_size({"width": 1280, "height": 720})
    if game == "bitwa-warszawska":
        return
    wheel(page, 400, 8)
    for turns in (0, 2, 2, 3, 4):
        wheel(page, -120, turns)
        assert settles(page, SMALL, []) == []
        assert settles(page, COVERED, []) == []
    assert page.locator(".numbers text").count()
    if game in ("raclawice-1794", "how-the-west-was-saved"):
        assert page.locator(MARKS).count()


# What of an open list cannot be clicked: each row, brought into its list, must lie free.
UNDER = """() => [...document.querySelectorAll('.dock :is(.list, .able) button')].filter((row) => {
    row.scrollIntoView({ block: 'nearest' });
    const box = row.getBoundingClientRect();
    return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest('button') !== row;
}).map((row) => row.textContent)"""


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_the_lists_of_the_question_lie_free(server: Server, visit: Opener, game: str, width: int, height: int) -> None:
    page, _, _ = opened(server, visit, game, viewport={"width": width, "height": height})
    shown = 0
    for button in (page.locator(".dock .answers"), page.get_by_role("button", name="Who can still act")):
        if button.count():
            button.click()
            expect(page.locator(".dock :is(.list, .able) button").first).to_be_attached()
            assert settles(page, UNDER, []) == []
            shown += 1
            page.keyboard.press("Escape")
    assert shown


# Of the own stacks one has guns, which go by themselves; the others march whole, and lie open only where they cannot.
STACKS = {
    "map": {"columns": 12, "rows": 12}, "turn": 3, "active": "szyrer", "first": "pl", "leaders": "szyrer@0503",
    "units": "pl-1-i-3-pp@0404/NNE pl-2-i-3-pp@0404/NNE pl-1-art-polska@0404/NNE ru-1-ii-uglicki@0101/SSW"
    " ru-2-ii-uglicki@0101/SSW ru-3-ii-uglicki@1212/SSW ru-4-ii-uglicki@1212/SSW pl-1-i-2-pp@0112/NNE"
    " pl-2-i-2-pp@0112/NNE ru-1-art-rosyjska@0806/SSW",
}  # fmt: skip


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_an_open_stack_lies_over_everything(server: Server, visit: Opener, width: int, height: int) -> None:
    """Whichever stack is opened, at an edge or over the question: none of its counters lies under anything, and those
    that go by themselves can be taken."""
    page = a_position(server, visit, STACKS, viewport={"width": width, "height": height})
    page.wait_for_timeout(600)
    shown, taken = set(), False
    for place in [one.bounding_box() for one in page.locator(".stack").all()]:
        if place:
            page.mouse.click(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
            page.wait_for_timeout(250)
        if page.locator(".fan").count():
            shown.add(page.inner_text(".fan header .caps")[-4:])
            assert settles(page, OVER, []) == []
            box = page.locator(".fan").bounding_box()
            assert box
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= width
            if (able := page.locator(".fan button:not(.close):enabled")).count():
                able.filter(has_text="battery").click()
                expect(page.locator(".dock[data-selected], .dock[data-picked]")).to_be_visible()
                taken = True
        page.keyboard.press("Escape")
    assert shown == {"0404", "0101", "1212", "0112"}
    assert taken


def test_what_lies_open_closes(server: Server, visit: Opener) -> None:
    """By Esc, by a press elsewhere, and when the question goes."""
    page, _, _ = opened(server, visit, "rok-1920")
    choices, who = page.get_by_role("list", name="All legal moves"), page.get_by_role("list", name="Who can still act")
    layers, why = page.locator(".layers.open"), page.locator("section.why")
    buttons = {
        choices: page.locator(".dock .answers"),
        who: page.get_by_role("button", name="Who can still act"),
        layers: page.get_by_role("button", name="Layers"),
        why: page.locator(".standing button[aria-expanded]"),
    }
    for shown, button in buttons.items():
        if not button.count():
            assert shown is why, "only how it stands may be missing"
            continue
        button.click()
        expect(shown).to_be_visible()
        page.keyboard.press("Escape")
        expect(shown).to_have_count(0)
        button.click()
        expect(shown).to_be_visible()
        page.mouse.click(640, 26)  # the head of the page
        expect(shown).to_have_count(0)
    # Looked at from the past and come back to, the question is another.
    for shown, button in ((choices, buttons[choices]), (who, buttons[who])):
        button.click()
        expect(shown).to_be_visible()
        page.keyboard.press(",")
        expect(page.locator(".dock .ask .caps")).to_have_text(re.compile("Position after move"))
        expect(shown).to_have_count(0)
        page.keyboard.press(".")
        expect(button).to_be_visible()
        expect(shown).to_have_count(0)


TIPS_UNDER = """() => [...document.querySelectorAll('.tip')].map((tip) => tip.getBoundingClientRect()).filter((tip) =>
    [...document.querySelectorAll('.dock-place, .tools.card-panel, .layers, [data-floats]')]
        .map((panel) => panel.getBoundingClientRect())
        .some((box) => box.width && tip.left < box.right - 1 && tip.right > box.left + 1
            && tip.top < box.bottom - 1 && tip.bottom > box.top + 1)).length"""


def test_the_pointer_the_focus_and_the_cursor_say_what_is(server: Server, visit: Opener) -> None:
    """“Not allowed” only of what is chosen; the ring is round what has the focus; the cursor names unit, side, act."""
    page = a_position(server, visit, viewport={"width": 1280, "height": 720})
    tip, window = page.get_by_role("tooltip"), page.locator(".window")
    # Nothing is chosen: no hex is called impossible, wherever one points.
    for x, y in ((300, 200), (420, 260), (560, 220), (640, 340), (500, 400)):
        page.mouse.move(x, y)
        page.wait_for_timeout(260)
        assert "not allowed" not in " ".join(tip.all_inner_texts())
    page.keyboard.press("n")
    cursor = page.locator("rect.focus")
    expect(cursor).to_have_attribute("aria-label", re.compile(r"^hex \d{4}; .*\d/I/2 pp, Poles, .*; chosen"))
    page.keyboard.press("Escape")
    expect(cursor).to_have_attribute("aria-label", re.compile(r"^hex \d{4}; .*; a unit here can be chosen"))
    page.keyboard.press("n")  # to march is the plain thing
    expect(page.locator(".dock[data-selected]")).to_be_visible()
    if (go := page.locator(".dock [data-answer]", has_text="go")).count():
        go.click()
    room = window.bounding_box()
    assert room
    said = ""
    for x in range(int(room["x"]) + 260, int(room["x"] + room["width"]) - 20, 70):
        for y in (200, 300, 400):
            page.mouse.move(x, y)
            page.wait_for_timeout(230)
            assert page.evaluate(TIPS_UNDER) == 0, "what is said lies under nothing"
            said = said or next((text for text in tip.all_inner_texts() if "not allowed" in text.lower()), "")
    assert said, "what is chosen cannot go everywhere"
    page.keyboard.press("Escape")
    page.locator(".dock .answers").focus()
    page.keyboard.press("Tab")
    ring = "() => { const style = getComputedStyle(document.activeElement); return [document.activeElement.tagName, style.outlineStyle, style.outlineWidth]; }"  # noqa: E501
    for _ in range(3):
        page.keyboard.press("Shift+Tab")
        assert page.evaluate(ring) == ["BUTTON", "solid", "3px"]
    assert page.evaluate("getComputedStyle(document.querySelector('.dock-place')).outlineStyle") == "none"
    page.locator(".dock-place").focus()
    assert page.evaluate("getComputedStyle(document.querySelector('.dock-place')).outlineStyle") == "none"


SPENT = {
    "rok-1920": {
        "map": {"size": "9x9"}, "theatre": "ua", "units": "pl: 16DP@0403 5DP@0403 4DP@0405 / su: 58DS@0404 8DS@0808",
        "stage": "16.V", "last_stage": "23.V", "first": "su", "phasing": "pl", "phase": "attacks",
        "attacked": ["pl-5dp", "pl-16dp"],
    },
    "how-the-west-was-saved": {
        "units": "pl: dp-15@Połonne>SE dp-12@1319>E / ru: ds-44@Winnica>W ds-58@Nieżyn>W", "turn": 3, "phase": "orders",
        "acting": "pl", "passed": ["ru"], "points": {"pl": 4, "ru": 3}, "totals": {"pl": 12, "ru": 14},
        "markers": {"pl": ["1319"]}, "ordered": ["pl-dp-15"],
    },
}  # fmt: skip
# What would let something else show through a spent counter, or blur it.
PALE = """() => [...document.querySelectorAll('.stack .spent')].flatMap((counter) => {
    const found = [];
    for (let one = counter; one && !one.matches('svg.live'); one = one.parentElement) {
        const { opacity, filter } = getComputedStyle(one);
        if (opacity !== '1' || filter !== 'none') found.push(`${one.getAttribute('class')}: ${opacity} ${filter}`);
    }
    return counter.querySelector('.spent-veil') ? found : ['not told apart'];
})"""


@pytest.mark.parametrize("game", list(SPENT))
def test_spent_stacks_stay_crisp(server: Server, visit: Opener, game: str) -> None:
    board = server.post("/analysis", {"game": game, "position": SPENT[game]})
    page = visit(f"/#/table/{board['table']['id']}/{next(iter(board['seats'].values()))}")
    page.wait_for_selector(".live .stack", state="attached")
    for _ in range(9):
        if page.locator(".stack .spent").count():
            break
        page.get_by_role("button", name="Zoom in").click()
        page.wait_for_timeout(300)
    expect(page.locator(".stack .spent").first).to_be_attached()
    assert page.evaluate(PALE) == []


def test_a_board_whose_dice_wait_rolls_them_in_the_dock(server: Server, visit: Opener) -> None:
    wish = {"game": "raclawice-1794", "position": {"scenario": "battle"}, "chance": "waits"}
    board = server.post("/analysis", wish)
    page = visit(f"/#/table/{board['table']['id']}/{next(iter(board['seats'].values()))}")
    page.wait_for_selector(".live .stack", state="attached")
    expect(page.locator(".dock .ask b")).to_contain_text("The dice wait")
    page.locator(".dock").get_by_role("button", name="Roll now").click()
    expect(log(page).locator("li").filter(has_text="Drawn from the pool").first).to_be_visible()


# Where the map lies on the screen, and how large.
LIE = """() => {
    const { x, y, width } = document.querySelector('.numbers, .labels').ownerSVGElement.getBoundingClientRect();
    return [x, y, width].map(Math.round);
}"""
# Names of towns that are written over a counter, seen from afar; those that decide the game may be.
OVER_COUNTERS = """() => {
    const stacks = [...document.querySelectorAll('.live .stack .far circle')].map((one) => one.getBoundingClientRect());
    return [...document.querySelectorAll('.labels text.city, .labels text.fortress, .labels text.town')]
        .filter((name) => !name.matches('.prized')).filter((name) => {
            const box = name.getBoundingClientRect();
            return stacks.some((one) => one.left < box.right - 4 && box.left < one.right - 4
                && one.top < box.bottom - 7 && box.top < one.bottom - 7);
        }).map((name) => name.textContent).filter((name) => !['Warszawa', 'Smoleńsk'].includes(name));
}"""


def test_the_map_keeps_its_place_and_its_room(server: Server, visit: Opener) -> None:
    """On a laptop the question stands beside the map, which has more than half of the width; what was marked moves
    nothing under the pointer; from afar no name lies over a counter."""
    page, _, _ = opened(server, visit, "how-the-west-was-saved")
    page.get_by_role("button", name="Done, play on").click()
    settled(page)
    page.locator(".dock [data-answer]").first.click()  # no more depots
    page.wait_for_function("() => /reconnaissance|marker/i.test(document.querySelector('.dock .ask')?.textContent)")
    for _ in range(9):
        if "activation marker" in page.inner_text(".dock .ask"):
            break
        page.locator(".dock [data-answer]").first.click()
        page.wait_for_timeout(400)
        settled(page)
    board, column = page.locator("main.board").bounding_box(), page.locator(".dock-place").bounding_box()
    assert board
    assert column
    assert column["x"] >= board["x"] + board["width"]
    assert board["width"] > 1280 / 2
    page.wait_for_timeout(600)
    assert page.evaluate(OVER_COUNTERS) == []
    page.get_by_role("button", name="Hint").click()
    expect(page.locator("[data-hint='1']")).to_be_visible()
    for number in page.locator("[data-hinted]").all():  # the map goes to what a bot would do where that is out of sight
        expect(number).to_be_in_viewport()
    rows = page.locator(".hints li:has(button)").all()  # whom, whereto, and up to four reasons
    assert rows
    assert all(box["height"] < 110 for row in rows if (box := row.bounding_box()))
    page.keyboard.press("Escape")
    expect(page.locator(".hints")).to_have_count(0)
    page.wait_for_timeout(600)
    before = page.evaluate(LIE)
    asked = page.inner_text(".dock .ask")
    page.locator(".dock .answers").click()
    page.locator(".dock .list button").nth(1).click()
    page.wait_for_function("asked => document.querySelector('.dock .ask')?.innerText !== asked", arg=asked)
    settled(page)
    page.wait_for_timeout(600)
    assert page.evaluate(LIE) == before, "the map moved under the pointer"
