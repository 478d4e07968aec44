"""A to H: the scenarios' own rules and victory."""

from typing import Any

import pytest
from tests.rok1920.special_kit import Scene, real, scene

from sztab.games.rok1920 import marks
from sztab.games.rok1920.arrivals import entries, railway_places
from sztab.games.rok1920.combat import Attack, chance_modifiers
from sztab.games.rok1920.fronts import front_of
from sztab.games.rok1920.journeys import railway_hexes
from sztab.games.rok1920.losses import eliminate
from sztab.games.rok1920.marching import duty, refusal_frozen
from sztab.games.rok1920.movement import closed_to, walls_for
from sztab.games.rok1920.own.kiev import is_ready
from sztab.games.rok1920.own.smolensk import is_railway_free, railway
from sztab.games.rok1920.retreat import Group, routes
from sztab.games.rok1920.special_events import Removed
from sztab.games.rok1920.units import PL, SU

PL_T, UA_T, LB_T = 0, 1, 2


def opened(table: Scene, unit: str) -> int:
    return table.war.board.open & ~closed_to(table.war, table.state, table.unit(unit))


def may_enter(table: Scene, unit: str, place: str) -> bool:
    return bool(opened(table, unit) >> table.hex(place) & 1)


def points(table: Scene) -> dict[str, int]:
    return table.outcome_of("end").score


def hold(table: Scene, side: int, *names: str) -> Scene:
    for name in names:
        table.state.held[side] |= 1 << table.hex(name)
        table.state.held[1 - side] &= ~(1 << table.hex(name))
    return table


# The frame of each scenario.


@pytest.mark.rule("rok-1920", "A", "B", "C", "D", "E", "F", "G", "H", "40")
@pytest.mark.parametrize(
    ("scenario", "first", "begins", "turns", "chapters"),
    [
        ("A", "su", "16.V", 4, 12),
        ("B", "pl", "26.IV", 10, 24),
        ("C", "pl", "26.IV", 8, 32),
        ("D", "pl", "25.VII", 6, 36),
        ("E", "pl", "30.V", 8, 39),
        ("F", "su", "4.VII", 17, 39),
        ("G", "pl", "15.VIII", 3, 39),
        ("H", "pl", "19.IX", 4, 39),
        ("campaign", "pl", "26.IV", 27, 40),
    ],
)
def test_who_begins_when_and_for_how_long(scenario: str, first: str, begins: str, turns: int, chapters: int) -> None:
    table = real(scenario)
    setting = table.war.setting
    assert (("pl", "su")[setting.first], table.war.edition.stages[setting.first_stage - 1]) == (first, begins)
    assert setting.last_stage - setting.first_stage + 1 == turns
    assert setting.chapters == chapters
    assert table.state.phasing == setting.first


@pytest.mark.rule("rok-1920", "A", "3.1/d")
def test_a_has_no_replacement_phase_nor_cadres() -> None:
    table = real("A")
    assert not table.war.setting.replacements
    assert not table.war.cadres
    assert not table.war.morale
    assert [step.name for step in table.war.steps if step.name in ("replacements", "receive", "starvation")] in (
        [],
        ["replacements"],
    )


# A: The Smolensk Gate.


@pytest.mark.rule("rok-1920", "A.1")
def test_a_is_played_in_the_north() -> None:
    table = real("A")
    assert not may_enter(table, "14DP", "Brześć")
    assert not may_enter(table, "14DP", "Owrucz")
    assert may_enter(table, "14DP", "Mińsk")
    driven = real("A", units="pl-9dp@Owrucz", phase="movement", phasing="pl")
    assert duty(driven.war, driven.state, driven.unit("9DP"))


@pytest.mark.rule("rok-1920", "A.2.1")
def test_poles_do_not_cross_the_dzwina_nor_go_to_the_far_east() -> None:
    table = real("A")
    board = table.war.board
    river = board.map.features["river:Dźwina"]
    assert walls_for(table.war, table.state, table.unit("8DP")) & river == river
    assert not walls_for(table.war, table.state, table.unit("53DS")) & river
    last = board.column[-1]
    for h in range(board.size):
        if board.open >> h & 1 and board.theatre[h] == LB_T and board.column[h] >= last - 2:
            closed = not opened(table, "8DP") >> h & 1
            assert closed is (board.column[h] >= last - 1) or state_blocks(table, h)
    bank = next(
        (a, b) for a, b in (board.map.side_hexes[s] for s in range(3 * board.size) if river >> s & 1)
        if board.open >> a & 1 and board.open >> b & 1
    )  # fmt: skip
    north = board.map.regions["north-of-dzwina"]
    south = bank[0] if north >> bank[1] & 1 else bank[1]
    group = Group(table.war, table.state, PL, south, (table.unit("8DP"),), 2, 0)
    assert not any(north >> h & 1 for route in routes(group) for h in route.path), "not even in retreat (amb-124)"


