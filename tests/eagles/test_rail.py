"""9: rail transfer and secret concentration."""

from typing import Any

import pytest

from sztab.games.rok1920.chapter_events import ConcentrationFound, ConcentrationShown
from sztab.games.rok1920.eagles.rail_fares import cheapest, transports_left
from sztab.games.rok1920.units.counters import PL
from tests.eagles.kit import draw, real, why
from tests.rok1920.special_kit import Scene

GAME = "nest-of-eagles"

LINE = "-".join(f"{c:02}05" for c in range(1, 13))
TOWNS = "0105 0305 0605 0905 1205"
MAP: dict[str, Any] = {
    "size": "12x9", "places": {"Warszawa": "0105"}, "regions": {"town": TOWNS}, "networks": {"rail": LINE},
    "theatre": "lb", "chapters": 9, "phase": "movement", "phasing": "pl",
    "held": {"pl": ["0105", "0305", "0605", "0905"], "su": ["1205"]},
}  # fmt: skip
COLUMNS = {"pl": range(1, 5), "lb": range(5, 9), "ua": range(9, 13)}
THREE = {name: " ".join(f"{c:02}{r:02}" for c in cols for r in range(1, 10)) for name, cols in COLUMNS.items()}
WIDE: dict[str, Any] = {
    **{k: v for k, v in MAP.items() if k != "theatre"}, "regions": {**THREE, "town": TOWNS},
    "held": {"pl": ["0105", "0305", "0605", "0905", "1205"]},
}  # fmt: skip


def places(units: str, unit: str = "16DP", **what: Any) -> set[str]:
    table = draw(units, **{**MAP, **what})
    return table.act("rail", unit).options()


@pytest.mark.rule(GAME, "9", "9.1/a")
def test_a_unit_is_carried_from_place_to_place_instead_of_marching() -> None:
    table = draw("pl: 16DP@0105 12DP@0103 2DPLeg@0405 pl-7bp@0305 / su: 58DS@1209", **MAP)
    assert table.offered("rail") == {"pl-16dp", "pl-7bp"}, "of any size, but from a place, and one on the railway"
    table.act("rail", "16DP")
    assert table.options() == {"0305", "0605", "0905"}
    table.give("0905")
    assert table.at("16DP") == "0905"
    assert "pl-16dp" not in table.options(), "and does not march any more"
    marched = draw("pl: 16DP@0105 / su: 58DS@1209", **MAP).give("16DP", "0104")
    assert marched.offered("rail") == set()
    reserve = draw("pl: 16DP@0105 / su: 58DS@1209", **{**MAP, "phase": "first-window"}).give("take")
    assert reserve.offered("rail") == {"pl-16dp"}, "in a reserve phase too"


@pytest.mark.parametrize(
    ("enemy", "goals"),
    [
        pytest.param("58DS@0705", {"0305"}, marks=pytest.mark.rule(GAME, "9.1/b"), id="an enemy on the line"),
        pytest.param("58DS@0504", {"0305", "0605", "0905"}, id="lines beside it"),
        pytest.param("16BK-@0604", {"0305"}, marks=pytest.mark.rule(GAME, "9.1/c", "9.1/d"), id="beside a place"),
        pytest.param("16BK-@0904", {"0305", "0605"}, marks=pytest.mark.rule(GAME, "9.1/d"), id="beside the goal"),
    ],
)
def test_what_cuts_the_railway(enemy: str, goals: set[str]) -> None:
    assert places(f"pl: 16DP@0105 / su: {enemy}") == goals


@pytest.mark.rule(GAME, "9.1/b")
def test_a_control_line_across_it_cuts_the_railway() -> None:
    towns: Any = {"regions": {"town": "0105 0305 0905"}}
    assert places("pl: 16DP@0105 / su: 58DS@0706", **towns) == {"0305"}
    assert places("pl: 16DP@0105 / su: 16BK-@0706", **towns) == {"0305", "0905"}, "it has no lines"


@pytest.mark.rule(GAME, "9.1/d")
def test_to_a_place_beside_enemies_only_where_own_units_are() -> None:
    assert places("pl: 16DP@0105 12DP@0905 / su: 16BK-@0904") == {"0305", "0605", "0905"}


