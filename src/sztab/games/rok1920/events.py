"""What the journal tells. Units and hexes are named by their ids and printed numbers."""

from sztab.kernel.events import Event
from sztab.kernel.modifiers import Modifier


class TurnBegan(Event, frozen=True, kw_only=True):
    """3: a player-turn begins."""

    side: str
    stage: str


class PhaseBegan(Event, frozen=True, kw_only=True):
    phase: str
    side: str


class ReservePhaseTaken(Event, frozen=True, kw_only=True):
    side: str


class Moved(Event, frozen=True, kw_only=True):
    unit: str
    path: tuple[str, ...]
    """The hexes entered, in order."""
    points: int


class PlaceTaken(Event, frozen=True, kw_only=True):
    hex: str
    side: str


class AttackDeclared(Event, frozen=True, kw_only=True):
    hex: str
    units: tuple[str, ...]
    attack: int
    defence: int
    base: int
    modifiers: tuple[Modifier, ...]
    chance: int
    orders: tuple[str, str]


class AttackResolved(Event, frozen=True, kw_only=True):
    hex: str
    dice: tuple[int, ...]
    total: int
    chance: int
    result: str


class Weakened(Event, frozen=True, kw_only=True):
    unit: str
    level: str


class Eliminated(Event, frozen=True, kw_only=True):
    unit: str
    hex: str


class Retreated(Event, frozen=True, kw_only=True):
    units: tuple[str, ...]
    path: tuple[str, ...]
    losses: tuple[Modifier, ...]


class LeftBoard(Event, frozen=True, kw_only=True):
    """12.2.2, 12.2.3: driven off the board; comes back later."""

    unit: str
    edge: str
    stage: str


class MoraleShifted(Event, frozen=True, kw_only=True):
    theatre: str
    side: str
    by: int
    field: int


CORE_EVENTS: tuple[type[Event], ...] = (
    TurnBegan, PhaseBegan, ReservePhaseTaken, Moved, PlaceTaken, AttackDeclared, AttackResolved, Weakened, Eliminated,
    Retreated, LeftBoard, MoraleShifted,
)  # fmt: skip
