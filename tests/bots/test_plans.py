"""A plan comes with an answer, is kept by whoever asks, and handed back at the seat's next question."""

from typing import Any

from sztab.bots import make
from sztab.bots.bot import Glimpse, Planner, Reply, ask, play_out
from sztab.kernel.dice import RandomDice
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice
from sztab.lab.playing import Watch
from tests.kernel.toy import State, Toy


class Counting:
    """Plans nothing but to count its answers."""

    def __init__(self) -> None:
        self.handed: list[bytes] = []

    def answer(self, glimpse: Glimpse[Any]) -> Any:
        return self.reply(glimpse, b"").answer

    def reply(self, glimpse: Glimpse[Any], plan: bytes) -> Reply:
        self.handed.append(plan)
        return Reply(glimpse.question.options[0], b"%d" % len(self.handed))


def asked() -> Play[State]:
    play, dice = Play.begin(Toy(), "one"), RandomDice(1)
    while not isinstance(play.question, Choice):
        assert play.question is not None
        play.answer(dice.settle(play.question))
    return play


def test_each_seat_gets_its_own_plan_back() -> None:
    bots = {"red": Counting(), "blue": Counting()}
    play_out(Play.begin(Toy(), "one"), bots, RandomDice(2))
    for bot in bots.values():
        assert len(bot.handed) > 2
        assert bot.handed == [b"", *(b"%d" % number for number in range(1, len(bot.handed)))]


def test_a_bot_without_plans_is_asked_in_the_same_way() -> None:
    play = asked()
    assert play.question is not None
    glimpse = Glimpse(play, play.question.seat)
    simple = make("corporal", 1)
    assert not isinstance(simple, Planner)
    assert ask(simple, glimpse, b"what another bot had in mind") == Reply(make("corporal", 1).answer(glimpse))


def test_a_stop_watch_does_not_come_between_a_bot_and_its_plan() -> None:
    inner = Counting()
    watch, play = Watch(inner), asked()
    assert play.question is not None
    glimpse = Glimpse(play, play.question.seat)
    assert ask(watch, glimpse, b"before").plan == b"1"
    assert inner.handed == [b"before"]
    assert watch.asked == 1
