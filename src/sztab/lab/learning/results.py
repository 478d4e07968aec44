"""`python -m sztab.lab.learning.results GAME SCENARIO... [--seconds N] [--games FILE] [--out FILE]`: teaches who wins.

All processes let bots play each other (by `--bots`, corporals and officers by turns) and keep portraits of positions in
which nothing is under way, with how their game ended. The network learns from most games and is judged by the others,
beside the scale of leads (`sztab.bots.winning`) that it is to be better than; it is written as a file of onnx. With
`--games` the games are kept, and those kept before are learned from too.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import time
from math import log
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
os.environ.setdefault("OMP_NUM_THREADS", "1")

import numpy as np
from msgspec import Struct

from sztab.bots.winning import SURE
from sztab.kernel.portrait import Portrait, Portrayed
from sztab.lab.learning.foretelling import Foreteller, Rows
from sztab.lab.learning.gathering import Gathered, Order, keep, play_games, read, table
from sztab.lab.playing import opened

JUDGED = 5
"""One game of so many is not learned from."""


class Sample(Struct):
    """A position, the game that it is from, what a scale makes of it, and how the game ended for the first seat."""

    game: int
    scenario: str
    portrait: Portrait
    scaled: float
    won: float


def samples_of(played: list[Gathered]) -> list[Sample]:
    """All positions of some games."""
    return [Sample(one.number, one.scenario, position.portrait, position.scaled, one.won)
            for one in played for position in one.positions]  # fmt: skip


def rows_of(samples: list[Sample], nothing: int) -> Rows:
    """As arrays, filled up with the cell of nothing."""
    most = max(len(one.portrait.cells) for one in samples)
    cells = np.full((len(samples), most), nothing, dtype=np.int64)
    weights = np.zeros((len(samples), most), dtype=np.float32)
    for number, one in enumerate(samples):
        count = len(one.portrait.cells)
        cells[number, :count] = one.portrait.cells
        weights[number, :count] = one.portrait.weights
    facts = np.array([one.portrait.facts for one in samples], dtype=np.float32)
    return Rows(cells, weights, facts, np.array([one.won for one in samples], dtype=np.float32))


def surprise(chances: list[float], samples: list[Sample]) -> float:
    """Log loss."""
    total = 0.0
    for chance, one in zip(chances, samples):
        chance = min(1 - SURE, max(SURE, chance))
        total -= one.won * log(chance) + (1 - one.won) * log(1 - chance)
    return total / len(samples)


def main() -> None:
    """Play, learn, judge, write."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("game")
    words.add_argument("scenarios", nargs="+")
    words.add_argument("--bots", default="corporal,officer")
    words.add_argument("--seconds", type=int, default=3600)
    words.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--device", default="cpu")
    words.add_argument("--games", type=Path)
    words.add_argument("--out", type=Path, required=True)
    given = words.parse_args()
    game: Any = opened(given.game, "")
    assert isinstance(game, Portrayed)
    until = time.time() + given.seconds
    first = given.seed * 1_000_000
    levels = given.bots.split(",")
    orders = [Order(given.game, given.scenarios, levels, first + n, given.jobs, until) for n in range(given.jobs)]
    played = read(given.games) if given.games else []
    with multiprocessing.get_context("spawn").Pool(given.jobs) as pool:
        played += [one for part in pool.imap_unordered(play_games, orders) for one in part]
    if given.games:
        keep(given.games, played)
    print("\n".join(table(played)))
    samples = samples_of(played)
    learned = [one for one in samples if one.game % JUDGED]
    judged = [one for one in samples if one.game % JUDGED == 0]
    games = len({one.game for one in samples})
    print(f"{given.game}: {games} games, {len(samples)} positions, {len(judged)} of them to judge by", flush=True)
    cells, facts = game.portrait_size()
    taught, tested = rows_of(learned, cells), rows_of(judged, cells)
    best = min((Foreteller(cells, facts, given.device, size, decay).taught(taught, tested)
                for size in (16, 32) for decay in (0.01, 0.1)), key=lambda one: one.loss)  # fmt: skip
    told = best.chances(tested)
    print(f"network of {best.size}, decay {best.decay}: log loss {surprise(told, judged):.4f}", flush=True)
    print(f"scale: {surprise([one.scaled for one in judged], judged):.4f}; even: {log(2):.4f}")
    share = sum(one.won for one in learned) / len(learned)
    print(f"the first seat's share: {share:.3f}, as a guess {surprise([share] * len(judged), judged):.4f}")
    for scenario in given.scenarios:
        some = [n for n, one in enumerate(judged) if one.scenario == scenario]
        if some:
            mine = [judged[n] for n in some]
            line = [surprise([told[n] for n in some], mine), surprise([one.scaled for one in mine], mine)]
            print(f"  {scenario}: {len({one.game for one in mine})} games, {line[0]:.3f} (scale {line[1]:.3f})")
    best.save(given.out)
    print(f"{given.out}: {given.out.stat().st_size:,} bytes", flush=True)


if __name__ == "__main__":
    main()
