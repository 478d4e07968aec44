"""Bodies of requests and replies about accounts, and about the server itself."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sztab.server.wire.fields import Body, Name
from sztab.server.wire.models import TableInfo

AccountName = Annotated[str, Meta(min_length=2, max_length=32, pattern=r"^[\w.-]+(?!\n)$")]
Password = Annotated[str, Meta(min_length=10, max_length=200)]
Mail = Annotated[str, Meta(max_length=200, pattern=r"^$|^[^@\s]+@[^@\s]+\.[^@\s]+(?!\n)$")]


class NewAccount(Body, frozen=True):
    name: AccountName
    password: Password
    mail: Mail = ""


class Login(Body, frozen=True):
    name: Annotated[str, Meta(max_length=32)]
    password: Annotated[str, Meta(max_length=200)]


class ForgottenPassword(Body, frozen=True):
    name: Annotated[str, Meta(max_length=32)]


class ResetPassword(Body, frozen=True):
    code: Annotated[str, Meta(max_length=64)]
    password: Password


class MailCode(Body, frozen=True):
    code: Annotated[str, Meta(max_length=64)]


class EndOfAccount(Body, frozen=True):
    password: Annotated[str, Meta(max_length=200)]


class NewPassword(Body, frozen=True):
    old: Annotated[str, Meta(max_length=200)]
    password: Password


class NoticeSettings(Body, frozen=True):
    """Where notices go, and how many minutes lie at least between two."""

    mail: Mail = ""
    webhook: Annotated[str, Meta(max_length=500, pattern=r"^$|^https?://[\x21-\x7e]+(?!\n)$")] = ""
    minutes: Annotated[int, Meta(ge=1, le=10_080)] = 60
    language: Literal["en", "pl"] = "en"


class Account(Struct, frozen=True):
    name: str
    notices: NoticeSettings
    verified: bool = False
    """Is the e-mail address proven?"""
    admin: bool = False
    """May it moderate?"""


Scope = Literal["all", "play", "read"]


class NewToken(Body, frozen=True):
    name: Name
    scope: Scope = "play"
    """`read`: look; `play`: also play at tables; `all`: also change the account."""
    days: Annotated[int, Meta(ge=1, le=366)] = 90
    """After so many days it opens nothing any more."""


class TokenInfo(Struct, frozen=True):
    id: int
    name: str
    created: int
    token: str = ""
    """Shown once, when it is made."""
    scope: Scope = "all"
    expires: int = 0


class Tokens(Struct, frozen=True):
    tokens: list[TokenInfo]


class SideScore(Struct, frozen=True):
    """Results of one side of one scenario."""

    game: str
    scenario: str
    seat: str
    played: int
    won: int
    drawn: int
    lost: int


class Statistics(Struct, frozen=True):
    name: str
    scores: list[SideScore]
    """Results that count: between accounts with proven addresses, apart from each other."""
    others: list[SideScore] = []
    """Games against bots, for practice, at one screen, with seats that changed hands, or between accounts that are
    not proven."""


class MyTables(Struct, frozen=True):
    tables: list[TableInfo]
    more: bool


class Health(Struct, frozen=True):
    status: Literal["ok", "stopping", "failing"]
    version: str
    tables: int
    sockets: int
