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
from sqlalchemy.engine import make_url

from sztab.server.chatting import Chatting
from sztab.server.database import full_url, is_postgres
from sztab.server.hall import Hall
from sztab.server.messages import Chat
from sztab.server.writer import CHANNEL

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
        self._lock = asyncio.Lock()

    async def start(self) -> None:
        if self.is_shared:
            await self._connect()

    async def _connect(self) -> Any:
        url = make_url(self._url)
        self._connection = await asyncpg.connect(
            host=url.host, port=url.port, user=url.username, password=url.password, database=url.database, **_query(url)
        )
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
            self._hall.run(self._tell_chat(rest))
        else:
            self._hall.run(self._hall.refresh(what, int(rest)))

    async def _tell_chat(self, table_id: str) -> None:
        live = self._hall.live.get(table_id)
        if live is not None and live.listeners and (lines := await self._chatting.lines(table_id)):
            self._hall.tell_all(live, Chat(line=lines[-1]))


def _query(url: Any) -> dict[str, Any]:
    return {key: value for key, value in url.query.items() if key in ("host", "port", "ssl")}
