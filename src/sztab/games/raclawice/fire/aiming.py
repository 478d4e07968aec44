"""10.2 to 10.8: who may fire at what: the hexes in range, in sight and on a line of aim."""

from msgspec import Struct

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.fire import artillery, musketry
from sztab.games.raclawice.state import (
    FIRED,
    GUN_MOVED,
    HASTY,
    IN_PLAY,
    JAMMED,
    LIMBERED,
    MOVEMENT,
    SKIRMISH,
    SQUARE,
    TURNED,
    State,
)
from sztab.games.raclawice.units import leaders
from sztab.games.raclawice.units.counters import ARTILLERY
from sztab.hexmap.bits import bit_set, members
from sztab.hexmap.facing import FLANKS

SILENT_GUN = FIRED | TURNED | GUN_MOVED | JAMMED
"""10.10.3, 8.11/a, 8.11/b and 8.12/f, 10.10.4/b: a battery with one of these marks may not fire now."""


class Field(Struct, frozen=True):
    """What a side could shoot at, wherever it stands."""

    troops: int
    """Hexes with enemy infantry or cavalry, outside clash hexes (10.6)."""
    guns: int
    """Hexes with enemy batteries alone (10.9.5, 10.10.7), outside clash hexes."""
    blocking: int
    """10.1/d: hexes with troops of either side; guns and leaders block nothing."""
    own: int
    """Hexes with troops of the side outside clash hexes."""


def survey(edition: Edition, state: State, side: int) -> Field:
    own, enemy = state.occupied[side], state.occupied[1 - side]
    own_guns, enemy_guns = state.batteries[side], state.batteries[1 - side]
    return Field(
        enemy & ~own & ~own_guns, enemy_guns & ~enemy & ~own & ~own_guns, own | enemy, own & ~enemy & ~enemy_guns
    )


def candidates(edition: Edition, state: State, side: int) -> list[int]:
    """10.4: the units (the top ones of their stacks, 6.8) and batteries of a side that may fire now at something."""
    field = survey(edition, state, side)
    if not field.troops | field.guns:
        return []
    stacks, enemies, grown = state.stacks[side], field.troops | field.guns, edition.board.floods.grown
    found: list[int] = []
    if near := enemies & grown(field.own, musketry.LONGEST):
        found = [stacks[hex][0] for hex in members(field.own & grown(near, musketry.LONGEST))]
    found = [top for top in found if may_use_muskets(edition, state, top) and has_target(edition, state, top, field)]
    hexes, facing, open_field = state.hexes, state.facing, edition.sight.open_field
    for gun in edition.guns[side]:
        here = hexes[gun]
        could = here >= 0 and enemies & open_field(here, facing[gun])
        if could and may_use_gun(edition, state, gun) and has_target(edition, state, gun, field):
            found.append(gun)
    return found


def is_own_phase(edition: Edition, state: State, unit: int) -> bool:
    return state.phase == MOVEMENT and state.active == edition.side[unit]


def may_use_muskets(edition: Edition, state: State, top: int) -> bool:
    """8.9/b, 10.9.1 to 10.9.3: has it muskets, shots and, in its own phase, a movement point left?"""
    if state.marks[top] & HASTY:
        return False
    firers = musketry.shooters(edition, state, top)
    if not firers:
        return False
    if not is_own_phase(edition, state, top):
        return True
    return all(state.left[u] > 0 or not musketry.pays(edition, state, u) for u in firers)


def may_use_gun(edition: Edition, state: State, gun: int) -> bool:
    """10.10.3, A04: in play, unlimbered, not yet fired in this phase; in its own side's phase also commanded."""
    if state.fate[gun] != IN_PLAY or state.hexes[gun] < 0:
        return False
    if state.marks[gun] & SILENT_GUN or state.formation[gun] == LIMBERED:
        return False
    return not is_own_phase(edition, state, gun) or leaders.is_commanded(edition, state, gun)


def targets(edition: Edition, state: State, unit: int) -> list[int]:
    """The hexes at which a unit or battery may fire now."""
    side = edition.side[unit]
    field = survey(edition, state, side)
    if edition.arm[unit] == ARTILLERY:
        may = may_use_gun(edition, state, unit) and not in_clash(edition, state, unit)
    else:
        may = bool(field.own >> state.hexes[unit] & 1) and may_use_muskets(edition, state, unit)
    return members(targets_in(edition, state, unit, field)) if may else []


def targets_in(edition: Edition, state: State, unit: int, field: Field) -> int:
    """10.1/d, 10.2 to 10.8: the hexes to be aimed at, with no unit in between."""
    here, sees = state.hexes[unit], edition.sight.sees
    return bit_set(
        hex for hex in members(to_be_aimed_at(edition, state, unit, field)) if sees(here, hex, field.blocking)
    )


