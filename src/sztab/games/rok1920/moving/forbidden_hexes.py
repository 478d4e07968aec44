"""5.1.3, 6, 12 / Eagles 6, 7: why a unit may not stand on a hex, wherever it comes from."""

from sztab.games.rok1920.moving.reach import closed_by
from sztab.games.rok1920.rules import BORDERS, ENEMY_HEX, STACKING
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import ENEMY, Unit
from sztab.games.rok1920.war import War
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons, first


def reasons_against_entering(war: War, state: State, unit: Unit, h: int) -> Reasons:
    """5.1.3, 6, 12 and what chapters forbid: why a unit may not stop on a hex."""
    side = war.roster.side[unit]
    if not war.board.open >> h & 1:
        yield Refusal(BORDERS, "closed-hex")
        return
    if state.occupied[ENEMY[side]] >> h & 1:
        yield Refusal(ENEMY_HEX, "enemy-there")
    for bar in war.forbidden_hexes_of[unit]:
        if closed_by(war, state, unit, bar) >> h & 1:
            yield Refusal(bar.rule, bar.key)
    for apart in war.never_together_of[unit]:
        if apart.hexes(war, state, unit) >> h & 1:
            yield Refusal(apart.rule, apart.key)
    if state.crowded[side] >> h & 1:
        yield Refusal(STACKING, "full", {"limit": war.stack_limit(side, h)})


def refusal_enter(war: War, state: State, unit: Unit, h: int) -> Refusal | None:
    """The first of these reasons, if there is one."""
    return first(reasons_against_entering(war, state, unit, h))
