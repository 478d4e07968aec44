"""An attack of both 1920 games: one press names all who take part, and its result is told once, with the question."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener, Server
from tests.browser.playing import log, moved_on, version

PASSING = ("done", "pass", "none", "no", "ready", "stop")
SEATS = {"pl": {"kind": "me"}, "su": {"kind": "bot", "bot": "uniform"}}


def asked(server: Server, table: str, secret: str) -> dict[str, Any]:
    """What the Poles are asked next."""
    for _ in range(300):
        moment: dict[str, Any] = server.get(f"/tables/{table}?seat=pl&since=100000", secret)["moment"] or {}
        if moment.get("question"):
            return moment
        time.sleep(0.1)
    raise AssertionError("nothing is asked")


def joint_target(server: Server, table: str, secret: str) -> str:
    """A hex that several units may attack together, once attacks are asked for."""
    for _ in range(40):
        moment = asked(server, table, secret)
        question = moment["question"]
        if question["prompt"] == "attack":
            for wire in (option["wire"] for option in question["options"] if "hex" in option["wire"]):
                found = server.post(f"/tables/{table}/queries/try", {"seat": "pl", "answers": [wire]}, secret)
                units = [option["wire"] for option in found["question"]["options"] if "unit" in option["wire"]]
                if found["question"]["prompt"] == "attackers" and len(units) > 1:
                    return str(wire["hex"])
        passing = [one for one in question["options"] if one["wire"].get("answer") in PASSING] or question["options"]
        body = {"seat": "pl", "version": moment["version"], "key": str(moment["version"])}
        server.post(f"/tables/{table}/answers", {**body, "index": passing[0]["index"]}, secret)
    raise AssertionError("nobody can attack together")


def weighed(server: Server, visit: Opener, game: str, scenario: str, **options: Any) -> tuple[Page, str]:
    """A page on which an attack of several units waits to be confirmed, and where."""
    table, secret = server.table(game, scenario=scenario, seats=SEATS)
    target = joint_target(server, table, secret)
    page = visit(f"/#/table/{table}/{secret}", settings={"pace": 1, "askEnd": True, "seen": [game]}, **options)
    page.wait_for_selector(".live .stack")
    # What went before waits to be begun, or is told: whoever knows it goes straight to the question.
    page.wait_for_selector(".begin, .telling, .dock .answers")
    page.keyboard.press("Escape")
    page.locator(".dock .answers").click()
    page.locator(".dock .list button", has_text=target).first.click()
    expect(page.locator(".dock .unconfirmed")).to_be_visible()
    return page, target


CUT = """() => [...document.querySelectorAll('.moment :is(.what, .verdict)')]
    .some((one) => one.scrollHeight > one.clientHeight + 1)"""


@pytest.mark.parametrize(("game", "scenario"), [("nest-of-eagles", "1"), ("rok-1920", "B")])
def test_one_press_attacks_with_all_and_is_told_once(server: Server, visit: Opener, game: str, scenario: str) -> None:
    page, target = weighed(server, visit, game, scenario, viewport={"width": 1280, "height": 720})
    before = version(page)
    # Whoever takes part is ticked; a press of the pointer leaves Enter to the main button, once the odds are known.
    strengths = page.locator(".attack .odds b")
    expect(strengths).to_have_text(re.compile(r"\d+:\d+"))
    whole = strengths.text_content() or ""
    unit = page.locator(".attack button.unit[aria-pressed=true]").first
    joining = page.locator(f".attack [data-unit='{unit.get_attribute('data-unit')}']")
    joining.click()
    expect(joining).to_have_attribute("aria-pressed", "false")
    expect(strengths).not_to_have_text(whole)
    joining.click()
    expect(joining).to_have_attribute("aria-pressed", "true")
    expect(strengths).to_have_text(whole)
    expect(page.locator(".dock .unconfirmed.main")).to_be_visible()
    page.keyboard.press("Enter")
    moved_on(page, before)
    telling, moment = page.locator(".telling"), page.locator(".moment")
    page.wait_for_selector(".telling, .moment, .dock:not([aria-busy=true]) .passing")
    assert "who takes part" not in page.inner_text(".dock-place")
    if not telling.or_(moment).count():
        # Under which order is a choice of its own, where there are any.
        expect(page.locator(".dock .ask b")).to_contain_text("order")
        page.locator(".dock .passing").first.click()
    expect(telling.or_(moment).first).to_be_attached()

    # Until the story comes to the dice, nothing beside the board tells what they showed.
    if not moment.is_visible():
        expect(log(page).locator(".untold")).to_be_visible()
        expect(log(page).locator("li", has_text=f"({target}): rolled")).to_have_count(0)
        page.get_by_role("tab", name="Combat").click()
    for _ in range(12):
        if moment.is_visible():
            break
        telling.get_by_role("button", name="Next").first.click()
    expect(moment.locator(".verdict")).to_contain_text("rolled")
    # The panel beside the board has the dice and the sum: the card with the question only says what came of it.
    expect(page.locator(".last .fell")).to_have_count(1)
    expect(moment.locator(".fell")).to_have_count(0)
    place, dock = moment.bounding_box(), page.locator(".dock-place").bounding_box()
    assert place
    assert dock
    assert place["y"] >= dock["y"]
    assert place["x"] + place["width"] <= dock["x"] + dock["width"] + 1

    # On a page without that panel it is told whole, and nothing of it is cut.
    page.get_by_role("tab", name="Hex").click()
    expect(moment.locator(".fell")).to_have_count(1)
    assert not page.evaluate(CUT)

    # One thing at a time is given by Enter: what is asked next steps back until the fight has been read.
    expect(page.locator("kbd", has_text="⏎").filter(visible=True)).to_have_count(1)
    expect(page.locator(".dock .acts")).to_be_hidden()
    expect(page.locator(".live.withheld")).to_be_attached()
    before = version(page)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Enter")
    expect(moment).to_have_count(0)
    expect(page.locator(".dock .acts")).to_be_visible()
    expect(page.locator(".live.withheld")).to_have_count(0)
    assert version(page) == before
    # It has been read: two lines are left of it at most, that unfold.
    summary = page.get_by_role("region", name="What happened")
    line = summary.bounding_box()
    assert line
    assert line["height"] < 50
    summary.get_by_title("Read all of it").click()
    expect(summary).not_to_have_class("folded")
    expect(summary).to_contain_text(target)


def test_on_a_telephone_the_result_stands_with_the_question(server: Server, visit: Opener) -> None:
    options = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    page, _ = weighed(server, visit, "nest-of-eagles", "1", **options)
    expect(page.locator(".whose")).to_contain_text("Player turn: the Poles · Regular attacks")
    before = version(page)
    page.locator(".dock .unconfirmed").click()
    moved_on(page, before)
    moment = page.locator(".moment")
    for _ in range(12):
        if moment.is_visible():
            break
        page.locator(".telling").get_by_role("button", name="Next").first.click()
    expect(moment.locator(".fell")).to_have_count(1)
    card, board = moment.bounding_box(), page.locator(".board-place").bounding_box()
    assert card
    assert board
    assert card["y"] >= board["y"] + board["height"] - 1, "no part of the map lies under it"
    assert board["height"] > 0.4 * 844
    assert not page.evaluate(CUT)
    expect(page.locator(".dock, .goal").filter(visible=True)).to_have_count(0)
    moment.get_by_role("button", name="Next").click()
    expect(page.locator(".dock .acts")).to_be_visible()
