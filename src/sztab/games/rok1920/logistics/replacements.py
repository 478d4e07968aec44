"""14, 31 / Eagles 17: replacements: pools, restoring eliminated units, strengthening weak ones."""

from collections.abc import Sequence

from sztab.games.rok1920 import in_force
from sztab.games.rok1920.chapter_events import ReplacementLost, ReplacementPlaced, Strengthened
from sztab.games.rok1920.chapter_rules import (
    POOL,
    RESTORED_NO_RESERVE,
    STRENGTHEN,
    STRENGTHEN_LOST,
    STRENGTHEN_NOT_RESTORED,
    STRENGTHEN_ONCE,
)
from sztab.games.rok1920.chapters import Action, Chapter, For, anyone
from sztab.games.rok1920.command import acting, led, next_player_acts
from sztab.games.rok1920.kept import one_question
from sztab.games.rok1920.logistics import restoring
from sztab.games.rok1920.logistics.arrival_hexes import railway_places
from sztab.games.rok1920.logistics.railway import danger
from sztab.games.rok1920.logistics.replacement_pools import (
    Replacements,
    able_units,
    may_pay,
    pay,
    refusal_pool,
    refusal_unserved,
)
from sztab.games.rok1920.state import State
from sztab.games.rok1920.tries import DONE, refusing, told
from sztab.games.rok1920.turn.sequence import advance
from sztab.games.rok1920.units.counters import FULL, LEVELS, PL, Side, Unit
from sztab.games.rok1920.units.positions import set_level
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set, members
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons
from sztab.kernel.requests import Answer, Steps, choose

PHASE = "replacements"
ATTACK_PHASES = ("attacks", "repeat-attacks")


def refusal_strengthen(war: War, state: State, unit: Unit) -> Refusal | None:
    """14.2-14.2.2, 33.3.2: why no replacement may be laid on a unit."""
    h = state.at[unit]
    if h < 0 or state.level[unit] == FULL:
        return Refusal(STRENGTHEN, "not-on-board" if h < 0 else "not-weak")
    if (never := refusal_unserved(war, state, unit)) is not None:
        return never
    if state.of[Replacements].restored >> unit & 1:
        return Refusal(STRENGTHEN_NOT_RESTORED, "just-restored")
    if state.of[Replacements].strengthening >> unit & 1 or state.of[Replacements].absorbed >> unit & 1:
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
    state.change(Replacements, strengthening=state.of[Replacements].strengthening | 1 << unit)
    state.events.append(ReplacementPlaced(unit=war.roster.ids[unit], rule=STRENGTHEN))
    return
    yield


def offer_strengthen(war: War, state: State, side: Side) -> Sequence[Answer]:
    weak = [u for u in able_units(war, state, side) if state.at[u] >= 0 and state.level[u] != FULL]
    return [("strengthen", unit) for unit in weak if refusal_strengthen(war, state, unit) is None]


def phase(war: War, state: State) -> Steps[None]:
    """14: the phasing player uses his replacements, and regroups, one deed after the other. Eagles 17, 5.1/l."""
    side = state.phasing
    with one_question(state):
        deeds = [answer for action in war.replacement_deeds for answer in action.offers(war, state, side)]
    deeds = list(led(war, state, side, deeds))
    if war.no_regrouping:
        deeds = [deed for deed in deeds if refusal_regrouping(war, state, deed) is None]
    answer: Answer = DONE
    if deeds:
        options, seat = [*deeds, DONE], acting(war, state, side)
        answer = yield from choose(seat, PHASE, options, rule=POOL, tries=PHASE_TRIES, case=(war, state, options))
    if answer != DONE:
        yield from do(war, state, answer)
    elif not next_player_acts(war, state, side):
        advance(state)


def do(war: War, state: State, deed: Answer) -> Steps[None]:
    """One deed of the phase is done."""
    tag = deed if isinstance(deed, str) else deed[0]
    action = next(action for action in war.replacement_deeds if action.tag == tag)
    return action.run(war, state, state.phasing, deed)


def refusal_regrouping(war: War, state: State, deed: Answer) -> Refusal | None:
    """Why units that a deed names take no part in it together."""
    units = [unit for unit in deed[1:] if isinstance(unit, int)] if isinstance(deed, tuple) else []
    found = (bars(war, state, units) for bars in war.no_regrouping)
    return next((refusal for refusal in found if refusal is not None), None)


