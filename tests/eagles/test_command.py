"""13-15, 17.1: morale, special orders, supply, what operations bring."""

from typing import Any

import pytest

from sztab.games.rok1920.eagles.operations import polish_character
from sztab.games.rok1920.logistics.supply import supplied_hexes
from sztab.games.rok1920.politics.operations import LIMITED, OFFENSIVE, PAUSE, character
from sztab.games.rok1920.units.counters import PL, SU, THEATRES
from tests.eagles.kit import draw, game
from tests.eagles.test_replacements import LATE
from tests.rok1920 import marks
from tests.rok1920.special_kit import Scene

GAME = "nest-of-eagles"
PAIR = "pl: 16DP@0303 12DP@0303 / su: 58DS@0403"
SURE, MISS, BLOODY = (1, 2), (5, 6), (6, 6)


def fields(table: Scene) -> dict[str, int]:
    return {t.theatre: t.field for t in table.game.view(table.state, None).morale}


def fought(dice: tuple[int, int], units: str = PAIR, **what: Any) -> Scene:
    table = draw(units, **{"chapters": 13, "theatre": "ua", "morale": {"ua": 0, "lb": 5}, **what})
    table.give("0403", "16DP", "go", dice)
    while table.prompt in ("loss", "retreat-route", "retreat-group"):
        table.play.answer_index(0)
    return table


@pytest.mark.parametrize(
    ("dice", "field"),
    [
        pytest.param(SURE, -1, marks=pytest.mark.rule(GAME, "13.3/a", "10.3/e", "13.1/b"), id="success"),
        pytest.param(MISS, 1, marks=pytest.mark.rule(GAME, "13.3/b", "13.1"), id="failure"),
        pytest.param(BLOODY, 0, marks=pytest.mark.rule(GAME, "13.3/c", "10.4/c"), id="bloody combat"),
    ],
)
def test_attacks_shift_the_marker_of_their_theatre(dice: tuple[int, int], field: int) -> None:
    """13.1/b: the Polish advantage lies below 0, the Bolshevik above."""
    assert fields(fought(dice)) == {"ua": field, "lb": 5}


@pytest.mark.rule(GAME, "13.3/d")
def test_a_cadre_that_falls_shifts_it_by_two() -> None:
    assert fields(fought(BLOODY, "pl: 16DP@0303 / su: 58DS--@0403"))["ua"] == -2
    assert fields(fought(BLOODY, "pl: 16DP@0303 / su: 16BK-@0403"))["ua"] == 0, "a brigade"


@pytest.mark.rule(GAME, "13.3/e")
def test_a_polish_divisional_brigade_that_falls_is_worth_one() -> None:
    table = draw(
        "pl: 7/4BP-@0403 16DP@0808 / su: 25DS@0303", phasing="su", chapters=13, theatre="ua", morale={"ua": 0}
    ).give("0403", "25DS", "go", BLOODY)  # fmt: skip
    while table.prompt == "loss":
        table.play.answer_index(0)
    assert fields(table)["ua"] == 1


@pytest.mark.rule(GAME, "13.2", "13.2/a", "10.7/j")
@pytest.mark.parametrize(("field", "level"), [(0, 0), (-7, 0), (-8, 1), (-15, 1), (-16, 2), (-24, 2), (20, 0)])
def test_morale_levels_help_the_attacker(field: int, level: int) -> None:
    table = draw(PAIR, chapters=13, theatre="ua", morale={"ua": field})
    found = table.ask("attack", units=["16DP"], hex="0403")["modifiers"]
    assert sum(part["value"] for part in found) == level


@pytest.mark.rule(GAME, "10.6", "13.2/b", "13.2/c")
@pytest.mark.parametrize(("field", "level"), [(-23, "full"), (-24, "weak")])
def test_the_greatest_advantage_costs_the_loser_one_more(field: int, level: str) -> None:
    assert fought((2, 2), theatre="ua", morale={"ua": field}).level("58DS") == level


def ordered(*orders: str, units: str = PAIR, **what: Any) -> Scene:
    table = draw(units, **{"chapters": 14, **what}).give("0403", "16DP", "go")
    for order in orders:
        table.give(order)
    return table


@pytest.mark.rule(GAME, "14", "14.1", "14.1/a", "10.3/b")
def test_the_attacker_orders_first_then_the_defender_one_each() -> None:
    table = ordered()
    assert (table.asked, table.prompt, table.options()) == ("pl", "attack-order", {"none", "assault", "raid"})
    table.give("assault")
    assert (table.asked, table.prompt, table.options()) == ("su", "defence-order", {"none", "stubborn", "counter"})
    assert table.give("stubborn").prompt == "attack-roll"


