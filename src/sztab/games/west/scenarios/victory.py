"""2.2: Smolensk or Warsaw at once, six green towns at the end of turn 14, else a draw."""

from sztab.games.west.edition import Edition
from sztab.games.west.logistics.supply import region_of, regions
from sztab.games.west.rules import DRAW, SIX_TOWNS, SMOLENSK_TAKEN, WARSAW_TAKEN
from sztab.games.west.state import State
from sztab.games.west.units.pieces import NONE, PL, RU, SIDES
from sztab.hexmap.bits import members
from sztab.kernel.events import Outcome


def check_capture(ed: Edition, st: State) -> None:
    """2.2/a, 2.2/b, A49, A51: a combat unit in supply in the enemy's capital wins at once."""
    goals = ((PL, ed.smolensk, SMOLENSK_TAKEN, "smolensk"), (RU, ed.warsaw, WARSAW_TAKEN, "warsaw"))
    for side, goal, rule, reason in goals:
        if goal == NONE or not st.held[side][1] >> goal & 1 or st.outcome is not None:
            continue
        found = regions(ed, st, side)
        if any(region_of(ed, found, p) >> goal & 1 for p in members(st.on[side][goal] & ed.combat)):
            st.outcome = Outcome(SIDES[side], "decisive", reason, rule)


def towns_held(ed: Edition, st: State) -> list[int]:
    """2.2/c, A49: green towns with a combat unit of each side."""
    return [(ed.board.green & st.held[side][1]).bit_count() for side in (PL, RU)]


def count_towns(ed: Edition, st: State) -> None:
    """2.2/c, 2.2/d, A50: six towns win at the end of turn 14; all else is a draw."""
    towns = towns_held(ed, st)
    enough = [count >= ed.numbers.towns_to_win for count in towns]
    score = dict(zip(SIDES, towns))
    if enough[PL] != enough[RU]:
        st.outcome = Outcome(SIDES[PL] if enough[PL] else SIDES[RU], "towns", "towns", SIX_TOWNS, score)
    else:
        st.outcome = Outcome(None, "draw", "draw", DRAW, score)
