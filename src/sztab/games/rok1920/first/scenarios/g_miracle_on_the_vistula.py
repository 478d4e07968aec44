"""G: The Miracle on the Vistula: the IV Army without orders, and victory."""

from collections.abc import Sequence

from msgspec import structs

from sztab.games.rok1920 import marks
from sztab.games.rok1920.chapters import Bar, Chapter, For
from sztab.games.rok1920.fighting.chance import Attack
from sztab.games.rok1920.first.scenarios.d_battle_of_warsaw import RAISED, note_lwow
from sztab.games.rok1920.forces.whites import WEST_BANK
from sztab.games.rok1920.politics.fronts import front_of
from sztab.games.rok1920.scenarios.cards import ScenarioCard
from sztab.games.rok1920.scenarios.setting import Setting
from sztab.games.rok1920.special_rules import IV_ARMY
from sztab.games.rok1920.state import AWAY, ELIMINATED, State
from sztab.games.rok1920.units.counters import CADRE, PL, SEATS, SU, Unit
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set
from sztab.kernel.events import Outcome, Refusal
from sztab.kernel.requests import Steps

DIVISIONS = 12
"""G.2: divisions of the Western Front that have to be eliminated or cadres."""


class IvArmy:
    """G.1: units west of Działdowo that did not get the order to retreat."""

    def __init__(self, units: Sequence[Unit]) -> None:
        self.units = frozenset(units)

    def is_lost(self, war: War, state: State, unit: Unit) -> bool:
        """In the first stage, not attacked, and not beyond the Vistula."""
        if unit not in self.units or state.stage != war.setting.first_stage or state.at[unit] < 0:
            return False
        west = war.board.map.regions.get(WEST_BANK, 0)
        return not marks.has(state, marks.IV_ARMY_FREE, unit) and not west >> state.at[unit] & 1

    def closed(self, war: War, state: State, unit: Unit) -> int:
        """No move to the east: the hexes of columns further east than the unit's."""
        if not self.is_lost(war, state, unit):
            return 0
        column = war.board.column
        return bit_set(h for h in range(war.board.size) if column[h] > column[state.at[unit]])

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
                marks.add(attack.state, marks.IV_ARMY_FREE, unit)
        return
        yield


def broken_divisions(war: War, state: State) -> int:
    """G.2: divisions of the Western Front that are eliminated or cadres."""
    return sum(
        war.roster.is_division[u]
        and front_of(war, state, u) == "west"
        and (state.at[u] == ELIMINATED or (state.at[u] >= AWAY and state.entered[u] >= 0 and state.level[u] == CADRE))
        for u in war.roster.of_side[SU]
    )


def verdict(war: War, state: State, when: str) -> Outcome | None:
    """G.2: twelve divisions broken and Lwów never lost: a Polish victory; one of the two: a draw; none: the
    Bolsheviks' (G.2/a-b)."""
    if when != "end":
        return None
    broken = broken_divisions(war, state)
    conditions = (broken >= DIVISIONS, not marks.get(state, marks.LWOW_LOST))
    score = {"G.2/a": broken, "G.2/b": int(conditions[1])}
    if all(conditions):
        return Outcome(SEATS[PL], "win", "miracle", "G.2", score)
    if any(conditions):
        return Outcome(None, "draw", "half-a-miracle", "G.2", score)
    return Outcome(SEATS[SU], "win", "no-miracle", "G.2", score)


def rules(card: ScenarioCard, setting: Setting) -> Setting:
    army = IvArmy(card.iv_army)
    own = Chapter(
        name="miracle",
        bars=(Bar(IV_ARMY, "iv-army", army.closed),),
        no_east=(For(lambda war, unit: unit in army.units, army.no_east),),
        attack_bars=(army.attack_bar,),
        before_attack=(army.attacked,),
        taken=(note_lwow,),
        verdicts=(verdict,),
    )
    return structs.replace(setting, own=(own,), raised=RAISED)
