"""8.1 to 8.9: steps, costs, turns, double pace.

A unit in 0505 that faces NNE has the front N 0506, NE 0605, the flanks SE 0604, NW 0405, the rear S 0504, SW 0404.
"""

from typing import Any

import pytest

from sztab.games.raclawice.events import Entered, Turned
from sztab.kernel.beginning import new_header
from sztab.kernel.record import RulesVersion
from sztab.kernel.recorder import Recorder
from sztab.kernel.refusing import why_not
from sztab.kernel.requests import Choice
from tests.raclawice.table import Table, alone

GAME = "raclawice-1794"

FOOT, NEXT, RIFLES = "pl-1-i-2-pp", "pl-2-i-2-pp", "pl-1s-2-pp"
GUNS = "pl-1-art-polska"
HORSE, COSSACKS, ENEMY = "pl-1-2-mbkn", "ru-2-kozacy", "ru-1-ii-uglicki"
RULES, SEED = RulesVersion("1.0", "r", "b"), bytes(32)


def moving(units: str, first: str, leader: str = "zajaczek", **position: Any) -> Table:
    """The first named unit has begun its move, alone."""
    table = alone(units, leader, **position)
    table.say(f"move {first}")
    if table.asked.endswith("group"):
        table.say("go")
    return table


@pytest.mark.rule(GAME, "8.1", "5.0")
def test_a_unit_enters_one_of_its_two_front_hexes() -> None:
    table = moving(f"{FOOT}@0505/NNE", FOOT)
    assert [table.why(f"enter {hex}") for hex in ("0506", "0605")] == ["", ""]
    assert [table.why(f"enter {hex}") for hex in ("0604", "0405")] == ["8.1", "8.1"]
    assert table.say("enter 0506").hex(FOOT) == "0506"
    assert table.facing(FOOT) == "NNE"


@pytest.mark.rule(GAME, "8.2")
@pytest.mark.parametrize(
    ("ground", "foot", "horse"),
    [
        ({}, 1, 1),
        ({"forest": ["0506"]}, 2, 4),
        ({"buildings": ["0506"]}, 2, 3),
        ({"hill": ["0505", "0506"]}, 1, 1),
        ({"slope": ["0506"]}, 2, 2),
        ({"hill": ["0505"], "slope": ["0506"]}, 1, 1),
        ({"streams": ["0505/0506"]}, 2, 3),
        ({"streams": ["0505/0506"], "bridges": ["0505/0506"]}, 1, 1),
        ({"forest": ["0506"], "streams": ["0505/0506"], "roads": ["0505/0506"]}, 1, 1),
        ({"slope": ["0506"], "roads": ["0505/0506"]}, 2, 2),
    ],
)
def test_the_table_of_terrain(ground: dict[str, list[str]], foot: int, horse: int) -> None:
    for unit, leader, allowance, cost in ((FOOT, "zajaczek", 4, foot), (HORSE, "manget", 8, horse)):
        table = moving(f"{unit}@0505/NNE", unit, leader, ground=ground)
        assert table.say("enter 0506").told(Entered)[-1].cost == cost
        assert table.left(unit) == allowance - cost


@pytest.mark.rule(GAME, "8.2")
def test_ponds_are_closed() -> None:
    table = moving(f"{FOOT}@0505/NNE", FOOT, ground={"pond": ["0506"]})
    assert table.why("enter 0506") == "8.2"


@pytest.mark.rule(GAME, "8.3", "8.4", "8.16")
def test_points_may_be_left_over_but_are_lost() -> None:
    """The rest can neither be used later in the phase nor be handed on nor kept for the next one."""
    table = moving(f"{FOOT}@0505/NNE {NEXT}@0707/NNE", FOOT, at="0506")
    table.say("enter 0506")
    assert table.left(FOOT) == 3, "what is spent is gone"
    assert table.why("stop") == ""
    table.say("stop")
    assert table.why(f"move {FOOT}") == "8.16"
    table.say(f"move {NEXT}")
    assert table.left(NEXT) == 4
    table.say("stop")
    assert table.asked == "pl leader-move"
    assert (table.left(FOOT), table.left(NEXT)) == (0, 0)


