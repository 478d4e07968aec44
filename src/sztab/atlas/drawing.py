"""SVG of a board description: the map itself, as it is printed. sheet.py frames it, png and pdf are made of the SVG."""

from collections.abc import Callable, Iterable
from math import hypot

from sztab.atlas.fonts import NARROW, font, own_fonts
from sztab.atlas.ground import closed_country, ground, hexes, rings, shores
from sztab.atlas.pen import Pen, curve, way
from sztab.atlas.picture import Board, Label, Line, Mark
from sztab.atlas.symbols import bridge, digit, star, town
from sztab.kernel.errors import DataError

FINE, NUMBERED, LEGIBLE, VILLAGES = 0.5, 0.62, 5.6, 0.42
"""From how many pixels a unit textures and numbers are drawn, how high letters must be, and when villages have dots."""
_LABEL_COLOUR = {"river": "river-label", "state": "state-label", "green": "green-label", "area": "area-label"}
_SLANTED = ("river", "village", "name", "area")
_HEAVY = ("city", "fortress", "state", "green")


def draw_map(pen: Pen, board: Board, detail: float = 1.0) -> list[str]:
    """The elements of the map; `detail` is how many pixels a unit of the drawing will have: little ones show less."""
    labels = [label for label in board.labels if label.size * detail >= LEGIBLE]
    return [
        *ground(pen, board, fine=detail >= FINE),
        *closed_country(pen, board),
        *shores(pen, board),
        *_rivers(pen, board),
        *_grid(pen, board, numbered=detail >= NUMBERED),
        *_zones(pen, board),
        *_lines(pen, board),
        *_marks(pen, [mark for mark in board.marks if mark.kind != "village" or detail >= VILLAGES]),
        *(_label(pen, label) for label in labels),
    ]


def definitions(pen: Pen, board: Board) -> str:
    """Hatching, waves, and the outline of the map. `data-hatch` says the same to those who know no patterns."""
    u = pen.unit
    hatch, water = pen.colours["hatch"], pen.colours["water"]
    return (
        f'<defs><pattern id="hatch" width="{9 * u:g}" height="{9 * u:g}" patternUnits="userSpaceOnUse"'
        f' patternTransform="rotate(45)" data-hatch="45 {9 * u:g} {0.9 * u:g} {hatch} 1"><path d="M0 0V{9 * u:g}"'
        f' stroke="{hatch}" stroke-width="{0.9 * u:g}"/></pattern>'
        f'<pattern id="waves" width="{22 * u:g}" height="{11 * u:g}" patternUnits="userSpaceOnUse"'
        f' data-hatch="0 {11 * u:g} {0.7 * u:g} {water} 0.4">'
        f'<path d="M0 {6 * u:g}q{5.5 * u:g} {-4 * u:g} {11 * u:g} 0t{11 * u:g} 0" fill="none"'
        f' stroke="{water}" stroke-width="{0.7 * u:g}" stroke-opacity=".4"/></pattern>'
        f'<clipPath id="sheet"><path d="{hexes(board)}"/></clipPath></defs>'
    )


def to_png(svg: str, width: int | None = None) -> bytes:
    """The picture as PNG; needs the package resvg_py (`pip install 'sztab[pictures]'`)."""
    try:
        import resvg_py
    except ImportError:
        raise DataError("PNG needs the package resvg_py: pip install 'sztab[pictures]' (SVG needs nothing)") from None
    own = [str(face.path) for face in own_fonts()]
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, font_files=own or None))


def _rivers(pen: Pen, board: Board) -> list[str]:
    """Small rivers as one line in a pale casing; large ones with edge, body and a light core."""
    small = [way(line.points) for line in board.lines if line.kind in ("small-river", "stream")]
    large = [line for line in board.lines if line.kind in ("river", "large-river", "soft-river")]
    parts = ['<g id="waters">']
    parts += [pen.stroke(d, "halo", 4.6, opacity=0.8) for d in small]
    parts += [pen.stroke(d, "water", 2.6) for d in small]
    parts += [pen.stroke(way(line.points), "water-edge", 8.0) for line in large]
    for line in large:
        parts.append(pen.stroke(way(line.points), "water-soft" if line.kind == "soft-river" else "water", 5.8))
    parts += [pen.stroke(way(line.points), "water-light", 1.3, opacity=0.55) for line in large]
    return [*parts, "</g>"]


def _grid(pen: Pen, board: Board, *, numbered: bool) -> list[str]:
    """Open hexes, each with its number in a pale halo."""
    grid = f'<g id="grid">{pen.stroke(hexes(board, closed=False), "grid", 0.9, opacity=0.42)}</g>'
    if not numbered:
        return [grid]
    high, u = -min(y for _, y in board.outline), pen.unit
    down = 10 * u + (4 * u if board.orientation == "pointy" else 0)
    texts = "".join(
        f'<text x="{cell.x:g}" y="{cell.y - high + down:g}">{cell.number}</text>'
        for cell in board.cells
        if not cell.closed
    )
    return [
        grid,
        f'<g id="numbers" {font(NARROW, 8.5 * u)} text-anchor="middle" stroke="{pen.colours["halo"]}"'
        f' stroke-width="{1.8 * u:g}" stroke-linejoin="round" paint-order="stroke" fill="{pen.colours["number"]}">'
        f"{texts}</g>",
    ]


