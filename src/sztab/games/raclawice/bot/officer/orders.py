"""How an officer orders: who moves or fires next, and where a stack that moves goes."""

from __future__ import annotations

from collections.abc import Sequence

from sztab.games.raclawice.bot.candidate_answers import candidates
from sztab.games.raclawice.bot.officer.chart import Chart
from sztab.games.raclawice.bot.officer.leading import SHOT_AT
from sztab.games.raclawice.bot.officer.plans import Memory, Plan, Planner, named
from sztab.games.raclawice.bot.officer.shooting import best_target, gun_worth, joint
from sztab.games.raclawice.bot.officer.ways import Start
from sztab.games.raclawice.moving.steps import points
from sztab.games.raclawice.state import ABREAST, FIRED, LIMBERED, ORDINARY
from sztab.games.raclawice.units.counters import ARTILLERY, INFANTRY
from sztab.games.raclawice.units.stacking import ABREAST_STRENGTH, strength_of
from sztab.kernel.requests import Answer, Choice

WIDE = ABREAST_STRENGTH[INFANTRY][1]
WEAK = 2
"""A unit with no more strength than this had better not be the one that is shot at."""
SEEN = 13
"""Guns nearer than this may come to see a column."""


def active_leader(chart: Chart) -> int:
    return chart.state.tasks[0].leader if chart.state.tasks else -1


def starts(chart: Chart, options: Sequence[Answer]) -> list[Start]:
    """The stacks that may move, with those of their units who may."""
    state = chart.state
    stacks: dict[int, list[int]] = {}
    for answer in options:
        if answer[0] == "move" and chart.edition.arm[answer[1]] != ARTILLERY and state.hexes[answer[1]] >= 0:
            stacks.setdefault(state.hexes[answer[1]], []).append(answer[1])
    found = []
    for hex, units in stacks.items():
        for group in parts(chart, hex, units):
            found.append(Start(group, hex, state.facing[group[0]], min(state.left[u] for u in group)))
    return found


def parts(chart: Chart, hex: int, units: Sequence[int]) -> list[tuple[int, ...]]:
    """The groups in which a stack moves: where guns may hit a column, in parts that can stand side by side."""
    stack = [u for u in chart.state.stacks[chart.side][hex] if u in units]
    if not is_split(chart, hex, stack):
        return [tuple(stack)]
    found: list[list[int]] = []
    for unit in stack:
        strength = chart.edition.strength[unit][chart.state.lost[unit]]
        for part in found:
            if strength_of(chart.edition, chart.state, part) + strength <= WIDE:
                part.append(unit)
                break
        else:
            found.append([unit])
    return [tuple(part) for part in found]


def is_split(chart: Chart, hex: int, units: Sequence[int]) -> bool:
    """Is it a column of infantry that guns could see?"""
    if chart.edition.arm[units[0]] != INFANTRY or strength_of(chart.edition, chart.state, units) <= WIDE:
        return False
    away = chart.edition.board.distance[hex]
    return any(foe.guns and away[foe.hex] <= SEEN for foe in chart.foes)


def choose_act(chart: Chart, question: Choice, memory: Memory) -> Sequence[int]:
    """Guns fire first, then those who stay where they are; then the stack moves that gains most by it."""
    options, doctrine, state = question.options, chart.doctrine, chart.state
    fires = {a[1]: i for i, a in enumerate(options) if a[0] == "fire"}
    harms = {unit: best_target(chart, unit)[0] for unit in fires}
    guns = [unit for unit in harms if chart.edition.arm[unit] == ARTILLERY and harms[unit] > 0]
    if guns:
        return (fires[max(guns, key=lambda unit: harms[unit])],)
    planner = Planner(chart, active_leader(chart), memory)
    groups = starts(chart, options)
    plans = {begin: planner.plan(begin, groups) for begin in groups}
    movers = {u: plans[begin].gain for begin in groups for u in begin.units}
    shots = [u for u in harms if harms[u] > doctrine.shot and movers.get(u, 0.0) < harms[u]]
    if shots:
        return (fires[max(shots, key=lambda unit: harms[unit])],)
    best, goes = doctrine.move, None
    for begin, plan in plans.items():
        if plan.gain > best or (goes is None and (may_form(chart, begin) or is_top_weak(chart, begin))):
            best, goes = max(best, plan.gain), begin
    if goes is not None:
        _keep(chart, goes, plans[goes], memory)
        return (options.index(("move", goes.units[0])),)
    for index, answer in enumerate(options):
        if answer[0] == "move" and is_gun_wanted(chart, answer[1]):
            return (index,)
        if answer[0] == "move" and state.hexes[answer[1]] < 0:
            return (index,)
    return (len(options) - 1,)


def thought_of(chart: Chart, options: Sequence[Answer], memory: Memory) -> dict[int, Plan]:
    """By unit: the plans that were made for those who may move, as far as they are remembered."""
    planner = Planner(chart, active_leader(chart), memory)
    groups = starts(chart, options)
    plans = ((begin, planner.known(begin, groups)) for begin in groups)
    return {unit: plan for begin, plan in plans if plan is not None for unit in begin.units}


def _keep(chart: Chart, begin: Start, plan: Plan, memory: Memory) -> None:
    """Note what is to be done at every place of the way."""
    for hex, facing, left, action in plan.path:
        memory.steps[named((begin.units, hex, facing, left, chart.sign))] = action


def may_form(chart: Chart, begin: Start) -> bool:
    """Should the stack be side by side, and is it not?"""
    state = chart.state
    if state.formation[begin.units[0]] != ORDINARY or len(begin.units) < len(state.stacks[chart.side][begin.hex]):
        return False
    body = Planner(chart, -1).body(begin.units, begin.hex)
    return body.formation == ABREAST and body.fire > 0