def state_blocks(table: Scene, h: int) -> bool:
    return bool((table.state.occupied[SU] | table.state.crowded[PL]) >> h & 1)


@pytest.mark.rule("rok-1920", "A.2.2", "D.1")
@pytest.mark.parametrize(
    ("scenario", "border"), [("A", True), ("C", True), ("D", True), ("campaign", False), ("H", False)]
)
def test_where_the_demarcation_line_is_a_border(scenario: str, border: bool) -> None:
    board = real(scenario).war.board
    line = board.map.features["demarcation"]
    assert (board.borders & line == line) is border
    inside = board.map.regions["lithuania"]
    sides = [s for s in board.map.side_hexes if line >> s & 1]
    crossed = [board.edges[a][board.direction(a, b)] for a, b in (board.map.side_hexes[s] for s in sides)]
    assert all(edge == "border" for edge in crossed) is border
    assert inside


@pytest.mark.rule("rok-1920", "A.2.3", "C.1")
def test_the_garrison_of_wilno_stays() -> None:
    for scenario in ("A", "C"):
        table = real(scenario, marks={marks.STRIP_ENTERED: 1})
        refusal = refusal_frozen(table.war, table.state, table.unit("2DLB"))
        assert refusal is not None
        assert table.game.number(refusal.rule) == "A.2.3"
        near = real(scenario, marks={marks.STRIP_ENTERED: 1}, units="su-27ds@Wilno_NE2")
        assert refusal_frozen(near.war, near.state, near.unit("2DLB")) is None, "two hexes away"
        gone = real(scenario, marks={marks.STRIP_ENTERED: 1, marks.WILNO_ALARM: 1})
        assert refusal_frozen(gone.war, gone.state, gone.unit("2DLB")) is None, "once is enough"
    assert refusal_frozen(real("E").war, real("E").state, real("E").unit("2DLB")) is None


@pytest.mark.rule("rok-1920", "A.2.4", "C.1")
def test_a_unit_stays_north_of_the_dzwina() -> None:
    table = real("A", clear=True, units="pl-8dp@Dzisna su-53ds@Dryssa su-4ds@Lepel", phase="movement", phasing="su")
    north = table.war.board.map.regions["north-of-dzwina"]
    assert not opened(table, "53DS") & ~north, "the last one does not leave the bank"
    two = real("A", clear=True, units="pl-8dp@Dzisna su-53ds@Dryssa su-18ds@Połock", phase="movement", phasing="su")
    assert opened(two, "53DS") & ~north
    far = real("A", clear=True, units="pl-8dp@Mińsk su-53ds@Dryssa su-4ds@Lepel", phase="movement", phasing="su")
    assert opened(far, "53DS") & ~north, "the Poles are three hexes from the river"
    empty = real("A", clear=True, units="pl-8dp@Dzisna su-4ds@Lepel su-8ds@Mohylew", phase="movement", phasing="su")
    assert duty(empty.war, empty.state, empty.unit("4DS")), "the nearest has to go there"
    assert not duty(empty.war, empty.state, empty.unit("8DS"))


@pytest.mark.rule("rok-1920", "A.3")
def test_arrivals_are_placed_along_the_railway() -> None:
    table = real("A", stage="23.V", phasing="pl", phase="movement")
    assert "pl-4dp" in table.offered("arrive")
    places = railway_places(table.war, table.state, PL)
    assert places >> table.hex("Mińsk") & 1
    for h in range(table.war.board.size):
        if places >> h & 1:
            assert not table.war.board.masks[h] & table.state.occupied[SU], "not beside enemies"
            assert table.state.held[PL] >> h & 1
    table.act("arrive", "4DP").give("Mińsk")
    assert table.at("4DP") == table.war.board.map.numbers[table.hex("Mińsk")]
    assert "pl-4dp" not in table.options(), "that was its move"
    red = real("A", stage="23.V", phasing="su", phase="movement")
    assert set(entries(red.war, red.state, red.unit("12DS"))) == {"place"}
    assert not entries(red.war, red.state, red.unit("12DS"))["place"] >> red.hex("Mińsk") & 1


