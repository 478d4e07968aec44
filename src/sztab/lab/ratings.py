"""What games tell of strength: shares of pairs, and ratings on the scale of Elo, both with 95 % intervals."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import log10, sqrt

from msgspec import Struct

from sztab.kernel.dice import RandomDice
from sztab.lab.playing import Row

SURE = 1.96
"""Standard errors on either side of a 95 % interval."""
SCALE = 400.0
"""Points of a rating that make ten to one."""
DRAWN = 0.5
"""Games of every pair, taken to be drawn, that keep the rating of who always wins within bounds."""
ROUNDS = 200
SAMPLES = 200
"""Resamples of the games, from which the intervals of ratings are taken."""


class Pair(Struct, frozen=True):
    """How `a` fared against `b` in a scenario; `share_a` counts draws as half, between `low` and `high`."""

    a: str
    b: str
    scenario: str
    games: int
    wins_a: int
    draws: int
    wins_b: int
    share_a: float
    low: float
    high: float


class Rating(Struct, frozen=True):
    """Points above or below the average of all bots in the arena."""

    points: float
    low: float
    high: float
    games: int


def pairs(rows: Iterable[Row]) -> list[Pair]:
    """Every pair in every scenario, in the order of their first games."""
    met: dict[tuple[str, str, str], list[float]] = defaultdict(list)
    for row in rows:
        met[row.a, row.b, row.scenario].append(row.score_a)
    return [_pair(*key, scores) for key, scores in met.items()]


def _pair(a: str, b: str, scenario: str, scores: list[float]) -> Pair:
    games = len(scores)
    wins, draws = scores.count(1.0), scores.count(0.5)
    share = sum(scores) / games
    low, high = interval(share, games)
    return Pair(
        a, b, scenario, games, wins, draws, games - wins - draws, round(share, 4), round(low, 4), round(high, 4)
    )


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's interval: it holds for few games and for shares near 0 and 1 as well."""
    square = SURE * SURE
    middle = (share + square / (2 * games)) / (1 + square / games)
    spread = SURE / (1 + square / games) * sqrt(share * (1 - share) / games + square / (4 * games * games))
    return max(0.0, middle - spread), min(1.0, middle + spread)


def ratings(rows: Sequence[Row], seed: int = 1920) -> dict[str, Rating]:
    """Ratings by the model of Bradley and Terry. Games with the same dice are drawn together for the intervals."""
    names = list(dict.fromkeys(name for row in rows for name in (row.a, row.b)))
    points = _fitted(names, rows)
    blocks: dict[tuple[str, str, str, int], list[Row]] = defaultdict(list)
    for row in rows:
        blocks[row.a, row.b, row.scenario, row.seed].append(row)
    together, dice = list(blocks.values()), RandomDice(seed)
    samples = []
    for _ in range(SAMPLES):
        drawn = [together[dice.below(len(together))] for _ in together]
        samples.append(_fitted(names, [row for block in drawn for row in block]))
    found = {}
    for name in names:
        spread = sorted(sample[name] for sample in samples)
        low, high = spread[len(spread) // 40], spread[-1 - len(spread) // 40]
        played = sum(name in (row.a, row.b) for row in rows)
        found[name] = Rating(round(points[name]), round(low), round(high), played)
    return dict(sorted(found.items(), key=lambda pair: pair[1].points))


def _fitted(names: Sequence[str], rows: Sequence[Row]) -> Mapping[str, float]:
    """The strengths under which the results are likeliest, found step by step (Zermelo's way)."""
    won = dict.fromkeys(names, 0.0)
    met: dict[tuple[str, str], float] = defaultdict(float)
    for row in rows:
        won[row.a] += row.score_a
        won[row.b] += 1 - row.score_a
        met[row.a, row.b] += 1
    for a, b in met:
        met[a, b] += DRAWN
        won[a] += DRAWN / 2
        won[b] += DRAWN / 2
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        shared = dict.fromkeys(names, 0.0)
        for (a, b), games in met.items():
            share = games / (strength[a] + strength[b])
            shared[a] += share
            shared[b] += share
        strength = {name: won[name] / shared[name] if shared[name] else 1.0 for name in names}
        middle = sum(strength.values()) / len(strength)
        strength = {name: value / middle for name, value in strength.items()}
    logs = {name: SCALE * log10(value) for name, value in strength.items()}
    average = sum(logs.values()) / len(logs)
    return {name: value - average for name, value in logs.items()}
