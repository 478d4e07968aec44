"""Who looks after the places that the enemy wants most: no strong enemy should be nearer to one than its defenders."""

import struct
from collections.abc import Mapping, Sequence

from msgspec import Struct

from sztab.games.rok1920.bot.positions import Position, Positions
from sztab.games.rok1920.kept import Kept
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import ENEMY, SIDES, Side, Unit
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import members
from sztab.hexmap.rows import differing

HEAVY = 5.0
"""Only places of this weight and more are looked after."""
RANGE = 14
"""Enemies further off are nobody's care."""
FAR = RANGE + 8
"""Defenders further off are as good as none."""
SAFETY = 2.0
"""How many times the enemy's strength one wants to have there."""
WEIGHT = 0.35
FEAR = 0.5
"""The part of a place's weight that one may fear for."""
GARRISON, CLOSE = 8, 8
"""The strength that holds a place well; how near enemies are when it has to be there."""
TOO_LATE = 0.4
FIELD = 16
"""Bits for the strength at one distance: more than all units of a game have."""
ROW = (1 << FIELD * (FAR + 1)) - 1
_ROW = struct.Struct(f"<{FAR + 1}H")
MOST_KEPT = 2000
LATENESS = (0.0, *(TOO_LATE + (1 - TOO_LATE) * late / FAR for late in range(1, FAR + 1)))
"""How much of a defender is missing who is further off than the enemy by so many hexes: much at once, for he cannot be
there first, and more the further he has to go, so that it is worth while to set out."""


class Need(Struct, frozen=True):
    """A place that wants more troops."""

    lack: float
    weight: float
    near: Sequence[float]
    """For every hex, how near it is to the place."""
    h: int = -1


class Place(Struct, frozen=True):
    """A place that a side wants to have and the other has to guard."""

    h: int
    weight: float
    limit: float
    """The most that one has to fear for it."""
    distance: Sequence[int]
    """From every hex, as far as it counts."""
    near: Sequence[float]


class Spread(Struct, frozen=True):
    """What was found of a position: where both sides stand with which strength, and that by distance from places."""

    at: list[int]
    level: list[int]
    there: tuple[int, int]
    strength: Mapping[int, int]
    spread: tuple[int, int]


