"""7.1, 7.2/f, 7.3: activation markers are placed in turn, and paid for at once."""

from sztab.games.west.edition import Edition
from sztab.games.west.events import MarkerPlaced, SupplyShown
from sztab.games.west.logistics.supply import regions, unsupplied
from sztab.games.west.refusals import hex_params, own_hexes, tries
from sztab.games.west.rules import APPLIED, MARKER, MARKER_COST, MARKER_FIRST, MARKER_LIMIT
from sztab.games.west.state import State
from sztab.games.west.turn.phases import end_phase, pass_turn, roll_for_start, take_turns
from sztab.games.west.units.pieces import PL, RU, SIDES
from sztab.hexmap.bits import members
from sztab.hexmap.offered import Offered
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons
from sztab.kernel.requests import Answer, Choice, Steps


def markers(st: State, side: int, h: int) -> int:
    """How many markers lie on a stack."""
    _, one, two, three, four = st.marks[side]
    return (one >> h & 1) + (two >> h & 1) + (three >> h & 1) + (four >> h & 1)


def marker_cost(ed: Edition, st: State, side: int, h: int) -> int:
    """7.3, A47: one point, or two where a unit of the stack began the phase out of supply."""
    return 2 if st.on[side][h] & st.unsupplied else 1


def markable(ed: Edition, st: State, side: int) -> int:
    """7.2/f: stacks with fewer markers than combat units, that can be paid for and on which no fog lies."""
    held, marks, points = st.held[side], st.marks[side], st.points[side]
    if not points:
        return 0
    free = held[1] & ~marks[1] | held[2] & ~marks[2] | held[3] & ~marks[3] | held[4] & ~marks[4]
    if side == PL:
        free &= ~st.fog
    if points == 1 and st.unsupplied & ed.of_side[side]:
        on = st.on[side]
        for h in members(free):
            if on[h] & st.unsupplied:
                free &= ~(1 << h)
    return free


def why_no_marker(answer: Answer, ed: Edition, st: State, side: int) -> Reasons:
    """7.1/b, 7.2/f, 7.3, card 21: what stands against a marker on a stack."""
    where = hex_params(ed, answer)
    units = (st.on[side][answer] & ed.combat).bit_count()
    if not units:
        yield Refusal(MARKER, "no-unit-there", where)
    if side == PL and st.fog >> answer & 1:
        yield Refusal(APPLIED, "fog", where)
    if markers(st, side, answer) >= units:
        yield Refusal(MARKER_LIMIT, "enough-markers", where | {"count": units})
    cost = marker_cost(ed, st, side, answer)
    if cost > st.points[side]:
        yield Refusal(MARKER_COST, "marker-too-dear", where | {"cost": cost, "points": st.points[side]})


MARKER_TRIES = tries(own_hexes, why_no_marker, "pass")


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
    options = Offered(markable(ed, st, side), "pass")
    about, case = {"points": st.points[side]}, (ed, st, side, options)
    h = yield Choice(SIDES[side], "marker", MARKER, options, about, False, MARKER_TRIES, case)
    if h == "pass":
        pass_turn(st, "markers", MARKER)
        return
    cost = marker_cost(ed, st, side, h)
    st.points[side] -= cost
    st.marks[side][markers(st, side, h) + 1] |= 1 << h
    if side == RU:
        general, cavalry, _ = regions(ed, st, RU)
        if (cavalry & ~general) >> h & 1:
            st.events.append(SupplyShown(SIDES[RU], ed.board.numbers[h], cost, rule=MARKER_COST))
    st.events.append(MarkerPlaced(SIDES[side], ed.board.numbers[h], cost, rule=MARKER))
    st.acting = 1 - side


def take_marker(st: State, side: int, h: int) -> None:
    """7.2/b: a marker that is spent comes off."""
    st.marks[side][markers(st, side, h)] &= ~(1 << h)
