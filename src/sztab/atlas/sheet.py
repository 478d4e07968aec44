"""A map as a sheet for the wall: frame, title, the map, and at its foot scale, north arrow, legend and credits."""

from collections.abc import Callable, Mapping, Sequence
from html import escape
from math import ceil

from sztab.atlas.drawing import definitions, draw_map
from sztab.atlas.fonts import SANS, embedded
from sztab.atlas.legend import COLUMN, ROW, legend_entries
from sztab.atlas.palette import LIGHT
from sztab.atlas.pen import Pen, circle, rectangle
from sztab.atlas.picture import Board

PAD, HEAD, BLOCK, LEAST_FOOT = 46.0, 118.0, 560.0, 250.0
SAMPLE, LETTERS, GAP = 58.0, 18.0, 22.0
WIDEST = 0.6
"""Width of a letter against its height in the widest font that may stand in where ours is not read."""
Words = Callable[[str], str]


def draw(board: Board, words: Words, colours: Mapping[str, str] = LIGHT, *, detail: float = 1.0) -> str:
    """The sheet as SVG text, with the fonts in it; `detail` is how many pixels a unit will have where it is shown."""
    pen, sheet = Pen(colours, board.size / 52), Pen(colours)
    entries = legend_entries(sheet, board, words)
    rows, columns = legend_columns([text for _, text in entries], board.width - BLOCK)
    foot = max(LEAST_FOOT, rows * ROW + 76)
    wide, high = board.width + 2 * PAD, board.height + HEAD + foot + 2 * PAD
    top = PAD + HEAD
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:g} {high:g}"'
        f' width="{wide:g}" height="{high:g}" role="img" aria-label="{escape(board.title)}">',
        embedded(),
        definitions(pen, board),
        sheet.fill(rectangle(0, 0, wide, high), "panel"),
        *_frame(sheet, wide, high),
        *_title(sheet, board, words, wide),
        f'<g transform="translate({PAD:g} {top:g})">',
        *draw_map(pen, board, detail),
        "</g>",
        *_foot(sheet, board, words, top + board.height),
    ]
    for i, (sample, text) in enumerate(entries):
        x, y = PAD + BLOCK + sum(columns[: i // rows]), top + board.height + 62 + (i % rows) * ROW
        parts.append(f'<g transform="translate({x:g} {y:g})">{sample}</g>')
        parts.append(sheet.text(x + SAMPLE, y + 6, text, LETTERS, colour="ink-2", family=SANS, weight=400))
    return "\n".join(part for part in [*parts, "</svg>"] if part) + "\n"


def legend_columns(texts: Sequence[str], room: float) -> tuple[int, list[float]]:
    """How many rows the legend has, and how wide its columns are: each has room for its longest name in any font."""
    for columns in range(max(1, int(room // COLUMN)), 0, -1):
        rows = ceil(len(texts) / columns)
        longest = [max(map(len, texts[start : start + rows])) for start in range(0, len(texts), rows)]
        widths = [max(COLUMN, SAMPLE + WIDEST * LETTERS * letters + GAP) for letters in longest]
        if sum(widths) <= room or columns == 1:
            return rows, widths
    return 0, []


def _frame(pen: Pen, wide: float, high: float) -> list[str]:
    """A broad line and a thin one within, with a square in each corner."""
    inner = 24.0
    corners = "".join(
        rectangle(x - 6, y - 6, 12, 12) for x in (inner - 7, wide - inner + 7) for y in (inner - 7, high - inner + 7)
    )
    return [
        pen.stroke(rectangle(inner - 7, inner - 7, wide - 2 * inner + 14, high - 2 * inner + 14), "ink", 3.4),
        pen.stroke(rectangle(inner, inner, wide - 2 * inner, high - 2 * inner), "ink", 1.0),
        pen.fill(corners, "ink"),
    ]


def _title(pen: Pen, board: Board, words: Words, wide: float) -> list[str]:
    """The title in capitals, as large as the sheet allows, with a line under it that says what the map is."""
    size = min(64.0, (wide - 2 * PAD) / max(1, len(board.title)) / 0.82)
    text = words("atlas-subtitle" if board.kilometres >= 1 else "atlas-battlefield")
    return [
        pen.text(wide / 2, PAD + 62, board.title.upper(), size, weight=700, anchor="middle", spacing=size * 0.07),
        pen.text(wide / 2, PAD + 98, text, 22, colour="ink-2", italic=True, anchor="middle"),
    ]


def _foot(pen: Pen, board: Board, words: Words, top: float) -> list[str]:
    """Scale bar of whole hexes, north arrow and credits, in the left of the foot."""
    across = board.size * 3**0.5
    count = max(2, min(6, int(2 * 330 / across)))
    x, y = PAD + 34, top + 70
    blocks = [
        pen.fill(rectangle(x + i * across / 2, y, across / 2, 10), "ink" if i % 2 == 0 else "panel")
        + pen.stroke(rectangle(x + i * across / 2, y, across / 2, 10), "ink", 1.0)
        for i in range(count)
    ]
    length = count / 2 * board.kilometres
    shown = f"{length:g} km" if board.kilometres >= 1 else f"{1000 * length:g} m"
    one = f"{board.kilometres:g} km" if board.kilometres >= 1 else f"{1000 * board.kilometres:g} m"
    credit = ("atlas-projection", "atlas-credit") if board.kilometres >= 1 else ("atlas-battlefield-credit",)
    return [
        *blocks,
        pen.text(x, y + 32, "0", 17, colour="ink-2", family=SANS, weight=400),
        pen.text(x + count / 2 * across, y + 32, shown, 17, colour="ink-2", family=SANS, weight=400, anchor="end"),
        pen.text(x, y + 62, f"{words('atlas-scale-hex')} {one}", 17, colour="ink-2", family=SANS, weight=400),
        *_north(pen, words, x + 450, top + 104),
        *(
            pen.text(x, y + 96 + 22 * i, words(key), 15, colour="ink-2", family=SANS, weight=400)
            for i, key in enumerate(credit)
        ),
    ]


def _north(pen: Pen, words: Words, x: float, y: float) -> list[str]:
    """An arrow in a ring, half dark and half light."""
    return [
        pen.stroke(circle(x, y, 28), "ink", 1.0),
        pen.fill(f"M{x:g} {y - 44:g}L{x - 11:g} {y + 20:g}L{x:g} {y + 10:g}Z", "ink"),
        pen.fill(f"M{x:g} {y - 44:g}L{x + 11:g} {y + 20:g}L{x:g} {y + 10:g}Z", "panel"),
        pen.stroke(f"M{x:g} {y - 44:g}L{x + 11:g} {y + 20:g}L{x:g} {y + 10:g}Z", "ink", 1.0),
        pen.text(x, y - 52, words("atlas-north"), 22, weight=700, anchor="middle"),
    ]