def encircled_attack(scenario: str) -> dict[str, int]:
    own = real(scenario).war.setting.own
    chapters = real(scenario).war.setting.chapters
    table = scene(
        "pl: 16DP@0403 / su: 58DS@0402",
        terrain={"sea": "0503 0504 0404 0304 0303 0305 0405"},
        phasing="pl",
        chapters=chapters,
        theatre="lb" if scenario == "A" else "ua",
        setting={"own": own},
    )
    attack = Attack(war=table.war, state=table.state, side=PL, target=table.hex("0402"), units=(table.unit("16DP"),))
    return {table.game.number(m.rule): m.value for m in chance_modifiers(attack)}


@pytest.mark.rule("rok-1920", "A.4", "B.4")
def test_an_encircled_attacker_has_a_lower_chance() -> None:
    assert encircled_attack("A")["A.4"] == -1
    assert encircled_attack("B")["A.4"] == -1
    assert "A.4" not in encircled_attack("C"), "from C on supply takes its place (amb-112)"


@pytest.mark.rule("rok-1920", "A.5", "A.5/a", "A.5/b", "A.5/c")
def test_points_for_losses() -> None:
    table = real("A")
    before = points(table)
    assert before.get("su A.5/a", 0) == 0
    table.state.level[table.unit("14DP")] = 1
    assert points(table)["su A.5/a"] == 2, "a weakened division has lost two strength points"
    eliminate(table.war, table.state, table.unit("6DP"))
    eliminate(table.war, table.state, table.unit("1BK"))
    after = points(table)
    assert after["su A.5/a"] == 2 + 4 + 2
    assert after["su A.5/b"] == 2
    assert after["su A.5/c"] == 1
    assert after["su"] == sum(v for k, v in after.items() if k.startswith("su "))


@pytest.mark.rule("rok-1920", "A.5/d")
def test_points_for_divisions_in_a_ring() -> None:
    ring = ["Mińsk_N", "Mińsk_NE", "Mińsk_SE", "Mińsk_S", "Mińsk_SW", "Mińsk_NW"]
    red = ("su-53ds", "su-4ds", "su-5ds", "su-11ds", "su-6ds", "su-56ds")
    table = real("A", clear=True, units=" ".join(f"{u}@{p}" for u, p in zip(red, ring)) + " pl-14dp@Mińsk pl-1bk@Mińsk")
    assert points(table)["su A.5/d"] == 1, "a division counts, a brigade does not"
    open_ = real("A", clear=True, units=" ".join(f"{u}@{p}" for u, p in zip(red[:3], ring)) + " pl-14dp@Mińsk")
    assert "su A.5/d" not in points(open_)


@pytest.mark.rule("rok-1920", "A.5.1/a", "A.5.2/a", "A.5.2/b", "A.5.2/c")
def test_points_for_places() -> None:
    table = hold(real("A"), PL, "Orsza", "Witebsk")
    assert points(table)["pl A.5.1/a"] == 4
    red = hold(real("A"), SU, "Wilno", "Mińsk", "Borysów", "Głębokie")
    found = points(red)
    assert (found["su A.5.2/a"], found["su A.5.2/b"], found["su A.5.2/c"]) == (10, 5, 4)


@pytest.mark.rule("rok-1920", "A.5.1/b")
def test_points_for_the_railway() -> None:
    free = real("A", clear=True, units="pl-14dp@Mińsk su-57ds@Witebsk")
    assert is_railway_free(free.war, free.state)
    assert points(free)["pl A.5.1/b"] == 5
    for place in ("Bobrujsk", "Żłobin", "Kalenkowicze"):
        table = real("A", clear=True, units=f"pl-14dp@Mińsk su-57ds@{place}")
        assert not is_railway_free(table.war, table.state)
    board = free.war.board
    sides = [board.map.side_hexes[s] for s in range(3 * board.size) if railway(free.war) >> s & 1]
    across = next(
        h for a, b in sides for h in range(board.size)
        if board.masks[h] >> a & 1 and board.masks[h] >> b & 1 and board.open >> h & 1
        and not railway_hexes(free.war) >> h & 1
        and not board.ground.large >> board.map.side_between(h, a) & 1
    )  # fmt: skip
    lines = real("A", clear=True, units=f"pl-14dp@Mińsk su-27ds@{board.map.numbers[across]}")
    assert not is_railway_free(lines.war, lines.state), "a control line across it is enough"
    south = real("A", clear=True, units="pl-14dp@Mińsk su-57ds@Korosteń")
    assert is_railway_free(south.war, south.state), "it ends at Kalenkowicze"


