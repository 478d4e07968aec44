"""9.2, 9.3: the transports that are left, the ways of trains and how many transports they take."""

from collections.abc import Sequence
from itertools import compress
from operator import itemgetter

from msgspec import Struct

from sztab.games.rok1920.chapter_state import ChapterState, mark
from sztab.games.rok1920.eagles.fare_bounds import lateral_hexes, lateral_steps, lowest
from sztab.games.rok1920.eagles.railway import OpenRails, rails_of
from sztab.games.rok1920.eagles.train_walk import FAR, Way, path_of, walk, way_to
from sztab.games.rok1920.logistics.railway import Railway
from sztab.games.rok1920.logistics.train_reach import BASE, TRANSPORTS, WIDTH, Journey
from sztab.games.rok1920.politics.fronts import OTHER_FRONTS_THEATRE
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import Side
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set, members


class LateralLine(ChapterState, frozen=True):
    """9.2/c"""

    drops_offers = ("rail",)
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


def cheapest(
    war: War, state: State, side: Side, start: int, wanted: int, account: str, *, closed: int = 0, units: int = 1
) -> dict[int, Journey]:
    """`closed`: hexes that the train may not pass either; `units`: how many it carries, each at its price (9.3/a)."""
    found = fares(war, state, side, start, wanted, account, closed=closed, units=units)
    return {h: found.trip(h) for h in found.best}


def cheapest_to(war: War, state: State, side: Side, start: int, goal: int, account: str) -> Journey | None:
    """The journey of one unit that `cheapest` finds to one goal."""
    rails, abroad, found = rails_of(war, state, side), abroad_for(war, account), None
    saves = has_lateral(state, account) and bool(rails.area(start) & lateral_hexes(war))
    most = WIDTH + saves
    for detour in DETOURS:
        way = way_to(war, rails, start, abroad, most, saves=saves, goal=goal, detour=detour)
        if way is not None and (found is None or way[0] < found[0]):
            found = way
        if found is not None:
            if found[0] + saves <= 1 or found[0] <= lowest(war, start, goal, 1, saves=saves):
                break
            most = found[0] - 1 + saves
    return None if found is None else Journey(found[1], found[0])


class Fares(Struct, frozen=True):
    """What it takes to get to each goal."""

    ways: list[Way]
    best: dict[int, tuple[int, int]]
    """By goal: the transports, and the number of the way."""

    def trip(self, h: int) -> Journey:
        price, number = self.best[h]
        return Journey(path_of(self.ways, number), price)


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
    rails = rails_of(war, state, side)
    saves = has_lateral(state, account) and bool(rails.area(start) & lateral_hexes(war))
    goal = wanted.bit_length() - 1 if wanted.bit_count() == 1 else -1
    closed, most, found = closed | abroad_for(war, account), left + saves, Fares([], {})
    least = lowest(war, start, goal, units, saves=saves) if goal >= 0 else 0
    for detour in DETOURS if goal >= 0 else (FAR,):
        ways = walk(war, rails, start, closed, most, goal=goal, saves=saves, detour=detour)
        found = _prices(ways, wanted, units, left, saves=saves, before=found)
        if goal in found.best:
            price = found.best[goal][0]
            if price <= least:
                break
            most = (price - 1 + saves) // units
    return found


_ENDS, _IS_LATERAL = itemgetter(0), itemgetter(3)
DETOURS = (0, FAR)
"""On how many hexes more than the railway has between two places a cheaper way is looked for, one after another."""


def _prices(ways: list[Way], wanted: int, units: int, left: int, *, saves: bool, before: Fares) -> Fares:
    """9.3: what the places on these ways take; as before where none is cheaper."""
    best: dict[int, tuple[int, int]] = {}
    is_goal = (wanted.bit_length() - 1).__eq__ if wanted.bit_count() == 1 else {*members(wanted)}.__contains__
    for number in compress(range(len(ways)), map(is_goal, map(_ENDS, ways))):
        if not number:
            continue
        h, count, _, is_lateral = ways[number]
        price = units * TRANSPORTS[count] - (saves and is_lateral)
        known = best.get(h) or before.best.get(h)
        if price <= left and (known is None or price < known[0]):
            best[h] = price, number
    return Fares(ways, best) if best else before


def without_transport(war: War, rails: OpenRails, start: int) -> int:
    """9.2/c: the hexes that a train gets to along the lateral line for its own transport alone."""
    if not rails.area(start) & lateral_hexes(war):
        return 0
    found = rails.without_transport.get(start)
    if found is None:
        ways = walk(war, rails, start, 0, 1, saves=True)
        found = rails.without_transport[start] = bit_set(map(_ENDS, filter(_IS_LATERAL, ways)))
    return found


def on_lateral(war: War, start: int, path: Sequence[int]) -> bool:
    """9.2/c: the way runs along a stretch of the lateral line."""
    return not lateral_steps(war).isdisjoint(zip((start, *path), path))
