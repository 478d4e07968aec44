"""What the journal tells. Units, leaders and hexes stand as ids and printed numbers."""

from sztab.kernel.events import Event
from sztab.kernel.modifiers import Modifier

# Chapters 2 to 9: sequence of play, leaders, stacks, formations, movement, reaction.


class TurnBegan(Event, frozen=True):
    """3.3: a new turn, with the chits in the pool."""

    turn: int
    leaders: tuple[str, ...]


class ChitDrawn(Event, frozen=True):
    reveals = True
    leader: str


class LeaderActivated(Event, frozen=True):
    """3.3/b1, 4.4: the leader whose units act; `chief` commands them in his place when he has fallen (4.3)."""

    leader: str
    chief: str = ""


class PhaseBegan(Event, frozen=True):
    phase: str
    leader: str


class Entered(Event, frozen=True):
    """8: units entered a hex, and what it cost each of them."""

    units: tuple[str, ...]
    start: str
    hex: str
    cost: int


class Arrived(Event, frozen=True):
    """13: units came onto the map."""

    units: tuple[str, ...]
    hex: str
    cost: int


class Turned(Event, frozen=True):
    units: tuple[str, ...]
    hex: str
    facing: str
    cost: int


class FormationChanged(Event, frozen=True):
    units: tuple[str, ...]
    hex: str
    formation: str
    cost: int = 0


class Reordered(Event, frozen=True):
    """6.0/b: the new order of a stack, from the top."""

    units: tuple[str, ...]
    hex: str


class DoublePace(Event, frozen=True):
    units: tuple[str, ...]


class MoveEnded(Event, frozen=True):
    units: tuple[str, ...]
    hex: str


class LeaderMoved(Event, frozen=True):
    leader: str
    start: str
    hex: str


class MoraleTested(Event, frozen=True):
    """3.4/g: die and modifiers against morale; `margin` is how far the result lies above it (0 or less: passed)."""

    unit: str
    dice: tuple[int, ...]
    modifiers: tuple[Modifier, ...]
    morale: int
    margin: int


class LossTaken(Event, frozen=True):
    unit: str
    strength: int
    """What is left."""


class UnitEliminated(Event, frozen=True):
    unit: str
    hex: str


class Charged(Event, frozen=True):
    units: tuple[str, ...]
    hex: str


class CounterAttacked(Event, frozen=True):
    units: tuple[str, ...]
    hex: str


class LeaderRolled(Event, frozen=True):
    """4.6.1: the die for a leader under fire or in a melee."""

    leader: str
    dice: tuple[int, ...]
    fate: str


class LeaderLost(Event, frozen=True):
    """4.6: a leader leaves the game."""

    leader: str


class PointsScored(Event, frozen=True):
    """12.2: points, the rule that gives them, and where the marker stands (positive: the Poles lead)."""

    seat: str
    points: int
    score: int
    because: str


# Chapters 10 to 12: fire, withdrawal, melee, flight, victory.