# B: The Kiev Expedition.


@pytest.mark.rule("rok-1920", "B.1", "B.2")
def test_b_is_played_in_the_south() -> None:
    table = real("B")
    assert not may_enter(table, "4DP", "Mińsk")
    assert not may_enter(table, "4DP", "Lublin")
    assert may_enter(table, "4DP", "Kijów")
    last = table.war.board.column[-1]
    east = [h for h in range(table.war.board.size) if table.war.board.column[h] >= last - 1]
    assert not any(opened(table, "4DP") >> h & 1 for h in east)
    assert any(opened(table, "58DS") >> h & 1 for h in east)
    driven = real("B", units="pl-4dp@Kalenkowicze", phase="movement", phasing="pl")
    assert duty(driven.war, driven.state, driven.unit("4DP"))


@pytest.mark.rule("rok-1920", "B.3")
def test_bolsheviks_may_march_in_over_the_edge() -> None:
    table = real("B", stage="9.V", phasing="su", phase="movement")
    found = entries(table.war, table.state, table.unit("25DS"))
    assert set(found) == {"place", "march"}
    assert found["place"]
    assert found["march"]
    table.act("arrive", "25DS").give("march").play.answer_index(0)
    assert table.unit("25DS") in table.state.movers, "with the points that are left"
    polish = real("B", stage="13.VI", phasing="pl", phase="movement")
    assert set(entries(polish.war, polish.state, polish.unit("6DP"))) == {"place"}


@pytest.mark.rule("rok-1920", "B.3.1")
def test_restored_units_may_be_moved_as_arrivals_are() -> None:
    table = real(
        "B",
        stage="30.V",
        phasing="su",
        phase="replacements",
        pools={"su": 2},
        fallen=("su-baszk",),
        marks={marks.KONARMIA: marks.IN_PLAY},
    )
    table.skip_to("replacements", "su")
    table.act("restore", "su-baszk").play.answer_index(0)
    table.skip_to("move", "su")
    assert "su-baszk" in table.offered("relocate")
    table.act("relocate", "su-baszk")
    before = table.at("su-baszk")
    table.play.answer_index(0)
    assert "su-baszk" not in table.options(), f"it came from {before}, and does not march any more"
    later = table.skip_to("replacements", "su").give("done").skip_to("move", "su")
    assert later.offered("relocate") == set(), "only in the next movement phase"


@pytest.mark.rule("rok-1920", "B.5")
def test_polish_units_are_withdrawn() -> None:
    table = real("B", stage="16.V", phasing="pl", phase="withdrawals")
    assert table.at("4DP") == "removed"
    assert table.events(Removed)[0].unit == "pl-4dp"
    other = real("B", stage="9.V", phasing="pl", phase="withdrawals")
    assert other.at("4DP") != "removed"
    both = real("B", stage="23.V", phasing="pl", phase="withdrawals")
    assert (both.at("5DP"), both.at("15DP")) == ("removed", "removed")


@pytest.mark.rule("rok-1920", "B.5.1")
def test_substitutes_for_a_weak_division() -> None:
    table = real("B", stage="16.V", phasing="pl", phase="withdrawals", units="pl-4dp-@Emilczyn")
    assert not is_ready(table.war, table.state, table.unit("4DP"))
    assert table.prompt == "withdraw"
    assert "ua-6d" not in table.options(), "Ukrainians do not go"
    assert "pl-lwow" not in table.options()
    table.give("pl-7bk")
    assert table.prompt == "withdraw", "two strength points of four"
    table.give("pl-3bk")
    assert table.prompt != "withdraw"
    assert table.at("4DP") != "removed", "the listed one stays"


@pytest.mark.rule("rok-1920", "B.6")
@pytest.mark.parametrize(("stage", "polish"), [("26.IV", 1), ("2.V", 0), ("23.V", 0), ("30.V", 1), ("20.VI", 1)])
def test_replacements_of_b(stage: str, polish: int) -> None:
    table = real("B", stage=stage, phasing="pl", phase="receive", marks={marks.SICH_WAITING: 0})
    assert table.pool("pl") == polish
    red = real("B", stage=stage, phasing="su", phase="receive")
    assert red.pool("su") == 2


