"""Which answers an officer thinks of: as a corporal, but for what he plans."""

from collections.abc import Sequence

from sztab.games.west.bot.candidate_answers import FINDERS
from sztab.games.west.bot.look import Finder
from sztab.games.west.bot.officer.fights import choose_attack
from sztab.games.west.bot.officer.orders import choose_facing, choose_group, choose_march, give_order, place_marker
from sztab.games.west.bot.officer.transport import build_depot, choose_leader, move_leader, rail_to, rail_unit
from sztab.games.west.edition import Edition
from sztab.games.west.state import State
from sztab.games.west.units.pieces import SIDES
from sztab.kernel.requests import Choice


def considered(ed: Edition, st: State, question: Choice) -> Sequence[int] | None:
    """The numbers of the answers worth a thought; None: all."""
    find = PLANNERS.get(question.prompt)
    if find is None or len(question.options) == 1:
        return None
    return find(ed, st, question, SIDES.index(question.seat))


PLANNERS: dict[str, Finder] = {
    **FINDERS,
    "marker": place_marker,
    "order": give_order,
    "manoeuvre": give_order,
    "group": choose_group,
    "march": choose_march,
    "facing": choose_facing,
    "attack": choose_attack,
    "attack-again": choose_attack,
    "headquarters": choose_leader,
    "headquarters-to": move_leader,
    "strategic": rail_unit,
    "strategic-to": rail_to,
    "depot": build_depot,
}
