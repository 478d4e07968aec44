"""8.11, 8.12: guns on the move."""

import pytest

from sztab.games.raclawice.fire.reasons import reasons_against_shot
from sztab.kernel.refusing import first
from tests.raclawice.table import Table, alone
from tests.raclawice.test_movement import moving

GAME = "raclawice-1794"

GUNS, OTHER, FOOT, ENEMY = "pl-1-art-polska", "pl-2-art-polska", "pl-1-i-3-pp", "ru-1-ii-uglicki"


def may_fire(table: Table, hex: str) -> str:
    """The rule that keeps the guns from firing at a hex, or nothing."""
    refusal = first(reasons_against_shot(table.ed, table.state, table.unit(GUNS), table.ed.hex(hex)))
    return refusal.rule if refusal else ""


@pytest.mark.rule(GAME, "8.11", "8.11/a")
def test_guns_turn_through_any_angle_and_are_silent_in_this_activation() -> None:
    table = moving(f"{GUNS}@0505/SSW {FOOT}@0403/NNE {ENEMY}@0508/SSW", GUNS, "szyrer")
    table.say("swing NNE")
    assert table.facing(GUNS) == "NNE"
    assert may_fire(table, "0508") == "8.11/a"
    assert table.why(f"move {GUNS}") == "8.16", "a turn is all it may do"
    while table.state.phase == 4:
        table.say("pass")
    table.say("0503")
    assert not table.state.marks[table.unit(GUNS)], "the ban falls with the activation"


@pytest.mark.rule(GAME, "8.11", "8.11/b")
def test_guns_are_pushed_one_hex_and_silent_until_the_end_of_the_turn() -> None:
    table = moving(f"{GUNS}@0505/SSW {ENEMY}@0509/SSW", GUNS, "szyrer")
    table.say("push 0604", "NNE")
    assert (table.hex(GUNS), table.facing(GUNS)) == ("0604", "NNE")
    while table.state.phase == 4:
        table.say("pass")
    table.state.phase, table.state.active = 4, 1
    assert may_fire(table, "0509") == "8.11/b"


@pytest.mark.rule(GAME, "8.11/b")
@pytest.mark.parametrize("mark", ["gun-fired", "gun-moved"])
def test_guns_that_have_fired_or_moved_in_the_turn_are_not_pushed(mark: str) -> None:
    table = moving(f"{GUNS}@0505/SSW/{mark} {FOOT}@0101", GUNS, "szyrer")
    assert (table.why("push 0506"), table.why("swing NNE")) == ("8.11/b", "")


@pytest.mark.rule(GAME, "8.11/b")
def test_guns_are_not_pushed_where_infantry_may_not_go_or_the_enemy_stands() -> None:
    table = moving(f"{GUNS}@0505/SSW {ENEMY}@0506/SSW", GUNS, "szyrer", ground={"pond": ["0605"], "forest": ["0404"]})
    assert [table.why(f"push {hex}") for hex in ("0605", "0506", "0404")] == ["8.11/b", "8.11/b", ""]


@pytest.mark.rule(GAME, "8.12", "8.12/a")
def test_limbering_takes_the_whole_movement_phase() -> None:
    table = moving(f"{GUNS}@0505/NNE {FOOT}@0403/NNE {ENEMY}@0508/SSW", GUNS, "szyrer")
    assert may_fire(table, "0508") == ""
    table.say("limber")
    assert table.formation(GUNS) == "limbered"
    assert not table.state.moving
    assert table.why(f"move {GUNS}") == "8.16"
    assert may_fire(table, "0508") == "8.12/a"


@pytest.mark.rule(GAME, "8.12")
def test_guns_that_have_fired_in_the_phase_are_not_limbered() -> None:
    table = moving(f"{GUNS}@0505/NNE/fired {FOOT}@0101", GUNS, "szyrer")
    assert table.why("limber") == "8.12"


@pytest.mark.rule(GAME, "8.12/b", "8.12/c", "8.12/e")
def test_limbered_guns_have_three_points_pay_as_cavalry_and_turn_freely() -> None:
    """Buildings cost cavalry 3: the whole allowance. Any side may be left by, and the front is chosen at the end."""
    table = moving(f"{GUNS}@0505/NNE/limbered", GUNS, "szyrer", ground={"buildings": ["0504"]})
    assert table.left(GUNS) == 3
    assert all(table.why(f"enter {hex}") == "" for hex in ("0506", "0605", "0604", "0504", "0404", "0405"))
    assert table.why("turn E") == "7.2/c"
    table.say("enter 0504")
    assert (table.left(GUNS), table.asked) == (0, "pl face")
    assert table.say("W").facing(GUNS) == "W"


@pytest.mark.rule(GAME, "8.12/b")
def test_limbered_guns_go_three_hexes() -> None:
    table = moving(f"{GUNS}@0505/NNE/limbered", GUNS, "szyrer").say("enter 0506", "enter 0507", "enter 0508")
    assert (table.hex(GUNS), table.asked) == ("0508", "pl face")


@pytest.mark.rule(GAME, "8.12/d")
def test_limbered_guns_do_not_enter_an_enemys_hex() -> None:
    table = moving(f"{GUNS}@0505/NNE/limbered {ENEMY}@0506/NNE", GUNS, "szyrer")
    assert (table.why("enter 0506"), table.why("enter 0605")) == ("8.12/d", "")


@pytest.mark.rule(GAME, "8.12/f", "8.12")
def test_unlimbering_costs_a_point_and_fire_waits_for_the_next_turn() -> None:
    table = moving(f"{GUNS}@0505/NNE/limbered {FOOT}@0403/NNE {ENEMY}@0509/SSW", GUNS, "szyrer")
    table.say("enter 0506", "unlimber", "NNE")
    assert (table.formation(GUNS), table.left(GUNS)) == ("ordinary", 1)
    assert may_fire(table, "0509") == "8.11/b"
    table = moving(f"{GUNS}@0505/NNE/limbered", GUNS, "szyrer").say("enter 0506", "enter 0507", "enter 0508", "NNE")
    assert table.formation(GUNS) == "limbered", "without a point it stays limbered"


@pytest.mark.rule(GAME, "6.0/d")
def test_guns_in_a_stack_face_where_they_like() -> None:
    table = moving(f"{FOOT}@0505/NNE {GUNS}@0505/NNE", GUNS, "szyrer").say("swing SSW")
    assert (table.facing(GUNS), table.facing(FOOT)) == ("SSW", "NNE")


@pytest.mark.rule(GAME, "9.4")
def test_guns_do_not_move_in_the_enemys_phase() -> None:
    table = alone(f"{GUNS}@0505/NNE {FOOT}@0507/SSW {ENEMY}@0508/SSW", "tomatis", at="0510")
    assert table.why(f"move {GUNS}") == "4.1"
