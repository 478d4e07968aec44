"""9.2: attacks in turn: who may attack whom, with a second stack or without, and the roll for it."""

from sztab.games.west.edition import Edition
from sztab.games.west.events import AttackDeclared, CoordinationRolled
from sztab.games.west.fighting.combat import go_on
from sztab.games.west.fighting.targets import (
    ATTACK_TRIES,
    attack_options,
    attackers,
    faces_somebody,
    target_of,
)  # fmt: skip
from sztab.games.west.knowledge.sight import show
from sztab.games.west.rules import AGAIN, ATTACK, ATTACK_FIRST, COORDINATION
from sztab.games.west.state import Fight, State
from sztab.games.west.turn.phases import end_phase, pass_turn, roll_for_start, take_turns
from sztab.games.west.units.pieces import NONE, SIDES
from sztab.hexmap.bits import members
from sztab.kernel.requests import D6, NOTHING, Answer, Choice, Roll, Steps


def attack(ed: Edition, st: State) -> Steps[None]:
    """9.2/d, 9.2/f: the higher die begins; one attack each; who declines attacks no more. A132: who cannot, waits; he
    is asked all the same where he faces somebody, since the enemy may not know whether he could."""
    if st.eager:
        return attack_again(ed, st)
    if st.step == 0:
        return _begin(st)
    return next_attack(ed, st)


def _begin(st: State) -> Steps[None]:
    yield from roll_for_start(st, ATTACK_FIRST)
    st.step = 1


def next_attack(ed: Edition, st: State) -> Steps[None]:
    if not take_turns(st):
        end_attacks(st)
        return
    side = st.acting
    if not faces_somebody(ed, st, side):
        if st.passed[1 - side] or not faces_somebody(ed, st, 1 - side):
            end_attacks(st)
        else:
            st.acting = 1 - side
        return
    options = attack_options(ed, st, side, -1, ~st.attacked)
    options.append("pass")
    case = (ed, st, side, options)
    answer = yield Choice(SIDES[side], "attack", ATTACK, options, NOTHING, False, ATTACK_TRIES, case)
    if answer != "pass":
        st.step = 1
        declare(ed, st, side, answer, ~st.attacked)
        return
    pass_turn(st, "attacks", ATTACK)
    if len(options) == 1 and not st.passed[1 - side]:
        st.passed[side] = False
        if st.step == 2 or not faces_somebody(ed, st, 1 - side):
            st.passed = [True, True]
        st.step = 2
    elif len(options) > 1:
        st.step = 1


def end_attacks(st: State) -> None:
    """9.7: attacker and defender markers come off; fatigue holds for the turn."""
    st.attacked = st.withdrawn = 0
    end_phase(st)


def attack_again(ed: Edition, st: State) -> Steps[None]:
    """9.5.c/c, A81: units that entered the vacated hex may attack at once, again and again."""
    side = ed.side[st.eager.bit_length() - 1]
    hexes = 0
    for piece in members(st.eager):
        if st.at[piece] >= 0:
            hexes |= 1 << st.at[piece]
    options = attack_options(ed, st, side, hexes, st.eager)
    answer: Answer = "pass"
    if options:
        options.append("pass")
        case = (ed, st, side, options)
        answer = yield Choice(SIDES[side], "attack-again", AGAIN, options, NOTHING, False, ATTACK_TRIES, case)
    if answer == "pass":
        st.eager = 0
        st.acting = 1 - st.acting
    else:
        declare(ed, st, side, answer, st.eager)


def declare(ed: Edition, st: State, side: int, answer: Answer, may: int) -> None:
    """9.2/e, 9.2/j, 13.2/b, A104: an attack is declared; the stacks in it are shown."""
    h = answer[1]
    target = target_of(ed, st, side, h)
    support = answer[2] if answer[0] == "with" else NONE
    units = attackers(ed, st, side, h, may)
    helpers = attackers(ed, st, side, support, ~st.attacked) if support != NONE else 0
    stacks = st.on[side][h], st.on[1 - side][target]
    sizes = (stacks[0] & ed.combat).bit_count(), (stacks[1] & ed.combat).bit_count()
    st.fight = Fight(side, h, target, support, False, units, helpers, stacks[1] & ed.combat, sizes=sizes)
    st.attacked |= units | helpers
    st.eager &= ~units
    show(ed, st, side, 1 << h | (1 << support if support != NONE else 0))
    show(ed, st, 1 - side, 1 << target)
    numbers = ed.board.numbers
    with_hex = numbers[support] if support != NONE else ""
    shown, against = ed.ids(members(stacks[0])), ed.ids(members(stacks[1]))
    told = AttackDeclared(SIDES[side], numbers[h], numbers[target], shown, against, with_hex, rule=ATTACK)
    st.events.append(told)


def coordinate(ed: Edition, st: State, fight: Fight) -> Steps[None]:
    """9.2/h, A77: on 5 and 6 the second stack helps, on 3 and 4 it does not, on 1 and 2 there is no attack."""
    dice = yield Roll(1, D6, COORDINATION, "coordination")
    face = dice[0]
    result = "together" if face >= 5 else "alone" if face >= 3 else "cancelled"
    st.events.append(CoordinationRolled(SIDES[fight.side], dice, result, rule=COORDINATION))
    fight.is_supported = result == "together"
    fight.step = 1
    if result == "cancelled":
        st.fight = None
        if not st.eager:
            st.acting = 1 - st.acting


def fight_on(ed: Edition, st: State, fight: Fight) -> Steps[None]:
    """A fight goes on where it stands."""
    if fight.step == 0 and fight.support != NONE:
        return coordinate(ed, st, fight)
    return go_on(ed, st, fight)
