"""Boards that are arranged by hand: which pieces there are, where each stands, and what else of a position can be set.

A game describes its board once (`Game.arrangement`) and takes changes (`Game.arrange`); clients draw a board to arrange
from the description and need to know no rule for it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from msgspec import Struct

from sztab.kernel.errors import BadNotation
from sztab.kernel.requests import Seat


class Piece(Struct, frozen=True):
    """What can be put on a board: where it stands (None: off the board), and how."""

    id: str
    kind: str
    """What it is: a unit, an army, a leader, a card. Its name is the label of this field."""
    side: Seat
    place: str | None
    fields: dict[str, Any] = {}


class Knob(Struct, frozen=True):
    """Something else that can be set: what it is now, and all that it can be (empty: the form that situations have)."""

    now: Any
    values: list[Any] = []


class Arrangement(Struct, frozen=True):
    """A board as it can be arranged."""

    pieces: list[Piece]
    places: dict[str, list[str]]
    """By kind of piece: where it can be put."""
    fields: dict[str, dict[str, list[Any]]]
    """By kind of piece: its fields, with all values that they can have."""
    settings: dict[str, Knob]
    off_board: list[str] = []
    """Fields that tell of pieces off the board; the others tell of those on it."""


class Put(Struct, frozen=True, forbid_unknown_fields=True):
    """Put a piece on a place (null: off the board). Fields that are not named stay; of a piece that comes, as usual."""

    piece: str
    place: str | None
    fields: dict[str, Any] = {}


def check_puts(puts: Iterable[Put], known: Arrangement) -> None:
    """Refuse pieces, places, fields and values that the board does not have."""
    kinds = {piece.id: piece.kind for piece in known.pieces}
    for put in puts:
        kind = kinds.get(put.piece)
        if kind is None:
            raise BadNotation(f"there is no piece {put.piece[:40]!r} to be put")
        if put.place is not None and put.place not in known.places[kind]:
            raise BadNotation(f"{put.piece} cannot be put on {put.place[:40]!r}")
        for field, value in put.fields.items():
            check_one(f"{put.piece}: {field[:40]}", value, known.fields.get(kind, {}).get(field))


def check_settings(settings: Mapping[str, Any], known: Arrangement) -> None:
    for name, value in settings.items():
        knob = known.settings.get(name)
        if knob is None:
            raise BadNotation(f"there is nothing {name[:40]!r} to be set (there is: {', '.join(known.settings)})")
        if knob.values:
            check_one(name, value, knob.values)


def check_one(what: str, value: Any, values: Collection[Any] | None) -> None:
    """A value is one of those that there are; true is not 1 here."""
    if values is None:
        raise BadNotation(f"{what}: there is no such field")
    if not any(type(value) is type(one) and value == one for one in values):
        raise BadNotation(f"{what} is one of {', '.join(map(str, values))}, not {str(value)[:40]!r}")
