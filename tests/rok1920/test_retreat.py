"""9, 12.2: retreats."""

from typing import Any

import pytest
from tests.rok1920.kit import Table, draw

from sztab.games.rok1920.events import Retreated

GAME = "rok-1920"

HIT, MISS = (2, 2), (5, 6)


def ways(table: Table, h: str, units: list[str] | None = None, **more: Any) -> dict[str, list[str]]:
    """All ways from a hex with the keys of their losses."""
    found = table.ask("retreat", hex=h, all=True, **({"units": units} if units else {}), **more)
    return {
        "-".join([*r["path"], *([r["exit"]] if r["exit"] else [])]): [p["key"] for p in r["parts"]]
        for r in found["all"]
    }


def best(table: Table, h: str, **more: Any) -> tuple[int, list[str]]:
    found = table.ask("retreat", hex=h, **more)
    return found["losses"], sorted("-".join(r["path"]) + r["exit"] for r in found["routes"])


@pytest.mark.rule(GAME, "9")
def test_all_defenders_retreat_two_hexes_at_once() -> None:
    table = draw("pl: 12DP@0303 13DP@0303 / su: 58DS@0403 45DS@0403").give("0403", "12DP", "13DP", "go", HIT)
    table.together()
    route = next(iter(table.options()))
    assert len(route.split("-")) == 2
    table.give(tuple(route.split("-")))
    end = route.split("-")[1]
    assert (table.at("58DS"), table.at("45DS")) == (end, end)
    assert table.war.board.distance(table.hex("0403"), table.hex(end)) == 2


@pytest.mark.rule(GAME, "9.1")
def test_bolsheviks_to_the_east() -> None:
    """A step is proper if it leads to a column further east (amb-045)."""
    found = ways(draw("pl: 1BK-@0402 / su: 58DS@0503"), "0503", repeat=True)
    assert {h for h, losses in found.items() if "wrong-direction" not in losses} == {"0602", "0603"}


@pytest.mark.rule(GAME, "9.1")
def test_poles_to_the_west_or_on_a_shortest_way_to_warsaw() -> None:
    west = ways(draw("pl: 16DP@0503 / su: 16BK-@0602", phasing="su"), "0503", repeat=True)
    assert {h for h, losses in west.items() if "wrong-direction" not in losses} == {"0402", "0403"}
    table = draw("pl: 16DP@0503 / su: 16BK-@0602", phasing="su", places={"Warszawa": "0506"})
    south = ways(table, "0503", repeat=True)
    assert {h for h, losses in south.items() if "wrong-direction" not in losses} == {"0402", "0403", "0504"}


@pytest.mark.rule(GAME, "9.2")
def test_a_group_ends_on_one_hex_and_bears_its_losses_together() -> None:
    table = draw("pl: 12DP@0303 13DP@0303 / su: 58DS@0403 45DS@0403").give("0403", "12DP", "13DP", "go", HIT)
    assert (table.asked, table.prompt) == ("su", "retreat-group")
    assert table.options() == {"su-58ds", "done"}, "who goes with 45 DS"
    table.give("done")
    assert table.prompt == "retreat-route"
    first = sorted(table.options())
    assert len(first) > 1
    table.give(tuple(first[0].split("-")))
    assert table.prompt == "retreat-route", "the other goes by itself"
    table.give(tuple(first[1].split("-")))
    assert len({table.at("58DS"), table.at("45DS")}) == 2


CORNERED = "sea"


def example_93a(**more: Any) -> Table:
    """9.3, first example: the only way leads north over a line of 1 DPLeg, then east over one of 21 DGór."""
    return draw(
        "pl: 1DPLeg@0402 21DGór@0602 4BK@0403 / su: 21DS@0503 27DS@0503 KaukBK@0503",
        terrain={CORNERED: "0603 0504 0501 0401"},
        **more,
    )


@pytest.mark.rule(GAME, "9.3", "9.3.1", "9.3.2")
def test_two_levels_on_the_first_hex_and_one_on_the_second() -> None:
    table = example_93a()
    assert ways(table, "0503") == {"0502-0601": ["over-line", "wrong-direction", "over-line"]}
    assert best(table, "0503") == (3, ["0502-0601"])
    table.give("0503", "1DPLeg", "21DGór", "4BK", "go", (1, 2)).together().give(("0502", "0601"))
    told = table.events(Retreated)[0]
    assert [loss.value for loss in told.losses] == [1, 1, 1]
    assert table.prompt == "loss"
    twin = table.play.copy()
    table.give("21DS", "27DS", "KaukBK")
    assert [table.level(u) for u in ("21DS", "27DS", "KaukBK")] == ["weak", "weak", "weak"]
    assert {table.at(u) for u in ("21DS", "27DS", "KaukBK")} == {"0601"}
    table.play = twin
    table.give("21DS", "21DS", "27DS")
    assert [table.level(u) for u in ("21DS", "27DS", "KaukBK")] == ["eliminated", "weak", "full"]


