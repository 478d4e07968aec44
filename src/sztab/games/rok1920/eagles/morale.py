"""13.3-13.5: markers that are linked or unified, zeal that cools, and Kijów in Polish hands."""

from collections.abc import Iterator

from sztab.games.rok1920.chapter_events import MarkerMoved
from sztab.games.rok1920.chapter_rules import COUPLING, MARKER_OFF, UNCOUPLING
from sztab.games.rok1920.chapter_state import ChapterState, mark
from sztab.games.rok1920.chapters import Chapter, For, anyone
from sztab.games.rok1920.eagles.rules import KIEV_MORALE, RELINKED, UNIFIED
from sztab.games.rok1920.forces.status import FORMING, VolunteerArmy
from sztab.games.rok1920.named import UKRAINIAN_CAPITAL
from sztab.games.rok1920.politics.coupled_theatres import (
    LB,
    PL_THEATRE,
    THEATRE_OF,
    UA,
    CoupledTheatres,
    fronts_inside,
    has_poles,
)
from sztab.games.rok1920.politics.morale import COOLING, COOLING_LEVEL, is_marked, level, shift
from sztab.games.rok1920.rules import MORALE_COOLING
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import FRONTS, PL, SU, THEATRES, Side, Unit
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set, members
from sztab.kernel.requests import Rule


class MoraleEvents(ChapterState, frozen=True):
    """13.3-13.5: what the theatres were like when they were looked at last."""

    wakes_hooks = True
    fronts_in_poland: int = mark("fronts-in-poland")
    """13.4: the fronts that had units in the Polish theatre when it was looked at last (a set)."""
    east_empty: int = mark("east-empty")
    """13.5: 1 while no Polish unit is in the Ukrainian and none in the Lithuanian-Belarusian theatre."""
    is_unified: int = mark("morale-unified")
    last_left: int = mark("last-left")
    """A57: the outer theatre that the Poles left last, and 1."""
    kiev_effect: int = mark("kiev-effect")
    """13.3.3: 1 from the Polish capture of Kijów until the Volunteer Army begins to form."""


def linked(state: State) -> int:
    """The outer theatres whose marker lies with the Polish one (a set)."""
    return state.of[CoupledTheatres].coupled


def groups(state: State) -> Iterator[tuple[int, ...]]:
    """The theatres with markers, those that are linked together as one."""
    together = linked(state) | 1 << PL_THEATRE if linked(state) else 0
    if together:
        yield tuple(members(together & state.markers))
    for theatre in members(state.markers & ~together):
        yield (theatre,)


def shifted_together(war: War, state: State, theatre: int, side: int) -> tuple[int, ...]:
    """13, 13.4/a, 13.5: a shift of one linked marker is a shift of all."""
    return next((group for group in groups(state) if theatre in group), ())


def review(war: War, state: State, *_: object) -> None:
    """13.4, 13.5: lay the markers where they belong now; asked whenever units have moved, retreated or fallen."""
    kept, theatres, poles = state.of[MoraleEvents], war.board.theatres, state.occupied[PL]
    before = kept.fronts_in_poland
    if not (state.occupied[SU] & theatres[PL_THEATRE] or before or kept.east_empty) and (
        poles & theatres[UA] and poles & theatres[LB]
    ):
        return  # most often: nothing has to be moved
    inside = bit_set(FRONTS.index(front) for front in fronts_inside(war, state))
    if inside != before:
        state.change(MoraleEvents, fronts_in_poland=inside)
    for number in members(before & ~inside):
        _release(state, THEATRE_OF[FRONTS[number]])
    if inside:
        _link(state, THEATRE_OF[FRONTS[members(inside)[0]]])
    elif before and state.markers >> PL_THEATRE & 1:
        _take_off(state)
    _unify(war, state)


def _tell(state: State, what: str, theatre: int, rule: Rule) -> None:
    state.events.append(MarkerMoved(what=what, theatre=THEATRES[theatre], rule=rule))


def _link(state: State, theatre: int) -> None:
    """13.4/a, 13.4/c: the Polish theatre's marker goes on that of the front's own theatre, unless it lies on
    another."""
    is_on = state.markers >> PL_THEATRE & 1
    if linked(state) and is_on:
        return
    state.markers |= 1 << PL_THEATRE
    state.morale[PL_THEATRE] = state.morale[theatre]
    state.change(CoupledTheatres, coupled=1 << theatre)
    _tell(state, "coupled", theatre, RELINKED if is_on else COUPLING)


