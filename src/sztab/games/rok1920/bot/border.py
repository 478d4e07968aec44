"""Riders before the border, where a Bolshevik who enters the Polish theatre ends the game at once: each of them counts,
so that to bar the way to one is worth something while others still have theirs."""

from sztab.games.rok1920.moving.reach import allowance, march_range
from sztab.games.rok1920.moving.reserves import is_reserve
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import SU, Unit
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import members

FAR = 14
"""Riders further from the border are nobody's care."""
AT_ONCE, AFTER = 0.95, 0.3
"""How likely a rider comes in who could with one march, if nobody marches before him, and if the Pole does."""
TWICE = 0.85
"""How much of that is left where he needs a reserve phase and his march."""
NEXT_TIME = 0.12
"""The same of one who could come in with the march of a turn more."""
WARD = 12.0
"""What the places on the border are worth to guard: troops are to be nearer to them than riders who slip through."""
POLISH_THEATRE = 0


class Border:
    """The border of the Polish theatre in one scenario."""

    def __init__(self, war: War, entry: float) -> None:
        self.war = war
        self.entry = entry
        """What it is worth to the Bolshevik to come in."""
        self.inside = war.board.theatres[POLISH_THEATRE] & war.board.open if entry else 0
        self._near = self.inside
        for _ in range(FAR if self.inside else 0):
            self._near |= war.board.around(self._near)

    @property
    def wards(self) -> dict[int, float]:
        """The places of the Polish theatre that lie on the border, with what they are worth to guard."""
        board = self.war.board
        edge = self.inside & board.around(board.open & ~self.inside)
        return dict.fromkeys(members(edge & board.localities), WARD)

    def danger(self, state: State, *, march_next: bool) -> float:
        """What the Pole has to fear; `march_next`: the Bolshevik marches before him."""
        riders = self.riders(state)
        if not riders:
            return 0.0
        safe, first = 1.0, AT_ONCE if march_next else AFTER
        for h in members(riders):
            safe *= 1 - first * max(self._way(state, unit) for unit in state.stacks[h])
        return self.entry * (1 - safe)

    def riders(self, state: State) -> int:
        """The hexes of Bolsheviks who may come near the border soon."""
        return state.occupied[SU] & ~state.neutral & ~self.inside & self._near

    def _way(self, state: State, unit: Unit) -> float:
        """How easily a rider comes in: with his next march, or with two."""
        war = self.war
        points = allowance(war, state, unit)
        began = state.occupied[SU]
        if march_range(war, state, unit, points=points, began=began).hexes & self.inside:
            return 1.0
        if not march_range(war, state, unit, points=2 * points, began=began).hexes & self.inside:
            return 0.0
        called = state.reserve_used[SU] or not is_reserve(war, state, SU, state.at[unit])
        return NEXT_TIME if called else TWICE

    def bars(self, state: State, reach: int) -> list[int]:
        """Hexes within somebody's reach that lie on the shortest ways of riders to the border."""
        board, found = self.war.board, list[tuple[int, int]]()
        for h in members(self.riders(state)):
            steps = _steps(self.war, 1 << h, self.inside)
            back = self.inside
            for ring in reversed(steps[1:]):
                back = board.around(back) & ring
                found += [(len(steps), goal) for goal in members(back & reach)]
        return list(dict.fromkeys(h for _, h in sorted(found)))


def _steps(war: War, start: int, goal: int) -> list[int]:
    """The hexes at each number of steps from a hex, up to those before the goal."""
    rings, seen = [start], start
    while rings[-1] and not war.board.around(rings[-1]) & goal:
        rings.append(war.board.around(rings[-1]) & war.board.open & ~seen)
        seen |= rings[-1]
    return rings if rings[-1] else []