@pytest.mark.rule(GAME, "9.3.3", "9.3.4")
def test_a_blocked_hex_costs_three_levels_and_friends_cancel_a_line() -> None:
    """9.3, second example: 1 DK and 1 RBP fall back on 18 DP without loss and can go no further."""
    table = draw(
        "pl: 1DK@0503 1RBP@0503 18DP@0402 / su: 58DS@0502 45DS@0403 44DS@0603",
        phasing="su",
        terrain={CORNERED: "0602 0504 0401 0302 0303"},
    )
    assert ways(table, "0503") == {"0402": ["blocked"]}
    assert best(table, "0503") == (3, ["0402"])
    without = draw(
        "pl: 1DK@0503 1RBP@0503 / su: 58DS@0502 45DS@0403 44DS@0603",
        phasing="su",
        terrain={CORNERED: "0602 0504 0401 0302 0303"},
    )
    assert ways(without, "0503") == {"0402": ["over-line", "blocked"]}
    table.give("0503", "58DS", "45DS", "44DS", "go", (1, 2)).together().give(("0402",), "1DK", "1RBP", "1RBP")
    assert (table.level("1DK"), table.level("1RBP"), table.at("1DK")) == ("weak", "eliminated", "0402")


@pytest.mark.rule(GAME, "9.3.3", "12.1")
def test_nowhere_to_go_costs_six_levels() -> None:
    table = draw("pl: 12DP@0303 13DP@0303 / su: 58DS@0403 45DS@0403", terrain={CORNERED: "0402 0503 0504 0404 0304"})
    assert ways(table, "0403") == {"": ["blocked"]}
    assert best(table, "0403")[0] == 6
    border = {"border": "0403/N+NE+SE+S+SW"}
    assert best(draw("pl: 12DP@0303 / su: 58DS@0403", sides=border), "0403")[0] == 6
    table.give("0403", "12DP", "13DP", "go", (1, 2)).together().give(())
    assert (table.level("58DS"), table.level("45DS")) == ("eliminated", "eliminated")


@pytest.mark.rule(GAME, "9.3.2")
def test_losses_of_lines_and_direction_reach_four() -> None:
    """Two steps to the west over lines: everything but the way west is closed."""
    table = draw(
        "pl: 12DP@0502 13DP@0504 14DP@0401 17DP@0404 / su: 58DS@0503",
        terrain={CORNERED: "0602 0603 0402 0303"},
    )
    found = ways(table, "0503")
    assert found == {"0403-0304": ["over-line", "wrong-direction", "over-line", "wrong-direction"]}


@pytest.mark.rule(GAME, "9.4", "9.4.1", "9.4.2", "9.6")
def test_through_a_weak_enemy_if_it_is_the_cheapest_way() -> None:
    """9.6, example: 57 DS and the Combined Brigade go through 7 BK and the line of 17 DP; Brześć would cost more."""
    table = draw(
        "pl: 17DP@0602 7BK@0603 12DP@0402 13DP@0403 / su: 57DS@0503 BKomb@0503",
        terrain={CORNERED: "0502 0504"},
        places={"Brześć": "0703"},
    )
    found = ways(table, "0503")
    assert found == {
        "0603-0704": ["over-line", "through-enemy"],
        "0603-0703": ["over-line", "through-enemy", "over-line"],
    }
    assert best(table, "0503") == (3, ["0603-0704"])
    table.give("0503", "12DP", "13DP", "go", (1, 2)).together()
    assert table.options() == {"0603-0704"}
    assert table.why_not(("0603", "0703")) == ["9.6"]


@pytest.mark.rule(GAME, "9.4", "9.4.1")
@pytest.mark.parametrize(
    ("red", "pole", "closed", "may"),
    [
        pytest.param("58DS", "7BK", "", True, id="3 through 2"),
        pytest.param("57DS", "7BK", "", False, id="a strength of 2 is too little"),
        pytest.param("58DS", "1DK", "", False, id="3 enemies are too many"),
        pytest.param("58DS", "7BK", "0703 0704", False, id="not without a proper second hex"),
    ],
)
def test_who_may_go_through_whom(red: str, pole: str, closed: str, may: bool) -> None:
    table = draw(f"pl: {pole}@0603 12DP@0403 / su: {red}@0503", terrain={CORNERED: f"0502 0504 0402 0602 {closed}"})
    assert any(path.startswith("0603-") for path in ways(table, "0503")) is may


