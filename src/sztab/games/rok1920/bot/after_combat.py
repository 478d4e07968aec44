"""What an officer thinks of after a fight, besides what a corporal does: any of the victors may follow, the won hex is
filled, and the beaten go where they stand best once the enemy has followed."""

from collections.abc import Sequence

from sztab.games.rok1920.bot import candidate_moves
from sztab.games.rok1920.bot.officer import Officer
from sztab.games.rok1920.state import State
from sztab.kernel.requests import Choice


def pursue(judge: Officer, state: State, question: Choice) -> Sequence[int]:
    """Each of the victors, or nobody any more: where the first had better stay, another may go."""
    return range(len(question.options))


def pursue_to(judge: Officer, state: State, question: Choice) -> Sequence[int]:
    """As a corporal, and the won hex."""
    best, pursuit = candidate_moves.move_to(judge, state, question), state.pursuit
    won = [i for i, h in enumerate(question.options) if pursuit is not None and h == pursuit.target and i not in best]
    return (*best, *won)


def retreat_route(judge: Officer, state: State, question: Choice) -> Sequence[int]:
    """A way to each hex that may be reached, that of a corporal first."""
    options = question.options
    (first,) = candidate_moves.retreat_route(judge, state, question)
    ends = {options[first][-1:]}
    found = [first]
    for i, path in enumerate(options):
        if path[-1:] not in ends:
            ends.add(path[-1:])
            found.append(i)
    return found
