"""A position in numbers, for the network that foretells who wins."""

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.state import CAPTURED, FLED, GONE, IN_PLAY, TO_COME, State
from sztab.kernel.portrait import Portrait

KINDS = 4
"""By side: strength of troops, guns."""
FACTS = 21
LEAD = 60.0
"""A lead that counts as one."""


def portrait(edition: Edition, state: State, lead: float) -> Portrait:
    """What stands where, what is lost, fled and yet to come, the leaders, and how the score stands."""
    size = edition.board.size
    cells: list[int] = []
    weights: list[float] = []
    left = [0.0, 0.0]
    away = [[0.0] * 4, [0.0] * 4]
    for unit, fate in enumerate(state.fate):
        side = edition.side[unit]
        line = edition.strength[unit]
        if fate != IN_PLAY:
            away[side][(TO_COME, FLED, GONE, CAPTURED).index(fate)] += line[0] if line else 4
        elif line:
            here = line[min(state.lost[unit], len(line) - 1)]
            cells.append(side * size + state.hexes[unit])
            weights.append(here / 3)
            left[side] += here
        else:
            cells.append((2 + side) * size + state.hexes[unit])
            weights.append(1.0)
    facts = [state.turn / state.last_turn, state.score / 10, state.score / max(1, state.threshold)]
    facts.append(max(-3.0, min(3.0, state.score / 5 * state.turn / state.last_turn)))
    facts.append(float(state.scenario == "battle"))
    for side in range(2):
        leaders = sum(f == IN_PLAY for n, f in enumerate(state.leader_fate) if edition.leaders[n].side == side)
        facts += [left[side] / 60, *(one / 30 for one in away[side]), leaders / 4, len(state.pool) / 8]
    lead /= LEAD
    facts += [max(-5.0, min(5.0, lead)), max(-5.0, min(5.0, lead * state.turn / state.last_turn))]
    return Portrait(cells, weights, facts)
