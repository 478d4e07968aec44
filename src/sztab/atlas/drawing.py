"""SVG of a board description: a map that could be printed. PNG of it with resvg, where that is installed."""

from collections.abc import Callable, Iterable, Mapping
from html import escape
from itertools import pairwise
from math import hypot

from sztab.atlas.legend import legend
from sztab.atlas.palette import LIGHT
from sztab.atlas.picture import Board, Dot, Label, Line, Mark, Patch
from sztab.atlas.symbols import bridge, digit, serif, star, town
from sztab.atlas.texture import SCATTER, glyph, scattered
from sztab.kernel.errors import DataError

GROUND = ("slope", "hill", "mountain", "peaks", "swamp", "morass", "forest", "buildings", "lake")
STROKED = ("swamp", "morass", "hill", "slope", "mountain", "peaks")
_GLYPH_COLOUR = {"forest": "tree", "swamp": "reed", "morass": "reed", "buildings": "bastion"}


class Pen:
    """Writes SVG elements in the colours of a palette; widths are for a hex of 52 pixels."""

    def __init__(self, board: Board, colours: Mapping[str, str]) -> None:
        self.board, self.colours = board, colours
        self.unit = board.size / 52

    def stroke(
        self, d: str, colour: str, width: float, *, dash: str = "", opacity: float = 1.0, cap: str = "round"
    ) -> str:
        dashes = " ".join(f"{float(part) * self.unit:.2f}" for part in dash.split())
        return (
            f'<path d="{d}" fill="none" stroke="{self.colours[colour]}" stroke-width="{width * self.unit:.2f}"'
            f' stroke-linecap="{cap}" stroke-linejoin="round"'
            + (f' stroke-dasharray="{dashes}"' if dash else "")
            + (f' stroke-opacity="{opacity:g}"' if opacity < 1 else "")
            + "/>"
        )

    def fill(self, d: str, colour: str, *, opacity: float = 1.0, more: str = "") -> str:
        shade = f' fill-opacity="{opacity:g}"' if opacity < 1 else ""
        return f'<path d="{d}" fill="{self.colours[colour]}" fill-rule="evenodd"{shade}{more}/>'


def draw(board: Board, words: Callable[[str], str], colours: Mapping[str, str] = LIGHT) -> str:
    """The board as SVG text, with its legend below."""
    pen = Pen(board, colours)
    foot, foot_height = legend(pen, board, words)
    height = board.height + foot_height
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {board.width:g} {height:g}"'
        f' width="{board.width:g}" height="{height:g}" role="img" aria-label="{escape(board.title)}">',
        _definitions(pen),
        f'<rect width="100%" height="100%" fill="{colours["panel"]}"/>',
        *_ground(pen, board),
        *_closed(pen, board),
        *_waters(pen, board),
        *_grid(pen, board),
        *_zones(pen, board),
        *_lines(pen, board),
        *_marks(pen, board.marks),
        *(_label(pen, label) for label in board.labels),
        *foot,
        "</svg>",
    ]
    return "\n".join(part for part in parts if part) + "\n"


def to_png(svg: str, width: int | None = None) -> bytes:
    """The picture as PNG; needs the package resvg_py (`pip install 'sztab[pictures]'`)."""
    try:
        import resvg_py
    except ImportError:
        raise DataError("PNG needs the package resvg_py: pip install 'sztab[pictures]' (SVG needs nothing)") from None
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width))


def way(points: Iterable[Dot], *, closed: bool = False) -> str:
    """A path through these points."""
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in points) + ("Z" if closed else "")


def curve(points: list[Dot]) -> str:
    """A smooth path through these points (Catmull-Rom, as Bézier curves)."""
    d = f"M{points[0][0]:g} {points[0][1]:g}"
    for i, (b, c) in enumerate(pairwise(points)):
        a, e = points[max(0, i - 1)], points[min(len(points) - 1, i + 2)]
        d += (
            f"C{b[0] + (c[0] - a[0]) * 0.17:.1f} {b[1] + (c[1] - a[1]) * 0.17:.1f}"
            f" {c[0] - (e[0] - b[0]) * 0.17:.1f} {c[1] - (e[1] - b[1]) * 0.17:.1f} {c[0]:g} {c[1]:g}"
        )
    return d


