"""Rok 1920 by mouse: a march by drag and its refusal, layers, an attack from its odds to the retreat, undo, replay."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Opener, Server
from tests.browser.playing import given, log, moved_on, settled, version
from tests.browser.test_hex_games import opened


def lift(page: Page) -> None:
    """Open the curtain between two players at one screen."""
    settled(page)
    if page.locator(".curtain").count():
        page.locator(".curtain .b.main").click()
        expect(page.locator(".curtain")).to_have_count(0)


def asked(page: Page) -> str:
    return page.inner_text(".dock .ask b")


def until(page: Page, words: str, *, does: bool = False) -> None:
    """Answer with buttons until a question holds these words: passing stands first, doing something last."""
    for _ in range(40):
        lift(page)
        settled(page)
        if re.search(words, asked(page)):
            return
        before = version(page)
        found = page.locator(".dock [data-answer]:not([disabled])")
        (found.last if does else found.first).click()
        given(page, before)
    raise AssertionError(f"nobody asked for {words!r}: {asked(page)}")


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def in_sight(page: Page, things: str) -> Locator:
    """The first thing of a kind that lies free on the map, a counter by itself."""
    page.wait_for_timeout(300)
    spot = page.evaluate(
        """things => [...document.querySelectorAll(things)].findIndex((thing) => {
            const b = thing.getBoundingClientRect();
            const over = document.elementFromPoint(b.x + b.width / 2, b.y + b.height / 2);
            return over?.closest('.stage .window') && !thing.querySelector('.badge');
        })""",
        things,
    )
    assert spot >= 0, f"no {things} in sight"
    return page.locator(things).nth(spot)


def test_a_unit_is_dragged_with_its_cost_and_refused_with_the_rule(server: Server, visit: Opener) -> None:
    page = opened(server, visit, "rok-1920", "su", scenario="A")
    until(page, "Which unit", does=True)
    x, y = middle(in_sight(page, ".stack.choosable"))
    start = version(page)

    # Too far: the reason stands beside the hex while it is held there, and in the dock when it is let go.
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 30, y, steps=4)
    page.wait_for_selector(".reach polygon", state="attached")
    page.mouse.move(x - 420 if x > 600 else x + 420, y, steps=8)
    expect(page.locator(".ghost")).to_have_count(1)
    expect(page.get_by_role("tooltip")).to_contain_text("5.1.2")
    head = page.get_by_role("tooltip").locator("header").inner_text()
    assert len(re.findall(r"\b\d{4}\b", head)) == 1, "the number of a hex stands beside its name once: " + head
    page.mouse.up()
    expect(page.locator(".dock .why")).to_contain_text("5.1.2")
    expect(page.locator(".ghost")).to_have_count(0)
    assert version(page) == start, "the unit is picked up and has not moved: nothing was sent"

    # Within reach: the way and its cost go with the pointer; let go, it marches.
    goal = in_sight(page, ".reach polygon")
    gx, gy = middle(goal)
    x, y = middle(in_sight(page, "polygon.chosen"))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move((x + gx) / 2, (y + gy) / 2, steps=4)
    page.mouse.move(gx, gy, steps=4)
    expect(page.locator(".ghost .disc.cost")).to_have_count(1)
    expect(page.locator("path.way")).to_have_count(1)
    expect(page.get_by_role("tooltip").locator(".rule").first).to_be_visible()
    page.mouse.up()
    moved_on(page, start)
    settled(page)
    assert asked(page).startswith("Which unit")
    expect(log(page).locator("li:not(.hd)").first).to_contain_text("moves:")

    # What was done freely is taken back whole: the unit stands where it stood, and nobody is chosen.
    page.keyboard.press("z")
    expect(log(page)).not_to_contain_text("moves:")
    expect(page.locator(".reach polygon")).to_have_count(0)


def test_layers_are_switched_remembered_and_explained(server: Server, visit: Opener) -> None:
    page = opened(server, visit, "rok-1920", "pl", scenario="C")
    layers = page.get_by_role("region", name="Layers")
    expect(page.locator("path.side, path.zone, g.sign, .held, path.route")).to_have_count(0)
    page.keyboard.press("l")
    expect(page.locator("path.side")).to_have_count(1)
    assert len(page.locator("path.side").get_attribute("d") or "") > 200
    page.keyboard.press("l")

    layers.get_by_role("button", name="Supply U").click()
    expect(page.locator("path.zone")).to_have_count(1)
    expect(layers).to_contain_text("Out of supply")
    x, y = middle(in_sight(page, ".stack"))
    page.mouse.move(x, y)
    expect(layers).to_contain_text(re.compile("in supply from|out of supply"))

    for key, drawn in (("v", "g.sign.reserve"), ("m", ".held"), ("b", "path.route.to-arrow"), ("t", ".zone-name")):
        page.keyboard.press(key)
        expect(page.locator(drawn).first).to_be_attached()
    page.reload()
    page.wait_for_selector(".live .stack")
    expect(page.locator("g.sign.reserve").first).to_be_attached()
    expect(layers.get_by_role("button", name="Supply U")).to_have_attribute("aria-pressed", "true")


def test_supply_says_that_a_scenario_knows_none(server: Server, visit: Opener) -> None:
    page = opened(server, visit, "rok-1920", "pl", scenario="A")
    page.keyboard.press("l")
    expect(page.get_by_role("button", name="Supply U")).to_be_disabled()
    expect(page.get_by_role("region", name="Layers")).to_contain_text("supply is played from “Spring 1920” on")


def test_counters_are_hidden_by_a_tap_and_while_a_key_is_held(server: Server, visit: Opener) -> None:
    page = opened(server, visit, "rok-1920", "pl", scenario="A")
    page.keyboard.press("h")
    expect(page.locator(".stack")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(".stack").first).to_be_attached()
    page.keyboard.down("h")
    expect(page.locator(".stack")).to_have_count(0)
    page.wait_for_timeout(500)
    page.keyboard.up("h")
    expect(page.locator(".stack").first).to_be_attached()


def test_an_attack_from_its_odds_to_the_retreat(server: Server, visit: Opener) -> None:
    """Both sides at one screen, so that the beaten one's choices are seen too."""
    seats = {"pl": {"kind": "me"}, "su": {"kind": "me"}}
    table, secret = server.table("rok-1920", scenario="A", seats=seats)
    page = visit(f"/#/table/{table}/{secret}")
    page.wait_for_selector(".curtain, .live .stack")
    lift(page)
    page.wait_for_selector(".live .stack")
    until(page, "Which hex do you attack")
    start = version(page)
    page.mouse.click(*middle(in_sight(page, "polygon.target")))
    panel = page.locator("section.attack")
    expect(panel.locator(".odds b")).to_have_text(re.compile(r"\d+\s*:\s*\d+"))
    expect(panel.locator("td.lit")).to_have_count(1)
    expect(panel.locator(".rolls > div")).to_have_count(11)
    expect(panel.locator(".bar")).to_contain_text("%")
    expect(panel.locator(".mods .rule").first).to_be_visible()
    expect(panel.locator(".orders")).to_have_count(0)
    expect(page.locator(".arrow.attack").first).to_be_attached()
    expect(page.locator(".disc.chance")).to_have_count(1)

    assert version(page) == start, "a target is weighed first: nothing is declared yet"

    # Leave one out: the sum falls; take it in again.
    strong = panel.locator(".odds b").text_content() or ""
    panel.locator(".unit").first.click()
    expect(panel.locator(".odds b")).not_to_have_text(strong)
    panel.locator(".unit").first.click()
    expect(panel.locator(".odds b")).to_have_text(strong)

    before = version(page)
    panel.locator(".go").click()
    moved_on(page, before)
    page.wait_for_selector(".last .dice svg", state="attached")
    expect(page.locator(".last .dice svg")).to_have_count(2)
    expect(log(page).locator(".die").first).to_be_visible()
    expect(page.get_by_role("button", name="Undo")).to_have_attribute("aria-disabled", "true")
    page.get_by_role("button", name="Undo").click(force=True)
    expect(page.locator(".dock .why")).to_contain_text("No undo")
    # Nobody else has to agree here: it is granted at once.
    page.get_by_role("button", name="Ask to take back").click()
    expect(page.locator(".last .dice")).to_have_count(0)


