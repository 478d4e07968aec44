"""What of an event is told: most games tell all its fields, one may name fewer things than an event holds."""

from collections.abc import Mapping
from typing import Any, Protocol, runtime_checkable

from msgspec import Struct

SILENT = frozenset({"rule", "only"})
"""Fields of every event that words do not fill: they are told beside it, or to nobody."""


@runtime_checkable
class Selective(Protocol):
    """A game that leaves out of an event's lists whom its sentence is not about."""

    def named(self, event: str, fields: Mapping[str, Any]) -> Mapping[str, Any]:
        """The fields that are told otherwise than they stand."""
        ...


def named(game: object, event: str, fields: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of an event, as the game has them told."""
    return {**fields, **(game.named(event, fields) if isinstance(game, Selective) else {})}


def fields_of(game: object, event: Struct) -> dict[str, Any]:
    """The same of an event itself."""
    fields = {f: getattr(event, f) for f in event.__struct_fields__ if f not in SILENT}
    return named(game, str(event.__struct_config__.tag), fields)
