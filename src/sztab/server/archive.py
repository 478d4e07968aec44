"""Reading tables back from the database, and turning live ones into rows."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import and_, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from sztab.kernel.errors import BadNotation
from sztab.kernel.record import Line
from sztab.server import clock
from sztab.server.database import reading
from sztab.server.library import Library
from sztab.server.parts import TableInfo
from sztab.server.rendering import sheet_info
from sztab.server.replaying import take_up
from sztab.server.savers import Step
from sztab.server.sheet import Sheet, now_ms
from sztab.server.store import steps, tables
from sztab.server.table import Table

READS = 20
"""How often a table is read again that is changed meanwhile."""
_lines = msgspec.json.Decoder(list[Line])
_sheet = msgspec.json.Decoder(Sheet)
_json = msgspec.json.Encoder()


def step_of(table: Table, key: str, *, is_new: bool) -> Step:
    """The next step of a table, to be saved."""
    now = now_ms()
    sheet, asked, question = table.sheet, table.asked, table.pending
    sheet.version = table.version
    sheet.turn = table.game.turn(table.play.state) if table.recorder else 0
    sheet.asks = (question.seat, question.prompt) if question else None
    seated = sheet.seated(asked) if asked else None
    row: dict[str, Any] = {
        "id": sheet.id,
        "game": sheet.game,
        "scenario": sheet.scenario,
        "status": table.status,
        "public": sheet.public,
        "is_open": any(s.kind == "open" for s in sheet.seats),
        "timed": clock.deadline(sheet, asked) is not None,
        "asks_bot": seated is not None and seated.kind == "bot",
        "created": sheet.created,
        "updated": now,
        "rev": table.rev + 1,
        "version": table.version,
        "seed": table.seed,
        "sheet": _json.encode(sheet).decode(),
    }
    step = {
        "table_id": sheet.id,
        "rev": table.rev + 1,
        "version": table.version,
        "at": now,
        "key": key,
        "lines": _json.encode(table.unsaved()).decode(),
    }
    return Step(step, row, is_new, _results(sheet))


def _results(sheet: Sheet) -> list[dict[str, Any]]:
    """How a game that is over ended for each account."""
    outcome = sheet.outcome
    if outcome is None or sheet.kind != "game":
        return []
    return [
        {
            "table": sheet.id,
            "at_seat": seated.seat,
            "by_user": seated.user,
            "new_result": "drawn" if outcome.winner is None else "won" if outcome.winner == seated.seat else "lost",
        }
        for seated in sheet.seats
        if seated.user is not None
    ]


async def load_table(engine: AsyncEngine, library: Library, table_id: str) -> Table | None:
    """A table from its rows; None when there is none."""
    row, found = await _rows(engine, table_id)
    if row is None:
        return None
    sheet = _sheet.decode(row.sheet)
    lines = [line for step in found for line in _lines.decode(step.lines)]
    keys = {step.key: step.version for step in found if step.key}
    rev = found[-1].rev if found else row.rev
    own = sheet.start is not None  # it may have a box or a map of its own, which takes time to read
    teller = await asyncio.to_thread(library.teller_for, sheet) if own else library.teller(sheet.game)
    table = Table(sheet, teller, row.seed, keys=keys, rev=rev)
    for _ in take_up(table, lines):
        await asyncio.sleep(0)
    return table


async def _rows(engine: AsyncEngine, table_id: str) -> tuple[Any, Sequence[Any]]:
    """A table's row and its steps, which belong together: another worker may save between the two questions, and
    then the row would be older than the last step."""
    which = select(tables).where(tables.c.id == table_id)
    all_steps = select(steps).where(steps.c.table_id == table_id).order_by(steps.c.rev)
    for _ in range(READS):
        async with reading(engine).connect() as connection:
            row = (await connection.execute(which)).first()
            found = (await connection.execute(all_steps)).all() if row is not None else []
        if row is None or not found or found[-1].rev == row.rev:
            return row, found
    raise BadNotation(f"table {table_id} is changed faster than it can be read")


async def load_tails(engine: AsyncEngine, behind: Mapping[str, int]) -> dict[str, tuple[list[Any], str]]:
    """The steps of tables after the given ones, and the sheets as they are now."""
    after = or_(*(and_(steps.c.table_id == table_id, steps.c.rev > rev) for table_id, rev in behind.items()))
    query = select(steps, tables.c.sheet).join(tables, tables.c.id == steps.c.table_id).where(after)
    async with reading(engine).connect() as connection:
        rows = (await connection.execute(query.order_by(steps.c.table_id, steps.c.rev))).all()
    found: dict[str, tuple[list[Any], str]] = {}
    for row in rows:
        found.setdefault(row.table_id, ([], row.sheet))[0].append(row)
    return found


async def revs_of(engine: AsyncEngine, ids: Sequence[str]) -> dict[str, int]:
    """The number of the last step of each of these tables."""
    async with reading(engine).connect() as connection:
        rows = (await connection.execute(select(tables.c.id, tables.c.rev).where(tables.c.id.in_(ids)))).all()
    return {row.id: row.rev for row in rows}


def follow_rows(table: Table, rows: Sequence[Any], sheet: str) -> bool:
    """Bring a live table up to rows that another worker saved; False when there was nothing new in them."""
    new = [row for row in rows if row.rev > table.rev]
    if not new:
        return False
    if new[0].rev != table.rev + 1:
        raise BadNotation(f"step {new[0].rev} follows step {table.rev}")
    lines = [line for row in new for line in _lines.decode(row.lines)]
    table.keys.update({row.key: row.version for row in new if row.key})
    table.follow(lines, _sheet.decode(sheet))
    table.rev = new[-1].rev
    return True


async def ids_where(engine: AsyncEngine, *conditions: Any) -> Sequence[str]:
    async with engine.connect() as connection:
        return (await connection.execute(select(tables.c.id).where(*conditions))).scalars().all()


async def infos_where(engine: AsyncEngine, library: Library, query: Any) -> list[TableInfo]:
    """Tables as all know them, from their rows alone: a list needs no game to be played again."""
    async with engine.connect() as connection:
        rows = (await connection.execute(query)).all()
    found = []
    for row in rows:
        sheet = _sheet.decode(row.sheet)
        found.append(sheet_info(sheet, library.teller(sheet.game), row.status))
    return found
