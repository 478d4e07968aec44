"""Pages to print and cut: counters to fold, cards, tracks and tables, as SVG in quarters of a millimetre."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar

from sztab.atlas.fonts import NARROW, SANS, embedded
from sztab.atlas.palette import LIGHT
from sztab.atlas.pen import Pen, rectangle
from sztab.printing.counters import FOLDED, SQUARE, draw_counter
from sztab.printing.parts import Card, Field, Printed, Table, Track
from sztab.words import Words

UNITS = 4.0
"""Units of the drawing in a millimetre."""
TITLES = ((15.0, 2), (13.0, 3), (10.5, 4))
"""Sizes of a card's title, and how many lines of each its band has room for."""
PAPERS = {"a4": (210, 297), "a3": (297, 420), "a1": (594, 841)}
EDGE, HEAD = 10 * UNITS, 12 * UNITS
CARD = (60 * UNITS, 88 * UNITS)
TINTS = {"pl": "#F4D9D6", "su": "#E4D3CF", "": "#FBF8F1"}
PATTERN = "#EBC3B8"
"""The fields that are worth no points (BW-V5)."""
COLOURS = {
    "blue": "#3F6E9E", "yellow": "#D2A62A", "green": "#4F8A4B", "purple": "#7A4E86", "orange": "#D0752B",
    "brown": "#7A5536", "white": "#C9C2B2", "pl": "#B23A3A", "su": "#6B2A22",
}  # fmt: skip
Thing = TypeVar("Thing")


def pages(box: Printed, paper: str, words: Words) -> list[str]:
    """All pages of a game's box, each with a heading that says what it is."""
    press = Press(box.title, paper, words)
    every = [counter for counter in box.counters for _ in range(counter.count)]
    return [
        *([press.board(box.fields)] if box.fields else []),
        *press.grid(every, (SQUARE, FOLDED), draw_counter, "print-counters"),
        *press.grid(box.cards, CARD, press.card, "print-cards"),
        *press.flow([*(press.track(track) for track in box.tracks), *(press.table(table) for table in box.tables)]),
    ]


