"""12.0, 9.6/b, 13.5/c: who comes: reinforcements of the turn, headquarters again, Russians out of East Prussia."""

from sztab.games.west.edition import Edition
from sztab.games.west.events import ArrivalLost, Arrived, LeaderLost, LeaderReturned
from sztab.games.west.logistics.resources import richer
from sztab.games.west.logistics.supply import region_of, regions
from sztab.games.west.map.ground import ground, where_nation_bars, why_closed, why_nation_bars
from sztab.games.west.moving.entering import run_over, settle
from sztab.games.west.refusals import hex_params, open_hexes, tries
from sztab.games.west.rules import (
    ARRIVAL,
    ARRIVAL_BLOCKED,
    ARRIVAL_LOST,
    LEADER_BACK,
    PRUSSIA_RETURN,
    STACK_LIMIT,
    UMAN,
)  # fmt: skip
from sztab.games.west.state import AWAY, GONE, WAITING, State
from sztab.games.west.turn.phases import end_phase
from sztab.games.west.units.pieces import NONE, RU, SIDES
from sztab.games.west.units.stacks import put
from sztab.hexmap.bits import members
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons
from sztab.kernel.requests import Answer, Choice, Rule, Steps


def has_room(ed: Edition, st: State, piece: int) -> int:
    """12.0/b: hexes without enemy units, with room for the counter, open to its nation."""
    side = ed.side[piece]
    free = ground(ed, st, side) & ~st.leaders[1 - side] & ~ed.board.east_prussia
    if 1 << piece & ed.combat:
        free &= ~st.held[side][ed.numbers.stack_limit]
    return free & ~where_nation_bars(ed, st, side, 1 << piece)


def arrival_hexes(ed: Edition, st: State, piece: int, place: int) -> tuple[int, str]:
    """12.0/a, b, d: where a counter may come, and by which rule: its place, else a hex next to it; those of Uman else
    the eastern edge south of the Sejm."""
    room = has_room(ed, st, piece)
    free = room & region_of(ed, regions(ed, st, ed.side[piece]), piece)
    if place >= 0 and free >> place & 1:
        return 1 << place, ARRIVAL
    if place >= 0 and (near := ed.board.around[place] & free):
        return near, ARRIVAL_BLOCKED
    is_of_uman = ed.side[piece] == RU and place == ed.uman and st.turn == ed.numbers.uman_turn
    if is_of_uman and 1 << piece & (ed.cavalry | ed.leaders):
        return room & ed.board.south_of_sejm, UMAN
    return 0, ARRIVAL_LOST


def due(ed: Edition, st: State, side: int) -> list[int]:
    """12.0/a: counters of the turn that are not there yet."""
    return [p for p in ed.arriving[side][st.turn] if st.at[p] == AWAY]


def towns_for(ed: Edition, st: State, leader: int, h: int) -> int:
    """9.6/b, A89: towns with an own unit, at most five hexes from where the headquarters was lost."""
    side = ed.side[leader]
    near = ed.board.within(1 << h, ed.numbers.return_range)
    friends = st.held[side][1] | st.leaders[side]
    return ed.board.towns & friends & near & has_room(ed, st, leader)


def why_not_arriving_there(
    answer: Answer, ed: Edition, st: State, side: int, piece: int, place: int, rule: Rule
) -> Reasons:
    """12.0/b, 12.0/d: where reinforcements may not come."""
    where = hex_params(ed, answer)
    yield from why_closed(ed, st, answer)
    if (st.held[1 - side][1] | st.leaders[1 - side]) >> answer & 1:
        yield Refusal(ARRIVAL_BLOCKED, "enemy-there", where)
    if 1 << piece & ed.combat and st.held[side][ed.numbers.stack_limit] >> answer & 1:
        yield Refusal(STACK_LIMIT, "stack-full", where)
    yield from why_nation_bars(ed, st, side, 1 << piece, answer)
    if rule == UMAN:
        if not ed.board.south_of_sejm >> answer & 1:
            yield Refusal(UMAN, "not-on-southern-edge", where)
        return
    if ed.board.east_prussia >> answer & 1 or not region_of(ed, regions(ed, st, side), piece) >> answer & 1:
        yield Refusal(ARRIVAL_BLOCKED, "hex-out-of-supply", where)
    if not ed.board.around[place] >> answer & 1:
        yield Refusal(ARRIVAL_BLOCKED, "not-next-to-place", where)


