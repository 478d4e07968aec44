"""One suite for all games: every scenario in the catalogue, and the kernel's toy game."""

import os
import subprocess
import sys
from functools import cache
from typing import Any

import pytest

from sztab import bots, games
from sztab.bots.bot import play_out
from sztab.kernel.dice import RandomDice
from sztab.kernel.game import Game
from sztab.kernel.play import Play
from tests.conformance import suite
from tests.kernel.toy import Toy


@cache
def opened(game: str) -> Game[Any]:
    return Toy() if game == "toy" else games.load(game)


SCENARIOS = [("toy", "one")] + [(game, scenario) for game in games.CATALOGUE for scenario in opened(game).scenarios()]
EVERY = {"toy": 2, "bitwa-warszawska": 9}
"""How many answers lie between two looked-at moments; games of thousands of answers are looked at more seldom."""
each_scenario = pytest.mark.parametrize(("game", "scenario"), SCENARIOS, ids=[f"{g}-{s}" for g, s in SCENARIOS])


def every(game: str) -> int:
    return EVERY.get(game, 400)


@each_scenario
@pytest.mark.parametrize("seed", [1, 2])
def test_random_play_ends(game: str, scenario: str, seed: int) -> None:
    suite.check_ends(opened(game), scenario, seed)


@each_scenario
def test_every_position_survives_json(game: str, scenario: str) -> None:
    suite.check_json(opened(game), scenario, 3, every(game))


@each_scenario
def test_a_copy_goes_on_like_the_play_itself(game: str, scenario: str) -> None:
    suite.check_copies(opened(game), scenario, 4, every(game) * 6)


@each_scenario
def test_undo_and_again_forward_is_the_same(game: str, scenario: str) -> None:
    suite.check_undo(opened(game), scenario, 5, every(game))


@each_scenario
def test_what_is_not_offered_is_refused_with_a_reason(game: str, scenario: str) -> None:
    suite.check_refusals(opened(game), scenario, 6, every(game))


@each_scenario
def test_bots_judge_by_the_view_and_think_of_legal_answers(game: str, scenario: str) -> None:
    suite.check_judgement(opened(game), scenario, 10, every(game))


@each_scenario
def test_views_do_not_leak(game: str, scenario: str) -> None:
    suite.check_secrets(opened(game), scenario, 7, every(game))


@each_scenario
def test_a_record_verifies_and_replays(game: str, scenario: str) -> None:
    suite.check_record(opened(game), scenario, 8)


@each_scenario
def test_everything_has_words(game: str, scenario: str) -> None:
    if game != "toy":
        suite.check_words(opened(game), scenario, 9, every(game))


@pytest.mark.parametrize(("game", "scenario"), [(g, s) for g, s in SCENARIOS if g in EVERY])
def test_bots_of_every_level_play_to_the_end(game: str, scenario: str) -> None:
    """The short games; `make conformance` plays them all."""
    for level in levels(game):
        check_bots(game, scenario, level, 1)


def levels(game: str) -> tuple[str, ...]:
    return bots.NAMES if game == "toy" else bots.offered(game)


def check_bots(game: str, scenario: str, level: str, seed: int) -> None:
    """A level plays against itself, by answers that are offered, to the end."""
    play, seats = Play.begin(opened(game), scenario), opened(game).scenario(scenario).seats
    play_out(play, {seat: bots.make(level, f"{seed}{seat}") for seat in seats}, RandomDice(seed))
    opened(game).check(play.state)
    assert play.outcome is not None


FINGERPRINT = """
import sys
from sztab import games
from sztab.bots.bot import random_play_out
from sztab.kernel.dice import RandomDice
from sztab.kernel.play import Play
from sztab.kernel.state_hash import state_hash
game = games.load(sys.argv[1])
play = Play.begin(game, sys.argv[2], memory=False)
random_play_out(play, RandomDice(11))
print(len(play.answers), state_hash(game, play.state))
"""


@pytest.mark.parametrize("game", list(games.CATALOGUE))
def test_the_same_game_under_any_hash_seed(game: str) -> None:
    scenario = next(iter(opened(game).scenarios()))
    said = [
        subprocess.run(
            [sys.executable, "-c", FINGERPRINT, game, scenario],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True, text=True, check=True,
        ).stdout
        for seed in ("1", "2")
    ]  # fmt: skip
    assert said[0] == said[1]


@pytest.mark.long
@pytest.mark.timeout(0)
@each_scenario
def test_two_hundred_random_games(game: str, scenario: str) -> None:
    for seed in range(200):
        suite.check_ends(opened(game), scenario, 1000 + seed)


@pytest.mark.long
@pytest.mark.timeout(0)
@pytest.mark.parametrize("level", bots.NAMES)
@each_scenario
def test_a_hundred_games_of_every_level(game: str, scenario: str, level: str) -> None:
    """Of the slowest, ten."""
    if level in levels(game):
        for seed in range(10 if level == "marshal" else 100):
            check_bots(game, scenario, level, seed)
