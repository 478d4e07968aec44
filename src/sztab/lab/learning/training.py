"""`python -m sztab.lab.learning.training GAME`: a network plays against itself and is taught by what came of it (PPO).

All processes play games with the weights as they are, most against themselves, some against earlier ones or against
the mentor; when enough was played, the learner makes choices that went better than expected likelier, the others less
likely, and learns to foretell who wins. Where there is a mentor, it first learns to answer as he does. Now and then the
weights are written to `--out`, from which `--start` goes on.
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
os.environ.setdefault("OMP_NUM_THREADS", "1")

import numpy as np

from sztab.lab.learning.crew import Crew, measured
from sztab.lab.learning.learner import Learner
from sztab.lab.learning.network import Weights, fresh
from sztab.lab.learning.selfplay import Batch, Order
from sztab.lab.learning.subjects import SUBJECTS, Subject

PAST_EVERY, MOST_PAST = 15, 12
"""How often earlier weights are kept to play against, and how many."""
ODD = 0.04
"""The share of mistakes in every second game of mentors, so that other positions are seen, too."""
RECENT = 400
"""Of so many games against the mentor the last share is told."""


class School:
    """A network that is being taught."""

    def __init__(self, subject: Subject, given: argparse.Namespace) -> None:
        self.subject, self.given = subject, given
        given.out.mkdir(parents=True, exist_ok=True)
        self.crew = Crew(given.workers)
        import torch

        torch.set_num_threads(max(1, min(4, os.cpu_count() or 1)))
        weights = dict(np.load(given.start)) if given.start else fresh(subject, 1)
        self.learner = Learner(subject, weights, "cuda" if torch.cuda.is_available() else "cpu")
        self.began = time.monotonic()
        self.past: list[Weights] = [self.learner.plain()]
        self.seed: int = given.seed
        self.against: list[tuple[float, tuple[float, ...]]] = []

    @property
    def spent(self) -> float:
        return time.monotonic() - self.began

    def _next_seed(self) -> int:
        self.seed += 1
        return self.seed

    def imitate(self, seconds: float) -> None:
        """Mentors play; the network learns to answer as they do, and then hears what they would answer."""

        def order() -> Order | None:
            if self.spent > seconds:
                return None
            return Order(self.subject.game, None, 2, self._next_seed(), odd=ODD)

        batches = list(self.crew.stream(order))
        told = self.learner.imitate(batches, self.given.portion)
        trust = self.learner.follow(batches, self.given.astray)
        line = " ".join(f"{name} {part:.3f}" for name, part in told.items())
        games = sum(batch.games for batch in batches)
        print(f"{self.spent:.0f} s: {games} games of the mentor, {line}, trust {trust:.2f}", flush=True)
        self.keep("imitation.npz")

    def order(self) -> Order | None:
        """What a process plays next; None: the time is over."""
        given, seed = self.given, self._next_seed()
        if self.spent > 60 * given.minutes:
            return None
        draw = np.random.default_rng(seed).random()
        order = Order(self.subject.game, self.learner.plain(), given.games, seed)
        if draw < given.against_mentor:
            order.bot = self.subject.mentor
        elif draw < given.against_mentor + given.against_past:
            order.other = self.past[seed % len(self.past)]
        return order

    def teach(self) -> None:
        """Play and learn until the time is over."""
        given = self.given
        pool: list[Batch] = []
        played = rounds = 0
        for batch in self.crew.stream(self.order):
            pool.append(batch)
            played += batch.games
            if batch.bot:
                self.against = [*self.against, (batch.won, batch.by_seat)][-RECENT // given.games :]
            if sum(len(one.counts) for one in pool) < given.decisions:
                continue
            left = max(0.0, 1 - self.spent / (60 * given.minutes))
            rate, entropy = given.rate * max(0.1, left), given.entropy * max(0.1, left)
            told = self.learner.learn(pool, rate, entropy, given.portion)
            pool = []
            rounds += 1
            if rounds % PAST_EVERY == 0:
                self.past = [*self.past[-MOST_PAST + 1 :], self.learner.plain()]
            if rounds % given.every == 0:
                line = " ".join(f"{name} {part:.3f}" for name, part in told.items())
                print(f"{self.spent:.0f} s, round {rounds}, {played} games: {line}; {self._against()}", flush=True)
                self.keep("weights.npz")
        self.keep("weights.npz")
        print(f"{played} games in {rounds} rounds, {self.spent:.0f} s", flush=True)

    def _against(self) -> str:
        if not self.against:
            return ""
        shares = np.mean([by_seat for _, by_seat in self.against], axis=0)
        told = ", ".join(f"{seat} {share:.2f}" for seat, share in zip(self.subject.seats, shares))
        share = float(np.mean([won for won, _ in self.against]))
        return f"last {len(self.against) * self.given.games} against the mentor {share:.3f} ({told})"

    def keep(self, name: str) -> None:
        np.savez(self.given.out / name, **self.learner.plain())


def wishes() -> argparse.ArgumentParser:
    wish = argparse.ArgumentParser()
    wish.add_argument("game", choices=tuple(SUBJECTS))
    wish.add_argument("--minutes", type=float, default=20.0)
    wish.add_argument("--imitate", type=float, default=0.0, help="minutes of these in which mentors play first")
    wish.add_argument("--astray", type=float, default=0.02, help="share of answers that are not the mentor's at first")
    wish.add_argument("--workers", type=int, default=os.cpu_count() or 2)
    wish.add_argument("--games", type=int, default=64, help="games that a process plays at once")
    wish.add_argument("--decisions", type=int, default=200_000, help="decisions to learn from at once")
    wish.add_argument("--portion", type=int, default=16384, help="decisions in a step of learning")
    wish.add_argument("--against-mentor", type=float, default=0.0, help="share of games against the mentor")
    wish.add_argument("--against-past", type=float, default=0.3, help="share of games against earlier weights")
    wish.add_argument("--out", type=Path, default=Path("."))
    wish.add_argument("--start", type=Path, help="weights to go on from (.npz)")
    wish.add_argument("--seed", type=int, default=1_000_000)
    wish.add_argument("--rate", type=float, default=1e-3)
    wish.add_argument("--entropy", type=float, default=0.01)
    wish.add_argument("--every", type=int, default=20, help="rounds between two lines of what came of it")
    wish.add_argument("--level", default="", help="a bot that it is measured against at the end")
    wish.add_argument("--level-games", type=int, default=0)
    return wish


def main() -> None:
    given = wishes().parse_args()
    subject = SUBJECTS[given.game]
    school = School(subject, given)
    if given.imitate:
        school.imitate(60 * given.imitate)
    school.teach()
    if given.level_games:
        level = given.level or subject.mentor or "officer"
        print(measured(school.crew, subject, school.learner.plain(), level, given.level_games, 9_000_000), flush=True)
    school.crew.stop()


if __name__ == "__main__":
    main()
