"""Analyses of tables: done in pieces where bots think, when nobody waits for a bot, and kept for who asks again."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from sztab.analysis.pieces import Better, Part, Piece, Work
from sztab.analysis.report import Analysis, Inquiry, Subject
from sztab.analysis.standing import Standing
from sztab.analysis.turning import Turn
from sztab.bots.hints import adviser
from sztab.kernel.beginning import resume
from sztab.kernel.errors import BadNotation
from sztab.kernel.game import Game
from sztab.server.bots.thinking import Thinkers
from sztab.server.tables.hinting import parts, told_event
from sztab.server.tables.table import Table
from sztab.server.wire.analysis_told import (
    ActTold,
    AnalysisTold,
    CurvePoint,
    LuckTold,
    MistakeTold,
    StrokeTold,
    TurningPoint,
)
from sztab.server.wire.faults import Fault
from sztab.server.wire.messages_out import AnalysisFound
from sztab.server.wire.telling import Teller

log = logging.getLogger("sztab.analysing")
SECONDS = (30.0, 120.0, 400.0)
"""Of the processor, by depth: for choices and games played out."""
AHEAD = (0, 4, 1000)
"""Turns that games are played out for, by depth; 0: a few."""
MOST_EACH = 2
"""Analyses of one asker, or of all of one network, that run at once,"""
MOST = 40
"""and of all."""
AT_ONCE = 2
"""Pieces of one analysis that may wait for a processor at once."""
KEPT = 200
"""Analyses that are kept when they are done: those asked for last."""
PATIENCE = 120.0
"""Seconds after which one is dropped that nobody asks about any more."""
MOST_MISTAKES = 80

Key: TypeAlias = tuple[str, str | None, int, int]
"""Table, view, version and depth."""


class Job:
    """One analysis, under way or done."""

    def __init__(self, asker: str, network: str) -> None:
        self.asker, self.network = asker, network
        self.asked = time.monotonic()
        self.progress = 0.0
        self.done: list[Work] = []
        """The pieces of the present work that are done."""
        self.told: AnalysisTold | None = None
        self.fault: Fault | None = None
        self.task: asyncio.Task[None] | None = None

    @property
    def is_running(self) -> bool:
        return self.task is not None and not self.task.done()


class Analyses:
    """All analyses of this worker."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._jobs: OrderedDict[Key, Job] = OrderedDict()

    def ask(self, table: Table, seat: str | None, version: int, depth: int, asker: str, network: str) -> AnalysisFound:
        """How far it is; the first to ask begins it."""
        key = (table.meta.id, seat, version, depth)
        job = self._jobs.get(key)
        if job is None:
            job = self._begin(key, table, asker, network or asker)
        self._jobs.move_to_end(key)
        job.asked = time.monotonic()
        if job.fault is not None:
            del self._jobs[key]
            raise job.fault
        return AnalysisFound(version=version, seat=seat, depth=depth, progress=job.progress, analysis=job.told)

    def is_known(self, table: Table, seat: str | None, version: int, depth: int) -> bool:
        return (table.meta.id, seat, version, depth) in self._jobs

    def _begin(self, key: Key, table: Table, asker: str, network: str) -> Job:
        running = [job for job in self._jobs.values() if job.is_running]
        own = sum(job.asker == asker or job.network == network for job in running)
        if own >= MOST_EACH or len(running) >= MOST:
            raise Fault("too-many")
        recorder, (_, seat, version, depth) = table.recorder, key
        if recorder is None or not 0 <= version <= table.version:
            raise Fault("no-version", number=version)
        job = self._jobs[key] = Job(asker, network)
        job.task = asyncio.create_task(self._run(job, table, recorder.lines[:version], seat, depth), name="analysis")
        done = [known for known, other in self._jobs.items() if not other.is_running]
        for known in done[: max(0, len(done) - KEPT)]:
            del self._jobs[known]
        return job

    async def _run(self, job: Job, table: Table, lines: Sequence[Any], seat: str | None, depth: int) -> None:
        try:
            standing = Standing(lines)
            subject = subject_of(table, standing, seat, depth)
            found = await self._study(job, table.game, subject)
            job.told = told(found, standing, adviser(table.game.id), table.teller)
            job.progress = 1.0
        except Fault as fault:
            job.fault = fault
        except BadNotation:
            job.fault = Fault("other-rules", number=len(lines))
        except Exception:
            job.fault = Fault("failed")
            log.exception("an analysis failed")

    async def _study(self, job: Job, game: Game[Any], subject: Subject) -> Analysis:
        """All pieces, a few at once."""
        inquiry, free = Inquiry(game, subject), asyncio.Semaphore(AT_ONCE)
        rounds = inquiry.rounds()
        parts: list[Part] | None = None
        while True:
            try:
                pieces = rounds.send(parts) if parts is not None else next(rounds)
            except StopIteration:
                return inquiry.report()
            if pieces[0].work != "walk":
                job.done.clear()
            of = inquiry.stretches if pieces[0].work == "walk" else len(pieces)
            parts = list(await asyncio.gather(*(self._piece(job, inquiry, game, piece, of, free) for piece in pieces)))

    async def _piece(
        self, job: Job, inquiry: Inquiry, game: Game[Any], piece: Piece, of: int, free: asyncio.Semaphore
    ) -> Part:
        async with free:
            if time.monotonic() - job.asked > PATIENCE:
                raise Fault("stopping")
            part = await self._thinkers.study(game, piece, asker=job.asker, network=job.network)
        job.done.append(piece.work)
        job.progress = round(inquiry.progress(piece.work, len(job.done), of), 3)
        return part

    async def stop(self) -> None:
        running = [job.task for job in self._jobs.values() if job.task and not job.task.done()]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)


