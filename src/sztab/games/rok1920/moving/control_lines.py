"""7 / Eagles 4: control lines and encirclement.

A control line is the side shared by two neighbours of a unit that has such lines: whoever steps from one of these
neighbours to the other crosses it.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import compress
from operator import getitem

from sztab.games.rok1920.map.board import EAST, SOUTH, UNBRIDGED, Board
from sztab.games.rok1920.state import STALE, State
from sztab.games.rok1920.units.counters import ENEMY, SU, Side, Unit
from sztab.games.rok1920.units.positions import enemies
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set, union


def projects(board: Board, h: int, corner: int) -> bool:
    """7.1.5: a line is ignored if both hexes beside it lie beyond a large river, seen from its unit, or one lies beyond
    a large river and the other holds a fortress. The printed size of the river counts, bridge or not."""
    large, sides, around = board.ground.large, board.map.sides[h], board.neighbours[h]
    here, next_ = corner, (corner + 1) % 6
    beyond = [large >> sides[d] & 1 for d in (here, next_)]
    in_fortress = [board.fortress >> around[d] & 1 for d in (here, next_)]
    return not (all(beyond) or (beyond[0] and in_fortress[1]) or (beyond[1] and in_fortress[0]))


def control_lines(war: War, state: State, side: Side) -> int:
    """7: all sides on which units of a side lay control lines. Eagles 4/a, 7.1/p."""
    lines = state.lines[side]
    if lines == STALE:
        lines = state.lines[side] = _lay_lines(war, state, side)
    return lines


def _lay_lines(war: War, state: State, side: Side) -> int:
    units, has_lines = _who_lays(war, side) if not war.lays_lines else _told_lines(war, state, side)
    levels = map(state.level.__getitem__, units)
    laying: Iterator[int] = compress(map(state.at.__getitem__, units), map(getitem, has_lines, levels))
    if quiet := state.neutral & state.occupied[side]:
        laying = (h for h in laying if h >= 0 and not quiet >> h & 1)
    return union(masks_now(war, state.held[ENEMY[side]]), laying)


def masks_now(war: War, enemy_places: int) -> Sequence[int]:
    """By hex: the lines of a unit there, without those that a fortress of the enemy does not allow (Eagles 4.2)."""
    if not war.line_limits:
        return war.line_masks
    known, shut = _limited_masks(war), enemy_places & _limiting(war)
    found = known.get(shut)
    if found is None:
        found = known[shut] = [
            _without(war.line_limits[h], lines, shut) if h in war.line_limits else lines
            for h, lines in enumerate(war.line_masks)
        ]
    return found


@lru_cache(maxsize=64)
def _limited_masks(war: War) -> dict[int, list[int]]:
    """By the fortresses that do not allow lines now, where it was asked."""
    return {}


@lru_cache(maxsize=64)
def _limiting(war: War) -> int:
    """The fortresses that may not allow lines (a set)."""
    return bit_set([fortress for limits in war.line_limits.values() for fortress, _ in limits])


@lru_cache(maxsize=64)
def _who_lays(war: War, side: Side) -> tuple[Sequence[Unit], Sequence[tuple[bool, ...]]]:
    """The units of a side that have lines at any strength, and by strength whether they have."""
    units = tuple(unit for unit in war.roster.of_side[side] if any(war.roster.lines[unit]))
    return units, tuple(war.roster.lines[unit] for unit in units)


def _told_lines(war: War, state: State, side: Side) -> tuple[Sequence[Unit], Sequence[tuple[bool, ...]]]:
    """The same where chapters have a say."""
    found: list[tuple[bool, ...]] = []
    for unit in war.roster.of_side[side]:
        told = next((said for lays in war.lays_lines if (said := lays(war, state, unit)) is not None), None)
        found.append(war.roster.lines[unit] if told is None else (told,) * 3)
    return war.roster.of_side[side], found


def _without(limits: tuple[tuple[int, int], ...], lines: int, enemy_places: int) -> int:
    """Eagles 4.2: the lines of a hex but those that a fortress of the enemy does not allow."""
    for fortress, side in limits:
        if enemy_places >> fortress & 1:
            lines &= ~(1 << side)
    return lines


def crosses_line(war: War, state: State, side: Side, a: int, b: int) -> bool:
    """7: does a step of a side's unit cross an enemy control line (7.1.6: own lines do not help)? Eagles 4.2/c."""
    between = war.board.map.side_between(a, b)
    return bool(control_lines(war, state, ENEMY[side]) >> between & 1)


def is_encircled(war: War, state: State, h: int) -> bool:
    """7.2: units on a hex, with all own units joined to them from hex to hex, have no open side."""
    side = war.roster.side[state.stacks[h][0]]
    own = state.occupied[side]
    group = todo = 1 << h
    while todo:
        here = todo.bit_length() - 1
        todo &= ~(1 << here)
        if any(is_open(war, state, side, here, d) for d in range(6)):
            return False
        joined = war.board.linked[here] & own & ~group
        group |= joined
        todo |= joined
    return True


def is_open(war: War, state: State, side: Side, h: int, d: int) -> bool:
    """7.2: a way out: no enemy behind this side of the hex, no line (7.1.7), no unbridged large river (7.2.1), no
    border or edge (7.2.2; the east and south edges do not hold the Bolsheviks). Own units behind it are asked apart."""
    board = war.board
    edge = board.edges[h][d]
    if edge:
        return side == SU and edge in (EAST, SOUTH)
    other, between = board.neighbours[h][d], board.map.sides[h][d]
    if (state.occupied[side] | enemies(state, side)) >> other & 1:
        return False
    if control_lines(war, state, ENEMY[side]) >> between & 1:
        return False
    return war.grounds[side].river(between) != UNBRIDGED
