"""How a battle stands if it ended today."""

from sztab.games.warszawa.edition import Edition
from sztab.games.warszawa.scenarios.victory import decided
from sztab.games.warszawa.state import FIGHTS, OPERATIONS, State
from sztab.games.warszawa.units.armies import PL, SU
from sztab.kernel.reckoning import Reckoning

OPERATIONS_SHARE = 0.5
"""The part of a round that is played in operations; the rest is fights."""


def reckoning(ed: Edition, st: State) -> Reckoning:
    """By who would have won (E4), and the Red armies that are destroyed against what the Poles need (E2)."""
    winner, _ = decided(ed, st)
    lost = (st.destroyed & ed.bits_of[SU]).bit_count() - (st.destroyed & ed.bits_of[PL]).bit_count()
    rounds = ed.numbers.rounds
    left = (rounds - st.round + _left_of_round(ed, st)) / rounds
    return Reckoning(1.0 if winner == PL else -1.0, float(lost), max(0.0, min(1.0, left)))


def _left_of_round(ed: Edition, st: State) -> float:
    if st.phase < OPERATIONS:
        return 1.0
    if st.phase == OPERATIONS:
        given = sum(min(1, count) for count in st.markers)
        return 1 - OPERATIONS_SHARE + OPERATIONS_SHARE * given / max(1, sum(ed.acts))
    return (1 - OPERATIONS_SHARE) * min(1.0, (1 + len(st.attacks)) / 5) if st.phase == FIGHTS else 0.0
