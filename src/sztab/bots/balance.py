"""How often each side won where bots of one level played a scenario against each other: `balance.toml`."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec


class Measured(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Games of one scenario that bots of one level played on both sides."""

    game: str
    scenario: str
    bot: str
    games: int
    won: dict[str, int]
    """By seat; what is missing to `games` was drawn."""
    answers: int = 0
    """How many answers a game took on the average; 0: not counted."""

    @property
    def drawn(self) -> int:
        return self.games - sum(self.won.values())


class _File(msgspec.Struct, forbid_unknown_fields=True):
    measured: list[Measured]


@cache
def _all() -> tuple[Measured, ...]:
    text = (Path(__file__).parent / "balance.toml").read_bytes()
    return tuple(msgspec.toml.decode(text, type=_File).measured)


def measured(game: str, scenario: str) -> list[Measured]:
    return [found for found in _all() if (found.game, found.scenario) == (game, scenario)]
