"""`python -m sztab.lab.tuning GAME SCENARIO [ROUNDS [GAMES]]`: finds better weights by playing.

In each round one weight of the best set so far is made larger or smaller, and the two sets meet in games with sides
swapped and the same dice; the new one stays if it wins clearly more than half. What it prints at the end is copied into
the game's `weights`; strength is then measured by `sztab arena` with other seeds.
"""

from __future__ import annotations

import sys
from math import sqrt
from typing import Any

import msgspec

from sztab.bots.bot import Bot, play_out
from sztab.bots.planning import PlanningBot
from sztab.kernel.dice import RandomDice
from sztab.kernel.errors import BadNotation
from sztab.kernel.game import Game
from sztab.kernel.play import Play
from sztab.kernel.requests import Seat
from sztab.lab.playing import opened

ROUNDS, GAMES = 40, 100
STEP = 1.5
"""By how much a weight is changed."""
CLEARLY = 1.0
"""Standard errors above a half that make a set better."""


def changed(weights: Any, dice: RandomDice) -> Any:
    """The same weights, but for one that is larger or smaller."""
    fields = weights.__struct_fields__
    field = fields[dice.below(len(fields))]
    value = getattr(weights, field)
    factor = STEP if dice.below(2) else 1 / STEP
    if isinstance(value, tuple):
        at = dice.below(len(value))
        new: Any = tuple(round(v * factor, 3) if n == at else v for n, v in enumerate(value))
    else:
        new = round(value * factor, 3)
    return msgspec.structs.replace(weights, **{field: new})


def share(game: Game[Any], scenario: str, a: Any, b: Any, games: int, seed: str) -> float:
    """How much of its games a set of weights wins against another, draws half."""
    first, second = game.scenario(scenario).seats
    total = 0.0
    for number in range(games):
        own, other = (first, second) if number % 2 == 0 else (second, first)
        bots: dict[Seat, Bot] = {own: _by(a, f"{seed}a{number}"), other: _by(b, f"{seed}b{number}")}
        play = Play.begin(game, scenario)
        play_out(play, bots, RandomDice(f"{seed}{number // 2}"))
        assert play.state.outcome is not None
        winner = play.state.outcome.winner
        total += 0.5 if winner is None else float(winner == own)
    return total / games


def _by(weights: Any, seed: str) -> Bot:
    return PlanningBot(seed, weights)


def tuned(game: Game[Any], scenario: str, rounds: int, games: int, seed: str = "tuning") -> Any:
    """The best weights found."""
    best, dice = game.weights, RandomDice(seed)
    if best is None:
        raise BadNotation(f"{game.id} has no weights to be tuned")
    needed = 0.5 + CLEARLY * sqrt(0.25 / games)
    for number in range(rounds):
        tried = changed(best, dice)
        won = share(game, scenario, tried, best, games, f"{seed}{number}:")
        if won > needed:
            best = tried
            print(f"round {number + 1}: {won:.2f} {best}", file=sys.stderr)
    return best


def main(words: list[str]) -> None:
    """Tune one game on one scenario."""
    game, scenario = opened(words[0], ""), words[1]
    rounds = int(words[2]) if len(words) > 2 else ROUNDS
    games = int(words[3]) if len(words) > 3 else GAMES
    print(tuned(game, scenario, rounds, games))


if __name__ == "__main__":
    main(sys.argv[1:])
