"""Small maps drawn inline: a mapping of short texts, as it stands in a situation file, to a HexMap.

The format is described in docs/hexmap.md. Every fault names the key in which it stands.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from itertools import pairwise
from typing import TypeVar

from sztab.hexmap.grid import Grid, Orientation, Shifted
from sztab.hexmap.hexes import Hex, Hexside
from sztab.hexmap.hexmap import HexMap
from sztab.kernel.errors import BadNotation

KEYS = (
    "hexes",
    "shifted",
    "rows",
    "size",
    "first",
    "draw",
    "legend",
    "default",
    "terrain",
    "places",
    "regions",
    "sides",
    "networks",
)
NO_HEX = "-"
_DEFAULT_CELL = "."
_E = TypeVar("_E", bound=Enum)


class _Rows(Enum):
    DOWN = "down"
    UP = "up"


def inline_map(drawn: Mapping[str, object], *, grid: Grid | None = None) -> HexMap:
    """The map that a situation draws; `grid` is the game's own numbering, for what the drawing leaves unsaid."""
    for key in drawn:
        if key not in KEYS:
            raise BadNotation(f"map.{key}: unknown key (known: {', '.join(KEYS)})")
    return _Drawing(drawn, _grid(drawn, grid or Grid())).hexmap()


def _grid(drawn: Mapping[str, object], usual: Grid) -> Grid:
    rows = _one_of(_Rows, drawn, "rows", _Rows.UP if usual.rows_up else _Rows.DOWN)
    return Grid(
        _one_of(Orientation, drawn, "hexes", usual.orientation),
        _one_of(Shifted, drawn, "shifted", usual.shifted),
        rows is _Rows.UP,
    )


def _one_of(kind: type[_E], drawn: Mapping[str, object], key: str, usual: _E) -> _E:
    values = {member.value: member for member in kind}
    value = drawn.get(key, usual.value)
    if not isinstance(value, str) or value not in values:
        raise BadNotation(f"map.{key}: {value!r} is none of {', '.join(values)}")
    return values[value]


