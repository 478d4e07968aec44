"""A table as someone sees it: what is sent is made here, from the seat's view and nothing else."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection
from operator import itemgetter
from typing import Any

import msgspec

from sztab.kernel.events import is_for
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice, Question
from sztab.server.clock import clocks_at
from sztab.server.parts import (
    Label,
    Moment,
    Offer,
    Refusal,
    SeatInfo,
    TableInfo,
    TableStatus,
    Told,
    Waiting,
)  # fmt: skip
from sztab.server.sheet import Seated, Sheet, now_ms
from sztab.server.table import Table
from sztab.server.telling import Teller

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
    refusal = table.play.undo_refusal(seat) if seat and table.status == "running" else None
    undo = table.teller.refusal(refusal) if refusal else None if seat else NO_SEAT
    if table.status != "running":
        undo = Refusal("", "undo-over")
    outcome = table.sheet.outcome
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
        clocks=clocks_at(table.sheet, table.asked, now_ms()),
        missing=rest if rest > kept else None,
    )


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
    sheet, question = table.sheet, table.pending
    sheet.version = table.version
    sheet.turn = table.game.turn(table.play.state) if table.recorder else 0
    sheet.asks = (question.seat, question.prompt) if question else None
    return sheet_info(sheet, table.teller, table.status, present, onlookers)


def sheet_info(
    sheet: Sheet, teller: Teller, status: TableStatus, present: Collection[str] = (), onlookers: int = 0
) -> TableInfo:
    """A table as all know it, from its sheet."""
    game, outcome = teller.game, sheet.outcome
    asked = sheet.asks[0] if sheet.asks else None
    return TableInfo(
        id=sheet.id,
        game=sheet.game,
        edition=game.edition,
        scenario=sheet.scenario,
        title=msgspec.convert(game.scenario(sheet.scenario).title, Label),
        options=sheet.options,
        kind=sheet.kind,
        status=status,
        public=sheet.public,
        has_secrets=game.has_secrets,
        seats=[_seat_info(teller, seated, seated.seat in present) for seated in sheet.seats],
        pace=sheet.pace,
        at_timeout=sheet.at_timeout,
        forced=sheet.forced,
        version=sheet.version,
        turn=sheet.turn,
        waiting=Waiting(*sheet.asks) if sheet.asks else None,
        since=sheet.since,
        outcome=teller.outcome(outcome) if outcome else None,
        clocks=clocks_at(sheet, asked, now_ms()),
        offers=[Offer(o.id, o.kind, o.by, list(o.agreed), o.to) for o in sheet.offers],
        commitment=sheet.commitment,
        practice=sheet.practice,
        created=sheet.created,
        origin=sheet.origin,
        situation=sheet.situation,
        chance=sheet.chance,
        dice=sheet.dice,
        rematch=sheet.rematch,
        mark=sheet.mark,
        onlookers=onlookers,
    )


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
