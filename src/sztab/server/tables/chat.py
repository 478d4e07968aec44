"""Chat for all at a table, and private notes."""

from __future__ import annotations

import asyncio
from typing import Protocol

from sqlalchemy import insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sztab.server.accounts.callers import Caller, User, seats_of
from sztab.server.storage.schema import blocks, chat, insert_or_change, notes
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
    async def is_muted(self, user: int | None) -> bool: ...

    async def who_blocked(self, user: int | None) -> set[int]: ...


class Chatting:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.moderation: Moderators | None = None
        self._telling = asyncio.Lock()
        """Lines of other workers are told one after the other, in the order in which they were heard of."""

    @property
    def _engine(self) -> AsyncEngine:
        return self._hall.engine

    async def say(self, live: Live, caller: Caller, text: str, seat: str | None) -> ChatLine:
        seated = live.table.meta.seated(seat) if seat else None
        name = caller.user.name if caller.user else seated.name if seated else ""
        # who speaks by the secret of his seat alone is the account that sits there all the same
        user = caller.user.id if caller.user else seated.user if seated else None
        if self.moderation is not None and await self.moderation.is_muted(user):
            raise Fault("muted")
        row = {"table_id": live.table.meta.id, "name": name, "user_id": user, "seat": seat, "text": text}
        at = now_ms()

        async def save(connection: AsyncConnection) -> int:
            found = await connection.execute(insert(chat).values(**row, at=at).returning(chat.c.id))
            number = int(found.scalar_one())
            await self._hall.note(connection, f"chat {live.table.meta.id} {number}")
            return number

        line = ChatLine(await self._hall.writer.run(save), name, seat, text, at)
        await self._tell(live, line, user)
        return line

    async def _tell(self, live: Live, line: ChatLine, user: int | None) -> None:
        """All hear a line but those who blocked the account that said it."""
        deaf = await self.moderation.who_blocked(user) if self.moderation is not None else set()
        self._hall.tell_all(live, Chat(line=line), without=deaf)

    async def tell_said(self, table_id: str, number: int) -> None:
        """A line that another worker has saved is told to those who listen here."""
        live = self._hall.live.get(table_id)
        if live is None or not live.listeners:
            return
        async with self._telling:
            async with self._engine.connect() as connection:
                row = (await connection.execute(select(chat).where(chat.c.id == number))).first()
            if row is not None and row.table_id == table_id:
                await self._tell(live, ChatLine(row.id, row.name, row.seat, row.text, row.at), row.user_id)

    async def lines(self, table_id: str, reader: User | None = None) -> list[ChatLine]:
        """The last lines of a table's chat, without those of accounts that the reader has blocked."""
        query = select(chat).where(chat.c.table_id == table_id).order_by(chat.c.id.desc()).limit(SHOWN)
        if reader is not None:
            unwanted = select(blocks.c.blocked_id).where(blocks.c.user_id == reader.id)
            query = query.where(or_(chat.c.user_id.is_(None), chat.c.user_id.not_in(unwanted)))
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