@pytest.mark.rule(GAME, "9.1/e")
def test_not_to_an_empty_place_that_was_the_enemys() -> None:
    held = {"pl": ["0105", "0305"], "su": ["0605", "0905", "1205"]}
    table = draw("pl: 16DP@0105 1DJ@0604 / su: 58DS@1209", **{**MAP, "held": held})
    table.march("1DJ", "0705")
    assert not table.state.held[PL] >> table.hex("0605") & 1
    passing = draw(
        "pl: 16DP@0105 1DJ@0504 / su: 58DS@1209", **{**MAP, "held": held, "sides": {"border": "0605/N+NE+SE+S+SW"}}
    )
    passing.march("1DJ", "0605")
    passing.act("rail", "16DP")
    assert passing.options() == {"0305", "0605"}, "taken, and an own unit stands there"
    empty = draw("pl: 16DP@0105 / su: 58DS@1209", **{**MAP, "held": held})
    assert empty.prompt == "move"
    empty.state.held[0] |= 1 << empty.hex("0605")
    empty.state.held[1] &= ~(1 << empty.hex("0605"))
    assert empty.act("rail", "16DP").options() == {"0305"}, "taken in this phase, but empty"


@pytest.mark.rule(GAME, "9.2", "9.2/a", "9.2/b")
def test_three_transports_or_six_and_none_after() -> None:
    units = "pl: 4DP@0105 5DP@0105 6DP@0105 7DP@0105 / su: 58DS@1209"
    saving = draw(units, **{**MAP, "phase": "first-window"}).give("take")
    assert transports_left(saving.state, "pl") == 6
    for unit in ("4DP", "5DP", "6DP"):
        saving.act("rail", unit).give("0305")
    saving.give("done").skip_to("move", "pl")
    assert saving.offered("rail") != set(), "three cost nothing later"
    table = draw(units, **{**MAP, "phase": "first-window"}).give("take")
    for unit in ("4DP", "5DP", "6DP", "7DP"):
        table.act("rail", unit).give("0305" if unit != "7DP" else "0605")
    table.give("done").skip_to("move", "pl")
    assert table.offered("rail") == set(), "none in the next movement phase"
    assert why(table, "rail", "4DP") == ["9.2"]


@pytest.mark.rule(GAME, "9.2/c")
def test_the_lateral_line_gives_one_more() -> None:
    units = "pl: 4DP@0305 5DP@0305 6DP@0305 7DP@0305 / su: 58DS@1209"
    table = draw(units, **{**MAP, "networks": {"rail": LINE, "lateral": "0305-0405-0505-0605"}})
    table.act("rail", "4DP").give("0605")
    assert table.marks.get("rail-used-pl", 0) == 0, "its own transport"
    table.act("rail", "5DP").give("0605")
    assert table.marks["rail-used-pl"] == 1, "once"
    table.act("rail", "6DP").give("0105")
    assert table.marks["rail-used-pl"] == 2, "not off that line"


LOOP = "0305-0404-0505"


@pytest.mark.rule(GAME, "9.2/c")
@pytest.mark.parametrize("lateral", [LOOP, "0305-0405-0505"])
def test_it_is_used_wherever_a_way_along_it_is_cheapest(lateral: str) -> None:
    """Of two ways with as many hexes the one along the lateral line, whichever a search meets first."""
    units = "pl: 4DP@0305 5DP@0305 / su: 58DS@1209"
    table = draw(units, **{**MAP, "networks": {"rail": f"{LINE} {LOOP}", "lateral": lateral}})
    whole = cheapest(table.war, table.state, PL, table.hex("0305"), table.war.board.map.all_hexes, "pl")
    for goal in ("0605", "0905"):
        assert whole[table.hex(goal)].transports == 0, goal
        one = cheapest(table.war, table.state, PL, table.hex("0305"), 1 << table.hex(goal), "pl")
        assert one[table.hex(goal)].transports == 0, goal
    table.act("rail", "4DP").give("0905")
    assert (table.marks.get("rail-used-pl", 0), table.marks["lateral-used"]) == (0, 1)


