"""The end of a scenario in an officer's eyes: who still marches, and the points that only the end gives."""

from sztab.games.rok1920.scenarios.victory_table import Counted
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import PL, SIDE_NAMES, Side
from sztab.games.rok1920.war import War

AT_THE_END = frozenset(
    {
        "ringed-division",
        "free-railway",
        "open-railway",
        "held-railway",
        "held-together",
        "supplied-division-in-poland",
    }
)
"""What hangs on how troops stand in the end: it counts for little on the way."""
SHARES = (0.0, 1.0, 0.5, 0.3)
"""How much of it counts with so many players' turns left, the running one among them."""


class Ending:
    """The end of one scenario."""

    def __init__(self, war: War) -> None:
        self.war = war
        self.first, self.last = war.setting.first, war.setting.last_stage
        self._parts = {
            f"{SIDE_NAMES[side]} {line.rule}": (1.0 if side == PL else -1.0) * _missing(line)
            for line in war.setting.victory
            if line.what in AT_THE_END and line.points
            for side in line.sides
        }

    def turns_left(self, state: State) -> int:
        """Players' turns to the end, with the running one."""
        return 2 * (self.last - state.stage) + (2 if state.phasing == self.first else 1)

    def marches(self, state: State, side: Side) -> bool:
        """Does a side still march, in this turn or later?"""
        return self.turns_left(state) > 1 or state.phasing == side

    def marches_again(self, state: State, side: Side) -> bool:
        """Does it have a turn after the running one?"""
        return self.turns_left(state) > (2 if state.phasing == side else 1)

    def has_last_word(self, state: State, side: Side) -> bool:
        """Is its next turn the last of all? What it walks into then nobody takes back."""
        return state.phasing != side and self.turns_left(state) == 2

    def points(self, state: State) -> float:
        """What the end would give the Pole more than the Bolshevik besides what counts on the way."""
        left = self.turns_left(state)
        share = SHARES[left] if 0 <= left < len(SHARES) else 0.0
        if not share or not self._parts:
            return 0.0
        outcomes = (verdict(self.war, state, "end") for verdict in self.war.verdicts)
        outcome = next((found for found in outcomes if found is not None), None)
        score = outcome.score if outcome is not None else None
        return share * sum(part * score.get(name, 0) for name, part in self._parts.items()) if score else 0.0


def _missing(line: Counted) -> float:
    """The part of a line's points that does not count on the way."""
    return max(0.0, 1 - line.weight / line.points)
