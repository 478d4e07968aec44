"""Clocks: they run only while a person's seat has a question to answer."""

from __future__ import annotations

from sztab.server.tables.metadata import Metadata
from sztab.server.wire.models import Clocks

GRACE_MS = 500
"""Time that the way of a message may take before it counts as too late."""
MOST_GRANTS = 500
"""How many answers of a seat in a row are remembered with the time they were given."""


def start_clocks(meta: Metadata, now: int) -> None:
    if meta.pace.kind != "none":
        meta.left = {seated.seat: meta.pace.main * 1000 for seated in meta.seats}
    meta.since = now


def is_timed(meta: Metadata, seat: str | None) -> bool:
    seated = meta.seated(seat) if seat else None
    return meta.pace.kind != "none" and seated is not None and seated.kind != "bot"


def charge(meta: Metadata, asked: str | None, now: int) -> None:
    """Take the time since the question from the seat that was asked."""
    if asked and is_timed(meta, asked):
        meta.left[asked] = meta.left.get(asked, 0) - max(0, now - meta.since)


def after_answer(meta: Metadata, asked: str | None, now: int) -> None:
    """An answer was given: the seat gets its increment, or its whole time for the next answer."""
    charge(meta, asked, now)
    if asked and is_timed(meta, asked):
        before = meta.left[asked]
        if meta.pace.kind == "days":
            meta.left[asked] = meta.pace.main * 1000
        else:
            meta.left[asked] += meta.pace.increment * 1000
        meta.granted = [grant for grant in meta.granted if grant[0] == asked][-MOST_GRANTS:]
        meta.granted.append((asked, meta.left[asked] - before))
    meta.since = now


def after_undo(meta: Metadata, asked: str | None, seat: str, now: int) -> None:
    """An answer was taken back, and with it the time that it was given: nobody wins time by answering and undoing."""
    charge(meta, asked, now)
    if meta.granted and meta.granted[-1][0] == seat:
        _, grant = meta.granted[-1]
        meta.granted = meta.granted[:-1]
        meta.left[seat] = meta.left.get(seat, 0) - grant
    meta.since = now


def take_over(meta: Metadata, seat: str, asked: str | None, now: int) -> None:
    """Someone new sits down: he has the time for an answer by days, and all of it where it was over."""
    if meta.pace.kind == "none":
        return
    left = meta.left.get(seat, 0) - (max(0, now - meta.since) if seat == asked else 0)
    if meta.pace.kind == "days" or left <= 0 or seat in meta.flagged:
        begin_anew(meta, seat, now if seat == asked else meta.since)


def begin_anew(meta: Metadata, seat: str, since: int, left: int | None = None) -> None:
    """A seat has time again: all of it by days, else what is said, and all where that is nothing."""
    whole = meta.pace.main * 1000
    meta.left[seat] = left if meta.pace.kind == "live" and left is not None and left > 0 else whole
    meta.since, meta.flagged = since, [flagged for flagged in meta.flagged if flagged != seat]
    meta.granted = [grant for grant in meta.granted if grant[0] != seat]


def deadline(meta: Metadata, asked: str | None) -> int | None:
    """When the time of the asked seat is over; None: never, or it is over already."""
    if not asked or not is_timed(meta, asked) or asked in meta.flagged:
        return None
    return meta.since + meta.left.get(asked, 0) + GRACE_MS


def clocks_at(meta: Metadata, asked: str | None, now: int) -> Clocks | None:
    if meta.pace.kind == "none" or not meta.left:
        return None
    left = dict(meta.left)
    running = asked if is_timed(meta, asked) else None
    if running:
        left[running] -= max(0, now - meta.since)
    return Clocks(left, running, now)
