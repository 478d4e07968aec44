"""3.4.3: an armoured train stops in a place of the enemy, whichever way its player takes."""

import pytest

from sztab.games.rok1920.events import Moved
from sztab.games.rok1920.forces.support import is_train
from sztab.kernel.dice import RandomDice
from sztab.kernel.play import Play
from tests.conformance import suite
from tests.eagles.kit import game


@pytest.mark.parametrize(("scenario", "seed"), [("7", 0), ("9", 1), ("4", 2)])
def test_no_train_passes_a_place_of_the_enemy(scenario: str, seed: int) -> None:
    """Also where it is led through other places on its way (a way that was found without the stops broke play off)."""
    play, dice = Play.begin(game(), scenario), RandomDice(seed)
    war = game().war(play.state)
    rides = 0
    for _ in range(1400):
        if play.question is None:
            break
        held = list(play.state.held)
        suite.step(play, dice)
        for event in play.events:
            unit = war.roster.ids.index(event.unit) if isinstance(event, Moved) else -1
            if isinstance(event, Moved) and is_train(war, unit):
                rides += 1
                hostile = held[1 - war.roster.side[unit]] & war.board.localities
                way = [war.board.map.numbers.index(number) for number in event.path[:-1]]
                assert not any(hostile >> h & 1 for h in way), event
    assert rides
