"""What an officer thinks of each answer, in the numbers that he plans by: for those who ask him."""

from collections.abc import Callable, Sequence

from sztab.games.raclawice.bot.officer.chart import Chart
from sztab.games.raclawice.bot.officer.leading import calls, melees, returns, rides, turning
from sztab.games.raclawice.bot.officer.orders import (
    active_leader,
    is_gun_wanted,
    is_top_weak,
    may_form,
    others_of,
    standing,
    starts,
)
from sztab.games.raclawice.bot.officer.plans import Memory, Plan, Planner
from sztab.games.raclawice.bot.officer.reacting import terms
from sztab.games.raclawice.bot.officer.reasons import MEASURE, at, goal_of, turned, why_plan
from sztab.games.raclawice.bot.officer.shooting import best_target, harm
from sztab.games.raclawice.bot.officer.ways import Start
from sztab.games.raclawice.state import ABREAST
from sztab.games.raclawice.units.counters import ARTILLERY
from sztab.kernel.opinions import Opinion, Opinions, Part
from sztab.kernel.requests import Answer, Choice

FEW = 6
Told = dict[int, Opinion]


def acts(chart: Chart, question: Choice, memory: Memory) -> Opinions | None:
    """Guns fire first, then those who stay where they are; then whoever gains most by it moves: one after the other."""
    options, doctrine = question.options, chart.doctrine
    shots = {a[1]: (i, *best_target(chart, a[1])) for i, a in enumerate(options) if a[0] == "fire"}
    guns = {unit: shot for unit, shot in shots.items() if chart.edition.arm[unit] == ARTILLERY and shot[1] > 0}
    planner, groups = Planner(chart, active_leader(chart), memory), starts(chart, options)
    plans = {begin: planner.plan(begin, groups) for begin in groups}
    movers = {unit: plans[begin].gain for begin in groups for unit in begin.units}
    worth_it = {u: s for u, s in shots.items() if s[1] > doctrine.shot and movers.get(u, 0.0) < s[1]}
    found: Told = {}
    for some in (guns, worth_it):
        for index, worth, hex in sorted(some.values(), key=lambda shot: -shot[1]):
            found.setdefault(index, Opinion(worth, (at(chart, "shots", hex, worth),), at(chart, "aim-fire", hex, 0.0)))
    for begin, plan in sorted(plans.items(), key=lambda one: -one[1].gain):
        if plan.gain > doctrine.move and ("move", begin.units[0]) in options:
            index = options.index(("move", begin.units[0]))
            found[index] = Opinion(plan.gain, why_plan(planner, begin, plan), _aim(chart, plan))
    if found:
        return Opinions(found, MEASURE, is_plan=True)
    found = {**_formed(chart, groups, options), len(options) - 1: Opinion(0.0)}
    return Opinions({**_otherwise(planner, groups, options), **found}, MEASURE) if len(found) == 1 else Opinions(found)


def _formed(chart: Chart, groups: Sequence[Start], options: Sequence[Answer]) -> Told:
    """Who had better stand otherwise, where nobody gains by going anywhere."""
    for begin in groups:
        name = "abreast" if may_form(chart, begin) else "top" if is_top_weak(chart, begin) else ""
        if name and ("move", begin.units[0]) in options:
            return {options.index(("move", begin.units[0])): Opinion(1.0, (Part(name, 1.0),))}
    for index, answer in enumerate(options):
        if answer[0] == "move" and is_gun_wanted(chart, answer[1]):
            return {index: Opinion(1.0, (Part("guns", 1.0),))}
        if answer[0] == "move" and chart.state.hexes[answer[1]] < 0:
            return {index: Opinion(1.0, (Part("arrival", 1.0),))}
    return {}


def _otherwise(planner: Planner, groups: Sequence[Start], options: Sequence[Answer]) -> Told:
    """What the best moves would cost where nobody had better move."""
    found: Told = {}
    for begin in groups[:FEW]:
        ends = planner.ends(begin, groups)
        answer = ("move", begin.units[0])
        if ends and ends[0].gain <= 0 and answer in options:
            best = ends[0]
            found[options.index(answer)] = Opinion(best.gain, why_plan(planner, begin, best), _aim(planner.chart, best))
    return found


def _aim(chart: Chart, plan: Plan) -> Part | None:
    hex, _ = goal_of(plan) if plan.path else (-1, 0)
    return at(chart, "aim-melee" if plan.is_attack else "aim-march", hex, 0.0) if hex >= 0 else None


