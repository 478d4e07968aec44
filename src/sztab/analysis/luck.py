"""Luck: what chance gave each seat, against what it gives on the average."""

from collections.abc import Sequence
from math import sqrt
from typing import Any

from msgspec import Struct

from sztab.analysis.pieces import Part, Piece, Stroke, as_known, scale_of, steps
from sztab.bots.trial import Trial, spread
from sztab.bots.winning import Scale
from sztab.kernel.dice import RandomDice
from sztab.kernel.errors import IllegalAnswer
from sztab.kernel.game import Game
from sztab.kernel.requests import Chance, Choice, Roll, Seat

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
    """How many answers of chance could have come otherwise, and mattered;"""
    better: int = 0
    """how many of them came better than was to be expected."""
    worth: float = 0.0
    """What all of them were worth, in what the game has at stake (`Staked`)."""


def parts_for(asked: int) -> int:
    """Into how many parts all that could have come is cut, where chance was asked so often."""
    return max(FEWEST_PARTS, min(PARTS, EFFORT // max(1, asked)))


def struck(game: Game[Any], piece: Piece) -> Part:
    """Every answer of chance in a stretch (that the seat saw), weighed against others that could have come."""
    scale, part = scale_of(game, piece), Part()
    for number, play, answer in steps(game, piece.stretch):
        question = play.question
        if answer is None or not isinstance(question, Chance):
            continue
        if piece.seat is not None and question.seen_by is not None and piece.seat not in question.seen_by:
            continue
        dice = RandomDice(f"{piece.seed} luck {number}")
        world = as_known(play, piece.seat, dice)
        asked = world.question
        assert isinstance(asked, Chance)
        try:
            came = asked.pick(answer)
        except IllegalAnswer:  # what the seat drew lies elsewhere in the world that it was dealt
            continue
        trial: Trial[Any] = Trial.of(world)
        others = [_after(trial, other, scale, dice) for other in _others(asked, dice, piece.parts)]
        part.strokes.append(_stroke(number, scale.seats, _after(trial, came, scale, dice), others))
    return part


After = tuple[dict[Seat, float], float]
"""How likely each seat is to win, and what the position is worth to the first one."""


def _others(question: Chance, dice: RandomDice, parts: int) -> list[Any]:
    if isinstance(question, Roll):
        return [spread(dice, question, part, parts) for part in range(parts)]
    return [dice.settle(question) for _ in range(parts)]


def _after(trial: Trial[Any], answer: Any, scale: Scale, dice: RandomDice) -> After:
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
    worth = 0.0
    if fork.state.outcome is None:
        worths = [fork.game.weigh(fork.state, seat) for seat in scale.seats[:2]]
        worth = (worths[0] - worths[-1]) / 2
    return scale.chances(fork.state), worth


def _stroke(number: int, seats: Sequence[Seat], came: After, others: Sequence[After]) -> Stroke:
    mean = {seat: sum(chances[seat] for chances, _ in others) / len(others) for seat in seats}
    first = seats[0]
    square = sum((chances[first] - mean[first]) ** 2 for chances, _ in others) / len(others)
    worth = came[1] - sum(worth for _, worth in others) / len(others)
    return Stroke(number, {seat: came[0][seat] - mean[seat] for seat in seats}, square, worth)


def luck(found: Sequence[Stroke], seats: Sequence[Seat], unit: float = 1.0) -> dict[Seat, Luck]:
    """The luck of each seat in the whole game; `unit`: how much of a position's worth is one of what is at stake."""
    deviation = sqrt(sum(stroke.spread for stroke in found))
    decided = [stroke for stroke in found if stroke.spread > 0]
    told = {}
    for seat in seats:
        total = sum(stroke.gain[seat] for stroke in found)
        better = sum(1 for stroke in decided if stroke.gain[seat] > 0)
        worth = sum(stroke.worth for stroke in found) * (1 if seat == seats[0] else -1) / unit
        sd = round(total / deviation, 2) if deviation else 0.0
        told[seat] = Luck(sd, round(total, 3), len(decided), better, round(worth, 2))
    return told