@pytest.mark.rule(GAME, "9.2", "9.3/b")
def test_no_train_is_offered_that_no_transport_is_left_for() -> None:
    riders = {"5DP": ("0108", "0208"), "6DP": ("0108", "0208"), "7DP": ("0308", "0408"), "8DP": ("0308", "0408")}
    units = " ".join(f"{unit}@{start}" for unit, (start, _) in riders.items())
    towns = "0105 0108 0208 0308 0408 1205"
    wish: Any = {
        "regions": {**THREE, "town": towns}, "held": {"pl": towns.split()},
        "networks": {"rail": f"{LINE} 0108-0208-0308-0408"},
    }  # fmt: skip
    table = draw(f"pl: 4DP@0105 9DP@0308 {units} / su: 58DS@1209", **{**WIDE, **wish})
    for unit, (_, goal) in riders.items():
        table.act("rail", unit).give(goal)
    assert table.offered("rail") == {"pl-4dp", "pl-9dp"}
    table.act("rail", "9DP").give("0208")
    assert transports_left(table.state, "pl") == 1
    assert table.offered("rail") == set(), "1205 takes two, and there is no other place"
    assert why(table, "rail", "4DP") == ["9.2"]


@pytest.mark.rule(GAME, "9.2/d", "9.2/e")
def test_one_transport_a_front_or_two_in_its_theatres() -> None:
    held = {"su": TOWNS.split()}
    units = "pl: 16DP@0109 / su: 27DS@0605 21DS@0605 2DS@0605 58DS@0605"
    table = draw(units, **{**MAP, "phasing": "su", "held": held, "phase": "first-window", "theatre": "lb"}).give("take")
    assert [transports_left(table.state, front) for front in ("west", "southwest")] == [2, 2]
    table.act("rail", "27DS").give("0905").act("rail", "21DS").give("0905")
    assert "su-2ds" not in table.offered("rail"), "the other front's transports do not carry it"
    assert why(table, "rail", "58DS") == ["9.2/d"], "not in the other front's theatre"
    table.give("done").skip_to("move", "su")
    assert "su-2ds" not in table.offered("rail"), "none in the next phase after two"
    one = draw(units, **{**MAP, "phasing": "su", "held": held, "phase": "first-window", "theatre": "lb"}).give("take")
    one.act("rail", "27DS").give("0905", "done").skip_to("move", "su")
    assert "su-2ds" in one.offered("rail")


def prices(table: Scene, start: str) -> dict[str, int]:
    found = cheapest(table.war, table.state, PL, table.hex(start), table.war.board.map.all_hexes, "")
    return {table.war.board.map.numbers[h]: trip.transports for h, trip in found.items()}


@pytest.mark.rule(GAME, "9.3", "9.3/a", "9.3/b", "9.3/c")
def test_the_price_by_theatres_with_more_than_three_hexes() -> None:
    table = draw("pl: 16DP@0105 / su: 58DS@1209", **WIDE)
    found = prices(table, "0105")
    assert found["0405"] == found["0705"] == 1, "one theatre, and three hexes of another"
    four = draw(
        "pl: 16DP@0105 / su: 58DS@1209",
        size="16x9",
        **{
            k: v
            for k, v in {
                **WIDE,
                "regions": {**wide_theatres(5, 10), "town": TOWNS},
                "networks": {"rail": LINE + "-1305-1405-1505-1605"},
            }.items()
            if k != "size"
        },
    )
    got = prices(four, "0105")
    assert (got["0805"], got["0905"]) == (1, 2), "three hexes of the second theatre, and four"
    assert (got["1305"], got["1405"]) == (2, 3), "three hexes of the third, and four"


def wide_theatres(first: int, second: int) -> dict[str, str]:
    """pl up to a column, lb up to another, ua the rest (16 columns)."""
    columns = {"pl": range(1, first + 1), "lb": range(first + 1, second + 1), "ua": range(second + 1, 13)}
    if second == 10:
        columns["ua"] = range(11, 17)
    return {name: " ".join(f"{c:02}{r:02}" for c in cols for r in range(1, 10)) for name, cols in columns.items()}