@pytest.mark.rule("rok-1920", "B.7", "B.7/a", "B.7/b", "B.7/c", "B.7/d", "B.7/e")
def test_points_of_b() -> None:
    table = real("B", clear=True, units="pl-16dp@Kowel su-58ds@Czerkasy", pools={"pl": 2, "ua": 1, "su": 4})
    found = points(table)
    assert found["pl B.7/a"] == 1, "four strength points against three"
    assert (found["pl B.7/e"], found["su B.7/e"]) == (3, 4)
    for field, key, value in ((-8, "pl B.7/b", 5), (-16, "pl B.7/c", 10), (8, "su B.7/b", 5), (24, "su B.7/c", 10)):
        table.state.morale[UA_T] = field
        now = points(table)
        assert now[key] == value
        assert len([k for k in now if k.split()[-1] in ("B.7/b", "B.7/c")]) == 1, "level 2 gives 10, not 15"
    lost = real("B", clear=True, units="pl-16dp@Kowel su-58ds@Czerkasy", fallen=("su-45ds", "su-kot", "ua-6d"))
    assert points(lost)["pl B.7/d"] == 1
    assert "su B.7/d" not in points(lost), "a Ukrainian division counts as a brigade"


@pytest.mark.rule("rok-1920", "B.7.1/a", "B.7.1/b", "B.7.2")
def test_places_of_b() -> None:
    table = hold(real("B"), PL, "Kijów", "Żytomierz", "Równe", "Tarnopol")
    found = points(table)
    assert (found["pl B.7.1/a"], found["pl B.7.1/b"]) == (10, 5)
    assert "su B.7.2" not in found
    lost = points(hold(table, SU, "Równe"))
    assert "pl B.7.1/b" not in lost
    assert lost["su B.7.2"] == 5
    assert points(hold(table, SU, "Tarnopol"))["su B.7.2"] == 5, "five in all"


@pytest.mark.rule("rok-1920", "B.7.3", "C.2.3")
@pytest.mark.parametrize("scenario", ["B", "C"])
def test_lwow_ends_the_game(scenario: str) -> None:
    table = hold(real(scenario), SU, "Lwów")
    found = table.outcome_of("taken")
    assert (found.winner, found.reason) == ("su", "lwow-taken")
    assert found.rule == ("B.7.3" if scenario == "B" else "C.2.3")


# C: Spring 1920.


@pytest.mark.rule("rok-1920", "C.1")
def test_c_borrows_the_limits_of_a() -> None:
    a, c = real("A").war, real("C").war
    assert a.setting.own[0] is c.setting.own[0]
    assert a.setting.closed_lines == c.setting.closed_lines == ("demarcation",)


@pytest.mark.rule("rok-1920", "C.2.3")
def test_a_bolshevik_in_poland_ends_c() -> None:
    table = real("C", clear=True, units="pl-16dp@Warszawa su-27ds@Kobryń", phase="movement", phasing="su")
    assert not [v for v in table.war.verdicts if v(table.war, table.state, "turn-end")]
    table.give("27DS", "Brześć")
    assert table.play.outcome is not None
    assert (table.play.outcome.winner, table.play.outcome.reason) == ("su", "poland-entered")


@pytest.mark.rule("rok-1920", "C.2", "C.2/a", "C.2/b", "C.2/c", "C.2/d")
def test_points_of_c() -> None:
    units = "pl-16dp@Mińsk su-58ds@Czerkasy su-27ds@Witebsk"
    table = real(
        "C",
        clear=True,
        units=units,
        pools={"pl": 1, "west": 2, "southwest": 3},
        fallen=("su-45ds", "pl-12dp", "pl-13dp"),
    )
    found = points(table)
    assert found["su C.2/a"] == 3
    assert (found["pl C.2/b"], found["su C.2/b"]) == (1, 2)
    assert (found["pl C.2/d"], found["su C.2/d"]) == (1, 5)
    table.state.morale[UA_T], table.state.morale[LB_T] = -16, 8
    now = points(table)
    assert (now["pl C.2/c"], now["su C.2/c"]) == (10, 5), "five a level"


