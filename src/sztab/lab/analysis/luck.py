"""Luck: what chance gave each seat, against what it gives on the average."""

from collections.abc import Sequence
from math import sqrt
from typing import Any

from msgspec import Struct

from sztab.bots.trial import Trial, spread
from sztab.kernel.dice import RandomDice
from sztab.kernel.requests import Chance, Choice, Roll, Seat
from sztab.lab.analysis.walking import Progress, Walk
from sztab.lab.analysis.winning import Scale

PARTS = 8
"""Other results that stand for all that could have come, from the worst to the best."""
FEWEST_PARTS = 3
EFFORT = 6_000
"""Results that are tried in all; with more questions to chance, fewer for each."""
PATIENCE = 40
"""Answers after which a trial is taken as it is."""


class Luck(Struct, frozen=True):
    """A seat's luck: in standard deviations of all that chance decided, and in probability of winning."""

    sd: float
    win: float
    rolls: int


class Stroke(Struct, frozen=True):
    """One answer of chance: what it was worth to each seat, against the average."""

    answer: int
    gain: dict[Seat, float]
    spread: float


def strokes(walk: Walk, scale: Scale, dice: RandomDice, progress: Progress) -> list[Stroke]:
    """Every answer of chance, weighed against others that could have come."""
    asked = sum(isinstance(play.question, Chance) for _, play in walk.steps())
    parts = max(FEWEST_PARTS, min(PARTS, EFFORT // max(1, asked)))
    found: list[Stroke] = []
    for number, play in walk.steps():
        question = play.question
        if isinstance(question, Chance) and number < len(walk.answers):
            trial: Trial[Any] = Trial.of(play)
            others = [_after(trial, answer, scale, dice) for answer in _others(question, dice, parts)]
            came = _after(trial, walk.answers[number], scale, dice)
            found.append(_stroke(number, scale.seats, came, others))
            progress("luck", len(found), asked)
    return found


def _others(question: Chance, dice: RandomDice, parts: int) -> list[Any]:
    if isinstance(question, Roll):
        return [spread(dice, question, part, parts) for part in range(parts)]
    return [dice.settle(question) for _ in range(parts)]


def _after(trial: Trial[Any], answer: Any, scale: Scale, dice: RandomDice) -> dict[Seat, float]:
    """The chances once the activity is over, if everyone goes on by quick answers."""
    fork = trial.fork(answer)
    for _ in range(PATIENCE):
        question = fork.question
        if question is None or fork.is_settled:
            break
        if isinstance(question, Choice):
            index = 0 if len(question.options) == 1 else fork.game.quick_answer(fork.state, question, dice)
            fork.answer(question.options[index])
        else:
            fork.answer(dice.settle(question))
    return scale.chances(fork.state)


def _stroke(number: int, seats: Sequence[Seat], came: dict[Seat, float], others: Sequence[dict[Seat, float]]) -> Stroke:
    mean = {seat: sum(other[seat] for other in others) / len(others) for seat in seats}
    first = seats[0]
    square = sum((other[first] - mean[first]) ** 2 for other in others) / len(others)
    return Stroke(number, {seat: came[seat] - mean[seat] for seat in seats}, square)


def luck(found: Sequence[Stroke], seats: Sequence[Seat]) -> dict[Seat, Luck]:
    """The luck of each seat in the whole game."""
    deviation = sqrt(sum(stroke.spread for stroke in found))
    sums = {seat: sum(stroke.gain[seat] for stroke in found) for seat in seats}
    decided = sum(1 for stroke in found if stroke.spread > 0)
    return {
        seat: Luck(round(total / deviation, 2) if deviation else 0.0, round(total, 3), decided)
        for seat, total in sums.items()
    }
