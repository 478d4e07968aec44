"""Attacks of a guided game: the page picks whom the server says is needed, and the step says the same."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from sztab.kernel.requests import Choice
from sztab.lessons import course
from sztab.lessons.walking import Walk


def attacks(game: str) -> Iterator[tuple[str, set[str], set[str]]]:
    """Of each attack of the guided game: its step, whom the step names, and whom the page picks by itself."""
    taught = course(game)
    assert taught is not None
    assert taught.first_game is not None
    walk = Walk(game, taught.first_game)
    for step in taught.first_game.steps:
        walk.load(step.dice, step.replies)
        walk.settle()
        for n, answer in enumerate(step.do):
            walk.give([answer])
            question = walk.play.question
            if isinstance(question, Choice) and question.prompt == "attackers" and set(answer) == {"hex"}:
                yield step.id, named(step.do[n + 1 :]), picked(walk, answer["hex"])


def named(answers: list[Any]) -> set[str]:
    return {answer["unit"] for answer in answers if isinstance(answer, dict) and answer.keys() == {"unit"}}


def picked(walk: Walk, target: str) -> set[str]:
    game, question = walk.play.game, walk.play.question
    assert isinstance(question, Choice)
    able = [wire["unit"] for option in question.options if "unit" in (wire := game.codec.encode(question, option))]
    return set(game.queries["attackers"](walk.play, {"hex": target, "units": able})["units"])


@pytest.mark.parametrize("game", ["rok-1920", "nest-of-eagles"])
def test_a_step_attacks_with_those_whom_the_page_picks(game: str) -> None:
    found = list(attacks(game))
    assert len(found) >= 3
    for step, units, needed in found:
        assert units == needed, f"{step}: the odds on the map are those of {needed}"
