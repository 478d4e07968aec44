"""The suite for games of three: random play to the end, copies, undo, refusals, leaks, records, words, threads."""

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from threading import Barrier
from typing import Any

import pytest
from msgspec import structs

from sztab.bots import make
from sztab.bots.bot import play_out
from sztab.games.rok1920.eagles.book import PLAYERS, THREE
from sztab.games.rok1920.eagles.game import NestOfEagles
from sztab.games.rok1920.eagles.game import make as opened
from sztab.games.rok1920.eagles.three_players import SEATS
from sztab.kernel.dice import RandomDice
from sztab.kernel.game import Scenario
from sztab.kernel.play import Play
from tests.conformance import suite
from tests.conformance.test_threads import hasty_switching as hasty_switching
from tests.conformance.test_threads import told
from tests.eagles.kit import game

EVERY = 400


class OfThree(NestOfEagles):
    """The scenarios that three can play, with three players unless two are chosen."""

    def scenarios(self) -> Mapping[str, Scenario]:
        return {id: _of_three(card) for id, card in super().scenarios().items() if card.seatings}


def _of_three(card: Scenario) -> Scenario:
    options = tuple(
        structs.replace(option, default=THREE, unsaid=False) if option.id == PLAYERS else option
        for option in card.options
    )
    return structs.replace(card, options=options, seats=card.seats_for({PLAYERS: THREE}))


def new() -> NestOfEagles:
    made = opened(game().box)
    made.__class__ = OfThree
    return made


@cache
def three() -> NestOfEagles:
    return new()


SCENARIOS = ("3", "4", "5", "6", "7", "9")
each_scenario = pytest.mark.parametrize("scenario", SCENARIOS)
short_ones = pytest.mark.parametrize("scenario", ["4", "7"])


def test_there_are_three_seats() -> None:
    assert tuple(three().scenarios()) == SCENARIOS
    assert {card.seats_for(card.settle({})) for card in three().scenarios().values()} == {SEATS}


@each_scenario
def test_random_play_ends(scenario: str) -> None:
    suite.check_ends(three(), scenario, 1)


@short_ones
def test_positions_survive_json_and_copies_go_on_alike(scenario: str) -> None:
    suite.check_json(three(), scenario, 3, EVERY)
    suite.check_copies(three(), scenario, 4, EVERY * 3)


@short_ones
def test_undo_and_again_forward_is_the_same(scenario: str) -> None:
    suite.check_undo(three(), scenario, 5, EVERY)


@short_ones
def test_what_is_not_offered_is_refused_with_a_reason(scenario: str) -> None:
    suite.check_refusals(three(), scenario, 6, EVERY)


@each_scenario
def test_views_do_not_leak_to_any_of_three_seats(scenario: str) -> None:
    suite.check_secrets(three(), scenario, 7, EVERY)


@short_ones
def test_a_record_verifies_and_replays(scenario: str) -> None:
    suite.check_record(three(), scenario, 8)


@short_ones
def test_everything_has_words(scenario: str) -> None:
    suite.check_words(three(), scenario, 9, EVERY)


@short_ones
def test_bots_think_of_legal_answers(scenario: str) -> None:
    suite.check_judgement(three(), scenario, 10, EVERY)


@pytest.mark.usefixtures("hasty_switching")
@pytest.mark.parametrize("scenario", ["7"])
def test_plays_in_threads_equal_plays_alone(scenario: str) -> None:
    expected = [told(new(), scenario, seed) for seed in range(2)]
    shared, start = new(), Barrier(2)

    def play(seed: int) -> str:
        start.wait()
        return told(shared, scenario, seed)

    with ThreadPoolExecutor(2) as pool:
        assert list(pool.map(play, range(2))) == expected


@pytest.mark.long
@pytest.mark.timeout(0)
@each_scenario
def test_two_hundred_random_games(scenario: str) -> None:
    for seed in range(200):
        suite.check_ends(three(), scenario, 1000 + seed)


@pytest.mark.long
@pytest.mark.timeout(0)
@each_scenario
def test_fifty_greedy_games(scenario: str) -> None:
    for seed in range(50):
        play: Play[Any] = Play.begin(three(), scenario)
        play_out(play, {seat: make("greedy", f"{seed}{seat}") for seat in SEATS}, RandomDice(seed))
        three().check(play.state)
        assert play.outcome is not None
