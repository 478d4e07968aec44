"""39 / Eagles 17.1.5: revolutionary mobilisation by the Cheka in the Lithuanian-Belarusian theatre."""

from collections.abc import Sequence

from sztab.games.rok1920 import in_force
from sztab.games.rok1920.chapter_events import Arrived, DieRolled, Removed
from sztab.games.rok1920.chapter_rules import (
    CHEKA,
    CHEKA_ATTACKED,
    CHEKA_MORALE,
    CHEKA_REMOVED,
    CHEKA_ROLL,
    CHEKA_WHERE,
)
from sztab.games.rok1920.chapter_state import ChapterState, mark
from sztab.games.rok1920.chapters import Action, Chapter
from sztab.games.rok1920.command import leader
from sztab.games.rok1920.fighting.chance import Attack
from sztab.games.rok1920.forces.lithuania import Lithuania
from sztab.games.rok1920.named import CHEKA_EAST, CHEKA_WEST
from sztab.games.rok1920.politics.fronts import LB, front_of
from sztab.games.rok1920.politics.morale import shift
from sztab.games.rok1920.politics.operations import PAUSE, Operations, give, red_character
from sztab.games.rok1920.state import AWAY, REMOVED, State
from sztab.games.rok1920.tries import any_hex, refusing
from sztab.games.rok1920.turn.sequence import advance
from sztab.games.rok1920.units.counters import PL, SU, Side, Unit
from sztab.games.rok1920.units.positions import enemies, lift, put
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set, members
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons
from sztab.kernel.requests import D6, Answer, Steps, choose, roll

FORMATION = "cheka"
EAST_FACE, MIDDLE_FACE, WEST_FACE = 2, 3, 4


class Cheka(ChapterState, frozen=True):
    """34"""

    gained: int = mark("cheka-gained")
    """34.1: 1 once revolutionary mobilisation has given a replacement."""


def troops(war: War) -> tuple[Unit, ...]:
    return war.roster.where(formation=FORMATION)


def is_light(war: War, unit: Unit) -> bool:
    """amb-028: they do not count for stacking."""
    return war.roster.counters[unit].formation == FORMATION


def places(war: War, state: State) -> int:
    """39.1.1: places of the LB theatre in Bolshevik hands, without enemies, one unit in each; not those of the
    Lithuanians, with whom Bolsheviks do not stand (38.1), nor in their country (38.2.1)."""
    there = bit_set(state.at[u] for u in troops(war) if state.at[u] >= 0)
    theirs = state.of[Lithuania].places | war.board.map.regions.get("lithuania", 0)
    hexes = war.board.localities & war.board.theatres[LB] & state.held[SU]
    return hexes & ~there & ~theirs & ~enemies(state, SU)


def may_place(war: War, state: State) -> bool:
    """39.1: in a pause of the Western Front, once the Poles have led an offensive in the LB or PL theatre."""
    return red_character(state, "west") == PAUSE and bool(state.of[Operations].polish_offensive)


def offers(war: War, state: State, side: Side) -> Sequence[Answer]:
    if side != SU or not may_place(war, state) or not places(war, state):
        return ()
    return [("cheka", unit) for unit in troops(war) if state.at[unit] == AWAY][:1]


def refusal(war: War, state: State, side: Side, answer: Answer) -> Refusal | None:
    """39.1, 39.1.1: why a unit of the Cheka is not put out now."""
    unit = answer[1]
    if state.at[unit] != AWAY:
        return Refusal(CHEKA, "cheka-out" if state.at[unit] >= 0 else "cheka-lost")
    if not state.of[Operations].polish_offensive:
        return Refusal(CHEKA, "cheka-offensive")
    if red_character(state, "west") != PAUSE:
        return Refusal(CHEKA, "cheka-pause")
    if not places(war, state):
        return Refusal(CHEKA_WHERE, "no-place")
    waiting = [u for u in troops(war) if state.at[u] == AWAY]
    return None if unit == waiting[0] else Refusal(CHEKA, "cheka-first", {"unit": war.roster.ids[waiting[0]]})


