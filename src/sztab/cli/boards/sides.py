"""What runs along the sides of hexes and across them, in signs of one character: rivers, borders, railways, roads."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from rich.text import Text

from sztab.hexmap.hexmap import HexMap
from sztab.words import Words


@dataclass(frozen=True, slots=True)
class Sign:
    """How a kind of side is drawn: upright between two columns, flat under a hex, and where a way crosses it."""

    upright: str
    flat: str
    crossed: str
    style: str


SIGNS = {
    "river": Sign("║", "═", "╫", "bold bright_blue"),
    "large-river": Sign("║", "═", "╫", "bold bright_blue"),
    "small-river": Sign("│", "_", "┼", "bright_blue"),
    "fortification": Sign("#", "#", "#", "bold yellow"),
    "border": Sign("⋮", "…", "⋮", "magenta"),
    "theatre": Sign("▒", "▒", "▒", "dim"),
}
"""By kind; of several on one side the first is drawn."""
WAYS = {"rail": "yellow", "road": "yellow"}
ALONG, DOWN = "-", "¦"
"""A way across a side between two columns, and one that leads down."""
OTHER_NAMES = {"demarcation": "border", "command": "theatre"}
"""Features of maps that are drawn as others are."""


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a hex: what runs along it, and which way crosses it."""

    along: str = ""
    across: str = ""

    @property
    def upright(self) -> Text:
        """Between two columns: a river, a railway, or both as a crossing."""
        if not self.along:
            return Text(ALONG, style=WAYS[self.across]) if self.across else Text(" ")
        sign = SIGNS[self.along]
        return Text(sign.crossed if self.across else sign.upright, style=sign.style)

    def flat(self, room: int) -> Text:
        """Under a hex, over so many characters: the river with the way across it in the middle."""
        sign = SIGNS.get(self.along)
        drawn = Text((sign.flat if sign else " ") * room, style=sign.style if sign else "")
        if not self.across:
            return drawn
        way = Text(DOWN, style=WAYS[self.across])
        return Text.assemble(drawn[: room // 2], way, drawn[room // 2 + 1 :])

    @property
    def needs(self) -> int:
        """The least characters under a hex."""
        return 2 if self.along and self.across else int(bool(self.along or self.across))


NOTHING = Side()
Sides = Callable[[int, int], Side]
"""The side of a hex in a direction."""


def no_sides(_index: int, _direction: int) -> Side:
    return NOTHING


def sides_of(map_: HexMap) -> Sides:
    """What the map's features and railways are, by the two hexes of a side."""
    along: dict[int, str] = {}
    for kind in SIGNS:
        for name, sides in map_.features.items():
            if OTHER_NAMES.get(name, name) == kind:
                for side in map_.side_hexes:
                    if sides >> side & 1:
                        along.setdefault(side, kind)
    rails = map_.networks.get("rail", 0) | map_.networks.get("lateral", 0)

    def found(index: int, direction: int) -> Side:
        side = map_.sides[index][direction]
        if side < 0:
            return NOTHING
        return Side(along.get(side, ""), "rail" if rails >> side & 1 else "")

    return found


def legend(map_: HexMap, sides: Sides, say: Words, terrains: Iterable[tuple[str, str]]) -> Text:
    """The signs that this map has, with what they mean, in one line."""
    found = {sides(index, direction) for index in range(map_.size) for direction in range(3)}
    parts = [
        Text.assemble((f"{sign.upright} {sign.flat}", sign.style), " ", say(f"cli-sign-{kind}"))
        for kind, sign in SIGNS.items()
        if any(side.along == kind for side in found)
    ]
    for way, style in WAYS.items():
        if any(side.across == way for side in found):
            parts.append(Text.assemble((f"{ALONG} {DOWN}", style), " ", say(f"cli-sign-{way}")))
    if any(side.across and side.along.endswith("river") for side in found):
        parts.append(Text(f"{SIGNS['small-river'].crossed} {SIGNS['large-river'].crossed} {say('cli-sign-crossing')}"))
    parts += [Text(f"{glyph} {say(f'cli-sign-{name}')}") for name, glyph in terrains if name in map_.terrains]
    return Text(" · ", style="dim").join(parts)
