"""8.1 to 8.9: what a step of a moving group costs, and why it may not be made."""

from collections.abc import Iterator

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.map.board import BUILDINGS, FOREST
from sztab.games.raclawice.rules import (
    BACKWARD,
    CHARGE,
    CHARGE_PATH,
    CHARGE_RUN,
    CHARGE_STEADY,
    CLASH_EXIT,
    DOUBLE_ALL,
    DOUBLE_GROUND,
    DOUBLE_NO_FRIENDS,
    FORWARD,
    FULL_HEX,
    LIMBERED_ENEMY,
    MINIMUM_MOVE,
    SQUARE_ATTACK,
    SQUARE_MOVE,
    TERRAIN_COST,
)
from sztab.games.raclawice.state import FIRED, LIMBERED, SKIRMISH, SQUARE, Group, State
from sztab.games.raclawice.units.counters import ARTILLERY, CAVALRY, INFANTRY
from sztab.games.raclawice.units.stacking import (
    guns_at,
    has_units,
    is_clash,
    is_full,
    may_stack,
    reasons_against_joining_square,
    reasons_against_stack,
)
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons, is_allowed

LIMBERED_POINTS = 3
"""8.12/b."""
DOUBLE_POINTS = 2
"""8.9/a: what double pace adds."""
RUN_UP = 3
"""8.14.1/a, A27: hexes that a charge needs, the enemy's included."""


def allowance(edition: Edition, state: State, unit: int) -> int:
    """8.8, 8.8/a, 8.8/b, 8.12/b: the movement points of a unit; a gun that is not limbered has none (8.11)."""
    return LIMBERED_POINTS if state.formation[unit] == LIMBERED else edition.points[unit]


def points(state: State, group: Group) -> int:
    """What the group may still spend: as much as its poorest unit."""
    left = state.left
    if len(group.units) == 1:
        return left[group.units[0]]
    return min([left[unit] for unit in group.units])


def spend(state: State, group: Group, cost: int) -> None:
    """8.4: points are spent unit by unit and never handed on; a minimum move (8.5) may cost more than there is."""
    for unit in group.units:
        state.left[unit] = max(0, state.left[unit] - cost)


def has_unspent(edition: Edition, state: State, group: Group) -> bool:
    """Has no unit of the group spent anything in this phase?"""
    return all(state.left[unit] == allowance(edition, state, unit) for unit in group.units)


def turns_freely(state: State, group: Group) -> bool:
    """7.2/b, 8.12/e: skirmishers and limbered guns turn at no cost; 8.9/d: at double pace nobody turns."""
    return not group.is_double and is_loose(state, group)


def is_loose(state: State, group: Group) -> bool:
    """7.2, 8.12: is the whole group in skirmish order, or limbered?"""
    formation = state.formation
    if formation[group.units[0]] not in (SKIRMISH, LIMBERED):
        return False
    return len(group.units) == 1 or all(formation[unit] in (SKIRMISH, LIMBERED) for unit in group.units)


def is_square(state: State, group: Group) -> bool:
    return state.formation[group.units[0]] == SQUARE


def front_directions(state: State, group: Group) -> tuple[int, ...]:
    """8.1: the directions a group may step forward in; 7.3.2/a: a square has fronts all round."""
    if is_square(state, group) or turns_freely(state, group):
        return (0, 1, 2, 3, 4, 5)
    facing = state.facing[group.units[0]]
    return facing, (facing + 1) % 6


def rear_directions(state: State, group: Group) -> tuple[int, ...]:
    """8.6."""
    if is_square(state, group) or turns_freely(state, group):
        return ()
    facing = state.facing[group.units[0]]
    return (facing + 3) % 6, (facing + 4) % 6


def is_passing(edition: Edition, state: State, group: Group) -> bool:
    """6.3, 6.3/a: does the group stand in a hex of friends that it entered in this move? A leader does not count."""
    if not group.entered:
        return False
    side = edition.side[group.units[0]]
    if len(state.stacks[side][group.hex]) > len(group.units):
        return True
    if not state.batteries[side] >> group.hex & 1:
        return False
    return any(gun not in group.units for gun in guns_at(edition, state, side, group.hex))


def entry_cost(edition: Edition, state: State, group: Group, hex: int, direction: int, into: int) -> int:
    """8.2 with 6.11 (an enemy's hex), 7.2/a (skirmishers), 8.12/c (limbered guns pay as cavalry); the table alone."""
    lead = group.units[0]
    if is_loose(state, group) and edition.arm[lead] == INFANTRY:
        cost = 1
    else:
        cost = edition.board.costs[INFANTRY if edition.arm[lead] == INFANTRY else CAVALRY][hex][direction]
    if has_units(edition, state, 1 - edition.side[lead], into):
        cost += 1
    return cost