def subject_of(table: Table, standing: Standing, seat: str | None, depth: int) -> Subject:
    """What is analysed. Its dice are nobody's: known ones would tell how things lie."""
    start = table.start_again() if standing.board is None else resume(table.game, standing.board)
    return Subject(
        scenario=table.meta.scenario,
        options=table.meta.options,
        start=start.position(),
        answers=[line.answer or {} for line in standing.lines],
        seat=seat,
        seconds=SECONDS[depth],
        ahead=AHEAD[depth],
        seed=secrets.token_hex(16),
    )


def told(found: Analysis, standing: Standing, bot: str, teller: Teller) -> AnalysisTold:
    """What was found, by versions of the table and in events as the journal tells them."""
    at = standing.version_of
    return AnalysisTold(
        bot=bot,
        seats=list(found.seats),
        curve=[CurvePoint(at(m.answer), m.turn, m.win, m.low, m.high, m.games) for m in found.moments],
        luck={seat: LuckTold(one.sd, one.win, one.rolls, one.better, one.worth) for seat, one in found.luck.items()},
        strokes=[StrokeTold(at(stroke.answer + 1), stroke.gain) for stroke in found.strokes],
        turning_points=[_turn(turn, at, teller) for turn in found.turning_points],
        mistakes=[_mistake(one, at, teller) for one in found.better[:MOST_MISTAKES]],
        choices=found.choices,
        looked_at=found.looked_at,
        measure=found.measure,
        stake=found.stake,
    )


def _turn(turn: Turn, at: Callable[[int], int], teller: Teller) -> TurningPoint:
    events = [told_event(teller, one.event, at(one.answer)) for one in turn.noted]
    opened = told_event(teller, turn.opened, at(turn.answer)) if turn.opened else None
    return TurningPoint(at(turn.answer), turn.turn, turn.before, turn.after, events, opened)


def _mistake(one: Better, at: Callable[[int], int], teller: Teller) -> MistakeTold:
    return MistakeTold(
        version=at(one.answer),
        seat=one.seat,
        turn=one.turn,
        prompt=one.prompt,
        played=[ActTold(act.prompt, act.wire, act.then) for act in one.played],
        best=[ActTold(act.prompt, act.wire, act.then) for act in one.best],
        mark=one.mark,
        cost=one.gain,
        worth=one.worth,
        win=one.win,
        parts=parts(teller, one.parts),
    )
