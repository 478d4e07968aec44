"""`sztab map GAME`: what is on a game's map, and a picture of it."""

from collections import Counter
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.table import Table

from sztab.atlas.board import describe
from sztab.atlas.drawing import to_png
from sztab.atlas.fonts import own_fonts
from sztab.atlas.palette import DARK, LIGHT
from sztab.atlas.pdf import on_paper
from sztab.atlas.picture import Board
from sztab.atlas.reading import read_map
from sztab.atlas.sheet import draw
from sztab.cli.output import BoxOption, JsonFlag, LangOption, err, language, out, print_json
from sztab.games import HERE
from sztab.hexmap.hexmap import HexMap
from sztab.kernel.box import Box
from sztab.kernel.errors import BadNotation, DataError
from sztab.words import Words

SHEETS = ("a1", "a4")
MAPS = {
    "rok-1920": "rok1920/data/first",
    "nest-of-eagles": "rok1920/data/eagles",
    "how-the-west-was-saved": "west/data",
    "raclawice-1794": "raclawice/data",
}


def map_command(
    game: Annotated[str, typer.Argument(help=f"One of: {', '.join(MAPS)}.")],
    output: Annotated[Path | None, typer.Option("-o", "--output", help="FILE.svg, .png, .pdf or .json.")] = None,
    dark: Annotated[bool, typer.Option("--dark", help="The colours of the dark mode.")] = False,
    width: Annotated[int | None, typer.Option("--width", help="Width of a PNG in pixels.", min=100, max=20000)] = None,
    paper: Annotated[
        str, typer.Option("--paper", help="Of a PDF: a1 (one sheet), or a4 (its parts, to be joined).")
    ] = "a1",
    box: BoxOption = None,
    lang: LangOption = "",
    json: JsonFlag = False,
) -> None:
    """Say what is on a game's map, and draw it."""
    words = language(lang)
    hexmap, kilometres = chart(game, box)
    names = {state: words(f"atlas-state-{state.lower().replace(' ', '-')}") for state in _states(hexmap)}
    if output is not None:
        board = describe(hexmap, title=words(f"atlas-title-{game}"), kilometres=kilometres, names=names)
        detail = min(1.0, width / board.width) if width and output.suffix == ".png" else 1.0
        _write(output, board, draw(board, words, DARK if dark else LIGHT, detail=detail), width, paper)
        if output.suffix != ".json" and not own_fonts():
            err.say(words("atlas-no-fonts"))
    summary = _summary(game, hexmap)
    if json:
        print_json({**summary, "file": str(output) if output else None})
    else:
        _print(summary, output, words)


def chart(game: str, overlay: Path | None = None) -> tuple[HexMap, float]:
    """The map of a game and the kilometres of a hex, with an owner's box before ours."""
    if game not in MAPS:
        raise BadNotation(f"{game!r} has no hex map (there are: {', '.join(MAPS)})")
    ours = Box(HERE / MAPS[game])
    box = ours.overlaid(overlay) if overlay else ours
    if "map.toml" in box.files():
        return read_map(box), float(box.card("map").get("kilometres", int))
    by_hand = import_module(f"sztab.games.{MAPS[game].split('/')[0]}.map.chart")
    hexmap: HexMap = by_hand.chart(box)
    return hexmap, float(by_hand.KILOMETRES)


def _states(hexmap: HexMap) -> list[str]:
    return [name[6:] for name in hexmap.regions if name.startswith("state:")]


def _write(output: Path, board: Board, svg: str, width: int | None, paper: str) -> None:
    if paper not in SHEETS:
        raise BadNotation(f"--paper {paper}: a map is printed on {' or '.join(SHEETS)}")
    kinds = {
        ".svg": lambda: svg.encode(),
        ".png": lambda: to_png(svg, width),
        ".pdf": lambda: on_paper(svg, paper),
        ".json": lambda: msgspec.json.encode(board),
    }
    if output.suffix not in kinds:
        raise BadNotation(f"-o {output}: a map is written as .svg, .png, .pdf or .json")
    try:
        output.write_bytes(kinds[output.suffix]())
    except OSError as error:
        raise DataError(f"{output}: {error.strerror}") from None


def _summary(game: str, hexmap: HexMap) -> dict[str, Any]:
    columns, rows = zip(*(hexmap.grid.column_row(hex) for hex in hexmap.hexes))
    features = {name: sides.bit_count() for name, sides in hexmap.features.items()}
    return {
        "game": game,
        "columns": max(columns),
        "rows": max(rows),
        "hexes": hexmap.size,
        "terrain": dict(Counter(hexmap.terrain)),
        "sides": {name: count for name, count in features.items() if ":" not in name},
        "rivers": {name[6:]: count for name, count in features.items() if name.startswith("river:")},
        "networks": {name: sides.bit_count() for name, sides in hexmap.networks.items()},
        "places": len(hexmap.places),
    }


def _print(summary: dict[str, Any], output: Path | None, words: Words) -> None:
    table = Table(show_header=False, box=None, pad_edge=False)
    for key, value in summary.items():
        if isinstance(value, dict):
            value = "; ".join(f"{_named(key, name, words)} {count}" for name, count in value.items())
        table.add_row(words(f"atlas-summary-{key}"), str(value))
    out.table(table)
    if output:
        out.say(str(output))


def _named(kind: str, name: str, words: Words) -> str:
    """A terrain, a line or a sign as the legend calls it; rivers have names of their own."""
    if kind == "rivers":
        return name
    name = {"fortification": "fort"}.get(name, name)
    keys = (f"atlas-terrain-{name}", f"atlas-line-{name}", f"atlas-mark-{name}")
    return words(next(key for key in keys if key in words))
