"""What lies behind an officer's front: supply, the garrisons of depots, and his capital."""

from sztab.games.west.bot.officer.doctrine import Doctrine
from sztab.games.west.edition import Edition
from sztab.games.west.logistics.supply import Regions, bases, passable, region_of, regions, regions_from
from sztab.games.west.state import State
from sztab.games.west.units.pieces import NONE, PL
from sztab.hexmap.bits import members

REACH = 4
"""So far an enemy may come in a turn: a march of three hexes, and one more after a fight."""
MOST = 5
"""More steps that a depot saves make its garrison worth no more."""
ALERTS = ((2, 3), (3, 2), (4, 1))
"""An enemy at most so many hexes from the capital: so many units are needed in it."""


class Rear:
    """The same position as the officer's chart, behind the front."""

    def __init__(self, ed: Edition, st: State, side: int, doctrine: Doctrine) -> None:
        self.ed, self.st, self.side, self.doctrine = ed, st, side, doctrine
        self.regions = regions(ed, st, side)
        self.reached = ed.board.within(st.held[1 - side][1], REACH)
        self.capital = ed.warsaw if side == PL else ed.smolensk
        self.needed = self._needed()
        self._garrisons: dict[int, float] = {}

    def _needed(self) -> int:
        """How many units the capital needs."""
        if self.capital == NONE:
            return 0
        foes = self.st.held[1 - self.side][1]
        return next((count for far, count in ALERTS if self.ed.board.within(1 << self.capital, far) & foes), 0)

    @property
    def is_capital_short(self) -> bool:
        return bool(self.needed) and (self.st.on[self.side][self.capital] & self.ed.combat).bit_count() < self.needed

    def hunger(self, units: int, h: int) -> float:
        """What units lose in a hex for want of supply; weak ones would die."""
        ed, found = self.ed, 0
        if self.regions[0] >> h & 1 and not units & ed.lithuanians:
            return 0.0
        for piece in members(units):
            if not region_of(ed, self.regions, piece) >> h & 1:
                found += 2 if self.st.weak >> piece & 1 else 1
        return self.doctrine.unsupplied * found

    def garrison(self, h: int) -> float:
        """What somebody in an own depot is worth, where the enemy could come to run it over."""
        if not self.st.depots[self.side] & self.reached & 1 << h:
            return 0.0
        if h not in self._garrisons:
            ed, st, side = self.ed, self.st, self.side
            sources = st.depots[side] & ~(1 << h) | bases(ed, st, side)
            lost = self.fed(regions_from(ed, side, passable(ed, st, side), sources, 0))
            self._garrisons[h] = self.doctrine.depot + self.doctrine.lifeline * min(MOST, -lost)
        return self._garrisons[h]

    def fed(self, then: Regions) -> int:
        """How many steps units gain or lose where they stand, if these are the regions in supply."""
        ed, st, side, now = self.ed, self.st, self.side, self.regions
        changed, found = (now[0] ^ then[0]) | (now[1] ^ then[1]), 0
        for h in members(st.held[side][1] & changed):
            for piece in members(st.on[side][h] & ed.combat & ~ed.lithuanians):
                step = 2 if st.weak >> piece & 1 else 1
                found += step * ((region_of(ed, then, piece) >> h & 1) - (region_of(ed, now, piece) >> h & 1))
        return found

    def without(self, lost: int, goal: int) -> Regions:
        """Where units would be in supply once the enemy stands in a hex that was theirs, and they in another."""
        ed, st, side = self.ed, self.st, self.side
        friends = (st.held[side][1] | 1 << goal | st.leaders[side]) & ~(1 << lost)
        through = (passable(ed, st, side) | 1 << goal) & ~(1 << lost) & ~(ed.board.zone(1 << lost) & ~friends)
        sources = (st.depots[side] | bases(ed, st, side)) & ~(1 << lost)
        return regions_from(ed, side, through, sources, 0)

    def worth(self, h: int, units: int) -> float:
        """What these units in a hex are worth for supply, depots and the capital."""
        found = self.garrison(h) - self.hunger(units, h)
        if h == self.capital:
            found += self.doctrine.capital * min(units.bit_count(), self.needed)
        return found
