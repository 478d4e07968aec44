"""Buttons of the question keep their places: while something is told, when it is summed up, when an end asks back."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener, Server
from tests.browser.playing import moved_on, settled
from tests.browser.test_rok1920 import lift

TOLD = {"pace": 1, "askEnd": True}
BOT = {"kind": "bot", "bot": "greedy"}
RANDOM = {"kind": "bot", "bot": "uniform"}
TABLES: dict[str, dict[str, Any]] = {
    "bitwa-warszawska": {"seats": {"pl": {"kind": "me"}, "su": BOT}},
    "rok-1920": {"scenario": "B", "seats": {"pl": {"kind": "me"}, "su": {"kind": "me"}}},
}
PASSING = ("done", "pass", "none", "no", "ready", "stop")
SCREENS = {"laptop": {"width": 1280, "height": 720}, "desk": {"width": 1600, "height": 1000}}
BOXES = """() => [...document.querySelectorAll('.dock .acts .row .b')].filter(one => one.offsetWidth).map(one => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
})"""


def passed_until_move(server: Server, table: str, secret: str) -> None:
    """The Year 1920, passed through until units may move."""
    for _ in range(40):
        moments = (server.get(f"/tables/{table}?seat={seat}", secret)["moment"] for seat in ("pl", "su"))
        moment: dict[str, Any] = next(found for found in moments if found["question"])
        question = moment["question"]
        if question["prompt"] == "move":
            return
        passing = [one for one in question["options"] if one["wire"].get("answer") in PASSING] or question["options"]
        body = {"seat": question["seat"], "version": moment["version"], "key": str(moment["version"])}
        server.post(f"/tables/{table}/answers", {**body, "index": passing[0]["index"]}, secret)
    raise AssertionError("nobody moves")


def places(page: Page) -> list[list[int]]:
    """Where the buttons stand, once they stand still."""
    page.wait_for_function("() => document.querySelector('.dock:not([aria-busy=true]) .acts .b')")
    found: list[list[int]] = page.evaluate(BOXES)
    return found


@pytest.mark.parametrize("screen", list(SCREENS))
@pytest.mark.parametrize("game", list(TABLES))
def test_an_end_is_confirmed_where_it_was_pressed(server: Server, visit: Opener, game: str, screen: str) -> None:
    table, secret = server.table(game, **TABLES[game])
    if game == "rok-1920":
        passed_until_move(server, table, secret)
    page = visit(
        f"/#/table/{table}/{secret}", settings=TOLD | {"seen": [game, f"{game}/olympiad"]}, viewport=SCREENS[screen]
    )
    page.wait_for_selector(".curtain, .dock")
    lift(page)
    end = page.locator(".dock .acts .passing[data-other]").first
    expect(end).to_be_visible()
    if game == "bitwa-warszawska":
        # The opening of the Red Army is told over the question; afterwards a few lines sum it up.
        expect(page.locator(".telling")).to_be_visible()
        told = places(page)
        page.keyboard.press("Escape")
        expect(page.locator(".sum")).to_be_visible()
        assert places(page) == told
    before, said = places(page), end.inner_text()
    end.click()
    expect(page.locator(".dock .sure")).to_be_visible()
    assert end.inner_text() != said, "it asks back"
    assert places(page) == before


WALKED: dict[str, dict[str, Any]] = {
    "bitwa-warszawska": {"seats": {"pl": {"kind": "me"}, "su": BOT}},
    "raclawice-1794": {"scenario": "battery", "seats": {"pl": {"kind": "me"}, "ru": RANDOM}},
    "rok-1920": {"scenario": "A", "seats": {"pl": {"kind": "me"}, "su": RANDOM}},
    "nest-of-eagles": {"seats": {"pl": {"kind": "me"}, "su": RANDOM}},
    "how-the-west-was-saved": {"seats": {"pl": {"kind": "me"}, "ru": RANDOM}},
}
PRESSES = 9
SPOTS = """() => [...document.querySelectorAll('.dock .row :is([data-answer], [data-shortcut]):enabled:not(.passing)')]
    .map(one => one.getBoundingClientRect()).filter(box => box.width && box.y > 0 && box.bottom < innerHeight)
    .map(box => [box.x + box.width / 2, box.y + box.height / 2])"""
ENDS_AT = """([x, y]) => [...document.querySelectorAll('.dock .acts :is(.passing, .missing)')]
    .filter(one => { const b = one.getBoundingClientRect(); return b.x < x && x < b.right && b.y < y && y < b.bottom; })
    .map(one => one.innerText)"""


def answered(server: Server, page: Page, table: str, secret: str, rng: random.Random) -> bool:
    """One answer by the server's own door, of those that do something where there are such; false at the end."""
    moment = server.get(f"/tables/{table}?seat=pl&since=100000", secret)["moment"]
    question = moment["question"]
    if not question:
        return moment["outcome"] is None
    doing = [one for one in question["options"] if one["wire"].get("answer") not in PASSING] or question["options"]
    chosen = rng.choice(doing if rng.random() < 0.7 else question["options"])
    body = {"seat": "pl", "version": moment["version"], "key": f"walk-{moment['version']}", "index": chosen["index"]}
    server.post(f"/tables/{table}/answers", body, secret)
    moved_on(page, moment["version"])
    return True


@pytest.mark.parametrize(
    ("game", "screen"),
    [*((game, "laptop") for game in WALKED), ("raclawice-1794", "phone"), ("how-the-west-was-saved", "phone")],
)
def test_no_end_comes_to_lie_where_something_was_pressed(server: Server, visit: Opener, game: str, screen: str) -> None:
    size = {"width": 1280, "height": 720} if screen == "laptop" else {"width": 390, "height": 844}
    table, secret = server.table(game, **WALKED[game])
    page = visit(f"/#/table/{table}/{secret}", settings={"seen": [game]}, viewport=size)
    rng, pressed, found = random.Random(7), 0, []
    for _ in range(6 * PRESSES):
        settled(page)
        spots = page.evaluate(SPOTS)
        if not spots:
            if not answered(server, page, table, secret, rng):
                break
            continue
        spot = rng.choice(spots)
        page.mouse.click(*spot)
        page.wait_for_timeout(60)  # it is sent
        settled(page)
        pressed += 1
        found += [(page.inner_text(".dock .ask b"), end) for end in page.evaluate(ENDS_AT, spot)]
        if pressed == PRESSES:
            break
    assert pressed
    assert not found


AT_ONCE = """() => new Promise(done => {
    const asked = () => document.querySelector('.dock .ask b')?.innerText;
    const before = asked();
    const watch = new MutationObserver(() => {
        const end = document.querySelector('.dock .passing:not([disabled])');
        if (!end || asked() === before) return;
        watch.disconnect();
        end.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
        done(asked());
    });
    watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    const end = document.querySelector('.dock .passing');
    const { x, y } = end.getBoundingClientRect();
    end.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientX: x + 20, clientY: y + 16 }));
    end.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
})"""


def test_a_double_press_ends_no_more_than_one_thing(server: Server, visit: Opener) -> None:
    """How the West Was Saved: "Done, play on" is followed by "Pass" in the same place."""
    game = "how-the-west-was-saved"
    table, secret = server.table(game, **WALKED[game])
    page = visit(f"/#/table/{table}/{secret}", settings={"askEnd": True, "seen": [game]})
    settled(page)
    asked = page.evaluate(AT_ONCE)
    page.wait_for_timeout(500)
    assert page.inner_text(".dock .ask b") == asked
    expect(page.locator(".dock .new")).to_have_count(0)
