"""What a position is worth to a side, for bots that look one answer ahead."""

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.state import FLED, IN_PLAY, TO_COME
from sztab.games.raclawice.units import ARTILLERY, SEATS
from sztab.games.raclawice.view import View

POINT = 12.0
STRENGTH = 1.0
AWAY = 0.6
"""What a strength point is worth while its unit is on the turn track or yet to come."""
GUNS = 2.0
NEAR = 0.05
"""How much a hex nearer to the enemy is worth to a strength point of the side that must score."""
DECISIVE = 1000.0


def worth(edition: Edition, view: View, seat: str) -> float:
    """Victory points first, then strength left, then pressure on the enemy by the side that is behind."""
    side = SEATS.index(seat)
    sign = 1 if side == 0 else -1
    if view.outcome is not None:
        return DECISIVE if view.outcome.winner == seat else -DECISIVE
    total = POINT * view.score * sign
    for own in (0, 1):
        total += (1 if own == side else -1) * _strength(edition, view, own)
    return total + _pressure(edition, view, side) - _pressure(edition, view, 1 - side)


def _strength(edition: Edition, view: View, side: int) -> float:
    total = 0.0
    for unit in edition.troops[side]:
        fate = view.fate[unit]
        if fate in (IN_PLAY, FLED, TO_COME):
            share = STRENGTH if fate == IN_PLAY else AWAY
            total += share * edition.strength[unit][view.lost[unit]]
    total += sum(GUNS + edition.stars[gun] for gun in edition.guns[side] if view.fate[gun] == IN_PLAY)
    return total


def _pressure(edition: Edition, view: View, side: int) -> float:
    """Nearness to the enemy of the side that needs points: the Russians at a level score (12.3), else who is behind."""
    needs = view.score >= 0 if side == 1 else view.score < 0
    if not needs:
        return 0.0
    enemies = [stack[0] for stack in view.stacks[1 - side]]
    targets = [view.hexes[unit] for unit in enemies]
    if not targets:
        return 0.0
    distance = edition.board.distance
    total = 0.0
    for stack in view.stacks[side]:
        if edition.arm[stack[0]] != ARTILLERY:
            here = distance[view.hexes[stack[0]]]
            nearest = min([here[hex] for hex in targets])
            total -= NEAR * nearest * sum(edition.strength[unit][view.lost[unit]] for unit in stack)
    return total
