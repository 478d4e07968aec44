"""3.4.7: the 7th Fighter Squadron."""

from collections.abc import Sequence
from functools import lru_cache

from sztab.games.rok1920.chapter_state import ChapterState, mark
from sztab.games.rok1920.chapters import Action, Chapter, For, poles
from sztab.games.rok1920.command import player
from sztab.games.rok1920.eagles.events import Flown
from sztab.games.rok1920.eagles.rules import AIR_MOVES, AIR_PLACE
from sztab.games.rok1920.fighting.chance import COUNTER, FAILURE, SUCCESS, Attack
from sztab.games.rok1920.logistics.supply import field_of, net
from sztab.games.rok1920.moving.control_lines import control_lines
from sztab.games.rok1920.state import AWAY, ELIMINATED, REMOVED, HangsOn, State
from sztab.games.rok1920.units.counters import AIRCRAFT, PL, SIDE_NAMES, SU, Side, Unit
from sztab.games.rok1920.units.positions import enemies, lift, put
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set, members
from sztab.kernel.events import Refusal
from sztab.kernel.requests import Answer, Steps, choose

TAG = "fly"
RANGE = 5
RETURNS = 2


class Squadron(ChapterState, frozen=True):
    """3.4.7: the squadron."""

    wakes_hooks = True
    supported: int = mark("air-supported")
    """3.4.7/c, A86: the unit that the squadron was placed on, and 1."""
    homeless: int = mark("air-homeless")
    """3.4.7/c: 1 while the squadron has to be put into the nearest friendly locality; the hex it left, and 1."""
    flew: int = mark("air-flew")
    """3.4.7/a: 1 once it was placed in the reserve phase that is on."""


@lru_cache(maxsize=64)
def squadron(war: War) -> Unit:
    found = war.roster.where(arm=AIRCRAFT)
    return found[0] if found else -1


def is_aircraft(war: War, unit: Unit) -> bool:
    """3.4.7/f"""
    return war.roster.counters[unit].arm == AIRCRAFT


def bases(war: War, state: State) -> int:
    """3.4.7/a: Polish localities that the railway joins with a source."""
    joined = net(war, SIDE_NAMES[PL]).on_rails(field_of(war, state, PL), net(war, SIDE_NAMES[PL]).sources)
    return joined & war.board.localities & state.held[PL]


def in_range(war: War, state: State) -> int:
    """3.4.7/a: the hexes within five of such a place."""
    found = bases(war, state)
    for _ in range(RANGE):
        found |= war.board.around(found)
    return found


def goals(war: War, state: State) -> list[Unit]:
    """3.4.7/b, 3.4.7/a, 3.4/a: Polish units in range, where there is room."""
    own, near = squadron(war), in_range(war, state)
    return [
        u
        for h in members(state.occupied[PL] & near)
        for u in state.stacks[h]
        if u != own and (h == state.at[own] or not state.crowded[PL] >> h & 1)
    ]


def is_any_in_range(war: War, state: State) -> bool:
    """Are there any `goals`?"""
    own, near = squadron(war), state.occupied[PL] & in_range(war, state)
    base = state.at[own]
    if near & ~state.crowded[PL] & ~(1 << base if base >= 0 else 0):
        return True
    return base >= 0 and bool(near >> base & 1) and len(state.stacks[base]) > 1


def refusal(war: War, state: State, side: Side, answer: Answer) -> Refusal | None:
    """3.4.7/a, A20: only in a reserve phase that the Pole has activated, once."""
    if (grounded := refusal_now(war, state, side)) is not None:
        return grounded
    return None if is_any_in_range(war, state) else Refusal(AIR_PLACE, "nobody-in-range")


def refusal_now(war: War, state: State, side: Side) -> Refusal | None:
    unit = squadron(war)
    if side != PL or unit < 0 or state.at[unit] in (AWAY, ELIMINATED, REMOVED):
        return Refusal(AIR_PLACE, "no-squadron")
    if war.steps[state.step].name == "movement" or state.of[Squadron].flew:
        return Refusal(AIR_PLACE, "flies-in-reserve-phase")
    return None


def hangs_on(war: War, state: State, side: Side) -> HangsOn:
    """Whom it can support, and where it can come from: where it has one goal, it has one as long as that is
    neither left nor full, and the railway is kept open where it is; further places only make more of them."""
    if refusal_now(war, state, side) is not None:
        return HangsOn()
    sure = state.occupied[PL] & in_range(war, state) & ~state.crowded[PL]
    if state.at[squadron(war)] >= 0:
        sure &= ~(1 << state.at[squadron(war)])
    if not sure:
        return HangsOn(company=war.board.map.all_hexes, hands=war.board.localities)
    stays = sure & ~bit_set([state.at[unit] for unit in state.movers]) or sure
    goal = stays & -stays
    return HangsOn(goal, goal | net(war, SIDE_NAMES[PL]).beside_rails(control_lines(war, state, SU)))


