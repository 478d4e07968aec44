"""`python -m sztab.lab.ladder DIR [--jobs N] [--minutes M] [--games-of GAME...] [--pairs A,B...]`: the whole ladder.

Every level meets the one below it in every scenario of the list, sides swapped, with the same dice both ways; `--pairs
officer,officer` measures how even the scenarios are instead. Games are kept in DIR, so that a run that was stopped, or
whose minutes are over, goes on where it was; all pairs have about as many games then. At the end it prints the tables
of docs/bots.md.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path

from sztab import bots
from sztab.lab.fixtures import Fixture
from sztab.lab.parts import Parts
from sztab.lab.playing import Row, opened, version
from sztab.lab.ratings import interval
from sztab.lab.running import run

SEED = 41001
LADDER = (
    ("bitwa-warszawska", "olympiad", 200),
    ("how-the-west-was-saved", "campaign", 200),
    ("raclawice-1794", "battery", 200),
    ("raclawice-1794", "battle", 60),
    *(("rok-1920", scenario, count) for scenario, count in (("A", 200), ("B", 200), ("E", 60), ("C", 60))),
    *(
        ("nest-of-eagles", scenario, count)
        for scenario, count in (("1", 200), ("8", 200), ("2", 200), ("4", 60), ("6", 60))
    ),
)
"""Games, scenarios, and how often each pair plays there."""
AT_ONCE = 4
"""So many games of each process are begun before the time is looked at again."""
Met = tuple[str, str]


def neighbours(game: str) -> list[Met]:
    """Each level of a game with the next."""
    offered = bots.offered(game)
    return list(pairwise(offered))


def planned(games: Sequence[str], pairs: Sequence[Met]) -> Iterator[Fixture]:
    """What is played, in an order in which every stopped run is about even."""
    ladder = [(game, scenario, count) for game, scenario, count in LADDER if not games or game in games]
    versions = {game: version(opened(game, "")) for game, _, _ in ladder}
    seats = {(game, scenario): opened(game, "").scenario(scenario).seats for game, scenario, _ in ladder}
    for number in range(max((count for *_, count in ladder), default=0)):
        for game, scenario, count in ladder:
            for a, b in (pairs or neighbours(game)) if number < count else ():
                seat = seats[game, scenario][number % 2]
                yield Fixture(game, scenario, versions[game], a, b, seat, SEED + number // 2)


def play(wanted: Sequence[Fixture], parts: Parts, jobs: int, minutes: float) -> list[Row]:
    """Play what is not kept yet, as long as there is time; all rows that count."""
    ends = time.monotonic() + 60 * minutes
    known = {row.fixture: row for row in parts.rows()}
    todo = [fixture for fixture in wanted if fixture not in known]
    rows = [known[fixture] for fixture in wanted if fixture in known]
    while todo and time.monotonic() < ends:
        now, todo = todo[: AT_ONCE * jobs], todo[AT_ONCE * jobs :]
        rows += run(now, jobs, parts, lambda row: None)
        print(f"{len(rows)} of {len(wanted)} games", file=sys.stderr, flush=True)
    return rows


def told(rows: Sequence[Row]) -> Iterator[str]:
    """A table in Markdown: a row for each pair in each scenario."""
    met: dict[tuple[str, str, str, str], list[Row]] = {}
    for row in rows:
        if row.error:
            yield f"{row.game} {row.scenario} {row.a}-{row.b}, seed {row.seed}: {row.error}"
        else:
            met.setdefault((row.game, row.scenario, row.a, row.b), []).append(row)
    twice = "same dice: both won, the side decides, both lost"
    yield f"| game | scenario | pair | games | share of the stronger | by seats | {twice} |"
    yield "|---|---|---|---|---|---|---|"
    for (game, scenario, a, b), found in sorted(met.items()):
        seats = opened(game, "").scenario(scenario).seats
        if a == b:
            won = ", ".join(f"{seat} {sum(row.winner == seat for row in found)}" for seat in seats)
            drawn = sum(not row.winner for row in found)
            yield f"| {game} | {scenario} | {a}, {b} | {len(found)} | even | {won}, {drawn} drawn | |"
            continue
        share = 1 - sum(row.score_a for row in found) / len(found)
        low, high = interval(share, len(found))
        parts = []
        for seat in seats:
            own = [1 - row.score_a for row in found if row.seat != seat]
            parts.append(f"{sum(own):g} of {len(own)} as {seat}")
        span = f"{100 * share:.0f} % ({100 * low:.0f}–{100 * high:.0f} %)"
        twice = ", ".join(map(str, twins(found)))
        yield f"| {game} | {scenario} | {b}, {a} | {len(found)} | {span} | {', '.join(parts)} | {twice} |"


def twins(rows: Sequence[Row]) -> tuple[int, int, int]:
    """Of two games by the same dice, sides swapped: how often the stronger won both, how often the same side did,
    whoever played it, and how often the weaker won both. What the side decides, no better play of that kind gains: so
    the second number shows how far luck goes."""
    met: dict[int, dict[str, Row]] = {}
    for row in rows:
        met.setdefault(row.seed, {})[row.seat] = row
    both = [tuple(pair.values()) for pair in met.values() if len(pair) == 2]
    return (
        sum(all(row.score_a == 0 for row in pair) for pair in both),
        sum(len({row.winner for row in pair}) == 1 and bool(pair[0].winner) for pair in both),
        sum(all(row.score_a == 1 for row in pair) for pair in both),
    )


def main(words: list[str]) -> None:
    """Play and tell."""
    parser = argparse.ArgumentParser(prog="python -m sztab.lab.ladder", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--minutes", type=float, default=60 * 24.0)
    parser.add_argument("--games-of", nargs="*", default=[])
    parser.add_argument("--pairs", nargs="*", default=[])
    given = parser.parse_args(words)
    pairs = [(bots.known(a).id, bots.known(b).id) for a, _, b in (pair.partition(",") for pair in given.pairs)]
    for line in told(play(list(planned(given.games_of, pairs)), Parts(given.folder), given.jobs, given.minutes)):
        print(line)


if __name__ == "__main__":
    main(sys.argv[1:])
