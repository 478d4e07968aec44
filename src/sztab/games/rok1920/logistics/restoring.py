"""14.1, 20.1.2, 31 / Eagles 17.2: eliminated units are restored, new ones formed: which, where, and why not."""

from collections.abc import Sequence
from functools import lru_cache

from sztab.games.rok1920.chapter_events import Restored
from sztab.games.rok1920.chapter_rules import FALLEN_THIS_TURN, RESERVE_BRIGADES, RESTORE, UA_RAISE
from sztab.games.rok1920.chapters import Action
from sztab.games.rok1920.command import leader
from sztab.games.rok1920.logistics.replacement_pools import (
    Replacements,
    able_units,
    may_pay,
    pay,
    refusal_pool,
    refusal_unserved,
)
from sztab.games.rok1920.logistics.supply_search import end_of
from sztab.games.rok1920.moving.forbidden_hexes import reasons_against_entering
from sztab.games.rok1920.moving.reach import closed_to
from sztab.games.rok1920.state import AWAY, ELIMINATED, REMOVED, State
from sztab.games.rok1920.tries import any_hex, refusing
from sztab.games.rok1920.units.counters import CADRE, LEVELS, PL, SU, Side, Unit
from sztab.games.rok1920.units.positions import enemies, put
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import members
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons
from sztab.kernel.requests import Answer, Rule, Steps, choose

TAG = "restore"
NOT_LOST = {AWAY: "waits-to-come", REMOVED: "out-of-the-game"}
"""Why a unit that is off the board is not restored."""


def restored_level(war: War, unit: Unit) -> int:
    """14.1: divisions come back as cadres, other two-sided units weakened, one-sided ones in full strength.
    Eagles 18.2/c."""
    return min(war.levels[unit] - 1, CADRE)


def refusal_restore(war: War, state: State, unit: Unit) -> Refusal | None:
    """14.1, 14.1.2 and special rules: why a unit may not be restored now."""
    if state.at[unit] != ELIMINATED and not is_unraised(war, state, unit):
        return Refusal(RESTORE, NOT_LOST.get(state.at[unit], "not-eliminated"))
    for rule in war.no_restore:
        if (found := rule(war, state, unit)) is not None:
            return Refusal(found.rule, found.key, found.params)
    if (never := refusal_unserved(war, state, unit)) is not None:
        return never
    if state.of[Replacements].fallen >> unit & 1:
        return Refusal(FALLEN_THIS_TURN, "fallen-this-turn")
    if not may_pay(war, state, unit):
        return refusal_pool(war, state, unit)
    return None if restore_places(war, state, unit) else Refusal(RESTORE, "no-place")


def is_unraised(war: War, state: State, unit: Unit) -> bool:
    """31, 20.1.2: reserve brigades and Ukrainian divisions that have not been formed yet are formed as others are
    restored."""
    formation = war.roster.counters[unit].formation
    is_new = state.at[unit] == AWAY and state.entered[unit] < 0 and not state.due[unit]
    return is_new and formation in war.setting.raised


@lru_cache(maxsize=64)
def raised_units(war: War) -> frozenset[Unit]:
    """The units that may be such."""
    return frozenset(u for u, counter in enumerate(war.roster.counters) if counter.formation in war.setting.raised)


def restore_places(war: War, state: State, unit: Unit) -> int:
    """14.1: Warsaw, or places at the east end of the board; chapters may name others (20.1.2)."""
    for rule in war.restore_places:
        if (found := rule(war, state, unit)) is not None:
            return int(found)
    side = war.roster.side[unit]
    if side == SU:
        return east_places(war) & state.held[SU] & ~enemies(state, SU) & ~closed_to(war, state, unit)
    # Warsaw lies outside the area of B, and units are restored there all the same: B.3.1 brings them to it.
    warsaw = 1 << war.warsaw if war.warsaw >= 0 else 0
    return warsaw & state.held[PL] & ~enemies(state, PL) & ~state.crowded[PL]


