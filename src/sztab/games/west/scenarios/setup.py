"""1.4, 3.1/b: the one scenario: counters and depots as the set-up card has them, the deck without the single cards."""

from sztab.games.west.edition import Edition
from sztab.games.west.state import AWAY, State, derive, facings
from sztab.games.west.turn.phases import SET_UP
from sztab.games.west.units.pieces import NONE, SIDES
from sztab.kernel.game import Scenario

CAMPAIGN = "campaign"


def scenarios(ed: Edition) -> dict[str, Scenario]:
    return {CAMPAIGN: Scenario(CAMPAIGN, dict(ed.title), SIDES, (), len(ed.turns))}


def start(ed: Edition) -> State:
    """1.4/a, 1.4/b: who starts on the map stands there, all at full strength but for the units with one side."""
    st = empty(ed)
    for number, piece in enumerate(ed.pieces):
        if piece.place != NONE and not piece.arrives:
            st.at[number] = piece.place
            if piece.facing != NONE:
                st.face[piece.side][piece.place] = piece.facing
    st.depots = list(ed.depots)
    derive(ed, st)
    return st


def empty(ed: Edition) -> State:
    """A map without counters, before the first turn."""
    nowhere = [NONE] * ed.board.size
    st = State(
        at=[AWAY] * len(ed.pieces),
        face=[facings(nowhere), facings(nowhere)],
        weak=ed.one_sided,
        depots=[0, 0],
        deck=[n for n, card in enumerate(ed.cards) if not card.is_single],
        on=[],
        held=[],
        leaders=[],
        phase=SET_UP,
    )
    derive(ed, st)
    return st
