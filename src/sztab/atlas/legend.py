"""The foot of the printed map: title, legend of what is on it, scale bar and credits."""

from collections.abc import Callable, Mapping
from html import escape
from typing import Protocol

from sztab.atlas.picture import Board, Mark
from sztab.atlas.symbols import bridge, digit, serif, star, town

TERRAINS = ("clear", "forest", "swamp", "slope", "hill", "mountain", "peaks", "morass", "buildings", "lake")
LINES = (
    *("stream", "small-river", "large-river", "river", "rail", "lateral", "road", "border", "theatre", "command"),
    *("demarcation", "aspiration", "works"),
)
MARKS = ("city", "town", "fortress", "fort", "foreign", "village", "bridge", "digit", "star")
_LINE_LOOK = {
    "stream": ("water", 2.6, ""), "small-river": ("water", 2.6, ""), "large-river": ("water", 6.4, ""),
    "river": ("water", 6.4, ""), "rail": ("rail", 1.6, ""), "lateral": ("lateral", 1.6, ""),
    "road": ("road", 2.2, ""), "border": ("border", 2.2, "11 4 2 4"), "theatre": ("theatre-case", 4.0, "11 7"),
    "command": ("command", 3.0, "14 5 2 5"), "demarcation": ("demarcation", 3.0, "8 6"),
    "aspiration": ("aspiration", 3.0, "8 6"), "works": ("works", 2.4, ""),
}  # fmt: skip
HEIGHT = 250.0
_ROW, _COLUMN = 30.0, 250.0


class Inks(Protocol):
    """What the legend asks of a pen."""

    colours: Mapping[str, str]
    unit: float

    def stroke(
        self, d: str, colour: str, width: float, *, dash: str = "", opacity: float = 1.0, cap: str = "round"
    ) -> str: ...

    def fill(self, d: str, colour: str, *, opacity: float = 1.0, more: str = "") -> str: ...


def legend(pen: Inks, board: Board, words: Callable[[str], str]) -> tuple[list[str], float]:
    """The elements of the foot, and how high it is."""
    top = board.height
    entries = _entries(pen, board, words)
    rows = 6
    parts = [_title(pen, board, words, top)]
    left = max(460.0, 80.0 + 23 * len(board.title))
    for i, (sample, text) in enumerate(entries):
        x, y = left + (i // rows) * _COLUMN, top + 44 + (i % rows) * _ROW
        parts.append(f'<g transform="translate({x:g} {y:g})">{sample}</g>')
        parts.append(_text(pen, x + 54, y + 5, text, 15))
    return [*parts, *_scale(pen, board, words, top)], HEIGHT


def _title(pen: Inks, board: Board, words: Callable[[str], str], top: float) -> str:
    return _text(pen, 40, top + 60, board.title, 40, weight="700") + _text(
        pen, 40, top + 92, words("atlas-subtitle" if board.kilometres >= 1 else "atlas-battlefield"), 16
    )


def _entries(pen: Inks, board: Board, words: Callable[[str], str]) -> list[tuple[str, str]]:
    """A sample and its name for every kind of thing that is on this board."""
    terrains = {cell.terrain for cell in board.cells}
    lines = {line.kind for line in board.lines}
    marks = {mark.kind for mark in board.marks}
    found = [(_swatch(pen, board, kind), words(f"atlas-terrain-{kind}")) for kind in TERRAINS if kind in terrains]
    found += [(_stroke(pen, kind), words(f"atlas-line-{kind}")) for kind in LINES if kind in lines]
    found += [(_mark(pen, kind), words(f"atlas-mark-{kind}")) for kind in MARKS if kind in marks]
    return found


def _swatch(pen: Inks, board: Board, kind: str) -> str:
    scale = 15 / board.size
    d = "M" + "L".join(f"{22 + x * scale:.1f} {y * scale:.1f}" for x, y in board.outline) + "Z"
    return pen.fill(d, kind) + pen.stroke(d, "grid", 0.9, opacity=0.6)


def _stroke(pen: Inks, kind: str) -> str:
    colour, width, dash = _LINE_LOOK[kind]
    line = "M0 0H44"
    parts = pen.stroke(line, colour, width / pen.unit, dash=dash, cap="butt")
    if kind in ("rail", "lateral"):
        parts += pen.stroke(line, colour, 6 / pen.unit, dash="1.3 7.1", cap="butt")
    if kind == "works":
        parts += pen.stroke("M4 0v-7M13 0v-7M22 0v-7M31 0v-7M40 0v-7", colour, width / pen.unit, cap="butt")
    if kind in ("large-river", "river"):
        parts = pen.stroke(line, "water-edge", 8 / pen.unit, cap="butt") + parts
    return parts


def _mark(pen: Inks, kind: str) -> str:
    mark = Mark(kind, 22, 0, "3" if kind == "digit" else "")
    if kind == "digit":
        return digit(pen.colours, mark, 1.0)
    if kind == "bridge":
        return pen.stroke("M22 -12V12", "water", 7 / pen.unit, cap="butt") + bridge(pen.colours, mark, 1.0)
    return star(pen.colours, mark, 1.0) if kind == "star" else town(pen.colours, mark, 1.0)


def _scale(pen: Inks, board: Board, words: Callable[[str], str], top: float) -> list[str]:
    """A bar of whole hexes, alternately dark and light, with its length in kilometres or metres."""
    across = board.size * 3**0.5
    x, y = 40.0, top + 140
    blocks = "".join(
        f'<rect x="{x + i * across / 2:g}" y="{y:g}" width="{across / 2:g}" height="9"'
        f' fill="{pen.colours["ink"] if i % 2 == 0 else pen.colours["panel"]}" stroke="{pen.colours["ink"]}"/>'
        for i in range(6)
    )
    credit = ("atlas-projection", "atlas-credit") if board.kilometres >= 1 else ()
    length = f"{3 * board.kilometres:g} km" if board.kilometres >= 1 else f"{3000 * board.kilometres:g} m"
    return [
        blocks,
        _text(pen, x, y + 28, "0", 14),
        _text(pen, x + 3 * across - 30, y + 28, length, 14),
        *(_text(pen, x, y + 58 + 18 * i, words(key), 12.5) for i, key in enumerate(credit)),
    ]


def _text(pen: Inks, x: float, y: float, text: str, size: float, *, weight: str = "400") -> str:
    colour = pen.colours["ink" if size > 30 else "ink-2"]
    return (
        f'<text x="{x:g}" y="{y:g}" {serif()} font-size="{size:g}" font-weight="{weight}" fill="{colour}">'
        f"{escape(text)}</text>"
    )
