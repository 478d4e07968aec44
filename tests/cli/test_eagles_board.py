"""Nest of Eagles in the terminal: what lies beside the map, and hidden units as markers."""

import io

import pytest
from rich.console import Console

from sztab.cli.boards import rok1920
from sztab.cli.telling import Teller
from sztab.games import load
from sztab.games.rok1920.eagles.options import hidden_units
from sztab.games.rok1920.game import Rok1920
from sztab.games.rok1920.units.counters import PL
from sztab.words import words


@pytest.fixture(scope="module")
def game() -> Rok1920:
    found = load("nest-of-eagles")
    assert isinstance(found, Rok1920)
    return found


def drawn(game: Rok1920, seat: str) -> str:
    """The campaign with hiding as a seat sees it: 12 DP stands under a Polish Patrol."""
    state = game.start("9", game.scenario("9").settle({"hiding": "both", "priorities": "yes"}))
    hidden_units.lay(state, PL, "p1", 1 << game.roster.number["pl-12dp"])
    console = Console(file=io.StringIO(), width=400)
    console.print(rok1920.draw(game, game.view(state, seat), Teller(game, words("en"))))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_boxes_operations_and_markers_stand_below_the_map(game: Rok1920) -> None:
    told = drawn(game, "pl")
    assert "Reserves and allies: 1 RBP" in told
    assert "Ukrainian theatre: pause" in told
    assert "30.V: by the end of this turn the Poles must have taken Kiev" in told


def test_a_hidden_unit_is_named_to_its_owner_alone(game: Rok1920) -> None:
    own, foe = drawn(game, "pl"), drawn(game, "su")
    for name in ("12DP", "12 DP"):
        assert name in own
        assert name not in foe
    assert "[?]" not in own
    assert "[?]" in foe
