"""What goes on by itself at a table: bots answer, clocks run out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

from sztab.server.tables import clock
from sztab.server.tables.hall import Hall
from sztab.server.tables.live import Live
from sztab.server.tables.metadata import now_ms
from sztab.server.tables.table import Table
from sztab.server.tables.takeovers import time_out
from sztab.server.wire.faults import Fault

log = logging.getLogger("sztab.driving")
LONGEST_WAIT = 86_400.0
ALONE_SECONDS = 0.05
"""Bots that play among themselves think in between: so many seconds lie between two of their answers."""
Owns = Callable[[str], Awaitable[bool]]


class Drivers:
    """Starts a driver for a table whose bot is asked, and a timer for one whose clock runs.

    `owns` says whether this worker is the one that drives a table (decided by a lock in PostgreSQL).
    """

    def __init__(self, hall: Hall, owns: Owns) -> None:
        self._hall = hall
        self._owns = owns
        self.stopping = False
        hall.followers.append(self.follow)

    def follow(self, live: Live) -> None:
        if self.stopping:
            return
        if bot_to_answer(live.table) and (live.driver is None or live.driver.done()):
            live.driver = asyncio.create_task(self._drive(live), name=f"bots {live.table.meta.id}")
            live.driver.add_done_callback(_log_failure)
        self._set_timer(live)

    async def stop(self) -> None:
        self.stopping = True
        for live in self._hall.live.values():
            if live.timer:
                live.timer.cancel()
        running = [live.driver for live in self._hall.live.values() if live.driver and not live.driver.done()]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    async def _drive(self, live: Live) -> None:
        """Answer for bots until a person is asked."""
        if not await self._owns(live.table.meta.id):
            return
        while not self.stopping and (bot := bot_to_answer(live.table)):
            table, seat, version = live.table, live.table.asked, live.table.version
            assert seat is not None
            try:
                alone = not any(seated.kind == "person" for seated in table.meta.seats)
                if alone:
                    await asyncio.sleep(ALONE_SECONDS)
                meta, plan = table.meta, table.plans.get(seat, b"")
                thought = await self._hall.thinkers.answer(
                    *(table.play, seat, bot, meta.practice),
                    plan=plan,
                    asker=meta.opener,
                    network=meta.opened_from,
                    background=alone,
                )
                await self._hall.change(
                    live,
                    lambda t, s=seat, v=version, b=thought: t.answer_for_bot(s, v, b.index, b.plan),  # type: ignore[misc]
                )
            except Fault as fault:
                if fault.code not in ("stale", "not-asked", "not-now"):
                    raise
            except (ConnectionError, RuntimeError):
                if self.stopping:
                    return
                raise
            await asyncio.sleep(0)

    def _set_timer(self, live: Live) -> None:
        if live.timer:
            live.timer.cancel()
            live.timer = None
        due = clock.deadline(live.table.meta, live.table.asked)
        if due is not None:
            wait = min(max((due - now_ms()) / 1000, 0.0), LONGEST_WAIT)
            loop = asyncio.get_running_loop()
            live.timer = loop.call_later(wait, lambda: self._hall.run(self._ring(live)))

    async def _ring(self, live: Live) -> None:
        """The time of the asked seat may be over."""
        live.timer = None
        due = clock.deadline(live.table.meta, live.table.asked)
        if self.stopping or due is None:
            return
        if due > now_ms():
            self._set_timer(live)
        elif await self._owns(live.table.meta.id):
            with contextlib.suppress(Fault):  # the answer came in the last moment
                await self._hall.change(live, lambda t: time_out(t, has_room=self._hall.has_room(t)))


def _log_failure(driver: asyncio.Task[None]) -> None:
    """A bot that failed is tried again at the next sweep."""
    if not driver.cancelled() and (error := driver.exception()) is not None:
        log.error("a bot failed", exc_info=error, extra={"fields": {"task": driver.get_name()}})


def bot_to_answer(table: Table) -> str:
    """The bot that is asked, if one is."""
    seated = table.meta.seated(table.asked) if table.asked else None
    return seated.bot if seated and seated.kind == "bot" else ""
