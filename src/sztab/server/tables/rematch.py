"""A rematch: the same players, on each other's seats. Their secrets open the new table too."""

from __future__ import annotations

import secrets
from collections.abc import Mapping

import msgspec

from sztab.kernel.dice import commitment
from sztab.server.accounts.history import seat_accounts
from sztab.server.storage.archive import ids_where
from sztab.server.storage.schema import tables
from sztab.server.storage.writer import Conflict
from sztab.server.tables.hall import Hall
from sztab.server.tables.live import Live
from sztab.server.tables.metadata import Metadata, Seated, now_ms
from sztab.server.tables.opening import begin_if_full
from sztab.server.tables.table import Table


class Rematches:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def open(self, live: Live) -> str:
        """Open the new table, whose name the old one holds since all agreed; done twice, it is opened once."""
        hall, old = self._hall, live.table.meta
        assert old.rematch is not None
        if await ids_where(hall.engine, tables.c.id == old.rematch):
            return old.rematch
        seed = bytes.fromhex(old.next_seed) if old.next_seed else secrets.token_bytes(32)
        meta = Metadata(
            id=old.rematch,
            first=old.first or old.id,
            game=old.game,
            scenario=old.scenario,
            options=old.options,
            public=old.public,
            pace=old.pace,
            at_timeout=old.at_timeout,
            at_leave=old.at_leave,
            forced=old.forced,
            hints=old.hints,
            seats=changed_seats(old.seats, old.next_contributions if old.next_seed else {}),
            one_screen=old.one_screen,
            opener=old.opener,
            opened_from=old.opened_from,
            owner=old.owner,
            watch=old.watch,
            commitment=commitment(seed),
            created=now_ms(),
        )
        table = Table(meta, hall.library.teller(old.game), seed)
        begin_if_full(hall.library, table)
        try:
            new = await hall.add(table)
        except Conflict:
            return meta.id
        await seat_accounts(hall, new)
        return meta.id


def changed_seats(old: list[Seated], added: Mapping[str, str] | None = None) -> list[Seated]:
    """Everyone moves one seat on, with what he added to the seed."""
    moved = []
    for seat, player in zip(old, [*old[1:], old[0]], strict=True):
        kind = player.kind if player.kind in ("person", "bot") else "open"
        contribution = (added or {}).get(player.seat, "")
        moved.append(msgspec.structs.replace(player, seat=seat.seat, kind=kind, contribution=contribution, link=""))
    return moved
