"""A bot that takes the answer after which its side stands best, as far as it can see."""

from sztab.bots.bot import Glimpse
from sztab.kernel.dice import RandomDice
from sztab.kernel.game import Game, S
from sztab.kernel.play import Play
from sztab.kernel.requests import Answer, Choice, Seat

WIN = 1_000_000.0


class GreedyBot:
    """Tries each answer in a few imagined worlds, plays the activity to its end, and compares the game's `evaluate`.

    Inside an activity its own further answers are the best of a few tries, those of others are any legal ones. Of a
    long list of answers it tries some; the longer the list, the fewer worlds.
    """

    def __init__(
        self,
        seed: int | str | None = None,
        *,
        worlds: int = 4,
        breadth: int = 6,
        patience: int = 60,
        many: int = 28,
        effort: int = 112,
    ) -> None:
        self._dice = RandomDice(seed)
        self._worlds = worlds
        self._breadth = breadth
        self._patience = patience
        self._many = many
        self._effort = effort

    def answer(self, glimpse: Glimpse[S]) -> Answer:
        question = glimpse.question
        if len(question.options) == 1:
            return question.options[0]
        tried = self._some(len(question.options))
        values = dict.fromkeys(tried, 0.0)
        breadth = self._breadth if len(tried) <= 12 else max(2, self._breadth // 2)
        for _ in range(max(1, min(self._worlds, self._effort // len(tried)))):
            world = glimpse.imagine(self._dice)
            for index in tried:
                trial = world.copy()
                trial.answer_index(index)
                values[index] += self._value(trial, question.seat, 0, breadth)
        best = max(values.values())
        tied = [index for index, value in values.items() if value == best]
        return question.options[tied[self._dice.below(len(tied))]]

    def _some(self, count: int) -> list[int]:
        """All options, or as many as it has patience for: always the first and the last (to stop, mostly), else any."""
        middle = list(range(1, count - 1))
        while len(middle) > self._many - 2:
            middle.pop(self._dice.below(len(middle)))
        return [0, *middle, count - 1]

    def _value(self, play: Play[S], seat: Seat, depth: int, breadth: int) -> float:
        """What the end of the running activity is worth to the seat."""
        for _ in range(self._patience):
            question = play.question
            if question is None or (not play.tape and play.game.is_settled(play.state)):
                break
            if not isinstance(question, Choice):
                play.answer(self._dice.settle(question))
            elif question.seat == seat and play.tape and depth < 2 and len(question.options) > 1:
                return self._best_of(play, question, seat, depth, breadth)
            else:
                play.answer_index(self._dice.below(len(question.options)))
        return worth(play.game, play, seat)

    def _best_of(self, play: Play[S], question: Choice, seat: Seat, depth: int, breadth: int) -> float:
        indexes = list(range(len(question.options)))
        while len(indexes) > (breadth if depth == 0 else 2):
            indexes.pop(self._dice.below(len(indexes)))
        best = -2 * WIN
        for index in indexes:
            trial = play.copy()
            trial.answer_index(index)
            best = max(best, self._value(trial, seat, depth + 1, breadth))
        return best


def worth(game: Game[S], play: Play[S], seat: Seat) -> float:
    """What a play is worth to a seat: by its outcome, or by the seat's view."""
    if (outcome := play.state.outcome) is not None:
        return 0.0 if outcome.winner is None else WIN if outcome.winner == seat else -WIN
    return game.evaluate(game.view(play.state, seat), seat)