def is_top_weak(chart: Chart, begin: Start) -> bool:
    """Is the unit that would be shot at one that can bear little, before others who could bear more?"""
    state, strength = chart.state, chart.edition.strength
    stack = state.stacks[chart.side][begin.hex]
    if begin.entered or not begin.left or len(begin.units) < len(stack) or len(stack) < 2:
        return False
    if not chart.edition.board.within[SHOT_AT][begin.hex] & chart.enemies:
        return False
    left = [strength[u][state.lost[u]] for u in stack]
    return left[0] <= WEAK and max(left) > left[0] + 1


def choose_order(chart: Chart, question: Choice, memory: Memory) -> Sequence[int]:
    """6.0/b: the strongest on top."""
    left = [chart.edition.strength[u][chart.state.lost[u]] for u in question.options]
    return (left.index(max(left)),)


def is_gun_wanted(chart: Chart, gun: int) -> bool:
    """Is there something better to do for a battery than to stand as it does?"""
    state = chart.state
    if chart.edition.arm[gun] != ARTILLERY or state.hexes[gun] < 0:
        return False
    if state.formation[gun] == LIMBERED:
        return True
    here = gun_worth(chart, gun, state.facing[gun])
    if here > 0 and not state.marks[gun] & FIRED:
        return False
    return max(gun_worth(chart, gun, facing) for facing in range(6)) > 1.3 * here + 0.02


def choose_group(chart: Chart, question: Choice, memory: Memory) -> Sequence[int]:
    """Whole stacks move, or the parts of a column; lines do not wait for each other."""
    options, state = question.options, chart.state
    group = state.moving[0]
    free = [*group.units, *(answer[1] for answer in options if answer[0] == "with")]
    if chart.edition.arm[group.units[0]] != ARTILLERY:
        part = next((p for p in parts(chart, group.hex, free) if group.units[0] in p), ())
        for index, answer in enumerate(options):
            if answer[0] == "with" and answer[1] in part:
                return (index,)
    return (len(options) - 1,)


def choose_step(chart: Chart, question: Choice, memory: Memory) -> Sequence[int]:
    """On along the best way; guns swing to where they hurt most."""
    state, options = chart.state, question.options
    group = state.moving[0]
    lead = group.units[0]
    if chart.edition.arm[lead] == ARTILLERY:
        return _step_of_guns(chart, question, lead)
    form = ("form", lead, ABREAST)
    if form in options and Planner(chart, -1).body(tuple(group.units), group.hex).fire:
        return (options.index(form),)
    _, begin = standing(chart)
    if ("reorder", lead) in options and is_top_weak(chart, begin):
        return (options.index(("reorder", lead)),)
    planned = memory.steps.get(named((begin.units, begin.hex, begin.facing, begin.left, chart.sign)))
    if planned is not None and (planned[0], lead, *planned[1:]) in options:
        return (options.index((planned[0], lead, *planned[1:])),)
    planner = Planner(chart, active_leader(chart), memory)
    plan = planner.hastened(begin) if group.is_double else planner.plan(begin, others_of(chart, begin))
    _keep(chart, begin, plan, memory)
    return _taken(chart, question, lead, plan)


def standing(chart: Chart) -> tuple[int, Start]:
    """Who leads the group that moves, and how it stands on its way."""
    state = chart.state
    group = state.moving[0]
    lead = group.units[0]
    begin = Start(
        tuple(group.units), group.hex, state.facing[lead], points(state, group), group.entered, group.is_straight,
        group.is_open, group.is_over, group.has_charged,
    )  # fmt: skip
    return lead, begin


def others_of(chart: Chart, begin: Start) -> list[Start]:
    """Other stacks that may move yet: those of the active leader with points left."""
    state, edition = chart.state, chart.edition
    of = state.tasks[0].of
    found = []
    for body in chart.own:
        units = tuple(
            u for u in body.units if u not in begin.units and state.left[u] > 0 and not state.marks[u] & 1
            and (of < 0 or of in edition.counters[u].leaders)
        )  # fmt: skip
        if units and not chart.foe_at.get(body.hex):
            found.append(Start(units, body.hex, body.facing, min(state.left[u] for u in units)))
    return found


def _taken(chart: Chart, question: Choice, lead: int, plan: Plan) -> Sequence[int]:
    options = question.options
    answer = (plan.first[0], lead, *plan.first[1:])
    if answer in options:
        return (options.index(answer),)
    if answer[0] == "charge" and ("enter", *answer[1:]) in options:
        return (options.index(("enter", *answer[1:])),)
    if ("stop", lead) in options:
        return (options.index(("stop", lead)),)
    found = candidates(chart.edition, chart.state, question)
    return range(len(options)) if found is None else found


def _step_of_guns(chart: Chart, question: Choice, gun: int) -> Sequence[int]:
    options, state = question.options, chart.state
    if state.formation[gun] == LIMBERED:
        return candidates(chart.edition, state, question) or range(len(options))
    best, found = gun_worth(chart, gun, state.facing[gun]) * 1.3 + 0.02, options.index(("stop", gun))
    for index, answer in enumerate(options):
        if answer[0] == "swing":
            worth = gun_worth(chart, gun, answer[2])
            if worth > best:
                best, found = worth, index
    return (found,)


def choose_partner(chart: Chart, question: Choice, memory: Memory) -> Sequence[int]:
    """Others join in while that makes the volley better."""
    return joint(chart, question)
