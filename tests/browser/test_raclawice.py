"""A turn of Racławice in the browser, on a drawn position: a move, a refusal, an undo, a shot, a way back."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener, Server
from tests.browser.playing import given, log, moved_on, settled, version
from tests.browser.test_hex_games import hex_at

GAME = "raclawice-1794"
POSITION: dict[str, Any] = {
    "map": {"columns": 12, "rows": 12, "streams": ["0407/0408"]},
    "turn": 3,
    "units": "pl-1-i-2-pp@0404/NNE pl-2-i-2-pp@0604/NNE ru-1-ii-uglicki@0406/SSW ru-2-ii-uglicki@0806/SSW",
    "leaders": "zajaczek@0503 tomatis@0809",
    "active": "zajaczek",
    "first": "pl",
}


def opened(server: Server, visit: Opener, position: dict[str, Any] = POSITION, **options: Any) -> Page:
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


def at(page: Page, number: str) -> None:
    page.mouse.click(*hex_at(page, number))


class Map:
    """Where hexes lie on the map, noted while their numbers can be read: found from however far afterwards."""

    def __init__(self, page: Page, *numbers: str) -> None:
        self.page = page
        left, top, k = self._frame()
        spots = {number: hex_at(page, number) for number in numbers}
        self.spots = {number: ((x - left) / k, (y - top) / k) for number, (x, y) in spots.items()}

    def _frame(self) -> tuple[float, float, float]:
        box = self.page.evaluate(
            """() => {
                const svg = document.querySelector('svg.live'), box = svg.getBoundingClientRect();
                return [box.x, box.y, box.width / svg.viewBox.baseVal.width];
            }"""
        )
        return box[0], box[1], box[2]

    def _still(self) -> tuple[float, float, float]:
        """The map brings what is asked into view: on a busy machine that comes late, and takes its time."""
        before, rests = self._frame(), 0
        for _ in range(50):
            self.page.wait_for_timeout(100)
            now = self._frame()
            before, rests = now, rests + 1 if now == before else 0
            if rests >= 4:
                break
        return before

    def point(self, number: str) -> tuple[float, float]:
        left, top, k = self._still()
        x, y = self.spots[number]
        self.page.mouse.move(left + k * x, top + k * y)
        return left + k * x, top + k * y

    def click(self, number: str) -> None:
        self.page.mouse.click(*self.point(number))


def test_a_unit_marches_says_where_it_may_not_and_comes_back(server: Server, visit: Opener) -> None:
    page = opened(server, visit, {**POSITION, "units": f"{POSITION['units']} ru-3-ii-uglicki@0610/SSW"})
    expect(page.locator(".dock .ask b")).to_have_text("Move a unit, fire, or pass?")
    at(page, "0604")  # to march is the plain thing: the unit is picked up for it
    page.locator(".dock[data-selected]").wait_for()
    if page.locator(".dock [data-answer]", has_text="go").count():
        press(page, "^go")
    expect(page.locator(".dock .ask b")).to_have_text(re.compile("^2/I/2 pp on the move"))
    expect(page.locator(".reach polygon").first).to_be_attached()
    page.wait_for_timeout(400)  # the map brings what is asked into view
    page.mouse.move(*hex_at(page, "0609"))
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text("out of reach of this move: 4 MP")
    expect(tip.locator(".rule")).to_be_visible()
    at(page, "0610")  # an enemy: why there is no shot at him, and who was picked up stays so
    expect(page.get_by_role("alert")).to_contain_text("range")
    expect(page.locator(".dock[data-selected]")).to_be_visible()
    before = version(page)
    at(page, "0605")
    moved_on(page, before)
    settled(page)
    expect(log(page)).to_contain_text("2/I/2 pp from 0604 to 0605")
    page.keyboard.press("z")
    expect(log(page)).not_to_contain_text("0605")


def test_a_three_hex_move_is_two_clicks_and_one_step_back(server: Server, visit: Opener) -> None:
    page = opened(server, visit)
    at(page, "0604")
    expect(page.locator(".disc.cost")).not_to_have_count(0)
    page.wait_for_timeout(400)  # the map brings what is asked into view
    page.mouse.move(*hex_at(page, "0607"))
    expect(page.get_by_role("tooltip")).to_contain_text("3 MP, 1 left")
    before = version(page)
    at(page, "0607")
    moved_on(page, before)
    settled(page)
    expect(log(page)).to_contain_text("2/I/2 pp from 0604 to 0607")
    page.keyboard.press("z")
    expect(log(page)).not_to_contain_text("0605")


def test_drawn_out_of_its_goal_a_unit_looks_that_way(server: Server, visit: Opener) -> None:
    page = opened(server, visit)
    at(page, "0604")
    expect(page.locator(".disc.cost")).not_to_have_count(0)
    page.wait_for_timeout(400)
    (x, y), (u, _v) = hex_at(page, "0606"), hex_at(page, "0706")
    before = version(page)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 1.2 * (u - x), y, steps=4)
    expect(page.locator(".aim")).to_have_attribute("data-facing", "E")
    page.mouse.up()
    moved_on(page, before)
    settled(page)
    expect(log(page)).to_contain_text("from 0604 to 0606")
    expect(log(page)).to_contain_text(re.compile("turn"))


STACK = "pl-1-i-2-pp@0404/NNE pl-2-i-2-pp@0404/NNE pl-3-i-2-pp@0404/NNE ru-2-ii-uglicki@0806/SSW"


@pytest.mark.parametrize("stays", [(), (1,), (0,), (0, 2)])
def test_a_stack_goes_by_two_clicks_without_those_who_are_to_stay(
    server: Server, visit: Opener, stays: tuple[int, ...]
) -> None:
    """Whoever is ticked goes, nobody else, and nobody is left behind in silence: of two, of three, of a single one."""
    page = opened(server, visit, {**POSITION, "units": STACK})
    field = Map(page, "0404", "0406")
    field.click("0404")
    company = page.locator(".company .unit")
    expect(company).to_have_count(3)
    for one in stays:
        expect(company.nth(one)).to_be_enabled()
        company.nth(one).click()
        expect(company.nth(one)).to_have_attribute("aria-pressed", "false")
    going = [f"{n + 1}/I/2 pp" for n in range(3) if n not in stays]
    others = "" if len(going) == 1 else f" and {len(going) - 1} more"
    expect(page.locator(".dock .ask b")).to_have_text(f"{going[0]}{others} on the move: what next?")
    expect(page.locator(".disc.cost")).not_to_have_count(0)
    before = version(page)
    field.click("0406")
    moved_on(page, before)
    settled(page)
    told = log(page).locator("li", has_text="from 0404 to 0406").first.inner_text()
    assert [unit in told for unit in ("1/I/2 pp", "2/I/2 pp", "3/I/2 pp")] == [n not in stays for n in range(3)], told


def test_a_line_goes_with_the_stacks_that_are_added(server: Server, visit: Opener) -> None:
    units = "pl-1-i-2-pp@0404/NNE pl-2-i-2-pp@0504/NNE pl-3-i-2-pp@0504/NNE ru-2-ii-uglicki@0806/SSW"
    page = opened(server, visit, {**POSITION, "units": units})
    field = Map(page, "0404", "0504", "0506")
    field.click("0404")
    beside = page.locator(".company [data-unit=pl-2-i-2-pp]")
    expect(beside).to_have_attribute("aria-pressed", "false")
    beside.click()
    expect(page.locator(".dock .ask b")).to_have_text("A line of 2 stacks on the move: which goes next?")
    field.click("0504")  # the other stack first
    expect(page.locator(".disc.cost")).not_to_have_count(0)
    before = version(page)
    field.click("0506")
    moved_on(page, before)
    settled(page)
    expect(log(page)).to_contain_text("2/I/2 pp and 3/I/2 pp from 0504 to 0506")
    expect(page.locator(".dock .ask b")).to_have_text(re.compile("^1/I/2 pp on the move"))


def test_double_pace_shows_where_it_leads_and_orders_nothing(server: Server, visit: Opener) -> None:
    ground = {"columns": 12, "rows": 12, "forest": ["0503"]}
    page = opened(server, visit, {**POSITION, "units": STACK, "map": ground})
    field = Map(page, "0404", "0410")
    field.click("0404")
    before = version(page)
    page.locator("[data-shortcut=double]").click()
    expect(page.locator(".dock .ask")).to_contain_text("two points more")
    expect(page.locator(".disc.cost", has_text="6")).not_to_have_count(0)
    expect(page.locator(".disc.cost", has_text="4")).to_have_count(0)
    assert version(page) == before
    page.locator("[data-shortcut=double]").click()
    expect(page.locator(".disc.cost", has_text="4")).not_to_have_count(0)
    assert version(page) == before
    page.locator("[data-shortcut=double]").click()
    expect(page.locator(".disc.cost", has_text="6")).not_to_have_count(0)
    field.click("0410")
    moved_on(page, before)
    settled(page)
    expect(log(page)).to_contain_text("1/I/2 pp, 2/I/2 pp and 3/I/2 pp from 0404 to 0410")


def test_a_shot_shows_its_odds_then_the_target_goes_back(server: Server, visit: Opener) -> None:
    page = opened(server, visit)
    dice(server, page, [9])
    at(page, "0404")
    press(page, "^Fire")
    expect(page.locator(".dock .ask b")).to_have_text("What does 1/I/2 pp fire at?")
    panel = page.locator(".fight")
    expect(panel.locator(".plans b").first).to_have_text(re.compile(r"^\d+%$"))
    expect(panel.locator(".test dt .rule").first).to_be_visible()
    expect(panel.locator(".test .dice i")).to_have_count(10)
    expect(panel.locator(".test li").first).to_contain_text("%")
    expect(page.locator(".disc.chance").first).to_be_attached()
    expect(page.locator(".arrow.fire").first).to_be_attached()
    panel.locator(".plans button").first.click()
    expect(page.locator(".dock .b.main")).to_contain_text("0406")
    before = version(page)
    page.keyboard.press("Enter")
    moved_on(page, before)
    settled(page)
    expect(page.locator(".dock .ask b")).to_have_text("1/II/Uglicki must withdraw: where to?")
    expect(panel.locator(".plans em").first).to_have_text(re.compile("loss"))
    expect(panel.locator(".line", has_text="morale check").locator(".die")).to_have_text("9")
    before = version(page)
    panel.locator(".plans button").first.click()
    moved_on(page, before)
    settled(page)
    expect(log(page)).to_contain_text("1/II/Uglicki withdraws from 0406")


def test_layers_show_command_fire_zone_and_sight(server: Server, visit: Opener) -> None:
    page = opened(server, visit)
    zones = page.locator("path.zone")
    expect(zones).to_have_count(0)
    page.keyboard.press("m")
    expect(zones).to_have_count(1)
    assert len(zones.first.get_attribute("d") or "") > 500, "the command of Zajączek reaches four hexes"
    at(page, "0406")
    page.keyboard.press("m")
    page.keyboard.press("f")
    expect(zones).to_have_count(2)
    expect(page.locator(".layers")).to_contain_text("1/II/Uglicki")
    page.keyboard.press("v")
    expect(zones).to_have_count(3)
    page.keyboard.press("h")
    expect(page.locator(".live .stack")).to_have_count(0)


def test_the_clock_is_that_of_the_scenario(server: Server, visit: Opener) -> None:
    table, secret = server.table(GAME, scenario="battery")
    page = visit(f"/#/table/{table}/{secret}")
    page.wait_for_selector(".clock")
    expect(page.locator(".clock")).to_contain_text("17:30")


def test_a_telephone_can_play(server: Server, visit: Opener) -> None:
    page = opened(server, visit, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.locator(".dock .answers").tap()
    before = page.inner_text(".dock .ask b")
    page.locator(".dock .list button", has_text="1/I/2 pp fires").tap()
    expect(page.locator(".dock .ask b")).not_to_have_text(before)
    expect(page.locator(".dock [data-answer] em").first).to_have_text(re.compile(r"^\d+%$"))
    for button in page.locator(".bottom button, .dock .acts .b").all():
        box = button.bounding_box()
        assert box is None or box["height"] >= 44, button.inner_text()
    page.get_by_role("button", name="Panels", exact=True).tap()
    expect(page.locator(".fight .dice").first).to_be_visible()
    page.get_by_role("button", name="Board", exact=True).tap()
    page.locator(".dock [data-answer]").first.tap()
    expect(page.locator(".dock .ask b"), "the first tap weighs the shot").to_have_text(re.compile("fire at"))
    page.locator(".dock .unconfirmed").tap()
    expect(page.locator(".dock .ask b")).not_to_have_text(re.compile("fire at"))


def test_by_keyboard_alone(server: Server, visit: Opener) -> None:
    page = opened(server, visit)
    page.locator("rect.focus").focus()
    spoken = set()
    for key in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"):
        page.keyboard.press(key)
        spoken.add(page.locator("rect.focus").get_attribute("aria-label"))
    assert len(spoken) >= 3
    assert all(re.search(r"^hex \d{4}; ", told or "") for told in spoken), spoken
    before = version(page)
    page.keyboard.press("Control+k")
    page.keyboard.type("move 2/I/2")
    page.keyboard.press("Enter")
    expect(page.locator(".dock .ask b")).to_have_text(re.compile("2/I/2 pp (on the move|about to move)"))
    assert version(page) == before
    page.keyboard.press("z")
    expect(page.locator(".dock .ask b")).to_have_text("Move a unit, fire, or pass?")
    page.keyboard.press("m")
    expect(page.locator("path.zone")).to_have_count(1)
    assert page.evaluate("getComputedStyle(document.querySelector('.stack')).transitionDuration") in ("1e-05s", "0s")


def test_a_battery_that_is_picked_up_is_pointed_at_its_target(server: Server, visit: Opener) -> None:
    """A guided step: the battery could move or fire; its target is lit at once, and what is asked for is ringed."""
    made = server.post("/analysis", {"game": GAME, "lesson": "szturm-kosynierow"})
    secret = next(iter(made["seats"].values()))
    for _ in range(2):
        server.post(f"/tables/{made['table']['id']}/lesson", {"act": "next"}, secret)
    page = visit(f"/#/table/{made['table']['id']}/{secret}", viewport={"width": 1280, "height": 720})
    page.wait_for_selector(".dock .ask b")
    settled(page)
    before = version(page)
    page.keyboard.press("n")  # the first that can act, from the left
    expect(page.locator("polygon.target")).to_have_count(1)
    expect(page.locator(".dock .awaited")).to_have_text("Polish battery 2 fires")
    page.wait_for_timeout(400)  # the map brings what is asked into view
    box = page.locator("polygon.target").bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".dock .unconfirmed.awaited")).to_contain_text("1628")
    assert version(page) == before
    page.locator(".dock .unconfirmed").click()
    moved_on(page, before)
    expect(page.locator(".guide")).to_contain_text("The infantry failed its check")


def test_a_reaction_that_was_confirmed_asks_who_joins_in_and_is_fired(server: Server, visit: Opener) -> None:
    """Two could fire at whoever comes near: the shot is weighed and confirmed, then others may join in."""
    units = "pl-3-i-6-pp@0505/NNE pl-1-ii-6-pp@0604/NNE ru-1-ii-uglicki@0606/SSW"
    leaders = "szyrer@0403 tomatis@0708"
    position = {**POSITION, "map": {"columns": 12, "rows": 12}, "units": units, "leaders": leaders, "active": "tomatis"}
    page = opened(server, visit, position, settings={"askEnd": True})
    press(page, "^Pass")  # nobody is asked back who lets a shot go
    at(page, "0606")
    page.locator(".dock[data-selected]").wait_for()
    page.wait_for_timeout(400)  # the map brings what is asked into view
    before = version(page)
    at(page, "0605")
    moved_on(page, before)
    settled(page)
    expect(page.locator(".dock .ask b")).to_have_text(re.compile("entered 0605"))
    page.locator(".dock .answers").click()
    page.locator(".dock .list button", has_text="3/I/6 pp stands and fires").click()
    page.locator(".dock .unconfirmed").click()
    expect(page.locator(".dock .ask b")).to_have_text(re.compile("3/I/6 pp fires at 0605"))
    expect(page.locator(".dock .unconfirmed")).to_have_count(0)
    dice(server, page, [0])
    press(page, "^Fire")
    expect(log(page)).to_contain_text("3/I/6 pp")
    expect(page.locator(".dock .why")).to_have_count(0)


def test_enemies_who_do_not_look_are_gone_for_by_two_clicks(server: Server, visit: Opener) -> None:
    """The way leads to them from behind: pointed at once they say what it costs, the second time the unit goes."""
    units = "pl-1-i-2-pp@0404/NNE ru-1-ii-uglicki@0406/NNE"
    page = opened(server, visit, {**POSITION, "units": units})
    at(page, "0404")
    page.locator(".dock[data-selected]").wait_for()
    page.locator("polygon.target").wait_for()
    page.wait_for_timeout(400)  # the map brings what is asked into view
    before = version(page)
    at(page, "0406")
    expect(page.get_by_role("tooltip")).to_contain_text("once more")
    assert version(page) == before
    at(page, "0406")
    given(page, before)
    settled(page)
    expect(log(page)).to_contain_text("1/I/2 pp from 0404 to 0406")


def test_a_leader_who_rides_shows_whom_he_would_command(server: Server, visit: Opener) -> None:
    page = opened(server, visit, {**POSITION, "units": "pl-1-i-2-pp@0404/NNE ru-1-ii-uglicki@0409/SSW"})
    expect(page.locator("path.zone")).to_have_count(0)
    press(page, "^Pass")
    expect(page.locator(".dock .ask b")).to_have_text("Where does Zajączek ride?")
    expect(page.locator("path.zone")).to_have_count(1)
    before = page.locator("path.zone").get_attribute("d")
    page.mouse.move(*hex_at(page, "0606"))
    expect(page.locator("path.zone")).not_to_have_attribute("d", before or "")


def test_who_falls_back_under_fire_is_told_why_and_what_each_way_costs(server: Server, visit: Opener) -> None:
    """A newcomer's first question, as often as not: why it is asked, which hex is which, and what a loss comes of."""
    page = opened(server, visit, viewport={"width": 1280, "height": 720})
    dice(server, page, [9])
    at(page, "0404")
    press(page, "^Fire")
    page.locator(".fight .plans button").first.click()
    before = version(page)
    page.keyboard.press("Enter")
    moved_on(page, before)
    settled(page)
    expect(page.locator(".dock .ask b")).to_have_text("1/II/Uglicki must withdraw: where to?")
    expect(page.locator(".dock .ask .how")).to_contain_text("Under fire it failed its morale check")
    ways = page.locator(".dock [data-answer]")
    assert len(ways.all()) > 1
    for way in ways.all():
        number = re.search(r"\d{4}", way.inner_text())
        assert number
        assert re.search(r"north|south", way.inner_text()), "which way it lies is said"
        way.hover()
        if re.search("no loss", way.inner_text()):  # from afar a loss fills its hex
            expect(page.locator(f"[data-tag='{number[0]}']"), "the map shows the number").to_be_attached()
        expect(page.locator("polygon.lit"), "and the hex that is meant").to_have_count(1)


