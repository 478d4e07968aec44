"""Bots by name."""

from sztab.bots.bot import Bot
from sztab.bots.levels import LEVELS, OLD_NAMES, known
from sztab.kernel.errors import BadNotation

NAMES = tuple(LEVELS)
"""All levels, from the weakest to the strongest."""
USUAL = "corporal"
"""The opponent that one gets without asking for another."""


def offered(game: str) -> tuple[str, ...]:
    """The levels that a game has, from the weakest to the strongest."""
    return tuple(name for name, level in LEVELS.items() if level.plays(game))


def named(name: str, game: str) -> str:
    """The id of a level that a game has, by its id or an old name of it."""
    level = known(name)
    if not level.plays(game):
        raise BadNotation(f"{game} has no bot {name!r} (it has: {', '.join(offered(game))})")
    return level.id


def make(name: str, seed: int | str | None = None) -> Bot:
    """A bot by its id or an old name of it."""
    return known(name).make(seed)


__all__ = ["LEVELS", "NAMES", "OLD_NAMES", "USUAL", "Bot", "known", "make", "named", "offered"]
