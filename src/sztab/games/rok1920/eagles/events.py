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


class SurgeCalled(Event, frozen=True, kw_only=True):
    """23.3: a moral upsurge in a theatre."""

    side: str
    theatre: str


class EventsTaken(Event, frozen=True, kw_only=True):
    """23.3: a side has drawn so many political events."""

    side: str
    count: int


class EventDrawn(Event, frozen=True, kw_only=True):
    """23.3: which one, for its owner."""

    side: str
    political: str
    reveals = True


class EventPlayed(Event, frozen=True, kw_only=True):
    """23.3/b: a political event is played."""

    side: str
    political: str
    reveals = True


class EventsPassed(Event, frozen=True, kw_only=True):
    """23.3/b: a side that holds events plays none now."""

    side: str
    reveals = True


class EventCancelled(Event, frozen=True, kw_only=True):
    """23.3.1/m, 23.3.2/o: it has no effect."""

    side: str
    political: str


class ReplacementsLost(Event, frozen=True, kw_only=True):
    """23.3.2/k: replacements leave a pool."""

    pool: str
    count: int


class SentAway(Event, frozen=True, kw_only=True):
    """23.3.1/g, 23.3.1/i, 23.3.1/j, 23.3.2/h: a unit leaves the map by an event; it comes back in a later stage."""

    unit: str
    stage: str


class PrecedenceSet(Event, frozen=True, kw_only=True):
    """22.1/e: which of the Bolshevik players has precedence in this player-turn."""

    front: str


class PatrolLaid(Event, frozen=True, kw_only=True):
    """23.1.1: a Patrol marker covers units on a hex."""

    unit: str
    hex: str


class GroupLaid(Event, frozen=True, kw_only=True):
    """23.1.2: a Group marker takes the place of units on a hex."""

    unit: str
    hex: str


class HiddenRevealed(Event, frozen=True, kw_only=True):
    """23.1.3: what was under a marker."""

    side: str
    piece: str
    hex: str
    units: tuple[str, ...]
    reveals = True


class DummyRevealed(Event, frozen=True, kw_only=True):
    """23.1.1/e: nobody was under a marker."""

    side: str
    piece: str
    hex: str
    reveals = True


class HiddenLoss(Event, frozen=True, kw_only=True):
    """23.1, 23.2: a unit under a marker has taken a loss, whoever it is."""

    piece: str


EVENTS: tuple[type[Event], ...] = (
    Rebuilt, Flown, SichRevealed, SichDecided, ChekaPlaced, ChekaGone, PriorityRevealed, ArrivalMarkerTurned,
    SurgeCalled, EventsTaken, EventDrawn, EventPlayed, EventsPassed, EventCancelled, ReplacementsLost,
    SentAway, PrecedenceSet, PatrolLaid, GroupLaid, HiddenRevealed, DummyRevealed, HiddenLoss,
)  # fmt: skip
