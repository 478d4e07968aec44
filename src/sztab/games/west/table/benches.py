"""Jobs that `sztab bench` times in the middle of a game."""

from typing import Any

from sztab.games.west.logistics.depots import upkeep
from sztab.games.west.logistics.supply import regions, unsupplied
from sztab.games.west.state import State
from sztab.games.west.units.pieces import PL, RU
from sztab.kernel.play import Play


def supply(play: Play[State]) -> Any:
    """6.0 for both sides."""
    return unsupplied(play.game.ed, play.state)  # type: ignore[attr-defined]


def chain(play: Play[State]) -> Any:
    """5.2, 5.3 for both sides."""
    ed = play.game.ed  # type: ignore[attr-defined]
    return [upkeep(ed, play.state, side, play.state.depots[side]) for side in (PL, RU)]


def reach(play: Play[State]) -> Any:
    """6.0: the hexes in supply of one side."""
    return regions(play.game.ed, play.state, RU)  # type: ignore[attr-defined]


BENCHES = {"supply_us": supply, "chain_us": chain, "regions_us": reach}
