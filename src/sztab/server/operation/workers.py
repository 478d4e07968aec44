"""Several workers on one PostgreSQL: who drives which table, and what others saved.

A worker that drives a table (answers for its bots, watches its clock) holds an advisory lock on it, on a connection of
its own: when the worker dies, the lock is free, and another worker takes the table over at its next sweep. Every worker
hears of every step by LISTEN; a note holds only the table's id and the number of the step.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from typing import Any

import asyncpg

from sztab.server.storage import archive
from sztab.server.storage.database import full_url, is_postgres
from sztab.server.storage.saving import CHANNEL, connection_arguments
from sztab.server.tables.chat import Chatting
from sztab.server.tables.hall import Hall

log = logging.getLogger("sztab.workers")


def lock_number(table_id: str) -> int:
    """The number of a table's advisory lock."""
    return int.from_bytes(hashlib.sha256(table_id.encode()).digest()[:8], "big", signed=True)


class Ownership:
    """On SQLite there is one worker, which owns everything."""

    def __init__(self, hall: Hall, chatting: Chatting, database: str) -> None:
        self._hall = hall
        self._chatting = chatting
        self._url = full_url(database)
        self.is_shared = is_postgres(self._url)
        self._connection: Any = None
        self._owned: set[str] = set()
        self._behind: dict[str, int] = {}
        """Tables of which another worker saved a step, and its number."""
        self._catching_up = False
        self._lock = asyncio.Lock()

    async def start(self) -> None:
        if self.is_shared:
            await self._connect()

    async def _connect(self) -> Any:
        self._connection = await asyncpg.connect(**connection_arguments(self._url))
        self._owned.clear()
        await self._connection.add_listener(CHANNEL, self._hear)
        return self._connection

    async def stop(self) -> None:
        if self._connection is not None and not self._connection.is_closed():
            await self._connection.close()

    @property
    def _is_lost(self) -> bool:
        return self._connection is None or bool(self._connection.is_closed())

    async def mend(self) -> None:
        """When the connection was lost, notes were lost with it: look at every live table anew."""
        if not self._is_lost:
            return
        async with self._lock:
            if self._is_lost:
                await self._connect()
        for table_id in list(self._hall.live):
            await self._hall.catch_up(table_id)

    async def release(self, table_id: str) -> None:
        """This worker has no more to do with a table: another may drive it."""
        if table_id in self._owned and not self._is_lost:
            self._owned.discard(table_id)
            async with self._lock:
                await self._connection.fetchval("SELECT pg_advisory_unlock($1)", lock_number(table_id))

    async def owns(self, table_id: str) -> bool:
        """Is this worker the one that drives the table? It is if it can get the lock."""
        if not self.is_shared or (table_id in self._owned and not self._is_lost):
            return True
        async with self._lock:
            connection = await self._connect() if self._is_lost else self._connection
            got = bool(await connection.fetchval("SELECT pg_try_advisory_lock($1)", lock_number(table_id)))
            if got:
                self._owned.add(table_id)
            return got

    def _hear(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        worker, _, note = str(payload).partition(" ")
        if worker == self._hall.writer.worker:
            return
        what, _, rest = note.partition(" ")
        if what == "chat":
            table_id, _, number = rest.partition(" ")
            self._hall.run(self._chatting.tell_said(table_id, int(number or 0)))
            return
        live = self._hall.live.get(what)
        if live is not None and live.table.rev < int(rest):
            self._behind[what] = live.table.rev
            if not self._catching_up:
                self._catching_up = True
                self._hall.run(self._catch_up())

    async def _catch_up(self) -> None:
        """Load what others saved of all tables that are behind, with one question to the database."""
        try:
            while self._behind:
                behind, self._behind = self._behind, {}
                found = await archive.load_tails(self._hall.engine, behind)
                for table_id, (rows, meta) in found.items():
                    self._hall.run(self._hall.follow_rows(table_id, rows, meta))
        finally:
            self._catching_up = False
