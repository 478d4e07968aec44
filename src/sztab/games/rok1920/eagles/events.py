"""What the journal tells of Nest of Eagles alone."""

from sztab.kernel.events import Event


class Rebuilt(Event, frozen=True, kw_only=True):
    """17.2: a unit is rebuilt, and comes with its owner's next player-turn."""

    unit: str
    level: str


class Flown(Event, frozen=True, kw_only=True):
    """3.4.7: the squadron is placed on a hex."""

    unit: str
    hex: str


class SichRevealed(Event, frozen=True, kw_only=True):
    """20.4.1/a: whom the Pole and the Bolshevik had picked."""

    polish: str
    bolshevik: str
    reveals = True


class SichDecided(Event, frozen=True, kw_only=True):
    """20.4.1: what becomes of a brigade."""

    unit: str
    what: str


class ChekaPlaced(Event, frozen=True, kw_only=True):
    hex: str


class ChekaGone(Event, frozen=True, kw_only=True):
    hex: str


class PriorityRevealed(Event, frozen=True, kw_only=True):
    """23.5: which priority a side had chosen."""

    side: str
    priority: str
    reveals = True


class ArrivalMarkerTurned(Event, frozen=True, kw_only=True):
    """23.4: a marker on the stage track is turned over."""

    side: str
    stage: str
    marker: str
    reveals = True


EVENTS: tuple[type[Event], ...] = (
    Rebuilt, Flown, SichRevealed, SichDecided, ChekaPlaced, ChekaGone, PriorityRevealed, ArrivalMarkerTurned,
)  # fmt: skip
