"""11.0, 13.1: strategic movement, a unit at a time in turn, any distance, away from the enemy."""

from collections.abc import Mapping, Sequence

from sztab.games.west.edition import Edition
from sztab.games.west.events import StrategicMove
from sztab.games.west.logistics.resources import richer
from sztab.games.west.logistics.supply import Regions, region_of, regions
from sztab.games.west.map.ground import ground, where_nation_bars, why_closed, why_nation_bars
from sztab.games.west.moving.entering import run_over, settle
from sztab.games.west.refusals import hex_params, open_hexes, own_pieces, tries, unit_params
from sztab.games.west.rules import (
    APPLIED,
    CROSSING_COST,
    STRATEGIC,
    STRATEGIC_BARRED,
    STRATEGIC_CONTACT,
    STRATEGIC_LIMIT,
    STRATEGIC_ONCE,
    STRATEGIC_STACKING,
)  # fmt: skip
from sztab.games.west.state import NO_SOUTH, State
from sztab.games.west.turn.phases import begin_turns, end_phase, pass_turn, take_turns
from sztab.games.west.units.pieces import NONE, PL, RU, SIDES
from sztab.games.west.units.stacks import forget, move
from sztab.hexmap.bits import members
from sztab.hexmap.offered import Offered
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons
from sztab.kernel.requests import Answer, Choice, Steps


def still(ed: Edition, st: State, side: int, h: int, piece: int = NONE) -> int:
    """11.2/e, A41: units in a hex that have not moved in this phase; the mover does not count."""
    here = st.on[side][h] & ed.units & ~st.railed
    return here & ~(1 << piece) if piece >= 0 else here


def entrances(ed: Edition, st: State, side: int) -> int:
    """11.2/c, 11.2/e, A129: hexes that may be entered, but for supply, stacking and nation: none next to enemy combat
    units, unless a friend stands still there."""
    return _entrances(ed, st, side, ed.board.touching(st.held[1 - side][1]))


def _entrances(ed: Edition, st: State, side: int, near: int) -> int:
    eased = near & (st.held[side][1] | st.leaders[side])
    if st.railed & ed.of_side[side]:
        for h in members(eased):
            if not still(ed, st, side, h):
                eased &= ~(1 << h)
    return ground(ed, st, side) & ~ed.board.east_prussia & (~near | eased)


def enterable(ed: Edition, st: State, side: int, piece: int, open_: int, found: Regions) -> int:
    """11.2/c, 11.2/d, 13.1/c: where this unit may go through and stop."""
    free = open_ & region_of(ed, found, piece)
    if 1 << piece & ed.combat:
        free &= ~st.held[side][ed.numbers.stack_limit]
    if bars := where_nation_bars(ed, st, side, 1 << piece):
        free &= ~bars
    if _pays(ed, side, piece) and not st.points[side]:
        free &= ed.board.north if ed.board.north >> st.at[piece] & 1 else ed.board.south
    return free


def _pays(ed: Edition, side: int, piece: int) -> bool:
    """11.2/f, 13.1/c, A96: Russian combat units pay for the command line; headquarters do not."""
    return side == RU and bool(1 << piece & ed.combat)


def candidates(ed: Edition, st: State, side: int) -> int:
    """11.2/e, 11.2/h, A131, card 4: units that may move and have somewhere to go, a hex next to theirs that they may
    enter: once a turn each, from next to the enemy only where a friend stays."""
    board, on = ed.board, st.on[side]
    near = board.touching(st.held[1 - side][1])
    open_, found = _entrances(ed, st, side, near), regions(ed, st, side)
    st.noted[side] = (open_, *found)
    own = st.held[side][1] | st.leaders[side]
    stuck = own & near
    if stuck:
        here = ed.units & ~st.railed
        for h in members(stuck):
            if (on[h] & here).bit_count() >= 2:
                stuck ^= 1 << h
    if side == RU and st.effects & NO_SOUTH:
        stuck |= own & board.south
    own &= ~stuck
    nations = ed.ukrainians | ed.lithuanians
    result = st.on_map & ed.of_side[side] & ed.units & ~nations & ~_there(on, stuck)
    for_leaders = open_ & ~where_nation_bars(ed, st, side, 0)
    for_units = for_leaders & ~st.held[side][ed.numbers.stack_limit]
    result &= ~(_there(on, own & ~board.beside(for_leaders)) & ed.leaders)
    result &= ~(_there(on, own & ~_exits(ed, st, side, for_units & found[0])) & ed.combat & ~ed.russian_cavalry)
    if side == RU:
        result &= ~(_there(on, own & ~_exits(ed, st, side, for_units & found[1])) & ed.russian_cavalry)
    if side == PL or st.has_treaty:
        result |= _of_nations(ed, st, side, ed.ukrainian_pieces if side == PL else ed.lithuanian_pieces, own)
    return result & ~(st.railed | st.locked)


