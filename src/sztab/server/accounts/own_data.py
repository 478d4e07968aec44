"""One's own data: all of it as one file, and the end of an account."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sztab.server.accounts.callers import User
from sztab.server.storage.schema import (
    blocks,
    chat,
    codes,
    notes,
    notices,
    reports,
    sessions,
    sittings,
    tables,
    tokens,
    users,
)  # fmt: skip
from sztab.server.storage.writer import Writer
from sztab.server.tables.metadata import now_ms

GONE = "–"
"""What stands in the place of a name that was deleted."""


async def everything_of(engine: AsyncEngine, user: User) -> dict[str, Any]:
    """All that is kept of an account, without secrets."""
    async with engine.connect() as connection:

        async def rows(query: Any) -> list[dict[str, Any]]:
            return [dict(row._mapping) for row in (await connection.execute(query)).all()]

        of_user = users.c.name, users.c.mail, users.c.verified, users.c.webhook, users.c.minutes, users.c.language
        (account,) = await rows(select(*of_user, users.c.created, users.c.seen).where(users.c.id == user.id))
        of_token = tokens.c.name, tokens.c.created, tokens.c.scope, tokens.c.expires
        of_report = reports.c.table_id, reports.c.seat, reports.c.text, reports.c.at
        played = select(tables.c.id, tables.c.game, tables.c.scenario, sittings.c.seat, sittings.c.result)
        return {
            "account": account,
            "tables": await rows(played.join(sittings).where(sittings.c.user_id == user.id)),
            "chat": await rows(select(chat.c.table_id, chat.c.text, chat.c.at).where(chat.c.user_id == user.id)),
            "notes": await rows(select(notes.c.table_id, notes.c.text).where(notes.c.holder == f"user:{user.id}")),
            "tokens": await rows(select(*of_token).where(tokens.c.user_id == user.id)),
            "sessions": await rows(select(sessions.c.expires).where(sessions.c.user_id == user.id)),
            "reports": await rows(select(*of_report).where(reports.c.by == user.name)),
            "blocked": await rows(
                select(users.c.name).join(blocks, blocks.c.blocked_id == users.c.id).where(blocks.c.user_id == user.id)
            ),
        }


async def delete_account(writer: Writer, user: User) -> None:
    """An account ends: its name, address, sessions, tokens, notes, blocks and words in chat go, and its name goes from
    what it reported. Records of its games stay: they are the others' too, and the name in their headers is bound by the
    chain."""

    async def end(connection: AsyncConnection) -> None:
        await connection.execute(update(chat).where(chat.c.user_id == user.id).values(name=GONE, text=GONE))
        await connection.execute(delete(notes).where(notes.c.holder == f"user:{user.id}"))
        for table in (sessions, tokens, sittings, codes, notices, blocks):
            await connection.execute(delete(table).where(table.c.user_id == user.id))
        await connection.execute(delete(blocks).where(blocks.c.blocked_id == user.id))
        await connection.execute(update(reports).where(reports.c.by == user.name).values(by=GONE))
        gone = {"name": GONE, "folded": f"{GONE}{user.id}", "skeleton": f"{GONE}{user.id}", "password": "!"}
        cleared = {"mail": "", "verified": "", "webhook": "", "closed": now_ms(), "admin": False}
        await connection.execute(update(users).where(users.c.id == user.id).values({**gone, **cleared}))

    await writer.run(end)
