"""Fields that requests and messages share, with their limits; and what all bodies of requests have in common."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

from sztab.server.wire.texts import PLAIN

Id: TypeAlias = Annotated[str, Meta(max_length=64)]
Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Secret: TypeAlias = Annotated[str, Meta(max_length=128)]
Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=2000)]
Intent: TypeAlias = Annotated[list[dict[str, Any]], Meta(max_length=32)]
Intents: TypeAlias = Annotated[list[Intent], Meta(max_length=12)]
SeatId: TypeAlias = Annotated[str, Meta(max_length=32)]
Version: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
Depth: TypeAlias = Annotated[int, Meta(ge=0, le=2)]
Name: TypeAlias = Annotated[str, Meta(max_length=40, pattern=PLAIN)]
Words: TypeAlias = Annotated[str, Meta(max_length=64, pattern=PLAIN)]


class Body(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A request: unknown fields are refused."""
