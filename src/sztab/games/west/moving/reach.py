"""7.4: how far a group of counters can march, and by which way."""

from msgspec import Struct

from sztab.games.west.command.activation import markers
from sztab.games.west.edition import Edition
from sztab.games.west.logistics.supply import region_of, regions
from sztab.games.west.map.ground import ground, where_nation_bars
from sztab.games.west.state import RAIN, State
from sztab.games.west.units.pieces import ARTILLERY, CAVALRY, INFANTRY
from sztab.hexmap.bits import members


class Terms(Struct):
    """What a group can do: all that its march depends on."""

    limit: int
    hills_cost: int
    """7.4/e: what a difficult hex counts."""
    free: int
    """Hexes that it may enter."""
    shy: int
    """7.4/b: hexes next to the enemy between which it may not step; empty for cavalry."""
    eased: int
    """Hexes next to the enemy that are not shy, because a friend stands still there."""
    stops: int
    """7.4/c: hexes that it may end in."""


def allowance(ed: Edition, st: State, group: int) -> int:
    """7.2/d, 7.4/e, card 13: the least of all; in the rain one hex."""
    if st.effects & RAIN:
        return 1
    numbers = ed.numbers.allowance
    if group & ed.artillery:
        return numbers[ARTILLERY]
    return numbers[INFANTRY] if group & ed.infantry else numbers[CAVALRY]


def still(ed: Edition, st: State, side: int, group: int, origin: int, h: int) -> int:
    """7.4/b, A41, A56: units in a hex that have not moved and need not; none where markers will take them all."""
    here = st.on[side][h] & ed.units & ~st.ordered & ~group
    if here & ed.leaders:
        return here & ed.leaders
    units = here & ed.combat
    waiting = markers(st, side, h) - (h == origin)
    return units if units.bit_count() > waiting else 0


def terms(ed: Edition, st: State, side: int, group: int, origin: int) -> Terms:
    """The terms of a march."""
    board = ed.board
    count = (group & ed.combat).bit_count()
    free = ground(ed, st, side) & ~st.held[side][ed.numbers.stack_limit + 1 - count]
    if bars := where_nation_bars(ed, st, side, group):
        free &= ~bars
    shy = eased = 0
    if group & ~ed.cavalry & ed.combat:
        near = board.zone(st.held[1 - side][1])
        friends = st.held[side][1] | st.leaders[side]
        for h in members(near & friends & (board.near[origin] | 1 << origin)):
            if still(ed, st, side, group, origin, h):
                eased |= 1 << h
        shy = near & ~eased
    stops = -1
    if cut_off := group & st.unsupplied:
        found = regions(ed, st, side)
        for piece in members(cut_off):
            stops &= region_of(ed, found, piece)
    hills = 1 if st.effects & RAIN or not group & ~ed.cavalry & ed.combat else 2
    return Terms(allowance(ed, st, group), hills, free & ~(1 << origin), shy, eased, stops)


def onwards(ed: Edition, hexes: int, shy: int) -> int:
    """7.4/b: one step from these hexes, but not from a shy hex to a shy one."""
    beside = ed.board.beside
    hexes &= ~ed.board.east_prussia
    near = hexes & shy
    if not near:
        return beside(hexes)
    return beside(hexes ^ near) | beside(near) & ~shy


def rings(ed: Edition, terms: Terms, start: int, limit: int) -> list[int]:
    """The hexes that cost 0, 1, 2 … to come to."""
    board, free = ed.board, terms.free
    if terms.hills_cost == 1:
        cheap, dear = free, 0
    else:
        cheap, dear = free & board.clear, free & board.difficult
    found = [1 << start]
    seen = 1 << start
    for cost in range(1, limit + 1):
        ring = onwards(ed, found[cost - 1], terms.shy) & cheap
        if dear and cost > 1:
            ring |= onwards(ed, found[cost - 2], terms.shy) & dear
        ring &= ~seen
        seen |= ring
        found.append(ring)
    return found


def destinations(ed: Edition, terms: Terms, start: int) -> int:
    """Every hex that a march may end in."""
    found = 0
    for ring in rings(ed, terms, start, terms.limit)[1:]:
        found |= ring
    return found & terms.stops


def can_march(ed: Edition, st: State, side: int, group: int, origin: int) -> bool:
    """Has a group somewhere to go? One step is within any allowance, so that the neighbours tell."""
    if group & st.unsupplied:
        return bool(destinations(ed, terms(ed, st, side, group, origin), origin))
    board = ed.board
    count = (group & ed.combat).bit_count()
    free = board.around[origin] & ground(ed, st, side) & ~st.held[side][ed.numbers.stack_limit + 1 - count]
    if st.has_treaty or group & ed.ukrainians:
        free &= ~where_nation_bars(ed, st, side, group)
    if not free or board.east_prussia >> origin & 1:
        return False
    near = board.zone(st.held[1 - side][1])
    if not group & ~ed.cavalry & ed.combat or not near >> origin & 1 or free & ~near:
        return True
    friends = st.held[side][1] | st.leaders[side]
    return any(still(ed, st, side, group, origin, h) for h in members((free | 1 << origin) & friends))


def way(ed: Edition, terms: Terms, start: int, goal: int, limit: int) -> list[int]:
    """A cheapest way to a hex, without the start; one that asks no friend to stand still, where there is one."""
    board = ed.board
    found = rings(ed, terms, start, limit)
    cost = next(cost for cost, ring in enumerate(found) if ring >> goal & 1)
    back = [goal]
    while cost:
        h = back[-1]
        own_cost = terms.hills_cost if board.difficult >> h & 1 else 1
        cost -= own_cost
        before = found[cost] & board.around[h] & ~board.east_prussia
        if terms.shy >> h & 1:
            before &= ~terms.shy
        plain = before & ~terms.eased if (terms.shy | terms.eased) >> h & 1 else before
        back.append(members(plain or before)[0])
    return back[-2::-1]


def leaned_on(terms: Terms, start: int, path: list[int]) -> int:
    """7.4/b, A56: the hexes where a friend has to stand still for this way."""
    near = terms.shy | terms.eased
    found = 0
    for a, b in zip([start, *path], path):
        if near >> a & 1 and near >> b & 1:
            found |= 1 << (a if terms.eased >> a & 1 else b)
    return found
