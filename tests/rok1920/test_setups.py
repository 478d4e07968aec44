"""Set-ups are compared with the index of the cards, not with the box that they are read from."""

import pytest
from tests.rok1920.index_setups import expected

from sztab import games
from sztab.games.rok1920.game import Rok1920
from sztab.games.rok1920.scenarios.setup import hex_of

GAME = "rok-1920"


@pytest.mark.parametrize(
    "scenario",
    [
        pytest.param("D", marks=pytest.mark.rule(GAME, "D")),
        pytest.param("E", marks=pytest.mark.rule(GAME, "E")),
        pytest.param("F", marks=pytest.mark.rule(GAME, "F")),
        pytest.param("G", marks=pytest.mark.rule(GAME, "G")),
        pytest.param("H", marks=pytest.mark.rule(GAME, "H")),
    ],
)
def test_every_unit_starts_where_the_index_puts_it(scenario: str) -> None:
    game = games.load(GAME)
    state = game.start(scenario, game.scenario(scenario).settle({}))
    assert isinstance(game, Rok1920)
    war = game.war(state)
    wanted = {unit: (hex_of(war.board, place), level) for unit, (place, level) in expected(scenario).items()}
    standing = {war.roster.ids[unit]: (h, state.level[unit]) for h, stack in state.stacks.items() for unit in stack}
    assert standing == wanted
