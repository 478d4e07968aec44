"""A.2.1, B.2 / Eagles S1.2, S2.2: the two easternmost columns of hexes, which Poles do not enter in any way."""

from functools import lru_cache

from sztab.games.rok1920.chapters import ForbiddenHexes, poles
from sztab.games.rok1920.map.board import Board
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import Unit
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set
from sztab.kernel.requests import Rule


@lru_cache(maxsize=64)
def easternmost(board: Board) -> int:
    """A.2.1, B.2: the two last columns of the board. Eagles S1.2, S2.2."""
    last = board.column[-1]
    return bit_set(h for h in range(board.size) if board.column[h] >= last - 1)


def _closed(war: War, state: State, unit: Unit) -> int:
    return easternmost(war.board)


def _most(war: War) -> int:
    return easternmost(war.board)


def east_columns(rule: Rule) -> ForbiddenHexes:
    """A.2.1, B.2: Poles do not enter them. Eagles S1.2, S2.2."""
    return ForbiddenHexes(rule, "east-columns", _closed, forced=True, concerns=poles, most=_most)
