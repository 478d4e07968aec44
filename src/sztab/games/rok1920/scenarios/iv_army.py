"""G.1, G.2 / Eagles S7: the Bolshevik IV Army without orders, and the divisions that the counter-stroke broke."""

from collections.abc import Sequence
from functools import lru_cache

from sztab.games.rok1920.chapter_rules import IV_ARMY
from sztab.games.rok1920.chapter_state import ChapterState, mark
from sztab.games.rok1920.fighting.chance import Attack
from sztab.games.rok1920.forces.whites import WEST_BANK
from sztab.games.rok1920.map.board import Board
from sztab.games.rok1920.politics.fronts import front_of
from sztab.games.rok1920.state import AWAY, ELIMINATED, State
from sztab.games.rok1920.units.counters import CADRE, SU, Unit
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set
from sztab.kernel.events import Refusal
from sztab.kernel.requests import Steps


class IVArmy(ChapterState, frozen=True):
    """G.1"""

    free: int = mark("iv-army-free")
    """G.1: units of the IV Army that were attacked in the first stage (a set)."""


class IvArmy:
    """G.1: units west of Działdowo that did not get the order to retreat."""

    def __init__(self, units: Sequence[Unit]) -> None:
        self.units = frozenset(units)

    def concerns(self, war: War, unit: Unit) -> bool:
        return unit in self.units

    def is_lost(self, war: War, state: State, unit: Unit) -> bool:
        """In the first stage, not attacked, and not beyond the Vistula."""
        if unit not in self.units or state.stage != war.setting.first_stage or state.at[unit] < 0:
            return False
        west = war.board.map.regions.get(WEST_BANK, 0)
        return not state.of[IVArmy].free >> unit & 1 and not west >> state.at[unit] & 1

    def closed(self, war: War, state: State, unit: Unit) -> int:
        """No move to the east: the hexes of columns further east than the unit's."""
        if not self.is_lost(war, state, unit):
            return 0
        return _east_of(war.board, war.board.column[state.at[unit]])

    def no_east(self, war: War, state: State, unit: Unit) -> Refusal | None:
        """Nor a step to the east on the way: who has gone west does not come back."""
        return Refusal(IV_ARMY, "iv-army") if self.is_lost(war, state, unit) else None

    def attack_bar(self, war: War, state: State, unit: Unit, target: int) -> Refusal | None:
        """No attack to the east."""
        column = war.board.column
        if self.is_lost(war, state, unit) and column[target] > column[state.at[unit]]:
            return Refusal(IV_ARMY, "iv-army")
        return None

    def attacked(self, attack: Attack) -> Steps[None]:
        """Whoever is attacked is free."""
        for unit in attack.defenders:
            if unit in self.units:
                attack.state.change(IVArmy, free=attack.state.of[IVArmy].free | 1 << unit)
        return
        yield


@lru_cache(maxsize=256)
def _east_of(board: Board, column: int) -> int:
    """The hexes of columns further east than this one."""
    return bit_set(h for h in range(board.size) if board.column[h] > column)


def broken_divisions(war: War, state: State) -> int:
    """G.2: divisions of the Western Front that are eliminated or cadres."""
    return sum(
        war.roster.is_division[u]
        and front_of(war, state, u) == "west"
        and (state.at[u] == ELIMINATED or (state.at[u] >= AWAY and state.entered[u] >= 0 and state.level[u] == CADRE))
        for u in war.roster.of_side[SU]
    )
