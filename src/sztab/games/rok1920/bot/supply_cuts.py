"""Where a unit would cut the enemy's supply: hexes on railways that troops in thought stand on for a moment."""

from sztab.games.rok1920.bot.officer import Officer
from sztab.games.rok1920.in_force import SUPPLY
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import ENEMY, Side, Unit
from sztab.games.rok1920.units.positions import move_to
from sztab.hexmap.bits import bit_set, members

MOST = 2
"""So many of them are thought of."""


class SupplyCuts:
    """What it brings to stand on railways, found once for units of a kind."""

    def __init__(self, judge: Officer, state: State, side: Side) -> None:
        self._judge, self._foe, war = judge, ENEMY[side], judge.war
        self._rails = self._before = 0
        self._found: dict[tuple[int, str, int], float] = {}
        if war.has(SUPPLY):
            self._state = state.copy()
            self._before = judge.hungry(state, self._foe)
            self._rails = bit_set(h for rail in members(war.board.rails) for h in war.board.map.side_hexes[rail])

    def best(self, unit: Unit, hexes: int) -> list[int]:
        """The hexes where a unit cuts off most."""
        worths = {h: self.worth(unit, h) for h in members(hexes & self._rails)}
        return sorted((h for h in worths if worths[h] > 0), key=lambda h: (-worths[h], h))[:MOST]

    def worth(self, unit: Unit, h: int) -> float:
        """What it takes from the enemy that a unit goes to a hex."""
        if not self._rails >> h & 1:
            return 0.0
        state, war = self._state, self._judge.war
        start = state.at[unit]
        key = (h, war.roster.counters[unit].size, state.level[unit])
        if key not in self._found:
            move_to(war, state, unit, h)
            self._found[key] = self._judge.doctrine.hungry * (self._judge.hungry(state, self._foe) - self._before)
            move_to(war, state, unit, start)
        return self._found[key]
