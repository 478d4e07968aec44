"""Taking up a stored record: it is played again, a few lines at a stretch, so that others have their turn between.

Where the rules have changed since and play it differently, the table stands still before that line.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from sztab.kernel.errors import SztabError
from sztab.kernel.record import Header, Line
from sztab.kernel.recorder import Recorder
from sztab.server.wire.models import Mark

if TYPE_CHECKING:
    from sztab.server.tables.table import Table

CHUNK = 10
"""Lines that are played at a stretch."""


def take_up(table: Table, lines: Sequence[Line]) -> Iterator[None]:
    """Go on with a stored record."""
    header, mark = table.meta.header, table.meta.mark
    if header is None:
        return
    good = lines[: mark.version] if mark else lines
    try:
        yield from _follow(table, header, good)
    except Exception:
        table.meta.mark = yield from look_for_difference(table, lines)
        good = lines[: table.meta.mark.version] if table.meta.mark else lines
        yield from _follow(table, header, good)
    table.absorb()
    table.saved = table.version


def take_up_at_once(table: Table, lines: Sequence[Line]) -> None:
    for _ in take_up(table, lines):
        pass


def _follow(table: Table, header: Header, lines: Sequence[Line]) -> Iterator[None]:
    forced = table.meta.forced and table.meta.mark is None
    start = table.start_again
    recorder: Recorder[Any] = Recorder(table.game, header, table.seed, lines=lines[:CHUNK], start=start, forced=forced)
    for number in range(CHUNK, len(lines), CHUNK):
        yield
        recorder.follow(lines[number : number + CHUNK])
    table.recorder = recorder


def first_difference(table: Table) -> Mark | None:
    """The first line that these rules play differently, by the hash of the state after each line."""
    found = look_for_difference(table, table.recorder.lines if table.recorder else ())
    while True:
        try:
            next(found)
        except StopIteration as end:
            mark: Mark | None = end.value
            return mark


def look_for_difference(table: Table, lines: Sequence[Line]) -> Generator[None, None, Mark | None]:
    header = table.meta.header
    if header is None:
        return None
    again: Recorder[Any] = Recorder(table.game, header, table.seed, start=table.start_again)
    for number, line in enumerate(lines):
        if number % CHUNK == 0:
            yield
        try:
            again.follow([line])
        except SztabError as error:
            return Mark(number, str(error)[:300])
        except Exception as error:
            return Mark(number, f"line {line.n}: {type(error).__name__}: {error}"[:300])
    return None
