"""Hex maps in the terminal: two lines of text a hex, columns half a hex apart, cut to the part that matters."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rich.text import Text

from sztab.cli.boards.sides import Side, Sides, no_sides
from sztab.hexmap.grid import Orientation
from sztab.hexmap.hexmap import HexMap
from sztab.hexmap.layout import Layout

Cell = Callable[[int], tuple[Text, Text]]
"""The two lines of a hex, by its index."""
GLYPHS = {
    "forest": "♣",
    "woods": "♣",
    "swamp": "≈",
    "marsh": "≈",
    "morass": "≋",
    "mountain": "▲",
    "peaks": "▲",
    "rough": "▲",
    "hill": "^",
    "sea": "~",
    "closed": "×",
}


def draw_hexes(
    map_: HexMap,
    cell: Cell,
    wanted: Iterable[int],
    *,
    width: int = 8,
    margin: int = 1,
    room: int = 0,
    sides: Sides = no_sides,
) -> Text:
    """The hexes around the wanted ones, each where it lies: `width` characters from column to column, the last of them
    for what runs along its sides. With `room`, a map that is wider than so many characters is cut from west to east
    into parts, one below the other."""
    layout = Layout(map_.grid.orientation, size=1.0)
    spots = [_spot(layout, map_, index, width) for index in range(map_.size)]
    marked = [spots[index] for index in wanted] or spots
    left, right = min(x for x, _ in marked) - margin * width, max(x for x, _ in marked) + margin * width
    top, bottom = min(y for _, y in marked) - 2 * margin, max(y for _, y in marked) + 2 * margin
    is_flat = layout.orientation is Orientation.FLAT
    # Every second row of pointy hexes lies half a hex to the right, and must fit as well.
    shifted = 0 if is_flat else width // 2
    across = max(1, (room - shifted) // width) * width if room else right - left + width
    lined = _flat_topped if is_flat else _pointy_topped
    parts = []
    for west in range(left, right + 1, across):
        lines: dict[int, list[tuple[int, Text]]] = {}
        for index, (x, y) in enumerate(spots):
            if west <= x < min(west + across, right + 1) and top <= y <= bottom:
                around = [sides(index, direction) for direction in range(6)]
                for step, text in enumerate(lined(*cell(index), around, width)):
                    lines.setdefault(y + step, []).append((x - west, text))
        parts.append(_written(lines))
    return Text("\n\n").join(part for part in parts if part.plain.strip())


def _flat_topped(above: Text, below: Text, around: list[Side], width: int) -> tuple[Text, Text]:
    """N NE SE S SW NW: the upper line ends at the side to the north-east, the lower at the south-east, over the south;
    the others are drawn by the neighbours."""
    above.truncate(width - 1, pad=True)
    return Text.assemble(above, around[1].upright), Text.assemble(
        _based(below, around[3], width - 1), around[2].upright
    )


def _pointy_topped(above: Text, below: Text, around: list[Side], width: int) -> tuple[Text, Text]:
    """NW NE E SE SW W: both lines end at the east, the lower one begins with the south-west and goes on south-east."""
    above.truncate(width - 1, pad=True)
    begun = around[4].flat(around[4].needs)
    lower = Text.assemble(begun, _based(below, around[3], width - 1 - begun.cell_len))
    return Text.assemble(above, around[2].upright), Text.assemble(lower, around[2].upright)


def _based(text: Text, side: Side, room: int) -> Text:
    """A line with what runs along the side under it, in the room that its text leaves."""
    text.truncate(room - side.needs)
    return Text.assemble(text, side.flat(room - text.cell_len))


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
    """The second line of a hex: its place (large ones in capitals, fortresses with a star) or its number, with a sign
    for the terrain."""
    glyph = GLYPHS.get(map_.terrain[index], "")
    if index not in names:
        return Text(map_.numbers[index] + glyph, style="dim")
    is_fortress, is_city = (map_.regions.get(kind, 0) >> index & 1 for kind in ("fortress", "city"))
    name = names[index].upper() if is_city or is_fortress else names[index]
    sign = ("*" if is_fortress else "") + glyph
    is_village = map_.regions.get("village", 0) >> index & 1
    return Text(name[: width - 1 - len(sign)] + sign, style="" if is_village else "bold")
