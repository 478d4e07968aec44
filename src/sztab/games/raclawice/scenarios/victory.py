"""12: victory points and who has won."""

from sztab.games.raclawice.events import PointsScored
from sztab.games.raclawice.rules import SCORE_MARKER, VICTORY_AT_END, VICTORY_AT_ONCE
from sztab.games.raclawice.state import State
from sztab.games.raclawice.units.counters import POLES, RUSSIANS, SEATS
from sztab.kernel.events import Outcome
from sztab.kernel.requests import Rule


def award(state: State, side: int, points: int, rule: Rule) -> None:
    """12.2: one marker for both sides: the points of one are taken from the lead of the other (12.1)."""
    state.score += points if side == POLES else -points
    state.events.append(PointsScored(SEATS[side], points, state.score, because=rule, rule=SCORE_MARKER))


def settle(state: State) -> None:
    """12.4: in step 3 of any turn a lead of the threshold wins at once; 12.3: after the last turn the side that the
    marker shows has won, and the Poles when it lies off the track."""
    leader = RUSSIANS if state.score < 0 else POLES
    score = {SEATS[POLES]: max(state.score, 0), SEATS[RUSSIANS]: max(-state.score, 0)}
    if abs(state.score) >= state.threshold:
        state.outcome = Outcome(SEATS[leader], "automatic", "threshold", VICTORY_AT_ONCE, score)
    elif state.turn >= state.last_turn:
        reason = "marker" if state.score else "off-track"
        state.outcome = Outcome(SEATS[leader], "points", reason, VICTORY_AT_END, score)
