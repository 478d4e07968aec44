"""23.1: why a marker is not laid, moved, divided, sent by rail or taken off."""

from collections.abc import Callable, Sequence

from sztab.games.rok1920.chapter_rules import (
    OPTION_FLIGHT,
    OPTION_PURSUIT,
    RAIL_LIMIT,
    RAIL_TERMS,
    SECRET_COST,
    SECRET_ONE,
)
from sztab.games.rok1920.command import acting, leader
from sztab.games.rok1920.eagles import rail
from sztab.games.rok1920.eagles.options import hidden_trains, laying_markers
from sztab.games.rok1920.eagles.options.hidden_units import (
    GROUPS,
    MARKERS,
    HiddenUnits,
    first_of,
    free_marker,
    free_patrols,
    has_groups,
    has_patrols,
    is_hidden,
    is_of_a_hiding_kind,
    under,
    uppermost,
    was_shown,
)
from sztab.games.rok1920.eagles.rules import (
    GROUP_KINDS,
    GROUP_LAID,
    GROUP_LED,
    GROUP_SIZE,
    HIDDEN_CADRE,
    HIDING,
    PATROL_LAID,
    PATROL_SPLIT,
    REVEALED_FREELY,
)
from sztab.games.rok1920.logistics.rail_transport import refusal_carried
from sztab.games.rok1920.moving import pressing_on
from sztab.games.rok1920.moving.march_refusals import refusal_not_mover
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import CADRE, Side, Unit
from sztab.games.rok1920.units.positions import enemies
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import members
from sztab.kernel.events import Refusal
from sztab.kernel.requests import Answer


def against_laying(war: War, state: State, side: Side, tag: str, units: Sequence[Unit], where: str) -> Refusal | None:
    """23.1.1, 23.1.2: why these units do not come under a Patrol or a Group."""
    laid = GROUP_LAID if tag == "group" else PATROL_LAID
    if not (has_groups(war) if tag == "group" else has_patrols(war)):
        return Refusal(HIDING, "option-off")
    for unit in units:
        if (found := against_hiding(war, state, side, tag, unit)) is not None:
            return found
    if len({state.at[unit] for unit in units}) > 1:
        return Refusal(laid, "not-together-to-join")
    if where == "replacements" and war.board.masks[state.at[units[0]]] & enemies(state, side):
        return Refusal(laid, "beside-enemies")
    if where != "replacements" and any(not laying_markers.arrived(war, state, side) >> u & 1 for u in units):
        return Refusal(laid, "hides-on-arrival-only")
    if tag == "group" and len(units) == 1:
        return Refusal(laid, "group-of-one")
    if tag == "group" and not laying_markers.fits(war, units):
        return Refusal(GROUP_SIZE, "over-two-divisions")
    is_left = free_marker(state, side, GROUPS) if tag == "group" else free_patrols(war, state, side) > 0
    return None if is_left else Refusal(laid, "no-marker-left")


def no_marker(tag: str, where: str) -> Callable[[War, State, Side, Answer], Refusal | None]:
    """The same as the reason of a deed."""
    return lambda war, state, side, answer: against_laying(war, state, side, tag, answer[1], where)


def against_hiding(war: War, state: State, side: Side, tag: str, unit: Unit) -> Refusal | None:
    """23.1.1/d, 23.1.2/g, A123: why a unit is not hidden."""
    kinds = GROUP_KINDS if tag == "group" else HIDDEN_CADRE
    laid = GROUP_LAID if tag == "group" else PATROL_LAID
    if war.roster.side[unit] != side or leader(war, state, unit) != acting(war, state, side):
        return Refusal(laid, "not-yours")
    if state.at[unit] < 0:
        return Refusal(laid, "not-on-board")
    if not is_of_a_hiding_kind(war, unit) or state.level[unit] == CADRE:
        return Refusal(kinds, "never-hidden")
    if is_hidden(war, state, unit):
        return Refusal(laid, "hidden-already")
    return Refusal(REVEALED_FREELY, "shown-this-phase") if was_shown(state, unit) else None


