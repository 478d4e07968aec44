"""D.4, H.6, 40.2: where a side has units in supply, for victory rules that ask for them."""

from sztab.games.rok1920.logistics.supply import unsupplied_units
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import Side
from sztab.games.rok1920.war import War


def supplied_hexes_of(war: War, state: State, side: Side) -> int:
    """The hexes on which a side has supplied units; Lithuanians are the Bolshevik's, once they are at war (38.1.5)."""
    hungry = set(unsupplied_units(war, state, side))
    found = 0
    for unit in war.roster.of_side[side]:
        if state.at[unit] >= 0 and unit not in hungry:
            found |= 1 << state.at[unit]
    return found & ~state.neutral
