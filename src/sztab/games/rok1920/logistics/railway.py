"""27.1, 27.2 / Eagles 9: the railway, and how far trains of a side can use it now."""

from functools import lru_cache

from sztab.games.rok1920.chapter_state import By, ChapterState, mark, mark_table
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import ENEMY, Side
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import members
from sztab.hexmap.ways import ways


class Railway(ChapterState, frozen=True):
    """27: transports of the phase that is on and of the last one."""

    drops_offers = ("rail", "concentrate")
    carried: int = mark("carried")
    """27: units that went by rail in this phase (a set)."""
    held: int = mark("rail-held")
    """27.2: the places that the mover held when the phase began (a set of hexes)."""
    used: By = mark_table("rail-used-")
    """27.3: by account (pl, west, southwest): transports used in the last phase, its usual limit, 1 if there are none
now."""
    base: By = mark_table("rail-base-")
    """27.3: by account (pl, west, southwest): transports used in the last phase, its usual limit, 1 if there are none
now."""
    closed: By = mark_table("rail-closed-")
    """27.3: by account (pl, west, southwest): transports used in the last phase, its usual limit, 1 if there are none
now."""


class Rails:
    """27.1: the railway without the hexes that are closed to a side's trains, in its connected parts."""

    def __init__(self, war: War, closed: int) -> None:
        self.hexes = railway_hexes(war) & ~closed
        self._ways = ways(war.board.map, self.hexes, out_of=self.hexes, across=open_rails(war))
        self._areas: list[int] = []
        self._known: dict[int, int] = {}

    def area(self, h: int) -> int:
        """All hexes that a train from here can reach, its own among them; 0 where no train can be."""
        found = self._known.get(h)
        if found is None:
            found = next((area for area in self._areas if area >> h & 1), 0)
            if not found and self.hexes >> h & 1:
                found = self._ways.flood(1 << h)
                self._areas.append(found)
            self._known[h] = found
        return found


def rails_of(war: War, state: State, side: Side) -> Rails:
    """27.1: the railway as trains of a side can use it; kept as long as the same hexes are closed."""
    closed = closed_rails(war, state, side)
    found: Rails | None = war.rails.get(closed)
    if found is None:
        found = war.rails.keep(closed, Rails(war, closed))
    return found


def danger(war: War, state: State, side: Side) -> int:
    """27.1: hexes with enemies and those beside them."""
    foes = state.occupied[ENEMY[side]] & ~state.neutral  # `enemies`
    found = war.dangers.get(foes)
    if found is None:
        found = war.dangers.keep(foes, foes | war.board.around(foes))
    return found


def departures(war: War, state: State, side: Side) -> frozenset[int]:
    """27.1: the places on the railway that a unit may be sent from."""
    near = danger(war, state, side)
    found = war.departures.get(near)
    if found is None:
        found = war.departures.keep(near, frozenset(members(railway_hexes(war) & war.board.localities & ~near)))
    return found


def closed_rails(war: War, state: State, side: Side) -> int:
    """27.1, 27.2: hexes that no train of a side enters: beside enemies, places of the enemy, and foreign countries."""
    closed = war.board.foreign | danger(war, state, side) | state.held[ENEMY[side]] & war.board.localities
    return closed | abroad(war, state, side)


def abroad(war: War, state: State, side: Side) -> int:
    """38.2.1, 38.3.1: the hexes of a country that a side's trains and supply do not pass now."""
    hexes = 0
    for country in war.abroad:
        hexes |= country(war, state, side)
    return hexes


@lru_cache(maxsize=64)
def rail_links(war: War) -> dict[int, tuple[int, ...]]:
    """The neighbours of each hex along the railway."""
    found: dict[int, tuple[int, ...]] = {}
    for side in members(open_rails(war)):
        a, b = war.board.map.side_hexes[side]
        found[a] = (*found.get(a, ()), b)
        found[b] = (*found.get(b, ()), a)
    return found


@lru_cache(maxsize=64)
def railway_hexes(war: War) -> int:
    """All hexes that the railway touches."""
    hexes = 0
    for side in members(open_rails(war)):
        a, b = war.board.map.side_hexes[side]
        hexes |= 1 << a | 1 << b
    return hexes


def open_rails(war: War) -> int:
    """The railway as far as no state border cuts it (12.1)."""
    return war.board.rails & ~war.board.borders
