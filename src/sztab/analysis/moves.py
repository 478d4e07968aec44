"""What would have been better: every move (all that a seat answered between chance and others) against the bot's own
move from the same moment, as the seat saw it. What either leads to is played to its end in the same worlds."""

from __future__ import annotations

import time
from bisect import bisect_right
from collections.abc import Sequence
from math import prod
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from sztab.analysis.pieces import Act, Better, Mark, Part, Piece, Run, scale_of, steps
from sztab.bots.bot import Glimpse, Planner, ask
from sztab.bots.hints import adviser
from sztab.bots.levels import Level, known
from sztab.bots.line import Line
from sztab.bots.reasons import largest, summed
from sztab.bots.trial import Trial
from sztab.bots.winning import Scale, shifted
from sztab.kernel.chronicle import Chronicled
from sztab.kernel.dice import RandomDice
from sztab.kernel.game import Game
from sztab.kernel.opinions import Part as Reason
from sztab.kernel.opinions import Reasoned, changes
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice, Seat

MARKS: tuple[tuple[float, Mark], ...] = ((0.15, "blunder"), (0.08, "mistake"), (0.04, "inaccuracy"), (0.0, "slip"))
"""What a move is called that costs so much of the chance to win."""
LEAST, LEAST_WORTH = 0.002, 0.05
"""A move that costs less of the chance, or less of what the game counts, is as good as the bot's;"""
LEAST_TOLD, WORTH_TOLD = 0.01, 0.3
"""and what was lost in a whole passage is told from here on."""
WORLDS = 6
SURER = 3
"""What looks like a mistake is looked at once more, in so many times as many worlds: few worlds find many."""
LONGEST = 120
"""Answers of a move that the bot makes."""
SHOWN = 4
"""So many acts are told of either move."""
PATIENCE, BREADTH = 60, 2
PLACES = ("hex", "field", "region")


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
    gain, worth = _compared(played, best, stood, scale, seed, WORLDS)
    if not _tells(gain, worth):
        return None
    gain, worth = _compared(played, best, stood, scale, f"{seed} again", WORLDS * SURER)
    if not _tells(gain, worth):
        return None
    game = start.game
    done, better = acts(played.answers), acts(best.answers)
    mark = next(name for least, name in MARKS if gain >= least)
    return Better(
        run.first, run.seat, game.turn(start.state), played.answers[0][0], _without(done, better),
        _without(better, done), round(gain, 3), round(worth, 2), mark, round(max(0.0, stood.chance - gain), 3),
        _why(played, best, run.seat, seed),
    )  # fmt: skip


def _tells(gain: float, worth: float) -> bool:
    return gain >= LEAST and worth >= LEAST_WORTH


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


def _compared(played: Made, best: Made, stood: Stood, scale: Scale, seed: str, worlds: int) -> tuple[float, float]:
    """What the better move gains, in the chance to win and in what the game counts, in the same worlds."""
    game, seat = played.play.game, stood.seat
    weights = _level(game).weights(game, seat)
    chances, worths = [0.0, 0.0], [0.0, 0.0]
    closes = played.is_over or best.is_over
    for number, made in enumerate((played, best)):
        for part in range(worlds):
            state = _end(made, seat, f"{seed} {part}", part, worlds, closes=closes).state
            chances[number] += shifted(stood.chance, _lean(state, seat, scale) - stood.lean) / worlds
            worths[number] += (0.0 if state.outcome is not None else game.weigh(state, seat, weights)) / worlds
    unit = game.unit if isinstance(game, Reasoned) else 1.0
    return chances[1] - chances[0], (worths[1] - worths[0]) / unit


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
    if play.question is None:
        return Trial.at(play)
    trial = line.end(Trial.of(play))[1]
    return _closed(trial, dice) if closes and not made.is_over else trial


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
    """What the better move would have changed, in one of the worlds."""
    game = best.play.game
    if not isinstance(game, Reasoned):
        return []
    closes = played.is_over or best.is_over
    ends = [_end(made, seat, f"{seed} why", 0, 1, closes=closes).state for made in (played, best)]
    weights = _level(best.play.game).weights(best.play.game, seat)
    return largest(summed(changes(*(game.parts(state, seat, weights) for state in ends))), game.unit)


def acts(answers: Sequence[tuple[str, dict[str, Any]]]) -> list[Act]:
    """A move in the things that were done: a new one begins where the question comes again that began the last one,
    something else having been asked meanwhile, and after an answer that names nothing (done, go)."""
    found: list[Act] = []
    is_closed, last = True, ""
    for prompt, wire in answers:
        if is_closed or (prompt == found[-1].prompt and prompt != last):
            found.append(Act(prompt, wire, []))
        else:
            found[-1].then.append(wire)
        is_closed, last = set(wire) == {"answer"}, prompt
    named = [act for act in found if set(act.wire) != {"answer"}]
    return named or found


def _without(some: Sequence[Act], others: Sequence[Act]) -> list[Act]:
    """What was done here and not there."""
    known_ones = [(one.wire, one.then) for one in others]
    return [one for one in some if (one.wire, one.then) not in known_ones][:SHOWN]


def together(found: Sequence[Better], bounds: Sequence[int], answers: Sequence[dict[str, Any]]) -> list[Better]:
    """What a seat lost in each passage (between two `bounds`): where moves are many and small, all of them cost what
    none of them does. What was done later in the same passage was not missed. Those that deserve no telling even so
    are left out."""
    passages: dict[tuple[int, Seat], list[Better]] = {}
    for one in found:
        place = bisect_right(bounds, one.answer)
        later = answers[one.answer : bounds[place] if place < len(bounds) else len(answers)]
        best = [act for act in one.best if not is_done(act, later)]
        if best or not one.best:
            passages.setdefault((place, one.seat), []).append(replace(one, best=best))
    told = []
    for every in passages.values():
        some = _missed(every)
        first = some[0]
        gain, worth = 1 - prod(1 - one.gain for one in some), sum(one.worth for one in some)
        if gain < LEAST_TOLD or worth < WORTH_TOLD:
            continue
        kinds: dict[tuple[str, str, str], float] = summed(part for one in some for part in one.parts)
        told.append(
            replace(
                first,
                played=[act for one in some for act in one.played][:SHOWN],
                best=[act for one in some for act in one.best][:SHOWN],
                gain=round(gain, 3),
                worth=round(worth, 2),
                mark=next(name for least, name in MARKS if gain >= least),
                parts=largest(kinds, 1.0),
            )
        )
    return told


def is_done(act: Act, answers: Sequence[dict[str, Any]]) -> bool:
    """Is it done in these answers? What names its place, such as an attack, by anybody; else with all that follows."""
    if any(field in PLACES for field in act.wire):
        return act.wire in answers
    then = [wire for wire in act.then if set(wire) != {"answer"}]
    whole = [act.wire, *then]
    return any(list(answers[at : at + len(whole)]) == whole for at, wire in enumerate(answers) if wire == act.wire)


def _missed(found: Sequence[Better]) -> list[Better]:
    """The costliest first; what was missed again and again while other things were done counts once."""
    once: dict[str, Better] = {}
    for one in sorted(found, key=lambda one: -one.gain):
        once.setdefault(repr([(act.prompt, act.wire) for act in one.best[:1]]), one)
    return list(once.values())
