"""7.1 to 7.4: why an order, a group or a march is not allowed."""

from collections.abc import Iterable, Sequence
from itertools import chain, combinations

from sztab.games.west.command.activation import markers
from sztab.games.west.edition import Edition
from sztab.games.west.map.ground import why_closed, why_nation_bars
from sztab.games.west.moving.options import able, faces_enemy, may_march, may_turn, prey, reached
from sztab.games.west.moving.reach import can_march, rings, terms
from sztab.games.west.refusals import hex_params, spoken, tries
from sztab.games.west.rules import (
    ALLOWANCE,
    ALONG,
    BARRED,
    BLANKS,
    DISCARD,
    FACING_CHANGES,
    ONE_ORDER,
    ORDER,
    ORDERS,
    PAST_THE_ENEMY,
    SPLITTING,
    STACK_LIMIT,
    UNSUPPLIED_MOVE,
)  # fmt: skip
from sztab.games.west.state import State
from sztab.games.west.turn.phases import MANOEUVRE
from sztab.games.west.units.pieces import NONE
from sztab.hexmap.bits import members
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons
from sztab.kernel.requests import Answer


def all_orders(ed: Edition, st: State, side: int, options: Sequence[Answer]) -> Iterable[Sequence[Answer]]:
    for h in members(st.held[side][1]):
        yield (ed.marches[h],)
        yield from ((turn,) for turn in ed.turnings[h])
        yield (ed.discards[h],)
    yield from spoken(options)


def why_not_ordered(answer: Answer, ed: Edition, st: State, side: int) -> Reasons:
    """7.1/g, 7.2/g, 7.2/h: what stands against an order for a stack."""
    what, h, where = answer[0], answer[1], hex_params(ed, answer[1])
    is_manoeuvre = st.phase == MANOEUVRE
    if not is_manoeuvre and not markers(st, side, h):
        yield Refusal(ORDERS, "no-marker-there", where)
    if what == "discard":
        if is_manoeuvre:
            yield Refusal(DISCARD, "no-marker-there", where)
        elif not faces_enemy(ed, st, side, h) and (may_march(ed, st, side, h) or may_turn(ed, st, side, h)):
            yield Refusal(DISCARD, "faces-no-enemy", where)
    elif what == "march":
        yield from _why_no_march(ed, st, side, h)
    elif what == "face":
        yield from _why_no_turn(ed, st, side, h, answer[2])
    else:
        raise ValueError(what)


def _why_no_march(ed: Edition, st: State, side: int, h: int) -> Reasons:
    """7.2/g, 7.4: why nobody of a stack can march."""
    where, units, free = hex_params(ed, h), st.on[side][h] & ed.combat, able(ed, st, side, h)
    if not units & ~st.ordered:
        yield Refusal(ONE_ORDER, "had-their-order", where)
    elif not free:
        yield Refusal(PAST_THE_ENEMY, "stack-must-stand-still", where)
    elif st.phase != MANOEUVRE and free.bit_count() < markers(st, side, h):
        yield Refusal(ONE_ORDER, "markers-left-over", where)
    if free and not any(can_march(ed, st, side, 1 << piece, h) for piece in members(free)):
        yield from _why_stuck(ed, st, side, free & -free, h)


def _why_stuck(ed: Edition, st: State, side: int, group: int, h: int) -> Reasons:
    """7.4/a, 7.4/b, 7.4/c: a group has no hex to go to: for want of supply, for the enemy next to it, or for others."""
    where, found = hex_params(ed, h), terms(ed, st, side, group, h)
    if any(rings(ed, found, h, found.limit)[1:]):
        yield Refusal(UNSUPPLIED_MOVE, "no-supply-in-reach", where)
        return
    found.shy = found.eased = 0
    if any(rings(ed, found, h, found.limit)[1:]):
        yield Refusal(PAST_THE_ENEMY, "enemy-next-to-every-way", where)
    else:
        yield Refusal(BARRED, "nobody-can-march", where)


def _why_no_turn(ed: Edition, st: State, side: int, h: int, facing: int) -> Reasons:
    """1.2/j, 7.1/g, 7.2/g: why a stack cannot turn so."""
    if facing not in range(6):
        raise ValueError(facing)
    where, stack = hex_params(ed, h), st.on[side][h]
    if not stack & ed.troops:
        yield Refusal(FACING_CHANGES, "artillery-has-no-facing", where)
        return
    if st.face[side][h] == facing:
        yield Refusal(ORDER, "faces-there-already", where)
    if stack & ed.troops & st.locked:
        yield Refusal(PAST_THE_ENEMY, "stack-must-stand-still", where)
    if not stack & ed.troops & ~st.ordered:
        yield Refusal(ONE_ORDER, "had-their-order", where)
    if markers(st, side, h) - 1 > (able(ed, st, side, h) & ed.artillery).bit_count():
        yield Refusal(ONE_ORDER, "markers-left-over", where)


