"""10: why a unit or battery may not fire at a hex now; `fire.targets` gives the same answer faster, a test proves."""

from collections.abc import Sequence

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.fire import artillery, musketry
from sztab.games.raclawice.fire import shots as fire
from sztab.games.raclawice.map.board import BUILDINGS, FOREST
from sztab.games.raclawice.rules import (
    AIM,
    COUNTER_BATTERY,
    DOUBLE_NO_FIRE,
    FIRE_CLASH,
    FIRE_COST,
    FIRE_NEEDS_AIM,
    FOUR_SHOTS,
    GUN_PUSH,
    GUN_SHOTS,
    GUN_TROUBLE,
    GUN_TURN,
    GUNS_TAKEN,
    JOINT_FIRE,
    LIMBERED_FIRE,
    LONE_GUNS_DISTANCE,
    LONE_GUNS_STRENGTH,
    MUSKETRY_TABLE,
    NEAREST_FIRST,
    NO_MUSKETS,
    RANGE_ARTILLERY,
    RANGE_CAVALRY,
    RANGE_INFANTRY,
    SIGHT_BUILDINGS,
    SIGHT_FOREST,
    SIGHT_HILL,
    SIGHT_UNITS,
    TOP_FIRES,
)
from sztab.games.raclawice.state import (
    CAPTURED,
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
from sztab.games.raclawice.units.counters import ARTILLERY, CAVALRY, INFANTRY
from sztab.hexmap.bits import first, members
from sztab.kernel.events import Refusal
from sztab.kernel.requests import Rule

RANGE_RULES = {INFANTRY: RANGE_INFANTRY, CAVALRY: RANGE_CAVALRY, ARTILLERY: RANGE_ARTILLERY}


def refusal_shot(edition: Edition, state: State, unit: int, hex: int) -> Refusal | None:
    """10.2 to 10.10: why this unit may not fire at that hex now."""
    if refusal := refusal_firing(edition, state, unit):
        return refusal
    field = fire.survey(edition, state, edition.side[unit])
    return (
        _refusal_target(edition, state, unit, hex, field)
        or _refusal_range(edition, state, unit, hex, field)
        or _refusal_line(edition, state, unit, hex, field)
    )


def refusal_firing(edition: Edition, state: State, unit: int) -> Refusal | None:
    """Why the unit may not fire at anything now."""
    params = {"unit": edition.counters[unit].id}
    if state.fate[unit] == CAPTURED:
        return Refusal(GUNS_TAKEN, "guns-taken", params)
    if state.fate[unit] != IN_PLAY:
        return Refusal(FIRE_NEEDS_AIM, "not-on-map", params)
    if state.phase != MOVEMENT:
        return Refusal(FOUR_SHOTS, "fire-in-movement-only", params)
    if edition.arm[unit] == ARTILLERY:
        return _refusal_gun(edition, state, unit)
    return _refusal_muskets(edition, state, unit)


def _refusal_gun(edition: Edition, state: State, gun: int) -> Refusal | None:
    params = {"unit": edition.counters[gun].id}
    if fire.in_clash(edition, state, gun):
        return Refusal(FIRE_CLASH, "fire-from-clash", params)
    if state.formation[gun] == LIMBERED:
        return Refusal(LIMBERED_FIRE, "limbered", params)
    for mark, rule, key in (
        (JAMMED, GUN_TROUBLE, "jammed"),
        (GUN_MOVED, GUN_PUSH, "gun-moved"),
        (TURNED, GUN_TURN, "gun-turned"),
        (FIRED, GUN_SHOTS, "gun-fired"),
    ):
        if state.marks[gun] & mark:
            return Refusal(rule, key, params)
    if fire.is_own_phase(edition, state, gun):
        return leaders.refusal_command(edition, state, gun)
    return None


def _refusal_muskets(edition: Edition, state: State, unit: int) -> Refusal | None:
    params = {"unit": edition.counters[unit].id}
    side, hex = edition.side[unit], state.hexes[unit]
    field = fire.survey(edition, state, side)
    if not field.own >> hex & 1:
        return Refusal(FIRE_CLASH, "fire-from-clash", params)
    if state.stacks[side][hex][0] != unit:
        return Refusal(TOP_FIRES, "not-on-top", params)
    if not any(edition.fire[u][state.lost[u]] for u in _body(edition, state, unit)):
        return Refusal(NO_MUSKETS, "no-muskets", params)
    if state.marks[unit] & HASTY:
        return Refusal(DOUBLE_NO_FIRE, "double-pace", params)
    firers = musketry.shooters(edition, state, unit)
    if not firers:
        return Refusal(FOUR_SHOTS, "four-shots", params)
    if any(state.left[u] <= 0 and musketry.pays(edition, state, u) for u in firers):
        return Refusal(FIRE_COST, "no-point-to-fire", params)
    return None


def _body(edition: Edition, state: State, top: int) -> tuple[int, ...]:
    if musketry.is_together(state, top):
        return state.stacks[edition.side[top]][state.hexes[top]]
    return (top,)


def refusal_partner(edition: Edition, state: State, firing: Sequence[int], other: int, hex: int) -> Refusal | None:
    """10.9.6: why a unit may not join those who fire at a hex."""
    params = {"unit": edition.counters[other].id}
    if edition.side[other] != edition.side[firing[0]]:
        return Refusal(JOINT_FIRE, "not-own-unit", params)
    if other in firing:
        return Refusal(JOINT_FIRE, "fires-already", params)
    if edition.arm[other] != edition.arm[firing[0]]:
        return Refusal(JOINT_FIRE, "partner-arm", params)
    if refusal := refusal_firing(edition, state, other):
        return refusal
    if not any(fire.stand_together(edition, state, unit, other) for unit in firing):
        return Refusal(JOINT_FIRE, "partner-beside", params)
    field = fire.survey(edition, state, edition.side[other])
    distance, most = edition.board.distance[state.hexes[other]][hex], musketry.RANGE[edition.arm[other]]
    if refusal := _refusal_target(edition, state, other, hex, field):
        return refusal
    if distance > most:
        told = {"hex": edition.number(hex), "distance": distance, "most": most}
        return Refusal(RANGE_RULES[edition.arm[other]], "out-of-range", told)
    return _refusal_line(edition, state, other, hex, field)


def _refusal_target(edition: Edition, state: State, unit: int, hex: int, field: fire.Field) -> Refusal | None:
    """10.5, 10.6, A12, A68: is there somebody to fire at, and does nobody stand nearer?"""
    params = {"hex": edition.number(hex)}
    enemy = 1 - edition.side[unit]
    bit = 1 << hex
    if not (field.troops | field.guns) & bit:
        present = state.occupied[enemy] & bit or fire.gun_hexes(edition, state, enemy) & bit
        return Refusal(FIRE_CLASH, "fire-into-clash", params) if present else Refusal(AIM, "nobody-there", params)
    near = fire.front_zone(edition, state, unit) & (field.troops | field.guns)
    if near and not near & bit:
        return Refusal(NEAREST_FIRST, "enemy-in-front", {**params, "near": edition.number(first(near))})
    return None


def _refusal_range(edition: Edition, state: State, unit: int, hex: int, field: fire.Field) -> Refusal | None:
    """10.8, 10.9.4/c, 10.9.5, 10.10.7: is it near enough for an effect?"""
    arm = edition.arm[unit]
    distance = edition.board.distance[state.hexes[unit]][hex]
    most = artillery.RANGE if arm == ARTILLERY else musketry.RANGE[arm]
    params = {"hex": edition.number(hex), "distance": distance, "most": most}
    is_lone_gun = bool(field.guns >> hex & 1)
    if distance > most:
        return Refusal(RANGE_RULES[arm], "out-of-range", params)
    if arm == ARTILLERY:
        too_far = is_lone_gun and distance > artillery.AT_GUNS
        return Refusal(COUNTER_BATTERY, "guns-too-far", {**params, "most": artillery.AT_GUNS}) if too_far else None
    strength = musketry.strength(edition, state, unit)
    if not is_lone_gun:
        has_effect = musketry.has_effect(edition, musketry.rounded(strength, distance))
        return None if has_effect else Refusal(MUSKETRY_TABLE, "too-weak", {**params, "strength": strength})
    if distance > 1:
        return Refusal(LONE_GUNS_DISTANCE, "guns-adjacent-only", params)
    if strength < musketry.AGAINST_GUNS:
        return Refusal(LONE_GUNS_STRENGTH, "guns-need-strength", {**params, "strength": strength})
    return None


def _refusal_line(edition: Edition, state: State, unit: int, hex: int, field: fire.Field) -> Refusal | None:
    """10.1, 10.2: is there a line of aim?"""
    here, facing, sight = state.hexes[unit], state.facing[unit], edition.sight
    formation = state.formation[unit]
    if formation != SQUARE:
        zone = sight.wide_field(here, facing) if formation == SKIRMISH else sight.field(here, facing)
        if not zone >> hex & 1:
            return Refusal(AIM, "not-in-front", {"hex": edition.number(hex)})
    return refusal_sight(edition, here, hex, field.blocking)


def refusal_sight(edition: Edition, here: int, hex: int, units: int) -> Refusal | None:
    """10.1: what stands in the way of the line between two hexes."""
    blocked = edition.sight.blocking(here, hex, units)
    if not blocked:
        return None
    nearest = min(members(blocked), key=lambda at: (edition.board.distance[here][at], at))
    params = {"hex": edition.number(hex), "blocking": edition.number(nearest)}
    return Refusal(_blocking_rule(edition, nearest, units), "no-sight", params)


def _blocking_rule(edition: Edition, hex: int, units: int) -> Rule:
    if edition.board.terrain[hex] == FOREST:
        return SIGHT_FOREST
    if edition.board.terrain[hex] == BUILDINGS:
        return SIGHT_BUILDINGS
    return SIGHT_UNITS if units >> hex & 1 else SIGHT_HILL
