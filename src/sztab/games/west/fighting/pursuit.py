"""9.1/b, 9.5.b/c, 9.5.b/h, 9.6/c: winners enter the vacated hex; cavalry may ride a hex further."""

from collections.abc import Iterable, Sequence
from itertools import chain, combinations

from sztab.games.west.edition import Edition
from sztab.games.west.events import Pursued
from sztab.games.west.fighting.combat import ROUT_FROM
from sztab.games.west.map.ground import ground, where_nation_bars, why_closed, why_nation_bars
from sztab.games.west.moving.entering import run_over, settle
from sztab.games.west.refusals import hex_params, tries, unit_params
from sztab.games.west.rules import CAVALRY_ON, FOLLOW_UP, LONE_LEADER, PURSUIT, STACK_LIMIT
from sztab.games.west.state import State
from sztab.games.west.turn.jobs import RIDE_ON, done, push
from sztab.games.west.units.pieces import SIDES
from sztab.games.west.units.stacks import forget, move
from sztab.hexmap.bits import members
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons
from sztab.kernel.requests import Answer, Choice, Rule, Steps


def followers(ed: Edition, st: State, side: int, start: int, to: int, able: int) -> list[Answer]:
    """Every part of the stack that may enter a hex: with at least one combat unit, open to its nations."""
    if not ground(ed, st, side) >> to & 1:
        return []
    stack = st.on[side][start] & able
    units, leaders = members(stack & ed.combat), members(stack & ed.leaders)
    some = list(chain.from_iterable(combinations(units, count) for count in range(1, len(units) + 1)))
    company = list(chain.from_iterable(combinations(leaders, count) for count in range(len(leaders) + 1)))
    found: list[Answer] = [(*group, *others) for others in company for group in some]
    if stack & (ed.ukrainians | ed.lithuanians) or st.has_treaty:
        found = [part for part in found if not where_nation_bars(ed, st, side, as_set(part)) >> to & 1]
    return found


def as_set(pieces: Iterable[int]) -> int:
    return sum(1 << piece for piece in pieces)


def all_parts(
    ed: Edition, st: State, side: int, options: Sequence[Answer], start: int, to: int, able: int
) -> Iterable[Sequence[Answer]]:
    units = members(st.on[side][start] & ed.units)
    yield from ((some,) for some in chain.from_iterable(combinations(units, n) for n in range(1, len(units) + 1)))
    yield ("stay",)


def why_not_this_part(answer: Answer, ed: Edition, st: State, side: int, start: int, to: int, able: int) -> Reasons:
    """9.5.b/c, 13.3/f, 13.4/a, A72: who does not pursue."""
    group, where = as_set(answer), hex_params(ed, start)
    if tuple(members(group)) != answer or group & ed.blanks:
        raise ValueError(answer)
    if group & ~st.on[side][start]:
        yield Refusal(PURSUIT, "not-in-this-stack", where)
    if group & ed.artillery & ~able:
        yield Refusal(PURSUIT, "artillery-does-not-pursue", where)
    if not group & ed.combat:
        yield Refusal(PURSUIT, "no-combat-unit-in-group", where)
    yield from why_nation_bars(ed, st, side, group, to)


def all_rides(
    ed: Edition, st: State, side: int, options: Sequence[Answer], h: int, riders: int
) -> Iterable[Sequence[Answer]]:
    near = [n for n in ed.board.neighbours[h] if n >= 0]
    yield from (((piece, to),) for piece in members(st.on[side][h] & ed.combat) for to in near)
    yield ("done",)


def why_no_ride(answer: Answer, ed: Edition, st: State, side: int, h: int, riders: int) -> Reasons:
    """9.5.b/h, A111, A127: who rides on, and where to."""
    piece, to = answer
    where = hex_params(ed, to)
    if not riders >> piece & 1 or st.at[piece] != h:
        yield Refusal(CAVALRY_ON, "only-pursuing-cavalry", unit_params(ed, piece))
    yield from why_closed(ed, st, to)
    if (st.held[1 - side][1] | st.leaders[1 - side]) >> to & 1:
        yield Refusal(CAVALRY_ON, "enemy-there", where)
    if st.held[side][ed.numbers.stack_limit] >> to & 1:
        yield Refusal(STACK_LIMIT, "stack-full", where)
    yield from why_nation_bars(ed, st, side, 1 << piece, to)
    if not ed.board.around[h] >> to & 1:
        yield Refusal(CAVALRY_ON, "one-hex-further", where)


