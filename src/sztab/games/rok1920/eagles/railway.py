"""9.1: the railway as trains of a side can use it now: enemy units and control lines cut it, and localities beside
enemies are not passed."""

from functools import lru_cache, reduce
from itertools import combinations
from operator import or_

from sztab.games.rok1920.kept import Kept
from sztab.games.rok1920.logistics.railway import abroad, danger, open_rails, railway_hexes
from sztab.games.rok1920.moving.control_lines import control_lines
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import ENEMY, SIDES, Side
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import members
from sztab.hexmap.ways import ways

KEPT = 200


class OpenRails:
    """The parts of the railway that hang together: which hexes a train from somewhere gets to."""

    def __init__(self, war: War, hexes: int, sides: int, shy: int) -> None:
        self.hexes = hexes
        self.sides = sides
        """The sides that trains cross."""
        self.shy = shy & hexes
        """Localities beside enemies: a train may leave or reach them, not pass them (9.1/c)."""
        free = hexes & ~self.shy
        self._inner = ways(war.board.map, free, out_of=free, across=sides)
        self._outer = ways(war.board.map, hexes, out_of=hexes, across=sides)
        self._areas: list[int] = []
        self._area_of: dict[int, int] = {}
        self._war, self._without = war, dict[int, OpenRails]()
        self.without_transport: dict[int, int] = {}
        """9.2/c: by start, the hexes that the lateral line's own transport suffices for, where it was asked."""
        self._home_of: dict[int, int] = {}
        self._home_parts: dict[int, list[tuple[int, int]]] = {}
        """By theatre: parts that hang together inside it, and all that a train from them reaches there."""
        self.within: dict[tuple[int, int], int] = {}
        """9.3/a: by start and number of theatres, the hexes reached without entering more, where it was asked."""

    def without(self, barred: int) -> "OpenRails":
        """The same railway for trains that do not enter these hexes either."""
        found = self._without.get(barred) if barred else self
        if found is None:
            found = self._without[barred] = OpenRails(self._war, self.hexes & ~barred, self.sides, self.shy)
        return found

    def within_theatres(self, start: int, most: int) -> int:
        """9.3/a: the hexes that a train reaches without entering more theatres than so many, its own among them."""
        found = self.within.get((start, most))
        if found is None:
            found = self.within[start, most] = self._within(start, most)
        return found

    def at_home(self, start: int) -> int:
        """9.3/a: the hexes that a train reaches without leaving its theatre."""
        found = self._home_of.get(start)
        if found is None:
            found = self._home_of[start] = self._found_home(start) if self.hexes >> start & 1 else 0
        return found

    def _found_home(self, start: int) -> int:
        board = self._war.board
        theatre = board.theatre[start]
        inside, parts = board.theatres[theatre], self._home_parts.setdefault(theatre, [])
        if self.shy >> start & 1:
            return self._area_in(start, inside)
        for inner, area in parts:
            if inner >> start & 1:
                return area
        inner = 1 << start | self._inner.flood_in(1 << start, inside)
        parts.append((inner, inner | self._outer.step(inner) & inside))
        return parts[-1][1]

    def _within(self, start: int, most: int) -> int:
        if most == 1:
            return self.at_home(start)
        board = self._war.board
        area, own, found = self.area(start), board.theatres[board.theatre[start]], 0
        beyond = [hexes for hexes in board.theatres if hexes & area and hexes != own]
        if most > len(beyond):
            return area
        for others in combinations(beyond, most - 1):
            found |= self._area_in(start, reduce(or_, others, own))
        return found

    def _area_in(self, start: int, hexes: int) -> int:
        """What `area` finds if trains enter these hexes alone."""
        if not (self.hexes & hexes) >> start & 1:
            return 0
        if not self.shy >> start & 1:
            return self._part_in(1 << start, hexes)
        beside = self._outer.step(1 << start) & hexes
        free = beside & ~self.shy
        return 1 << start | beside | (self._part_in(free, hexes) if free else 0)

    def _part_in(self, sources: int, hexes: int) -> int:
        inner = sources | self._inner.flood_in(sources, hexes)
        return inner | self._outer.step(inner) & hexes

    def area(self, h: int) -> int:
        """All hexes that a train from here can reach, its own among them; 0 where no train can be."""
        found = self._area_of.get(h)
        if found is None:
            found = self._area_of[h] = self._found_area(h) if self.hexes >> h & 1 else 0
        return found

    def _found_area(self, h: int) -> int:
        if not self.shy >> h & 1:
            return self._part(h)
        found = 1 << h
        for other in members(self._outer.step(1 << h)):
            found |= self._part(other) if not self.shy >> other & 1 else 1 << other
        return found

    def _part(self, h: int) -> int:
        found = next((area for area in self._areas if area >> h & 1 and not self.shy >> h & 1), 0)
        if not found:
            inner = self._inner.flood(1 << h)
            found = inner | self._outer.step(inner)
            self._areas.append(found)
        return found


@lru_cache(maxsize=64)
def tracks_of(war: War) -> dict[int, tuple[tuple[int, int], ...]]:
    """For each hex its neighbours along the railway, and the side between."""
    found: dict[int, tuple[tuple[int, int], ...]] = dict.fromkeys(range(war.board.size), ())
    for side in members(open_rails(war)):
        a, b = war.board.map.side_hexes[side]
        found[a] = (*found.get(a, ()), (b, side))
        found[b] = (*found.get(b, ()), (a, side))
    return found


def rails_of(war: War, state: State, side: Side) -> OpenRails:
    """9.1/b, 9.1: the railway as trains of a side can use it: the same one as long as the enemy stands still."""
    foes, lines = state.occupied[ENEMY[side]], control_lines(war, state, ENEMY[side])
    outside = state.neutral, abroad(war, state, side)
    last = _last(war)[side]
    if last is not None and last[0] is foes and last[1] is lines and last[2] == outside:
        return last[3]
    found = _rails_now(war, state, side, lines)
    _last(war)[side] = foes, lines, outside, found
    return found


def _rails_now(war: War, state: State, side: Side, lines: int) -> OpenRails:
    foes = state.occupied[ENEMY[side]] & ~state.neutral  # `enemies`
    closed = war.board.foreign | foes | abroad(war, state, side)
    cut = lines & war.board.rails
    shy = danger(war, state, side) & war.board.localities
    hexes = railway_hexes(war) & ~closed
    known, key = _known(war), (hexes, cut, shy & hexes)
    found = known.get(key)
    return found or known.keep(key, OpenRails(war, hexes, open_rails(war) & ~cut, shy))


@lru_cache(maxsize=64)
def _last(war: War) -> list[tuple[int, int, tuple[int, int], OpenRails] | None]:
    """By side the railway that was found last, and what it was found from."""
    return [None] * len(SIDES)


@lru_cache(maxsize=64)
def _known(war: War) -> Kept[tuple[int, int, int], OpenRails]:
    return Kept(KEPT)


def reached(war: War, state: State, side: Side, sources: int) -> int:
    """9.1: the localities that trains from any of these hexes reach: not beside enemies, unless own units are there."""
    rails, found = rails_of(war, state, side), 0
    for h in members(sources):
        found |= rails.area(h)
    return found & stations(war, state, side)


def stations(war: War, state: State, side: Side) -> int:
    """9.1/d: the localities that a train may end in, as far as enemies are concerned."""
    return war.board.localities & (~danger(war, state, side) | state.occupied[side])