def all_groups(ed: Edition, st: State, side: int, options: Sequence[Answer]) -> Iterable[Sequence[Answer]]:
    stack = st.on[side][st.origin]
    units, blanks = members(stack & ed.units), members(stack & ed.blanks)
    for some in chain.from_iterable(combinations(units, n) for n in range(1, len(units) + 1)):
        yield (some,)
        if blanks:
            yield ((*some, *blanks),)


def why_not_this_group(answer: Answer, ed: Edition, st: State, side: int) -> Reasons:
    """7.1/g, 7.2/c, 7.2/g, A52: which groups may not march."""
    where = hex_params(ed, st.origin)
    group = sum(1 << piece for piece in answer)
    if tuple(members(group)) != answer:
        raise ValueError(answer)
    blanks = st.on[side][st.origin] & ed.blanks
    if group & blanks not in (0, blanks):
        yield Refusal(BLANKS, "blanks-go-together", where)
    if group & ~st.on[side][st.origin]:
        yield Refusal(SPLITTING, "not-in-this-stack", where)
    if not group & ed.combat:
        yield Refusal(ORDER, "no-combat-unit-in-group", where)
    if group & st.ordered:
        yield Refusal(ONE_ORDER, "had-their-order", where)
    if group & st.locked:
        yield Refusal(PAST_THE_ENEMY, "stack-must-stand-still", where)
    left = (able(ed, st, side, st.origin) & ~group).bit_count()
    if st.phase != MANOEUVRE and left < markers(st, side, st.origin) - 1:
        yield Refusal(ONE_ORDER, "markers-left-over", where)
    if group & ed.combat and not group & ~st.on[side][st.origin] and not can_march(ed, st, side, group, st.origin):
        yield from _why_stuck(ed, st, side, group, st.origin)


def all_marches(ed: Edition, st: State, side: int, options: Sequence[Answer]) -> Iterable[Sequence[Answer]]:
    yield from ((h,) for h in members(ed.board.within(1 << st.origin, ed.numbers.forced_march + 1)))
    enemy = 1 - side
    near = ed.board.within(1 << st.origin, 2)
    for via in members((st.depots[enemy] | st.leaders[enemy] | st.depots[side]) & near):
        yield from ((("via", via, h),) for h in members(ed.board.within(1 << via, 2)))
    yield from ((option,) for option in options if not isinstance(option, int))


def why_not_marching_there(answer: Answer, ed: Edition, st: State, side: int) -> Reasons:
    """1.2/p, 1.3, 7.1/g, 7.4: where a group may not go, and by which way."""
    via, h = (answer[1], answer[2]) if isinstance(answer, tuple) else (NONE, answer)
    where, group, origin = hex_params(ed, h), st.group, st.origin
    found = terms(ed, st, side, group, origin)
    if via != NONE and not prey(ed, st, side, found) >> via & 1:
        yield Refusal(BARRED, "nothing-to-run-over", hex_params(ed, via))
    if h == origin:
        yield Refusal(ORDER, "same-hex", where)
    yield from why_closed(ed, st, h)
    if st.held[1 - side][1] >> h & 1:
        yield Refusal(BARRED, "enemy-there", where)
    count = (group & ed.combat).bit_count()
    if st.held[side][ed.numbers.stack_limit + 1 - count] >> h & 1:
        yield Refusal(STACK_LIMIT, "stack-full", where)
    yield from why_nation_bars(ed, st, side, group, h)
    if not found.stops >> h & 1:
        yield Refusal(UNSUPPLIED_MOVE, "hex-out-of-supply", where)
    if reached(ed, found, origin, via) >> h & 1:
        return
    found.shy = found.eased = 0
    if reached(ed, found, origin, via) >> h & 1:
        yield Refusal(PAST_THE_ENEMY, "past-the-enemy", where)
        return
    is_free, found.free = found.free >> h & 1, -1
    if not reached(ed, found, origin, via) >> h & 1:
        yield Refusal(ALLOWANCE, "too-far", where | {"limit": found.limit})
    elif is_free:
        yield Refusal(BARRED, "no-way-there", where)


def all_stops(
    ed: Edition, st: State, side: int, options: Sequence[Answer], *more: object
) -> Iterable[Sequence[Answer]]:
    return ((h,) for h in members(ed.board.within(1 << st.origin, ed.numbers.forced_march)))


def why_not_stopping_there(answer: Answer, ed: Edition, st: State, side: int) -> Reasons:
    """7.1/h: a headquarters that goes along stops on the way of the group."""
    if answer not in st.path:
        yield Refusal(ALONG, "not-on-the-way", hex_params(ed, answer))


ORDER_TRIES = tries(all_orders, why_not_ordered)
MANOEUVRE_TRIES = tries(all_orders, why_not_ordered, "done")
GROUP_TRIES = tries(all_groups, why_not_this_group)
MARCH_TRIES = tries(all_marches, why_not_marching_there)
STOP_TRIES = tries(all_stops, why_not_stopping_there)
