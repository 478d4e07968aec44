"""Many games at once in one process: the network chooses, and what it saw and did is kept with how the game ended."""

from __future__ import annotations

from typing import Any

import numpy as np
from msgspec import Struct

from sztab.kernel.requests import Choice
from sztab.lab.learning.network import Weights, look, padded, scores
from sztab.lab.learning.subjects import SUBJECTS, Subject
from sztab.lab.learning.tables import Kept, Table

AT_ONCE = 64


class Order(Struct):
    """What a process is to play: games of the network against itself, another one, or a bot."""

    subject: str
    net: Weights | None
    """None: the mentor plays both sides, to be learnt from."""
    games: int
    seed: int
    other: Weights | None = None
    bot: str = ""
    """A level, or `quick`: the game's quick answers."""
    keeps: bool = True
    """What was seen and done is wanted; else only results, and the network plays the best answer it knows."""
    odd: float = 0.0
    """The share of answers that are given by mistake."""


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
    by_seat: tuple[float, ...] = (0.0, 0.0)
    games: int = 0
    bot: str = ""


def play_games(order: Order) -> Batch:
    """Play them all, some at once."""
    subject = SUBJECTS[order.subject]
    dice = np.random.default_rng(order.seed)
    waiting: list[Table] = []
    over: list[Table] = []
    started = 0
    is_own = order.other is None and not order.bot
    while len(over) < order.games:
        while started < order.games and len(waiting) < AT_ONCE:
            odd = order.odd if started % 2 else 0.0
            waiting.append(Table(subject, started, order.seed, order.bot, odd))
            started += 1
        asked = [(table, question) for table in waiting if (question := table.advance()) is not None]
        over += [table for table in waiting if table.play.question is None]
        waiting = [table for table, _ in asked]
        if order.net is None:
            _follow(subject, asked)
            continue
        for net in (order.net, order.other):
            mine = [one for one in asked if (one[1].seat == one[0].own or is_own) is (net is order.net)]
            if net is not None and mine:
                _choose(subject, net, mine, dice, order, keeps=order.keeps and net is order.net)
    return _gathered(subject, over, order.bot)


def _follow(subject: Subject, asked: list[tuple[Table, Choice]]) -> None:
    """Answer as the mentor does."""
    for table, question in asked:
        view, which, answers = table.told
        chosen = which.index(table.hint)
        rows = padded(answers, subject.most_of_answer, subject.answers)
        kept = Kept(padded([view], subject.most_of_view, subject.views)[0], rows, chosen, 0.0, 0.0)
        table.kept[question.seat].append(kept)
        table.give(chosen)


def _choose(
    subject: Subject, net: Weights, asked: list[tuple[Table, Choice]], dice: Any, order: Order, *, keeps: bool
) -> None:
    """Answer for all at once."""
    counts = [len(table.told[1]) for table, _ in asked]
    seen_rows = padded([table.told[0] for table, _ in asked], subject.most_of_view, subject.views)
    answers = [row for table, _ in asked for row in table.told[2]]
    about_rows = padded(answers, subject.most_of_answer, subject.answers)
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
            rows = about_rows[first : first + count]
            log = float(np.log(chances[index] + 1e-9))
            table.kept[question.seat].append(Kept(seen_rows[number], rows, index, log, float(stands[number])))
        table.give(index)
        first += count


def _gathered(subject: Subject, tables: list[Table], bot: str) -> Batch:
    """The decisions of all games, with what came of them."""
    kept: list[Kept] = []
    gains: list[Any] = []
    ends: list[float] = []
    for table in tables:
        for seat, own in table.kept.items():
            if own:
                stands = np.array([one.stands for one in own] + [table.result(seat)], dtype=np.float32)
                steps, gain = np.diff(stands), np.zeros(len(own), dtype=np.float32)
                later = 0.0
                for number in range(len(own) - 1, -1, -1):
                    later = float(steps[number]) + subject.reach * later
                    gain[number] = later
                kept += own
                gains.append(gain)
                ends += [table.result(seat)] * len(own)
    shares = [(table.own, (table.result(table.own) + 1) / 2) for table in tables]
    by_seat = tuple(float(np.mean([s for own, s in shares if own == seat] or [0.5])) for seat in subject.seats)
    won = float(np.mean([share for _, share in shares]))
    if not kept:
        nothing = np.zeros(0, dtype=np.float32)
        return Batch(nothing, nothing, nothing, nothing, nothing, nothing, nothing, won, by_seat, len(tables), bot)
    return Batch(
        np.stack([one.view for one in kept]), np.concatenate([one.answers for one in kept]),
        np.array([len(one.answers) for one in kept], dtype=np.int32),
        np.array([one.chosen for one in kept], dtype=np.int32),
        np.array([one.log for one in kept], dtype=np.float32), np.concatenate(gains), np.array(ends, dtype=np.float32),
        won, by_seat, len(tables), bot,
    )  # fmt: skip
