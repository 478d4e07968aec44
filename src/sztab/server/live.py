"""A table in memory, with those who listen to it, and what of it is told when it changes."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol

from sztab.server.callers import Caller
from sztab.server.parts import Moment, TableInfo
from sztab.server.past import Past
from sztab.server.rendering import table_info
from sztab.server.table import Table


class Listener(Protocol):
    """Someone who is told what happens at a table."""

    caller: Caller
    seats: list[str]
    look: str | None
    """The seat from which it looks; None: an onlooker."""
    known: int | None
    """The version that it was told last."""

    def owe(self, now: Moment) -> None:
        """It was told a moment with its journal: the rest of a long one is to follow."""

    def send(self, message: bytes) -> None: ...


class Live:
    """A table in memory, with those who listen to it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.past = Past(table)
        self.driver: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.told: object = None
        """What of the table's description was last told."""
        self.broken = False
        """Memory and database may differ: it has to be loaded again."""
        self.used = time.monotonic()
        self.seating: object = seating_of(table)

    @property
    def present(self) -> set[str]:
        return {seat for listener in self.listeners for seat in listener.seats}

    def info(self) -> TableInfo:
        onlookers = sum(not listener.seats for listener in self.listeners)
        return table_info(self.table, self.present, onlookers)


def seating_of(table: Table) -> object:
    """Who sits where: when it changes, rights have to be looked at anew."""
    return table.is_open, [(s.kind, s.secret, s.user) for s in table.sheet.seats]


def description(live: Live) -> object:
    """What changes of a table beside its position, which is told with every update."""
    sheet = live.table.sheet
    seats = [(s.kind, s.name, s.bot, s.user_name, bool(s.contribution)) for s in sheet.seats]
    offers = [(offer.id, len(offer.agreed)) for offer in sheet.offers]
    watchers = sum(not listener.seats for listener in live.listeners)
    chance = sheet.chance, list(sheet.dice)
    return live.table.status, seats, offers, sheet.flagged, sheet.rematch, sheet.mark, live.present, watchers, chance
