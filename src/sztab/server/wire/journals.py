"""Long journals are told in stretches: the end at once, what came before a little later, so that nobody waits for it.

A client is told `missing`: up to which version the journal is still to come. It comes in messages `journal`, backwards;
what is taken back meanwhile is left out, as the client has dropped it too.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

import msgspec

from sztab.server.tables.live import Live
from sztab.server.tables.table import Table
from sztab.server.wire.messages_out import Journal
from sztab.server.wire.models import Moment
from sztab.server.wire.rendering import entries, moment

TAIL = 400
"""How many entries come with a moment."""
STRETCH = 200
"""How many come at a time afterwards, before others have their turn."""
BREATH = 0.05
"""Seconds until a client that is slow to read is looked at again."""


class Backlog(msgspec.Struct):
    """The part of a journal that someone has not been told yet: versions above `floor`, up to `upto`."""

    seat: str | None
    version: int
    """The version at which the moment stood whose journal this is."""
    floor: int
    upto: int

    @property
    def missing(self) -> int | None:
        return self.upto if self.upto > self.floor else None


def backlog_of(now: Moment) -> Backlog | None:
    """What is still to be told after a moment."""
    return None if now.missing is None else Backlog(now.seat, now.version, now.kept, now.missing)


def next_stretch(table: Table, backlog: Backlog) -> Journal:
    """The next entries backwards; the backlog is shorter by them."""
    upto = backlog.upto
    stands = min(upto, table.timeline.kept(backlog.version))
    told, backlog.upto = entries(table, backlog.seat, backlog.floor, stands, STRETCH)
    return Journal(seat=backlog.seat, upto=upto, events=told, missing=backlog.missing)


async def whole(table: Callable[[], Table], seat: str | None, known: int | None) -> Moment:
    """A moment with all of its journal, made in stretches; what happens meanwhile is in it too."""
    now = moment(table(), seat, known, TAIL)
    backlog, told = backlog_of(now), now.events
    if backlog is None:
        return now
    while backlog.missing is not None:
        await asyncio.sleep(0)
        told = [*next_stretch(table(), backlog).events, *told]
    latest = moment(table(), seat, now.version)
    told = [*(entry for entry in told if entry.version <= latest.kept), *latest.events]
    return msgspec.structs.replace(latest, kept=min(now.kept, latest.kept), events=told)


class Reader(Protocol):
    """Someone on a connection who reads a journal."""

    look: str | None
    live: Live | None

    @property
    def is_behind(self) -> bool: ...

    def reply(self, message: Journal) -> None: ...


class Arrears:
    """What of a journal one reader has still to be told; a task of its own tells it."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader
        self._backlog: Backlog | None = None
        self._task: asyncio.Task[None] | None = None

    def begin(self, backlog: Backlog | None) -> None:
        """A moment was told anew: what its journal lacks takes the place of what was lacking before."""
        self._backlog = backlog
        if backlog is not None and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._tell(), name="journal")

    def stop(self) -> None:
        self._backlog = None
        if self._task is not None:
            self._task.cancel()

    async def _tell(self) -> None:
        while self._backlog is not None:
            await asyncio.sleep(BREATH if self._reader.is_behind else 0)
            backlog, live = self._backlog, self._reader.live
            if self._reader.is_behind or backlog is None or live is None:
                continue
            if backlog.seat != self._reader.look:
                self._backlog = None
                continue
            self._reader.reply(next_stretch(live.table, backlog))
            if backlog.missing is None:
                self._backlog = None
