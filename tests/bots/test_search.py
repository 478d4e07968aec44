"""The marshal: it plays out what it thinks of, plans what follows directly, and drops what no longer fits."""

from typing import Any

import msgspec
import pytest

from sztab.bots import hints, offered
from sztab.bots.bot import Glimpse, ask
from sztab.bots.search import Node, SearchBot, Step, chance_of, is_clear, read
from sztab.games import load
from sztab.kernel.dice import RandomDice
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice
from tests.kernel.toy import State, Toy


def duel() -> Play[State]:
    """Red's 3 beats everything that Blue may bid."""
    state = Toy().place({"hands": [[0, 1, 3], [4, 5]], "deck": [], "prize": 9, "phase": 1})
    return Play(Toy(), state)


def encoded(play: Play[Any], answer: Any, prompt: str = "") -> bytes:
    question = play.question
    assert isinstance(question, Choice)
    step = Step(prompt or question.prompt, play.game.codec.encode(question, answer))
    return msgspec.json.encode([step])


def test_it_takes_the_answer_that_wins() -> None:
    assert {SearchBot(seed, ahead=0).answer(Glimpse(duel(), "red")) for seed in range(4)} == {3}


def test_it_answers_even_without_time() -> None:
    bot = SearchBot(1, seconds=-1.0)
    root = bot.search(Glimpse(duel(), "red"))
    assert root.tries == 0
    assert root.best() in (0, 1, 3)


def test_what_follows_directly_is_planned_and_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    play = duel()
    reply = ask(SearchBot(1, ahead=0), Glimpse(play, "red"))
    assert [step.prompt for step in read(reply.plan)] == ["sure"]
    play.answer(reply.answer)
    monkeypatch.setattr(SearchBot, "search", None)
    then = ask(SearchBot(2), Glimpse(play, "red"), reply.plan)
    assert then.answer == "yes"
    assert read(then.plan) == []


@pytest.mark.parametrize("plan", [b"", b"\xff\x00", b"[1]", b'[{"prompt":"bid","wire":{"answer":"nonsense"}}]'])
def test_a_plan_that_says_nothing_is_made_anew(plan: bytes) -> None:
    assert ask(SearchBot(1, ahead=0), Glimpse(duel(), "red"), plan).answer == 3


def test_a_plan_that_was_overtaken_is_dropped() -> None:
    play = duel()
    glimpse = Glimpse(play, "red")
    assert ask(SearchBot(1), glimpse, encoded(play, 0)).answer == 0, "one that fits is followed"
    assert ask(SearchBot(1, ahead=0), glimpse, encoded(play, 0, "reward")).answer == 3
    gone = Play(Toy(), Toy().place({"hands": [[1, 3], [4, 5]], "deck": [], "prize": 9, "phase": 1}))
    assert ask(SearchBot(1), Glimpse(gone, "red"), encoded(play, 0)).answer in (1, 3), "the card is no longer there"


def test_it_stops_when_nothing_can_overtake_the_best() -> None:
    root = Node()
    root.children = {"a": Node(90, 100), "b": Node(10, 100)}
    assert is_clear(root, 50)
    assert not is_clear(root, 5000)


def test_a_lead_is_a_chance() -> None:
    assert chance_of(0.0) == 0.5
    assert chance_of(-5.0) == pytest.approx(1 - chance_of(5.0))
    assert 0 < chance_of(-1e9) < chance_of(-10) < chance_of(10) < chance_of(1e9) <= 1


def test_questions_that_are_not_weighty_go_to_the_adjutant(monkeypatch: pytest.MonkeyPatch) -> None:
    """In Bitwa Warszawska: those of the first rounds, and front cards."""
    game, dice = load("bitwa-warszawska"), RandomDice(5)
    play = Play.begin(game, "olympiad")
    asked, searched = {True: 0, False: 0}, list[bool]()
    search = SearchBot.search

    def counted(bot: SearchBot, glimpse: Glimpse[Any]) -> Node:
        searched.append(True)
        return search(bot, glimpse)

    monkeypatch.setattr(SearchBot, "search", counted)
    while (question := play.question) is not None:
        if not isinstance(question, Choice):
            play.answer(dice.settle(question))
            continue
        if len(question.options) > 1 and asked[weighty := game.is_weighty(play.state, question)] < 3:
            asked[weighty] += 1
            searched.clear()
            assert SearchBot(1, most=9).answer(Glimpse(play, question.seat)) in question.options
            assert bool(searched) == weighty == (game.turn(play.state) >= 4 and question.prompt != "front")
        play.answer_index(game.quick_answer(play.state, question, dice))
    assert asked == {True: 3, False: 3}


def test_hints_come_from_the_officer() -> None:
    assert offered("bitwa-warszawska")[-1] == "marshal"
    assert hints.adviser("bitwa-warszawska") == "officer"
