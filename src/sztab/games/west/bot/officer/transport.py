"""How an officer leads, rails and supplies."""

from sztab.games.west.bot.look import Reason, Scores
from sztab.games.west.bot.officer.chart import Chart
from sztab.games.west.bot.officer.doctrine import Doctrine
from sztab.games.west.bot.officer.orders import UNTHINKABLE
from sztab.games.west.bot.officer.rear import Rear
from sztab.games.west.bot.officer.reasons import MEASURE, at, moved, summed
from sztab.games.west.command.leading import leader_reach
from sztab.games.west.edition import Edition
from sztab.games.west.fighting.targets import target_of
from sztab.games.west.logistics.depots import upkeep
from sztab.games.west.logistics.supply import bases, passable, regions_from
from sztab.games.west.state import State
from sztab.games.west.units.pieces import NONE
from sztab.hexmap.bits import members
from sztab.kernel.opinions import Part
from sztab.kernel.requests import Answer, Choice

LEAST_RIDE = 0.15
"""No headquarters rides for less than this."""
SUPPLYING = ("reach", "supply", "orders")
"""The parts of what a depot is worth."""
LESS = 6 / 7
"""What each further point for orders is worth to the one before."""

LEADING = ("command", "exposure", "escort", "prussia")
"""The parts of what a headquarters is worth in a hex."""


class Staff:
    """Where headquarters are wanted."""

    def __init__(self, ed: Edition, st: State, side: int, doctrine: Doctrine) -> None:
        self.ed, self.st, self.side = ed, st, side
        chart = Chart(ed, st, side, doctrine)
        self.chart = chart
        self.wants: dict[int, float] = {}
        self._exposures: dict[int, float] = {}
        for h in members(st.held[side][1]):
            target = target_of(ed, st, side, h)
            want = 0.3 + 0.2 * bool(chart.near_foes >> h & 1)
            if target != NONE:
                want += max(0.0, 1.5 * chart.attack(chart.units(h), h, target, chart.own))
            self.wants[h] = want

    def worth(self, leader: int, h: int) -> float:
        return sum(self.terms(leader, h))

    def terms(self, leader: int, h: int) -> tuple[float, float, float, float]:
        """What a headquarters is worth in a hex: whom it commands, less what it risks, with troops, and not abroad."""
        ed, st, board, side = self.ed, self.st, self.ed.board, self.side
        reach = board.around[h] | 1 << h
        others = 0
        bit = 1 << leader
        for other in members(st.leaders[side]):
            if st.on[side][other] & ed.leaders & ~bit:
                others |= board.around[other] | 1 << other
        zone = board.north if bit & ed.north_leaders else board.south if bit & ed.south_leaders else -1
        found = 0.0
        own = st.held[side][1]
        for stack in members(reach & own & zone):
            found += self.wants[stack] * (0.15 if others >> stack & 1 else 1.0)
        company = 0.2 if own >> h & 1 else 0.0
        return found, -self.exposure(h), company, -50.0 if board.east_prussia >> h & 1 else 0.0

    def why(self, leader: int, h: int) -> list[Part]:
        """What it changes that a headquarters goes to a hex."""
        after, before = self.terms(leader, h), self.terms(leader, self.st.at[leader])
        return [Part(name, now - then) for name, now, then in zip(LEADING, after, before) if now != then]

    def exposure(self, h: int) -> float:
        """What a headquarters risks in a hex: alone most next to the enemy, less where he has to march; on a
        stack by the attack on it, and all where that stack dies at the next supply check."""
        if h not in self._exposures:
            self._exposures[h] = self._exposure(h)
        return self._exposures[h]

    def _exposure(self, h: int) -> float:
        chart, st = self.chart, self.st
        units = chart.units(h)
        most = chart.doctrine.exposed
        if units and (units & ~st.weak or not chart.rear.hunger(units, h)):
            return most * min(0.5, 0.1 * max(0.0, chart.danger(units, h, chart.own, chart.facing(h))))
        if chart.near_foes >> h & 1:
            return most
        return most * (0.8 if chart.approached >> h & 1 else 0.5 if chart.rear.reached >> h & 1 else 0.0)


def choose_leader(ed: Edition, st: State, question: Choice, side: int, doctrine: Doctrine) -> Scores:
    """The headquarters whose move brings most."""
    staff = Staff(ed, st, side, doctrine)

    def best(leader: int) -> tuple[float, int]:
        top, goal = -999.0, NONE
        for h in members(leader_reach(ed, st, side, leader)):
            if (worth := staff.worth(leader, h)) > top:
                top, goal = worth, h
        return top, goal

    goals = [(0.0, NONE) if leader == "pass" else best(leader) for leader in question.options]
    worths = [
        LEAST_RIDE if leader == "pass" else top - staff.worth(leader, st.at[leader])
        for leader, (top, _) in zip(question.options, goals)
    ]

    def explain(index: int) -> Reason:
        goal = goals[index][1]
        if goal == NONE:
            return (), None
        return staff.why(question.options[index], goal), at(staff.chart, "aim-ride", goal, 0.0)

    return Scores(worths, len(worths) - 1, MEASURE, explain)