def _there(on: Mapping[int, int], hexes: int) -> int:
    """All counters of a side in these hexes."""
    found = 0
    for h in members(hexes):
        found |= on[h]
    return found


def _exits(ed: Edition, st: State, side: int, free: int) -> int:
    """11.2/f: hexes next to one that a combat unit may enter, for Russians without points in the same command zone."""
    board = ed.board
    if side == PL or st.points[RU] > 0:
        return board.beside(free)
    return board.beside(free & board.north) & board.north | board.beside(free & board.south) & ~board.north


def _of_nations(ed: Edition, st: State, side: int, pieces: Sequence[int], own: int) -> int:
    """13.3, 13.4: Ukrainians and Lithuanians in these hexes that have somewhere to go."""
    open_, *found = st.noted[side]
    result = 0
    for piece in pieces:
        h = st.at[piece]
        if h < 0 or not own >> h & 1:
            continue
        if ed.board.around[h] & enterable(ed, st, side, piece, open_, (found[0], found[1], found[2])):
            result |= 1 << piece
    return result


def goals(ed: Edition, st: State, side: int, piece: int, open_: int, supply: Regions) -> tuple[int, int, int]:
    """11.1/c, 11.2/b: all hexes that it can come to, those of them without crossing the command line, and all that it
    may enter."""
    start = st.at[piece]
    free = enterable(ed, st, side, piece, open_, supply) & ~(1 << start)
    zone = ed.board.north if ed.board.north >> start & 1 else ed.board.south
    flood = ed.board.flood
    found = flood(1 << start, free & zone)
    return (found | flood(found | 1 << start, free & ~found) if free & ~zone else found), found, free


def why_not_this_unit(answer: Answer, ed: Edition, st: State, side: int) -> Reasons:
    """11.2: which units may not move."""
    who, h = unit_params(ed, answer), st.at[answer]
    if not 1 << answer & ed.units & ed.of_side[side]:
        raise ValueError(answer)
    if h < 0:
        yield Refusal(STRATEGIC, "not-on-map", who)
        return
    if st.railed >> answer & 1:
        yield Refusal(STRATEGIC_ONCE, "moved-strategically", who)
    if st.locked >> answer & 1:
        yield Refusal(STRATEGIC_CONTACT, "must-stand-still", who)
    if side == RU and st.effects & NO_SOUTH and ed.board.south >> h & 1:
        yield Refusal(APPLIED, "card-forbids-south", who)
    if ed.board.touching(st.held[1 - side][1]) >> h & 1 and not still(ed, st, side, h, answer):
        yield Refusal(STRATEGIC_CONTACT, "next-to-enemy", who)
    open_, found = entrances(ed, st, side), regions(ed, st, side)
    if not ed.board.around[h] & enterable(ed, st, side, answer, open_, found):
        yield Refusal(STRATEGIC_BARRED, "nowhere-to-go", who)


def why_not_this_goal(answer: Answer, ed: Edition, st: State, side: int) -> Reasons:
    """11.2, 13.1/c: where the unit may not go."""
    piece, where = st.group.bit_length() - 1, hex_params(ed, answer)
    if answer == st.at[piece]:
        yield Refusal(STRATEGIC, "same-hex", where)
    yield from why_closed(ed, st, answer)
    if ed.board.east_prussia >> answer & 1:
        yield Refusal(STRATEGIC_BARRED, "hex-out-of-supply", where)
    if st.held[1 - side][1] >> answer & 1:
        yield Refusal(STRATEGIC_BARRED, "enemy-there", where)
    if 1 << piece & ed.combat and st.held[side][ed.numbers.stack_limit] >> answer & 1:
        yield Refusal(STRATEGIC_STACKING, "stack-full", where)
    yield from why_nation_bars(ed, st, side, 1 << piece, answer)
    if not region_of(ed, regions(ed, st, side), piece) >> answer & 1:
        yield Refusal(STRATEGIC_BARRED, "hex-out-of-supply", where)
    if ed.board.touching(st.held[1 - side][1]) >> answer & 1 and not still(ed, st, side, answer):
        yield Refusal(STRATEGIC_CONTACT, "hex-next-to-enemy", where)
    north = ed.board.north
    if _pays(ed, side, piece) and not st.points[side] and (north >> answer ^ north >> st.at[piece]) & 1:
        yield Refusal(CROSSING_COST, "no-point-for-line", where)
    found = goals(ed, st, side, piece, entrances(ed, st, side), regions(ed, st, side))
    if not found[0] >> answer & 1:
        yield Refusal(STRATEGIC_BARRED, "no-way-there", where)


