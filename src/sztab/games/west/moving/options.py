"""7.1, 7.2: what may be ordered: which stacks turn or march, which groups go, and where to."""

from collections.abc import Sequence
from itertools import combinations

from sztab.games.west.command.activation import markers
from sztab.games.west.edition import Edition
from sztab.games.west.moving.reach import Terms, can_march, destinations, rings, terms, way
from sztab.games.west.state import State
from sztab.games.west.turn.phases import MANOEUVRE
from sztab.games.west.units.pieces import NONE
from sztab.hexmap.bits import members
from sztab.hexmap.offered import Offered
from sztab.kernel.requests import Answer


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
    is_bound = stack & ed.leaders & (ed.ukrainians | ed.lithuanians)
    if leaders and (is_bound or ed.board.zone(st.held[1 - side][1]) >> h & 1):
        whole = [some for some in whole if can_march(ed, st, side, sum(1 << piece for piece in some), h)]
    return whole


def march_options(ed: Edition, st: State, side: int) -> Sequence[Answer]:
    """7.4: where the group may go; by way of an enemy depot or headquarters only where the player says so."""
    found = terms(ed, st, side, st.group, st.origin)
    goals = destinations(ed, found, st.origin)
    if (game := prey(ed, st, side, found)) and (game := game & ed.board.within(1 << st.origin, found.limit - 1)):
        options: list[Answer] = [*members(goals)]
        for via in members(game):
            options += [("via", via, h) for h in members(reached(ed, found, st.origin, via) & found.stops)]
        return options
    return Offered(goals)


def prey(ed: Edition, st: State, side: int, found: Terms) -> int:
    """7.5, 7.6: enemy depots and headquarters that a march may run over."""
    return (st.depots[1 - side] | st.leaders[1 - side]) & found.free & ~ed.board.east_prussia


def reached(ed: Edition, found: Terms, start: int, via: int) -> int:
    """Every hex that a march may come to, straight or by way of a hex (NONE: straight)."""
    limit = found.limit
    if via != NONE:
        limit -= next((cost for cost, ring in enumerate(rings(ed, found, start, limit)) if ring >> via & 1), limit)
        start = via
    hexes = 0
    for ring in rings(ed, found, start, limit)[1:]:
        hexes |= ring
    return hexes


def chosen_way(ed: Edition, st: State, side: int, answer: Answer) -> list[int]:
    via, h = answer[1:] if isinstance(answer, tuple) else (NONE, answer)
    return way_by(ed, terms(ed, st, side, st.group, st.origin), st.origin, via, h)


def way_by(ed: Edition, found: Terms, start: int, via: int, goal: int) -> list[int]:
    """The way that a march takes, straight or by way of a hex (NONE: straight), without the start."""
    if via == NONE:
        return way(ed, found, start, goal, found.limit)
    return way(ed, found, start, via, found.limit) + way(ed, found, via, goal, found.limit)
