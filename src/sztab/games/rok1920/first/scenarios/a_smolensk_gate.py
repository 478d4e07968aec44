"""A: The Smolensk Gate: the scenario's own rules, most of which Spring 1920 borrows (C.1)."""

from functools import lru_cache
from typing import Any

from msgspec import structs

from sztab.games.rok1920 import named
from sztab.games.rok1920.chapter_rules import (
    EAST_COLUMNS,
    ENCIRCLED_ATTACK,
    LITHUANIAN_BORDER,
    NO_CROSSING,
    NORTH_BANK,
    PLAY_AREA,
    WILNO_GARRISON,
)
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
from sztab.games.rok1920.fighting.chance import Attack
from sztab.games.rok1920.first.scenarios.counting import points_at_the_end
from sztab.games.rok1920.map.board import Board
from sztab.games.rok1920.scenarios.cards import ScenarioCard
from sztab.games.rok1920.scenarios.setting import Setting
from sztab.games.rok1920.scenarios.wilno import ALARM, is_alarmed, near_wilno, note_alarm
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import PL, SU, THEATRES, Unit
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set, members
from sztab.kernel.events import Refusal

LB = THEATRES.index("lb")
BANK = "north-of-dzwina"


class Area:
    """A.1, B.1: units do not leave the theatre by choice, and return to it as soon as they can."""

    def __init__(self, theatre: int) -> None:
        self.theatre = theatre

    def closed(self, war: War, state: State, unit: Unit) -> int:
        return war.board.open & ~war.board.theatres[self.theatre]

    def duty(self, war: War, state: State, unit: Unit) -> int:
        return war.board.theatres[self.theatre]


def dzwina(war: War, state: State, unit: Unit) -> int:
    """A.2.1: Poles cross the Dźwina in no way."""
    return war.named_river(named.DZWINA) if war.roster.side[unit] == PL else 0


def last_columns(war: War, state: State, unit: Unit) -> int:
    """A.2.1, B.2: nor do they enter the two easternmost rows of hexes."""
    return easternmost(war.board) if war.roster.side[unit] == PL else 0


@lru_cache(maxsize=64)
def easternmost(board: Board) -> int:
    """The two last columns of the board."""
    last = board.column[-1]
    return bit_set(h for h in range(board.size) if board.column[h] >= last - 1)


def garrison(war: War, state: State, unit: Unit) -> Refusal | None:
    """A.2.3: 2 DLB does not leave Wilno until a Bolshevik unit has come within two hexes of it."""
    if unit != war.named_unit(named.WILNO_GARRISON) or state.at[unit] != war.named_hex(named.GARRISON_TOWN):
        return None
    if is_alarmed(war, state):
        return None
    return Refusal(WILNO_GARRISON, "wilno-garrison")


def must_hold_bank(war: War, state: State) -> bool:
    """A.2.4: a Polish unit is fewer than three hexes from the Dźwina."""
    river = war.named_river(named.DZWINA)
    banks = bit_set(h for side in members(river) for h in war.board.map.side_hexes[side])
    near = banks
    for _ in range(ALARM):
        near |= war.board.around(near)
    return bool(near & state.occupied[PL])


def north_bank(war: War, state: State, unit: Unit) -> int:
    """A.2.4: the last Bolshevik unit north of the Dźwina does not leave the bank by choice."""
    bank = war.board.map.regions.get(BANK, 0)
    if war.roster.side[unit] != SU or not bank or state.at[unit] < 0 or not bank >> state.at[unit] & 1:
        return 0
    others = (u for u in war.roster.of_side[SU] if u != unit and state.at[u] >= 0 and bank >> state.at[u] & 1)
    if next(others, None) is not None or not must_hold_bank(war, state):
        return 0
    return war.board.open & ~bank


def bank_duty(war: War, state: State, unit: Unit) -> int:
    """A.2.4, amb-121: with nobody there, the unit nearest to the north bank goes to it."""
    bank = war.board.map.regions.get(BANK, 0) & war.board.theatres[LB]
    if war.roster.side[unit] != SU or not bank or bank & state.occupied[SU] or not must_hold_bank(war, state):
        return 0
    hexes = members(bank)
    far = {
        u: min(war.board.distance(state.at[u], h) for h in hexes) for u in war.roster.of_side[SU] if state.at[u] >= 0
    }
    return bank if unit == min(far, key=lambda u: (far[u], u)) else 0


def encircled_attacker(attack: Attack) -> int:
    """A.4, B.4: the chance falls by 1 if an attacking unit is encircled."""
    hexes = {attack.state.at[unit] for unit in attack.units}
    return -1 if any(attack.war.edition.is_encircled(attack.war, attack.state, h) for h in hexes) else 0


LIMITS = Chapter(
    name="limits",
    forbidden_hexes=(
        ForbiddenHexes(EAST_COLUMNS, "east-columns", last_columns, forced=True, concerns=poles),
        ForbiddenHexes(NORTH_BANK, "north-bank", north_bank, concerns=reds, counts_in=within(BANK)),
    ),
    forbidden_sides=(ForbiddenSides(NO_CROSSING, "no-crossing", dzwina, forced=True, concerns=poles),),
    frozen=(garrison,),
    must_go_to=(MustGoTo(NORTH_BANK, "duty-north-bank", bank_duty, reds),),
    entered=(For(reds, note_alarm, near_wilno),),
    after_retreat=(also_driven(note_alarm),),
)
"""A.2, C.1: limits of movement."""


CLOSED: dict[str, Any] = {"closed_lines": ("demarcation",), "closed_rule": LITHUANIAN_BORDER}
"""A.2.2, C.1: the demarcation line with Lithuania counts as a state border."""
AREA = Area(LB)
OWN = Chapter(
    name="smolensk",
    forbidden_hexes=(ForbiddenHexes(PLAY_AREA, "play-area", AREA.closed),),
    must_go_to=(MustGoTo(PLAY_AREA, "duty-play-area", AREA.duty),),
    modifiers=((ENCIRCLED_ATTACK, encircled_attacker),),
    verdicts=(points_at_the_end("A.5"),),
)


def rules(card: ScenarioCard, setting: Setting) -> Setting:
    return structs.replace(setting, scenario_rules=(LIMITS, OWN), **CLOSED)
