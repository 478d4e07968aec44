"""10.4, 10.7, 11.12: what a shot, or the flight of friends, does to a move that is under way or still to come."""

import pytest

from sztab.games.raclawice.events import MusketryFired
from tests.raclawice.table import alone

GAME = "raclawice-1794"

FOOT, ENEMY = "pl-1-i-2-pp", "ru-1-ii-uglicki"
FIRST, SECOND, THIRD = "pl-1-2-mbkn", "pl-2-2-mbkn", "pl-3-2-mbkn"


@pytest.mark.rule(GAME, "10.4", "10.9.2")
def test_a_shot_on_the_move_is_answered_before_the_move_goes_on() -> None:
    """The sides fire in turn: nobody fires four times in a row by calling it a move."""
    table = alone(f"{FOOT}@0505/NNE {ENEMY}@0508/SSW").say(f"move {FOOT}", "fire", "0508", 0)
    assert table.asked == "ru shot"
    table.say(ENEMY, "0505", 0)
    assert table.asked == "pl step"
    assert table.left(FOOT) == 3
    table.say("enter 0506", "stop")
    assert table.asked == "ru shot", "and the end of the move gives the turn to fire as always"
    assert len(table.told(MusketryFired)) == 2


@pytest.mark.rule(GAME, "10.4")
def test_who_lets_his_turn_go_by_on_the_move_has_not_ended_the_phase() -> None:
    table = alone(f"{FOOT}@0505/NNE pl-2-i-2-pp@0304/NNE {ENEMY}@0508/SSW")
    table.say(f"move {FOOT}", "fire", "0508", 0, "pass", "enter 0506", "stop", "pass")
    assert table.asked == "pl act"
    assert table.why("move pl-2-i-2-pp") == ""


@pytest.mark.rule(GAME, "10.4")
@pytest.mark.parametrize(("die", "back"), [(0, ()), (9, ("0504",))])
def test_a_move_that_ends_with_an_answered_shot_gives_no_second_answer(die: int, back: tuple[str, ...]) -> None:
    """The last point goes for a shot, or the answer drives the mover back: now the active side is to act."""
    others = f"pl-2-i-2-pp@0304/NNE {ENEMY}@0508/SSW ru-2-ii-uglicki@0507/SSW"
    table = alone(f"{FOOT}@0505/NNE/left=1 {others}").say(f"move {FOOT}", "fire", "0507", 0)
    table.say("ru-2-ii-uglicki", "0505", die, *back)
    assert table.asked == "pl act"
    assert table.say("pass").asked == "ru shot", "who could have fired"


@pytest.mark.rule(GAME, "10.7", "10.4")
def test_the_answer_may_drive_the_mover_back_and_end_its_move() -> None:
    table = alone(f"{FOOT}@0505/NNE pl-2-i-2-pp@0304/NNE {ENEMY}@0508/SSW").say(f"move {FOOT}", "fire", "0508", 0)
    table.say(ENEMY, "0505", 9, "0504")
    assert table.asked == "pl act", "the move is over"
    assert table.why(f"move {FOOT}") == "10.7"


@pytest.mark.rule(GAME, "10.7", "11.12")
def test_a_crisis_of_morale_does_not_stop_a_unit_that_has_yet_to_move() -> None:
    """Two squadrons charge and are beaten; a third beside them fails its test and goes back, but nobody fired at it."""
    units = f"{FIRST}@0502/NNE {THIRD}@0502/NNE {SECOND}@0405/NNE {ENEMY}@0505/SSW ru-2-ii-uglicki@0505/SSW"
    table = alone(units, "manget", "0403").say(f"move {FIRST}", f"with {THIRD}")
    table.say("enter 0503", "enter 0504", "done", "charge 0505", (0, 9))
    table.say(FIRST, FIRST, 9, "0305", "SSW")
    assert (table.asked, table.hex(SECOND)) == ("ru shot", "0305")
    assert table.say("pass").why(f"move {SECOND}") == ""
