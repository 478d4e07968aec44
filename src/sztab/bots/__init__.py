"""Bots by name."""

from sztab.bots.bot import Bot
from sztab.bots.greedy import GreedyBot
from sztab.bots.uniform import UniformBot
from sztab.kernel.errors import BadNotation

NAMES = ("uniform", "greedy")


def make(name: str, seed: int | str | None = None) -> Bot:
    """A bot by its id."""
    if name == "uniform":
        return UniformBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    raise BadNotation(f"no bot {name!r} (there are: {', '.join(NAMES)})")
