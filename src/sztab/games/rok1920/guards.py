"""Who looks after the places that the enemy wants most: the strength near each of them, his against one's own."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from sztab.games.rok1920.state import State
from sztab.games.rok1920.units import SIDES, Side
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import members

HEAVY = 3.0
"""Only places of this weight and more are looked after."""
RANGE = 12
"""From so many hexes on troops do not count."""
SAFETY = 2.0
"""How many times the enemy's strength one wants to have there."""
WEIGHT = 0.15


class Need(Struct, frozen=True):
    """A place that wants more troops."""

    lack: float
    weight: float
    near: Sequence[float]
    """For every hex, how much of a strength point there counts at the place."""


class Guards:
    """Compares the troops near the heavy prizes."""

    def __init__(self, war: War, prizes: tuple[Mapping[int, float], Mapping[int, float]]) -> None:
        self.war = war
        near = {h: self._near(h) for found in prizes for h, weight in found.items() if weight >= HEAVY}
        self.heavy = tuple(
            tuple((h, WEIGHT * weight**0.5, near[h]) for h, weight in prizes[side].items() if weight >= HEAVY)
            for side in SIDES
        )
        """For each side the places that it wants."""

    def _near(self, h: int) -> tuple[float, ...]:
        board = self.war.board
        return tuple(max(0.0, 1 - board.distance(h, other) / RANGE) for other in range(board.size))

    def needs(self, state: State, side: Side) -> list[Need]:
        """The places of a side near which the enemy is the stronger."""
        found = []
        troops: list[list[tuple[int, int]]] | None = None
        for h, weight, near in self.heavy[1 - side]:
            if state.held[side] >> h & 1:
                if troops is None:
                    troops = [self._troops(state, s) for s in SIDES]
                threat = sum([strength * near[at] for at, strength in troops[1 - side]])
                if threat:
                    lack = SAFETY * threat - sum([strength * near[at] for at, strength in troops[side]])
                    if lack > 0:
                        found.append(Need(lack, weight, near))
        return found

    def danger(self, state: State, side: Side) -> float:
        """What a side has to fear for its places."""
        return sum([need.lack * need.weight for need in self.needs(state, side)])

    def _troops(self, state: State, side: Side) -> list[tuple[int, int]]:
        """The strength on each hex of a side."""
        strength, levels, stacks = self.war.roster.strength, state.level, state.stacks
        return [
            (h, sum([strength[unit][levels[unit]] for unit in stacks[h]]))
            for h in members(state.occupied[side] & ~state.neutral)
        ]