def has_target(edition: Edition, state: State, unit: int, field: Field) -> bool:
    """Is there one at least?"""
    here, pool, sees = state.hexes[unit], to_be_aimed_at(edition, state, unit, field), edition.sight.sees
    while pool:
        lowest = pool & -pool
        pool ^= lowest
        if sees(here, lowest.bit_length() - 1, field.blocking):
            return True
    return False


def to_be_aimed_at(edition: Edition, state: State, unit: int, field: Field) -> int:
    """10.2 to 10.8: the hexes in range, on a line of aim; an enemy in the front zone is the only one (10.5)."""
    here, facing = state.hexes[unit], state.facing[unit]
    pool = in_range(edition, state, unit, field)
    if not pool:
        return 0
    near = front_zone(edition, state, unit) & (field.troops | field.guns)
    if near:
        pool &= near
    sight = edition.sight
    if state.formation[unit] == SKIRMISH:
        pool &= sight.wide_field(here, facing)
    elif state.formation[unit] != SQUARE:
        pool &= sight.field(here, facing)
    return pool & sight.open_from(here)


def in_range(edition: Edition, state: State, unit: int, field: Field) -> int:
    """10.8, 10.9.5, 10.10.7: enemies near enough that the shot can have an effect."""
    within, here = edition.board.within, state.hexes[unit]
    if edition.arm[unit] == ARTILLERY:
        if here in state.stacks[1 - edition.side[unit]]:
            return 0
        return field.troops & within[artillery.RANGE][here] | field.guns & within[artillery.AT_GUNS][here]
    strength = musketry.strength(edition, state, unit)
    reach = musketry.RANGE[edition.arm[unit]]
    while reach and not musketry.has_effect(edition, musketry.rounded(strength, reach)):
        reach -= 1
    pool = field.troops & within[reach][here]
    if strength >= musketry.AGAINST_GUNS:
        pool |= field.guns & within[1][here]
    return pool


def front_zone(edition: Edition, state: State, unit: int) -> int:
    """5.0: the two hexes in front; around a square, all six (7.3.2/a)."""
    if state.formation[unit] == SQUARE:
        return edition.board.map.neighbour_masks[state.hexes[unit]]
    return edition.board.fronts[state.hexes[unit]][state.facing[unit]]


def in_clash(edition: Edition, state: State, gun: int) -> bool:
    """10.6: does the battery stand among enemies?"""
    return state.hexes[gun] in state.stacks[1 - edition.side[gun]]


def partners(edition: Edition, state: State, firing: list[int], target: int) -> list[int]:
    """10.9.6: units of the same arm (10.10.2: so nobody with a battery), beside one of those that fire and each in the
    other's flank zone, that may fire at the target as well; their own shot need not have an effect."""
    side, arm = edition.side[firing[0]], edition.arm[firing[0]]
    field = survey(edition, state, side)
    found: list[int] = []
    for unit in firing:
        for direction in FLANKS[state.facing[unit]]:
            hex = edition.board.around[state.hexes[unit]][direction]
            if hex < 0 or not field.own >> hex & 1:
                continue
            other = state.stacks[side][hex][0]
            if other in firing or other in found or edition.arm[other] != arm:
                continue
            if stand_together(edition, state, unit, other) and may_join(edition, state, other, target, field):
                found.append(other)
    return sorted(found)


def stand_together(edition: Edition, state: State, unit: int, other: int) -> bool:
    """10.9.6: beside each other, each in the other's flank zone; a square has no flanks (7.3.2/a)."""
    around = edition.board.around[state.hexes[unit]]
    if SQUARE in (state.formation[unit], state.formation[other]) or state.hexes[other] not in around:
        return False
    direction = around.index(state.hexes[other])
    return direction in FLANKS[state.facing[unit]] and (direction + 3) % 6 in FLANKS[state.facing[other]]


def may_join(edition: Edition, state: State, unit: int, target: int, field: Field) -> bool:
    if not may_use_muskets(edition, state, unit):
        return False
    here, bit = state.hexes[unit], 1 << target
    near = front_zone(edition, state, unit) & (field.troops | field.guns)
    if (near and not near & bit) or edition.board.distance[here][target] > musketry.RANGE[edition.arm[unit]]:
        return False
    sight, facing = edition.sight, state.facing[unit]
    zone = sight.wide_field(here, facing) if state.formation[unit] == SKIRMISH else sight.field(here, facing)
    return bool(zone & bit) and sight.sees(here, target, field.blocking)
