"""S1-S9: what each scenario adds to the rules, and how it is won."""

from typing import Any

import pytest

from sztab.games.rok1920.bot.goals import Goals, goals_of
from sztab.games.rok1920.eagles.scenarios.counting import COUNTS
from sztab.games.rok1920.eagles.scenarios.verdicts import crushing, judged
from sztab.games.rok1920.forces.lithuania import CROSSED
from sztab.games.rok1920.forces.status import FORMED, FORMING
from sztab.games.rok1920.moving.destinations import must_go_to, refusal_frozen
from sztab.games.rok1920.moving.reach import closed_to, march_range
from sztab.games.rok1920.scenarios.victory_table import places_of, scored
from sztab.games.rok1920.units.counters import PL, SU
from tests.eagles import boxed
from tests.eagles.kit import draw, game, real, scenario
from tests.rok1920.special_kit import Scene

GAME = "nest-of-eagles"


def points(table: Scene, rule: str) -> tuple[int, int]:
    """What a rule gives the Pole and the Bolshevik now."""
    found = scored(table.war, table.state, table.war.setting.victory, COUNTS)
    return found[PL].get(rule, 0), found[SU].get(rule, 0)


def hold(table: Scene, side: int, *places: str) -> Scene:
    for place in places:
        bit = 1 << table.hex(place)
        table.state.held[side] |= bit
        table.state.held[1 - side] &= ~bit
    return table


def fall(table: Scene, *units: str) -> Scene:
    for name in units:
        unit = table.unit(name)
        table.state.at[unit] = -2
        table.state.entered[unit] = 0
    return table


def bare(id: str, units: str = "", **what: Any) -> Scene:
    """The scenario with only these units on the map."""
    return real(id, units, clear=True, **{"sich": "gone", **what})


def can(table: Scene, unit: str, place: str) -> bool:
    return not closed_to(table.war, table.state, table.unit(unit)) >> table.hex(place) & 1


@pytest.mark.rule(GAME, "S1.1", "1.4/a")
def test_the_smolensk_gate_is_played_in_the_north() -> None:
    table = bare("1", "pl-14dp@Bobrujsk su-57ds@Rzeczyca")
    assert not can(table, "14DP", "Owrucz")
    assert not can(table, "57DS", "Owrucz")
    assert can(table, "14DP", "Mińsk")
    out = bare("1", "pl-14dp@Owrucz su-57ds@Rzeczyca", phase="movement", phasing="pl")
    assert must_go_to(out.war, out.state, out.unit("14DP")) == out.war.board.theatres[2]


@pytest.mark.rule(GAME, "S1.2", "S3.1")
@pytest.mark.parametrize("id", ["1", "3"])
def test_poles_stay_south_of_the_dzwina_and_off_the_last_columns(id: str) -> None:
    table = bare(id, "pl-3dpleg@Dzisna pl-15bp@Orsza su-57ds@Rzeczyca", phase="movement", phasing="pl")
    assert not [place for place in ("Jarcewo", "Rosławl") if can(table, "15/8BP", place)]
    bank = table.war.board.map.regions["north-of-dzwina"]
    assert not march_range(table.war, table.state, table.unit("3DPLeg")).hexes & bank


@pytest.mark.rule(GAME, "S1.3", "S3.1", "S6.1", "1.4/a")
@pytest.mark.parametrize(("id", "closed"), [("1", True), ("3", True), ("6", True), ("9", False)])
def test_the_demarcation_line_is_a_border(id: str, closed: bool) -> None:
    board = scenario(id).war.board
    line = board.map.features["demarcation"]
    assert bool(line & board.borders == line) is closed


@pytest.mark.rule(GAME, "S1.4", "S3.1")
def test_the_garrison_of_wilno_waits_for_an_enemy_near() -> None:
    for id in ("1", "3"):
        table = bare(id, "pl-3blb@Wilno pl-4blb@Wilno su-57ds@Rzeczyca")
        assert refusal_frozen(table.war, table.state, table.unit("3/2BLB")) is not None
        near = bare(id, "pl-3blb@Wilno pl-4blb@Wilno su-57ds@Święciany")
        distance = near.war.board.distance(near.hex("Wilno"), near.hex("Święciany"))
        assert (refusal_frozen(near.war, near.state, near.unit("3/2BLB")) is None) is (distance <= 2)
        alarm = bare(id, "pl-3blb@Wilno su-57ds@Rzeczyca", marks={"wilno-alarm": 1})
        assert refusal_frozen(alarm.war, alarm.state, alarm.unit("3/2BLB")) is None
        moved = bare(id, "pl-3blb@Lida su-57ds@Rzeczyca")
        assert refusal_frozen(moved.war, moved.state, moved.unit("3/2BLB")) is None


