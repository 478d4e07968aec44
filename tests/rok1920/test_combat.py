"""8: attacks: targets, chances, modifiers, bloody combat, rout."""

from typing import Any

import pytest
from tests.rok1920.kit import Table, draw

from sztab.games.rok1920.events import AttackDeclared, AttackResolved
from sztab.games.rok1920.fighting.chance import attack_result, shared_modifier

GAME = "rok-1920"

PAIR = "pl: 16DP@0303 4BK-@0303 / su: 58DS@0403"


@pytest.mark.rule(GAME, "8", "8.1")
def test_only_enemies_on_a_neighbouring_hex_and_all_of_them() -> None:
    table = draw("pl: 16DP@0303 / su: 58DS@0403 45DS@0403 44DS@0505")
    assert table.options() == {"0403", "done"}
    assert table.why_not("0505") == ["8.1"]
    assert table.why_not("0302") == ["8.1"], "nobody is there"
    assert table.ask("attack", units=["16DP"], hex="0403")["defence"] == 6, "the whole hex"


@pytest.mark.rule(GAME, "8.1.1", "8.1.2", "8.2")
def test_units_of_several_hexes_attack_together_or_apart() -> None:
    table = draw("pl: 16DP@0303 12DP@0303 13DP@0402 / su: 58DS@0403 45DS@0304")
    assert table.options() == {"0403", "0304", "done"}
    table.give("0403")
    assert table.options() == {"pl-16dp", "pl-12dp", "pl-13dp"}
    assert table.why_not("go") == ["8.1.1"], "somebody has to attack"
    table.give("16DP", "13DP")
    assert table.options() == {"pl-12dp", "go"}
    assert table.why_not("16DP") == ["8.1.1"]
    table.give("go", (5, 6))
    assert table.events(AttackDeclared)[0].units == ("pl-16dp", "pl-13dp")
    assert table.events(AttackDeclared)[0].attack == 8
    # 8.1.2: 12 DP of the same hex is free for the other target, and the first attack is over before (8.2).
    table.give("0304")
    assert table.options() == {"pl-12dp"}


@pytest.mark.rule(GAME, "8.1.3", "8.1.4")
def test_a_hex_may_be_attacked_again_but_not_by_the_same_unit() -> None:
    table = draw("pl: 16DP@0303 12DP@0303 / su: 58DS@0403").give("0403", "16DP", "go", (5, 6))
    assert table.options() == {"0403", "done"}
    table.give("0403")
    assert table.options() == {"pl-12dp"}
    assert table.why_not("16DP") == ["8.1.4"]
    table.give("12DP", "go", (5, 6))
    assert table.options() == {"done"}
    assert table.why_not("0403") == ["8.1.4"]


@pytest.mark.rule(GAME, "8.1.4", "11")
def test_in_the_repeat_phase_all_may_attack_again() -> None:
    """amb-033"""
    table = draw("pl: 16DP@0303 / su: 58DS@0403").give("0403", "16DP", "go", (5, 6), "done")
    table.skip_to("attack")
    assert table.war.steps[table.state.step].name == "repeat-attacks"
    assert table.options() == {"0403", "done"}


@pytest.mark.rule(GAME, "8.1.5")
def test_nobody_has_to_attack() -> None:
    table = draw(PAIR).give("done")
    assert table.prompt == "reserve-phase"


@pytest.mark.rule(GAME, "8", "8.2")
def test_any_number_of_attacks_each_finished_before_the_next() -> None:
    table = draw("pl: 16DP@0303 12DP@0806 / su: 58DS@0403 45DS@0807").give("0403", "16DP", "go", (3, 4))
    assert (table.asked, table.prompt) == ("su", "retreat-route")
    table.give(("0503", "0602"))
    assert (table.asked, table.prompt) == ("pl", "pursue")
    table.give("done")
    assert table.prompt == "attack"
    table.give("0807", "12DP", "go", (5, 6))
    assert table.prompt == "attack"


@pytest.mark.rule(GAME, "8.3")
def test_the_sums_are_looked_up_and_the_roll_compared() -> None:
    """8.4, example: 5 against 3 gives 8."""
    found = draw(PAIR).ask("attack", units=["16DP", "4BK"], hex="0403")
    assert (found["attack"], found["defence"], found["base"], found["chance"]) == (5, 3, 8, 8)
    success = draw(PAIR).give("0403", "16DP", "4BK", "go", (4, 4))
    assert success.events(AttackResolved)[0].result == "success"
    assert success.prompt == "retreat-route"
    failure = draw(PAIR).give("0403", "16DP", "4BK", "go", (4, 5))
    assert failure.events(AttackResolved)[0].result == "failure"
    assert (failure.prompt, failure.at("58DS"), failure.level("58DS")) == ("attack", "0403", "full")


