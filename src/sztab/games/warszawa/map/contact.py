"""Armies on the board: how they come and go, and what becomes of attack indicators (BW-T5, BW-T6, BW-E1)."""

from sztab.games.warszawa.edition import Edition
from sztab.games.warszawa.events import ArmyMoved, ContactBroken
from sztab.games.warszawa.rules import CONTACT_BROKEN, MOVE, OCCUPIED
from sztab.games.warszawa.scenarios.victory import check_warsaw
from sztab.games.warszawa.state import State
from sztab.games.warszawa.units.armies import NONE
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons
from sztab.kernel.requests import Rule


def reasons_against_entering(ed: Edition, st: State, army: int, field: int) -> Reasons:
    """BW-O5, BW-O10: one field at a time, and never into an occupied one."""
    names = {"army": ed.armies[army].id, "field": ed.board.fields[field].id}
    if field not in ed.board.directions[st.at[army]]:
        yield Refusal(MOVE, "not-adjacent-field", names)
    if st.on[field] != NONE:
        yield Refusal(OCCUPIED, "occupied", {**names, "army": ed.armies[st.on[field]].id})


def move_to(ed: Edition, st: State, army: int, field: int, how: str, rule: Rule) -> None:
    """An army moves to a free field by itself; its indicators go with it, or contact is broken (BW-T5, BW-T6)."""
    enter(ed, st, army, field, how, rule)
    if st.attacks:
        break_contact(ed, st, army)


def enter(ed: Edition, st: State, army: int, field: int, how: str, rule: Rule) -> None:
    """An army comes to a free field, and Warsaw may fall (BW-E1). Whether contact is broken is seen afterwards:
    in a retreat with advance both armies move together (BW-T5)."""
    start = st.at[army]
    st.on[start] = NONE
    st.on[field] = army
    st.at[army] = field
    fields = ed.board.fields
    st.events.append(ArmyMoved(ed.armies[army].id, fields[start].id, fields[field].id, how, rule=rule))
    check_warsaw(ed, st, army)


def break_contact(ed: Edition, st: State, army: int) -> None:
    """BW-T6: an indicator between armies more than one field apart, or of an army that is gone, is removed."""
    kept = []
    for attack in st.attacks:
        if army not in attack or are_in_contact(ed, st, *attack):
            kept.append(attack)
        else:
            attacker, target = attack
            st.events.append(ContactBroken(ed.armies[attacker].id, ed.armies[target].id, rule=CONTACT_BROKEN))
    st.attacks = kept


def are_in_contact(ed: Edition, st: State, attacker: int, target: int) -> bool:
    here, there = st.at[attacker], st.at[target]
    return here != NONE and there != NONE and there in ed.board.directions[here]


def remove(ed: Edition, st: State, army: int) -> None:
    """BW-F11: a destroyed army leaves the board, with its markers and all indicators of and against it."""
    st.on[st.at[army]] = NONE
    st.at[army] = NONE
    st.markers[army] = 0
    st.destroyed |= 1 << army
    break_contact(ed, st, army)
