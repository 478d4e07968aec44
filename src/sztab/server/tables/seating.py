"""Taking a seat, leaving it, and seating someone else where a player left."""

from __future__ import annotations

from sztab.server.accounts.callers import Caller, is_same, seats_of
from sztab.server.operation.library import Library
from sztab.server.tables.metadata import Seated, digest, new_secret, now_ms
from sztab.server.tables.opening import begin_if_full, known_bot
from sztab.server.tables.table import Table
from sztab.server.wire.faults import Fault
from sztab.server.wire.table_bodies import Join, Replace

AWAY_MS = 7 * 86_400_000
"""After how long a player who is asked and does not come counts as gone."""


def join(library: Library, table: Table, wish: Join, caller: Caller) -> tuple[str, str]:
    """Take a seat by the secret of its link, or an open one; gives the seat and the player's own secret."""
    seated = _wanted(table, wish)
    secret = new_secret()
    user = caller.user
    seated.kind = "person"
    seated.name = user.name if user else wish.name
    seated.user = user.id if user else None
    seated.user_name = user.name if user else None
    seated.secret, seated.link = digest(secret), ""
    seated.seen = now_ms()
    if table.recorder is None and table.meta.practice is None:
        seated.contribution = wish.contribution
    begin_if_full(library, table)
    return seated.seat, secret


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
    """Give up a seat: someone else can be seated there."""
    seated = table.meta.seated(seat)
    if seated is None or table.status not in ("waiting", "running"):
        raise Fault(f"table-{table.status}")
    seated.kind, seated.secret, seated.link = "vacant", "", ""
    seated.user = seated.user_name = None


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
    bot = known_bot(wish.bot or "greedy") if wish.kind == "bot" else ""
    secret = new_secret() if wish.kind == "link" else ""
    seated.kind, seated.bot = wish.kind, bot
    seated.link = digest(secret) if secret else ""
    seated.secret, seated.user, seated.user_name, seated.name = "", None, None, ""
    table.meta.flagged = [seat for seat in table.meta.flagged if seat != wish.seat]
    begin_if_full(library, table)
    return secret


def _is_gone(table: Table, seated: Seated) -> bool:
    if seated.seat in table.meta.flagged:
        return True
    is_late = table.asked == seated.seat and now_ms() - max(table.meta.since, seated.seen) > AWAY_MS
    return seated.kind == "person" and is_late
