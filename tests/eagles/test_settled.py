"""What is looked for among a few units, or only after something has changed, is the same when all is asked."""

import pytest

from sztab import games
from sztab.bots.bot import random_play_out
from sztab.games.rok1920 import game as common_game
from sztab.games.rok1920.eagles import fare_bounds, supply
from sztab.games.rok1920.eagles import game as eagles_game
from sztab.games.rok1920.eagles.railway import tracks_of
from sztab.games.rok1920.logistics.supply import SupplyFacts
from sztab.games.rok1920.state import State
from sztab.games.rok1920.turn import sequence
from sztab.games.rok1920.units.counters import SIDES
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set
from sztab.kernel.dice import RandomDice
from sztab.kernel.game import Game
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice, Steps


@pytest.mark.parametrize(("scenario", "options"), [("9", {}), ("4", {}), ("7", {"hiding": "both"})])
def test_nothing_is_pending_while_a_state_is_settled(
    scenario: str, options: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    settled = 0

    def next_activity(war: War, state: State) -> Steps[None]:
        nonlocal settled
        if state.settled:
            settled += 1
            assert not any(pending(war, state) for pending in war.pending if pending not in war.pending_at_any_time)
        return sequence.next_activity(war, state)

    for module in (common_game, eagles_game):
        monkeypatch.setattr(module, "next_activity", next_activity)
    monkeypatch.setattr(eagles_game.NestOfEagles, "activities", Game.activities)
    random_play_out(Play.begin(games.load("nest-of-eagles"), scenario, options, memory=False), RandomDice(5))
    assert settled > 20


def test_who_is_not_supplied() -> None:
    """15: among all units of a side, those of other nations and those that a position speaks of."""
    game = games.load("nest-of-eagles")
    assert isinstance(game, common_game.Rok1920)
    play, dice = Play.begin(game, "9", memory=False), RandomDice(2)
    while len(play.answers) < 2500:
        question = play.question
        assert question is not None
        if isinstance(question, Choice):
            play.answer_index(dice.below(len(question.options)))
        else:
            play.answer(dice.settle(question))
    war, state = game.war(play.state), play.state
    on_board = [unit for unit, h in enumerate(state.at) if h >= 0]
    for facts in (0, bit_set(on_board[::7])):
        state.change(SupplyFacts, unsupplied=facts)
        for side in SIDES:
            own = [unit for unit in on_board if war.roster.side[unit] == side]
            assert supply.unsupplied(war, state, side) == [u for u in own if not supply.is_supplied(war, state, u)]
    assert supply.unsupplied(war, state, 0)


def test_how_far_the_railway_is() -> None:
    game = games.load("nest-of-eagles")
    assert isinstance(game, common_game.Rok1920)
    war = game.war(Play.begin(game, "9", memory=False).state)
    tracks = tracks_of(war)
    for goal in range(0, war.board.size, 50):
        counted = fare_bounds.hexes_to(war, goal)
        assert counted[goal] == 0
        for h, around in tracks.items():
            if h != goal:
                nearest = min([counted[there] for there, _ in around], default=fare_bounds.UNREACHED)
                assert counted[h] == min(nearest + 1, fare_bounds.UNREACHED)
