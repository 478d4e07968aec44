"""Reading tables back from the database, and turning live ones into rows."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import and_, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from sztab.kernel.errors import BadNotation, SztabError
from sztab.kernel.events import Outcome
from sztab.kernel.record import Line, standing
from sztab.server.operation.library import Library
from sztab.server.storage import snapshots
from sztab.server.storage.database import reading
from sztab.server.storage.saving import Step
from sztab.server.storage.schema import steps, tables
from sztab.server.tables import clock
from sztab.server.tables.apart import are_apart
from sztab.server.tables.metadata import Metadata, now_ms
from sztab.server.tables.replaying import take_up
from sztab.server.tables.table import Table
from sztab.server.wire.models import Mark, TableInfo
from sztab.server.wire.rendering import metadata_info

log = logging.getLogger("sztab.archive")
READS = 20
"""How often a table is read again that is changed meanwhile."""
_lines = msgspec.json.Decoder(list[Line])
_metadata = msgspec.json.Decoder(Metadata)
_json = msgspec.json.Encoder()


def step_of(table: Table, key: str, *, is_new: bool) -> Step:
    """The next step of a table, to be saved."""
    now = now_ms()
    meta, asked, question = table.meta, table.asked, table.pending
    meta.version = table.version
    meta.turn = table.game.turn(table.play.state) if table.recorder else 0
    meta.asks = (question.seat, question.prompt) if question else None
    seated = meta.seated(asked) if asked else None
    due = clock.deadline(meta, asked)
    row: dict[str, Any] = {
        "id": meta.id,
        "game": meta.game,
        "scenario": meta.scenario,
        "status": table.status,
        "public": meta.public,
        "is_open": any(s.kind == "open" for s in meta.seats),
        "timed": due is not None,
        "asks_bot": seated is not None and seated.kind == "bot",
        "created": meta.created,
        "updated": now,
        "rev": table.rev + 1,
        "version": table.version,
        "seed": table.seed,
        "sheet": _json.encode(meta).decode(),
        "deadline": due,
    }
    step = {
        "table_id": meta.id,
        "rev": table.rev + 1,
        "version": table.version,
        "at": now,
        "key": key,
        "lines": _json.encode(table.unsaved()).decode(),
    }
    return Step(step, row, is_new, _results(meta))


def _results(meta: Metadata) -> list[dict[str, Any]]:
    """How a game that is over ended for each account."""
    outcome = meta.outcome
    if outcome is None or meta.kind != "game" or outcome.reason == "abandoned":
        return []
    counts = _counts(meta)
    return [
        {
            "table": meta.id,
            "at_seat": seated.seat,
            "by_user": seated.user,
            "new_counts": counts,
            "new_result": _result(outcome, seated.seat),
        }
        for seated in meta.seats
        if seated.user is not None
    ]


def _result(outcome: Outcome, seat: str) -> str:
    if outcome.winner is None:
        return "drawn"
    return "won" if seat in outcome.winners else "lost"


def _counts(meta: Metadata) -> bool:
    """Does a result count? Between accounts with proven addresses that shared neither mailbox nor session nor network,
    with dice that nobody knew before."""
    if meta.practice is not None or meta.takeovers or meta.one_screen:
        return False
    people = [seated for seated in meta.seats if seated.kind == "person" and seated.verified]
    if len(people) < len(meta.seats):
        return False
    return are_apart(people) and all(seated.network and seated.session for seated in people)


async def load_table(engine: AsyncEngine, library: Library, table_id: str, *, whole: bool = False) -> Table | None:
    """A table from its rows; None when there is none. `whole`: played from its beginning, not from a snapshot. One that
    cannot be read is marked: it is shown as it stands in lists, and tried again next time."""
    try:
        table, lines, stored = await read_table(engine, library, table_id)
    except LookupError:
        return None
    stored = stored if not whole else None

    def footing() -> snapshots.Footing | None:
        return _footing(table, stored, lines)

    try:
        rules = library.rules_version(table.meta.game) if table.meta.kind == "game" else None
        for _ in take_up(table, lines, rules, footing):
            await asyncio.sleep(0)
    except Exception as error:
        problem = (str(error) or type(error).__name__)[:300]
        log.exception("a table is marked", extra={"fields": {"table": table_id, "problem": problem}})
        table.recorder, table.meta.mark = None, Mark(0, problem)
    return table


async def read_table(engine: AsyncEngine, library: Library, table_id: str) -> tuple[Table, list[Line], bytes | None]:
    """A table's rows as a table that is not taken up yet, the lines of its record and its snapshot."""
    row, found = await _rows(engine, table_id)
    if row is None:
        raise LookupError(table_id)
    meta = _metadata.decode(row.sheet)
    lines = [line for step in found for line in _lines.decode(step.lines)]
    keys = {step.key: step.version for step in found if step.key}
    rev = found[-1].rev if found else row.rev
    own = meta.start is not None  # it may have a box or a map of its own, which takes time to read
    teller = await asyncio.to_thread(library.teller_for, meta) if own else library.teller(meta.game)
    table = Table(meta, teller, row.seed, keys=keys, rev=rev)
    table.steps = [step.version for step in found]
    return table, lines, await snapshots.read(engine, table_id)


def answers_standing(lines: Sequence[Line]) -> int:
    return len(standing(lines))


def _footing(table: Table, stored: bytes | None, lines: Sequence[Line]) -> snapshots.Footing | None:
    """The position that is stored beside a record, where it can be read."""
    header = table.meta.header
    if stored is None or header is None:
        return None
    try:
        return snapshots.decode(table.game, stored, lines, header.states)
    except Exception as error:
        log.warning("a snapshot cannot be read: %s", error, extra={"fields": {"table": table.meta.id}})
        return None


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
    """The steps of tables after the given ones, and the metadata as they are now."""
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


def follow_rows(table: Table, rows: Sequence[Any], meta: str) -> bool:
    """Bring a live table up to rows that another worker saved; False when there was nothing new in them."""
    new = [row for row in rows if row.rev > table.rev]
    if not new:
        return False
    if new[0].rev != table.rev + 1:
        raise BadNotation(f"step {new[0].rev} follows step {table.rev}")
    lines = [line for row in new for line in _lines.decode(row.lines)]
    table.keys.update({row.key: row.version for row in new if row.key})
    table.follow(lines, _metadata.decode(meta))
    table.rev = new[-1].rev
    table.steps += [row.version for row in new]
    return True


async def ids_where(engine: AsyncEngine, *conditions: Any) -> Sequence[str]:
    async with engine.connect() as connection:
        return (await connection.execute(select(tables.c.id).where(*conditions))).scalars().all()


async def live_paced(engine: AsyncEngine, *conditions: Any) -> Sequence[str]:
    """Those of these tables at which a live clock runs; those by days are many, and wait."""
    return await ids_where(engine, *conditions, tables.c.sheet.like('%"pace":{"kind":"live"%'))


async def infos_where(engine: AsyncEngine, library: Library, query: Any) -> list[TableInfo]:
    """Tables as all know them, from their rows alone: a list needs no game to be played again."""
    async with engine.connect() as connection:
        rows = (await connection.execute(query)).all()
    found = []
    for row in rows:
        try:
            meta = _metadata.decode(row.sheet)
            found.append(metadata_info(meta, library.teller(meta.game), row.status))
        except (msgspec.DecodeError, SztabError) as error:
            log.error("a row cannot be read: %s", error)  # one broken row must not hide the others
    return found
