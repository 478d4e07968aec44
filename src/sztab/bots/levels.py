"""The levels of play: the same names in all games, each stronger than the one before it.

A level that has to be measured before it is offered names the games in which it is; `docs/bots.md` has the figures.
"""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from sztab.bots.bot import Bot
from sztab.bots.greedy import GreedyBot
from sztab.bots.marshal import MarshalBot
from sztab.bots.officer import OfficerBot
from sztab.bots.uniform import UniformBot
from sztab.kernel.errors import BadNotation
from sztab.kernel.game import Game
from sztab.kernel.requests import Seat

CARELESS = 0.75
"""The share of its answers that a recruit gives without a look."""
CAREFUL = frozenset({"raclawice-1794"})
"""Where a recruit looks at all of them: else he would pass before anybody has moved, and play no better than chance."""
SLIPS = {"how-the-west-was-saved": 0.3, "raclawice-1794": 0.35}
"""The share of answers that a recruit gives by mistake: any legal one."""


OFFICERS = frozenset({"bitwa-warszawska", "how-the-west-was-saved", "nest-of-eagles", "raclawice-1794", "rok-1920"})
"""The games that have an officer."""
MARSHALS = OFFICERS
"""The games that have a marshal."""
ADVISERS = MARSHALS - {"bitwa-warszawska"}
"""Where he can say what he thinks: a network only says what it likes."""


class Level(Struct, frozen=True):
    """A level: its id, how its bot is made from a seed, and the games that have it (None: all)."""

    id: str
    make: Callable[[int | str | None], Bot]
    games: frozenset[str] | None = None
    advice: frozenset[str] | None = frozenset()
    """The games in which it can say what it thinks of answers (None: all)."""

    def plays(self, game: str) -> bool:
        return self.games is None or game in self.games

    def advises(self, game: str) -> bool:
        return self.advice is None or game in self.advice

    def weights(self, game: Game[Any], seat: Seat) -> Any:
        """By which it judges and plans; None: those of the game."""
        return game.thorough(seat) if self.id == "marshal" else None


def _recruit(seed: int | str | None) -> Bot:
    """Greedy, but he looks at one world only, three of four answers he gives without a look, and he makes mistakes."""
    return GreedyBot(seed, worlds=1, careless=CARELESS, careful=CAREFUL, slips=SLIPS)


LEVELS: Mapping[str, Level] = {
    level.id: level
    for level in (
        Level("uniform", UniformBot),
        Level("recruit", _recruit),
        Level("corporal", GreedyBot, advice=None),
        Level("officer", OfficerBot, OFFICERS, OFFICERS),
        Level("marshal", MarshalBot, MARSHALS, ADVISERS),
    )
}
OLD_NAMES: Mapping[str, str] = {"greedy": "corporal"}
"""What levels were called before: accepted everywhere."""


def known(name: str) -> Level:
    """A level by its id or an old name of it."""
    level = LEVELS.get(OLD_NAMES.get(name, name))
    if level is None:
        raise BadNotation(f"no bot {name!r} (there are: {', '.join(LEVELS)})")
    return level
