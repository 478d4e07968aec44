"""What would have been better: every move (all that a seat answered between chance and others) against the bot's own
move from the same moment, as the seat saw it. What either leads to is played to its end in the same worlds."""

from __future__ import annotations

import time
from collections.abc import Sequence
from math import sqrt
from typing import Any

from msgspec import Struct

from sztab.analysis.mistakes import ALONE, MARKS, STAKES, acts, staked, without
from sztab.analysis.pieces import Better, Part, Piece, Run, scale_of, steps
from sztab.bots.bot import Glimpse, Planner, ask
from sztab.bots.happenings import AHEAD, went_on
from sztab.bots.hints import adviser
from sztab.bots.levels import Level, known
from sztab.bots.line import Line
from sztab.bots.reasons import largest, mean, summed
from sztab.bots.trial import Trial
from sztab.bots.winning import Scale, shifted
from sztab.kernel.chronicle import Chronicled
from sztab.kernel.dice import RandomDice
from sztab.kernel.game import Game
from sztab.kernel.opinions import Part as Reason
from sztab.kernel.opinions import Reasoned, changes
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice, Seat

LEAST, LEAST_WORTH = 0.002, 0.05
"""A move that costs less of the chance, or less of what the game counts, is as good as the bot's."""
WORLDS = 6
MANY_WORLDS = 24
"""In how many worlds moves are compared; and in games that are looked ahead in, where much else comes in between."""
SURER = 3
"""What looks like a mistake is looked at once more, in so many times as many worlds: few worlds find many."""
SURE = 2.5
"""Then it has to cost so many times as much as it may be wrong by (the standard error)."""
LONGEST = 120
"""Answers of a move that the bot makes."""
PATIENCE, BREADTH = 60, 2


class Made(Struct):
    """A move: what was answered, with the questions, and how things stand then."""

    answers: list[tuple[str, dict[str, Any]]]
    play: Any
    is_over: bool
    """Did something new begin with its last answer: a phase, a turn?"""


def moved(game: Game[Any], piece: Piece) -> Part:
    """The wanted moves of a stretch that cost something, as far as there is time."""
    scale, part = scale_of(game, piece), Part()
    ends = time.thread_time() + piece.seconds
    wanted = {run.first: run for run in piece.wanted}
    starts: dict[int, Any] = {}
    answers: dict[int, list[Any]] = {run.first: [] for run in piece.wanted}
    running: list[Run] = []
    for number, play, answer in steps(game, piece.stretch):
        if number in wanted:
            starts[number] = play.copy()
            running.append(wanted[number])
        running = [run for run in running if number < run.first + run.answers]
        for run in running:
            answers[run.first].append(answer)
    for run in piece.wanted:
        if piece.seconds and time.thread_time() >= ends:
            break
        part.seen += run.choices
        found = judged(starts[run.first], answers[run.first], run, scale, f"{piece.seed} {run.first}")
        if found is not None:
            part.better.append(found)
    return part


def judged(start: Play[Any], answers: Sequence[Any], run: Run, scale: Scale, seed: str) -> Better | None:
    """A move against the best bot's; None: it cost next to nothing."""
    dice = RandomDice(f"{seed} world")
    world = Glimpse(start, run.seat).imagine(dice) if start.game.has_secrets else start
    played = _replayed(world.copy(), answers)
    best = _made(world.copy(), run.seat, seed)
    if played is None or played.answers == best.answers:
        return None
    stood = _stood(world, run.seat, scale)
    game = start.game
    worlds = _worlds(game)
    if not _compared(played, best, stood, scale, seed, worlds).is_told(game, 0.0):
        return None
    cost = _compared(played, best, stood, scale, f"{seed} again", worlds * SURER)
    if not cost.is_told(game, SURE):
        return None
    done, better = acts(played.answers), acts(best.answers)
    gain = max(0.0, cost.gain)
    mark = next(name for least, name in MARKS if gain >= least)
    return Better(
        run.first, run.seat, game.turn_known(start.state), played.answers[0][0], without(done, better),
        without(better, done), round(gain, 3), round(cost.worth, 2), mark, round(max(0.0, stood.chance - gain), 3),
        _why(played, best, run.seat, seed),
    )  # fmt: skip


class Cost(Struct, frozen=True):
    """What a move costs against a better one, in the chance to win and in what the game counts, and by how much either
    may be wrong (the standard error)."""

    gain: float
    worth: float
    doubt: float
    worth_doubt: float

    def is_told(self, game: Game[Any], sure: float) -> bool:
        """`sure`: so many times as much as it may be wrong by."""
        if self.gain >= max(LEAST, sure * self.doubt):
            return self.worth >= LEAST_WORTH or (self.worth == 0 and self.gain >= ALONE)
        stakes = staked(game, self.worth)
        return self.gain > -LEAST and stakes >= STAKES and self.worth >= sure * self.worth_doubt


def _replayed(play: Play[Any], answers: Sequence[Any]) -> Made | None:
    """The move as it was made; None: in the world that the seat was dealt it cannot be told."""
    found = []
    for answer in answers:
        question = play.question
        if not isinstance(question, Choice) or answer not in question.options:
            return None
        found.append((question.prompt, play.game.codec.encode(question, answer)))
        play.answer(answer)
    return Made(found, play, _opens(play))


