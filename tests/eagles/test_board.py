"""1.3, 2.3-2.7, 3.1: dice, borders and edges, theatres, fronts, rivers, control."""

from typing import Any

import pytest

from sztab.games.rok1920.eagles.hex_control import held_rails
from sztab.games.rok1920.logistics.railway import railway_hexes
from sztab.games.rok1920.logistics.supply import supplied_hexes
from sztab.games.rok1920.moving.destinations import must_go_to
from sztab.games.rok1920.units.counters import PL, SU
from sztab.hexmap.bits import members
from sztab.kernel.requests import Roll
from tests.eagles.kit import ALL, NOBODY, THEATRES, draw, scenario, why
from tests.eagles.test_fighting import ways
from tests.rok1920.special_kit import Scene

GAME = "nest-of-eagles"

HERE: Any = {"regions": THEATRES, "chapters": ALL, "phase": "movement"}


@pytest.mark.rule(GAME, "1.3")
def test_one_die_and_two_dice() -> None:
    table = draw("pl: 16DP@0303 / su: 58DS@0403").give("0403", "16DP", "go")
    question = table.play.question
    assert isinstance(question, Roll)
    assert (question.count, question.die.low, question.die.sides) == (2, 1, 6)
    hungry = draw(
        "pl: 16DP@0505 / su: 58DS@0909", chapters=15, theatre="ua", phase="starvation", morale={"ua": 0}
    ).play.question
    assert isinstance(hungry, Roll)
    assert (hungry.count, hungry.die.low, hungry.die.sides) == (1, 1, 6)


@pytest.mark.rule(GAME, "2.3", "2.3.1")
def test_no_unit_enters_a_foreign_country_nor_crosses_a_border() -> None:
    what: Any = {"terrain": {"abroad": "0402 0502"}, "sides": {"border": "0503/S"}}
    table = draw("pl: 16DP@0503 / su: 16BK@0602", phase="movement", **what)
    assert not {"0402", "0502"} & table.reach("16DP")
    assert table.ask("cost", unit="16DP", hex="0504")["points"] == 2, "round the border"
    driven = draw("pl: 16DP@0503 / su: 16BK@0602", phasing="su", **what)
    assert not {"0402", "0502", "0504"} & set(ways(driven, "0503", repeat=True)), "nor in retreat"
    assert "0403" in ways(driven, "0503", repeat=True)


@pytest.mark.rule(GAME, "2.3.2/a")
def test_no_edge_lets_poles_out_and_the_west_edge_nobody() -> None:
    for h in ("0105", "0501", "0905", "0509"):
        found = ways(draw(f"pl: 16DP@{h} / su: 16BK@0505", phasing="su"), h)
        assert not [way for way in found if not way.replace("-", "").isdigit()], h
    red = ways(draw("pl: 1BJ@0505 / su: 58DS@0105"), "0105")
    assert not [way for way in red if "west" in way]


@pytest.mark.parametrize(
    ("h", "beside", "abroad", "edge", "later"),
    [
        pytest.param("0905", "0805", "", "east", 1, marks=pytest.mark.rule(GAME, "2.3.2/b"), id="east"),
        pytest.param(
            "0501", "0502", "0602 0601 0402 0401", "north", 1, marks=pytest.mark.rule(GAME, "2.3.2/b"), id="north"
        ),
        pytest.param(
            "0509", "0508", "0609 0608 0408 0409", "south", 3, marks=pytest.mark.rule(GAME, "2.3.2/c"), id="south"
        ),
    ],
)
def test_bolsheviks_driven_over_an_edge_come_back(h: str, beside: str, abroad: str, edge: str, later: int) -> None:
    terrain: Any = {"terrain": {"abroad": abroad}} if abroad else {}
    table = draw(f"pl: 12DP@{beside} 13DP@0105 / su: 58DS@{h} 45DS@0305", theatre="ua", **terrain)
    table.give(h, "12DP", "go", (1, 2), ("exit", edge, ()))
    if table.prompt == "loss":
        table.give("58DS")
    assert table.at("58DS") == "away"
    assert table.state.due[table.unit("58DS")] == table.state.stage + later


@pytest.mark.rule(GAME, "2.4.1", "2.4.1/c", "2.4.1/d")
def test_poles_go_into_the_polish_theatre_only_when_it_is_open() -> None:
    units = "pl: 16DP@0503 12DP@0101 / su: 58DS@0909"
    assert "0303" not in draw(units, **HERE).reach("16DP")
    assert draw(units, **HERE).give("16DP").why_not("0303") == ["2.4.1"]
    assert "0303" in draw(units, marks={"been-in-poland": 1}, **HERE).reach("16DP")
    for theatre in ("ua", "lb"):
        assert "0303" in draw(units, morale={theatre: 16}, **HERE).reach("16DP"), theatre
        assert "0303" not in draw(units, morale={theatre: 15}, **HERE).reach("16DP"), theatre


