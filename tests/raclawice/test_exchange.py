"""10.4, 10.9.10, 10.10.5: the exchange of fire in a movement phase, and when its marks come off."""

from functools import cache
from typing import Any

import pytest

from sztab.games.raclawice.game import Raclawice, make
from sztab.games.raclawice.state import DRAW, FIRED, GUN_MOVED, JAMMED, LEADER, MOVEMENT, State
from sztab.kernel.box import Box
from sztab.kernel.dice import RandomDice
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice
from tests.raclawice.field import DATA

GAME = "raclawice-1794"
MAP = {"columns": 12, "rows": 12}


@cache
def game() -> Raclawice:
    return make(Box(DATA))


def table(**position: Any) -> Play[State]:
    drawn = game().drawn({"map": MAP, **position})
    return Play(drawn, drawn.place({"map": MAP, **position}))


def choice(play: Play[State]) -> Choice:
    question = play.question
    assert isinstance(question, Choice)
    return question


def named(play: Play[State], **wire: str) -> None:
    """Answer by names."""
    question = choice(play)
    play.answer(play.game.codec.decode(question, wire))


FACES = "pl-1-i-2-pp@0404/NNE ru-1-ii-uglicki@0406/SSW"


@pytest.mark.rule(GAME, "10.4", "3.3/b2")
def test_the_side_that_is_not_active_has_the_first_shot() -> None:
    play = table(units=FACES, leaders="tomatis@0408", active="tomatis")
    assert (choice(play).seat, choice(play).prompt) == ("pl", "shot")
    other = table(units=FACES, leaders="zajaczek@0402", active="zajaczek")
    assert (choice(other).seat, choice(other).prompt) == ("ru", "shot")


@pytest.mark.rule(GAME, "10.4")
def test_they_go_on_by_turns_until_both_pass() -> None:
    """A34: a shot by one side lets the other fire again; two passes in a row end the phase."""
    play = table(units=FACES, leaders="tomatis@0408", active="tomatis")
    named(play, answer="pass")
    assert choice(play).seat == "ru"
    named(play, answer="fire", unit="ru-1-ii-uglicki")
    named(play, hex="0404")
    play.answer((0,))
    assert (choice(play).seat, choice(play).prompt) == ("pl", "shot")
    named(play, answer="pass")
    named(play, answer="pass")
    assert play.state.phase == LEADER


@pytest.mark.rule(GAME, "10.4", "10.10.3")
def test_after_a_move_the_other_side_fires_again() -> None:
    play = table(units=FACES, leaders="tomatis@0408", active="tomatis")
    named(play, answer="pass")
    named(play, answer="move", unit="ru-1-ii-uglicki")
    while choice(play).prompt in ("group", "step"):
        named(
            play,
            **({"answer": "go"} if choice(play).prompt == "group" else {"answer": "stop", "unit": "ru-1-ii-uglicki"}),
        )
    assert (choice(play).seat, choice(play).prompt) == ("pl", "shot")


@pytest.mark.rule(GAME, "10.4", "10.9.1")
@pytest.mark.parametrize("seed", range(5))
def test_the_exchange_ends(seed: int) -> None:
    """Two lines in range of each other fire whenever they may: four shots each, and the phase is over."""
    poles = " ".join(f"pl-{i}-i-6-pp@{c:02}04/NNE" for i, c in zip((1, 2, 3, 4), (3, 5, 7, 9)))
    foes = " ".join(f"ru-{i}-ii-uglicki@{c:02}06/SSW" for i, c in zip((1, 2, 3, 4), (3, 5, 7, 9)))
    play = table(units=f"{poles} {foes}", leaders="tomatis@0608", active="tomatis")
    dice, answers = RandomDice(seed), 0
    while play.state.phase == MOVEMENT:
        question = play.question
        assert question is not None
        if not isinstance(question, Choice):
            play.answer(dice.settle(question))
            continue
        shots = [option for option in question.options if isinstance(option, int) or option[0] == "fire"]
        play.answer(shots[dice.below(len(shots))] if shots else question.options[-1])
        answers += 1
    assert answers <= 3 * (8 * 4) + 8
    assert max(play.state.shots) <= 4


@pytest.mark.rule(GAME, "10.9.10", "3.3/c", "10.10.5", "3.3/d", "3.2/a")
def test_at_the_end_of_the_turn_all_marks_of_fire_come_off() -> None:
    units = "pl-1-i-2-pp@0404/NNE/shots=3 pl-1-art-polska@0504/gun-moved ru-1-art-rosyjska@0508/jammed"
    play = table(units=units, leaders="tomatis@0608", turn=3, phase="turn-end")
    marks = play.state.marks[:]
    assert any(mark & GUN_MOVED for mark in marks)
    assert any(mark & JAMMED for mark in marks)
    assert play.question is not None
    assert play.state.turn == 4
    assert set(play.state.shots) == {0}
    assert set(play.state.marks) == {0}


@pytest.mark.rule(GAME, "10.10.5", "10.10.3", "8.11")
def test_at_the_end_of_a_phase_only_guns_that_moved_or_jammed_stay_silent() -> None:
    units = (
        "pl-1-art-polska@0404/NNE/fired pl-2-art-polska@0504/NNE/gun-moved pl-3-art-polska@0604/NNE/jammed "
        "ru-1-ii-uglicki@0409/SSW"
    )
    play = table(units=units, leaders="tomatis@0610", active="tomatis", pool=["szyrer"])
    while play.state.phase != DRAW:
        options = choice(play).options
        play.answer("pass" if "pass" in options else options[0])
    first, second, third = (play.game.codec._numbers["unit"][f"pl-{i}-art-polska"] for i in (1, 2, 3))
    assert not play.state.marks[first] & FIRED
    assert play.state.marks[second] & GUN_MOVED
    assert play.state.marks[third] & JAMMED


@pytest.mark.rule(GAME, "10.7")
def test_a_unit_driven_back_on_its_march_stops() -> None:
    """The Russian company steps into the front of the Poles, is fired at, fails its test, and may not move again."""
    play = table(units="pl-1-i-2-pp@0404/NNE ru-1-ii-uglicki@0406/SSW", leaders="tomatis@0408", active="tomatis")
    named(play, answer="pass")
    named(play, answer="move", unit="ru-1-ii-uglicki")
    while choice(play).prompt == "group":
        named(play, answer="go")
    named(play, answer="enter", unit="ru-1-ii-uglicki", hex="0405")
    named(play, answer="fire", unit="pl-1-i-2-pp")
    play.answer((6,))
    named(play, hex="0406")
    while play.question is not None and play.state.phase == MOVEMENT:
        options = choice(play).options
        assert ("move", play.game.codec._numbers["unit"]["ru-1-ii-uglicki"]) not in options
        play.answer("pass" if "pass" in options else options[-1])
