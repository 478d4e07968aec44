"""10-12: what is left of attacks, retreats and pursuit."""

from typing import Any

import pytest

from tests.eagles.kit import draw
from tests.eagles.test_fighting import modifiers, ways, won
from tests.rok1920.special_kit import Scene

GAME = "nest-of-eagles"

CLOSED = "abroad"


def best(table: Scene, h: str, **more: Any) -> tuple[int, list[str]]:
    found = table.ask("retreat", hex=h, **more)
    return found["losses"], sorted("-".join(r["path"]) + r["exit"] for r in found["routes"])


@pytest.mark.rule(GAME, "10.3", "10.3/c")
def test_the_course_of_an_attack() -> None:
    """10.3, example: 5 against 3 is 8; difficult ground makes it 7."""
    table = draw("pl: 16DP@0303 4BJ-@0303 / su: 58DS@0403", terrain={"forest": "0403"})
    found = table.ask("attack", units=["16DP", "4BJ"], hex="0403")
    assert (found["attack"], found["defence"], found["base"], found["chance"]) == (5, 3, 8, 7)
    ordered = draw("pl: 16DP@0303 4BJ-@0303 / su: 58DS@0403", chapters=14).give("0403", "16DP", "4BJ", "go")
    assert ordered.prompt == "attack-order"
    assert ordered.give("none").prompt == "defence-order"
    assert ordered.give("none").prompt == "attack-roll"


@pytest.mark.rule(GAME, "10.3/c")
@pytest.mark.parametrize(("dice", "success"), [((3, 4), True), ((4, 4), False)])
def test_the_sum_of_all_modifiers_counts(dice: tuple[int, int], success: bool) -> None:
    table = draw("pl: 16DP@0303 4BJ-@0303 / su: 58DS@0403", terrain={"forest": "0403"})
    table.give("0403", "16DP", "4BJ", "go", dice)
    assert (table.prompt == "retreat-route") is success


@pytest.mark.rule(GAME, "10.5/b")
def test_modifiers_do_not_change_the_ratio() -> None:
    """10.5, example: 8 against 2 over a large river, 9; a 4, 6 or 8 costs a step."""
    sides = {"large-river": "0403/NW"}
    for dice, level in (((4, 4), "cadre"), ((3, 4), "weak")):
        table = draw("pl: 21DP@0303 1DJ@0303 / su: 53DS-@0403", sides=sides)
        assert table.ask("attack", units=["21DP", "1DJ"], hex="0403")["chance"] == 9
        table.give("0403", "21DP", "1DJ", "go", dice).finish()
        assert table.level("53DS") == level


@pytest.mark.rule(GAME, "10.7/f")
def test_works_help_against_attacks_from_their_front() -> None:
    works: Any = {"regions": {"front-NW": "0403"}}
    assert modifiers(draw("pl: 16DP@0303 / su: 58DS@0403", **works), ["16DP"], "0403") == {"10.7/f": -2}
    assert modifiers(draw("pl: 16DP@0402 / su: 58DS@0403", **works), ["16DP"], "0403") == {}


@pytest.mark.rule(GAME, "11.3/d", "11.4", "11.4/a", "11.5")
def test_through_a_weak_enemy_if_it_is_the_cheapest_way() -> None:
    table = draw("pl: 17DP@0602 7BJ@0603 12DP@0402 13DP@0403 / su: 57DS@0503 BKomb@0503", terrain={CLOSED: "0502 0504"})
    assert ways(table, "0503") == {
        "0603-0704": ["over-line", "through-enemy"],
        "0603-0703": ["over-line", "through-enemy", "over-line"],
    }
    assert best(table, "0503") == (3, ["0603-0704"]), "a line, and 2 for the enemies"
    table.give("0503", "12DP", "13DP", "go", (1, 2)).together()
    assert table.options() == {"0603-0704"}
    assert table.why_not(("0603", "0703")) == ["11.5"]


