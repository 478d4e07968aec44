"""18 / Eagles 19.4: the people of Lwów in arms: they stand fast, and fall where they stand."""

from sztab.games.rok1920 import in_force
from sztab.games.rok1920.chapter_rules import LWOW
from sztab.games.rok1920.chapters import Chapter, For
from sztab.games.rok1920.fighting.chance import STUBBORN, Attack
from sztab.games.rok1920.map.board import HexStep
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import GARRISON, Unit
from sztab.games.rok1920.war import War
from sztab.kernel.events import Refusal
from sztab.kernel.requests import Rule


def is_garrison(war: War, unit: Unit) -> bool:
    return war.roster.counters[unit].arm == GARRISON


def stays(war: War, state: State, unit: Unit) -> Refusal | None:
    """18: it does not move."""
    return Refusal(LWOW, "lwow-stays") if is_garrison(war, unit) else None


def does_not_attack(war: War, state: State, unit: Unit, target: int) -> Refusal | None:
    """18: it does not attack."""
    return Refusal(LWOW, "lwow-no-attack") if is_garrison(war, unit) else None


def stands_fast(attack: Attack) -> str | None:
    """18: attacked, it carries out stubborn defence by itself, outside the limit of orders (16.6). Eagles 19.4/b."""
    return STUBBORN if any(is_garrison(attack.war, unit) for unit in attack.defenders) else None


def falls(war: War, state: State, unit: Unit, step: HexStep | None) -> Rule | None:
    """18: it is eliminated in any retreat."""
    return LWOW if is_garrison(war, unit) else None


def never_again(war: War, state: State, unit: Unit) -> Refusal | None:
    """18: it is not restored."""
    return Refusal(LWOW, "lwow-lost") if is_garrison(war, unit) else None


CHAPTER = Chapter(
    name=in_force.LWOW,
    frozen=(For(is_garrison, stays),),
    forbidden_attacks=(For(is_garrison, does_not_attack),),
    standing_orders=(stands_fast,),
    retreat_dies=(For(is_garrison, falls),),
    no_restore=(never_again,),
)
