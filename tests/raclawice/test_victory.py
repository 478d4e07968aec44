"""12: victory points and victory."""

import pytest

from sztab.games.raclawice.events import PointsScored
from sztab.games.raclawice.scenarios import victory
from tests.raclawice.field import drawn, position

GAME = "raclawice-1794"


@pytest.mark.rule(GAME, "12.2", "12.1")
def test_one_marker_for_both_sides() -> None:
    """12.2, example: the Russians have 3 points and lose four melees: the marker stands on 1, turned over."""
    state = position(drawn(), score=-3)
    for _ in range(4):
        victory.award(state, 0, 1, "12.1/b")
    assert state.score == 1
    told = state.events[-1]
    assert isinstance(told, PointsScored)
    assert (told.seat, told.points, told.score, told.because) == ("pl", 1, 1, "12.1/b")


@pytest.mark.rule(GAME, "12.4", "3.3/c", "3.2/b")
@pytest.mark.parametrize(
    ("score", "winner"), [(6, "pl"), (9, "pl"), (-6, "ru"), (-7, "ru"), (5, None), (-5, None), (0, None)]
)
def test_a_lead_of_six_wins_at_the_end_of_any_turn(score: int, winner: str | None) -> None:
    """A45: six or more."""
    state = position(drawn(), score=score, turn=3)
    victory.settle(state)
    if winner is None:
        assert state.outcome is None
    else:
        assert state.outcome is not None
        assert (state.outcome.winner, state.outcome.level, state.outcome.rule) == (winner, "automatic", "12.4")


@pytest.mark.rule(GAME, "12.4/opt")
@pytest.mark.parametrize(("threshold", "is_won"), [(4, True), (5, False), (6, False)])
def test_another_threshold_may_be_agreed(threshold: int, is_won: bool) -> None:
    state = position(drawn(), score=4, turn=3, threshold=threshold)
    victory.settle(state)
    assert (state.outcome is not None) is is_won


@pytest.mark.rule(GAME, "12.3", "3.2", "3.2/b")
@pytest.mark.parametrize(
    ("score", "winner", "reason"),
    [(1, "pl", "marker"), (-1, "ru", "marker"), (0, "pl", "off-track"), (-5, "ru", "marker")],
)
def test_after_the_last_turn_the_marker_decides_and_the_poles_win_without_it(
    score: int, winner: str, reason: str
) -> None:
    state = position(drawn(), score=score, turn=12)
    victory.settle(state)
    assert state.outcome is not None
    assert (state.outcome.winner, state.outcome.reason, state.outcome.rule) == (winner, reason, "12.3")
    earlier = position(drawn(), score=score, turn=11)
    victory.settle(earlier)
    assert earlier.outcome is None
