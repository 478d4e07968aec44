"""After the sums: dispersal, destruction, retreat, advance, used cards, new cards (BW-F9 to F17, BA21)."""

from collections.abc import Iterator
from typing import Any

from sztab.games.warszawa.cards.knowledge import show, to_box, to_reserves
from sztab.games.warszawa.edition import Edition
from sztab.games.warszawa.events import (
    ArmyDestroyed,
    ArmyDispersed,
    ArmySteadfast,
    CardReturned,
    InitiativePassed,
    NoRetreat,
)  # fmt: skip
from sztab.games.warszawa.fighting.strength import has_effect
from sztab.games.warszawa.map.contact import break_contact, enter, remove
from sztab.games.warszawa.rules import (
    ADVANCE,
    DISPERSED_TWICE,
    OCCUPIED,
    POLISH_INITIATIVE,
    RETREAT,
    STRENGTH,
    TIE,
    WINNER,
)  # fmt: skip
from sztab.games.warszawa.scenarios.victory import check_losses
from sztab.games.warszawa.state import State
from sztab.games.warszawa.units.armies import NONE, PL, SIDES
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons, Tries, each
from sztab.kernel.requests import Answer, Rule, Steps, choose


def settle_fight(ed: Edition, st: State, winner: int) -> None:
    """BW-F9, BW-F10: the weaker army is dispersed; on a tie both are, unless a card keeps one together."""
    st.won = winner
    for army in (st.attacker, st.defender):
        if army == winner:
            continue
        if winner == NONE and has_effect(ed, st.fronts[ed.side_of[army]], "stand-on-tie"):
            st.events.append(ArmySteadfast(ed.armies[army].id, rule=STRENGTH))
        else:
            disperse(ed, st, army, TIE if winner == NONE else WINNER)


def disperse(ed: Edition, st: State, army: int, rule: Rule) -> None:
    """BW-F11, BW-F17: a dispersed army (the Defenders always are) that is dispersed again is destroyed."""
    if not st.is_dispersed(army):
        st.dispersed |= 1 << army
        st.events.append(ArmyDispersed(ed.armies[army].id, rule=rule))
        return
    remove(ed, st, army)
    st.events.append(ArmyDestroyed(ed.armies[army].id, rule=DISPERSED_TWICE))
    if army == ed.numbers.defenders:
        st.events.append(InitiativePassed(SIDES[PL], rule=POLISH_INITIATIVE))


def retreat_fields(ed: Edition, st: State, army: int, attacker: int) -> list[int]:
    """BW-F12, BA03: free neighbours that do not touch the attacker; if there are none, any free neighbour."""
    free = [field for field in ed.board.neighbours[st.at[army]] if st.on[field] == NONE]
    near = ed.board.directions[st.at[attacker]]
    return [field for field in free if field not in near] or free


def reasons_against_retreat(field: Answer, ed: Edition, st: State, army: int, attacker: int) -> Reasons:
    """BW-F12: one field, a free one, and away from the attacker where that is possible."""
    names = {"army": ed.armies[army].id, "field": ed.board.fields[field].id}
    if field not in ed.board.directions[st.at[army]]:
        yield Refusal(RETREAT, "not-adjacent-field", names)
    elif st.on[field] != NONE:
        yield Refusal(OCCUPIED, "occupied", {**names, "army": ed.armies[st.on[field]].id})
    elif field not in retreat_fields(ed, st, army, attacker):
        yield Refusal(RETREAT, "not-away", {**names, "target": ed.armies[attacker].id})


def all_fields(ed: Edition, *_: Any) -> Iterator[tuple[Answer]]:
    return each(range(len(ed.board.fields)))


RETREAT_TRIES = Tries(all_fields, reasons_against_retreat)


def retreat(ed: Edition, st: State) -> Steps[None]:
    """BW-F12, BW-F14: only a beaten defender that is still there retreats; its commander chooses where."""
    army = st.defender
    if st.won == st.attacker and st.at[army] != NONE:
        fields = retreat_fields(ed, st, army, st.attacker)
        if fields:
            about = {"army": ed.armies[army].id}
            seat, case = SIDES[ed.side_of[army]], (ed, st, army, st.attacker)
            field = yield from choose(
                seat, "retreat", fields, rule=RETREAT, about=about, tries=RETREAT_TRIES, case=case
            )
            st.step += 1
            enter(ed, st, army, field, "retreat", RETREAT)
            return
        st.events.append(NoRetreat(ed.armies[army].id, rule=RETREAT))
    st.step += 1


def conclude(ed: Edition, st: State) -> None:
    """BW-F13, BA21: the winner advances, victory is checked, used cards go to the box, both sides draw."""
    fight = (st.attacker, st.defender)
    if st.won == st.attacker and st.on[st.ground] == NONE:
        enter(ed, st, st.attacker, st.ground, "advance", ADVANCE)
        for army in fight:
            break_contact(ed, st, army)
    if st.outcome is None:
        check_losses(ed, st)
    for army in fight:
        _clear_front(ed, st, army)
    st.attacker = st.defender = st.won = st.ground = NONE
    st.is_open = False
    st.turns.next()


def _clear_front(ed: Edition, st: State, army: int) -> None:
    """BW-F15, BW-F16: used cards leave play, unless they return after a lost fight; then a new card is due."""
    side = ed.side_of[army]
    has_lost = st.won not in (NONE, army)
    extra = 0
    for card in st.fronts[side]:
        effect = ed.cards[card].effect
        if effect is not None and effect.kind == "return-if-lost" and has_lost:
            to_reserves(st, side, [card])
            show(st, side, [card])
            st.events.append(CardReturned(SIDES[side], ed.cards[card].id, rule=STRENGTH))
            continue
        to_box(st, side, card)
        if effect is not None and effect.kind == "draw":
            extra += effect.amount
    st.fronts[side] = []
    st.due[side] += ed.numbers.draw_after_fight + extra