@pytest.mark.rule(GAME, "14.1/b")
def test_three_points_of_strength_are_needed() -> None:
    assert ordered(units="pl: 16DP-@0303 / su: 16BK@0403").prompt == "attack-roll"
    assert ordered(units="pl: 16DP-@0303 / su: 58DS@0403").prompt == "defence-order"


@pytest.mark.rule(GAME, "14.1/c", "14.1/d")
def test_one_order_in_a_player_turn_but_the_elites() -> None:
    table = ordered("assault", "none").give(MISS)
    while table.prompt == "loss":
        table.play.answer_index(0)
    assert table.give("0403", "12DP", "go").prompt == "defence-order", "no second order"
    table = draw("pl: 1DPLeg@0303 2DPLeg@0303 / su: 58DS@0403", chapters=14)
    table.give("0403", "1DPLeg", "go", "assault", "none", (5, 6))
    while table.prompt == "loss":
        table.play.answer_index(0)
    assert table.give("0403", "2DPLeg", "go").prompt == "attack-order", "elites are free of the limit"


@pytest.mark.parametrize(
    ("order", "defence", "value"),
    [
        pytest.param("assault", "none", 2, marks=pytest.mark.rule(GAME, "14.2/a", "10.7/s"), id="assault"),
        pytest.param("raid", "none", -1, marks=pytest.mark.rule(GAME, "14.2/c"), id="raid"),
        pytest.param("none", "stubborn", -2, marks=pytest.mark.rule(GAME, "14.2/e"), id="stubborn defence"),
        pytest.param("none", "counter", 1, marks=pytest.mark.rule(GAME, "14.2/g"), id="counter-attack"),
        pytest.param("assault", "stubborn", 0, marks=pytest.mark.rule(GAME, "14.2/i"), id="both"),
    ],
)
def test_orders_change_the_chance(order: str, defence: str, value: int) -> None:
    found = draw(PAIR, chapters=14).ask("attack", units=["16DP"], hex="0403", order=order, defence_order=defence)
    assert sum(part["value"] for part in found["modifiers"]) == value


@pytest.mark.parametrize(
    ("orders", "dice", "levels"),
    [
        pytest.param(
            ("assault", "none"), MISS, ("weak", "full"), marks=pytest.mark.rule(GAME, "14.2/b"), id="assault, odd"
        ),
        pytest.param(
            ("none", "stubborn"), MISS, ("full", "weak"), marks=pytest.mark.rule(GAME, "14.2/f"), id="stubborn, odd"
        ),
        pytest.param(("assault", "stubborn"), MISS, ("weak", "weak"), id="both, odd"),
        pytest.param(("assault", "stubborn"), (4, 6), ("full", "full"), id="both, even"),
    ],
)
def test_what_orders_cost(orders: tuple[str, ...], dice: tuple[int, int], levels: tuple[str, str]) -> None:
    table = ordered(*orders, units="pl: 16DP@0303 / su: 58DS@0403").give(dice)
    while table.prompt == "loss":
        table.play.answer_index(0)
    assert (table.level("16DP"), table.level("58DS")) == levels


@pytest.mark.rule(GAME, "14.2/h")
def test_after_a_counter_attack_the_attackers_retreat() -> None:
    table = ordered("none", "counter", units="pl: 16DP@0303 / su: 58DS@0403").give(MISS)
    assert (table.asked, table.prompt) == ("pl", "retreat-route")
    table.play.answer_index(0)
    assert (table.asked, table.prompt) == ("su", "pursue")


RAIL = "0105-0205-0305 0805-0905"
MAP: dict[str, Any] = {
    "places": {"Warszawa": "0105", "Lida": "0305", "Mińsk": "0505", "Orsza": "0805"},
    "regions": {"town": "0105 0305 0505 0805", "fortress": "0909"},
    "networks": {"rail": RAIL},
    "theatre": "lb",
    "chapters": 15,
    "held": {"pl": ["0105", "0305"], "su": ["0505", "0805"]},
}


def supplied(table: Scene, side: int = PL) -> set[str]:
    return table.numbers(supplied_hexes(table.war, table.state, side))


@pytest.mark.rule(GAME, "15", "15.1/a")
def test_six_points_to_a_place_with_a_train_to_the_source() -> None:
    table = draw("pl: 16DP@0902 / su: 58DS@0909", **MAP)
    hexes = supplied(table)
    assert {"0305", "0105", "0902"} <= hexes
    assert "0901" not in hexes
    assert "0902" not in supplied(draw("pl: 16DP@0902 / su: 58DS@0909", **{**MAP, "default": "forest"}))


