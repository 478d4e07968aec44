"""Jobs that `sztab bench` times in the middle of a battle."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sztab.games.raclawice.fire.aiming import candidates
from sztab.games.raclawice.state import State
from sztab.kernel.play import Play

if TYPE_CHECKING:
    from sztab.games.raclawice.game import Raclawice


def first_sight(play: Play[State]) -> int:
    """10.1: the line between the two corners that lie farthest apart, as if nobody had asked for it before."""
    game: Any = play.game
    found: Raclawice = game
    return found.ed.sight.lines.line(0, found.ed.board.size - 1)


def sight(play: Play[State]) -> bool:
    """10.1: do the two corners of the map that lie farthest apart see each other?"""
    game: Any = play.game
    found: Raclawice = game
    state = play.state
    return found.ed.sight.sees(0, found.ed.board.size - 1, state.occupied[0] | state.occupied[1])


def shooters(play: Play[State]) -> list[int]:
    """10.4: all units of a side that may fire now."""
    game: Any = play.game
    found: Raclawice = game
    return candidates(found.ed, play.state, 1)
