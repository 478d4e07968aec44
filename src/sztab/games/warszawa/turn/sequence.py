"""The sequence of play: rounds of three phases, in which the players take turns (BW-S10, BW-C1 to C4, O14, O15)."""

from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct

from sztab.games.warszawa.cards.knowledge import draw_due
from sztab.games.warszawa.edition import Edition
from sztab.games.warszawa.events import OrdersRenewed, PhaseBegun, RoundBegun
from sztab.games.warszawa.fighting.aftermath import conclude, retreat
from sztab.games.warszawa.fighting.fight import choose_front, point_out, protect, reject, reveal
from sztab.games.warszawa.operations.action_cards import carry_out
from sztab.games.warszawa.operations.orders import act, go_on
from sztab.games.warszawa.rules import (
    ACTIONS,
    ADVANCE,
    DRAW_AFTER,
    ENCIRCLEMENT_EFFECT,
    EXTRA_ORDERS,
    FIRST_DAY,
    FORTIFICATION,
    FRONT,
    NEW_ORDERS,
    NEXT_DAY,
    OPENING_HANDS,
    PLUNDER,
    POINT_OUT,
    POLISH_DRAW,
    RED_DRAW,
    REJECTION,
    RETREAT,
    REVEAL,
    ROUND,
)  # fmt: skip
from sztab.games.warszawa.scenarios.setup import place_extra_order
from sztab.games.warszawa.scenarios.victory import end_last_round
from sztab.games.warszawa.state import CLEAN_UP, FIGHTS, OPERATIONS, PHASES, State
from sztab.games.warszawa.units.armies import NONE, PL, SIDES, SU
from sztab.kernel.alternation import Alternation
from sztab.kernel.requests import Rule, Steps

Activity: TypeAlias = Callable[[Edition, State], Steps[None]]


def automatic(step: Callable[[Edition, State], None]) -> Activity:
    """A step that asks nobody, as an activity."""

    def run(ed: Edition, st: State) -> Steps[None]:
        step(ed, st)
        return
        yield

    return run


def set_up(ed: Edition, st: State) -> Steps[None]:
    """BW-S5 to S8: extra orders, hands, then the first round."""
    return place_extra_order(ed, st) if st.step == 0 else automatic(begin_first_round)(ed, st)


def operate(ed: Edition, st: State) -> Steps[None]:
    """BW-O1: actions in turn, until both sides rest."""
    if st.card != NONE:
        return carry_out(ed, st)
    if st.ordering != NONE:
        return go_on(ed, st)
    return end_operations(ed, st) if st.turns.is_over else act(ed, st)


ATTACKER, DEFENDER, BOTH = range(3)

FIGHT: tuple[tuple[Rule, int, Callable[..., Steps[None]]], ...] = (
    (FRONT, ATTACKER, choose_front),
    (FRONT, DEFENDER, choose_front),
    (ENCIRCLEMENT_EFFECT, ATTACKER, protect),
    (FORTIFICATION, DEFENDER, protect),
    (REJECTION, ATTACKER, reject),
    (REJECTION, DEFENDER, reject),
    (REVEAL, BOTH, automatic(reveal)),
    (RETREAT, BOTH, retreat),
    (ADVANCE, BOTH, automatic(conclude)),
)
"""One fight, step by step, in the order of the sheet, and whose each step is."""


def fight(ed: Edition, st: State) -> Steps[None]:
    """BW-F1: fights are pointed out in turn until no indicator is left."""
    if st.attacker != NONE:
        _, whose, step = FIGHT[st.step]
        if whose == BOTH:
            return step(ed, st)
        return step(ed, st, st.attacker if whose == ATTACKER else st.defender)
    return point_out(ed, st) if st.attacks else end_fights(ed, st)


def clean_up(ed: Edition, st: State) -> Steps[None]:
    """BW-C1 to C4: new orders, new cards, the next day."""
    return renew_orders(ed, st) if st.step == 0 else end_round(ed, st)


class Phase(Struct, frozen=True):
    """A phase of a round: the rule that orders it, what is done in it, and by which rules cards are drawn in it (by
    the Poles, by the Reds)."""

    name: str
    rule: Rule
    play: Activity
    draws: tuple[Rule, Rule]


ROUND_TABLE: tuple[Phase, ...] = (
    Phase("setup", EXTRA_ORDERS, set_up, (OPENING_HANDS, OPENING_HANDS)),
    Phase("operations", ACTIONS, operate, (PLUNDER, PLUNDER)),
    Phase("fights", POINT_OUT, fight, (DRAW_AFTER, DRAW_AFTER)),
    Phase("clean-up", NEW_ORDERS, clean_up, (POLISH_DRAW, RED_DRAW)),
)
"""BW-S10: set-up, then rounds of three phases, in their order."""
assert tuple(phase.name for phase in ROUND_TABLE) == PHASES
_PLAYED = tuple(phase.play for phase in ROUND_TABLE)


def next_activity(ed: Edition, st: State) -> Steps[None]:
    """BW-S7, BW-F15, BW-C2, BW-C3: cards that are due first, then what the phase goes on with."""
    if st.due[0] or st.due[1]:
        first = initiative(ed, st)
        side = first if st.due[first] else 1 - first
        return draw_due(ed, st, side, ROUND_TABLE[st.phase].draws[side])
    return _PLAYED[st.phase](ed, st)


def initiative(ed: Edition, st: State) -> int:
    """BW-O14, BW-O15: the Red Army starts rounds and phases, once the Defenders of Warsaw are gone the Polish Army."""
    return PL if st.destroyed & ed.defenders_bit else SU


def begin_phase(ed: Edition, st: State, phase: int) -> None:
    first = initiative(ed, st)
    st.phase, st.step = phase, 0
    st.turns = Alternation.begin(first)
    st.events.append(PhaseBegun(PHASES[phase], SIDES[first], rule=ROUND))


def begin_round(ed: Edition, st: State, rule: Rule) -> None:
    days = ed.numbers.days
    st.events.append(RoundBegun(st.round, days[st.round - 1] if st.round <= len(days) else "", rule=rule))
    st.attacked = 0
    begin_phase(ed, st, OPERATIONS)


def begin_first_round(ed: Edition, st: State) -> None:
    """BW-S8: the time marker stands on the first day."""
    begin_round(ed, st, FIRST_DAY)


@automatic
def end_operations(ed: Edition, st: State) -> None:
    begin_phase(ed, st, FIGHTS)


@automatic
def end_fights(ed: Edition, st: State) -> None:
    begin_phase(ed, st, CLEAN_UP)


@automatic
def renew_orders(ed: Edition, st: State) -> None:
    """BW-C1, BW-C2, BW-C3: a marker on every army but the Defenders, three cards for the Poles, two for the Reds."""
    count = 0
    for side in (PL, SU):
        for army in ed.actors_of[side]:
            if st.at[army] != NONE:
                st.markers[army] += ed.numbers.clean_up_orders
                count += 1
    st.events.append(OrdersRenewed(count, rule=NEW_ORDERS))
    st.due = list(ed.numbers.draws)
    st.step = 1


@automatic
def end_round(ed: Edition, st: State) -> None:
    """BW-C4, BW-E4: the time marker moves on, or the last round is over."""
    if st.round == ed.numbers.rounds:
        end_last_round(ed, st)
    else:
        st.round += 1
        begin_round(ed, st, NEXT_DAY)
