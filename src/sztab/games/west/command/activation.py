"""7.1, 7.2/f, 7.3: activation markers are placed in turn, and paid for at once."""

from sztab.games.west.edition import Edition
from sztab.games.west.events import MarkerPlaced
from sztab.games.west.logistics.supply import unsupplied
from sztab.games.west.rules import MARKER, MARKER_FIRST
from sztab.games.west.state import State
from sztab.games.west.turns import end_phase, pass_turn, roll_for_start, take_turns
from sztab.games.west.units.pieces import SIDES
from sztab.hexmap.bits import members
from sztab.kernel.requests import Answer, Choice, Steps


def markers(st: State, side: int, h: int) -> int:
    """How many markers lie on a stack."""
    marks = st.marks[side]
    return sum(marks[count] >> h & 1 for count in range(1, 5))


def marker_cost(ed: Edition, st: State, side: int, h: int) -> int:
    """7.3, A47: one point, or two where a unit of the stack began the phase out of supply."""
    return 2 if st.on[side][h] & st.unsupplied else 1


def markable(ed: Edition, st: State, side: int) -> list[int]:
    """7.2/f: stacks with fewer markers than combat units, that can be paid for and on which no fog lies."""
    held, marks, points = st.held[side], st.marks[side], st.points[side]
    if not points:
        return []
    free = held[1] & ~marks[1] | held[2] & ~marks[2] | held[3] & ~marks[3] | held[4] & ~marks[4]
    if side == 0:
        free &= ~st.fog
    hexes = members(free)
    if points == 1 and st.unsupplied:
        on = st.on[side]
        return [h for h in hexes if not on[h] & st.unsupplied]
    return hexes


def activate(ed: Edition, st: State) -> Steps[None]:
    """7.1/b, 7.1/c, 7.1/d: the higher die begins; who places no marker places no more."""
    if st.step == 0:
        st.unsupplied = unsupplied(ed, st)
        yield from roll_for_start(st, MARKER_FIRST)
        st.step = 1
        return
    if not take_turns(st):
        end_phase(st)
        return
    side = st.acting
    options: list[Answer] = [*markable(ed, st, side), "pass"]
    h = yield Choice(SIDES[side], "marker", MARKER, options, {"points": st.points[side]})
    if h == "pass":
        pass_turn(st, "markers", MARKER)
        return
    cost = marker_cost(ed, st, side, h)
    st.points[side] -= cost
    st.marks[side][markers(st, side, h) + 1] |= 1 << h
    st.events.append(MarkerPlaced(SIDES[side], ed.board.numbers[h], cost, rule=MARKER))
    st.acting = 1 - side


def take_marker(st: State, side: int, h: int) -> None:
    """7.2/b: a marker that is spent comes off."""
    st.marks[side][markers(st, side, h)] &= ~(1 << h)
