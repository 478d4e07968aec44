"""A table as someone sees it: what is sent is made here, from the seat's view and nothing else."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection
from operator import itemgetter
from typing import Any

import msgspec

from sztab.kernel.dice import commitment
from sztab.kernel.events import is_for
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice, Question
from sztab.server.boards.lessons import lesson_info
from sztab.server.tables.clock import clocks_at
from sztab.server.tables.metadata import Metadata, Seated, now_ms
from sztab.server.tables.table import Table
from sztab.server.wire.models import (
    Label,
    Mark,
    Moment,
    Offer,
    PassageInfo,
    Refusal,
    SeatInfo,
    TableInfo,
    TableStatus,
    Told,
    Waiting,
)  # fmt: skip
from sztab.server.wire.telling import Teller
from sztab.server.wire.texts import without_paths

NO_SEAT = Refusal("", "undo-onlooker")


def entries(table: Table, seat: str | None, floor: int, upto: int, most: int | None = None) -> tuple[list[Told], int]:
    """The journal of versions above `floor` up to `upto`, or the last of it (about `most` entries, whole versions at a
    time), and up to which version the rest goes: `floor`, where there is none."""
    journal, timeline, event = table.play.journal, table.timeline, table.teller.event
    end = bisect_right(journal, timeline.answers_at(upto), key=itemgetter(0))
    found: list[Told] = []
    last = upto
    for place in range(end - 1, -1, -1):
        answers, told = journal[place]
        at = timeline.version_of(answers)
        if at <= floor:
            break
        if most is not None and end - place > most and at < last:
            return found[::-1], at
        if at <= upto and is_for(told, seat):
            found.append(event(told, at))
        last = at
    return found[::-1], floor


def moment(table: Table, seat: str | None, known: int | None = None, most: int | None = None) -> Moment:
    """The table as a seat (None: an onlooker) sees it now, with the journal after what it knows, or the end of that."""
    kept = table.timeline.kept(known)
    events, rest = entries(table, seat, kept, table.version, most)
    question = table.question
    refusal = table.undo_refusal(seat) if seat and table.status == "running" else None
    undo = table.teller.refusal(refusal) if refusal else None if seat else NO_SEAT
    if table.status != "running":
        undo = Refusal("", "undo-over")
    outcome = table.meta.outcome
    return Moment(
        version=table.version,
        kept=kept,
        seat=seat,
        turn=table.game.turn(table.play.state),
        view=table.game.view(table.play.state, seat),
        events=events,
        question=table.teller.question(question) if question and question.seat == seat else None,
        waiting=waiting(table.pending),
        undo=undo,
        outcome=table.teller.outcome(outcome) if outcome else None,
        clocks=clocks_at(table.meta, table.asked, now_ms()),
        lesson=lesson_info(table),
        missing=rest if rest > kept else None,
        taken_back=_taken_back(table),
    )


def _taken_back(table: Table) -> str | None:
    """Who took an answer back, where nothing has followed that yet."""
    lines = table.recorder.lines if table.recorder is not None else []
    return lines[-1].seat if lines and lines[-1].back is not None else None


def past_moment(teller: Teller, play: Play[Any], version: int, seat: str | None, told: list[Told], kept: int) -> Moment:
    """A table as it stood at an earlier version: nothing can be answered there."""
    question = play.question if isinstance(play.question, Choice) else None
    outcome = play.outcome
    return Moment(
        version=version,
        kept=kept,
        seat=seat,
        turn=teller.game.turn(play.state),
        view=teller.game.view(play.state, seat),
        events=told,
        question=None,
        waiting=waiting(question),
        undo=Refusal("", "undo-over"),
        outcome=teller.outcome(outcome) if outcome else None,
    )


def waiting(question: Question | None) -> Waiting | None:
    return Waiting(question.seat, question.prompt) if question else None


def table_info(table: Table, present: Collection[str] = (), onlookers: int = 0) -> TableInfo:
    """A live table as all know it."""
    meta, question = table.meta, table.pending
    meta.version = table.version
    meta.turn = table.game.turn(table.play.state) if table.recorder else 0
    meta.asks = (question.seat, question.prompt) if question else None
    return metadata_info(meta, table.teller, table.status, present, onlookers)


def metadata_info(
    meta: Metadata, teller: Teller, status: TableStatus, present: Collection[str] = (), onlookers: int = 0
) -> TableInfo:
    """A table as all know it, from its metadata."""
    game, outcome = teller.game, meta.outcome
    asked = meta.asks[0] if meta.asks else None
    mark, passages = _problems(meta, hidden=game.has_secrets and meta.kind == "game" and outcome is None)
    return TableInfo(
        id=meta.id,
        game=meta.game,
        edition=game.edition,
        scenario=meta.scenario,
        title=msgspec.convert(game.scenario(meta.scenario).title, Label),
        options=meta.options,
        kind=meta.kind,
        status=status,
        public=meta.public,
        has_secrets=game.has_secrets,
        seats=[_seat_info(teller, seated, seated.seat in present) for seated in meta.seats],
        pace=meta.pace,
        at_timeout=meta.at_timeout,
        at_leave=meta.at_leave,
        forced=meta.forced,
        hints=meta.gives_hints,
        version=meta.version,
        turn=meta.turn,
        waiting=Waiting(*meta.asks) if meta.asks else None,
        since=meta.since,
        outcome=teller.outcome(outcome) if outcome else None,
        clocks=clocks_at(meta, asked, now_ms()),
        offers=[Offer(o.id, o.kind, o.by, list(o.agreed), o.to) for o in meta.offers],
        commitment=meta.commitment,
        practice=meta.practice,
        created=meta.created,
        origin=meta.origin,
        situation=meta.situation,
        chance=meta.chance,
        dice=meta.dice,
        rematch=meta.rematch,
        mark=mark,
        passages=passages,
        one_screen=meta.one_screen,
        takeovers=meta.takeovers,
        next_commitment=commitment(bytes.fromhex(meta.next_seed)) if meta.next_seed and outcome else "",
        onlookers=onlookers,
    )


def _problems(meta: Metadata, *, hidden: bool) -> tuple[Mark | None, list[PassageInfo]]:
    """What rules could not read of a record. It may name an answer: while things are hidden only the log tells it."""

    def told(problem: str) -> str:
        return "" if hidden else without_paths(problem)

    replace = msgspec.structs.replace
    mark = replace(meta.mark, problem=told(meta.mark.problem)) if meta.mark is not None else None
    return mark, [replace(passage, problem=told(passage.problem)) for passage in meta.passages]


def _seat_info(teller: Teller, seated: Seated, present: bool) -> SeatInfo:
    return SeatInfo(
        seat=seated.seat,
        kind=seated.kind,
        label=teller.label("seat", seated.seat),
        name=seated.name,
        bot=seated.bot,
        user=seated.user_name,
        present=present,
        contributed=bool(seated.contribution),
    )
