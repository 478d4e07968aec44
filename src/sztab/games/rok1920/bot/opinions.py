"""What an officer thinks of single marches of his plan, of other goals for a unit, and of calling his reserves: in the
numbers that he plans by."""

from collections.abc import Iterable

from sztab.games.rok1920.bot.officer import Officer
from sztab.games.rok1920.bot.phase_plan import PhasePlan, Sketch, goals_of, make_plan, near_units
from sztab.games.rok1920.bot.planned_moves import called, calling, missed, read, threshold
from sztab.games.rok1920.bot.reasons import MEASURE, parts
from sztab.games.rok1920.moving.destinations import destinations
from sztab.games.rok1920.state import State
from sztab.games.rok1920.tries import DONE
from sztab.games.rok1920.turn.sequence import PASS, TAKE
from sztab.games.rok1920.units.counters import Unit
from sztab.kernel.opinions import Opinion, Opinions, Part, changes
from sztab.kernel.requests import Choice

MOST = 8
"""So many units are thought of that the plan leaves where they stand."""
FEW = 3
"""So many goals of each of them."""


def opinions(judge: Officer, state: State, question: Choice, plan: bytes) -> Opinions | None:
    """None: he tries the answers out."""
    if question.prompt == "move":
        return _moves(judge, state, question, read(plan))
    if question.prompt == "move-to":
        return _goals(judge, state, question, read(plan))
    if question.prompt == "reserve-phase":
        return _reserves(judge, state, question)
    return None


class _Thought:
    """A position in which a plan is carried out, and single marches are otherwise."""

    def __init__(self, judge: Officer, state: State, goals: Iterable[tuple[Unit, int]], seat: str) -> None:
        self.judge, self.seat = judge, seat
        self.sketch = Sketch(judge, state, state.mover)
        for unit, goal in goals:
            self.sketch.go(unit, goal)

    def march(self, unit: Unit, home: int, goal: int) -> Opinion:
        """What it brings that a unit goes to a hex and does not stay where it is."""
        sketch, there = self.sketch, self.sketch.state.at[unit]
        sketch.go(unit, home)
        before, stands = sketch.value(), parts(self.judge, sketch.state, self.seat)
        sketch.go(unit, goal)
        found = Opinion(sketch.value() - before, tuple(changes(stands, parts(self.judge, sketch.state, self.seat))))
        sketch.go(unit, there)
        return found


def _moves(judge: Officer, state: State, question: Choice, plan: PhasePlan | None) -> Opinions | None:
    """The marches of a plan still to be made; where there is none, the end of marching, and what others would cost."""
    options = question.options
    if plan is None or not plan.fits(state, state.movers):
        return None
    open_ones = {
        unit: goal
        for unit, goal in plan.goals.items()
        if unit in options and goal in destinations(judge.war, state, unit)[1]
    }
    thought = _Thought(judge, state, open_ones.items(), question.seat)
    if open_ones:
        found = {options.index(unit): thought.march(unit, plan.starts[unit], goal) for unit, goal in open_ones.items()}
        ranked = dict(sorted(found.items(), key=lambda one: -one[1].score))
        return Opinions(ranked, MEASURE, is_plan=True)
    if options[-1] != DONE or any(isinstance(one, int) and one not in plan.starts for one in options):
        return None
    found = {len(options) - 1: Opinion(0.0)}
    units = [unit for unit in options if isinstance(unit, int)]
    for unit in sorted(units, key=lambda one: (-judge.war.strength(state, one), one))[:MOST]:
        best = _best(thought, state, unit)
        if best is not None:
            found[options.index(unit)] = Opinion(min(best.score, 0.0), best.parts, best.aim)
    return Opinions(found, MEASURE)


def _best(thought: _Thought, state: State, unit: Unit) -> Opinion | None:
    """The best march of a unit that had better stay, with where it would go."""
    judge, here, side = thought.judge, state.at[unit], state.mover
    goals = [h for h in goals_of(judge, state, side, unit, thought.sketch.cuts)[:FEW] if h != here]
    told = [(thought.march(unit, here, h), h) for h in goals if not thought.sketch.state.crowded[side] >> h & 1]
    if not told:
        return None
    best, goal = max(told, key=lambda one: one[0].score)
    return Opinion(best.score, best.parts, Part("aim-march", 0.0, "hex", judge.war.board.map.numbers[goal]))


def _goals(judge: Officer, state: State, question: Choice, plan: PhasePlan | None) -> Opinions | None:
    """The hexes that look best for a unit, while the others go as they are meant to."""
    unit, side, options = judge.war.roster.number[question.about["unit"]], state.mover, list(question.options)
    if plan is None or not plan.fits(state, state.movers):
        plan = make_plan(judge, state, side, near_units(judge, state, state.movers))
    if unit not in plan.starts:
        return None
    here, goals = plan.starts[unit], {other: goal for other, goal in plan.goals.items() if other in state.movers}
    thought = _Thought(judge, state, goals.items(), question.seat)
    hexes = {*goals_of(judge, state, side, unit, thought.sketch.cuts), goals.get(unit, here)}
    crowded = thought.sketch.state.crowded[side] & ~(1 << goals.get(unit, here))
    found = {
        options.index(h): thought.march(unit, here, h)
        for h in sorted(hexes)
        if h in options and h != here and not crowded >> h & 1
    }
    if here in options:
        found[options.index(here)] = Opinion(0.0)
    return Opinions(found, MEASURE) if found else None


def _reserves(judge: Officer, state: State, question: Choice) -> Opinions:
    """To call them brings what their marches bring, less what they are kept for; not to brings nothing."""
    least, options = threshold(judge, state, question), question.options
    lost = missed(judge, state, question)
    plan = called(judge, state, question)
    told = {options.index(PASS): Opinion(0.0)}
    if plan is None:
        return Opinions({**told, options.index(TAKE): Opinion(-0.1, (Part("reserves-idle", -0.1),))}, MEASURE)
    side = judge.war.command.side_of(question.seat)
    assert side is not None, "a player is asked"
    sketch = Sketch(judge, calling(state, side), side)
    stands = parts(judge, sketch.state, question.seat)
    for unit, goal in plan.goals.items():
        sketch.go(unit, goal)
    kept = plan.gain + 0.1 if least is None else least + lost
    found = [*changes(stands, parts(judge, sketch.state, question.seat)), Part("reserves-kept", -kept)]
    told[options.index(TAKE)] = Opinion(plan.gain - kept, tuple(found), _first_march(judge, plan))
    return Opinions(told, MEASURE if least is not None else "")


def _first_march(judge: Officer, plan: PhasePlan) -> Part | None:
    """The first of the marches that are meant, with whose it is."""
    for unit, goal in plan.goals.items():
        return Part("aim-march", 0.0, "hex", judge.war.board.map.numbers[goal], judge.war.roster.counters[unit].id)
    return None
