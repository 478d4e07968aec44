"""After an update of the rules: which running games they play otherwise, and from where those go on.

The same is found out when a table is next opened; here it is done for all at once, or rehearsed and only listed.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from sztab.server.operation.library import Library
from sztab.server.operation.settings import Settings
from sztab.server.storage import archive
from sztab.server.storage.database import close_engine, migrate, open_engine
from sztab.server.storage.in_use import Use, check_there
from sztab.server.storage.rehearsal import rehearsal
from sztab.server.storage.schema import tables
from sztab.server.storage.writer import Writer
from sztab.server.tables.table import Table

log = logging.getLogger("sztab.upgrade")


class Differs(msgspec.Struct):
    """A game that these rules play otherwise from a line on."""

    table: str
    game: str
    scenario: str
    line: int
    problem: str
    answers: int = 0
    """How many answers stand where it goes on."""
    lost: int = 0
    """How many answers after them are void."""


class Upgraded(msgspec.Struct):
    """What an update does to the running games."""

    replayed: int
    same: int
    differ: list[Differs]
    failed: list[str]
    """Tables that cannot be read at all, with the reason: they are marked and tried again when they are opened."""
    lifted: list[str] = []
    """Tables that were marked and can be played again."""
    is_dry: bool = False


async def upgrade(
    settings: Settings, library: Library, tell: Callable[[str], None] = lambda _: None, *, dry: bool = False
) -> Upgraded:
    """Bring the schema up to date and replay every running game; a dry run finds out the same and changes nothing."""
    check_there(settings.database)
    use = Use(settings.database, alone=True)
    await use.hold()
    try:
        async with rehearsal(settings.database) if dry else _in_earnest(settings) as engine:
            writer = None if dry else Writer(engine, "upgrade")
            if writer is not None:
                writer.start()
            try:
                return await _take_all_up(engine, writer, library, tell)
            finally:
                if writer is not None:
                    await writer.stop()
    finally:
        await use.release()


@asynccontextmanager
async def _in_earnest(settings: Settings) -> AsyncIterator[AsyncEngine]:
    engine = open_engine(settings.database, durable=settings.durable)
    try:
        await migrate(engine)
        yield engine
    finally:
        await close_engine(engine)


async def _take_all_up(
    engine: AsyncEngine, writer: Writer | None, library: Library, tell: Callable[[str], None]
) -> Upgraded:
    result = Upgraded(0, 0, [], [], is_dry=writer is None)
    for table_id, game in await _running(engine):
        tell(f"{table_id} {game}")
        result.replayed += 1
        try:
            await _take_up(engine, writer, library, table_id, result)
        except Exception as error:
            log.exception("a table cannot be read", extra={"fields": {"table": table_id}})
            result.failed.append(f"{table_id}: {type(error).__name__}: {error}"[:300])
    return result


async def _running(engine: AsyncEngine) -> list[Any]:
    unfinished = tables.c.status.in_(("running", "marked"))
    query = select(tables.c.id, tables.c.game).where(unfinished).order_by(tables.c.id)
    async with engine.connect() as connection:
        return list((await connection.execute(query)).all())


async def _take_up(
    engine: AsyncEngine, writer: Writer | None, library: Library, table_id: str, result: Upgraded
) -> None:
    """Load a table as a server would, and keep what came of it; without a writer it is only said."""
    before, lines, _ = await archive.read_table(engine, library, table_id)
    was_marked, checked = before.meta.mark is not None, before.meta.checked
    table = await archive.load_table(engine, library, table_id)
    assert table is not None
    if table.meta.mark is not None:
        await _keep(writer, table)
        result.failed.append(f"{table_id}: {table.meta.mark.problem}")
        return
    if was_marked:
        result.lifted.append(table_id)
    if table.version == len(lines):
        result.same += 1
        if was_marked or table.meta.checked != checked:
            await _keep(writer, table)
        return
    assert table.recorder is not None
    passage = table.recorder.lines[len(lines)].rules
    assert passage is not None
    table.settle()
    await _keep(writer, table)
    problem = table.meta.passages[-1].problem
    log.warning("rules differ", extra={"fields": {"table": table_id, "line": passage.line, "problem": problem}})
    lost = archive.answers_standing(lines) - passage.answers
    game, scenario = table.meta.game, table.meta.scenario
    result.differ.append(Differs(table_id, game, scenario, passage.line, problem, passage.answers, lost))


async def _keep(writer: Writer | None, table: Table) -> None:
    if writer is not None:
        await writer.save(archive.step_of(table, "", is_new=False))
