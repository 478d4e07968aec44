"""Who uses a database: servers share it, an upgrade or a restore wants it alone."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path
from typing import IO, Any

import asyncpg
from sqlalchemy.engine import make_url

from sztab.kernel.errors import BadNotation
from sztab.server.storage.database import is_postgres
from sztab.server.storage.saving import connection_arguments

LOCK = 0x53_7A_55_73_65
IN_USE = "the database is in use: stop the server first"


def sqlite_file(url: str) -> Path | None:
    """The file of a SQLite database; None for others and for one in memory."""
    parsed = make_url(url)
    if is_postgres(url) or not parsed.database or parsed.database == ":memory:":
        return None
    return Path(parsed.database)


def check_there(url: str) -> None:
    """Refuse a database that is not there, instead of making an empty one."""
    file = sqlite_file(url)
    if file is not None and not file.is_file():
        raise BadNotation(f"--database: there is no file {file}")


def make_private(url: str) -> None:
    """The file of a database, and what SQLite keeps beside it, is its owner's alone: it holds the key that signs."""
    file = sqlite_file(url)
    if file is None:
        return
    file.touch(mode=0o600, exist_ok=True)
    for name in (file, *(file.with_name(file.name + tail) for tail in ("-wal", "-shm"))):
        if name.exists():
            os.chmod(name, 0o600)


class Use:
    """Holds a database until `release`: together with other servers, or `alone`."""

    def __init__(self, url: str, *, alone: bool) -> None:
        self._url, self._alone = url, alone
        self._file: IO[bytes] | None = None
        self._connection: Any = None

    async def hold(self) -> None:
        file = sqlite_file(self._url)
        if file is not None:
            self._hold_file(file)
        elif is_postgres(self._url):
            await self._hold_postgres()

    def _hold_file(self, file: Path) -> None:
        """One process at a time writes a SQLite file, so a server holds it alone too."""
        handle = os.open(file.with_name(file.name + "-lock"), os.O_RDWR | os.O_CREAT, 0o600)
        self._file = os.fdopen(handle, "r+b")
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._file.close()
            self._file = None
            raise BadNotation(IN_USE) from None

    async def _hold_postgres(self) -> None:
        self._connection = await asyncpg.connect(**connection_arguments(make_url(self._url)))
        kind = "" if self._alone else "_shared"
        if not await self._connection.fetchval(f"SELECT pg_try_advisory_lock{kind}($1)", LOCK):
            await self.release()
            raise BadNotation(IN_USE)

    async def release(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None
        if self._connection is not None:
            await self._connection.close()
            self._connection = None
