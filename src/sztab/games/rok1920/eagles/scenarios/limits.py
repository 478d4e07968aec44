"""S1.1-S1.6, S2.1, S2.2, S3.1: areas and limits of movement that several scenarios share."""

from sztab.games.rok1920.chapters import (
    Chapter,
    For,
    ForbiddenHexes,
    ForbiddenSides,
    MustGoTo,
    also_driven,
    poles,
    reds,
)
from sztab.games.rok1920.eagles.rules import AREA_1, AREA_2, BANK_1, GARRISON_1, LIMITS_1, LIMITS_2
from sztab.games.rok1920.scenarios.dzwina import bank_duty, dzwina, is_bank_empty, north_bank, the_bank
from sztab.games.rok1920.scenarios.east_columns import east_columns
from sztab.games.rok1920.scenarios.wilno import is_garrison, near_wilno, note_alarm, stays
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import THEATRES, Unit
from sztab.games.rok1920.war import War
from sztab.kernel.requests import Rule

UA, LB = THEATRES.index("ua"), THEATRES.index("lb")


def area(theatre: int, rule: Rule) -> Chapter:
    """S1.1, S2.1: units do not leave the theatre by choice, and come back to it as soon as they can."""

    def closed(war: War, state: State, unit: Unit) -> int:
        return war.board.open & ~war.board.theatres[theatre]

    def outside(war: War) -> int:
        return war.board.open & ~war.board.theatres[theatre]

    def duty(war: War, state: State, unit: Unit) -> int:
        return war.board.theatres[theatre]

    return Chapter(
        name="area",
        forbidden_hexes=(ForbiddenHexes(rule, "play-area", closed, most=outside),),
        must_go_to=(MustGoTo(rule, "duty-play-area", duty, most=outside),),
    )


NORTH, SOUTH = area(LB, AREA_1), area(UA, AREA_2)


SPRING = Chapter(
    name="limits",
    forbidden_hexes=(
        east_columns(LIMITS_1),
        ForbiddenHexes(BANK_1, "north-bank", north_bank, concerns=reds, counts_in=the_bank),
    ),
    forbidden_sides=(ForbiddenSides(LIMITS_1, "no-crossing", dzwina, forced=True, concerns=poles),),
    frozen=(For(is_garrison, stays(GARRISON_1)),),
    must_go_to=(MustGoTo(BANK_1, "duty-north-bank", bank_duty, reds, now=is_bank_empty),),
    entered=(For(reds, note_alarm, near_wilno),),
    after_retreat=(also_driven(note_alarm),),
)
"""S1.2, S1.4, S1.5, S3.1."""
KIEV = Chapter(
    name="limits",
    forbidden_hexes=(east_columns(LIMITS_2),),
)
"""S2.2."""
