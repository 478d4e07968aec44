"""20.3: the 1st Polish Rifle Division of the Bolsheviks."""

from sztab.games.rok1920.chapter_events import DieRolled, Restored
from sztab.games.rok1920.chapters import Chapter
from sztab.games.rok1920.command import leader
from sztab.games.rok1920.eagles import named
from sztab.games.rok1920.eagles.named import RIFLE_CITIES
from sztab.games.rok1920.eagles.rules import POLISH_RIFLES, POLISH_RIFLES_GROW
from sztab.games.rok1920.eagles.tries import HEXES
from sztab.games.rok1920.forces.status import FORMED, VolunteerArmy
from sztab.games.rok1920.logistics.replacements import raise_level
from sztab.games.rok1920.moving.reach import closed_to
from sztab.games.rok1920.state import REMOVED, State
from sztab.games.rok1920.turn.sequence import advance
from sztab.games.rok1920.units.counters import FULL, LEVELS, SU, WEAK
from sztab.games.rok1920.units.positions import put
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import members
from sztab.kernel.requests import D6, Steps, choose, roll

COMES = 5


def cities(war: War, state: State) -> int:
    """20.3: those of the two cities that the Bolsheviks hold."""
    return war.named_places(RIFLE_CITIES) & state.held[SU]


def rouse(war: War, state: State) -> Steps[None]:
    """20.3/a, 20.3/b, A71: off the map it comes Reduced on 5 and 6 once the volunteers have formed; on the map it
    gains a step on an odd roll."""
    unit = war.named_unit(named.POLISH_RIFLES)
    held = cities(war, state)
    if state.phasing == SU and unit >= 0 and held and state.at[unit] != REMOVED:
        if state.at[unit] >= 0:
            if state.level[unit] != FULL:
                (face,) = yield from roll(1, D6, rule=POLISH_RIFLES_GROW, prompt="rifles-grow")
                told = DieRolled(what="rifles-grow", face=face, good=face % 2, rule=POLISH_RIFLES_GROW)
                state.events.append(told)
                if face % 2:
                    raise_level(war, state, unit)
        elif state.of[VolunteerArmy].status == FORMED and (free := held & ~closed_to(war, state, unit)):
            yield from _appear(war, state, unit, free)
    advance(state)


def _appear(war: War, state: State, unit: int, free: int) -> Steps[None]:
    (face,) = yield from roll(1, D6, rule=POLISH_RIFLES, prompt="rifles")
    state.events.append(DieRolled(what="rifles", face=face, good=int(face >= COMES), rule=POLISH_RIFLES))
    if face < COMES:
        return
    about = {"unit": war.roster.ids[unit]}
    hexes = members(free)
    case = (war, state, unit, hexes, POLISH_RIFLES)
    seat = leader(war, state, unit)
    h = yield from choose(seat, "restore-at", hexes, rule=POLISH_RIFLES, about=about, tries=HEXES, case=case)
    state.level[unit], state.entered[unit] = WEAK, WEAK
    put(war, state, unit, h)
    told = Restored(unit=war.roster.ids[unit], hex=war.board.map.numbers[h], level=LEVELS[WEAK], rule=POLISH_RIFLES)
    state.events.append(told)


CHAPTER = Chapter(name="polish-rifles")
