"""9.2, 9.3: the transports that are left, the ways of trains and how many transports they take."""

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from sztab.games.rok1920.chapter_state import ChapterState, mark
from sztab.games.rok1920.eagles.railway import OpenRails, rails_of, tracks_of
from sztab.games.rok1920.logistics.railway import Railway
from sztab.games.rok1920.logistics.train_reach import AFTER, BASE, BETTER, LATERAL, TRANSPORTS, WIDTH, Journey
from sztab.games.rok1920.politics.fronts import OTHER_FRONTS_THEATRE
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import Side
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set, members


class LateralLine(ChapterState, frozen=True):
    """9.2/c"""

    used: int = mark("lateral-used")
    """9.2/c: 1 once the transport of the lateral line was used in this phase."""


def abroad_for(war: War, account: str) -> int:
    """9.2/d, A111: the hexes outside a front's theatres, where its transports do not go."""
    return war.board.theatres[OTHER_FRONTS_THEATRE[account]] if account in OTHER_FRONTS_THEATRE else 0


def transports_left(state: State, account: str) -> int:
    """9.2/a-9.2/e: what may still be used in this phase: up to twice the usual number, at the price of none in the
    next."""
    if state.of[Railway].closed.get(account, 0):
        return 0
    return 2 * BASE[account] - state.of[Railway].used.get(account, 0)


def has_lateral(state: State, account: str) -> bool:
    """9.2/c, A90: the transport of the lateral line is there, unless no train runs at all."""
    is_closed = state.of[Railway].closed.get(account, 0)
    return account == "pl" and not is_closed and not state.of[LateralLine].used


Way = tuple[int, int, int, bool]
"""Where a train gets to, its counts of theatres, the number of the way that it goes on from, and whether a stretch of
the lateral line lies on it (9.2/c)."""


def _walk(war: War, rails: OpenRails, start: int, closed: int, most: int, goal: int, saves: bool) -> list[Way]:
    """All hexes that a train gets to, the start first; no count that another beats or that takes more transports than
    `most`. With a goal (-1: none), no more than might still be a cheaper way there. Nor is any count of use there that
    one beats with which it was reached already. `saves`: a way along the lateral line takes a transport less (9.2/c):
    only another such way beats it, and only such a way to the goal beats what may still come to that line."""
    theatre, shy, tracks, rails_open = war.board.theatre, rails.shy, tracks_of(war), rails.sides
    closed |= ~rails.hexes
    known, there_already = {start: 1}, 0
    along: dict[int, int] = {} if saves else known
    """As `known`, of the ways along the lateral line alone."""
    lateral, found = lateral_steps(war), list[Way]([(start, 0, -1, False)])
    if not rails.hexes >> start & 1:
        return found
    for number, (here, count, before, is_lateral) in enumerate(found):
        if before >= 0 and shy >> here & 1:
            continue
        after, back = AFTER[count], found[before][0] if before >= 0 else -1
        for there, side in tracks[here]:
            if there == back or closed >> there & 1 or not rails_open >> side & 1:
                continue
            new, is_along = after[theatre[there]], is_lateral or (here, there) in lateral
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
                    return found
    return found


def _path(ways: Sequence[Way], number: int) -> tuple[int, ...]:
    """The hexes on a way, its start left out."""
    path = []
    while number > 0:
        h, _, number, _ = ways[number]
        path.append(h)
    return tuple(reversed(path))


def cheapest(
    war: War, state: State, side: Side, start: int, wanted: int, account: str, *, closed: int = 0, units: int = 1
) -> dict[int, Journey]:
    """`closed`: hexes that the train may not pass either; `units`: how many it carries, each at its price (9.3/a)."""
    found = fares(war, state, side, start, wanted, account, closed=closed, units=units)
    return {h: found.trip(h) for h in found.best}


class Fares(Struct, frozen=True):
    """What it takes to get to each goal."""

    ways: list[Way]
    best: dict[int, tuple[int, int]]
    """By goal: the transports, and the number of the way."""

    def trip(self, h: int) -> Journey:
        price, number = self.best[h]
        return Journey(_path(self.ways, number), price)


def fares(
    war: War,
    state: State,
    side: Side,
    start: int,
    wanted: int,
    account: str,
    *,
    closed: int = 0,
    units: int = 1,
    left: int = WIDTH,
) -> Fares:
    """9.3, 9.3/a: the cheapest way to each of the wanted places, if it takes no more transports than are left."""
    best: dict[int, tuple[int, int]] = {}
    rails = rails_of(war, state, side)
    saves = has_lateral(state, account) and bool(rails.area(start) & lateral_hexes(war))
    goal = wanted.bit_length() - 1 if wanted.bit_count() == 1 else -1
    ways = _walk(war, rails, start, closed | abroad_for(war, account), left + saves, goal, saves)
    for number, (h, count, before, is_lateral) in enumerate(ways):
        if before < 0 or not wanted >> h & 1:
            continue
        price = units * TRANSPORTS[count] - (saves and is_lateral)
        if price <= left and (h not in best or price < best[h][0]):
            best[h] = price, number
    return Fares(ways, best)


@lru_cache(maxsize=64)
def lateral_steps(war: War) -> frozenset[tuple[int, int]]:
    """9.2/c: the steps along the lateral line, both ways."""
    pairs = [war.board.map.side_hexes[s] for s in members(war.board.map.networks.get(LATERAL, 0))]
    return frozenset((a, b) for one, other in pairs for a, b in ((one, other), (other, one)))


@lru_cache(maxsize=64)
def lateral_hexes(war: War) -> int:
    return bit_set(h for step in lateral_steps(war) for h in step)


def on_lateral(war: War, start: int, path: Sequence[int]) -> bool:
    """9.2/c: the way runs along a stretch of the lateral line."""
    return not lateral_steps(war).isdisjoint(zip((start, *path), path))