def against_piece(war: War, state: State, side: Side, marker: str) -> Refusal | None:
    """A marker that lies uppermost on the map, over units that the player leads."""
    if marker not in MARKERS or not any(m == marker for m, _ in uppermost(state, side)):
        return Refusal(HIDING, "no-such-marker")
    unit = first_of(under(state, side, marker))
    if state.at[unit] < 0:
        return Refusal(HIDING, "not-on-board")
    return None if leader(war, state, unit) == acting(war, state, side) else Refusal(GROUP_LED, "not-yours")


def against_moving(war: War, state: State, side: Side, answer: Answer) -> Refusal | None:
    """7, 8.2: why a marker does not move now."""
    if (found := against_piece(war, state, side, answer[1])) is not None:
        return found
    unit = first_of(under(state, side, answer[1]))
    return None if state.of[HiddenUnits].movers >> unit & 1 else refusal_not_mover(war, state, unit)


def against_revealing(war: War, state: State, side: Side, answer: Answer) -> Refusal | None:
    """23.1.3/p"""
    return against_piece(war, state, side, answer[1])


def against_covering(war: War, state: State, side: Side, answer: Answer) -> Refusal | None:
    """23.1.2/c: why a Group gets no Patrol."""
    if not has_patrols(war):
        return Refusal(HIDING, "option-off")
    if (found := against_piece(war, state, side, answer[1])) is not None:
        return found
    if answer[1] not in GROUPS:
        return Refusal(PATROL_LAID, "hidden-already")
    if not laying_markers.is_apart(war, state, side, under(state, side, answer[1])):
        return Refusal(PATROL_LAID, "beside-enemies")
    return None if free_patrols(war, state, side) else Refusal(PATROL_LAID, "no-marker-left")


def against_splitting(war: War, state: State, side: Side, answer: Answer) -> Refusal | None:
    """23.1.1/c: why a unit does not part from the others."""
    if (found := against_moving(war, state, side, answer)) is not None:
        return found
    units = under(state, side, answer[1])
    in_group = any(under(state, side, group) & units for group in GROUPS)
    if in_group or units.bit_count() == 1 or not units >> answer[2] & 1:
        return Refusal(PATROL_SPLIT, "nobody-parts")
    return None if free_patrols(war, state, side) else Refusal(PATROL_SPLIT, "no-marker-left")


def against_riding(war: War, state: State, side: Side, answer: Answer) -> Refusal | None:
    """9.1, 9.2: why a marker is not sent by rail: what keeps one of the units under it."""
    if (found := against_moving(war, state, side, answer)) is not None:
        return found
    units = under(state, side, answer[1])
    for unit in members(units):
        found = refusal_carried(war, state, unit) or rail.refusal_boarding(war, state, unit)
        if found is not None:
            return found
    is_joined = bool(hidden_trains.goals(war, state, units))
    return Refusal(RAIL_LIMIT, "no-transports") if is_joined else Refusal(RAIL_TERMS, "no-connection")


def against_leaving(war: War, state: State, side: Side, answer: Answer) -> Refusal | None:
    """9.4: why a marker does not leave for the secret place."""
    if (found := against_moving(war, state, side, answer)) is not None:
        return found
    units = under(state, side, answer[1])
    for unit in members(units):
        found = refusal_carried(war, state, unit) or rail.refusal_boarding(war, state, unit)
        if found is not None:
            return found
    is_paid = hidden_trains.has_secret_transports(war, state, units)
    return Refusal(SECRET_ONE, "another-place") if is_paid else Refusal(SECRET_COST, "no-transports")


def against_pressing_on(war: War, state: State, side: Side, answer: Answer) -> Refusal | None:
    """23.2.1, 23.2.2: why a marker does not press on so."""
    _, marker, way = answer
    rule = OPTION_FLIGHT if way == pressing_on.FLIGHT else OPTION_PURSUIT
    if not pressing_on.is_played(war, way):
        return Refusal(rule, "option-off")
    if (found := against_moving(war, state, side, answer)) is not None:
        return found
    if way not in pressing_on.ways(war, state, first_of(under(state, side, marker))):
        return Refusal(rule, "no-enemy-advantage" if way == pressing_on.FLIGHT else "no-own-advantage")
    return Refusal(rule, "no-step-that-way")
