"""Rivers, railways and borders of hex maps in the terminal: between columns, under hexes, on narrow screens."""

import io

import pytest
from rich.console import Console
from rich.text import Text

from sztab.cli.boards import draw_board, raclawice, rok1920, west
from sztab.cli.boards.hexes import GLYPHS, draw_hexes, ground
from sztab.cli.boards.sides import Side, legend, sides_of
from sztab.cli.telling import Teller
from sztab.games import load
from sztab.hexmap.grid import Grid, Orientation
from sztab.hexmap.hexes import Hexside
from sztab.hexmap.hexmap import HexMap
from sztab.words import words

WIDTH = 9


def small_map(orientation: Orientation) -> HexMap:
    """Two columns of three hexes: 0101 lies by a large river in the east and a small one in the south, and a railway
    crosses both."""
    grid = Grid(orientation)
    hexes = {name: grid.hex(name) for name in ("0101", "0102", "0103", "0201", "0202", "0203")}
    home = hexes["0101"]
    east = next(hexes[n] for n in ("0201", "0202") if hexes[n] == home.neighbour(2))
    south = next(hex for hex in hexes.values() if hex == home.neighbour(3))
    return HexMap(
        grid,
        {hex: "forest" if name == "0203" else "clear" for name, hex in hexes.items()},
        features={"large-river": [Hexside(home, east)], "small-river": [Hexside(home, south)]},
        networks={"rail": [Hexside(home, east), Hexside(home, south)]},
    )


def drawn(map_: HexMap, *, room: int = 0) -> list[str]:
    def cell(index: int) -> tuple[Text, Text]:
        return Text(""), ground(map_, index, {}, WIDTH)

    found = draw_hexes(map_, cell, range(map_.size), width=WIDTH, margin=0, room=room, sides=sides_of(map_))
    return found.plain.splitlines()


def test_flat_hexes_have_rivers_and_railways_on_three_sides() -> None:
    lines = drawn(small_map(Orientation.FLAT))
    line = next(line for line in lines if "0101" in line)
    at = line.index("0101")
    assert line[at : at + WIDTH] == "0101__¦_╫", "south: a small river with a railway over it; south-east: a bridge"
    assert "0203♣" in "".join(lines)


def test_pointy_hexes_have_them_in_the_east_and_below() -> None:
    lines = drawn(small_map(Orientation.POINTY))
    row = next(n for n, line in enumerate(lines) if "0101" in line)
    at = lines[row].index("0101")
    assert lines[row][at : at + WIDTH] == "0101__¦_╫"
    assert lines[row - 1][at + WIDTH - 1] == "╫", "the side in the east is two lines high"


@pytest.mark.parametrize(
    ("side", "upright", "flat"),
    [
        (Side("large-river"), "║", "═══"),
        (Side("small-river"), "│", "___"),
        (Side("", "rail"), "-", " ¦ "),
        (Side("small-river", "rail"), "┼", "_¦_"),
        (Side("large-river", "road"), "╫", "═¦═"),
        (Side("border"), "⋮", "………"),
        (Side("theatre"), "▒", "▒▒▒"),
        (Side("fortification"), "#", "###"),
        (Side(), " ", "   "),
    ],
)
def test_every_kind_of_side_has_its_signs(side: Side, upright: str, flat: str) -> None:
    assert side.upright.plain == upright
    assert side.flat(3).plain == flat
    assert bool(side.upright.style) == bool(side.along or side.across), "in colour, too"


@pytest.mark.parametrize("game", ["rok-1920", "nest-of-eagles"])
def test_the_rivers_and_railways_of_the_map_are_all_drawn(game: str) -> None:
    """Brześć lies by the Bug with its railway bridge; every side of the map with a river is read back from the text."""
    map_ = load(game).map  # type: ignore[attr-defined]
    text = "\n".join(drawn(map_))
    bridges = sum(text.count(sign) for sign in "╫┼")
    large, small = text.count("║"), text.count("│")
    assert bridges > 60
    sides = sides_of(map_)
    east = [sides(index, d) for index in range(map_.size) for d in (1, 2)]
    assert large == sum(side.along == "large-river" and not side.across for side in east)
    assert small == sum(side.along == "small-river" and not side.across for side in east)


@pytest.mark.parametrize(
    ("game", "scenario", "signs"),
    [
        ("rok-1920", "A", "║│-┼╫"),
        ("nest-of-eagles", "9", "║│-┼╫"),
        ("how-the-west-was-saved", "campaign", "║⋮▒"),
        ("raclawice-1794", "battle", "│-"),
    ],
)
@pytest.mark.parametrize("room", [48, 120])
def test_no_line_is_wider_than_the_screen(
    game: str, scenario: str, signs: str, room: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    console = Console(file=io.StringIO(), width=room, color_system=None)
    for drawing in (raclawice, rok1920, west):
        monkeypatch.setattr(drawing, "out", console)
    loaded = load(game)
    state = loaded.start(scenario, loaded.scenario(scenario).settle({}))
    console.print(draw_board(loaded, loaded.view(state, "pl"), Teller(loaded, words("pl"))))
    assert isinstance(console.file, io.StringIO)
    told = console.file.getvalue()
    assert max(map(len, told.splitlines())) <= room
    for sign in signs:
        assert sign in told, f"{sign} is missing"


def test_the_legend_names_only_what_the_map_has() -> None:
    map_ = small_map(Orientation.FLAT)
    told = legend(map_, sides_of(map_), words("en"), GLYPHS.items()).plain
    assert "║ ═ large river" in told
    assert "- ¦ railway" in told
    assert "♣ forest" in told
    assert "border" not in told
    assert "swamp" not in told
