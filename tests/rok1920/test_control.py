"""7: control lines and encirclement."""

from typing import Any

import pytest
from tests.rok1920.kit import Table, draw

GAME = "rok-1920"

# 58 DS on 0403 lays its lines between its neighbours 0402, 0503, 0504, 0404, 0304, 0303 (clockwise).
LINES = {"0402/0503", "0503/0504", "0404/0504", "0304/0404", "0303/0304", "0303/0402"}


@pytest.mark.rule(GAME, "7")
def test_lines_lie_between_the_neighbours_of_a_unit_that_has_them() -> None:
    assert set(draw("su: 58DS@0403").ask("control-lines", side="su")["sides"]) == LINES
    assert draw("su: 16BK-@0403").ask("control-lines", side="su")["sides"] == [], "a weakened brigade has none"
    assert draw("su: 58DS@0403").ask("control-lines", side="pl")["sides"] == []


def crossing(units: str = "16DP@0303", red: str = "58DS@0403", held: bool = False, **what: Any) -> Table:
    """16 DP steps from 0303 to 0304, over a line of 58 DS on 0403; another unit may have begun on 0304. Borders leave
    no shorter way than by the south."""
    friend = " 12DP@0304" if held else ""
    what["sides"] = {**what.get("sides", {}), "border": "0304/SE+SW+NW"}
    return draw(f"pl: {units}{friend} / su: {red}", **{"phase": "movement", **what})


def cost(table: Table, unit: str = "16DP", to: str = "0304") -> Any:
    assert table.prompt == "move"
    return table.ask("cost", unit=unit, hex=to)


@pytest.mark.rule(GAME, "7.1", "7.1.1", "7")
def test_over_a_line_into_clear_ground_costs_one_more() -> None:
    found = cost(crossing())
    assert (found["points"], found["whole"], found["bars_attack"]) == (2, False, False)
    assert [part["rule"] for part in found["parts"]] == ["5.1.1/a", "7.1.1"]
    without = draw("pl: 16DP@0303 / su: 58DS@0909", phase="movement")
    assert cost(without)["points"] == 1


@pytest.mark.rule(GAME, "7.1")
def test_lines_of_several_units_count_once() -> None:
    one = cost(crossing())
    table = draw("pl: 16DP@0303 / su: 58DS@0403 45DS@0403 44DS@0203", phase="movement")
    assert cost(table) == one


RIVER: Any = {"sides": {"small-river": "0303/S"}}
FOREST: Any = {"terrain": {"forest": "0304"}}
WORKS: Any = {"regions": {"front-N": "0304"}}


@pytest.mark.rule(GAME, "7.1.2")
@pytest.mark.parametrize("what", [pytest.param(RIVER, id="small river"), pytest.param(FOREST, id="rough ground")])
def test_over_a_line_into_rough_ground_or_over_a_small_river(what: Any) -> None:
    """7.1.2, situation A: the whole move, and no attack; B: only as a first step. An own unit there lifts the ban."""
    found = cost(crossing(**what))
    assert (found["points"], found["whole"], found["bars_attack"]) == (3, True, True)
    assert found["parts"][0]["rule"] == "7.1.2"
    found = cost(crossing(held=True, **what))
    assert (found["whole"], found["bars_attack"]) == (True, False), "amb-019: the cost stays"
    late = crossing("1BK@0302", **what)
    assert "0303" in late.reach("1BK")
    assert "0304" not in late.reach("1BK"), "after another step no more"


@pytest.mark.rule(GAME, "7.1.2")
def test_after_such_a_step_no_attack_in_the_next_attack_phase() -> None:
    table = crossing(**FOREST).give("16DP", "0304", "done", "pass")
    assert table.prompt == "attack"
    assert table.options() == {"done"}
    assert table.why_not("0403") == ["7.1.2"]
    table.give("done").skip_to("attack", "pl")
    assert table.options() == {"0403", "done"}, "one attack phase only"
    table = crossing(held=True, **FOREST).give("16DP", "0304", "done", "pass")
    assert table.give("0403").options() == {"pl-12dp", "pl-16dp"}


@pytest.mark.rule(GAME, "7.1.2")
def test_a_reserve_move_in_the_enemys_turn_bars_the_own_next_regular_attacks() -> None:
    """amb-021"""
    units = "16DP@0303 17DP@0303 12DP@0402"
    table = crossing(units, phase="first-window", phasing="su", first="su", **FOREST)
    table.give("pass", "take", "16DP", "0304", "done").skip_to("attack", "pl")
    assert table.give("0403").options() == {"pl-12dp", "pl-17dp"}


