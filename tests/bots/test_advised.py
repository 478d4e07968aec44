"""The network of Racławice: it hears the officer, is told what holds of a position, and without it he answers."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest

from sztab.bots import make
from sztab.bots.advised import Advised, AdvisedBot
from sztab.bots.bot import Glimpse, Reply, ask
from sztab.bots.uniform import UniformBot
from sztab.games import load
from sztab.games.raclawice.bot.learned import network, numbering
from sztab.kernel.dice import RandomDice
from sztab.kernel.play import Play
from sztab.kernel.requests import Answer, Choice

GAME = "raclawice-1794"
MOST = 150
"""Choices of a game that are looked at."""


def asked(seed: int, most: int = MOST, scenario: str = "battery") -> Iterator[tuple[Play[Any], Choice, int, bytes]]:
    """Choices of a game, with the officer's answer and plan; one answer in twenty is any."""
    game, dice = load(GAME), RandomDice(seed)
    play = Play.begin(game, scenario)
    officers = {seat: make("officer", seed) for seat in ("pl", "ru")}
    plans: dict[str, bytes] = {}
    while (question := play.question) is not None and most:
        if not isinstance(question, Choice):
            play.answer(dice.settle(question))
            continue
        reply = ask(officers[question.seat], Glimpse(play, question.seat), plans.get(question.seat, b""))
        plans[question.seat] = reply.plan
        first = question.options.index(reply.answer)
        if len(question.options) > 1:
            most -= 1
            yield play, question, first, reply.plan
        play.answer_index(dice.below(len(question.options)) if dice.below(20) == 0 else first)


def test_features_have_their_numbers_and_the_officers_answer_is_among_them() -> None:
    game: Any = load(GAME)
    prompts, positions, answers = set(), set(), set()
    for play, question, first, plan in chain(asked(3, 4 * MOST), asked(4, 4 * MOST)):
        seen = game.eyes.see(play.state, question, first, plan)
        prompts.add(question.prompt)
        assert len(seen.position) <= numbering.MOST_OF_VIEW
        assert all(0 <= number < numbering.VIEW_SIZE for number in seen.position)
        assert first in seen.which
        assert len(seen.which) == len(seen.answers) == len(set(seen.which))
        for index, row in zip(seen.which, seen.answers):
            assert len(row) <= numbering.MOST_OF_ANSWER
            assert all(0 <= number < numbering.ANSWER_SIZE for number in row)
            assert (numbering.A["hint"] in row) is (index == first)
            answers |= set(row)
        positions |= set(seen.position)
    assert {"act", "step", "shot", "group", "withdraw"} <= prompts
    assert len(positions) > 400, "much of what can be seen is seen in a game"
    assert len(answers) > 400
    assert any(numbering.A["gain"] <= number < numbering.A["attack"] for number in answers), "the officer's plans count"
    assert any(numbering.A["edge"] <= number < numbering.A["brings"] for number in answers), "and so do odds"


def test_answers_that_differ_have_other_features() -> None:
    game: Any = load(GAME)
    for play, question, first, plan in asked(5):
        seen = game.eyes.see(play.state, question, first, plan)
        assert len({tuple(row) for row in seen.answers}) == len(seen.answers), question.prompt


def test_all_that_takes_part_has_a_number_of_its_own() -> None:
    game: Any = load(GAME)
    numbers = numbering.Numbering(game.ed)
    assert numbers.fits
    assert len(set(numbers.slot.values())) == numbering.UNITS
    assert {numbers.type_of[unit] for unit in numbers.units} | set(numbers.leader_type.values()) == set(
        range(numbering.TYPES)
    )
    cells = [cell for cell in numbers.cell if cell != numbering.CELLS - 1]
    assert len(cells) == len(set(cells)) == numbering.CELLS - 1


def test_in_the_battle_it_has_nothing_to_say() -> None:
    game: Any = load(GAME)
    play, question, first, plan = next(asked(1, 1, "battle"))
    assert game.second_opinion(play.state, question, first, plan) is None


def test_without_a_network_the_officer_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "taught", lambda: None)
    for play, question, first, plan in asked(2, 20):
        reply = AdvisedBot(make("officer", 2), 2).reply(Glimpse(play, question.seat), plan)
        assert reply.answer == question.options[first]


class Said:
    """An adviser who says one thing."""

    def __init__(self, said: Reply) -> None:
        self._said = said

    def answer(self, glimpse: Glimpse[Any]) -> Answer:
        return self._said.answer

    def reply(self, glimpse: Glimpse[Any], plan: bytes) -> Reply:
        return self._said


class Contrary:
    """A network that likes the last answer best."""

    def run(self, names: None, given: dict[str, Any]) -> tuple[list[float], list[float]]:
        assert given["view"].shape == (1, numbering.MOST_OF_VIEW)
        return [float(number) for number in range(len(given["asked"]))], [0.5]


def test_the_network_is_followed_where_it_knows_better_and_the_plan_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "taught", lambda: Contrary())
    game: Any = load(GAME)
    assert isinstance(load(GAME), Advised)
    otherwise = 0
    for play, question, first, plan in asked(4, 40):
        last = game.eyes.see(play.state, question, first, plan).which[-1]
        adviser = Said(Reply(question.options[first], plan))
        reply = AdvisedBot(adviser, 1).reply(Glimpse(play, question.seat), b"")
        assert reply == Reply(question.options[last], plan)
        otherwise += last != first
    assert otherwise > 10


def test_a_game_without_a_network_is_played_by_the_adviser() -> None:
    play = Play.begin(load("bitwa-warszawska"), "olympiad")
    dice = RandomDice(1)
    while not isinstance(question := play.question, Choice):
        assert question is not None
        play.answer(dice.settle(question))
    reply = AdvisedBot(UniformBot(1)).reply(Glimpse(play, question.seat), b"")
    assert reply.answer in question.options
