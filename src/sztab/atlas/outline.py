"""Paths of an SVG as moves, lines and Bézier curves in absolute numbers, for those who know no more."""

import re
from collections.abc import Iterator
from math import acos, ceil, cos, pi, radians, sin, sqrt, tan

Bezier = tuple[str, tuple[float, ...]]
"""M, L or C with its points; Z with none."""
_TOKEN = re.compile(r"[MmLlHhVvCcQqTtAaZz]|[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_COUNT = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "T": 2, "A": 7, "Z": 0}


def beziers(d: str) -> list[Bezier]:
    """All steps of a path."""
    found: list[Bezier] = []
    x = y = start_x = start_y = 0.0
    bend: tuple[float, float] | None = None  # the control point of the last quadratic curve
    for letter, numbers in _steps(d):
        kind, relative = letter.upper(), letter.islower()
        ox, oy = (x, y) if relative else (0.0, 0.0)
        turn, bend = bend, None
        if kind == "Z":
            found.append(("Z", ()))
            x, y = start_x, start_y
            continue
        if kind in ("M", "L"):
            x, y = ox + numbers[0], oy + numbers[1]
            start_x, start_y = (x, y) if kind == "M" else (start_x, start_y)
            found.append((kind, (x, y)))
        elif kind in ("H", "V"):
            x, y = (ox + numbers[0], y) if kind == "H" else (x, oy + numbers[0])
            found.append(("L", (x, y)))
        elif kind == "C":
            points = tuple(number + (ox, oy)[i % 2] for i, number in enumerate(numbers))
            found.append(("C", points))
            x, y = points[4], points[5]
        elif kind in ("Q", "T"):
            bend = (
                (ox + numbers[0], oy + numbers[1])
                if kind == "Q"
                else (2 * x - (turn or (x, y))[0], 2 * y - (turn or (x, y))[1])
            )
            end = ox + numbers[-2], oy + numbers[-1]
            found.append(("C", _raised((x, y), bend, end)))
            x, y = end
        else:
            end = ox + numbers[5], oy + numbers[6]
            found += _arc((x, y), end, numbers)
            x, y = end
    return found


def _steps(d: str) -> Iterator[tuple[str, list[float]]]:
    tokens, i, letter = _TOKEN.findall(d), 0, "M"
    while i < len(tokens):
        if tokens[i].isalpha():
            letter, i = tokens[i], i + 1
        elif letter in "Mm":
            letter = "L" if letter == "M" else "l"
        count = _COUNT[letter.upper()]
        yield letter, [float(token) for token in tokens[i : i + count]]
        i += count


def _raised(a: tuple[float, float], b: tuple[float, float], c: tuple[float, float]) -> tuple[float, ...]:
    """A quadratic curve as a cubic one."""
    first = a[0] + 2 / 3 * (b[0] - a[0]), a[1] + 2 / 3 * (b[1] - a[1])
    second = c[0] + 2 / 3 * (b[0] - c[0]), c[1] + 2 / 3 * (b[1] - c[1])
    return (*first, *second, *c)


def _arc(a: tuple[float, float], b: tuple[float, float], numbers: list[float]) -> list[Bezier]:
    """An arc of an upright ellipse as curves of at most a quarter each (SVG 1.1, F.6)."""
    rx, ry, large, sweep = abs(numbers[0]), abs(numbers[1]), bool(numbers[3]), bool(numbers[4])
    if not rx or not ry or a == b:
        return [("L", b)]
    hx, hy = (a[0] - b[0]) / 2, (a[1] - b[1]) / 2
    grow = sqrt(max(1.0, (hx / rx) ** 2 + (hy / ry) ** 2))
    rx, ry = rx * grow, ry * grow
    rest = max(0.0, (rx * ry) ** 2 - (rx * hy) ** 2 - (ry * hx) ** 2) / ((rx * hy) ** 2 + (ry * hx) ** 2)
    side = sqrt(rest) * (-1 if large == sweep else 1)
    cx, cy = side * rx * hy / ry + (a[0] + b[0]) / 2, -side * ry * hx / rx + (a[1] + b[1]) / 2
    start, end = _angle((a[0] - cx) / rx, (a[1] - cy) / ry), _angle((b[0] - cx) / rx, (b[1] - cy) / ry)
    whole = (end - start) % (2 * pi) if sweep else -((start - end) % (2 * pi))
    parts = max(1, ceil(abs(whole) / (pi / 2) - 1e-9))
    step = whole / parts
    reach = 4 / 3 * tan(step / 4)
    found: list[Bezier] = []
    for i in range(parts):
        u, v = start + i * step, start + (i + 1) * step
        one = cx + rx * (cos(u) - reach * sin(u)), cy + ry * (sin(u) + reach * cos(u))
        two = cx + rx * (cos(v) + reach * sin(v)), cy + ry * (sin(v) - reach * cos(v))
        found.append(("C", (*one, *two, cx + rx * cos(v), cy + ry * sin(v))))
    return found


def _angle(x: float, y: float) -> float:
    turn = acos(max(-1.0, min(1.0, x / sqrt(x * x + y * y))))
    return turn if y >= 0 else -turn


def bounds(steps: list[Bezier]) -> tuple[float, float, float, float]:
    """A box that holds a path: left, top, right, bottom."""
    xs = [number for _, numbers in steps for number in numbers[::2]]
    ys = [number for _, numbers in steps for number in numbers[1::2]]
    return min(xs), min(ys), max(xs), max(ys)


def hatched(
    box: tuple[float, float, float, float], angle: float, gap: float
) -> Iterator[tuple[float, float, float, float]]:
    """Parallel lines over a box, at an angle in degrees, as the ends of each."""
    left, top, right, bottom = box
    dx, dy = cos(radians(angle)), sin(radians(angle))
    across = [y * dx - x * dy for x in (left, right) for y in (top, bottom)]
    along = [x * dx + y * dy for x in (left, right) for y in (top, bottom)]
    at = ceil(min(across) / gap) * gap
    while at <= max(across):
        ends = [(far * dx - at * dy, far * dy + at * dx) for far in (min(along), max(along))]
        yield (*ends[0], *ends[1])
        at += gap