@pytest.mark.rule(GAME, "7.1.3")
def test_over_a_line_through_works_from_their_front() -> None:
    found = cost(crossing(**WORKS))
    assert (found["whole"], found["bars_attack"]) == (True, False), "amb-022"
    assert found["parts"][0]["rule"] == "7.1.3"
    assert cost(crossing(held=True, **WORKS))["points"] == 2, "works are ignored where an own unit began"
    back = crossing(regions={"front-S": "0303"})
    assert cost(back)["points"] == 2, "from behind they do not matter"
    free = crossing(red="58DS@0909", **WORKS)
    assert cost(free)["points"] == 1, "nor without a line"


WORST = [
    pytest.param({"sides": {"large-river": "0303/S"}}, id="large river"),
    pytest.param({"sides": {"large-river": "0303/S", "bridge": "0303/S"}}, id="large river with a bridge"),
    pytest.param({**RIVER, **FOREST}, id="river and rough ground"),
]


@pytest.mark.rule(GAME, "7.1.4")
@pytest.mark.parametrize("what", WORST)
def test_over_a_line_and_a_large_river_or_a_river_into_rough_ground(what: Any) -> None:
    """7.1.4, situation C: forbidden; with an own unit there the whole move, and the attack is free (amb-024)."""
    table = crossing(**what)
    assert "0304" not in table.reach("16DP")
    found = cost(table)
    assert (found["allowed"], found["rule"]) == (False, "7.1.4")
    assert table.give("16DP").why_not("0304") == ["7.1.4"]
    found = cost(crossing(held=True, **what))
    assert (found["allowed"], found["whole"], found["bars_attack"]) == (True, True, False)


@pytest.mark.rule(GAME, "7.1.4", "7.1.2")
def test_an_own_unit_that_has_come_in_this_phase_does_not_help() -> None:
    table = crossing("16DP@0303 12DP@0305", sides={"large-river": "0303/S"})
    table.give("12DP", "0304")
    assert "0304" not in table.reach("16DP")


@pytest.mark.rule(GAME, "7.1.5")
@pytest.mark.parametrize(
    ("what", "alive"),
    [
        pytest.param({}, True, id="no river"),
        pytest.param({"sides": {"large-river": "0403/NW+SW"}}, False, id="both hexes beyond a large river"),
        pytest.param(
            {"sides": {"large-river": "0403/NW+SW", "bridge": "0403/NW"}}, False, id="a bridge makes no difference"
        ),
        pytest.param({"sides": {"large-river": "0403/NW"}}, True, id="one beyond it"),
        pytest.param(
            {"sides": {"large-river": "0403/NW"}, "regions": {"fortress": "0304"}}, False, id="the other a fortress"
        ),
        pytest.param(
            {"sides": {"large-river": "0403/NW"}, "regions": {"fortress": "0303"}}, True, id="the fortress beyond it"
        ),
        pytest.param(
            {"sides": {"large-river": "0403/SW"}, "regions": {"fortress": "0303"}}, False, id="the other way round"
        ),
        pytest.param({"sides": {"small-river": "0403/NW+SW"}}, True, id="small rivers do not hide it"),
    ],
)
def test_large_rivers_cut_lines_off(what: Any, alive: bool) -> None:
    """The line of 58 DS on 0403 between 0303 (its north-west) and 0304 (its south-west)."""
    table = crossing(**what)
    assert ("0303/0304" in table.ask("control-lines", side="su")["sides"]) is alive
    assert cost(table)["points"] == (2 if alive else 1)


@pytest.mark.rule(GAME, "7.1.6")
def test_own_lines_do_not_cancel_the_enemys() -> None:
    table = draw("pl: 16DP@0303 13DP@0203 / su: 58DS@0403", phase="movement")
    assert "0303/0304" in table.ask("control-lines", side="pl")["sides"]
    assert cost(table)["points"] == 2


@pytest.mark.rule(GAME, "7.1.7")
def test_own_units_beside_a_line_help_in_retreat_and_encirclement_not_on_the_march() -> None:
    table = crossing(held=True)
    assert cost(table)["points"] == 2
    # 12 DP on 0304 cancels the line for a retreat of 16 DP and opens its ring.
    alone = draw("pl: 16DP@0303 / su: 58DS@0403", phase="attacks", phasing="su")
    held = draw("pl: 16DP@0303 12DP@0304 / su: 58DS@0403", phase="attacks", phasing="su")
    losses = [
        {
            r["path"][0]: r["parts"][:1]
            for r in t.ask("retreat", hex="0303", units=["16DP"], repeat=True, all=True)["all"]
        }
        for t in (alone, held)
    ]
    assert losses[0]["0304"][0]["key"] == "over-line"
    assert [part["key"] for part in losses[1]["0304"]] == ["wrong-direction"]


# 45 DS on 0503: its neighbours are 0502, 0602, 0603, 0504, 0403, 0402. Three Polish divisions on every second of them.
RING = "12DP@0502 13DP@0603 16DP@0403"