@pytest.mark.rule(GAME, "9.3", "9.3/a", "9.3/b", "9.3/c")
def test_the_printed_cases_on_the_real_map() -> None:
    """9.3, example: Baranowicze to Czeremcha is one transport, to Lublin two, to Lublin by Sarny three."""
    table = real("3", "su-58ds@Newel", clear=True, phase="movement", phasing="pl")
    table.state.held = [table.war.board.localities, 0]

    def price(start: str, goal: str) -> int:
        found = cheapest(table.war, table.state, PL, table.hex(start), 1 << table.hex(goal), "")
        return found[table.hex(goal)].transports

    assert price("Baranowicze", "Czeremcha") == 1
    assert price("Baranowicze", "Lublin") == 2


SECRET: dict[str, Any] = {**MAP, "phase": "first-window"}


def concentrate(units: str = "pl: 4DP@0105 5DP@0105 6DP@0105 / su: 58DS@1209", **more: Any) -> Scene:
    return draw(units, **{**SECRET, **more}).give("take").act("concentrate", "4DP")


@pytest.mark.rule(GAME, "9.4", "9.3/d")
def test_units_go_to_a_place_that_only_their_owner_knows() -> None:
    table = concentrate()
    assert getattr(table.play.question, "secret", False)
    assert table.options() == {"0305", "0605", "0905"}
    table.give("0605")
    assert table.at("4DP") == "away"
    assert table.marks["rail-used-pl"] == 2, "two transports a unit"
    table.roll(5).give("done").skip_to("move", "pl")
    assert table.at("4DP") == "0605"
    assert "pl-4dp" in table.options(), "and it may march at once"
    assert [e.hex for e in table.events(ConcentrationShown)] == ["0605"]


@pytest.mark.rule(GAME, "9.4/a")
def test_all_of_a_phase_go_to_one_place_of_their_theatre() -> None:
    table = concentrate().give("0605").roll(1)
    table.act("concentrate", "5DP")
    assert table.prompt != "concentrate-at", "no second place"
    wide = draw("pl: 4DP@0605 5DP@0105 / su: 58DS@1201", **{**WIDE, "phase": "first-window"}).give("take")
    assert wide.offered("concentrate") == {"pl-5dp"}, "there is no other place in the theatre of 4 DP"
    assert wide.act("concentrate", "5DP").options() == {"0305"}


@pytest.mark.rule(GAME, "9.4/b")
def test_if_the_place_is_lost_they_come_to_the_nearest_along_the_railway_and_stay() -> None:
    table = concentrate().give("0605").roll(1)
    state, h = table.state, table.hex("0605")
    state.held[0] &= ~(1 << h)
    state.held[1] |= 1 << h
    table.give("done").skip_to("concentration-near", "pl")
    assert table.options() <= {"0305", "0905"}
    table.give("0305")
    assert table.at("4DP") == "0305"
    assert "pl-4dp" not in table.options(), "it may not move"


@pytest.mark.rule(GAME, "9.4/c")
@pytest.mark.parametrize(("face", "told"), [(5, False), (6, True)])
def test_a_six_and_the_enemy_knows(face: int, told: bool) -> None:
    table = concentrate().give("0605").roll(face)
    assert bool(table.events(ConcentrationFound)) is told
    assert ("0605" in str(table.game.view(table.state, "su").notes)) is told


@pytest.mark.rule(GAME, "9.2/f", "9.3/e")
def test_bolshevik_arrivals_use_no_transports_but_one_for_a_secret() -> None:
    what: dict[str, Any] = {
        **MAP, "chapters": 16, "phasing": "su", "theatre": "ua", "stage": "16.V", "morale": {"ua": 0},
        "due": {"su-25ds": "16.V", "su-44ds": "16.V", "su-45ds": "16.V"},
        "places": {"Łubny": "1205"}, "held": {"su": ["0605", "0905", "1205"]},
    }  # fmt: skip
    table = draw("pl: 16DP@0109 / su: 58DS@0709", **what)
    for unit in ("25DS", "44DS", "45DS"):
        table.act("arrive", unit)
        table.give("train", "0905")
    assert {table.at(u) for u in ("25DS", "44DS", "45DS")} == {"0905"}
    assert table.marks.get("rail-used-southwest", 0) == 0
    secret = draw("pl: 16DP@0109 / su: 58DS@0709", **what).act("concentrate", "25DS").give("0605")
    assert secret.marks["rail-used-southwest"] == 1
