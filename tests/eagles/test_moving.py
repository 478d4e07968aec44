"""4, 6, 7: control lines, encirclement, stacking, movement."""

from typing import Any

import pytest

from sztab.games.rok1920.eagles.secret import appear
from sztab.games.rok1920.units.positions import lift
from tests.eagles.kit import NOBODY, draw
from tests.rok1920 import marks
from tests.rok1920.special_kit import Scene

GAME = "nest-of-eagles"


@pytest.mark.parametrize(
    ("what", "points", "rules"),
    [
        pytest.param({}, 1, ["7.1/a"], marks=pytest.mark.rule(GAME, "7.1/a"), id="clear"),
        pytest.param(
            {"terrain": {"forest": "0302"}}, 2, ["7.1/b"], marks=pytest.mark.rule(GAME, "7.1/b"), id="forest"
        ),
        pytest.param(
            {"sides": {"small-river": "0303/N"}}, 2, ["7.1/a", "7.1/c"],
            marks=pytest.mark.rule(GAME, "7.1/c"), id="small river",
        ),
        pytest.param(
            {"sides": {"large-river": "0303/N", "bridge": "0303/N"}}, 2, ["7.1/a", "7.1/d"],
            marks=pytest.mark.rule(GAME, "7.1/d"), id="bridge",
        ),
        pytest.param(
            {"networks": {"rail": "0303-0302"}, "regions": {"city": "0302"}}, 1, ["7.1/a"],
            marks=pytest.mark.rule(GAME, "7.1/q"), id="railway and town",
        ),
    ],
)  # fmt: skip
def test_cost_of_one_step(what: Any, points: int, rules: list[str]) -> None:
    table = draw(f"pl: 16DP@0303 / {NOBODY}", phase="movement", **what)
    assert table.prompt == "move"
    found = table.ask("cost", unit="16DP", hex="0302")
    assert (found["points"], found["whole"]) == (points, False)
    assert [part["rule"] for part in found["parts"]] == rules


@pytest.mark.parametrize(
    ("what", "number"),
    [
        pytest.param(
            {"sides": {"large-river": "0303/N"}}, "7.1/e", marks=pytest.mark.rule(GAME, "7.1/e"), id="no bridge"
        ),
        pytest.param(
            {"sides": {"large-river": "0303/N", "bridge": "0303/N"}, "terrain": {"forest": "0302"}}, "7.1/f",
            marks=pytest.mark.rule(GAME, "7.1/f"), id="into rough ground",
        ),
    ],
)  # fmt: skip
def test_large_rivers_that_take_the_whole_move(what: Any, number: str) -> None:
    what["sides"] = {**what["sides"], "border": "0302/NE+SE+SW+NW"}
    table = draw(f"pl: 16DP@0303 / {NOBODY}", phase="movement", **what)
    found = table.ask("cost", unit="16DP", hex="0302")
    assert (found["points"], found["whole"]) == (3, True)
    assert [part["rule"] for part in found["parts"]] == [number]


def crossing(units: str = "16DP@0303", held: bool = False, red: str = "58DS@0403", **what: Any) -> Scene:
    """16 DP steps from 0303 to 0304, over a line of 58 DS on 0403; borders leave no way but by the south."""
    friend = " 12DP@0304" if held else ""
    what["sides"] = {**what.get("sides", {}), "border": "0304/SE+SW+NW"}
    return draw(f"pl: {units}{friend} / su: {red}", **{"phase": "movement", **what})


def cost(table: Scene) -> Any:
    assert table.prompt == "move"
    return table.ask("cost", unit="16DP", hex="0304")


RIVER: Any = {"sides": {"small-river": "0303/S"}}
FOREST: Any = {"terrain": {"forest": "0304"}}
LARGE: Any = {"sides": {"large-river": "0303/S"}}
WORKS: Any = {"regions": {"front-N": "0304"}}


@pytest.mark.rule(GAME, "7.1/g", "4", "7.1/p")
def test_over_a_line_into_clear_ground() -> None:
    found = cost(crossing())
    assert (found["points"], found["whole"], found["bars_attack"]) == (2, False, False)
    assert [part["rule"] for part in found["parts"]][-1] == "7.1/g"
    assert cost(crossing(red="58DS@0403 45DS@0403 44DS@0203"))["points"] == 2, "lines of several count once"


@pytest.mark.parametrize(
    ("what", "number"),
    [
        pytest.param(FOREST, "7.1/h", marks=pytest.mark.rule(GAME, "7.1/h", "7.2/a"), id="rough ground"),
        pytest.param(RIVER, "7.1/i", marks=pytest.mark.rule(GAME, "7.1/i", "7.2/b"), id="small river"),
    ],
)
def test_over_a_line_for_all_points(what: Any, number: str) -> None:
    found = cost(crossing(**what))
    assert (found["points"], found["whole"], found["bars_attack"]) == (3, True, True)
    assert found["parts"][0]["rule"] == number
    assert cost(crossing(held=True, **what))["bars_attack"] is False