@pytest.mark.rule(GAME, "8.3")
def test_sums_above_the_table_count_as_its_last() -> None:
    """amb-034"""
    table = draw("pl: 12DP@0303 13DP@0303 16DP@0402 / su: 58DS@0403")
    assert table.ask("attack", units=["12DP", "13DP"], hex="0403")["base"] == 10
    more = table.ask("attack", units=["12DP", "13DP", "16DP"], hex="0403")
    assert (more["attack"], more["base"]) == (12, 10)


@pytest.mark.rule(GAME, "8.4")
@pytest.mark.parametrize(
    ("totals", "result"),
    [
        pytest.param(range(3, 9), "success", id="8.3 at most the chance of 8"),
        pytest.param(range(9, 12), "failure", id="8.3 above it"),
        pytest.param((2, 12), "bloody", id="8.4 bloody combat"),
    ],
)
def test_16_dp_and_the_weakened_4_bk_attack_58_ds(totals: Any, result: str) -> None:
    table = draw(PAIR)
    found = {table.ask("result", units=["16DP", "4BK"], hex="0403", roll=total) for total in totals}
    assert found == {result}


@pytest.mark.rule(GAME, "8.4", "8.4.1")
def test_bloody_combat_costs_both_sides_a_level_and_the_owner_chooses() -> None:
    table = draw(PAIR).give("0403", "16DP", "4BK", "go", (6, 6))
    assert table.prompt == "loss"
    assert (table.asked, table.options()) == ("su", {"su-58ds"})
    table.give("58DS")
    assert (table.asked, table.options()) == ("pl", {"pl-16dp", "pl-4bk"})
    weak = table.play.copy()
    table.give("4BK")
    assert (table.level("58DS"), table.level("4BK"), table.level("16DP")) == ("weak", "eliminated", "full")
    assert (table.at("58DS"), table.at("16DP"), table.prompt) == ("0403", "0303", "attack"), "all stay where they are"
    table.play = weak
    table.give("16DP")
    assert (table.level("4BK"), table.level("16DP")) == ("weak", "weak")


@pytest.mark.rule(GAME, "8.4")
def test_bloody_combat_overrides_any_chance() -> None:
    assert {attack_result(chance, 2) for chance in (-3, 1, 8, 13, 20)} == {"bloody"}
    assert {attack_result(chance, 12) for chance in (-3, 1, 8, 13, 20)} == {"bloody"}
    assert {attack_result(1, total) for total in range(3, 12)} == {"failure"}
    assert {attack_result(13, total) for total in range(3, 12)} == {"success"}


@pytest.mark.rule(GAME, "8.4.1")
def test_one_sided_units_are_eliminated_by_a_level() -> None:
    one = {"su-x": {"name": "X", "side": "su", "strength": 3, "levels": 1, "size": "regiment"}}
    table = draw("pl: 16DP@0303 / su: X@0403", counters=one).give("0403", "16DP", "go", (1, 1))
    assert table.level("X") == "eliminated"


@pytest.mark.rule(GAME, "8.4.2")
def test_pursuit_after_bloody_combat_only_if_the_hex_is_empty() -> None:
    table = draw("pl: 16DP@0303 / su: 58DS-@0403").give("0403", "16DP", "go", (1, 1), "16DP")
    assert table.level("58DS") == "eliminated"
    assert (table.prompt, table.options()) == ("pursue", {"pl-16dp", "done"})
    two = draw("pl: 16DP@0303 / su: 58DS-@0403 45DS@0403").give("0403", "16DP", "go", (1, 1), "58DS", "16DP")
    assert two.prompt == "attack"


EIGHT = "pl: 12DP@0303 13DP@0303 / su: 16BK@0403 "


