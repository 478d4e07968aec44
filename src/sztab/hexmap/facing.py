"""Facings, as numbers 0..5 clockwise: a unit looks at a side of its hex (West 1.2) or at a corner (Racławice 5.0, 8.1).

Facing side k is looking in direction k. Facing corner k is looking between the directions k and k + 1: these two are
its front, the two beside them its flanks, the two behind its rear.
"""

from enum import Enum

from sztab.hexmap.hexes import CORNER_STEPS, DIRECTIONS, Direction, Hex, direction_to, distance


class Zone(Enum):
    """Where a neighbour lies for a unit that faces a corner."""

    FRONT = "front"
    FLANK = "flank"
    REAR = "rear"


# By facing (a corner): the two directions of each zone, the left one first as the unit sees them.
FRONT: tuple[tuple[Direction, Direction], ...] = tuple((k, (k + 1) % 6) for k in range(6))
FLANKS: tuple[tuple[Direction, Direction], ...] = tuple(((k - 1) % 6, (k + 2) % 6) for k in range(6))
REAR: tuple[tuple[Direction, Direction], ...] = tuple(((k - 2) % 6, (k + 3) % 6) for k in range(6))
_ZONES = (Zone.FRONT, Zone.FRONT, Zone.FLANK, Zone.REAR, Zone.REAR, Zone.FLANK)


def zone(facing: int, direction: Direction) -> Zone:
    """The zone in which the neighbour in this direction lies, for a unit that faces a corner."""
    return _ZONES[(direction - facing) % 6]


def zones(facing: int, directions: tuple[Direction, ...]) -> tuple[Zone, ...]:
    """The zones of a line that leaves in these directions (`sight.directions_out`): two if it runs on their border."""
    return tuple(zone(facing, direction) for direction in directions)


def front_hexes(hex: Hex, facing: int) -> tuple[Hex, Hex]:
    left, right = FRONT[facing]
    return hex.neighbour(left), hex.neighbour(right)


def flank_hexes(hex: Hex, facing: int) -> tuple[Hex, Hex]:
    left, right = FLANKS[facing]
    return hex.neighbour(left), hex.neighbour(right)


def rear_hexes(hex: Hex, facing: int) -> tuple[Hex, Hex]:
    left, right = REAR[facing]
    return hex.neighbour(left), hex.neighbour(right)


def faces(hex: Hex, facing: Direction, other: Hex) -> bool:
    """Whether a unit that faces a side looks at this neighbour."""
    return distance(hex, other) == 1 and direction_to(hex, other) == facing


def turned(facing: int, sixths: int) -> int:
    """The facing after so many turns of 60 degrees, clockwise (below 0: the other way)."""
    return (facing + sixths) % 6


def turn_between(a: int, b: int) -> int:
    """By how many sixths of a full turn two facings differ: 0 to 3."""
    right = (b - a) % 6
    return min(right, 6 - right)


def side_towards(hex: Hex, other: Hex) -> Direction:
    """The side that looks most nearly at another hex; of two that do so alike, the left one."""
    return _nearest([(step.q, step.r) for step in DIRECTIONS], hex.offset(other))


def corner_towards(hex: Hex, other: Hex) -> int:
    """The corner that looks most nearly at another hex; of two that do so alike, the left one."""
    return _nearest(list(CORNER_STEPS), hex.offset(other))


def _nearest(looks: list[tuple[int, int]], to: Hex) -> int:
    """Of the six, the one with the greatest part along the vector (axes at 60 degrees); `looks` are of one length."""
    along = [2 * (q * to.q + r * to.r) + q * to.r + r * to.q for q, r in looks]
    best = [k for k, part in enumerate(along) if part == max(along)]
    return best[-1] if best == [0, 5] else best[0]
