"""What is asked lies in the free part of the board: every kind of question, opened anew, at three sizes."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener, Server
from tests.browser.playing import settled

SIZES = [(1280, 720), (1440, 900), (390, 844)]
HIDDEN = """() => {
    const whom = [...document.querySelectorAll('polygon.chosen, .field.chosen .hit')];
    const goals = [...document.querySelectorAll('.reach polygon, polygon.target, .field.reach .hit, .field.target .hit')];
    const asked = [...whom, ...goals];
    const about = asked.length ? asked : [...document.querySelectorAll('.stack.choosable, .field.own .hit')];
    const isHidden = (thing) => {
        const box = thing.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        return !document.elementFromPoint(x, y)?.closest('.stage .window');
    };
    const hidden = about.filter(isHidden);
    // Where one of many is chosen, those that stand together can be read, and the others are told at the edge.
    if (!whom.length && hidden.length && hidden.length < about.length) {
        const signs = [...document.querySelectorAll('.outside:not(.told)')];
        const told = signs.reduce((sum, sign) => sum + Number(sign.dataset.things), 0);
        const isRead = document.querySelector('svg.live').dataset.detail !== 'dots';
        return [about.length, isRead ? Math.max(0, hidden.length - told) : hidden.length];
    }
    if (about.length <= 61) return [about.length, hidden.length];
    // Who may go nearly anywhere is not looked at from afar: he and sixty of his goals are in sight.
    const unseen = hidden.filter((thing) => whom.includes(thing));
    return [about.length, unseen.length + Math.max(0, 60 + hidden.length - about.length)];
}"""  # noqa: E501


def kinds(server: Server, game: str, scenario: str, answers: int, seed: int = 1) -> Iterator[tuple[str, str, str]]:
    """A game played at random: for each kind of question a board of its own, with its secret."""
    known = next(found for found in server.get("/games")["games"] if found["id"] == game)["seats"]
    seats = [seat for seat in known if seat in ("pl", "su", "ru")]  # one player a side
    table, secret = server.table(game, scenario=scenario, seats={seat: {"kind": "me"} for seat in seats}, forced=False)
    rng = random.Random(seed)
    seen: set[str] = set()
    for number in range(answers):
        found: dict[str, Any] = {}
        for seat in seats:
            found = server.get(f"/tables/{table}?seat={seat}&since=100000", secret)["moment"]
            if found["question"]:
                break
        question = found["question"]
        if not question:
            return
        if question["prompt"] not in seen:
            seen.add(question["prompt"])
            wish = {"table": table, "version": found["version"], "seat": question["seat"]}
            board = server.post("/analysis", wish, secret)
            yield question["prompt"], board["table"]["id"], next(iter(board["seats"].values()))
        options = question["options"]
        # What does something is chosen more often than what ends a phase.
        doing = [
            option for option in options if option["wire"].get("answer") not in ("done", "pass", "rest")
        ] or options
        chosen = rng.choice(doing if rng.random() < 0.8 else options)
        body = {"seat": question["seat"], "version": found["version"], "key": f"{number}", "index": chosen["index"]}
        server.post(f"/tables/{table}/answers", body, secret)


def unseen(page: Page) -> tuple[int, int]:
    """How many places are asked about, and how many of them lie under something or outside."""
    page.wait_for_selector(".live .stack, .field", state="attached")
    settled(page)
    # What floats takes its room after a while (rules come later than the question), and the map follows it.
    about, hidden = 0, 1
    for _ in range(12):
        page.wait_for_timeout(250)
        about, hidden = page.evaluate(HIDDEN)
        if not hidden:
            break
    return about, hidden


CASES = [
    ("rok-1920", "A", 60),
    ("raclawice-1794", "battle", 40),
    ("bitwa-warszawska", "", 30),
    ("how-the-west-was-saved", "campaign", 45),
]


@pytest.mark.parametrize(("game", "scenario", "answers"), CASES)
def test_what_is_asked_is_in_sight(server: Server, visit: Opener, game: str, scenario: str, answers: int) -> None:
    """Each kind of question at one of the sizes in turn; all sizes are tried in the long test."""
    faults = []
    for number, (prompt, table, secret) in enumerate(kinds(server, game, scenario, answers)):
        width, height = SIZES[number % 3]
        page = visit(f"/#/table/{table}/{secret}", viewport={"width": width, "height": height})
        about, hidden = unseen(page)
        if hidden:
            faults.append(f"{prompt} at {width}×{height}: {hidden} of {about} hidden")
        page.context.close()
    assert not faults


LONG = [
    ("rok-1920", "C", 250),
    ("rok-1920", "F", 250),
    ("raclawice-1794", "battle", 300),
    ("bitwa-warszawska", "", 200),
    ("how-the-west-was-saved", "campaign", 400),
    ("nest-of-eagles", "1", 300),
]


@pytest.mark.long
@pytest.mark.timeout(900)
@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize(("game", "scenario", "answers"), LONG)
def test_every_kind_of_question_is_in_sight_at_every_size(
    server: Server, visit: Opener, game: str, scenario: str, answers: int, width: int, height: int
) -> None:
    """One page for all of them: each question is opened anew in it, and once more by a reload."""
    faults = []
    page = visit("/", viewport={"width": width, "height": height})
    for prompt, table, secret in kinds(server, game, scenario, answers):
        page.goto(f"{server.url}/#/table/{table}/{secret}")
        for again in ("opened", "reloaded"):
            about, hidden = unseen(page)
            if hidden:
                faults.append(f"{prompt} {again}: {hidden} of {about} hidden")
            if again == "opened":
                page.reload()
    assert not faults


def test_who_was_moved_out_of_sight_is_named_at_the_edge_and_comes_back(server: Server, visit: Opener) -> None:
    table, secret = server.table("rok-1920", scenario="A")
    page = visit(f"/#/table/{table}/{secret}", viewport={"width": 1280, "height": 720})
    page.wait_for_selector(".live .stack")
    settled(page)
    expect(page.locator(".outside")).to_have_count(0)
    for _ in range(14):
        page.keyboard.press("d")
    sign = page.get_by_role("button", name=re.compile("out of sight.* Show$"))
    sign.focus()
    page.keyboard.press("Enter")
    expect(sign).to_have_count(0)
    assert page.evaluate(HIDDEN)[1] == 0
