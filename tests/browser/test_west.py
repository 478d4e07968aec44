"""How the West Was Saved by mouse: turns, a march with its group and facing, odds, a combat, the last turn."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener, Server
from tests.browser.playing import given, is_over, log, moved_on, settled, version

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


def build(page: Page, town: str) -> None:
    """A depot from the list: weighed first, then confirmed."""
    page.locator(".dock .answers").click()
    page.locator(".dock .list button", has_text=f"build a depot in {town}").click()
    expect(page.locator(".build.planned")).to_contain_text(town)
    before = version(page)
    page.locator(".dock .unconfirmed").click()
    moved_on(page, before)
    settled(page)


def step_by_step(page: Page) -> None:
    """The order to march without a goal, which is asked for next: by the list, as by keys."""
    before = version(page)
    page.locator(".dock .answers").click()
    page.locator(".dock .list button", has_text=re.compile("march")).first.click()
    given(page, before)
    settled(page)


def centre(page: Page, what: str) -> tuple[float, float]:
    box = page.locator(what).first.bounding_box()
    assert box, what
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def still(page: Page, what: str) -> tuple[float, float]:
    """Where something lies once the map has come to rest."""
    before, now = (0.0, 0.0), centre(page, what)
    while before != now:
        page.wait_for_timeout(400)
        before, now = now, centre(page, what)
    return now


ORDERS = {"units": UNITS, "turn": 3, "phase": "orders", "markers": {"pl": ["Zwiahel"]}, "depots": DEPOTS}


def goal(page: Page, hex_: str) -> tuple[float, float]:
    """The disc with the cost of a march to a hex, once it is there."""
    disc = page.locator(f"[data-badge='{hex_}']")
    expect(disc).to_be_attached()
    return still(page, f"[data-badge='{hex_}']")


def test_a_stack_that_is_chosen_marches_by_one_click_on_its_goal(server: Server, visit: Opener) -> None:
    page = opened(server, visit, ORDERS)
    # One stack alone has a marker: it is chosen, and every hex in its reach says what it costs.
    expect(page.locator(".disc.cost").first).to_be_attached()
    expect(page.locator("[data-facing]")).to_have_count(0)
    expect(page.locator("polygon.chosen")).to_have_count(1)
    expect(page.locator(".dock .march")).to_contain_text("Reach: 2 hexes")
    expect(page.locator(".dock .march")).to_contain_text("no roll")
    # No button stands for what is done on the map, and giving up is never the main one.
    expect(page.locator(".dock [data-answer]", has_text="march")).to_have_count(0)
    expect(page.locator(".dock .b.main")).to_have_count(0)
    spot = goal(page, "1416")
    page.mouse.move(*spot)
    expect(page.locator("path.way")).to_have_count(1)
    expect(page.locator("div.tip")).to_contain_text("of 2")
    before = version(page)
    page.mouse.click(*spot)
    moved_on(page, before)
    settled(page)
    expect(page.locator(".dock .ask")).to_contain_text("1416")


def test_a_stack_is_dragged_to_its_goal(server: Server, visit: Opener) -> None:
    page = opened(server, visit, ORDERS)
    to = goal(page, "1416")
    start = centre(page, "polygon.chosen")
    before = version(page)
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + 12, start[1])
    page.mouse.move(*to, steps=4)
    page.mouse.up()
    moved_on(page, before)
    expect(log(page)).to_contain_text("1416")


def test_who_stays_behind_makes_the_others_faster(server: Server, visit: Opener) -> None:
    page = opened(server, visit, ORDERS)
    march = page.get_by_role("group", name="Who goes")
    expect(march.locator("[aria-pressed=true]")).to_have_count(3)
    reach = page.locator(".disc.cost").count()
    march.locator("[data-unit=pl-art-1]").click()
    expect(march).to_contain_text("Reach: 3 hexes")
    assert page.locator(".disc.cost").count() > reach
    march.locator("[data-unit=pl-dpleg-1]").click()
    # A headquarters does not go alone, and the rule says so.
    expect(march.locator(".why .rule")).to_be_visible()
    expect(page.locator(".disc.cost")).to_have_count(0)


def test_a_stack_turns_by_signs_that_wait_to_be_asked_for(server: Server, visit: Opener) -> None:
    page = opened(server, visit, ORDERS)
    expect(page.locator(".disc.cost").first).to_be_attached()
    page.get_by_role("button", name="Turn its front").click()
    expect(page.locator("[data-facing]")).to_have_count(5)
    expect(page.locator("[data-facing] .front")).to_have_count(5)
    before = version(page)
    page.locator("[data-facing=SE]").click()
    moved_on(page, before)
    expect(log(page)).to_contain_text("south-east")


def test_another_stack_is_chosen_by_a_click(server: Server, visit: Opener) -> None:
    page = opened(server, visit, {**ORDERS, "markers": {"pl": ["Zwiahel", "Połonne"]}})
    expect(page.locator(".disc.cost")).to_have_count(0)
    page.locator(".dock .who .next").click()
    expect(page.locator(".disc.cost").first).to_be_attached()
    asked = page.locator(".dock .ask .sub").inner_text()
    other = "Połonne" if asked.startswith("Zwiahel") else "Zwiahel"
    first = still(page, "polygon.chosen")
    boxes = [box for marker in page.locator(".marker").all() if (box := marker.bounding_box())]
    far = max(boxes, key=lambda box: abs(box["x"] + 26 - first[0]) + abs(box["y"] + 22 - first[1]))
    page.mouse.click(far["x"] + far["width"] + 8, far["y"] + far["height"] + 8)
    expect(page.locator(".dock .ask .sub")).to_contain_text(other)
    expect(page.locator("polygon.chosen")).to_have_count(1)
    expect(page.locator(".disc.cost").first).to_be_attached()


def test_a_tap_shows_the_way_before_it_gives_the_order(server: Server, visit: Opener) -> None:
    page = opened(server, visit, ORDERS, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    spot = goal(page, "1416")
    before = version(page)
    page.touchscreen.tap(*spot)
    expect(page.locator("path.way")).to_have_count(1)
    expect(page.get_by_role("button", name=re.compile("^March to 1416"))).to_have_class(re.compile(r"\bmain\b"))
    assert version(page) == before
    page.touchscreen.tap(*goal(page, "1416"))
    moved_on(page, before)


def test_a_depot_tells_its_upkeep_before_it_is_built(server: Server, visit: Opener) -> None:
    position = {"units": UNITS, "turn": 3, "phase": "depots", "step": 0, "points": {"pl": 6, "ru": 3}, "depots": DEPOTS}
    page = opened(server, visit, {**position, "totals": {"pl": 6, "ru": 3}})
    told = page.locator(".dock .build")
    expect(told).to_contain_text("3 depots: upkeep each turn 3 of 6 points")
    expect(told).to_contain_text("3 points will be left: enough for 3 activation markers")
    expect(page.locator(".depot .gives-up")).to_have_count(3)
    before = version(page)
    page.mouse.click(*goal(page, "1316"))
    expect(page.locator(".depot.planned")).to_have_count(1)
    expect(page.locator("path.chain.planned")).to_have_count(1)
    expect(told).to_contain_text("4 of 6 points")
    assert version(page) == before, "nothing is built by the first click"
    page.locator(".dock .unconfirmed").click()
    moved_on(page, before)
    expect(page.locator(".depot.new")).to_have_count(1)


def test_the_phase_opens_the_course_of_the_turn(server: Server, visit: Opener) -> None:
    for width, height in ((1280, 720), (390, 844)):
        page = opened(server, visit, ORDERS, viewport={"width": width, "height": height})
        page.locator(".instr .phase").click()
        course = page.get_by_role("region", name="The course of a turn")
        expect(course.locator("li")).to_have_count(10)
        expect(course.locator("[aria-current=step]")).to_contain_text("Orders")
        # Nothing lies over it: every phase can be read.
        for n in range(10):
            row = course.locator("li").nth(n)
            row.scroll_into_view_if_needed()
            box = row.bounding_box()
            assert box
            hit = page.evaluate(
                "([x, y]) => !!document.elementFromPoint(x, y)?.closest('.course')",
                [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2],
            )
            assert hit, (width, n)
        page.keyboard.press("Escape")
        expect(course).to_have_count(0)
    assert page.evaluate("document.querySelector('.instr').scrollWidth <= innerWidth"), "nothing is cut off"


def test_the_attack_with_the_best_chance_is_read_first(server: Server, visit: Opener) -> None:
    units = UNITS.replace("Zwiahel>E", "1416>SE").replace("Zwiahel", "1416")
    page = opened(server, visit, {"units": units, "turn": 3, "phase": "attacks", "step": 1, "depots": DEPOTS})
    page.get_by_role("tab", name="Combat").click()
    chips = page.get_by_role("group", name="Who attacks").locator("button em")
    expect(chips.first).to_be_visible()
    chances = [int(text.rstrip("%")) for text in chips.all_inner_texts()]
    assert chances == sorted(chances, reverse=True)
    expect(page.locator(".combat .ends li").first).to_be_visible()
    # What the chances are called is never cut off by a narrow bar.
    assert page.evaluate("[...document.querySelectorAll('.ends li')].every(li => li.scrollWidth <= li.clientWidth + 1)")


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
    build(page, "Zwiahel")
    expect(page.locator(".depot")).to_have_count(6)
    # At one screen the Russians are asked next: they build, then the Poles.
    expect(strip).to_contain_text("You build, then the Poles")
    press(page, "Pass")
    expect(strip).to_contain_text("You build; the Russians have passed")
    points = page.locator(".instr")
    expect(points).to_contain_text("Resource points", ignore_case=True)
    expect(points.get_by_role("group", name="Poles: 6 resource points")).to_be_visible()
    expect(points).to_contain_text("0:2")


def test_a_group_is_chosen_marches_and_turns(server: Server, visit: Opener) -> None:
    position = {"units": UNITS, "turn": 3, "phase": "orders", "markers": {"pl": ["Zwiahel"]}, "depots": DEPOTS}
    page = opened(server, visit, position)
    expect(page.locator(".marker")).to_have_count(1)
    step_by_step(page)
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
    page.mouse.move(640, 20)
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
    expect(log(page).locator("li").first).to_be_visible()
    assert page.evaluate("document.querySelectorAll('.facing').length") >= 4


def test_an_attack_is_weighed_fought_and_told(server: Server, visit: Opener) -> None:
    units = UNITS.replace("Zwiahel>E", "1416>SE").replace("Zwiahel", "1416")
    page = opened(server, visit, {"units": units, "turn": 3, "phase": "attacks", "step": 1, "depots": DEPOTS})
    dice(server, page, [5], [3, 3])
    panel = page.get_by_role("tabpanel")
    page.get_by_role("tab", name="Combat").click()
    expect(panel).to_contain_text("Attack on Żytomierz")
    expect(panel.locator(".sum")).to_contain_text("8")
    expect(panel).to_contain_text("flank")
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


LAPTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}
BEYOND = """() => [...document.querySelectorAll('.combat *')].filter((part) => part.childElementCount === 0
    && part.getBoundingClientRect().right > innerWidth).map((part) => part.textContent)"""
MANY = (
    "pl: dpleg-1@1416>SE dp-7@1416 bj-3@1416 dp-13@Połonne>E dp-15@Połonne dp-4@Połonne dp-18@Połonne hq-3@Połonne"
    " / ru: ds-58@Żytomierz>W ds-60@Żytomierz ds-44@Kijów>W hq-12@Kijów"
)


HEADQUARTERS = {"units": UNITS, "turn": 3, "phase": "headquarters", "depots": DEPOTS}
ATTACKS = {
    "units": "pl: dpleg-1@1416>SE hq-3@1416 dp-15@Połonne>E / ru: ds-58@Żytomierz>W ds-44@Kijów>W hq-12@Kijów",
    "turn": 3,
    "phase": "attacks",
    "depots": DEPOTS,
}


def test_what_a_card_changes_in_a_fight_is_read_before_it_is_used(server: Server, visit: Opener) -> None:
    page = opened(server, visit, {**ATTACKS, "in_force": {"pl": 25}})
    page.locator(".dock .answers").click()
    chosen = page.locator(".dock .list button", has_text="Połonne attacks Żytomierz alone").first
    expect(chosen).to_contain_text("15th Infantry Division")
    expect(chosen).not_to_contain_text("Army")
    chosen.click()
    before = version(page)
    page.locator(".dock .unconfirmed").click()
    moved_on(page, before)
    rows = page.locator(".dock .with-cards tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.nth(1)).to_contain_text("+2")


@pytest.mark.parametrize("touch", [False, True])
def test_a_headquarters_goes_by_the_second_press(server: Server, visit: Opener, touch: bool) -> None:
    page = opened(server, visit, HEADQUARTERS, **({"has_touch": True} if touch else {}))
    page.locator(".dock [data-answer]", has_text="3rd Army").click()
    expect(page.locator(".dock .asked")).to_contain_text("headquarters go")
    before = version(page)
    still(page, ".live .stack")
    beside = page.locator(".live .stack").nth(1).bounding_box()
    assert beside
    spot = beside["x"] + beside["width"] / 2, beside["y"] + beside["height"] / 2
    (page.touchscreen.tap if touch else page.mouse.click)(*spot)
    expect(page.locator(".dock .unconfirmed")).to_contain_text("Move to Połonne")
    expect(page.locator(".dock .sent").first).to_contain_text("In range of it there")
    assert version(page) == before, "the first press gives nothing"
    (page.touchscreen.tap if touch else page.mouse.click)(*spot)
    moved_on(page, before)


def test_the_enemy_is_attacked_by_pointing_at_him_twice(server: Server, visit: Opener) -> None:
    page = opened(server, visit, ATTACKS)
    page.wait_for_selector(".combat .go")
    before = version(page)
    spot = goal(page, "1517")
    page.mouse.click(*spot)
    expect(page.locator(".dock [data-answer]", has_text="attacks Żytomierz alone").first).to_be_visible()
    expect(page.locator(".combat .go")).to_have_text("Attack")
    assert version(page) == before
    page.mouse.click(*spot)
    moved_on(page, before)


def test_a_joint_attack_of_many_stays_in_the_window(server: Server, visit: Opener) -> None:
    """Its many differences took so much width that the losses of the defender lay outside."""
    position = {"units": MANY, "turn": 3, "phase": "attacks", "step": 1, "depots": DEPOTS}
    page = opened(server, visit, position, **LAPTOP)
    panel = page.get_by_role("tabpanel")
    page.get_by_role("tab", name="Combat").click()
    panel.get_by_role("button", name=re.compile("^With ")).first.click()
    expect(panel.locator(".dice")).to_be_visible()
    assert panel.locator(".bar").count() >= 20
    assert page.evaluate(BEYOND) == []


def test_whoever_takes_a_loss_is_offered_once(server: Server, visit: Opener) -> None:
    position = {"units": MANY, "turn": 3, "phase": "attacks", "step": 1, "depots": DEPOTS}
    page = opened(server, visit, position, **LAPTOP)
    dice(server, page, [1, 6])
    page.get_by_role("tab", name="Combat").click()
    panel = page.get_by_role("tabpanel")
    panel.get_by_role("button", name=re.compile("^Main stack")).first.click()
    panel.get_by_role("button", name="Plan this attack").click()
    before = version(page)
    panel.get_by_role("button", name="Attack", exact=True).click()
    moved_on(page, before)
    settled(page)
    expect(page.locator(".losses button").first).to_be_visible()
    expect(page.locator(".dock [data-answer]")).to_have_count(0)


def test_beside_a_hint_the_buttons_stay_in_the_window(server: Server, visit: Opener) -> None:
    seats = {"pl": {"kind": "me"}, "ru": {"kind": "bot", "bot": "uniform"}}
    table, secret = server.table(GAME, seats=seats)
    page = visit(f"/#/table/{table}/{secret}", **LAPTOP)
    settled(page)
    asked: list[str] = []
    while not re.search("activation marker", " ".join(asked)):
        asked.append(settled(page))
        assert len(asked) < 8
        page.locator(".dock").get_by_role("button", name="Hint").click()
        expect(page.locator("[data-hint='1']")).to_be_visible()
        button = page.locator(".dock [data-answer]").last.bounding_box()
        assert button
        assert button["y"] + button["height"] <= LAPTOP["viewport"]["height"]
        page.keyboard.press("Escape")
        before = version(page)
        page.locator(".dock [data-answer]").last.click()
        given(page, before)


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
    passing = [n for n, text in enumerate(texts) if re.match("pass|done|nobody|no card", text, re.IGNORECASE)]
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


COVERED = """() => {
    const fronts = [...document.querySelectorAll('.live .stack .front')].map((one) => one.getBoundingClientRect());
    const signs = [...document.querySelectorAll('[data-badge], .live .hq circle.paper, .live .depot .upkeep')];
    const hides = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
    return [fronts.length, signs.length,
        signs.filter((sign) => fronts.some((front) => hides(sign.getBoundingClientRect(), front))).length];
}"""


def test_no_sign_lies_over_the_front_factor(server: Server, visit: Opener) -> None:
    """Headquarters, depots and what a depot would cost lie beside it."""
    units = (
        "pl: dpleg-1@Zwiahel>E hq-3@Zwiahel hq-2@Zwiahel dp-15@Ostróg>E dp-4@Ostróg hq-7@Szepetówka dp-6@Szepetówka>E"
        " / ru: ds-58@Żytomierz>W ds-44@Kijów>W hq-12@Kijów"
    )
    depots = {"pl": ["Lublin", "Kowel", "Równe", "Zwiahel"], "ru": ["Nieżyn", "Kijów"]}
    page = opened(server, visit, {"turn": 2, "phase": "depots", "units": units, "depots": depots})
    expect(page.locator("[data-badge]").first).to_be_visible()
    fronts, signs, covered = page.evaluate(COVERED)
    assert fronts >= 3
    assert signs >= 4
    assert covered == 0