FOLLOW_TRIES = tries(all_parts, why_not_this_part, "stay")
RIDE_TRIES = tries(all_rides, why_no_ride, "done")


def enter(ed: Edition, st: State, side: int, start: int, to: int, answer: tuple[int, ...], rule: Rule) -> int:
    """The followers go; what stays keeps its facing."""
    group = as_set(answer)
    if not st.on[side][start] & ~group & ed.units:
        group |= st.on[side][start] & ed.blanks
    forget(st, side, start, 0)
    move(ed, st, group, start, to)
    numbers = ed.board.numbers
    st.events.append(Pursued(SIDES[side], numbers[start], numbers[to], ed.ids(answer), rule=rule))
    run_over(ed, st, side, group, to)
    settle(ed, st, side, group, to)
    return group


def follow(ed: Edition, st: State, job: list[int]) -> Steps[None]:
    """9.1/b, A72: the stack that faced the one that withdrew may enter its hex, but for artillery."""
    _, side, start, to = job
    done(st)
    able = ed.troops | ed.leaders
    options: list[Answer] = followers(ed, st, side, start, to, able)
    if not options:
        return
    options.append("stay")
    about, case = {"hex": ed.board.numbers[to]}, (ed, st, side, options, start, to, able)
    answer = yield Choice(SIDES[side], "follow", FOLLOW_UP, options, about, False, FOLLOW_TRIES, case)
    if answer != "stay":
        enter(ed, st, side, start, to, answer, FOLLOW_UP)


def pursue(ed: Edition, st: State, job: list[int]) -> Steps[None]:
    """9.5.b/c, 9.6/c, A72, A73, A88, A110: winners may enter the vacated hex; artillery only after a headquarters."""
    _, side, start, to, is_fight = job
    done(st)
    able = ed.troops | ed.leaders if is_fight else ed.units
    rule = PURSUIT if is_fight else LONE_LEADER
    options: list[Answer] = followers(ed, st, side, start, to, able)
    if not options:
        return
    options.append("stay")
    about, case = {"hex": ed.board.numbers[to]}, (ed, st, side, options, start, to, able)
    answer = yield Choice(SIDES[side], "pursue", rule, options, about, False, FOLLOW_TRIES, case)
    if answer == "stay":
        return
    group = enter(ed, st, side, start, to, answer, rule)
    if not is_fight:
        return
    assert st.fight is not None
    if st.fight.difference >= ROUT_FROM:
        st.eager |= group & ed.combat
    if riders := group & ed.cavalry:
        push(st, RIDE_ON, side, to, riders)


def ride_hexes(ed: Edition, st: State, side: int, h: int, piece: int) -> int:
    """9.5.b/h, A111, A127: a hex further: none that is closed, or has enemy units, or no room."""
    free = ed.board.around[h] & ground(ed, st, side) & ~st.leaders[1 - side]
    free &= ~st.held[side][ed.numbers.stack_limit]
    return free & ~where_nation_bars(ed, st, side, 1 << piece)


def ride_on(ed: Edition, st: State, job: list[int]) -> Steps[None]:
    """9.5.b/h: each winning cavalry unit may go one hex further."""
    _, side, h, riders = job
    options: list[Answer] = []
    for piece in members(riders):
        if st.at[piece] == h:
            options += [(piece, to) for to in members(ride_hexes(ed, st, side, h, piece))]
    answer: Answer = "done"
    if options:
        options.append("done")
        about, case = {"hex": ed.board.numbers[h]}, (ed, st, side, options, h, riders)
        answer = yield Choice(SIDES[side], "ride-on", CAVALRY_ON, options, about, False, RIDE_TRIES, case)
    done(st)
    if answer == "done":
        return
    piece, to = answer
    if rest := riders & ~(1 << piece):
        push(st, RIDE_ON, side, h, rest)
    move(ed, st, 1 << piece, h, to)
    numbers = ed.board.numbers
    told = Pursued(SIDES[side], numbers[h], numbers[to], (ed.pieces[piece].id,), rule=CAVALRY_ON)
    st.events.append(told)
    run_over(ed, st, side, 1 << piece, to)
    settle(ed, st, side, 1 << piece, to)