def _zones(pen: Pen, board: Board) -> list[str]:
    """No-man's land hatched, areas of armies outlined, by thin lines that do not shout."""
    parts = ['<g id="zones">']
    for patch in board.patches:
        if patch.kind == "zone" and patch.name == "no-mans-land":
            parts.append(f'<path d="{rings(patch)}" fill="url(#hatch)" fill-opacity=".5"/>')
            parts.append(pen.stroke(rings(patch), "zone", 1.4, dash="2 3", opacity=0.8))
        elif patch.kind == "zone" and patch.name.startswith("army-"):
            parts.append(pen.stroke(rings(patch), "zone", 1.2, dash="7 4", opacity=0.6))
    return [*parts, "</g>"]


def _lines(pen: Pen, board: Board) -> list[str]:
    styles: dict[str, Callable[[Line], list[str]]] = {
        "theatre": lambda line: [
            pen.stroke(way(line.points), "theatre-case", 6.4, cap="butt"),
            pen.stroke(way(line.points), "theatre", 3.4, dash="11 7", cap="butt"),
        ],
        "command": lambda line: [
            pen.stroke(way(line.points), "halo", 6.0),
            pen.stroke(way(line.points), "command", 3.0, dash="14 5 2 5", cap="butt"),
        ],
        "border": lambda line: [
            pen.stroke(way(line.points), "border-band", 9.0, opacity=0.22),
            pen.stroke(way(line.points), "border", 2.2, dash="11 4 2 4", cap="butt"),
        ],
        "demarcation": lambda line: [pen.stroke(way(line.points), "demarcation", 3.0, dash="8 6", cap="butt")],
        "aspiration": lambda line: [pen.stroke(way(line.points), "aspiration", 3.0, dash="8 6", cap="butt")],
        "works": lambda line: [pen.stroke(_teeth(line, pen.unit), "works", 2.4, cap="butt")],
        "road": lambda line: [
            pen.stroke(curve(line.points), "road", 5.4, opacity=0.6),
            pen.stroke(curve(line.points), "road-light", 3.4),
        ],
        "track": lambda line: [
            pen.stroke(curve(line.points), "road", 4.4, opacity=0.5),
            pen.stroke(curve(line.points), "road-light", 2.8, dash="9 5", cap="butt"),
        ],
        "rail": lambda line: _rail(pen, line, "rail"),
        "lateral": lambda line: _rail(pen, line, "lateral"),
    }
    parts = ['<g id="lines">']
    for kind, style in styles.items():
        for line in board.lines:
            if line.kind == kind:
                parts += style(line)
    return [*parts, "</g>"]


def _rail(pen: Pen, line: Line, colour: str) -> list[str]:
    d = curve(line.points)
    return [
        pen.stroke(d, "rail-light", 4.2, opacity=0.7),
        pen.stroke(d, colour, 1.6),
        pen.stroke(d, colour, 5.4, dash="1.3 7.1", cap="butt"),
    ]


def _teeth(line: Line, unit: float) -> str:
    """A line of works with teeth on its left."""
    (ax, ay), (bx, by) = line.points[0], line.points[-1]
    long = hypot(bx - ax, by - ay)
    dx, dy = (bx - ax) / long, (by - ay) / long
    d, along = way(line.points), 5 * unit
    while along < long - 2 * unit:
        d += f"M{ax + dx * along:.1f} {ay + dy * along:.1f}l{dy * 6.5 * unit:.1f} {-dx * 6.5 * unit:.1f}"
        along += 8.5 * unit
    return d


def _marks(pen: Pen, marks: Iterable[Mark]) -> list[str]:
    drawn = {"bridge": bridge, "digit": digit, "star": star}
    return [
        '<g id="marks">',
        *(drawn.get(mark.kind, town)(pen.colours, mark, pen.unit) for mark in marks if mark.kind != "name"),
        "</g>",
    ]


def _label(pen: Pen, label: Label) -> str:
    is_state = label.kind == "state"
    return pen.text(
        label.x,
        label.y,
        label.text.upper() if is_state else label.text,
        label.size,
        colour=_LABEL_COLOUR.get(label.kind, "label"),
        weight=700 if label.kind in _HEAVY else 500,
        italic=label.kind in _SLANTED,
        anchor="middle",
        spacing=label.spacing,
        angle=label.angle,
        halo=0.0 if is_state else 3.4 * pen.unit,
    )
