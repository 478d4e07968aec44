"""17.2-17.4, 2.5.2: rebuilding lost units, strengthening weak ones, divisions made of brigades."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import compress

from sztab.games.rok1920.chapter_events import Merged, ReplacementLost, ReplacementPlaced
from sztab.games.rok1920.chapter_rules import (
    POOL,
    RESTORE,
    SICH_MOBILISE,
    STRENGTHEN,
    STRENGTHEN_LOST,
    STRENGTHEN_ONCE,
    SUPPORT_RESTORE,
    UA_DEADLINE,
    UKRAINIANS,
)
from sztab.games.rok1920.chapter_state import ChapterState, mark
from sztab.games.rok1920.chapters import Action, Chapter
from sztab.games.rok1920.command import leader
from sztab.games.rok1920.eagles.events import Rebuilt
from sztab.games.rok1920.eagles.named import RIDERS
from sztab.games.rok1920.eagles.operations import polish_character
from sztab.games.rok1920.eagles.rules import (
    CAVALRY_PRICE,
    FROM_BRIGADES,
    POLISH_RIFLES,
    REBUILT_COMES,
    RESERVE_CAVALRY_LOST,
    STRENGTHEN_WHERE,
    TRAIN_OF_A_FRONT,
)
from sztab.games.rok1920.eagles.supply import has_supply
from sztab.games.rok1920.forces.ukrainians import Ukrainians
from sztab.games.rok1920.logistics.divisional_brigades import parts_of, together
from sztab.games.rok1920.logistics.replacement_pools import Replacements, may_pay, pay, pool_of, refusal_unserved
from sztab.games.rok1920.logistics.replacements import raise_level
from sztab.games.rok1920.logistics.restoring import NOT_LOST, restored_level
from sztab.games.rok1920.politics.fronts import front_of
from sztab.games.rok1920.politics.operations import PAUSE, red_character
from sztab.games.rok1920.state import AWAY, ELIMINATED, State
from sztab.games.rok1920.units.counters import (
    BRIGADE,
    CAVALRY,
    DIVISION,
    FULL,
    INFANTRY,
    LEVELS,
    PL,
    SU,
    THEATRES,
    WEAK,
    Side,
    Unit,
)
from sztab.games.rok1920.units.positions import enemies, lift, put
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import members
from sztab.kernel.events import Refusal
from sztab.kernel.requests import Answer, Rule, Steps, choose

RAISED = ("ukrainian", "reserve")
"""17.2/b, 17.2/c: units that are formed from their box though they have not been in play."""
BY_RULE_ONLY: dict[str, Rule] = {
    "sich": SICH_MOBILISE, "reserve-cavalry": RESERVE_CAVALRY_LOST, "polish-rifles": POLISH_RIFLES,
}  # fmt: skip
"""20.4/a, 20.2.2/e, 20.3: units that only their own rule brings back."""


class Strengthening(ChapterState, frozen=True):
    """17.3/c"""

    done: int = mark("strengthened")
    """17.3/c: 1 once the units with replacements have regained their step in this player-turn."""
    regained: int = mark("regained")
    """17.3/d: the units that have regained it (a set)."""


def price(war: War, unit: Unit) -> int:
    """17.2/a: a cavalry division costs 2."""
    counter = war.roster.counters[unit]
    return 2 if counter.arm == CAVALRY and counter.size == DIVISION else 1


def is_rebuildable(war: War, state: State, unit: Unit) -> bool:
    """17.2/b, 17.2/c, 19.2, 19.3, 19.8/c, 19/a, 20/a, 16/i, 17.2, 18.1/b: eliminated, or never formed, or a
    division both of whose brigades are eliminated."""
    if state.at[unit] == ELIMINATED:
        return True
    if state.at[unit] != AWAY or state.due[unit]:
        return False
    parts = parts_of(war, unit)
    if parts:
        return all(state.at[part] == ELIMINATED for part in parts)
    counter = war.roster.counters[unit]
    return state.entered[unit] < 0 and counter.formation in RAISED and not counter.asterisk


def refusal_rebuild(war: War, state: State, unit: Unit) -> Refusal | None:
    """19.8/d, 20.4/a, 3.6/a, 17.2 and special rules: why a unit may not be rebuilt now."""
    if not is_rebuildable(war, state, unit):
        return Refusal(RESTORE, NOT_LOST.get(state.at[unit], "not-eliminated"))
    counter = war.roster.counters[unit]
    if counter.formation in BY_RULE_ONLY:
        return Refusal(BY_RULE_ONLY[counter.formation], "by-its-rule-only")
    if unit == war.named_unit(RIDERS):
        return Refusal(UKRAINIANS, "by-its-rule-only")
    if counter.nation == "ua" and state.of[Ukrainians].gone:
        return Refusal(UA_DEADLINE, "ukrainians-gone")
    if counter.support and not is_paused(war, state, unit):
        return Refusal(SUPPORT_RESTORE if counter.nation == "pl" else TRAIN_OF_A_FRONT, "train-no-pause")
    if (never := refusal_unserved(war, state, unit)) is not None:
        return never
    pool = pool_of(war, state, unit)
    needed, left = price(war, unit), state.pools.get(pool, 0)
    if left < needed:
        rule, key = (POOL, "pool-empty") if needed == 1 else (CAVALRY_PRICE, "cavalry-price")
        return Refusal(rule, key, {"pool": pool} if needed == 1 else {"needed": needed, "left": left})
    return None


def is_paused(war: War, state: State, unit: Unit) -> bool:
    """3.4.3/j, 3.4.3/k: trains only in a pause of their front, or of the Poles in all theatres."""
    if war.roster.side[unit] == PL:
        return all(polish_character(state, theatre) == PAUSE for theatre in range(len(THEATRES)))
    return red_character(state, front_of(war, state, unit)) == PAUSE


def rebuild(war: War, state: State, side: Side, answer: Answer) -> Steps[None]:
    """17.2/d-17.2/g: the unit comes with the next player-turn, at its lowest step."""
    unit = answer[1]
    for _ in range(price(war, unit)):
        pay(war, state, unit)
    for part in parts_of(war, unit):
        state.at[part] = AWAY
    comes(war, state, unit)
    return
    yield


def comes(war: War, state: State, unit: Unit) -> None:
    """16/b: it is an arrival of its owner's next player-turn."""
    state.at[unit], state.due[unit], state.level[unit] = AWAY, state.stage + 1, restored_level(war, unit)
    told = Rebuilt(unit=war.roster.ids[unit], level=LEVELS[state.level[unit]], rule=REBUILT_COMES)
    state.events.append(told)


