"""What the journal tells of the special chapters. Units and places are named by their ids and printed numbers."""

from sztab.kernel.events import Event


class Arrived(Event, frozen=True, kw_only=True):
    """28, A.3: a unit came into play."""

    unit: str
    hex: str


class Transported(Event, frozen=True, kw_only=True):
    """27: a unit went by rail."""

    unit: str
    start: str
    hex: str
    transports: int


class Concentrated(Event, frozen=True, kw_only=True):
    """27.4: units went by rail to a place that only their owner knows."""

    unit: str
    start: str
    transports: int


class ConcentrationFound(Event, frozen=True, kw_only=True):
    """27.4.4: the enemy learned where units concentrate."""

    side: str
    hex: str
    reveals = True


class ConcentrationShown(Event, frozen=True, kw_only=True):
    """27.4, 27.4.3: units appear where they were sent, or as near to it as they may."""

    unit: str
    hex: str
    reveals = True


class IntelligenceRolled(Event, frozen=True, kw_only=True):
    side: str
    face: int


class Restored(Event, frozen=True, kw_only=True):
    """14.1: an eliminated unit (or a new one, 20.1.2, 31) is formed."""

    unit: str
    hex: str
    level: str


class ReplacementPlaced(Event, frozen=True, kw_only=True):
    """14.2: a replacement lies on a unit."""

    unit: str


class ReplacementLost(Event, frozen=True, kw_only=True):
    """14.2.3"""

    unit: str


class Strengthened(Event, frozen=True, kw_only=True):
    unit: str
    level: str


class ReplacementsReceived(Event, frozen=True, kw_only=True):
    pool: str
    count: int


class Starved(Event, frozen=True, kw_only=True):
    """25.7"""

    unit: str
    face: int
    bonus: int
    lost: int


class Threatened(Event, frozen=True, kw_only=True):
    """25.3"""

    side: str
    theatre: str


class DieRolled(Event, frozen=True, kw_only=True):
    """A roll of a special rule: what it was for and whether it came off."""

    what: str
    face: int
    good: int


class Deserted(Event, frozen=True, kw_only=True):
    """21.2, 21.2.1"""

    unit: str


class Removed(Event, frozen=True, kw_only=True):
    """A unit leaves the game by a rule (B.5, 20.4, 21.4, 23.4, 38.5)."""

    unit: str


class Split(Event, frozen=True, kw_only=True):
    """19, 36"""

    unit: str
    into: tuple[str, ...]


class Merged(Event, frozen=True, kw_only=True):
    """19, 33.2, 36, 37"""

    units: tuple[str, ...]
    into: str
    level: str


class Absorbed(Event, frozen=True, kw_only=True):
    """33.3"""

    unit: str
    into: str


class Deployed(Event, frozen=True, kw_only=True):
    """24: a unit was set up inside its army's area."""

    unit: str
    hex: str


class FormationBegan(Event, frozen=True, kw_only=True):
    """33: the Volunteer Army is called up, or a player-turn of its formation begins (33.1)."""

    turn: int


class KonarmiaHandedOver(Event, frozen=True, kw_only=True):
    """26.3"""


class LithuaniaChanged(Event, frozen=True, kw_only=True):
    """38: the Lithuanians cross the line, or leave the game."""

    what: str


class MarkerMoved(Event, frozen=True, kw_only=True):
    """33.6: the marker of the Polish theatre is laid on another, taken off it, or off the track."""

    what: str
    theatre: str


SPECIAL_EVENTS: tuple[type[Event], ...] = (
    Arrived, Transported, Concentrated, ConcentrationFound, ConcentrationShown, IntelligenceRolled, Restored,
    ReplacementPlaced, ReplacementLost, Strengthened, ReplacementsReceived, Starved, Threatened, DieRolled, Deserted,
    Removed, Split, Merged, Absorbed, Deployed, FormationBegan, KonarmiaHandedOver, LithuaniaChanged, MarkerMoved,
)  # fmt: skip
