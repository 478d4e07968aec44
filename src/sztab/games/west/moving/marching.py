"""7.1/h, 7.2/e, 7.4/f: a march hex by hex, headquarters on the way, and horses after five hexes."""

from collections.abc import Iterable

from sztab.games.west.edition import Edition
from sztab.games.west.events import HorsesTested, Marched, MarchTold
from sztab.games.west.moving.entering import run_over, settle
from sztab.games.west.moving.reach import leaned_on, still, terms
from sztab.games.west.rules import FORCED_MARCH, ORDER
from sztab.games.west.state import State
from sztab.games.west.turn.jobs import HORSES, done, push
from sztab.games.west.units.pieces import SIDES
from sztab.games.west.units.stacks import forget, move, weaken
from sztab.hexmap.bits import members
from sztab.kernel.requests import D6, Roll, Steps

TIRED = 5
"""7.4/f: the least roll that tells on a horse."""


def march(ed: Edition, st: State, side: int, stops: Iterable[tuple[int, int]] = ()) -> None:
    """7.1/g, 13.1/d: the group goes its way; it runs over what it may, arrives, and cavalry after five hexes is tested.
    `stops`: where headquarters stay behind on the way."""
    origin, group, path = st.origin, st.group, st.path
    _hold_friends(ed, st, side, group, origin, path)
    goal = path[-1]
    forget(st, side, origin, st.on[side][origin] & ~group)
    move(ed, st, group, origin, goal)
    st.ordered |= group & ed.units
    numbers = ed.board.numbers
    names = tuple(numbers[h] for h in (origin, *path))
    st.events.append(Marched(SIDES[side], names, group.bit_count(), rule=ORDER))
    for h in path:
        run_over(ed, st, side, group, h)
    if len(path) >= ed.numbers.forced_march:
        riders = group & ed.cavalry
        told = MarchTold(SIDES[side], numbers[goal], riders.bit_count(), rule=FORCED_MARCH)
        st.events.append(told)
        for piece in reversed(members(riders)):
            push(st, HORSES, piece)
    for leader, h in stops:
        if h != goal:
            move(ed, st, 1 << leader, goal, h)
            group &= ~(1 << leader)
    settle(ed, st, side, group, goal)


def _hold_friends(ed: Edition, st: State, side: int, group: int, origin: int, path: list[int]) -> None:
    """7.4/b, A56: a friend who let the group pass the enemy must not move any more in this phase."""
    found = terms(ed, st, side, group, origin)
    for h in members(leaned_on(found, origin, path)):
        friends = still(ed, st, side, group, origin, h)
        if friends and not friends & st.locked:
            st.locked |= friends & -friends


def test_horses(ed: Edition, st: State, job: list[int]) -> Steps[None]:
    """7.4/f: on 5 or 6 the unit is weakened, or lost if it was weak."""
    piece = job[1]
    if st.at[piece] < 0:
        done(st)
        return
    unit = ed.pieces[piece].id
    dice = yield Roll(1, D6, FORCED_MARCH, "horses", {"unit": unit})
    done(st)
    is_tired = dice[0] >= TIRED
    st.events.append(HorsesTested(unit, dice, "tired" if is_tired else "fresh", rule=FORCED_MARCH))
    if is_tired:
        weaken(ed, st, piece, "march", FORCED_MARCH, is_open=True)
