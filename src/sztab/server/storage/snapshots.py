"""Snapshots: a position beside the record, so that a long game opens without being played again.

A snapshot stands at the last quiet moment behind which nothing can be undone, or at the end. It holds the state and the
journal; the rest follows from the lines of the record. It is believed only where its state has the hash that the record
names.
"""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections.abc import Sequence
from typing import Any, Union

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from sztab.kernel.errors import BadNotation
from sztab.kernel.events import Event, Refusal
from sztab.kernel.game import Game
from sztab.kernel.play import Mark
from sztab.kernel.record import Line
from sztab.kernel.state_hash import FORM, state_hash
from sztab.server.storage.database import reading
from sztab.server.storage.schema import insert_or_change, snapshots
from sztab.server.storage.writer import Writer
from sztab.server.tables.table import Table

log = logging.getLogger("sztab.snapshots")
EVERY = 400
"""Lines after which a table's snapshot is made anew."""
_decoders: dict[Game[Any], msgspec.json.Decoder[Any]] = {}


class Snapshot(msgspec.Struct):
    """A position as it is stored."""

    version: int
    answers: int
    state: msgspec.Raw
    barrier: Refusal
    journal: msgspec.Raw


class Footing(msgspec.Struct):
    """A position that a play can stand on."""

    version: int
    mark: Mark[Any]
    journal: list[tuple[int, Event]]


def due(table: Table) -> bool:
    """Is it time for another snapshot?"""
    if table.recorder is None or table.meta.kind != "game":
        return False
    if table.meta.outcome is not None:
        return table.snapshot < table.version
    firm = table.recorder.marks.firm
    return firm is not None and table.timeline.version_of(firm.answers) - table.snapshot >= EVERY


class Taken(msgspec.Struct):
    """What a snapshot is made of; nothing in it changes any more."""

    version: int
    answers: int
    state: Any
    barrier: Refusal
    journal: list[tuple[int, Event]]


def taken_of(table: Table) -> Taken | None:
    """The snapshot that can be taken now."""
    recorder = table.recorder
    assert recorder is not None
    play = recorder.play
    if table.meta.outcome is not None:
        barrier = Refusal("", "undo-over")
        return Taken(table.version, len(play.answers), play.state.copy(), barrier, list(play.journal))
    if (firm := recorder.marks.firm) is None:
        return None
    version = table.timeline.version_of(firm.answers)
    return Taken(version, firm.answers, firm.state, firm.barrier, play.journal[: firm.told])


def encode(game: Game[Any], taken: Taken) -> bytes:
    json = msgspec.json.encode
    state, journal = msgspec.Raw(json(game.dump(taken.state))), msgspec.Raw(json(taken.journal))
    return zlib.compress(json(Snapshot(taken.version, taken.answers, state, taken.barrier, journal)), 1)


def decode(game: Game[Any], data: bytes, lines: Sequence[Line], form: int = FORM) -> Footing:
    """A snapshot as a footing; raises where it does not belong to these lines."""
    found = msgspec.json.decode(zlib.decompress(data), type=Snapshot)
    if not 0 < found.version <= len(lines):
        raise BadNotation(f"a snapshot of version {found.version}, the record has {len(lines)} lines")
    state = game.load(msgspec.json.decode(found.state))
    if form_at(lines[: found.version], form) == FORM and state_hash(game, state) != lines[found.version - 1].state:
        raise BadNotation(f"a snapshot of version {found.version} that is not the position of the record")
    if game not in _decoders:
        union = Union[tuple(game.event_types)]  # type: ignore[valid-type]  # noqa: UP007
        _decoders[game] = msgspec.json.Decoder(list[tuple[int, union]])  # type: ignore[valid-type]
    journal = _decoders[game].decode(found.journal)
    return Footing(found.version, Mark(found.answers, state, len(journal), found.barrier), journal)


def form_at(lines: Sequence[Line], first: int) -> int:
    """The form in which the last of these lines hashes its state."""
    return next((line.rules.states for line in reversed(lines) if line.rules is not None), first)


async def read(engine: AsyncEngine, table_id: str) -> bytes | None:
    query = select(snapshots.c.data).where(snapshots.c.table_id == table_id)
    async with reading(engine).connect() as connection:
        found: bytes | None = (await connection.execute(query)).scalar()
    return found


async def write(writer: Writer, table: Table) -> None:
    """Take a snapshot of a table and save it. Nothing waits for it, and nothing is lost with it."""
    taken = taken_of(table)
    if taken is None or taken.version <= table.snapshot:
        return
    before, table.snapshot = table.snapshot, taken.version
    try:
        data = await asyncio.to_thread(encode, table.game, taken)
        row = {"table_id": table.meta.id, "version": taken.version, "data": data}
        await writer.run(lambda connection: connection.execute(insert_or_change(connection, snapshots, row)))
    except Exception as error:
        table.snapshot = before
        log.warning("a snapshot was not saved: %s", type(error).__name__, extra={"fields": {"table": table.meta.id}})
