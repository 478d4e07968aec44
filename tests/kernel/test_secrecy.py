import pytest

from sztab.kernel.dice import RandomDice
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice, Steps
from sztab.kernel.secrecy import differences, follow, redealt, walk_together
from tests.kernel.toy import Bid, Prize, State, Toy


def leaks(game: Toy, seed: int) -> list[str]:
    """Play at random; at each moment re-deal for each seat and an onlooker, and compare."""
    play, dice, found = Play.begin(game, "one"), RandomDice(seed), list[str]()
    while (question := play.question) is not None:
        for seat in ("red", "blue", None):
            twin = redealt(play, seat, dice)
            found += differences(play, twin, seat)
            if isinstance(question, Choice) and question.seat == seat:
                found += follow(play.copy(), twin, seat, question.options[0])
        play.answer(
            question.options[dice.below(len(question.options))]
            if isinstance(question, Choice)
            else dice.settle(question)
        )
    return found


@pytest.mark.parametrize("seed", range(20))
def test_nothing_leaks(seed: int) -> None:
    assert leaks(Toy(), seed) == []


def test_a_planted_leak_is_caught() -> None:
    assert any(leaks(Toy(leaky=True), seed) for seed in range(5))


def leaks_on_the_way(game: Toy, seed: int) -> list[str]:
    """Re-deal at each moment, and go on in both plays for a while."""
    play, dice, found = Play.begin(game, "one"), RandomDice(seed), list[str]()
    while (question := play.question) is not None:
        for seat in ("red", "blue", None):
            found += walk_together(play.copy(), redealt(play, seat, dice), seat, dice, steps=6)
        play.answer(question.options[0] if isinstance(question, Choice) else dice.settle(question))
    return found


class Telltale(Toy):
    """When one seat has bid in secret, all are told the card: nothing is seen of it before the others' answer."""

    def next_activity(self, state: State) -> Steps[None]:
        yield from super().next_activity(state)
        if any(isinstance(event, Bid) for event in state.events):
            state.events.append(Prize(tuple(state.bids), rule="2"))


@pytest.mark.parametrize("seed", range(5))
def test_nothing_leaks_while_the_others_answer(seed: int) -> None:
    assert leaks_on_the_way(Toy(), seed) == []
    assert any("events" in leak for leak in leaks_on_the_way(Telltale(), seed))
