"""`sztab backup` and `sztab restore`: one file with everything, taken while the server runs."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.engine import URL, make_url

from sztab.kernel.errors import BadNotation
from sztab.server.storage.database import close_engine, open_engine
from sztab.server.storage.in_use import check_there, sqlite_file


def back_up(database: str, to: Path) -> None:
    """A copy of a database in one file; a server may go on meanwhile."""
    if to.exists():
        raise BadNotation(f"{to} is there already")
    check_there(database)
    handle = os.open(to, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    os.close(handle)
    file = sqlite_file(database)
    if file is None:
        _run(["pg_dump", "--format=custom", "--no-owner", f"--file={to}"], database)
        return
    source, target = sqlite3.connect(f"file:{file}?mode=ro", uri=True), sqlite3.connect(to)
    try:
        source.backup(target)
    finally:
        target.close()
        source.close()


def count_tables(database: str) -> int:
    """How many tables of games a database holds."""

    async def count() -> int:
        engine = open_engine(database)
        try:
            async with engine.connect() as connection:
                return int((await connection.execute(text("SELECT count(*) FROM tables"))).scalar_one())
        finally:
            await close_engine(engine)

    return asyncio.run(count())


def restore(database: str, copy: Path) -> None:
    """Put a copy in the place of a database that no server uses."""
    if not copy.is_file():
        raise BadNotation(f"there is no file {copy}")
    file = sqlite_file(database)
    if file is None:
        _run(["pg_restore", "--clean", "--if-exists", "--no-owner", "--dbname", _name(database), str(copy)], database)
        return
    _check_sqlite(copy)
    for tail in ("-wal", "-shm"):
        file.with_name(file.name + tail).unlink(missing_ok=True)
    beside = file.with_name(file.name + "-new")
    shutil.copyfile(copy, beside)
    os.chmod(beside, 0o600)
    os.replace(beside, file)


def _check_sqlite(copy: Path) -> None:
    try:
        connection = sqlite3.connect(f"file:{copy}?mode=ro", uri=True)
        try:
            found = connection.execute("PRAGMA quick_check").fetchone()[0]
            connection.execute("SELECT count(*) FROM tables")
        finally:
            connection.close()
    except sqlite3.DatabaseError as error:
        raise BadNotation(f"{copy} is no backup of a server: {error}") from None
    if found != "ok":
        raise BadNotation(f"{copy} is damaged: {found}")


def _name(database: str) -> str:
    return make_url(database).database or ""


def _run(command: list[str], database: str) -> None:
    """PostgreSQL's own programs, which are told by their environment where to go."""
    url: URL = make_url(database)
    told = {"PGHOST": url.host, "PGUSER": url.username, "PGDATABASE": url.database, "PGPASSWORD": url.password}
    told["PGPORT"] = str(url.port) if url.port else None
    if isinstance(host := url.query.get("host"), str):
        told["PGHOST"] = host
    env = {**os.environ, **{name: value for name, value in told.items() if value}}
    try:
        done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        raise BadNotation(f"{command[0]} is not installed: it comes with PostgreSQL") from None
    if done.returncode:
        raise BadNotation(f"{command[0]}: {done.stderr.strip()[-300:]}")
