"""Positions that users pose in the second edition: the same limits as in the first, by its own rule numbers."""

from typing import Any

import pytest

from sztab.kernel.errors import BadNotation
from tests.eagles.kit import ALL, NOBODY, draw, game


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"pools": {"pl": 500}}, r"pools.pl: 500 replacements, not 0 to 40 \(17\.1"),
        ({"pools": {"west": -1}}, r"pools.west: -1 replacements, not 0 to 40 \(17\.1"),
        ({"attacks": {"west": 500}}, "not a whole number from 0 to 40"),
        ({"transports": {"pl": 500}}, "not a whole number from 0 to 40"),
        ({"morale": {"ua": 99}}, "the track has fields"),
    ],
)
def test_a_count_without_bounds_is_refused_with_its_limit(more: dict[str, Any], said: str) -> None:
    with pytest.raises(BadNotation, match=said):
        draw(NOBODY, chapters=ALL, **more)


def test_an_analysis_board_and_a_text_have_the_same_limit() -> None:
    state = game().place({"scenario": "5", "pools": {"pl": 40}})
    knob = game().arrangement(state).settings["pool-pl"]
    assert (knob.now, max(knob.values)) == (40, 40)
