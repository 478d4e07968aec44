"""The hall: all live tables. It changes them one step at a time, saves each step, then tells everyone at the table."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Sequence
from typing import Any, Protocol, TypeVar

import msgspec
from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sztab.server.accounts.callers import may_watch, seats_of
from sztab.server.bots.thinking import Thinkers
from sztab.server.operation.library import Library
from sztab.server.operation.settings import Settings
from sztab.server.storage import archive, snapshots
from sztab.server.storage.saving import CHANNEL
from sztab.server.storage.schema import sittings
from sztab.server.storage.writer import Conflict, Writer
from sztab.server.tables import clock, seating
from sztab.server.tables.live import Listener, Live, description, seating_of
from sztab.server.tables.metadata import now_ms
from sztab.server.tables.past import Past
from sztab.server.tables.table import Table
from sztab.server.wire.faults import Fault
from sztab.server.wire.journals import TAIL
from sztab.server.wire.messages_out import FromServer, TableChanged, Update
from sztab.server.wire.models import Moment
from sztab.server.wire.rendering import moment
from sztab.server.wire.texts import is_table_id

log = logging.getLogger("sztab.hall")
T = TypeVar("T")
encoder = msgspec.json.Encoder()
MOST_ALONE = 4
MOST_ALONE_OF_ALL = 40
"""Tables at which bots play among themselves: of one maker, and of all."""
STAYS_MS = 300_000
"""A table whose time is over within so many milliseconds stays in memory."""


class Timing(Protocol):
    def observe(self, amount: float) -> None: ...


class NoTiming:
    def observe(self, amount: float) -> None:
        pass


Follow = Callable[[Live], None]


class Hall:
    """Tables by id: loaded when needed, changed under a lock, saved, told."""

    def __init__(
        self, settings: Settings, engine: AsyncEngine, library: Library, writer: Writer, thinkers: Thinkers
    ) -> None:
        self.settings = settings
        self.engine = engine
        self.library = library
        self.writer = writer
        self.thinkers = thinkers
        self.live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live | None]] = {}
        self._opening: list[Table] = []
        """New tables that are just being saved."""
        self.followers: list[Follow] = []
        """What is done after every change: bots, clocks, notices."""
        self.answers = 0
        self.failed = 0
        """Changes that could not be saved."""
        self.saving: Timing = NoTiming()
        """Told how long each change took to save."""
        self._tasks: set[asyncio.Task[Any]] = set()

    async def get(self, table_id: str) -> Live:
        """A table; loaded once, however many ask for it."""
        live = self.live.get(table_id)
        if live is None:
            task = self._loading.get(table_id)
            if task is None and not is_table_id(table_id):
                raise Fault("no-table")
            if task is None:
                task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            live = await asyncio.shield(task)
        if live is None:
            raise Fault("no-table")
        live.used = time.monotonic()
        if live.broken:
            async with live.lock:
                await self._mend(live)
        return live

    async def _load(self, table_id: str) -> Live | None:
        table = await archive.load_table(self.engine, self.library, table_id)
        if table is None:
            return None
        if table.version > table.saved:  # it went over to other rules
            table.settle()
            try:
                await self.writer.save(archive.step_of(table, "", is_new=False))
            except Conflict:  # another worker was first
                return await self._load(table_id)
            table.step_is_saved()
        live = self.live[table_id] = Live(table)
        live.told = description(live)
        self._follow(live)
        if self.engine.dialect.name == "postgresql":
            await self.catch_up(table_id)  # what others saved while it was played again
        return live

    def check_alone(self, table: Table, bot_at: str = "") -> None:
        """Bots may play among themselves, at a few tables of one maker at once; `bot_at`: a seat that gets a bot."""
        if all(s.kind == "bot" for s in table.meta.seats if s.seat != bot_at) and not self.has_room(table):
            raise Fault("too-many-bot-tables", most=MOST_ALONE)

    def has_room(self, table: Table) -> bool:
        """May bots play on among themselves here? Accounts of one network are one maker."""
        tables = (*(live.table for live in self.live.values()), *self._opening)
        alone = [one.meta for one in tables if one is not table and _is_alone(one)]
        mine, here = table.meta.opener, table.meta.opened_from
        own = sum(meta.opener == mine or (here != "" and meta.opened_from == here) for meta in alone)
        return not self.settings.rates or (own < MOST_ALONE and len(alone) < MOST_ALONE_OF_ALL)

    async def add(self, table: Table) -> Live:
        """Save a new table and open it."""
        step = archive.step_of(table, "", is_new=True)
        self._opening.append(table)
        try:
            await self.writer.save(step)
        finally:
            self._opening.remove(table)
        table.step_is_saved()
        live = self.live[table.meta.id] = Live(table)
        live.told = description(live)
        self._follow(live)
        return live

    async def change(self, live: Live, act: Callable[[Table], T], *, key: str = "") -> T:
        """Do something at a table, save it, tell everyone. What raises a fault, or returns True, changed nothing."""
        for _ in range(3):
            async with live.lock:
                if live.broken:
                    await self._mend(live)
                try:
                    return await self._change(live, act, key)
                except Fault:
                    raise
                except Conflict:
                    live.broken = True
                except BaseException:
                    live.broken = True
                    raise
        raise Fault("changed-elsewhere")

    async def _change(self, live: Live, act: Callable[[Table], T], key: str) -> T:
        table = live.table
        before = table.version
        done = act(table)
        if done is True:
            return done
        began = time.perf_counter()
        try:
            await self.writer.save(archive.step_of(table, key, is_new=False))
        except Conflict:
            raise
        except Exception as error:
            live.broken = True  # what is in memory is not on disk
            self.failed += 1
            log.error("a change was not saved: %s", type(error).__name__)
            raise Fault("not-saved") from None
        self.saving.observe(time.perf_counter() - began)
        table.step_is_saved()
        self.answers += table.version > before
        self.tell(live)
        self._follow(live)
        if snapshots.due(table):
            self.run(snapshots.write(self.writer, table))
        return done

    async def deepen(self, live: Live, to: int) -> None:
        """A takeback goes behind the snapshot that a table was taken up from: load all of it."""
        recorder = live.table.recorder
        if recorder is None or live.table.timeline.answers_at(to) >= recorder.floor:
            return
        async with live.lock:
            table = await archive.load_table(self.engine, self.library, live.table.meta.id, whole=True)
            if table is not None and table.rev == live.table.rev and table.version == live.table.version:
                table.snapshot = live.table.snapshot
                live.table, live.past = table, Past(table)

    async def forget(self, user_id: int) -> None:
        """An account ends: its name leaves the seats of tables that are not over; the seats are free."""
        query = select(sittings.c.table_id).where(sittings.c.user_id == user_id, sittings.c.result == "").distinct()
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).scalars().all()
        for table_id in found:
            try:
                await self.change(await self.get(table_id), lambda table: seating.forget(table, user_id))
            except Exception:  # one broken row does not keep an account alive
                log.exception("a seat was not left", extra={"fields": {"table": table_id}})

    async def keep_positions(self) -> None:
        """Snapshots of all tables that have gone on since theirs: before the server stops. Those that are just being
        made are waited for: once the writer has stopped they would be lost."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=10)
        for live in list(self.live.values()):
            if live.table.recorder is not None and live.table.meta.kind == "game" and not live.broken:
                await snapshots.write(self.writer, live.table)

    async def _mend(self, live: Live) -> None:
        """Load a table again whose memory cannot be trusted."""
        table = await archive.load_table(self.engine, self.library, live.table.meta.id)
        if table is None:
            raise Fault("no-table")
        live.table, live.past, live.broken = table, Past(table), False
        self.tell(live)

    async def catch_up(self, table_id: str) -> None:
        """Load what other workers saved of a table."""
        if live := self.live.get(table_id):
            for rows, meta in (await archive.load_tails(self.engine, {table_id: live.table.rev})).values():
                await self.follow_rows(table_id, rows, meta)

    async def follow_rows(self, table_id: str, rows: Sequence[Any], meta: str) -> None:
        """Another worker saved steps: take them over, and tell those who listen here."""
        live = self.live.get(table_id)
        if live is None:
            return
        async with live.lock:
            try:
                if live.broken or not archive.follow_rows(live.table, rows, meta):
                    return
            except Exception:
                live.broken = True
                await self._mend(live)
            self.tell(live)
            self._follow(live)

    async def note(self, connection: AsyncConnection, note: str) -> None:
        """Tell other workers something, when this transaction is saved."""
        if connection.dialect.name == "postgresql":
            payload = {"note": f"{self.writer.worker} {note}"}
            await connection.execute(text(f"SELECT pg_notify('{CHANNEL}', :note)"), payload)

    def _follow(self, live: Live) -> None:
        for follow in self.followers:
            follow(live)

    # --- telling -----------------------------------------------------------------------------------------------------

    def tell(self, live: Live) -> None:
        """Send everyone who listens what is new, each as he sees it."""
        if not live.listeners:
            return
        table = live.table
        made: dict[tuple[str | None, int | None], tuple[Moment, bytes]] = {}
        seating = seating_of(table)
        if seating != live.seating:
            live.seating = seating
            for listener in live.listeners:
                self._recheck(table, listener)
            # who left a private table hears nothing more of it on a connection that he opened before
            live.listeners = {one for one in live.listeners if may_watch(table.meta, one.caller)}
        if table.recorder is not None:
            for listener in live.listeners:
                if listener.known == table.version:
                    continue
                if len(listener.seats) > 1 and table.asked in listener.seats and listener.look is not None:
                    self._hand_over(listener, table.asked)
                key = (listener.look, listener.known)
                if key not in made:
                    now = moment(table, listener.look, listener.known, TAIL if listener.known is None else None)
                    made[key] = now, encoder.encode(Update(moment=now))
                now, message = made[key]
                listener.send(message)
                if listener.known is None:
                    listener.owe(now)
                listener.known = table.version
        self.tell_table(live)

    def _recheck(self, table: Table, listener: Listener) -> None:
        """Who lost a seat does not look from it any longer; who has one now does."""
        seats = seats_of(table.meta, listener.caller)
        if seats == listener.seats:
            return
        listener.seats = seats
        if listener.look not in seats and not table.is_open:
            listener.look, listener.known = (seats[0] if seats else None), None

    def _hand_over(self, listener: Listener, seat: str | None) -> None:
        """At one screen the look goes over to whoever is asked; he gets the whole journal of his seat."""
        if listener.look != seat:
            listener.look, listener.known = seat, None

    def tell_table(self, live: Live) -> None:
        """Tell what changed about the table itself."""
        told = description(live)
        if told != live.told:
            live.told = told
            message = encoder.encode(TableChanged(table=live.info()))
            for listener in live.listeners:
                listener.send(message)

    def tell_all(self, live: Live, message: FromServer, without: Collection[int] = ()) -> None:
        """Send a message to everyone at a table, but not to these accounts."""
        made = encoder.encode(message)
        for listener in live.listeners:
            if listener.caller.user is None or listener.caller.user.id not in without:
                listener.send(made)

    # --- leaving memory ----------------------------------------------------------------------------------------------

    def sweep(self) -> list[str]:
        """Let tables go that nobody has looked at for a while and for which nothing is to be done; their ids."""
        gone = []
        limit = time.monotonic() - self.settings.idle
        for table_id, live in list(self.live.items()):
            driven = live.driver is not None and not live.driver.done()
            busy = live.listeners or live.lock.locked() or driven or _is_due(live)
            if not busy and live.used < limit:
                if live.timer:
                    live.timer.cancel()
                    live.timer = None
                del self.live[table_id]
                gone.append(table_id)
                if live.table.recorder is not None and live.table.meta.kind == "game" and not live.broken:
                    self.run(snapshots.write(self.writer, live.table))
        return gone

    def run(self, coroutine: Any) -> None:
        """Do something later, and log what goes wrong with it."""
        task = asyncio.create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a task failed", exc_info=error)


def _is_due(live: Live) -> bool:
    """Is a clock over soon? One that runs for days is looked after by the sweep, from the index of deadlines."""
    due = clock.deadline(live.table.meta, live.table.asked)
    return due is not None and (due - now_ms() < STAYS_MS or live.table.meta.pace.kind == "live")


def _is_alone(table: Table) -> bool:
    """Do only bots play there, and does the game go on?"""
    return table.status == "running" and not any(seated.kind != "bot" for seated in table.meta.seats)
