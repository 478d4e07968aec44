"""What an attack would bring, as far as the rules tell it beforehand: its chance with all that lies open (8.3, 8.6,
8.7, 11, 15.3), the levels that the beaten lose on their best way of retreat (9), rout (8.5) and bloody combat (8.4).

The corporal guesses at retreats from the hexes around; here the rules themselves are asked, and their answers kept.
"""

from collections.abc import Sequence

from sztab.games.rok1920.bot.attack_value import CHANCE, Prospects
from sztab.games.rok1920.fighting.retreat_routes import (
    Group,
    closed_in_retreat,
    routes,
    strength_to_pass,
)
from sztab.games.rok1920.kept import Kept
from sztab.games.rok1920.map.board import BRIDGED, SMALL, UNBRIDGED, Board
from sztab.games.rok1920.moving.control_lines import control_lines
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import ENEMY, Side
from sztab.games.rok1920.units.positions import enemies
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import members

BLOODY = 2 / 36
"""8.4: rolls of 2 and 12."""
SUCCESS = tuple(max(0.0, CHANCE[min(11, number)] - 1 / 36) for number in range(14))
"""8.3: the probability of success by the chance, rolls of 2 and 12 left out."""
RINGED = 2
"""8.6.5: what the attacker of encircled troops gains."""
RETREAT, SHORT_RETREAT = 2, 1
"""9, 11/b: the hexes of a retreat, and of one after a repeat attack."""
ENOUGH = 3
"""Troops so many times as strong as the defender need no more beside them."""
MOST_KEPT = 40_000


class Blows:
    """Weighs the attacks of a side in one scenario."""

    def __init__(self, war: War, prospects: Prospects, unit_values: Sequence[Sequence[float]]) -> None:
        self.war, self.prospects = war, prospects
        self.unit_values = unit_values
        self._around = tuple(_around(war.board, h) for h in range(war.board.size))
        self._obstacles: dict[tuple[Side, int, int], int] = {}
        self._tolls: Kept[tuple[object, ...], int] = Kept(MOST_KEPT)
        self._prices: Kept[tuple[object, ...], tuple[float, ...]] = Kept(MOST_KEPT)

    def obstacle(self, side: Side, h: int, target: int) -> int:
        """8.6.1: rivers and works between two hexes."""
        found = self._obstacles.get((side, h, target))
        if found is None:
            board = self.war.board
            step = board.step(self.war.grounds[side], h, board.direction(h, target))
            found = 0
            if step is not None:
                found -= (step.river == SMALL) + 2 * (step.river in (BRIDGED, UNBRIDGED)) + 2 * bool(step.works)
            self._obstacles[side, h, target] = found
        return found

    def toll(self, state: State, h: int, repeat: bool) -> int:
        """9: the levels that the troops on a hex lose if they have to retreat, by the rules of retreat themselves."""
        war, stack = self.war, state.stacks[h]
        side = war.roster.side[stack[0]]
        hexes = SHORT_RETREAT if repeat else RETREAT
        group = Group(war, state, side, h, stack, hexes, state.occupied[side] & ~(1 << h))
        around, sides = self._around[h]
        closed, walls = closed_in_retreat(group)
        foes = enemies(state, side) & around
        key = (
            *(h, hexes, stack, tuple([state.level[unit] for unit in stack])),
            *(foes, state.occupied[side] & around, control_lines(war, state, ENEMY[side]) & sides),
            *(closed & around, walls & sides),
            tuple([strength_to_pass(war, state, state.stacks[foe]) for foe in members(foes & war.board.masks[h])]),
        )
        found = self._tolls.get(key)
        return self._tolls.keep(key, self._least(group)) if found is None else found

    def _least(self, group: Group) -> int:
        """The levels that the way costs which costs least."""
        toll = min(route.toll for route in routes(group))
        return min(toll, sum(self.war.levels[unit] - group.state.level[unit] for unit in group.units))

    def prices(self, state: State, h: int) -> tuple[float, ...]:
        """What each level of the troops on a hex is worth, the cheapest first: those their player gives up first."""
        stack = state.stacks[h]
        key = (stack, tuple([state.level[unit] for unit in stack]))
        found = self._prices.get(key)
        if found is None:
            prices = sorted(price for unit in stack for price in self._prices_of(unit, state.level[unit]))
            found = self._prices.keep(key, tuple(prices) or (0.0,))
        return found

    def _prices_of(self, unit: int, lost: int) -> list[float]:
        count = self.war.levels[unit]
        values = (*self.unit_values[unit][:count], 0.0)
        return [values[n] - values[n + 1] for n in range(lost, count)]


def _around(board: Board, h: int) -> tuple[int, int]:
    """The hexes that a retreat from a hex may come to, and the sides that it may cross."""
    sides = 0
    for other in members(board.near(h, RETREAT - 1)):
        sides |= board.side_masks[other]
    return board.near(h, RETREAT), sides
