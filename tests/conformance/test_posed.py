"""A position told in the words of situations is the position: what stands on the board and what is set are the same
again."""

from collections import Counter
from typing import Any

import pytest
import yaml

from sztab import games
from sztab.kernel.arranging import Arrangement
from tests.conformance.test_arranging import played

ALIKE = "blank"
"""Counters without a name: which of them stands where is no part of a position."""


@pytest.mark.parametrize("game_id", games.CATALOGUE)
@pytest.mark.parametrize("seed", range(5))
def test_a_position_told_is_placed_again(game_id: str, seed: int) -> None:
    game = games.load(game_id)
    state = played(game, seed).quiet_state()
    position = yaml.safe_load(yaml.safe_dump(game.posed(state)))
    before, after = game.arrangement(state), game.arrangement(game.drawn(position).place(position))
    assert _standing(after) == _standing(before)
    assert _settings(after) == _settings(before)


def _standing(known: Arrangement) -> Counter[str]:
    """All pieces on the board, with their fields."""
    return Counter(
        str((piece.side if piece.kind == ALIKE else piece.id, piece.place, sorted(piece.fields.items())))
        for piece in known.pieces
        if piece.place is not None
    )


def _settings(known: Arrangement) -> dict[str, Any]:
    return {name: knob.now for name, knob in known.settings.items()}
