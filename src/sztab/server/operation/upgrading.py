"""After an update of the rules: play all running games again, and mark those that these rules play differently."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from sztab.server.operation.library import Library
from sztab.server.operation.settings import Settings
from sztab.server.storage import archive
from sztab.server.storage.database import migrate, open_engine
from sztab.server.storage.schema import tables
from sztab.server.storage.writer import Writer
from sztab.server.tables.replaying import first_difference


class Differs(msgspec.Struct):
    """A game that stands still before a line which these rules play differently."""

    table: str
    game: str
    scenario: str
    line: int
    problem: str


class Upgraded(msgspec.Struct):
    replayed: int
    same: int
    differ: list[Differs]
    failed: list[str]
    """Tables that could not be read at all, with the reason."""


async def upgrade(settings: Settings, library: Library, tell: Callable[[str], None] = lambda _: None) -> Upgraded:
    """Bring the schema up to date and replay every running game. Marks are saved; nothing else is changed."""
    engine = open_engine(settings.database, durable=settings.durable)
    writer = Writer(engine, "upgrade")
    try:
        await migrate(engine)
        writer.start()
        result = Upgraded(0, 0, [], [])
        for table_id, game in await _running(engine):
            tell(f"{table_id} {game}")
            result.replayed += 1
            try:
                await _replay(engine, writer, library, table_id, result)
            except Exception as error:
                result.failed.append(f"{table_id}: {type(error).__name__}: {error}"[:300])
        return result
    finally:
        await writer.stop()
        await engine.dispose()


async def _running(engine: AsyncEngine) -> list[Any]:
    query = select(tables.c.id, tables.c.game).where(tables.c.status == "running").order_by(tables.c.id)
    async with engine.connect() as connection:
        return list((await connection.execute(query)).all())


async def _replay(engine: AsyncEngine, writer: Writer, library: Library, table_id: str, result: Upgraded) -> None:
    table = await archive.load_table(engine, library, table_id)
    assert table is not None
    mark = table.meta.mark or first_difference(table)
    if mark is None:
        result.same += 1
        return
    table.meta.mark = mark
    table.saved = table.version
    await writer.save(archive.step_of(table, "", is_new=False))
    result.differ.append(Differs(table_id, table.meta.game, table.meta.scenario, mark.version + 1, mark.problem))