@pytest.mark.rule(GAME, "15.1/b", "15.2")
def test_the_east_edge_feeds_bolsheviks_and_a_fortress_anyone() -> None:
    table = draw("pl: 16DP@0101 / su: 58DS@0802", **MAP)
    assert {"0805", "0802", "0909"} <= supplied(table, SU)
    assert "0909" in supplied(table)


@pytest.mark.rule(GAME, "15/a", "15/b")
def test_lines_and_units_cut_the_way() -> None:
    assert {"0301", "0302"} <= supplied(draw("pl: 16DP@0502 / su: 58DS@0909", **MAP))
    assert not {"0301", "0302"} & supplied(draw(f"pl: 16DP@0502 / {WALL}", **MAP))
    assert {"0301", "0302"} <= supplied(draw(f"pl: 16DP@0502 12DP@0304 / {WALL}", **MAP)), "12 DP opens a way"


WALL = "su: 58DS@0203 45DS@0403 44DS@0603 25DS@0803"
"""They and their lines shut the north off from edge to edge."""


@pytest.mark.rule(GAME, "15.3/a", "10.7/h")
def test_hungry_attackers_are_weaker_by_one_in_all() -> None:
    table = draw(f"pl: 16DP@0503 12DP@0503 / {WALL}", **MAP)
    found = table.ask("attack", units=["16DP", "12DP"], hex="0603")["modifiers"]
    assert [(part["rule"], part["value"]) for part in found] == [("10.7/h", -1)]


@pytest.mark.rule(GAME, "17.1.1", "17.1.1/a", "17.1.1/b", "17.1.1/c")
def test_the_character_of_operations() -> None:
    assert [character(n) for n in range(5)] == [PAUSE, LIMITED, LIMITED, OFFENSIVE, OFFENSIVE]


@pytest.mark.parametrize(
    ("theatres", "number"),
    [
        pytest.param((0, 0, 0), 4, marks=pytest.mark.rule(GAME, "17.1.3", "17.1.3/a")),
        pytest.param((0, 0, 1), 3, marks=pytest.mark.rule(GAME, "17.1.3/b")),
        pytest.param((0, 1, 1), 2, marks=pytest.mark.rule(GAME, "17.1.3/c")),
        pytest.param((0, 0, 2), 2, marks=pytest.mark.rule(GAME, "17.1.3/d")),
        pytest.param((1, 1, 1), 1, marks=pytest.mark.rule(GAME, "17.1.3/e")),
        pytest.param((0, 1, 2), 1, marks=pytest.mark.rule(GAME, "17.1.3/f")),
        pytest.param((1, 1, 2), 0, marks=pytest.mark.rule(GAME, "17.1.3/g")),
        pytest.param((0, 2, 2), 0, marks=pytest.mark.rule(GAME, "17.1.3/h")),
        pytest.param((2, 2, 2), 0, marks=pytest.mark.rule(GAME, "17.1.3/i")),
        pytest.param((1, 2, 2), 0, marks=pytest.mark.rule(GAME, "17.1.3/i")),
    ],
)
def test_polish_replacements(theatres: tuple[int, ...], number: int) -> None:
    kinds = (PAUSE, LIMITED, OFFENSIVE)
    assert game().values.polish_number([kinds[k] for k in theatres]) == number


@pytest.mark.rule(GAME, "17.1.2")
@pytest.mark.parametrize(
    ("west", "southwest", "number"),
    [
        pytest.param(3, 0, 2, marks=pytest.mark.rule(GAME, "17.1.2/a"), id="pause"),
        pytest.param(0, 2, 1, marks=pytest.mark.rule(GAME, "17.1.2/b"), id="limited operations"),
        pytest.param(1, 3, 0, marks=pytest.mark.rule(GAME, "17.1.2/c"), id="offensive"),
    ],
)
def test_replacements_of_a_front(west: int, southwest: int, number: int) -> None:
    attacks = {"west": west, "southwest": southwest}
    table = draw("pl: 16DP@0101 / su: 58DS@0905", **{**LATE, "phasing": "su", "attacks": attacks})
    assert table.skip_to("extra-replacement").pool("southwest") == number, "whatever the other front does"


@pytest.mark.rule(GAME, "17.1.1/e", "17.1.1/g")
def test_the_polish_theatre_is_in_pause_until_its_marker_comes() -> None:
    state = game().start("9", game().scenario("9").settle({}))
    for name in ("attacks-pl", "attacks-ua", "attacks-lb"):
        marks.put(state, name, 3)
    kinds = {name: polish_character(state, THEATRES.index(name)) for name in THEATRES}
    assert kinds == {"pl": PAUSE, "ua": OFFENSIVE, "lb": OFFENSIVE}
