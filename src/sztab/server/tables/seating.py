"""Taking a seat, leaving it, and seating someone else where a player left."""

from __future__ import annotations

import base64
import hashlib

from sztab import bots
from sztab.server.accounts.callers import Caller, is_same, seats_of
from sztab.server.operation.library import Library
from sztab.server.tables import clock
from sztab.server.tables.apart import is_from, known_by
from sztab.server.tables.metadata import Seated, digest, new_secret, now_ms
from sztab.server.tables.opening import begin_if_full, known_bot
from sztab.server.tables.table import Table
from sztab.server.tables.takeovers import partner_of, play_on, tell_takeover, vacate
from sztab.server.wire.faults import Fault
from sztab.server.wire.table_bodies import Join, Replace

AWAY_MS = 7 * 86_400_000
"""After how long a player who is asked and does not come counts as gone."""


def join(library: Library, table: Table, wish: Join, caller: Caller) -> tuple[str, str]:
    """Take a seat by the secret of its link, or an open one; gives the seat and the player's own secret."""
    secret = _secret_of(table, wish.key) if wish.key else new_secret()
    if wish.key and (again := _joined_before(table, secret)):
        return again, secret
    seated = _wanted(table, wish)
    _check_one_seat(table, seated, caller)
    user = caller.user
    before = seated.name
    seated.kind = "person"
    seated.name = user.name if user else wish.name
    seated.user = user.id if user else None
    seated.user_name = user.name if user else None
    seated.secret, seated.link = digest(secret), ""
    seated.seen = now_ms()
    known_by(table.meta, seated, caller)
    if table.recorder is None and table.meta.practice is None:
        seated.contribution = wish.contribution
    if table.recorder is not None:
        tell_takeover(table, seated.seat, before, seated.name)
        clock.take_over(table.meta, seated.seat, table.asked, now_ms())
    begin_if_full(library, table)
    return seated.seat, secret


def _secret_of(table: Table, key: str) -> str:
    """The secret that belongs to a key of the player's own making: asked again, he gets the same."""
    made = hashlib.sha256(f"sztab-join:{table.meta.id}:{key}".encode()).digest()
    return base64.urlsafe_b64encode(made).decode().rstrip("=")


def _joined_before(table: Table, secret: str) -> str:
    seats = table.meta.seats
    return next((s.seat for s in seats if s.kind == "person" and is_same(digest(secret), s.secret)), "")


def _check_one_seat(table: Table, wanted: Seated, caller: Caller) -> None:
    """One holder never gets a second seat of a game with hidden things, by no door; nor does one who knows what was
    hidden from that seat. While it waits for players, friends may come from one network."""
    meta = table.meta
    if not table.game.has_secrets or meta.one_screen or meta.kind != "game":
        return
    user = caller.user.id if caller.user else None
    network = meta.known_here(caller.network) if table.recorder is not None else ""
    for other in meta.seats:
        if other is wanted or other.kind != "person":
            continue
        by_user = user is not None and other.user == user
        if by_user or is_same(caller.digest, other.secret) or is_from(other, network):
            raise Fault("second-seat")
    for former in meta.former:
        if former.seat != wanted.seat:
            by_user = user is not None and former.user == user
            if by_user or is_from(former, network):
                raise Fault("knew-other-seat")


def _wanted(table: Table, wish: Join) -> Seated:
    if table.status not in ("waiting", "running"):
        raise Fault(f"table-{table.status}")
    if wish.secret:
        found = next((s for s in table.meta.seats if s.kind == "link" and is_same(digest(wish.secret), s.link)), None)
        if found is None:
            raise Fault("link-used")
        return found
    found = next((s for s in table.meta.seats if s.kind == "open" and wish.seat in ("", s.seat)), None)
    if found is None:
        raise Fault("seat-taken")
    return found


def leave(table: Table, seat: str) -> None:
    """Give up a seat: someone else can be seated there, or plays on at once, as the table is set. Where nobody else is
    left it stays empty: bots do not play on among themselves."""
    seated = table.meta.seated(seat)
    if seated is None or table.status not in ("waiting", "running"):
        raise Fault(f"table-{table.status}")
    before, partner = seated.name, partner_of(table, seated)
    vacate(table, seated)
    seated.kind = "vacant"
    is_left = any(other.kind == "person" for other in table.meta.seats)
    if table.status == "running" and table.meta.at_leave != "vacant" and is_left:
        play_on(table, seated, before, partner if table.meta.at_leave == "partner" else None)


def forget(table: Table, user_id: int) -> None:
    """An account ends: it leaves its seats, and neither name nor account stays in them. What its holder knows he still
    knows: he gets no other seat under another name."""
    for seated in table.meta.seats:
        if seated.user == user_id:
            seated.name = ""
            if seated.kind == "person" and table.status in ("waiting", "running"):
                leave(table, seated.seat)
            else:  # the game is over, or a bot plays on
                seated.user = seated.user_name = None
                seated.secret = seated.session = seated.network = seated.mailbox = ""
                seated.networks = []


def replace(library: Library, table: Table, wish: Replace, caller: Caller) -> str:
    """Seat someone else where a player left, let his time run out, or has not come for long; gives a link's secret."""
    seated = table.meta.seated(wish.seat)
    if seated is None:
        raise Fault("no-seat", seat=wish.seat)
    others = seats_of(table.meta, caller)
    owns = caller.user is not None and caller.user.id == table.meta.owner
    if not others and not owns:
        raise Fault("only-players-replace")
    if table.status not in ("waiting", "running"):
        raise Fault(f"table-{table.status}")
    if seated.kind in ("person", "bot") and not _is_gone(table, seated):
        raise Fault("still-played", seat=wish.seat)
    bot = known_bot(table.meta.game, wish.bot or bots.USUAL) if wish.kind == "bot" else ""
    secret = new_secret() if wish.kind == "link" else ""
    vacate(table, seated)
    seated.kind, seated.bot = wish.kind, bot
    seated.link = digest(secret) if secret else ""
    if bot:
        if table.recorder is not None:
            tell_takeover(table, seated.seat, seated.name, bot)
        seated.name = ""
        table.meta.flagged = [seat for seat in table.meta.flagged if seat != wish.seat]
    begin_if_full(library, table)
    return secret


def _is_gone(table: Table, seated: Seated) -> bool:
    if seated.seat in table.meta.flagged:
        return True
    is_late = table.asked == seated.seat and now_ms() - max(table.meta.since, seated.seen) > AWAY_MS
    return seated.kind == "person" and is_late
