"""2.7, 3.5, 16, 18.1: the position with which a scenario begins."""

from sztab.games.rok1920.eagles.cards import EaglesCard
from sztab.games.rok1920.eagles.hex_control import settle_ground
from sztab.games.rok1920.eagles.joining import Joining
from sztab.games.rok1920.eagles.morale import MoraleEvents
from sztab.games.rok1920.eagles.withdrawal import PolishTheatre
from sztab.games.rok1920.forces.sich import Sich
from sztab.games.rok1920.forces.status import VolunteerArmy
from sztab.games.rok1920.forces.volunteers import bare_theatres
from sztab.games.rok1920.politics.coupled_theatres import fronts_inside
from sztab.games.rok1920.scenarios import setup as common
from sztab.games.rok1920.scenarios.deployment import Deployment
from sztab.games.rok1920.state import ELIMINATED, State
from sztab.games.rok1920.units.counters import FRONTS
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set

AVAILABLE = ("available_pl", "available_west", "available_southwest")
"""17.2: the boxes of units that can be rebuilt."""


def start(war: War, card: EaglesCard) -> State:
    """19.3, 19.8: units as the card says; those of the boxes wait for their rule."""
    state = common.start(war, card)
    state.change(Deployment, stage=0)
    for box, units in card.boxes.items():
        for unit in units if box in AVAILABLE else ():
            state.at[unit] = ELIMINATED
    settle_ground(war, state)
    if war.has("joining"):
        state.change(Joining, open=1)
    _note_history(war, state, card)
    return state


def _note_history(war: War, state: State, card: EaglesCard) -> None:
    """S4.1, S5.1, S5.2, S6.2, S7.2, S8.6, A105: what has happened before the first stage, as far as only this edition
    asks."""
    facts = card.facts
    state.change(PolishTheatre, entered=int(facts.bolsheviks_entered_pl))
    state.change(MoraleEvents, kiev_effect=int(facts.kiev_morale_effect))
    inside = fronts_inside(war, state) if war.has("coupling") else []
    state.change(MoraleEvents, fronts_in_poland=bit_set(FRONTS.index(front) for front in inside))
    state.change(VolunteerArmy, bare_theatres=bare_theatres(war, state))
    if not war.has("sich"):
        state.change(Sich, waiting=0)
