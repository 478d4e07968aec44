"""Hex maps in the terminal: two lines of text a hex, columns half a hex apart, cut to the part that matters."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rich.text import Text

from sztab.hexmap.hexmap import HexMap
from sztab.hexmap.layout import Layout

Cell = Callable[[int], tuple[Text, Text]]
"""The two lines of a hex, by its index."""
GLYPHS = {"forest": "♣", "woods": "♣", "swamp": "≈", "marsh": "≈", "mountain": "▲", "rough": "▲", "hill": "^"}


def draw_hexes(
    map_: HexMap, cell: Cell, wanted: Iterable[int], *, width: int = 8, margin: int = 1, room: int = 0
) -> Text:
    """The hexes around the wanted ones, each where it lies: `width` characters from column to column. With `room`, a
    map that is wider than so many characters is cut from west to east into parts, one below the other."""
    layout = Layout(map_.grid.orientation, size=1.0)
    spots = [_spot(layout, map_, index, width) for index in range(map_.size)]
    marked = [spots[index] for index in wanted] or spots
    left, right = min(x for x, _ in marked) - margin * width, max(x for x, _ in marked) + margin * width
    top, bottom = min(y for _, y in marked) - 2 * margin, max(y for _, y in marked) + 2 * margin
    # Every second row of pointy hexes lies half a hex to the right, and must fit as well.
    shifted = 0 if layout.orientation.name == "FLAT" else width // 2
    across = max(1, (room - shifted) // width) * width if room else right - left + width
    parts = []
    for west in range(left, right + 1, across):
        lines: dict[int, list[tuple[int, Text]]] = {}
        for index, (x, y) in enumerate(spots):
            if west <= x < min(west + across, right + 1) and top <= y <= bottom:
                for step, text in enumerate(cell(index)):
                    text.truncate(width - 1)
                    lines.setdefault(y + step, []).append((x - west, text))
        parts.append(_written(lines))
    return Text("\n\n").join(part for part in parts if part.plain.strip())


def _written(lines: dict[int, list[tuple[int, Text]]]) -> Text:
    """The lines of a part, each with its texts where they stand."""
    drawn = Text()
    for y in sorted(lines):
        at = 0
        for x, text in sorted(lines[y], key=lambda pair: pair[0]):
            drawn.append(" " * max(0, x - at))
            drawn.append(text)
            at = max(at, x) + text.cell_len
        drawn.append("\n")
    drawn.rstrip()
    return drawn


def _spot(layout: Layout, map_: HexMap, index: int, width: int) -> tuple[int, int]:
    """Where a hex is written: column and line. Neighbouring columns lie one line apart, a hex is two lines high."""
    x, y = layout.centre(map_.hexes[index])
    if layout.orientation.name == "FLAT":
        return round(x / 1.5) * width, round(y / (3**0.5) * 2)
    return round(x / (3**0.5) * width), round(y / 1.5) * 2


def ground(map_: HexMap, index: int, names: dict[int, str], width: int = 8) -> Text:
    """The second line of a hex: its place, or its number with a sign for the terrain."""
    if index in names:
        return Text(names[index][: width - 1], style="bold")
    return Text(map_.numbers[index] + GLYPHS.get(map_.terrain[index], ""), style="dim")
