"""Activities that go on after the answer to their first question, without the question: for bots, who try several
answers to it. To put it together takes longer than most answers."""

from collections.abc import Callable, Mapping
from types import CodeType, GeneratorType

from sztab.games.rok1920.logistics import replacements
from sztab.games.rok1920.moving.movement_phase import act, march_unit, move
from sztab.games.rok1920.state import State
from sztab.games.rok1920.tries import DONE
from sztab.games.rok1920.turn import sequence
from sztab.games.rok1920.war import War
from sztab.kernel.requests import Answer, Steps


def go_on(war: War, state: State, steps: Steps[None], answer: Answer) -> Steps[None] | None:
    """An activity that has not begun yet, as it goes on after this answer; None: it has to be asked."""
    assert isinstance(steps, GeneratorType)
    after = AFTER.get(steps.gi_code)
    return None if after is None else after(war, state, answer)


def _moved(war: War, state: State, answer: Answer) -> Steps[None] | None:
    if isinstance(answer, int):
        return march_unit(war, state, answer)
    return None if answer == DONE else act(war, state, answer)


def _replaced(war: War, state: State, answer: Answer) -> Steps[None] | None:
    return None if answer == DONE else replacements.do(war, state, answer)


AFTER: Mapping[CodeType, Callable[[War, State, Answer], Steps[None] | None]] = {
    move.__code__: _moved,
    replacements.phase.__code__: _replaced,
    sequence.attack_phase.__code__: sequence.attacked,
}
"""By the procedure of an activity: how it goes on."""