@pytest.mark.rule(GAME, "8.5")
def test_one_hex_is_always_possible() -> None:
    """Backwards uphill through forest across the stream costs 5, more than infantry has; then the move is over."""
    ground = {"forest": ["0504"], "slope": ["0504"], "streams": ["0504/0505"]}
    table = moving(f"{FOOT}@0505/NNE", FOOT, ground=ground)
    assert table.say("enter 0504").told(Entered)[-1].cost == 5
    assert table.hex(FOOT) == "0504"
    assert not table.state.moving


@pytest.mark.rule(GAME, "8.5")
def test_limbered_guns_struggle_through_a_wood() -> None:
    """Forest costs 4, limbered guns have 3 points; they may turn freely, but go no further."""
    table = moving(f"{GUNS}@0505/NNE/limbered", GUNS, "szyrer", ground={"forest": ["0506"]})
    table.say("enter 0506")
    assert table.asked == "pl face"
    table.say("E")
    assert (table.hex(GUNS), table.asked) == ("0506", "pl leader-move")


@pytest.mark.rule(GAME, "8.5")
def test_but_not_where_the_allowance_would_have_done() -> None:
    """Forest uphill costs 3 of 4 points; after a turn for 2 it is too dear."""
    table = moving(f"{FOOT}@0505/W", FOOT, ground={"forest": ["0506"], "slope": ["0506"]}).say("turn NNE")
    assert (table.left(FOOT), table.why("enter 0506"), table.why("enter 0605")) == (2, "8.2", "")


@pytest.mark.rule(GAME, "8.5")
def test_but_not_after_another_hex() -> None:
    """With 3 points left a hex for 4 is too dear, since it costs no more than the allowance."""
    ground = {"forest": ["0507"], "slope": ["0507"], "streams": ["0506/0507"]}
    table = moving(f"{FOOT}@0505/NNE", FOOT, ground=ground).say("enter 0506")
    assert table.why("enter 0507") == "8.2"


@pytest.mark.rule(GAME, "8.6")
def test_backwards_for_one_point_more() -> None:
    table = moving(f"{FOOT}@0505/NNE", FOOT)
    table.say("enter 0504")
    assert (table.hex(FOOT), table.facing(FOOT), table.left(FOOT)) == ("0504", "NNE", 2)


@pytest.mark.rule(GAME, "8.6")
def test_nobody_steps_backwards_into_the_enemy() -> None:
    table = moving(f"{FOOT}@0505/NNE {ENEMY}@0504/NNE", FOOT)
    assert table.why("enter 0504") == "8.6"
    assert table.why("enter 0404") == ""


@pytest.mark.parametrize(
    ("facing", "cost"),
    [
        pytest.param("E", 1, marks=pytest.mark.rule(GAME, "8.7", "8.7/a")),
        pytest.param("NNW", 1, marks=pytest.mark.rule(GAME, "8.7", "8.7/a")),
        pytest.param("SSE", 2, marks=pytest.mark.rule(GAME, "8.7", "8.7/b")),
        pytest.param("W", 2, marks=pytest.mark.rule(GAME, "8.7", "8.7/b")),
        pytest.param("SSW", 2, marks=pytest.mark.rule(GAME, "8.7", "8.7/b")),
    ],
)
def test_turns_cost_points(facing: str, cost: int) -> None:
    table = moving(f"{FOOT}@0505/NNE", FOOT).say(f"turn {facing}")
    assert (table.facing(FOOT), table.left(FOOT)) == (facing, 4 - cost)
    turned = [event for _, event in table.play.journal if isinstance(event, Turned)]
    assert [table.play.game.number(event.rule) for event in turned] == ["8.7/a" if cost == 1 else "8.7/b"]


@pytest.mark.rule(GAME, "8.7")
def test_no_turn_without_points() -> None:
    table = moving(f"{FOOT}@0505/NNE", FOOT).say("enter 0506", "enter 0507", "enter 0508")
    assert (table.why("turn E"), table.why("turn SSW")) == ("", "8.7/b")


@pytest.mark.rule(GAME, "8.8", "8.8/a", "8.8/b")
@pytest.mark.parametrize(
    ("unit", "leader", "points"), [(FOOT, "zajaczek", 4), (HORSE, "manget", 8), (COSSACKS, "muromcow", 9)]
)
def test_allowances(unit: str, leader: str, points: int) -> None:
    table = moving(f"{unit}@0502/NNE", unit, leader, at="0501")
    table.say(*(f"enter 05{row:02}" for row in range(3, 2 + points)))
    assert table.left(unit) == 1
    table.say(f"enter 05{2 + points:02}")
    assert table.hex(unit) == f"05{2 + points:02}"
    assert not table.state.moving, "nothing is left to do"


