"""S1.1-S1.6, S2.1, S2.2, S3.1: areas and limits of movement that several scenarios share."""

from functools import lru_cache

from sztab.games.rok1920 import named
from sztab.games.rok1920.chapters import (
    Chapter,
    For,
    ForbiddenHexes,
    ForbiddenSides,
    MustGoTo,
    also_driven,
    poles,
    reds,
    within,
)
from sztab.games.rok1920.eagles.rules import AREA_1, AREA_2, BANK_1, GARRISON_1, LIMITS_1, LIMITS_2
from sztab.games.rok1920.map.board import Board
from sztab.games.rok1920.scenarios.wilno import ALARM, is_alarmed, near_wilno, note_alarm
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import PL, SU, THEATRES, Unit
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set, members
from sztab.kernel.events import Refusal
from sztab.kernel.requests import Rule

UA, LB = THEATRES.index("ua"), THEATRES.index("lb")
BANK = "north-of-dzwina"


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
        must_go_to=(MustGoTo(rule, "duty-play-area", duty),),
    )


NORTH, SOUTH = area(LB, AREA_1), area(UA, AREA_2)


@lru_cache(maxsize=64)
def easternmost(board: Board) -> int:
    """S1.2, S2.2: the two last columns of the board."""
    last = board.column[-1]
    return bit_set(h for h in range(board.size) if board.column[h] >= last - 1)


def last_columns(war: War, state: State, unit: Unit) -> int:
    return easternmost(war.board)


def most_columns(war: War) -> int:
    return easternmost(war.board)


def dzwina(war: War, state: State, unit: Unit) -> int:
    """S1.2: Poles do not cross the Dźwina."""
    return war.named_river(named.DZWINA) if war.roster.side[unit] == PL else 0


def garrison(war: War, state: State, unit: Unit) -> Refusal | None:
    """S1.4: 2LB stays in Wilno until a Bolshevik unit has come within two hexes of it."""
    if unit not in war.named_units(named.WILNO_GARRISON) or state.at[unit] != war.named_hex(named.GARRISON_TOWN):
        return None
    if is_alarmed(war, state):
        return None
    return Refusal(GARRISON_1, "wilno-garrison")


def must_hold_bank(war: War, state: State) -> bool:
    """S1.5: a Polish unit is fewer than three hexes from the Dźwina."""
    river = war.named_river(named.DZWINA)
    near = bit_set(h for side in members(river) for h in war.board.map.side_hexes[side])
    for _ in range(ALARM):
        near |= war.board.around(near)
    return bool(near & state.occupied[PL])


def north_bank(war: War, state: State, unit: Unit) -> int:
    """S1.5: the last Bolshevik unit north of the Dźwina does not leave the bank by choice."""
    bank = war.board.map.regions.get(BANK, 0)
    if not bank or state.at[unit] < 0 or not bank >> state.at[unit] & 1:
        return 0
    others = any(u != unit and state.at[u] >= 0 and bank >> state.at[u] & 1 for u in war.roster.of_side[SU])
    return 0 if others or not must_hold_bank(war, state) else war.board.open & ~bank


def bank_duty(war: War, state: State, unit: Unit) -> int:
    """S1.5: with nobody there, the unit nearest to the north bank goes to it."""
    bank = war.board.map.regions.get(BANK, 0) & war.board.theatres[LB]
    if not bank or bank & state.occupied[SU] or not must_hold_bank(war, state):
        return 0
    hexes = members(bank)
    far = {
        u: min(war.board.distance(state.at[u], h) for h in hexes) for u in war.roster.of_side[SU] if state.at[u] >= 0
    }
    return bank if unit == min(far, key=lambda u: (far[u], u)) else 0


SPRING = Chapter(
    name="limits",
    forbidden_hexes=(
        ForbiddenHexes(LIMITS_1, "east-columns", last_columns, forced=True, concerns=poles, most=most_columns),
        ForbiddenHexes(BANK_1, "north-bank", north_bank, concerns=reds, counts_in=within(BANK)),
    ),
    forbidden_sides=(ForbiddenSides(LIMITS_1, "no-crossing", dzwina, forced=True, concerns=poles),),
    frozen=(garrison,),
    must_go_to=(MustGoTo(BANK_1, "duty-north-bank", bank_duty, reds),),
    entered=(For(reds, note_alarm, near_wilno),),
    after_retreat=(also_driven(note_alarm),),
)
"""S1.2, S1.4, S1.5, S3.1."""
KIEV = Chapter(
    name="limits",
    forbidden_hexes=(
        ForbiddenHexes(LIMITS_2, "east-columns", last_columns, forced=True, concerns=poles, most=most_columns),
    ),
)
"""S2.2."""
