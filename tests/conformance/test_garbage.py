"""What a game that is played out makes is freed as soon as it is not needed: hardly anything refers to itself in
circles, so that Python's search for such garbage can be put off meanwhile (kernel/garbage.py)."""

import gc
from collections.abc import Iterator

import pytest

from sztab import bots, games
from sztab.bots.bot import play_out, random_play_out
from sztab.kernel.dice import RandomDice
from sztab.kernel.play import Play

SHORT = [
    ("rok-1920", "B"),
    ("nest-of-eagles", "2"),
    ("raclawice-1794", "battery"),
    ("how-the-west-was-saved", "campaign"),
    ("bitwa-warszawska", "olympiad"),
]


@pytest.fixture(autouse=True)
def tidy() -> Iterator[None]:
    """What was made before is left out, garbage or not: to look through all of it takes seconds."""
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.mark.parametrize(("game", "scenario"), SHORT)
def test_a_game_leaves_hardly_any_garbage_in_circles(game: str, scenario: str) -> None:
    random_play_out(Play.begin(games.load(game), scenario, memory=False), RandomDice(1))
    play = Play.begin(games.load(game), scenario, memory=False)
    gc.collect()
    gc.disable()
    try:
        random_play_out(play, RandomDice(2))
        assert not gc.isenabled(), "it was off before"
        found = gc.collect()
    finally:
        gc.enable()
    assert found < len(play.answers), "less than one thing for each answer"


def test_the_search_goes_on_after_a_game() -> None:
    assert gc.isenabled()
    random_play_out(Play.begin(games.load("bitwa-warszawska"), "olympiad", memory=False), RandomDice(3))
    assert gc.isenabled()


def test_the_search_goes_on_after_an_error() -> None:
    play = Play.begin(games.load("bitwa-warszawska"), "olympiad", memory=False)
    with pytest.raises(ZeroDivisionError):
        play.run_out(lambda: 1 / 0, RandomDice(4).settle)
    assert gc.isenabled()


def test_it_is_as_often_as_before_after_a_game_of_bots() -> None:
    before = gc.get_threshold()
    play = Play.begin(games.load("bitwa-warszawska"), "olympiad")
    play_out(play, {seat: bots.make("corporal", 4) for seat in play.game.scenario("olympiad").seats}, RandomDice(3))
    assert play.question is None
    assert gc.get_threshold() == before
