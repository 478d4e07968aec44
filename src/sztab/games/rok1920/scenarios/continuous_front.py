"""40.2.1, 40.2.4 / Eagles S9.V: the test of a continuous front, and cities that are all occupied."""

from functools import lru_cache

from sztab.games.rok1920.logistics.supply_search import end_of
from sztab.games.rok1920.moving.control_lines import control_lines
from sztab.games.rok1920.scenarios.victory_table import ENDS_AT_ONCE, hexes_of, places_of
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import PL
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set
from sztab.hexmap.ways import ways

BEHIND_THE_FRONT, ALL_OCCUPIED = "behind-the-front", "all-occupied"
"""Lines of the table of victory: 40.2.1, 40.2.4."""


def has_continuous_front(war: War, state: State) -> bool:
    """40.2.1, amb-103: from the east one cannot come to the west edge without meeting a unit of the Polish player or
    crossing one of his control lines; and Wilno, Mińsk and Kijów, all occupied, lie on the far side or in the line
    itself: from them one can go to the west without touching what the enemy can reach."""
    board, occupied = war.board, state.occupied[PL]
    cities = [board.place(name) for name in places_of(war, BEHIND_THE_FRONT)]
    if not cities or any(h < 0 or not occupied >> h & 1 for h in cities):
        return False
    reached = _flood(war, "east-edge", board.open & ~occupied, control_lines(war, state, PL) | board.borders)
    west = end_of(board, "west-edge")
    behind = _flood(war, "west-edge", board.open & ~reached, board.borders)
    return not reached & west and not bit_set(cities) & ~behind


def _flood(war: War, edge: str, hexes: int, barred: int) -> int:
    """All of these hexes that one can come to from an edge of the board without crossing these sides."""
    passable = ways(war.board.map, into=hexes, out_of=hexes, barred=barred)
    return int(passable.flood(end_of(war.board, edge) & hexes))


@lru_cache(maxsize=64)
def polish_cities(war: War) -> int:
    """40.2.4: the five great cities; where not all of them are there is one that nobody can occupy."""
    hexes = [war.board.place(name) for name in places_of(war, ALL_OCCUPIED)] or [-1]
    return bit_set(h if h >= 0 else war.board.size for h in hexes)


@lru_cache(maxsize=200)
def decisive_places(war: War) -> int:
    """40.2.4, Eagles S9.V/b: only a step into one of these can bring about a crushing victory of the Bolshevik."""
    return (polish_cities(war) | hexes_of(war, ENDS_AT_ONCE)) & war.board.map.all_hexes
