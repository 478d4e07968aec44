"""A database as it would be after an update, with nothing changed in it: for dry runs."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import cast

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sztab.server.operation.backing_up import back_up
from sztab.server.storage.database import close_engine, migrate, migrate_on, open_engine
from sztab.server.storage.in_use import sqlite_file


@asynccontextmanager
async def rehearsal(url: str) -> AsyncIterator[AsyncEngine]:
    """An engine to read by: a SQLite file is copied, PostgreSQL changes its schema in a transaction that is undone."""
    if sqlite_file(url) is None:
        async with _undone(url) as engine:
            yield engine
        return
    with tempfile.TemporaryDirectory(prefix="sztab-dry-") as folder:
        copy = Path(folder) / "copy.db"
        back_up(url, copy)
        engine = open_engine(f"sqlite:///{copy}")
        try:
            await migrate(engine)
            yield engine
        finally:
            await close_engine(engine)


@asynccontextmanager
async def _undone(url: str) -> AsyncIterator[AsyncEngine]:
    engine = open_engine(url)
    try:
        async with engine.connect() as connection:
            whole = await connection.begin()
            try:
                await migrate_on(connection)
                yield cast(AsyncEngine, _OneConnection(connection))
            finally:
                await whole.rollback()
    finally:
        await close_engine(engine)


class _OneConnection:
    """Stands for an engine: whoever connects is given the connection whose transaction is open."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection
        self.dialect = connection.dialect

    def execution_options(self, **_: object) -> _OneConnection:
        return self

    @asynccontextmanager
    async def connect(self) -> AsyncIterator[AsyncConnection]:
        async with self._connection.begin_nested():
            yield self._connection
