"""The parts of a board description: cells, patches of ground, lines, marks, labels. They encode to JSON as they are."""

from msgspec import Struct

Dot = tuple[float, float]


class Cell(Struct, frozen=True):
    """A hex: its number, middle, terrain and the name of the place in it; closed ones are drawn without a grid."""

    number: str
    x: float
    y: float
    terrain: str
    closed: bool = False
    place: str = ""


class Patch(Struct, frozen=True):
    """Neighbouring hexes of one terrain, state or zone, as rings of points (holes are rings too: even-odd)."""

    kind: str
    name: str
    rings: list[list[Dot]]


class Line(Struct, frozen=True):
    """A river, railway, border or line of works. Works look to the left of their line."""

    kind: str
    name: str
    points: list[Dot]


class Mark(Struct, frozen=True):
    """A town, a bridge, a star: something small with a place and perhaps a direction."""

    kind: str
    x: float
    y: float
    name: str = ""
    angle: float = 0.0


class Label(Struct, frozen=True):
    """A name, set about its middle."""

    kind: str
    text: str
    x: float
    y: float
    size: float
    angle: float = 0.0
    spacing: float = 0.0


class Board(Struct, frozen=True):
    """All that is to be drawn of a map; coordinates are pixels, y downwards."""

    title: str
    orientation: str
    size: float
    width: float
    height: float
    kilometres: float
    outline: list[Dot]
    """The corners of a hex about its middle."""
    cells: list[Cell]
    patches: list[Patch]
    lines: list[Line]
    marks: list[Mark]
    labels: list[Label]
