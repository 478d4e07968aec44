"""10: why a unit or battery may not fire at a hex now; `aiming.targets` gives the same answer faster, a test proves."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.fire import aiming, artillery, musketry
from sztab.games.raclawice.map.board import BUILDINGS, FOREST, REACH
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
from sztab.games.raclawice.tries import units_on_map
from sztab.games.raclawice.units import leaders
from sztab.games.raclawice.units.counters import ARTILLERY, CAVALRY, INFANTRY
from sztab.hexmap.bits import first as lowest
from sztab.hexmap.bits import members
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons, Tries, each
from sztab.kernel.requests import Answer, Rule

DONE = "done"
"""Nobody else fires with them."""
RANGE_RULES = {INFANTRY: RANGE_INFANTRY, CAVALRY: RANGE_CAVALRY, ARTILLERY: RANGE_ARTILLERY}


def reasons_against_shot(edition: Edition, state: State, unit: int, hex: int) -> Reasons:
    """10.2 to 10.10: why this unit may not fire at that hex now."""
    yield from reasons_against_firing(edition, state, unit)
    if state.hexes[unit] < 0:
        return
    field = aiming.survey(edition, state, edition.side[unit])
    yield from _reasons_of_target(edition, state, unit, hex, field)
    yield from _reasons_of_range(edition, state, unit, hex, field)
    yield from _reasons_of_line(edition, state, unit, hex, field)


def reasons_against_firing(edition: Edition, state: State, unit: int) -> Reasons:
    """Why the unit may not fire at anything now."""
    params = {"unit": edition.counters[unit].id}
    if state.fate[unit] == CAPTURED:
        yield Refusal(GUNS_TAKEN, "guns-taken", params)
        return
    if state.fate[unit] != IN_PLAY:
        yield Refusal(FIRE_NEEDS_AIM, "not-on-map", params)
        return
    if state.phase != MOVEMENT:
        yield Refusal(FOUR_SHOTS, "fire-in-movement-only", params)
    if edition.arm[unit] == ARTILLERY:
        yield from _reasons_of_gun(edition, state, unit)
    else:
        yield from _reasons_of_muskets(edition, state, unit)


GUN_MARKS = (
    (JAMMED, GUN_TROUBLE, "jammed"),
    (GUN_MOVED, GUN_PUSH, "gun-moved"),
    (TURNED, GUN_TURN, "gun-turned"),
    (FIRED, GUN_SHOTS, "gun-fired"),
)
"""What silences a battery, and by which rule."""


def _reasons_of_gun(edition: Edition, state: State, gun: int) -> Reasons:
    params = {"unit": edition.counters[gun].id}
    if aiming.in_clash(edition, state, gun):
        yield Refusal(FIRE_CLASH, "fire-from-clash", params)
    if state.formation[gun] == LIMBERED:
        yield Refusal(LIMBERED_FIRE, "limbered", params)
    for mark, rule, key in GUN_MARKS:
        if state.marks[gun] & mark:
            yield Refusal(rule, key, params)
    if aiming.is_own_phase(edition, state, gun):
        yield from leaders.reasons_against_command(edition, state, gun)


def _reasons_of_muskets(edition: Edition, state: State, unit: int) -> Reasons:
    params = {"unit": edition.counters[unit].id}
    side, hex = edition.side[unit], state.hexes[unit]
    field = aiming.survey(edition, state, side)
    if not field.own >> hex & 1:
        yield Refusal(FIRE_CLASH, "fire-from-clash", params)
    if state.stacks[side][hex][0] != unit:
        yield Refusal(TOP_FIRES, "not-on-top", params)
    if not any(edition.fire[u][state.lost[u]] for u in _body(edition, state, unit)):
        yield Refusal(NO_MUSKETS, "no-muskets", params)
        return
    if state.marks[unit] & HASTY:
        yield Refusal(DOUBLE_NO_FIRE, "double-pace", params)
    firers = musketry.shooters(edition, state, unit)
    if not firers:
        yield Refusal(FOUR_SHOTS, "four-shots", params)
    if any(state.left[u] <= 0 and musketry.pays(edition, state, u) for u in firers):
        yield Refusal(FIRE_COST, "no-point-to-fire", params)


def _body(edition: Edition, state: State, top: int) -> tuple[int, ...]:
    if musketry.is_together(state, top):
        return state.stacks[edition.side[top]][state.hexes[top]]
    return (top,)


def reasons_against_partner(edition: Edition, state: State, firing: Sequence[int], other: int, hex: int) -> Reasons:
    """10.9.6: why another unit may not fire together with those at the hex."""
    params = {"unit": edition.counters[other].id}
    if edition.side[other] != edition.side[firing[0]]:
        yield Refusal(JOINT_FIRE, "not-own-unit", params)
    if other in firing:
        yield Refusal(JOINT_FIRE, "fires-already", params)
    if edition.arm[other] != edition.arm[firing[0]]:
        yield Refusal(JOINT_FIRE, "partner-arm", params)
    yield from reasons_against_firing(edition, state, other)
    if state.hexes[other] < 0:
        return
    if not any(aiming.stand_together(edition, state, unit, other) for unit in firing):
        yield Refusal(JOINT_FIRE, "partner-beside", params)
    field = aiming.survey(edition, state, edition.side[other])
    yield from _reasons_of_target(edition, state, other, hex, field)
    distance, most = edition.board.distance[state.hexes[other]][hex], musketry.LONGEST
    if edition.arm[other] != ARTILLERY:
        most = musketry.RANGE[edition.arm[other]]
    if distance > most:
        told = {"hex": edition.number(hex), "distance": distance, "most": most}
        yield Refusal(RANGE_RULES[edition.arm[other]], "out-of-range", told)
    yield from _reasons_of_line(edition, state, other, hex, field)


def _reasons_of_target(edition: Edition, state: State, unit: int, hex: int, field: aiming.Field) -> Reasons:
    """10.5, 10.6, A12, A68: is there somebody to fire at, and does nobody stand nearer?"""
    params = {"hex": edition.number(hex)}
    enemy = 1 - edition.side[unit]
    bit = 1 << hex
    if not (field.troops | field.guns) & bit:
        present = state.occupied[enemy] & bit or state.batteries[enemy] & bit
        yield Refusal(FIRE_CLASH, "fire-into-clash", params) if present else Refusal(AIM, "nobody-there", params)
    near = aiming.front_zone(edition, state, unit) & (field.troops | field.guns)
    if near and not near & bit:
        yield Refusal(NEAREST_FIRST, "enemy-in-front", {**params, "near": edition.number(lowest(near))})


def _reasons_of_range(edition: Edition, state: State, unit: int, hex: int, field: aiming.Field) -> Reasons:
    """10.8, 10.9.4/c, 10.9.5, 10.10.7: is it near enough for an effect?"""
    arm = edition.arm[unit]
    distance = edition.board.distance[state.hexes[unit]][hex]
    most = artillery.RANGE if arm == ARTILLERY else musketry.RANGE[arm]
    params = {"hex": edition.number(hex), "distance": distance, "most": most}
    is_lone_gun = bool(field.guns >> hex & 1)
    if distance > most:
        yield Refusal(RANGE_RULES[arm], "out-of-range", params)
        return
    if arm == ARTILLERY:
        if is_lone_gun and distance > artillery.AT_GUNS:
            yield Refusal(COUNTER_BATTERY, "guns-too-far", {**params, "most": artillery.AT_GUNS})
        return
    strength = musketry.strength(edition, state, unit)
    if not is_lone_gun:
        if not musketry.has_effect(edition, musketry.rounded(strength, distance)):
            yield Refusal(MUSKETRY_TABLE, "too-weak", {**params, "strength": strength})
        return
    if distance > 1:
        yield Refusal(LONE_GUNS_DISTANCE, "guns-adjacent-only", params)
    if strength < musketry.AGAINST_GUNS:
        yield Refusal(LONE_GUNS_STRENGTH, "guns-need-strength", {**params, "strength": strength})


def _reasons_of_line(edition: Edition, state: State, unit: int, hex: int, field: aiming.Field) -> Reasons:
    """10.1, 10.2: is there a line of aim?"""
    here, facing, sight = state.hexes[unit], state.facing[unit], edition.sight
    formation = state.formation[unit]
    if formation != SQUARE:
        zone = sight.wide_field(here, facing) if formation == SKIRMISH else sight.field(here, facing)
        if not zone >> hex & 1:
            yield Refusal(AIM, "not-in-front", {"hex": edition.number(hex)})
    yield from reasons_against_sight(edition, here, hex, field.blocking)


def reasons_against_sight(edition: Edition, here: int, hex: int, units: int) -> Reasons:
    """10.1: what stands in the way of the line between two hexes."""
    blocked = edition.sight.blocking(here, hex, units)
    if blocked:
        nearest = min(members(blocked), key=lambda at: (edition.board.distance[here][at], at))
        params = {"hex": edition.number(hex), "blocking": edition.number(nearest)}
        yield Refusal(_blocking_rule(edition, nearest, units), "no-sight", params)


def _blocking_rule(edition: Edition, hex: int, units: int) -> Rule:
    if edition.board.terrain[hex] == FOREST:
        return SIGHT_FOREST
    if edition.board.terrain[hex] == BUILDINGS:
        return SIGHT_BUILDINGS
    return SIGHT_UNITS if units >> hex & 1 else SIGHT_HILL


def reasons_against_target(hex: Answer, edition: Edition, state: State, unit: int) -> Reasons:
    return reasons_against_shot(edition, state, unit, hex)


def targets_to_try(edition: Edition, state: State, unit: int) -> Iterator[tuple[Answer]]:
    start = state.hexes[unit]
    return each(members(edition.board.within[REACH][start] & ~(1 << start)))


def reasons_against_joining_in(
    other: Answer,
    edition: Edition,
    state: State,
    side: int,
    firing: list[int],
    target: int,
    against: Callable[[int], Reasons],
) -> Reasons:
    """10.9.6; 9.1, A102: in a reaction only who may react."""
    if other == DONE:
        return
    yield from against(other)
    yield from reasons_against_partner(edition, state, firing, other, target)


def partners_to_try(edition: Edition, state: State, side: int, *_: Any) -> Iterator[tuple[Answer]]:
    yield from units_on_map(edition, state, side)
    yield (DONE,)


TARGET_TRIES = Tries(targets_to_try, reasons_against_target)
PARTNER_TRIES = Tries(partners_to_try, reasons_against_joining_in)
