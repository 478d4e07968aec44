"""Which answers an officer thinks of: as a corporal, but for what he plans."""

from collections.abc import Callable, Sequence

from sztab.games.west.bot.candidate_answers import candidates
from sztab.games.west.bot.officer.doctrine import Doctrine
from sztab.games.west.bot.officer.fights import choose_attack, fall_back, ride_on, withdraw
from sztab.games.west.bot.officer.orders import choose_facing, choose_group, choose_march, give_order, place_marker
from sztab.games.west.bot.officer.transport import build_depot, choose_leader, move_leader, rail_to, rail_unit
from sztab.games.west.edition import Edition
from sztab.games.west.state import State
from sztab.games.west.units.pieces import SIDES
from sztab.kernel.requests import Choice

Planner = Callable[[Edition, State, Choice, int, Doctrine], Sequence[int]]
"""Edition, state, question, side, doctrine: the numbers of the answers worth a thought."""


def considered(ed: Edition, st: State, question: Choice, doctrine: Doctrine) -> Sequence[int] | None:
    """The numbers of the answers worth a thought; None: all."""
    plan = PLANNERS.get(question.prompt)
    if plan is None or len(question.options) == 1:
        return candidates(ed, st, question)
    return plan(ed, st, question, SIDES.index(question.seat), doctrine)


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
