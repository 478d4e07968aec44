"""The set-up of the sheet: armies, first orders, decks, opening hands, day one (BW-S3 to S9)."""

from sztab.games.warszawa.edition import Edition
from sztab.games.warszawa.operations.action_cards import RECEIVER_TRIES, place_markers
from sztab.games.warszawa.rules import EXTRA_ORDERS
from sztab.games.warszawa.state import SETUP, State
from sztab.games.warszawa.units.armies import NONE, SIDES, SU
from sztab.kernel.alternation import Alternation
from sztab.kernel.box import Box
from sztab.kernel.game import Scenario
from sztab.kernel.requests import Steps, choose

OLYMPIAD = "olympiad"


def read_scenarios(box: Box, ed: Edition) -> dict[str, Scenario]:
    """The one scenario of the sheet."""
    title = box.card("olympiad").words("title")
    return {OLYMPIAD: Scenario(OLYMPIAD, title, SIDES, (), ed.numbers.rounds)}


def start(ed: Edition) -> State:
    """BW-S3, BW-S4, BW-S6, BW-S8, BW-S9: armies on their fields with a marker each, whole decks, day one."""
    on = [NONE] * len(ed.board.fields)
    for number, army in enumerate(ed.armies):
        if army.start != NONE:
            on[army.start] = number
    return State(
        at=[army.start for army in ed.armies],
        on=on,
        markers=[ed.numbers.start_orders if army.acts and army.start != NONE else 0 for army in ed.armies],
        dispersed=sum(army.starts_dispersed << number for number, army in enumerate(ed.armies)),
        destroyed=0,
        attacked=0,
        attacks=[],
        hands=[[], []],
        decks=[list(deck) for deck in ed.deck_of],
        fronts=[[], []],
        boxes=[[], []],
        seen=[0, 0],
        shown=[0, 0],
        turns=Alternation.begin(SU),
        phase=SETUP,
        left=ed.numbers.extra_orders,
    )


def place_extra_order(ed: Edition, st: State) -> Steps[None]:
    """BW-S5: the Red player adds markers, one each on different own armies; then both draw their hands (BW-S7)."""
    options = [army for army in ed.actors_of[SU] if st.at[army] != NONE and not st.served >> army & 1]
    if st.left and options:
        about, case = {"left": st.left}, (ed, st, SU, (), EXTRA_ORDERS)
        army = yield from choose(
            SIDES[SU], "extra-order", options, rule=EXTRA_ORDERS, about=about, tries=RECEIVER_TRIES, case=case
        )
        place_markers(ed, st, army, 1, EXTRA_ORDERS)
        st.served |= 1 << army
        st.left -= 1
        return
    st.left = st.served = 0
    st.step = 1
    st.due = list(ed.numbers.hands)