def move_leader(ed: Edition, st: State, question: Choice, side: int, doctrine: Doctrine) -> Scores:
    staff = Staff(ed, st, side, doctrine)
    leader = st.group.bit_length() - 1
    start = st.at[leader]
    scores = [staff.worth(leader, h) - 0.02 * ed.board.distance(start, h) for h in question.options]
    return Scores(scores, measure=MEASURE, explain=lambda index: (staff.why(leader, question.options[index]), None))


def wanted(chart: Chart) -> int:
    """Hexes where railed units could be of use: stacks near the enemy with room, and green towns without anybody."""
    ed, st, side = chart.ed, chart.st, chart.side
    room = st.held[side][1] & ~st.held[side][4] & ed.board.within(chart.foes, 3)
    towns = ed.board.green & ~st.held[side][1] & ~chart.near_foes & ~chart.foes
    capitals = sum(1 << h for h in (ed.warsaw, ed.smolensk) if h != NONE and not chart.foes >> h & 1)
    return (room | towns | capitals) & chart.look.supplied & ~st.held[side][4]


def rail_unit(ed: Edition, st: State, question: Choice, side: int, doctrine: Doctrine) -> Scores:
    """The unit that gains most by going where it is wanted."""
    chart = Chart(ed, st, side, doctrine)
    goals = members(wanted(chart))

    def best(piece: Answer) -> tuple[float, int]:
        if piece == "pass":
            return doctrine.least_rail, NONE
        if 1 << piece & ed.leaders:
            return UNTHINKABLE, NONE
        start = st.at[piece]
        return max(((chart.moved(1 << piece, start, h), h) for h in goals if h != start), default=(-9.0, NONE))

    found = [best(piece) for piece in question.options]

    def explain(index: int) -> Reason:
        piece, goal = question.options[index], found[index][1]
        if goal == NONE:
            return (), None
        return summed(moved(chart, 1 << piece, st.at[piece], goal)), at(chart, "aim-rail", goal, 0.0)

    return Scores([worth for worth, _ in found], len(found) - 1, MEASURE, explain)


def rail_to(ed: Edition, st: State, question: Choice, side: int, doctrine: Doctrine) -> Scores:
    chart = Chart(ed, st, side, doctrine)
    scores = [chart.moved(st.group, st.origin, h) for h in question.options]
    return Scores(
        scores, measure=MEASURE,
        explain=lambda index: (summed(moved(chart, st.group, st.origin, question.options[index])), None),
    )  # fmt: skip


def build_depot(ed: Edition, st: State, question: Choice, side: int, doctrine: Doctrine) -> Scores:
    """Depots where units or the hexes before them would come into supply; what costs more orders than it feeds goes."""
    rear = Rear(ed, st, side, doctrine)
    through = passable(ed, st, side)
    base, depots, own = bases(ed, st, side), st.depots[side], st.held[side][1]
    ahead = ed.board.within(own, 2) & ed.board.open
    cost = upkeep(ed, st, side, depots)

    def why(answer: Answer) -> tuple[float, float, float]:
        if answer == "pass":
            return 0.0, 0.0, 0.0
        what, h = answer
        after = depots | 1 << h if what == "found" else depots & ~(1 << h)
        then = regions_from(ed, side, through, after | base, 0)
        gained, lost = then[0] & ~rear.regions[0], rear.regions[0] & ~then[0]
        found = 0.12 * ((gained & ahead).bit_count() - (lost & ahead).bit_count())
        left = st.points[side] - cost
        kept = doctrine.point * (orders(left - upkeep(ed, st, side, after) + cost) - orders(left))
        return found, doctrine.unsupplied * rear.fed(then), kept

    terms = [why(answer) for answer in question.options]
    passing = list(question.options).index("pass") if "pass" in question.options else NONE

    def explain(index: int) -> Reason:
        return [Part(name, worth) for name, worth in zip(SUPPLYING, terms[index]) if worth], None

    return Scores([sum(one) for one in terms], passing, MEASURE, explain)


def orders(points: int) -> float:
    """What so many points are worth: the first one, each further one a part of the one before; debts one each."""
    return float(points) if points < 0 else (1 - LESS**points) / (1 - LESS)
