"""5.1.1.1, 5.1.2, 5.1.3, 7.1 / Eagles 7: which obstacle keeps a unit from a hex that its points would reach.

The way with the fewest obstacles is looked for (a closed hex counts as two: rather round it), each of them taken at the
price of its ground; the first one on it is the reason. Where not even such a way is short enough, the points are.
"""

from heapq import heappop, heappush

from msgspec import Struct

from sztab.games.rok1920.moving.forbidden_hexes import refusal_enter
from sztab.games.rok1920.moving.reach import closed_to, march_of, passed, stops_of
from sztab.games.rok1920.moving.steps import ANY_DISTANCE, refusal_east
from sztab.games.rok1920.rules import BORDERS
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import Unit
from sztab.games.rok1920.war import War
from sztab.kernel.events import Refusal

NO_GOAL = -1
Way = tuple[tuple[int, int], ...]
"""Obstacles on it: from where, and into which hex."""
Label = tuple[int, int, Way]
"""Obstacles and points up to a hex, and the obstacles by name."""


class Blocked(Struct, eq=False):
    """What lies in the way of one unit from one hex, with so many points: one search, made when it is first asked
    about, for all hexes that it might go to."""

    war: War
    state: State
    unit: Unit
    start: int
    points: int
    began: int
    moved: bool = False
    """It has made a step already, so that no whole march is left to it."""
    closed: int | None = None
    """The hexes that it may not enter; None: not asked yet."""
    _seen: dict[tuple[int, int], Refusal | None] = {}
    _passed: dict[int, list[Label]] | None = None

    def refusal(self, goal: int) -> Refusal | None:
        """Why the unit does not get there; None: its points do not suffice, whatever stood in its way."""
        if self.war.board.distance(self.start, goal) > self.points:
            return None
        steps = self._obstacles(goal)
        return None if steps is None else next((r for a, b in steps if (r := self.at_step(a, b, goal))), None)

    def _obstacles(self, goal: int) -> Way | None:
        """The steps of the way there that has the fewest obstacles, and among those of the cheapest. The goal itself is
        no hex on the way: the last step is judged by itself."""
        if self._passed is None:
            self._passed = self._search()
        best: Label | None = None
        for here in self.war.board.neighbours[goal]:
            for obstacles, spent, way in self._passed.get(here, ()):
                found = self.at_step(here, goal, goal)
                hard = 0 if found is None else 1
                price = spent + self._price(here, goal)
                label = obstacles + hard, price, (*way, (here, goal)) if hard else way
                if price <= self.points and (best is None or label < best):
                    best = label
        return None if best is None else best[2]

    def _search(self) -> dict[int, list[Label]]:
        """For each hex the ways through it that have no more obstacles than a cheaper one."""
        board = self.war.board
        best: dict[int, list[Label]] = {}
        queue: list[tuple[int, int, int, Way]] = [(0, 0, self.start, ())]
        while queue:
            obstacles, spent, here, way = heappop(queue)
            if any(o <= obstacles and s <= spent for o, s, _ in best.get(here, ())):
                continue
            best.setdefault(here, []).append((obstacles, spent, way))
            for there in board.neighbours[here]:
                if there < 0 or not board.open >> there & 1:
                    continue
                price = spent + self._price(here, there)
                if price < self.points:  # another step takes a point at least
                    found = self.at_step(here, there, NO_GOAL)
                    hard = 0 if found is None else 2 if found.key == "closed-on-the-way" else 1
                    heappush(queue, (obstacles + hard, price, there, (*way, (here, there)) if hard else way))
        return best

    def _price(self, a: int, b: int) -> int:
        """What a step takes, an obstacle at the price of the ground; nothing where points are not counted."""
        if self.points >= ANY_DISTANCE:
            return 0
        step = march_of(self.war, self.state, self.unit, a, b, self.began)
        plain = 1 + (self.war.board.rough >> b & 1)
        return plain if step is None or step.whole or step.refusal is not None else step.points

    def at_step(self, a: int, b: int, goal: int) -> Refusal | None:
        """The rule that stops the unit at one step of a longer way, if one does."""
        if b == goal:
            return self._at_step(a, b, goal)
        if (a, b) not in self._seen:
            self._seen[a, b] = self._at_step(a, b, goal)
        return self._seen[a, b]

    def _at_step(self, a: int, b: int, goal: int) -> Refusal | None:
        war, state, unit = self.war, self.state, self.unit
        step = march_of(war, state, unit, a, b, self.began)
        if step is None:
            return refusal_border(war, a, b)
        between = war.board.map.side_between(a, b)
        for wall in war.forbidden_sides_of[unit]:
            if wall.sides(war, state, unit) >> between & 1:
                return Refusal(wall.rule, wall.key)
        if step.refusal is not None:
            return Refusal(step.refusal.rule, step.refusal.key)
        if a != self.start and (stop := war.stop_of[unit]) is not None and stops_of(war, state, unit) >> a & 1:
            return stop
        if step.whole and (self.moved or (a, b) != (self.start, goal)):
            return Refusal(step.parts[0][0], "takes-whole-march", {"hex": war.board.map.numbers[b]})
        if b - a in war.board.east_shifts and (no_east := refusal_east(war, state, unit)) is not None:
            return no_east
        if b == goal:
            return None
        if self.closed is None:
            self.closed = closed_to(war, state, unit) & ~passed(war, state, unit)
        if self.closed >> b & 1 and (found := refusal_enter(war, state, unit, b)) is not None:
            return Refusal(found.rule, "closed-on-the-way", {"hex": war.board.map.numbers[b]})
        return None


def refusal_border(war: War, here: int, h: int) -> Refusal:
    """12.1; A.2.2, D.1: a line that counts as a border in the scenario is refused by its rule."""
    between = war.board.map.side_between(here, h)
    lines = (war.board.map.features.get(line, 0) for line in war.setting.closed_lines)
    if any(line >> between & 1 for line in lines):
        return Refusal(war.setting.closed_rule, "demarcation-border")
    return Refusal(BORDERS, "border")
