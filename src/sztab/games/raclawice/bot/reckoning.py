"""How a battle stands if it ended now: the one marker of points (12.3)."""

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.state import POOL, TURN_END, State
from sztab.kernel.reckoning import Reckoning


def reckoning(edition: Edition, state: State) -> Reckoning:
    """By the marker, and what is left by turns and by chits in the pool."""
    card = edition.cards.get(state.scenario)
    first = card.first_turn if card else 1
    turns = max(1, state.last_turn - first + 1)
    left = (state.last_turn - state.turn + _left_of_turn(state)) / turns
    return Reckoning(-1.0 if state.score < 0 else 1.0, float(state.score), max(0.0, min(1.0, left)))


def _left_of_turn(state: State) -> float:
    if state.phase == POOL:
        return 1.0
    if state.phase == TURN_END:
        return 0.0
    chits = len(state.pool) + len(state.drawn)
    return (len(state.pool) + 0.5) / max(1, chits)
