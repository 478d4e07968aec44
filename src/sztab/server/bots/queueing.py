"""A fair queue: whoever asks, account or network, has his turn; nobody waits behind all the wishes of one.

Two kinds of work wait in it: what people wait for, and bots that play among themselves, which come when nobody waits.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sztab.server.wire.faults import Fault

MOST_WAITING = 12
"""How many wishes of one asker may wait."""


class FairQueue:
    """Gives out `slots` turns, round the askers, of whom each may have `most` wishes waiting."""

    def __init__(self, slots: int, most: int = MOST_WAITING) -> None:
        self._free = slots
        self._most = most
        self._people: dict[str, deque[asyncio.Future[None]]] = {}
        self._background: dict[str, deque[asyncio.Future[None]]] = {}

    @property
    def waiting(self) -> int:
        return sum(map(len, [*self._people.values(), *self._background.values()]))

    @asynccontextmanager
    async def turn(self, asker: str, *, background: bool = False) -> AsyncIterator[None]:
        """Wait for a turn, and give it back after use."""
        await self._wait(asker, self._background if background else self._people, background=background)
        try:
            yield
        finally:
            self._free += 1
            self._next()

    async def _wait(self, asker: str, line: dict[str, deque[asyncio.Future[None]]], *, background: bool) -> None:
        own = line.get(asker)
        if not background and own is not None and len(own) >= self._most:
            raise Fault("too-many")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.setdefault(asker, deque()).append(done)
        self._next()
        try:
            await done
        except asyncio.CancelledError:
            if done.done() and not done.cancelled():
                self._free += 1
                self._next()
            raise

    def _next(self) -> None:
        """Give free turns out: to people before bots among themselves, and among them to each asker in turn."""
        while self._free > 0 and (done := self._first(self._people) or self._first(self._background)):
            self._free -= 1
            done.set_result(None)

    def _first(self, line: dict[str, deque[asyncio.Future[None]]]) -> asyncio.Future[None] | None:
        for asker in list(line):
            own = line.pop(asker)
            while own:
                done = own.popleft()
                if not done.done():
                    if own:
                        line[asker] = own  # to the end of the round
                    return done
        return None
