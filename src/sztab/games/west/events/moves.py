"""What is seen, ordered and moved. Counters, hexes and cards are named by their ids."""

from typing import ClassVar

from sztab.kernel.events import Event


class StackSeen(Event, frozen=True):
    """What the one who looked saw."""

    hex: str
    units: tuple[str, ...]
    reveals: ClassVar[bool] = True


class StackLookedAt(Event, frozen=True):
    hex: str


class FogLaid(Event, frozen=True):
    hex: str


class MarkerPlaced(Event, frozen=True):
    side: str
    hex: str
    points: int


class SupplyShown(Event, frozen=True):
    """7.3: what a marker costs shows whether units are in supply where only cavalry would be (6.0)."""

    side: str
    hex: str
    points: int
    reveals: ClassVar[bool] = True


class MarkerDiscarded(Event, frozen=True):
    side: str
    hex: str


class StackTurned(Event, frozen=True):
    side: str
    hex: str
    facing: str


class MarchOrdered(Event, frozen=True):
    """So many counters are to march."""

    side: str
    start: str
    hex: str
    count: int
    reveals: ClassVar[bool] = True
    betrays: ClassVar[bool] = True


class CommandRolled(Event, frozen=True):
    side: str
    hex: str
    distance: int
    dice: tuple[int, ...]
    result: str
    noise: ClassVar[tuple[str, ...]] = ("dice", "only")


class Marched(Event, frozen=True):
    """Who stays behind shows by what is left: guns have no facing (1.2), blanks do not stand alone (13.2/a)."""

    side: str
    path: tuple[str, ...]
    count: int
    reveals: ClassVar[bool] = True
    betrays: ClassVar[bool] = True


class MarchTold(Event, frozen=True):
    """Cavalry that went five hexes tests its horses."""

    side: str
    hex: str
    count: int
    reveals: ClassVar[bool] = True
    betrays: ClassVar[bool] = True


class HorsesTested(Event, frozen=True):
    unit: str
    dice: tuple[int, ...]
    result: str


class LeaderMoved(Event, frozen=True):
    side: str
    unit: str
    start: str
    hex: str


class LeaderRemoved(Event, frozen=True):
    side: str
    unit: str
    hex: str
    turn: int
    reveals: ClassVar[bool] = True


class LeaderReturned(Event, frozen=True):
    side: str
    unit: str
    hex: str


class LeaderLost(Event, frozen=True):
    side: str
    unit: str


class UnitInterned(Event, frozen=True):
    unit: str
    hex: str
    reveals: ClassVar[bool] = True


class EnteredPrussia(Event, frozen=True):
    """It comes back in turn `turn`; 0: never."""

    unit: str
    hex: str
    dice: tuple[int, ...]
    turn: int
    reveals: ClassVar[bool] = True


class StrategicMove(Event, frozen=True):
    side: str
    start: str
    hex: str
    points: int
    reveals: ClassVar[bool] = True
    betrays: ClassVar[bool] = True


class Relocated(Event, frozen=True):
    side: str
    start: str
    hex: str
    reveals: ClassVar[bool] = True


class Arrived(Event, frozen=True):
    """Reinforcements are open: the set-up card lists them. Where they come tells whether their place had room."""

    unit: str
    hex: str
    reveals: ClassVar[bool] = True


class ArrivalLost(Event, frozen=True):
    """That a counter is lost tells that its place and all around it are full or out of supply, as `Arrived` does."""

    unit: str
    reveals: ClassVar[bool] = True


class BlankPut(Event, frozen=True):
    side: str
    hex: str


class BlankTaken(Event, frozen=True):
    side: str
    hex: str
    reveals: ClassVar[bool] = True
    betrays: ClassVar[bool] = True
