"""A copy of a state goes on by itself: it shares nothing with the first one that a rule could change."""

from array import array
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from sztab import games
from sztab.kernel.dice import RandomDice
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice

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


@pytest.mark.parametrize("game_id", ["bitwa-warszawska", "how-the-west-was-saved", "raclawice-1794"])
def test_a_copy_shares_nothing_that_changes(game_id: str) -> None:
    game = games.load(game_id)
    play, dice = Play.begin(game, next(iter(game.scenarios())), memory=False), RandomDice(5)
    changed = 0
    while (question := play.question) is not None and len(play.answers) < ANSWERS:
        if isinstance(question, Choice):
            play.answer_index(dice.below(len(question.options)))
        else:
            play.answer(dice.settle(question))
        twin = play.state.copy()
        assert game.dump(twin) == game.dump(play.state)
        own = {id(value): path for path, value in changeable(play.state, "state")}
        shared = [path for path, value in changeable(twin, "copy") if id(value) in own]
        assert shared == [], f"after {len(play.answers)} answers"
        changed += len(own)
    assert changed > 10 * ANSWERS
