"""Processes that play games for a learner, each going on with the newest weights as soon as it is done."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator
from multiprocessing.connection import wait
from typing import Any

import numpy as np

from sztab.lab.learning.network import Weights
from sztab.lab.learning.selfplay import Batch, Order, play_games
from sztab.lab.learning.subjects import Subject


def _work(pipe: Any) -> None:
    while (order := pipe.recv()) is not None:
        pipe.send(play_games(order))


class Crew:
    """Some processes. They are forked before torch is loaded."""

    def __init__(self, count: int) -> None:
        context = multiprocessing.get_context("fork")
        self.pipes = []
        for _ in range(count):
            mine, theirs = context.Pipe()
            context.Process(target=_work, args=(theirs,), daemon=True).start()
            self.pipes.append(mine)

    def play(self, orders: list[Order]) -> list[Batch]:
        """All of them, one for each process."""
        for pipe, order in zip(self.pipes, orders):
            pipe.send(order)
        return [pipe.recv() for pipe, _ in zip(self.pipes, orders)]

    def stream(self, next_order: Callable[[], Order | None]) -> Iterator[Batch]:
        """What is played, as it comes, until there are no more orders."""
        busy: dict[Any, Any] = {}
        for pipe in self.pipes:
            if (order := next_order()) is not None:
                pipe.send(order)
                busy[pipe] = pipe
        while busy:
            for ready in wait(list(busy)):
                batch = busy[ready].recv()
                if (order := next_order()) is not None:
                    busy[ready].send(order)
                else:
                    del busy[ready]
                yield batch

    def stop(self) -> None:
        for pipe in self.pipes:
            pipe.send(None)


def measured(crew: Crew, subject: Subject, net: Weights, bot: str, games: int, seed: int) -> str:
    """How the network does against a bot, by its best answers."""
    each = max(2, 2 * round(games / len(crew.pipes) / 2))
    orders = [Order(subject.game, net, each, seed + n, bot=bot, keeps=False) for n in range(len(crew.pipes))]
    found = crew.play(orders)
    share = float(np.mean([batch.won for batch in found]))
    seats = np.mean([batch.by_seat for batch in found], axis=0)
    told = ", ".join(f"{seat} {part:.2f}" for seat, part in zip(subject.seats, seats))
    return f"{bot} {share:.3f} ({told}; {each * len(found)} games)"
