"""Quiet texture of the ground: trees, reeds and hachures scattered over a hex, the same for the same number."""

from math import cos, hypot, pi, sin, sqrt
from random import Random

from sztab.atlas.picture import Board, Cell, Dot

# How many glyphs a hex has, and how far apart they stand, in parts of the hex's size.
SCATTER = {"forest": (26, 0.19), "swamp": (14, 0.27), "mountain": (13, 0.29), "hill": (8, 0.36), "peaks": (16, 0.25)}
SCATTER |= {"morass": (22, 0.22), "slope": (9, 0.34), "buildings": (9, 0.34)}


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
        if far > 0.24 * board.size and all(
            hypot(dot[0] - x, (dot[1] - y) * 1.25) > apart * board.size for x, y in found
        ):
            found.append(dot)
    return sorted(found, key=lambda dot: (dot[1], dot[0]))


def glyph(terrain: str, dot: Dot, unit: float) -> str:
    """The path of one glyph; `unit` is a pixel at a hex of 52."""
    x, y, u = dot[0], dot[1], unit
    if terrain == "forest":
        return (
            f"M{x - 2.6 * u:.1f} {y:.1f}a{2.6 * u:.1f} {3.1 * u:.1f} 0 1 1 {5.2 * u:.1f} 0"
            f"a{2.6 * u:.1f} {1.5 * u:.1f} 0 1 1 {-5.2 * u:.1f} 0z"
        )
    if terrain in ("swamp", "morass"):
        return (
            f"M{x - 5 * u:.1f} {y:.1f}h{10 * u:.1f}M{x - 2.5 * u:.1f} {y - 1.2 * u:.1f}v{-3 * u:.1f}"
            f"M{x:.1f} {y - 1.2 * u:.1f}v{-4.4 * u:.1f}M{x + 2.5 * u:.1f} {y - 1.2 * u:.1f}v{-3 * u:.1f}"
        )
    if terrain == "buildings":
        return f"M{x - 3 * u:.1f} {y - 2.4 * u:.1f}h{6 * u:.1f}v{4.8 * u:.1f}h{-6 * u:.1f}z"
    if terrain == "slope":
        top = y - 4 * u
        return f"M{x:.1f} {top:.1f}l{-2 * u:.1f} {8 * u:.1f}M{x + 3 * u:.1f} {top:.1f}l{-u:.1f} {7 * u:.1f}"
    if terrain == "hill":
        return f"M{x - 5 * u:.1f} {y:.1f}q{5 * u:.1f} {-5.5 * u:.1f} {10 * u:.1f} 0"
    return (
        f"M{x - 5.5 * u:.1f} {y + 2 * u:.1f}l{5 * u:.1f} {-8 * u:.1f}l{5.5 * u:.1f} {8 * u:.1f}"
        f"M{x - 0.5 * u:.1f} {y - 6 * u:.1f}l{1.4 * u:.1f} {8 * u:.1f}"
    )
