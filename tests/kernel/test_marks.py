"""Marks: a long play goes back without playing all of it again, and is then as if it had; records of analyses."""

import msgspec
import pytest

from sztab.kernel import marks
from sztab.kernel.beginning import new_header
from sztab.kernel.dice import RandomDice
from sztab.kernel.errors import IllegalAnswer
from sztab.kernel.record import Base, RulesVersion, chain_hash, chained, parse, text_of
from sztab.kernel.recorder import Recorder
from sztab.kernel.requests import Choice
from sztab.kernel.verify import verify
from tests.kernel.toy import SEATS, State, Toy

RULES = RulesVersion("1", "", "")


def recorder(seed: int = 1, base: Base | None = None) -> Recorder[State]:
    game = Toy()
    header = new_header(game, "one", {}, RULES, seed=bytes([seed] * 32), seats=dict.fromkeys(SEATS, "x"), base=base)
    return Recorder(game, header, bytes([seed] * 32))


def step(table: Recorder[State], dice: RandomDice) -> None:
    question = table.play.question
    if isinstance(question, Choice):
        table.answer(question.options[dice.below(len(question.options))])
    elif question is not None:
        table.settle()


@pytest.mark.parametrize("seed", range(8))
def test_going_back_by_marks_is_as_playing_again(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers, takebacks and undos by chance: state, journal and record are those of a play without marks."""
    monkeypatch.setattr(marks, "MOST_MARKS", 3)
    table, dice = recorder(seed), RandomDice(seed)
    table.marks._stride = 2
    used = 0
    for _ in range(120):
        if table.play.question is None:
            break
        given = len(table.play.answers)
        if given > 3 and dice.below(6) == 0:
            used += any(mark.answers for mark in table.marks.kept)
            table.take_back(dice.below(given), SEATS)
        else:
            step(table, dice)
        again = recorder(seed)
        again.marks.kept, again.marks._stride = [], 10_000
        again.follow(table.lines)
        assert msgspec.json.encode(again.play.state) == msgspec.json.encode(table.play.state)
        assert again.play.journal == table.play.journal
        assert (again.play.answers, again.play.seats) == (table.play.answers, table.play.seats)
        assert len(table.marks.kept) <= 4
    assert verify(lambda _: Toy(), parse(table.text())).ok
    assert used


def test_who_came_back_by_consent_goes_no_further_alone() -> None:
    table, dice = recorder(3), RandomDice(3)
    table.marks._stride = 1
    while not table.marks.kept:
        step(table, dice)
    at = table.marks.kept[-1].answers
    for _ in range(2):
        step(table, dice)
    table.take_back(at, SEATS)
    for seat in SEATS:
        with pytest.raises(IllegalAnswer, match="no undo"):
            table.play.undo(seat)


def analysis() -> Recorder[State]:
    """From a position with a bid to make; then dice are given, and the board is arranged."""
    game = Toy()
    state = game.place({"phase": 1, "prize": 7})
    table = recorder(base=Base(game.dump(state)))
    table.answer(0)
    table.answer("yes")
    table.arrange(Base(game.dump(game.place({"phase": 0}))))
    table.settle((6, 6))
    table.settle() if table.play.question and table.play.question.is_chance else None
    return table


def test_an_analysis_proves_itself_but_not_its_dice() -> None:
    table = analysis()
    assert table.play.state.prize == 12
    found = verify(lambda _: Toy(), parse(table.text()))
    assert (found.ok, found.dice, found.problems) == (True, "analysis", [])
    again = Recorder(Toy(), table.header, bytes(32), lines=table.lines)
    assert again.play.state.prize == 12


def test_only_an_analysis_arranges_boards_and_takes_dice() -> None:
    table, plain = analysis(), recorder()
    with pytest.raises(AssertionError):
        plain.arrange(Base(None))
    board = next(line for line in table.lines if line.board is not None)
    forged = chained(chain_hash("", plain.header), msgspec.structs.replace(board, n=1, chain=""))
    found = verify(lambda _: Toy(), parse(text_of(plain.header, [forged])))
    assert "only in an analysis" in found.problems[0]


@pytest.mark.parametrize(
    "state", [None, {}, [], {"hands": 5}, {"hands": [[0], [0]], "deck": [], "bids": [], "points": [], "phase": 77}]
)
def test_a_position_that_is_none_is_a_problem_not_a_crash(state: object) -> None:
    table = analysis()
    header = msgspec.structs.replace(table.header, base=Base(state))
    found = verify(lambda _: Toy(), parse(text_of(header, [])))
    assert not found.ok
