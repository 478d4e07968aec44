"""What bots think in: activities tried out from a quiet point, without the journal and the undo of a play.

A trial ends with the activity that it began in, or with the first after it at whose end nothing is under way.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Generic

from sztab.kernel.dice import RandomDice
from sztab.kernel.events import Event
from sztab.kernel.game import Game, S
from sztab.kernel.play import Play
from sztab.kernel.requests import Answer, Chance, Die, Question, Roll, Steps

MOST_OUTCOMES = 1296
"""Rolls with more outcomes than this are made at random."""


class Trial(Generic[S]):
    """A line of play from a quiet point on. It may be forked at any moment; the state it began with stays as it is."""

    __slots__ = ("_steps", "game", "is_idle", "question", "quiet", "state", "tape", "told")

    def __init__(self, game: Game[S], quiet: S, tape: Sequence[Answer] = ()) -> None:
        self.game = game
        self.quiet = quiet
        self.tape: list[Answer] = []
        self.state = quiet.copy()
        self.is_idle: bool | None = None
        """Did the activity that it began in end without any change? None: it has not ended yet."""
        self.question: Question | None = None
        self.told: list[Event] = []
        """What happened in the activities that have ended since."""
        self._steps: Steps[None] | None = None
        for answer in tape[self._begin(tape) :]:
            self.answer(answer)

    @classmethod
    def of(cls, play: Play[S]) -> Trial[S]:
        """The moment of a play."""
        return cls(play.game, play.quiet_state(), play.tape)

    @classmethod
    def at(cls, play: Play[S]) -> Trial[S]:
        """The same with the play's own state: to be looked at and forked, while the play stays as it is."""
        trial = cls.__new__(cls)
        trial.game, trial.quiet, trial.tape = play.game, play.quiet_state(), play.tape
        trial.state, trial.question, trial._steps, trial.is_idle = play.state, play.question, None, None
        trial.told = []
        return trial

    def fork(self, answer: Answer) -> Trial[S]:
        """The same line with one more answer."""
        further = Trial(self.game, self.quiet, [*self.tape, answer])
        if self.told:
            further.told = [*self.told, *further.told]
        return further

    @property
    def events(self) -> list[Event]:
        """What happened in it, from the quiet point on."""
        return [*self.told, *self.state.events]

    @property
    def is_settled(self) -> bool:
        """An activity has come to its end, and nothing is under way: the state can be compared with others."""
        return self.question is None or (not self.tape and self.game.is_settled(self.state))

    def answer(self, answer: Answer) -> None:
        """Give an answer that is among the question's options, or a result of chance."""
        assert self._steps is not None
        self.tape.append(answer)
        self._take(self._steps, answer)

    def _take(self, steps: Steps[None], answer: Answer) -> None:
        try:
            self.question = steps.send(answer)
        except StopIteration:
            self.question = None
            if self.is_idle is None:
                self.is_idle = self.state == self.quiet
            if not self.game.is_settled(self.state):
                self.told += self.state.events
                self.state.events = []
                self.quiet, self.tape = self.state.copy(), []
                self._begin()

    def _begin(self, tape: Sequence[Answer] = ()) -> int:
        """Run activities until one asks something or the play ends. With a tape, the first question is answered by it
        and not put together, where the game can do without it: how many answers were given so."""
        state, game = self.state, self.game
        while state.outcome is None:
            steps = game.next_activity(state)
            if tape and (further := game.go_on(state, steps, tape[0])) is not None:
                self._steps = further
                self.tape.append(tape[0])
                self._take(further, None)
                return 1
            self._steps = steps
            try:
                self.question = next(steps)
                return 0
            except StopIteration:
                self.quiet = state.copy()
        self.question = None
        return 0


def spread(dice: RandomDice, question: Chance, part: int, parts: int) -> Answer:
    """An answer of chance out of one of several equal parts of all that can come, from the lowest roll to the highest:
    so few rolls stand for all."""
    if not isinstance(question, Roll) or parts < 2 or question.size() > MOST_OUTCOMES:
        return dice.settle(question)
    outcomes = _by_sum(question.count, question.die)
    low, high = part * len(outcomes) // parts, (part + 1) * len(outcomes) // parts
    return outcomes[low + dice.below(max(1, high - low))]


@lru_cache(maxsize=64)
def _by_sum(count: int, die: Die) -> list[tuple[int, ...]]:
    roll = Roll(count, die, "")
    return sorted((answer for answer, _ in roll.outcomes()), key=sum)
