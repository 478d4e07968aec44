"""Map symbols: towns by kind, bridges, stars."""

from collections.abc import Mapping
from math import cos, pi, sin

from sztab.atlas.fonts import SERIF, font
from sztab.atlas.picture import Mark


def town(colours: Mapping[str, str], mark: Mark, unit: float) -> str:
    """A ring with a dot; a city stands on a built-up patch, a fortress on a bastion star; a village is a dot."""
    x, y, ink = mark.x, mark.y, colours["town"]
    if mark.kind == "village":
        return f'<circle cx="{x:g}" cy="{y:g}" r="{2.3 * unit:g}" fill="{ink}"/>'
    under = ""
    if mark.kind == "city":
        under = _built_up(colours, mark, unit)
    elif mark.kind in ("fortress", "fort"):
        under = f'<path d="{_polygon(mark, 8, 11 * unit, 7 * unit)}" fill="{colours["bastion"]}"/>'
    if mark.kind == "fort":
        return under
    return (
        f'{under}<circle cx="{x:g}" cy="{y:g}" r="{4.8 * unit:g}" fill="{colours["town-fill"]}" stroke="{ink}"'
        f' stroke-width="{1.7 * unit:g}"/><circle cx="{x:g}" cy="{y:g}" r="{1.7 * unit:g}" fill="{ink}"/>'
    )


def _built_up(colours: Mapping[str, str], mark: Mark, unit: float) -> str:
    blocks = ((-12, -8), (-3, -12), (6, -9), (-13, 1), (7, 1), (-8, 8), (2, 7))
    d = "".join(
        f"M{mark.x + dx * unit:g} {mark.y + dy * unit:g}h{6 * unit:g}v{5 * unit:g}h{-6 * unit:g}z" for dx, dy in blocks
    )
    return (
        f'<circle cx="{mark.x:g}" cy="{mark.y:g}" r="{14 * unit:g}" fill="{colours["built"]}" fill-opacity=".35"/>'
        f'<path d="{d}" fill="{colours["built"]}"/>'
    )


def bridge(colours: Mapping[str, str], mark: Mark, unit: float) -> str:
    """Two brackets along the way that crosses the river."""
    u = unit
    bracket = f"M{-8 * u:g} {-5.6 * u:g}l{2.6 * u:g} {2.4 * u:g}h{10.8 * u:g}l{2.6 * u:g} {-2.4 * u:g}"
    other = f"M{-8 * u:g} {5.6 * u:g}l{2.6 * u:g} {-2.4 * u:g}h{10.8 * u:g}l{2.6 * u:g} {2.4 * u:g}"
    return (
        f'<g transform="translate({mark.x:g} {mark.y:g}) rotate({mark.angle:g})">'
        f'<rect x="{-5.4 * u:g}" y="{-3.2 * u:g}" width="{10.8 * u:g}" height="{6.4 * u:g}"'
        f' fill="{colours["rail-light"]}"/>'
        f'<path d="{bracket}{other}" fill="none" stroke="{colours["rail"]}" stroke-width="{1.5 * u:g}"/></g>'
    )


def digit(colours: Mapping[str, str], mark: Mark, unit: float) -> str:
    """What the capture of a town is worth in morale."""
    return (
        f'<circle cx="{mark.x:g}" cy="{mark.y:g}" r="{6.6 * unit:g}" fill="{colours["town-fill"]}"'
        f' stroke="{colours["digit"]}" stroke-width="{1.2 * unit:g}"/>'
        f'<text x="{mark.x:g}" y="{mark.y + 3.6 * unit:g}" {font(SERIF, 10.5 * unit, weight=700)}'
        f' text-anchor="middle" fill="{colours["digit"]}">{mark.name}</text>'
    )


def star(colours: Mapping[str, str], mark: Mark, unit: float) -> str:
    """The entry hexes of the Cavalry Army."""
    return f'<path d="{_polygon(mark, 5, 11 * unit, 4.6 * unit)}" fill="{colours["star"]}" fill-opacity=".8"/>'


def _polygon(mark: Mark, points: int, outer: float, inner: float) -> str:
    dots = []
    for i in range(2 * points):
        far, turn = (outer, inner)[i % 2], pi * i / points - pi / 2
        dots.append(f"{mark.x + far * cos(turn):.1f} {mark.y + far * sin(turn):.1f}")
    return "M" + "L".join(dots) + "Z"
