"""The database: SQLite in a file by default, PostgreSQL when it grows. Its schema is brought up to date at start."""

from __future__ import annotations

import asyncio
import sqlite3
from functools import cache
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary, WeakSet

import aiosqlite
import asyncpg
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from sztab.kernel.errors import BadNotation

DATABASE_ERRORS = (OperationalError, InterfaceError, sqlite3.OperationalError, asyncpg.PostgresError, ConnectionError)
"""What is raised when a database cannot be reached or cannot write: it may be better in a moment."""
MIGRATIONS = Path(__file__).parent / "migrations"
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
MIGRATION_LOCK = 0x53_7A_74_61_62
LAST_WORDS = 5.0
"""Seconds that a thread of SQLite has at the end for what it is still doing."""

_opened: WeakKeyDictionary[Engine, WeakSet[aiosqlite.Connection]] = WeakKeyDictionary()
"""The connections of SQLite that an engine made: each has a thread."""


def full_url(url: str) -> str:
    """The URL with its asynchronous driver; refuses other databases."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise BadNotation("--database: not the URL of a database") from None
    kind = parsed.get_backend_name()
    if kind not in DRIVERS:
        raise BadNotation(f"--database: {kind} is not known, only sqlite and postgresql are")
    return parsed.set(drivername=DRIVERS[kind]).render_as_string(hide_password=False)


def is_postgres(url: str) -> bool:
    return make_url(url).get_backend_name() == "postgresql"


def open_engine(url: str, *, durable: bool = False) -> AsyncEngine:
    """An engine for a URL; its errors tell no values, which may be secret.

    `durable` makes SQLite wait for the disk itself, so that a power cut loses nothing."""
    full = full_url(url)
    if is_postgres(full):
        return create_async_engine(full, pool_size=8, max_overflow=8, pool_recycle=600, hide_parameters=True)
    engine = create_async_engine(full, hide_parameters=True)
    opened = _opened[engine.sync_engine] = WeakSet()

    def connect(*arguments: Any, **options: Any) -> aiosqlite.Connection:
        connection = aiosqlite.connect(*arguments, **options)
        connection._thread.daemon = True
        opened.add(connection)
        return connection

    @event.listens_for(engine.sync_engine, "do_connect")
    def keep(_dialect: Any, _record: Any, _arguments: Any, options: dict[str, Any]) -> None:
        options["async_creator_fn"] = connect

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute(f"PRAGMA synchronous={'FULL' if durable else 'NORMAL'}")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.execute("PRAGMA busy_timeout=10000")
        cursor.close()

    return engine


async def close_engine(engine: AsyncEngine) -> None:
    """Close what an engine opened and wait for its threads.

    A question that was cancelled is still being worked on by SQLite's thread, whose reply needs the loop: a thread
    that outlives the loop dies of it."""
    await engine.dispose()
    threads = []
    for connection in list(_opened.get(engine.sync_engine, ())):
        if connection._thread.is_alive():
            connection.stop()
            threads.append(connection._thread)
    for thread in threads:
        await asyncio.to_thread(thread.join, LAST_WORDS)


def reading(engine: AsyncEngine) -> AsyncEngine:
    """The same engine for single questions: each is a transaction by itself, without two more trips for its ends."""
    return engine.execution_options(isolation_level="AUTOCOMMIT")


def alembic_config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config


def _upgrade(connection: Connection) -> None:
    here = MigrationContext.configure(connection).get_current_revision()
    revisions = _revisions()
    if here == revisions[0]:
        return
    if here is not None and here not in revisions:
        raise BadNotation(f"the database was brought up to date by a newer version (schema {here}): restore its backup")
    config = alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


@cache
def _revisions() -> tuple[str, ...]:
    """All schemas that this version knows, the newest first."""
    return tuple(script.revision for script in ScriptDirectory.from_config(alembic_config()).walk_revisions())


async def migrate(engine: AsyncEngine) -> None:
    """Bring the schema up to date; workers that start together wait for each other."""
    async with engine.begin() as connection:
        await migrate_on(connection)


async def migrate_on(connection: AsyncConnection) -> None:
    """The same within a transaction that is open."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
    await connection.run_sync(_upgrade)