def step_cost(edition: Edition, state: State, group: Group, direction: int) -> int:
    """8.2: all that a step costs; 6.3: a point for the friends it passes; 8.6: one more backwards; 7.3.2/c: a square
    pays with everything it has."""
    into = edition.board.around[group.hex][direction]
    if is_square(state, group):
        return points(state, group)
    cost = entry_cost(edition, state, group, group.hex, direction, into)
    if is_passing(edition, state, group):
        cost += 1
    if direction in rear_directions(state, group):
        cost += 1
    return cost


def reasons_against_step(edition: Edition, state: State, group: Group, into: int) -> Reasons:
    """8: why the group may not enter this hex now; 8.2 (closed hexes), 8.9/f (double pace)."""
    around = edition.board.around[group.hex] if group.hex >= 0 else ()
    if into < 0 or into not in around:
        yield Refusal(FORWARD, "not-adjacent", {"hex": edition.number(into)})
        return
    direction = around.index(into)
    if group.is_over:
        yield Refusal(MINIMUM_MOVE, "move-over", {"hex": edition.number(into)})
    if not group.entered and is_clash(edition, state, group.hex):
        yield Refusal(CLASH_EXIT, "in-clash", {"hex": edition.number(group.hex)})
    is_back = direction in rear_directions(state, group)
    if not is_back and direction not in front_directions(state, group):
        yield Refusal(FORWARD, "not-in-front", {"hex": edition.number(into)})
    side = edition.side[group.units[0]]
    enemies, friends = has_units(edition, state, 1 - side, into), has_units(edition, state, side, into)
    if edition.board.closed >> into & 1:
        yield Refusal(TERRAIN_COST, "closed", {"hex": edition.number(into)})
    if group.is_double and is_rough(edition, group.hex, direction, into):
        yield Refusal(DOUBLE_GROUND, "double-rough", {"hex": edition.number(into)})
    if is_square(state, group):
        yield from _reasons_of_square(edition, state, group, into)
    if enemies:
        yield from _reasons_of_enemies(edition, state, group, into, is_back)
    cost, left = step_cost(edition, state, group, direction), points(state, group)
    if cost > left or (not left and is_square(state, group)):
        yield from _reasons_of_cost(edition, state, group, into, cost, left)
    if friends and not enemies:
        yield from _reasons_of_friends(edition, state, group, into, left - cost)


def _reasons_of_square(edition: Edition, state: State, group: Group, into: int) -> Reasons:
    """7.3.2/c: a square moves as a whole, over clear terrain, with all its points."""
    if len(group.units) < len(state.stacks[edition.side[group.units[0]]][group.hex]):
        yield Refusal(SQUARE_MOVE, "whole-stack", {})
    if not edition.board.clear >> into & 1:
        yield Refusal(SQUARE_MOVE, "square-clear", {"hex": edition.number(into)})
    if not has_unspent(edition, state, group):
        yield Refusal(SQUARE_MOVE, "square-all-points", {})


def is_rough(edition: Edition, hex: int, direction: int, into: int) -> bool:
    """8.9/f, 8.14.1/c: forest, buildings, or a stream without a bridge."""
    board = edition.board
    return board.terrain[into] in (FOREST, BUILDINGS) or bool(board.streams[hex] >> direction & 1)


def _reasons_of_enemies(edition: Edition, state: State, group: Group, into: int, is_back: bool) -> Reasons:
    """8.6, 7.3.2/d, 8.12/d, 6.12: not backwards (A23), not a square, not limbered guns, within the limits of 6.2."""
    side = edition.side[group.units[0]]
    if is_back:
        yield Refusal(BACKWARD, "backward-enemy", {"hex": edition.number(into)})
    if is_square(state, group):
        yield Refusal(SQUARE_ATTACK, "square-attack", {"hex": edition.number(into)})
    if edition.arm[group.units[0]] == ARTILLERY:
        yield Refusal(LIMBERED_ENEMY, "guns-enemy", {"hex": edition.number(into)})
    yield from reasons_against_joining_square(edition, state, side, into)
    yield from reasons_against_stack(edition, state, group.units, into)


def _reasons_of_cost(edition: Edition, state: State, group: Group, into: int, cost: int, left: int) -> Reasons:
    """8.2; 8.5: one hex is always possible when it costs more than the whole allowance."""
    least = min(allowance(edition, state, unit) for unit in group.units)
    if cost <= least or group.entered or group.is_double:
        yield Refusal(TERRAIN_COST, "too-dear", {"hex": edition.number(into), "cost": cost, "left": left})