def test_a_target_chosen_from_the_list_is_weighed_too(server: Server, visit: Opener) -> None:
    seats = {"pl": {"kind": "me"}, "su": {"kind": "me"}}
    table, secret = server.table("rok-1920", scenario="A", seats=seats)
    page = visit(f"/#/table/{table}/{secret}", viewport={"width": 1366, "height": 768})
    page.wait_for_selector(".curtain, .live .stack")
    lift(page)
    page.wait_for_selector(".live .stack")
    until(page, "Which hex do you attack")
    before = version(page)
    page.locator(".dock .answers").click()
    words = re.sub(r"\s*\d+%$", "", page.locator(".dock .list button").first.inner_text())
    page.locator(".dock .list button").first.click()
    panel = page.locator("section.attack")
    expect(panel.locator("td.lit")).to_have_count(1)
    expect(panel.locator(".unit").first).to_have_attribute("aria-pressed", "true")
    rolls = re.compile(r"^Attack: (\d+–\d+ on two dice|only on 3|no roll succeeds)")
    expect(page.locator(".dock .unconfirmed")).to_have_text(rolls)
    assert version(page) == before, "nothing is declared yet"
    target = page.locator(".disc.chance").bounding_box()
    dock = page.locator(".dock").bounding_box()
    assert target
    assert dock
    is_above, is_beside = target["y"] + target["height"] < dock["y"], target["x"] > dock["x"] + dock["width"]
    assert is_above or is_beside, "the target lies free of the question"
    assert dock["width"] <= 400
    assert dock["height"] <= 200
    page.keyboard.press("Escape")
    expect(page.locator(".dock .unconfirmed")).to_have_count(0)
    page.keyboard.press("Control+k")
    page.keyboard.type(words)
    page.keyboard.press("Enter")
    expect(page.locator(".dock .unconfirmed")).to_have_count(1)
    page.locator(".dock .unconfirmed").click()
    moved_on(page, before)
    page.wait_for_selector(".last .dice svg", state="attached")


