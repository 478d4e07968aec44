"""7.1 to 7.4: why an order, a group or a march is not allowed."""

from collections.abc import Iterable, Sequence
from itertools import chain, combinations

from sztab.games.west.command.activation import markers
from sztab.games.west.edition import Edition
from sztab.games.west.map.ground import why_closed, why_nation_bars
from sztab.games.west.moving.options import able, faces_enemy
from sztab.games.west.moving.reach import destinations, rings, terms
from sztab.games.west.refusals import hex_params, tries
from sztab.games.west.rules import (
    ALLOWANCE,
    BARRED,
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
from sztab.hexmap.bits import members
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons
from sztab.kernel.requests import Answer


def all_orders(ed: Edition, st: State, side: int, options: Sequence[Answer]) -> Iterable[Sequence[Answer]]:
    for h in members(st.held[side][1]):
        yield (ed.marches[h],)
        yield from ((turn,) for turn in ed.turnings[h])
        yield (ed.discards[h],)
    yield from ((option,) for option in options if option == "done")


def why_not_ordered(answer: Answer, ed: Edition, st: State, side: int) -> Reasons:
    """7.1/g, 7.2/g, 7.2/h: what stands against an order for a stack."""
    what, h, where = answer[0], answer[1], hex_params(ed, answer[1])
    is_manoeuvre = st.phase == MANOEUVRE
    if not is_manoeuvre and not markers(st, side, h):
        yield Refusal(ORDERS, "no-marker-there", where)
    if what == "discard":
        if not faces_enemy(ed, st, side, h):
            yield Refusal(DISCARD, "faces-no-enemy", where)
        return
    if what == "march":
        if not able(ed, st, side, h):
            yield Refusal(ONE_ORDER, "had-their-order", where)
        yield Refusal(BARRED, "nobody-can-march", where)
        return
    stack = st.on[side][h]
    if not stack & ed.troops:
        yield Refusal(FACING_CHANGES, "artillery-has-no-facing", where)
    if st.face[side][h] == answer[2]:
        yield Refusal(ORDER, "faces-there-already", where)
    if stack & ed.troops & st.locked:
        yield Refusal(PAST_THE_ENEMY, "stack-must-stand-still", where)
    if not stack & ed.troops & ~st.ordered:
        yield Refusal(ONE_ORDER, "had-their-order", where)
    yield Refusal(ONE_ORDER, "markers-left-over", where)


def all_groups(ed: Edition, st: State, side: int, options: Sequence[Answer]) -> Iterable[Sequence[Answer]]:
    units = members(st.on[side][st.origin] & ed.units)
    yield from ((some,) for some in chain.from_iterable(combinations(units, n) for n in range(1, len(units) + 1)))


def why_not_this_group(answer: Answer, ed: Edition, st: State, side: int) -> Reasons:
    """7.1/g, 7.2/c, 7.2/g, A52: which groups may not march."""
    where = hex_params(ed, st.origin)
    group = sum(1 << piece for piece in answer)
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
    yield Refusal(BARRED, "nobody-can-march", where)


def all_marches(ed: Edition, st: State, side: int, options: Sequence[Answer]) -> Iterable[Sequence[Answer]]:
    yield from ((h,) for h in members(ed.board.within(1 << st.origin, ed.numbers.forced_march + 1)))
    yield from ((option,) for option in options if not isinstance(option, int))


def why_not_marching_there(answer: Answer, ed: Edition, st: State, side: int) -> Reasons:
    """1.2/p, 1.3, 7.1/g, 7.4: where a group may not go."""
    h = answer[2] if isinstance(answer, tuple) else answer
    where, group, origin = hex_params(ed, h), st.group, st.origin
    if h == origin:
        yield Refusal(ORDER, "same-hex", where)
    yield from why_closed(ed, st, h)
    if st.held[1 - side][1] >> h & 1:
        yield Refusal(BARRED, "enemy-there", where)
    count = (group & ed.combat).bit_count()
    if st.held[side][ed.numbers.stack_limit + 1 - count] >> h & 1:
        yield Refusal(STACK_LIMIT, "stack-full", where)
    yield from why_nation_bars(ed, st, side, group, h)
    found = terms(ed, st, side, group, origin)
    found.stops = -1
    if destinations(ed, found, origin) >> h & 1:
        yield Refusal(UNSUPPLIED_MOVE, "hex-out-of-supply", where)
    found.shy = found.eased = 0
    if any(ring >> h & 1 for ring in rings(ed, found, origin, found.limit)):
        yield Refusal(PAST_THE_ENEMY, "past-the-enemy", where)
    yield Refusal(ALLOWANCE, "too-far", where | {"limit": found.limit})


ORDER_TRIES = tries(all_orders, why_not_ordered, ORDERS)
GROUP_TRIES = tries(all_groups, why_not_this_group, SPLITTING)
MARCH_TRIES = tries(all_marches, why_not_marching_there, ORDER)
