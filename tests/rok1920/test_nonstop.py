"""Where nobody looks at the state between two activities, units that move one after the other do so in one of them."""

import pytest

from sztab import games
from sztab.bots.bot import random_play_out
from sztab.games.rok1920.game import Rok1920
from sztab.kernel.dice import RandomDice
from sztab.kernel.game import Game
from sztab.kernel.play import Play

pytestmark = pytest.mark.agreement


@pytest.mark.parametrize(
    ("game", "scenario", "options"),
    [
        ("rok-1920", "A", {}),
        ("rok-1920", "D", {}),
        ("nest-of-eagles", "1", {}),
        ("nest-of-eagles", "7", {"players": "three"}),
        ("nest-of-eagles", "8", {}),
    ],
)
def test_the_game_goes_on_as_activity_by_activity(
    game: str, scenario: str, options: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded = games.load(game)
    plays = [Play.begin(loaded, scenario, options, memory=False) for _ in range(2)]
    random_play_out(plays[0], RandomDice(3))
    monkeypatch.setattr(Rok1920, "activities", Game.activities)
    random_play_out(plays[1], RandomDice(3))
    assert plays[0].answers == plays[1].answers
    assert plays[0].seats == plays[1].seats
    assert plays[0].state == plays[1].state
