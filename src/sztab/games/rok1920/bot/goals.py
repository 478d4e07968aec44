"""What a scenario is about, for the eyes of a bot: the victory rules as weights of places, losses and morale.

A weight of 1 is a victory point where the scenario counts points; where conditions decide it, the weights say how
much each of them is worth on the way there.
"""

from collections.abc import Mapping

from msgspec import Struct

from sztab.games.rok1920.forces.lithuania import CAPITAL
from sztab.games.rok1920.map.board import Board
from sztab.games.rok1920.units.counters import PL, SU, THEATRES
from sztab.hexmap.bits import members

Places = Mapping[str, float]
PL_THEATRE = THEATRES.index("pl")
DIGIT, LOCALITY = 0.5, 0.1
"""Any place with a digit moves morale (15.4); any place is worth something for supply and rails."""


class Goals(Struct, frozen=True, kw_only=True):
    """The weights of one scenario."""

    polish: Places = {}
    """Places that are worth something to the Pole while he holds them."""
    red: Places = {}
    strength: tuple[float, float] = (1.0, 1.0)
    """What a strength point of each side is worth to it."""
    division: float = 1.0
    brigade: float = 0.5
    """What a side loses with a unit besides its strength."""
    level: tuple[float, float, float] = (1.5, 1.5, 1.5)
    """Each level of morale, by theatre."""
    saved: float = 0.5
    """A replacement in the pool."""
    entry: float = 0.0
    """A Bolshevik unit that could enter the Polish theatre."""
    poland: float = 0.0
    """Each place in the Polish theatre in Bolshevik hands."""
    broken: float = 0.0


def each(weight: float, *names: str) -> dict[str, float]:
    return dict.fromkeys(names, weight)


def prizes(goals: Goals, board: Board) -> tuple[dict[int, float], dict[int, float]]:
    """For each side, the hexes that it wants to hold, with their weights."""
    found: tuple[dict[int, float], dict[int, float]] = ({}, {})
    for side, named in ((PL, goals.polish), (SU, goals.red)):
        for h in members(board.localities):
            found[side][h] = LOCALITY + DIGIT * board.digits.get(h, 0) / 2
        for name, weight in named.items():
            if (h := board.place(name)) >= 0:
                found[side][h] = found[side].get(h, 0.0) + weight
    found[PL].pop(board.place(CAPITAL), None)  # 38.2.2: closed to him
    for h in members(board.localities & board.theatres[PL_THEATRE]):
        found[SU][h] += goals.poland
    return found
