"""The whole analysis of a record."""

import time
from typing import Any

from msgspec import Struct

from sztab.kernel.dice import RandomDice
from sztab.kernel.game import Game
from sztab.kernel.record import Record
from sztab.kernel.requests import Seat
from sztab.lab.analysis.choices import Better, better
from sztab.lab.analysis.luck import Luck, luck, strokes
from sztab.lab.analysis.moments import Moment, Turn, curve, turning_points
from sztab.lab.analysis.walking import Progress, Walk, quietly
from sztab.lab.analysis.winning import Scale

SECONDS = 40.0
CHOICES_SHARE = 0.6
"""The part of the time after which the choices have been looked at; the rest is for games played out."""


class Analysis(Struct, frozen=True):
    """What a record tells."""

    game: str
    scenario: str
    seats: tuple[Seat, ...]
    answers: int
    moments: list[Moment]
    luck: dict[Seat, Luck]
    turning_points: list[Turn]
    better: list[Better]
    choices: int
    """How many choices there were, and how many of them were looked at."""
    looked_at: int


def analyse(
    game: Game[Any],
    record: Record,
    *,
    seconds: float = SECONDS,
    ahead: int = 0,
    seed: str = "analysis",
    progress: Progress = quietly,
) -> Analysis:
    """Look at a whole game. Luck is told whole; choices and games played out have so many seconds at the most."""
    walk = Walk(game, record)
    scale = Scale(game, walk.scenario, options=record.header.options)
    found = strokes(walk, scale, RandomDice(seed), progress)
    started = time.monotonic()
    looked = better(walk, scale, seed, started + CHOICES_SHARE * seconds, progress)
    moments = curve(walk, scale, seed, started + seconds, ahead, progress)
    return Analysis(
        game.id, walk.scenario, scale.seats, len(walk.answers), moments, luck(found, scale.seats),
        turning_points(moments), looked.better, looked.of, looked.seen,
    )  # fmt: skip
