"""2.4.1: when Polish units may come into the Polish theatre from the east; 2.6: how the Bolsheviks see two rivers."""

from collections.abc import Sequence

from sztab.games.rok1920.chapter_state import ChapterState, mark
from sztab.games.rok1920.chapters import (
    Chapter,
    For,
    ForbiddenHexes,
    MarchRule,
    Profile,
    also_driven,
    poles,
    reds,
    theatre_hexes,
)
from sztab.games.rok1920.eagles.rules import POLES_INTO_POLAND
from sztab.games.rok1920.map.board import Board, Ground
from sztab.games.rok1920.named import FLOTILLA_RIVERS, Named
from sztab.games.rok1920.politics.morale import level
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import CAR, MOTOR, SU, TANK, THEATRES, TRAIN, Side, Unit
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set

PL_THEATRE, UA, LB = (THEATRES.index(name) for name in ("pl", "ua", "lb"))
LEVEL = 2


class PolishTheatre(ChapterState, frozen=True):
    """2.4.1/c"""

    entered: int = mark("been-in-poland")
    """2.4.1/c: 1 once a Bolshevik unit has entered the Polish theatre."""


def is_open(war: War, state: State) -> bool:
    """2.4.1/c, 2.4.1/d, A23: a Bolshevik has been there, or has Level 2 in one of the outer theatres."""
    if state.of[PolishTheatre].entered:
        return True
    return level(war, state, UA, SU) == LEVEL or level(war, state, LB, SU) == LEVEL


def closed(war: War, state: State, unit: Unit) -> int:
    """2.4.1: a Polish unit in an outer theatre does not end a move in the Polish one, unless it is open."""
    h = state.at[unit]
    outside = h >= 0 and war.board.theatre[h] in (UA, LB)
    return war.board.theatres[PL_THEATRE] if outside and not is_open(war, state) else 0


def transit(war: War, state: State, unit: Unit, among: int) -> int:
    """2.4.1/b: it may march through that theatre all the same."""
    if not war.board.theatres[PL_THEATRE] & among:
        return 0
    return closed(war, state, unit) & among & ~state.occupied[SU] & ~state.crowded[war.roster.side[unit]]


def marches(war: War, unit: Unit) -> bool:
    return poles(war, unit) and war.roster.counters[unit].arm not in (MOTOR, CAR, TANK, TRAIN)


def entered(war: War, state: State, unit: Unit, path: Sequence[int]) -> None:
    """2.4.1/a, 2.4.1/c: a Bolshevik unit has entered (Lithuanians are none)."""
    if war.board.theatres[PL_THEATRE] & bit_set(path) and war.roster.counters[unit].nation == "su":
        state.change(PolishTheatre, entered=1)


def poland(war: War) -> int:
    return war.board.theatres[PL_THEATRE]


def untouched(war: War, state: State, unit: Unit) -> list[int]:
    """2.4.1/a, 2.4.1/c: the Polish theatre, which opens to the Poles when the first Bolshevik unit enters it."""
    is_first = not state.of[PolishTheatre].entered and war.roster.counters[unit].nation == "su"
    return [poland(war)] if is_first else []


def red_rivers(named: Named, board: Board, side: Side) -> Ground | None:
    """2.6/a, 2.6: the Dniepr and the Prypeć are small rivers to the Bolsheviks, wherever they flow."""
    if side != SU:
        return None
    ground, both = board.ground, board.rivers(named.rivers[FLOTILLA_RIVERS])
    return Ground(ground.large & ~both, ground.small | both & ground.large, ground.bridges & ~both)


def chapter(march: MarchRule) -> Chapter:
    return Chapter(
        name="withdrawal",
        profiles=(Profile("poles", marches, march, transit),),
        forbidden_hexes=(
            ForbiddenHexes(
                POLES_INTO_POLAND, "poles-into-poland", closed, concerns=poles, most=theatre_hexes(PL_THEATRE)
            ),
        ),
        consequences_of_entering=(For(reds, untouched, poland),),
        entered=(For(reds, entered, poland),),
        after_retreat=(also_driven(entered),),
    )


FLOTILLA = Chapter(name="flotilla", grounds=red_rivers)
