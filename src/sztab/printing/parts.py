"""What lies in a box, ready to be printed: counters with two sides, cards, tracks and tables."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Counter:
    """A counter: its name, its arm and size, and the numbers on its front and on its back."""

    name: str
    side: str
    arm: str = ""
    size: str = ""
    front: str = ""
    back: str = ""
    count: int = 1


@dataclass(frozen=True)
class Card:
    """A card: a title, what stands under it, and a number in its corner."""

    title: str
    side: str
    lines: tuple[tuple[str, str], ...] = ()  # whose text it is, and the text
    corner: str = ""
    colour: str = ""


@dataclass(frozen=True)
class Track:
    """A row of boxes along which a marker moves."""

    title: str
    boxes: tuple[tuple[str, str], ...]  # what stands in the box, and a tint: a side, or nothing


@dataclass(frozen=True)
class Table:
    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Field:
    """A field of a board that is laid like bricks: its row, how far to the right it lies, in fields, and its signs."""

    name: str
    row: int
    x: float
    patterned: bool = False
    fortified: bool = False


@dataclass
class Printed:
    """All that is printed of a game beside its map of hexes."""

    title: str
    fields: list[Field] = field(default_factory=list)
    counters: list[Counter] = field(default_factory=list)
    cards: list[Card] = field(default_factory=list)
    tracks: list[Track] = field(default_factory=list)
    tables: list[Table] = field(default_factory=list)
