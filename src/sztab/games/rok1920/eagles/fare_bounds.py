"""9.3: what a journey by rail takes at least, whatever closes the railway: known once for each place.

No enemy makes the railway longer than it is, so that a way that takes no more than this is the cheapest, and a place
that takes more than is left need not be looked for. A theatre takes a transport if more than three of its hexes are
entered; how many of each theatre have to be is found theatre by theatre, as if a way could be the best in all of them.
"""

from collections.abc import Sequence
from functools import lru_cache, reduce
from itertools import combinations
from operator import and_, or_

from msgspec import Struct

from sztab.games.rok1920.logistics.railway import open_rails
from sztab.games.rok1920.logistics.train_reach import CAP, FREE_HEXES, LATERAL
from sztab.games.rok1920.units.counters import THEATRES
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set, members
from sztab.hexmap.ways import Ways, ways

UNREACHED = 255
"""More hexes than lie between any two on the railway."""


class Entered(Struct, frozen=True):
    """By theatre, and by a number of hexes (up to CAP): where a train gets to that enters no more of that theatre."""

    by_any: tuple[tuple[int, ...], ...]
    along: tuple[tuple[int, ...], ...]
    """The same of the ways along a stretch of the lateral line alone (9.2/c)."""


def hopeful(war: War, start: int, left: int, *, saves: bool) -> int:
    """The hexes that so many transports could suffice for; `saves`: the lateral line takes one less."""
    kept, key = _kept_hopeful(war), (start, left, saves)
    found = kept.get(key)
    if found is None:
        entered = entered_from(war, start)
        found = _cheap(war, [sets[FREE_HEXES] for sets in entered.by_any], left)
        if saves:
            found |= _cheap(war, [sets[FREE_HEXES] for sets in entered.along], left + 1)
        kept[key] = found
    return found


@lru_cache(maxsize=64)
def _kept_hopeful(war: War) -> dict[tuple[int, int, bool], int]:
    return {}


def _cheap(war: War, sets: Sequence[int], most: int) -> int:
    """`sets`: by theatre, where it takes no transport. Where no more theatres than these do; one is taken at least."""
    if most <= 0 or most >= len(sets):
        return war.board.map.all_hexes if most > 0 else 0
    return reduce(or_, [reduce(and_, some) for some in combinations(sets, len(sets) - most)])


def lowest(war: War, start: int, goal: int, units: int, *, saves: bool) -> int:
    """The fewest transports that so many units could take from a hex to another."""
    entered = entered_from(war, start)
    any_way, along = [
        max(1, sum(not sets[FREE_HEXES] >> goal & 1 for sets in by)) for by in (entered.by_any, entered.along)
    ]
    return min(units * any_way, units * along - 1) if saves else units * any_way


def entered_from(war: War, start: int) -> Entered:
    kept = _kept_entered(war)
    found = kept.get(start)
    if found is None:
        by_theatre = [_entered(war, 1 << start, theatre) for theatre in range(len(THEATRES))]
        by_any, along = zip(*by_theatre)
        found = kept[start] = Entered(tuple(by_any), tuple(along))
    return found


@lru_cache(maxsize=64)
def _kept_entered(war: War) -> dict[int, Entered]:
    return {}


def _entered(war: War, sources: int, theatre: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Entered hexes of one theatre: the rest is free; and the same beyond a stretch of the lateral line."""
    inside, (everywhere, lateral, outside) = war.board.theatres[theatre], _tracks_outside(war, theatre)
    by_any, along = [outside.flood(sources)], list[int]()
    along.append(outside.flood(lateral.step(by_any[0]) & ~inside))
    for _ in range(CAP):
        here, there = by_any[-1], along[-1]
        further = everywhere.step(there) | lateral.step(here)
        by_any.append(outside.flood(here | everywhere.step(here)))
        along.append(outside.flood(there | further & inside | lateral.step(by_any[-1]) & ~inside))
    return tuple(by_any), tuple(along)


@lru_cache(maxsize=256)
def _tracks_outside(war: War, theatre: int) -> tuple[Ways, Ways, Ways]:
    """The railway, its lateral line, and the steps that lead into other theatres than this."""
    hexmap, rails = war.board.map, open_rails(war)
    outside = hexmap.all_hexes & ~war.board.theatres[theatre]
    line = ways(hexmap, across=rails & hexmap.networks.get(LATERAL, 0))
    return ways(hexmap, across=rails), line, ways(hexmap, outside, across=rails)


def hexes_to(war: War, goal: int) -> bytes:
    """By hex: how many the railway has from there to the goal if nothing closes it."""
    kept = _kept_hexes(war)
    found = kept.get(goal)
    if found is None:
        found = kept[goal] = _counted_to(war, goal)
    return found


@lru_cache(maxsize=64)
def _kept_hexes(war: War) -> dict[int, bytes]:
    return {}


def _counted_to(war: War, goal: int) -> bytes:
    found = bytearray([UNREACHED]) * war.board.size
    found[goal] = 0
    for count, ring in enumerate(_tracks(war).rings(1 << goal), start=1):
        for h in members(ring):
            found[h] = count
    return bytes(found)


@lru_cache(maxsize=64)
def _tracks(war: War) -> Ways:
    return ways(war.board.map, across=open_rails(war))


@lru_cache(maxsize=64)
def lateral_steps(war: War) -> frozenset[tuple[int, int]]:
    """9.2/c: the steps along the lateral line, both ways."""
    pairs = [war.board.map.side_hexes[s] for s in members(war.board.map.networks.get(LATERAL, 0))]
    return frozenset((a, b) for one, other in pairs for a, b in ((one, other), (other, one)))


@lru_cache(maxsize=64)
def lateral_hexes(war: War) -> int:
    return bit_set(h for step in lateral_steps(war) for h in step)
