"""16: orders."""

from typing import Any

import pytest
from tests.rok1920.kit import Table, draw

from sztab.games.rok1920.events import AttackDeclared

GAME = "rok-1920"

PAIR = "pl: 16DP@0303 12DP@0303 / su: 58DS@0403"


def ordered(*orders: str, units: str = PAIR, **what: Any) -> Table:
    """16 DP attacks; then orders, as far as they are asked for."""
    table = draw(units, **{"chapters": 16, **what}).give("0403", "16DP", "go")
    for order in orders:
        table.give(order)
    return table


@pytest.mark.rule(GAME, "16", "16.1", "16.1.2")
def test_the_attacker_orders_first_then_the_defender_one_each() -> None:
    table = ordered()
    assert (table.asked, table.prompt) == ("pl", "attack-order")
    assert table.options() == {"none", "assault", "raid"}
    table.give("assault")
    assert (table.asked, table.prompt) == ("su", "defence-order")
    assert table.options() == {"none", "stubborn", "counter"}
    table.give("stubborn")
    assert table.prompt == "attack-roll", "no second order (16.1.2)"
    assert table.events(AttackDeclared)[-1].orders == ("assault", "stubborn")


@pytest.mark.rule(GAME, "16")
def test_without_the_rule_nobody_is_asked() -> None:
    assert ordered(chapters=15).prompt == "attack-roll"


@pytest.mark.rule(GAME, "16.1")
def test_an_order_holds_for_one_combat() -> None:
    table = draw("pl: 1DPLeg@0303 2DPLeg@0303 / su: 58DS@0403", chapters=16)
    table.give("0403", "1DPLeg", "go", "assault", "none", (5, 6), "1DPLeg")
    table.give("0403", "2DPLeg", "go")
    found = table.ask("attack", units=["2DPLeg"], hex="0403")
    assert "16.2" not in {m["rule"] for m in found["modifiers"]}
    assert table.prompt == "attack-order", "asked again"


@pytest.mark.rule(GAME, "16.1.1")
def test_three_points_of_strength_are_needed() -> None:
    weak = ordered(units="pl: 16DP-@0303 / su: 16BK@0403")
    assert weak.prompt == "attack-roll", "2 against 2: nobody may order"
    assert ordered(units="pl: 16DP@0303 / su: 16BK@0403").give("none").prompt == "attack-roll"
    assert ordered(units="pl: 16DP-@0303 / su: 58DS@0403").prompt == "defence-order"
    found = weak.ask("attack", units=["16DP"], hex="0403")
    assert found["may_order"] == []


@pytest.mark.parametrize(
    ("order", "defence", "number", "value"),
    [
        pytest.param("assault", "none", "16.2", 2, marks=pytest.mark.rule(GAME, "16.2"), id="assault"),
        pytest.param("raid", "none", "16.3", -1, marks=pytest.mark.rule(GAME, "16.3"), id="raid"),
        pytest.param("none", "stubborn", "16.4", -2, marks=pytest.mark.rule(GAME, "16.4"), id="stubborn defence"),
        pytest.param("none", "counter", "16.5", 1, marks=pytest.mark.rule(GAME, "16.5"), id="counter-attack"),
    ],
)
def test_orders_change_the_chance(order: str, defence: str, number: str, value: int) -> None:
    table = draw(PAIR, chapters=16)
    found = table.ask("attack", units=["16DP"], hex="0403", order=order, defence_order=defence)
    assert [(m["rule"], m["value"]) for m in found["modifiers"]] == [(number, value)]


@pytest.mark.rule(GAME, "16.2")
@pytest.mark.parametrize(
    ("dice", "lost"),
    [
        pytest.param((1, 2), True, id="odd, success"),
        pytest.param((5, 6), True, id="odd, failure"),
        pytest.param((2, 2), False, id="even"),
    ],
)
def test_an_odd_roll_costs_the_assaulters_a_level(dice: tuple[int, int], lost: bool) -> None:
    table = ordered("assault", "none").give(dice)
    asked = []
    while table.prompt in ("loss", "retreat-route", "retreat-group"):
        asked.append((table.asked, table.prompt))
        table.play.answer_index(0)
    assert (("pl", "loss") in asked) is lost
    assert (table.level("16DP") == "weak") is lost
    assert table.level("12DP") == "full", "only units of the combat"


@pytest.mark.rule(GAME, "16.3")
def test_a_raid_goes_two_points_further() -> None:
    def farthest(order: str) -> int:
        table = ordered(order, "none").give((1, 2))
        while table.prompt in ("loss", "retreat-route"):
            table.play.answer_index(0)
        table.give("16DP")
        start = table.hex("0303")
        return max(table.war.board.distance(start, table.hex(h)) for h in table.options())

    assert farthest("none") == 2
    assert farthest("raid") == 4


@pytest.mark.rule(GAME, "16.4")
@pytest.mark.parametrize(("dice", "level"), [((1, 2), "weak"), ((2, 2), "full"), ((5, 6), "weak"), ((4, 6), "full")])
def test_an_odd_roll_costs_stubborn_defenders_a_level(dice: tuple[int, int], level: str) -> None:
    table = ordered("none", "stubborn").give(dice)
    while table.prompt in ("loss", "retreat-route", "retreat-group"):
        table.play.answer_index(0)
    assert table.level("58DS") == level


