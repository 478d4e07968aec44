"""23.2: forced march as a chapter: what keeps a unit from marching keeps it from pressing on, by the same rule."""

from msgspec import structs

from sztab.games.rok1920.chapter_rules import OPTION_FLIGHT, OPTION_PURSUIT
from sztab.games.rok1920.moving import pressing_on
from sztab.games.rok1920.moving.march_refusals import refusal_mover
from sztab.games.rok1920.moving.reach import allowance
from sztab.games.rok1920.moving.steps import ANY_DISTANCE
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import Side
from sztab.games.rok1920.war import War
from sztab.kernel.events import Refusal
from sztab.kernel.requests import Answer


def refusal(war: War, state: State, side: Side, answer: Answer) -> Refusal | None:
    """23.2.1, 23.2.2, 7, 8.2: why a unit does not press on so: it may not move, counts no points, or the option's own
    reasons."""
    _, unit, way = answer
    if pressing_on.is_played(war, way):
        if unit not in state.movers:
            return refusal_mover(war, state, unit)
        if allowance(war, state, unit) >= ANY_DISTANCE:
            return Refusal(OPTION_FLIGHT if way == pressing_on.FLIGHT else OPTION_PURSUIT, "any-distance")
    return pressing_on.refusal(war, state, side, answer)


CHAPTER = structs.replace(
    pressing_on.CHAPTER, actions=tuple(structs.replace(a, refusal=refusal) for a in pressing_on.CHAPTER.actions)
)
