"""The legend of a printed map: a sample and its name for every kind of thing that is on it."""

from collections.abc import Callable

from sztab.atlas.pen import Pen, way
from sztab.atlas.picture import Board, Mark
from sztab.atlas.symbols import bridge, digit, star, town
from sztab.atlas.texture import SCATTER, glyph, peak, roof

TERRAINS = ("clear", "forest", "swamp", "slope", "hill", "mountain", "peaks", "morass", "buildings")
WATERS = ("lake", "sea")
LINES = (
    *("stream", "small-river", "large-river", "soft-river", "river", "rail", "lateral", "road", "track", "border"),
    *("theatre", "command", "demarcation", "aspiration", "works"),
)
MARKS = ("city", "town", "fortress", "fort", "foreign", "village", "bridge", "digit", "star")
_LINE_LOOK = {
    "stream": ("water", 2.6, ""), "small-river": ("water", 2.6, ""), "large-river": ("water", 6.4, ""),
    "soft-river": ("water-soft", 6.4, ""), "river": ("water", 6.4, ""), "rail": ("rail", 1.6, ""),
    "lateral": ("lateral", 1.6, ""), "road": ("road-light", 3.4, ""), "track": ("road-light", 2.8, "9 5"),
    "border": ("border", 2.2, "11 4 2 4"), "theatre": ("theatre-case", 4.0, "11 7"),
    "command": ("command", 3.0, "14 5 2 5"), "demarcation": ("demarcation", 3.0, "8 6"),
    "aspiration": ("aspiration", 3.0, "8 6"), "works": ("works", 2.4, ""),
}  # fmt: skip
ROW, COLUMN = 34.0, 330.0
_SPOTS = ((13.0, -4.0), (24.0, -7.0), (31.0, 1.0), (17.0, 6.0), (27.0, 8.0))
Entry = tuple[str, str]


def legend_entries(pen: Pen, board: Board, words: Callable[[str], str]) -> list[Entry]:
    """Samples with their names, for what occurs on this board and nothing else."""
    terrains = {cell.terrain for cell in board.cells}
    patches = {patch.kind for patch in board.patches}
    zones = {patch.name for patch in board.patches if patch.kind == "zone"}
    lines = {line.kind for line in board.lines}
    marks = {mark.kind for mark in board.marks}
    found = [(_swatch(pen, board, kind), words(f"atlas-terrain-{kind}")) for kind in TERRAINS if kind in terrains]
    found += [(_water(pen, kind), words(f"atlas-terrain-{kind}")) for kind in WATERS if kind in patches]
    if "closed" in patches:
        found.append((_closed(pen, board), words("atlas-terrain-closed")))
    if "state" in patches:
        found.append((_state(pen, board), words("atlas-terrain-state")))
    found += [(_stroke(pen, kind), words(f"atlas-line-{kind}")) for kind in LINES if kind in lines]
    found += [(_mark(pen, kind), words(f"atlas-mark-{kind}")) for kind in MARKS if kind in marks]
    if any(label.kind == "green" for label in board.labels):
        found.append(
            (pen.text(22, 6, "Aa", 20, colour="green-label", weight=700, anchor="middle"), words("atlas-label-green"))
        )
    if "no-mans-land" in zones:
        d = "M2 -11H42V11H2Z"
        hatch = f'<path d="{d}" fill="url(#hatch)" fill-opacity=".5"/>'
        found.append((hatch + pen.stroke(d, "zone", 1.4, dash="2 3"), words("atlas-zone-no-mans-land")))
    if any(name.startswith("army-") for name in zones):
        found.append((pen.stroke("M2 -11H42V11H2Z", "zone", 1.2, dash="7 4", opacity=0.8), words("atlas-zone-army")))
    return found


def _hexagon(board: Board) -> str:
    scale = 16 / board.size
    return way([(22 + x * scale, y * scale) for x, y in board.outline], closed=True)


