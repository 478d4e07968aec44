"""Networks that foretell who wins: they know what helps whom, and leave the field where they know nothing."""

import builtins
from typing import Any

import pytest

from sztab import games
from sztab.bots.foretelling import foretold
from sztab.bots.winning import Scale, odds, probability
from sztab.games.rok1920.units.positions import derive as derive_units
from sztab.games.west.state import derive as derive_pieces
from sztab.kernel import networks
from sztab.kernel.dice import RandomDice
from sztab.kernel.game import Game
from sztab.kernel.play import Play
from sztab.kernel.portrait import Portrayed
from sztab.kernel.requests import Choice
from sztab.lab.playing import opened as the_game

TAUGHT = {"how-the-west-was-saved": "campaign", "nest-of-eagles": "1", "raclawice-1794": "battle", "rok-1920": "A"}


def later(game: Any, scenario: str, answers: int) -> Any:
    """A position of a random game."""
    play, dice = Play.begin(game, scenario), RandomDice(5)
    for _ in range(answers):
        assert play.question is not None
        play.answer(dice.settle(play.question) if not isinstance(play.question, Choice) else play.question.options[0])
    return play.state


@pytest.mark.parametrize("name", TAUGHT)
def test_a_network_is_small_and_foretells_a_chance(name: str) -> None:
    game: Game[Any] = the_game(name, "")
    assert isinstance(game, Portrayed)
    assert game.foretelling.stat().st_size < 1_000_000
    state = game.start(TAUGHT[name], game.scenario(TAUGHT[name]).settle({}))
    told = foretold(game, state)
    assert told is not None
    assert 0.05 < told < 0.95
    scale = Scale(game, TAUGHT[name])
    assert scale.facts(state).network == odds(told)
    assert scale.facts(state, asks=False).network is None
    assert sum(scale.chances(state).values()) == pytest.approx(1)


@pytest.mark.parametrize("game", games.CATALOGUE)
def test_portraits_keep_to_their_size(game: str) -> None:
    opened: Game[Any] = the_game(game, "")
    if not isinstance(opened, Portrayed):
        assert game == "bitwa-warszawska"
        return
    cells, facts = opened.portrait_size()
    for scenario in list(opened.scenarios())[:2]:
        drawn = opened.portrait(later(opened, scenario, 30))
        assert drawn is not None
        assert len(drawn.cells) == len(drawn.weights)
        assert all(0 <= cell < cells for cell in drawn.cells)
        assert len(drawn.facts) == facts


def test_who_loses_his_army_is_likely_to_lose() -> None:
    """Of every game with a network: without half of its troops a side has less of a chance."""
    west: Any = the_game("how-the-west-was-saved", "")
    state = west.start("campaign", {})
    poles = [piece for piece in range(len(state.at)) if west.ed.of_side[0] & west.ed.combat & 1 << piece]
    reduced = west.start("campaign", {})
    for piece in [piece for piece in poles if reduced.at[piece] >= 0][::2]:
        reduced.at[piece] = -2
    derive_pieces(west.ed, reduced)
    assert (foretold(west, reduced) or 1.0) < (foretold(west, state) or 0.0)
    for edition, scenario in (("rok-1920", "A"), ("nest-of-eagles", "1")):
        game: Any = the_game(edition, "")
        state = game.start(scenario, game.scenario(scenario).settle({}))
        reduced = state.copy()
        war = game.war(state)
        for unit in [unit for unit in war.roster.of_side[0] if reduced.at[unit] >= 0][::2]:
            reduced.at[unit] = -2
        derive_units(war, reduced)
        assert (foretold(game, reduced) or 1.0) < (foretold(game, state) or 0.0), edition


def test_on_a_drawn_map_nothing_is_foretold() -> None:
    rok = the_game("rok-1920", "")
    position = {"map": {"size": "9x9"}, "chapters": 12, "units": "pl: 16DP@0303 / su: 58DS@0403"}
    drawn = rok.drawn(position)
    assert foretold(drawn, drawn.place(position)) is None


def test_nothing_is_foretold_of_a_scenario_that_was_not_learned_from() -> None:
    rok = the_game("rok-1920", "")
    assert foretold(rok, rok.start("campaign", rok.scenario("campaign").settle({}))) is None


def test_without_onnxruntime_leads_decide(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def importing(name: str, *args: Any, **more: Any) -> Any:
        if name == "onnxruntime":
            raise ImportError(name)
        return real(name, *args, **more)

    monkeypatch.setattr(builtins, "__import__", importing)
    networks.session.cache_clear()
    try:
        game = the_game("rok-1920", "")
        state = game.start("A", game.scenario("A").settle({}))
        assert foretold(game, state) is None
        scale = Scale(game, "A")
        assert scale.chances(state)[scale.seats[0]] == probability(scale.lean(state))
    finally:
        networks.session.cache_clear()
