"""What can happen, for journal and client. Counters, hexes and cards are named by their ids."""

from typing import ClassVar

from sztab.kernel.events import Event
from sztab.kernel.modifiers import Modifier

# --- turns, cards, points ---


class TurnBegun(Event, frozen=True):
    turn: int


class PhaseBegun(Event, frozen=True):
    """`side` begins it; empty: both at once."""

    phase: str
    side: str = ""


class Passed(Event, frozen=True):
    """A side does no more in this phase; with hidden things in play it tells something."""

    side: str
    phase: str
    reveals: ClassVar[bool] = True


class StartRolled(Event, frozen=True):
    side: str
    dice: tuple[int, int]


class CardDrawn(Event, frozen=True):
    side: str


class CardTaken(Event, frozen=True):
    side: str
    card: str


class CardHeldBack(Event, frozen=True):
    side: str
    reveals: ClassVar[bool] = True


class CardPlayed(Event, frozen=True):
    side: str
    card: str
    reveals: ClassVar[bool] = True


class CardOverridden(Event, frozen=True):
    side: str
    card: str


class CardApplied(Event, frozen=True):
    side: str
    card: str
    reveals: ClassVar[bool] = True


class CardLapsed(Event, frozen=True):
    card: str


class CardTargeted(Event, frozen=True):
    """A unit in this hex is what an instruction falls on."""

    card: str
    hex: str
    reveals: ClassVar[bool] = True


class DesertionRolled(Event, frozen=True):
    side: str
    dice: tuple[int, ...]
    count: int


class LithuaniaJoined(Event, frozen=True):
    pass


class PointsRolled(Event, frozen=True):
    """Base, white die, red die and cards; `total` is what the side has."""

    side: str
    dice: tuple[int, int]
    modifiers: tuple[Modifier, ...]
    total: int


# --- depots and supply ---


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


# --- orders and marches ---


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


class CommandRolled(Event, frozen=True):
    side: str
    hex: str
    distance: int
    dice: tuple[int, ...]
    result: str
    noise: ClassVar[tuple[str, ...]] = ("dice", "only")


class Marched(Event, frozen=True):
    side: str
    path: tuple[str, ...]
    count: int


class MarchTold(Event, frozen=True):
    """Cavalry that went five hexes tests its horses."""

    side: str
    hex: str
    count: int
    reveals: ClassVar[bool] = True


class HorsesTested(Event, frozen=True):
    unit: str
    dice: tuple[int, ...]
    result: str


class LeaderMoved(Event, frozen=True):
    unit: str
    start: str
    hex: str


class LeaderRemoved(Event, frozen=True):
    unit: str
    hex: str
    turn: int
    reveals: ClassVar[bool] = True


class LeaderReturned(Event, frozen=True):
    unit: str
    hex: str


class LeaderLost(Event, frozen=True):
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


class StrategicBegun(Event, frozen=True):
    side: str
    hex: str
    reveals: ClassVar[bool] = True


class Relocated(Event, frozen=True):
    side: str
    start: str
    hex: str
    reveals: ClassVar[bool] = True


class Arrived(Event, frozen=True):
    """Reinforcements are open: the set-up card lists them."""

    unit: str
    hex: str


class ArrivalLost(Event, frozen=True):
    unit: str


class BlankPut(Event, frozen=True):
    side: str
    hex: str


class BlankTaken(Event, frozen=True):
    side: str
    hex: str
    reveals: ClassVar[bool] = True


# --- fights ---


class Withdrew(Event, frozen=True):
    side: str
    path: tuple[str, ...]
    units: tuple[str, ...]
    reveals: ClassVar[bool] = True


class AttackDeclared(Event, frozen=True):
    """Both stacks are shown; `with_hex`: the hex of a second stack that is called."""

    side: str
    start: str
    hex: str
    units: tuple[str, ...]
    target: tuple[str, ...]
    with_hex: str = ""
    reveals: ClassVar[bool] = True


class CoordinationRolled(Event, frozen=True):
    """`result`: together, alone, cancelled."""

    side: str
    dice: tuple[int, ...]
    result: str


class CombatCardUsed(Event, frozen=True):
    side: str
    card: str
    value: int
    role: str


class CombatResolved(Event, frozen=True):
    """Both sums part by part, the dice, the values, the winner (empty: nobody) and the difference."""

    start: str
    hex: str
    attack_modifiers: tuple[Modifier, ...]
    defence_modifiers: tuple[Modifier, ...]
    dice: tuple[int, int]
    attack: int
    defence: int
    winner: str
    difference: int
    noise: ClassVar[tuple[str, ...]] = ("dice", "only", "attack", "defence")


class LossesDue(Event, frozen=True):
    side: str
    losses: int


class Retreated(Event, frozen=True):
    side: str
    path: tuple[str, ...]
    units: tuple[str, ...]
    reveals: ClassVar[bool] = True


class NoRetreat(Event, frozen=True):
    side: str
    hex: str


class Pursued(Event, frozen=True):
    side: str
    start: str
    hex: str
    units: tuple[str, ...]


EVENTS: tuple[type[Event], ...] = tuple(
    value
    for value in list(globals().values())
    if isinstance(value, type) and issubclass(value, Event) and value is not Event
)
