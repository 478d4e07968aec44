"""One writer, many commits at once: whatever waits to be saved goes into one transaction, then all of it is told so.

An answer is acknowledged after the commit of its group. Two workers that save the same step of a table find out by the
key of the row: the later one gets `Conflict` and loads what the other saved.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sztab.server.storage.saving import Step, Taken, saver_for

log = logging.getLogger("sztab.writer")
GROUP = 500


class Conflict(Exception):
    """Another worker saved this step before."""


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
        self._saver = saver_for(engine, worker, durable=durable)
        self._waiting: list[_Job] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._stopping = False
        self.failed = 0
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
        await self._saver.close()

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
                for part in ([j for j in group if j.run is not None], [j for j in group if j.run is None]):
                    if part:
                        await self._save(part)
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
        if isinstance(error, Taken):
            job.done.set_exception(Conflict())
            return
        if not isinstance(error, IntegrityError):
            self.failed += 1
            log.error("a write failed: %s", type(error).__name__)
        job.done.set_exception(error)

    async def _commit(self, group: Sequence[_Job]) -> list[Any]:
        """A group of steps, or of other writes, in one transaction: all of it is on disk, or nothing."""
        if saved := [job.step for job in group if job.step is not None]:
            await self._saver.save(saved)
            return [None] * len(group)
        async with self._engine.begin() as connection:
            return [await job.run(connection) for job in group if job.run is not None]

    @property
    def waiting(self) -> int:
        return len(self._waiting)

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
