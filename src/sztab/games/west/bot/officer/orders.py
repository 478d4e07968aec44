"""How an officer spends his points on orders: each stack by the best that it could do with one."""

from collections.abc import Iterator

from sztab.games.west.bot.look import Reason, Scores, towards_enemy
from sztab.games.west.bot.officer.chart import Chart
from sztab.games.west.bot.officer.doctrine import Doctrine
from sztab.games.west.bot.officer.reasons import MEASURE, at, moved, scaled, stood, summed
from sztab.games.west.command.headquarters import distance, is_commanded
from sztab.games.west.edition import Edition
from sztab.games.west.logistics.replenishment import restorable
from sztab.games.west.moving.options import able
from sztab.games.west.moving.reach import destinations, terms
from sztab.games.west.state import State
from sztab.games.west.units.pieces import NONE
from sztab.hexmap.bits import members
from sztab.kernel.opinions import Part, changes
from sztab.kernel.requests import Answer, Choice

UNTHINKABLE = -999.0


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


def why_order(chart: Chart, h: int) -> Reason:
    """What the best order for a stack is, and what it is made of."""
    marching = max(
        ((*best_march(chart, group, h), group) for group in groups(chart, h)), default=(-99.0, NONE, 0)
    )  # fmt: skip
    worth, goal, group = marching
    likely, (turned, way) = obeyed(chart, h), best_turn(chart, h)
    if way != NONE and turned > worth * likely:
        return why_turn(chart, h, way), Part(
            "aim-turn", 0.0, "facing", chart.ed.board.map.grid.orientation.directions[way]
        )
    if goal == NONE:
        return (), None
    return scaled(why_march(chart, group, h, goal), likely), at(chart, "aim-march", goal, 0.0)


def why_march(chart: Chart, group: int, h: int, goal: int) -> list[Part]:
    return summed([*moved(chart, group, h, goal), Part("tired", -tired(chart, group, h, goal))])


def why_turn(chart: Chart, h: int, way: int) -> list[Part]:
    units = chart.units(h)
    return changes(stood(chart, h, units, chart.own, chart.facing(h)), stood(chart, h, units, chart.own, way))


def place_marker(ed: Edition, st: State, question: Choice, side: int, doctrine: Doctrine) -> Scores:
    """The stack for which an order brings most; some points are kept for weakened units."""
    options, last = question.options, len(question.options) - 1
    reserve = min(doctrine.reserve, len(restorable(ed, st, side)))
    if st.points[side] <= reserve:
        kept = (Part("points-kept", float(st.points[side])),)
        return Scores([0.0] * len(options), last, explain=lambda index: (kept if index == last else (), None))
    chart = Chart(ed, st, side, doctrine)

    def score(h: Answer) -> float:
        if h == "pass":
            return doctrine.least
        if st.marks[side][1] >> h & 1:
            return UNTHINKABLE
        return best_order(chart, h) / (2 if st.on[side][h] & st.unsupplied else 1)

    def explain(index: int) -> Reason:
        h = options[index]
        if h == "pass" or st.marks[side][1] >> h & 1:
            return (), None
        parts, aim = why_order(chart, h)
        return scaled(parts, 0.5 if st.on[side][h] & st.unsupplied else 1.0), aim

    return Scores([score(h) for h in options], last, MEASURE, explain)


def give_order(ed: Edition, st: State, question: Choice, side: int, doctrine: Doctrine) -> Scores:
    """The order that brings most first; those that bring nothing last."""
    chart = Chart(ed, st, side, doctrine)
    worths: dict[int, float] = {}

    def score(answer: Answer) -> float:
        if answer == "done":
            return 0.0
        if answer[0] == "discard":
            return -0.01
        h = answer[1]
        if answer[0] == "face":
            return chart.worth(h, chart.units(h), chart.own, answer[2]) - chart.stands(h) - 0.02
        if h not in worths:
            marching = max((best_march(chart, group, h)[0] for group in groups(chart, h)), default=-99.0)
            worths[h] = marching * (obeyed(chart, h) if marching > 0 else 1.0)
        return worths[h]

    def explain(index: int) -> Reason:
        answer = question.options[index]
        if answer == "done" or answer[0] == "discard":
            return (), None
        if answer[0] == "face":
            return why_turn(chart, answer[1], answer[2]), None
        worth, goal, group = max((*best_march(chart, group, answer[1]), group) for group in groups(chart, answer[1]))
        likely = obeyed(chart, answer[1]) if worth > 0 else 1.0
        aim = at(chart, "aim-march", goal, 0.0)
        return (scaled(why_march(chart, group, answer[1], goal), likely), aim) if goal != NONE else ((), None)

    return Scores([score(answer) for answer in question.options], measure=MEASURE, explain=explain)


def choose_group(ed: Edition, st: State, question: Choice, side: int, doctrine: Doctrine) -> Scores:
    """The group whose best march brings most; headquarters go along with the larger part, blanks always."""
    chart = Chart(ed, st, side, doctrine)
    h = st.origin
    best = {group: best_march(chart, group, h) for group in groups(chart, h)}
    whole = chart.units(h).bit_count()

    def score(answer: Answer) -> float:
        bits: int = sum(1 << piece for piece in answer)
        group = bits & ed.combat
        company = (bits & ed.leaders).bit_count() * (0.01 if 2 * group.bit_count() >= whole else -0.01)
        return best.get(group, (-999.0, NONE))[0] + company + 0.001 * (bits & ed.blanks).bit_count()

    def explain(index: int) -> Reason:
        group = sum(1 << piece for piece in question.options[index]) & ed.combat
        goal = best.get(group, (0.0, NONE))[1]
        if goal == NONE:
            return (), None
        return why_march(chart, group, h, goal), at(chart, "aim-march", goal, 0.0)

    return Scores([score(answer) for answer in question.options], measure=MEASURE, explain=explain)


def choose_march(ed: Edition, st: State, question: Choice, side: int, doctrine: Doctrine) -> Scores:
    chart = Chart(ed, st, side, doctrine)
    group = st.group & ed.combat
    known: dict[int, float] = {}

    def score(answer: Answer) -> float:
        h = answer[2] if isinstance(answer, tuple) else answer
        if h not in known:
            known[h] = chart.moved(group, st.origin, h) - tired(chart, group, st.origin, h)
        return known[h] + (doctrine.raid if isinstance(answer, tuple) else 0.0)

    def explain(index: int) -> Reason:
        answer = question.options[index]
        h = answer[2] if isinstance(answer, tuple) else answer
        raid = [at(chart, "raid", h, doctrine.raid)] if isinstance(answer, tuple) else []
        return summed([*why_march(chart, group, st.origin, h), *raid]), None

    return Scores([score(answer) for answer in question.options], measure=MEASURE, explain=explain)


def choose_facing(ed: Edition, st: State, question: Choice, side: int, doctrine: Doctrine) -> Scores:
    """Towards the best attack; without any, towards the nearest enemy."""
    h = ed.board.numbers.index(str(question.about["hex"]))
    chart = Chart(ed, st, side, doctrine)
    units, usual = chart.units(h), towards_enemy(chart.look, h)
    if not (chart.near_foes | chart.approached) >> h & 1 or not units:
        nearest = (Part("nearest-enemy", 1.0),)
        return Scores([0.0] * 6, usual, explain=lambda way: (nearest if way == usual else (), None))
    worths = [chart.worth(h, units, chart.own, way) for way in range(6)]

    def explain(way: int) -> Reason:
        parts = stood(chart, h, units, chart.own, way)
        return [part for part in parts if part.name in ("attack", "danger")], None

    return Scores(worths, usual, MEASURE, explain)
