"""3.3, 3.6, 13.3: what befalls units that fall: cadres beside enemies, units that never return, morale."""

from collections.abc import Sequence

from sztab.games.rok1920.chapter_state import ChapterState, mark
from sztab.games.rok1920.chapters import Chapter, For, anyone
from sztab.games.rok1920.eagles.named import RIDERS
from sztab.games.rok1920.eagles.rules import MORALE_BRIGADE
from sztab.games.rok1920.politics.morale import shift
from sztab.games.rok1920.rules import CADRE_EXPOSED, MORALE_DIVISION
from sztab.games.rok1920.state import ELIMINATED, REMOVED, State
from sztab.games.rok1920.units.counters import (
    AIRCRAFT,
    BRIGADE,
    CADRE,
    ENEMY,
    GARRISON,
    REGIMENT,
    SU,
    TRAIN,
    Side,
    Unit,
)
from sztab.games.rok1920.units.losses import eliminate
from sztab.games.rok1920.units.positions import enemies
from sztab.games.rok1920.war import War

NEVER_AGAIN = ("cossack", "counter-revolutionary", "lithuanian")
"""19.6/c, 19.7/b, 21.1/e: units of these formations leave the game for good."""
DIVISION_STEPS = 3


class LostForGood(ChapterState, frozen=True):
    """3.6/c"""

    units: int = mark("fallen-for-good")
    """3.6/c: units that were eliminated and cannot come back (a set); victory counts them as lost."""


def is_exposed(war: War, state: State, unit: Unit) -> bool:
    """3.3/g: a cadre beside an enemy, with no own unit on its hex that is none (A35)."""
    h = state.at[unit]
    if h < 0 or state.level[unit] != CADRE or not war.board.masks[h] & enemies(state, war.roster.side[unit]):
        return False
    return all(state.level[other] == CADRE for other in state.stacks[h])


def has_moved(war: War, state: State, unit: Unit, path: Sequence[int]) -> None:
    """3.3/g: a cadre that has ended its move exposed is eliminated."""
    if state.level[unit] == CADRE and is_exposed(war, state, unit):
        eliminate(war, state, unit, CADRE_EXPOSED)


def have_retreated(war: War, state: State, side: Side, units: tuple[Unit, ...]) -> None:
    """3.3/g: so is one that has retreated; all of a hex have gone before it is looked at."""
    for unit in [u for u in units if is_exposed(war, state, u)]:
        eliminate(war, state, unit, CADRE_EXPOSED)


def is_gone_for_good(war: War, unit: Unit) -> bool:
    """3.4.4/g, 3.4.4/h, 3.4.5/b, 3.4.5/c, 3.4.6/d, 3.4.6/e, 19.6/c, 19.7/b, 21.1/e, 3.6/c: it cannot be rebuilt:
    support units but trains and aircraft (3.4.4-3.4.6), the defenders of Lwów (19.4/c), volunteer regiments
    and brigades (19.1.3/d, 19.1.4/c), Cossacks, counter-revolutionaries, Lithuanians."""
    counter = war.roster.counters[unit]
    if counter.support:
        return counter.arm not in (TRAIN, AIRCRAFT)
    if counter.formation == "volunteer":
        return counter.size in (BRIGADE, REGIMENT)
    return counter.formation in NEVER_AGAIN or counter.arm == GARRISON or unit == war.named_unit(RIDERS)


def lost(war: War, state: State, unit: Unit, h: int) -> None:
    """3.6/b, 3.6/c: an eliminated unit that cannot be rebuilt is removed from the game."""
    if state.at[unit] == ELIMINATED and is_gone_for_good(war, unit):
        state.at[unit] = REMOVED
        state.change(LostForGood, units=state.of[LostForGood].units | 1 << unit)


def morale_of_loss(war: War, state: State, unit: Unit, h: int) -> None:
    """13.3/d, 13.3/e, A54: a division of three steps gives the enemy 2, a Polish divisional brigade the Bolsheviks 1,
    where it stood."""
    theatre, side = war.board.theatre[h], war.roster.side[unit]
    if war.roster.counters[unit].levels == DIVISION_STEPS:
        shift(war, state, theatre, ENEMY[side], 2, MORALE_DIVISION)
    elif unit in war.roster.parent:
        shift(war, state, theatre, SU, 1, MORALE_BRIGADE)


CHAPTER = Chapter(
    name="losses", entered=(For(anyone, has_moved, of_cadres=True),), retreated=(have_retreated,), lost=(lost,)
)