def why_not_back_there(answer: Answer, ed: Edition, st: State, side: int, leader: int, lost_at: int) -> Reasons:
    """9.6/b: where a headquarters may not come back."""
    where = hex_params(ed, answer)
    yield from why_closed(ed, st, answer)
    yield from why_nation_bars(ed, st, side, 1 << leader, answer)
    if not ed.board.towns >> answer & 1:
        yield Refusal(LEADER_BACK, "no-town", where)
    if not (st.held[side][1] | st.leaders[side]) >> answer & 1:
        yield Refusal(LEADER_BACK, "no-unit-there", where)
    if ed.board.distance(answer, lost_at) > ed.numbers.return_range:
        yield Refusal(LEADER_BACK, "too-far-from-loss", where)


ARRIVAL_TRIES = tries(open_hexes, why_not_arriving_there)
BACK_TRIES = tries(open_hexes, why_not_back_there)


def reinforce(ed: Edition, st: State) -> Steps[None]:
    """12.0, A133: the richer player first: headquarters, East Prussia, reinforcements; then the other."""
    if st.step == 0:
        st.step, st.acting = 1, richer(st)
    side = st.acting
    for entry in st.returns:
        piece, turn, _ = entry
        if turn == st.turn and ed.side[piece] == side:
            return _come_again(ed, st, entry)
    if arriving := due(ed, st, side):
        return _arrive(ed, st, arriving[0])
    return _next(st)


def _next(st: State) -> Steps[None]:
    if st.step == 1:
        st.step, st.acting = 2, 1 - st.acting
    else:
        end_phase(st)
    return
    yield


def _arrive(ed: Edition, st: State, piece: int) -> Steps[None]:
    """12.0/b, 12.0/c: to its place, next to it, or not at all."""
    hexes, rule = arrival_hexes(ed, st, piece, ed.pieces[piece].place)
    unit = ed.pieces[piece].id
    if not hexes:
        st.at[piece] = GONE
        st.events.append(ArrivalLost(unit, rule=rule))
        return
    h = hexes.bit_length() - 1
    if hexes & (hexes - 1):
        side, options = ed.side[piece], members(hexes)
        case = (ed, st, side, options, piece, ed.pieces[piece].place, rule)
        h = yield Choice(SIDES[side], "arrival", rule, options, {"unit": unit}, False, ARRIVAL_TRIES, case)
    _place(ed, st, piece, h)
    st.events.append(Arrived(unit, ed.board.numbers[h], rule=rule))


def _come_again(ed: Edition, st: State, entry: tuple[int, int, int]) -> Steps[None]:
    """9.6/b: a headquarters in a town nearby; 13.5/c: a weakened unit at Smolensk, if it may."""
    piece, _, h = entry
    unit, side = ed.pieces[piece].id, ed.side[piece]
    if h == NONE:
        hexes, _ = arrival_hexes(ed, st, piece, ed.smolensk)
        rule, prompt = PRUSSIA_RETURN, "arrival"
    else:
        hexes, rule, prompt = towns_for(ed, st, piece, h), LEADER_BACK, "headquarters-back"
    assert st.at[piece] == WAITING
    if not hexes:
        st.returns.remove(entry)
        st.at[piece] = GONE
        st.events.append(LeaderLost(SIDES[side], unit, rule=rule) if h != NONE else ArrivalLost(unit, rule=rule))
        return
    to = hexes.bit_length() - 1
    if hexes & (hexes - 1):
        options = members(hexes)
        tried = ARRIVAL_TRIES if h == NONE else BACK_TRIES
        about = (piece, ed.smolensk, rule) if h == NONE else (piece, h)
        case = (ed, st, side, options, *about)
        to = yield Choice(SIDES[side], prompt, rule, options, {"unit": unit}, False, tried, case)
    st.returns.remove(entry)
    st.at[piece] = AWAY
    _place(ed, st, piece, to)
    number = ed.board.numbers[to]
    back = LeaderReturned(SIDES[side], unit, number, rule=rule) if h != NONE else Arrived(unit, number, rule=rule)
    st.events.append(back)


def _place(ed: Edition, st: State, piece: int, h: int) -> None:
    side = ed.side[piece]
    put(ed, st, 1 << piece, h)
    run_over(ed, st, side, 1 << piece, h)
    settle(ed, st, side, 1 << piece, h)
