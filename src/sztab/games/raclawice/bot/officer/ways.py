"""Where a group can go with its points, what it meets on the way, and whom it can attack."""

from __future__ import annotations

from heapq import heappop, heappush

from msgspec import Struct

from sztab.games.raclawice.bot.officer.chart import Body, Chart
from sztab.games.raclawice.bot.officer.places import ZONES
from sztab.games.raclawice.moving.manoeuvres import TURN_COSTS
from sztab.games.raclawice.moving.steps import RUN_UP, is_rough
from sztab.games.raclawice.state import ABREAST, SKIRMISH, SQUARE
from sztab.games.raclawice.units.counters import CAVALRY
from sztab.games.raclawice.units.stacking import is_full, may_stack
from sztab.hexmap.facing import FRONT, REAR
from sztab.kernel.requests import Answer

ALL_ROUND = (0, 1, 2, 3, 4, 5)
Action = tuple[Answer, ...]
"""What is done and its hex or facing; without the unit that leads."""
Step = tuple[int, int, int, Action]
"""A place on a way: hex, facing, points left, and what is done there."""


class Start(Struct, frozen=True):
    """A group before it goes on."""

    units: tuple[int, ...]
    hex: int
    facing: int
    left: int
    entered: int = 0
    is_straight: bool = True
    is_open: bool = True
    is_over: bool = False
    has_charged: bool = False


class Way(Struct):
    """How a group comes to a hex with a facing: points left, and what reactions on the way cost."""

    hex: int
    facing: int
    left: int
    risk: float
    entered: int
    is_straight: bool
    is_open: bool
    may_stop: bool
    before: Way | None = None
    action: Action = ("stop",)
    """What led here from the place before."""
    sure: float = 1.0
    """How likely nobody drives the group back on the way."""

    def path(self) -> list[Step]:
        found, way = [], self
        while way.before is not None:
            found.append((way.before.hex, way.before.facing, way.before.left, way.action))
            way = way.before
        return found[::-1]


class Attack(Struct):
    """How a group comes into a hex of enemies."""

    target: int
    zone: int
    is_charge: bool
    way: Way
    """To the hex before it."""

    def path(self) -> list[Step]:
        way = self.way
        action = ("charge" if self.is_charge else "enter", self.target)
        return [*way.path(), (way.hex, way.facing, way.left, action)]


def _safer(one: Attack, other: Attack) -> Attack:
    """The one that is less likely to be stopped on its way, of two from the same place."""
    same = (one.way.hex, one.way.facing, one.is_charge) == (other.way.hex, other.way.facing, other.is_charge)
    return other if same and other.way.risk < one.way.risk else one