@pytest.mark.rule(GAME, "9.4.1")
def test_not_through_enemies_on_the_second_hex_nor_in_a_wrong_direction() -> None:
    ring = {CORNERED: "0502 0504 0402 0602"}
    second = draw("pl: 7BK@0704 6BK@0703 12DP@0403 / su: 58DS@0503", terrain=ring)
    assert ways(second, "0503").keys() == {"0603-0604"}
    north = draw("pl: 7BK@0502 12DP@0403 / su: 58DS@0503", terrain={CORNERED: "0603 0504 0402 0602"})
    assert ways(north, "0503") == {"": ["blocked"]}, "a step to the north is not proper"


@pytest.mark.rule(GAME, "9.5")
@pytest.mark.parametrize(
    ("what", "friend", "losses"),
    [
        pytest.param({"large-river": "0503/0603"}, "", ["over-large-river"], id="no bridge"),
        pytest.param({"large-river": "0503/0603", "bridge": "0503/0603"}, "", [], id="bridge"),
        pytest.param({"large-river": "0503/0603"}, "44DS@0603", [], id="own unit beyond"),
        pytest.param({"small-river": "0503/0603"}, "", [], id="small river"),
    ],
)
def test_over_a_large_river(what: Any, friend: str, losses: list[str]) -> None:
    table = draw(f"pl: 12DP@0402 / su: 58DS@0503 {friend}", sides=what)
    assert ways(table, "0503", ["58DS"])["0603-0704"] == losses


@pytest.mark.rule(GAME, "9.6")
def test_the_way_with_least_losses_whatever_the_player_wants() -> None:
    table = draw("pl: 16DP@0402 / su: 58DS@0503").give("0503", "16DP", "go", (1, 2))
    assert table.options() == {"0602-0702", "0602-0703", "0603-0703", "0603-0704"}
    assert table.why_not(("0504", "0505")) == ["9.6"]


@pytest.mark.rule(GAME, "9.7")
def test_away_from_the_enemy_before_the_proper_direction() -> None:
    """9.7, example: 18 DS goes to 2303 (wrong direction, far from enemies), not to 2404 (a line, beside them)."""
    table = draw(
        "pl: 12DP@2105 13DP@2405 / su: 18DS@2204", size="7x7", first="2001", terrain={CORNERED: "2304 2205 2104"}
    )
    found = ways(table, "2204")
    assert (found["2203-2303"], found["2305-2404"]) == (["wrong-direction"], ["over-line"])
    assert best(table, "2204") == (1, ["2203-2303"])
    table.give("2204", "12DP", "go", (1, 2))
    assert table.why_not(("2305", "2404")) == ["9.7"]


@pytest.mark.rule(GAME, "9.7")
def test_then_most_steps_in_the_proper_direction() -> None:
    table = draw("pl: 12DP@0403 / su: 58DS@0503")
    losses, routes = best(table, "0503")
    assert losses == 0
    assert all(int(route[5:7]) == 7 for route in routes), "both steps to the east"
    free = {r["proper"] for r in table.ask("retreat", hex="0503")["routes"]}
    assert free == {2}


@pytest.mark.rule(GAME, "9.8")
def test_the_second_hex_is_not_beside_the_first() -> None:
    """9.8, example: 4, 11 and 15 DP can retreat by one hex only, and go to 2509, the proper one of two equal ways."""
    table = draw(
        "pl: 4DP@2609 11DP@2609 15DP@2609 / su: 58DS@2510 16BK-@2709 45DS@2510",
        phasing="su",
        size="9x7",
        first="2106",
        terrain={CORNERED: "2508 2409 2408 2607 2708 2710 2610"},
    )
    assert ways(table, "2609") == {"2509": ["over-line", "blocked"], "2608": ["wrong-direction", "blocked"]}
    assert best(table, "2609") == (4, ["2509"])
    table.give("2609", "58DS", "45DS", "16BK", "go", (1, 2)).together()
    assert table.options() == {"2509"}
    assert table.why_not(("2608",)) == ["9.7"]


@pytest.mark.rule(GAME, "9.8")
def test_nor_back_to_the_start() -> None:
    table = draw("pl: 12DP@0403 / su: 58DS@0503")
    start = table.hex("0503")
    for path in ways(table, "0503"):
        end = table.hex(path.split("-")[1])
        assert end != start
        assert table.war.board.distance(start, end) == 2


