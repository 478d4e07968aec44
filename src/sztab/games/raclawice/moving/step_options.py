"""All that a moving group may do, put together fast; the reasons against it say the same, and a test compares them."""

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.fire.musketry import LONGEST
from sztab.games.raclawice.moving.manoeuvres import TURN_COSTS, reasons_against_firing_now
from sztab.games.raclawice.moving.steps import (
    allowance,
    is_loose,
    is_passing,
    is_rough,
    may_enter_friends,
    may_stop,
    points,
    reasons_against_charge,
    reasons_against_step,
)
from sztab.games.raclawice.state import ABREAST, FIRED, ORDINARY, SKIRMISH, SQUARE, Group, State
from sztab.games.raclawice.units.counters import CAVALRY, INFANTRY
from sztab.games.raclawice.units.formations import COMPANIES, LEAST_ABREAST, reasons_against_form
from sztab.games.raclawice.units.stacking import may_stack
from sztab.hexmap.facing import FRONT
from sztab.kernel.refusing import is_allowed
from sztab.kernel.requests import Answer

BACK = tuple(((facing + 3) % 6, (facing + 4) % 6) for facing in range(6))
"""8.6: by facing, the directions of a step backwards."""
ALL_ROUND = (0, 1, 2, 3, 4, 5)
EASY = (1,) * 6
"""7.2/a: what a step costs skirmishers, by direction."""
DEAREST_TURN = max(TURN_COSTS)
TURNS = tuple(
    tuple(tuple(f for f in range(6) if 0 < TURN_COSTS[(f - facing) % 6] <= left) for left in range(DEAREST_TURN + 1))
    for facing in range(6)
)
"""8.7: by facing and points left, the facings that a turn leads to."""


def troop_actions(edition: Edition, state: State, group: Group) -> list[tuple[Answer, ...]]:
    """The actions of infantry or cavalry that is neither in square nor at double pace."""
    units = group.units
    lead, side = units[0], edition.side[units[0]]
    found: list[tuple[Answer, ...]] = []
    if not group.is_over:
        enemies = state.occupied[1 - side] | state.batteries[1 - side]
        is_whole = len(state.stacks[side][group.hex]) == len(units)
        left = points(state, group)
        if group.entered or not enemies >> group.hex & 1:
            _add_steps(edition, state, group, enemies, left, found)
        if is_whole and not is_loose(state, group):
            found += [("turn", lead, f) for f in TURNS[state.facing[lead]][min(left, DEAREST_TURN)]]
        _add_formations(edition, state, group, left, is_whole, found)
        if len(units) > 1 and is_whole and left:
            found.append(("reorder", lead))
        if not group.entered and edition.arm[lead] == INFANTRY and _is_fresh(edition, state, units):
            found.append(("double", lead))
        near = edition.board.within[LONGEST][group.hex]
        if enemies & near and is_allowed(reasons_against_firing_now(edition, state, group)):
            found.append(("fire", lead))
    if may_stop(edition, state, group):
        found.append(("stop", lead))
    return found


def double_actions(edition: Edition, state: State, group: Group) -> list[tuple[Answer, ...]]:
    """8.9: at double pace a group goes on, and may stop when it can go no further (A25)."""
    found: list[tuple[Answer, ...]] = []
    side = 1 - edition.side[group.units[0]]
    enemies = state.occupied[side] | state.batteries[side]
    if not group.is_over and (group.entered or not enemies >> group.hex & 1):
        _add_steps(edition, state, group, enemies, points(state, group), found)
    if not found and may_stack(edition, state, group.units, group.hex):
        found.append(("stop", group.units[0]))
    return found


def _is_fresh(edition: Edition, state: State, units: list[int]) -> bool:
    """8.9, 8.9/b: nothing spent and no shot fired."""
    left, marks = state.left, state.marks
    return not [unit for unit in units if marks[unit] & FIRED or left[unit] != allowance(edition, state, unit)]


def _add_steps(
    edition: Edition, state: State, group: Group, enemies: int, left: int, found: list[tuple[Answer, ...]]
) -> None:
    """8.1, 8.2, 8.6, 8.14.1: hexes of enemies are judged by the reasons against them, others by cost and by who is
    there."""
    lead, hex, board = group.units[0], group.hex, edition.board
    arm, side, facing = edition.arm[lead], edition.side[lead], state.facing[lead]
    costs, around, closed = board.costs[arm][hex], board.around[hex], board.closed
    front: tuple[int, ...] = FRONT[facing]
    rear: tuple[int, ...] = BACK[facing]
    if is_loose(state, group):
        if not group.is_double:
            front, rear = ALL_ROUND, ()
        if arm == INFANTRY:
            costs = EASY
    left -= is_passing(edition, state, group)
    friends = state.occupied[side] | state.batteries[side]
    for direction in front + rear:
        into = around[direction]
        if into < 0 or closed >> into & 1:
            continue
        if enemies >> into & 1:
            _add_attack(edition, state, group, into, found)
            continue
        cost = costs[direction] + (direction in rear)
        if cost > left and (group.entered or group.is_double or cost <= _least(edition, state, group)):
            continue
        if group.is_double and is_rough(edition, hex, direction, into):
            continue
        if not friends >> into & 1 or may_enter_friends(edition, state, group, into, left - cost):
            found.append(("enter", lead, into))


def _least(edition: Edition, state: State, group: Group) -> int:
    """8.5: what a hex must cost more than, to be entered by a minimum move."""
    return min([allowance(edition, state, unit) for unit in group.units])


def _add_attack(edition: Edition, state: State, group: Group, into: int, found: list[tuple[Answer, ...]]) -> None:
    """6.11, 8.14.1: a hex of enemies, entered at a walk or in a charge."""
    lead = group.units[0]
    if is_allowed(reasons_against_step(edition, state, group, into)):
        found.append(("enter", lead, into))
        if edition.arm[lead] == CAVALRY and is_allowed(reasons_against_charge(edition, state, group, into)):
            found.append(("charge", lead, into))


def _add_formations(
    edition: Edition, state: State, group: Group, left: int, is_whole: bool, found: list[tuple[Answer, ...]]
) -> None:
    """7, 6.2.1: only those that could be taken at all are looked at closer."""
    lead, size = group.units[0], len(group.units)
    possible: list[int] = []
    now, on_foot = state.formation[lead], edition.arm[lead] == INFANTRY
    if now != ORDINARY:
        possible.append(ORDINARY)
    elif on_foot and left and edition.stars[lead] > 0:
        possible.append(SKIRMISH)
    if is_whole and on_foot and size >= COMPANIES and not group.entered:
        possible.append(SQUARE)
    if is_whole and now == ORDINARY and size >= LEAST_ABREAST and not group.has_formed:
        possible.append(ABREAST)
    for formation in possible:
        if is_allowed(reasons_against_form(edition, state, group, formation)):
            found.append(("form", lead, formation))
