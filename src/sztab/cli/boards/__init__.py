"""How each game looks in the terminal."""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.pretty import Pretty

from sztab.cli.telling import Teller
from sztab.kernel.game import Game
from sztab.kernel.play import Play

STANDING = "standing"
"""The question to a game that tells how it would be judged now, and what puts that into words."""
Stands = Callable[[Mapping[str, Any], Teller], Sequence[RenderableType]]


def draw_board(game: Game[Any], view: msgspec.Struct, tell: Teller, play: Play[Any] | None = None) -> RenderableType:
    """The board and all that a seat sees beside it; a game without a drawing of its own shows its view as data. Of a
    play that goes on, a game whose drawing has words for it also says how it stands."""
    try:
        drawing = import_module(f"{__name__}.{game.package}")
    except ModuleNotFoundError:
        return Pretty(msgspec.to_builtins(view), max_length=40)
    drawn: RenderableType = drawing.draw(game, view, tell)
    stands: Stands | None = getattr(drawing, STANDING, None)
    if play is None or play.outcome is not None or stands is None:
        return drawn
    return Group(*stands(game.queries[STANDING](play, {}), tell), drawn)