@pytest.mark.rule(GAME, "8.9", "8.9/a", "8.9/c", "8.16")
def test_double_pace_gives_two_points_that_must_be_spent() -> None:
    table = moving(f"{FOOT}@0502/NNE", FOOT, at="0501").say("double")
    assert table.left(FOOT) == 6
    for row in range(3, 8):
        assert table.why("stop") == "8.9/c"
        table.say(f"enter 05{row:02}")
    table.say("enter 0508")
    assert table.hex(FOOT) == "0508"
    assert not table.state.moving


def test_who_orders_double_pace_says_himself_where_it_goes() -> None:
    """Even one way is asked for: nobody marches off by an order to be quick."""
    table = moving(f"{FOOT}@0502/NNE", FOOT, at="0501", ground={"forest": ["0602", "0401", "0501"]})
    header = new_header(table.game, "battle", {}, RULES, seed=SEED, seats={"pl": "Anna", "ru": "Jan"})
    recorder = Recorder(table.game, header, SEED, forced=True, start=table.play.copy)
    recorder.answer(table.read("double"))
    question = recorder.play.question
    assert isinstance(question, Choice)
    assert question.options == [table.read("enter 0503")]


@pytest.mark.rule(GAME, "8.9")
def test_double_pace_is_for_infantry_before_it_moves() -> None:
    assert moving(f"{HORSE}@0505/NNE", HORSE, "manget").why("double") == "8.9"
    table = moving(f"{FOOT}@0505/NNE", FOOT)
    assert table.why("double") == ""
    assert table.say("enter 0506").why("double") == "8.9"


@pytest.mark.rule(GAME, "8.9/b")
def test_double_pace_and_fire_exclude_each_other() -> None:
    table = moving(f"{FOOT}@0505/NNE/fired {ENEMY}@0508/SSW", FOOT)
    assert table.why("double") == "8.9/b"
    table = moving(f"{FOOT}@0505/NNE {ENEMY}@0508/SSW", FOOT)
    assert table.why("fire") == ""
    table.say("double")
    assert not table.offers("fire")
    table.say("enter 0506")
    assert why_not(table.play, [("fire", table.unit(FOOT))])


@pytest.mark.rule(GAME, "8.9/d")
def test_no_turn_and_no_new_formation_at_double_pace() -> None:
    table = moving(f"{RIFLES}@0505/NNE", RIFLES)
    assert (table.why("turn E"), table.why("form skirmish")) == ("", "")
    table.say("double")
    assert (table.why("turn E"), table.why("form skirmish")) == ("8.9/d", "8.9/d")


@pytest.mark.rule(GAME, "8.9/e")
def test_not_through_friends_at_double_pace() -> None:
    table = moving(f"{FOOT}@0505/NNE {NEXT}@0506/NNE", FOOT)
    assert table.why("enter 0506") == ""
    assert table.say("double").why("enter 0506") == "8.9/e"


@pytest.mark.rule(GAME, "8.9/f")
@pytest.mark.parametrize("ground", [{"forest": ["0506"]}, {"buildings": ["0506"]}, {"streams": ["0505/0506"]}])
def test_not_through_rough_ground_at_double_pace(ground: dict[str, list[str]]) -> None:
    table = moving(f"{FOOT}@0505/NNE", FOOT, ground=ground)
    assert table.why("enter 0506") == ""
    table.say("double")
    assert (table.why("enter 0506"), table.why("enter 0605")) == ("8.9/f", "")


@pytest.mark.rule(GAME, "6.11", "8.2")
def test_an_enemys_hex_costs_a_point_more_and_ends_the_move() -> None:
    table = moving(f"{FOOT}@0505/NNE {ENEMY}@0506/NNE", FOOT)
    table.say("enter 0506")
    assert table.told(Entered)[-1].cost == 2
    assert table.stack("pl", "0506") == [FOOT]
    assert table.stack("ru", "0506") == [ENEMY]
    assert not table.state.moving


@pytest.mark.rule(GAME, "6.13")
def test_a_clash_hex_is_left_by_melee_alone() -> None:
    table = alone(f"{FOOT}@0505/NNE {ENEMY}@0505/SSW {NEXT}@0707/NNE", at="0606")
    assert (table.why(f"move {FOOT}"), table.why(f"move {NEXT}")) == ("6.13", "")
