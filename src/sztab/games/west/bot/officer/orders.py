"""How an officer spends his points on orders: each stack by the best that it could do with one."""

from collections.abc import Iterator, Sequence

from sztab.games.west.bot.look import towards_enemy
from sztab.games.west.bot.officer.chart import Chart
from sztab.games.west.bot.officer.doctrine import Doctrine
from sztab.games.west.command.headquarters import distance, is_commanded
from sztab.games.west.edition import Edition
from sztab.games.west.logistics.replenishment import restorable
from sztab.games.west.moving.options import able
from sztab.games.west.moving.reach import destinations, terms
from sztab.games.west.state import State
from sztab.games.west.units.pieces import NONE
from sztab.hexmap.bits import members
from sztab.kernel.requests import Answer, Choice


def groups(chart: Chart, h: int) -> Iterator[int]:
    """Parts of a stack that are worth a thought: all, all but the guns or the weakest, the horse, each unit alone."""
    ed, st = chart.ed, chart.st
    units = able(ed, st, chart.side, h)
    seen = {0}
    parts = [units, units & ~ed.artillery, units & ed.cavalry]
    if units.bit_count() > 1:
        weakest = min(members(units), key=lambda p: (ed.weak if st.weak >> p & 1 else ed.full)[p][0])
        parts += [units & ~(1 << weakest), units & ~ed.artillery & ~(1 << weakest)]
        parts += [1 << piece for piece in members(units)]
    for part in parts:
        if part not in seen:
            seen.add(part)
            yield part


def marches(chart: Chart, group: int, h: int) -> int:
    """Where these units could go."""
    ed, st = chart.ed, chart.st
    return destinations(ed, terms(ed, st, chart.side, group, h), h)


def best_march(chart: Chart, group: int, h: int) -> tuple[float, int]:
    """The best place that these units could go to, and what it brings."""
    best, goal = -99.0, NONE
    for to in members(marches(chart, group, h)):
        found = chart.moved(group, h, to) - tired(chart, group, h, to)
        if found > best:
            best, goal = found, to
    return best, goal


def tired(chart: Chart, group: int, h: int, to: int) -> float:
    """7.4/f: what a ride of five hexes costs."""
    ed = chart.ed
    if group & ~ed.cavalry or ed.board.distance(h, to) < ed.numbers.forced_march:
        return 0.0
    return 0.5 * group.bit_count()


def obeyed(chart: Chart, h: int) -> float:
    """7.2: how likely an order to march is carried out."""
    ed, st, side = chart.ed, chart.st, chart.side
    units = chart.units(h)
    if is_commanded(ed, st, side, units, h):
        return 1.0
    return max(0.0, 1.0 - distance(ed, st, side, units, h) / 6)


def best_turn(chart: Chart, h: int) -> tuple[float, int]:
    """The best direction for a stack, and what it brings to turn there."""
    units = chart.units(h)
    if not units & chart.ed.troops or not (chart.near_foes | chart.approached) >> h & 1:
        return -99.0, NONE
    stands, now = chart.stands(h), chart.facing(h)
    return max((chart.worth(h, units, chart.own, d) - stands, d) for d in range(6) if d != now)


def best_order(chart: Chart, h: int) -> float:
    """What the best order for a stack brings."""
    marching = max((best_march(chart, group, h)[0] for group in groups(chart, h)), default=-99.0)
    return max(marching * obeyed(chart, h), best_turn(chart, h)[0])


def place_marker(ed: Edition, st: State, question: Choice, side: int, doctrine: Doctrine) -> Sequence[int]:
    """The stack for which an order brings most; some points are kept for weakened units."""
    last = len(question.options) - 1
    reserve = min(doctrine.reserve, len(restorable(ed, st, side)))
    if st.points[side] <= reserve:
        return (last,)
    chart = Chart(ed, st, side, doctrine)
    best, found = doctrine.least, last
    for index, h in enumerate(question.options):
        if h == "pass" or st.marks[side][1] >> h & 1:
            continue
        worth = best_order(chart, h) / (2 if st.on[side][h] & st.unsupplied else 1)
        if worth > best:
            best, found = worth, index
    return (found,)


def give_order(ed: Edition, st: State, question: Choice, side: int, doctrine: Doctrine) -> Sequence[int]:
    """The order that brings most first; those that bring nothing last."""
    chart = Chart(ed, st, side, doctrine)
    worths: dict[int, float] = {}
    best, found = -999.0, 0
    for index, answer in enumerate(question.options):
        if answer == "done":
            worth = 0.0
        elif answer[0] == "discard":
            worth = -0.01
        elif answer[0] == "face":
            units = chart.units(answer[1])
            worth = chart.worth(answer[1], units, chart.own, answer[2]) - chart.stands(answer[1]) - 0.02
        else:
            h = answer[1]
            if h not in worths:
                marching = max((best_march(chart, group, h)[0] for group in groups(chart, h)), default=-99.0)
                worths[h] = marching * (obeyed(chart, h) if marching > 0 else 1.0)
            worth = worths[h]
        if worth > best:
            best, found = worth, index
    return (found,)


def choose_group(ed: Edition, st: State, question: Choice, side: int, doctrine: Doctrine) -> Sequence[int]:
    """The group whose best march brings most; headquarters go along with the larger part, blanks always."""
    chart = Chart(ed, st, side, doctrine)
    h = st.origin
    worths = {group: best_march(chart, group, h)[0] for group in groups(chart, h)}
    whole = chart.units(h).bit_count()

    def score(answer: Answer) -> float:
        bits: int = sum(1 << piece for piece in answer)
        group = bits & ed.combat
        company = (bits & ed.leaders).bit_count() * (0.01 if 2 * group.bit_count() >= whole else -0.01)
        return worths.get(group, -999.0) + company + 0.001 * (bits & ed.blanks).bit_count()

    scores = [score(answer) for answer in question.options]
    return (scores.index(max(scores)),)


def choose_march(ed: Edition, st: State, question: Choice, side: int, doctrine: Doctrine) -> Sequence[int]:
    chart = Chart(ed, st, side, doctrine)
    group = st.group & ed.combat
    known: dict[int, float] = {}

    def score(answer: Answer) -> float:
        h = answer[2] if isinstance(answer, tuple) else answer
        if h not in known:
            known[h] = chart.moved(group, st.origin, h) - tired(chart, group, st.origin, h)
        return known[h] + (doctrine.raid if isinstance(answer, tuple) else 0.0)

    scores = [score(answer) for answer in question.options]
    return (scores.index(max(scores)),)


def choose_facing(ed: Edition, st: State, question: Choice, side: int, doctrine: Doctrine) -> Sequence[int]:
    """Towards the best attack; without any, towards the nearest enemy."""
    h = ed.board.numbers.index(str(question.about["hex"]))
    chart = Chart(ed, st, side, doctrine)
    units = chart.units(h)
    if not (chart.near_foes | chart.approached) >> h & 1 or not units:
        return (towards_enemy(chart.look, h),)
    usual = towards_enemy(chart.look, h)
    return (max(range(6), key=lambda d: (chart.worth(h, units, chart.own, d), d == usual)),)
