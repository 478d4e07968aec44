"""2.7, 3.5, 16, 18.1: the position with which a scenario begins."""

from sztab.games.rok1920 import marks
from sztab.games.rok1920.eagles.cards import EaglesCard
from sztab.games.rok1920.eagles.hex_control import settle_ground
from sztab.games.rok1920.scenarios import setup as common
from sztab.games.rok1920.state import ELIMINATED, State
from sztab.games.rok1920.war import War

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
    return state
