"""H.1, H.3 / Eagles S8: the area of the Battle of the Niemen, and the Suwałki agreement."""

from functools import lru_cache

from sztab.games.rok1920.chapter_rules import SUWALKI
from sztab.games.rok1920.forces.lithuania import Lithuania, is_lithuanian
from sztab.games.rok1920.named import LITHUANIAN_GOAL
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import PL, Unit
from sztab.games.rok1920.war import War
from sztab.kernel.events import Refusal

BAND = 2
"""H.1: hexes of the UA theatre fewer than three from the others."""


@lru_cache(maxsize=64)
def area(war: War) -> int:
    """H.1: the PL and LB theatres and the strip of the UA theatre beside them."""
    regions = war.board.map.regions
    near = regions.get("pl", 0) | regions.get("lb", 0)
    for _ in range(BAND):
        near |= war.board.around(near)
    return near & war.board.open


def outside(war: War) -> int:
    return war.board.open & ~area(war)


def closed(war: War, state: State, unit: Unit) -> int:
    """H.1: nobody leaves the area by choice."""
    return outside(war)


def duty(war: War, state: State, unit: Unit) -> int:
    return area(war)


def peace(war: War, state: State, unit: Unit, target: int) -> Refusal | None:
    """H.3: Poles do not attack Lithuanians who have not attacked them; 1 DLB may attack Wilno."""
    if war.roster.side[unit] != PL or state.of[Lithuania].attacked_poles:
        return None
    defenders = state.stacks.get(target, ())
    if not defenders or not is_lithuanian(war, defenders[0]):
        return None
    if unit in war.setting.wilno_units and target == war.named_hex(LITHUANIAN_GOAL):
        return None
    return Refusal(SUWALKI, "suwalki")
