"""Who looks after the places that the enemy wants most: no strong enemy should be nearer to one than its defenders."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from sztab.games.rok1920.bot.positions import Position, Positions
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import ENEMY, SIDES, Side, Unit
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import members

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
LATENESS = (0.0, *(TOO_LATE + (1 - TOO_LATE) * late / FAR for late in range(1, FAR + 1)))
"""How much of a defender is missing who is further off than the enemy by so many hexes: much at once, for he cannot be
there first, and more the further he has to go, so that it is worth while to set out."""


class Need(Struct, frozen=True):
    """A place that wants more troops."""

    lack: float
    weight: float
    near: Sequence[float]
    """For every hex, how near it is to the place."""


class Place(Struct, frozen=True):
    """A place that a side wants to have and the other has to guard."""

    h: int
    weight: float
    limit: float
    """The most that one has to fear for it."""
    distance: Sequence[int]
    """From every hex, as far as it counts."""
    near: Sequence[float]


class Guards:
    """Compares the troops near the heavy prizes."""

    def __init__(self, war: War, prizes: tuple[Mapping[int, float], Mapping[int, float]], positions: Positions) -> None:
        self.war = war
        self._positions = positions
        self.heavy = tuple(
            tuple(self._place(h, weight) for h, weight in prizes[side].items() if weight >= HEAVY) for side in SIDES
        )
        """For each side the places that it wants."""

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
        troops: list[list[tuple[int, int]]] | None = None
        for place in self.heavy[ENEMY[side]]:
            if state.held[side] >> place.h & 1:
                if troops is None:
                    troops = [_troops(state, s, position) for s in SIDES]
                lack = shortfall(troops[side], troops[ENEMY[side]], place.distance)
                if lack > 0:
                    # The more one fears already, the less every further enemy adds, up to a limit.
                    fear = place.limit / (place.limit + lack * place.weight)
                    found.append(Need(lack, place.weight * fear, place.near))
        return found

    def garrison(self, state: State, side: Side, unit: Unit, h: int) -> float:
        """What a unit is worth in a place that enemies have come near to, as far as it is not well held without it."""
        for place in self.heavy[ENEMY[side]]:
            if place.h == h and state.held[side] >> h & 1:
                foes = members(state.occupied[ENEMY[side]] & ~state.neutral)
                nearest = min([place.distance[foe] for foe in foes], default=FAR)
                others = sum(self.war.strength(state, u) for u in state.stacks.get(h, ()) if u != unit)
                wanted = min(self.war.strength(state, unit), max(0, GARRISON - others))
                return place.weight * wanted * max(0.0, 1 - nearest / CLOSE)
        return 0.0

    def danger(self, state: State, side: Side) -> float:
        """What a side has to fear for its places."""
        return sum([need.lack * need.weight for need in self.needs(state, side)])


def _troops(state: State, side: Side, position: Position) -> list[tuple[int, int]]:
    """The strength on each hex of a side."""
    strength = position.strength
    return [(h, strength[h]) for h in members(state.occupied[side] & ~state.neutral)]


def shortfall(own: Sequence[tuple[int, int]], foes: Sequence[tuple[int, int]], distance: Sequence[int]) -> float:
    """How much strength is missing, at the worst, against the enemies who have come within any distance of a place:
    the nearest defenders are counted off against them, and those who would come too late are missing in part."""
    near = [0] * (FAR + 1)
    for h, strength in foes:
        near[distance[h]] += strength
    if not any(near[: RANGE + 1]):
        return 0.0
    guard = [0] * (FAR + 1)
    for h, strength in own:
        guard[distance[h]] += strength
    worst, come = 0.0, 0
    for d in range(RANGE + 1):
        if near[d]:
            come += near[d]
            worst = max(worst, _missing(guard, d, SAFETY * come) * (1 - d / (2 * RANGE)))
    return worst


def _missing(guard: Sequence[int], d: int, wanted: float) -> float:
    """What is missing of a wanted strength that has to be as near as the enemy."""
    missing = 0.0
    for at, troops in enumerate(guard):
        if wanted <= 0:
            return missing
        if troops:
            taken = min(wanted, troops)
            wanted -= taken
            if at > d:
                missing += taken * LATENESS[at - d]
    return missing + max(0.0, wanted)
