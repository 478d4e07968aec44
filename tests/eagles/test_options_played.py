"""23: games with the optional rules: every legal combination is played, everything has words, nothing leaks."""

from collections.abc import Iterator
from typing import Any

import pytest

from sztab.bots import make
from sztab.bots.bot import play_out, random_play_out
from sztab.kernel.dice import RandomDice
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice
from sztab.kernel.secrecy import redealt
from tests.conformance import suite
from tests.eagles.kit import game

GAME = "nest-of-eagles"

A_WHILE = 20
"""So many answers of each combination are played in the common run; the whole games belong to the long one."""


def combinations() -> Iterator[Any]:
    for id, card in game().scenarios().items():
        for number, options in enumerate(card.choices()):
            chosen = {o.id: options[o.id] for o in card.options if options.get(o.id, o.default) != o.default}
            yield pytest.param(id, chosen, number, id=f"{id}-{'-'.join(chosen) or 'plain'}-{number}")


@pytest.mark.rule(GAME, "23")
@pytest.mark.parametrize("scenario", list(game().scenarios()))
def test_every_combination_of_options_is_played_for_a_while(scenario: str) -> None:
    for seed, options in enumerate(game().scenario(scenario).choices()):
        play, dice = Play.begin(game(), scenario, options, memory=False), RandomDice(seed)
        for _ in range(A_WHILE):
            if play.question is None:
                break
            suite.step(play, dice)
        game().check(play.state)


@pytest.mark.long
@pytest.mark.timeout(0)
@pytest.mark.parametrize(("scenario", "options", "seed"), list(combinations()))
def test_every_combination_of_options_is_played_to_the_end(scenario: str, options: dict[str, str], seed: int) -> None:
    play = Play.begin(game(), scenario, options, memory=False)
    random_play_out(play, RandomDice(seed))
    game().check(play.state)
    assert play.outcome is not None


LEAKS = [
    ("1", {"hiding": "both"}, 1, 120),
    ("7", {"hiding": "both"}, 3, 300),
    ("2", {"hiding": "patrols"}, 4, 700),
    ("8", {"hiding": "both", "forced-march": "yes"}, 73004, 200),
    ("9", {"moral-surge": "yes", "alternative-arrivals": "yes"}, 5, 2000),
]


@pytest.mark.rule(GAME, "23.1", "23.1.2/d", "23.3/a", "23.4")
@pytest.mark.parametrize(("scenario", "options", "seed", "every"), LEAKS)
def test_other_deals_cannot_be_told_from_the_true_one(
    scenario: str, options: dict[str, str], seed: int, every: int
) -> None:
    suite.check_secrets(game(), scenario, seed, every, options)


@pytest.mark.rule(GAME, "23.1")
def test_a_deal_really_moves_hidden_units() -> None:
    play, dice = Play.begin(game(), "7", {"hiding": "both"}), RandomDice(2)
    for _ in range(60):
        suite.step(play, dice)
    assert isinstance(play.question, Choice)
    for seat in ("pl", "su", None):
        dealt = {tuple(redealt(play, seat, dice).state.at) for _ in range(12)}
        assert len(dealt) > 1, seat


@pytest.mark.parametrize(("scenario", "options", "seed", "every"), LEAKS)
def test_everything_in_them_has_words(scenario: str, options: dict[str, str], seed: int, every: int) -> None:
    suite.check_words(game(), scenario, seed, every, options)


def test_bots_that_think_play_with_hidden_units() -> None:
    play = Play.begin(game(), "1", {"hiding": "both"})
    play_out(play, {seat: make("greedy", seat) for seat in ("pl", "su")}, RandomDice(1))
    assert play.outcome is not None
    for seat in ("pl", "su"):
        assert isinstance(game().evaluate(game().view(play.state, seat), seat), float)