@pytest.mark.rule(GAME, "S1.5", "S3.1")
def test_one_bolshevik_stays_north_of_the_dzwina() -> None:
    alone = bare("1", "pl-3dpleg@Dzisna su-164bs@Dryssa su-57ds@Rzeczyca")
    assert not can(alone, "164BS", "Uszacz"), "the last one"
    two = bare("1", "pl-3dpleg@Dzisna su-164bs@Dryssa su-53ds@Dryssa su-57ds@Rzeczyca")
    assert can(two, "164BS", "Uszacz")
    far = bare("1", "pl-3dpleg@Mińsk su-164bs@Dryssa su-57ds@Rzeczyca")
    assert can(far, "164BS", "Uszacz"), "no Pole near the river"
    none = bare("1", "pl-3dpleg@Dzisna su-164bs@Uszacz su-57ds@Rzeczyca", phase="movement", phasing="su")
    assert must_go_to(none.war, none.state, none.unit("164BS"))
    assert not must_go_to(none.war, none.state, none.unit("57DS")), "the nearest one goes"


@pytest.mark.rule(GAME, "S1.6")
def test_arrivals_along_the_railway() -> None:
    table = bare(
        "1",
        "pl-3dpleg@Dzisna su-17ds@Mołodeczno",
        phase="movement",
        phasing="pl",
        stage="23.V",
        due={"pl-10dp": "23.V"},
    )
    hold(table, SU, "Orsza", "Mołodeczno")
    hold(table, PL, "Mińsk", "Lida", "Wilno")
    assert table.at("10DP") == "away", "not in Warsaw"
    table.act("arrive", "10DP")
    options = table.options()
    numbers = {table.war.board.map.numbers[table.hex(p)] for p in ("Lida", "Wilno")}
    assert numbers & options
    assert table.war.board.map.numbers[table.hex("Orsza")] not in options
    table.play.answer_index(0)
    assert "pl-10dp" not in table.options(), "it does not march in this phase"


@pytest.mark.parametrize(
    ("units", "given", "rule"),
    [
        pytest.param(
            "su-17ds-@Orsza", (1, 0), "S1.V/a", marks=pytest.mark.rule(GAME, "S1.V/a"), id="a reduced division"
        ),
        pytest.param("su-17ds--@Orsza", (2, 0), "S1.V/b", marks=pytest.mark.rule(GAME, "S1.V/b"), id="a cadre"),
        pytest.param(
            "su-164bs-@Orsza", (1, 0), "S1.V/d", marks=pytest.mark.rule(GAME, "S1.V/d"), id="a reduced brigade"
        ),
        pytest.param("pl-2dpleg-@Orsza", (0, 1), "S1.V/a", marks=pytest.mark.rule(GAME, "S1.V/a"), id="a Polish one"),
    ],
)
def test_points_for_weakened_enemies(units: str, given: tuple[int, int], rule: str) -> None:
    assert points(bare("1", units), rule) == given
    assert points(bare("1", units.replace("-@", "@").replace("-@", "@")), rule) == (0, 0)


@pytest.mark.rule(GAME, "S1.V/c", "S1.V/e")
def test_points_for_lost_enemies() -> None:
    table = fall(bare("1", "su-57ds@Rzeczyca"), "17DS", "5DS", "164BS", "15/8BP")
    assert points(table, "S1.V/c") == (10, 0)
    assert points(table, "S1.V/e") == (3, 3)


@pytest.mark.rule(GAME, "S1.V/f")
def test_points_for_an_encircled_division() -> None:
    table = bare("1", "su-17ds@Mińsk")
    around = [table.war.board.map.numbers[h] for h in table.war.board.neighbours[table.hex("Mińsk")] if h >= 0]
    ring = " ".join(
        f"{u}@{h}" for u, h in zip(("pl-1dpleg", "pl-2dpleg", "pl-3dpleg", "pl-14dp", "pl-15dp", "pl-16dp"), around)
    )
    assert points(bare("1", f"su-17ds@Mińsk {ring}"), "S1.V/f") == (1, 0)
    assert points(bare("1", "su-17ds@Mińsk"), "S1.V/f") == (0, 0)