class Guards:
    """Compares the troops near the heavy prizes."""

    def __init__(self, war: War, prizes: tuple[Mapping[int, float], Mapping[int, float]], positions: Positions) -> None:
        self.war = war
        self._positions = positions
        self.heavy = tuple(
            tuple(self._place(h, weight) for h, weight in prizes[side].items() if weight >= HEAVY) for side in SIDES
        )
        """For each side the places that it wants."""
        self._by_hex = tuple({place.h: place for place in places} for places in self.heavy)
        places, row = [*self.heavy[0], *self.heavy[1]], FIELD * (FAR + 1)
        self._rows = {
            (side, n): row * (n + side * len(self.heavy[0])) for side in SIDES for n in range(len(self.heavy[side]))
        }
        self._weights = tuple(
            sum(1 << row * n + FIELD * place.distance[h] for n, place in enumerate(places))
            for h in range(war.board.size)
        )
        """For every hex, one in the field of its distance from each of the places: times the strength that stands
        there, and added up, that counts strength by distance from all of them at once."""
        self._last: Spread | None = None
        self._lacks: Kept[tuple[int, int], float] = Kept(MOST_KEPT)
        """What is missing, by both sides' strength by distance."""

    def _place(self, h: int, weight: float) -> Place:
        board = self.war.board
        distance = tuple(min(FAR, board.distance(h, other)) for other in range(board.size))
        near = tuple(1 - d / FAR for d in distance)
        return Place(h, WEIGHT * min(weight, 60.0) ** 0.5, FEAR * weight, distance, near)

    def needs(self, state: State, side: Side) -> list[Need]:
        """The places of a side to which the enemy is nearer than its defenders."""
        position = self._positions.of(state)
        key = ("needs", side, state.held[side], state.neutral)
        found: list[Need] | None = position.known.get(key)
        if found is None:
            found = position.known[key] = self._find_needs(state, side, position)
        return found

    def _find_needs(self, state: State, side: Side, position: Position) -> list[Need]:
        found = []
        own = foes = -1
        for n, place in enumerate(self.heavy[ENEMY[side]]):
            if state.held[side] >> place.h & 1:
                if own < 0:
                    own, foes = self._spread(state, side, position), self._spread(state, ENEMY[side], position)
                at = self._rows[ENEMY[side], n]
                lack = self._lack(own >> at & ROW, foes >> at & ROW)
                if lack > 0:
                    # The more one fears already, the less every further enemy adds, up to a limit.
                    fear = place.limit / (place.limit + lack * place.weight)
                    found.append(Need(lack, place.weight * fear, place.near, place.h))
        return found

    def _spread(self, state: State, side: Side, position: Position) -> int:
        """The strength of a side by distance from all heavy places, each in a row of fields."""
        key = ("spread", state.neutral)
        found: tuple[int, int] | None = position.known.get(key)
        if found is None:
            found = position.known[key] = self._find_spread(state, position.strength)
        return found[side]

    def _find_spread(self, state: State, strength: Mapping[int, int]) -> tuple[int, int]:
        """The same of both sides: of those hexes alone where units are not as they were when it was asked last."""
        weights, at, level, last = self._weights, state.at, state.level, self._last
        there = state.occupied[0] & ~state.neutral, state.occupied[1] & ~state.neutral
        if last is None:
            one, other = (sum([strength[h] * weights[h] for h in members(hexes)]) for hexes in there)
        else:
            changed = [*differing(at, last.at), *differing(level, last.level)]
            hexes = {*[at[unit] for unit in changed], *[last.at[unit] for unit in changed]}
            hexes.update(members(there[0] ^ last.there[0] | there[1] ^ last.there[1]))
            one, other = last.spread
            for h in hexes:
                if h >= 0:
                    was, now = last.strength.get(h, 0), strength.get(h, 0)
                    one += (now * (there[0] >> h & 1) - was * (last.there[0] >> h & 1)) * weights[h]
                    other += (now * (there[1] >> h & 1) - was * (last.there[1] >> h & 1)) * weights[h]
        self._last = Spread(at[:], level[:], there, strength, (one, other))
        return one, other

    def _lack(self, own: int, foes: int) -> float:
        """What is missing at a place, by the rows of both sides."""
        found = self._lacks.get((own, foes))
        if found is None:
            found = self._lacks.keep((own, foes), shortfall(_fields(own), _fields(foes)))
        return found

    def garrison(self, state: State, side: Side, unit: Unit, h: int) -> float:
        """What a unit is worth in a place that enemies have come near to, as far as it is not well held without it."""
        place = self._by_hex[ENEMY[side]].get(h)
        if place is None or not state.held[side] >> h & 1:
            return 0.0
        foes = members(state.occupied[ENEMY[side]] & ~state.neutral)
        nearest = min([place.distance[foe] for foe in foes], default=FAR)
        others = sum(self.war.strength(state, u) for u in state.stacks.get(h, ()) if u != unit)
        wanted = min(self.war.strength(state, unit), max(0, GARRISON - others))
        return place.weight * wanted * max(0.0, 1 - nearest / CLOSE)

    def danger(self, state: State, side: Side) -> float:
        """What a side has to fear for its places."""
        return sum([need.lack * need.weight for need in self.needs(state, side)])


def _fields(row: int) -> Sequence[int]:
    """The strength at each distance."""
    return _ROW.unpack(row.to_bytes(_ROW.size, "little"))


def shortfall(guard: Sequence[int], near: Sequence[int]) -> float:
    """How much strength is missing, at the worst, against the enemies who have come within any distance of a place:
    the nearest defenders are counted off against them, and those who would come too late are missing in part. Both by
    their distance."""
    if not any(near[: RANGE + 1]):
        return 0.0
    troops = [(at, strength) for at, strength in enumerate(guard) if strength]
    worst, come = 0.0, 0
    for d in range(RANGE + 1):
        if near[d]:
            come += near[d]
            worst = max(worst, _missing(troops, d, SAFETY * come) * (1 - d / (2 * RANGE)))
    return worst


def _missing(troops: Sequence[tuple[int, int]], d: int, wanted: float) -> float:
    """What is missing of a wanted strength that has to be as near as the enemy; `troops`: by their distance."""
    missing = 0.0
    for at, strength in troops:
        if wanted <= 0:
            return missing
        taken = wanted if wanted < strength else strength
        wanted -= taken
        if at > d:
            missing += taken * LATENESS[at - d]
    return missing + max(0.0, wanted)