def _definitions(pen: Pen) -> str:
    u = pen.unit
    return (
        f'<defs><pattern id="hatch" width="{9 * u:g}" height="{9 * u:g}" patternUnits="userSpaceOnUse"'
        f' patternTransform="rotate(45)"><path d="M0 0V{9 * u:g}" stroke="{pen.colours["hatch"]}"'
        f' stroke-width="{1.1 * u:g}"/></pattern>'
        f'<pattern id="waves" width="{22 * u:g}" height="{11 * u:g}" patternUnits="userSpaceOnUse">'
        f'<path d="M0 {6 * u:g}q{5.5 * u:g} {-4 * u:g} {11 * u:g} 0t{11 * u:g} 0" fill="none"'
        f' stroke="{pen.colours["water"]}" stroke-width="{0.7 * u:g}" stroke-opacity=".4"/></pattern></defs>'
    )


def _rings(patch: Patch) -> str:
    return "".join(way(ring, closed=True) for ring in patch.rings)


def _ground(pen: Pen, board: Board) -> list[str]:
    """Clear ground under all hexes, then tints with a darker rim, then the texture."""
    hexes = "".join(way([(cell.x + x, cell.y + y) for x, y in board.outline], closed=True) for cell in board.cells)
    parts = [f'<g id="ground">{pen.fill(hexes, "clear")}']
    for kind in GROUND:
        for patch in (patch for patch in board.patches if patch.kind == kind):
            if kind in pen.colours:
                parts += [pen.fill(_rings(patch), kind), pen.stroke(_rings(patch), f"{kind}-rim", 1.6, opacity=0.7)]
    for kind in SCATTER:
        cells = [cell for cell in board.cells if cell.terrain == kind]
        d = "".join(glyph(kind, dot, pen.unit) for cell in cells for dot in scattered(board, cell))
        colour = _GLYPH_COLOUR.get(kind, "rock")
        if d:
            parts.append(
                pen.stroke(d, colour, 0.9, opacity=0.75) if kind in STROKED else pen.fill(d, colour, opacity=0.8)
            )
    return [*parts, "</g>"]


def _waters(pen: Pen, board: Board) -> list[str]:
    """Small rivers as one line in a pale casing; large ones with edge, body and a light core."""
    small = [line for line in board.lines if line.kind in ("small-river", "stream")]
    large = [line for line in board.lines if line.kind in ("river", "large-river", "soft-river")]
    parts = ['<g id="waters">']
    parts += [pen.stroke(way(line.points), "halo", 4.6, opacity=0.8) for line in small]
    parts += [pen.stroke(way(line.points), "water", 2.6) for line in small]
    parts += [pen.stroke(way(line.points), "water-edge", 8.0) for line in large]
    for line in large:
        parts.append(pen.stroke(way(line.points), "water-soft" if line.kind == "soft-river" else "water", 5.8))
    parts += [pen.stroke(way(line.points), "water-light", 1.3, opacity=0.55) for line in large]
    return [*parts, "</g>"]


def _grid(pen: Pen, board: Board) -> list[str]:
    cells = [cell for cell in board.cells if not cell.closed]
    hexes = "".join(way([(cell.x + x, cell.y + y) for x, y in board.outline], closed=True) for cell in cells)
    high = -min(y for _, y in board.outline)
    u = pen.unit
    numbers = "".join(
        f'<text x="{cell.x:g}" y="{cell.y - high + 10 * u + (4 * u if board.orientation == "pointy" else 0):g}">'
        f"{cell.number}</text>"
        for cell in cells
    )
    return [
        f'<g id="grid">{pen.stroke(hexes, "grid", 0.9, opacity=0.42)}</g>',
        f'<g id="numbers" font-family="Barlow Condensed, Arial Narrow, Liberation Sans Narrow, sans-serif"'
        f' font-size="{8.5 * u:g}" text-anchor="middle" fill="{pen.colours["number"]}">{numbers}</g>',
    ]