def test_a_beaten_defender_chooses_his_way_of_retreat(server: Server, visit: Opener) -> None:
    seats = {"pl": {"kind": "me"}, "su": {"kind": "me"}}
    found = False
    for practice in range(1920, 1926):
        table, secret = server.table("rok-1920", scenario="A", seats=seats, practice=practice)
        page = visit(f"/#/table/{table}/{secret}")
        page.wait_for_selector(".curtain, .live .stack")
        lift(page)
        page.wait_for_selector(".live .stack")
        until(page, "Which hex do you attack")
        while re.search("Which hex do you attack", asked(page)) and page.locator("polygon.target").count():
            page.locator(".dock .answers").click()
            page.locator(".dock .list button").first.click()
            page.locator("section.attack .go").click()
            page.wait_for_selector(".last .dice svg", state="attached")
            page.wait_for_timeout(300)
            lift(page)
            settled(page)
            if "must retreat" in asked(page):
                found = True
                break
            until_attack_is_over(page)
        if found:
            break
        page.context.close()
    assert found, "nobody had to choose"
    expect(page.locator("path.route.to-arrow").nth(1)).to_be_attached()
    expect(page.locator(".last .asked")).to_contain_text("9")
    spot = middle(in_sight(page, ".reach polygon"))
    page.mouse.move(*spot)
    expect(page.locator("path.way")).to_have_count(1)
    before = version(page)
    page.mouse.click(*spot)
    moved_on(page, before)
    settled(page)
    lift(page)
    expect(log(page)).to_contain_text(re.compile("[Rr]etreat"))


def until_attack_is_over(page: Page) -> None:
    """Losses, retreats and pursuit by the first or last button, up to the next attack or phase."""
    for _ in range(30):
        lift(page)
        settled(page)
        if not re.search("loses a step|retreat|after combat", asked(page)):
            return
        before = version(page)
        if page.locator(".dock [data-answer]").count():
            page.locator(".dock [data-answer]").first.click()
        else:
            page.locator(".dock .answers").click()
            page.locator(".dock .list button").last.click()
        moved_on(page, before)


def test_the_last_enemy_turn_is_played_again_step_by_step(server: Server, visit: Opener) -> None:
    page = opened(server, visit, "rok-1920", "pl", scenario="A")
    until(page, "Which (hex|unit)")
    now = version(page)
    assert now > 3, "the Bolsheviks have moved first"
    page.get_by_role("button", name="One step back").click()
    expect(page.locator(".time .live")).to_contain_text("past")
    assert version(page) < now
    page.get_by_role("button", name="To the start").click()
    page.wait_for_function("() => Number(document.querySelector('.time .live b').textContent) === 0")
    page.get_by_role("button", name="One step on").click()
    page.wait_for_function("() => Number(document.querySelector('.time .live b').textContent) > 0")
    page.locator(".dock .b.main").click()
    page.wait_for_function("n => Number(document.querySelector('.time .live b').textContent) === n", arg=now)
    page.get_by_role("button", name="Replay the last moves").click()
    page.wait_for_function("n => Number(document.querySelector('.time .live b').textContent) < n", arg=now)
    page.wait_for_function(
        "n => Number(document.querySelector('.time .live b').textContent) === n", arg=now, timeout=120_000
    )