@pytest.mark.rule(GAME, "8.5")
@pytest.mark.parametrize(
    ("dice", "level"),
    [
        pytest.param((1, 3), "weak", id="even"),
        pytest.param((5, 5), "weak", id="even, high"),
        pytest.param((1, 2), "full", id="odd"),
    ],
)
def test_rout_on_yellow_cells(dice: tuple[int, int], level: str) -> None:
    """8 against 2 is a yellow cell: an even success costs the defender a level."""
    table = draw(EIGHT).give("0403", "12DP", "13DP", "go")
    table.give(dice)
    if level == "weak":
        assert (table.asked, table.prompt) == ("su", "loss")
        table.give("16BK")
    assert (table.prompt, table.level("16BK")) == ("retreat-route", level)


@pytest.mark.rule(GAME, "8.5")
def test_no_rout_off_the_yellow_cells() -> None:
    table = draw("pl: 12DP@0303 13DP@0303 / su: 58DS@0403").give("0403", "12DP", "13DP", "go", (1, 3))
    assert table.prompt == "retreat-route"
    cells = {
        (a, d) for a in range(1, 9) for d in range(1, 9) if table.war.table.is_rout(a, d)
    }  # fmt: skip
    assert cells == {(6, 1), (7, 1), (8, 1), (8, 2)}


@pytest.mark.rule(GAME, "8.6")
def test_modifiers_add_up() -> None:
    table = draw(
        "pl: 1DPLeg@0303 / su: 58DS@0403",
        terrain={"forest": "0403"},
        sides={"small-river": "0303/0403"},
        regions={"city": "0403"},
    )
    found = table.ask("attack", units=["1DPLeg"], hex="0403")
    assert {m["rule"]: m["value"] for m in found["modifiers"]} == {
        "8.6.1/a": -1, "8.6.1/b": -1, "8.6.1/d": -1, "8.7": 1
    }  # fmt: skip
    assert found["chance"] == found["base"] - 2


@pytest.mark.parametrize(
    ("what", "expected"),
    [
        pytest.param(
            {"terrain": {"forest": "0403"}}, [("8.6.1/a", -1)], marks=pytest.mark.rule(GAME, "8.6.1/a"), id="rough"
        ),
        pytest.param(
            {"terrain": {"swamp": "0303"}}, [], marks=pytest.mark.rule(GAME, "8.6.1/a"), id="rough attacker's hex"
        ),
        pytest.param(
            {"regions": {"city": "0403"}}, [("8.6.1/b", -1)], marks=pytest.mark.rule(GAME, "8.6.1/b"), id="city"
        ),
        pytest.param({"regions": {"town": "0403"}}, [], marks=pytest.mark.rule(GAME, "8.6.1/b"), id="town"),
        pytest.param(
            {"regions": {"fortress": "0403"}}, [("8.6.1/c", -2)], marks=pytest.mark.rule(GAME, "8.6.1/c"), id="fortress"
        ),
        pytest.param(
            {"sides": {"small-river": "0303/0403"}},
            [("8.6.1/d", -1)],
            marks=pytest.mark.rule(GAME, "8.6.1/d"),
            id="small river",
        ),
        pytest.param(
            {"sides": {"large-river": "0303/0403"}},
            [("8.6.1/e", -2)],
            marks=pytest.mark.rule(GAME, "8.6.1/e"),
            id="large river",
        ),
        pytest.param(
            {"sides": {"large-river": "0303/0403", "bridge": "0303/0403"}},
            [("8.6.1/e", -2)],
            marks=pytest.mark.rule(GAME, "8.6.2"),
            id="a bridge is no help",
        ),
        pytest.param(
            {"sides": {"small-river": "0402/0403"}}, [], marks=pytest.mark.rule(GAME, "8.6.1/d"), id="river elsewhere"
        ),
        pytest.param(
            {"regions": {"front-NW": "0403"}}, [("8.6.1/f", -2)], marks=pytest.mark.rule(GAME, "8.6.1/f"), id="works"
        ),
        pytest.param(
            {"regions": {"front-SE": "0303"}}, [], marks=pytest.mark.rule(GAME, "8.6.1/f"), id="works from behind"
        ),
        pytest.param(
            {"terrain": {"forest": "0403"}, "regions": {"fortress": "0403"}},
            [("8.6.1/a", -1), ("8.6.1/c", -2)],
            marks=pytest.mark.rule(GAME, "8.6.1/c"),
            id="amb-039 both",
        ),
    ],
)
def test_terrain_modifiers(what: Any, expected: list[tuple[str, int]]) -> None:
    found = draw("pl: 16DP@0303 / su: 58DS@0403", **what).ask("attack", units=["16DP"], hex="0403")
    assert [(m["rule"], m["value"]) for m in found["modifiers"]] == expected