class Press:
    """Lays things on pages of one size of paper."""

    def __init__(self, title: str, paper: str, words: Words) -> None:
        self.title, self.words = title, words
        self.wide, self.high = (side * UNITS for side in PAPERS[paper])
        self.pen = Pen(LIGHT)

    def page(self, heading: str, parts: Iterable[str]) -> str:
        head = self.pen.text(EDGE, EDGE + 5 * UNITS, f"{self.title} · {heading}", 15, weight=700)
        foot = self.pen.text(EDGE, self.high - 4 * UNITS, self.words("print-note"), 8, colour="ink-2", family=SANS)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.wide:g}" height="{self.high:g}"'
            f' viewBox="0 0 {self.wide:g} {self.high:g}">{embedded()}'
            + self.pen.fill(rectangle(0, 0, self.wide, self.high), "#FFFFFF")
            + head
            + foot
            + "\n".join(parts)
            + "</svg>"
        )

    def grid(
        self, things: Sequence[Thing], size: tuple[float, float], draw: Callable[[Pen, Thing], str], heading: str
    ) -> Iterator[str]:
        """Things of one size in rows and columns that touch, so that one cut parts two of them."""
        columns = int((self.wide - 2 * EDGE) // size[0])
        rows = int((self.high - 2 * EDGE - HEAD) // size[1])
        left = (self.wide - columns * size[0]) / 2
        for first in range(0, len(things), columns * rows):
            on_page = things[first : first + columns * rows]
            parts = []
            for i, thing in enumerate(on_page):
                x, y = left + (i % columns) * size[0], EDGE + HEAD + (i // columns) * size[1]
                parts.append(f'<g transform="translate({x:g} {y:g})">{draw(self.pen, thing)}</g>')
            yield self.page(self.words(heading), parts)

    def board(self, fields: Sequence[Field]) -> str:
        """A board of fields laid like bricks, as large as the page takes it: fields that touch are neighbours."""
        across = max(field.x for field in fields) - min(field.x for field in fields) + 1
        down = max(field.row for field in fields) + 1
        wide = (self.wide - 2 * EDGE) / across
        high = min(wide, (self.high - 2 * EDGE - HEAD) / down)
        parts = [
            f'<g transform="translate({EDGE + field.x * wide:g} {EDGE + HEAD + field.row * high:g})">'
            + self._field(field, wide, high)
            + "</g>"
            for field in fields
        ]
        return self.page(self.words("print-board"), parts)

    def _field(self, field: Field, wide: float, high: float) -> str:
        pen, named = self.pen, wrapped(field.name, 12, wide - 10)
        parts = [pen.fill(rectangle(0, 0, wide, high), PATTERN if field.patterned else TINTS[""])]
        parts.append(pen.stroke(rectangle(0, 0, wide, high), "ink-2", 1.6 if field.fortified else 0.8))
        if field.fortified:  # a fortress stands within a second line
            parts.append(pen.stroke(rectangle(4, 4, wide - 8, high - 8), "ink-2", 1.6, dash="7 4", cap="butt"))
        parts += [
            pen.text(wide / 2, 18 + 13 * i, line, 12, weight=700, anchor="middle") for i, line in enumerate(named[:2])
        ]
        return "".join(parts)

    def card(self, pen: Pen, card: Card) -> str:
        """A card: coloured band with the title, its texts, and its number."""
        wide, high = CARD
        band = COLOURS.get(card.colour or card.side, "#7C6847")
        parts = [
            pen.fill(rectangle(0, 0, wide, high), TINTS.get(card.side, TINTS[""])),
            pen.fill(rectangle(0, 0, wide, 52), band),
            pen.stroke(rectangle(0, 0, wide, high), "line", 0.8),
        ]
        size, title = fitted(card.title, wide - 26 - 18 * len(card.corner))
        top = 26 + size / 3 - (size + 2) * (len(title) - 1) / 2
        parts += [
            pen.text(10, round(top + (size + 2) * i, 1), line, size, colour="#FFFFFF", weight=700)
            for i, line in enumerate(title)
        ]
        if card.corner:
            parts.append(pen.text(wide - 12, 36, card.corner, 26, colour="#FFFFFF", weight=700, anchor="end"))
        y = 82.0
        for side, text in card.lines:
            if side:
                parts.append(
                    pen.text(10, y, self.words(f"print-side-{side}"), 11, colour="#8A2A1E", family=NARROW, weight=600)
                )
                y += 17
            for line in wrapped(text, 12.5, wide - 20):
                parts.append(pen.text(10, y, line, 12.5, family=SANS, weight=400))
                y += 16
            y += 14
        return "".join(parts)

    def track(self, track: Track) -> tuple[float, list[str], str]:
        """Boxes from left to right, in as many rows as they need."""
        pen, side = self.pen, 22 * UNITS if any("\n" in text for text, _ in track.boxes) else 14 * UNITS
        columns = int((self.wide - 2 * EDGE) // side)
        parts = []
        for i, (text, tint) in enumerate(track.boxes):
            x, y = (i % columns) * side, (i // columns) * side
            parts.append(pen.fill(rectangle(x, y, side, side), TINTS.get(tint, TINTS[""])))
            parts.append(pen.stroke(rectangle(x, y, side, side), "ink-2", 0.8))
            first, *rest = text.split("\n")
            parts.append(pen.text(x + side / 2, y + 22, first, 15, weight=700, anchor="middle"))
            small = [line for more in rest for line in wrapped(more, 9, side - 6)]
            parts += [
                pen.text(x + side / 2, y + 38 + 11 * j, line, 9, family=SANS, weight=400, anchor="middle")
                for j, line in enumerate(small)
            ]
        return -(-len(track.boxes) // columns) * side, parts, track.title

    def table(self, table: Table) -> tuple[float, list[str], str]:
        """A table with ruled lines; columns as wide as what stands in them."""
        pen, row = self.pen, 22.0
        longest = [max([len(head), *(len(line[i]) for line in table.rows)]) for i, head in enumerate(table.heads)]
        widths = [max(34.0, 7.2 * long + 14) for long in longest]
        squeeze = min(1.0, (self.wide - 2 * EDGE) / sum(widths))
        widths = [wide * squeeze for wide in widths]
        parts = [pen.fill(rectangle(0, 0, sum(widths), row), "#E9DFC6")]
        for j, line in enumerate([table.heads, *table.rows]):
            x = 0.0
            for text, wide in zip(line, widths):
                size = min(12.0, 12.0 * (wide - 6) / max(1.0, 6.6 * len(text)))
                weight = 600 if j == 0 else 400
                parts.append(
                    pen.text(x + wide / 2, j * row + 15.5, text, size, family=SANS, weight=weight, anchor="middle")
                )
                parts.append(pen.stroke(rectangle(x, j * row, wide, row), "line", 0.7))
                x += wide
        return (len(table.rows) + 1) * row, parts, table.title

    def flow(self, blocks: Iterable[tuple[float, list[str], str]]) -> Iterator[str]:
        """Tracks and tables one under the other, a new page where one does not fit."""
        top, room = EDGE + HEAD, self.high - EDGE - 6 * UNITS
        y, parts = top, list[str]()
        for high, block, title in blocks:
            if parts and y + high + 40 > room:
                yield self.page(self.words("print-tables"), parts)
                y, parts = top, []
            parts.append(self.pen.text(EDGE, y + 20, title, 17, weight=700))
            parts.append(f'<g transform="translate({EDGE:g} {y + 30:g})">{"".join(block)}</g>')
            y += high + 54
        if parts:
            yield self.page(self.words("print-tables"), parts)


def fitted(title: str, wide: float) -> tuple[float, list[str]]:
    """A title in two lines, or in more and smaller ones: nothing of it is left out."""
    for size, most in TITLES:
        lines = wrapped(title, size, wide)
        if len(lines) <= most:
            return size, lines
    return size, lines


def wrapped(text: str, size: float, wide: float) -> list[str]:
    """Lines of a text that fit a width, by the usual width of a letter."""
    most = max(4, int(wide / (size * 0.5)))
    lines = [""]
    for word in text.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > most:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".strip()
    return [line for line in lines if line]
