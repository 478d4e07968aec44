"""Many games at once in one process: the network chooses, and what it saw and did is kept with how the game ended."""

from __future__ import annotations

from typing import Any

import numpy as np
from msgspec import Struct

from sztab import bots
from sztab.bots.bot import Glimpse
from sztab.games.warszawa.bot.features import features
from sztab.kernel.dice import RandomDice
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice, Seat
from sztab.lab.learning.network import Weights, look, pad_answers, pad_views, scores
from sztab.lab.playing import opened

GAME, SCENARIO, SEATS = "bitwa-warszawska", "olympiad", ("pl", "su")
AT_ONCE = 64
LAMBDA = 0.95
"""How far ahead what came of a choice is judged by the end rather than by how things stood later."""


class Order(Struct):
    """What a process is to play: games of the network against itself, another one, or a bot."""

    net: Weights
    games: int
    seed: int
    other: Weights | None = None
    bot: str = ""
    """A level, or `quick`: the game's quick answers."""
    keeps: bool = True
    """What was seen and done is wanted; else only results, and the network plays the best answer it knows."""


class Batch(Struct):
    """All decisions of some games, one after the other; the answers of all in one array."""

    views: Any
    answers: Any
    counts: Any
    chosen: Any
    logs: Any
    gains: Any
    """How much better it went than was thought."""
    ends: Any
    won: float = 0.0
    """The share of games that the network won."""
    by_seat: tuple[float, float] = (0.0, 0.0)
    games: int = 0


class _Table:
    """One game under way."""

    def __init__(self, number: int, order: Order) -> None:
        game: Any = opened(GAME, "")
        self.game = game
        self.dice = RandomDice(f"{order.seed} {number // 2}")
        self.is_own = order.other is None and not order.bot
        self.own: Seat = SEATS[number % 2]
        self.play: Play[Any] = Play.begin(game, SCENARIO, memory=order.bot not in ("", "quick"))
        self.bot = bots.make(order.bot, f"{order.seed} {number}") if order.bot not in ("", "quick") else None
        self.quick = order.bot == "quick"
        self.kept: dict[Seat, list[tuple[Any, ...]]] = {seat: [] for seat in SEATS}

    def advance(self) -> Choice | None:
        """Play on to the next question that a network answers; None: it is over."""
        play = self.play
        while (question := play.question) is not None:
            if not isinstance(question, Choice):
                play.answer(self.dice.settle(question))
            elif len(question.options) == 1:
                play.answer_index(0)
            elif question.seat != self.own and self.bot is not None:
                play.answer(self.bot.answer(Glimpse(play, question.seat)))
            elif question.seat != self.own and self.quick:
                play.answer_index(self.game.quick_answer(play.state, question, self.dice))
            else:
                return question
        return None

    def result(self, seat: Seat) -> float:
        outcome = self.play.state.outcome
        assert outcome is not None
        return 0.0 if outcome.winner is None else 1.0 if seat in outcome.winners else -1.0


def play_games(order: Order) -> Batch:
    """Play them all, some at once."""
    dice = np.random.default_rng(order.seed)
    waiting: list[_Table] = []
    over: list[_Table] = []
    started = 0
    while len(over) < order.games:
        while started < order.games and len(waiting) < AT_ONCE:
            waiting.append(_Table(started, order))
            started += 1
        asked = [(table, question) for table in waiting if (question := table.advance()) is not None]
        over += [table for table in waiting if table.play.question is None]
        waiting = [table for table, _ in asked]
        for net in (order.net, order.other):
            mine = [one for one in asked if (one[1].seat == one[0].own or one[0].is_own) is (net is order.net)]
            if net is not None and mine:
                _choose(net, mine, dice, order, keeps=order.keeps and net is order.net)
    return _gathered(over)


def _choose(net: Weights, asked: list[tuple[_Table, Choice]], dice: Any, order: Order, *, keeps: bool) -> None:
    """Answer for all at once."""
    views, answers, counts = [], [], []
    for table, question in asked:
        view = table.game.view(table.play.state, question.seat)
        seen, about = features(table.game.ed, view, question.prompt, question.options)
        views.append(seen)
        answers += about
        counts.append(len(about))
    seen_rows, about_rows = pad_views(views), pad_answers(answers)
    inner, stands = look(net, seen_rows)
    found = scores(net, inner, np.repeat(np.arange(len(counts)), counts), about_rows)
    first = 0
    for number, (table, question) in enumerate(asked):
        count = counts[number]
        mine = found[first : first + count]
        chances = np.exp(mine - mine.max())
        chances /= chances.sum()
        is_best = not order.keeps
        index = int(mine.argmax()) if is_best else min(count - 1, int((chances.cumsum() < dice.random()).sum()))
        if keeps:
            kept = (seen_rows[number], about_rows[first : first + count], index, np.log(chances[index] + 1e-9))
            table.kept[question.seat].append((*kept, stands[number]))
        table.play.answer_index(index)
        first += count


def _gathered(tables: list[_Table]) -> Batch:
    """The decisions of all games, with what came of them."""
    kept: list[tuple[Any, ...]] = []
    gains: list[Any] = []
    ends: list[float] = []
    for table in tables:
        for seat, own in table.kept.items():
            if own:
                stands = np.array([one[4] for one in own] + [table.result(seat)], dtype=np.float32)
                steps, gain = np.diff(stands), np.zeros(len(own), dtype=np.float32)
                later = 0.0
                for number in range(len(own) - 1, -1, -1):
                    later = float(steps[number]) + LAMBDA * later
                    gain[number] = later
                kept += own
                gains.append(gain)
                ends += [table.result(seat)] * len(own)
    shares = [(table.own, (table.result(table.own) + 1) / 2) for table in tables]
    by_seat = tuple(float(np.mean([s for own, s in shares if own == seat] or [0.5])) for seat in SEATS)
    won = float(np.mean([share for _, share in shares]))
    if not kept:
        nothing = np.zeros(0, dtype=np.float32)
        return Batch(nothing, nothing, nothing, nothing, nothing, nothing, nothing, won, by_seat, len(tables))  # type: ignore[arg-type]
    return Batch(
        np.stack([one[0] for one in kept]), np.concatenate([one[1] for one in kept]),
        np.array([len(one[1]) for one in kept], dtype=np.int32), np.array([one[2] for one in kept], dtype=np.int32),
        np.array([one[3] for one in kept], dtype=np.float32), np.concatenate(gains), np.array(ends, dtype=np.float32),
        won, by_seat, len(tables),  # type: ignore[arg-type]
    )  # fmt: skip
