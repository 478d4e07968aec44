"""How an officer attacks, rides on after a fight, and withdraws before one."""

from sztab.games.west.bot.fighting import choose_retreat, ride
from sztab.games.west.bot.look import Reason, Scores
from sztab.games.west.bot.officer.chart import Chart
from sztab.games.west.bot.officer.doctrine import Doctrine
from sztab.games.west.bot.officer.reasons import MEASURE, at, stood
from sztab.games.west.edition import Edition
from sztab.games.west.fighting.targets import attackers
from sztab.games.west.fighting.withdrawal import facing_stacks
from sztab.games.west.state import State
from sztab.games.west.units.pieces import NONE
from sztab.kernel.opinions import Part, changes, total
from sztab.kernel.requests import Answer, Choice

CROWDED = 2.0
"""A unit that finds no room where a stack goes back to: it is lost, or drives out another."""


def choose_attack(ed: Edition, st: State, question: Choice, side: int, doctrine: Doctrine) -> Scores:
    """The attack that brings most, if any does; a second stack is called where that is worth its own attack."""
    chart = Chart(ed, st, side, doctrine)
    may = st.eager or ~st.attacked
    alone: dict[int, float] = {}

    def single(h: int) -> float:
        if h not in alone:
            target = ed.board.neighbours[h][st.face[side][h]]
            alone[h] = chart.attack(attackers(ed, st, side, h, may), h, target, chart.own)
        return alone[h]

    def score(option: Answer) -> float:
        if option == "pass":
            return 0.0
        h = option[1]
        if option[0] != "with":
            return single(h)
        target = ed.board.neighbours[h][st.face[side][h]]
        helpers = attackers(ed, st, side, option[2], ~st.attacked)
        more = chart.power(helpers)
        both = chart.attack(attackers(ed, st, side, h, may), h, target, chart.own, more)
        other = chart.attack(helpers, option[2], target, chart.own)
        return (both + single(h)) / 3 - max(0.0, other)

    values = [score(option) for option in question.options]

    def explain(index: int) -> Reason:
        option = question.options[index]
        if option == "pass":
            return (), None
        target = ed.board.neighbours[option[1]][st.face[side][option[1]]]
        return [at(chart, "attack", target, values[index])], None

    return Scores(values, len(values) - 1, MEASURE, explain)


def ride_on(ed: Edition, st: State, question: Choice, side: int, doctrine: Doctrine) -> Scores:
    """Over an enemy depot, if there is one within reach where nobody can strike the rider; else as a corporal."""
    chart = Chart(ed, st, side, doctrine)

    def is_safe_raid(answer: Answer) -> bool:
        if answer == "done" or not st.depots[1 - side] >> answer[1] & 1:
            return False
        piece, h = answer
        return not chart.danger(1 << piece, h, chart.own | 1 << h, NONE)

    raids = [is_safe_raid(answer) for answer in question.options]
    if not any(raids):
        return ride(ed, st, question, side)

    def explain(index: int) -> Reason:
        return [at(chart, "raid", question.options[index][1], doctrine.raid)] if raids[index] else [], None

    return Scores([doctrine.raid * raid for raid in raids], measure=MEASURE, explain=explain)


def fall_back(ed: Edition, st: State, question: Choice, side: int, doctrine: Doctrine) -> Scores:
    """9.5.b: the beaten go to where they stand best once the enemy has followed them: not into a pocket where they
    would starve. Enemies are driven as by a corporal."""
    if question.about["side"] != question.seat:
        return choose_retreat(ed, st, question, side)
    chart, left = Chart(ed, st, side, doctrine), ed.board.numbers.index(question.about["hex"])
    group = chart.units(left)

    def crowd(goal: int) -> float:
        return CROWDED * max(0, (chart.units(goal) | group).bit_count() - ed.numbers.stack_limit)

    def score(goal: int) -> float:
        chart.rear.regions = chart.rear.without(left, goal)
        there, own = chart.units(goal), (chart.own | 1 << goal) & ~(1 << left)
        before = chart.worth(goal, there, chart.own, chart.facing(goal))
        after = chart.worth(goal, there | group, own, chart.facing(goal))
        return after - before - crowd(goal)

    def explain(index: int) -> Reason:
        goal = question.options[index][-1]
        chart.rear.regions = chart.rear.without(left, goal)
        there, own = chart.units(goal), (chart.own | 1 << goal) & ~(1 << left)
        before = stood(chart, goal, there, chart.own, chart.facing(goal))
        after = stood(chart, goal, there | group, own, chart.facing(goal))
        return [*changes(before, after), at(chart, "crowded", goal, -crowd(goal))], None

    return Scores([score(route[-1]) for route in question.options], measure=MEASURE, explain=explain)


def withdraw(ed: Edition, st: State, question: Choice, side: int, doctrine: Doctrine) -> Scores:
    """9.1: cavalry goes where the attack that it would have to bear costs more than the ground."""
    chart, enemy = Chart(ed, st, side, doctrine), 1 - side

    def why(h: int) -> list[Part]:
        (foe,) = facing_stacks(ed, st, side, h)
        led = (ed.board.around[foe] | 1 << foe) & st.leaders[enemy]
        danger = chart.danger(chart.units(h), h, chart.own, st.face[side][h]) * (1.0 if led else 0.4)
        town = chart.town if ed.board.green >> h & 1 else 0.0
        return [at(chart, "danger", h, danger), Part("ground", -doctrine.ground), at(chart, "town", h, -town)]

    reasons = [[] if h == "pass" else why(h) for h in question.options]
    worths = [total(parts) for parts in reasons]
    return Scores(worths, len(worths) - 1, MEASURE, lambda index: (reasons[index], None))
