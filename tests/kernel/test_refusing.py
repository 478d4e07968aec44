"""Questions carry what could be tried at them and why not; the walk over answers is the kernel's."""

from collections.abc import Iterator

import pytest

from sztab.kernel.dice import ScriptedDice
from sztab.kernel.events import Refusal
from sztab.kernel.play import Play
from sztab.kernel.refusing import Reasons, Tries, each, first, intents, is_allowed, reasons_at, why_not, without
from sztab.kernel.requests import Choice, choose
from tests.kernel.toy import State, Toy


def asked() -> Play[State]:
    """Red is asked for a bid: it holds cards 0 to 2, blue 3 to 5, the deck 6 and 7."""
    play = Play.begin(Toy(), "one")
    play.answer((2, 3))
    return play


def told(play: Play[State], *intent: object) -> list[tuple[str, str]]:
    return [(refusal.rule, refusal.key) for refusal in why_not(play, intent)]


def test_the_first_reason_is_told() -> None:
    play = asked()
    assert told(play, 1) == []
    assert told(play, 9) == [("2", "no-card")]
    assert told(play, 4) == [("2", "not-in-hand")]


def test_all_reasons_can_be_had() -> None:
    question = asked().question
    assert isinstance(question, Choice)
    assert [reason.key for reason in reasons_at(question, 9)] == ["no-card", "not-in-hand"]


def test_what_is_no_answer_at_all_cannot_be_done_now() -> None:
    play = Play.begin(Toy(), "one")
    play.answer((2, 3))

    def odd(answer: object) -> Reasons:
        raise TypeError(answer)
        yield

    question = play.question
    assert isinstance(question, Choice)
    strange = Choice("red", "bid", "2", (1,), tries=Tries(lambda: each((1,)), odd))
    assert [reason.key for reason in reasons_at(strange, "?")] == ["not-now"]
    assert [reason.key for reason in reasons_at(Choice("red", "bid", "2", (1,)), 2)] == ["not-now"]
    assert list(reasons_at(Choice("red", "bid", "2", (1,)), 1)) == []


def test_everything_that_could_be_tried_is_listed() -> None:
    assert [intent for (intent,) in intents(asked())] == list(range(8))


def test_a_question_without_tries_lists_its_options() -> None:
    play = asked()
    play.answer(1)
    assert list(intents(play)) == [("yes",), ("no",)]


def test_an_answer_is_judged_where_those_before_it_lead() -> None:
    play = asked()
    assert told(play, 1, "yes") == []
    assert told(play, 1, "perhaps") == [("2", "not-now")]
    assert told(play, 9, "yes") == [("2", "no-card")]
    assert play.question is not None
    assert play.question.prompt == "bid", "asking changes nothing"


def test_nothing_can_be_answered_for_another_seat_or_for_chance() -> None:
    assert told(asked(), 1, "yes", 4) == [("2", "not-now")]


def test_a_rule_may_say_why_it_is_over() -> None:
    play = asked()
    for answer in (2, "yes", 4, "yes"):
        play.answer(answer)
    assert play.question is not None
    assert play.question.prompt == "reward"
    assert told(play, "rest", "draw") == [("4", "round-over")]
    assert told(play, "draw", "draw") == [("4", "not-now")]


def test_a_rule_can_be_switched_off() -> None:
    play = asked()
    with without("2", "no-card"):
        assert told(play, 9) == [("2", "not-in-hand")]
        with without("2", "not-in-hand"):
            assert told(play, 9) == []
    assert told(play, 9) == [("2", "no-card")]


def test_the_switch_is_back_after_an_error() -> None:
    with pytest.raises(RuntimeError), without("2", "not-in-hand"):
        raise RuntimeError
    assert first([Refusal("2", "not-in-hand")]) is not None


def test_reasons_are_looked_at_one_by_one() -> None:
    looked = []

    def reasons() -> Iterator[Refusal]:
        for number in (1, 2):
            looked.append(number)
            yield Refusal(str(number), "no")

    assert first(reasons()) == Refusal("1", "no")
    assert looked == [1]
    assert is_allowed(())
    assert not is_allowed(reasons())


def test_tries_are_no_part_of_what_is_asked() -> None:
    steps = choose("red", "bid", (1,), rule="2", tries=Tries(lambda case: each((1,)), lambda *_: iter(())), case=({},))
    question = next(steps)
    assert question == Choice("red", "bid", "2", (1,))
    assert question != Choice("red", "bid", "3", (1,))
    assert "Tries" not in repr(question)


def test_scripted_dice_know_the_question() -> None:
    play = Play.begin(Toy(), "one")
    question = play.question
    assert question is not None
    assert not isinstance(question, Choice)
    play.answer(ScriptedDice([(1, 1)]).settle(question))
    assert told(play, 0) == []