def offers(war: War, state: State, side: Side) -> Sequence[Answer]:
    return (TAG,) if refusal(war, state, side, TAG) is None else ()


def tries(war: War, state: State, side: Side) -> Sequence[Answer]:
    return (TAG,) if side == PL else ()


def fly(war: War, state: State, side: Side, answer: Answer) -> Steps[None]:
    """3.4.7/a: the squadron is placed on a unit, which it supports from now on."""
    unit = squadron(war)
    goal = yield from choose(player(war, state, PL), "fly-to", tuple(goals(war, state)), rule=AIR_PLACE)
    _place(war, state, unit, state.at[goal])
    state.change(Squadron, supported=goal + 1, flew=1)


def _place(war: War, state: State, unit: Unit, h: int) -> None:
    lift(war, state, unit)
    put(war, state, unit, h)
    state.events.append(Flown(unit=war.roster.ids[unit], hex=war.board.map.numbers[h], rule=AIR_PLACE))


def begin_phase(war: War, state: State, side: Side, reserve: bool) -> None:
    state.change(Squadron, flew=0)


def is_supporting(state: State) -> bool:
    return bool(state.of[Squadron].supported)


def leaves(war: War, state: State, unit: Unit, *_: object) -> None:
    """3.4.7/c: the unit that it supports has left or fallen: the squadron has to fly off."""
    if state.of[Squadron].supported != unit + 1:
        return
    own = squadron(war)
    if own >= 0 and state.at[own] >= 0 and state.at[own] != state.at[unit]:
        scramble(war, state)


def scramble(war: War, state: State) -> None:
    own = squadron(war)
    state.change(Squadron, homeless=state.at[own] + 1, supported=0)
    lift(war, state, own)


def lost(war: War, state: State, unit: Unit, h: int) -> None:
    """3.4.7/c; 3.4.7/d, A21: attacked by itself it is gone for good; 3.4.7/e: eliminated otherwise it comes back."""
    if not is_aircraft(war, unit):
        leaves(war, state, unit)
        return
    state.change(Squadron, supported=0)
    if war.steps[state.step].name in ("attacks", "repeat-attacks"):
        state.at[unit] = REMOVED
    else:
        state.at[unit], state.due[unit] = AWAY, state.stage + RETURNS


def before_retreat(attack: Attack, result: str) -> None:
    """3.4.7/c: units that have to retreat leave the squadron behind, which flies off at once."""
    war, state = attack.war, attack.state
    own = squadron(war)
    if own < 0 or state.at[own] < 0:
        return
    if result == SUCCESS and own in attack.defenders:
        scramble(war, state)
    if result == FAILURE and attack.defence_order == COUNTER and own in attack.units:
        scramble(war, state)


def pending(war: War, state: State) -> Steps[None] | None:
    """3.4.7/c: it flies home as soon as its unit is no longer there, whatever took it away (9.4, 18, 19.1.3)."""
    kept = state.of[Squadron]
    if kept.supported and not kept.homeless:
        leaves(war, state, kept.supported - 1)
        kept = state.of[Squadron]
    return come_home(war, state) if kept.homeless else None


def come_home(war: War, state: State) -> Steps[None]:
    """3.4.7/c, A86: the nearest friendly locality that is not beside enemies and has room; its owner picks among
    equals."""
    own, h = squadron(war), state.of[Squadron].homeless - 1
    state.change(Squadron, homeless=0)
    foes = enemies(state, PL)
    places = war.board.localities & state.held[PL] & ~war.board.around(foes) & ~foes & ~state.crowded[PL]
    places &= war.board.open & ~state.occupied[SU]
    if not places:
        state.due[own] = state.stage + RETURNS
        return
    near = members(war.board.nearest(h, places) or places)
    goal = near[0]
    if len(near) > 1:
        goal = yield from choose(player(war, state, PL), "fly-home", tuple(near), rule=AIR_MOVES)
    put(war, state, own, goal)
    state.events.append(Flown(unit=war.roster.ids[own], hex=war.board.map.numbers[goal], rule=AIR_MOVES))


CHAPTER = Chapter(
    name="aircraft",
    actions=(Action(TAG, offers, fly, refusal=refusal, tries=tries, hangs_on=hangs_on),),
    entered=(For(poles, leaves, now=is_supporting),),
    after_retreat=(leaves,),
    lost=(lost,),
    attacked=(before_retreat,),
    unharmed=(is_aircraft,),
    pending_by_marks=(pending,),
    phase_begins=(begin_phase,),
)