@pytest.mark.parametrize(
    ("id", "rule", "side", "places", "value", "how"),
    [
        pytest.param(
            "1", "S1.V/g", PL, ("Orsza", "Mohylew", "Witebsk"), 2, "each",
            marks=pytest.mark.rule(GAME, "S1.V/g"), id="S1.V/g",
        ),
        pytest.param(
            "1", "S1.V/i", SU, ("Wilno",), 10, "each",
            marks=pytest.mark.rule(GAME, "S1.V/i"), id="S1.V/i",
        ),
        pytest.param(
            "1", "S1.V/j", SU, ("Mińsk", "Kalenkowicze"), 5, "each",
            marks=pytest.mark.rule(GAME, "S1.V/j"), id="S1.V/j",
        ),
        pytest.param(
            "1", "S1.V/k", SU, ("Borysów", "Bobrujsk", "Święciany", "Mołodeczno", "Głębokie"), 2, "each",
            marks=pytest.mark.rule(GAME, "S1.V/k"), id="S1.V/k",
        ),
        pytest.param(
            "2", "S2.V/e", PL, ("Kijów",), 10, "each",
            marks=pytest.mark.rule(GAME, "S2.V/e"), id="S2.V/e",
        ),
        pytest.param(
            "2", "S2.V/f", PL, ("Żytomierz", "Równe", "Tarnopol"), 5, "all",
            marks=pytest.mark.rule(GAME, "S2.V/f"), id="S2.V/f",
        ),
        pytest.param(
            "2", "S2.V/g", SU, ("Równe", "Tarnopol"), 5, "any",
            marks=pytest.mark.rule(GAME, "S2.V/g"), id="S2.V/g",
        ),
        pytest.param(
            "3", "S3.V/e", PL, ("Kijów",), 5, "each",
            marks=pytest.mark.rule(GAME, "S3.V/e"), id="S3.V/e",
        ),
        pytest.param(
            "3", "S3.V/g", SU, ("Równe", "Kijów", "Mińsk"), 5, "each",
            marks=pytest.mark.rule(GAME, "S3.V/g"), id="S3.V/g",
        ),
        pytest.param(
            "3", "S3.V/h", SU, ("Wilno",), 10, "each",
            marks=pytest.mark.rule(GAME, "S3.V/h"), id="S3.V/h",
        ),
        pytest.param(
            "4", "S4.V/b", SU, ("Lwów",), 10, "each",
            marks=pytest.mark.rule(GAME, "S4.V/b"), id="S4.V/b",
        ),
        pytest.param(
            "4", "S4.V/c", SU, ("Wilno",), 5, "each",
            marks=pytest.mark.rule(GAME, "S4.V/c"), id="S4.V/c",
        ),
        pytest.param(
            "4", "S4.V/d", SU, ("Mińsk", "Grodno", "Równe"), 2, "each",
            marks=pytest.mark.rule(GAME, "S4.V/d"), id="S4.V/d",
        ),
        pytest.param(
            "8", "S8.V/a", PL, ("Wilno",), 5, "each",
            marks=pytest.mark.rule(GAME, "S8.V/a"), id="S8.V/a",
        ),
        pytest.param(
            "8", "S8.V/b", PL, ("Mińsk",), 3, "each",
            marks=pytest.mark.rule(GAME, "S8.V/b"), id="S8.V/b",
        ),
        pytest.param(
            "8", "S8.V/c", PL, ("Święciany", "Mołodeczno", "Słuck", "Łuniniec"), 2, "each",
            marks=pytest.mark.rule(GAME, "S8.V/c"), id="S8.V/c",
        ),
    ],
)  # fmt: skip
def test_points_for_places(id: str, rule: str, side: int, places: tuple[str, ...], value: int, how: str) -> None:
    table = hold(bare(id), 1 - side, *places)
    assert points(table, rule)[side] == 0
    hold(table, side, places[0])
    assert points(table, rule)[side] == (0 if how == "all" and len(places) > 1 else value)
    hold(table, side, *places)
    assert points(table, rule)[side] == (value * len(places) if how == "each" else value)
    assert points(table, rule)[1 - side] == 0


@pytest.mark.rule(GAME, "S1.V/h", "S3.V/f")
def test_the_lateral_railway() -> None:
    free = bare("1", "su-57ds@Orsza")
    assert points(free, "S1.V/h") == (5, 0)
    assert points(bare("1", "su-57ds@Bobrujsk"), "S1.V/h") == (0, 0), "an enemy on it"
    line = ("Mińsk", "Bobrujsk", "Żłobin", "Kalenkowicze", "Mozyrz", "Korosteń")
    held = hold(bare("3", "su-57ds@Orsza"), PL, *line)
    assert points(held, "S3.V/f") == (3, 0)
    hold(held, SU, "Żłobin")
    assert points(held, "S3.V/f") == (0, 0)
    cut = hold(bare("3", "su-57ds@Bobrujsk"), PL, *line)
    assert points(cut, "S3.V/f") == (0, 0)


@pytest.mark.rule(GAME, "S2.V/a", "S3.V/a")
@pytest.mark.parametrize(("id", "rule"), [("2", "S2.V/a"), ("3", "S3.V/a")])
def test_points_for_more_strength(id: str, rule: str) -> None:
    assert points(bare(id, "pl-12dp@Równe su-58ds@Kijów"), rule) == (1, 0)
    assert points(bare(id, "pl-12dp-@Równe su-58ds@Kijów"), rule) == (0, 1)


@pytest.mark.rule(GAME, "S2.V/b", "S3.V/c")
@pytest.mark.parametrize(("id", "rule"), [("2", "S2.V/b"), ("3", "S3.V/c")])
def test_points_for_morale_levels(id: str, rule: str) -> None:
    table = bare(id, "pl-12dp@Równe su-58ds@Kijów")
    for field, given in ((-16, (10, 0)), (-8, (5, 0)), (0, (0, 0)), (20, (0, 10))):
        table.state.morale[1] = field
        assert points(table, rule) == given


@pytest.mark.rule(GAME, "S2.V/c", "S3.V/b")
@pytest.mark.parametrize(("id", "rule"), [("2", "S2.V/c"), ("3", "S3.V/b")])
def test_one_point_for_a_lost_division(id: str, rule: str) -> None:
    table = fall(bare(id, "pl-12dp@Równe"), "58DS", "44DS", "13DP", "su-sicz1")
    assert points(table, rule) == (2, 1)