def steps(chart: Chart, question: Choice, memory: Memory) -> Opinions | None:
    """Where a group that moves could go: to each hex, the step that leads there best."""
    lead, begin = standing(chart)
    if chart.edition.arm[lead] == ARTILLERY or chart.state.moving[0].is_double:
        return None
    planner, found = Planner(chart, active_leader(chart), memory), dict[int, Opinion]()
    for name, answer in (("abreast", ("form", lead, ABREAST)), ("top", ("reorder", lead))):
        is_due = planner.body(begin.units, begin.hex).fire if name == "abreast" else is_top_weak(chart, begin)
        if answer in question.options and is_due:
            return Opinions({question.options.index(answer): Opinion(1.0, (Part(name, 1.0),))})
    others = others_of(chart, begin)
    for plan in sorted([planner.plan(begin, others), *planner.ends(begin, others)], key=lambda plan: -plan.gain):
        answer = (plan.first[0], lead, *plan.first[1:])
        if answer not in question.options:
            answer = ("enter", *answer[1:])
        if answer in question.options and question.options.index(answer) not in found:
            told = Opinion(plan.gain, why_plan(planner, begin, plan), _aim(chart, plan))
            found[question.options.index(answer)] = told
    if ("stop", lead) in question.options:
        found[question.options.index(("stop", lead))] = Opinion(0.0)
    return _ranked(found)


def shots(chart: Chart, question: Choice, memory: Memory) -> Opinions:
    found: Told = {}
    for index, unit in enumerate(question.options):
        worth, hex = (chart.doctrine.shot, -1) if unit == "pass" else best_target(chart, unit)
        parts = () if unit == "pass" else (at(chart, "shots", hex, worth),)
        found[index] = Opinion(worth, parts, at(chart, "aim-fire", hex, 0.0) if hex >= 0 else None)
    return _ranked(found)


def targets(chart: Chart, question: Choice, memory: Memory) -> Opinions:
    unit = chart.edition.unit(question.about["unit"])
    worths = [(hex, harm(chart, unit, hex)) for hex in question.options]
    return _ranked({i: Opinion(worth, (at(chart, "shots", hex, worth),)) for i, (hex, worth) in enumerate(worths)})


def reactions(chart: Chart, question: Choice, memory: Memory) -> Opinions | None:
    entry = chart.state.entry
    movers = chart.foe_at.get(entry.hex) if entry is not None and chart.side != chart.state.active else None
    if entry is None or movers is None:
        return None
    found: Told = {}
    for index, answer in enumerate(question.options):
        told = terms(chart, movers, entry.hex, answer)
        found[index] = Opinion(sum(told.values()), tuple(Part(name, worth) for name, worth in told.items()))
    return _ranked(found, "")


def leader_moves(chart: Chart, question: Choice, memory: Memory) -> Opinions:
    told: list[dict[str, float]] = []
    scores = rides(chart, question, told)
    here = chart.state.leader_hex[chart.state.tasks[0].leader]
    stay = told[question.options.index(here)] if here in question.options else {}
    found = {}
    for index, (score, parts) in enumerate(zip(scores, told)):
        changed = tuple(Part(name, worth - stay.get(name, 0.0)) for name, worth in parts.items())
        found[index] = Opinion(score, tuple(part for part in changed if part.worth))
    return _ranked(found)


def activations(chart: Chart, question: Choice, memory: Memory) -> Opinions:
    scores = calls(chart, question)
    return _ranked({i: Opinion(score, (Part("to-do", score),)) for i, score in enumerate(scores)})


def fights(chart: Chart, question: Choice, memory: Memory) -> Opinions:
    found = {}
    for index, (hex, score) in enumerate(zip(question.options, melees(chart, question))):
        found[index] = Opinion(score, () if hex == "pass" else (at(chart, "melee", hex, score),))
    return _ranked(found)


def facings(chart: Chart, question: Choice, memory: Memory) -> Opinions | None:
    stand = turning(chart, question)
    if stand is None:
        return None
    places, hex = stand
    scores = [(facing, places.worth(hex, facing)) for facing in question.options]
    return _ranked({i: Opinion(score, turned(places, hex, facing)) for i, (facing, score) in enumerate(scores)})


def come_back(chart: Chart, question: Choice, memory: Memory) -> Opinions:
    scores = returns(chart, question)
    return _ranked({i: Opinion(score, (Part("place", score),)) for i, score in enumerate(scores)})


def _ranked(found: Told, measure: str = MEASURE) -> Opinions:
    return Opinions(dict(sorted(found.items(), key=lambda one: (-one[1].score, one[0]))), measure)


TELLERS: dict[str, Callable[[Chart, Choice, Memory], Opinions | None]] = {
    "act": acts,
    "step": steps,
    "shot": shots,
    "fire-target": targets,
    "react": reactions,
    "leader-move": leader_moves,
    "activate": activations,
    "melee-hex": fights,
    "melee-facing": facings,
    "face": facings,
    "return-hex": come_back,
}
