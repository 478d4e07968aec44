"""Who calls, and what that lets him do at a table."""

from __future__ import annotations

from hmac import compare_digest

import msgspec
from msgspec import Struct

from sztab.server.tables.metadata import Metadata, digest
from sztab.server.tables.table import Table
from sztab.server.wire.faults import Fault


class User(Struct, frozen=True):
    id: int
    name: str
    verified: bool = False
    """Has it proven its e-mail address?"""
    admin: bool = False
    """May it moderate?"""
    mailbox: str = ""
    """The mailbox that it has proven, however its address is written."""


class Caller(Struct, frozen=True):
    """An account, a secret (by its digest), both or neither."""

    user: User | None = None
    digest: str = ""
    proof: str = ""
    """The digest of the session or token by which the account is known."""
    network: str = ""
    """The network that it calls from."""
    scope: str = "all"
    """What its token lets it do."""

    @property
    def holder(self) -> str:
        """Under what name private notes are kept."""
        return f"user:{self.user.id}" if self.user is not None else self.digest


NOBODY = Caller()


def with_secret(caller: Caller, secret: str) -> Caller:
    return msgspec.structs.replace(caller, digest=digest(secret)) if secret else caller


def is_same(given: str, stored: str) -> bool:
    """Do two digests of secrets agree? An empty one agrees with nothing."""
    return bool(given and stored) and compare_digest(given, stored)


def seats_of(meta: Metadata, caller: Caller) -> list[str]:
    """The seats that a caller plays."""
    user = caller.user.id if caller.user else None
    return [
        seated.seat
        for seated in meta.seats
        if seated.kind == "person"
        and (is_same(caller.digest, seated.secret) or (user is not None and seated.user == user))
    ]


def may_watch(meta: Metadata, caller: Caller) -> bool:
    """Players, those invited, the owner, and a player for whom someone plays on since his time ran out."""
    user = caller.user.id if caller.user else None
    if meta.public or (user is not None and meta.owner == user) or is_same(caller.digest, meta.watch):
        return True
    if any(f.secret and (is_same(caller.digest, f.secret) or user == f.user is not None) for f in meta.former):
        return True
    return any(
        is_same(caller.digest, seated.link)
        or is_same(caller.digest, seated.secret)
        or (user is not None and seated.user == user)
        for seated in meta.seats
    )


def is_secret_known(meta: Metadata, caller: Caller) -> bool:
    """Does the table know the secret that a caller shows? Who shows none is known as far as he says."""
    stored = [meta.watch, *(secret for seated in meta.seats for secret in (seated.link, seated.secret))]
    stored += [former.secret for former in meta.former]
    return not caller.digest or any(is_same(caller.digest, secret) for secret in stored)


def check_watch(meta: Metadata, caller: Caller) -> None:
    """Private tables do not even say that they exist."""
    if not may_watch(meta, caller):
        raise Fault("no-table")


def check_seat(meta: Metadata, caller: Caller, seat: str) -> None:
    if seat not in seats_of(meta, caller):
        raise Fault("not-your-seat", seat=seat[:32])


def check_look(table: Table, caller: Caller, seat: str | None) -> None:
    """From where someone may look: his own seats, and any seat once nothing is hidden."""
    if seat is None:
        return
    if table.meta.seated(seat) is None:
        raise Fault("no-seat", seat=seat[:32])
    if not (table.is_open or seat in seats_of(table.meta, caller)):
        raise Fault("hidden-seat", seat=seat)
