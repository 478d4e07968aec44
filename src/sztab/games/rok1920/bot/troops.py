"""Who could take part in an attack: those who stand beside the enemy, and those who could march up before it."""

from msgspec import Struct

from sztab.games.rok1920.moving.reach import march_range
from sztab.games.rok1920.moving.reserves import is_reserve
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import Side, Unit
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import members


class Troops(Struct, frozen=True, gc=False):
    """What could take part in an attack together: all on a hex, or one unit that marches up."""

    home: int
    strength: float
    is_elite: bool
    reach: int
    """The hexes from which they could attack."""
    unit: Unit = -1
    """Who marches up; -1: all on the hex, from where they stand."""

    def at(self, h: int) -> "Troops":
        """The same once they have marched up."""
        return Troops(h, self.strength, self.is_elite, 1 << h, self.unit)


def standing(war: War, state: State, side: Side, hexes: int) -> list[Troops]:
    """Those on hexes who have not attacked yet."""
    spent = state.attacked | state.barred if side == state.phasing else 0
    found = []
    for h in members(hexes):
        units = [unit for unit in state.stacks[h] if not spent >> unit & 1]
        if strength := sum([war.strength(state, unit) for unit in units]):
            found.append(Troops(h, strength, any(war.is_elite(state, unit) for unit in units), 1 << h))
    return found


def reserves(war: War, state: State, side: Side, hexes: int, zone: int, share: float) -> list[Troops]:
    """4.1: the reserves that get into a zone; `share`: what counts of their strength."""
    found = []
    for h in members(hexes):
        if is_reserve(war, state, side, h):
            found += _marching(war, state, side, h, zone, share)
    return found


def marchers(war: War, state: State, side: Side, hexes: int, zone: int, share: float) -> list[Troops]:
    """5: who gets into a zone by a regular march, or stands in it already."""
    found = []
    for h in members(hexes):
        if zone >> h & 1:
            found += _marching(war, state, side, h, -1, 1.0)
        else:
            found += _marching(war, state, side, h, zone, share)
    return found


def _marching(war: War, state: State, side: Side, h: int, zone: int, share: float) -> list[Troops]:
    found = []
    for unit in state.stacks[h]:
        if strength := war.strength(state, unit):
            reach = march_range(war, state, unit, began=state.occupied[side]).hexes
            if zone < 0 or reach & zone:
                found.append(Troops(h, share * strength, war.is_elite(state, unit), reach, unit))
    return found
