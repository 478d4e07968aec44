"""A bot that takes the answer after which its side stands best, as far as it can see."""

from sztab.bots.bot import Glimpse
from sztab.kernel.dice import RandomDice
from sztab.kernel.game import Game, S
from sztab.kernel.play import Play
from sztab.kernel.requests import Answer, Choice, Seat

WIN = 1_000_000.0


class GreedyBot:
    """Tries each answer in a few imagined worlds, plays the activity to its end, and compares the game's `evaluate`.

    Inside an activity its own further answers are the best of a few tries, those of others are any legal ones.
    """

    def __init__(self, seed: int | str | None = None, *, worlds: int = 4, breadth: int = 6, patience: int = 60) -> None:
        self._dice = RandomDice(seed)
        self._worlds = worlds
        self._breadth = breadth
        self._patience = patience

    def answer(self, glimpse: Glimpse[S]) -> Answer:
        question = glimpse.question
        if len(question.options) == 1:
            return question.options[0]
        values = [0.0] * len(question.options)
        for _ in range(self._worlds if glimpse.game.has_secrets else max(1, self._worlds // 2)):
            world = glimpse.imagine(self._dice)
            for index in range(len(question.options)):
                trial = world.copy()
                trial.answer_index(index)
                values[index] += self._value(trial, question.seat, depth=0)
        best = max(values)
        tied = [i for i, value in enumerate(values) if value == best]
        return question.options[tied[self._dice.below(len(tied))]]

    def _value(self, play: Play[S], seat: Seat, depth: int) -> float:
        """What the end of the running activity is worth to the seat."""
        for _ in range(self._patience):
            question = play.question
            if question is None or (not play.tape and play.game.is_settled(play.state)):
                break
            if not isinstance(question, Choice):
                play.answer(self._dice.settle(question))
            elif question.seat == seat and play.tape and depth < 2 and len(question.options) > 1:
                return self._best_of(play, question, seat, depth)
            else:
                play.answer_index(self._dice.below(len(question.options)))
        return worth(play.game, play, seat)

    def _best_of(self, play: Play[S], question: Choice, seat: Seat, depth: int) -> float:
        indexes = list(range(len(question.options)))
        breadth = self._breadth if depth == 0 else 2
        while len(indexes) > breadth:
            indexes.pop(self._dice.below(len(indexes)))
        best = -2 * WIN
        for index in indexes:
            trial = play.copy()
            trial.answer_index(index)
            best = max(best, self._value(trial, seat, depth + 1))
        return best


def worth(game: Game[S], play: Play[S], seat: Seat) -> float:
    """What a play is worth to a seat: by its outcome, or by the seat's view."""
    if (outcome := play.state.outcome) is not None:
        return 0.0 if outcome.winner is None else WIN if outcome.winner == seat else -WIN
    return game.evaluate(game.view(play.state, seat), seat)
