"""The curve: how likely each seat was to win at each moment, and how sure that is."""

from bisect import bisect
from collections.abc import Mapping, Sequence
from math import sqrt

from msgspec import Struct

from sztab.analysis.pieces import Plain
from sztab.bots.winning import odds, shifted
from sztab.kernel.requests import Seat

PRIOR = 12.0
"""How many games played out the fitted value weighs: they are played by quick bots."""
DOUBT = 0.12
"""How far the fitted value is taken to be off at an even chance, until games played out tell better."""


class Moment(Struct, frozen=True):
    """How things stood after so many answers; `low` and `high` bound the first seat's chance."""

    answer: int
    turn: int
    win: dict[Seat, float]
    low: float
    high: float
    games: int = 0
    """How many games were played out from here."""


def curve(plain: Sequence[Plain], played: Mapping[int, Sequence[float]], first: Seat) -> list[Moment]:
    """The chances at some moments. Games that were played out from some of them correct the value there, and between
    them by as much as lies between two corrections: a curve that jumped where games were played would turn there.
    Behind the last of them the correction goes down to nothing at the end, where it is known how things stand."""
    at = {one.answer: one.win[first] for one in plain}
    found = {number: results for number, results in played.items() if results}
    gaps = [(sum(results) / len(results) - at[number]) ** 2 for number, results in found.items()]
    doubt = max(0.02, min(2 * DOUBT, sqrt((sum(gaps) + DOUBT**2) / (len(gaps) + 1))))
    shifts, trusts = _knots(at, found)
    moments = []
    for one in plain:
        win, trust = one.win, 1.0
        if 0 < win[first] < 1:
            win = _corrected(win, first, shifted(win[first], between(shifts, one.answer)))
            trust = between(trusts, one.answer)
        error = trust * doubt * 2 * sqrt(win[first] * (1 - win[first]))
        low, high = max(0.0, win[first] - 2 * error), min(1.0, win[first] + 2 * error)
        rounded = {seat: round(share, 4) for seat, share in win.items()}
        games = len(found.get(one.answer, ()))
        moments.append(Moment(one.answer, one.turn, rounded, round(low, 4), round(high, 4), games))
    return moments


def _knots(
    at: Mapping[int, float], found: Mapping[int, Sequence[float]]
) -> tuple[list[tuple[int, float]], list[tuple[int, float]]]:
    """By number of answers: how far games move the logarithm of the odds, and what part of the doubt they leave."""
    shifts, trusts = [], []
    for number, results in sorted(found.items()):
        chance = (PRIOR * at[number] + sum(results)) / (PRIOR + len(results))
        shifts.append((number, odds(chance) - odds(at[number])))
        trusts.append((number, sqrt(PRIOR / (PRIOR + len(results)))))
    last = max(at, default=0)
    if not trusts or trusts[-1][0] < last:
        trusts.append((last, 1.0))
        shifts.append((last, 0.0))
    return shifts, trusts


def between(knots: Sequence[tuple[int, float]], number: int) -> float:
    """The value at a number on the line through the knots around it."""
    place = bisect([at for at, _ in knots], number)
    if place == 0:
        return knots[0][1]
    if place == len(knots):
        return knots[-1][1]
    (before, low), (after, high) = knots[place - 1], knots[place]
    return low + (high - low) * (number - before) / (after - before)


def _corrected(win: dict[Seat, float], first: Seat, chance: float) -> dict[Seat, float]:
    others = max(1e-9, 1 - win[first])
    return {seat: chance if seat == first else share * (1 - chance) / others for seat, share in win.items()}
