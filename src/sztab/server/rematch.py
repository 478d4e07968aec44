"""A rematch: the same players, on each other's seats. Their secrets open the new table too."""

from __future__ import annotations

import secrets

import msgspec

from sztab.kernel.dice import commitment
from sztab.server.archive import ids_where
from sztab.server.hall import Hall
from sztab.server.history import seat_accounts
from sztab.server.live import Live
from sztab.server.opening import begin_if_full
from sztab.server.sheet import Seated, Sheet, now_ms
from sztab.server.store import tables
from sztab.server.table import Table
from sztab.server.writer import Conflict


class Rematches:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def open(self, live: Live) -> str:
        """Open the new table, whose name the old one holds since all agreed; done twice, it is opened once."""
        hall, old = self._hall, live.table.sheet
        assert old.rematch is not None
        if await ids_where(hall.engine, tables.c.id == old.rematch):
            return old.rematch
        seed = secrets.token_bytes(32)
        sheet = Sheet(
            id=old.rematch,
            game=old.game,
            scenario=old.scenario,
            options=old.options,
            public=old.public,
            pace=old.pace,
            at_timeout=old.at_timeout,
            forced=old.forced,
            seats=changed_seats(old.seats),
            owner=old.owner,
            watch=old.watch,
            commitment=commitment(seed),
            created=now_ms(),
        )
        table = Table(sheet, hall.library.teller(old.game), seed)
        begin_if_full(hall.library, table)
        try:
            new = await hall.add(table)
        except Conflict:
            return sheet.id
        await seat_accounts(hall, new)
        return sheet.id


def changed_seats(old: list[Seated]) -> list[Seated]:
    """Everyone moves one seat on."""
    moved = []
    for seat, player in zip(old, [*old[1:], old[0]], strict=True):
        kind = player.kind if player.kind in ("person", "bot") else "open"
        moved.append(msgspec.structs.replace(player, seat=seat.seat, kind=kind, contribution="", link=""))
    return moved