def refusal_strengthen(war: War, state: State, unit: Unit) -> Refusal | None:
    """17.1.4/c, 19.7/a, 17.3: why no replacement may be laid on a unit."""
    h = state.at[unit]
    if h < 0 or state.level[unit] == FULL:
        return Refusal(STRENGTHEN, "not-on-board" if h < 0 else "not-weak")
    if (never := refusal_unserved(war, state, unit)) is not None:
        return never
    if state.of[Replacements].strengthening >> unit & 1 or state.of[Replacements].absorbed >> unit & 1:
        return Refusal(STRENGTHEN_ONCE, "once-a-stage")
    if not may_pay(war, state, unit):
        return Refusal(POOL, "pool-empty", {"pool": pool_of(war, state, unit)})
    return refusal_where(war, state, unit)


def refusal_where(war: War, state: State, unit: Unit) -> Refusal | None:
    """17.3/a, 20.1.2/b: only a supplied unit that is not beside enemies."""
    if war.board.masks[state.at[unit]] & enemies(state, war.roster.side[unit]):
        return Refusal(STRENGTHEN_WHERE, "beside-enemies")
    return None if has_supply(war, state, unit) else Refusal(STRENGTHEN_WHERE, "no-supply")


def strengthen(war: War, state: State, side: Side, answer: Answer) -> Steps[None]:
    """17.3/b: a replacement lies on the unit until its owner's next player-turn."""
    pay(war, state, answer[1])
    lay_marker(war, state, answer[1])
    return
    yield


def lay_marker(war: War, state: State, unit: Unit) -> None:
    state.change(Replacements, strengthening=state.of[Replacements].strengthening | 1 << unit)
    state.events.append(ReplacementPlaced(unit=war.roster.ids[unit], rule=STRENGTHEN))


def take_effect(war: War, state: State, side: Side, reserve: bool) -> None:
    """17.3/c, 5.1/b, 5.1/g: in the first own movement phase of the player-turn the units regain a step."""
    if side != state.phasing or state.of[Strengthening].done:
        return
    state.change(Strengthening, done=1)
    hungry(war, state, side)
    for unit in members(state.of[Replacements].strengthening):
        if war.roster.side[unit] == side:
            if state.at[unit] >= 0:
                raise_level(war, state, unit)
                state.change(Strengthening, regained=state.of[Strengthening].regained | 1 << unit)
            state.change(Replacements, strengthening=state.of[Replacements].strengthening & ~(1 << unit))


def begin_turn(war: War, state: State) -> None:
    state.change(Strengthening, done=0, regained=0)
    state.change(Replacements, absorbed=0)


def hungry(war: War, state: State, side: Side) -> None:
    """17.3/e: a unit that is not supplied any more loses the replacement."""
    for unit in members(state.of[Replacements].strengthening):
        if war.roster.side[unit] == side and state.at[unit] >= 0 and not has_supply(war, state, unit):
            lose_marker(war, state, unit)


def end_turn(war: War, state: State) -> None:
    """17.3/e: supply is looked at when a player-turn ends."""
    hungry(war, state, PL)
    hungry(war, state, SU)


def lose_marker(war: War, state: State, unit: Unit) -> None:
    """17.3/e"""
    if state.of[Replacements].strengthening >> unit & 1:
        state.change(Replacements, strengthening=state.of[Replacements].strengthening & ~(1 << unit))
        state.events.append(ReplacementLost(unit=war.roster.ids[unit], rule=STRENGTHEN_LOST))


