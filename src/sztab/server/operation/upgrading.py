"""After an update of the rules: which running games they play otherwise, and from where those go on.

The same is found out when a table is next opened; here it is done for all at once, or only listed.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from sztab.server.operation.library import Library
from sztab.server.operation.settings import Settings
from sztab.server.storage import archive
from sztab.server.storage.database import migrate, open_engine
from sztab.server.storage.in_use import Use, check_there
from sztab.server.storage.schema import tables
from sztab.server.storage.writer import Writer
from sztab.server.tables.replaying import first_difference
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
    """How many answers stand where it goes on; 0 when nothing was changed (a dry run)."""
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
    """Bring the schema up to date and replay every running game; a dry run changes no game."""
    check_there(settings.database)
    use = Use(settings.database, alone=True)
    await use.hold()
    engine = open_engine(settings.database, durable=settings.durable)
    writer = Writer(engine, "upgrade")
    try:
        await migrate(engine)
        writer.start()
        result = Upgraded(0, 0, [], [], is_dry=dry)
        for table_id, game in await _running(engine):
            tell(f"{table_id} {game}")
            result.replayed += 1
            try:
                await (_look if dry else _take_up)(engine, writer, library, table_id, result)
            except Exception as error:
                result.failed.append(f"{table_id}: {type(error).__name__}: {error}"[:300])
        return result
    finally:
        await writer.stop()
        await engine.dispose()
        await use.release()


async def _running(engine: AsyncEngine) -> list[Any]:
    unfinished = tables.c.status.in_(("running", "marked"))
    query = select(tables.c.id, tables.c.game).where(unfinished).order_by(tables.c.id)
    async with engine.connect() as connection:
        return list((await connection.execute(query)).all())


async def _look(engine: AsyncEngine, writer: Writer, library: Library, table_id: str, result: Upgraded) -> None:
    table, lines, _ = await archive.read_table(engine, library, table_id)
    difference = first_difference(table, lines)
    if difference is None:
        result.same += 1
        return
    result.differ.append(_differs(table, difference.version + 1, difference.problem))


async def _take_up(engine: AsyncEngine, writer: Writer, library: Library, table_id: str, result: Upgraded) -> None:
    before, lines, _ = await archive.read_table(engine, library, table_id)
    was_marked, checked = before.meta.mark is not None, before.meta.checked
    table = await archive.load_table(engine, library, table_id)
    assert table is not None
    if table.meta.mark is not None:
        await writer.save(archive.step_of(table, "", is_new=False))
        result.failed.append(f"{table_id}: {table.meta.mark.problem}")
        return
    if was_marked:
        result.lifted.append(table_id)
    if table.version == len(lines):
        result.same += 1
        if was_marked or table.meta.checked != checked:
            await writer.save(archive.step_of(table, "", is_new=False))
        return
    assert table.recorder is not None
    passage = table.recorder.lines[len(lines)].rules
    assert passage is not None
    table.settle()
    await writer.save(archive.step_of(table, "", is_new=False))
    differs = _differs(table, passage.line, table.meta.passages[-1].problem)
    differs.answers, differs.lost = passage.answers, archive.answers_standing(lines) - passage.answers
    result.differ.append(differs)


def _differs(table: Table, line: int, problem: str) -> Differs:
    log.warning("rules differ", extra={"fields": {"table": table.meta.id, "line": line, "problem": problem}})
    return Differs(table.meta.id, table.meta.game, table.meta.scenario, line, problem)