@pytest.mark.rule(GAME, "7.2", "7.2/c", "10.1/g")
def test_after_such_a_step_no_attack_in_the_next_attack_phase() -> None:
    table = crossing(**FOREST).give("16DP", "0304", "done").skip_to("attack")
    assert table.options() == {"done"}
    assert table.why_not("0403") == ["10.1/g"]
    table = crossing(held=True, **FOREST).give("16DP", "0304", "done").skip_to("attack")
    assert table.give("0403").options() == {"pl-12dp", "pl-16dp"}


@pytest.mark.parametrize(
    ("what", "number"),
    [
        pytest.param(LARGE, "7.1/j", marks=pytest.mark.rule(GAME, "7.1/j"), id="large river"),
        pytest.param({**RIVER, **FOREST}, "7.1/k", marks=pytest.mark.rule(GAME, "7.1/k"), id="river and rough ground"),
    ],
)
def test_over_a_line_only_where_an_own_unit_began(what: Any, number: str) -> None:
    table = crossing(**what)
    assert "0304" not in table.reach("16DP")
    found = cost(table)
    assert (found["allowed"], found["rule"]) == (False, number)
    found = cost(crossing(held=True, **what))
    assert (found["allowed"], found["whole"]) == (True, True)


@pytest.mark.rule(GAME, "7.1/l")
def test_works_from_their_front() -> None:
    assert cost(crossing(**WORKS))["whole"] is True
    assert cost(crossing(held=True, **WORKS))["points"] == 2
    assert cost(crossing(red="58DS@0909", **WORKS))["points"] == 1, "nothing without a line"


@pytest.mark.rule(GAME, "7.1/m", "7.1/n")
def test_what_takes_all_is_a_first_step_and_no_more_than_is_left_is_spent() -> None:
    late = crossing("pl-1bk@0302", **FOREST)
    assert "0303" in late.reach("pl-1bk")
    assert "0304" not in late.reach("pl-1bk")
    table = draw(f"pl: 16DP@0304 / {NOBODY}", phase="movement", terrain={"forest": "0303 0302 0301"})
    assert "0303" in table.reach("16DP")
    assert "0302" not in table.reach("16DP"), "2 and 2 are more than 3"


@pytest.mark.rule(GAME, "7/f", "7/e")
def test_points_by_arm() -> None:
    table = draw(f"pl: 16DP@0505 pl-1bk@0505 pl-mot@0505 13DP--@0505 / {NOBODY}", phase="movement")
    far = {name: table.reach(name) for name in ("16DP", "pl-1bk", "pl-mot", "13DP")}
    assert [("0502" in hexes, "0501" in hexes) for hexes in far.values()] == [
        (True, False), (True, True), (True, True), (True, True)
    ]  # fmt: skip


@pytest.mark.rule(GAME, "7/a", "7/d", "7.1/o")
def test_each_unit_once_and_not_after_an_attack() -> None:
    table = draw("pl: 16DP@0303 12DP@0303 / su: 58DS@0304", phase="movement", attacked=["pl-16dp"])
    assert table.options() == {"pl-12dp", "done"}
    table.give("12DP", "0302")
    assert table.options() == {"done"}


@pytest.mark.rule(GAME, "7/g")
def test_nobody_enters_a_hex_with_enemies() -> None:
    table = draw("pl: pl-1bk@0303 / su: 58DS@0304", phase="movement")
    assert "0304" not in table.reach("pl-1bk")
    assert table.give("pl-1bk").why_not("0304") == ["7/g"]


@pytest.mark.rule(GAME, "6", "3.4/a")
def test_four_units_fill_a_hex() -> None:
    units = f"pl: 12DP@0303 13DP@0303 16DP@0303 Art@0303 pl-1bk@0305 / {NOBODY}"
    table = draw(units, phase="movement")
    assert "0304" in table.reach("pl-1bk")
    assert table.give("pl-1bk").why_not("0303")[0] == "6"


@pytest.mark.rule(GAME, "6.1")
def test_five_in_warsaw() -> None:
    units = f"pl: 12DP@0303 13DP@0303 16DP@0303 Art@0303 pl-1bk@0305 pl-4bk@0305 / {NOBODY}"
    table = draw(units, phase="movement", places={"Warszawa": "0303"}).give("pl-1bk", "0303")
    assert table.give("pl-4bk").why_not("0303")[0] in ("6", "6.1")


@pytest.mark.rule(GAME, "4.2/a")
@pytest.mark.parametrize(
    ("what", "alive"),
    [
        pytest.param({}, True, id="no river"),
        pytest.param({"sides": {"large-river": "0403/NW+SW"}}, False, id="both hexes beyond"),
        pytest.param({"sides": {"large-river": "0403/NW"}}, True, id="one beyond it"),
        pytest.param({"sides": {"small-river": "0403/NW+SW"}}, True, id="small rivers"),
    ],
)
def test_large_rivers_cut_lines_off(what: Any, alive: bool) -> None:
    """The line of 58 DS on 0403 between 0303 and 0304."""
    assert ("0303/0304" in crossing(**what).ask("control-lines", side="su")["sides"]) is alive


