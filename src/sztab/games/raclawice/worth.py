"""What a position is worth to a side, for bots that look one answer ahead."""

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.leaders import RANGE
from sztab.games.raclawice.state import FLED, IN_PLAY, SQUARE, TO_COME
from sztab.games.raclawice.units import CAVALRY, SCYTHE, SEATS
from sztab.games.raclawice.view import View

POINT = 12.0
STRENGTH = 1.0
AWAY = 0.6
"""What a strength point is worth while its unit is on the turn track or yet to come."""
GUNS = 6.0
LEADER = 12.0
NEAR = 0.05
"""How much a hex nearer to the enemy is worth to a strength point of the side that must score."""
INITIATIVE = 0.01
"""A group in motion may yet do something: better than to pass."""
COMMANDED = 0.2
"""What it is worth to a strength point that its leader is near enough to command it (4.2)."""
CLOSER = 0.004
"""How much a hex between a leader and a strength point he may command counts, so that he stays amidst his units."""
EXPOSED = 3.0
"""What a leader risks who stands beside enemies without troops around him."""
DECISIVE = 1000.0
SURE = 8
"""A lead of the dice that leaves no doubt."""


def worth(edition: Edition, view: View, seat: str) -> float:
    """Victory points first, then what is left of both armies, the melees to come, and pressure by who is behind."""
    side = SEATS.index(seat)
    if view.outcome is not None:
        return DECISIVE if view.outcome.winner == seat else -DECISIVE
    total = POINT * view.score
    total += _forces(edition, view, 0) - _forces(edition, view, 1)
    total += _melees(edition, view) + _pressure(edition, view, 0) - _pressure(edition, view, 1)
    total += _command(edition, view)
    if view.moving:
        total += INITIATIVE if view.active == 0 else -INITIATIVE
    return total if side == 0 else -total


def _forces(edition: Edition, view: View, side: int) -> float:
    total = 0.0
    for unit in edition.troops[side]:
        fate = view.fate[unit]
        if fate in (IN_PLAY, FLED, TO_COME):
            share = STRENGTH if fate == IN_PLAY else AWAY
            total += share * edition.strength[unit][view.lost[unit]]
    total += sum(GUNS + edition.stars[gun] for gun in edition.guns[side] if view.fate[gun] == IN_PLAY)
    alive = (IN_PLAY, TO_COME)
    return total + sum(LEADER for i, fate in enumerate(view.leader_fate) if fate in alive and _is_of(edition, i, side))


def _is_of(edition: Edition, leader: int, side: int) -> bool:
    return edition.leaders[leader].side == side


def _melees(edition: Edition, view: View) -> float:
    """What the clash hexes promise to the Poles: a point or more to the side that is likelier to win."""
    places = [{view.hexes[stack[0]]: stack for stack in stacks} for stacks in view.stacks]
    for side in (0, 1):
        for gun in edition.guns[side]:
            if view.fate[gun] == IN_PLAY and view.hexes[gun] >= 0:
                places[side].setdefault(view.hexes[gun], (gun,))
    total = 0.0
    for hex in sorted(places[0].keys() & places[1].keys()):
        lead = _might(edition, view, places[0][hex], places[1][hex])
        lead -= _might(edition, view, places[1][hex], places[0][hex])
        stake = POINT + sum(GUNS for side in (0, 1) for gun in edition.guns[side] if view.hexes[gun] == hex)
        total += stake * max(-SURE, min(SURE, lead)) / SURE
    return total


def _might(edition: Edition, view: View, own: tuple[int, ...], other: tuple[int, ...]) -> float:
    """About what 11.7/b adds for a side: strength, morale, scythes, a square against cavalry."""
    tables = edition.tables
    strength = _strength(edition, view, own)
    ratio = strength / _strength(edition, view, other)
    found = next((float(shift) for least, shift in tables.melee_strength if ratio >= least), 0.0)
    found += (
        edition.morale[own[0]][view.lost[own[0]]] if edition.morale[own[0]] else tables.melee["lone-artillery-morale"]
    )
    on_foot = edition.arm[other[0]] != CAVALRY
    if on_foot and any(edition.kind[unit] == SCYTHE for unit in own) and edition.side[own[0]] == view.active:
        found += tables.melee["scythemen"]
    if view.formation[own[0]] == SQUARE:
        found += tables.melee["square-against-infantry" if on_foot else "square-against-cavalry"]
    return found


def _strength(edition: Edition, view: View, stack: tuple[int, ...]) -> int:
    """Guns alone count as one (10.10.8)."""
    return sum(edition.strength[unit][view.lost[unit]] for unit in stack if edition.strength[unit]) or 1


def _command(edition: Edition, view: View) -> float:
    """What the places of the leaders are worth to the Poles: near their units, and not alone beside enemies."""
    total = 0.0
    held = [{view.hexes[stack[0]] for stack in stacks} for stacks in view.stacks]
    for number, leader in enumerate(edition.leaders):
        hex = view.leader_hex[number]
        if hex < 0:
            continue
        away = edition.board.distance[hex]
        units = edition.troops[leader.side] if leader.is_chief else edition.units_of[number]
        share = 0.2 if leader.is_chief else 1.0
        worth = 0.0
        for unit in units:
            at = view.hexes[unit]
            if at >= 0:
                strength = edition.strength[unit][view.lost[unit]] if edition.strength[unit] else GUNS
                worth += share * strength * ((COMMANDED if away[at] <= RANGE else 0.0) - CLOSER * away[at])
        if hex not in held[leader.side] and any(away[at] <= 1 for at in held[1 - leader.side]):
            worth -= EXPOSED
        total += worth if leader.side == 0 else -worth
    return total


def _pressure(edition: Edition, view: View, side: int) -> float:
    """Nearness to the enemy of the side that needs points: the Russians at a level score (12.3), else who is behind."""
    needs = view.score >= 0 if side == 1 else view.score < 0
    targets = [view.hexes[stack[0]] for stack in view.stacks[1 - side]]
    if not needs or not targets:
        return 0.0
    distance = edition.board.distance
    total = 0.0
    for stack in view.stacks[side]:
        here = distance[view.hexes[stack[0]]]
        nearest = min([here[hex] for hex in targets])
        total -= NEAR * nearest * _strength(edition, view, stack)
    return total
