"""What an officer goes by, in numbers: victory points of the scenario are the measure of all of them."""

from msgspec import Struct, structs

from sztab.games.rok1920.bot.breaches import NEXT, TAKEN


class Care(Struct, frozen=True):
    """How long he thinks about the marches of a phase."""

    hexes: int = 2
    """How many goals of a march are thought of, besides staying."""
    rounds: int = 1
    """How often everybody is asked."""
    closely: int = 1
    """How many goals are looked at closely."""


USUAL = Care()
LONG = Care(hexes=14, rounds=3, closely=6)


class Doctrine(Struct, frozen=True):
    """Weights of an officer's judgement and plans."""

    ground: float = 0.5
    """What a beaten side loses at least."""
    place: float = 0.6
    """The part of a place's weight that is at stake with its garrison."""
    failure: float = 0.4
    harmless: float = 0.15
    """What a failed attack costs, with morale and without."""
    means: float = 0.5
    """What a lost strength point is worth besides victory points: with troops one gets them."""
    soon: float = 0.9
    next: float = 0.75
    again: float = 0.5
    after: float = 0.6
    later: float = 0.4
    """How much attacks count: of the side whose turn it is in the coming attack phase (soon), in the repeat attacks
    (again) and after both (later); of the other side when its turn is next, and as a part of that (after) on troops who
    can still march away."""
    march: float = 0.5
    """How much of the strength of reserves counts that could march up before an attack."""
    cut: float = 0.3
    """A level that troops may lose whose ways of retreat the enemy's reserves could cut."""
    snare: float = 0.0
    close: float = 0.0
    """How much it counts that reserves could close a ring round whom they attack (snare), and what repeat attacks count
    on those whom the side whose turn is next could ring by its march (close)."""
    keep: float = 0.0
    """What it counts, besides, to whoever marches that the enemy can walk into a heavy place of his."""
    border: float = 0.0
    """How much it counts that a Bolshevik comes into the Polish theatre where that ends the game; 0: as other gaps."""
    breach: float = 1.0
    danger: float = 1.0
    """What the corporal's judgement of gaps and of threatened places counts."""
    least: float = 0.05
    """No unit marches for less than this."""
    mass: float = 1.0
    """What a reserve phase has to bring before one's own attacks."""
    mend: float = 1.0
    """The same in the enemy's turn: it is lacking for one's own attacks then."""
    spare: float = 0.0
    """How much counts besides, in the enemy's turn, what the reserves promise for one's own next attacks."""
    pull: float = 1.0
    morale: float = 1.0
    hungry: float = 0.3
    rout: float = 0.5
    """What the corporal's judgement of nearness, and of morale, counts; a strength point without supply; how often a
    success is a rout where one is possible."""

    @property
    def care(self) -> Care:
        """No weight: it is not fitted."""
        return USUAL

    @property
    def gaps(self) -> tuple[float, ...]:
        """What a place is worth, by its steps, that can be walked into before anybody else marches; not fitted."""
        return NEXT


class Thorough(Doctrine, frozen=True):
    """The same for who thinks longer."""

    @property
    def care(self) -> Care:
        return LONG


class Marshal(Thorough, frozen=True):
    """He also counts open places by how often they are taken."""

    @property
    def gaps(self) -> tuple[float, ...]:
        return TAKEN


FITTED = Doctrine(
    harmless=0.09, means=0.94, soon=0.49, next=1.13, later=0.2,
    march=0.59, breach=0.26, danger=1.12, least=0.016, mass=0.5,
)  # fmt: skip
"""Fitted to 1,007 games of officers in eight scenarios (`python -m sztab.lab.fitting`); the rest as set by thought. The
network that foretells who wins learned from what they say of positions (portrait.py)."""

OFFICER = structs.replace(FITTED, snare=0.2, spare=1.0, keep=0.3, border=1.0)
"""What an officer goes by: he also sees what a fair player learns from his first lost games; of rings those that
reserves could close, not those by a march."""

MARSHAL = Marshal(
    **structs.asdict(
        structs.replace(
            OFFICER,
            means=1.2, soon=0.73, next=0.7, later=0.5, breach=0.16, danger=0.5, cut=0.42, mend=1.0,
            snare=0.4, close=0.25, spare=0.7,
        )
    )
)  # fmt: skip
"""What a marshal goes by: he thinks longer, and fears less what the enemy may do next. The weights that differ from the
officer's come from games between weights far apart (`docs/bots-tried.md`)."""
