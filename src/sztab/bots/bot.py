"""What a bot is: it gets what its seat sees, and gives an answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, Protocol, runtime_checkable

from msgspec import Struct

from sztab.kernel.dice import Dice, RandomDice
from sztab.kernel.game import Game, S
from sztab.kernel.garbage import SearchSeldom
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

    def look(self, dice: RandomDice) -> Play[S]:
        """The same to look at, not to play on: much faster where the deal changes nothing."""
        return redealt(self._play, self.seat, dice, to_look_at=True)


class Bot(Protocol):
    """Answers for a seat."""

    def answer(self, glimpse: Glimpse[S]) -> Answer: ...


class Reply(Struct, frozen=True):
    """An answer, and what the bot has in mind for its next ones: bytes that mean something to itself alone."""

    answer: Answer
    plan: bytes = b""


@runtime_checkable
class Planner(Protocol):
    """A bot that plans: it may follow the plan that it gave with its last answer, or make a new one.

    Whoever asks keeps the plan, hands it back at the seat's next question, and drops it when an answer is taken back
    or somebody else answers for the seat. A plan that is lost is made anew; one that no longer fits what the bot sees,
    or that it cannot read, it drops itself.
    """

    def reply(self, glimpse: Glimpse[S], plan: bytes) -> Reply: ...


def ask(bot: Bot, glimpse: Glimpse[S], plan: bytes = b"") -> Reply:
    """A bot's answer, with its plan where it is one that plans."""
    reply: Callable[[Glimpse[S], bytes], Reply] | None = getattr(bot, "reply", None)  # faster than to ask its protocol
    return reply(glimpse, plan) if reply is not None else Reply(bot.answer(glimpse))


class Minds:
    """Bots by their seats, with what they have in mind: for plays that nobody takes back."""

    def __init__(self, bots: Mapping[Seat, Bot]) -> None:
        self._bots = bots
        self._plans: dict[Seat, bytes] = {}

    def __contains__(self, seat: Seat) -> bool:
        return seat in self._bots

    def answer(self, play: Play[S]) -> Answer:
        """What the bot that is asked answers."""
        assert play.question is not None
        seat = play.question.seat
        reply = ask(self._bots[seat], Glimpse(play, seat), self._plans.get(seat, b""))
        self._plans[seat] = reply.plan
        return reply.answer


class Adviser(Protocol):
    """A bot that can say what it thinks of answers."""

    def first(self, glimpse: Glimpse[S], candidates: Sequence[int] | None, most: int) -> list[int]:
        """The numbers of the best of these answers (None: of all), the best first."""
        ...

    def tries(self, glimpse: Glimpse[S], indexes: Sequence[int], worlds: int) -> Mapping[int, Sequence[Any]]:
        """Where answers lead, world by world, by their numbers: what that is worth, and the trial at its end."""
        ...


def play_out(play: Play[S], bots: Mapping[Seat, Bot], dice: Dice) -> None:
    """Bots play to the end."""
    minds = Minds(bots)
    with SearchSeldom():
        while (question := play.question) is not None:
            if isinstance(question, Choice):
                play.answer(minds.answer(play))
            else:
                play.answer(dice.settle(question))


def random_play_out(play: Play[S], dice: RandomDice) -> int:
    """Any legal answer, to the end, as fast as it goes; the number of answers that were forced."""
    return play.run_out(dice.random, dice.settle)
