"""Letters about an account: to prove an address, to set a new password. Each has a code that works once."""

from __future__ import annotations

import asyncio
import logging
import secrets
import smtplib
from typing import Any, Literal

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sztab.server.accounts.letters import Letter, send_letter
from sztab.server.operation.settings import Settings
from sztab.server.storage.schema import codes, users
from sztab.server.storage.writer import Writer
from sztab.server.tables.metadata import digest, now_ms
from sztab.server.wire.faults import Fault
from sztab.words import words

log = logging.getLogger("sztab.mailing")
Kind = Literal["verify", "reset"]
LASTS_MS = {"verify": 3 * 86_400_000, "reset": 3_600_000}


class Mailings:
    """Sends codes and takes them back."""

    def __init__(self, engine: AsyncEngine, writer: Writer, settings: Settings) -> None:
        self._engine, self._writer, self._settings = engine, writer, settings

    @property
    def is_on(self) -> bool:
        return self._settings.mailing is not None

    async def send(self, kind: Kind, user_id: int) -> None:
        """Send a code to the address of an account, if it has one."""
        if self._settings.mailing is None:
            raise Fault("no-mail-here")
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(users).where(users.c.id == user_id))).first()
        if row is None or not row.mail:
            return
        code = secrets.token_urlsafe(24)
        await self._writer.run(self._kept(kind, row, code))
        say = words(row.language)
        link = f"{self._settings.address}/#/{kind}/{code}"
        letter = Letter(
            row.mail,
            say(f"server-mail-{kind}-subject"),
            say(f"server-mail-{kind}-text", name=row.name, link=link, code=code),
        )
        try:
            await asyncio.to_thread(send_letter, self._settings.mailing, letter)
        except (OSError, smtplib.SMTPException) as error:
            log.warning("a letter was not sent: %s", type(error).__name__)

    def _kept(self, kind: Kind, row: Any, code: str) -> Any:
        async def save(connection: AsyncConnection) -> None:
            await connection.execute(delete(codes).where(codes.c.expires < now_ms()))
            await connection.execute(delete(codes).where(codes.c.user_id == row.id, codes.c.kind == kind))
            kept = {"digest": digest(code), "user_id": row.id, "kind": kind, "mail": row.mail}
            await connection.execute(insert(codes).values(**kept, expires=now_ms() + LASTS_MS[kind]))

        return save

    async def take(self, kind: Kind, code: str) -> tuple[int, str]:
        """The account to which a code was sent, and to which address; it works once."""
        which = codes.c.digest == digest(code), codes.c.kind == kind, codes.c.expires > now_ms()

        async def take(connection: AsyncConnection) -> Any:
            query = delete(codes).where(*which).returning(codes.c.user_id, codes.c.mail)
            return (await connection.execute(query)).first()

        found = await self._writer.run(take)
        if found is None:
            raise Fault("code-used")
        return int(found.user_id), str(found.mail)
