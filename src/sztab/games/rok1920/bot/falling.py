"""Who falls after a march by the rules alone, without a fight."""

from sztab.games.rok1920.bot.officer import Officer
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import CADRE, Side, Unit
from sztab.games.rok1920.units.positions import enemies
from sztab.games.rok1920.war import War


def may_fall(war: War, state: State, unit: Unit) -> bool:
    return war.cadres and state.level[unit] == CADRE


class Falling:
    """What a side loses by the rules themselves after its marches: cadres alone beside enemies (13.3)."""

    def __init__(self, judge: Officer, state: State, side: Side) -> None:
        self._judge, self._side = judge, side
        at_once = judge.war.edition.exposed_fall_at_once
        self._stay = {
            unit: state.at[unit] if at_once else -1
            for unit in judge.war.roster.of_side[side]
            if may_fall(judge.war, state, unit) and state.at[unit] >= 0 and (at_once or state.phasing == side)
        }
        """The cadres in question, and where each is safe although an enemy stands beside it."""

    def price(self, state: State) -> float:
        if not self._stay:
            return 0.0
        masks, values, foes = self._judge.war.board.masks, self._judge.unit_values, enemies(state, self._side)
        return sum(
            values[unit][CADRE]
            for unit, safe in self._stay.items()
            if (h := state.at[unit]) != safe
            and masks[h] & foes
            and all(state.level[other] == CADRE for other in state.stacks[h])
        )
