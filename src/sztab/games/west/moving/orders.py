"""7.1, 7.2: orders in turn, one for each marker: a stack turns, or a group of its units marches."""

from sztab.games.west.command.activation import take_marker
from sztab.games.west.command.headquarters import distance, is_commanded
from sztab.games.west.edition import Edition
from sztab.games.west.events import CommandRolled, MarchOrdered, MarkerDiscarded, StackTurned
from sztab.games.west.moving.marching import march
from sztab.games.west.moving.options import chosen_way, groups, march_options, order_options
from sztab.games.west.moving.refusals import GROUP_TRIES, MARCH_TRIES, ORDER_TRIES, STOP_TRIES
from sztab.games.west.rules import (
    ALONG,
    COMMAND_ROLL,
    DISCARD,
    FACING_CHANGES,
    ORDER,
    ORDER_FIRST,
    ORDERS,
    SPLITTING,
)  # fmt: skip
from sztab.games.west.state import State
from sztab.games.west.turn.phases import MANOEUVRE, end_phase, roll_for_start
from sztab.games.west.units.pieces import NONE, PL, SIDES
from sztab.hexmap.bits import members
from sztab.kernel.requests import D6, NOTHING, Answer, Choice, Roll, Steps


def give_orders(ed: Edition, st: State) -> Steps[None]:
    """7.1/e, 7.1/f: the higher die begins; then one order each, while there are markers."""
    if st.group:
        return choose_way(ed, st)
    if st.origin != NONE:
        return choose_group(ed, st)
    if st.step == 0:
        return _begin(st)
    return next_order(ed, st)


def _begin(st: State) -> Steps[None]:
    yield from roll_for_start(st, ORDER_FIRST)
    st.step = 1


def next_order(ed: Edition, st: State) -> Steps[None]:
    """7.1/e: whoever has markers left gives an order; one without waits while the other goes on."""
    if not st.marks[st.acting][1]:
        st.acting = 1 - st.acting
        if not st.marks[st.acting][1]:
            st.ordered = st.locked = st.free_orders = 0
            end_phase(st)
            return
    side = st.acting
    options: list[Answer] = []
    for h in members(st.marks[side][1]):
        options += order_options(ed, st, side, h)
    case = (ed, st, side, options)
    answer = yield Choice(SIDES[side], "order", ORDERS, options, NOTHING, False, ORDER_TRIES, case)
    what, h = answer[0], answer[1]
    if what == "march":
        st.origin = h
        return
    take_marker(st, side, h)
    if what == "discard":
        st.events.append(MarkerDiscarded(SIDES[side], ed.board.numbers[h], rule=DISCARD))
    else:
        turn_stack(ed, st, side, h, answer[2])
    st.acting = 1 - side


def turn_stack(ed: Edition, st: State, side: int, h: int, facing: int) -> None:
    """7.1/g: all cavalry and infantry of a stack changes its facing."""
    st.face[side][h] = facing
    st.ordered |= st.on[side][h] & ed.troops
    name = ed.board.map.grid.orientation.directions[facing]
    st.events.append(StackTurned(SIDES[side], ed.board.numbers[h], name, rule=FACING_CHANGES))


def choose_group(ed: Edition, st: State) -> Steps[None]:
    """7.2/c: who marches; the enemy sees only how many counters go."""
    side, h = st.acting, st.origin
    options = groups(ed, st, side, h)
    about, case = {"hex": ed.board.numbers[h]}, (ed, st, side, options)
    answer = yield Choice(SIDES[side], "group", SPLITTING, options, about, True, GROUP_TRIES, case)
    group = 0
    for piece in answer:
        group |= 1 << piece
    st.group = group


def choose_way(ed: Edition, st: State) -> Steps[None]:
    """7.1/g, 7.2/d: where to; then the command roll, if one is due, and the march."""
    side, origin, group = st.acting, st.origin, st.group
    if not st.path:
        options = march_options(ed, st, side)
        about = {"hex": ed.board.numbers[origin], "count": group.bit_count()}
        case = (ed, st, side, options)
        answer = yield Choice(SIDES[side], "march", ORDER, options, about, False, MARCH_TRIES, case)
        st.path = chosen_way(ed, st, side, answer)
        numbers, count = ed.board.numbers, group.bit_count()
        told = MarchOrdered(SIDES[side], numbers[origin], numbers[st.path[-1]], count, rule=ORDER)
        st.events.append(told)
        return
    units = group & ed.combat
    if not is_commanded(ed, st, side, units, origin):
        free = "no"
        if side == PL and st.free_orders:
            free = yield Choice(SIDES[PL], "free-order", COMMAND_ROLL, ["yes", "no"], {"hex": ed.board.numbers[origin]})
        if free == "yes":
            st.free_orders -= 1
        else:
            gap = distance(ed, st, side, units, origin)
            dice = yield Roll(1, D6, COMMAND_ROLL, "command", {"hex": ed.board.numbers[origin], "distance": gap})
            is_obeyed = dice[0] > gap
            result = "obeyed" if is_obeyed else "failed"
            number = ed.board.numbers[origin]
            st.events.append(CommandRolled(SIDES[side], number, gap, dice, result, rule=COMMAND_ROLL))
            if not is_obeyed:
                end_order(st, side)
                return
    stops: list[tuple[int, int]] = []
    for leader in members(group & ed.leaders) if len(st.path) > 1 else ():
        about, hexes = {"unit": ed.pieces[leader].id}, list(dict.fromkeys(st.path))
        case = (ed, st, side, hexes)
        h = yield Choice(SIDES[side], "headquarters-stop", ALONG, hexes, about, False, STOP_TRIES, case)
        stops.append((leader, h))
    march(ed, st, side, stops)
    end_order(st, side)


def end_order(st: State, side: int) -> None:
    """7.2/b: the marker comes off, whether the march took place or not."""
    if st.phase == MANOEUVRE:
        st.manoeuvres -= 1
    else:
        take_marker(st, side, st.origin)
        st.acting = 1 - side
    st.origin, st.group, st.path = NONE, 0, []
