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


class MusketryFired(Event, frozen=True):
    """10.9.4: who fired from where at which hex; the strength by distance, and the row of the table that counts."""

    units: tuple[str, ...]
    hexes: tuple[str, ...]
    target: str
    quotient: int
    row: str
    effect: int


class GunsFired(Event, frozen=True):
    """10.10.1: a battery fired; its effect by distance."""

    unit: str
    start: str
    target: str
    distance: int
    effect: int


class GunsShotAt(Event, frozen=True):
    """10.9.5: musketry at a lone battery; it is taken when the die is below the strength."""

    units: tuple[str, ...]
    gun: str
    dice: tuple[int, ...]
    strength: int


class CounterBattery(Event, frozen=True):
    """10.10.7: a battery fired at a lone battery: the roll to hit against the distance, then the roll for effect."""

    unit: str
    gun: str
    distance: int
    hit: int
    """The die with what is added to it."""
    effect: tuple[int, ...] = ()
    """The second die less the stars; empty when the first missed."""


class GunsJammed(Event, frozen=True):
    """10.10.4/b: technical trouble until the end of the turn."""

    unit: str


class GunsCaptured(Event, frozen=True):
    unit: str
    hex: str


class GunsRecaptured(Event, frozen=True):
    unit: str
    hex: str


class Withdrew(Event, frozen=True):
    """10.11: units went back one hex."""

    units: tuple[str, ...]
    start: str
    hex: str


class MeleeFought(Event, frozen=True):
    """11.7: both dice with their modifiers; the difference counts as 1 on a tie, which the attacker wins."""

    hex: str
    attackers: tuple[str, ...]
    defenders: tuple[str, ...]
    dice: tuple[int, ...]
    attack: tuple[Modifier, ...]
    defence: tuple[Modifier, ...]
    winner: str
    """A seat."""
    difference: int


class MeleeMissed(Event, frozen=True):
    """4.2, A51: enemies share the hex, but the leader does not command his units there: they do not fight now."""

    hex: str
    units: tuple[str, ...]
    leader: str


class Fled(Event, frozen=True):
    """11.11: units left the map and come back in the turn `due`."""

    units: tuple[str, ...]
    hex: str
    due: int


class FledForGood(Event, frozen=True):
    """11.11.5: they would come back after the last turn."""

    units: tuple[str, ...]


class CameBack(Event, frozen=True):
    unit: str
    hex: str


class ReturnDelayed(Event, frozen=True):
    """11.11.3, 11.11.4/c: one field on."""

    unit: str
    due: int
