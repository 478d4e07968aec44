"""A record analysed here and now, on one processor or several."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from typing import Any, TypeAlias

from sztab.analysis.pieces import Part, Piece
from sztab.analysis.report import SECONDS, Analysis, Inquiry, Subject, done
from sztab.analysis.standing import Standing
from sztab.kernel.beginning import begin, resume
from sztab.kernel.game import Game
from sztab.kernel.record import Record
from sztab.kernel.requests import Seat

Progress: TypeAlias = Callable[[str, int, int], None]
"""What is being done, how much of it is done, and of how much."""
Doing: TypeAlias = Callable[[list[Piece]], Iterator[Part]]

_game: Game[Any] | None = None


def quietly(what: str, done: int, of: int) -> None:
    """Progress that nobody looks at."""


def subject_of(game: Game[Any], record: Record, seconds: float, ahead: int, seat: Seat | None = None) -> Subject:
    """A record as the subject of an analysis: what stands of it."""
    header, standing = record.header, Standing(record.lines)
    start = begin(game, header) if standing.board is None else resume(game, standing.board)
    return Subject(
        scenario=header.scenario,
        options=header.options,
        start=start.position(),
        answers=[line.answer or {} for line in standing.lines],
        seat=seat,
        seconds=seconds,
        ahead=ahead,
    )


def analyse(
    game: Game[Any],
    record: Record,
    *,
    seconds: float = SECONDS,
    ahead: int = 0,
    seat: Seat | None = None,
    jobs: int = 1,
    progress: Progress = quietly,
) -> Analysis:
    """Look at a whole game, from the view of a seat or (None) with everything known."""
    inquiry = Inquiry(game, subject_of(game, record, seconds, ahead, seat))
    rounds = inquiry.rounds()
    walks = 0
    with _doing(game, jobs) as do:
        parts: list[Part] | None = None
        while True:
            try:
                pieces = rounds.send(parts) if parts is not None else next(rounds)
            except StopIteration:
                return inquiry.report()
            parts, work = [], pieces[0].work
            for number, part in enumerate(do(pieces), 1):
                parts.append(part)
                walks += work == "walk"
                progress(work, *((walks, inquiry.stretches) if work == "walk" else (number, len(pieces))))


@contextmanager
def _doing(game: Game[Any], jobs: int) -> Iterator[Doing]:
    """How pieces are done: here, or in processes that know the game as it is opened here."""
    if jobs <= 1 or "fork" not in multiprocessing.get_all_start_methods():
        yield lambda pieces: (done(game, piece) for piece in pieces)
        return
    global _game
    _game = game
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("fork")) as pool:
        yield lambda pieces: pool.map(_apart, pieces) if len(pieces) > 1 else iter([_apart(pieces[0])])
    _game = None


def _apart(piece: Piece) -> Part:
    assert _game is not None
    return done(_game, piece)
