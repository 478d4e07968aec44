"""A bot that plays whole plans out: the officer's, made by several doctrines, each to a horizon beyond the own turn.

A turn of the hex games is many small answers, so that a tree of answers stays shallow. The game names stretches of play
(`Game.stretch`: a turn) for which one line is chosen: one of its doctrines (`Game.styles`) by which the officer plans.
Every line is played in worlds that the seat cannot tell from the real one: the stretch by the line, all that follows by
the game's `quick_answer` to the end of the second turn after the running one, where the officer judges what stands:
nearer than that, attacks that were not made would still count as promises. All lines meet the same dice; what falls
behind clearly is dropped, and the officer's own line is left only for one that is clearly better. The line that was
chosen is kept as a plan, so that the following answers of the stretch cost nothing; where things come otherwise, the
officer plans anew.
"""

from __future__ import annotations

import time
from math import sqrt
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from sztab.bots.bot import Glimpse, Reply
from sztab.bots.planning import PlanningBot
from sztab.kernel.dice import RandomDice
from sztab.kernel.events import Outcome
from sztab.kernel.game import Game, S
from sztab.kernel.play import Play
from sztab.kernel.requests import Answer, Choice, Seat

LEAST = 16
"""After so many tries of each line those that fall behind are dropped."""
FEW = 6
"""Fewer tries tell nothing: then the officer's own line is followed."""
BEHIND = 2.5
"""Standard errors by which a line falls behind."""
AHEAD = 1.5
"""Standard errors by which another line must be better than the officer's own."""
WON = 1.0
MOST = 3.0
"""What winning counts in a game that is played to its end, and by how much at most, in leads that win 73 of 100."""
WHOLE = 3.0
"""The plan of a whole stretch may take so many times as long as a single answer: its other answers take no time."""


class Kept(Struct, frozen=True):
    """What is kept with an answer: the stretch, the doctrine chosen for it, and the officer's own plan."""

    stretch: str
    style: int
    inner: bytes = b""


Line: TypeAlias = int
"""The number of a doctrine; 0: the officer's own."""
Led: TypeAlias = dict[Line, tuple[Any, Play[Any]]]
"""Where lines lead to without chance: the world before it, and at the end of the stretch."""


class StaffBot:
    """Thinks about a stretch of play for at most so many seconds of the processor and so many tries of each line."""

    def __init__(self, seed: int | str | None = None, *, seconds: float = 2.0, most: int = 100, turns: int = 2) -> None:
        self._dice = RandomDice(seed)
        self._seed = seed
        self._seconds, self._most, self._turns = seconds, most, turns
        self._officers: dict[int, PlanningBot] = {}

    def answer(self, glimpse: Glimpse[S]) -> Answer:
        return self.reply(glimpse, b"").answer

    def reply(self, glimpse: Glimpse[S], plan: bytes) -> Reply:
        question, kept = glimpse.question, read(plan)
        if len(question.options) == 1:
            return Reply(question.options[0], plan)
        world = glimpse.imagine(self._dice)
        stretch = world.game.stretch(world.state, question)
        if stretch and stretch != kept.stretch:
            kept = Kept(stretch, self.best(glimpse, world, stretch))
        reply = self._officer(glimpse, kept.style).reply(glimpse, kept.inner)
        return Reply(reply.answer, msgspec.json.encode(Kept(kept.stretch, kept.style, reply.plan)))

    def _officer(self, glimpse: Glimpse[S], style: int) -> PlanningBot:
        if style not in self._officers:
            styles = (glimpse.game.weights, *glimpse.game.styles)
            self._officers[style] = PlanningBot(f"{self._seed}", styles[style] if style < len(styles) else None)
        return self._officers[style]

    def best(self, glimpse: Glimpse[S], world: Play[S], stretch: str) -> Line:
        """The line that is followed."""
        ends, last = time.thread_time() + WHOLE * self._seconds, world.game.turn(world.state) + self._turns
        return self._best_of(glimpse, list(range(1 + len(world.game.styles))), stretch, last, ends)

    def _best_of(self, glimpse: Glimpse[S], lines: list[Line], stretch: str, last: int, ends: float) -> Line:
        found: dict[Line, list[float]] = {line: [] for line in lines}
        live, sure = list(lines), Led()
        longest = dict.fromkeys(lines, 0.0)
        for number in range(self._most):
            seed = f"{self._dice.below(1 << 30)}"
            for line in live:
                began = time.thread_time()
                if began + longest[line] > ends:
                    break
                found[line].append(self._tried(glimpse, line, stretch, seed, last, sure))
                longest[line] = time.thread_time() - began
            else:
                if number + 1 < LEAST or len(live := still_in(found, live)) > 1:
                    continue
            break
        done = min(len(found[line]) for line in live)
        own, best = lines[0], max(live, key=lambda line: sum(found[line][:done]))
        if best == own or done < FEW:
            return own
        gain, error = compared(found[best], found[own])
        return best if gain > AHEAD * error else own

    def _tried(
        self,
        glimpse: Glimpse[S],
        line: Line,
        stretch: str,
        seed: str,
        last: int,
        sure: Led,
    ) -> float:
        """What comes of a line in one world; where nothing is left to chance it is led to its end once for all."""
        dice = RandomDice(seed)
        world = glimpse.imagine(dice)
        dealt = world.quiet_state()
        if line in sure and sure[line][0] == dealt:
            return play_on(sure[line][1].copy(memory=False), glimpse.seat, last, dice)
        if lead(world, line, stretch, glimpse.seat, dice):
            sure[line] = dealt, world
            world = world.copy(memory=False)
        return play_on(world, glimpse.seat, last, dice)