@pytest.mark.rule(GAME, "2.4.1", "2.4.1/c")
def test_a_retreat_is_free_and_one_bolshevik_opens_the_theatre() -> None:
    assert "0303-0202" in ways(
        draw("pl: 16DP@0403 / su: 16BK@0503", phasing="su", **{**HERE, "phase": "attacks"}), "0403"
    )
    table = draw("pl: 16DP@0503 / su: 58DS@0407", phasing="su", **HERE).march("58DS", "0307")
    assert table.marks["been-in-poland"] == 1
    assert "0303" in table.reach("16DP")


@pytest.mark.rule(GAME, "2.4.1/a")
def test_bolsheviks_may_always_come() -> None:
    assert "0307" in draw("pl: 16DP@0503 / su: 58DS@0407", phasing="su", **HERE).reach("58DS")


@pytest.mark.rule(GAME, "2.4.1/b")
def test_poles_may_go_through_it() -> None:
    """From LB round a wall of rivers and borders through the Polish theatre to UA."""
    wall: Any = {**HERE, "sides": {"border": "0404/S+SE+SW 0504/S 0604/S+SE+SW 0704/S 0804/S+SE+SW 0904/S"}}
    table = draw("pl: 1DJ@0404 / su: 58DS@0909", **wall)
    assert "0406" in table.reach("1DJ")
    assert not {"0304", "0305"} & table.reach("1DJ")


@pytest.mark.parametrize(
    ("unit", "other", "start", "edge", "beyond", "number"),
    [
        pytest.param(
            "27DS", "21DS", "0604", "0606", "0608", "2.5.1/a", marks=pytest.mark.rule(GAME, "2.5.1/a"), id="west"
        ),
        pytest.param(
            "58DS", "45DS", "0605", "0603", "0601", "2.5.1/b", marks=pytest.mark.rule(GAME, "2.5.1/b"), id="south-west"
        ),
    ],
)
@pytest.mark.rule(GAME, "2.5.1/c", "2.5.1/d")
def test_one_unit_of_a_front_goes_two_hexes_into_the_others_theatre(
    unit: str, other: str, start: str, edge: str, beyond: str, number: str
) -> None:
    free = draw(f"pl: 16DP@0901 / su: {unit}@{start} {other}@0305", phasing="su", **HERE)
    assert edge in free.reach(unit)
    guest = draw(
        f"pl: 16DP@0901 / su: {unit}@{start} {other}@{edge[:2]}0{(int(start[3]) + int(edge[3])) // 2}",
        phasing="su",
        **HERE,
    )
    assert edge not in guest.reach(unit), "one at a time"
    assert guest.give(unit).why_not(edge) == [number]
    deep = draw(f"pl: 16DP@0901 / su: {unit}@{edge} {other}@0305", phasing="su", **HERE)
    assert beyond not in deep.reach(unit), "not more than two hexes from the boundary"
    home = "0404" if unit == "27DS" else "0405"
    inland = draw(f"pl: 16DP@0901 / su: {unit}@{home} {other}@0909", phasing="su", **HERE)
    assert f"03{home[2:]}" in inland.reach(unit), "both may go into Poland"


@pytest.mark.rule(GAME, "2.5.1/e")
def test_whoever_was_driven_over_goes_back() -> None:
    table = draw("pl: 16DP@0901 / su: 27DS@0605 21DS@0705", phasing="su", **{**HERE, "phase": "second-window"})
    table.skip_to("guest-stays").give("27DS")
    assert not must_go_to(table.war, table.state, table.unit("27DS"))
    assert "done" not in table.options()
    table.give("21DS")
    assert {int(h[2:]) for h in table.options()} <= {2, 3, 4}
    table.play.answer_index(0)
    assert "done" in table.options()


@pytest.mark.rule(GAME, "2.5.2")
def test_a_pool_for_each_front() -> None:
    held = {"su": ["0904", "0906"]}
    what: Any = {
        **HERE, "phase": "replacements", "phasing": "su", "regions": {**THEATRES, "town": "0904 0906"},
        "networks": {"rail": "0904-0905-0906"}, "held": held, "morale": {"ua": 0, "lb": 0},
    }  # fmt: skip
    units = "pl: 16DP@0101 / su: 27DS-@0904 58DS-@0906"
    attacks = {"west": 3, "southwest": 3}
    west = draw(units, fallen=["21DS", "45DS"], attacks=attacks, **what).skip_to("extra-replacement").give("west")
    assert (west.prompt, west.state.pools) == ("replacements", {"west": 1})
    assert why(west, "strengthen", "58DS") == ["17.1.6"]
    assert why(west, "restore", "45DS") == ["17.1.6"]
    assert why(west, "strengthen", "27DS") == []


RIVERS: Any = {"sides": {"large-river": "0503/S", "river:Dniepr": "0503/S", "border": "0504/SE+SW+NE+NW"}}