@pytest.mark.parametrize("together", [True, False])
@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_a_shot_is_told_whole_and_those_it_drives_back_go_together(
    server: Server, visit: Opener, together: bool, width: int, height: int
) -> None:
    """Who fired at whom, each die with whose it is, what befell whom; the second follows the first, if he may."""
    units = "pl-1-art-polska@0404/NNE ru-1-ii-uglicki@0406/SSW ru-2-ii-uglicki@0406/SSW"
    position = {**POSITION, "map": {"columns": 12, "rows": 12}, "units": units, "leaders": "szyrer@0503 tomatis@0809"}
    position |= {"active": "szyrer"}
    size = {"viewport": {"width": width, "height": height}}
    page = opened(server, visit, position, settings={"pace": 1}, **size)
    dice(server, page, [9], [8])
    page.locator(".dock [data-answer]", has_text="battery 1 fires").click()
    page.locator(".dock [data-answer]", has_text="0406").first.click()
    before = version(page)
    page.locator(".dock .unconfirmed").click()
    moved_on(page, before)
    settled(page)
    moment = page.locator(".moment")
    expect(moment.locator("header b")).to_have_text("Polish battery 1 fires at 1/II/Uglicki")
    # The shot lies on the map as long as it is told, and whoever has to give way is told so.
    expect(page.locator(".live .arrow.fire.flies")).to_have_count(1)
    expect(moment.locator("[data-fate]:not([data-fate=stands]) em")).to_contain_text("must fall back")
    expect(moment.locator("[data-fate]:not([data-fate=stands])")).to_contain_text("1/II/Uglicki")
    expect(moment.locator("[data-fate] .die")).to_have_text("9")
    for button in moment.locator("footer button").all():
        expect(button).to_be_in_viewport()
    tick = page.get_by_label("goes the same way")
    # The map keeps the room of the answers until the shot has been read.
    expect(tick).to_be_hidden()
    moment.get_by_role("button", name="Next").click()
    tick.set_checked(together)
    before = version(page)
    page.locator(".dock [data-answer]").first.click()
    moved_on(page, before)
    # What befell both stands on one card, until it has been read.
    expect(moment.locator("[data-fate='loss-back'] .who b")).to_have_count(1 + together)
    moment.get_by_role("button", name="Next").click()
    if not together:
        expect(page.locator(".dock .ask b")).to_have_text("2/II/Uglicki must withdraw: where to?")
        return
    expect(page.locator(".dock .ask b")).not_to_contain_text("must withdraw")
    settled(page)
    went = [line for line in log(page).locator("li").all_text_contents() if "withdraws" in line]
    assert len(went) == 2
    assert len({line[line.index(" to ") :][:8] for line in went}) == 1
    summary = page.get_by_role("region", name="What happened")
    while moment.count():
        moment.get_by_role("button", name="Next").click()
        page.wait_for_timeout(100)
    expect(summary).to_contain_text("Polish battery 1 fires at 0406: 1/II/Uglicki and 2/II/Uglicki")


