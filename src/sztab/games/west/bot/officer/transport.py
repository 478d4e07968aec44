"""How an officer leads, rails and supplies."""

from collections.abc import Sequence

from sztab.games.west.bot.officer.chart import Chart
from sztab.games.west.bot.officer.doctrine import Doctrine
from sztab.games.west.command.leading import leader_reach
from sztab.games.west.edition import Edition
from sztab.games.west.fighting.targets import target_of
from sztab.games.west.logistics.depots import upkeep
from sztab.games.west.logistics.supply import bases, passable, regions, regions_from
from sztab.games.west.state import State
from sztab.games.west.units.pieces import NONE
from sztab.hexmap.bits import members
from sztab.kernel.requests import Answer, Choice


class Staff:
    """Where headquarters are wanted."""

    def __init__(self, ed: Edition, st: State, side: int, doctrine: Doctrine) -> None:
        self.ed, self.st, self.side = ed, st, side
        chart = Chart(ed, st, side, doctrine)
        self.chart = chart
        self.wants: dict[int, float] = {}
        for h in members(st.held[side][1]):
            target = target_of(ed, st, side, h)
            want = 0.3 + 0.2 * bool(chart.near_foes >> h & 1)
            if target != NONE:
                want += max(0.0, 1.5 * chart.attack(chart.units(h), h, target, chart.own))
            self.wants[h] = want

    def worth(self, leader: int, h: int) -> float:
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
        if not own >> h & 1 and self.chart.near_foes >> h & 1:
            found -= 4.0
        if own >> h & 1:
            found += 0.2
        if board.east_prussia >> h & 1:
            found -= 50.0
        return found


def choose_leader(ed: Edition, st: State, question: Choice, side: int, doctrine: Doctrine) -> Sequence[int]:
    """The headquarters whose move brings most."""
    staff = Staff(ed, st, side, doctrine)
    best, found = 0.15, len(question.options) - 1
    for index, leader in enumerate(question.options):
        if leader == "pass":
            continue
        here = staff.worth(leader, st.at[leader])
        top = max(staff.worth(leader, h) for h in members(leader_reach(ed, st, side, leader)))
        if top - here > best:
            best, found = top - here, index
    return (found,)


def move_leader(ed: Edition, st: State, question: Choice, side: int, doctrine: Doctrine) -> Sequence[int]:
    staff = Staff(ed, st, side, doctrine)
    leader = st.group.bit_length() - 1
    start = st.at[leader]
    scores = [staff.worth(leader, h) - 0.02 * ed.board.distance(start, h) for h in question.options]
    return (scores.index(max(scores)),)


def wanted(chart: Chart) -> int:
    """Hexes where railed units could be of use: stacks near the enemy with room, and green towns without anybody."""
    ed, st, side = chart.ed, chart.st, chart.side
    room = st.held[side][1] & ~st.held[side][4] & ed.board.within(chart.foes, 3)
    towns = ed.board.green & ~st.held[side][1] & ~chart.near_foes & ~chart.foes
    capitals = sum(1 << h for h in (ed.warsaw, ed.smolensk) if h != NONE and not chart.foes >> h & 1)
    return (room | towns | capitals) & chart.look.supplied & ~st.held[side][4]


def rail_unit(ed: Edition, st: State, question: Choice, side: int, doctrine: Doctrine) -> Sequence[int]:
    """The unit that gains most by going where it is wanted."""
    chart = Chart(ed, st, side, doctrine)
    goals = members(wanted(chart))
    best, found = doctrine.least_rail, len(question.options) - 1
    for index, piece in enumerate(question.options):
        if piece == "pass" or 1 << piece & ed.leaders:
            continue
        start = st.at[piece]
        top = max((chart.moved(1 << piece, start, h) for h in goals if h != start), default=-9.0)
        if top > best:
            best, found = top, index
    return (found,)


def rail_to(ed: Edition, st: State, question: Choice, side: int, doctrine: Doctrine) -> Sequence[int]:
    chart = Chart(ed, st, side, doctrine)
    scores = [chart.moved(st.group, st.origin, h) for h in question.options]
    return (scores.index(max(scores)),)


def build_depot(ed: Edition, st: State, question: Choice, side: int, doctrine: Doctrine) -> Sequence[int]:
    """Depots where units or the hexes before them would come into supply; what nobody needs is given up."""
    through = passable(ed, st, side)
    base, depots, own = bases(ed, st, side), st.depots[side], st.held[side][1]
    now = regions(ed, st, side)[0]
    ahead = ed.board.within(own, 2) & ed.board.open
    cost = upkeep(ed, st, side, depots)

    def score(answer: Answer) -> float:
        if answer == "pass":
            return 0.0
        what, h = answer
        after = depots | 1 << h if what == "found" else depots & ~(1 << h)
        then = regions_from(ed, side, through, after | base, 0)[0]
        gained, lost = then & ~now, now & ~then
        found = 2.0 * ((gained & own).bit_count() - (lost & own).bit_count())
        found += 0.12 * ((gained & ahead).bit_count() - (lost & ahead).bit_count())
        return found - 1.0 * (upkeep(ed, st, side, after) - cost)

    scores = [score(answer) for answer in question.options]
    best = max(range(len(scores)), key=lambda n: (scores[n], question.options[n] == "pass"))
    return (best,)