@pytest.mark.rule("rok-1920", "C.2.1/a", "C.2.1/b", "C.2.2/a", "C.2.2/b")
def test_places_of_c() -> None:
    table = real("C", clear=True, units="pl-16dp@Warszawa su-58ds@Newel")
    table.state.held = [table.war.board.localities, 0]
    found = points(table)
    assert (found["pl C.2.1/a"], found["pl C.2.1/b"]) == (5, 5)
    lost = points(hold(table, SU, "Równe", "Wilno", "Kijów", "Żłobin"))
    assert (lost["su C.2.2/a"], lost["su C.2.2/b"]) == (5, 10)
    assert "pl C.2.1/a" not in lost
    assert "pl C.2.1/b" not in lost, "the line is cut at Żłobin"


# D: The Battle of Warsaw.


@pytest.mark.rule("rok-1920", "D.2", "D.3")
def test_d_begins_in_despair() -> None:
    table = real("D")
    assert table.state.morale == [24, 0, 24]
    assert table.state.markers == 7
    table.give("ready")
    table.skip_to("reserve-phase", "pl")
    assert table.marks[marks.VOLUNTEERS] == marks.FORMING, "25.VII is the first stage of formation"
    assert table.state.morale[PL_T] == table.state.morale[LB_T] == 17


def battle(units: str = "", *, lost: bool = False, field: int = 0) -> Scene:
    note = {marks.LWOW_LOST: 1} if lost else {}
    table = real("D", clear=True, units=f"pl-16dp@Kraków su-58ds@Newel {units}", marks=note)
    table.state.morale[PL_T], table.state.markers = field, 7
    table.state.held = [table.war.board.localities, 0]
    return hold(
        table, SU, "Newel", "Białystok", "Grodno", "Wilno", "Mińsk", "Połock", "Lida", "Mołodeczno", "Baranowicze"
    )


@pytest.mark.rule("rok-1920", "D.4", "D.4.1", "D.4.2", "D.4.3", "D.4.4")
def test_victory_in_d() -> None:
    free = battle().outcome_of("end")
    assert (free.winner, free.level, free.rule) == ("pl", "strategic", "D.4.1")
    retaken = battle(lost=True, field=-8).outcome_of("end")
    assert (retaken.winner, retaken.level, retaken.rule) == ("pl", "tactical", "D.4.2"), "Lwów was lost for a while"
    weak = battle(lost=True, field=-7).outcome_of("end")
    assert (weak.winner, weak.level, weak.rule) == ("su", "tactical", "D.4.4")
    lwow = hold(battle(lost=True, field=16), SU, "Lwów").outcome_of("end")
    assert (lwow.winner, lwow.level, lwow.rule) == ("su", "strategic", "D.4.3")
    half = hold(battle(lost=True, field=15), SU, "Lwów").outcome_of("end")
    assert (half.level, half.rule) == ("tactical", "D.4.4")
    warsaw = hold(battle(), SU, "Warszawa").outcome_of("taken")
    assert (warsaw.winner, warsaw.level, warsaw.rule) == ("su", "strategic", "D.4.3")
    inside = battle("su-27ds@Białystok")
    inside.state.held = [0, inside.war.board.localities]
    hold(inside, PL, "Warszawa", "Lwów")
    supplied = inside.outcome_of("end")
    assert supplied.rule != "D.4.1", "a supplied unit in a place of the PL theatre"


# E, F: The Cavalry Army, The Banner of Revolution.


@pytest.mark.rule("rok-1920", "E.1")
def test_the_advantages_of_e() -> None:
    table = real("E")
    track = table.war.track
    assert table.state.morale[UA_T] == track.least(PL, 1)
    assert table.state.morale[LB_T] == track.least(SU, 1)
    assert not table.state.markers & 1


@pytest.mark.rule("rok-1920", "E.2", "E.2/a", "E.2/b", "E.2/c", "E.2/d")
def test_points_of_e() -> None:
    table = real("E", clear=True, units="pl-16dp@Kraków su-58ds-@Newel su-27ds@Białystok", fallen=("su-kot",))
    table.state.morale = [0, 16, 8]
    table.state.entered = [0 if h >= 0 or h == -2 else -1 for h in table.state.at]
    table.state.held = [0, table.war.board.localities]
    hold(table, PL, "Równe")
    found = points(table)
    assert found["pl E.2/a"] == 1 + 2, "what the Bolsheviks lack to full strength"
    assert found["su E.2/b"] == 10 + 5 + 2 + 2
    assert found["su E.2/d"] == 15
    assert found.get("su E.2/c", 0) == 1, "one supplied division in Poland"


