"""Records out and in: a finished game as a signed record, and a record as a table to watch."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import msgspec

from sztab import games
from sztab.kernel.errors import SztabError
from sztab.kernel.events import Outcome
from sztab.kernel.game import Game
from sztab.kernel.record import Header, Line, Record, chain_hash, parse, text_of, text_of_lines
from sztab.kernel.verify import Verification, verify
from sztab.server.accounts.callers import Caller
from sztab.server.operation.library import Library
from sztab.server.tables.metadata import Metadata, Seated, digest, new_id, new_secret, now_ms
from sztab.server.tables.replaying import take_up
from sztab.server.tables.signing import Signer, signature_of
from sztab.server.tables.table import Table
from sztab.server.wire.faults import Fault
from sztab.server.wire.texts import check_json, plain

MOST_LINES = 50_000
LONG = 300
"""Lines that are written at a stretch."""


def export(table: Table, signer: Signer) -> str:
    """The record of a table, signed. While a game with hidden things runs, its record stays closed."""
    return text_of(*_exported(table, signer))


async def export_in_turn(table: Table, signer: Signer) -> str:
    """The same; a long record is written in stretches, so that others have their turn."""
    header, lines = _exported(table, signer)
    text = [text_of(header, lines[:LONG])]
    for first in range(LONG, len(lines), LONG):
        await asyncio.sleep(0)
        text.append(text_of_lines(lines[first : first + LONG]))
    return "".join(text)


def _exported(table: Table, signer: Signer) -> tuple[Header, list[Line]]:
    if table.recorder is None:
        raise Fault("no-record-yet")
    if table.meta.kind == "analysis" and table.recorder.header.base is None:
        raise Fault("no-record-kept")
    if not table.is_open:
        raise Fault("record-hidden")
    header, lines = table.recorder.header, list(table.recorder.lines)
    if table.meta.kind == "game":
        lines.append(signer.signed_line(chain_hash("", header), lines))
    return header, lines


class Import(msgspec.Struct):
    """A record that was read and proven, as a table."""

    table: Table
    watch: str
    checked: Verification
    signed: str


async def import_record(library: Library, text: str, caller: Caller, signer: Signer) -> Import:
    """A table to watch from a record; one that is not good is refused with what is wrong."""
    record = await asyncio.to_thread(_parse, text)
    try:
        game = library.game(record.header.game)
        rules = library.rules_version(game.id)
    except SztabError as error:
        raise Fault("bad-notation", said=str(error)) from None

    def game_for(header: Header) -> Game[Any]:
        return games.twin(game, header.base)

    checked = await asyncio.to_thread(verify, game_for, record, rules)
    verdict, key = signature_of(record)
    if not checked.ok or verdict == "bad":
        wrong = "; ".join(checked.problems[:3]) or "the signature is not good"
        raise Fault("bad-record", said=wrong)
    signed = verdict if verdict == "none" else "good" if key == signer.public else "other"
    watch = new_secret()
    meta = _metadata(record, caller, watch)
    teller = await asyncio.to_thread(library.teller_for, meta)
    table = Table(meta, teller, secrets.token_bytes(32))
    for _ in take_up(table, _played(record)):
        await asyncio.sleep(0)
    table.saved = 0
    return Import(table, watch, checked, signed)


def _parse(text: str) -> Record:
    check_json(text)
    try:
        record = parse(text)
    except SztabError as error:
        raise Fault("bad-notation", said=str(error)[:300]) from None
    if len(record.lines) > MOST_LINES:
        raise Fault("record-too-long", most=MOST_LINES)
    return record


def _played(record: Record) -> list[Any]:
    return [line for line in record.lines if line.signature is None]


def _metadata(record: Record, caller: Caller, watch: str) -> Metadata:
    header, end = record.header, record.end
    return Metadata(
        id=new_id(),
        game=header.game,
        scenario=header.scenario,
        options=header.options,
        kind="imported",
        practice=header.practice,
        seats=[Seated(seat, "vacant", name=plain(name)[:40]) for seat, name in header.seats.items()],
        owner=caller.user.id if caller.user else None,
        watch=digest(watch),
        commitment=header.commitment,
        created=now_ms(),
        header=header,
        outcome=msgspec.convert(end.end, Outcome) if end else None,
    )
