"""Ground of a printed map: fields, heights with shade and hachures, woods, marshes, mountains, roofs, shores."""

from itertools import pairwise
from math import hypot
from random import Random

from sztab.atlas.fields import fields
from sztab.atlas.pen import Pen, way
from sztab.atlas.picture import Board, Cell, Dot, Patch
from sztab.atlas.texture import SCATTER, glyph, peak, roof, scattered, shade

TINTED = ("swamp", "morass", "mountain", "peaks", "forest", "buildings")
HEIGHTS = ("slope", "hill")
RAISED = ("mountain", "peaks", "hill", "slope")
_GLYPH_COLOUR = {"forest": "tree", "swamp": "reed", "morass": "reed"}


def rings(patch: Patch) -> str:
    return "".join(way(ring, closed=True) for ring in patch.rings if ring)


def hexes(board: Board, *, closed: bool | None = None) -> str:
    """The outlines of all hexes, or of the closed or open ones."""
    cells = [cell for cell in board.cells if closed is None or cell.closed == closed]
    return "".join(way([(cell.x + x, cell.y + y) for x, y in board.outline], closed=True) for cell in cells)


def ground(pen: Pen, board: Board, *, fine: bool) -> list[str]:
    """Clear ground or fields under all hexes, then heights, then tints with a darker rim, then what grows there."""
    parts = ['<g id="ground" clip-path="url(#sheet)">', pen.fill(hexes(board), "clear")]
    if board.kilometres < 1 and fine:
        parts += fields(pen, board.width, board.height)
    for kind in RAISED:
        parts += _shadow(pen, "".join(rings(patch) for patch in board.patches if patch.kind == kind))
    for kind in HEIGHTS:
        parts += _height(pen, board, kind)
    for kind in TINTED:
        for patch in (patch for patch in board.patches if patch.kind == kind):
            parts += [pen.fill(rings(patch), kind), pen.stroke(rings(patch), f"{kind}-rim", 1.6, opacity=0.7)]
            if kind in ("mountain", "peaks"):
                parts.append(pen.stroke(_hachures(patch, 9 * pen.unit, pen.unit), "rock", 1.0, opacity=0.5))
    if fine:
        for kind in SCATTER:
            cells = [cell for cell in board.cells if cell.terrain == kind]
            parts += _growth(pen, board, kind, cells) if cells else []
    return [*parts, "</g>"]


def _shadow(pen: Pen, d: str) -> list[str]:
    """A soft shadow to the south-east, in a few steps."""
    if not d:
        return []
    return [
        f'<g transform="translate({2.2 * step * pen.unit:g} {2.8 * step * pen.unit:g})">'
        + pen.fill(d, "shade", opacity=0.055)
        + "</g>"
        for step in (3, 2, 1)
    ]


def _height(pen: Pen, board: Board, kind: str) -> list[str]:
    patches = [patch for patch in board.patches if patch.kind == kind]
    if not patches:
        return []
    d = "".join(rings(patch) for patch in patches)
    length = (13 if kind == "hill" else 9) * pen.unit
    marks = "".join(_hachures(patch, length, pen.unit) for patch in patches)
    tint = "height" if board.kilometres < 1 else "hill"
    return [
        pen.fill(d, "clear"),
        pen.fill(d, tint, opacity=0.95 if kind == "hill" else 0.5),
        pen.stroke(marks, "rock", 1.1, opacity=0.7),
    ]


def _hachures(patch: Patch, length: float, unit: float) -> str:
    """Short strokes downhill, out of the rim of high ground."""
    chance, d = Random(f"{patch.kind} {len(patch.rings)}"), ""
    for ring in patch.rings:
        along = 0.0
        for (ax, ay), (bx, by) in pairwise(ring):
            long = hypot(bx - ax, by - ay)
            along += long
            while along > 5.5 * unit and long:
                along -= 5.5 * unit
                nx, ny = (by - ay) / long, -(bx - ax) / long
                size = length * (0.6 + chance.random() * 0.5)
                d += f"M{bx - nx * 3:.1f} {by - ny * 3:.1f}l{nx * size:.1f} {ny * size:.1f}"
    return d


def _growth(pen: Pen, board: Board, kind: str, cells: list[Cell]) -> list[str]:
    dots = [dot for cell in cells for dot in scattered(board, cell)]
    if kind == "buildings":
        return _roofs(pen, dots)
    if kind in ("mountain", "peaks"):
        faces = ("".join(part) for part in zip(*(peak(dot, pen.unit) for dot in dots)))
        light, dark, line = faces
        return [pen.fill(light, "peak-light"), pen.fill(dark, "rock", opacity=0.75), pen.stroke(line, "ridge", 0.7)]
    d = "".join(glyph(kind, dot, pen.unit, i) for i, dot in enumerate(dots))
    if kind == "forest":
        under = "".join(shade(dot, pen.unit) for dot in dots)
        return [pen.fill(under, "tree-dark", opacity=0.3), pen.fill(d, "tree", opacity=0.85)]
    return [pen.stroke(d, _GLYPH_COLOUR.get(kind, "rock"), 0.9, opacity=0.75)] if d else []


def _roofs(pen: Pen, dots: list[Dot]) -> list[str]:
    """Houses with their shadows and ridges, each turned a little."""
    chance = Random(len(dots))
    houses = [
        roof(
            dot,
            pen.unit,
            wide=9 + chance.random() * 7,
            high=6.4 + chance.random() * 1.8,
            turn=(chance.random() - 0.5) * 0.87,
        )
        for dot in dots
    ]
    shadows, roofs, ridges = ("".join(part) for part in zip(*houses))
    return [
        pen.fill(shadows, "shade", opacity=0.26),
        pen.fill(roofs, "roof"),
        pen.stroke(roofs, "roof-line", 0.7),
        pen.stroke(ridges, "roof-line", 0.55),
    ]


def closed_country(pen: Pen, board: Board) -> list[str]:
    """Closed country without a grid, hatched; open foreign states with a breath of its colour."""
    parts = ['<g id="closed">']
    for patch in board.patches:
        if patch.kind == "closed":
            parts += [pen.fill(rings(patch), patch.kind), f'<path d="{rings(patch)}" fill="url(#hatch)"/>']
        elif patch.kind == "state":
            parts.append(pen.fill(rings(patch), "closed", opacity=0.28))
    return [*parts, "</g>"]


def shores(pen: Pen, board: Board) -> list[str]:
    """The sea and lakes by their shores, with a pale line of shallows within."""
    parts = ['<g id="shores" clip-path="url(#sheet)">']
    for patch in board.patches:
        if patch.kind in ("sea", "lake"):
            parts.append(pen.fill(rings(patch), patch.kind))
            if patch.kind == "sea":
                parts.append(f'<path d="{rings(patch)}" fill="url(#waves)"/>')
            parts.append(pen.stroke(rings(patch), "water-light", 5.0, opacity=0.45))
            parts.append(pen.stroke(rings(patch), "water-edge", 1.3))
    return [*parts, "</g>"]
