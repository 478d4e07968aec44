"""Bodies of requests and replies for who moderates a server."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sztab.server.wire.fields import Body
from sztab.server.wire.models import ChatLine, TableStatus


class Report(Struct, frozen=True):
    """Something that someone found wrong at a table."""

    id: int
    table: str
    by: str
    seat: str
    text: str
    at: int


class Reports(Struct, frozen=True):
    reports: list[Report]


class Sitter(Struct, frozen=True):
    """Who sits on a seat; `account` is empty for a guest or a bot."""

    seat: str
    name: str
    account: str


class TableOverview(Struct, frozen=True):
    """What a moderator sees of a table: who sits there and what was said; nothing of the game's secrets."""

    table: str
    game: str
    scenario: str
    status: TableStatus
    seats: list[Sitter]
    chat: list[ChatLine]


class AccountAct(Body, frozen=True):
    act: Literal["mute", "close", "open"]
    """`mute`: says nothing in chats for `hours` (0: may speak again); `close`: cannot be entered; `open`: can again."""
    hours: Annotated[int, Meta(ge=0, le=8_760)] = 24