def ringed(extra: str = "", side: str = "", **what: Any) -> Any:
    return draw(f"pl: {RING} {extra} / su: 45DS@0503 {side}", **what).ask("encircled", hex="0503")


@pytest.mark.rule(GAME, "7.2")
def test_enemy_units_and_lines_on_all_sides() -> None:
    assert ringed() == {"rule": "7.2", "encircled": True, "open": []}
    gap = draw("pl: 12DP@0502 13DP@0603 / su: 45DS@0503").ask("encircled", hex="0503")
    assert (gap["encircled"], gap["open"]) == (False, ["SW"])
    brigades = draw("pl: 1BK-@0502 2BK-@0603 3BK-@0403 / su: 45DS@0503").ask("encircled", hex="0503")
    assert brigades["open"] == ["NE", "S", "NW"], "units without lines hold only their own hexes"


@pytest.mark.rule(GAME, "7.2", "7.1.7")
def test_an_own_unit_behind_a_line_opens_the_ring() -> None:
    """7.2, example: the presence of a friend beyond the line neutralises it."""
    table = draw(f"pl: {RING} / su: 45DS@0503 58DS@0504")
    assert not table.ask("encircled", hex="0503")["encircled"]
    assert not table.ask("encircled", hex="0504")["encircled"], "they stand or fall as a group (amb-031)"
    closed = draw(f"pl: {RING} 14DP@0505 17DP@0604 / su: 45DS@0503 58DS@0504")
    assert closed.ask("encircled", hex="0503")["encircled"]
    assert closed.ask("encircled", hex="0504")["encircled"]


@pytest.mark.rule(GAME, "7.2.1")
def test_a_large_river_without_bridge_closes_the_ring() -> None:
    """12 DP and 13 DP leave the south-west open; a large river closes it, unless there is a bridge or an own unit."""
    units = "pl: 12DP@0502 13DP@0603 / su: 45DS@0503"
    river = {"large-river": "0503/SW"}
    assert draw(units, sides=river).ask("encircled", hex="0503")["encircled"]
    bridge = {**river, "bridge": "0503/SW"}
    assert not draw(units, sides=bridge).ask("encircled", hex="0503")["encircled"]
    assert not draw(units, sides={"small-river": "0503/SW"}).ask("encircled", hex="0503")["encircled"]
    beyond = draw(units + " 58DS@0403", sides=river)
    assert not beyond.ask("encircled", hex="0503")["encircled"]


@pytest.mark.rule(GAME, "7.2.2")
@pytest.mark.parametrize(
    ("place", "polish", "bolshevik"),
    [
        pytest.param("0101", True, True, id="north-west corner"),
        pytest.param("0501", True, True, id="north edge"),
        pytest.param("0105", True, True, id="west edge"),
        pytest.param("0905", True, False, id="east edge"),
        pytest.param("0509", True, False, id="south edge"),
    ],
)
def test_borders_and_edges_close_the_ring(place: str, polish: bool, bolshevik: bool) -> None:
    """A unit at the edge, with a border round all its other sides."""
    around = {"border": " ".join(f"{place}/{d}" for d in inner(place))}
    for unit, expected in (("pl: 16DP", polish), ("su: 58DS", bolshevik)):
        table = draw(f"{unit}@{place}", sides=around)
        assert table.ask("encircled", hex=place)["encircled"] is expected


def inner(place: str) -> list[str]:
    """The sides of a hex that do not lie on the rim of the nine by nine map."""
    board = draw("pl: 16DP@0505").war.board
    names = board.map.grid.orientation.directions
    return [names[d] for d, other in enumerate(board.neighbours[board.map.at(place)]) if other >= 0]


@pytest.mark.rule(GAME, "7.2.2", "12.1")
def test_a_border_closes_a_side_inside_the_map() -> None:
    units = "pl: 12DP@0502 13DP@0603 / su: 45DS@0503"
    assert draw(units, sides={"border": "0503/SW"}).ask("encircled", hex="0503")["encircled"]
    assert draw(units, terrain={"sea": "0403"}).ask("encircled", hex="0503")["encircled"]


def test_overlays_show_lines_rings_reserves_and_places() -> None:
    table = draw(
        f"pl: {RING} 1BK@0908 / su: 45DS@0503",
        regions={"town": "0908", "ua": "0101..0909"},
        held={"pl": ["0908"]},
    )
    shown = table.ask("overlays")
    assert shown["su"]["encircled"] == ["0503"]
    assert shown["pl"]["encircled"] == []
    assert shown["pl"]["reserves"] == ["0403", "0502", "0603", "0908"], "4 against 3, and all together"
    assert shown["su"]["reserves"] == []
    assert shown["pl"]["held"] == ["0908"]
    assert set(shown["su"]["lines"]) == set(table.ask("control-lines", side="su")["sides"])
    assert len(shown["theatres"]["ua"]) == 81