@pytest.mark.rule("rok-1920", "E.3", "F")
@pytest.mark.parametrize(
    ("scenario", "ending", "last", "rule_"),
    [
        ("E", "short", "18.VII", "E.2"), ("E", "warsaw", "5.IX", "D.4"), ("E", "campaign", "24.X", "40.2"),
        ("F", "campaign", "24.X", "40.2"), ("F", "warsaw", "5.IX", "D.4"),
    ],
)  # fmt: skip
def test_endings(scenario: str, ending: str, last: str, rule_: str) -> None:
    table = real(scenario, options={"ending": ending})
    assert table.war.edition.stages[table.war.setting.last_stage - 1] == last
    assert table.outcome_of("end").rule.startswith(rule_)


# G: The Miracle on the Vistula.


@pytest.mark.rule("rok-1920", "G.1")
def test_the_iv_army_has_no_orders() -> None:
    table = real("G", phase="movement", phasing="su")
    column = table.war.board.column
    for name in ("10DK", "12DS", "18DS", "54DS"):
        unit = table.unit(name)
        here = column[table.state.at[unit]]
        assert here <= column[table.hex("Działdowo")], "west of Działdowo"
        free = opened(table, name)
        assert all(column[h] <= here for h in range(table.war.board.size) if free >> h & 1)
    attacked = real("G", phase="movement", phasing="su", marks={marks.IV_ARMY_FREE: 1 << table.unit("12DS")})
    assert any(
        column[h] > column[attacked.state.at[attacked.unit("12DS")]]
        for h in range(table.war.board.size)
        if opened(attacked, "12DS") >> h & 1
    )
    later = real("G", phase="movement", phasing="su", stage="22.VIII")
    assert may_enter(later, "12DS", "Białystok")
    west = real("G", phase="movement", phasing="su", units="su-10dk@Łódź")
    assert any(
        column[h] > column[west.hex("Łódź")] for h in range(west.war.board.size) if opened(west, "10DK") >> h & 1
    )
    assert any(
        column[h] > column[table.state.at[table.unit("8DS")]]
        for h in range(table.war.board.size)
        if opened(table, "8DS") >> h & 1
    )
    strike = real("G", phase="attacks", phasing="su", units="pl-16dp@Sierpc_NE pl-14dp@Sierpc_SW")
    east, south_west = strike.hex("Sierpc NE"), strike.hex("Sierpc SW")
    refused = [
        r for r in (bar(strike.war, strike.state, strike.unit("18DS"), east) for bar in strike.war.attack_bars) if r
    ]
    assert [strike.game.number(r.rule) for r in refused] == ["G.1"]
    assert not [
        r
        for r in (bar(strike.war, strike.state, strike.unit("18DS"), south_west) for bar in strike.war.attack_bars)
        if r
    ]


@pytest.mark.rule("rok-1920", "G.2", "G.2/a", "G.2/b", "G")
@pytest.mark.parametrize(
    ("broken", "lost", "winner", "level"),
    [(12, False, "pl", "win"), (11, False, None, "draw"), (12, True, None, "draw"), (11, True, "su", "win")],
)
def test_the_miracle(broken: int, lost: bool, winner: str | None, level: str) -> None:
    table = real("G", marks={marks.LWOW_LOST: 1} if lost else {})
    west = [u for u in table.war.roster.of_side[SU] if front_of(table.war, table.state, u) == "west"]
    divisions = [u for u in west if table.war.roster.is_division[u] and table.state.at[u] >= 0]
    for number, unit in enumerate(divisions[:broken]):
        if number % 2:
            table.state.level[unit] = 2
        else:
            table.state.at[unit] = -2
    found = table.outcome_of("end")
    assert (found.winner, found.level) == (winner, level)
    assert found.score["G.2/a"] == broken


# H: The Battle of the Niemen.


@pytest.mark.rule("rok-1920", "H.1", "H.2", "H.5")
def test_the_frame_of_h() -> None:
    table = real("H")
    assert {table.war.board.theatre[h] for h in range(table.war.board.size) if table.war.board.open >> h & 1} == {LB_T}
    assert not may_enter(table, "1DPLeg", "Kijów")
    assert may_enter(table, "1DPLeg", "Słuck")
    assert may_enter(table, "18DP", "Kowel") or table.state.occupied[PL] >> table.hex("Kowel") & 1
    assert table.state.morale[LB_T] == table.war.track.least(PL, 2)
    assert front_of(table.war, table.state, table.unit("17DK")) == "west"
    assert front_of(real("E").war, real("E").state, real("E").unit("17DK")) == "southwest"


