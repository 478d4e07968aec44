"""A.2.3 / Eagles S1.4: the garrison of Wilno, which stays there until a Bolshevik unit has come near."""

from collections.abc import Callable, Sequence

from sztab.games.rok1920 import named
from sztab.games.rok1920.chapter_state import ChapterState, mark
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import PL, Unit
from sztab.games.rok1920.units.positions import enemies
from sztab.games.rok1920.war import War
from sztab.kernel.events import Refusal
from sztab.kernel.requests import Rule

ALARM = 2
"""A.2.3, S1.4: how near the Bolsheviks must come; A.2.4, S1.5: and the Poles to the river."""


class WilnoGarrison(ChapterState, frozen=True):
    """A.2.3"""

    alarm: int = mark("wilno-alarm")
    """A.2.3: 1 once a Bolshevik unit has been near Wilno."""


def near_wilno(war: War) -> int:
    """A.2.3: the hexes that a Bolshevik unit may not come to without a stir there. Eagles S1.4."""
    h = war.named_hex(named.GARRISON_TOWN)
    return war.board.near(h, ALARM) if h >= 0 else 0


def is_alarmed(war: War, state: State) -> bool:
    """A.2.3: a Bolshevik unit is near, or has been. Eagles S1.4."""
    return bool(state.of[WilnoGarrison].alarm or near_wilno(war) & enemies(state, PL))


def note_alarm(war: War, state: State, unit: Unit, path: Sequence[int]) -> None:
    """A.2.3: a Bolshevik unit comes near. Eagles S1.4."""
    if not state.of[WilnoGarrison].alarm and is_alarmed(war, state):
        state.change(WilnoGarrison, alarm=1)


def is_garrison(war: War, unit: Unit) -> bool:
    return unit in war.named_units(named.WILNO_GARRISON)


def stays(rule: Rule) -> Callable[[War, State, Unit], Refusal | None]:
    """A.2.3: the garrison does not leave the town before. Eagles S1.4."""

    def refusal(war: War, state: State, unit: Unit) -> Refusal | None:
        if state.at[unit] != war.named_hex(named.GARRISON_TOWN) or is_alarmed(war, state):
            return None
        return Refusal(rule, "wilno-garrison")

    return refusal