def lead(world: Play[Any], line: Line, stretch: str, seat: Seat, dice: RandomDice) -> bool:
    """Play a line to the end of its stretch; was nothing left to chance or to others?"""
    game, plan, is_sure = world.game, b"", True
    weights = (game.weights, *game.styles)[line]
    while (question := world.question) is not None:
        if not isinstance(question, Choice):
            is_sure = False
            world.answer(dice.settle(question))
            continue
        if len(question.options) == 1:
            world.answer_index(0)
            continue
        now = game.stretch(world.state, question)
        if now and now != stretch:
            return is_sure
        if question.seat != seat:
            is_sure = False
            world.answer_index(game.quick_answer(world.state, question, dice))
            continue
        found, plan = game.planned(world.state, question, plan, weights)
        if found is None or len(found) > 1:
            world.answer_index(game.quick_answer(world.state, question, dice))
        else:
            world.answer_index(found[0])
    return is_sure


def play_on(world: Play[Any], seat: Seat, last: int, dice: RandomDice) -> float:
    """Play on without much thought to the end of a turn; what a seat has of it, in leads that win 73 of 100."""
    game = world.game
    while (question := world.question) is not None and game.turn(world.state) <= last:
        if isinstance(question, Choice):
            one = len(question.options) == 1
            world.answer_index(0 if one else game.quick_answer(world.state, question, dice))
        else:
            world.answer(dice.settle(question))
    outcome = world.state.outcome
    return game.weigh(world.state, seat) / game.lead if outcome is None else result(game, outcome, seat)


def result(game: Game[Any], outcome: Outcome, seat: Seat) -> float:
    """What an end is worth to a seat, in leads that win 73 of 100."""
    won = 0.0 if outcome.winner is None else WON if seat in outcome.winners else -WON
    others = [points for name, points in outcome.score.items() if name != seat and " " not in name]
    lead: float = (outcome.score.get(seat, 0) - max(others, default=0)) / game.margin
    return won + max(-MOST, min(MOST, lead))


def compared(one: list[float], other: list[float]) -> tuple[float, float]:
    """By how much one line is better than another in the same worlds, and the standard error of that."""
    count = min(len(one), len(other))
    gaps = [a - b for a, b in zip(one[:count], other[:count])]
    mean = sum(gaps) / count
    spread = sum((gap - mean) ** 2 for gap in gaps) / max(1, count - 1)
    return mean, sqrt((spread + 1e-6) / count)


def still_in(found: dict[Line, list[float]], live: list[Line]) -> list[Line]:
    """Those that have not fallen behind the best."""
    best = max(live, key=lambda line: sum(found[line]))
    left = []
    for line in live:
        gain, error = compared(found[best], found[line])
        if line == best or gain <= BEHIND * error:
            left.append(line)
    return left


def read(plan: bytes) -> Kept:
    """What was kept; of what cannot be read, nothing."""
    try:
        return msgspec.json.decode(plan, type=Kept) if plan else Kept("", 0)
    except msgspec.MsgspecError:
        return Kept("", 0)
