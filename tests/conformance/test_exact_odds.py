"""Where nothing hidden can change a roll, a seat is told exact odds, in games with secrets as well."""

from fractions import Fraction
from typing import Any

import pytest

from sztab import games
from sztab.kernel.dice import RandomDice
from sztab.kernel.odds import odds
from sztab.kernel.play import Play
from sztab.kernel.requests import Draw, Roll
from tests.conformance import suite

ROLLS = 3


def rolls(play: Play[Any], seed: int) -> list[Play[Any]]:
    """The play at its first rolls of dice, with any answers before."""
    dice, found = RandomDice(seed), list[Play[Any]]()
    while (question := play.question) is not None and len(found) < ROLLS:
        if isinstance(question, Roll):
            found.append(play.copy())
        suite.step(play, dice)
    return found


@pytest.mark.parametrize(("game", "scenario"), [("rok-1920", "A"), ("raclawice-1794", "battery")])
def test_plain_rolls_have_exact_odds_for_every_seat(game: str, scenario: str) -> None:
    loaded = games.load(game)
    for play in rolls(Play.begin(loaded, scenario), 5):
        everything = odds(play, everything=True)
        for seat in loaded.scenario(scenario).seats:
            found = odds(play, seat)
            assert found.exact
            assert sum(Fraction(chance.exact) for chance in found.chances) == 1
            assert found.chances == everything.chances, "both see all that comes of it"


def test_drawn_cards_of_the_enemy_are_exact_by_their_number() -> None:
    """Bitwa Warszawska: that one draws cards is seen by all; which, only by the owner."""
    play, dice = Play.begin(games.load("bitwa-warszawska"), "olympiad"), RandomDice(1)
    while not (isinstance(play.question, Draw) and play.question.prompt == "draw" and play.question.count == 1):
        suite.step(play, dice)
    found = odds(play, None)
    assert [(chance.exact, found.exact) for chance in found.chances] == [("1/1", True)]
