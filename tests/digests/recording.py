"""Recorded digests: one file a scenario, one line a game, chained checkpoints along it.

A line reads `policy seed answers options | questions… | refusals… | walks…`. A checkpoint is made after every `EVERY`
answers and at the end, and holds all that came before it, so the first that differs says where to look.
"""

import hashlib
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from tests.digests.playing import PLAY, REFUSALS, WALKS, lines, opened, options_for

PARTS = (PLAY, REFUSALS, WALKS)
EVERY = 250
SIZE = 4
"""Bytes of a checkpoint."""
RECORDED = Path(__file__).parent / "recorded"
GAMES = {"random": 40, "forward": 10}


class Digest(Struct, frozen=True):
    """One game: how it was played, how long it was, and its checkpoints."""

    policy: str
    seed: str
    options: dict[str, str]
    answers: int
    points: dict[str, tuple[str, ...]]
    """The checkpoints of each part."""

    def line(self) -> str:
        options = ",".join(f"{k}={v}" for k, v in self.options.items()) or "-"
        head = f"{self.policy} {self.seed} {self.answers} {options}"
        return " | ".join((head, *(" ".join(self.points[part]) for part in PARTS)))


def read_line(line: str) -> Digest:
    head, *points = line.split(" | ")
    policy, seed, answers, options = head.split()
    chosen = {} if options == "-" else dict(pair.split("=") for pair in options.split(","))
    return Digest(policy, seed, chosen, int(answers), {p: tuple(x.split()) for p, x in zip(PARTS, points, strict=True)})


def digest(game: str, scenario: str, policy: str, seed: str, options: dict[str, str]) -> Digest:
    """Play a game and digest it."""
    chains = {part: hashlib.sha256() for part in PARTS}
    points: dict[str, tuple[str, ...]] = dict.fromkeys(PARTS, ())

    def make_checkpoint() -> None:
        for part, chain in chains.items():
            points[part] += (chain.hexdigest()[: 2 * SIZE],)

    answers, after = 0, EVERY
    for line in lines(game, scenario, policy, seed, options):
        while line.answers >= after:
            make_checkpoint()
            after += EVERY
        chains[line.part].update(f"{line.text}\n".encode())
        answers = line.answers
    make_checkpoint()
    return Digest(policy, seed, options, answers, points)


def file_of(game: str, scenario: str) -> Path:
    return RECORDED / game / f"{scenario}.txt"


def recorded(game: str, scenario: str) -> list[Digest]:
    return [read_line(line) for line in file_of(game, scenario).read_text("utf-8").splitlines()]


def planned(game: str, scenario: str) -> Iterator[tuple[str, str, dict[str, str]]]:
    """What is recorded of a scenario: policies, seeds and options; those of a file that exists stay as they are."""
    if file_of(game, scenario).exists():
        for found in recorded(game, scenario):
            yield found.policy, found.seed, found.options
        return
    for policy, count in GAMES.items():
        for seed in map(str, range(count)):
            yield policy, seed, options_for(opened(game).scenario(scenario), f"{scenario} {policy} {seed}")


def record(game: str, scenario: str) -> Path:
    """Play all games of a scenario and write their digests."""
    found = [digest(game, scenario, *plan).line() for plan in planned(game, scenario)]
    path = file_of(game, scenario)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(found) + "\n", "utf-8")
    return path


def difference(was: Digest, now: Digest) -> str:
    """Where two digests of one game part, in words; empty: nowhere."""
    for part in PARTS:
        for i, (a, b) in enumerate(zip(was.points[part], now.points[part])):
            if a != b:
                low, high = i * EVERY, min((i + 1) * EVERY, max(was.answers, now.answers))
                return f"{was.policy} game {was.seed}: the {part} differ between answers {low} and {high}"
    return "" if was == now else f"{was.policy} game {was.seed}: {was.answers} answers were {now.answers}"