def _swatch(pen: Pen, board: Board, kind: str) -> str:
    d = _hexagon(board)
    colour = "hill" if kind == "slope" else kind
    parts = pen.fill(d, "clear") + pen.fill(d, colour, opacity=0.55 if kind == "slope" else 1.0)
    return parts + _growing(pen, kind) + pen.stroke(d, "grid", 0.9, opacity=0.6)


def _growing(pen: Pen, kind: str) -> str:
    """A few of the glyphs that stand on such ground."""
    if kind in ("slope", "hill"):
        length = 9 if kind == "hill" else 6
        return pen.stroke("".join(f"M{x:g} -12l-1 {length}" for x in range(14, 32, 4)), "rock", 1.0, opacity=0.8)
    if kind not in SCATTER:
        return ""
    if kind == "buildings":
        houses = [roof(dot, 0.7, wide=11, high=7, turn=0.3 - 0.2 * i) for i, dot in enumerate(_SPOTS)]
        return pen.fill("".join(house[1] for house in houses), "roof")
    if kind in ("mountain", "peaks"):
        faces = [peak(dot, 0.8) for dot in _SPOTS[:3]]
        light, dark, line = ("".join(part) for part in zip(*faces))
        return pen.fill(light, "peak-light") + pen.fill(dark, "rock", opacity=0.75) + pen.stroke(line, "ridge", 0.7)
    d = "".join(glyph(kind, dot, 0.8, i) for i, dot in enumerate(_SPOTS))
    return pen.fill(d, "tree", opacity=0.85) if kind == "forest" else pen.stroke(d, "reed", 0.9)


def _water(pen: Pen, kind: str) -> str:
    d = "M4 0C4 -12 18 -12 26 -9C40 -6 42 6 32 9C20 13 4 12 4 0Z"
    return pen.fill(d, kind) + pen.stroke(d, "water-edge", 1.3)


def _closed(pen: Pen, board: Board) -> str:
    d = _hexagon(board)
    return pen.fill(d, "closed") + f'<path d="{d}" fill="url(#hatch)"/>'


def _state(pen: Pen, board: Board) -> str:
    d = _hexagon(board)
    return pen.fill(d, "clear") + pen.fill(d, "closed", opacity=0.28) + pen.stroke(d, "grid", 0.9, opacity=0.6)


def _stroke(pen: Pen, kind: str) -> str:
    colour, width, dash = _LINE_LOOK[kind]
    line = "M0 0H44"
    parts = pen.stroke(line, colour, width, dash=dash, cap="butt")
    if kind in ("rail", "lateral"):
        parts += pen.stroke(line, colour, 6, dash="1.3 7.1", cap="butt")
    if kind == "works":
        parts += pen.stroke("M4 0v-7M13 0v-7M22 0v-7M31 0v-7M40 0v-7", colour, width, cap="butt")
    if kind in ("large-river", "soft-river", "river"):
        parts = pen.stroke(line, "water-edge", 8, cap="butt") + parts
    if kind in ("road", "track"):
        parts = pen.stroke(line, "road", 5.4, opacity=0.6, cap="butt") + parts
    if kind == "border":
        parts = pen.stroke(line, "border-band", 9, opacity=0.22, cap="butt") + parts
    return parts


def _mark(pen: Pen, kind: str) -> str:
    mark = Mark(kind, 22, 0, "3" if kind == "digit" else "")
    if kind == "digit":
        return digit(pen.colours, mark, 1.2)
    if kind == "bridge":
        return pen.stroke("M22 -12V12", "water", 7, cap="butt") + bridge(pen.colours, mark, 1.0)
    return star(pen.colours, mark, 1.0) if kind == "star" else town(pen.colours, mark, 1.0)


def shown_kinds(board: Board) -> set[str]:
    """What is on a board and must be in its legend, by kind; names alone and hexes of the sea need no sign."""
    kinds = {cell.terrain for cell in board.cells if cell.terrain in TERRAINS}
    kinds |= {line.kind for line in board.lines} | {mark.kind for mark in board.marks if mark.kind != "name"}
    return kinds | {patch.kind for patch in board.patches if patch.kind in (*WATERS, "closed", "state")}
