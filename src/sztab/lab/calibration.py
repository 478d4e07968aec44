"""`python -m sztab.lab.calibration GAME SCENARIO...`: fits what a lead is worth to games of bots among themselves.

The bots are the best that give advice. Prints the scale that makes the results of the games likeliest, by either
judgement of positions, and how surprising they stay. What it prints for a game stands in `sztab.bots.winning`.
"""

from __future__ import annotations

import sys
from math import log
from typing import Any

from sztab import bots
from sztab.bots import hints
from sztab.bots.bot import Bot, Glimpse
from sztab.bots.winning import SURE, Fit, Scale
from sztab.kernel.dice import RandomDice
from sztab.kernel.game import Game
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice, Seat
from sztab.lab.playing import opened

GAMES = 40
SCALES = tuple(1.0 * 1.25**step for step in range(48))
"""Those that are tried: from 1 to 36,000."""

Told = tuple[str, Any, dict[Seat, float]]
"""A scenario, a state at the start of a turn, and how its game ended."""


def told(game: Game[Any], scenario: str, games: int, seed: int = 1, bot: str = "corporal") -> list[Told]:
    """The states at the start of every turn of some games, with their results."""
    found: list[Told] = []
    seats = game.scenario(scenario).seats
    for number in range(seed, seed + games):
        play, dice = Play.begin(game, scenario), RandomDice(number)
        minds: dict[Seat, Bot] = {seat: bots.make(bot, f"{number}{seat}") for seat in seats}
        states, turn = [], 0
        while (question := play.question) is not None:
            if game.turn(play.state) > turn and not play.tape and game.is_settled(play.state):
                turn = game.turn(play.state)
                states.append(play.state.copy())
            if isinstance(question, Choice):
                play.answer(minds[question.seat].answer(Glimpse(play, question.seat)))
            else:
                play.answer(dice.settle(question))
        outcome = play.state.outcome
        assert outcome is not None
        winners = outcome.winners or seats
        won = {seat: float(seat in winners) / len(winners) for seat in seats}
        found += [(scenario, state, won) for state in states]
    return found


def surprise(game: Game[Any], states: list[Told], fit: Fit) -> float:
    """How surprising the results are under a scale, on the average (log loss)."""
    scales = {scenario: Scale(game, scenario, fit) for scenario, _, _ in states}
    total = 0.0
    for scenario, state, won in states:
        chances = scales[scenario].by_leads(state)
        total -= sum(share * log(min(1 - SURE, max(SURE, chances[seat]))) for seat, share in won.items())
    return total / len(states)


def fitted(game: Game[Any], states: list[Told], *, by_weights: bool = False) -> Fit:
    """The scale under which the results are likeliest, by one of the two judgements."""
    fits = [Fit(size, size, by_weights) for size in SCALES]
    return min(fits, key=lambda fit: surprise(game, states, fit))


def main(words: list[str]) -> None:
    """Fit one game, on some of its scenarios."""
    games = int(words.pop()) if words[-1].isdigit() and len(words) > 2 else GAMES
    game = opened(words[0], "")
    best = hints.adviser(game.id)
    states = [one for scenario in words[1:] for one in told(game, scenario, games, bot=best)]
    plain, weighed = (fitted(game, states, by_weights=by) for by in (False, True))
    for fit in (plain, weighed):
        name = "weigh" if fit.by_weights else "appraise"
        print(f"{game.id} by {name}: scale {fit.curve:.1f}, surprise {surprise(game, states, fit):.3f}")
    by_weights = surprise(game, states, weighed) < surprise(game, states, plain)
    curve, advice = (weighed if by_weights else plain).curve, (plain if best == "corporal" else weighed).curve
    print(f'"{game.id}": Fit({curve:.1f}, {advice:.1f}, by_weights={by_weights})')
    print(f"{len(states)} positions of {games} games of {best}s each of {', '.join(words[1:])}; even: {log(2):.3f}")


if __name__ == "__main__":
    main(sys.argv[1:])
