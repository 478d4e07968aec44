"""Where bots think and odds are worked out: beside the server's loop, in processes of their own or in a thread."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import msgspec

from sztab import bots
from sztab.analysis.pieces import Part, Piece
from sztab.analysis.report import done
from sztab.bots.bot import Glimpse, ask
from sztab.bots.hints import Advice, advise, adviser
from sztab.kernel.game import Game
from sztab.kernel.play import Play, Position
from sztab.server.bots.queueing import FairQueue
from sztab.server.operation.library import Library
from sztab.server.tables.queries import odds_after
from sztab.server.wire.messages_out import OddsFound

log = logging.getLogger("sztab.thinkers")
PARENT_SECONDS = 1.0
LIVES = 3
"""How often a question is thought about when the process that does so ends."""
QUICK = ("uniform",)
"""Bots that answer at once, in the loop itself."""

_library: Library | None = None


class Task(msgspec.Struct):
    """What a bot needs to know: a position and a seat."""

    position: Position
    seat: str | None
    bot: str = ""
    seed: str = ""
    answers: list[dict[str, Any]] = []
    advice: bool = False
    plan: bytes = b""
    """What the bot had in mind when it answered last."""
    scenario: str = ""
    """For advice: with it, chances to win are told."""
    options: dict[str, str] = {}
    """Those of the scenario."""


class Studied(msgspec.Struct):
    """A piece of an analysis to be done."""

    game: str
    piece: Piece


class Thought(msgspec.Struct, frozen=True):
    """What a bot answers: the number of an option, and what it has in mind for its next answers."""

    index: int
    plan: bytes = b""


def _open_library(boxes: tuple[Path, ...], server: int) -> None:
    global _library
    threading.Thread(target=_end_with, args=(server,), daemon=True).start()
    _library = Library(boxes)


def _end_with(server: int) -> None:
    """A server that is killed cannot end its processes: each looks for itself whether it is still there."""
    while os.getppid() == server:
        time.sleep(PARENT_SECONDS)
    os._exit(1)


def _think_apart(task: bytes) -> bytes:
    assert _library is not None
    read = msgspec.json.decode(task, type=Task)
    return msgspec.json.encode(think(_library.game(read.position.game), read))


def _study_apart(task: bytes) -> bytes:
    assert _library is not None
    read = msgspec.json.decode(task, type=Studied)
    return msgspec.json.encode(done(_library.game(read.game), read.piece))


def think(game: Game[Any], task: Task) -> Thought | OddsFound | Advice:
    """A bot's answer, or its advice; without a bot, odds."""
    play = Play.resume(game, task.position)
    if task.advice:
        assert task.seat is not None
        return advise(Glimpse(play, task.seat), task.seed, task.bot, task.scenario, task.options)
    if not task.bot:
        return odds_after(play, task.seat, task.answers)
    assert task.seat is not None
    return _thought(task.bot, task.seed, play, task.seat, task.plan)


def _thought(bot: str, seed: str, play: Play[Any], seat: str, plan: bytes) -> Thought:
    glimpse = Glimpse(play, seat)
    reply = ask(bots.make(bot, seed), glimpse, plan)
    return Thought(list(glimpse.question.options).index(reply.answer), reply.plan)


class Thinkers:
    """The pool. With no processes (tests, games outside the catalogue) a thread does the work."""

    def __init__(self, library: Library, processes: int) -> None:
        self._library = library
        self._seed = secrets.token_hex(16)
        self._apart = processes > 0 and not library.extra
        self._processes = processes
        self._pool = self._open()
        self.queue = FairQueue(max(1, processes))

    def _open(self) -> Executor:
        if not self._apart:
            return ThreadPoolExecutor(1, "thinking")
        boxes = tuple(self._library.boxes.values())
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._processes, context, _open_library, (boxes, os.getpid()))

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def answer(
        self,
        play: Play[Any],
        seat: str,
        bot: str,
        practice: int | None,
        *,
        plan: bytes = b"",
        asker: str = "",
        network: str = "",
        background: bool = False,
    ) -> Thought:
        """A bot's answer to the pending question; `plan` came with its last one, `asker` is whose table it is, made
        from `network`."""
        seed = f"{seat}{self._seed if practice is None else practice}:{len(play.answers)}"
        if bot in QUICK:
            return _thought(bot, seed, play, seat, plan)
        task = Task(play.position(), seat, bot, seed, plan=plan)
        async with self.queue.turn(asker, network=network, background=background):
            found = await self._work(play, task)
        assert isinstance(found, Thought)
        return found

    async def odds(
        self,
        play: Play[Any],
        seat: str | None,
        answers: Sequence[Mapping[str, Any]],
        *,
        asker: str = "",
        network: str = "",
    ) -> OddsFound:
        task = Task(play.position(), seat, answers=[dict(a) for a in answers])
        async with self.queue.turn(asker, network=network):
            found = await self._work(play, task)
        assert isinstance(found, OddsFound)
        return found

    async def advice(
        self,
        play: Play[Any],
        seat: str,
        *,
        scenario: str = "",
        options: Mapping[str, str] | None = None,
        asker: str = "",
        network: str = "",
    ) -> Advice:
        """What the best bot of the game would do. Its dice are nobody's: known ones would tell how things lie."""
        seed = secrets.token_hex(16)
        bot, chosen = adviser(play.game.id), dict(options or {})
        task = Task(play.position(), seat, bot, seed, advice=True, scenario=scenario, options=chosen)
        async with self.queue.turn(asker, network=network):
            found = await self._work(play, task)
        assert isinstance(found, Advice)
        return found

    async def _work(self, play: Play[Any], task: Task) -> Thought | OddsFound | Advice:
        loop = asyncio.get_running_loop()
        if not self._apart or play.game is not self._library.game(play.game.id):
            return await loop.run_in_executor(None if self._apart else self._pool, think, play.game, task)
        thought = await self._think_in_pool(msgspec.json.encode(task))
        if task.advice:
            return msgspec.json.decode(thought, type=Advice)
        if task.bot:
            return msgspec.json.decode(thought, type=Thought)
        return msgspec.json.decode(thought, type=OddsFound)

    async def study(self, game: Game[Any], piece: Piece, *, asker: str = "", network: str = "") -> Part:
        """A piece of an analysis, when nobody waits for a bot."""
        async with self.queue.turn(asker, network=network, background=True):
            if not self._apart or game is not self._library.game(game.id):
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(None if self._apart else self._pool, done, game, piece)
            task = msgspec.json.encode(Studied(game.id, piece))
            return msgspec.json.decode(await self._think_in_pool(task, _study_apart), type=Part)

    async def _think_in_pool(self, task: bytes, think: Callable[[bytes], bytes] = _think_apart) -> bytes:
        """A process may be ended from outside, which breaks its pool for good: then others take its place."""
        for left in reversed(range(LIVES)):
            pool = self._pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, think, task)
            except BrokenProcessPool:
                if not left:
                    raise
                if self._pool is pool:
                    log.warning("a process in which bots think has ended; others are started")
                    self._pool = self._open()
                    pool.shutdown(wait=False, cancel_futures=True)
        raise AssertionError("not reached")
