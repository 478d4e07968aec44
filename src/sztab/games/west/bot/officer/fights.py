"""How an officer attacks, rides on after a fight, and withdraws before one."""

from collections.abc import Sequence

from sztab.games.west.bot.fighting import choose_retreat, ride
from sztab.games.west.bot.officer.chart import Chart
from sztab.games.west.bot.officer.doctrine import Doctrine
from sztab.games.west.edition import Edition
from sztab.games.west.fighting.targets import attackers
from sztab.games.west.fighting.withdrawal import facing_stacks
from sztab.games.west.state import State
from sztab.games.west.units.pieces import NONE
from sztab.kernel.requests import Choice

CROWDED = 2.0
"""A unit that finds no room where a stack goes back to: it is lost, or drives out another."""


def choose_attack(ed: Edition, st: State, question: Choice, side: int, doctrine: Doctrine) -> Sequence[int]:
    """The attack that brings most, if any does; a second stack is called where that is worth its own attack."""
    chart = Chart(ed, st, side, doctrine)
    may = st.eager or ~st.attacked
    alone: dict[int, float] = {}

    def single(h: int) -> float:
        if h not in alone:
            target = ed.board.neighbours[h][st.face[side][h]]
            alone[h] = chart.attack(attackers(ed, st, side, h, may), h, target, chart.own)
        return alone[h]

    best, found = 0.0, len(question.options) - 1
    for index, option in enumerate(question.options):
        if option == "pass":
            continue
        h = option[1]
        worth = single(h)
        if option[0] == "with":
            target = ed.board.neighbours[h][st.face[side][h]]
            helpers = attackers(ed, st, side, option[2], ~st.attacked)
            more = chart.power(helpers)
            both = chart.attack(attackers(ed, st, side, h, may), h, target, chart.own, more)
            other = chart.attack(helpers, option[2], target, chart.own)
            worth = (both + worth) / 3 - max(0.0, other)
        if worth > best:
            best, found = worth, index
    return (found,)


def ride_on(ed: Edition, st: State, question: Choice, side: int, doctrine: Doctrine) -> Sequence[int]:
    """Over an enemy depot, if there is one within reach where nobody can strike the rider; else as a corporal."""
    chart = Chart(ed, st, side, doctrine)
    for index, answer in enumerate(question.options):
        if answer != "done" and st.depots[1 - side] >> answer[1] & 1:
            piece, h = answer
            if not chart.danger(1 << piece, h, chart.own | 1 << h, NONE):
                return (index,)
    return ride(ed, st, question, side)


def fall_back(ed: Edition, st: State, question: Choice, side: int, doctrine: Doctrine) -> Sequence[int]:
    """9.5.b: the beaten go to where they stand best once the enemy has followed them: not into a pocket where they
    would starve. Enemies are driven as by a corporal."""
    if question.about["side"] != question.seat:
        return choose_retreat(ed, st, question, side)
    chart, left = Chart(ed, st, side, doctrine), ed.board.numbers.index(question.about["hex"])
    group, found = chart.units(left), []
    for index, route in enumerate(question.options):
        goal = route[-1]
        chart.rear.regions = chart.rear.without(left, goal)
        there, own = chart.units(goal), (chart.own | 1 << goal) & ~(1 << left)
        before = chart.worth(goal, there, chart.own, chart.facing(goal))
        after = chart.worth(goal, there | group, own, chart.facing(goal))
        crowd = max(0, (there | group).bit_count() - ed.numbers.stack_limit)
        found.append((after - before - CROWDED * crowd, -index))
    return (-max(found)[1],)


def withdraw(ed: Edition, st: State, question: Choice, side: int, doctrine: Doctrine) -> Sequence[int]:
    """9.1: cavalry goes where the attack that it would have to bear costs more than the ground."""
    chart, enemy = Chart(ed, st, side, doctrine), 1 - side
    best, found = 0.0, len(question.options) - 1
    for index, h in enumerate(question.options):
        if h == "pass":
            continue
        (foe,) = facing_stacks(ed, st, side, h)
        led = (ed.board.around[foe] | 1 << foe) & st.leaders[enemy]
        worth = chart.danger(chart.units(h), h, chart.own, st.face[side][h]) * (1.0 if led else 0.4) - doctrine.ground
        if ed.board.green >> h & 1:
            worth -= chart.town
        if worth > best:
            best, found = worth, index
    return (found,)