def _closed(pen: Pen, board: Board) -> list[str]:
    """Closed country without a grid, hatched; the sea in waves; open foreign states with a breath of its colour."""
    parts = ['<g id="closed">']
    for patch in board.patches:
        if patch.kind in ("closed", "sea"):
            texture = "hatch" if patch.kind == "closed" else "waves"
            parts += [pen.fill(_rings(patch), patch.kind), f'<path d="{_rings(patch)}" fill="url(#{texture})"/>']
        elif patch.kind == "state":
            parts.append(pen.fill(_rings(patch), "closed", opacity=0.28))
    return [*parts, "</g>"]


def _zones(pen: Pen, board: Board) -> list[str]:
    """No-man's land hatched, areas of armies outlined, by thin lines that do not shout."""
    parts = ['<g id="zones">']
    for patch in board.patches:
        if patch.kind == "zone" and patch.name == "no-mans-land":
            parts.append(f'<path d="{_rings(patch)}" fill="url(#hatch)" fill-opacity=".5"/>')
            parts.append(pen.stroke(_rings(patch), "zone", 1.4, dash="2 3", opacity=0.8))
        elif patch.kind == "zone" and patch.name.startswith("army-"):
            parts.append(pen.stroke(_rings(patch), "zone", 1.2, dash="7 4", opacity=0.6))
    return [*parts, "</g>"]


def _lines(pen: Pen, board: Board) -> list[str]:
    styles: dict[str, Callable[[Line], list[str]]] = {
        "road": lambda line: [pen.stroke(curve(line.points), "halo", 4.4), pen.stroke(curve(line.points), "road", 2.2)],
        "track": lambda line: [pen.stroke(curve(line.points), "road", 1.4, dash="6 4")],
        "rail": lambda line: _rail(pen, line, "rail"),
        "lateral": lambda line: _rail(pen, line, "lateral"),
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
    parts = ['<g id="marks">']
    for mark in marks:
        if mark.kind == "bridge":
            parts.append(bridge(pen.colours, mark, pen.unit))
        elif mark.kind == "digit":
            parts.append(digit(pen.colours, mark, pen.unit))
        elif mark.kind == "name":
            continue
        elif mark.kind == "star":
            parts.append(star(pen.colours, mark, pen.unit))
        else:
            parts.append(town(pen.colours, mark, pen.unit))
    return [*parts, "</g>"]


def _label(pen: Pen, label: Label) -> str:
    colour = {"river": "river-label", "state": "state-label", "green": "green-label", "area": "area-label"}.get(
        label.kind, "label"
    )
    slant = ' font-style="italic"' if label.kind in ("river", "village", "name", "area") else ""
    weight = ' font-weight="600"' if label.kind in ("city", "fortress", "state", "green") else ""
    turn = f' transform="rotate({label.angle:g} {label.x:g} {label.y:g})"' if label.angle else ""
    spacing = f' letter-spacing="{label.spacing:g}"' if label.spacing else ""
    halo = (
        ""
        if label.kind == "state"
        else (
            f' stroke="{pen.colours["halo"]}" stroke-width="{3.4 * pen.unit:g}" stroke-linejoin="round"'
            ' paint-order="stroke"'
        )
    )
    text = label.text.upper() if label.kind == "state" else label.text
    return (
        f'<text x="{label.x:g}" y="{label.y:g}" {serif()} font-size="{label.size:g}" text-anchor="middle"'
        f'{slant}{weight}{spacing}{turn}{halo} fill="{pen.colours[colour]}">{escape(text)}</text>'
    )
