"""One game of the arena, and the row that is kept of it."""

from __future__ import annotations

import hashlib
import time
from pathlib import Path
from typing import Any

from msgspec import Struct

from sztab import bots, games
from sztab.bots.bot import Bot, Glimpse, Reply, ask, play_out
from sztab.kernel.box import Box
from sztab.kernel.dice import RandomDice
from sztab.kernel.game import Game
from sztab.kernel.play import Play
from sztab.lab.fixtures import Fixture

HASH = 12


class Row(Struct, frozen=True):
    """How a game went: its fixture, its result, and how long the bots thought."""

    game: str
    scenario: str
    rules: str
    a: str
    b: str
    seat: str
    seed: int
    winner: str
    """The winning seat; empty: a draw."""
    score_a: float
    """1 for a win of `a`, a half for a draw."""
    reason: str
    level: str
    turns: int
    answers: int
    seconds: float
    asked_a: int
    """How often `a` had to choose."""
    thought_a: float
    slowest_a: float
    """Seconds: all its choices together, and the longest."""
    asked_b: int
    thought_b: float
    slowest_b: float
    error: str = ""
    """What ended it early; such a game counts for nobody."""

    @property
    def fixture(self) -> Fixture:
        return Fixture(self.game, self.scenario, self.rules, self.a, self.b, self.seat, self.seed)


class Watch:
    """A bot with a stop-watch."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.asked = 0
        self.thought = 0.0
        self.slowest = 0.0

    def answer(self, glimpse: Glimpse[Any]) -> Any:
        return self.reply(glimpse, b"").answer

    def reply(self, glimpse: Glimpse[Any], plan: bytes) -> Reply:
        started = time.perf_counter()
        reply = ask(self._bot, glimpse, plan)
        taken = time.perf_counter() - started
        self.asked += 1
        self.thought += taken
        self.slowest = max(self.slowest, taken)
        return reply


def version(game: Game[Any]) -> str:
    """Digests of all that decides how a game of bots goes."""
    rules = games.rules_version(game)
    minds = hashlib.sha256()
    for path in sorted(Path(bots.__file__).parent.rglob("*.py")):
        minds.update(path.read_bytes())
    return f"{rules.box}-{rules.code}-{minds.hexdigest()[:HASH]}"


_open: dict[tuple[str, str], Game[Any]] = {}


def opened(game: str, box: str) -> Game[Any]:
    """A game of the catalogue, with an owner's box before ours; each process opens it once."""
    if (game, box) not in _open:
        ours = Box(games.entry(game).box_folder)
        _open[game, box] = games.load(game, ours.overlaid(Path(box)) if box else ours)
    return _open[game, box]


def play_fixture(fixture: Fixture, box: str = "") -> Row:
    """Play it; an error is kept in its row, so that the others go on."""
    game = opened(fixture.game, box)
    play = Play.begin(game, fixture.scenario)
    seats = game.scenario(fixture.scenario).seats
    watches = {
        seat: Watch(bots.make(fixture.a if seat == fixture.seat else fixture.b, f"{fixture.seed}:{seat}"))
        for seat in seats
    }
    started = time.perf_counter()
    error = ""
    try:
        play_out(play, watches, RandomDice(fixture.seed))
    except Exception as failed:
        error = f"answer {len(play.answers)}: {type(failed).__name__}: {failed}"
    outcome = play.state.outcome
    winner = outcome.winner or "" if outcome else ""
    own, other = watches[fixture.seat], next(w for seat, w in watches.items() if seat != fixture.seat)
    return Row(
        fixture.game, fixture.scenario, fixture.rules, fixture.a, fixture.b, fixture.seat, fixture.seed,
        winner, 0.5 if not winner else float(winner == fixture.seat),
        outcome.reason if outcome else "", outcome.level if outcome else "",
        game.turn(play.state), len(play.answers), time.perf_counter() - started,
        own.asked, own.thought, own.slowest, other.asked, other.thought, other.slowest, error,
    )  # fmt: skip
