"""Quiet texture of the ground: trees, reeds and hachures scattered over a hex, the same for the same number."""

from math import cos, hypot, pi, sin, sqrt
from random import Random

from sztab.atlas.picture import Board, Cell, Dot

# How many glyphs a hex has, and how far apart they stand, in parts of the hex's size.
SCATTER = {"forest": (30, 0.18), "swamp": (15, 0.27), "mountain": (9, 0.36), "hill": (5, 0.5), "peaks": (11, 0.33)}
SCATTER |= {"morass": (22, 0.22), "buildings": (10, 0.33)}


def scattered(board: Board, cell: Cell) -> list[Dot]:
    """Where the glyphs of a hex stand, top to bottom; the middle stays free for the town."""
    count, apart = SCATTER[cell.terrain]
    chance = Random(f"{cell.number} {cell.terrain}")
    found: list[Dot] = []
    for _ in range(900):
        if len(found) == count:
            break
        turn, far = chance.random() * 2 * pi, sqrt(chance.random()) * 0.84 * board.size
        dot = (cell.x + far * cos(turn), cell.y + far * sin(turn))
        if (far > 0.24 * board.size or not cell.place) and all(
            hypot(dot[0] - x, (dot[1] - y) * 1.25) > apart * board.size for x, y in found
        ):
            found.append(dot)
    return sorted(found, key=lambda dot: (dot[1], dot[0]))


def glyph(terrain: str, dot: Dot, unit: float, number: int = 0) -> str:
    """The path of one glyph; `unit` is a pixel at a hex of 52, `number` lets neighbours differ."""
    x, y, u = dot[0], dot[1], unit
    if terrain == "forest":
        if number % 3 == 2:
            return f"M{x:.1f} {y - 6 * u:.1f}l{2.6 * u:.1f} {7 * u:.1f}h{-5.2 * u:.1f}z"
        return (
            f"M{x - 3.1 * u:.1f} {y - 1.6 * u:.1f}a{3.1 * u:.1f} {2.9 * u:.1f} 0 1 1 {6.2 * u:.1f} 0"
            f"a{3.1 * u:.1f} {2.7 * u:.1f} 0 1 1 {-6.2 * u:.1f} 0z"
        )
    if terrain in ("swamp", "morass"):
        if number % 2:
            return f"M{x - 5 * u:.1f} {y:.1f}h{9 * u:.1f}M{x - 3.4 * u:.1f} {y + 2.6 * u:.1f}h{6 * u:.1f}"
        return (
            f"M{x - 6 * u:.1f} {y:.1f}h{12 * u:.1f}M{x - 2.6 * u:.1f} {y - 1.6 * u:.1f}v{-3 * u:.1f}"
            f"M{x:.1f} {y - 1.6 * u:.1f}v{-4.2 * u:.1f}M{x + 2.6 * u:.1f} {y - 1.6 * u:.1f}v{-2.6 * u:.1f}"
        )
    if terrain == "slope":
        return ""
    return f"M{x - 5 * u:.1f} {y:.1f}q{5 * u:.1f} {-5.5 * u:.1f} {10 * u:.1f} 0"


def shade(dot: Dot, unit: float) -> str:
    """The shadow at the foot of a tree."""
    x, y, u = dot[0], dot[1], unit
    foot = f"a{3.2 * u:.1f} {1.9 * u:.1f} 0 0 0 {6 * u:.1f} {u:.1f}"
    return f"M{x - 2.6 * u:.1f} {y + 0.6 * u:.1f}{foot}l{-2 * u:.1f} {-1.8 * u:.1f}z"


def peak(dot: Dot, unit: float) -> tuple[str, str, str]:
    """A mountain lit from the north-west: its light face, its dark one, its outline."""
    x, y, u = dot[0], dot[1], unit
    top = f"{x:.1f} {y - 6.5 * u:.1f}"
    light = f"M{x - 7.5 * u:.1f} {y + 3 * u:.1f}L{top}L{x + 1.2 * u:.1f} {y + 3 * u:.1f}Z"
    dark = (
        f"M{top}L{x + 7 * u:.1f} {y + 3 * u:.1f}L{x + 1.2 * u:.1f} {y + 3 * u:.1f}L{x - 0.6 * u:.1f} {y - 1.5 * u:.1f}Z"
    )
    return light, dark, f"M{x - 7.5 * u:.1f} {y + 3 * u:.1f}L{top}L{x + 7 * u:.1f} {y + 3 * u:.1f}"


def roof(dot: Dot, unit: float, *, wide: float, high: float, turn: float) -> tuple[str, str, str]:
    """A house from above: its shadow, its roof, the ridge of the roof."""

    def at(x: float, y: float, off: float = 0.0) -> str:
        px, py = x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn)
        return f"{dot[0] + (px + off) * unit:.1f} {dot[1] + (py + off) * unit:.1f}"

    w, h = wide / 2, high / 2
    corners = ((-w, -h), (w, -h), (w, h), (-w, h))
    shadow = "M" + "L".join(at(x, y, 2.2) for x, y in corners) + "Z"
    return shadow, "M" + "L".join(at(x, y) for x, y in corners) + "Z", f"M{at(-w, 0)}L{at(w, 0)}"