def tries(war: War, state: State, side: Side) -> Sequence[Answer]:
    return [("cheka", unit) for unit in troops(war)] if side == SU else ()


def settle(war: War, state: State, side: Side, answer: Answer) -> Steps[None]:
    """39.1, 39.1.1: a unit is put into a place, and stays there."""
    unit = answer[1]
    seat, about, hexes = leader(war, state, unit), {"unit": war.roster.ids[unit]}, members(places(war, state))
    case = (war, state, hexes)
    h = yield from choose(seat, "cheka-at", hexes, rule=CHEKA_WHERE, about=about, tries=PLACE_TRIES, case=case)
    put(war, state, unit, h)
    state.events.append(Arrived(unit=war.roster.ids[unit], hex=war.board.map.numbers[h], rule=CHEKA))


def _against_place(h: int, war: War, state: State, offered: Sequence[int]) -> Reasons:
    """39.1.1: a place of the LB theatre in Bolshevik hands, one unit in each."""
    if not war.board.localities >> h & 1:
        yield Refusal(CHEKA_WHERE, "not-a-place")
        return
    if not war.board.theatres[LB] >> h & 1:
        yield Refusal(CHEKA_WHERE, "not-in-belarus")
    if any(state.at[unit] == h for unit in troops(war)):
        yield Refusal(CHEKA_WHERE, "cheka-there")
    else:
        yield Refusal(CHEKA_WHERE, "not-in-our-hands")


PLACE_TRIES = refusing(any_hex, _against_place)
"""Case: war, state, the hexes that are offered."""


def good_face(war: War, h: int) -> int:
    """39.1.2.1-39.1.2.3: the highest face that brings a replacement: 2 east of Homel, 4 west of Głębokie, 3 between."""
    column = war.board.column
    (east,), (west,) = war.named_hexes(CHEKA_EAST), war.named_hexes(CHEKA_WEST)
    if east >= 0 and column[h] > column[east]:
        return EAST_FACE
    return WEST_FACE if west >= 0 and column[h] < column[west] else MIDDLE_FACE


def mobilise(war: War, state: State) -> Steps[None]:
    """39.1.2, 39.2: each unit that has been there since an earlier phase rolls; a replacement also lifts morale by
    1."""
    if state.phasing == SU:
        for unit in troops(war):
            if state.at[unit] < 0:
                continue
            limit = good_face(war, state.at[unit])
            about = {"unit": war.roster.ids[unit], "limit": limit}
            (face,) = yield from roll(1, D6, rule=CHEKA_ROLL, prompt="cheka", about=about)
            state.events.append(DieRolled(what="cheka", face=face, good=int(face <= limit), rule=CHEKA_ROLL))
            if face <= limit:
                give(war, state, "west", 1, CHEKA_ROLL)
                state.change(Cheka, gained=1)
                shift(war, state, LB, SU, 1, CHEKA_MORALE)
    advance(state)


def removed(attack: Attack) -> Steps[None]:
    """39.1.3: with the first attack of the Western Front they are taken off; 39.1.4: attacked by Poles, they are
    lost."""
    war, state = attack.war, attack.state
    if attack.side == SU and any(front_of(war, state, unit) == "west" for unit in attack.units):
        for unit in troops(war):
            if state.at[unit] >= 0:
                lift(war, state, unit, AWAY)
                state.events.append(Removed(unit=war.roster.ids[unit], rule=CHEKA_REMOVED))
    if attack.side == PL:
        for unit in attack.defenders:
            if is_light(war, unit):
                lift(war, state, unit, REMOVED)
                state.events.append(Removed(unit=war.roster.ids[unit], rule=CHEKA_ATTACKED))
    return
    yield


CHAPTER = Chapter(
    name=in_force.CHEKA,
    weightless=(is_light,),
    before_attack=(removed,),
    replacement_deeds=(Action("cheka", offers, settle, refusal=refusal, tries=tries),),
)
