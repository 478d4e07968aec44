"""Fields of a battlefield: skewed parcels with faint furrows, for maps of a few kilometres."""

from math import cos, radians, sin
from random import Random

from sztab.atlas.curves import Dot
from sztab.atlas.pen import Pen, way

TINTS = ("clear", "field-2", "field-3", "field-4", "field-5", "clear")
FURROWS = (4, -9, 82, 97)
GAP = 9.0
SMALL, LEAST, DEEP = 15_000.0, 105.0, 11


def fields(pen: Pen, wide: float, high: float) -> list[str]:
    """Parcels over the whole sheet, the same for the same size."""
    chance = Random(23)
    shapes: list[list[Dot]] = []
    _cut([(0.0, 0.0), (wide, 0.0), (wide, high), (0.0, high)], 0, chance, shapes)
    tinted, ploughed = dict[str, str](), ""
    for shape in shapes:
        tint = chance.choice(TINTS)
        tinted[tint] = tinted.get(tint, "") + way(shape, closed=True)
        if chance.random() < 0.8:
            ploughed += _furrows(shape, chance.choice(FURROWS))
    return [
        *(pen.fill(d, tint) for tint, d in tinted.items() if tint != "clear"),
        pen.stroke(ploughed, "rock", 0.6, opacity=0.22),
    ]


def _furrows(shape: list[Dot], angle: float) -> str:
    """Parallel lines across a convex shape."""
    dx, dy = cos(radians(angle)), sin(radians(angle))
    across = [y * dx - x * dy for x, y in shape]
    d, at = "", min(across) + GAP
    while at < max(across):
        ends = []
        for (ax, ay), (bx, by), u, v in zip(shape, [*shape[1:], shape[0]], across, [*across[1:], across[0]]):
            if (u - at) * (v - at) < 0:
                part = (at - u) / (v - u)
                ends.append((ax + (bx - ax) * part, ay + (by - ay) * part))
        if len(ends) == 2:
            d += f"M{ends[0][0]:.1f} {ends[0][1]:.1f}L{ends[1][0]:.1f} {ends[1][1]:.1f}"
        at += GAP
    return d


def _cut(shape: list[Dot], depth: int, chance: Random, out: list[list[Dot]]) -> None:
    """Cut a field in two, and its parts again, until they are small enough."""
    xs, ys = [x for x, _ in shape], [y for _, y in shape]
    wide, high = max(xs) - min(xs), max(ys) - min(ys)
    if depth > DEEP or (wide * high < SMALL and chance.random() < 0.75) or max(wide, high) < LEAST:
        out.append(shape)
        return
    upright = wide > high * (0.8 + chance.random() * 0.4)
    part, lean = 0.38 + chance.random() * 0.24, (chance.random() - 0.5) * 0.5
    x = min(xs) + wide * (part if upright else 0.5)
    y = min(ys) + high * (0.5 if upright else part)
    nx, ny = (cos(lean), sin(lean)) if upright else (sin(lean), cos(lean))
    halves: tuple[list[Dot], list[Dot]] = ([], [])
    for (px, py), (qx, qy) in zip(shape, [*shape[1:], shape[0]]):
        u, v = (px - x) * nx + (py - y) * ny, (qx - x) * nx + (qy - y) * ny
        halves[u >= 0].append((px, py))
        if u * v < 0:
            k = u / (u - v)
            for half in halves:
                half.append((px + (qx - px) * k, py + (qy - py) * k))
    if min(len(half) for half in halves) < 3:
        out.append(shape)
        return
    for half in halves:
        _cut(half, depth + 1, chance, out)