@pytest.mark.rule(GAME, "8.6.3")
@pytest.mark.parametrize(
    ("units", "expected"),
    [
        pytest.param("16DP@0303 12DP@0402", [("8.6.3", -1)], id="half of the strength"),
        pytest.param("1BK@0303 12DP@0402", [], id="less than half"),
        pytest.param("12DP@0303 1BK@0402", [("8.6.3", -1)], id="more than half"),
    ],
)
def test_part_of_the_attackers_across_an_obstacle(units: str, expected: list[tuple[str, int]]) -> None:
    table = draw(f"pl: {units} / su: 58DS@0403", sides={"small-river": "0303/0403"})
    names = [word.split("@")[0] for word in units.split()]
    found = table.ask("attack", units=names, hex="0403")
    assert [(m["rule"], m["value"]) for m in found["modifiers"]] == expected


@pytest.mark.rule(GAME, "8.6.4")
def test_three_hexes_and_different_obstacles() -> None:
    """8.6.4, example: 17 DK has no obstacle, 25 DS a small river, the Bashkir brigade a large one: -1 in all."""
    table = draw(
        "pl: 7DP@0403 / su: 17DK@0402 25DS@0503 BaszkBK@0504",
        phasing="su",
        sides={"small-river": "0503/0403", "large-river": "0504/0403"},
    )
    found = table.ask("attack", units=["17DK", "25DS", "BaszkBK"], hex="0403")
    assert [(m["rule"], m["value"]) for m in found["modifiers"]] == [("8.6.4", -1)]


@pytest.mark.rule(GAME, "8.6.4")
@pytest.mark.parametrize(
    ("parts", "worst"),
    [
        pytest.param([(0, 4), (-1, 3), (-2, 2)], -1, id="5 of 9 have at least -1"),
        pytest.param([(0, 5), (-1, 2), (-2, 2)], 0, id="4 of 9 are not half"),
        pytest.param([(0, 2), (-2, 2)], -2, id="exactly half"),
        pytest.param([(-1, 1), (-3, 4)], -3, id="most"),
    ],
)
def test_the_worst_modifier_that_half_of_the_strength_shares(parts: list[tuple[int, int]], worst: int) -> None:
    assert shared_modifier(parts) == worst


@pytest.mark.rule(GAME, "8.6.5")
def test_two_more_against_encircled_units() -> None:
    ring = draw("pl: 12DP@0502 13DP@0603 16DP@0403 / su: 45DS@0503")
    found = ring.ask("attack", units=["12DP"], hex="0503")
    assert [(m["rule"], m["value"]) for m in found["modifiers"]] == [("8.6.5", 2)]
    gap = draw("pl: 12DP@0502 13DP@0603 / su: 45DS@0503").ask("attack", units=["12DP"], hex="0503")
    assert gap["modifiers"] == []


@pytest.mark.rule(GAME, "8.7", "2.3")
@pytest.mark.parametrize(
    ("attackers", "defender", "value"),
    [
        pytest.param("1DPLeg@0303 12DP@0303", "58DS", 1, id="one elite unit"),
        pytest.param("1DPLeg@0303 2DPLeg@0303", "58DS", 1, id="two: not more"),
        pytest.param("1DPLeg-@0303", "58DS", 0, id="2.3 weakened"),
        pytest.param("12DP@0303", "4DK", 0, id="elite defender"),
    ],
)
def test_elite_attackers(attackers: str, defender: str, value: int) -> None:
    table = draw(f"pl: {attackers} / su: {defender}@0403")
    names = [word.split("@")[0].rstrip("-") for word in attackers.split()]
    found = table.ask("attack", units=names, hex="0403")
    assert [m["value"] for m in found["modifiers"] if m["rule"] == "8.7"] == ([value] if value else [])


def test_the_attack_question_tells_what_the_defender_would_lose() -> None:
    found = draw("pl: 12DP@0502 13DP@0603 16DP@0403 / su: 45DS@0503").ask("attack", units=["12DP"], hex="0503")
    assert found["losses"] >= 1
    assert 0 < found["success"] < 1


def test_no_question_is_left_open_after_an_attack() -> None:
    table: Table = draw(PAIR).give("0403", "16DP", "go", (5, 6))
    assert table.state.declared is None
    assert table.state.retreating is None
