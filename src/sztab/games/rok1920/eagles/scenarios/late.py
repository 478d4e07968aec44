"""S4.3, S5.3, S6.4, S9.2: counters that are laid into a box in the course of the scenario, and rebuilt from there."""

from sztab.games.rok1920.chapters import Chapter
from sztab.games.rok1920.state import AWAY, ELIMINATED, State
from sztab.games.rok1920.war import War


def lay(war: War, state: State) -> None:
    """At the start of their owner's player-turn of the stage they can be rebuilt (17.2)."""
    for stage, units in war.setting.late:
        for unit in units if stage == state.stage else ():
            is_new = state.at[unit] == AWAY and state.entered[unit] < 0 and not state.due[unit]
            if war.roster.side[unit] == state.phasing and is_new:
                state.at[unit] = ELIMINATED


LATE = Chapter(name="late")
