"""What a bot is: it gets what its seat sees, and gives an answer."""

from __future__ import annotations

from typing import Generic, Protocol

from sztab.kernel.dice import Dice, RandomDice
from sztab.kernel.game import Game, S
from sztab.kernel.play import Play
from sztab.kernel.requests import Answer, Choice, Seat
from sztab.kernel.secrecy import Seen, redealt, seen


class Glimpse(Generic[S]):
    """A moment as one seat knows it: what it sees, and plays that it cannot tell from the real one."""

    def __init__(self, play: Play[S], seat: Seat) -> None:
        self._play = play
        self.seat = seat

    @property
    def game(self) -> Game[S]:
        return self._play.game

    @property
    def question(self) -> Choice:
        question = self._play.question
        assert isinstance(question, Choice), "a bot is asked only what its seat is asked"
        assert question.seat == self.seat, "a bot is asked only what its seat is asked"
        return question

    def seen(self) -> Seen:
        return seen(self._play, self.seat)

    def imagine(self, dice: RandomDice) -> Play[S]:
        """A play with everything hidden from the seat dealt anew, to try things in."""
        return redealt(self._play, self.seat, dice)


class Bot(Protocol):
    """Answers for a seat."""

    def answer(self, glimpse: Glimpse[S]) -> Answer: ...


class Adviser(Protocol):
    """A bot that can say what it thinks of answers."""

    def worths(self, glimpse: Glimpse[S], most: int, worlds: int) -> tuple[dict[int, list[float]], float]:
        """What the best answers are worth, world by world, by their numbers; and what the position is worth now."""
        ...


def play_out(play: Play[S], bots: dict[Seat, Bot], dice: Dice) -> None:
    """Bots play to the end."""
    while (question := play.question) is not None:
        if isinstance(question, Choice):
            play.answer(bots[question.seat].answer(Glimpse(play, question.seat)))
        else:
            play.answer(dice.settle(question))


def random_play_out(play: Play[S], dice: RandomDice) -> int:
    """Any legal answer, to the end, as fast as it goes; the number of answers that were forced."""
    return play.run_out(dice.below, dice.settle)
