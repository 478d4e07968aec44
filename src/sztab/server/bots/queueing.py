"""A fair queue: whoever asks has his turn; nobody waits behind all the wishes of one. Networks have their turns, and in
each the accounts that ask from there: many accounts of one network get no more than one of another.

Two kinds of work wait in it: what people wait for, and bots that play among themselves, which come when nobody waits.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sztab.server.bots.shares import Shares
from sztab.server.wire.faults import Fault

MOST_WAITING = 12
"""How many wishes of one asker may wait."""


Line = dict[str, dict[str, deque[asyncio.Future[None]]]]
"""Wishes that wait, by network and asker."""


class FairQueue:
    """Gives out `slots` turns, round the networks and their askers, of whom each may have `most` wishes waiting. With
    `shares`, a network that took more of the loop's time than its share has no turn until it has rested."""

    def __init__(self, slots: int, most: int = MOST_WAITING, shares: Shares | None = None) -> None:
        self._free = slots
        self._most = most
        self._shares = shares
        self._alarm: asyncio.TimerHandle | None = None
        self._people: Line = {}
        self._background: Line = {}

    @property
    def waiting(self) -> int:
        lines = [*self._people.values(), *self._background.values()]
        return sum(len(own) for askers in lines for own in askers.values())

    @asynccontextmanager
    async def turn(self, asker: str, *, network: str = "", background: bool = False) -> AsyncIterator[None]:
        """Wait for a turn, and give it back after use. Who asks from no known network is one by himself."""
        await self._wait(asker, network or asker, background=background)
        began = time.thread_time()
        try:
            yield
        finally:
            if self._shares is not None:
                self._shares.spend(network or asker, time.thread_time() - began)
            self._free += 1
            self._next()

    async def _wait(self, asker: str, network: str, *, background: bool) -> None:
        line = self._background if background else self._people
        own = line.get(network, {}).get(asker)
        if not background and own is not None and len(own) >= self._most:
            raise Fault("too-many")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.setdefault(network, {}).setdefault(asker, deque()).append(done)
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
        if self._free > 0 and self._shares is not None and self._alarm is None and self._people:
            rest = min(map(self._shares.rest, self._people))
            self._alarm = asyncio.get_running_loop().call_later(rest, self._wake)

    def _wake(self) -> None:
        self._alarm = None
        self._next()

    def _first(self, line: Line) -> asyncio.Future[None] | None:
        for network in list(line):
            if self._shares is not None and self._shares.rest(network) > 0:
                continue
            askers = line.pop(network)
            done = _first_of(askers)
            if askers:
                line[network] = askers  # to the end of the round
            if done is not None:
                return done
        return None


def _first_of(askers: dict[str, deque[asyncio.Future[None]]]) -> asyncio.Future[None] | None:
    """The wish whose turn it is in one network."""
    for asker in list(askers):
        own = askers.pop(asker)
        while own:
            done = own.popleft()
            if not done.done():
                if own:
                    askers[asker] = own
                return done
    return None