def _reasons_of_friends(edition: Edition, state: State, group: Group, into: int, left: int) -> Reasons:
    """6.1.1, 6.3, 6.3/b, 6.4, 8.9/e: friends in the hex: the group joins them, or must be able to go on at once, with
    the points that are `left` then."""
    side = edition.side[group.units[0]]
    if group.is_double:
        if left > 0:
            yield Refusal(DOUBLE_NO_FRIENDS, "double-friends", {"hex": edition.number(into)})
        yield from reasons_against_stack(edition, state, group.units, into)
        return
    if may_stack(edition, state, group.units, into):
        return
    if is_full(edition, state, side, into):
        yield Refusal(FULL_HEX, "full", {"hex": edition.number(into)})
    if not may_go_on(edition, state, group, into, left):
        yield from reasons_against_stack(edition, state, group.units, into)


def may_enter_friends(edition: Edition, state: State, group: Group, into: int, left: int) -> bool:
    """6.1.1, 6.3, 6.3/b, 6.4, 8.9/e: the same as the reasons of friends against the group, in one pass."""
    if group.is_double and left > 0:
        return False
    if may_stack(edition, state, group.units, into):
        return True
    return (
        not group.is_double
        and not is_full(edition, state, edition.side[group.units[0]], into)
        and may_go_on(edition, state, group, into, left)
    )


def may_go_on(edition: Edition, state: State, group: Group, hex: int, left: int) -> bool:
    """6.3: from a hex of friends in which it may not stay, can the group pass on, a point dearer?"""
    around = edition.board.around[hex]
    for direction in front_directions(state, group):
        into = around[direction]
        if into < 0 or edition.board.closed >> into & 1:
            continue
        rest = left - 1 - entry_cost(edition, state, group, hex, direction, into)
        if rest < 0:
            continue
        if may_stack(edition, state, group.units, into):
            if not (edition.arm[group.units[0]] == ARTILLERY or is_square(state, group)):
                return True
            if not has_units(edition, state, 1 - edition.side[group.units[0]], into):
                return True
        elif not is_full(edition, state, edition.side[group.units[0]], into) and may_go_on(
            edition, state, group, into, rest
        ):
            return True
    return False


def reasons_against_stop(edition: Edition, state: State, group: Group) -> Reasons:
    """8.3, 8.9/c, 6.1, 6.2: a move may end anywhere but among those it may not stand with, and at double pace only when
    it can go no further (A25)."""
    yield from reasons_against_stack(edition, state, group.units, group.hex)
    if group.is_double and not group.is_over and any(True for _ in open_steps(edition, state, group)):
        yield Refusal(DOUBLE_ALL, "double-all", {"left": points(state, group)})


def may_stop(edition: Edition, state: State, group: Group) -> bool:
    if not group.is_double:
        return may_stack(edition, state, group.units, group.hex)
    return is_allowed(reasons_against_stop(edition, state, group))


def open_steps(edition: Edition, state: State, group: Group) -> Iterator[int]:
    """The hexes that the group may enter now."""
    if group.is_over:
        return
    around = edition.board.around[group.hex]
    for direction in (*front_directions(state, group), *rear_directions(state, group)):
        into = around[direction]
        if into >= 0 and is_allowed(reasons_against_step(edition, state, group, into)):
            yield into


def reasons_against_charge(edition: Edition, state: State, group: Group, into: int) -> Reasons:
    """8.14.1: why entering this hex is no charge: who may step there and has the run-up, straight and in the open
    (8.14, 11.10)."""
    side = edition.side[group.units[0]]
    if edition.arm[group.units[0]] != CAVALRY:
        yield Refusal(CHARGE, "charge-cavalry", {})
    if not has_units(edition, state, 1 - side, into):
        yield Refusal(CHARGE, "charge-nobody", {"hex": edition.number(into)})
    yield from reasons_against_step(edition, state, group, into)
    if group.entered + 1 < RUN_UP and not group.has_charged:
        yield Refusal(CHARGE_RUN, "charge-run", {"hexes": group.entered + 1, "least": RUN_UP})
    if not group.is_straight or any(state.marks[unit] & FIRED for unit in group.units):
        yield Refusal(CHARGE_STEADY, "charge-steady", {})
    crosses = edition.board.streams[group.hex] >> edition.board.direction(group.hex, into) & 1
    if not group.is_open or crosses or has_units(edition, state, side, into):
        yield Refusal(CHARGE_PATH, "charge-path", {})
