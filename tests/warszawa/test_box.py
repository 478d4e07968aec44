"""The box: what the sheet and its index say of board, armies and decks; and what is refused."""

from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

from sztab.cli.box_check import check_folder
from sztab.games import entry
from sztab.games.warszawa.game import make
from sztab.kernel.box import Box
from sztab.kernel.errors import BadNotation, DataError
from tests.warszawa.tables import game

GAME = "bitwa-warszawska"


def test_the_board_is_one_piece_and_every_way_leads_back() -> None:
    board = game().ed.board
    opposite = {"nw": "se", "ne": "sw", "w": "e", "e": "w", "sw": "ne", "se": "nw"}
    for field in board.fields:
        for direction, to in field.neighbours.items():
            assert board.fields[board.numbers[to]].neighbours[opposite[direction]] == field.id
    assert max(board.distances[0]) < len(board.fields), "no field is cut off"


def test_neighbours_lie_where_their_direction_says() -> None:
    board = game().ed.board
    shift = {"nw": (-1, -0.5), "ne": (-1, 0.5), "w": (0, -1), "e": (0, 1), "sw": (1, -0.5), "se": (1, 0.5)}
    for field in board.fields:
        for direction, to in field.neighbours.items():
            other = board.fields[board.numbers[to]]
            assert (other.row - field.row, other.x - field.x) == shift[direction], f"{field.id} {direction}"


def test_two_decks_of_thirty_and_six_armies_a_side() -> None:
    ed = game().ed
    assert [len(deck) for deck in ed.deck_of] == [30, 30]
    assert [len(armies) for armies in ed.armies_of] == [6, 6]
    assert [ed.armies[army].id for army in range(12) if not ed.acts[army]] == ["pl-obr"]
    for side in (0, 1):
        colours = {ed.armies[army].colour for army in ed.actors_of[side]}
        assert len(colours) == len(ed.actors_of[side]), "each army has a colour of its own"
        assert {ed.cards[card].colour for card in ed.deck_of[side]} == colours | {"white"}


def test_red_armies_start_on_the_red_pattern_and_polish_ones_do_not() -> None:
    ed = game().ed
    for army in ed.armies:
        assert ed.board.has_red_pattern[army.start] == (army.side == 1)


def test_no_red_army_can_attack_warsaw_with_its_first_two_orders() -> None:
    """As long as the Poles hold Radzymin, Modlin and Góra Kalwaria."""
    ed = game().ed
    goal = ed.numbers.goal
    held = {army.start for army in ed.armies}
    for number in ed.armies_of[1]:
        start = ed.armies[number].start
        near = [field for field in ed.board.neighbours[start] if field not in held]
        assert goal not in ed.board.neighbours[start]
        assert not any(goal in ed.board.neighbours[field] for field in near), ed.armies[number].id


DAMAGE: list[Any] = [
    ("fields.csv", "brodnica,Brodnica,0,0,no,no,,,,mlawa", "brodnica,Brodnica,0,0,no,no,,,,lwow", "no field"),
    ("fields.csv", "0,0,no,no,,,,mlawa", "0,0,no,no,,,,lomza", "does not lead back"),
    ("fields.csv", "modlin,Modlin,3,1.5,yes", "modlin,Modlin,3,1.5,maybe", "not yes or no"),
    ("armies.csv", "blue,radzymin", "blue,paris", "start is 'paris'"),
    ("armies.csv", "blue,radzymin", "pink,radzymin", "colour is 'pink'"),
    ("armies.csv", "yellow,gora-kalwaria", "yellow,radzymin", "that of pl-1a as well"),
    ("cards.csv", "plus:1:at:radzymin", "plus:1:at:paris", "no effect is written like"),
    ("cards.csv", "march:pl-3a:1", "march:su-3a:1", "does not name own armies"),
    ("cards.csv", "blue,3,plus", "blue,x,plus", "not a whole number"),
    ("olympiad.toml", "rounds = 5", "rounds = 0", "0 is less than 1"),
    ("olympiad.toml", 'side = "su"', 'side = "lt"', "not one of pl, su"),
]


@pytest.mark.parametrize(("file", "old", "new", "says"), DAMAGE)
def test_a_damaged_file_is_refused_with_its_line(file: str, old: str, new: str, says: str, tmp_path: Path) -> None:
    copytree(entry(GAME).box_folder, tmp_path / "box")
    path = tmp_path / "box" / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DataError, match=says) as caught:
        make(Box(tmp_path / "box"))
    line = text[: text.index(old)].count("\n") + 1
    assert any(f"{file}:{line}:" in problem for problem in caught.value.problems)


@pytest.mark.rule(GAME, "BW-S6")
@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("cards.csv", "p-02", "", "cards.csv:1: pl has 29 cards, not 30 (BW-S6)"),
        ("olympiad.toml", 'goal = "warszawa"', 'goal = "warszwa"', "'warszwa' is no field"),
        ("olympiad.toml", 'defenders = "pl-obr"', 'defenders = "pl-xyz"', "'pl-xyz' is no army"),
        ("match.toml", "both_won", "both_one", "both_won"),
    ],
)
def test_an_owners_box_is_checked_to_the_last_card(file: str, old: str, new: str, said: str, tmp_path: Path) -> None:
    copytree(entry(GAME).box_folder, tmp_path, dirs_exist_ok=True)
    lines = (tmp_path / file).read_text(encoding="utf-8").splitlines(keepends=True)
    assert any(old in line for line in lines)
    changed = [line.replace(old, new) if new else line for line in lines if new or not line.startswith(old)]
    (tmp_path / file).write_text("".join(changed), encoding="utf-8")
    name, problems = check_folder(tmp_path)
    assert name == GAME
    assert any(said in problem for problem in problems), problems


def test_a_folder_in_place_of_a_file_is_not_passed_over(tmp_path: Path) -> None:
    (tmp_path / "box.toml").write_text('game = "bitwa-warszawska"\n')
    (tmp_path / "cards.csv").mkdir()
    assert check_folder(tmp_path)[1] == [f"{tmp_path / 'cards.csv'}: is not a file"]
    (tmp_path / "box.toml").write_text('game = "chess"\n')
    with pytest.raises(BadNotation, match=r"box\.toml: no game 'chess'"):
        check_folder(tmp_path)