@lru_cache(maxsize=64)
def east_places(war: War) -> int:
    """14.1, amb-058: places in the easternmost hexes, and the first on each railway that comes in over the east
    edge."""
    board = war.board
    found = edge = end_of(board, "east-edge")
    rails = board.steps_over(board.rails)
    while edge:
        edge &= ~board.localities
        step = 0
        for shift, hexes in rails.items():
            step |= (edge & hexes) << shift if shift > 0 else (edge & hexes) >> -shift
        edge = step & ~found
        found |= edge
    return found & board.localities


def restore(war: War, state: State, side: Side, answer: Answer) -> Steps[None]:
    """14.1: one replacement restores one unit."""
    unit = answer[1]
    places = members(restore_places(war, state, unit))
    about = {"unit": war.roster.ids[unit]}
    seat, case = leader(war, state, unit), (war, state, places, unit)
    h = yield from choose(seat, "restore-at", places, rule=RESTORE, about=about, tries=RESTORE_AT_TRIES, case=case)
    pay(war, state, unit)
    form(war, state, unit, h, restored_level(war, unit), rule_of_forming(war, state, unit))


def _against_restoring_at(h: int, war: War, state: State, offered: Sequence[int], unit: Unit) -> Reasons:
    """14.1; 20.1.2: where a unit is formed; a hex may be closed besides."""
    for rule in war.not_restored_at:
        if (found := rule(war, state, unit, h)) is not None:
            yield from found
            break
    else:
        yield from _not_restored_at(war, state, unit, h)
    yield from reasons_against_entering(war, state, unit, h)


def _not_restored_at(war: War, state: State, unit: Unit, h: int) -> Reasons:
    side = war.roster.side[unit]
    if side == PL and h != war.warsaw:
        yield Refusal(RESTORE, "only-warsaw")
    elif side == SU and not east_places(war) >> h & 1:
        yield Refusal(RESTORE, "only-east-places")
    elif not state.held[side] >> h & 1:
        yield Refusal(RESTORE, "not-in-our-hands")


RESTORE_AT_TRIES = refusing(any_hex, _against_restoring_at, RESTORE)
"""Case: war, state, the hexes that are offered, the unit."""


def rule_of_forming(war: War, state: State, unit: Unit) -> Rule:
    """14.1; 20.1.2 for Ukrainian divisions, 31 for reserve brigades that are formed for the first time."""
    formation = war.roster.counters[unit].formation
    if formation == "ukrainian":
        return UA_RAISE
    return RESERVE_BRIGADES if formation == "reserve" and state.entered[unit] < 0 else RESTORE


def form(war: War, state: State, unit: Unit, h: int, level: int, rule: Rule) -> None:
    """Put a restored or new unit on the board."""
    state.level[unit] = level
    state.due[unit] = 0
    if state.entered[unit] < 0:
        state.entered[unit] = level
    put(war, state, unit, h)
    state.change(Replacements, restored=state.of[Replacements].restored | 1 << unit)
    told = Restored(unit=war.roster.ids[unit], hex=war.board.map.numbers[h], level=LEVELS[level], rule=rule)
    state.events.append(told)


def offer_restore(war: War, state: State, side: Side) -> Sequence[Answer]:
    at, new = state.at, raised_units(war)
    return [
        (TAG, unit)
        for unit in able_units(war, state, side)
        if (at[unit] == ELIMINATED or (unit in new and at[unit] == AWAY)) and refusal_restore(war, state, unit) is None
    ]


def _why(war: War, state: State, side: Side, answer: Answer) -> Refusal | None:
    return refusal_restore(war, state, answer[1])


def _tries(war: War, state: State, side: Side) -> Sequence[Answer]:
    return [(TAG, unit) for unit in war.roster.of_side[side]]


ACTION = Action(TAG, offer_restore, restore, refusal=_why, tries=_tries)
