"""A position in numbers, for the network that foretells who wins."""

from sztab.games.west.bot.evaluation import evaluate_state
from sztab.games.west.edition import Edition
from sztab.games.west.state import DEAD, GONE, State
from sztab.games.west.units.pieces import SIDES
from sztab.hexmap.bits import members
from sztab.kernel.portrait import Portrait

KINDS = 6
"""By side: front factors, headquarters, depots."""
FACTS = 12
LEAD = 200.0
"""A lead that counts as one."""


def portrait(ed: Edition, st: State, turns: int) -> Portrait:
    """What stands where, towns, losses, points and supply."""
    size = len(ed.board.numbers)
    cells: list[int] = []
    weights: list[float] = []
    facts = [st.turn / turns, float(st.has_treaty)]
    for side in range(2):
        for h in members(st.held[side][1]):
            pieces = members(st.on[side][h] & ed.combat)
            cells.append(side * size + h)
            weights.append(sum((ed.weak if st.weak >> p & 1 else ed.full)[p][0] for p in pieces) / 4)
        for kind, where in ((2 + side, st.leaders[side]), (4 + side, st.depots[side])):
            for h in members(where):
                cells.append(kind * size + h)
                weights.append(1.0)
        lost = sum(ed.full[p][0] for p in members(ed.combat & ed.of_side[side]) if st.at[p] in (DEAD, GONE))
        facts += [lost / 40, (st.held[side][1] & ed.board.green).bit_count() / 5, st.points[side] / 10]
        facts.append((st.unsupplied & ed.of_side[side]).bit_count() / 10)
    lead = (evaluate_state(ed, st, SIDES[0]) - evaluate_state(ed, st, SIDES[1])) / 2 / LEAD
    facts += [max(-5.0, min(5.0, lead)), max(-5.0, min(5.0, lead * st.turn / turns))]
    return Portrait(cells, weights, facts)
