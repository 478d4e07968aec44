"""What a user played: his tables, and results by scenario and side."""

from __future__ import annotations

from collections import Counter

from sqlalchemy import and_, delete, false, not_, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from sztab.server.accounts.callers import User
from sztab.server.storage.archive import infos_where
from sztab.server.storage.schema import insert_or_leave, sittings, tables, users
from sztab.server.tables.hall import Hall
from sztab.server.tables.live import Live
from sztab.server.wire.account_bodies import MyTables, SideScore, Statistics

PAGE = 50


async def seat_accounts(hall: Hall, live: Live) -> None:
    """Remember which accounts sit at a table now; whoever left it or was replaced has no part in it any more."""
    table_id = live.table.meta.id
    rows = [
        {"table_id": table_id, "seat": seated.seat, "user_id": seated.user}
        for seated in live.table.meta.seats
        if seated.user is not None
    ]
    if live.table.meta.outcome is not None:
        return

    async def save(connection: AsyncConnection) -> None:
        here = [and_(sittings.c.seat == row["seat"], sittings.c.user_id == row["user_id"]) for row in rows]
        gone = and_(sittings.c.table_id == table_id, sittings.c.result == "", not_(or_(false(), *here)))
        await connection.execute(delete(sittings).where(gone))
        for row in rows:
            await connection.execute(insert_or_leave(connection, sittings, row))

    await hall.writer.run(save)


async def tables_of(hall: Hall, user: User, page: int) -> MyTables:
    """A user's tables, the latest first."""
    query = (
        select(tables.c.sheet, tables.c.status)
        .join(sittings, sittings.c.table_id == tables.c.id)
        .where(sittings.c.user_id == user.id)
        .group_by(tables.c.id)
        .order_by(tables.c.updated.desc())
        .offset(page * PAGE)
        .limit(PAGE + 1)
    )
    found = await infos_where(hall.engine, hall.library, query)
    return MyTables(found[:PAGE], len(found) > PAGE)


async def statistics_of(hall: Hall, name: str) -> Statistics | None:
    """Results by game, scenario and side."""
    query = (
        select(users.c.name, tables.c.game, tables.c.scenario, sittings.c.seat, sittings.c.result, sittings.c.counts)
        .select_from(users.outerjoin(sittings, sittings.c.user_id == users.c.id).outerjoin(tables))
        .where(users.c.folded == name)
    )
    async with hall.engine.connect() as connection:
        rows = (await connection.execute(query)).all()
    if not rows:
        return None
    counted = Counter((r.game, r.scenario, r.seat, r.result) for r in rows if r.result and r.counts)
    others = Counter((r.game, r.scenario, r.seat, r.result) for r in rows if r.result and not r.counts)
    return Statistics(rows[0].name, _scores(counted), _scores(others))


def _scores(counts: Counter[tuple[str, str, str, str]]) -> list[SideScore]:
    scores = []
    for game, scenario, seat in sorted({key[:3] for key in counts}):
        won, drawn, lost = (counts[game, scenario, seat, result] for result in ("won", "drawn", "lost"))
        scores.append(SideScore(game, scenario, seat, won + drawn + lost, won, drawn, lost))
    return scores
