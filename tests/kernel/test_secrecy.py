import pytest

from sztab.kernel.dice import RandomDice
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice
from sztab.kernel.secrecy import differences, follow, redealt
from tests.kernel.toy import Toy


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