def fallen(war: War, state: State, unit: Unit, h: int) -> None:
    state.change(Replacements, strengthening=state.of[Replacements].strengthening & ~(1 << unit))


# 17.4: Bolshevik divisions of two brigades.


def brigade_pairs(war: War, state: State) -> Iterator[tuple[Unit, Unit]]:
    """17.4, A62: two infantry brigades of one front on one hex, Sich riflemen left out."""
    for a, b in together(war, state, joinable(war)):
        if front_of(war, state, a) == front_of(war, state, b) and lost_divisions(war, state, front_of(war, state, a)):
            yield a, b


@lru_cache(maxsize=64)
def joinable(war: War) -> tuple[Unit, ...]:
    counters, brigades = war.roster.counters, war.roster.where(nation="su", arm=INFANTRY, size=BRIGADE)
    return tuple(u for u in brigades if counters[u].formation != "sich")


def lost_divisions(war: War, state: State, front: str) -> list[Unit]:
    """17.4: infantry divisions of the front that can be rebuilt."""
    units = war.roster.where(nation="su", arm=INFANTRY, size=DIVISION)
    never = ("polish-rifles",)
    return [
        u for u in units
        if state.at[u] == ELIMINATED and front_of(war, state, u) == front
        and war.roster.counters[u].formation not in never
    ]  # fmt: skip


def offer_join(war: War, state: State, side: Side) -> Sequence[Answer]:
    return [("join", a, b) for a, b in brigade_pairs(war, state)] if side == SU else ()


def join(war: War, state: State, side: Side, answer: Answer) -> Steps[None]:
    """17.4/a-17.4/c: a lost division appears Reduced in their place, free of charge; they go to the box."""
    a, b = answer[1], answer[2]
    found = lost_divisions(war, state, front_of(war, state, a))
    about = {"units": (war.roster.ids[a], war.roster.ids[b])}
    unit = yield from choose(leader(war, state, a), "join-into", tuple(found), rule=FROM_BRIGADES, about=about)
    h = state.at[a]
    for old in (a, b):
        lose_marker(war, state, old)
        lift(war, state, old, ELIMINATED)
    state.level[unit] = WEAK
    state.entered[unit] = max(state.entered[unit], WEAK)
    put(war, state, unit, h)
    for hook in war.exchanged:
        hook(war, state, (a, b), (unit,))
    told = Merged(units=about["units"], into=war.roster.ids[unit], level=LEVELS[WEAK], rule=FROM_BRIGADES)
    state.events.append(told)


def why_join(war: War, state: State, side: Side, answer: Answer) -> Refusal | None:
    a, b = answer[1], answer[2]
    return None if (a, b) in set(brigade_pairs(war, state)) else Refusal(FROM_BRIGADES, "not-two-brigades")


def offer_rebuild(war: War, state: State, side: Side) -> Sequence[Answer]:
    if not any(state.pools.values()):
        return ()
    at, due, units = state.at, state.due, war.roster.of_side[side]
    lost = [*compress(units, map(ELIMINATED.__eq__, map(at.__getitem__, units)))]
    if formed := [u for u in formed_anew(war, side) if at[u] == AWAY and not due[u]]:
        lost = sorted(lost + formed)
    return [("restore", unit) for unit in lost if refusal_rebuild(war, state, unit) is None]


@lru_cache(maxsize=64)
def formed_anew(war: War, side: Side) -> tuple[Unit, ...]:
    """The units that may be formed though they were not eliminated: divisions of brigades, those that are raised."""
    counters = war.roster.counters
    return tuple(
        u
        for u in war.roster.of_side[side]
        if parts_of(war, u) or (counters[u].formation in RAISED and not counters[u].asterisk)
    )


def offer_strengthen(war: War, state: State, side: Side) -> Sequence[Answer]:
    if not any(state.pools.values()):
        return ()
    at, units = state.at, war.roster.of_side[side]
    below_full = compress(units, map(FULL.__ne__, map(state.level.__getitem__, units)))
    weak = [u for u in below_full if at[u] >= 0]
    return [("strengthen", unit) for unit in weak if refusal_strengthen(war, state, unit) is None]


def why_rebuild(war: War, state: State, side: Side, answer: Answer) -> Refusal | None:
    return refusal_rebuild(war, state, answer[1])


def why_strengthen(war: War, state: State, side: Side, answer: Answer) -> Refusal | None:
    return refusal_strengthen(war, state, answer[1])


def tries(tag: str) -> Callable[[War, State, Side], Sequence[Answer]]:
    return lambda war, state, side: [(tag, unit) for unit in war.roster.of_side[side]]


CHAPTER = Chapter(
    name="replacements",
    lost=(fallen,),
    weakened=(lose_marker,),
    phase_begins=(take_effect,),
    replacement_deeds=(
        Action("restore", offer_rebuild, rebuild, refusal=why_rebuild, tries=tries("restore")),
        Action("strengthen", offer_strengthen, strengthen, refusal=why_strengthen, tries=tries("strengthen")),
        Action("join", offer_join, join, refusal=why_join),
    ),
)
