"""How a bot thinks an answer to the end of its activity: what it goes on with itself, and what the others do."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from sztab.bots.trial import Trial, spread
from sztab.kernel.dice import RandomDice
from sztab.kernel.game import Game, S
from sztab.kernel.requests import Choice, Seat

WIN = 1_000_000.0
Judge: TypeAlias = Callable[[Game[Any], Any, Seat], float]
"""Says what a state is worth to a seat."""
Finder: TypeAlias = Callable[[Game[Any], Any, Choice], Sequence[int] | None]
"""Says which answers are worth a thought, as `Game.candidates`."""


class Line:
    """How the bot thinks a trial to its end, in one of the worlds."""

    def __init__(
        self,
        dice: RandomDice,
        judge: Judge,
        finder: Finder,
        seat: Seat,
        breadth: int,
        patience: int,
        part: int,
        parts: int,
    ) -> None:
        self._dice = dice
        self._judge = judge
        self._find = finder
        self._seat = seat
        self._breadth = breadth
        self._patience = patience
        self._part = part
        self._parts = parts
        self.is_sure = True
        """Nothing came in that might have come otherwise."""

    def value(self, trial: Trial[S], depth: int = 0) -> float:
        """What the end of the running activity is worth to the seat."""
        return self.end(trial, depth)[0]

    def end(self, trial: Trial[S], depth: int = 0) -> tuple[float, Trial[S]]:
        """The same, with the trial as it stands then."""
        is_first = depth == 0
        for _ in range(self._patience):
            question = trial.question
            if question is None or trial.is_settled:
                break
            if not isinstance(question, Choice):
                self.is_sure = False
                part, parts = (self._part, self._parts) if is_first else (0, 1)
                trial.answer(spread(self._dice, question, part, parts))
                is_first = False
            elif len(question.options) == 1:
                trial.answer(question.options[0])
            elif (candidates := self._find(trial.game, trial.state, question)) is not None:
                trial.answer(question.options[candidates[0]])
            elif question.seat == self._seat and trial.tape and depth < 2:
                return self._best_of(trial, question, depth)
            else:
                self.is_sure = False
                trial.answer(question.options[self._dice.below(len(question.options))])
        return worth(trial, self._seat, self._judge), trial

    def _best_of(self, trial: Trial[S], question: Choice, depth: int) -> tuple[float, Trial[S]]:
        indexes = list(range(len(question.options)))
        limit = self._breadth if depth == 0 else 2
        while len(indexes) > limit:
            self.is_sure = False
            indexes.pop(self._dice.below(len(indexes)))
        ends = (self.end(trial.fork(question.options[index]), depth + 1) for index in indexes)
        return max(ends, key=lambda end: end[0])


def worth(trial: Trial[S], seat: Seat, judge: Judge) -> float:
    """What a state is worth to a seat: by its outcome, or by what the seat may see of it."""
    if (outcome := trial.state.outcome) is not None:
        return 0.0 if outcome.winner is None else WIN if seat in outcome.winners else -WIN
    return judge(trial.game, trial.state, seat)