@pytest.mark.rule(GAME, "S2.V/d", "S3.V/d")
@pytest.mark.parametrize(("id", "rule", "pool"), [("2", "S2.V/d", "southwest"), ("3", "S3.V/d", "west")])
def test_a_point_for_a_saved_replacement(id: str, rule: str, pool: str) -> None:
    table = bare(id)
    table.state.pools.update({"pl": 2, "ua": 1, pool: 4})
    assert points(table, rule) in ((3, 4), (2, 4))
    table.state.pools.clear()
    assert points(table, rule) == (0, 0)


@pytest.mark.rule(GAME, "S4.V/a", "S8.V/d")
def test_a_point_for_each_step_that_enemies_lack() -> None:
    table = bare("4", "su-58ds@Kijów su-45ds-@Fastów su-44ds--@Skwira pl-12dp@Lwów")
    before = points(table, "S4.V/a")[0]
    assert before == 3
    assert points(fall(table, "58DS"), "S4.V/a")[0] == before + 3, "all three of an eliminated one"
    eight = bare("8", "pl-12dp-@Lida su-5ds@Mińsk")
    assert points(eight, "S8.V/d")[1] == 1


@pytest.mark.rule(GAME, "S4.V/e", "S4.V/f")
def test_points_of_the_cavalry_army() -> None:
    inside = bare("4", "su-58ds@Białystok pl-12dp@Kraków", supplied=["58DS"])
    assert points(inside, "S4.V/e") == (0, 1)
    hungry = bare("4", "su-58ds@Białystok pl-12dp@Kraków", unsupplied=["58DS"])
    assert points(hungry, "S4.V/e") == (0, 0)
    inside.state.morale[:] = [20, 16, 8]
    inside.state.markers = 0b111
    assert points(inside, "S4.V/f") == (0, 15), "the Polish theatre does not count"


@pytest.mark.rule(GAME, "S8.V/e", "S8.V/f")
def test_grodno_and_suwalki() -> None:
    assert points(bare("8", "su-5ds@Grodno pl-12dp@Kraków", supplied=["5DS"]), "S8.V/e") == (0, 3)
    assert points(bare("8", "su-5ds@Grodno pl-12dp@Kraków", unsupplied=["5DS"]), "S8.V/e") == (0, 0)
    assert points(bare("8", "lt-2d@Suwałki pl-12dp@Kraków"), "S8.V/f") == (0, 3)
    assert points(bare("8", "lt-2d@Wilno su-5ds@Suwałki"), "S8.V/f") == (0, 0)


@pytest.mark.parametrize(
    ("id", "rule", "place", "last"),
    [
        pytest.param("1", "S1.V", "Orsza", "6.VI", marks=pytest.mark.rule(GAME, "S1.V"), id="S1"),
        pytest.param("2", "S2.V", "Kijów", "27.VI", marks=pytest.mark.rule(GAME, "S2.V"), id="S2"),
        pytest.param("3", "S3.V", "Kijów", "13.VI", marks=pytest.mark.rule(GAME, "S3.V"), id="S3"),
        pytest.param("4", "S4.V", "", "18.VII", marks=pytest.mark.rule(GAME, "S4.V"), id="S4"),
        pytest.param("8", "S8.V", "Mińsk", "10.X", marks=pytest.mark.rule(GAME, "S8.V"), id="S8"),
    ],
)
def test_more_points_win(id: str, rule: str, place: str, last: str) -> None:
    table = bare(id)
    assert game().values.stages[table.war.setting.last_stage - 1] == last
    table.state.held[:] = [0, 0]
    table.state.pools.clear()
    table.state.morale[:] = [0, 0, 0]
    if id == "1":
        hold(table, SU, "Wilno")
    assert table.outcome_of("end").winner == ("su" if id == "1" else None)
    if place:
        hold(table, PL, place)
        if id == "1":
            table.state.held[SU] = 0
        assert table.outcome_of("end").winner == "pl"
    hold(table, SU, "Wilno", "Mińsk", "Równe", "Kijów")
    if id == "8":
        table.state.pools.clear()
        assert table.outcome_of("end").winner is None
    else:
        assert table.outcome_of("end").winner == "su"
    assert not [v for v in table.war.verdicts if v(table.war, table.state, "turn-end") is not None], "only at the end"


@pytest.mark.rule(GAME, "S2.V", "S3.V")
@pytest.mark.parametrize("id", ["2", "3"])
def test_lwow_ends_it_at_once(id: str) -> None:
    table = bare(
        id,
        "su-58ds@Lwów_NE pl-12dp@Równe",
        phase="movement",
        phasing="su",
        morale={"ua": 0, "lb": 0} if id == "3" else {"ua": 0},
    )
    table.march("58DS", table.war.board.map.numbers[table.hex("Lwów")])
    assert table.play.outcome is not None
    assert (table.play.outcome.winner, table.play.outcome.rule) == ("su", f"S{id}.V")


