"""`sztab box print`: every counter, card, track and table of every game, on pages that can be cut."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from sztab import games
from sztab.cli.__main__ import app
from sztab.kernel.box import Box
from sztab.printing.pages import PAPERS, UNITS, pages, wrapped
from sztab.printing.parts import Printed
from sztab.printing.reading import printed
from sztab.words import words

SVG = "{http://www.w3.org/2000/svg}"
every_game = pytest.mark.parametrize("game", sorted(games.CATALOGUE))


def box_of(game: str) -> Box:
    return Box(games.entry(game).box_folder)


def shown(svg: str) -> list[str]:
    return [element.text or "" for element in ElementTree.fromstring(svg).iter(f"{SVG}text")]


@every_game
@pytest.mark.parametrize("language", ["pl", "en"])
def test_every_piece_of_the_box_is_printed(game: str, language: str) -> None:
    box, say = box_of(game), words(language)
    found = printed(box, "Gra", say)
    rows = {file[:-4]: box.rows(file[:-4]) for file in box.files() if file.endswith(".csv")}
    pieces = sum(len(rows.get(stem, ())) for stem in ("units", "leaders", "headquarters", "armies"))
    markers = sum(int(row.cells.get("count") or row.cells.get("number") or "1") for row in rows.get("markers", ()))
    assert sum(counter.count for counter in found.counters) == pieces + markers
    assert len(found.cards) == len(rows.get("cards", ())) + len(rows.get("events", ()))
    for row in rows.get("markers", ()):
        id = next(row.cells[key] for key in ("id", "marker", "what") if row.cells.get(key))
        assert row.cells.get(language) or f"print-marker-{id}" in say, "a marker has its name in this language"
    texts = [text for page in pages(found, "a4", say) for text in shown(page)]
    for counter in found.counters:
        if counter.arm != "marker":
            assert counter.name in texts
    assert not [text for text in texts if text.startswith("[")], "every word is in the catalogue"


def test_units_of_rok_have_strength_and_movement_on_both_sides() -> None:
    found = printed(box_of("rok-1920"), "Rok 1920", words("pl"))
    legions = next(counter for counter in found.counters if counter.name == "1 DPLeg")
    assert (legions.front, legions.back, legions.side, legions.size) == ("4*–3", "2–3", "pl", "division")
    attack = next(table for table in found.tables if table.title == "Tabela ataku")
    assert attack.rows[2][5] == "8", "8.4, example: 5 against 3"
    assert len(found.tracks) == 2


def test_political_events_are_cards_that_say_their_rules() -> None:
    """23.3: they are drawn unseen, so each is a card of its own; the Poles of this edition are grey (2.1)."""
    said = {"23.3.2/a": "One.", "23.3.2/b": "Two.", "23.3.2/d": "Three.", "24": "Another."}
    found = printed(box_of("nest-of-eagles"), "Nest of Eagles", words("en"), said)
    coup = next(card for card in found.cards if card.corner == "B1")
    assert coup.lines == (("", "23.3.2/a: One."), ("", "23.3.2/b: Two."))
    assert next(card for card in found.cards if card.corner == "B2").lines == (("", "23.3.2/d: Three."),)
    assert {counter.side for counter in found.counters} >= {"pl-grey", "su", "lt"}
    assert "pl" not in {counter.side for counter in found.counters}


@every_game
@pytest.mark.parametrize("language", ["pl", "en"])
def test_titles_of_cards_are_printed_whole(game: str, language: str) -> None:
    say = words(language)
    found = printed(box_of(game), "Gra", say)
    texts = " ".join(text for page in pages(found, "a4", say) for text in shown(page))
    for card in found.cards:
        assert card.title in texts


def test_a_board_without_hexes_is_printed_with_neighbours_that_touch() -> None:
    """Every field of Bitwa Warszawska touches its neighbours and nobody else, as bricks do."""
    box = box_of("bitwa-warszawska")
    found = printed(box, "Bitwa Warszawska", words("en"))
    names = {row.text("id"): row.text("name") for row in box.rows("fields")}
    laid = {field.name: field for field in found.fields}
    for row in box.rows("fields"):
        here = laid[row.text("name")]
        beside = {names[row.text(way, "")] for way in ("nw", "ne", "w", "e", "sw", "se") if row.text(way, "")}
        touching = {
            field.name
            for field in found.fields
            if (field.row == here.row and abs(field.x - here.x) == 1)
            or (abs(field.row - here.row) == 1 and abs(field.x - here.x) < 1)
        }
        assert beside == touching, here
    assert [field.name for field in found.fields if field.fortified] == ["Modlin", "Radzymin", "Warszawa"]
    texts = shown(pages(found, "a4", words("en"))[0])
    assert "Radzymin" in texts
    assert "Węgrów" in texts
    assert not any(printed(box_of(game), "x", words("pl")).fields for game in ("rok-1920", "raclawice-1794"))


def test_cards_say_what_they_do_by_the_names_that_players_know() -> None:
    found = printed(box_of("bitwa-warszawska"), "Bitwa Warszawska", words("en"))
    texts = [text for card in found.cards for _, text in card.lines]
    assert "+1 when Radzymin is fought for" in texts
    assert any("3rd Army" in text for text in texts)


@pytest.mark.parametrize("paper", sorted(PAPERS))
def test_pages_have_the_size_of_the_paper_and_hold_what_is_on_them(paper: str) -> None:
    say = words("pl")
    box = printed(box_of("how-the-west-was-saved"), "Jak ocalono Zachód", say)
    wide, high = (side * UNITS for side in PAPERS[paper])
    for page in pages(box, paper, say):
        root = ElementTree.fromstring(page)
        assert (float(root.attrib["width"]), float(root.attrib["height"])) == (wide, high)
        for group in root.iter(f"{SVG}g"):
            if found := re.match(r"translate\(([\d.]+) ([\d.]+)\)$", group.get("transform", "")):
                assert float(found[1]) < wide
                assert float(found[2]) < high


def test_an_empty_box_has_no_pages() -> None:
    assert pages(Printed("Nic"), "a4", words("pl")) == []


def test_lines_fit_their_width() -> None:
    assert wrapped("raz dwa trzy cztery", 10, 50) == ["raz dwa", "trzy", "cztery"]
    assert wrapped("", 10, 50) == []


@pytest.mark.parametrize("game", ["rok-1920", "bitwa-warszawska"])
def test_the_command_writes_a_pdf_and_tells(game: str, tmp_path: Path) -> None:
    pytest.importorskip("reportlab")
    file = tmp_path / "box.pdf"
    result = CliRunner().invoke(app, ["box", "print", game, "-o", str(file), "--json"])
    assert result.exit_code == 0, result.output
    told = json.loads(result.stdout)
    data = file.read_bytes()
    assert data.startswith(b"%PDF-")
    assert data.count(b"/Type /Page\n") + data.count(b"/Type /Page ") == told["pages"] > 0
    assert told["counters"] > 0
    assert set(told) == {"file", "pages", "counters", "cards"}


@pytest.mark.parametrize("arguments", [["-o", "x.png"], ["-o", "x.pdf", "--paper", "b5"]])
def test_what_cannot_be_printed_is_refused(arguments: list[str]) -> None:
    assert CliRunner().invoke(app, ["box", "print", "rok-1920", *arguments]).exit_code != 0
