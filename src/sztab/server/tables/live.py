"""A table in memory, with those who listen to it, and what of it is told when it changes."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol

from sztab.server.accounts.callers import Caller
from sztab.server.tables.past import Past
from sztab.server.tables.table import Table
from sztab.server.wire.models import Moment, TableInfo
from sztab.server.wire.rendering import table_info


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
    return table.is_open, [(s.kind, s.secret, s.user) for s in table.meta.seats]


def description(live: Live) -> object:
    """What changes of a table beside its position, which is told with every update."""
    meta = live.table.meta
    seats = [(s.kind, s.name, s.bot, s.user_name, bool(s.contribution)) for s in meta.seats]
    offers = [(offer.id, len(offer.agreed)) for offer in meta.offers]
    watchers = sum(not listener.seats for listener in live.listeners)
    chance = meta.chance, list(meta.dice), len(meta.takeovers), len(meta.passages)
    return live.table.status, seats, offers, meta.flagged, meta.rematch, meta.mark, live.present, watchers, chance
