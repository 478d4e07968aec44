"""9.1: cavalry that one enemy stack without cavalry faces may withdraw before combat."""

from sztab.games.west.edition import Edition
from sztab.games.west.events import Withdrew
from sztab.games.west.fighting.retreat import routes
from sztab.games.west.knowledge.sight import show
from sztab.games.west.refusals import hex_params, own_hexes, tries
from sztab.games.west.rules import ROUTE, WITHDRAWAL
from sztab.games.west.state import State
from sztab.games.west.turn.jobs import FOLLOW, RETREAT, push
from sztab.games.west.turn.phases import begin_turns, end_phase, pass_turn, take_turns
from sztab.games.west.units.pieces import PL, RU, SIDES
from sztab.hexmap.bits import members
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons
from sztab.kernel.requests import NOTHING, Answer, Choice, Steps


def facing_stacks(ed: Edition, st: State, side: int, h: int) -> list[int]:
    """Enemy stacks that face a hex."""
    enemy, board = 1 - side, ed.board
    found = []
    for direction, other in enumerate(board.neighbours[h]):
        if other >= 0 and st.face[enemy][other] == (direction + 3) % 6:
            found.append(other)
    return found


def faced_riders(ed: Edition, st: State, side: int) -> list[tuple[int, int]]:
    """9.1/a, A86, A87: stacks of cavalry alone that exactly one enemy stack faces, with that stack's hex."""
    found = []
    near = st.held[side][1] & ed.board.touching(st.held[1 - side][1])
    for h in members(near):
        units = st.on[side][h] & ed.combat
        if not units & ~ed.cavalry and not units & st.withdrawn:
            facing = facing_stacks(ed, st, side, h)
            if len(facing) == 1:
                found.append((h, facing[0]))
    return found


def may_withdraw(ed: Edition, st: State, side: int) -> dict[int, int]:
    """9.1/a: the stacks that may withdraw, with the hex of the enemy that faces each: it has no cavalry, and there is a
    way to go."""
    return {
        h: enemy
        for h, enemy in faced_riders(ed, st, side)
        if not st.on[1 - side][enemy] & ed.cavalry and routes(ed, st, side, h, st.on[side][h])
    }


def why_no_withdrawal(answer: Answer, ed: Edition, st: State, side: int) -> Reasons:
    """9.1/a: which stacks may not withdraw."""
    where, units = hex_params(ed, answer), st.on[side][answer] & ed.combat
    if not units or units & ~ed.cavalry:
        yield Refusal(WITHDRAWAL, "not-cavalry-alone", where)
    if units & st.withdrawn:
        yield Refusal(WITHDRAWAL, "withdrew-already", where)
    facing = facing_stacks(ed, st, side, answer)
    if len(facing) != 1:
        yield Refusal(WITHDRAWAL, "not-faced-by-one", where | {"count": len(facing)})
    if any(st.on[1 - side][h] & ed.cavalry for h in facing):
        yield Refusal(WITHDRAWAL, "faced-by-cavalry", where)
    if units and not routes(ed, st, side, answer, st.on[side][answer]):
        yield Refusal(ROUTE, "no-way-back", where)


WITHDRAWAL_TRIES = tries(own_hexes, why_no_withdrawal, "pass")


def withdraw(ed: Edition, st: State) -> Steps[None]:
    """9.1/c, 9.1/d, A30, A114: in turn, the player with the higher base number first; passing is final. The stack
    that faces such cavalry is shown to its player, who could not else know his right (A104)."""
    if st.step == 0:
        polish, russian = ed.turns[st.turn - 1].base
        begin_turns(st, RU if russian > polish else PL)
        st.step = 1
    if not take_turns(st):
        end_phase(st)
        return
    side = st.acting
    faced = 0
    for _, enemy in faced_riders(ed, st, side):
        if st.on[1 - side][enemy] & ~st.seen[1 - side]:
            faced |= 1 << enemy
    if faced:
        show(ed, st, 1 - side, faced)
        return
    able = may_withdraw(ed, st, side)
    options: list[Answer] = [*able, "pass"]
    case = (ed, st, side, options)
    h = yield Choice(SIDES[side], "withdrawal", WITHDRAWAL, options, NOTHING, False, WITHDRAWAL_TRIES, case)
    if h == "pass":
        pass_turn(st, "withdrawal", WITHDRAWAL)
        if len(options) == 1 and not st.passed[1 - side]:
            st.passed[side] = False
            if st.step == 2:
                st.passed = [True, True]
            st.step = 2
        return
    st.step = 1
    pieces = st.on[side][h]
    st.withdrawn |= pieces & ed.combat
    show(ed, st, side, 1 << h)
    units = ed.ids(members(pieces))
    st.events.append(Withdrew(SIDES[side], (ed.board.numbers[h],), units, rule=WITHDRAWAL))
    push(st, FOLLOW, 1 - side, able[h], h)
    push(st, RETREAT, side, h, side, pieces)
    st.acting = 1 - side
