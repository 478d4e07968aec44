"""Nest of Eagles in the terminal: what lies beside the map, and hidden units as markers."""

import io

import pytest
from rich.console import Console, RenderableType

from sztab.cli.boards import draw_board, rok1920
from sztab.cli.telling import Teller
from sztab.games import load
from sztab.games.rok1920.eagles.options import hidden_units
from sztab.games.rok1920.eagles.options.event_markers import EventMarkers
from sztab.games.rok1920.eagles.options.priorities import Priorities
from sztab.games.rok1920.game import Rok1920
from sztab.games.rok1920.units.counters import PL
from sztab.kernel.play import Play
from sztab.words import words


@pytest.fixture(scope="module")
def game() -> Rok1920:
    found = load("nest-of-eagles")
    assert isinstance(found, Rok1920)
    return found


def drawn(game: Rok1920, seat: str, language: str = "en") -> str:
    """The campaign with all options as a seat sees it: 12 DP stands under a Polish Patrol, the Poles have chosen a
    priority, hold one political event and have played another."""
    options = {"hiding": "both", "priorities": "yes", "moral-surge": "yes"}
    state = game.start("9", game.scenario("9").settle(options))
    hidden_units.lay(state, PL, "p1", 1 << game.roster.number["pl-12dp"])
    state.change(Priorities, picks=(1, 0))
    state.change(EventMarkers, hands=(0b1, 0), used=(0b100, 0))
    return printed(rok1920.draw(game, game.view(state, seat), Teller(game, words(language))))


def printed(board: RenderableType) -> str:
    console = Console(file=io.StringIO(), width=400)
    console.print(board)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_boxes_operations_and_markers_stand_below_the_map(game: Rok1920) -> None:
    told = drawn(game, "pl")
    assert "Reserves and allies: 1 RBP" in told
    assert "Ukrainian theatre: pause" in told
    assert "30.V: by the end of this turn the Poles must have taken Kijów" in told


def test_a_hidden_unit_is_named_to_its_owner_alone(game: Rok1920) -> None:
    own, foe = drawn(game, "pl"), drawn(game, "su")
    for name in ("12DP", "12 DP"):
        assert name in own
        assert name not in foe
    assert "[?]" not in own
    assert "[?]" in foe


def test_politics_are_open_to_their_side_alone(game: Rok1920) -> None:
    own, foe, polish = drawn(game, "pl"), drawn(game, "su"), drawn(game, "pl", "pl")
    assert "Events: the Poles: “Romania helps Ukraine” (8 in the pool)" in own
    assert "Events: the Poles: ? (8 in the pool)" in foe
    for told in (own, foe):
        assert "Played: “" in told
        assert "Events: the Bolsheviks: – (10 in the pool)" in told
    assert "Priority: the Poles: the Silesian Uprising (chosen in secret)" in own
    assert "Priority: the Poles: ? (chosen in secret)" in foe
    assert "Priorytet: Polacy: powstanie śląskie (wybrany w tajemnicy)" in polish


def test_victory_points_and_who_leads_stand_over_the_map(game: Rok1920) -> None:
    play = Play(game, game.start("1", game.scenario("1").settle({})))
    told = printed(draw_board(game, game.view(play.state, "pl"), Teller(game, words("en")), play))
    standing = game.queries["standing"](play, {})
    assert standing["reason"] == "points"
    assert f"the Poles {standing['score']['pl']} : the Bolsheviks {standing['score']['su']}" in told
    assert f"[{standing['rule']}]" in told
