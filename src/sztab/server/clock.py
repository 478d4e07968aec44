"""Clocks: they run only while a person's seat has a question to answer."""

from __future__ import annotations

from sztab.server.parts import Clocks
from sztab.server.sheet import Sheet

GRACE_MS = 500
"""Time that the way of a message may take before it counts as too late."""
MOST_GRANTS = 500
"""How many answers of a seat in a row are remembered with the time they were given."""


def start_clocks(sheet: Sheet, now: int) -> None:
    if sheet.pace.kind != "none":
        sheet.left = {seated.seat: sheet.pace.main * 1000 for seated in sheet.seats}
    sheet.since = now


def is_timed(sheet: Sheet, seat: str | None) -> bool:
    seated = sheet.seated(seat) if seat else None
    return sheet.pace.kind != "none" and seated is not None and seated.kind != "bot"


def charge(sheet: Sheet, asked: str | None, now: int) -> None:
    """Take the time since the question from the seat that was asked."""
    if asked and is_timed(sheet, asked):
        sheet.left[asked] = sheet.left.get(asked, 0) - max(0, now - sheet.since)


def after_answer(sheet: Sheet, asked: str | None, now: int) -> None:
    """An answer was given: the seat gets its increment, or its whole time for the next answer."""
    charge(sheet, asked, now)
    if asked and is_timed(sheet, asked):
        before = sheet.left[asked]
        if sheet.pace.kind == "days":
            sheet.left[asked] = sheet.pace.main * 1000
        else:
            sheet.left[asked] += sheet.pace.increment * 1000
        sheet.granted = [grant for grant in sheet.granted if grant[0] == asked][-MOST_GRANTS:]
        sheet.granted.append((asked, sheet.left[asked] - before))
    sheet.since = now


def after_undo(sheet: Sheet, asked: str | None, seat: str, now: int) -> None:
    """An answer was taken back, and with it the time that it was given: nobody wins time by answering and undoing."""
    charge(sheet, asked, now)
    if sheet.granted and sheet.granted[-1][0] == seat:
        _, grant = sheet.granted[-1]
        sheet.granted = sheet.granted[:-1]
        sheet.left[seat] = sheet.left.get(seat, 0) - grant
    sheet.since = now


def deadline(sheet: Sheet, asked: str | None) -> int | None:
    """When the time of the asked seat is over; None: never, or it is over already."""
    if not asked or not is_timed(sheet, asked) or asked in sheet.flagged:
        return None
    return sheet.since + sheet.left.get(asked, 0) + GRACE_MS


def clocks_at(sheet: Sheet, asked: str | None, now: int) -> Clocks | None:
    if sheet.pace.kind == "none" or not sheet.left:
        return None
    left = dict(sheet.left)
    running = asked if is_timed(sheet, asked) else None
    if running:
        left[running] -= max(0, now - sheet.since)
    return Clocks(left, running, now)
