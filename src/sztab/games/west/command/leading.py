"""8.0: headquarters move in turn, for nothing, at most five hexes."""

from collections.abc import Iterable, Sequence

from sztab.games.west.edition import Edition
from sztab.games.west.events import LeaderMoved
from sztab.games.west.logistics.resources import richer
from sztab.games.west.map.ground import ground, where_nation_bars, why_closed, why_nation_bars
from sztab.games.west.moving.entering import settle
from sztab.games.west.refusals import hex_params, open_hexes, tries, unit_params
from sztab.games.west.rules import LEADER_FIRST, LEADER_MOVE
from sztab.games.west.state import State
from sztab.games.west.turn.phases import begin_turns, end_phase, pass_turn, take_turns
from sztab.games.west.units.pieces import SIDES
from sztab.games.west.units.stacks import move
from sztab.hexmap.bits import members
from sztab.hexmap.offered import Offered
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons
from sztab.kernel.requests import NOTHING, Answer, Choice, Steps


def leader_ground(ed: Edition, st: State, side: int, leader: int) -> int:
    """8.0/d, A64: open hexes without any enemy unit; nations keep to their bounds."""
    bars = where_nation_bars(ed, st, side, 1 << leader)
    return ground(ed, st, side) & ~st.leaders[1 - side] & ~bars


def leader_reach(ed: Edition, st: State, side: int, leader: int) -> int:
    """8.0/d: every hex it can come to; East Prussia is no place to pass through."""
    free = leader_ground(ed, st, side, leader)
    found = ring = 1 << st.at[leader]
    for _ in range(ed.numbers.headquarters_move):
        ring = ed.board.beside(ring & ~ed.board.east_prussia) & free & ~found
        found |= ring
    return found & ~(1 << st.at[leader])


def movable(ed: Edition, st: State, side: int) -> int:
    """Headquarters that have not moved and have somewhere to go."""
    found = st.on_map & ed.leaders & ed.of_side[side] & ~st.led
    nations = found & (ed.ukrainians | ed.lithuanians)
    if found ^ nations:
        free = ground(ed, st, side) & ~st.leaders[1 - side] & ~where_nation_bars(ed, st, side, 0)
        for h in members(st.leaders[side] & ~ed.board.beside(free)):
            found &= ~st.on[side][h] | nations
    for leader in members(nations):
        if not ed.board.around[st.at[leader]] & leader_ground(ed, st, side, leader):
            found ^= 1 << leader
    return found


def all_leaders(ed: Edition, st: State, side: int, options: Sequence[Answer]) -> Iterable[Sequence[Answer]]:
    return ((p,) for p in (*members(ed.leaders & ed.of_side[side]), "pass"))


def why_not_this_leader(answer: Answer, ed: Edition, st: State, side: int) -> Reasons:
    """8.0/d: which headquarters may not move."""
    if not 1 << answer & ed.leaders & ed.of_side[side]:
        raise ValueError(answer)
    who = unit_params(ed, answer)
    if st.at[answer] < 0:
        yield Refusal(LEADER_MOVE, "not-on-map", who)
    if st.led >> answer & 1:
        yield Refusal(LEADER_MOVE, "headquarters-moved", who)
    if st.at[answer] >= 0 and not ed.board.around[st.at[answer]] & leader_ground(ed, st, side, answer):
        yield Refusal(LEADER_MOVE, "nowhere-to-go", who)


def why_not_there(answer: Answer, ed: Edition, st: State, side: int) -> Reasons:
    """8.0/d, 1.3, 13.3, 13.4: where a headquarters may not go."""
    leader, where = st.group.bit_length() - 1, hex_params(ed, answer)
    if answer == st.at[leader]:
        yield Refusal(LEADER_MOVE, "same-hex", where)
    yield from why_closed(ed, st, answer)
    if (st.held[1 - side][1] | st.leaders[1 - side]) >> answer & 1:
        yield Refusal(LEADER_MOVE, "enemy-there", where)
    yield from why_nation_bars(ed, st, side, 1 << leader, answer)
    if not leader_reach(ed, st, side, leader) >> answer & 1:
        yield Refusal(LEADER_MOVE, "headquarters-too-far", where)


LEADER_TRIES = tries(all_leaders, why_not_this_leader, "pass")
LEADER_TO_TRIES = tries(open_hexes, why_not_there)


def lead(ed: Edition, st: State) -> Steps[None]:
    """8.0/a, 8.0/b, 8.0/c, 8.0/e: in turn, the richer player first; who declines moves none any more (A132: who cannot,
    waits)."""
    if st.step == 0:
        begin_turns(st, richer(st))
        st.step = 1
    if st.group:
        side = st.acting
        leader = st.group.bit_length() - 1
        options = Offered(leader_reach(ed, st, side, leader))
        about, places = {"unit": ed.pieces[leader].id}, (ed, st, side, options)
        h = yield Choice(SIDES[side], "headquarters-to", LEADER_MOVE, options, about, False, LEADER_TO_TRIES, places)
        _go(ed, st, side, leader, h)
        return
    if not take_turns(st):
        st.led = 0
        end_phase(st)
        return
    side = st.acting
    leaders = movable(ed, st, side)
    if not leaders:
        if st.passed[1 - side] or not movable(ed, st, 1 - side):
            st.passed = [True, True]
        else:
            st.acting = 1 - side
        return
    options = Offered(leaders, "pass")
    case = (ed, st, side, options)
    leader = yield Choice(SIDES[side], "headquarters", LEADER_FIRST, options, NOTHING, False, LEADER_TRIES, case)
    if leader == "pass":
        pass_turn(st, "headquarters", LEADER_FIRST)
    else:
        st.group = 1 << leader


def _go(ed: Edition, st: State, side: int, leader: int, h: int) -> None:
    start = st.at[leader]
    move(ed, st, 1 << leader, start, h)
    st.led |= 1 << leader
    st.group = 0
    numbers = ed.board.numbers
    st.events.append(LeaderMoved(SIDES[side], ed.pieces[leader].id, numbers[start], numbers[h], rule=LEADER_MOVE))
    st.acting = 1 - side
    settle(ed, st, side, 1 << leader, h)
