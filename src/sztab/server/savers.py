"""Saving groups of steps, each database in its quickest way: one hop into a thread, or one short transaction.

The statements are made from the store's tables, so that there is one description of them.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

import asyncpg
from msgspec import Struct
from sqlalchemy import bindparam, insert, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine

from sztab.server.store import sittings, steps, tables

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


class Taken(Exception):
    """A step with this number is saved already."""


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


class Saver(Protocol):
    async def save(self, saved: Sequence[Step]) -> None: ...

    async def close(self) -> None: ...


class LiteSaver:
    """Saves groups of steps to SQLite in a thread of its own, with one hop a group."""

    def __init__(self, engine: AsyncEngine, *, durable: bool) -> None:
        self._thread = ThreadPoolExecutor(1, "sqlite")
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

    async def save(self, saved: Sequence[Step]) -> None:
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._save, saved)
        except sqlite3.IntegrityError as error:
            raise Taken from error

    def _save(self, saved: Sequence[Step]) -> None:
        if self._connection is None:
            self._connection = self._open()
        with self._connection as connection:
            if new := [step.row for step in saved if step.is_new]:
                connection.executemany(self._insert_table, new)
            connection.executemany(self._insert_step, [step.step for step in saved])
            connection.executemany(self._update_table, table_changes(saved))
            if results := [result for step in saved for result in step.results]:
                connection.executemany(self._update_result, results)

    async def close(self) -> None:
        if self._connection is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._connection.close)
        self._thread.shutdown()


def connection_arguments(url: Any) -> dict[str, Any]:
    """What asyncpg is to be told of a database's URL."""
    parsed = make_url(url)
    more = {key: value for key, value in parsed.query.items() if key in ("host", "port", "ssl")}
    plain = {
        "host": parsed.host,
        "port": parsed.port,
        "user": parsed.username,
        "password": parsed.password,
        "database": parsed.database,
    }
    return {**{key: value for key, value in plain.items() if value is not None}, **more}


def _insert(table: Any) -> tuple[str, list[str]]:
    names = [column.name for column in table.c]
    marks = ", ".join(f"${number}" for number in range(1, len(names) + 1))
    return f"INSERT INTO {table.name} ({', '.join(names)}) VALUES ({marks})", names


class PgSaver:
    """Saves groups of steps to PostgreSQL on a connection of its own, and tells the other workers of them."""

    def __init__(self, engine: AsyncEngine, worker: str) -> None:
        self._arguments = connection_arguments(engine.url)
        self._worker = worker
        self._connection: Any = None
        self._insert_table, self._table_columns = _insert(tables)
        self._insert_step, self._step_columns = _insert(steps)
        changes = ", ".join(f"{name} = ${number}" for number, name in enumerate(CHANGED, 2))
        self._update_table = f"UPDATE tables SET {changes} WHERE id = $1"
        self._update_result = "UPDATE sittings SET result = $4 WHERE table_id = $1 AND seat = $2 AND user_id = $3"

    async def save(self, saved: Sequence[Step]) -> None:
        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(**self._arguments)
        try:
            async with self._connection.transaction():
                await self._save(self._connection, saved)
        except asyncpg.UniqueViolationError as error:
            raise Taken from error

    async def _save(self, connection: Any, saved: Sequence[Step]) -> None:
        if new := [[step.row[name] for name in self._table_columns] for step in saved if step.is_new]:
            await connection.executemany(self._insert_table, new)
        rows = [[step.step[name] for name in self._step_columns] for step in saved]
        await connection.executemany(self._insert_step, rows)
        if changes := [list(change.values()) for change in table_changes(saved)]:
            await connection.executemany(self._update_table, changes)
        if results := [list(result.values()) for step in saved for result in step.results]:
            await connection.executemany(self._update_result, results)
        notes = [f"{self._worker} {step.step['table_id']} {step.step['rev']}" for step in saved]
        await connection.execute("SELECT pg_notify($1, note) FROM unnest($2::text[]) AS note", CHANNEL, notes)

    async def close(self) -> None:
        if self._connection is not None and not self._connection.is_closed():
            await self._connection.close()


def saver_for(engine: AsyncEngine, worker: str, *, durable: bool) -> Saver:
    return LiteSaver(engine, durable=durable) if engine.dialect.name == "sqlite" else PgSaver(engine, worker)