@pytest.mark.rule(GAME, "16.5")
def test_a_failed_attack_on_a_counter_attack_throws_the_attackers_back() -> None:
    table = ordered("none", "counter", units="pl: 16DP@0303 4BK-@0303 / su: 58DS@0403").give((5, 6))
    assert (table.asked, table.prompt) == ("pl", "retreat-route")
    table.play.answer_index(0)
    assert table.war.board.distance(table.hex("0303"), table.hex(table.at("16DP"))) == 2
    assert table.at("4BK") == "0303", "only those who attacked"
    assert (table.asked, table.prompt, table.options()) == ("su", "pursue", {"su-58ds", "done"})
    table.give("58DS")
    assert "0402" in table.options(), "in any direction"
    assert "0503" in table.options()
    assert table.war.board.distance(table.hex("0403"), table.hex("0502")) == 2
    assert "0502" not in table.options(), "within its usual range of 1"


@pytest.mark.rule(GAME, "16.5")
def test_a_successful_attack_on_a_counter_attack_is_as_any_other() -> None:
    table = ordered("none", "counter").give((1, 2))
    assert (table.asked, table.prompt) == ("su", "retreat-route")
    table = ordered("none", "counter").give((6, 6))
    while table.prompt == "loss":
        table.play.answer_index(0)
    assert table.prompt == "attack", "bloody combat: nobody moves"


@pytest.mark.rule(GAME, "16.6")
def test_one_order_a_player_turn_and_more_for_elite_units() -> None:
    units = "pl: 16DP@0303 12DP@0303 1DPLeg@0303 / su: 58DS@0403"
    table = draw(units, chapters=16).give("0403", "16DP", "go", "assault", "none", (5, 5))
    table.give("0403", "12DP", "go")
    assert table.prompt == "defence-order", "the Polish order is used"
    table.give("none", (5, 6), "0403", "1DPLeg", "go")
    assert table.prompt == "attack-order", "elite units may have another"
    assert table.state.order_used == [True, False]


@pytest.mark.rule(GAME, "16.6")
def test_at_least_half_of_the_units_must_be_elite() -> None:
    units = "pl: 16DP@0303 12DP@0402 1DPLeg@0303 / su: 58DS@0403"
    half = draw(units, chapters=16, order_used=["pl"]).give("0403", "16DP", "1DPLeg", "go")
    assert half.prompt == "attack-order"
    less = draw(units, chapters=16, order_used=["pl"]).give("0403", "16DP", "12DP", "1DPLeg", "go")
    assert less.prompt == "defence-order"


@pytest.mark.rule(GAME, "16.6")
def test_an_order_for_elite_units_leaves_the_free_one() -> None:
    """amb-074"""
    units = "pl: 1DPLeg@0303 12DP@0303 / su: 58DS@0403"
    table = draw(units, chapters=16).give("0403", "1DPLeg", "go", "assault", "none", (5, 6))
    table.give("1DPLeg", "0403", "12DP", "go")
    assert table.prompt == "attack-order"


@pytest.mark.rule(GAME, "16.6")
def test_a_new_player_turn_brings_a_new_order_for_both() -> None:
    table = draw(PAIR, chapters=16, order_used=["pl", "su"])
    assert table.give("0403", "16DP", "go").prompt == "attack-roll"
    table.give((5, 6)).give("done").skip_to("attack", "su")
    assert table.state.order_used == [False, False]
    table.give("0303", "58DS", "go")
    assert (table.asked, table.prompt) == ("su", "attack-order")


@pytest.mark.rule(GAME, "16.5", "10.2.2")
def test_counter_attackers_do_not_cross_a_large_river_without_a_bridge() -> None:
    units = "pl: 16DP@0303 4BK-@0303 / su: 58DS@0403"
    river = {"large-river": "0403/0503 0403/0504"}
    table = ordered("none", "counter", units=units, sides=river).give((5, 6))
    table.play.answer_index(0)
    table.give("58DS")
    assert "0402" in table.options()
    assert "0503" not in table.options(), "not by the river"
    assert table.why_not("0504") == ["10.2.2"]


@pytest.mark.rule(GAME, "16.3", "8.4.2")
def test_a_raid_goes_no_further_after_bloody_combat() -> None:
    """16.3 asks for a success: the last defender fell on a 2, which is none (amb-036)."""

    def farthest(order: str) -> int:
        table = draw("pl: 16DP@0303 12DP@0309 / su: 57DS--@0304", chapters=16, phase="attacks", phasing="pl")
        table.give("0304", "16DP", "go", order)
        while table.prompt == "defence-order":
            table.give("none")
        table.give((1, 1))
        while table.prompt == "loss":
            table.play.answer_index(0)
        table.give("16DP")
        return max(table.war.board.distance(table.hex("0303"), table.hex(h)) for h in table.options())

    assert farthest("none") == farthest("raid") == 2


@pytest.mark.rule(GAME, "16.5", "9")
def test_attackers_on_several_hexes_are_all_thrown_back() -> None:
    """16.5, amb-053: each hex retreats by itself, two hexes, and whoever did not attack stays."""
    units = "pl: 16DP-@0303 12DP-@0402 13DP@0402 / su: 58DS@0403"
    table = draw(units, chapters=16).give("0403", "16DP", "12DP", "go", "none", "counter", (5, 6))
    while table.prompt == "retreat-route":
        table.play.answer_index(0)
    distance = table.war.board.distance
    assert [distance(table.hex(h), table.hex(table.at(u))) for u, h in (("16DP", "0303"), ("12DP", "0402"))] == [2, 2]
    assert table.at("13DP") == "0402"
    assert table.prompt == "pursue"
