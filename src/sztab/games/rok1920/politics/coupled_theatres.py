"""33.6 / Eagles 13.4: the marker of the Polish theatre lies on that of the front whose troops have come into it."""

from collections.abc import Sequence
from itertools import chain

from sztab.games.rok1920 import in_force
from sztab.games.rok1920.chapter_events import MarkerMoved
from sztab.games.rok1920.chapter_rules import COUPLING, COUPLING_ALL, MARKER_OFF, UNCOUPLING
from sztab.games.rok1920.chapter_state import ChapterState, mark
from sztab.games.rok1920.chapters import Chapter, For, anyone
from sztab.games.rok1920.politics.fronts import fronts_now
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import FRONTS, PL, SU, THEATRES
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import members

PL_THEATRE, UA, LB = (THEATRES.index(name) for name in ("pl", "ua", "lb"))
THEATRE_OF = {"west": LB, "southwest": UA}


class CoupledTheatres(ChapterState, frozen=True):
    """33.6"""

    wakes_hooks = True
    coupled: int = mark("coupled")
    """33.6: the theatres whose markers lie under the Polish theatre's (a set)."""


def shifted_together(war: War, state: State, theatre: int, side: int) -> tuple[int, ...]:
    """33.6: a change in one of the coupled theatres is a change in all of them."""
    coupled = state.of[CoupledTheatres].coupled
    if theatre == PL_THEATRE or coupled >> theatre & 1:
        return (PL_THEATRE, *members(coupled)) if coupled else ()
    return ()


def does_not_cool(war: War, state: State) -> int:
    """15.6, amb-073: want of attacks in a theatre that is coupled with the Polish one does no harm."""
    return state.of[CoupledTheatres].coupled if state.markers >> PL_THEATRE & 1 else 0


def fronts_inside(war: War, state: State) -> list[str]:
    """The fronts that have units in the Polish theatre."""
    hexes = war.board.theatres[PL_THEATRE] & state.occupied[SU]
    if not hexes:
        return []
    units = chain.from_iterable(map(state.stacks.__getitem__, members(hexes)))
    found = {*map(fronts_now(war, state).__getitem__, units)}
    return [front for front in FRONTS if front in found]


def review(war: War, state: State, *_: object) -> None:
    """33.6-33.6.3: lay the marker where it belongs now; asked whenever units have moved, retreated (a retreat may lead
    out of the Polish theatre as well) or fallen."""
    if not (war.board.theatres[PL_THEATRE] & state.occupied[SU] or state.markers >> PL_THEATRE & 1):
        return  # most often: it lies nowhere
    if not war.board.theatres[PL_THEATRE]:
        return
    inside = fronts_inside(war, state)
    if not inside:
        if state.markers >> PL_THEATRE & 1:
            take_off(war, state)
        return
    if not state.markers >> PL_THEATRE & 1:
        couple(war, state, THEATRE_OF[inside[0]])
    _release(war, state, inside)
    _merge_third(war, state)


def couple(war: War, state: State, theatre: int) -> None:
    """33.6: the Polish theatre's marker goes on that of the theatre of the front that came."""
    state.markers |= 1 << PL_THEATRE
    state.morale[PL_THEATRE] = state.morale[theatre]
    state.change(CoupledTheatres, coupled=state.of[CoupledTheatres].coupled | 1 << theatre)
    state.events.append(MarkerMoved(what="coupled", theatre=THEATRES[theatre], rule=COUPLING))


def take_off(war: War, state: State) -> None:
    """33.6.3: no Bolshevik unit is left in the Polish theatre."""
    state.markers &= ~(1 << PL_THEATRE)
    state.morale[PL_THEATRE] = 0
    state.change(CoupledTheatres, coupled=0)
    state.events.append(MarkerMoved(what="off", theatre=THEATRES[PL_THEATRE], rule=MARKER_OFF))


def _release(war: War, state: State, inside: Sequence[str]) -> None:
    """33.6.2: a front that has left the Polish theatre frees its own; the marker joins the other front's theatre."""
    for front, theatre in THEATRE_OF.items():
        if state.of[CoupledTheatres].coupled >> theatre & 1 and front not in inside and has_poles(war, state, theatre):
            state.change(CoupledTheatres, coupled=state.of[CoupledTheatres].coupled & ~(1 << theatre))
            state.events.append(MarkerMoved(what="freed", theatre=THEATRES[theatre], rule=UNCOUPLING))
    if not state.of[CoupledTheatres].coupled:
        couple(war, state, THEATRE_OF[inside[0]])


def _merge_third(war: War, state: State) -> None:
    """33.6.1: when the Poles have left the third theatre its marker goes under the Polish one's."""
    for theatre in (UA, LB):
        if not state.of[CoupledTheatres].coupled >> theatre & 1 and not has_poles(war, state, theatre):
            state.morale[theatre] = state.morale[PL_THEATRE]
            state.change(CoupledTheatres, coupled=state.of[CoupledTheatres].coupled | 1 << theatre)
            state.events.append(MarkerMoved(what="merged", theatre=THEATRES[theatre], rule=COUPLING_ALL))


def has_poles(war: War, state: State, theatre: int) -> bool:
    """Units of the Polish player are in a theatre."""
    return bool(state.occupied[PL] & war.board.theatres[theatre])


CHAPTER = Chapter(
    name=in_force.COUPLING,
    coupled_theatres=(shifted_together,),
    does_not_cool=(does_not_cool,),
    entered=(For(anyone, review, by_theatre=True),),
    after_retreat=(review,),
    lost=(review,),
)
