"""Sheets for the wall: legend, fonts, less detail where there is no room, PDF at a printer's size."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from sztab.atlas.board import describe
from sztab.atlas.fonts import FACES, face_for, font
from sztab.atlas.legend import legend_entries, shown_kinds
from sztab.atlas.outline import beziers, bounds, hatched
from sztab.atlas.palette import LIGHT
from sztab.atlas.pdf import MM, on_paper
from sztab.atlas.pen import Pen, circle
from sztab.atlas.picture import Board
from sztab.atlas.sheet import draw, legend_columns
from sztab.cli.map import MAPS, chart
from sztab.words import words

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module", params=sorted(MAPS))
def board(request: pytest.FixtureRequest) -> Board:
    hexmap, kilometres = chart(request.param)
    return describe(hexmap, title=request.param, kilometres=kilometres)


def test_the_legend_has_every_sign_that_occurs(board: Board) -> None:
    say = words("en")
    texts = {text for _, text in legend_entries(Pen(LIGHT), board, say)}
    for kind in shown_kinds(board):
        names = {say(f"atlas-{what}-{kind}") for what in ("terrain", "line", "mark") if f"atlas-{what}-{kind}" in say}
        assert names & texts, kind
    for patch in board.patches:
        if patch.name == "no-mans-land":
            assert "no man’s land" in texts


def test_the_sheet_has_a_frame_a_title_a_scale_and_the_north(board: Board) -> None:
    texts = [element.text or "" for element in ElementTree.fromstring(draw(board, words("pl"))).iter(f"{SVG}text")]
    assert board.title.upper() in texts
    assert "Pn" in texts
    assert any(text.startswith("jedno pole to") for text in texts)
    assert any(text.endswith((" km", " m")) for text in texts)


def test_numbers_and_names_stand_in_a_halo(board: Board) -> None:
    root = ElementTree.fromstring(draw(board, words("pl")))
    (numbers,) = (group for group in root.iter(f"{SVG}g") if group.get("id") == "numbers")
    assert numbers.get("paint-order") == "stroke"
    town = next(label for label in board.labels if label.kind not in ("state",))
    shown = next(element for element in root.iter(f"{SVG}text") if element.text == town.text)
    assert shown.get("paint-order") == "stroke"


def test_small_pictures_show_less(board: Board) -> None:
    whole, small = (draw(board, words("pl"), detail=detail) for detail in (1.0, 0.3))
    assert len(whole) - len(small) > 50_000
    assert small.count("<text") < whole.count("<text")
    assert 'id="numbers"' not in small


def test_battlefields_have_fields_and_roofs() -> None:
    hexmap, kilometres = chart("raclawice-1794")
    svg = draw(describe(hexmap, title="Racławice", kilometres=kilometres), words("pl"))
    for colour in ("field-2", "field-5", "roof", "roof-line", "height"):
        assert LIGHT[colour] in svg


def test_fonts_are_asked_for_by_quoted_names() -> None:
    assert font("Brygada 1918", 12).startswith("font-family=\"'Brygada 1918', ")
    assert face_for("Brygada 1918", 600, True) is FACES[1]
    assert face_for("Barlow Condensed", 700, False).weight == 600


def test_paths_become_lines_and_curves() -> None:
    assert beziers("M1 2h3v4l-3 0Z") == [("M", (1, 2)), ("L", (4, 2)), ("L", (4, 6)), ("L", (1, 6)), ("Z", ())]
    assert bounds(beziers("M0 0q5 -4 10 0t10 0"))[2] == 20
    steps = beziers(circle(10, 10, 5))
    assert [kind for kind, _ in steps] == ["M", "C", "C", "C", "C", "Z"]
    assert bounds(steps) == pytest.approx((5, 5, 15, 15), abs=1e-6)


def test_hatching_covers_a_box() -> None:
    lines = list(hatched((0, 0, 90, 45), 0, 9))
    assert [line[1] for line in lines] == [0, 9, 18, 27, 36, 45]
    assert len(list(hatched((0, 0, 90, 90), 45, 9))) > 12


@pytest.mark.parametrize(("paper", "count"), [("a1", 1), ("a4", 12)])
def test_pdf(paper: str, count: int, tmp_path: Path) -> None:
    pytest.importorskip("reportlab")
    hexmap, kilometres = chart("how-the-west-was-saved")
    board = describe(hexmap, title="West", kilometres=kilometres)
    pdf = on_paper(draw(board, words("pl"), detail=0.3), paper)
    assert pdf.startswith(b"%PDF-")
    assert pdf.count(b"/Type /Page\n") + pdf.count(b"/Type /Page ") == count
    if paper == "a1":
        assert f"{594 * MM:.4f}"[:6].encode() in pdf


def test_every_column_of_the_legend_has_room_for_its_longest_name() -> None:
    texts = ["las", "duża rzeka, dla bolszewików mała", "kolej", "most", "miasto", "twierdza", "morze"]
    rows, widths = legend_columns(texts, 1100)
    assert sum(widths) <= 1100
    for column, width in enumerate(widths):
        assert all(58 + 0.55 * 18 * len(text) < width for text in texts[column * rows : (column + 1) * rows])