@pytest.mark.rule(GAME, "S3.V")
def test_so_does_a_step_into_poland() -> None:
    table = bare("3", "su-27ds@Wołkowysk pl-12dp@Równe pl-16dp@Mińsk", phase="movement", phasing="su")
    board = table.war.board
    near = [h for h in board.neighbours[table.hex("Wołkowysk")] if h >= 0 and board.theatre[h] == 0]
    reach = march_range(table.war, table.state, table.unit("27DS")).hexes & board.theatres[0]
    assert near or reach
    goal = next(h for h in range(board.size) if reach >> h & 1)
    table.march("27DS", board.map.numbers[goal])
    assert table.play.outcome is not None
    assert table.play.outcome.reason == "poland-entered"


@pytest.mark.rule(GAME, "S2.1")
def test_the_kiev_expedition_is_played_in_the_ukraine() -> None:
    table = bare("2", "pl-12dp@Równe su-58ds@Żytomierz")
    assert not can(table, "12DP", "Mińsk")
    assert not can(table, "58DS", "Homel")
    assert can(table, "12DP", "Kijów")


@pytest.mark.rule(GAME, "S2.2")
def test_poles_keep_off_its_last_columns() -> None:
    table = bare("2", "pl-12dp@Równe su-58ds@Żytomierz")
    board = table.war.board
    last = [h for h in range(board.size) if board.column[h] >= board.column[-1] - 1 and board.theatres[1] >> h & 1]
    closed = closed_to(table.war, table.state, table.unit("12DP"))
    assert all(closed >> h & 1 for h in last)
    reds = closed_to(table.war, table.state, table.unit("58DS"))
    assert not all(reds >> h & 1 for h in last)


@pytest.mark.rule(GAME, "S2.3")
def test_its_arrivals_come_by_rail_or_over_the_east_edge() -> None:
    table = bare("2", "pl-12dp@Lwów su-58ds@Kijów", phase="movement", phasing="su", stage="9.V", due={"su-25ds": "9.V"})
    table.act("arrive", "25DS")
    assert (table.prompt, table.options()) == ("arrive-way", {"place", "march"})
    table.give("march")
    h = sorted(table.options())[0]
    table.give(h)
    assert "su-25ds" in table.options(), "who marches in goes on"
    army = bare("2", "pl-12dp@Lwów su-58ds@Kijów", phase="movement", phasing="su", stage="23.V", due={"su-4dk": "23.V"})
    army.act("arrive", "4DK")
    entry = army.war.board.map.regions["ka"]
    assert {army.hex(h) for h in army.options()} <= {h for h in range(army.war.board.size) if entry >> h & 1}


@pytest.mark.rule(GAME, "S2.4")
def test_polish_units_leave_for_the_north() -> None:
    table = bare("2", "pl-4dp@Równe pl-12dp@Lwów su-58ds@Kijów", phase="turn-start", phasing="pl", stage="16.V")
    assert table.at("4DP") in ("removed", "away")
    split = bare(
        "2", "pl-7bp@Równe pl-8bp@Równe pl-12dp@Lwów su-58ds@Kijów", phase="turn-start", phasing="pl", stage="16.V"
    )
    assert {split.at("7/4BP"), split.at("8/4BP")} <= {"removed", "away"}
    weak = bare(
        "2", "pl-4dp-@Równe pl-12dp@Lwów pl-13dp@Lwów su-58ds@Kijów", phase="turn-start", phasing="pl", stage="16.V"
    )
    assert weak.asked == "pl"
    assert weak.prompt.startswith("withdraw")


@pytest.mark.rule(GAME, "S2.5")
def test_replacements_by_the_card() -> None:
    for stage, polish in (("26.IV", 1), ("2.V", 0), ("30.V", 1)):
        table = bare("2", "pl-12dp@Lwów su-58ds@Kijów", phase="receive", phasing="pl", stage=stage)
        table.skip_to("reserve-phase")
        assert table.pool("pl") == polish, stage
    red = bare("2", "pl-12dp@Lwów su-58ds@Kijów", phase="receive", phasing="su", stage="2.V").skip_to("reserve-phase")
    assert sum(red.pool(p) for p in ("su", "southwest")) == 2


@pytest.mark.rule(GAME, "S4.1", "S5.1")
@pytest.mark.parametrize("id", ["4", "5"])
def test_kiev_has_been_taken_before(id: str) -> None:
    table = scenario(id)
    assert table.marks["kijow-taken"] == 1
    assert table.marks["kiev-effect"] == 1


@pytest.mark.rule(GAME, "S4.2", "S5.4", "S5.V")
def test_how_long_it_lasts_is_agreed_before() -> None:
    stages = game().values.stages
    for id in ("4", "5"):
        (option,) = [o for o in game().scenario(id).options if o.id == "ending"]
        lasts = {}
        for value in option.values:
            table = scenario(id, ending=value)
            lasts[value] = stages[table.war.setting.last_stage - 1]
        assert set(lasts.values()) == ({"18.VII", "5.IX", "24.X"} if id == "4" else {"5.IX", "24.X"}), lasts
        for value, last in lasts.items():
            names = {c.name for c in scenario(id, ending=value).war.setting.scenario_rules}
            assert ("campaign" in names) is (last == "24.X")