def test_a_line_goes_as_a_whole_and_its_last_stack_waits_to_be_chosen(server: Server, visit: Opener) -> None:
    """No click marches a stack that nobody has chosen, and none is refused a hex before."""
    units = "pl-1-i-2-pp@0404/NNE pl-2-i-2-pp@0404/NNE pl-3-i-2-pp@0504/NNE ru-2-ii-uglicki@0909/SSW"
    page = opened(server, visit, {**POSITION, "map": {"columns": 12, "rows": 12}, "units": units})
    field = Map(page, "0404", "0405", "0504", "0505", "0808")
    field.click("0404")
    page.locator(".company").get_by_role("button", name="The whole line").click()
    expect(page.locator(".dock .ask b")).to_have_text("A line of 2 stacks on the move: which goes next?")
    page.wait_for_timeout(400)
    field.point("0808")
    page.wait_for_timeout(600)
    expect(page.get_by_role("tooltip"), "nobody was chosen: no hex is refused to him").to_have_count(0)
    field.click("0504")
    expect(page.locator(".dock .ask")).to_contain_text("Choose where this stack goes")
    expect(page.locator("polygon.chosen")).to_have_count(1)
    expect(page.locator(".disc.cost")).not_to_have_count(0)
    before = version(page)
    field.click("0505")
    moved_on(page, before)
    settled(page)
    expect(page.locator(".dock .ask")).to_contain_text("The last stack of the line")
    expect(page.locator("polygon.chosen")).to_have_count(0)
    before = version(page)
    field.click("0405")
    page.wait_for_timeout(500)
    assert version(page) == before, "a click beside it marches nobody"
    field.click("0404")
    expect(page.locator("polygon.chosen")).to_have_count(1)
    expect(page.locator(".disc.cost")).not_to_have_count(0)
    field.click("0405")
    moved_on(page, before)
    settled(page)
    expect(log(page)).to_contain_text(re.compile("and .* from 0404 to 0405"))


