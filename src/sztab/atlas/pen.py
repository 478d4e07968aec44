"""Writing SVG: paths and texts in the colours of a palette, with widths that go with the size of a hex."""

from collections.abc import Iterable, Mapping
from html import escape
from itertools import pairwise

from sztab.atlas.fonts import SERIF, font
from sztab.atlas.picture import Dot


class Pen:
    """Writes SVG elements; widths are for a hex of 52 pixels, and `unit` is such a pixel."""

    def __init__(self, colours: Mapping[str, str], unit: float = 1.0) -> None:
        self.colours, self.unit = colours, unit

    def stroke(
        self, d: str, colour: str, width: float, *, dash: str = "", opacity: float = 1.0, cap: str = "round"
    ) -> str:
        dashes = " ".join(f"{float(part) * self.unit:.2f}" for part in dash.split())
        return (
            f'<path d="{d}" fill="none" stroke="{self.colour(colour)}" stroke-width="{width * self.unit:.2f}"'
            f' stroke-linecap="{cap}" stroke-linejoin="round"'
            + (f' stroke-dasharray="{dashes}"' if dash else "")
            + (f' stroke-opacity="{opacity:g}"' if opacity < 1 else "")
            + "/>"
        )

    def fill(self, d: str, colour: str, *, opacity: float = 1.0, more: str = "") -> str:
        shade = f' fill-opacity="{opacity:g}"' if opacity < 1 else ""
        return f'<path d="{d}" fill="{self.colour(colour)}" fill-rule="evenodd"{shade}{more}/>'

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        *,
        colour: str = "ink",
        family: str = SERIF,
        weight: int = 500,
        italic: bool = False,
        anchor: str = "start",
        spacing: float = 0.0,
        angle: float = 0.0,
        halo: float = 0.0,
    ) -> str:
        """A line of text; `halo` is the width of the paper's colour around it."""
        around = (
            f' stroke="{self.colour("halo")}" stroke-width="{halo:g}" stroke-linejoin="round" paint-order="stroke"'
            if halo
            else ""
        )
        return (
            f'<text x="{x:g}" y="{y:g}" {font(family, size, weight=weight, italic=italic)} text-anchor="{anchor}"'
            + (f' letter-spacing="{spacing:g}"' if spacing else "")
            + (f' transform="rotate({angle:g} {x:g} {y:g})"' if angle else "")
            + f'{around} fill="{self.colour(colour)}">{escape(text)}</text>'
        )

    def colour(self, name: str) -> str:
        return name if name.startswith("#") else self.colours[name]


def way(points: Iterable[Dot], *, closed: bool = False) -> str:
    """A path through these points."""
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in points) + ("Z" if closed else "")


def rectangle(x: float, y: float, wide: float, high: float) -> str:
    return f"M{x:g} {y:g}h{wide:g}v{high:g}h{-wide:g}Z"


def circle(x: float, y: float, radius: float) -> str:
    r = f"{radius:g} {radius:g} 0 1 0"
    return f"M{x - radius:g} {y:g}a{r} {2 * radius:g} 0a{r} {-2 * radius:g} 0Z"


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
