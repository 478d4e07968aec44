"""Moderation: reports, mutes, blocks; and what an operator does about them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sztab.kernel.errors import BadNotation
from sztab.kernel.events import Outcome
from sztab.server.accounts.callers import Caller, User
from sztab.server.accounts.names import folded
from sztab.server.operation.library import Library
from sztab.server.storage import archive
from sztab.server.storage.schema import blocks, insert_or_leave, reports, sessions, tokens, users
from sztab.server.storage.writer import Writer
from sztab.server.tables.metadata import now_ms
from sztab.server.wire.admin_bodies import Report


class Moderation:
    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine, self._writer = engine, writer

    async def _write(self, statement: Any) -> int:
        async def save(connection: AsyncConnection) -> int:
            return int((await connection.execute(statement)).rowcount)

        return int(await self._writer.run(save))

    # --- what players do ---------------------------------------------------------------------------------------------

    async def report(self, table_id: str, caller: Caller, seat: str, text: str) -> None:
        by = caller.user.name if caller.user else "–"
        row = {"table_id": table_id, "by": by, "seat": seat, "text": text, "at": now_ms()}
        await self._write(insert(reports).values(row))

    async def block(self, user: User, name: str) -> None:
        """A blocked account takes no seat at my tables, and I do not read what it says."""
        other = await self._user(name)
        row = {"user_id": user.id, "blocked_id": other}

        async def save(connection: AsyncConnection) -> None:
            await connection.execute(insert_or_leave(connection, blocks, row))

        await self._writer.run(save)

    async def unblock(self, user: User, name: str) -> None:
        other = await self._user(name)
        await self._write(delete(blocks).where(blocks.c.user_id == user.id, blocks.c.blocked_id == other))

    async def blocked_by(self, user: User) -> list[str]:
        query = select(users.c.name).join(blocks, blocks.c.blocked_id == users.c.id).where(blocks.c.user_id == user.id)
        async with self._engine.connect() as connection:
            return list((await connection.execute(query.order_by(users.c.name))).scalars())

    async def who_blocked(self, user: int | None) -> set[int]:
        """The accounts that do not want to meet this one."""
        if user is None:
            return set()
        async with self._engine.connect() as connection:
            found = await connection.execute(select(blocks.c.user_id).where(blocks.c.blocked_id == user))
            return set(found.scalars())

    async def is_muted(self, user: int | None) -> bool:
        """May an account not speak, since it was muted or closed? Its seats still open by their secrets."""
        if user is None:
            return False
        query = select(users.c.muted, users.c.closed).where(users.c.id == user)
        async with self._engine.connect() as connection:
            found = (await connection.execute(query)).first()
        return found is not None and (found.muted > now_ms() or found.closed > 0)

    # --- what an operator does ---------------------------------------------------------------------------------------

    async def open_reports(self) -> list[Report]:
        query = select(reports).where(reports.c.done == 0).order_by(reports.c.id)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [Report(row.id, row.table_id, row.by, row.seat, row.text, row.at) for row in rows]

    async def settle(self, report: int) -> None:
        if not await self._write(update(reports).where(reports.c.id == report).values(done=now_ms())):
            raise BadNotation(f"no report {report}")

    async def mute(self, name: str, hours: int) -> None:
        until = now_ms() + hours * 3_600_000 if hours else 0
        await self._write(update(users).where(users.c.id == await self._user(name)).values(muted=until))

    async def appoint(self, name: str, *, admin: bool = True) -> None:
        """An account may moderate by the page of moderators, or may not any more."""
        await self._write(update(users).where(users.c.id == await self._user(name)).values(admin=admin))

    async def close_account(self, name: str, *, closed: bool = True) -> None:
        """An account that is closed cannot be entered, by password or token; it can be opened again."""
        number = await self._user(name)
        await self._write(update(users).where(users.c.id == number).values(closed=now_ms() if closed else 0))
        if closed:
            await self._write(delete(sessions).where(sessions.c.user_id == number))
            await self._write(delete(tokens).where(tokens.c.user_id == number))

    async def close_table(self, library: Library, table_id: str) -> None:
        """End a running game without a result. A server that holds it finds out with its next step."""
        table = await archive.load_table(self._engine, library, table_id)
        if table is None or table.recorder is None or table.status != "running":
            raise BadNotation(f"no running table {table_id!r}")
        table.end(Outcome(None, "none", "abandoned", ""), ())
        await self._writer.save(archive.step_of(table, "", is_new=False))

    async def _user(self, name: str) -> int:
        async with self._engine.connect() as connection:
            found = (await connection.execute(select(users.c.id).where(users.c.folded == folded(name)))).scalar()
        if found is None:
            raise BadNotation(f"no account {name!r}")
        return int(found)
