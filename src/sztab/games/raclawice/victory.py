"""12: victory points and who has won."""

from sztab.games.raclawice.events import PointsScored
from sztab.games.raclawice.rules import SCORE_MARKER
from sztab.games.raclawice.state import State
from sztab.games.raclawice.units import POLES, SEATS
from sztab.kernel.requests import Rule


def award(state: State, side: int, points: int, rule: Rule) -> None:
    """12.2: one marker for both sides: the points of one are taken from the lead of the other."""
    state.score += points if side == POLES else -points
    state.events.append(PointsScored(SEATS[side], points, state.score, because=rule, rule=SCORE_MARKER))