@pytest.mark.rule(GAME, "S4.3", "S5.3", "S6.4", "S9.2")
@pytest.mark.parametrize("id", ["4", "5", "6", "9"])
def test_counters_are_laid_into_boxes_in_their_turn(id: str) -> None:
    listed = boxed.card(int(id)).get("box_arrival", list, [])
    assert listed
    entry = listed[0]
    unit = boxed.base(entry["units"][0])
    side = "pl" if unit.startswith(("pl", "ua")) else "su"
    table = real(id, phase="turn-start", phasing=side, stage=entry["stage"], sich="gone")
    if table.prompt == "start-joined":
        table.give("ready")
    assert table.state.at[table.unit(unit)] == -2, "it can be rebuilt"
    early = scenario(id)
    assert early.state.at[early.unit(unit)] == -1


@pytest.mark.rule(GAME, "S5.2")
def test_the_cheka_may_recruit_from_the_start() -> None:
    assert scenario("5").marks["polish-offensive"] == 1
    assert not scenario("4").marks.get("polish-offensive")


@pytest.mark.rule(GAME, "S6.2", "S6.3")
def test_warsaw_begins_with_the_first_forming_turn_and_the_greatest_peril() -> None:
    table = scenario("6")
    start = game().start("6", game().scenario("6").settle({}))
    assert start.morale[0] == start.morale[2] == 24
    assert table.marks["coupled"] == 1 << 2
    table.skip_to("reserve-phase")
    assert table.marks["volunteers"] == FORMING


@pytest.mark.rule(GAME, "S6.1", "S7.3")
@pytest.mark.parametrize("id", ["6", "7"])
def test_no_lithuanians(id: str) -> None:
    table = scenario(id)
    units = table.war.roster.where(nation="lt")
    assert all(table.state.at[u] < 0 and not table.state.due[u] for u in units)


@pytest.mark.parametrize(
    ("units", "held", "morale", "winner", "level", "rule"),
    [
        pytest.param("", SU, 0, "su", "strategic", "S6.V/c", marks=pytest.mark.rule(GAME, "S6.V/c"), id="Warsaw"),
        pytest.param(
            "pl-12dp@Lwów su-27ds@Mińsk", PL, 0, "pl", "strategic", "S6.V/a",
            marks=pytest.mark.rule(GAME, "S6.V/a"), id="Poland is free",
        ),
        pytest.param(
            "pl-12dp@Lwów su-27ds@Białystok", PL, -1, "pl", "tactical", "S6.V/b",
            marks=pytest.mark.rule(GAME, "S6.V/b"), id="an advantage",
        ),
        pytest.param(
            "pl-12dp@Lwów su-27ds@Białystok", PL, 0, "su", "tactical", "S6.V/d",
            marks=pytest.mark.rule(GAME, "S6.V/d", "S6.V"), id="nothing else",
        ),
    ],
)  # fmt: skip
def test_the_battle_of_warsaw(units: str, held: int, morale: int, winner: str, level: str, rule: str) -> None:
    table = bare("6", units, supplied=["27DS"] if "27ds" in units else [])
    table.state.morale[0] = morale
    hold(hold(table, PL, "Lwów"), held, "Warszawa")
    found = table.outcome_of("turn-end" if held == SU else "end")
    assert (found.winner, found.level, found.rule) == (winner, level, rule)


@pytest.mark.rule(GAME, "S6.V/c", "S6.V/a")
def test_lwow_lost_at_level_two_and_lost_in_between() -> None:
    table = hold(hold(bare("6", "su-27ds@Białystok", supplied=["27DS"]), PL, "Warszawa"), SU, "Lwów")
    table.state.morale[0] = 16
    assert (table.outcome_of().winner, table.outcome_of().rule) == ("su", "S6.V/c")
    again = hold(bare("6", "su-27ds@Mińsk", marks={"lwow-lost": 1}), PL, "Warszawa", "Lwów")
    again.state.morale[0] = -3
    assert again.outcome_of().rule == "S6.V/b", "it was not Polish throughout"


@pytest.mark.rule(GAME, "S7.V", "S7.V/a", "S7.V/b")
@pytest.mark.parametrize(
    ("broken", "lost", "winner"), [(12, False, "pl"), (11, False, None), (12, True, None), (11, True, "su")]
)
def test_the_miracle(broken: int, lost: bool, winner: str | None) -> None:
    table = bare("7", "pl-12dp@Lwów", marks={"lwow-lost": 1} if lost else {})
    west = [
        u
        for u in table.war.roster.where(front="west", size="division")
        if boxed.rows("units")[table.war.roster.ids[u]].text("formation") == "regular"
    ]
    for u in west:
        table.state.at[u], table.state.level[u] = table.hex("Mińsk"), 0
        table.state.entered[u] = 0
    for u in west[: broken - 1]:
        table.state.at[u] = -2
    table.state.level[west[broken - 1]] = 2
    assert table.outcome_of().winner == winner


