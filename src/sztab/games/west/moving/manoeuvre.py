"""Card 31: after the combat phase the Pole may try to move two stacks more, for nothing (A26)."""

from sztab.games.west.edition import Edition
from sztab.games.west.moving.options import may_march, may_turn
from sztab.games.west.moving.orders import choose_group, choose_way, turn_stack
from sztab.games.west.moving.refusals import MANOEUVRE_TRIES
from sztab.games.west.rules import CARD_TARGET
from sztab.games.west.state import State
from sztab.games.west.turn.phases import end_phase
from sztab.games.west.units.pieces import NONE, PL, SIDES
from sztab.hexmap.bits import members
from sztab.kernel.requests import Answer, Choice, Steps


def manoeuvre(ed: Edition, st: State) -> Steps[None]:
    """7.2 and 7.4 hold, 7.3 does not, and who has had an order may have another."""
    st.acting = PL
    if st.group:
        return choose_way(ed, st)
    if st.origin != NONE:
        return choose_group(ed, st)
    return next_manoeuvre(ed, st)


def next_manoeuvre(ed: Edition, st: State) -> Steps[None]:
    options: list[Answer] = []
    for h in members(st.held[PL][1]) if st.manoeuvres else ():
        if may_march(ed, st, PL, h):
            options.append(ed.marches[h])
        if may_turn(ed, st, PL, h):
            options += [turn for d, turn in enumerate(ed.turnings[h]) if d != st.face[PL][h]]
    answer: Answer = "done"
    if options:
        options.append("done")
        about = {"left": st.manoeuvres}
        case = (ed, st, PL, options)
        answer = yield Choice(SIDES[PL], "manoeuvre", CARD_TARGET, options, about, False, MANOEUVRE_TRIES, case)
    if answer == "done":
        st.manoeuvres = st.ordered = st.locked = 0
        end_phase(st)
        return
    if answer[0] == "march":
        st.origin = answer[1]
    else:
        turn_stack(ed, st, PL, answer[1], answer[2])
        st.manoeuvres -= 1
