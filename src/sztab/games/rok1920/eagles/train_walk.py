"""9.3: the ways of trains over the railway, hex by hex, with the counts of theatres that their price hangs on."""

from array import array
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from sztab.games.rok1920.eagles.fare_bounds import hexes_to
from sztab.games.rok1920.eagles.railway import OpenRails, tracks_of
from sztab.games.rok1920.logistics.train_reach import AFTER, BETTER, LATERAL, TRANSPORTS, compiled_rides
from sztab.games.rok1920.war import War
from sztab.hexmap.compiled import CORE

Way = tuple[int, int, int, bool]
"""Where a train gets to, its counts of theatres, the number of the way that it goes on from, and whether a stretch of
the lateral line lies on it (9.2/c)."""
FAR = 1 << 20
"""More hexes than any way has."""


def walk(
    war: War, rails: OpenRails, start: int, closed: int, most: int, *, saves: bool, goal: int = -1, detour: int = FAR
) -> list[Way]:
    """All hexes that a train gets to, the start first; no count that another beats or that takes more transports than
    `most`. With a goal (-1: none), no more than might still be a cheaper way there, and of these what lies on the ways
    there. Nor is any count of use there that one beats with which it was reached already. `saves`: a way along the
    lateral line takes a transport less (9.2/c): only another such way beats it, and only such a way to the goal beats
    what may still come to that line. `detour`: only the ways to the goal by so many hexes more than the railway has
    between the two if nothing closes it; they are found in the same order, since a hex is left out for ways that come
    to it later alone."""
    if not rails.hexes >> start & 1:
        return [(start, 0, -1, False)]
    ahead = hexes_to(war, goal) if goal >= 0 and detour < FAR else _nothing_ahead(war)
    search = walk_plainly if CORE is None else _walk_compiled
    return search(war, rails, start, rails.hexes & ~closed, most, saves, goal, ahead, ahead[start] + detour)


def way_to(
    war: War, rails: OpenRails, start: int, closed: int, most: int, *, saves: bool, goal: int, detour: int
) -> tuple[int, tuple[int, ...]] | None:
    """The cheapest of the ways that `walk` finds to a goal, among equals the first: what it takes, and its hexes."""
    if not rails.hexes >> start & 1:
        return None
    ahead = hexes_to(war, goal) if detour < FAR else _nothing_ahead(war)
    room, hexes = ahead[start] + detour, rails.hexes & ~closed
    if CORE is None:
        return way_plainly(war, rails, start, hexes, most, saves, goal, ahead, room)
    rides, sides, line = _compiled(war)
    found: tuple[int, tuple[int, ...]] | None = rides.way(
        hexes, rails.sides, rails.shy, sides, line, start, goal, most, saves, ahead, room
    )
    return found


def way_plainly(
    war: War, rails: OpenRails, start: int, hexes: int, most: int, saves: bool, goal: int, ahead: bytes, room: int
) -> tuple[int, tuple[int, ...]] | None:
    """The same in plain Python."""
    ways = walk_plainly(war, rails, start, hexes, most, saves, goal, ahead, room)
    priced = [
        (TRANSPORTS[count] - (saves and is_along), number)
        for number, (h, count, _, is_along) in enumerate(ways)
        if number and h == goal
    ]
    if not priced:
        return None
    price, number = min(priced)
    return price, path_of(ways, number)


def walk_plainly(
    war: War, rails: OpenRails, start: int, hexes: int, most: int, saves: bool, goal: int, ahead: bytes, room: int
) -> list[Way]:
    """The search in plain Python. `hexes`: those that a train may enter; `ahead`: by hex, how many lie between it and
    the goal at least; `room`: how many a way may have."""
    links, shy, sides = links_of(war), rails.shy, rails.sides
    known, there_already = {start: 1}, 0
    along: dict[int, int] = {} if saves else known
    """As `known`, of the ways along the lateral line alone."""
    found, end = list[Way]([(start, 0, -1, False)]), 0
    while end < len(found):
        begin, end, room = end, len(found), room - 1
        for number in range(begin, end):
            here, count, before, is_lateral = found[number]
            if number and shy >> here & 1:
                continue
            after, back = AFTER[count], found[before][0] if number else -1
            for there, side, theatre, is_line in links[here]:
                if there == back or ahead[there] > room or not hexes >> there & 1 or not sides >> side & 1:
                    continue
                new, is_along = after[theatre], is_lateral or is_line
                had = along.get(there, 0) if is_along else known.get(there, 0)
                if (had | there_already) & BETTER[new] or TRANSPORTS[new] > most:
                    continue
                known[there] = known.get(there, 0) | 1 << new
                if is_along:
                    along[there] = along.get(there, 0) | 1 << new
                found.append((there, new, number, is_along))
                if there == goal:
                    there_already = along.get(there, 0)
                    most = min(most, TRANSPORTS[new] - 1 + (saves and not is_along))
                    if not most:
                        return leading_to(found, goal)
    return leading_to(found, goal) if goal >= 0 else found


def leading_to(ways: Sequence[Way], goal: int) -> list[Way]:
    """Those that lie on the ways to the goal, the start first, numbered anew."""
    leads = {0}
    for number in range(len(ways) - 1, 0, -1):
        h, _, before, _ = ways[number]
        if h == goal or number in leads:
            leads |= {number, before}
    new = {number: place for place, number in enumerate(sorted(leads))}
    return [(h, count, new.get(before, -1), is_along) for h, count, before, is_along in map(ways.__getitem__, new)]


def _walk_compiled(
    war: War, rails: OpenRails, start: int, hexes: int, most: int, saves: bool, goal: int, ahead: bytes, room: int
) -> list[Way]:
    rides, sides, line = _compiled(war)
    found: list[Way] = rides.walk(hexes, rails.sides, rails.shy, sides, line, start, goal, most, saves, ahead, room)
    return found


@lru_cache(maxsize=64)
def _compiled(war: War) -> tuple[Any, bytes, bytes]:
    """The search of the compiled core; for its links the side that each leads over, and whether it is of the line."""
    links = [link for h in range(war.board.size) for link in links_of(war)[h]]
    sides, line = array("i", [side for _, side, _, _ in links]), bytes([is_line for _, _, _, is_line in links])
    return compiled_rides(war), sides.tobytes(), line


@lru_cache(maxsize=64)
def links_of(war: War) -> dict[int, tuple[tuple[int, int, int, bool], ...]]:
    """For each hex its neighbours along the railway: the side between, the theatre, and whether the lateral line leads
    there."""
    theatre, line = war.board.theatre, war.board.map.networks.get(LATERAL, 0)
    return {
        h: tuple((there, side, theatre[there], bool(line >> side & 1)) for there, side in tracks)
        for h, tracks in tracks_of(war).items()
    }


@lru_cache(maxsize=64)
def _nothing_ahead(war: War) -> bytes:
    return bytes(war.board.size)


def path_of(ways: Sequence[Way], number: int) -> tuple[int, ...]:
    """The hexes on a way, its start left out."""
    path = []
    while number > 0:
        h, _, number, _ = ways[number]
        path.append(h)
    return tuple(reversed(path))
