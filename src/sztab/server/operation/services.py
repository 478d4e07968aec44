"""All parts of a running server, put together and taken down in order."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import itertools
import logging
import secrets
import time
from collections.abc import Collection, Iterator, Sequence

from sqlalchemy import delete, or_
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sztab.server.accounts.accounts import Accounts
from sztab.server.accounts.callers import User
from sztab.server.accounts.mailing import Mailings
from sztab.server.accounts.moderation import Moderation
from sztab.server.accounts.notices import Notices, untold
from sztab.server.bots.driving import Drivers
from sztab.server.bots.thinking import Thinkers
from sztab.server.operation.library import Library
from sztab.server.operation.metrics import Figures
from sztab.server.operation.rates import Rates
from sztab.server.operation.settings import Settings
from sztab.server.operation.workers import Ownership
from sztab.server.routes.sockets import GOING_AWAY, LOGGED_OUT, Connection
from sztab.server.storage import archive
from sztab.server.storage.database import close_engine, is_postgres, migrate, open_engine
from sztab.server.storage.in_use import Use, make_private
from sztab.server.storage.schema import insert_or_change, tables
from sztab.server.storage.schema import secrets as secret_rows
from sztab.server.storage.writer import Writer, cancelled
from sztab.server.tables.actions import Actions
from sztab.server.tables.chat import Chatting
from sztab.server.tables.commitments import Commitments
from sztab.server.tables.hall import Hall
from sztab.server.tables.metadata import CLOCK, now_ms
from sztab.server.tables.rematch import Rematches
from sztab.server.tables.signing import open_signer
from sztab.server.wire.faults import Fault
from sztab.server.wire.kept import Shelf
from sztab.server.wire.messages_out import Bye
from sztab.words import words

log = logging.getLogger("sztab.server")
SWEEP_SECONDS = 30
TRY_SECONDS = 5.0
"""How often at most a write is tried for `/health`, and how long it may take."""
SOON_MS = 120_000
"""A table whose time is over within so many milliseconds is taken up by itself."""
MANY_CLOSED = 1_000
"""When so many sockets have closed, or after so many sweeps at most, all of memory is searched for the cycles that they
leave (see `warming.LITTLE_AT_A_TIME`)."""
MOST_SWEEPS = 120
MOST_SOCKETS = 500
"""Connections from one address at once."""


class Services:
    """What the routes use. `start` and `stop` are the life of the server."""

    def __init__(self, settings: Settings, library: Library) -> None:
        self.settings = settings
        self.library = library
        self.worker = secrets.token_hex(6)
        self.rates = Rates(on=settings.rates)
        self.shelf = Shelf()
        self.figures = Figures()
        self.connections: set[Connection] = set()
        self.closed = 0
        """Connections that have ended since memory was searched for cycles."""
        self.stopping = False
        self._tried, self._wrote = -TRY_SECONDS, True
        self._sweeper: asyncio.Task[None] | None = None
        self._watcher: asyncio.Task[None] | None = None
        self._first: asyncio.Task[None] | None = None

    async def start(self) -> None:
        settings = self.settings
        await asyncio.to_thread(words, "en")  # read now, lest the first refusal stands still for it
        self._use = Use(settings.database, alone=False)
        await self._use.hold()
        make_private(settings.database)
        self.engine: AsyncEngine = open_engine(settings.database, durable=settings.durable)
        await migrate(self.engine)
        self.writer = Writer(self.engine, self.worker, durable=settings.durable)
        self.writer.start()
        self.thinkers = Thinkers(self.library, settings.bot_processes)
        self.hall = Hall(settings, self.engine, self.library, self.writer, self.thinkers)
        self.hall.saving = self.figures.saving
        self._watcher = asyncio.create_task(self.figures.watch_the_loop(), name="loop watcher")
        self.chatting = Chatting(self.hall)
        self.commitments = Commitments(self.writer)
        self.actions = Actions(self.hall, self.chatting, Rematches(self.hall))
        self.accounts = Accounts(self.engine, self.writer)
        await self.accounts.know_skeletons()
        self.moderation = Moderation(self.engine, self.writer)
        self.chatting.moderation = self.moderation
        self.mailings = Mailings(self.engine, self.writer, settings)
        self.signer = await open_signer(self.engine, self.writer)
        self.ownership = Ownership(self.hall, self.chatting, settings.database)
        await self.ownership.start()
        self.drivers = Drivers(self.hall, self.ownership.owns)
        self.notices = Notices(self.hall)
        if not self.ownership.is_shared:
            await self._give_time_back()
        self._first = asyncio.create_task(self._take_up_first(), name="first take-up")
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")
        kind = "postgresql" if is_postgres(settings.database) else "sqlite"
        log.info("started", extra={"fields": {"database": kind, "worker": self.worker}})

    async def _take_up_first(self) -> None:
        await self._take_up()
        await self._take_up_untold()

    async def _take_up(self) -> None:
        """Go on with tables at which a bot is asked, or whose time is over soon: the others are taken up when someone
        looks at them, or at a later sweep. Old rows have no deadline yet."""
        soon = tables.c.deadline.is_(None) | (tables.c.deadline <= now_ms() + SOON_MS)
        conditions = (tables.c.status == "running", tables.c.asks_bot | (tables.c.timed & soon))
        for table_id in await archive.ids_where(self.engine, *conditions):
            if table_id in self.hall.live:
                continue
            try:
                await self.hall.get(table_id)
            except Exception:
                log.exception("a table cannot be taken up", extra={"fields": {"table": table_id}})
            await asyncio.sleep(0)

    async def _take_up_untold(self) -> None:
        """After a restart: tables of whose question someone who is away was not told yet."""
        for table_id in await untold(self.engine):
            with contextlib.suppress(Exception):
                await self.hall.get(table_id)

    async def _give_time_back(self) -> None:
        """The time in which the one server was down is nobody's: live clocks go on from when they were last saved."""
        live_clocks = (tables.c.status == "running", tables.c.timed, tables.c.deadline.is_not(None))
        for table_id in await archive.live_paced(self.engine, *live_clocks):
            try:
                live = await self.hall.get(table_id)
            except Exception:  # one broken row must not keep the others waiting
                log.exception("a table cannot be taken up", extra={"fields": {"table": table_id}})
                continue
            if live.table.meta.pace.kind == "live":
                live.table.meta.since = now_ms()
                self.drivers.follow(live)

    async def _sweep(self) -> None:
        for count in itertools.count(1):
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self.sweep()
            except Exception:
                log.exception("a sweep failed")
            if self.closed >= MANY_CLOSED or count % MOST_SWEEPS == 0:
                self.closed = 0
                gc.collect()

    async def can_write(self) -> bool:
        """Try to write, but not more often than every few seconds, whoever asks."""
        if time.monotonic() - self._tried < TRY_SECONDS:
            return self._wrote

        async def save(connection: AsyncConnection) -> None:
            row = {"name": "health", "value": str(now_ms()).encode()}
            await connection.execute(insert_or_change(connection, secret_rows, row))

        self._tried = time.monotonic()
        try:
            async with asyncio.timeout(TRY_SECONDS):
                await self.writer.run(save)
            self._wrote = True
        except Exception as error:
            log.error("nothing can be written: %s", type(error).__name__)
            self._wrote = False
        return self._wrote

    async def sweep(self) -> None:
        """Let idle tables go, take over what a worker that died has left, and try bots again that failed."""
        CLOCK.adjust()
        for table_id in self.hall.sweep():
            await self.ownership.release(table_id)
        await self.recheck(list(self.connections))
        await self.notices.see({c.caller.user.id for c in self.connections if c.caller.user})
        if self.ownership.is_shared:
            await self.ownership.mend()
            await self._look_around()
        await self._take_up()
        for live in list(self.hall.live.values()):
            self.drivers.follow(live)
        await self._clear_out()

    async def _clear_out(self) -> None:
        """Old tables go, where that is set: finished ones, imported records and analysis boards."""
        if not self.settings.keep_days:
            return
        before = now_ms() - self.settings.keep_days * 86_400_000
        done = or_(tables.c.status == "finished", tables.c.sheet.like('%"kind":"analysis"%'))
        which = tables.c.updated < before, done, tables.c.id.not_in(list(self.hall.live))

        async def clear(connection: AsyncConnection) -> int:
            return int((await connection.execute(delete(tables).where(*which))).rowcount)

        if gone := await self.writer.run(clear):
            log.info("old tables went", extra={"fields": {"tables": gone}})

    def let_go(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.closed += 1

    def check_sockets(self, address: str) -> None:
        """One address holds only so many connections at once."""
        if self.settings.rates and sum(c.address == address for c in self.connections) >= MOST_SOCKETS:
            raise Fault("too-many-sockets", most=MOST_SOCKETS)

    async def recheck(self, connections: Collection[Connection]) -> None:
        """Let connections go whose session or token is not good any more: logged out, dropped, too old."""
        proofs = {connection.caller.proof for connection in connections} - {""}
        for batch in batched(sorted(proofs), 500):
            known = await self.accounts.still_known(batch)
            for connection in connections:
                if connection.caller.proof in batch and connection.caller.proof not in known:
                    connection.reply(goodbye("session-over", again=False))
                    connection.close(LOGGED_OUT)

    async def recheck_user(self, user: User) -> None:
        await self.recheck([c for c in self.connections if c.caller.user and c.caller.user.id == user.id])

    async def _look_around(self) -> None:
        """Catch up with what others saved without a word: a worker may die between saving and telling."""
        for batch in batched(list(self.hall.live), 500):
            for table_id, rev in (await archive.revs_of(self.engine, batch)).items():
                if (live := self.hall.live.get(table_id)) and live.table.rev < rev:
                    await self.hall.catch_up(table_id)

    def say_goodbye(self) -> None:
        """Take nothing more on, and tell every connection that it can come again soon."""
        self.stopping = True
        for connection in list(self.connections):
            connection.reply(goodbye("stopping", again=True))
            connection.close(GOING_AWAY)

    async def stop(self) -> None:
        """Say goodbye, finish what is under way, save, close."""
        self.say_goodbye()
        await cancelled(self._sweeper)
        await cancelled(self._first)
        await cancelled(self._watcher)
        await self.drivers.stop()
        await self.actions.analyses.stop()
        await self.notices.stop()
        with contextlib.suppress(Exception):
            await self.hall.keep_positions()
        await self.writer.stop()
        await self.ownership.stop()
        self.thinkers.close()
        with contextlib.suppress(Exception):
            await close_engine(self.engine)
        await self._use.release()
        log.info("stopped")


def goodbye(key: str, *, again: bool) -> Bye:
    return Bye(reason=Fault(key).message, again=again, key=key)


def batched(items: Sequence[str], size: int) -> Iterator[Sequence[str]]:
    for start in range(0, len(items), size):
        yield items[start : start + size]
