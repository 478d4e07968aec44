"""How each game looks in the terminal."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

import msgspec
from rich.console import RenderableType
from rich.pretty import Pretty

from sztab.cli.telling import Teller
from sztab.kernel.game import Game


def draw_board(game: Game[Any], view: msgspec.Struct, tell: Teller) -> RenderableType:
    """The board and all that a seat sees beside it; a game without a drawing of its own shows its view as data."""
    try:
        draw: Callable[[Game[Any], Any, Teller], RenderableType] = import_module(f"{__name__}.{game.package}").draw
    except ModuleNotFoundError:
        return Pretty(msgspec.to_builtins(view), max_length=40)
    return draw(game, view, tell)
