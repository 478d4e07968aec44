"""8.7, 8.9, 6.0/b, 10.9.2: what a moving group does besides entering hexes: turns, double pace, a new order, a shot."""

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.events import DoublePace, Reordered, Turned
from sztab.games.raclawice.fire.aiming import targets
from sztab.games.raclawice.fire.reasons import reasons_against_firing
from sztab.games.raclawice.map.board import CORNERS
from sztab.games.raclawice.moving.steps import DOUBLE_POINTS, has_unspent, is_square, points, spend, turns_freely
from sztab.games.raclawice.rules import (
    COMMON_FACING,
    DOUBLE_NO_FIRE,
    DOUBLE_NO_TURN,
    DOUBLE_PACE,
    FIRE_NEEDS_AIM,
    REORDER,
    SKIRMISH_FACING,
    SQUARE_FRONT,
    TOP_FIRES,
    TURN,
    TURN_60,
    TURN_180,
)
from sztab.games.raclawice.state import FIRED, HASTY, Group, State
from sztab.games.raclawice.tries import FACE_TRIES, units_on_map
from sztab.games.raclawice.units.counters import INFANTRY, SEATS
from sztab.games.raclawice.units.formations import form, is_whole_stack
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons, Tries
from sztab.kernel.requests import Answer, Steps, choose

TURN_COSTS = (0, 1, 2, 2, 2, 1)
"""8.7, A24: by sixths of a full turn."""


def turn_cost(state: State, group: Group, facing: int) -> int:
    """8.7, A24: 60 degrees a point, 120 and 180 degrees two."""
    return TURN_COSTS[(facing - state.facing[group.units[0]]) % 6]


def reasons_against_turn(edition: Edition, state: State, group: Group, facing: int) -> Reasons:
    """8.7: why the group may not turn now; who turns freely chooses at the end of its move (7.2/c, 8.12/e)."""
    if turns_freely(state, group):
        yield Refusal(SKIRMISH_FACING, "face-at-the-end", {})
    if is_square(state, group):
        yield Refusal(SQUARE_FRONT, "square-all-round", {})
    cost = turn_cost(state, group, facing)
    if not cost or group.is_over:
        yield Refusal(TURN, "same-facing", {"facing": CORNERS[facing]})
    if group.is_double:
        yield Refusal(DOUBLE_NO_TURN, "double-no-change", {})
    if not is_whole_stack(edition, state, group):
        yield Refusal(COMMON_FACING, "whole-stack", {})
    left = points(state, group)
    if cost > left:
        yield Refusal(TURN_60 if cost == 1 else TURN_180, "no-points", {"cost": cost, "left": left})


def turn(edition: Edition, state: State, group: Group, facing: int) -> None:
    """8.7; 8.14.1/b: and so the move is no charge."""
    cost = turn_cost(state, group, facing)
    spend(state, group, cost)
    group.is_straight = False
    _set_facing(edition, state, group, facing, cost)


def _set_facing(edition: Edition, state: State, group: Group, facing: int, cost: int) -> None:
    for unit in group.units:
        state.facing[unit] = facing
    ids = edition.names(group.units)
    rule = TURN_60 if cost == 1 else TURN_180 if cost else TURN
    state.events.append(Turned(ids, edition.number(group.hex), CORNERS[facing], cost, rule=rule))


def face(edition: Edition, state: State, group: Group) -> Steps[None]:
    """7.2/c, 7.3/b, 8.11/b, 8.12/e: the front must be definite at the end; any facing may be chosen."""
    about = {"units": tuple(edition.counters[unit].id for unit in group.units)}
    facing = yield from choose(
        SEATS[state.active],
        "face",
        range(6),
        rule=SKIRMISH_FACING,
        about=about,
        tries=FACE_TRIES,
        case=(SKIRMISH_FACING,),
    )
    if facing != state.facing[group.units[0]]:
        _set_facing(edition, state, group, facing, 0)


def reform(edition: Edition, state: State, group: Group, formation: int) -> Steps[None]:
    was_square = is_square(state, group)
    form(edition, state, group, formation)
    if was_square:
        yield from face(edition, state, group)


def reasons_against_reorder(edition: Edition, state: State, group: Group) -> Reasons:
    """6.0/b: a point for every unit of the stack."""
    if len(group.units) < 2 or not is_whole_stack(edition, state, group):
        yield Refusal(REORDER, "whole-stack", {})
    if group.is_double or points(state, group) < 1 or group.is_over:
        yield Refusal(REORDER, "no-points", {"cost": 1, "left": points(state, group)})


def reasons_against_order(unit: Answer, edition: Edition, state: State, side: int, rest: list[int]) -> Reasons:
    """6.0/b: each unit of the stack once."""
    if unit not in rest:
        yield Refusal(REORDER, "order-elsewhere", {"unit": edition.counters[unit].id})


ORDER_TRIES = Tries(units_on_map, reasons_against_order)


def reorder(edition: Edition, state: State, group: Group) -> Steps[None]:
    """6.0/b: the new order, from the top."""
    rest = list(state.stacks[state.active][group.hex])
    order: list[int] = []
    while len(rest) > 1:
        case = (edition, state, state.active, rest[:])
        unit = yield from choose(SEATS[state.active], "order", rest, rule=REORDER, tries=ORDER_TRIES, case=case)
        rest.remove(unit)
        order.append(unit)
    order += rest
    state.stacks[state.active][group.hex] = tuple(order)
    group.units = order[:]
    spend(state, group, 1)
    ids = tuple(edition.counters[unit].id for unit in order)
    state.events.append(Reordered(ids, edition.number(group.hex), rule=REORDER))


def reasons_against_double(edition: Edition, state: State, group: Group) -> Reasons:
    """8.9: declared before the move of infantry; 8.9/b: not after firing in this phase."""
    if edition.arm[group.units[0]] != INFANTRY or is_square(state, group):
        yield Refusal(DOUBLE_PACE, "double-infantry", {})
    if group.is_double or group.entered or not has_unspent(edition, state, group):
        yield Refusal(DOUBLE_PACE, "double-before", {})
    if any(state.marks[unit] & FIRED for unit in group.units):
        yield Refusal(DOUBLE_NO_FIRE, "double-fired", {})


def double(edition: Edition, state: State, group: Group) -> None:
    """8.9/a: two points more; 8.9/b: and no fire."""
    group.is_double = True
    for unit in group.units:
        state.left[unit] += DOUBLE_POINTS
        state.marks[unit] |= HASTY
    state.events.append(DoublePace(tuple(edition.counters[unit].id for unit in group.units), rule=DOUBLE_PACE))


def reasons_against_firing_now(edition: Edition, state: State, group: Group) -> Reasons:
    """10.9.2: a moving unit may stop to fire, if it is the top one of its hex and has a target and a point."""
    top = state.stacks[state.active][group.hex][:1]
    if not top or top[0] not in group.units:
        yield Refusal(TOP_FIRES, "not-on-top", {})
        return
    yield from reasons_against_firing(edition, state, top[0])
    if not targets(edition, state, top[0]):
        yield Refusal(FIRE_NEEDS_AIM, "no-target", {})
