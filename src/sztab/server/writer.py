"""One writer, many commits at once: whatever waits to be saved goes into one transaction, then all of it is told so.

An answer is acknowledged after the commit of its group. Two workers that save the same step of a table find out by the
key of the row: the later one gets `Conflict` and loads what the other saved.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from msgspec import Struct
from sqlalchemy import bindparam, insert, text, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sztab.server.store import sittings, steps, tables

log = logging.getLogger("sztab.writer")
GROUP = 500
CHANNEL = "sztab"

INSERT_STEP = insert(steps)
INSERT_TABLE = insert(tables)
CHANGED = ("status", "public", "is_open", "timed", "asks_bot", "updated", "rev", "version", "sheet")
UPDATE_TABLE = (
    update(tables).where(tables.c.id == bindparam("table")).values({name: bindparam(f"new_{name}") for name in CHANGED})
)
UPDATE_RESULT = (
    update(sittings)
    .where(
        sittings.c.table_id == bindparam("table"),
        sittings.c.seat == bindparam("at_seat"),
        sittings.c.user_id == bindparam("by_user"),
    )
    .values(result=bindparam("new_result"))
)


class Conflict(Exception):
    """Another worker saved this step before."""


class Step(Struct):
    """One change of a table: a new row of steps, and the table's row as it is now."""

    step: dict[str, Any]
    row: dict[str, Any]
    is_new: bool = False
    results: list[dict[str, Any]] = []
    """How the game ended for each account at the table."""


def table_changes(saved: Sequence[Step]) -> list[dict[str, Any]]:
    """The rows of tables that were there before, as they are after the last of these steps."""
    last = {step.row["id"]: step.row for step in saved if not step.is_new}
    return [{"table": key, **{f"new_{name}": row[name] for name in CHANGED}} for key, row in last.items()]


class LiteSaver:
    """Saves groups of steps to SQLite in a thread of its own, with one hop a group."""

    def __init__(self, engine: AsyncEngine, *, durable: bool) -> None:
        self.thread = ThreadPoolExecutor(1, "sqlite")
        self._file = engine.url.database or ":memory:"
        self._durable = durable
        self._connection: sqlite3.Connection | None = None
        named = sqlite.dialect(paramstyle="named")
        self._insert_table, self._insert_step, self._update_table = (
            str(statement.compile(dialect=named)) for statement in (INSERT_TABLE, INSERT_STEP, UPDATE_TABLE)
        )
        self._update_result = str(UPDATE_RESULT.compile(dialect=named))

    def _open(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._file, timeout=10)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute(f"PRAGMA synchronous={'FULL' if self._durable else 'NORMAL'}")
        connection.execute("PRAGMA foreign_keys=ON")
        return connection

    def save(self, saved: Sequence[Step]) -> None:
        if self._connection is None:
            self._connection = self._open()
        with self._connection as connection:
            if new := [step.row for step in saved if step.is_new]:
                connection.executemany(self._insert_table, new)
            connection.executemany(self._insert_step, [step.step for step in saved])
            connection.executemany(self._update_table, table_changes(saved))
            if results := [result for step in saved for result in step.results]:
                connection.executemany(self._update_result, results)

    def close(self) -> None:
        if self._connection is not None:
            self.thread.submit(self._connection.close).result()
        self.thread.shutdown()


Run = Callable[[AsyncConnection], Awaitable[Any]]


class _Job(Struct):
    done: asyncio.Future[Any]
    step: Step | None = None
    run: Run | None = None


class Writer:
    """The one task that writes. `worker` is its name in notes to other workers (PostgreSQL only)."""

    def __init__(self, engine: AsyncEngine, worker: str, *, durable: bool = False) -> None:
        self._engine = engine
        self.worker = worker
        self._notifies = engine.dialect.name == "postgresql"
        self._lite = LiteSaver(engine, durable=durable) if engine.dialect.name == "sqlite" else None
        self._waiting: list[_Job] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._stopping = False
        self.groups = 0
        self.jobs = 0

    def start(self) -> None:
        self._task = asyncio.create_task(self._write(), name="writer")

    async def stop(self) -> None:
        """Save what waits, then stop."""
        self._stopping = True
        self._wake.set()
        if self._task is not None:
            await self._task
        if self._lite is not None:
            self._lite.close()

    async def save(self, step: Step) -> None:
        """Save a step; returns when it is on disk."""
        await self._put(_Job(asyncio.get_running_loop().create_future(), step=step))

    async def run(self, run: Run) -> Any:
        """Do something else in a transaction of the group; returns its result when it is on disk."""
        return await self._put(_Job(asyncio.get_running_loop().create_future(), run=run))

    async def _put(self, job: _Job) -> Any:
        if self._stopping:
            raise ConnectionError("the writer has stopped")
        self._waiting.append(job)
        self._wake.set()
        return await job.done

    async def _write(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                group, self._waiting = self._waiting[:GROUP], self._waiting[GROUP:]
                await self._save(group)
            if self._stopping:
                return

    async def _save(self, group: Sequence[_Job]) -> None:
        try:
            results = await self._commit(group)
        except Exception as error:
            if len(group) == 1:
                self._fail(group[0], error)
                return
            for job in group:
                await self._save([job])
            return
        self.groups += 1
        self.jobs += len(group)
        for job, result in zip(group, results, strict=True):
            if not job.done.done():
                job.done.set_result(result)

    def _fail(self, job: _Job, error: Exception) -> None:
        if job.done.done():
            return
        if isinstance(error, (IntegrityError, sqlite3.IntegrityError)) and job.step is not None:
            job.done.set_exception(Conflict())
            return
        if not isinstance(error, IntegrityError):
            log.error("a write failed: %s", type(error).__name__)
        job.done.set_exception(error)

    async def _commit(self, group: Sequence[_Job]) -> list[Any]:
        if self._lite is not None and all(job.run is None for job in group):
            saved = [job.step for job in group if job.step is not None]
            await asyncio.get_running_loop().run_in_executor(self._lite.thread, self._lite.save, saved)
            return [None] * len(group)
        results: list[Any] = []
        async with self._engine.begin() as connection:
            for job in group:
                results.append(await job.run(connection) if job.run is not None else None)
            await self._save_steps(connection, [job.step for job in group if job.step is not None])
        return results

    async def _save_steps(self, connection: AsyncConnection, saved: list[Step]) -> None:
        if not saved:
            return
        if new := [step.row for step in saved if step.is_new]:
            await connection.execute(INSERT_TABLE, new)
        await connection.execute(INSERT_STEP, [step.step for step in saved])
        if changes := table_changes(saved):
            await connection.execute(UPDATE_TABLE, changes)
        if results := [result for step in saved for result in step.results]:
            await connection.execute(UPDATE_RESULT, results)
        if self._notifies:
            notes = [{"note": f"{self.worker} {s.step['table_id']} {s.step['rev']}"} for s in saved]
            await connection.execute(text(f"SELECT pg_notify('{CHANNEL}', :note)"), notes)

    @property
    def is_alive(self) -> bool:
        return self._task is not None and not self._task.done()


async def cancelled(task: asyncio.Task[Any] | None) -> None:
    """End a task and wait until it has ended."""
    if task is None:
        return
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task
