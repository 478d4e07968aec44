"""Pictures: one description of any map, names that do not collide, an SVG that says what is on it."""

from itertools import combinations
from xml.etree import ElementTree

import msgspec
import pytest

from sztab.atlas.board import describe
from sztab.atlas.curves import chains, cut_corners, meander
from sztab.atlas.drawing import to_png
from sztab.atlas.lettering import label_boxes
from sztab.atlas.palette import DARK, LIGHT
from sztab.atlas.picture import Board
from sztab.atlas.sheet import draw
from sztab.hexmap.grid import Grid, Orientation
from sztab.hexmap.hexes import Hexside
from sztab.hexmap.hexmap import HexMap
from sztab.words import words
from tests.atlas.maps import FOLDERS, game_map

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module", params=sorted(FOLDERS))
def board(request: pytest.FixtureRequest) -> Board:
    return describe(game_map(request.param), title=request.param, kilometres=30)


def test_no_two_names_collide(board: Board) -> None:
    boxes = [box for label in board.labels for box in [label_boxes(label)]]
    for one, other in combinations(boxes, 2):
        for a in one:
            for b in other:
                assert not (a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3])


def test_every_town_has_its_name(board: Board) -> None:
    shown = {label.text for label in board.labels}
    for mark in board.marks:
        if mark.kind in ("city", "fortress", "town", "fort"):
            assert mark.name in shown or mark.name.upper() in shown


def test_every_large_river_has_its_name(board: Board) -> None:
    shown = {label.text for label in board.labels}
    large = {line.name for line in board.lines if line.kind in ("large-river", "soft-river")}
    assert large <= shown


def test_the_description_travels_as_json(board: Board) -> None:
    assert msgspec.json.decode(msgspec.json.encode(board), type=Board) == board


def test_the_drawing_is_well_formed_and_stays_the_same(board: Board) -> None:
    svg = draw(board, words("pl"))
    root = ElementTree.fromstring(svg)
    texts = {element.text for element in root.iter(f"{SVG}text")}
    assert {label.text for label in board.labels if label.kind != "state"} <= texts
    assert not [text for text in texts if text and text.startswith("[")], "every word is in the catalogue"
    assert svg == draw(board, words("pl"))
    assert svg != draw(board, words("pl"), DARK)


def test_light_and_dark_have_the_same_colours() -> None:
    assert set(LIGHT) == set(DARK)


def test_a_map_made_by_hand() -> None:
    """A stream, a road, a bridge, a wood, a hill and a village: no atlas is needed."""
    grid = Grid(Orientation.FLAT)
    terrain = dict.fromkeys(grid.rectangle(4, 4), "clear")
    terrain[grid.hex("0202")], terrain[grid.hex("0303")] = "forest", "hill"
    crossing = Hexside.between(grid.hex("0102"), grid.hex("0201"))
    hexmap = HexMap(
        grid,
        terrain,
        features={"stream": [crossing], "bridge": [crossing]},
        networks={"road": [crossing]},
        places={"Janowiczki": grid.hex("0404")},
        regions={"village": [grid.hex("0404")]},
    )
    board = describe(hexmap, title="Racławice", kilometres=0.1)
    assert {line.kind for line in board.lines} == {"stream", "road"}
    assert {patch.kind for patch in board.patches} == {"forest", "hill"}
    assert {mark.kind for mark in board.marks} == {"bridge", "village"}
    assert [label.text for label in board.labels] == ["Janowiczki"]
    assert "300 m" in draw(board, words("en"))


def test_png() -> None:
    pytest.importorskip("resvg_py")
    hexmap = HexMap(Grid(Orientation.POINTY), dict.fromkeys(Grid(Orientation.POINTY).rectangle(2, 2), "clear"))
    png = to_png(draw(describe(hexmap, title="x", kilometres=50), words("en")), width=300)
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    assert int.from_bytes(png[16:20], "big") == 300


def test_chains_split_at_junctions_and_close_rings() -> None:
    star = chains([((0, 0), (1, 0)), ((0, 0), (0, 1)), ((0, 0), (-1, 0)), ((1, 0), (2, 0))])
    assert sorted(len(chain) for chain in star) == [2, 2, 3]
    (ring,) = chains([((0, 0), (1, 0)), ((1, 0), (0, 1)), ((0, 1), (0, 0))])
    assert ring[0] == ring[-1]
    assert len(ring) == 4


def test_curves_keep_their_ends() -> None:
    line = [(0.0, 0.0), (60.0, 0.0), (60.0, 60.0)]
    for curved in (cut_corners(line, 3), meander(line, 5, 1.0)):
        assert (curved[0], curved[-1]) == (line[0], line[-1])
    ring = cut_corners([*line, line[0]], 2)
    assert ring[0] == ring[-1]
