"""How the West Was Saved by mouse: turns, a march with its group and facing, odds, a combat, the last turn."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener, Server
from tests.browser.playing import given, is_over, moved_on, settled, version

GAME = "how-the-west-was-saved"
UNITS = (
    "pl: dpleg-1@Zwiahel>E art-1@Zwiahel hq-3@Zwiahel dp-15@Połonne>E"
    " / ru: ds-58@Żytomierz>W ds-60@Żytomierz ds-44@Kijów>W hq-12@Kijów"
)
DEPOTS = {"pl": ["Lublin", "Kowel", "Równe"], "ru": ["Nieżyn", "Kijów"]}


def opened(server: Server, visit: Opener, position: dict[str, Any], **options: Any) -> Page:
    made = server.post("/analysis", {"game": GAME, "position": position})
    page = visit(f"/#/table/{made['table']['id']}/{next(iter(made['seats'].values()))}", **options)
    page.wait_for_selector(".live .stack")
    settled(page)
    return page


def dice(server: Server, page: Page, *faces: list[int]) -> None:
    """What chance answers next at this table."""
    table = re.search(r"/table/(\w+)", page.url)
    assert table
    secret = page.evaluate("Object.values(JSON.parse(localStorage['sztab-tables'])[0].seats)[0]")
    server.post(f"/tables/{table[1]}/board", {"version": version(page), "dice": list(faces)}, secret)


def press(page: Page, words: str) -> None:
    before = version(page)
    page.locator(".dock [data-answer]", has_text=re.compile(words)).first.click()
    given(page, before)
    settled(page)


def test_the_strip_says_who_builds_and_who_is_next(server: Server, visit: Opener) -> None:
    position = {"units": UNITS, "turn": 3, "phase": "depots", "step": 0, "points": {"pl": 6, "ru": 3}, "depots": DEPOTS}
    page = opened(server, visit, {**position, "totals": {"pl": 6, "ru": 3}})
    strip = page.get_by_role("region", name="Taking turns")
    expect(strip).to_contain_text("You build, then the Russians")
    expect(strip.locator(".rule")).to_have_text("5.1/a")
    expect(page.locator(".depot")).to_have_count(5)
    # What is called a green town is green on the map.
    green, plain = page.locator(".labels .prized", has_text="Żytomierz"), page.locator(".labels text:not(.prized)")
    colour = "label => getComputedStyle(label).fill"
    assert green.evaluate(colour) != plain.first.evaluate(colour)
    expect(page.locator(".chain")).not_to_have_count(0)
    page.locator(".dock .answers").click()
    page.locator(".dock .list button", has_text="build a depot in Zwiahel").click()
    expect(page.locator(".depot")).to_have_count(6)
    # At one screen the Russians are asked next: they build, then the Poles.
    expect(strip).to_contain_text("You build, then the Poles")
    press(page, "No more depots")
    expect(strip).to_contain_text("You build; the Russians have passed")
    points = page.locator(".instr")
    expect(points).to_contain_text("Resource points", ignore_case=True)
    expect(points).to_contain_text("= 6")
    expect(points).to_contain_text("0:2")


def test_a_group_is_chosen_marches_and_turns(server: Server, visit: Opener) -> None:
    position = {"units": UNITS, "turn": 3, "phase": "orders", "markers": {"pl": ["Zwiahel"]}, "depots": DEPOTS}
    page = opened(server, visit, position)
    expect(page.locator(".marker")).to_have_count(1)
    expect(page.locator("[data-facing]")).to_have_count(5)
    press(page, "march")
    group = page.get_by_role("group", name="Who goes")
    expect(group.locator(".unit")).to_have_count(3)
    # A headquarters does not go alone, and the rule says so.
    group.locator("[data-unit=pl-dpleg-1]").click()
    group.locator("[data-unit=pl-art-1]").click()
    expect(group.locator(".go")).to_be_disabled()
    expect(group.locator(".why .rule")).to_be_visible()
    group.locator("[data-unit=pl-dpleg-1]").click()
    group.locator("[data-unit=pl-art-1]").click()
    before = version(page)
    group.locator(".go").click()
    moved_on(page, before)
    settled(page)
    expect(page.locator(".disc.cost").first).to_be_attached()
    page.locator(".dock .answers").click()
    # The way is drawn before the order is given.
    expect(page.locator("path.way")).to_have_count(0)
    page.locator(".dock .list button", has_text="Korosteń").first.hover()
    expect(page.locator("path.way")).to_have_count(1)
    before = version(page)
    page.locator(".dock .list button", has_text="1416").first.click()
    moved_on(page, before)
    before = version(page)
    page.locator("[data-facing=SE]").click(force=True)
    moved_on(page, before)
    expect(page.locator(".log li").first).to_be_visible()
    assert page.evaluate("document.querySelectorAll('.facing').length") >= 4


def test_an_attack_is_weighed_fought_and_told(server: Server, visit: Opener) -> None:
    units = UNITS.replace("Zwiahel>E", "1416>SE").replace("Zwiahel", "1416")
    page = opened(server, visit, {"units": units, "turn": 3, "phase": "attacks", "step": 1, "depots": DEPOTS})
    dice(server, page, [5], [3, 3])
    panel = page.get_by_role("tabpanel")
    page.get_by_role("tab", name="Combat").click()
    expect(panel).to_contain_text("Attack on Żytomierz")
    expect(panel.locator(".sum")).to_contain_text("8")
    expect(panel).to_contain_text("not facing")
    panel.get_by_role("button", name=re.compile("^With ")).first.click()
    expect(panel).to_contain_text("called off")
    expect(panel.locator(".bar").first).to_be_visible()
    expect(page.locator(".arrow.attack")).not_to_have_count(0)
    panel.get_by_role("button", name="Plan this attack").click()
    before = version(page)
    panel.get_by_role("button", name="Attack", exact=True).click()
    moved_on(page, before)
    settled(page)
    expect(panel).to_contain_text("decided", ignore_case=True)
    expect(panel).to_contain_text("Poles win by 9")
    expect(panel.locator("tbody tr").first).to_be_visible()


def test_enemy_stacks_lie_with_their_backs_up(server: Server, visit: Opener) -> None:
    seats = {"pl": {"kind": "me"}, "ru": {"kind": "bot", "bot": "uniform"}}
    table, secret = server.table(GAME, seats=seats)
    page = visit(f"/#/table/{table}/{secret}")
    page.wait_for_selector(".live .stack")
    settled(page)
    expect(page.locator(".back.su").first).to_be_attached()
    expect(page.locator(".ctr.su")).to_have_count(0)
    page.get_by_role("tab", name="Forces").click()
    page.get_by_role("group", name="Forces").get_by_role("button", name="Russians").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("hidden from you")


def test_a_card_is_chosen_from_two_over_the_map(server: Server, visit: Opener) -> None:
    position = {"units": UNITS, "turn": 3, "phase": "events", "step": 0, "depots": DEPOTS}
    page = opened(server, visit, {**position, "kept": {"pl": "card-12", "ru": "card-30"}})
    for _ in range(4):
        if page.locator(".veil .choice").count():
            break
        dice(server, page)
        page.wait_for_timeout(300)
    expect(page.locator(".veil .choice")).to_have_count(2)
    expect(page.locator(".veil .card").first).to_contain_text("Random event", ignore_case=True)
    before = version(page)
    page.locator(".veil .choice").first.click()
    moved_on(page, before)


def going_on(page: Page) -> None:
    """The button that passes, else any: as someone who only wants to see the end."""
    before = version(page)
    buttons = page.locator(".dock [data-answer]:not([disabled])")
    texts = buttons.all_inner_texts()
    passing = [n for n, text in enumerate(texts) if re.match("no more|done|nobody|no card", text)]
    if page.locator(".group .go").count() and not passing:
        page.locator(".group .go").click()
    elif texts:
        buttons.nth(passing[0] if passing else 0).click()
    else:
        page.locator(".dock .answers").click()
        page.locator(".dock .list button").first.click()
    given(page, before)


def test_the_last_turn_is_played_to_the_result(server: Server, visit: Opener) -> None:
    position = {"units": UNITS, "turn": 14, "phase": "depots", "step": 0, "depots": DEPOTS}
    page = opened(server, visit, {**position, "points": {"pl": 9, "ru": 9}, "totals": {"pl": 9, "ru": 9}})
    for _ in range(60):
        settled(page)
        if is_over(page):
            break
        going_on(page)
    expect(page.locator(".result h2")).to_have_text(re.compile("draw", re.IGNORECASE))
    expect(page.locator(".result .why .rule")).to_be_visible()
