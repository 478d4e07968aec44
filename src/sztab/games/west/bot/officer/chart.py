"""The board as an officer sees it: what a place is worth to a stack."""

from sztab.games.west.bot.officer.doctrine import Doctrine
from sztab.games.west.bot.officer.forces import Forces
from sztab.games.west.edition import Edition
from sztab.games.west.state import State
from sztab.games.west.units.pieces import NONE

LEADING = 6
"""A headquarters that is so near can come to command a stack before it fights."""
TERMS = ("attack", "danger", "nearness", "town", "rear", "prussia", "company", "arms")


class Chart(Forces):
    """A position, for one side, by what it may know."""

    def __init__(self, ed: Edition, st: State, side: int, doctrine: Doctrine) -> None:
        super().__init__(ed, st, side, doctrine)
        self.own = st.held[side][1]
        self.led = ed.board.within(st.leaders[side], LEADING)
        self._away: dict[int, float] = {}
        self._stands: dict[int, float] = {}

    def away(self, h: int) -> float:
        """How far the nearest goal is, one with an enemy in it a little further; so is a capital short of units."""
        if h not in self._away:
            rows = [row[h] + 1.5 * (self.foes >> goal & 1) for goal, row in self.look.rows]
            if self.rear.is_capital_short:
                rows.append(self.ed.away[self.rear.capital][h])
            self._away[h] = min(rows, default=0.0)
        return self._away[h]

    def worth(self, h: int, units: int, own: int, facing: int = NONE) -> float:
        """What it is worth to have these units in a hex; `facing`: the direction that they have to keep."""
        return sum(self.terms(h, units, own, facing)) if units else 0.0

    def terms(self, h: int, units: int, own: int, facing: int = NONE) -> tuple[float, ...]:
        """The same part by part, as `TERMS` names them."""
        ed, board, doctrine = self.ed, self.ed.board, self.doctrine
        count = units.bit_count()
        attack, way = self.best_attack(units, h, own, facing)
        danger = self.danger(units, h, own, way if facing == NONE else facing)
        town = company = mass = 0.0
        if board.green >> h & 1:
            town = self.town * (1.0 if self.is_late or self.rear.reached >> h & 1 else 0.5) * self.lasting(units, h)
        if count > 1:
            company = doctrine.company * (count - 1)
            if units & ed.infantry:
                mass = doctrine.mass * (2 * bool(units & ed.cavalry) + 2 * bool(units & ed.artillery))
        return (
            doctrine.attack * max(0.0, attack) * (1.0 if self.led >> h & 1 else 0.4),
            -doctrine.danger * danger,
            -doctrine.near * self.away(h) * count,
            town,
            self.rear.worth(h, units),
            -50.0 if board.east_prussia >> h & 1 else 0.0,
            company,
            mass,
        )

    def units(self, h: int) -> int:
        return self.st.on[self.side][h] & self.ed.combat

    def facing(self, h: int) -> int:
        """The direction that newcomers have to take over; NONE: any."""
        return self.st.face[self.side][h] if self.units(h) & self.ed.troops else NONE

    def moved(self, group: int, start: int, goal: int) -> float:
        """What it brings that these units go from one hex to another."""
        rest, own = self.after(group, start, goal)
        found = self.worth(goal, self.units(goal) | group, own, self.facing(goal)) - self.stands(goal)
        if rest:
            found += self.worth(start, rest, own, self.facing(start))
        return found - self.stands(start) + self.doctrine.raid * self.prey(goal)

    def after(self, group: int, start: int, goal: int) -> tuple[int, int]:
        """Who stays behind, and where own stacks stand then."""
        rest, own = self.units(start) & ~group, self.own | 1 << goal
        return rest, own if rest else own & ~(1 << start)

    def prey(self, h: int) -> int:
        return (self.st.depots[1 - self.side] | self.st.leaders[1 - self.side]) >> h & 1

    def stands(self, h: int) -> float:
        """What a stack is worth as it stands."""
        if h not in self._stands:
            self._stands[h] = self.worth(h, self.units(h), self.own, self.facing(h))
        return self._stands[h]
