"""1.3, 7.5, 7.6, 9.6, 13.3 to 13.5: what happens to those who come to a hex, and to what they find there."""

from sztab.games.west.edition import Edition
from sztab.games.west.events import DepotRemoved, EnteredPrussia, LeaderRemoved, UnitInterned
from sztab.games.west.rules import (
    ARRIVAL_FACING,
    BORDER_LIMIT,
    DEPOT_ENTERED,
    INTERNED,
    LEADER_LOST,
    PRUSSIA_POLES,
    PRUSSIA_RUSSIANS,
    UKRAINIANS_SOUTH,
)  # fmt: skip
from sztab.games.west.scenarios.victory import check_capture
from sztab.games.west.state import GONE, WAITING, State
from sztab.games.west.turn.jobs import FACE, PRUSSIA, done, push
from sztab.games.west.units.pieces import NONE, PL, RU, SIDES
from sztab.games.west.units.stacks import eliminate, lift
from sztab.hexmap.bits import members
from sztab.kernel.requests import D6, Choice, Roll, Steps

DIRECTIONS = (0, 1, 2, 3, 4, 5)


def run_over(ed: Edition, st: State, side: int, group: int, h: int) -> None:
    """7.5/a, 7.5/b, 7.6: combat units that enter a hex remove an enemy depot and a headquarters alone there."""
    enemy = 1 - side
    if not group & ed.combat:
        return
    if st.depots[enemy] >> h & 1:
        st.depots[enemy] &= ~(1 << h)
        st.founded[enemy] &= ~(1 << h)
        st.events.append(DepotRemoved(SIDES[enemy], ed.board.numbers[h], "enemy", rule=DEPOT_ENTERED))
    if st.leaders[enemy] >> h & 1 and not st.held[enemy][1] >> h & 1:
        remove_leaders(ed, st, enemy, h)


def remove_leaders(ed: Edition, st: State, side: int, h: int) -> None:
    """9.6: headquarters leave the map until the reinforcement phase of the next turn."""
    for leader in members(st.on[side][h] & ed.leaders):
        lift(ed, st, 1 << leader, h, WAITING)
        st.returns.append((leader, st.turn + 1, h))
        name, number = ed.pieces[leader].id, ed.board.numbers[h]
        st.events.append(LeaderRemoved(SIDES[side], name, number, st.turn + 1, rule=LEADER_LOST))


def settle(ed: Edition, st: State, side: int, group: int, h: int) -> None:
    """Counters have come to where they stay: borders take their toll, the rest get a facing, a capital may fall."""
    board, bit = ed.board, 1 << h
    if (board.neutral | board.east_prussia) & bit or (board.lithuania & bit and not st.has_treaty):
        _cross_border(ed, st, side, group, h)
    elif group & ed.ukrainians and not board.south & bit:
        _disband(ed, st, group & ed.ukrainians, "line", UKRAINIANS_SOUTH)
    elif group & ed.lithuanians and not ed.lithuanian_land & bit:
        _disband(ed, st, group & ed.lithuanians, "border", BORDER_LIMIT)
    if st.on[side][h] & ed.troops and st.face[side][h] == NONE:
        push(st, FACE, side, h)
    if h in (ed.warsaw, ed.smolensk):
        check_capture(ed, st)


def _disband(ed: Edition, st: State, pieces: int, why: str, rule: str) -> None:
    for piece in members(pieces):
        eliminate(ed, st, piece, why, rule, GONE if 1 << piece & ed.leaders else -2)


def _cross_border(ed: Edition, st: State, side: int, group: int, h: int) -> None:
    """1.3/i, 13.5: units in a neutral country are interned; Russians in East Prussia are away for a time."""
    is_prussia = ed.board.east_prussia >> h & 1
    for piece in members(group & st.on[side][h]):
        if is_prussia and side == RU and not 1 << piece & ed.lithuanians and not 1 << piece & ed.blanks:
            lift(ed, st, 1 << piece, h, WAITING)
            push(st, PRUSSIA, piece, h)
            continue
        lift(ed, st, 1 << piece, h, NONE if 1 << piece & ed.blanks else GONE)
        if not 1 << piece & ed.blanks:
            rule = PRUSSIA_POLES if is_prussia and side == PL else INTERNED
            st.events.append(UnitInterned(ed.pieces[piece].id, ed.board.numbers[h], rule=rule))


def leave_for_prussia(ed: Edition, st: State, job: list[int]) -> Steps[None]:
    """13.5/b, A107: a die says after how many turns the counter, weakened, may come back."""
    _, piece, h = job
    dice = yield Roll(1, D6, PRUSSIA_RUSSIANS, "east-prussia", {"unit": ed.pieces[piece].id})
    done(st)
    back = st.turn + dice[0]
    lasts = back <= len(ed.turns)
    st.at[piece] = WAITING if lasts else GONE
    if 1 << piece & ed.combat:
        st.weak |= 1 << piece
    if lasts:
        st.returns.append((piece, back, NONE))
    told = EnteredPrussia(ed.pieces[piece].id, ed.board.numbers[h], dice, back * lasts, rule=PRUSSIA_RUSSIANS)
    st.events.append(told)


def face(ed: Edition, st: State, job: list[int]) -> Steps[None]:
    """1.2/h, 1.2/i, 7.4/d, 9.5.b/g, 9.5.b/i, 11.2/g, 12.0/e: cavalry and infantry that came to a hex
    without others take one facing; the owner says which."""
    _, side, h = job
    if st.on[side][h] & ed.troops and st.face[side][h] == NONE:
        about = {"hex": ed.board.numbers[h]}
        st.face[side][h] = yield Choice(SIDES[side], "facing", ARRIVAL_FACING, DIRECTIONS, about)
    done(st)
