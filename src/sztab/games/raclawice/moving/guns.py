"""8.11, 8.12: how guns move: by hand, or limbered."""

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.events import Entered, FormationChanged, Turned
from sztab.games.raclawice.map.board import CORNERS
from sztab.games.raclawice.moving.steps import points, spend
from sztab.games.raclawice.rules import FOOT_GUNS, GUN_PUSH, GUN_TURN, LIMBER, TERRAIN_COST, UNLIMBER
from sztab.games.raclawice.state import (
    FIRED,
    FORMATIONS,
    GUN_FIRED,
    GUN_MOVED,
    LIMBERED,
    ORDINARY,
    TURNED,
    Group,
    State,
)
from sztab.games.raclawice.units.counters import ARTILLERY
from sztab.games.raclawice.units.stacking import count_batteries, has_units, reasons_against_stack
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons

WORKED = FIRED | GUN_MOVED
"""A26: what a battery may not have done in this phase when it is limbered (moving lasts for the whole turn;
a gun that was turned has had its move, 8.16)."""


def is_gun_group(edition: Edition, group: Group) -> bool:
    return edition.arm[group.units[0]] == ARTILLERY


def reasons_against_swing(edition: Edition, state: State, group: Group, facing: int) -> Reasons:
    """8.11/a, 6.0/d: a gun on foot may be turned through any angle, as its one action."""
    gun = group.units[0]
    if not is_gun_group(edition, group) or state.formation[gun] == LIMBERED:
        yield Refusal(FOOT_GUNS, "not-foot-guns", {})
        return
    if group.is_over or state.facing[gun] == facing:
        yield Refusal(GUN_TURN, "same-facing", {"facing": CORNERS[facing]})


def swing(edition: Edition, state: State, group: Group, facing: int) -> None:
    """8.11/a, A03: and then it may not fire in this activation."""
    gun = group.units[0]
    state.facing[gun] = facing
    state.marks[gun] |= TURNED
    group.is_over = True
    ids, hex = (edition.counters[gun].id,), edition.number(group.hex)
    state.events.append(Turned(ids, hex, CORNERS[facing], 0, rule=GUN_TURN))


def reasons_against_push(edition: Edition, state: State, group: Group, into: int) -> Reasons:
    """8.11/b: one hex by hand, if the gun has neither fired nor moved in this turn, where infantry may go."""
    gun = group.units[0]
    if not is_gun_group(edition, group) or state.formation[gun] == LIMBERED:
        yield Refusal(FOOT_GUNS, "not-foot-guns", {})
        return
    if into < 0 or into not in edition.board.around[group.hex]:
        yield Refusal(GUN_PUSH, "not-adjacent", {"hex": edition.number(into)})
        return
    if group.is_over or state.marks[gun] & (GUN_FIRED | GUN_MOVED):
        yield Refusal(GUN_PUSH, "gun-has-worked", {"unit": edition.counters[gun].id})
    if edition.board.closed >> into & 1:
        yield Refusal(GUN_PUSH, "closed", {"hex": edition.number(into)})
    if has_units(edition, state, 1 - edition.side[gun], into):
        yield Refusal(GUN_PUSH, "guns-enemy", {"hex": edition.number(into)})
    yield from reasons_against_stack(edition, state, group.units, into)


def push(edition: Edition, state: State, group: Group, into: int) -> None:
    """8.11/b: it is silent until the end of the turn."""
    gun = group.units[0]
    start = edition.number(group.hex)
    group.came, group.hex = group.hex, into
    group.entered += 1
    group.is_over = True
    state.hexes[gun] = into
    count_batteries(edition, state, edition.side[gun])
    state.marks[gun] |= GUN_MOVED
    ids = (edition.counters[gun].id,)
    state.events.append(Entered(ids, start, edition.number(into), 0, rule=GUN_PUSH))


def reasons_against_limber(edition: Edition, state: State, group: Group) -> Reasons:
    """8.12, A26: all the movement of the phase; not after firing or moving."""
    gun = group.units[0]
    if not is_gun_group(edition, group) or state.formation[gun] == LIMBERED:
        yield Refusal(LIMBER, "not-foot-guns", {})
    if group.is_over or state.marks[gun] & WORKED:
        yield Refusal(LIMBER, "gun-has-worked", {"unit": edition.counters[gun].id})


def limber(edition: Edition, state: State, group: Group) -> None:
    """8.12: further movement is forbidden."""
    group.is_over = True
    _change(edition, state, group, LIMBERED, 0)


def reasons_against_unlimber(edition: Edition, state: State, group: Group) -> Reasons:
    """8.12/f: a movement point."""
    gun = group.units[0]
    if not is_gun_group(edition, group) or state.formation[gun] != LIMBERED:
        yield Refusal(UNLIMBER, "not-limbered", {})
    if group.is_over or points(state, group) < 1:
        yield Refusal(TERRAIN_COST, "no-points", {"cost": 1, "left": points(state, group)})


def unlimber(edition: Edition, state: State, group: Group) -> None:
    """8.12/f, A49: it fires from the next turn on."""
    spend(state, group, 1)
    group.is_over = True
    state.marks[group.units[0]] |= GUN_MOVED
    _change(edition, state, group, ORDINARY, 1)


def _change(edition: Edition, state: State, group: Group, formation: int, cost: int) -> None:
    gun = group.units[0]
    state.formation[gun] = formation
    rule = LIMBER if formation == LIMBERED else UNLIMBER
    ids, hex = (edition.counters[gun].id,), edition.number(group.hex)
    state.events.append(FormationChanged(ids, hex, FORMATIONS[formation], cost, rule=rule))
