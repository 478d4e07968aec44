"""Chat for all at a table, and private notes."""

from __future__ import annotations

from typing import Protocol

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sztab.server.accounts.callers import Caller, User, seats_of
from sztab.server.storage.schema import chat, insert_or_change, notes
from sztab.server.tables.hall import Hall
from sztab.server.tables.live import Live
from sztab.server.tables.metadata import now_ms
from sztab.server.wire.faults import Fault
from sztab.server.wire.messages_out import Chat
from sztab.server.wire.models import ChatLine

SHOWN = 100
SHOWN_TEXT = 20_000
"""How many lines of chat are shown to who comes in, and how many characters of them."""


class Moderators(Protocol):
    async def is_muted(self, user: User | None) -> bool: ...

    async def who_blocked(self, user: User | None) -> set[int]: ...


class Chatting:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.moderation: Moderators | None = None

    @property
    def _engine(self) -> AsyncEngine:
        return self._hall.engine

    async def say(self, live: Live, caller: Caller, text: str, seat: str | None) -> ChatLine:
        if self.moderation is not None and await self.moderation.is_muted(caller.user):
            raise Fault("muted")
        seated = live.table.meta.seated(seat) if seat else None
        name = caller.user.name if caller.user else (seated.name if seated else "") or seat or "–"
        user = caller.user.id if caller.user else None
        row = {"table_id": live.table.meta.id, "name": name, "user_id": user, "seat": seat, "text": text}
        at = now_ms()

        async def save(connection: AsyncConnection) -> int:
            found = await connection.execute(insert(chat).values(**row, at=at).returning(chat.c.id))
            await self._hall.note(connection, f"chat {live.table.meta.id}")
            return int(found.scalar_one())

        number = await self._hall.writer.run(save)
        line = ChatLine(number, name, seat, text, at)
        deaf = await self.moderation.who_blocked(caller.user) if self.moderation is not None else set()
        self._hall.tell_all(live, Chat(line=line), without=deaf)
        return line

    async def lines(self, table_id: str) -> list[ChatLine]:
        query = select(chat).where(chat.c.table_id == table_id).order_by(chat.c.id.desc()).limit(SHOWN)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        shown, length = [], 0
        for row in rows:
            length += len(row.text)
            if length > SHOWN_TEXT:
                break
            shown.append(ChatLine(row.id, row.name, row.seat, row.text, row.at))
        return shown[::-1]

    async def note(self, live: Live, caller: Caller) -> str:
        holder = _holder(live, caller)
        query = select(notes.c.text).where(notes.c.table_id == live.table.meta.id, notes.c.holder == holder)
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).scalar() or ""

    async def write_note(self, live: Live, caller: Caller, text: str) -> None:
        holder, table_id = _holder(live, caller), live.table.meta.id

        async def save(connection: AsyncConnection) -> None:
            row = {"table_id": table_id, "holder": holder, "text": text}
            await connection.execute(insert_or_change(connection, notes, row))

        await self._hall.writer.run(save)


def _holder(live: Live, caller: Caller) -> str:
    """Under what name a note is kept: an account's, or a seat's. The onlookers' link is known to many."""
    if caller.user is None and not seats_of(live.table.meta, caller):
        raise Fault("notes-for-players")
    return caller.holder
