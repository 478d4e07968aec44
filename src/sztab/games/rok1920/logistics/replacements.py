"""14, 31 / Eagles 17: replacements: pools, restoring eliminated units, strengthening weak ones."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from sztab.games.rok1920 import in_force, marks
from sztab.games.rok1920.chapters import Action, Chapter
from sztab.games.rok1920.command import acting, leader, led, next_player_acts
from sztab.games.rok1920.kept import one_question
from sztab.games.rok1920.logistics.arrivals import railway_places
from sztab.games.rok1920.logistics.railway import danger
from sztab.games.rok1920.logistics.supply_search import end_of
from sztab.games.rok1920.moving.movement_phase import DONE
from sztab.games.rok1920.moving.reach import closed_to
from sztab.games.rok1920.politics.fronts import fronts, konarmia_now
from sztab.games.rok1920.special_events import ReplacementLost, ReplacementPlaced, Restored, Strengthened
from sztab.games.rok1920.special_rules import (
    FALLEN_THIS_TURN,
    FRONT_POOLS,
    POOL,
    RESERVE_BRIGADES,
    RESTORE,
    RESTORED_NO_RESERVE,
    STRENGTHEN,
    STRENGTHEN_LOST,
    STRENGTHEN_NOT_RESTORED,
    STRENGTHEN_ONCE,
    UA_APART,
    UA_RAISE,
)
from sztab.games.rok1920.state import AWAY, ELIMINATED, REMOVED, State
from sztab.games.rok1920.turn.sequence import advance
from sztab.games.rok1920.units.counters import CADRE, FULL, LEVELS, PL, SIDE_NAMES, SU, Side, Unit
from sztab.games.rok1920.units.positions import enemies, put, set_level
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set, members
from sztab.kernel.events import Refusal
from sztab.kernel.requests import Answer, Rule, Steps, choose

PHASE = "replacements"
POOLS = {PL: ("pl", "ua"), SU: ("west", "southwest")}
ATTACK_PHASES = ("attacks", "repeat-attacks")
NO_POOL = ("counter-revolutionary", "lithuanian", "cheka")
"""34.4.2, 38.1.2: units that no replacement serves."""
NOT_LOST = {AWAY: "waits-to-come", REMOVED: "out-of-the-game"}
"""Why a unit that is off the board is not restored."""


def pool_of(war: War, state: State, unit: Unit) -> str:
    """14.3, 20.1.4, 26.2: the pool that pays for a unit; "": none does."""
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


def restored_level(war: War, unit: Unit) -> int:
    """14.1: divisions come back as cadres, other two-sided units weakened, one-sided ones in full strength."""
    return min(war.levels[unit] - 1, CADRE)


def refusal_restore(war: War, state: State, unit: Unit) -> Refusal | None:
    """14.1, 14.1.2 and special rules: why a unit may not be restored now."""
    if state.at[unit] != ELIMINATED and not is_unraised(war, state, unit):
        return Refusal(RESTORE, NOT_LOST.get(state.at[unit], "not-eliminated"))
    for rule in war.no_restore:
        if (found := rule(war, state, unit)) is not None:
            return Refusal(found.rule, found.key, found.params)
    if not pool_of(war, state, unit):
        return Refusal(RESTORE, "no-replacements")
    if marks.has(state, marks.FALLEN, unit):
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
    h = yield from choose(leader(war, state, unit), "restore-at", places, rule=RESTORE, about=about)
    pay(war, state, unit)
    form(war, state, unit, h, restored_level(war, unit), rule_of_forming(war, state, unit))


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
    marks.add(state, marks.RESTORED, unit)
    told = Restored(unit=war.roster.ids[unit], hex=war.board.map.numbers[h], level=LEVELS[level], rule=rule)
    state.events.append(told)


def refusal_strengthen(war: War, state: State, unit: Unit) -> Refusal | None:
    """14.2-14.2.2, 33.3.2: why no replacement may be laid on a unit."""
    h = state.at[unit]
    if h < 0 or state.level[unit] == FULL:
        return Refusal(STRENGTHEN, "not-on-board" if h < 0 else "not-weak")
    if not pool_of(war, state, unit):
        return Refusal(STRENGTHEN, "no-replacements")
    if marks.has(state, marks.RESTORED, unit):
        return Refusal(STRENGTHEN_NOT_RESTORED, "just-restored")
    if marks.has(state, marks.STRENGTHENING, unit) or marks.has(state, marks.ABSORBED, unit):
        return Refusal(STRENGTHEN_ONCE, "once-a-stage")
    if not may_pay(war, state, unit):
        return refusal_pool(war, state, unit)
    return refusal_railway(war, state, war.roster.side[unit], h)


def refusal_railway(war: War, state: State, side: Side, h: int) -> Refusal | None:
    """14.2: why nobody is strengthened on a hex: it is no place, enemies stand beside it, or no train comes there."""
    if railway_places(war, state, side) >> h & 1:
        return None
    if not war.board.localities >> h & 1:
        return Refusal(STRENGTHEN, "not-a-place")
    if danger(war, state, side) >> h & 1:
        return Refusal(STRENGTHEN, "beside-enemies")
    return Refusal(STRENGTHEN, "not-joined-warsaw" if side == PL else "not-joined-east")


def strengthen(war: War, state: State, side: Side, answer: Answer) -> Steps[None]:
    """14.2: a replacement lies on the unit until its owner's next player-turn."""
    unit = answer[1]
    pay(war, state, unit)
    marks.add(state, marks.STRENGTHENING, unit)
    state.events.append(ReplacementPlaced(unit=war.roster.ids[unit], rule=STRENGTHEN))
    return
    yield