@pytest.mark.rule(GAME, "4.2/b")
@pytest.mark.parametrize("side", ["pl", "su"])
def test_a_fortress_of_the_enemy_on_the_own_bank_cuts_a_line_off(side: str) -> None:
    """The line of 58 DS on 0403 between 0303 and the fortress on 0304 lies along the river."""
    table = draw(
        "pl: 16DP@0909 / su: 58DS@0403",
        sides={"large-river": "0403/NW 0303/S"},
        regions={"fortress": "0304"},
        places={"Modlin": "0304"},
        held={side: ["0304"]},
    )
    assert ("0303/0304" in table.ask("control-lines", side="su")["sides"]) is (side == "su")


@pytest.mark.rule(GAME, "4.2/c", "4.2/d")
def test_own_lines_and_units_do_not_help_on_the_march() -> None:
    table = draw("pl: 16DP@0303 13DP@0203 / su: 58DS@0403", phase="movement")
    assert "0303/0304" in table.ask("control-lines", side="pl")["sides"]
    assert cost(table)["points"] == 2
    assert cost(crossing(held=True))["points"] == 2


def ringed(polish: str, red: str = "58DS@0303", **what: Any) -> bool:
    table = draw(f"pl: {polish} / su: {red}", phase="attacks", **what)
    attacker = polish.split()[0].partition("@")[0]
    found = table.ask("attack", units=[attacker], hex="0303")
    return any(part["rule"] == "10.7/m" for part in found["modifiers"])


@pytest.mark.rule(GAME, "4.1", "4.1/a", "4.1/b", "4.1/e")
def test_six_sides_closed_by_units_and_lines() -> None:
    assert ringed("12DP@0302 13DP@0304"), "two units' lines close the four other sides"
    assert not ringed("12DP@0302 13DP@0202")
    assert not ringed("12DP@0302 13DP@0304", "58DS@0303 45DS@0402"), "a friend opens a side"


@pytest.mark.rule(GAME, "4.1/c", "4.1/d", "10.7/m")
def test_six_sides_closed_by_rivers_and_borders() -> None:
    open_side = "12DP@0302"
    assert not ringed(open_side)
    assert ringed(open_side, sides={"large-river": "0303/NE+SE+S+SW+NW"})
    assert not ringed(open_side, sides={"large-river": "0303/NE+SE+S+SW+NW", "bridge": "0303/S"})
    assert ringed(open_side, sides={"border": "0303/NE+SE+S+SW+NW"})
    table = draw(f"pl: {open_side} / su: 58DS@0303", phase="attacks", sides={"border": "0303/NE+SE+S+SW+NW"})
    found = table.ask("attack", units=["12DP"], hex="0303")
    assert found["chance"] - found["base"] == 2


@pytest.mark.parametrize(("has_attacked", "may_march"), [(True, False), (False, True)])
def test_who_attacked_does_not_march_where_it_appears(has_attacked: bool, may_march: bool) -> None:
    """A118: it left for a secret place in a reserve phase, and appears in the same player-turn's movement phase."""
    table = draw(
        f"pl: 16DP@0303 5DP@0505 / {NOBODY}", phase="movement", regions={"town": "0707"}, held={"pl": ["0707"]}
    )
    war, state, unit = table.war, table.state, table.unit("16DP")
    assert table.prompt == "move"
    lift(war, state, unit)
    state.movers = [mover for mover in state.movers if mover != unit]
    state.secret[0] = war.board.map.numbers.index("0707")
    marks.note(state, {"concentration-due": 1, "concentrating-pl": 1 << unit})
    state.fought = 1 << unit if has_attacked else 0
    assert list(appear(war, state)) == []
    assert table.at("16DP") == "0707"
    assert (unit in state.movers) is may_march


@pytest.mark.rule(GAME, "4.2")
def test_no_line_where_a_large_river_or_a_fortress_stops_it() -> None:
    def sides(**what: Any) -> int:
        table = draw("pl: 16DP@0909 / su: 53DS@0505", **what)
        return len(table.ask("control-lines", side="su")["sides"])

    assert sides() == 6
    assert sides(sides={"large-river": "0505/SW+S"}) == 5, "both hexes of the line lie beyond the river"
    assert sides(sides={"large-river": "0505/SW+S", "bridge": "0505/S"}) == 6


@pytest.mark.rule(GAME, "7/c")
def test_units_move_in_any_order_and_a_stack_may_go_together() -> None:
    for order in (("16DP", "12DP", "13DP"), ("13DP", "12DP", "16DP")):
        table = draw(f"pl: 16DP@0303 12DP@0303 13DP@0505 / {NOBODY}", phase="movement")
        for unit in order:
            table.march(unit, "0404")
        assert {table.at(unit) for unit in order} == {"0404"}
        assert table.options() == {"done"}
