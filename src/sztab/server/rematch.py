"""A rematch: the same players, on each other's seats. Their secrets open the new table too."""

from __future__ import annotations

import secrets

import msgspec

from sztab.kernel.dice import commitment
from sztab.server.hall import Hall, Live
from sztab.server.opening import begin_if_full, new_id
from sztab.server.sheet import Seated, Sheet, now_ms
from sztab.server.table import Table


class Rematches:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def open(self, live: Live) -> str:
        """Open the new table and tell the old one where it is."""
        hall, old = self._hall, live.table.sheet
        seed = secrets.token_bytes(32)
        sheet = Sheet(
            id=new_id(),
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
        await hall.add(table)
        await hall.change(live, lambda t: setattr(t.sheet, "rematch", sheet.id))
        return sheet.id


def changed_seats(old: list[Seated]) -> list[Seated]:
    """Everyone moves one seat on."""
    moved = []
    for seat, player in zip(old, [*old[1:], old[0]], strict=True):
        kind = player.kind if player.kind in ("person", "bot") else "open"
        moved.append(msgspec.structs.replace(player, seat=seat.seat, kind=kind, contribution="", link=""))
    return moved
