"""17.1.5: markers of the Cheka, which recruit for the West Front."""

from collections.abc import Sequence

from sztab.games.rok1920.chapter_events import DieRolled
from sztab.games.rok1920.chapter_rules import CHEKA, CHEKA_ATTACKED, CHEKA_REMOVED, CHEKA_ROLL, CHEKA_WHERE
from sztab.games.rok1920.chapter_state import ChapterState, mark
from sztab.games.rok1920.chapters import Action, Chapter, For, poles
from sztab.games.rok1920.command import acting
from sztab.games.rok1920.eagles.events import ChekaGone, ChekaPlaced
from sztab.games.rok1920.eagles.tries import MARKED
from sztab.games.rok1920.fighting.chance import Attack
from sztab.games.rok1920.forces.cheka import Cheka, good_face
from sztab.games.rok1920.forces.lithuania import Lithuania, localities
from sztab.games.rok1920.politics.fronts import LB, front_of
from sztab.games.rok1920.politics.operations import PAUSE, Operations, give, red_character
from sztab.games.rok1920.state import State
from sztab.games.rok1920.turn.sequence import advance
from sztab.games.rok1920.units.counters import PL, SU, Side, Unit
from sztab.games.rok1920.units.positions import enemies
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set, members
from sztab.kernel.events import Refusal
from sztab.kernel.requests import D6, Answer, Rule, Steps, choose, roll

TAG = "cheka-marker"
MARKERS = 4


class ChekaMarkers(ChapterState, frozen=True):
    """19.4: the markers of the Cheka."""

    wakes_hooks = True
    at: int = mark("cheka-at")
    """Where markers lie (a set of hexes)."""
    lost: int = mark("cheka-lost")
    """Markers that have left the game."""
    new: int = mark("cheka-new")
    """Where markers were laid in this replacement phase (a set of hexes): they recruit from the next one on."""


def left(state: State) -> int:
    """Markers that can still be laid."""
    return MARKERS - state.of[ChekaMarkers].lost - state.of[ChekaMarkers].at.bit_count()


def places(war: War, state: State) -> int:
    """17.1.5/c, A61: places of the Lithuanian-Belarusian theatre that the Bolsheviks hold, one marker in each; not
    those of the Lithuanians."""
    theirs = state.of[Lithuania].places | war.board.map.regions.get("lithuania", 0)
    hexes = war.board.localities & war.board.theatres[LB] & state.held[SU]
    return hexes & ~state.of[ChekaMarkers].at & ~theirs & ~enemies(state, SU)


def refusal(war: War, state: State, side: Side, answer: Answer) -> Refusal | None:
    """17.1.5, 17.1.5/a, 17.1.5/b: why no marker is laid now."""
    if not left(state):
        return Refusal(CHEKA, "cheka-out")
    if not state.of[Operations].polish_offensive:
        return Refusal(CHEKA, "cheka-offensive")
    if red_character(state, "west") != PAUSE:
        return Refusal(CHEKA, "cheka-pause")
    return None if places(war, state) else Refusal(CHEKA_WHERE, "no-place")


def offers(war: War, state: State, side: Side) -> Sequence[Answer]:
    """17.1.5/h"""
    is_his = side == SU and acting(war, state, SU) == war.command.of_front("west")
    return (TAG,) if is_his and refusal(war, state, side, TAG) is None else ()


def lay(war: War, state: State, side: Side, answer: Answer) -> Steps[None]:
    hexes = members(places(war, state))
    case = (war, state, hexes, CHEKA_WHERE)
    seat = war.command.of_front("west")
    h = yield from choose(seat, "cheka-at", hexes, rule=CHEKA_WHERE, tries=MARKED, case=case)
    state.change(ChekaMarkers, at=state.of[ChekaMarkers].at | 1 << h)
    state.change(ChekaMarkers, new=state.of[ChekaMarkers].new | 1 << h)
    state.events.append(ChekaPlaced(hex=war.board.map.numbers[h], rule=CHEKA))


def mobilise(war: War, state: State) -> Steps[None]:
    """17.1.5/d-17.1.5/g: each marker that was laid in an earlier phase rolls for a replacement."""
    state.change(ChekaMarkers, new=0)
    for h in members(state.of[ChekaMarkers].at) if state.phasing == SU else ():
        limit = good_face(war, h)
        about = {"hex": war.board.map.numbers[h], "limit": limit}
        (face,) = yield from roll(1, D6, rule=CHEKA_ROLL, prompt="cheka-marker", about=about)
        state.events.append(DieRolled(what="cheka", face=face, good=int(face <= limit), rule=CHEKA_ROLL))
        if face <= limit:
            give(war, state, "west", 1, CHEKA_ROLL)
            state.change(Cheka, gained=1)
    advance(state)


def _take_off(war: War, state: State, hexes: int, rule: Rule) -> None:
    for h in members(hexes):
        state.change(ChekaMarkers, at=state.of[ChekaMarkers].at & ~(1 << h))
        state.events.append(ChekaGone(hex=war.board.map.numbers[h], rule=rule))


def attacked(attack: Attack) -> Steps[None]:
    """17.1.5/i: with an attack of the West Front all markers leave the map; 17.1.5/j: attacked by Poles, for good."""
    war, state = attack.war, attack.state
    if attack.side == SU and any(front_of(war, state, unit) == "west" for unit in attack.units):
        _take_off(war, state, state.of[ChekaMarkers].at, CHEKA_REMOVED)
    if attack.side == PL and state.of[ChekaMarkers].at >> attack.target & 1:
        _lose(war, state, 1 << attack.target)
    return
    yield


def _lose(war: War, state: State, hexes: int) -> None:
    state.change(ChekaMarkers, lost=state.of[ChekaMarkers].lost + hexes.bit_count())
    _take_off(war, state, hexes, CHEKA_ATTACKED)


def are_laid(state: State) -> bool:
    return bool(state.of[ChekaMarkers].at)


def entered(war: War, state: State, unit: Unit, path: Sequence[int]) -> None:
    """A61: a Polish unit that enters its hex removes a marker for good."""
    if hexes := bit_set(path) & state.of[ChekaMarkers].at:
        _lose(war, state, hexes)


def markers_in_reach(war: War, state: State, unit: Unit) -> list[int]:
    """17.1.5/j, A61: each marker that a Polish unit would take off for good."""
    return [1 << h for h in members(state.of[ChekaMarkers].at)]


def tries(war: War, state: State, side: Side) -> Sequence[Answer]:
    return (TAG,) if side == SU else ()


CHAPTER = Chapter(
    name="cheka",
    before_attack=(attacked,),
    consequences_of_entering=(For(poles, markers_in_reach, localities, now=are_laid),),
    entered=(For(poles, entered, localities, now=are_laid),),
    replacement_deeds=(Action(TAG, offers, lay, refusal=refusal, tries=tries),),
)