@pytest.mark.parametrize(
    ("red", "pole", "closed", "may"),
    [
        pytest.param("58DS", "7BJ", "", True, marks=pytest.mark.rule(GAME, "11.4"), id="3 through 2"),
        pytest.param("57DS", "7BJ", "", False, marks=pytest.mark.rule(GAME, "11.4"), id="2 is too little"),
        pytest.param("58DS", "1DJ", "", False, marks=pytest.mark.rule(GAME, "11.4/a"), id="too many enemies"),
        pytest.param("58DS", "pl-22do", "", False, marks=pytest.mark.rule(GAME, "11.4/a"), id="3 are too many"),
        pytest.param("58DS", "Art", "", True, marks=pytest.mark.rule(GAME, "11.4/a"), id="guns count 1"),
        pytest.param("58DS", "7BJ", "0703 0704", False, marks=pytest.mark.rule(GAME, "11.4/c"), id="no second hex"),
    ],
)
def test_who_may_go_through_whom(red: str, pole: str, closed: str, may: bool) -> None:
    table = draw(f"pl: {pole}@0603 12DP@0403 / su: {red}@0503", terrain={CLOSED: f"0502 0504 0402 0602 {closed}"})
    assert any(path.startswith("0603-") for path in ways(table, "0503")) is may
    assert any(path.startswith("0603-") for path in ways(table, "0503", repeat=True)) is may, "two hexes even then"


@pytest.mark.rule(GAME, "11.4/b", "11.4/c", "11.3/e")
def test_not_through_enemies_on_the_second_hex_nor_in_a_wrong_direction() -> None:
    second = draw("pl: 7BJ@0704 6BJ@0703 12DP@0403 / su: 58DS@0503", terrain={CLOSED: "0502 0504 0402 0602"})
    assert ways(second, "0503").keys() == {"0603-0604"}
    north = draw("pl: 7BJ@0502 12DP@0403 / su: 58DS@0503", terrain={CLOSED: "0603 0504 0402 0602"})
    assert ways(north, "0503") == {"": ["blocked"]}, "a step to the north is not proper"


@pytest.mark.rule(GAME, "11.3/e", "11.3/f")
def test_three_losses_for_each_hex_that_is_blocked() -> None:
    nowhere = draw("pl: 12DP@0403 / su: 58DS@0503 45DS@0503", terrain={CLOSED: "0502 0504 0402 0602 0603"})
    assert best(nowhere, "0503")[0] == 6
    assert best(nowhere, "0503", repeat=True)[0] == 3
    second = draw("pl: 12DP@0403 / su: 58DS@0503", terrain={CLOSED: "0502 0504 0402 0602 0702 0703 0704 0604"})
    assert best(second, "0503")[0] == 3


@pytest.mark.rule(GAME, "11.3/f", "11.3")
def test_losses_of_lines_and_directions_add_up() -> None:
    worst = draw("pl: 12DP@0602 13DP@0603 14DP@0505 15DP@0302 / su: 58DS@0503", terrain={CLOSED: "0402 0502"})
    found = ways(worst, "0503")
    assert ["over-line", "wrong-direction", "over-line", "wrong-direction"] in list(found.values())


@pytest.mark.rule(GAME, "11.6/c")
def test_away_from_the_enemy_before_the_proper_direction() -> None:
    table = draw("pl: 12DP@0205 13DP@0505 / su: 18DS@0304", terrain={CLOSED: "0404 0305 0204 0403"})
    _, routes = best(table, "0304")
    foes = [table.hex("0205"), table.hex("0505")]
    ends = {table.hex(route.split("-")[-1][:4]) for route in routes if route[-4:].isdigit()}
    near = draw("pl: 12DP@0403 13DP@0703 / su: 58DS@0503")
    assert best(near, "0503") == (1, ["0502-0601", "0602-0601", "0603-0604"]), "not 0702 and 0704, beside 13 DP"
    assert ends
    assert all(table.war.board.distance(end, foe) > 1 for end in ends for foe in foes)


