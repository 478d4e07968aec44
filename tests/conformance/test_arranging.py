"""Boards arranged by hand: to put all where it stands changes nothing; a piece taken off and put back is there."""

from typing import Any

import pytest

from sztab import games
from sztab.kernel.arranging import Put, check_puts
from sztab.kernel.dice import RandomDice
from sztab.kernel.errors import SztabError
from sztab.kernel.game import Game
from sztab.kernel.play import Play
from tests.conformance.suite import step

SEEDS = range(3)


def played(game: Game[Any], seed: int) -> Play[Any]:
    """A position somewhere in a game, by chance."""
    dice = RandomDice(seed)
    scenario = list(game.scenarios())[seed % len(game.scenarios())]
    play: Play[Any] = Play.begin(game, scenario)
    for _ in range(30 + 50 * seed):
        if play.question is None:
            break
        step(play, dice)
    return play


def arranged(game: Game[Any], state: Any, puts: list[Put], settings: dict[str, Any]) -> Any:
    twin = state.copy()
    check_puts(puts, game.arrangement(twin))
    game.arrange(twin, puts, settings)
    twin.outcome, twin.events = None, []
    game.check(twin)
    play: Play[Any] = Play(game, game.load(game.dump(twin)))
    assert play.question is not None or play.outcome is not None
    for seat in (None, *next(iter(game.scenarios().values())).seats):
        game.view(play.state, seat)
    return twin


@pytest.mark.parametrize("game_id", games.CATALOGUE)
@pytest.mark.parametrize("seed", SEEDS)
def test_what_stands_is_put_where_it_stands(game_id: str, seed: int) -> None:
    game = games.load(game_id)
    state = played(game, seed).quiet_state()
    before = game.arrangement(state)
    standing = [p for p in before.pieces if p.place is not None and p.place in before.places[p.kind]]
    assert len(standing) > 5
    twin = arranged(game, state, [Put(p.id, p.place, {}) for p in standing], {})
    after = {p.id: (p.place, p.kind) for p in game.arrangement(twin).pieces}
    assert all(after[p.id] == (p.place, p.kind) for p in standing)


@pytest.mark.parametrize("game_id", games.CATALOGUE)
def test_nothing_that_can_be_chosen_is_offered_twice(game_id: str) -> None:
    game = games.load(game_id)
    for scenario in game.scenarios():
        found = game.arrangement(Play.begin(game, scenario).quiet_state())
        knobs = {name: knob.values for name, knob in found.settings.items()}
        offered = {**knobs, **found.places, "pieces": [piece.id for piece in found.pieces]}
        for name, values in offered.items():
            told = [str(value) for value in values]
            assert len(told) == len(set(told)), f"{scenario}: {name}"


@pytest.mark.parametrize("game_id", games.CATALOGUE)
@pytest.mark.parametrize("seed", SEEDS)
def test_any_piece_is_taken_off_and_put_back(game_id: str, seed: int) -> None:
    game, dice = games.load(game_id), RandomDice(seed)
    state = played(game, seed).quiet_state()
    before = game.arrangement(state)
    standing = [p for p in before.pieces if p.place is not None and p.place in before.places[p.kind]]
    for _ in range(12):
        piece = standing[dice.below(len(standing))]
        without = arranged(game, state, [Put(piece.id, None)], {})
        off = next(p for p in game.arrangement(without).pieces if p.id == piece.id)
        assert off.place in (None, "box")
        back = arranged(game, without, [Put(piece.id, piece.place, piece.fields if piece.kind != "army" else {})], {})
        assert next(p.place for p in game.arrangement(back).pieces if p.id == piece.id) == piece.place


@pytest.mark.parametrize("game_id", games.CATALOGUE)
def test_every_setting_can_be_set(game_id: str) -> None:
    """To any of its values, or it is refused with a reason; what is then asked is asked."""
    game = games.load(game_id)
    done = refused = 0
    for seed in SEEDS:
        state = played(game, seed).quiet_state()
        for name, knob in game.arrangement(state).settings.items():
            for value in knob.values[:: max(1, len(knob.values) // 6)]:
                try:
                    twin = arranged(game, state, [], {name: value})
                except SztabError:
                    refused += 1
                    continue
                done += 1
                if name not in ("phase", "active", "first", "score", "attacks", "held"):
                    assert game.arrangement(twin).settings[name].now == value
    assert done > 5 * max(refused, 1)
