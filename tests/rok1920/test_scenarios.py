"""A to H: the frame of each scenario; the own rules and the victory of D to H (A, B and C have files of their own)."""

from typing import Any

import pytest
from tests.rok1920 import marks
from tests.rok1920.special_kit import Scene, real

from sztab import games
from sztab.bots.winning import Scale
from sztab.games.rok1920.events import MoraleShifted
from sztab.games.rok1920.forces.lithuania import OUT
from sztab.games.rok1920.forces.status import FORMING
from sztab.games.rok1920.game import Rok1920
from sztab.games.rok1920.in_force import DEPLOYMENT
from sztab.games.rok1920.moving.destinations import refusal_frozen
from sztab.games.rok1920.moving.reach import closed_to
from sztab.games.rok1920.politics.fronts import front_of
from sztab.games.rok1920.units.counters import PL, SU
from sztab.games.rok1920.units.positions import lift

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


@pytest.mark.parametrize(
    ("scenario", "first", "begins", "turns", "chapters"),
    [
        pytest.param("A", "su", "16.V", 4, 12, marks=pytest.mark.rule("rok-1920", "A")),
        pytest.param("B", "pl", "26.IV", 10, 24, marks=pytest.mark.rule("rok-1920", "B")),
        pytest.param("C", "pl", "26.IV", 8, 32, marks=pytest.mark.rule("rok-1920", "C")),
        pytest.param("D", "pl", "25.VII", 6, 36, marks=pytest.mark.rule("rok-1920", "D")),
        pytest.param("E", "pl", "30.V", 8, 39, marks=pytest.mark.rule("rok-1920", "E")),
        pytest.param("F", "su", "4.VII", 17, 39, marks=pytest.mark.rule("rok-1920", "F")),
        pytest.param("G", "pl", "15.VIII", 3, 39, marks=pytest.mark.rule("rok-1920", "G")),
        pytest.param("H", "pl", "19.IX", 4, 39, marks=pytest.mark.rule("rok-1920", "H")),
        pytest.param("campaign", "pl", "26.IV", 27, 40, marks=pytest.mark.rule("rok-1920", "40")),
    ],
)
def test_who_begins_when_and_for_how_long(scenario: str, first: str, begins: str, turns: int, chapters: int) -> None:
    table = real(scenario)
    setting = table.war.setting
    assert (("pl", "su")[setting.first], table.war.edition.stages[setting.first_stage - 1]) == (first, begins)
    assert setting.last_stage - setting.first_stage + 1 == turns
    assert setting.rules == table.war.edition.rules_up_to(chapters) | {DEPLOYMENT}
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


# A and C: shared limits.


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
        table = real(scenario, marks={"strip-entered": 1})
        refusal = refusal_frozen(table.war, table.state, table.unit("2DLB"))
        assert refusal is not None
        assert table.game.number(refusal.rule) == "A.2.3"
        near = real(scenario, marks={"strip-entered": 1}, units="su-27ds@Wilno_NE2")
        assert refusal_frozen(near.war, near.state, near.unit("2DLB")) is None, "two hexes away"
        gone = real(scenario, marks={"strip-entered": 1, "wilno-alarm": 1})
        assert refusal_frozen(gone.war, gone.state, gone.unit("2DLB")) is None, "once is enough"
    assert refusal_frozen(real("E").war, real("E").state, real("E").unit("2DLB")) is None


@pytest.mark.rule("rok-1920", "C.1")
def test_c_borrows_the_limits_of_a() -> None:
    a, c = real("A").war, real("C").war
    assert a.setting.scenario_rules[0] is c.setting.scenario_rules[0]
    assert a.setting.closed_lines == c.setting.closed_lines == ("demarcation",)


# D: The Battle of Warsaw.


@pytest.mark.rule("rok-1920", "D.2", "D.3")
def test_d_begins_in_despair() -> None:
    table = real("D")
    assert table.state.morale == [24, 0, 24]
    assert table.state.markers == 7
    table.give("ready")
    table.skip_to("reserve-phase", "pl")
    assert table.marks["volunteers"] == FORMING, "25.VII is the first stage of formation"
    assert table.state.morale[PL_T] == table.state.morale[LB_T] == 17


def battle(units: str = "", *, lost: bool = False, field: int = 0) -> Scene:
    note = {"lwow-lost": 1} if lost else {}
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