def test_forces_and_standing_are_told(server: Server, visit: Opener) -> None:
    page = opened(server, visit, "rok-1920", "pl", scenario="C")
    page.get_by_role("tab", name="Forces").click()
    expect(page.locator(".forces .grid li").nth(10)).to_be_visible()
    expect(page.locator(".forces")).to_contain_text("Due to arrive")
    expect(page.locator(".forces")).to_contain_text("Eliminated")
    expect(page.locator(".morale .track")).to_have_count(2)
    page.locator(".standing button[aria-expanded]").click()
    expect(page.locator(".why .row").first).to_contain_text("C.2")


def test_a_counter_goes_its_way_in_sight(server: Server, visit: Opener) -> None:
    seats = {"pl": {"kind": "bot", "bot": "uniform"}, "su": {"kind": "me"}}
    table, secret = server.table("rok-1920", scenario="A", seats=seats)
    page = visit(f"/#/table/{table}/{secret}", reduced_motion="no-preference")
    page.wait_for_selector(".live .stack")
    until(page, "Which unit", does=True)
    page.mouse.click(*middle(in_sight(page, ".stack.choosable")))
    page.wait_for_selector(".reach polygon", state="attached")
    page.evaluate(
        """() => {
            window.gone = 0;
            const watch = () => {
                const moving = document.getAnimations().filter((a) => a.effect?.target?.closest?.('.pieces'));
                window.gone = Math.max(window.gone, moving.length);
                requestAnimationFrame(watch);
            };
            watch();
        }"""
    )
    before = version(page)
    page.mouse.click(*middle(in_sight(page, ".reach polygon")))
    moved_on(page, before)
    page.wait_for_function("() => window.gone > 0")


def test_a_finger_drags_a_counter_on_a_telephone(server: Server, visit: Opener) -> None:
    seats = {"pl": {"kind": "bot", "bot": "uniform"}, "su": {"kind": "me"}}
    table, secret = server.table("rok-1920", scenario="A", seats=seats)
    size = {"width": 390, "height": 844}
    page = visit(f"/#/table/{table}/{secret}", viewport=size, is_mobile=True, has_touch=True)
    page.wait_for_selector(".live .stack")
    until(page, "Which unit", does=True)
    spots = [
        (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        for stack in page.locator(".stack.choosable").all()
        if (box := stack.bounding_box()) and 40 < box["x"] < 300 and 200 < box["y"] < 480
    ]
    x, y = spots[0]
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, at: tuple[float, float] | None) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    before = version(page)
    touch("touchStart", (x, y))
    for step in range(1, 6):
        touch("touchMove", (x + 4 * step, y))
    page.wait_for_selector(".reach polygon", state="attached")
    expect(page.locator(".ghost")).to_have_count(1)
    goals = [
        (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        for cell in page.locator(".reach polygon").all()
        if (box := cell.bounding_box()) and 0 < box["x"] < 330 and 130 < box["y"] < 500
    ]
    touch("touchMove", goals[0])
    touch("touchEnd", None)
    moved_on(page, before + 1)
    settled(page)
    assert asked(page).startswith("Which unit"), "it has marched, and the next one is asked for"
    expect(page.locator(".ghost")).to_have_count(0)


def test_a_counter_that_could_do_more_marches_when_it_is_dragged(server: Server, visit: Opener) -> None:
    """From scenario C on a unit may also go by train or in secret: dragged, it marches."""
    page = opened(server, visit, "rok-1920", "pl", scenario="C")
    until(page, "Which unit", does=True)
    x, y = middle(in_sight(page, ".stack.choosable"))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 30, y, steps=4)
    page.wait_for_selector(".reach polygon", state="attached")
    expect(page.locator(".disc.cost").first).to_be_attached()
    page.mouse.up()


def test_what_lies_on_the_margins_is_shown(server: Server, visit: Opener) -> None:
    page = opened(server, visit, "rok-1920", "pl", scenario="campaign")
    page.get_by_role("tab", name="Boxes").click()
    boxes = page.locator(".boxes")
    expect(boxes).to_contain_text("On the board’s margins")
    expect(boxes).to_contain_text(re.compile(r"Transports left.*27\.3"))
    assert "[web-" not in boxes.inner_text()


def test_towns_bear_the_points_that_the_scenario_gives_for_them(server: Server, visit: Opener) -> None:
    """Where morale plays no part, the printed numbers say nothing: what counts is the scenario's own."""
    for game, scenario in (("rok-1920", "A"), ("nest-of-eagles", "1")):
        table, secret = server.table(game, scenario=scenario)
        page = visit(f"/#/table/{table}/{secret}", viewport={"width": 1280, "height": 720})
        page.wait_for_selector(".live .stack")
        page.keyboard.press("0")  # the whole map
        expect(page.locator("[data-worth]").filter(has_text="10")).to_have_count(1)
        expect(page.locator("[data-worth]").filter(has_text="4")).to_have_count(0)
