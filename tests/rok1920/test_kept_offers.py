"""What a movement phase offers besides marches is the same, kept from answer to answer or asked anew."""

import pytest

from sztab import games
from sztab.bots.bot import random_play_out
from sztab.games.rok1920.moving import kept_offers, movement_phase
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import Side
from sztab.games.rok1920.war import War
from sztab.kernel.dice import RandomDice
from sztab.kernel.play import Play
from sztab.kernel.requests import Answer, Choice

SCENARIOS = [
    *(("rok-1920", scenario) for scenario in ("A", "C", "F", "G", "H", "campaign")),
    *(("nest-of-eagles", scenario) for scenario in ("1", "3", "7", "8", "9")),
]


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_offers_are_kept_only_as_long_as_they_hold(game: str, scenario: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = 0

    def both(war: War, state: State, side: Side) -> tuple[list[Answer], bool]:
        nonlocal kept
        kept += state.offers is not None
        found = kept_offers.other_offers(war, state, side)
        now = state.offers
        state.offers = None
        assert found == kept_offers.other_offers(war, state, side)
        state.offers = now
        return found

    monkeypatch.setattr(movement_phase, "other_offers", both)
    for seed in range(2 if scenario in ("1", "7", "8", "A", "G", "H") else 1):
        random_play_out(Play.begin(games.load(game), scenario, memory=False), RandomDice(300 + seed))
    assert kept > 20


def test_a_copy_asks_anew() -> None:
    game = games.load("rok-1920")
    play, dice = Play.begin(game, "C"), RandomDice(3)
    while play.state.offers is None:
        question = play.question
        assert question is not None
        if isinstance(question, Choice):
            play.answer_index(dice.below(len(question.options)))
        else:
            play.answer(dice.settle(question))
    assert play.state.copy().offers is None