@pytest.mark.rule("rok-1920", "H.3")
def test_the_suwalki_agreement() -> None:
    units = "pl-1dlb@Wilno_W pl-17dp@Wilno_NW".replace("Wilno_W ", "Wilno_SW ")
    table = real("H", units=units, phase="attacks", phasing="pl")
    wilno = table.hex("Wilno")

    def reasons(unit: str, h: int, **more: Any) -> list[str]:
        case = real("H", units=units, phase="attacks", phasing="pl", **more)
        found = [bar(case.war, case.state, case.unit(unit), h) for bar in case.war.attack_bars]
        return [case.game.number(r.rule) for r in found if r is not None]

    assert reasons("1DLB", wilno) == []
    assert "38.4" in reasons("17DP", wilno)
    orany = table.hex("Orany")
    assert reasons("17DP", orany) == ["H.3"]
    assert reasons("1DLB", orany) == ["H.3"], "the exception is Wilno"
    assert reasons("17DP", orany, marks={marks.LITHUANIANS_ATTACKED: 1}) == [], "unless attacked first"


@pytest.mark.rule("rok-1920", "H.4")
@pytest.mark.parametrize(("attacks", "number"), [(0, 2), (2, 1), (3, 0)])
def test_replacements_of_h(attacks: int, number: int) -> None:
    note = {marks.ATTACKS_BY_THEATRE[2]: attacks} if attacks else {}
    polish = real("H", phase="receive", phasing="pl", marks=note)
    assert polish.pool("pl") == number, "never more than two in a stage"
    note = {marks.ATTACKS_BY_FRONT[0]: attacks} if attacks else {}
    red = real("H", phase="receive", phasing="su", marks=note)
    assert red.pool("west") == number
    assert red.pool("southwest") == 0, "of the player, not of each front"
    arrivals = {
        table_unit for arrival in polish.game.cards["H"].arrivals for table_unit in arrival.units if arrival.side == PL
    }
    assert len(arrivals) >= 3, "the reserve of the Supreme Command"


@pytest.mark.rule("rok-1920", "H.6", "H.6.1", "H.6.2/a", "H.6.2/b", "H.6.2/c")
def test_points_of_h() -> None:
    table = real("H", clear=True, units="pl-16dp-@Warszawa pl-14dp@Brześć su-27ds@Grodno lt-2d@Suwałki")
    table.state.entered = [0 if h >= 0 else -1 for h in table.state.at]
    hold(table, PL, "Wilno", "Mińsk", "Słuck")
    found = points(table)
    assert found["pl H.6.1"] == 5 + 3 + 2
    assert found["su H.6.2/a"] == 2
    assert found["su H.6.2/b"] == 3, "Grodno is a fortress: its garrison is supplied"
    assert found["su H.6.2/c"] == 3


@pytest.mark.rule("rok-1920", "H.6.3")
def test_strength_decides_before_points() -> None:
    strong = real("H", clear=True, units="pl-16dp@Warszawa su-27ds@Grodno su-2ds@Grodno")
    hold(strong, PL, "Wilno", "Mińsk", "Święciany", "Mołodeczno", "Słuck", "Łuniniec")
    found = strong.outcome_of("end")
    assert (found.winner, found.reason, found.rule) == ("su", "stronger", "H.6.3")
    even = real("H", clear=True, units="pl-16dp@Warszawa su-27ds@Grodno")
    hold(even, PL, "Wilno", "Mińsk", "Święciany", "Mołodeczno", "Słuck", "Łuniniec")
    assert even.outcome_of("end").winner == "pl"


@pytest.mark.rule("rok-1920", "15.1.1", "15.1.3")
@pytest.mark.parametrize("scenario", ["B", "C", "campaign", "D", "F", "G"])
def test_markers_begin_on_the_central_field(scenario: str) -> None:
    """15.1.1; D.2 says otherwise for PL and LB. 15.1.3: without Bolsheviks in the PL theatre it has no marker."""
    table = real(scenario)
    said = {"D": {PL_T, LB_T}}.get(scenario, set())
    assert all(table.state.morale[t] == 0 for t in range(3) if t not in said)
    inside = bool(table.state.occupied[SU] & table.war.board.theatres[PL_T])
    assert bool(table.state.markers & 1) is inside
    assert table.state.markers >> UA_T & 1
