"""Whatever else than marching and attacking a player may do, it says by which rule it may not be done now."""

import pytest

from sztab.games.rok1920.game import Rok1920
from sztab.games.rok1920.war import War
from tests.eagles import kit as eagles
from tests.rok1920 import kit as first


def war_of(game: Rok1920, id: str) -> War:
    """With every option that has one more value, the last one."""
    card = game.scenario(id)
    chosen = {o.id: o.values[-1] for o in card.options if o.id not in ("players", "alternative-arrivals")}
    return game.war(game.start(id, card.settle(chosen)))


@pytest.mark.parametrize("game", [eagles.game(), first.game()], ids=lambda game: game.id)
def test_every_deed_has_its_refusal(game: Rok1920) -> None:
    for id in game.scenarios():
        war = war_of(game, id)
        for action in (*war.actions, *war.attack_actions, *war.replacement_deeds):
            assert action.refusal is not None, (id, action.tag)
