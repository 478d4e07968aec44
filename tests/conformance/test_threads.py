"""Plays of one game in several threads do not disturb each other: what they share never changes."""

import hashlib
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest

from sztab import games
from sztab.kernel.dice import RandomDice
from sztab.kernel.game import Game
from sztab.kernel.play import Play
from sztab.kernel.refusing import intents, why_not
from sztab.kernel.requests import Choice
from sztab.kernel.state_hash import state_hash
from tests.conformance import suite

UNSAFE: dict[str, str] = {}
"""Games that are not safe yet, and why."""
SCENARIOS = [
    pytest.param(game, scenario, id=f"{game}-{scenario}")
    for game in games.CATALOGUE
    if game not in UNSAFE
    for scenario in list(games.load(game).scenarios())[:3]
]
ANSWERS = 300
PLAYS = 3
LOOK = 11
"""After so many answers a play is looked at from all sides: copies, refusals, judgement, views."""


@pytest.fixture
def hasty_switching() -> Iterator[None]:
    """Threads take turns as often as Python can."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def told(game: Game[Any], scenario: str, seed: int) -> str:
    """A digest of everything that a play says: options, events, refusals, judgement, views, states of copies."""
    play, dice, found = Play.begin(game, scenario), RandomDice(seed), hashlib.sha256()
    while (question := play.question) is not None and len(play.answers) < ANSWERS:
        found.update(repr((question, play.events)).encode())
        if len(play.answers) % LOOK == 0:
            twin = play.copy()
            suite.step(twin, RandomDice(seed))
            found.update(state_hash(game, twin.state).encode())
            found.update(repr([game.view(play.state, seat) for seat in (question.seat, None)]).encode())
        if isinstance(question, Choice) and len(play.answers) % LOOK == 1:
            for intent in list(intents(play))[seed % 7 :: 40]:
                found.update(repr(why_not(play, intent)).encode())
            found.update(
                repr((game.candidates(play.state, question), game.appraise(play.state, question.seat))).encode()
            )
        suite.step(play, dice)
    return found.hexdigest()


@pytest.mark.usefixtures("hasty_switching")
@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_plays_in_threads_equal_plays_alone(game: str, scenario: str) -> None:
    alone = games.load(game)
    expected = [told(alone, scenario, seed) for seed in range(PLAYS)]
    shared, start = games.load(game), Barrier(PLAYS)

    def play(seed: int) -> str:
        start.wait()
        return told(shared, scenario, seed)

    with ThreadPoolExecutor(PLAYS) as pool:
        assert list(pool.map(play, range(PLAYS))) == expected