@pytest.mark.rule(GAME, "S7.1")
def test_the_iv_army_does_not_turn_east_on_the_first_day() -> None:
    table = bare("7", "su-12ds@Brodnica su-27ds@Radzymin pl-12dp@Lwów", phase="movement", phasing="su", stage="15.VIII")
    board = table.war.board
    start = table.hex("Brodnica")
    reach = table.reach("12DS")
    assert all(board.column[table.hex(h)] <= board.column[start] for h in reach)
    later = bare("7", "su-12ds@Brodnica su-27ds@Radzymin pl-12dp@Lwów", phase="movement", phasing="su", stage="22.VIII")
    assert any(board.column[later.hex(h)] > board.column[start] for h in later.reach("12DS"))
    free = bare(
        "7",
        "su-12ds@Brodnica su-27ds@Radzymin pl-12dp@Lwów",
        phase="movement",
        phasing="su",
        stage="15.VIII",
        marks={"iv-army-free": 1 << table.unit("12DS")},
    )
    assert any(board.column[free.hex(h)] > board.column[start] for h in free.reach("12DS"))


@pytest.mark.rule(GAME, "S7.2", "S8.6")
@pytest.mark.parametrize("id", ["7", "8"])
def test_the_volunteer_army_has_formed(id: str) -> None:
    assert scenario(id).marks["volunteers"] == FORMED


@pytest.mark.rule(GAME, "S8.1", "S8.2")
def test_the_niemen_is_one_theatre_with_one_marker() -> None:
    table = bare("8", "pl-12dp@Kowel su-5ds@Mińsk")
    assert {t.theatre: t.field for t in table.game.view(table.state, None).morale} == {"lb": -16}
    assert not can(table, "12DP", "Kijów")
    assert can(table, "12DP", "Lublin")
    assert can(table, "12DP", "Lida")


@pytest.mark.rule(GAME, "S8.3")
def test_the_agreement_of_suwalki() -> None:
    units = "pl-17dp@Suwałki pl-1dlb@Lida lt-2d@Suwałki_NE lt-1d@Wilno su-5ds@Mińsk"
    table = bare("8", units, phase="attacks", phasing="pl")
    target = table.war.board.map.numbers[table.hex("Suwałki NE")]
    assert target not in table.options()
    assert table.why_not(target) == ["S8.3"]
    war = bare("8", units, phase="attacks", phasing="pl", marks={"lithuanians-attacked": 1})
    assert target in war.options()


@pytest.mark.rule(GAME, "S8.4")
@pytest.mark.parametrize(("attacks", "count"), [(0, 2), (1, 1), (2, 1), (3, 0)])
@pytest.mark.parametrize(("side", "account", "pool"), [("pl", "lb", "pl"), ("su", "west", "west")])
def test_replacements_by_operations_of_the_whole_area(
    attacks: int, count: int, side: str, account: str, pool: str
) -> None:
    table = bare("8", "pl-12dp@Lida su-5ds@Mińsk", phase="receive", phasing=side, attacks={account: attacks})
    table.skip_to("reserve-phase")
    assert table.pool(pool) == count


@pytest.mark.rule(GAME, "S8.5")
def test_the_seventeenth_rides_for_the_west_and_lithuanians_hold_wilno() -> None:
    table = scenario("8")
    assert table.state.at[table.unit("su-17dk-w")] >= 0
    assert table.state.at[table.unit("su-17dk")] < 0
    assert table.marks["lithuania"] == CROSSED
    assert table.marks["lithuanian-places"] >> table.hex("Wilno") & 1


@pytest.mark.rule(GAME, "S8.V/g")
def test_stronger_bolsheviks_win_whatever_the_points() -> None:
    table = bare("8", "su-5ds@Mińsk su-6ds@Mińsk pl-12dp@Warszawa", supplied=["5DS", "6DS", "12DP"])
    hold(table, PL, "Wilno", "Mińsk")
    assert (table.outcome_of().winner, table.outcome_of().rule) == ("su", "S8.V/g")
    hungry = bare("8", "su-5ds@Mińsk su-6ds@Mińsk pl-12dp@Warszawa", supplied=["5DS", "12DP"], unsupplied=["6DS"])
    hold(hungry, PL, "Wilno", "Mińsk")
    assert hungry.outcome_of().winner == "pl"


def campaign_at(units: str, ua: int, lb: int, pl: int | None, **what: Any) -> Scene:
    table = bare("9", units, **what)
    table.state.morale[:] = [pl or 0, ua, lb]
    table.state.markers = 0b110 | (pl is not None)
    return table


