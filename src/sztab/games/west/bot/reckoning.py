"""How a campaign stands if it ended now: green towns (2.2/c)."""

from sztab.games.west.edition import Edition
from sztab.games.west.scenarios.victory import towns_held
from sztab.games.west.state import State
from sztab.games.west.turn.phases import PHASES
from sztab.games.west.units.pieces import PL, RU
from sztab.kernel.reckoning import Reckoning


def reckoning(ed: Edition, st: State) -> Reckoning:
    """By who has enough towns, and the towns of the Poles beyond those of the Russians."""
    towns = towns_held(ed, st)
    enough = [count >= ed.numbers.towns_to_win for count in towns]
    turns = len(ed.turns)
    left = (turns - st.turn + 1 - st.phase / len(PHASES)) / turns
    return Reckoning(float(enough[PL] - enough[RU]), float(towns[PL] - towns[RU]), max(0.0, min(1.0, left)))
