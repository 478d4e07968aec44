"""All that a moving group may do, put together fast; the refusals say the same one by one, and a test compares them."""

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.fire.musketry import LONGEST
from sztab.games.raclawice.fire.shots import gun_hexes
from sztab.games.raclawice.moving.manoeuvres import refusal_double, refusal_fire_now, refusal_reorder
from sztab.games.raclawice.moving.steps import (
    front_directions,
    is_passing,
    points,
    rear_directions,
    refusal_charge,
    refusal_step,
    refusal_stop,
    turns_freely,
)
from sztab.games.raclawice.state import ABREAST, ORDINARY, SKIRMISH, SQUARE, Group, State
from sztab.games.raclawice.units.counters import CAVALRY, INFANTRY
from sztab.games.raclawice.units.formations import refusal_form
from sztab.kernel.requests import Answer

TURN_COSTS = (0, 1, 2, 2, 2, 1)
"""8.7, A24: by sixths of a full turn."""


def troop_actions(edition: Edition, state: State, group: Group) -> list[tuple[Answer, ...]]:
    """The actions of infantry or cavalry that is neither in square nor at double pace."""
    lead, side = group.units[0], edition.side[group.units[0]]
    found: list[tuple[Answer, ...]] = []
    enemies = state.occupied[1 - side] | gun_hexes(edition, state, 1 - side)
    if not group.is_over:
        _add_steps(edition, state, group, enemies, found)
        _add_turns(edition, state, group, found)
        _add_formations(edition, state, group, found)
        if len(group.units) > 1 and refusal_reorder(edition, state, group) is None:
            found.append(("reorder", lead))
        if not group.entered and edition.arm[lead] == INFANTRY and refusal_double(edition, state, group) is None:
            found.append(("double", lead))
        near = edition.board.within[LONGEST][group.hex]
        if enemies & near and refusal_fire_now(edition, state, group) is None:
            found.append(("fire", lead))
    if refusal_stop(edition, state, group) is None:
        found.append(("stop", lead))
    return found


def _add_steps(edition: Edition, state: State, group: Group, enemies: int, found: list[tuple[Answer, ...]]) -> None:
    """8.1, 8.2, 8.6, 8.14.1: hexes with anybody in them are left to the refusals, empty ones need only their cost."""
    lead, hex, board = group.units[0], group.hex, edition.board
    if not group.entered and enemies >> hex & 1:
        return
    arm, side = edition.arm[lead], edition.side[lead]
    costs = (1,) * 6 if arm == INFANTRY and turns_freely(state, group) else board.costs[arm][hex]
    left = points(state, group) - is_passing(edition, state, group)
    held = enemies | state.occupied[side] | gun_hexes(edition, state, side)
    rear = rear_directions(state, group)
    for direction in (*front_directions(state, group), *rear):
        into = board.around[hex][direction]
        if into < 0 or board.closed >> into & 1:
            continue
        is_empty = not held >> into & 1
        is_cheap = costs[direction] + (direction in rear) <= left
        if is_empty and group.entered and not is_cheap:
            continue
        if not (is_empty and is_cheap) and refusal_step(edition, state, group, into) is not None:
            continue
        found.append(("enter", lead, into))
        if arm == CAVALRY and enemies >> into & 1 and refusal_charge(edition, state, group, into) is None:
            found.append(("charge", lead, into))


def _add_turns(edition: Edition, state: State, group: Group, found: list[tuple[Answer, ...]]) -> None:
    """8.7, 6.0/c."""
    lead = group.units[0]
    whole = len(state.stacks[edition.side[lead]][group.hex]) == len(group.units)
    if not whole or turns_freely(state, group):
        return
    left, facing = points(state, group), state.facing[lead]
    found += [("turn", lead, f) for f in range(6) if 0 < TURN_COSTS[(f - facing) % 6] <= left]


def _add_formations(edition: Edition, state: State, group: Group, found: list[tuple[Answer, ...]]) -> None:
    """7, 6.2.1: only those that could be taken at all are looked at closer."""
    lead, size = group.units[0], len(group.units)
    on_foot = edition.arm[lead] == INFANTRY
    for formation, is_possible in (
        (ORDINARY, state.formation[lead] != ORDINARY),
        (SKIRMISH, on_foot and edition.stars[lead] > 0),
        (SQUARE, on_foot and size > 3),
        (ABREAST, size > 1),
    ):
        if is_possible and refusal_form(edition, state, group, formation) is None:
            found.append(("form", lead, formation))
