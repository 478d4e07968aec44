"""A seat of a running game changes hands: its player left or let his time run out, and someone plays on for it."""

from __future__ import annotations

from sztab import bots
from sztab.server.tables import clock
from sztab.server.tables.metadata import Former, Seated, now_ms
from sztab.server.tables.offers import is_decided_against, win_of_others
from sztab.server.tables.table import Table
from sztab.server.wire.faults import Fault
from sztab.server.wire.models import Takeover


def tell_takeover(table: Table, seat: str, before: str, now: str) -> None:
    """All are told, and the record says who plays on."""
    if table.recorder is not None:
        table.sit(seat, now or seat)
    table.meta.takeovers = [*table.meta.takeovers, Takeover(seat, before, now, table.version)]


def vacate(table: Table, seated: Seated, *, watches: bool = False) -> None:
    """Someone loses a seat of a running game; `watches`: he may look on."""
    _remember(table, seated, watches=watches)
    seated.secret, seated.link, seated.session, seated.network, seated.mailbox = "", "", "", "", ""
    seated.networks = []
    seated.user = seated.user_name = None
    seated.verified = False
    table.meta.offers = []  # who comes next has neither made them nor agreed to them


def _remember(table: Table, seated: Seated, *, watches: bool) -> None:
    """Who loses a seat takes along what he knows: he gets no other one."""
    if table.recorder is not None and seated.kind == "person":
        secret = seated.secret if watches else ""
        former = Former(seated.seat, seated.user, seated.network, secret, seated.networks)
        table.meta.former = [*table.meta.former, former]


def play_on(table: Table, seated: Seated, before: str, new: Seated | None) -> None:
    """The partner takes the seat beside his own, since he knows all that it knows; or else a bot."""
    table.meta.offers = []
    if new is not None:
        seated.kind, seated.name, seated.secret = "person", new.name, new.secret
        seated.user, seated.user_name, seated.verified = new.user, new.user_name, new.verified
        seated.session, seated.network, seated.seen = new.session, new.network, new.seen
        seated.mailbox, seated.networks = new.mailbox, list(new.networks)
        tell_takeover(table, seated.seat, before, new.name)
        return
    seated.kind, seated.bot, seated.name = "bot", bots.USUAL, ""
    tell_takeover(table, seated.seat, before, bots.USUAL)


def partner_of(table: Table, seated: Seated) -> Seated | None:
    """Another person who plays the same side."""
    partners = table.game.scenario(table.meta.scenario).partners(seated.seat)
    people = (s for s in table.meta.seats if s.seat in partners and s.kind == "person")
    return next((s for s in people if s.secret != seated.secret), None)


def time_out(table: Table, *, has_room: bool = True) -> None:
    """What was chosen for this table happens to the seat whose time is over. One of several partners neither loses for
    his side nor can a win over him be claimed: his seat is played on as if he had left it. Without room for another
    game of bots among themselves (`has_room`), the last person's seat stays empty."""
    meta, seat = table.meta, table.asked
    due = clock.deadline(meta, seat)
    if seat is None or due is None or due > now_ms():
        raise Fault("time-not-over", seat=seat or "")
    seated = meta.seated(seat)
    assert seated is not None
    decided = is_decided_against(table, seat)
    if meta.at_timeout == "lose" and decided:
        table.end(win_of_others(table, seat, "time"), ())
    elif meta.at_timeout == "claim" and (decided or meta.at_leave == "vacant"):
        meta.flagged = [*meta.flagged, seat]
    elif not has_room and all(other.kind == "bot" for other in meta.seats if other is not seated):
        vacate(table, seated, watches=True)
        seated.kind = "vacant"
        meta.flagged = [*meta.flagged, seat]
    else:
        _take_from(table, seated, partner=meta.at_timeout != "bot" and meta.at_leave == "partner")


def _take_from(table: Table, seated: Seated, *, partner: bool) -> None:
    """Someone plays on for a player who did not answer in time; that one may look on. What a bot reaches for him is his
    own result."""
    before, new = seated.name, partner_of(table, seated) if partner else None
    if new is None:
        _remember(table, seated, watches=True)
        play_on(table, seated, before, None)
        return
    vacate(table, seated, watches=True)
    play_on(table, seated, before, new)
    clock.begin_anew(table.meta, seated.seat, now_ms(), table.meta.left.get(new.seat))
