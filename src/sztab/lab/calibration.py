"""`python -m sztab.lab.calibration FILE GAME [SCENARIO...]`: lets bots of several levels play each other, keeps how
their positions stood in FILE (a line a game; a stopped run goes on where it was), fits what makes the results
likeliest, and prints what stands in `bots/chances.toml` for the game. `--games 0` fits what FILE holds, `--judge` tells
how often what was foretold came true, of games that were kept out of the fit.

One game in five is never fitted to.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import log
from pathlib import Path
from typing import Any
from zlib import crc32

import msgspec
from msgspec import Struct

from sztab import bots
from sztab.bots.bot import Minds
from sztab.bots.winning import SURE, Counts, Facts, Fit, Scale, Usual, probability, weighed
from sztab.kernel.dice import RandomDice
from sztab.kernel.game import Game
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice
from sztab.lab.chance_fit import fitted
from sztab.lab.playing import opened

APART = 8
"""Answers between two positions of a game, at least."""
JUDGED = 5
"""One game of so many is kept out of the fit."""
PAIRS = (
    ("officer", "officer"), ("corporal", "corporal"), ("officer", "corporal"), ("corporal", "officer"),
    ("officer", "recruit"), ("recruit", "officer"), ("corporal", "recruit"), ("recruit", "corporal"),
)  # fmt: skip
BINS = (0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0)


class Watched(Struct):
    """A game: who played, how it ended for the first seat (a half for a draw), and how it stood on the way."""

    game: str
    scenario: str
    bots: tuple[str, str]
    number: int
    won: float
    positions: list[Facts]

    @property
    def is_judged(self) -> bool:
        return crc32(f"{self.scenario} {self.bots} {self.number}".encode()) % JUDGED == 0


def watched(game: Game[Any], scenario: str, names: tuple[str, str], number: int) -> Watched:
    """One game of bots."""
    play, dice, scale = Play.begin(game, scenario), RandomDice(f"calibration {number}"), Scale(game, scenario)
    minds = Minds({seat: bots.make(name, f"{number}{seat}") for seat, name in zip(scale.seats, names)})
    found: list[Facts] = []
    given = last = 0
    while (question := play.question) is not None:
        if not isinstance(question, Choice):
            play.answer(dice.settle(question))
            continue
        if given - last >= APART and not play.tape and game.is_settled(play.state):
            found.append(scale.facts(play.state))
            last = given
        play.answer(minds.answer(play))
        given += 1
    won = scale.chances(play.state)[scale.seats[0]]
    return Watched(game.id, scenario, names, number, won, found)


def read(file: Path) -> list[Watched]:
    if not file.exists():
        return []
    return [msgspec.json.decode(line, type=Watched) for line in file.read_bytes().splitlines()]


def played(
    file: Path, game: Game[Any], scenarios: Sequence[str], games: int, seed: int, pairs: Iterable[tuple[str, str]]
) -> Iterator[Watched]:
    """Games of every pair in every scenario, those that FILE does not hold yet."""
    known = {(one.scenario, one.bots, one.number) for one in read(file)}
    for number in range(seed, seed + games):
        for scenario in scenarios:
            for pair in pairs:
                if (scenario, pair, number) not in known:
                    found = watched(game, scenario, pair, number)
                    with file.open("ab") as out:
                        out.write(msgspec.json.encode(found) + b"\n")
                    yield found


def surprise(games: Iterable[Watched], fit: Fit, *, asks: bool = True) -> float:
    """How surprising the results are (log loss), each game counting once."""
    total, count = 0.0, 0
    for one in games:
        if one.positions:
            count += 1
            total -= sum(_said(foretold(facts, one, fit, asks=asks), one.won) for facts in one.positions) / len(
                one.positions
            )
    return total / max(1, count)


def off(games: Iterable[Watched], fit: Fit) -> float:
    """How far what was foretold is from the results (Brier's score), each game counting once; even chances: 0.25."""
    told = [[(foretold(facts, one, fit) - one.won) ** 2 for facts in one.positions] for one in games if one.positions]
    return sum(sum(squares) / len(squares) for squares in told) / max(1, len(told))


def _said(chance: float, won: float) -> float:
    chance = min(1 - SURE, max(SURE, chance))
    return won * log(chance) + (1 - won) * log(1 - chance)


def foretold(facts: Facts, of: Watched, fit: Fit, *, asks: bool = True) -> float:
    """What a fit makes of a position."""
    usual = fit.scenarios.get(of.scenario) or fit.scenarios.get("") or Usual()
    counts: Counts = fit.learned if asks and fit.learned and facts.network is not None else fit.counts
    return probability(weighed(facts, counts, usual))


def reliability(games: Sequence[Watched], fit: Fit) -> Iterator[str]:
    """A line for each ten percent: how many games came there, what was foretold on the average, and how often it came
    true. Each game counts as much as the others, by the share of its positions."""
    told = [(one, [foretold(facts, one, fit) for facts in one.positions]) for one in games]
    for low, high in pairwise(BINS):
        weight = said = came = 0.0
        there = 0
        for one, chances in told:
            here = [chance for chance in chances if low <= chance < high or chance == high == 1.0]
            there += bool(here)
            weight += len(here) / len(chances)
            said += sum(here) / len(chances)
            came += one.won * len(here) / len(chances)
        if weight:
            yield f"| {low:.0%}-{high:.0%} | {there} | {said / weight:.0%} | {came / weight:.0%} |"


def written(game: str, fit: Fit) -> Iterator[str]:
    """A fit as `bots/chances.toml` has it."""
    for name, counts in (("counts", fit.counts), ("learned", fit.learned)):
        if counts is not None:
            yield f"[{game}.{name}]"
            yield from (f"{key} = {value}" for key, value in msgspec.to_builtins(counts).items())
    for name, usual in fit.scenarios.items():
        told = ", ".join(f"{key} = {value}" for key, value in msgspec.to_builtins(usual).items())
        if not name:
            yield f"[{game}.scenarios]"
        yield f"{json.dumps(name)} = {{ {told} }}"


def main() -> None:
    """Play, fit, print."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("file", type=Path)
    words.add_argument("game")
    words.add_argument("scenarios", nargs="*")
    words.add_argument("--games", type=int, default=4, help="of every pair of bots in every scenario")
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--pairs", default=";".join(",".join(pair) for pair in PAIRS))
    words.add_argument("--judge", action="store_true")
    given = words.parse_args()
    game = opened(given.game, "")
    scenarios = given.scenarios or list(game.scenarios())
    pairs = [tuple(pair.split(",")) for pair in given.pairs.split(";")]
    for one in played(given.file, game, scenarios, given.games, given.seed, pairs):
        print(one.scenario, *one.bots, one.number, one.won, flush=True)
    games = read(given.file)
    fit = fitted([one for one in games if not one.is_judged])
    kept = [one for one in games if one.is_judged]
    print(*written(game.id, fit), sep="\n")
    print(f"{len(games)} games, log loss of the {len(kept)} kept out: {surprise(kept, fit):.3f}")
    print(f"without the network {surprise(kept, fit, asks=False):.3f}; even chances {log(2):.3f}")
    print(f"Brier's score of those {off(kept, fit):.3f}; even chances 0.250")
    if given.judge:
        for name, some in (
            ("all", kept),
            ("equals", [one for one in kept if one.bots[0] == one.bots[1]]),
            ("strong against weak", [one for one in kept if one.bots[0] != one.bots[1]]),
        ):
            print(f"\n{name}: {len(some)} games", *reliability(some, fit), sep="\n")


if __name__ == "__main__":
    main()
