"""A: The Smolensk Gate: the scenario's own rules, most of which Spring 1920 borrows (C.1)."""

from typing import Any

from msgspec import structs

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
)
from sztab.games.rok1920.fighting.chance import Attack
from sztab.games.rok1920.first.scenarios.counting import points_at_the_end
from sztab.games.rok1920.scenarios.cards import ScenarioCard
from sztab.games.rok1920.scenarios.dzwina import bank_duty, dzwina, is_bank_empty, north_bank, the_bank
from sztab.games.rok1920.scenarios.east_columns import east_columns
from sztab.games.rok1920.scenarios.setting import Setting
from sztab.games.rok1920.scenarios.wilno import is_garrison, near_wilno, note_alarm, stays
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import THEATRES, Unit
from sztab.games.rok1920.war import War

LB = THEATRES.index("lb")


class Area:
    """A.1, B.1: units do not leave the theatre by choice, and return to it as soon as they can."""

    def __init__(self, theatre: int) -> None:
        self.theatre = theatre

    def closed(self, war: War, state: State, unit: Unit) -> int:
        return war.board.open & ~war.board.theatres[self.theatre]

    def outside(self, war: War) -> int:
        return war.board.open & ~war.board.theatres[self.theatre]

    def duty(self, war: War, state: State, unit: Unit) -> int:
        return war.board.theatres[self.theatre]


def encircled_attacker(attack: Attack) -> int:
    """A.4, B.4: the chance falls by 1 if an attacking unit is encircled."""
    hexes = {attack.state.at[unit] for unit in attack.units}
    return -1 if any(attack.war.edition.is_encircled(attack.war, attack.state, h) for h in hexes) else 0


LIMITS = Chapter(
    name="limits",
    forbidden_hexes=(
        east_columns(EAST_COLUMNS),
        ForbiddenHexes(NORTH_BANK, "north-bank", north_bank, concerns=reds, counts_in=the_bank),
    ),
    forbidden_sides=(ForbiddenSides(NO_CROSSING, "no-crossing", dzwina, forced=True, concerns=poles),),
    frozen=(For(is_garrison, stays(WILNO_GARRISON)),),
    must_go_to=(MustGoTo(NORTH_BANK, "duty-north-bank", bank_duty, reds, now=is_bank_empty),),
    entered=(For(reds, note_alarm, near_wilno),),
    after_retreat=(also_driven(note_alarm),),
)
"""A.2, C.1: limits of movement."""


CLOSED: dict[str, Any] = {"closed_lines": ("demarcation",), "closed_rule": LITHUANIAN_BORDER}
"""A.2.2, C.1: the demarcation line with Lithuania counts as a state border."""
AREA = Area(LB)
OWN = Chapter(
    name="smolensk",
    forbidden_hexes=(ForbiddenHexes(PLAY_AREA, "play-area", AREA.closed, most=AREA.outside),),
    must_go_to=(MustGoTo(PLAY_AREA, "duty-play-area", AREA.duty, most=AREA.outside),),
    modifiers=((ENCIRCLED_ATTACK, encircled_attacker),),
    verdicts=(points_at_the_end("A.5"),),
)


def rules(card: ScenarioCard, setting: Setting) -> Setting:
    return structs.replace(setting, scenario_rules=(LIMITS, OWN), **CLOSED)
