"""Playing fixtures on many processes, with their rows kept as they come."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed

from sztab.lab.fixtures import Fixture
from sztab.lab.parts import Parts
from sztab.lab.playing import Row, play_fixture

BATCH = 200
BATCH_SECONDS = 30.0
"""A part is written after so many games or so much time."""


def run(
    todo: Sequence[Fixture], jobs: int, parts: Parts | None, played: Callable[[Row], None], box: str = ""
) -> list[Row]:
    """Play what is left. Rows are kept in batches, and when someone stops the run; errors are told, not kept."""
    rows: list[Row] = []
    waiting: list[Row] = []
    written = time.monotonic()
    try:
        for row in _results(todo, jobs, box):
            rows.append(row)
            played(row)
            if not row.error:
                waiting.append(row)
            if parts and (len(waiting) >= BATCH or time.monotonic() - written > BATCH_SECONDS):
                parts.add(waiting)
                waiting, written = [], time.monotonic()
    finally:
        if parts:
            parts.add(waiting)
    return rows


def _results(todo: Sequence[Fixture], jobs: int, box: str) -> Iterator[Row]:
    if jobs <= 1:
        yield from (play_fixture(fixture, box) for fixture in todo)
        return
    pool = ProcessPoolExecutor(jobs)
    try:
        for done in as_completed([pool.submit(play_fixture, fixture, box) for fixture in todo]):
            yield done.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