def _all_deeds(war: War, state: State, offered: Sequence[Answer]) -> list[Answer]:
    deeds = [
        answer for action in war.replacement_deeds if action.tries for answer in action.tries(war, state, state.phasing)
    ]
    return [*deeds, DONE]


def _against_deed(answer: Answer, war: War, state: State, offered: Sequence[Answer]) -> Reasons:
    """14, 19, 33.3, 36, 37, 39: why a deed of the replacement phase may not be done."""
    tag = answer[0] if isinstance(answer, tuple) else answer
    for action in war.replacement_deeds:
        if action.tag == tag and action.refusal is not None:
            yield from told(action.refusal(war, state, state.phasing, answer))
    yield from told(refusal_regrouping(war, state, answer))


PHASE_TRIES = refusing(_all_deeds, _against_deed, POOL)
"""Case: war, state, what is offered."""


def take_effect(war: War, state: State) -> None:
    """14.2: at the start of their owner's player-turn the units with replacements regain a level; 14.1.1, 14.1.2: what
    was noted of the last player-turn is over."""
    side = state.phasing
    for unit in members(state.of[Replacements].strengthening):
        if war.roster.side[unit] == side:
            if state.at[unit] >= 0:
                raise_level(war, state, unit)
            state.change(Replacements, strengthening=state.of[Replacements].strengthening & ~(1 << unit))
    own = bit_set(war.roster.of_side[side])
    kept = state.of[Replacements]
    state.change(Replacements, restored=kept.restored & ~own, fallen=kept.fallen & ~own, absorbed=kept.absorbed & ~own)


def raise_level(war: War, state: State, unit: Unit) -> None:
    """A unit regains one level."""
    set_level(war, state, unit, state.level[unit] - 1)
    told = Strengthened(unit=war.roster.ids[unit], level=LEVELS[state.level[unit]], rule=STRENGTHEN)
    state.events.append(told)


def interrupted(war: War, state: State, unit: Unit) -> None:
    """14.2.3: whoever retreats or takes losses in an enemy attack phase loses the replacement."""
    in_attack = war.roster.side[unit] != state.phasing and war.steps[state.step].name in ATTACK_PHASES
    if in_attack and state.of[Replacements].strengthening >> unit & 1:
        state.change(Replacements, strengthening=state.of[Replacements].strengthening & ~(1 << unit))
        state.events.append(ReplacementLost(unit=war.roster.ids[unit], rule=STRENGTHEN_LOST))


def fallen(war: War, state: State, unit: Unit, h: int) -> None:
    """14.1.2: units eliminated in their owner's own attacks are not restored in the same player-turn; 14.2.3."""
    if war.roster.side[unit] == state.phasing and war.steps[state.step].name in ATTACK_PHASES:
        state.change(Replacements, fallen=state.of[Replacements].fallen | 1 << unit)
    state.change(Replacements, strengthening=state.of[Replacements].strengthening & ~(1 << unit))


def rests(war: War, state: State, unit: Unit) -> Refusal | None:
    """14.1.1: a restored unit takes no part in a reserve phase of the enemy's next player-turn; it may follow up a
    counter-attack (16.5)."""
    if not state.of[Replacements].restored >> unit & 1:
        return None
    in_reserve_phase = war.roster.side[unit] != state.phasing and state.pursuit is None
    return Refusal(RESTORED_NO_RESERVE, "just-restored") if in_reserve_phase else None


def has_any_been_restored(state: State) -> bool:
    """14.1.1: some unit came back in its owner's last player-turn."""
    return bool(state.of[Replacements].restored)


def _why_strengthen(war: War, state: State, side: Side, answer: Answer) -> Refusal | None:
    return refusal_strengthen(war, state, answer[1])


def _try_strengthen(war: War, state: State, side: Side) -> Sequence[Answer]:
    return [("strengthen", unit) for unit in war.roster.of_side[side]]


CHAPTER = Chapter(
    name=in_force.REPLACEMENTS,
    frozen=(For(anyone, rests, now=has_any_been_restored),),
    lost=(fallen,),
    weakened=(interrupted,),
    replacement_deeds=(
        restoring.ACTION,
        Action("strengthen", offer_strengthen, strengthen, refusal=_why_strengthen, tries=_try_strengthen),
    ),
)