class Ways:
    """All that a group can reach."""

    def __init__(self, chart: Chart, begin: Start, body: Body) -> None:
        self._chart, self._begin, self._body = chart, begin, body
        self._risks: dict[int, float] = {}
        self._stops: dict[int, float] = {}
        self.attacks: dict[int, list[Attack]] = {}
        self._is_careful = False
        self.ends = self._search()
        if any(self._risks.values()) and not begin.is_over:
            self._is_careful = True
            for place, way in self._search().items():
                if place not in self.ends or way.risk < self.ends[place].risk:
                    self.ends[place] = way

    def _search(self) -> dict[tuple[int, int], Way]:
        """The quickest way to every place; careful ones go round hexes that enemies have in front."""
        ends: dict[tuple[int, int], Way] = {}
        begin, chart = self._begin, self._chart
        state = chart.state
        room = not begin.entered or may_stack(chart.edition, state, begin.units, begin.hex)
        first = Way(
            begin.hex, begin.facing, begin.left, 0.0, begin.entered, begin.is_straight, begin.is_open, room
        )  # fmt: skip
        queue: list[tuple[int, float, int, Way]] = [(-begin.left, 0.0, 0, first)]
        count = 0
        while queue:
            _, _, _, way = heappop(queue)
            key = way.hex, way.facing
            if key in ends:
                continue
            ends[key] = way
            if begin.is_over:
                return ends
            for after in self._next(way):
                if (after.hex, after.facing) not in ends:
                    count += 1
                    heappush(queue, (-after.left, after.risk, count, after))
        return ends

    def _next(self, way: Way) -> list[Way]:
        chart, begin, body = self._chart, self._begin, self._body
        state, board, hex, left = chart.state, chart.edition.board, way.hex, way.left
        others = len(state.stacks[chart.side][hex]) > (len(begin.units) if hex == begin.hex else 0)
        is_loose = body.formation == SKIRMISH
        found = [] if others or is_loose else self._turns(way)
        arm = 1 if body.arm == CAVALRY else 0
        passing = 1 if way.entered and (others or state.batteries[chart.side] >> hex & 1) else 0
        front, rear = FRONT[way.facing], REAR[way.facing]
        for direction in ALL_ROUND if is_loose else (*front, *rear):
            is_back = not is_loose and direction in rear
            into = board.around[hex][direction]
            if into < 0 or board.closed >> into & 1:
                continue
            cost = (1 if is_loose and not arm else board.costs[arm][hex][direction]) + passing + is_back
            if chart.enemies >> into & 1:
                if not is_back and cost + 1 <= left:
                    self._attack(way, into)
            elif cost <= left and not (self._is_careful and self.risk(into)):
                facing = way.facing if not is_loose or direction in front else direction
                after = self._entered(way, into, facing, left - cost, is_passing=bool(passing))
                found += [after] if after else []
        return found

    def _turns(self, way: Way) -> list[Way]:
        found = []
        for facing in ALL_ROUND:
            cost = TURN_COSTS[(facing - way.facing) % 6]
            if 0 < cost <= way.left:
                after = Way(
                    way.hex, facing, way.left - cost, way.risk, way.entered, False, way.is_open, way.may_stop, way,
                    ("turn", facing), way.sure,
                )  # fmt: skip
                found.append(after)
        return found

    def _entered(self, way: Way, into: int, facing: int, left: int, *, is_passing: bool) -> Way | None:
        chart, begin, board = self._chart, self._begin, self._chart.edition.board
        room = True
        if chart.held >> into & 1 and into != begin.hex:
            room = may_stack(chart.edition, chart.state, begin.units, into)
            if not room and is_full(chart.edition, chart.state, chart.side, into):
                return None
        rough = is_rough(chart.edition, way.hex, board.direction(way.hex, into), into)
        is_open = way.is_open and not is_passing and not rough
        risk = way.risk + self.risk(into)
        return Way(
            into, facing, left, risk, way.entered + 1, way.is_straight, is_open, room, way,
            ("enter", into), way.sure * (1 - self._stops[into]),
        )  # fmt: skip

    def _attack(self, way: Way, into: int) -> None:
        chart, begin = self._chart, self._begin
        if not may_stack(chart.edition, chart.state, begin.units, into):
            return
        target = chart.foe_at[into]
        direction = chart.edition.board.direction(into, way.hex)
        zone = 0 if target.formation == SQUARE else ZONES[(direction - target.facing) % 6]
        is_charge = self._body.arm == CAVALRY and way.is_straight and way.is_open
        is_charge = is_charge and (way.entered + 1 >= RUN_UP or begin.has_charged)
        is_charge = is_charge and not chart.edition.board.streams[way.hex] >> (direction + 3) % 6 & 1
        known = self.attacks.setdefault(into, [])
        if not any((a.way.hex, a.way.facing, a.is_charge) == (way.hex, way.facing, is_charge) for a in known):
            known.append(Attack(into, zone, is_charge, way))
        elif self._is_careful:
            known[:] = [_safer(a, Attack(into, zone, is_charge, way)) for a in known]

    def risk(self, hex: int) -> float:
        """What the reactions of enemies who have the hex in front would cost (9.1)."""
        found = self._risks.get(hex)
        if found is None:
            found = self._risks[hex] = self._reactions(hex)
        return found

    def stops(self, hex: int) -> float:
        """How likely they drive the group back there."""
        self.risk(hex)
        return self._stops[hex]

    def _reactions(self, hex: int) -> float:
        chart, body, doctrine = self._chart, self._body, self._chart.doctrine
        board, gunnery, state = chart.edition.board, chart.gunnery, chart.state
        total, worst, stays = 0.0, 0.0, 1.0
        for direction, at in enumerate(board.around[hex]):
            foe = chart.foe_at.get(at)
            if foe is None:
                continue
            back = (direction + 3) % 6
            looks = foe.formation == SQUARE or back in FRONT[foe.facing]
            if not looks:
                continue
            if foe.fire:
                added = gunnery.volley(foe.fire, 1, foe.shots)
                if added is not None:
                    total += gunnery.harm(state, body.units, hex, added, doctrine.risk, doctrine.back, guns=False)
                    stays *= 1 - gunnery.driven_back(state, body.units[0], hex, added, guns=False)
            for gun in foe.guns:
                ball = gunnery.ball(gun, 1)
                if ball is not None and chart.can_fire(gun):
                    stays *= 1 - gunnery.driven_back(state, body.units[0], hex, ball, guns=True)
                    total += gunnery.harm(
                        state, body.units, hex, ball, doctrine.risk, doctrine.back,
                        guns=True, is_abreast=body.formation == ABREAST,
                    )  # fmt: skip
            if foe.units and foe.formation != SQUARE and not (foe.arm != CAVALRY and body.arm == CAVALRY):
                worst = max(worst, self._counter(foe, hex))
        self._stops[hex] = 1 - stays
        return total + worst

    def _counter(self, foe: Body, hex: int) -> float:
        """What a counter-attack would bring the enemy (9.1/A2, 9.1/C2)."""
        chart, doctrine = self._chart, self._chart.doctrine
        edge = chart.edge(foe, self._body, 0, start=foe.hex, hex=hex, leader=0) + chart.melee["counterattack"]
        found = chart.brings(edge, foe, self._body)
        if foe.arm == self._body.arm:
            fails = sum(face > foe.morale for face in range(10)) / 10
            found = (1 - fails) * found - fails * (doctrine.loss + 2 * doctrine.back)
        return max(0.0, found)
