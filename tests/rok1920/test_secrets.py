"""27.4: where a secret concentration goes nobody learns but its owner: not at once, and not while the play goes on."""

from collections.abc import Iterator
from functools import cache

import pytest

from sztab import games
from sztab.games.rok1920.chapter_events import Arrived, Concentrated
from sztab.games.rok1920.first.game import make
from sztab.games.rok1920.game import Rok1920
from sztab.games.rok1920.state import State
from sztab.kernel.box import Box
from sztab.kernel.dice import RandomDice
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice, Steps
from sztab.kernel.secrecy import redealt, walk_together

STEPS = 12


class Telltale(Rok1920):
    """A game that tells everybody the place as soon as somebody leaves for it."""

    def next_activity(self, state: State) -> Steps[None]:
        yield from super().next_activity(state)
        told = [event for event in state.events if isinstance(event, Concentrated)]
        if told:
            place = self.map.numbers[max(state.secret)]
            state.events.append(Arrived(unit=told[0].unit, hex=place, rule=told[0].rule))


@cache
def honest() -> Rok1920:
    return make(Box(games.entry("rok-1920").box_folder))


@cache
def telltale() -> Rok1920:
    game = honest()
    return Telltale(game.box, game.values, game.roster)


def concentrating(game: Rok1920, scenario: str, seed: int, moments: int) -> Iterator[Play[State]]:
    """Moments of a random game at which somebody's units are on their way."""
    play, dice = Play.begin(game, scenario), RandomDice(seed)
    while (question := play.question) is not None and moments:
        if max(play.state.secret) >= 0 and len(play.answers) % 3 == 0:
            moments -= 1
            yield play
        if isinstance(question, Choice):
            play.answer_index(dice.below(len(question.options)))
        else:
            play.answer(dice.settle(question))


def leaks(game: Rok1920, scenario: str, seed: int) -> tuple[list[str], int]:
    """What tells two deals apart, and how many of them really were two."""
    found, deals, dice = list[str](), 0, RandomDice(seed)
    for play in concentrating(game, scenario, seed, 12):
        for seat in ("pl", "su", None):
            twin = redealt(play, seat, dice)
            deals += twin.state.secret != play.state.secret
            found += walk_together(play.copy(), twin, seat, dice, STEPS)
    return found, deals


@pytest.mark.rule("rok-1920", "27.4")
@pytest.mark.parametrize("scenario", ["C", "D", "G", "campaign"])
def test_nothing_is_learnt_of_a_concentration_on_the_way(scenario: str) -> None:
    found, deals = leaks(honest(), scenario, 1)
    assert found == []
    assert deals > 5, "the place was another one, and nobody could tell"


def test_a_planted_leak_is_caught() -> None:
    assert any("events" in leak for seed in range(3) for leak in leaks(telltale(), "C", seed)[0])
