"""2.7, 3.5, 16, 18.1: the position with which a scenario begins."""

from sztab.games.rok1920 import marks
from sztab.games.rok1920.eagles import joining
from sztab.games.rok1920.eagles.cards import EaglesCard
from sztab.games.rok1920.eagles.hex_control import settle_ground
from sztab.games.rok1920.eagles.morale import FRONTS_IN_POLAND, KIEV_EFFECT
from sztab.games.rok1920.eagles.withdrawal import BEEN_IN_POLAND
from sztab.games.rok1920.forces.volunteers import bare_theatres
from sztab.games.rok1920.politics.coupled_theatres import fronts_inside
from sztab.games.rok1920.scenarios import setup as common
from sztab.games.rok1920.state import ELIMINATED, State
from sztab.games.rok1920.units.counters import FRONTS
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set

AVAILABLE = ("available_pl", "available_west", "available_southwest")
"""17.2: the boxes of units that can be rebuilt."""


def start(war: War, card: EaglesCard) -> State:
    """Units as the card says; those of the boxes wait for their rule."""
    state = common.start(war, card)
    marks.clear(state, marks.DEPLOYING)
    for box, units in card.boxes.items():
        for unit in units if box in AVAILABLE else ():
            state.at[unit] = ELIMINATED
    settle_ground(war, state)
    if war.has("joining"):
        marks.put(state, joining.OPEN, 1)
    _note_history(war, state, card)
    return state


def _note_history(war: War, state: State, card: EaglesCard) -> None:
    """A105: what has happened before the first stage, as far as only this edition asks."""
    facts = card.facts
    marks.put(state, BEEN_IN_POLAND, int(facts.bolsheviks_entered_pl))
    marks.put(state, KIEV_EFFECT, int(facts.kiev_morale_effect))
    inside = fronts_inside(war, state) if war.has("coupling") else []
    marks.put(state, FRONTS_IN_POLAND, bit_set(FRONTS.index(front) for front in inside))
    marks.put(state, marks.BARE_THEATRES, bare_theatres(war, state))
    if not war.has("sich"):
        marks.clear(state, marks.SICH_WAITING)
