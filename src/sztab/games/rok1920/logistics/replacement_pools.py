"""14.3, 20.1.4, 26.2 / Eagles 17.1: the pools of replacements, and which one pays for a unit."""

from functools import lru_cache

from sztab.games.rok1920 import in_force
from sztab.games.rok1920.chapter_rules import (
    CHEKA,
    FRONT_POOLS,
    LITHUANIANS_RAIL,
    POOL,
    UA_APART,
    WHITES_NO_REPLACEMENTS,
)
from sztab.games.rok1920.chapter_state import ChapterState, mark
from sztab.games.rok1920.kept import shared
from sztab.games.rok1920.politics.fronts import fronts, konarmia_now
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import PL, SIDE_NAMES, SU, Side, Unit
from sztab.games.rok1920.war import War
from sztab.kernel.events import Refusal
from sztab.kernel.requests import Rule

POOLS = {PL: ("pl", "ua"), SU: ("west", "southwest")}
NO_POOL: dict[str, Rule] = {
    "counter-revolutionary": WHITES_NO_REPLACEMENTS, "lithuanian": LITHUANIANS_RAIL, "cheka": CHEKA,
}  # fmt: skip
"""34.4.2, 38.1.2: units that no replacement serves, each with its rule."""


class Replacements(ChapterState, frozen=True):
    """14: units that replacements have to do with."""

    wakes_hooks = True
    restored: int = mark("restored")
    """14.1.1, 14.2.2: units restored in their owner's last player-turn (a set)."""
    strengthening: int = mark("strengthening")
    """14.2: units on which a replacement lies (a set)."""
    fallen: int = mark("fallen")
    """14.1.2: units eliminated in their owner's own attack phases of this player-turn (a set)."""
    absorbed: int = mark("absorbed")
    """14.2.1, 33.3.2: units strengthened at once in this player-turn: by volunteers, or free (23.3; a set)."""


def pool_of(war: War, state: State, unit: Unit) -> str:
    """14.3, 20.1.4, 26.2: the pool that pays for a unit; "": none does.
    Eagles 17.1.4/e, 17.1.6/a, 17.1.6/b, 19.7/a, 19.8/b."""
    return pools(war, konarmia_now(state))[unit]


@lru_cache(maxsize=64)
def pools(war: War, konarmia: str) -> tuple[str, ...]:
    """The pools of all units, before and after the Cavalry Army is handed over (20.1.1, 34.4.2)."""

    def pool(unit: Unit) -> str:
        counter = war.roster.counters[unit]
        if counter.formation in NO_POOL:
            return ""
        if counter.side == PL:
            return counter.nation
        return fronts(war, konarmia)[unit] if war.has(in_force.FRONTS) else SIDE_NAMES[SU]

    return tuple(pool(unit) for unit in range(war.roster.size))


def refusal_unserved(war: War, state: State, unit: Unit) -> Refusal | None:
    """34.4.2, 38.1.2 / Eagles 19.7/a, 21.1/c: why no replacement serves a unit, whatever lies in the pools."""
    if pool_of(war, state, unit):
        return None
    return Refusal(NO_POOL.get(war.roster.counters[unit].formation, POOL), "no-replacements")


def may_pay(war: War, state: State, unit: Unit) -> bool:
    return state.pools.get(pool_of(war, state, unit), 0) > 0


def refusal_pool(war: War, state: State, unit: Unit) -> Refusal:
    """14.3; 20.1.4, 26.2: the pool is empty, and what lies in the others of its player does not serve it."""
    pool, side = pool_of(war, state, unit), war.roster.side[unit]
    others = [other for other in POOLS[side] if other != pool and state.pools.get(other, 0) > 0]
    rule = POOL if not others else UA_APART if side == PL else FRONT_POOLS
    return Refusal(rule, "other-pool" if others else "pool-empty", {"pool": pool})


def pay(war: War, state: State, unit: Unit) -> None:
    pool = pool_of(war, state, unit)
    state.pools[pool] -= 1
    if not state.pools[pool]:
        del state.pools[pool]


def able_units(war: War, state: State, side: Side) -> list[Unit]:
    """The units that a replacement could serve at all: a quick look before the rules are asked."""
    return shared(state, "able", side, lambda: _able_units(war, state, side))


def _able_units(war: War, state: State, side: Side) -> list[Unit]:
    full = {pool for pool, left in state.pools.items() if left > 0}
    if not full:
        return []
    at, level, pool = state.at, state.level, pools(war, konarmia_now(state))
    return [
        unit for unit in war.roster.of_side[side]
        if (level[unit] or at[unit] < 0) and pool[unit] in full
    ]  # fmt: skip