@pytest.mark.parametrize(
    ("units", "morale", "lwow", "expected"),
    [
        pytest.param(
            "su-27ds@Mińsk", (-16, -20, None), PL, ("pl", "strategic", "S9.V/c"),
            marks=pytest.mark.rule(GAME, "S9.V/c"), id="c",
        ),
        pytest.param(
            "su-27ds@Mińsk", (-8, -20, None), PL, ("pl", "tactical", "S9.V/d"),
            marks=pytest.mark.rule(GAME, "S9.V/d"), id="d",
        ),
        pytest.param(
            "su-27ds@Białystok", (-16, -20, 8), SU, ("su", "strategic", "S9.V/e"),
            marks=pytest.mark.rule(GAME, "S9.V/e"), id="e",
        ),
        pytest.param(
            "su-27ds@Białystok", (-16, -20, 0), PL, ("su", "tactical", "S9.V/f"),
            marks=pytest.mark.rule(GAME, "S9.V/f"), id="f",
        ),
    ],
)  # fmt: skip
def test_the_campaign(
    units: str, morale: tuple[int, int, int | None], lwow: int, expected: tuple[str, str, str]
) -> None:
    table = hold(campaign_at(f"{units} pl-12dp@Kraków", *morale, supplied=["27DS"]), lwow, "Lwów")
    found = judged(table.war, table.state)
    assert (found.winner, found.level, found.rule) == expected


@pytest.mark.rule(GAME, "S9.V/b")
def test_crushing_victories_of_the_bolsheviks() -> None:
    table = bare("9", "su-27ds@Mińsk pl-12dp@Kraków")
    hold(table, SU, "Warszawa")
    assert (table.outcome_of("turn-end").winner, table.outcome_of("turn-end").level) == ("su", "crushing")
    five = bare("9", "su-27ds@Kraków su-21ds@Lwów su-2ds@Lublin su-4ds@Łódź su-5ds@Toruń pl-12dp@Warszawa")
    assert five.outcome_of("turn-end").reason == "five-cities"


@pytest.mark.rule(GAME, "S9.V/a")
def test_a_continuous_front_in_the_east() -> None:
    cities = {"Kraków": "0101", "Lwów": "0102", "Lublin": "0103", "Łódź": "0104", "Toruń": "0105"}
    base: Any = {
        "size": "9x5", "theatre": "lb", "regions": {"town": "0302 0303 0304"}, "stage": "1.VIII", "phasing": "pl",
        "places": {"Wilno": "0302", "Mińsk": "0303", "Kijów": "0304", **cities}, "chapters": 14, "own_rules": "9",
    }  # fmt: skip
    towns, line = "1BJ-@0302 2BJ-@0303 3BJ-@0304", "11DP@0501 14DP@0503 15DP@0505"

    def judge(units: str, when: str = "turn-start", **what: Any) -> Any:
        table = draw(f"pl: {units} / su: 58DS@0905", **{**base, **what})
        return crushing(table.war, table.state, when)

    found = judge(f"{towns} {line}")
    assert (found.winner, found.level, found.rule) == ("pl", "crushing", "S9.V/a")
    assert judge(f"{towns} 11DP@0501 15DP@0505") is None, "a gap"
    assert judge(f"1BJ-@0302 2BJ-@0303 {line}") is None, "Kijów is not occupied"
    assert judge(f"{towns} {line}", "turn-end") is None, "only at the start of a Polish player-turn"
    assert judge(f"{towns} {line}", stage="25.VII") is None, "not before August"


@pytest.mark.rule(GAME, "S9.V")
@pytest.mark.parametrize(("stage", "asked"), [("3.X", False), ("10.X", True)])
def test_the_player_whose_conditions_fail_may_end_it(stage: str, asked: bool) -> None:
    table = bare("9", "su-27ds@Mińsk pl-12dp@Kraków", stage=stage, phasing="pl", phase="armistice")
    assert (table.prompt == "armistice") is asked
    if asked:
        assert table.asked == "pl"
        table.give("end")
        assert table.play.outcome is not None
        assert table.play.outcome.winner == "su"


@pytest.mark.rule(GAME, "S9.V/a", "S9.V/b")
@pytest.mark.parametrize(("id", "options"), [("4", {"ending": "campaign"}), ("5", {}), ("9", {})])
def test_every_ending_that_is_the_campaigns_has_its_crushing_victories(id: str, options: dict[str, str]) -> None:
    cities = ("Kraków", "Lwów", "Lublin", "Łódź", "Toruń")
    reds = " ".join(f"{unit}@{city}" for unit, city in zip(("su-4ds", "su-5ds", "su-6ds", "su-8ds", "su-10ds"), cities))
    for units, outcome in ((reds, "five-cities"), (reds.rpartition(" ")[0], None)):
        table = real(id, f"pl-16dp@Wilno {units}", clear=True, options=options)
        found = crushing(table.war, table.state, "taken")
        assert (found and found.reason) == outcome
    assert {"Wilno", "Mińsk", "Kijów"} == set(places_of(table.war, "behind-the-front"))


@pytest.mark.parametrize("id", list(game().scenarios()))
def test_bots_have_goals_by_what_victory_counts(id: str) -> None:
    endings = {str(o.get("ending")): o for o in game().scenario(id).choices()}
    for options in endings.values():
        table = real(id, options=options)
        goals = game().judge(table.war).goals
        assert goals == goals_of(table.war.setting.victory) != Goals()
        assert goals.red, "the Bolshevik always wants places"
