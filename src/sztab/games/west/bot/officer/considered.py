"""Which answers an officer thinks of: as a corporal, but for what he plans."""

from collections.abc import Callable, Sequence

from sztab.games.west.bot.candidate_answers import COUNTS
from sztab.games.west.bot.candidate_answers import scores as by_corporal
from sztab.games.west.bot.look import Scores
from sztab.games.west.bot.officer.doctrine import Doctrine
from sztab.games.west.bot.officer.fights import choose_attack, fall_back, ride_on, withdraw
from sztab.games.west.bot.officer.orders import choose_facing, choose_group, choose_march, give_order, place_marker
from sztab.games.west.bot.officer.transport import build_depot, choose_leader, move_leader, rail_to, rail_unit
from sztab.games.west.edition import Edition
from sztab.games.west.state import State
from sztab.games.west.units.pieces import SIDES
from sztab.kernel.opinions import Opinion, Opinions
from sztab.kernel.requests import Choice

MOST = 4
"""Of so many answers, the best ones, the reasons are told."""
Planner = Callable[[Edition, State, Choice, int, Doctrine], Scores]
"""Edition, state, question, side, doctrine: what the answers are worth."""


def considered(ed: Edition, st: State, question: Choice, doctrine: Doctrine) -> Sequence[int] | None:
    """The numbers of the answers worth a thought; None: all."""
    found = scores(ed, st, question, doctrine)
    if found is None:
        return None
    return found.best(1 if question.prompt in PLANNERS else COUNTS.get(question.prompt, 1))


def scores(ed: Edition, st: State, question: Choice, doctrine: Doctrine) -> Scores | None:
    """What he thinks of the answers; None: nothing."""
    plan = PLANNERS.get(question.prompt)
    if plan is None or len(question.options) == 1:
        return by_corporal(ed, st, question)
    return plan(ed, st, question, SIDES.index(question.seat), doctrine)


def opinions(ed: Edition, st: State, question: Choice, doctrine: Doctrine) -> Opinions | None:
    """The same with his reasons, for those who ask."""
    found = scores(ed, st, question, doctrine)
    if found is None or (found.explain is None and len(set(found.values)) == 1):
        return None
    told = {}
    for index in found.best(MOST):
        parts, aim = found.explain(index) if found.explain is not None else ((), None)
        told[index] = Opinion(found.values[index], tuple(parts), aim)
    return Opinions(told, found.measure)


PLANNERS: dict[str, Planner] = {
    "marker": place_marker,
    "order": give_order,
    "manoeuvre": give_order,
    "group": choose_group,
    "march": choose_march,
    "facing": choose_facing,
    "attack": choose_attack,
    "attack-again": choose_attack,
    "retreat": fall_back,
    "ride-on": ride_on,
    "withdrawal": withdraw,
    "headquarters": choose_leader,
    "headquarters-to": move_leader,
    "strategic": rail_unit,
    "strategic-to": rail_to,
    "depot": build_depot,
}
