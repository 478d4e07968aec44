"""All that a moving group may do, put together fast; the reasons against it say the same, and a test compares them."""

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.fire.musketry import LONGEST
from sztab.games.raclawice.moving.manoeuvres import (
    TURN_COSTS,
    reasons_against_double,
    reasons_against_firing_now,
    reasons_against_reorder,
)
from sztab.games.raclawice.moving.steps import (
    allowance,
    front_directions,
    is_passing,
    may_enter_friends,
    may_stop,
    points,
    rear_directions,
    reasons_against_charge,
    reasons_against_step,
    turns_freely,
)
from sztab.games.raclawice.state import ABREAST, ORDINARY, SKIRMISH, SQUARE, Group, State
from sztab.games.raclawice.units.counters import CAVALRY, INFANTRY
from sztab.games.raclawice.units.formations import COMPANIES, LEAST_ABREAST, reasons_against_form
from sztab.kernel.refusing import is_allowed
from sztab.kernel.requests import Answer

DEAREST_TURN = max(TURN_COSTS)
TURNS = tuple(
    tuple(tuple(f for f in range(6) if 0 < TURN_COSTS[(f - facing) % 6] <= left) for left in range(DEAREST_TURN + 1))
    for facing in range(6)
)
"""8.7: by facing and points left, the facings that a turn leads to."""


def troop_actions(edition: Edition, state: State, group: Group) -> list[tuple[Answer, ...]]:
    """The actions of infantry or cavalry that is neither in square nor at double pace."""
    lead, side = group.units[0], edition.side[group.units[0]]
    found: list[tuple[Answer, ...]] = []
    enemies = state.occupied[1 - side] | state.batteries[1 - side]
    if not group.is_over:
        _add_steps(edition, state, group, enemies, found)
        _add_turns(edition, state, group, found)
        _add_formations(edition, state, group, found)
        if len(group.units) > 1 and is_allowed(reasons_against_reorder(edition, state, group)):
            found.append(("reorder", lead))
        is_fresh_foot = not group.entered and edition.arm[lead] == INFANTRY
        if is_fresh_foot and is_allowed(reasons_against_double(edition, state, group)):
            found.append(("double", lead))
        near = edition.board.within[LONGEST][group.hex]
        if enemies & near and is_allowed(reasons_against_firing_now(edition, state, group)):
            found.append(("fire", lead))
    if may_stop(edition, state, group):
        found.append(("stop", lead))
    return found


def _add_steps(edition: Edition, state: State, group: Group, enemies: int, found: list[tuple[Answer, ...]]) -> None:
    """8.1, 8.2, 8.6, 8.14.1: hexes of enemies are judged by the reasons against them, others by cost and by who is
    there."""
    lead, hex, board = group.units[0], group.hex, edition.board
    if not group.entered and enemies >> hex & 1:
        return
    arm, side = edition.arm[lead], edition.side[lead]
    costs = (1,) * 6 if arm == INFANTRY and turns_freely(state, group) else board.costs[arm][hex]
    left = points(state, group) - is_passing(edition, state, group)
    friends = state.occupied[side] | state.batteries[side]
    around, closed = board.around[hex], board.closed
    rear = rear_directions(state, group)
    for direction in (*front_directions(state, group), *rear):
        into = around[direction]
        if into < 0 or closed >> into & 1:
            continue
        if enemies >> into & 1:
            _add_attack(edition, state, group, into, found)
            continue
        cost = costs[direction] + (direction in rear)
        if cost > left and (group.entered or cost <= _least(edition, state, group)):
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


def _add_turns(edition: Edition, state: State, group: Group, found: list[tuple[Answer, ...]]) -> None:
    """8.7, 6.0/c."""
    lead = group.units[0]
    whole = len(state.stacks[edition.side[lead]][group.hex]) == len(group.units)
    if not whole or turns_freely(state, group):
        return
    found += [("turn", lead, f) for f in TURNS[state.facing[lead]][min(points(state, group), DEAREST_TURN)]]


def _add_formations(edition: Edition, state: State, group: Group, found: list[tuple[Answer, ...]]) -> None:
    """7, 6.2.1: only those that could be taken at all are looked at closer."""
    lead, size = group.units[0], len(group.units)
    on_foot = edition.arm[lead] == INFANTRY
    possible = [ORDINARY] if state.formation[lead] != ORDINARY else []
    if on_foot and edition.stars[lead] > 0:
        possible.append(SKIRMISH)
    if on_foot and size >= COMPANIES:
        possible.append(SQUARE)
    if size >= LEAST_ABREAST:
        possible.append(ABREAST)
    for formation in possible:
        if is_allowed(reasons_against_form(edition, state, group, formation)):
            found.append(("form", lead, formation))