@pytest.mark.parametrize(
    ("name", "scenario"), [("rok-1920", "E"), ("rok-1920", "F"), ("nest-of-eagles", "4"), ("nest-of-eagles", "5")]
)
def test_a_scenario_is_as_long_as_the_ending_that_was_chosen(name: str, scenario: str) -> None:
    game = games.load(name)
    assert isinstance(game, Rok1920)
    card, found = game.scenario(scenario), set[int]()
    for ending in next(option for option in card.options if option.id == "ending").values:
        options = card.settle({"ending": ending})
        state = game.start(scenario, options)
        setting = game.war(state).setting
        assert card.turns_for(options) == setting.last_stage - setting.first_stage + 1
        assert Scale(game, scenario, options=options).turns == card.turns_for(options), "chances know how much is left"
        found.add(card.turns_for(options))
    assert len(found) > 1
    assert card.turns_for({}) == card.turns


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
    attacked = real("G", phase="movement", phasing="su", marks={"iv-army-free": 1 << table.unit("12DS")})
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
        r
        for r in (
            bar(strike.war, strike.state, strike.unit("18DS"), east)
            for bar in strike.war.forbidden_attacks_of[strike.unit("18DS")]
        )
        if r
    ]
    assert [strike.game.number(r.rule) for r in refused] == ["G.1"]
    assert not [
        r
        for r in (
            bar(strike.war, strike.state, strike.unit("18DS"), south_west)
            for bar in strike.war.forbidden_attacks_of[strike.unit("18DS")]
        )
        if r
    ]


@pytest.mark.rule("rok-1920", "G.2", "G.2/a", "G.2/b", "G")
@pytest.mark.parametrize(
    ("broken", "lost", "winner", "level"),
    [(12, False, "pl", "win"), (11, False, None, "draw"), (12, True, None, "draw"), (11, True, "su", "win")],
)
def test_the_miracle(broken: int, lost: bool, winner: str | None, level: str) -> None:
    table = real("G", marks={"lwow-lost": 1} if lost else {})
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
    assert table.state.markers == 1 << LB_T, "one marker for the whole area"
    table.skip_to("attack", "pl").skip_to("attack", "su")
    assert [(e.theatre, e.by) for e in table.events(MoraleShifted)] == [("lb", -2)], "and it cools once (15.6)"
    assert front_of(table.war, table.state, table.unit("17DK")) == "west"
    assert front_of(real("E").war, real("E").state, real("E").unit("17DK")) == "southwest"


@pytest.mark.rule("rok-1920", "H.3")
def test_the_suwalki_agreement() -> None:
    units = "pl-1dlb@Wilno_W pl-17dp@Wilno_NW".replace("Wilno_W ", "Wilno_SW ")
    table = real("H", units=units, phase="attacks", phasing="pl")
    wilno = table.hex("Wilno")

    def reasons(unit: str, h: int, **more: Any) -> list[str]:
        case = real("H", units=units, phase="attacks", phasing="pl", **more)
        found = [
            bar(case.war, case.state, case.unit(unit), h) for bar in case.war.forbidden_attacks_of[case.unit(unit)]
        ]
        return [case.game.number(r.rule) for r in found if r is not None]

    assert reasons("1DLB", wilno) == []
    assert "38.4" in reasons("17DP", wilno)
    orany = table.hex("Orany")
    assert reasons("17DP", orany) == ["H.3"]
    assert reasons("1DLB", orany) == ["H.3"], "the exception is Wilno"
    assert reasons("17DP", orany, marks={"lithuanians-attacked": 1}) == [], "unless attacked first"


@pytest.mark.rule("rok-1920", "H.4")
@pytest.mark.parametrize(("attacks", "number"), [(0, 2), (2, 1), (3, 0)])
def test_replacements_of_h(attacks: int, number: int) -> None:
    note = {"attacks-lb": attacks} if attacks else {}
    polish = real("H", phase="receive", phasing="pl", marks=note)
    assert polish.pool("pl") == number, "never more than two in a stage"
    note = {"attacks-west": attacks} if attacks else {}
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
    marks.add(table.state, "lithuanian-places", table.hex("Suwałki"))
    found = points(table)
    assert found["pl H.6.1"] == 5 + 3 + 2
    assert found["su H.6.2/a"] == 2
    assert found["su H.6.2/b"] == 3, "Grodno is a fortress: its garrison is supplied"
    assert found["su H.6.2/c"] == 3
    lift(table.war, table.state, table.unit("lt-2d"))
    assert points(table)["su H.6.2/c"] == 3, "held, though nobody stands there now (amb-137)"
    marks.put(table.state, "lithuania", OUT)
    assert "su H.6.2/c" not in points(table), "Lithuania has left the game"


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


@pytest.mark.rule("rok-1920", "G.1", "5")
def test_the_iv_army_does_not_come_back_from_the_west() -> None:
    """amb-114: no step leads to the east, not even back to the column from which the march began."""
    wall = {"pl-7bk-": "Sierpc N", "pl-3bk-": "Sierpc S"}
    units = "su-10dk@Sierpc " + " ".join(f"{unit}@{place.replace(' ', '_')}" for unit, place in wall.items())
    base: dict[str, Any] = {"clear": True, "phase": "movement", "phasing": "su"}
    lost = real("G", units=units, **base)
    free = real("G", units=units, marks={"iv-army-free": 1 << lost.unit("10DK")}, **base)
    column = lost.war.board.column
    here = column[lost.hex("Sierpc")]
    round_about = {h for h in free.reach("10DK") if column[free.hex(h)] == here} - lost.reach("10DK")
    assert round_about, "who has orders goes round the Poles by the west"
    assert lost.why_not("10DK", min(round_about)) == ["G.1"]
    assert all(column[lost.hex(h)] < here for h in lost.reach("10DK"))