def test_guns_without_a_target_say_so(server: Server, visit: Opener) -> None:
    units = "pl-1-art-polska@0404/SSW ru-2-ii-uglicki@0806/SSW"
    leaders = {"leaders": "szyrer@0503 tomatis@0809", "active": "szyrer"}
    page = opened(server, visit, {**POSITION, **leaders, "units": units})
    at(page, "0404")
    expect(page.locator(".dock .ask .left")).to_have_text(re.compile("No target|cannot fire"))


def test_nothing_in_an_open_stack_is_cut(server: Server, visit: Opener) -> None:
    units = "pl-3-i-6-pp@0404/NNE pl-4-i-6-pp@0404/NNE pl-1-art-polska@0404/NNE ru-2-ii-uglicki@0909/SSW"
    leaders = {"leaders": "szyrer@0503 tomatis@0809", "active": "szyrer"}
    page = opened(server, visit, {**POSITION, **leaders, "units": units})
    at(page, "0404")
    page.locator(".fan").wait_for()
    expect(page.locator(".fan small")).to_have_count(3)
    cut = "[...document.querySelectorAll('.fan small')].filter((s) => s.scrollHeight > s.clientHeight + 1).length"
    assert page.evaluate(cut) == 0
    expect(page.locator(".fan small").filter(has_text="guns, no stars"), "as the box has it").to_have_count(1)
    expect(page.locator(".live .stack").filter(has_text="★")).to_have_count(0)
