"""4.1, 4.2: which control lines are not laid, and when a unit is encircled."""

from collections.abc import Mapping

from sztab.games.rok1920.map.board import EAST, SOUTH, UNBRIDGED, Board
from sztab.games.rok1920.moving.control_lines import control_lines
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import ENEMY
from sztab.games.rok1920.units.positions import enemies
from sztab.games.rok1920.war import War


def projects(board: Board, h: int, corner: int) -> bool:
    """4.2/a, A28: no line where both hexes beside it lie beyond a large river, with a bridge to neither."""
    ground, sides = board.ground, board.map.sides[h]
    return not all(ground.river(sides[d]) == UNBRIDGED for d in (corner, (corner + 1) % 6))


def fortress_limits(board: Board) -> Mapping[int, tuple[tuple[int, int], ...]]:
    """4.2/b, A28: lines along a large river that a fortress on the unit's own bank keeps from being laid, while the
    enemy holds it: by the unit's hex, the fortress and the side."""
    found: dict[int, tuple[tuple[int, int], ...]] = {}
    large = board.ground.large
    for h in range(board.size):
        sides, around, spokes = board.map.sides[h], board.neighbours[h], board.map.spokes[h]
        for corner in range(6):
            line = spokes[corner]
            if line < 0 or not large >> line & 1:
                continue
            for d in (corner, (corner + 1) % 6):
                if not large >> sides[d] & 1 and board.fortress >> around[d] & 1:
                    found[h] = (*found.get(h, ()), (around[d], line))
    return found


def is_encircled(war: War, state: State, h: int) -> bool:
    """4.1: each of the six sides of the hex is closed."""
    return all(is_closed(war, state, h, d) for d in range(6))


def is_closed(war: War, state: State, h: int, d: int) -> bool:
    """4.1/a-4.1/d: an enemy behind the side; an enemy line or a large river without a bridge, and no friend behind it;
    a border or an edge (the east and south edges do not hold Bolsheviks). Rivers count as printed (A25)."""
    board, unit = war.board, state.stacks[h][0]
    edge = board.edges[h][d]
    if edge:
        is_red = war.roster.counters[unit].nation == "su"
        return not (is_red and edge in (EAST, SOUTH))
    side, other, between = war.roster.side[unit], board.neighbours[h][d], board.map.sides[h][d]
    if enemies(state, side) >> other & 1:
        return True
    if state.occupied[side] >> other & 1:
        return False
    return bool(control_lines(war, state, ENEMY[side]) >> between & 1) or board.ground.river(between) == UNBRIDGED
