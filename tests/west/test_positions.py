"""Positions that users pose: counts that cannot be are refused, with their limits."""

from typing import Any

import pytest

from sztab.kernel.errors import BadNotation
from tests.west.kit import game, table


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"points": {"pl": 500}}, r"points are whole numbers from 0 to 99 \(4.0\)"),
        ({"points": {"ru": -1}}, r"points are whole numbers from 0 to 99 \(4.0\)"),
        ({"totals": {"pl": -1}}, r"totals are whole numbers from 0 to 99 \(4.0\)"),
        ({"moves_left": {"pl": 100}}, "moves_left are whole numbers from -1 to 99"),
        ({"turn": 99}, "turn is 99, not a number from 1 to 14"),
        ({"returns": [["ru-ds-5", 99]]}, r"99 is not a turn from 1 to 15 \(2.1\)"),
        ({"returns": [["ru-ds-5", 0]]}, r"0 is not a turn from 1 to 15 \(2.1\)"),
    ],
)
def test_a_count_without_bounds_is_refused_with_its_limit(more: dict[str, Any], said: str) -> None:
    with pytest.raises(BadNotation, match=said):
        game().place({"scenario": "campaign", **more})


def test_a_leader_may_be_to_come_back_after_the_last_turn() -> None:
    assert game().place({"scenario": "campaign", "returns": [["ru-ds-5", 15]]}).returns[0][1] == 15


def test_strategic_movement_that_goes_on_has_the_usual_moves_left() -> None:
    """A board that is posed in the middle of the phase says how many may go, as a played one does."""
    t = table(phase="strategic")
    assert t.play.question is not None
    assert t.play.question.about["left"] == 4
    assert table(phase="strategic", moves_left={"pl": 2}).state.moves_allowed == [2, 4]
    assert table(phase="orders").state.moves_allowed == [-1, -1], "no card has limited it"