@pytest.mark.rule(GAME, "11.6/d")
def test_then_most_steps_in_the_proper_direction() -> None:
    table = draw("pl: 12DP@0403 / su: 58DS@0503")
    losses, routes = best(table, "0503")
    assert losses == 0
    assert all(route[5:7] == "07" for route in routes), "both steps to the east"


@pytest.mark.parametrize(
    ("unit", "points"),
    [
        pytest.param("Art", 0, marks=pytest.mark.rule(GAME, "12.1/d"), id="artillery"),
        pytest.param("1PCz", 0, marks=pytest.mark.rule(GAME, "12.1/d"), id="tanks"),
        pytest.param("pl-sp", 1, marks=pytest.mark.rule(GAME, "12.1/b"), id="cars"),
        pytest.param("1BJ", 1, marks=pytest.mark.rule(GAME, "12.1/b"), id="cavalry"),
    ],
)
def test_range_by_kind_of_unit(unit: str, points: int) -> None:
    table = won(f"pl: 16DP@0403 12DP@0403 {unit}@0403 / su: 16BK-@0503", "0503")
    assert table.prompt == "pursue"
    table.give(unit)
    board, start = table.war.board, table.hex("0503")
    assert max(board.distance(start, table.hex(h)) for h in table.options() if h.isdigit()) == points


@pytest.mark.rule(GAME, "12.1/f")
def test_costs_count_in_pursuit() -> None:
    rough = won("pl: 16DP@0403 12DP@0403 / su: 16BK-@0503", "0503", terrain={"forest": "0602 0603 0504 0502 0404 0402"})
    rough.give("16DP")
    assert {h for h in rough.options() if h.isdigit()} == {"0503", "0403"}, (
        "the second point is not enough for a forest"
    )
    clear = won("pl: 16DP@0403 12DP@0403 / su: 16BK-@0503", "0503").give("16DP")
    assert len([h for h in clear.options() if h.isdigit()]) > 1


def raid(units: str, *attackers: str, **what: Any) -> Scene:
    table = draw(units, **{"chapters": 14, **what}).give("0503", *attackers, "go", "raid")
    if table.prompt == "defence-order":
        table.give("none")
    table.give((1, 2)).together()
    while table.prompt in ("retreat-group", "retreat-route", "loss"):
        table.play.answer_index(0)
    assert table.prompt == "pursue"
    return table


def reach(table: Scene, unit: str) -> int:
    table.give(unit)
    board, start = table.war.board, table.hex("0503")
    return max(board.distance(start, table.hex(h)) for h in table.options() if h.isdigit())


@pytest.mark.rule(GAME, "14.2/d", "12.1/g")
def test_a_raid_gives_two_points_more_but_not_to_guns() -> None:
    units = "pl: 16DP@0403 12DP@0403 Art@0403 / su: 16BK-@0503"
    assert reach(raid(units, "16DP", "12DP", "Art"), "16DP") == 3
    assert reach(raid(units, "16DP", "12DP", "Art"), "Art") == 0
    repeat = raid(units, "16DP", "12DP", phase="repeat-attacks")
    assert reach(repeat, "16DP") == 2, "in repeat attacks the hex, and two points"


@pytest.mark.rule(GAME, "12.2")
@pytest.mark.parametrize("bridge", [False, True])
def test_over_a_large_river_no_further_than_the_attacked_hex(bridge: bool) -> None:
    sides = {"large-river": "0503/SW", **({"bridge": "0503/SW"} if bridge else {})}
    table = won("pl: 16DP@0403 12DP@0403 13DP@0402 / su: 16BK-@0503", "0503", sides=sides)
    table.give("16DP")
    assert {h for h in table.options() if h.isdigit()} == {"0503"}
    free = won("pl: 16DP@0403 12DP@0403 13DP@0402 / su: 16BK-@0503", "0503", sides=sides).give("13DP")
    assert len([h for h in free.options() if h.isdigit()]) > 1, "who crossed no river goes on"