def _able(war: War, state: State, side: Side) -> Iterator[Unit]:
    """The units that a replacement could serve at all: a quick look before the rules are asked."""
    full = {pool for pool, left in state.pools.items() if left > 0}
    if full:
        at, level, pool = state.at, state.level, pools(war, konarmia_now(state))
        for unit in war.roster.of_side[side]:
            if (at[unit] < 0 or level[unit] != FULL) and pool[unit] in full:
                yield unit


def offer_restore(war: War, state: State, side: Side) -> Sequence[Answer]:
    return [
        ("restore", unit)
        for unit in _able(war, state, side)
        if state.at[unit] in (AWAY, ELIMINATED) and refusal_restore(war, state, unit) is None
    ]


def offer_strengthen(war: War, state: State, side: Side) -> Sequence[Answer]:
    weak = [u for u in _able(war, state, side) if state.at[u] >= 0 and state.level[u] != FULL]
    return [("strengthen", unit) for unit in weak if refusal_strengthen(war, state, unit) is None]


def phase(war: War, state: State) -> Steps[None]:
    """14: the phasing player uses his replacements, and regroups, one deed after the other."""
    side = state.phasing
    with one_question(state):
        deeds = [answer for action in war.upkeep for answer in action.offers(war, state, side)]
    deeds = list(led(war, state, side, deeds))
    answer: Answer = DONE
    if deeds:
        answer = yield from choose(acting(war, state, side), PHASE, [*deeds, DONE], rule=POOL)
    if answer == DONE:
        if not next_player_acts(war, state, side):
            advance(state)
        return
    tag = answer if isinstance(answer, str) else answer[0]
    action = next(action for action in war.upkeep if action.tag == tag)
    yield from action.run(war, state, side, answer)


def take_effect(war: War, state: State) -> None:
    """14.2: at the start of their owner's player-turn the units with replacements regain a level; 14.1.1, 14.1.2: what
    was noted of the last player-turn is over."""
    side = state.phasing
    for unit in members(marks.get(state, marks.STRENGTHENING)):
        if war.roster.side[unit] == side:
            if state.at[unit] >= 0:
                raise_level(war, state, unit)
            marks.drop(state, marks.STRENGTHENING, unit)
    own = bit_set(war.roster.of_side[side])
    for name in (marks.RESTORED, marks.FALLEN, marks.ABSORBED):
        marks.put(state, name, marks.get(state, name) & ~own)


def raise_level(war: War, state: State, unit: Unit) -> None:
    """A unit regains one level."""
    set_level(war, state, unit, state.level[unit] - 1)
    told = Strengthened(unit=war.roster.ids[unit], level=LEVELS[state.level[unit]], rule=STRENGTHEN)
    state.events.append(told)


def interrupted(war: War, state: State, unit: Unit) -> None:
    """14.2.3: whoever retreats or takes losses in an enemy attack phase loses the replacement."""
    in_attack = war.roster.side[unit] != state.phasing and war.steps[state.step].name in ATTACK_PHASES
    if in_attack and marks.has(state, marks.STRENGTHENING, unit):
        marks.drop(state, marks.STRENGTHENING, unit)
        state.events.append(ReplacementLost(unit=war.roster.ids[unit], rule=STRENGTHEN_LOST))


def fallen(war: War, state: State, unit: Unit, h: int) -> None:
    """14.1.2: units eliminated in their owner's own attacks are not restored in the same player-turn; 14.2.3."""
    if war.roster.side[unit] == state.phasing and war.steps[state.step].name in ATTACK_PHASES:
        marks.add(state, marks.FALLEN, unit)
    marks.drop(state, marks.STRENGTHENING, unit)


def rests(war: War, state: State, unit: Unit) -> Refusal | None:
    """14.1.1: a restored unit takes no part in a reserve phase of the enemy's next player-turn; it may follow up a
    counter-attack (16.5)."""
    if not marks.has(state, marks.RESTORED, unit):
        return None
    in_reserve_phase = war.roster.side[unit] != state.phasing and state.pursuit is None
    return Refusal(RESTORED_NO_RESERVE, "just-restored") if in_reserve_phase else None


def _why_restore(war: War, state: State, side: Side, answer: Answer) -> Refusal | None:
    return refusal_restore(war, state, answer[1])


def _why_strengthen(war: War, state: State, side: Side, answer: Answer) -> Refusal | None:
    return refusal_strengthen(war, state, answer[1])


def _try_restore(war: War, state: State, side: Side) -> Sequence[Answer]:
    return [("restore", unit) for unit in war.roster.of_side[side]]


def _try_strengthen(war: War, state: State, side: Side) -> Sequence[Answer]:
    return [("strengthen", unit) for unit in war.roster.of_side[side]]


CHAPTER = Chapter(
    name=in_force.REPLACEMENTS,
    frozen=(rests,),
    lost=(fallen,),
    weakened=(interrupted,),
    upkeep=(
        Action("restore", offer_restore, restore, refusal=_why_restore, tries=_try_restore),
        Action("strengthen", offer_strengthen, strengthen, refusal=_why_strengthen, tries=_try_strengthen),
    ),
)