STRATEGIC_TRIES = tries(own_pieces, why_not_this_unit, "pass")
GOAL_TRIES = tries(open_hexes, why_not_this_goal)


def strategic(ed: Edition, st: State) -> Steps[None]:
    """11.1: the richer player begins; who declines moves no more; four units each, or what a card says."""
    if st.step == 0:
        begin_turns(st, richer(st))
        st.step, st.railed, st.locked = 1, 0, 0
        usual = ed.numbers.strategic_moves
        st.moves_allowed = [usual if limit == NONE else limit for limit in st.moves_allowed]
        st.passed = [not limit for limit in st.moves_allowed]
    if st.group:
        return choose_goal(ed, st)
    return choose_unit(ed, st)


def choose_unit(ed: Edition, st: State) -> Steps[None]:
    """11.1/a, 11.1/d, A132: one unit, or no more; which it is, the enemy does not see. Until it has gone somewhere,
    nothing has happened."""
    if not take_turns(st):
        st.railed = st.locked = 0
        end_phase(st)
        return
    side = st.acting
    options = Offered(candidates(ed, st, side), "pass")
    about = {"left": st.moves_allowed[side]}
    case = (ed, st, side, options)
    answer = yield Choice(SIDES[side], "strategic", STRATEGIC, options, about, True, STRATEGIC_TRIES, case)
    if answer == "pass":
        pass_turn(st, "strategic", STRATEGIC)
        if len(options) == 1 and not st.passed[1 - side]:
            st.passed[side] = False
            if st.step == 2:
                st.passed = [True, True]
            st.step = 2
        return
    st.step = 1
    st.group, st.origin = 1 << answer, st.at[answer]


def choose_goal(ed: Edition, st: State) -> Steps[None]:
    """11.1/c: the unit goes from hex to hex to where its player wants it; across the command line for a point."""
    side, start = st.acting, st.origin
    piece = st.group.bit_length() - 1
    noted, st.noted[side] = st.noted[side], ()
    if len(noted) == 4:
        open_, supply = noted[0], (noted[1], noted[2], noted[3])
    else:
        open_, supply = entrances(ed, st, side), regions(ed, st, side)
    everywhere, same_zone, free = goals(ed, st, side, piece, open_, supply)
    options = Offered(everywhere)
    about, case = {"hex": ed.board.numbers[start]}, (ed, st, side, options)
    h = yield Choice(SIDES[side], "strategic-to", STRATEGIC, options, about, False, GOAL_TRIES, case)
    cost = 0 if same_zone >> h & 1 or not _pays(ed, side, piece) else 1
    st.points[side] -= cost
    _hold_friends(ed, st, side, piece, start, h)
    forget(st, side, start, st.on[side][start] & ~st.group)
    move(ed, st, st.group, start, h)
    st.railed |= st.group
    st.moves_allowed[side] -= 1
    st.passed[side] = not st.moves_allowed[side]
    numbers = ed.board.numbers
    st.events.append(StrategicMove(SIDES[side], numbers[start], numbers[h], cost, rule=STRATEGIC_LIMIT))
    for passed in _way(ed, st, side, start, h, free) if st.group & ed.combat else ():
        run_over(ed, st, side, st.group, passed)
    group, st.group, st.origin, st.acting = st.group, 0, NONE, 1 - side
    settle(ed, st, side, group, h)


def _way(ed: Edition, st: State, side: int, start: int, goal: int, free: int) -> list[int]:
    """11.2/i: the hexes it goes through; over enemy depots and headquarters only where there is no other way."""
    prey = st.depots[1 - side] | st.leaders[1 - side]
    if not prey & free:
        return [goal]
    return [goal] if ed.board.flood(1 << start, free & ~prey) >> goal & 1 else ed.board.route(start, goal, free)


def _hold_friends(ed: Edition, st: State, side: int, piece: int, start: int, goal: int) -> None:
    """11.2/e, A56: a friend next to the enemy who let the unit leave or come must not move in this phase."""
    near = ed.board.touching(st.held[1 - side][1])
    for h in (start, goal):
        friends = still(ed, st, side, h, piece)
        if near >> h & 1 and friends and not friends & st.locked:
            st.locked |= friends & -friends
