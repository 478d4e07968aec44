"""Which answers a bot thinks of: cheap looks by what its seat may know, so that it tries out only what matters.

An answer's number in the list of options stands for it; the first one named is given where no thought is spent.
"""

from collections.abc import Sequence

from sztab.games.west.bot.fighting import choose_attack, choose_retreat, follow_all, ride, take_loss, withdraw
from sztab.games.west.bot.knowing import lay_blanks, lay_fog, look_at, play_card
from sztab.games.west.bot.look import Scorer, Scores, first, last
from sztab.games.west.bot.marching import (
    choose_facing,
    choose_group,
    choose_leader,
    choose_march,
    give_order,
    move_leader,
    place_marker,
    rail_to,
    rail_unit,
)  # fmt: skip
from sztab.games.west.bot.supplying import build_depot, good_hex, replenish, strongest, take_depot, weakest_own
from sztab.games.west.edition import Edition
from sztab.games.west.state import State
from sztab.games.west.units.pieces import SIDES
from sztab.kernel.requests import Choice

COUNTS = {"march": 2}
"""How many of the best answers a corporal tries out, where it is more than one."""


def candidates(ed: Edition, st: State, question: Choice) -> Sequence[int] | None:
    """The numbers of the answers worth a thought; None: all."""
    found = scores(ed, st, question)
    return None if found is None else found.best(COUNTS.get(question.prompt, 1))


def scores(ed: Edition, st: State, question: Choice) -> Scores | None:
    """What a corporal thinks of the answers; None: nothing."""
    score = SCORERS.get(question.prompt)
    if score is None or len(question.options) == 1:
        return None
    return score(ed, st, question, SIDES.index(question.seat))


SCORERS: dict[str, Scorer] = {
    "blanks": lay_blanks,
    "card": play_card,
    "depot": build_depot,
    "forced-removal": take_depot,
    "reconnaissance": look_at,
    "fog": lay_fog,
    "marker": place_marker,
    "order": give_order,
    "manoeuvre": give_order,
    "group": choose_group,
    "march": choose_march,
    "free-order": first,
    "headquarters-stop": last,
    "facing": choose_facing,
    "headquarters": choose_leader,
    "headquarters-to": move_leader,
    "withdrawal": withdraw,
    "follow": follow_all,
    "attack": choose_attack,
    "attack-again": choose_attack,
    "combat-card": first,
    "loss": take_loss,
    "retreat": choose_retreat,
    "overstacked": weakest_own,
    "pursue": follow_all,
    "ride-on": ride,
    "replenish": replenish,
    "strategic": rail_unit,
    "strategic-to": rail_to,
    "arrival": good_hex,
    "headquarters-back": good_hex,
    "partisans": weakest_own,
    "deserters": weakest_own,
    "mutiny": weakest_own,
    "panic": weakest_own,
    "send": weakest_own,
    "send-to": good_hex,
    "restore": strongest,
    "return": strongest,
}
