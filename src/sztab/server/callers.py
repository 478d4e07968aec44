"""Who calls, and what that lets him do at a table."""

from __future__ import annotations

from hmac import compare_digest

from msgspec import Struct

from sztab.server.faults import Fault
from sztab.server.sheet import Sheet, digest
from sztab.server.table import Table


class User(Struct, frozen=True):
    id: int
    name: str


class Caller(Struct, frozen=True):
    """An account, a secret (by its digest), both or neither."""

    user: User | None = None
    digest: str = ""
    proof: str = ""
    """The digest of the session or token by which the account is known."""

    @property
    def holder(self) -> str:
        """Under what name private notes are kept."""
        return f"user:{self.user.id}" if self.user is not None else self.digest


NOBODY = Caller()


def with_secret(caller: Caller, secret: str) -> Caller:
    return Caller(caller.user, digest(secret), caller.proof) if secret else caller


def is_same(given: str, stored: str) -> bool:
    """Do two digests of secrets agree? An empty one agrees with nothing."""
    return bool(given and stored) and compare_digest(given, stored)


def seats_of(sheet: Sheet, caller: Caller) -> list[str]:
    """The seats that a caller plays."""
    user = caller.user.id if caller.user else None
    return [
        seated.seat
        for seated in sheet.seats
        if seated.kind == "person"
        and (is_same(caller.digest, seated.secret) or (user is not None and seated.user == user))
    ]


def may_watch(sheet: Sheet, caller: Caller) -> bool:
    """Players, those invited, the owner, and a player for whom a bot plays on."""
    user = caller.user.id if caller.user else None
    if sheet.public or (user is not None and sheet.owner == user) or is_same(caller.digest, sheet.watch):
        return True
    return any(
        is_same(caller.digest, seated.link)
        or is_same(caller.digest, seated.secret)
        or (user is not None and seated.user == user)
        for seated in sheet.seats
    )


def is_secret_known(sheet: Sheet, caller: Caller) -> bool:
    """Does the sheet know the secret that a caller shows? Who shows none is known as far as he says."""
    stored = [sheet.watch, *(secret for seated in sheet.seats for secret in (seated.link, seated.secret))]
    return not caller.digest or any(is_same(caller.digest, secret) for secret in stored)


def check_watch(sheet: Sheet, caller: Caller) -> None:
    """Private tables do not even say that they exist."""
    if not may_watch(sheet, caller):
        raise Fault("no-table")


def check_seat(sheet: Sheet, caller: Caller, seat: str) -> None:
    if seat not in seats_of(sheet, caller):
        raise Fault("not-your-seat", seat=seat[:32])


def check_look(table: Table, caller: Caller, seat: str | None) -> None:
    """From where someone may look: his own seats, and any seat once nothing is hidden."""
    if seat is None:
        return
    if table.sheet.seated(seat) is None:
        raise Fault("no-seat", seat=seat[:32])
    if not (table.is_open or seat in seats_of(table.sheet, caller)):
        raise Fault("hidden-seat", seat=seat)
