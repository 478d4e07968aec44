"""5.1: whatever a player does, a phase comes to an end: nobody lays and takes up, hides and shows for ever.

The walker never says that he has done while anything else is offered. What he has begun and called off again, which
changes nothing, he does not begin a second time before something has changed.
"""

from typing import Any

import pytest

from sztab.kernel.dice import RandomDice
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice
from tests.conformance import suite
from tests.eagles.kit import game

GAME = "nest-of-eagles"
ENDING = ("done", "pass", "ready", "no", "stay")
CALL_OFF = "call-off"
LONGEST = 300
"""Answers in one phase; the longest of these walks takes some 120."""
WALKS = [
    ("8", {"hiding": "both", "forced-march": "yes"}, 1, 700),
    ("7", {"hiding": "both", "players": "three"}, 2, 500),
    ("9", {"hiding": "both", "forced-march": "yes", "moral-surge": "yes", "alternative-arrivals": "yes"}, 3, 700),
    ("9", {"hiding": "patrols", "players": "three", "priorities": "yes"}, 4, 500),
]


class Walker:
    """Somebody who goes on as long as he can."""

    def __init__(self, play: Play[Any], seed: int) -> None:
        self.play, self.luck = play, RandomDice(seed)
        self.called_off: set[Any] = set()
        self.begun: Any = None
        self.phase, self.answers = (0, 0, 0), 0

    def step(self) -> None:
        question, state = self.play.question, self.play.state
        phase = (state.stage, state.phasing, state.step)
        self.answers = self.answers + 1 if phase == self.phase else 0
        self.phase = phase
        assert self.answers < LONGEST, f"{self.answers} answers in {game().war(state).steps[state.step].name}"
        if not isinstance(question, Choice):
            suite.step(self.play, self.luck)
            return
        options = list(question.options)
        going = [o for o in options if o not in ENDING and o not in self.called_off] or options
        answer = going[self.luck.below(len(going))]
        if answer == CALL_OFF:
            self.called_off.add(self.begun)
        elif question.prompt in ("move", "attack"):
            self.begun = answer
        else:
            self.called_off.clear()
        self.play.answer(answer)


@pytest.mark.rule(GAME, "5.1", "23.1.3/p")
@pytest.mark.parametrize(("scenario", "options", "seed", "answers"), WALKS)
def test_who_never_stops_comes_to_the_end_of_a_phase(
    scenario: str, options: dict[str, str], seed: int, answers: int
) -> None:
    play: Play[Any] = Play.begin(game(), scenario, options, memory=False)
    walker, phases = Walker(play, seed), set[Any]()
    for _ in range(answers):
        if play.question is None:
            break
        walker.step()
        phases.add(walker.phase)
    assert play.question is None or len(phases) > 3
