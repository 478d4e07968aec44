"""Exact odds against dice: every kind of chance that random play comes to is listed whole, and then thrown often."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from math import sqrt
from typing import Any

import pytest

from sztab import games
from sztab.kernel.dice import RandomDice
from sztab.kernel.odds import Result, TooLarge, _listed, _result
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice

FEW_KINDS, FEW_THROWS, MANY_THROWS = 4, 200, 100_000
MOST_CASES = 700
"""What has more outcomes is not listed here."""
FURTHEST = 5_000
"""Answers of random play in which kinds of chance are looked for."""
RARE = 5.0
"""Results expected less often than this are counted together."""
SURPRISE = 6.0
"""Standard deviations of the sum of squares that cannot be bad luck."""


def moments(game: str, kinds: int) -> Iterator[tuple[str, Play[Any]]]:
    """A play at the first question to chance of each kind, under way in random games of all scenarios."""
    opened = games.load(game)
    met: set[str] = set()
    answers = 0
    for scenario in opened.scenarios():
        play, dice = Play.begin(opened, scenario), RandomDice(7)
        while (question := play.question) is not None and answers < FURTHEST:
            answers += 1
            if isinstance(question, Choice):
                play.answer_index(dice.below(len(question.options)))
                continue
            kind = f"{question.prompt} {question.rule}"
            if kind not in met and 1 < question.size() <= MOST_CASES:
                met.add(kind)
                yield kind, play.copy()
                if len(met) == kinds:
                    return
            play.answer(dice.settle(question))


def thrown(play: Play[Any], dice: RandomDice) -> Result:
    """What came of it once: to the next choice of a player, or to the end of the activity."""
    found: Result = ()
    while (question := play.question) is not None and not isinstance(question, Choice):
        play.answer(dice.settle(question))
        found += _result(play.events, None, True)
        if not play.tape:
            break
    return found


def misfit(listed: dict[Result, Fraction], came: Counter[Result], throws: int) -> float:
    """By how many standard deviations the counts are off: the sum of squares against what it is on the average."""
    rest_expected = rest_came = total = 0.0
    parts = 0
    for result, share in listed.items():
        expected = float(share) * throws
        if expected < RARE:
            rest_expected += expected
            rest_came += came[result]
        else:
            total += (came[result] - expected) ** 2 / expected
            parts += 1
    if rest_expected >= RARE:
        total += (rest_came - rest_expected) ** 2 / rest_expected
        parts += 1
    return (total - (parts - 1)) / sqrt(2 * max(1, parts - 1))


def compare(game: str, kinds: int, throws: int) -> int:
    """Throw every kind of chance so often; the number of kinds."""
    compared = 0
    for kind, play in moments(game, kinds):
        try:
            listed, _ = _listed(play, None, True, MOST_CASES)
        except TooLarge:
            continue
        compared += 1
        assert sum(listed.values()) == 1, f"{game}: {kind}"
        dice = RandomDice(f"{game}{kind}")
        came = Counter(thrown(play.copy(), dice) for _ in range(throws))
        assert not came.keys() - listed.keys(), f"{game}: {kind} came to what is not listed"
        assert misfit(listed, came, throws) < SURPRISE, f"{game}: {kind}"
    return compared


@pytest.mark.parametrize("game", games.CATALOGUE)
def test_odds_are_what_dice_throw(game: str) -> None:
    assert compare(game, FEW_KINDS, FEW_THROWS) > 0


@pytest.mark.long
@pytest.mark.parametrize("game", games.CATALOGUE)
def test_odds_are_what_dice_throw_a_hundred_thousand_times(game: str) -> None:
    assert compare(game, 100, MANY_THROWS) > FEW_KINDS // 2


def test_false_odds_are_noticed() -> None:
    fair: dict[Result, Fraction] = {((side,),): Fraction(1, 6) for side in range(6)}
    false = {result: Fraction(1, 12) if n < 3 else Fraction(1, 4) for n, result in enumerate(fair)}
    dice, sides = RandomDice(1), list(fair)
    came = Counter(sides[dice.below(6)] for _ in range(FEW_THROWS))
    assert misfit(fair, came, FEW_THROWS) < SURPRISE < misfit(false, came, FEW_THROWS)
