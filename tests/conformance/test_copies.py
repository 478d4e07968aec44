"""A copy of a state goes on by itself: it shares nothing with the first one that a rule could change."""

from array import array
from collections.abc import Iterator
from copy import copy
from typing import Any

import msgspec
import pytest

from sztab import games
from sztab.hexmap.copies import copier
from sztab.kernel.dice import RandomDice
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice
from tests.hexmap.compiled import core

ANSWERS = 150


def changeable(value: Any, path: str) -> Iterator[tuple[str, Any]]:
    """All that can be changed in place, with where it lies."""
    if isinstance(value, msgspec.Struct):
        if not value.__struct_config__.frozen:
            yield path, value
        for field in value.__struct_fields__:
            yield from changeable(getattr(value, field), f"{path}.{field}")
    elif isinstance(value, (list, tuple)):
        if isinstance(value, list):
            yield path, value
        for number, item in enumerate(value):
            yield from changeable(item, f"{path}[{number}]")
    elif isinstance(value, dict):
        yield path, value
        for key, item in value.items():
            yield from changeable(item, f"{path}[{key}]")
    elif isinstance(value, (array, set, bytearray)):
        yield path, value


FIXED = ("copy.options", "copy.of[")
"""What could be changed in place, and is not: options are chosen before the play, and the tables that chapters remember
are put into frozen structs."""


@pytest.mark.parametrize("game_id", games.CATALOGUE)
def test_a_copy_shares_nothing_that_changes(game_id: str) -> None:
    """In the form that runs, and in the plain one, which say the same."""
    game = games.load(game_id)
    play, dice = Play.begin(game, next(iter(game.scenarios())), memory=False), RandomDice(5)
    changed = 0
    while (question := play.question) is not None and len(play.answers) < ANSWERS:
        if isinstance(question, Choice):
            play.answer_index(dice.below(len(question.options)))
        else:
            play.answer(dice.settle(question))
        own = {id(value): path for path, value in changeable(play.state, "state")}
        was = game.dump(play.state)
        for twin in twins(play.state):
            assert game.dump(twin) == was
            assert type(twin) is type(play.state)
            shared = [path for path, value in changeable(twin, "copy") if id(value) in own]
            assert all(path.startswith(FIXED) for path in shared), f"after {len(play.answers)} answers"
        kinds = [{path[4:]: type(value) for path, value in changeable(twin, "copy")} for twin in twins(play.state)]
        assert kinds[0] == kinds[1]
        changed += len(own)
    assert changed > 10 * ANSWERS


def twins(state: Any) -> tuple[Any, Any]:
    """A state copied in the form that runs, and plainly."""
    return state.copy(), state.copy_plainly()


class Pair(msgspec.Struct):
    one: int
    other: int


class Small(msgspec.Struct):
    row: list[int]
    rows: list[Any]
    told: list[int]
    table: dict[str, int] | None
    gone: int | None = 1

    def copy_plainly(self) -> "Small":
        twin = copy(self)
        twin.row, twin.rows, twin.told = self.row[:], [copy(row) for row in self.rows], []
        twin.table, twin.gone = copy(self.table), None
        return twin


def test_each_field_is_treated_as_it_is_said() -> None:
    copied = copier(Small, Small.copy_plainly, own="row table", each="rows", empty="told", dropped="gone")
    one = Small([1, 2], [[3], {"a": 4}, array("b", [5]), Pair(1, 2), (6,), None], [7], {"b": 8})
    twin = copied(one)
    assert twin == Small([1, 2], [[3], {"a": 4}, array("b", [5]), Pair(1, 2), (6,), None], [], {"b": 8}, None)
    assert not {id(value) for _, value in changeable(one, "")} & {id(value) for _, value in changeable(twin, "")}
    assert copied(Small([], [], [], None)).table is None
    with pytest.raises(TypeError, match="no field nowhere"):
        copier(Small, Small.copy_plainly, own="row nowhere")


def test_the_core_copies_nothing_else() -> None:
    made = core()
    wrong: Any
    for wrong in (
        (("row", 9),),
        (("row", -1),),
        (("nowhere", 0),),
        (("copy_plainly", 0),),
        (("row",),),
        ((0, 0),),
        [],
        5,
    ):
        with pytest.raises((TypeError, AttributeError)):
            made.Copier(Small, wrong)
    with pytest.raises(TypeError):
        made.Copier(Small, (), own="row")
    copies = made.Copier(Small, (("row", 1), ("rows", 2)))
    for wrong in (5, None, Small, [1]):
        with pytest.raises(TypeError):
            copies.of(wrong)
    with pytest.raises(TypeError, match="item by item"):
        made.Copier(Small, (("table", 2),)).of(Small([], [], [], {}))
    with pytest.raises(AttributeError):
        copies.of(Small([], [object()], [], None))
