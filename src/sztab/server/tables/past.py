"""Earlier moments of a table: any version can be seen again, from a seat that may see it.

The record sets marks while it is played; an earlier moment is reached from the last mark before it, a few answers at a
stretch, so that a jump through a long game holds nobody up.
"""

from __future__ import annotations

import asyncio
from typing import Any

from sztab.analysis.standing import Standing
from sztab.kernel.beginning import resume
from sztab.kernel.errors import SztabError
from sztab.kernel.events import is_for
from sztab.kernel.play import Play
from sztab.kernel.record import Line
from sztab.server.tables.table import Table
from sztab.server.wire.faults import Fault
from sztab.server.wire.models import Moment
from sztab.server.wire.rendering import past_moment

STRETCH = 10
"""Answers that are given at a stretch."""
TOLD = 200
"""Entries of a journal that are told at a stretch."""


class Past:
    """A play that walks through the versions of one table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._lock = asyncio.Lock()
        self._walker: Play[Any] | None = None
        self._versions: list[int] = []
        self._floor = 0

    def _standing(self, version: int) -> Standing:
        recorder = self._table.recorder
        if recorder is None or not 0 <= version <= self._table.version:
            raise Fault("no-version", number=version)
        return Standing(recorder.lines[:version])

    def _nearest(self, standing: Standing) -> Play[Any]:
        """A play from which the wanted moment is not far: where the walk stands, a mark, or the start."""
        recorder, versions = self._table.recorder, standing.versions
        assert recorder is not None
        fresh: Play[Any] | None = None
        if standing.floor == self._table.timeline.floor:
            common = _common(versions, self._table.versions)
            fresh = recorder.play_at(common)
        walked = len(self._versions)
        on_the_way = self._floor == standing.floor and versions[:walked] == self._versions
        if self._walker and on_the_way and (fresh is None or walked >= len(fresh.answers)):
            return self._walker
        if fresh is not None:
            return fresh
        return resume(self._table.game, standing.board) if standing.board else self._table.start_again()

    async def _walk(self, standing: Standing) -> Play[Any]:
        play = self._nearest(standing)
        self._walker = None
        for number, line in enumerate(standing.lines[len(play.answers) :], 1):
            self._go(play, line)
            if number % STRETCH == 0:
                await asyncio.sleep(0)
        self._walker, self._versions, self._floor = play, standing.versions, standing.floor
        return play

    def _go(self, play: Play[Any], line: Line) -> None:
        question = play.question
        if question is None:
            raise Fault("other-rules", number=line.n)
        try:
            play.answer(self._table.game.codec.decode(question, line.answer or {}))
        except (SztabError, LookupError, TypeError, ValueError, ArithmeticError, AssertionError):
            raise Fault("other-rules", number=line.n) from None

    async def play_at(self, version: int) -> Play[Any]:
        """A play of its own at a version."""
        async with self._lock:
            return (await self._walk(self._standing(version))).copy()

    def _shared(self, standing: Standing, version: int) -> int:
        """Up to which version the journal of that moment is also that of the present one; -1: from nothing on."""
        if standing.floor != self._table.timeline.floor:
            return -1
        common = _common(standing.versions, self._table.versions)
        return version if common == len(standing.lines) else standing.version_of(common)

    async def moment(self, version: int, seat: str | None, since: int | None = None) -> Moment:
        """A moment as a seat saw it, with the journal up to there; `since`: only what is later in it than that."""
        async with self._lock:
            standing = self._standing(version)
            play = await self._walk(standing)
            teller = self._table.teller
            kept = -1 if since is None else min(since, self._shared(standing, version))
            told = []
            for number, (answers, event) in enumerate(reversed(play.journal), 1):
                at = standing.version_of(answers)
                if number % TOLD == 0:
                    await asyncio.sleep(0)
                if at <= kept:
                    break
                if is_for(event, seat):
                    told.append(teller.event(event, at))
            return past_moment(teller, play, version, seat, told[::-1], kept)


def _common(some: list[int], others: list[int]) -> int:
    """How many versions two lists have in common from their beginning: a line stands after the same lines always."""
    low, high = 0, min(len(some), len(others))
    while low < high:
        middle = (low + high + 1) // 2
        if some[middle - 1] == others[middle - 1]:
            low = middle
        else:
            high = middle - 1
    return low