def _made(play: Play[Any], seat: Seat, seed: str) -> Made:
    """The bot's move from the same moment, up to chance, another seat or whatever is new."""
    game, mind, plan = play.game, _level(play.game).make(seed), b""
    found: list[tuple[str, dict[str, Any]]] = []
    while len(found) < LONGEST:
        question = play.question
        if not isinstance(question, Choice) or question.seat != seat:
            break
        if found and _opens(play):
            break
        reply = ask(mind, Glimpse(play, seat), plan)
        plan = reply.plan if isinstance(mind, Planner) else b""
        found.append((question.prompt, game.codec.encode(question, reply.answer)))
        play.answer(reply.answer)
    return Made(found, play, bool(found) and _opens(play))


def _worlds(game: Game[Any]) -> int:
    return MANY_WORLDS if game.id in AHEAD else WORLDS


def _level(game: Game[Any]) -> Level:
    """Whose moves, and whose judgement, those of the players are compared with."""
    return known(adviser(game.id))


def _opens(play: Play[Any] | Trial[Any]) -> bool:
    """Has something new begun?"""
    game = play.game
    return isinstance(game, Chronicled) and any(game.opens(event) for event in play.events)


class Stood(Struct, frozen=True):
    """The moment from which moves are compared: who moves, his chance, and his odds without a network."""

    seat: Seat
    chance: float
    lean: float


def _stood(world: Play[Any], seat: Seat, scale: Scale) -> Stood:
    return Stood(seat, scale.chances(world.state)[seat], _lean(world.state, seat, scale))


def _lean(state: Any, seat: Seat, scale: Scale) -> float:
    lean = scale.lean(state)
    return lean if seat == scale.seats[0] else -lean


def _compared(played: Made, best: Made, stood: Stood, scale: Scale, seed: str, worlds: int) -> Cost:
    """What the better move gains in the same worlds. Where the game is mostly over by then, only the chance counts."""
    game, seat = played.play.game, stood.seat
    weights = _level(game).weights(game, seat)
    gains, worths = [0.0] * worlds, [0.0] * worlds
    is_open = [True] * worlds
    closes = played.is_over or best.is_over
    for sign, made in ((-1, played), (1, best)):
        for part in range(worlds):
            state = _end(made, seat, f"{seed} {part}", part, worlds, closes=closes).state
            gains[part] += sign * shifted(stood.chance, _lean(state, seat, scale) - stood.lean)
            if state.outcome is None:
                worths[part] += sign * game.weigh(state, seat, weights)
            else:
                is_open[part] = False
    unit = game.unit if isinstance(game, Reasoned) else 1.0
    told = [one / unit for one, counts in zip(worths, is_open) if counts]
    if len(told) <= worlds / 2:
        return Cost(mean(gains), 0.0, _error(gains), 0.0)
    return Cost(mean(gains), mean(told), _error(gains), _error(told))


def _error(values: Sequence[float]) -> float:
    """The standard error of a mean."""
    middle = mean(values)
    return sqrt(sum((one - middle) ** 2 for one in values)) / max(1, len(values))


def _end(made: Made, seat: Seat, seed: str, part: int, parts: int, *, closes: bool) -> Trial[Any]:
    """Where a move leads, in one of the worlds; `closes`: to where something new begins, since it does with the other
    move, and what stands at different times cannot be compared."""
    dice, play = RandomDice(seed), made.play
    level = _level(play.game)
    line = Line(
        dice, lambda game, state, seat: game.weigh(state, seat, level.weights(game, seat)),
        lambda game, state, question: game.considered(state, question, level.weights(game, question.seat)), seat,
        BREADTH, PATIENCE, part, parts,
    )  # fmt: skip
    trial = Trial.at(play) if play.question is None else line.end(Trial.of(play))[1]
    if play.game.id in AHEAD:
        return went_on(trial, dice)[0]
    return _closed(trial, dice) if closes and not made.is_over and play.question is not None else trial


def _closed(trial: Trial[Any], dice: RandomDice) -> Trial[Any]:
    """Everyone goes on by first thoughts until something new has begun and nothing is under way."""
    game, has_opened = trial.game, False
    for _ in range(PATIENCE):
        has_opened = has_opened or _opens(trial)
        if trial.state.outcome is not None or (has_opened and trial.is_settled):
            break
        if trial.question is None or trial.is_settled:
            start = trial.state.copy()
            start.events = []
            trial = Trial(game, start)
            if trial.question is None or _opens(trial):
                break
        question = trial.question
        if not isinstance(question, Choice):
            trial.answer(dice.settle(question))
            continue
        candidates = game.considered(trial.state, question) if len(question.options) > 1 else (0,)
        trial.answer(question.options[candidates[0] if candidates else 0])
    return trial


def _why(played: Made, best: Made, seat: Seat, seed: str) -> list[Reason]:
    """What the better move would have changed, on the average of some worlds."""
    game = best.play.game
    if not isinstance(game, Reasoned):
        return []
    closes = played.is_over or best.is_over
    weights, worlds = _level(best.play.game).weights(best.play.game, seat), _worlds(best.play.game)
    found: list[Reason] = []
    for part in range(worlds):
        ends = [_end(made, seat, f"{seed} why {part}", part, worlds, closes=closes).state for made in (played, best)]
        if all(state.outcome is None for state in ends):
            found += changes(*(game.parts(state, seat, weights) for state in ends))
    return largest(summed(found), game.unit * worlds)