@pytest.mark.rule(GAME, "2.6", "2.6/a")
@pytest.mark.parametrize("theatre", ["pl", "ua", "lb"])
def test_dniepr_and_prypec_are_small_to_bolsheviks_alone(theatre: str) -> None:
    what: Any = {**RIVERS, "theatre": theatre, "chapters": 12}
    name = "27DS" if theatre == "lb" else "58DS"
    red = draw(f"pl: 16DP@0909 / su: {name}@0503", phasing="su", phase="movement", **what)
    assert red.ask("cost", unit=name, hex="0504")["points"] == 2
    pole = draw("pl: 16DP@0503 / su: 58DS@0909", phase="movement", **what).ask("cost", unit="16DP", hex="0504")
    assert pole["whole"]
    attack = draw("pl: 16DP@0504 / su: 58DS@0503", phasing="su", **what).ask("attack", units=["58DS"], hex="0504")
    assert [m["value"] for m in attack["modifiers"]] == [-1]
    attack = draw("pl: 16DP@0504 / su: 58DS@0503", **what).ask("attack", units=["16DP"], hex="0503")
    assert [m["value"] for m in attack["modifiers"]] == [-2]


@pytest.mark.rule(GAME, "2.6")
def test_nor_does_a_retreat_over_them_cost_bolsheviks_anything_nor_stop_their_supply() -> None:
    what: Any = {"sides": {"large-river": "0603/N 0603/NE 0603/SE 0603/S 0603/SW 0603/NW"}, "theatre": "ua"}
    both: Any = {**what, "sides": {**what["sides"], "river:Dniepr": what["sides"]["large-river"]}}
    losses = [
        ways(draw("pl: 12DP@0503 / su: 58DS@0603", **sides), "0603", repeat=True)["0703"] for sides in (what, both)
    ]
    assert losses == [["over-large-river"], []]
    rails: Any = {"networks": {"rail": "0703-0803-0903"}, "regions": {"town": "0703"}, "held": {"su": ["0703"]}}
    hexes = [
        supplied_hexes((t := draw("pl: 12DP@0101 / su: 58DS@0603", chapters=15, **{**sides, **rails})).war, t.state, SU)
        >> t.hex("0603")
        & 1
        for sides in (what, both)
    ]
    assert hexes == [1, 1], "over a large one at the price of all points"


@pytest.mark.rule(GAME, "2.7")
def test_whoever_passes_a_place_takes_it() -> None:
    table = draw(
        f"pl: 1DJ@0503 / {NOBODY}", phase="movement", regions={"town": "0504 0505"}, held={"su": ["0504", "0505"]},
        sides={"border": "0504/SW 0504/SE 0504/NW 0504/NE"},
    ).give("1DJ", "0506")  # fmt: skip
    while table.prompt == "move-by":
        table.give(min(table.options() - {"straight"}))
    assert table.numbers(table.state.held[PL]) >= {"0504", "0505"}
    assert not table.numbers(table.state.held[SU]) & {"0504", "0505"}


@pytest.mark.rule(GAME, "2.7/a")
def test_at_the_start_everybody_holds_his_own_side_of_the_front() -> None:
    for id in "123456789":
        table = scenario(id)
        board, state = table.war.board, table.state
        for side in (PL, SU):
            places = board.localities & state.occupied[side]
            assert places & ~state.held[side] == 0, id
        assert state.held[PL] & state.held[SU] == 0
        assert board.localities & board.open & ~(state.held[PL] | state.held[SU]) == 0, "every place is somebody's"
    start = scenario("3")
    held = start.state.held
    assert held[PL] >> start.hex("Lida") & 1
    assert held[SU] >> start.hex("Homel") & 1


@pytest.mark.rule(GAME, "2.7/a")
def test_the_railway_belongs_at_the_start_to_whoever_holds_the_nearest_place() -> None:
    table = scenario("9")
    war, state = table.war, table.state
    places = [(h, side) for side in (PL, SU) for h in members(state.held[side])]
    for h in members(railway_hexes(war) & ~war.board.localities & war.board.open):
        _, side, nearest = min((war.board.distance(h, place), side, place) for place, side in places)
        assert [held_rails(state, s) >> h & 1 for s in (PL, SU)] == [side == PL, side == SU]
        assert war.board.nearest(h, state.held[side]) >> nearest & 1
    assert war.board.nearest(0, 0) == 0


@pytest.mark.rule(GAME, "3.1/a", "3.1/b", "21.1")
def test_lithuanians_are_the_bolsheviks_but_never_on_one_hex_with_them() -> None:
    table = draw(
        "pl: 16DP@0109 / su: lt-1d@0303 27DS@0305 21DS@0405", chapters=ALL, theatre="lb", phase="movement",
        phasing="su", lithuania="at-war",
    )  # fmt: skip
    assert {"lt-1d", "su-27ds"} <= table.options()
    assert "0303" not in table.reach("27DS")
    assert "0405" in table.reach("27DS"), "units of one colour"


@pytest.mark.rule(GAME, "3.1/c")
def test_both_sides_see_all_stacks() -> None:
    table: Scene = scenario("3")
    for seat in ("pl", "su", None):
        view = table.game.view(table.state, seat)
        assert {u.id: u.hex for u in view.units if u.hex} == {
            table.war.roster.ids[u]: table.war.board.map.numbers[h] for u, h in enumerate(table.state.at) if h >= 0
        }
