"""Depots, supply, and what becomes of units. Counters, hexes and cards are named by their ids."""

from typing import ClassVar

from sztab.kernel.events import Event


class DepotFounded(Event, frozen=True):
    side: str
    hex: str


class DepotRemoved(Event, frozen=True):
    """`how`: own-will, shortage, enemy."""

    side: str
    hex: str
    how: str


class UpkeepPaid(Event, frozen=True):
    side: str
    depots: int
    points: int


class SupplyChecked(Event, frozen=True):
    reveals: ClassVar[bool] = True


class SupplyFound(Event, frozen=True):
    """Which units of a side are out of supply; only their owner is told."""

    side: str
    units: tuple[str, ...]


class UnitWeakened(Event, frozen=True):
    """`why`: supply, march, combat, partisans."""

    unit: str
    hex: str
    why: str


class UnitEliminated(Event, frozen=True):
    """`why`: supply, march, combat, retreat, stacking, card, border, line."""

    unit: str
    hex: str
    why: str
    reveals: ClassVar[bool] = True


class UnitRestored(Event, frozen=True):
    unit: str
    hex: str


class Replenished(Event, frozen=True):
    """A unit has been made up for a point; which, only its owner knows."""

    side: str
    points: int
    reveals: ClassVar[bool] = True