class _Drawing:
    """One inline map while it is read: hexes and their terrain first, then places, then what refers to them."""

    def __init__(self, drawn: Mapping[str, object], grid: Grid) -> None:
        self.drawn = drawn
        self.grid = grid
        self.default = self._text("default", "clear")
        self.terrain: dict[Hex, str] = {}
        self.places: dict[str, Hex] = {}

    def hexmap(self) -> HexMap:
        self._lay_out()
        for name, value in self._named("places"):
            self._put_place(f"places.{name}", name, self._hex(f"places.{name}", _only_word(f"places.{name}", value)))
        for name, value in self._named("terrain"):
            for hex in self._hexes(f"terrain.{name}", value):
                self.terrain[hex] = name
        return HexMap(
            self.grid,
            self.terrain,
            features={name: list(self._sides(f"sides.{name}", value)) for name, value in self._named("sides")},
            places=self.places,
            regions={name: list(self._hexes(f"regions.{name}", value)) for name, value in self._named("regions")},
            networks={name: list(self._chains(f"networks.{name}", value)) for name, value in self._named("networks")},
        )

    # Which hexes there are.

    def _lay_out(self) -> None:
        first = _words("first", self.drawn.get("first", "0101"))
        if len(first) != 1 or not re.fullmatch(r"\d{4}", first[0], re.ASCII):
            raise _bad("first", f"{' '.join(first)!r} is not a hex number (four digits: column, row)")
        column, row = int(first[0][:2]), int(first[0][2:])
        if ("size" in self.drawn) == ("draw" in self.drawn):
            raise _bad("size", "give either size (such as 5x4) or draw, one of the two")
        if "size" in self.drawn:
            self._lay_rectangle(column, row)
        else:
            self._lay_drawing(column, row)

    def _lay_rectangle(self, column: int, row: int) -> None:
        size = re.fullmatch(r"([1-9]\d?)\s*x\s*([1-9]\d?)", self._text("size"), re.ASCII)
        if size is None:
            raise _bad("size", f"{self.drawn['size']!r} is not columns x rows, such as 5x4")
        for hex in self.grid.rectangle(int(size[1]), int(size[2]), first=f"{column:02}{row:02}"):
            self._put_hex("size", hex, self.default)

    def _lay_drawing(self, column: int, row: int) -> None:
        lines = [line.split() for line in self._text("draw").splitlines() if line.strip()]
        legend = {_DEFAULT_CELL: self.default}
        legend.update((letter, _only_word(f"legend.{letter}", terrain)) for letter, terrain in self._named("legend"))
        for down, cells in enumerate(reversed(lines) if self.grid.rows_up else lines):
            for right, cell in enumerate(cells):
                if cell != NO_HEX:
                    self._put_cell(self.grid.hex_at(column + right, row + down), cell, legend)
        if not self.terrain:
            raise _bad("draw", "no hex is drawn")

    def _put_cell(self, hex: Hex, cell: str, legend: Mapping[str, str]) -> None:
        """A cell is a letter of the legend, or a place on default terrain, or both: "f:A"."""
        letter, _, place = cell.partition(":")
        if not place and letter not in legend and letter[0].isupper():
            letter, place = _DEFAULT_CELL, letter
        if letter not in legend:
            raise _bad("draw", f"{cell!r} is neither in the legend nor a place (a capital letter first)")
        self._put_hex("draw", hex, legend[letter])
        if place:
            self._put_place("draw", place, hex)

    def _put_hex(self, key: str, hex: Hex, terrain: str) -> None:
        try:
            self.grid.number(hex)
        except BadNotation as fault:
            raise _bad(key, str(fault)) from None
        self.terrain[hex] = terrain

    def _put_place(self, key: str, name: str, hex: Hex) -> None:
        if name in self.places:
            raise _bad(key, f"the place {name!r} stands on the map already")
        self.places[name] = hex

    # Texts that name hexes, sides and chains of hexes.

    def _hex(self, key: str, word: str) -> Hex:
        if word in self.places:
            return self.places[word]
        try:
            hex = self.grid.hex(word)
        except BadNotation:
            raise _bad(key, f"{word!r} is neither a hex number nor a place of this map") from None
        if hex not in self.terrain:
            raise _bad(key, f"hex {word} is not on the map")
        return hex

    def _hexes(self, key: str, value: object) -> Iterator[Hex]:
        """Hexes one by one, or a block of columns and rows: "0101 0203..0406"."""
        for word in _words(key, value):
            a, dots, b = word.partition("..")
            if not dots:
                yield self._hex(key, word)
                continue
            (left, low), (right, high) = (self.grid.column_row(self._hex(key, end)) for end in (a, b))
            if right < left or high < low:
                raise _bad(key, f"{word!r} does not lead from the lowest to the highest column and row")
            block = self.grid.rectangle(right - left + 1, high - low + 1, first=f"{left:02}{low:02}")
            yield from (hex for hex in block if hex in self.terrain)

    def _sides(self, key: str, value: object) -> Iterator[Hexside]:
        """Sides by their two hexes, or by a hex and directions: "0101/0102 0203/N+NE"."""
        for word in _words(key, value):
            a, slash, b = word.partition("/")
            if not slash:
                raise _bad(key, f"{word!r} is not a side, such as 0101/0102 or 0101/NE")
            hex = self._hex(key, a)
            for end in b.split("+"):
                yield self._between(key, hex, self._across(key, hex, end))

    def _across(self, key: str, hex: Hex, end: str) -> Hex:
        names = self.grid.orientation.directions
        if end not in names or end in self.places:
            return self._hex(key, end)
        other = hex.neighbour(names.index(end))
        if other not in self.terrain:
            raise _bad(key, f"side {end} of {self.grid.number(hex)} lies on the rim of the map")
        return other

    def _chains(self, key: str, value: object) -> Iterator[Hexside]:
        """Chains of neighbouring hexes: "0101-0102-0203 0102-0202"."""
        for word in _words(key, value):
            chain = [self._hex(key, name) for name in word.split("-")]
            if len(chain) < 2:
                raise _bad(key, f"{word!r} is not a chain of hexes, such as 0101-0102-0203")
            for a, b in pairwise(chain):
                yield self._between(key, a, b)

    def _between(self, key: str, a: Hex, b: Hex) -> Hexside:
        try:
            return Hexside.between(a, b)
        except BadNotation:
            raise _bad(key, f"{self.grid.number(a)} and {self.grid.number(b)} are not neighbours") from None

    # The values of keys.

    def _text(self, key: str, usual: str = "") -> str:
        value = self.drawn.get(key, usual)
        if not isinstance(value, str) or not value.strip():
            raise _bad(key, f"a text is wanted, not {value!r}")
        return value

    def _named(self, key: str) -> Iterator[tuple[str, object]]:
        value = self.drawn.get(key) or {}
        if not isinstance(value, Mapping):
            raise _bad(key, f"names with their values are wanted, not {value!r}")
        for name, content in value.items():
            if not isinstance(name, str):
                raise _bad(key, f"the name {name!r} must be a text: put it in quotes")
            yield name, content


def _words(key: str, value: object) -> list[str]:
    """The words of a text, or of a list of texts. A lone hex number that YAML took for a number is mended."""
    if isinstance(value, str):
        return value.replace(",", " ").split()
    if isinstance(value, int) and not isinstance(value, bool):
        return [_mended(key, value)]
    if isinstance(value, Iterable) and not isinstance(value, Mapping | bytes):
        return [word for part in value for word in ([part] if isinstance(part, str) else _words(key, part))]
    raise _bad(key, f"hexes are wanted as a text or a list, not {value!r}")


def _mended(key: str, number: int) -> str:
    """YAML reads 0203 without quotes as an octal number and 1215 as a decimal one; neither can be mistaken."""
    if 0 <= number < 0o1000:
        return f"{number:04o}"
    if 1000 <= number <= 9999:
        return str(number)
    raise _bad(key, f"{number} is not a hex number (four digits: column, row)")


def _only_word(key: str, value: object) -> str:
    words = [value] if isinstance(value, str) else _words(key, value)
    if len(words) != 1 or not words[0].strip():
        raise _bad(key, f"one word is wanted, not {value!r}")
    return words[0].strip()


def _bad(key: str, problem: str) -> BadNotation:
    return BadNotation(f"map.{key}: {problem}")
