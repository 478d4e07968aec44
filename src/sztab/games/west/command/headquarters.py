"""7.2, 9.2, 13.1, 13.3, 13.4: which headquarters command whom, and how far they are."""

from sztab.games.west.edition import Edition
from sztab.games.west.map.ground import ground
from sztab.games.west.state import State
from sztab.games.west.units.pieces import PL
from sztab.hexmap.bits import members

OUT_OF_REACH = 99


def usable(ed: Edition, side: int, units: int, h: int) -> int:
    """13.1/a, 13.1/b, 13.3/g, 13.4/c, 13.4/d: the headquarters that may command these combat units in this hex.

    13.1: Russian ones by the zone of the hex; 13.3/g: Lithuanians by their own only, and it by nobody else; 13.4/c, d:
    the Ukrainian one only where all units are Ukrainian.
    """
    if side == PL:
        all_own = ed.leaders & ed.of_side[PL]
        return all_own if not units & ~ed.ukrainians else all_own & ~ed.ukrainians
    if units & ed.lithuanians:
        return ed.leaders & ed.lithuanians
    return ed.north_leaders if ed.board.north >> h & 1 else ed.south_leaders


def commanders(ed: Edition, st: State, side: int, units: int, h: int) -> int:
    """The hexes of the headquarters that may command these units."""
    able = usable(ed, side, units, h)
    on, found = st.on[side], 0
    for there in members(st.leaders[side]):
        if on[there] & able:
            found |= 1 << there
    return found


def is_commanded(ed: Edition, st: State, side: int, units: int, h: int) -> bool:
    """7.2/a, 9.2/c, A84: such a headquarters is in the hex or next to it."""
    near = (ed.board.around[h] | 1 << h) & st.leaders[side]
    if not near:
        return False
    able, on = usable(ed, side, units, h), st.on[side]
    return any(on[there] & able for there in members(near))


def distance(ed: Edition, st: State, side: int, units: int, h: int) -> int:
    """7.2/a, A58: the hexes between the stack and the nearest such headquarters, by a way without enemy units and
    inaccessible hexes."""
    goals = commanders(ed, st, side, units, h)
    free = ground(ed, st, side) & ~st.leaders[1 - side] & ~ed.board.east_prussia
    found = ring = 1 << h
    for between in range(-1, 60):
        if ring & goals:
            return max(between, 0)
        ring = ed.board.beside(ring) & free & ~found
        if not ring:
            break
        found |= ring
    return OUT_OF_REACH
