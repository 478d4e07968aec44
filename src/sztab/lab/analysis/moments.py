"""The curve: how likely each seat was to win at each moment, and how sure that is."""

import time
from itertools import pairwise
from math import sqrt
from typing import Any

from msgspec import Struct

from sztab.bots.bot import Bot, Glimpse
from sztab.bots.greedy import GreedyBot
from sztab.kernel.dice import RandomDice
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice, Seat
from sztab.lab.analysis.walking import Progress, Walk
from sztab.lab.analysis.winning import Scale

MOST_MOMENTS = 240
STATIONS = 12
"""Moments from which games are played out."""
MOST_GAMES = 12
"""Games from each of them."""
AHEAD, SHORT = 2, 6
"""Turns after which such a game is judged as it stands, unless one wants it deeper; short ones go to the end."""
PRIOR = 4.0
"""How many games played out the fitted value weighs."""
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


class Turn(Struct, frozen=True):
    """A turning point: the chances before and after."""

    answer: int
    turn: int
    before: dict[Seat, float]
    after: dict[Seat, float]
    change: float


def curve(walk: Walk, scale: Scale, seed: str, ends: float, ahead: int, progress: Progress) -> list[Moment]:
    """The chances at the start of every activity (of long games, of some), corrected by games played out."""
    plain = _plain(walk, scale)
    played = _stations(walk, scale, seed, ends, ahead, progress, plain)
    first = scale.seats[0]
    gaps = [(sum(found) / len(found) - plain[number][1][first]) ** 2 for number, found in played.items() if found]
    doubt = max(0.02, min(2 * DOUBT, sqrt((sum(gaps) + DOUBT**2) / (len(gaps) + 1))))
    moments = []
    for number, (turn, win) in plain.items():
        found = played.get(number, [])
        chance, error = win[first], doubt * 2 * sqrt(win[first] * (1 - win[first]))
        if found:
            chance = (PRIOR * chance + sum(found)) / (PRIOR + len(found))
            win = _corrected(win, first, chance)
            error *= sqrt(PRIOR / (PRIOR + len(found)))
        low, high = max(0.0, chance - 2 * error), min(1.0, chance + 2 * error)
        rounded = {seat: round(share, 4) for seat, share in win.items()}
        moments.append(Moment(number, turn, rounded, round(low, 4), round(high, 4), len(found)))
    return moments


def _corrected(win: dict[Seat, float], first: Seat, chance: float) -> dict[Seat, float]:
    others = max(1e-9, 1 - win[first])
    return {seat: chance if seat == first else share * (1 - chance) / others for seat, share in win.items()}


def _plain(walk: Walk, scale: Scale) -> dict[int, tuple[int, dict[Seat, float]]]:
    """By number of answers: the turn, and the chances by the fitted value."""
    quiet = [number for number, play in walk.steps() if not play.tape and walk.game.is_settled(play.state)]
    step = max(1, -(-len(quiet) // MOST_MOMENTS))
    wanted = {*quiet[::step], len(walk.answers)}
    found = {}
    for number, play in walk.steps():
        if number in wanted:
            found[number] = (walk.game.turn(play.state), scale.chances(play.state))
    return found


def _stations(
    walk: Walk, scale: Scale, seed: str, ends: float, ahead: int, progress: Progress, plain: dict[int, Any]
) -> dict[int, list[float]]:
    """The first seat's results in games played out from some moments, as many as there is time for."""
    numbers = [number for number in plain if number < len(walk.answers)]
    numbers = numbers[:: max(1, len(numbers) // STATIONS)]
    plays = {number: play.copy() for number, play in walk.steps() if number in numbers}
    found: dict[int, list[float]] = {number: [] for number in numbers}
    started, count = time.monotonic(), 0
    most = MOST_GAMES * len(numbers)
    while count < most and time.monotonic() < ends:
        number = numbers[count % len(numbers)]
        found[number].append(_played_out(plays[number].copy(), scale, f"{seed}{count}", ahead, ends))
        count += 1
        spent = (time.monotonic() - started) / max(0.001, ends - started)
        progress("games", round(1000 * max(count / most, min(1.0, spent))), 1000)
    return found


def _played_out(play: Play[Any], scale: Scale, seed: str, ahead: int, ends: float) -> float:
    """The first seat's chance after some turns of quick bots."""
    dice, game = RandomDice(seed), play.game
    bots: dict[Seat, Bot] = {seat: GreedyBot(f"{seed}{seat}", worlds=1, breadth=2, many=8) for seat in scale.seats}
    last = game.turn(play.state) + (ahead or (SHORT if scale.turns <= SHORT else AHEAD))
    while (question := play.question) is not None:
        if not play.tape and (game.turn(play.state) > last or time.monotonic() > ends):
            break
        if isinstance(question, Choice):
            play.answer(bots[question.seat].answer(Glimpse(play, question.seat)))
        else:
            play.answer(dice.settle(question))
    return scale.chances(play.state)[scale.seats[0]]


def turning_points(moments: list[Moment], most: int = 5) -> list[Turn]:
    """Where the chances changed most from one moment to the next."""
    found = []
    for before, after in pairwise(moments):
        change = max(abs(after.win[seat] - before.win[seat]) for seat in after.win)
        found.append(Turn(after.answer, after.turn, before.win, after.win, round(change, 4)))
    largest = sorted(found, key=lambda turn: -turn.change)[:most]
    return sorted((turn for turn in largest if turn.change > 0.02), key=lambda turn: turn.answer)
