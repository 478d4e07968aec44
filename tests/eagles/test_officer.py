"""The officer of Nest of Eagles: the same as that of Rok 1920, with three players and with hidden units too."""

from collections.abc import Mapping
from functools import cache

import pytest

from sztab import games
from sztab.bots import make, offered
from sztab.bots.bot import Glimpse, Minds, ask
from sztab.bots.hints import advise
from sztab.games.rok1920.bot.doctrine import OFFICER
from sztab.games.rok1920.bot.falling import Falling
from sztab.games.rok1920.bot.officer import Officer
from sztab.games.rok1920.eagles.game import NestOfEagles
from sztab.games.rok1920.eagles.game import make as make_game
from sztab.games.rok1920.units.counters import CADRE, PL, SU
from sztab.games.rok1920.units.positions import move_to
from sztab.kernel.box import Box
from sztab.kernel.dice import RandomDice
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice
from sztab.kernel.secrecy import redealt
from tests.conformance import suite
from tests.eagles.kit import draw

ANSWERS = 40
SEATS = ("pl", "su", "west", "southwest")
SETTINGS: tuple[tuple[str, Mapping[str, str]], ...] = (
    ("1", {"hiding": "both", "forced-march": "yes"}),
    ("2", {}),
    ("3", {"players": "three"}),
    ("6", {"players": "three", "hiding": "patrols"}),
    ("8", {"hiding": "groups"}),
)


@cache
def game() -> NestOfEagles:
    return make_game(Box(games.entry("nest-of-eagles").box_folder))


def test_nest_of_eagles_has_an_officer_and_a_marshal() -> None:
    assert offered("nest-of-eagles")[-2:] == ("officer", "marshal")


@pytest.mark.parametrize(("scenario", "options"), SETTINGS)
def test_officer_and_marshal_give_answers_that_are_offered(scenario: str, options: Mapping[str, str]) -> None:
    """`Play.answer` refuses any other."""
    play, dice = Play.begin(game(), scenario, options), RandomDice(scenario)
    minds = Minds({seat: make("officer" if seat == "pl" else "marshal", 5) for seat in SEATS})
    for _ in range(ANSWERS):
        question = play.question
        assert question is not None
        play.answer(minds.answer(play) if isinstance(question, Choice) else dice.settle(question))


@pytest.mark.parametrize("level", ["officer", "marshal"])
def test_the_officer_does_not_see_who_hides(level: str) -> None:
    """23.1: with other units under the enemy's markers he gives the same answer and has the same in mind."""
    play, dice, swapped = Play.begin(game(), "1", {"hiding": "both"}), RandomDice(2), 0
    minds = Minds({seat: make("corporal", 5) for seat in SEATS})
    for asked in range(400):
        question = play.question
        assert question is not None
        if not isinstance(question, Choice):
            play.answer(dice.settle(question))
            continue
        if asked % 9 == 0 and len(question.options) > 1:
            twin = redealt(play, question.seat, dice)
            if game().dump(twin.state) != game().dump(play.state):
                swapped += 1
                replies = [ask(make(level, asked), Glimpse(p, question.seat)) for p in (play, twin)]
                assert replies[0] == replies[1], f"saw through {question.prompt}"
                if swapped == 3:
                    return
        play.answer(minds.answer(play))
    raise AssertionError("nothing was hidden")


def test_a_player_of_three_is_advised_too_with_the_chances_of_his_seat() -> None:
    options = {"players": "three"}
    play, dice = Play.begin(game(), "7", options), RandomDice(3)
    while not (isinstance(play.question, Choice) and play.question.seat == "west" and len(play.question.options) > 1):
        assert play.question is not None
        suite.step(play, dice)
    told = advise(Glimpse(play, "west"), 1, "corporal", "7", options)
    assert told.hints
    assert 0 < told.win < 1


def test_a_cadre_that_comes_beside_an_enemy_falls_there_and_one_that_stands_there_does_not() -> None:
    """3.3/g, in whoever's turn it marches."""
    scene = draw("pl: 16DP--@0505 8DP@0503 / su: 58DS@0507 4DS@0604", chapters=13, phase="movement")
    war, state, cadre = scene.war, scene.state.copy(), scene.unit("16DP")
    judge = Officer(war, scene.game.goals(war), OFFICER)
    assert war.board.masks[state.at[cadre]] & state.occupied[SU]
    for phasing in (PL, SU):
        state.phasing = phasing
        falling = Falling(judge, state, PL)
        assert falling.price(state) == 0
        then = state.copy()
        move_to(war, then, cadre, scene.hex("0506"))
        assert falling.price(then) == judge.unit_values[cadre][CADRE] > 0
