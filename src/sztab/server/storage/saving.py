"""Saving groups of steps, each database in its quickest way: one hop into a thread, or one short transaction.

The statements are made from the store's tables, so that there is one description of them.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

import asyncpg
from msgspec import Struct
from sqlalchemy import BigInteger, Boolean, Integer, LargeBinary, String, Text, bindparam, insert, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine

from sztab.server.storage.schema import sittings, steps, tables

log = logging.getLogger("sztab.saving")
CHANNEL = "sztab"
TELL = "SELECT pg_notify($1, note) FROM unnest($2::text[]) AS note"
INSERT_STEP = insert(steps)
INSERT_TABLE = insert(tables)
CHANGED = ("status", "public", "is_open", "timed", "asks_bot", "updated", "rev", "version", "sheet", "deadline")
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
    .values(result=bindparam("new_result"), counts=bindparam("new_counts"))
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


PG_TYPES = {Text: "text", String: "text", BigInteger: "int8", Integer: "int4", Boolean: "bool", LargeBinary: "bytea"}
RESULT = ("table", "at_seat", "by_user", "new_result", "new_counts")


def _type_of(column: Any) -> str:
    """What PostgreSQL calls the type of a column."""
    return next(name for kind, name in PG_TYPES.items() if isinstance(column.type, kind))


class PgStatement:
    """One statement that saves a whole group: rows come as arrays, a column each. So a group is one trip to the
    database, and one transaction by itself."""

    def __init__(self) -> None:
        self._marks = 0
        self.tables, self.steps = [c.name for c in tables.c], [c.name for c in steps.c]
        types = {column.name: _type_of(column) for column in tables.c}
        new = self._rows([types[name] for name in self.tables])
        added = self._rows([_type_of(column) for column in steps.c])
        changed = self._rows([types["id"], *(types[name] for name in CHANGED)])
        ended = self._rows(["text", "text", "int8", "text", "bool"])
        changes = ", ".join(f"{name} = c.{name}" for name in CHANGED)
        self.text = (
            f"WITH n AS (INSERT INTO tables ({', '.join(self.tables)}) SELECT * FROM {new}), "
            f"s AS (INSERT INTO steps ({', '.join(self.steps)}) SELECT * FROM {added}), "
            f"t AS (UPDATE tables SET {changes} FROM {changed} AS c(id, {', '.join(CHANGED)}) WHERE tables.id = c.id) "
            f"UPDATE sittings SET result = e.result, counts = e.counts "
            f"FROM {ended} AS e(table_id, seat, user_id, result, counts) "
            "WHERE sittings.table_id = e.table_id AND sittings.seat = e.seat AND sittings.user_id = e.user_id"
        )

    def _rows(self, types: Sequence[str]) -> str:
        first, self._marks = self._marks + 1, self._marks + len(types)
        return f"unnest({', '.join(f'${first + n}::{kind}[]' for n, kind in enumerate(types))})"

    def arguments(self, saved: Sequence[Step]) -> list[Any]:
        changes = table_changes(saved)
        results = [result for step in saved for result in step.results]
        return [
            *_columns([step.row for step in saved if step.is_new], self.tables),
            *_columns([step.step for step in saved], self.steps),
            *_columns(changes, ["table", *(f"new_{name}" for name in CHANGED)]),
            *_columns(results, RESULT),
        ]


def _columns(rows: Sequence[dict[str, Any]], names: Sequence[str]) -> list[list[Any]]:
    return [[row[name] for row in rows] for name in names]


class PgConnection:
    """A connection of its own, opened when it is needed and again when it was lost."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._arguments = connection_arguments(engine.url)
        self._connection: Any = None

    async def execute(self, statement: str, *arguments: Any) -> None:
        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(**self._arguments)
        await self._connection.execute(statement, *arguments)

    async def close(self) -> None:
        if self._connection is not None and not self._connection.is_closed():
            await self._connection.close()


class PgSaver:
    """Saves groups of steps to PostgreSQL, and tells the other workers of them.

    They are told after the commit, beside it: PostgreSQL commits notifications one at a time, and no answer should wait
    for that. A worker that dies in between has told nothing; the others look by themselves at every sweep."""

    def __init__(self, engine: AsyncEngine, worker: str) -> None:
        self._connection, self._teller = PgConnection(engine), PgConnection(engine)
        self._worker = worker
        self._statement = PgStatement()
        self._to_tell: dict[str, int] = {}
        """The last step of each table that the others have not been told of."""
        self._telling: asyncio.Task[None] | None = None

    async def save(self, saved: Sequence[Step]) -> None:
        try:
            await self._connection.execute(self._statement.text, *self._statement.arguments(saved))
        except asyncpg.UniqueViolationError as error:
            raise Taken from error
        self._to_tell |= {step.step["table_id"]: step.step["rev"] for step in saved}
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        while self._to_tell:
            told, self._to_tell = self._to_tell, {}
            notes = [f"{self._worker} {table} {rev}" for table, rev in told.items()]
            try:
                await self._teller.execute(TELL, CHANNEL, notes)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("other workers were not told: %s", type(error).__name__)

    async def close(self) -> None:
        if self._telling is not None:
            await self._telling
        await self._connection.close()
        await self._teller.close()


def saver_for(engine: AsyncEngine, worker: str, *, durable: bool) -> Saver:
    return LiteSaver(engine, durable=durable) if engine.dialect.name == "sqlite" else PgSaver(engine, worker)