def _release(state: State, theatre: int) -> None:
    """13.4/b, 13.5/b: a front has left the Polish theatre; its own theatre's marker counts by itself again."""
    if linked(state) >> theatre & 1:
        state.morale[theatre] = state.morale[PL_THEATRE]
        state.change(CoupledTheatres, coupled=state.of[CoupledTheatres].coupled & ~(1 << theatre))
        state.change(MoraleEvents, is_unified=0)
        _tell(state, "freed", theatre, UNCOUPLING)


def _take_off(state: State) -> None:
    """13.4/d: no Bolshevik unit is left in the Polish theatre."""
    state.markers &= ~(1 << PL_THEATRE)
    state.morale[PL_THEATRE] = 0
    state.change(CoupledTheatres, coupled=0)
    state.change(MoraleEvents, is_unified=0)
    _tell(state, "off", PL_THEATRE, MARKER_OFF)


def _unify(war: War, state: State) -> None:
    """13.5, A57, A94: when the last Pole has left both outer theatres all three markers become one."""
    empty = [theatre for theatre in (UA, LB) if not has_poles(war, state, theatre)]
    if len(empty) == 1:
        state.change(MoraleEvents, last_left=empty[0] + 1)
    was_empty = state.of[MoraleEvents].east_empty
    if was_empty != int(len(empty) == 2):
        state.change(MoraleEvents, east_empty=int(len(empty) == 2))
    if len(empty) < 2 or was_empty:
        return
    if not state.markers >> PL_THEATRE & 1:
        last = state.of[MoraleEvents].last_left - 1
        state.morale[PL_THEATRE] = state.morale[UA if last == LB else LB]
        state.markers |= 1 << PL_THEATRE
    for theatre in (UA, LB):
        state.morale[theatre] = state.morale[PL_THEATRE]
        state.change(CoupledTheatres, coupled=state.of[CoupledTheatres].coupled | 1 << theatre)
    state.change(MoraleEvents, is_unified=1)
    _tell(state, "merged", PL_THEATRE, UNIFIED)


def town_counts(war: War, state: State, side: Side, h: int) -> bool:
    """13.5/a: while unified, Bolshevik gains outside the Polish theatre count only in large towns and fortresses."""
    if side != SU or not state.of[MoraleEvents].is_unified or war.board.theatre[h] == PL_THEATRE:
        return True
    return bool((war.board.city | war.board.fortress) >> h & 1)


def cool(war: War, state: State) -> None:
    """13.3/i, 13.3.1/a, 13.3.1, A50, A51: Level 2 without an attack or a gain there costs 2 spaces; linked theatres
    are one, and what is
    linked with the Polish theatre never cools for the Poles."""
    side = state.phasing
    for group in list(groups(state)):
        if side == PL and PL_THEATRE in group:
            continue
        busy = any(state.attacks[theatre] or state.gains >> theatre & 1 for theatre in group)
        if not busy and level(war, state, group[0], side) == COOLING_LEVEL:
            shift(war, state, group[0], side, -COOLING, MORALE_COOLING)


def taken(war: War, state: State, side: Side, h: int) -> None:
    """13.3.3: the Poles have taken Kijów."""
    if side == PL and h == war.named_hex(UKRAINIAN_CAPITAL) and state.of[VolunteerArmy].status < FORMING:
        state.change(MoraleEvents, kiev_effect=1)


def kiev_morale(war: War, state: State) -> None:
    """13.3/k, 13.3.3: in each Bolshevik replacement phase every theatre with a Polish Level moves so far to the
    Bolsheviks."""
    if state.phasing != SU or not state.of[MoraleEvents].kiev_effect:
        return
    for group in list(groups(state)):
        if polish := level(war, state, group[0], PL):
            shift(war, state, group[0], SU, polish, KIEV_MORALE)


def other_zeal(war: War, state: State, unit: Unit) -> list[int]:
    """13.3/j, 13.3.2: the other of the two outer theatres, if the unit brings its morale along into it; levels are
    compared as its side sees them, the enemy's below 0."""
    here, side = war.board.theatre[state.at[unit]], war.roster.side[unit]
    if here not in (UA, LB) or not war.morale:
        return []
    other = LB if here == UA else UA
    fields = {state.morale[here], state.morale[other]}
    if len(fields) == 1 or not (is_marked(war, state, here) and is_marked(war, state, other)):
        return []
    levels = {war.track.signed_level(side, field) for field in fields}
    return [war.board.theatres[other]] if len(levels) > 1 else []


COUPLED = Chapter(
    name="coupling",
    coupled_theatres=(shifted_together,),
    entered=(For(anyone, review, by_theatre=True),),
    after_retreat=(review,),
    lost=(review,),
)
"""13.4, 13.5."""
CHAPTER = Chapter(
    name="morale",
    consequences_of_entering=(For(anyone, other_zeal, abroad=True),),
    locality_taken=(taken,),
)
"""13.3.1, 13.3.3."""
