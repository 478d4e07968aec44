"""7.1, 7.2: orders in turn, one for each marker: a stack turns, or a group of its units marches."""

from itertools import combinations

from sztab.games.west.command.activation import markers, take_marker
from sztab.games.west.command.headquarters import distance, is_commanded
from sztab.games.west.edition import Edition
from sztab.games.west.events import CommandRolled, MarchOrdered, MarkerDiscarded, StackTurned
from sztab.games.west.moving.marching import march
from sztab.games.west.moving.reach import can_march, destinations, rings, terms, way
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
from sztab.games.west.turns import MANOEUVRE, end_phase, roll_for_start
from sztab.games.west.units.pieces import NONE, PL, SIDES
from sztab.hexmap.bits import members
from sztab.kernel.requests import D6, Answer, Choice, Roll, Steps


def able(ed: Edition, st: State, side: int, h: int) -> int:
    """7.2/g, A56: combat units of a stack that may still get an order."""
    return st.on[side][h] & ed.combat & ~st.ordered & ~st.locked


def faces_enemy(ed: Edition, st: State, side: int, h: int) -> bool:
    """7.2/h, A60: does the stack face an enemy stack with a combat unit?"""
    facing = st.face[side][h]
    target = ed.board.neighbours[h][facing] if facing >= 0 else NONE
    return target >= 0 and bool(st.held[1 - side][1] >> target & 1)


def may_turn(ed: Edition, st: State, side: int, h: int) -> bool:
    """7.1/g, A52, A55, A56: all cavalry and infantry turns; the other markers need artillery to go to."""
    stack = st.on[side][h]
    if not stack & ed.troops & ~st.ordered or stack & ed.troops & st.locked:
        return False
    return markers(st, side, h) - 1 <= (able(ed, st, side, h) & ed.artillery).bit_count()


def may_march(ed: Edition, st: State, side: int, h: int) -> bool:
    """Is there a unit of the stack that could march, and are there enough for all its markers?"""
    units = able(ed, st, side, h)
    if st.phase != MANOEUVRE and units.bit_count() < markers(st, side, h):
        return False
    return any(can_march(ed, st, side, 1 << piece, h) for piece in members(units))


def order_options(ed: Edition, st: State, side: int, h: int) -> list[Answer]:
    """7.1/g, 7.2/g, 7.2/h, A54: what may be ordered for a marker on a stack."""
    options: list[Answer] = []
    if may_march(ed, st, side, h):
        options.append(ed.marches[h])
    if may_turn(ed, st, side, h):
        facing = st.face[side][h]
        options += [turn for d, turn in enumerate(ed.turnings[h]) if d != facing]
    if not options or faces_enemy(ed, st, side, h):
        options.append(ed.discards[h])
    return options


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
    answer = yield Choice(SIDES[side], "order", ORDERS, options)
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


def groups(ed: Edition, st: State, side: int, h: int) -> list[tuple[int, ...]]:
    """7.2/c, A52: every group that may march: the other markers must still find units. Headquarters and blanks of the
    stack may go along (7.1/h, 13.2)."""
    units = able(ed, st, side, h)
    most = units.bit_count() - (markers(st, side, h) - 1 if st.phase != MANOEUVRE else 0)
    listed = members(units)
    found: list[tuple[int, ...]] = []
    judged: dict[tuple[int, int, int], bool] = {}
    for count in range(1, most + 1):
        for some in combinations(listed, count):
            group = 0
            for piece in some:
                group |= 1 << piece
            key = (count, (group & ed.infantry > 0) + 2 * (group & ed.artillery > 0), group & st.unsupplied)
            if group & ed.ukrainians or group & ed.lithuanians or group.bit_count() == most:
                is_able = can_march(ed, st, side, group, h)
            elif key in judged:
                is_able = judged[key]
            else:
                is_able = judged[key] = can_march(ed, st, side, group, h)
            if is_able:
                found.append(some)
    return _with_company(ed, st, side, h, found)


def _with_company(ed: Edition, st: State, side: int, h: int, found: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    stack = st.on[side][h]
    leaders = members(stack & ed.leaders & ~st.ordered & ~st.locked)
    blanks = tuple(members(stack & ed.blanks))
    company: list[tuple[int, ...]] = [()]
    for leader in leaders:
        company += [(*some, leader) for some in company]
    if blanks:
        company += [(*some, *blanks) for some in company]
    if len(company) == 1:
        return found
    whole = [(*some, *others) for others in company for some in found]
    if leaders and ed.board.zone(st.held[1 - side][1]) >> h & 1:
        whole = [some for some in whole if can_march(ed, st, side, sum(1 << piece for piece in some), h)]
    return whole


def choose_group(ed: Edition, st: State) -> Steps[None]:
    """7.2/c: who marches; the enemy sees only how many counters go."""
    side, h = st.acting, st.origin
    options = groups(ed, st, side, h)
    answer = yield Choice(SIDES[side], "group", SPLITTING, options, {"hex": ed.board.numbers[h]}, True)
    group = 0
    for piece in answer:
        group |= 1 << piece
    st.group = group


def march_options(ed: Edition, st: State, side: int) -> list[Answer]:
    """7.4: where the group may go; by way of an enemy depot or headquarters only where the player says so."""
    found = terms(ed, st, side, st.group, st.origin)
    goals = destinations(ed, found, st.origin)
    options: list[Answer] = [*members(goals)]
    enemy = 1 - side
    prey = (st.depots[enemy] | st.leaders[enemy]) & found.free & ~ed.board.east_prussia
    if prey and (prey := prey & ed.board.within(1 << st.origin, found.limit - 1)):
        reached = rings(ed, found, st.origin, found.limit)
        for via in members(prey):
            cost = next((cost for cost, ring in enumerate(reached) if ring >> via & 1), found.limit)
            for ring in rings(ed, found, via, found.limit - cost)[1:]:
                options += [("via", via, h) for h in members(ring & found.stops)]
    return options


def choose_way(ed: Edition, st: State) -> Steps[None]:
    """7.1/g, 7.2/d: where to; then the command roll, if one is due, and the march."""
    side, origin, group = st.acting, st.origin, st.group
    if not st.path:
        options = march_options(ed, st, side)
        about = {"hex": ed.board.numbers[origin], "count": group.bit_count()}
        answer = yield Choice(SIDES[side], "march", ORDER, options, about)
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
            told = CommandRolled(SIDES[side], ed.board.numbers[origin], gap, dice, result, rule=COMMAND_ROLL)
            st.events.append(told)
            if not is_obeyed:
                end_order(st, side)
                return
    stops: list[tuple[int, int]] = []
    for leader in members(group & ed.leaders) if len(st.path) > 1 else ():
        about = {"unit": ed.pieces[leader].id}
        h = yield Choice(SIDES[side], "headquarters-stop", ALONG, st.path[:], about)
        stops.append((leader, h))
    march(ed, st, side, stops)
    end_order(st, side)


def chosen_way(ed: Edition, st: State, side: int, answer: Answer) -> list[int]:
    found = terms(ed, st, side, st.group, st.origin)
    if not isinstance(answer, tuple):
        return way(ed, found, st.origin, answer, found.limit)
    _, via, h = answer
    first = way(ed, found, st.origin, via, found.limit)
    return first + way(ed, found, via, h, found.limit)


def end_order(st: State, side: int) -> None:
    """7.2/b: the marker comes off, whether the march took place or not."""
    if st.phase == MANOEUVRE:
        st.manoeuvres -= 1
    else:
        take_marker(st, side, st.origin)
        st.acting = 1 - side
    st.origin, st.group, st.path = NONE, 0, []
