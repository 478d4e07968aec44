"""Games played by bots to learn from: portraits of positions in which nothing is under way, and how the game ended."""

from __future__ import annotations

import gzip
import time
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from sztab import bots
from sztab.bots.bot import Minds
from sztab.bots.winning import Scale, probability
from sztab.kernel.dice import RandomDice
from sztab.kernel.play import Play
from sztab.kernel.portrait import Portrait
from sztab.kernel.requests import Choice
from sztab.lab.playing import opened, version

APART = 25
"""Answers between two positions of a game, at least."""


class Order(Struct):
    """What a process is to play, and until when."""

    game: str
    scenarios: list[str]
    bots: list[str]
    number: int
    processes: int
    until: float


class Position(Struct, array_like=True):
    """What is seen, and the chance that a scale of leads gives the first seat."""

    portrait: Portrait
    scaled: float


class Gathered(Struct, array_like=True):
    """A game that was played to its end."""

    number: int
    scenario: str
    rules: str
    """The version of rules, box and bots that played it."""
    bots: tuple[str, ...]
    """By seat."""
    won: float
    """1 for a win of the first seat, a half for a draw."""
    positions: list[Position]


def play_games(order: Order) -> list[Gathered]:
    """Games by turns of scenarios and bots, as many as there is time for."""
    game: Any = opened(order.game, "")
    rules = version(game)
    found: list[Gathered] = []
    number = order.number
    while time.time() < order.until:
        if (one := _played(game, order, number, rules)) is not None:
            found.append(one)
        number += order.processes
    return found


def _played(game: Any, order: Order, number: int, rules: str) -> Gathered | None:
    """One game of a scenario and of bots drawn for it; nothing of one that was not over in time."""
    drawn_for = RandomDice(f"fixture {number}")
    scenario = order.scenarios[drawn_for.below(len(order.scenarios))]
    seats = game.scenario(scenario).seats
    play, dice, scale = Play.begin(game, scenario), RandomDice(f"results {number}"), Scale(game, scenario)
    names = tuple(order.bots[drawn_for.below(len(order.bots))] for _ in seats)
    minds = Minds({seat: bots.make(name, f"{number}{seat}") for seat, name in zip(seats, names)})
    kept: list[Position] = []
    answers = last = 0
    while (question := play.question) is not None:
        if not isinstance(question, Choice):
            play.answer(dice.settle(question))
            continue
        if answers - last >= APART and not play.tape and game.is_settled(play.state):
            drawn = game.portrait(play.state)
            if drawn is not None:
                kept.append(Position(drawn, probability(scale.lean(play.state))))
                last = answers
        if time.time() > order.until:
            return None
        play.answer(minds.answer(play))
        answers += 1
    outcome = play.state.outcome
    assert outcome is not None
    winners = outcome.winners or seats
    return Gathered(number, scenario, rules, names, float(seats[0] in winners) / len(winners), kept)


def read(file: Path) -> list[Gathered]:
    """Games that were kept before."""
    return msgspec.msgpack.decode(gzip.decompress(file.read_bytes()), type=list[Gathered]) if file.exists() else []


def keep(file: Path, played: Sequence[Gathered]) -> None:
    file.write_bytes(gzip.compress(msgspec.msgpack.encode(list(played))))


def table(played: Sequence[Gathered]) -> Iterator[str]:
    """By scenario: how often the first seat won, for every pair of bots."""
    for scenario in sorted({one.scenario for one in played}):
        mine = [one for one in played if one.scenario == scenario]
        for pair in sorted({one.bots for one in mine}):
            won = [one.won for one in mine if one.bots == pair]
            share = sum(won) / len(won)
            error = sqrt(share * (1 - share) / len(won))
            told = f"{len(won)} games, first seat {100 * share:.0f} % ± {100 * error:.0f}"
            yield f"  {scenario} {' v '.join(pair)}: {told}"