@pytest.mark.rule(GAME, "12.2.1", "12.2.2", "12.2.3")
@pytest.mark.parametrize(
    ("place", "closed", "edge", "losses", "stages"),
    [
        pytest.param("0905", "", "east", [], 1, id="12.2.2 east: proper"),
        pytest.param("0501", "0602 0601 0502 0402 0401", "north", ["wrong-direction"], 1, id="12.2.2 north"),
        pytest.param("0509", "0609 0608 0508 0408 0409", "south", ["wrong-direction"], 3, id="12.2.3 south"),
    ],
)
def test_bolsheviks_are_driven_off_the_board_and_come_back(
    place: str, closed: str, edge: str, losses: list[str], stages: int
) -> None:
    beside = {"0905": "0805", "0501": "0502", "0509": "0508"}[place]
    away = " ".join(h for h in closed.split() if h != beside)
    table = draw(f"pl: 12DP@{beside} / su: 58DS@{place}", terrain={CORNERED: away} if away else {}, stage="16.V")
    assert ways(table, place)[edge] == losses
    assert best(table, place)[1] == [edge]
    table.give(place, "12DP", "go", (1, 2), ("exit", edge, ()))
    if losses:
        table.give("58DS")
    assert table.at("58DS") == "away"
    assert table.state.due[table.unit("58DS")] == 4 + stages


@pytest.mark.rule(GAME, "12.2.1")
def test_poles_have_no_way_off_the_board_and_bolsheviks_none_to_the_west() -> None:
    west = draw("pl: 12DP@0205 / su: 58DS@0105", terrain={CORNERED: "0104 0106 0204"})
    assert ways(west, "0105") == {"": ["blocked"]}
    for place, foe in (("0905", "0805"), ("0105", "0205"), ("0501", "0502"), ("0509", "0508")):
        table = draw(f"pl: 16DP@{place} / su: 58DS@{foe}", phasing="su")
        assert not any(path.endswith(("east", "west", "north", "south")) for path in ways(table, place))


@pytest.mark.rule(GAME, "9.6", "17.2")
def test_a_way_that_drowns_a_unit_is_a_loss_of_all_its_levels() -> None:
    """Over the river to the west one level is lost by 9.5, but lorries are lost altogether: they go another way."""
    counters = {"pl-lor": {"name": "Lor", "side": "pl", "arm": "motor", "size": "brigade", "strength": 3, "weakened": 1,
                           "levels": 2, "lines": True}}  # fmt: skip
    west = "0505/0404 0505/0405 0504/0404 0504/0403 0506/0405 0506/0406"
    table = draw("pl: Lor@0505 / su: 58DS@0605", phasing="su", chapters=17, counters=counters,
                 sides={"large-river": west})  # fmt: skip
    found = ways(table, "0505", repeat=True)
    assert (found["0404"], found["0504"]) == (["over-large-river"], ["wrong-direction"])
    assert best(table, "0505", repeat=True) == (1, ["0504"])
    rifles = draw("pl: 16DP@0505 / su: 58DS@0605", phasing="su", chapters=17, sides={"large-river": west})
    assert best(rifles, "0505", repeat=True) == (1, ["0404", "0405"])


@pytest.mark.rule(GAME, "16.5", "9.3.4")
def test_thrown_back_attackers_of_one_attack_do_not_help_each_other() -> None:
    """amb-053, amb-140: two hexes of attackers retreat at once; where the first one stops is no help to the second."""
    table = draw("pl: 16DP@0604 12DP@0506 / su: 58DS@0605 45DS@0605 44DS@0605", chapters=16)
    table.give("0605", "16DP", "12DP", "go", "none", "counter", MISS)
    friends = []
    while table.prompt in ("retreat-route", "loss"):
        if table.state.retreating is not None:
            friends.append(table.numbers(table.state.retreating.friends))
        table.play.answer_index(0)
    assert friends[0] == friends[-1] == {"0604", "0506"}
    assert {table.at("16DP"), table.at("12DP")} & {"0604", "0506"} == set()


@pytest.mark.rule(GAME, "27.2")
def test_a_retreat_leads_through_places_too() -> None:
    """amb-128: whoever comes through a place last controls it, even on the run; not where the enemy stands (9.4)."""
    table = draw("pl: 12DP@0303 13DP@0303 / su: 58DS@0403", regions={"town": "0503 0504 0603 0602 0604"},
                 held={"pl": ["0503", "0504"]})  # fmt: skip
    table.give("0403", "12DP", "13DP", "go", HIT)
    route = sorted(table.options())[0].split("-")
    table.give(tuple(route))
    assert table.state.held[1] >> table.hex(route[0]) & 1
