"""5.1, 7.1 / Eagles 7: a way that a player gives whole, hex by hex: what it takes, or where and why it ends."""

from collections.abc import Sequence

from msgspec import Struct

from sztab.games.rok1920.chapters import March
from sztab.games.rok1920.moving.blocked_ways import Blocked
from sztab.games.rok1920.moving.forbidden_hexes import refusal_enter
from sztab.games.rok1920.moving.reach import march_of
from sztab.games.rok1920.moving.way_choice import closed_on_the_way
from sztab.games.rok1920.rules import MOVE, TOO_FEW_POINTS
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import Unit
from sztab.games.rok1920.war import War
from sztab.kernel.events import Refusal


class Walked(Struct, frozen=True):
    """A way as far as it could be gone."""

    steps: tuple[March, ...]
    spent: int
    """A step that takes all points counts as all."""
    refusal: Refusal | None = None
    """Why it goes no further; None: it leads to its end."""
    at: int = -1
    """The hex that could not be entered."""


def walk(war: War, state: State, unit: Unit, path: Sequence[int], points: int, began: int) -> Walked:
    """5, 5.1.2, 5.1.3, 6: step by step from where the unit stands; it may pass through what it may not stop on, and
    ends where it may. Eagles 7/e."""
    blocked = Blocked(war, state, unit, state.at[unit], points, began)
    blocked.closed = closed_on_the_way(war, state, unit)
    goal, here, spent = path[-1], state.at[unit], 0
    steps: list[March] = []
    for there in path:
        if there not in war.board.neighbours[here]:
            return Walked(tuple(steps), spent, Refusal(MOVE, "no-jumps", {"hex": war.board.map.numbers[there]}), there)
        found = blocked.at_step(here, there, goal if len(path) == 1 else -1)
        step = march_of(war, state, unit, here, there, began)
        if found is None and step is not None and spent + step.points > points:
            found = Refusal(TOO_FEW_POINTS, "too-far", {"points": points, "cost": spent + step.points})
        if found is None and there == goal and there != state.at[unit]:
            found = refusal_enter(war, state, unit, there)
        if found is not None or step is None:
            return Walked(tuple(steps), spent, found, there)
        steps.append(step)
        spent = points if step.whole else spent + step.points
        here = there
    return Walked(tuple(steps), spent)
