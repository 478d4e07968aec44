"""A: The Smolensk Gate: the scenario's own rules, most of which Spring 1920 borrows (C.1)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from msgspec import structs

from sztab.games.rok1920 import marks
from sztab.games.rok1920.chapters import Bar, Chapter, Duty, For, SideBar, poles, reds
from sztab.games.rok1920.fighting.chance import Attack
from sztab.games.rok1920.map.board import Board
from sztab.games.rok1920.moving.control_lines import control_lines
from sztab.games.rok1920.scenarios.cards import ScenarioCard
from sztab.games.rok1920.scenarios.scoring import decide, holds, kept, lost_strength, lost_units
from sztab.games.rok1920.scenarios.setting import Setting
from sztab.games.rok1920.special_rules import (
    EAST_COLUMNS,
    ENCIRCLED_ATTACK,
    LITHUANIAN_BORDER,
    NO_CROSSING,
    NORTH_BANK,
    PLAY_AREA,
    WILNO_GARRISON,
)
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import BRIGADE, DIVISION, ENEMY, PL, SU, THEATRES, Unit
from sztab.games.rok1920.units.positions import enemies
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set, members
from sztab.kernel.events import Outcome, Refusal

LB = THEATRES.index("lb")
RIVER, BANK = "river:Dźwina", "north-of-dzwina"
GARRISON, GARRISON_TOWN = "pl-2dlb", "Wilno"
ALARM = 2
"""A.2.3: how near the Bolsheviks must come; A.2.4: and the Poles to the river."""


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
    return war.board.map.features.get(RIVER, 0) if war.roster.side[unit] == PL else 0


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
    if war.roster.ids[unit] != GARRISON or state.at[unit] != war.board.place(GARRISON_TOWN):
        return None
    if marks.get(state, marks.WILNO_ALARM) or is_near(war, state, state.at[unit]):
        return None
    return Refusal(WILNO_GARRISON, "wilno-garrison")


def is_near(war: War, state: State, h: int) -> bool:
    return any(war.board.distance(h, foe) <= ALARM for foe in members(enemies(state, PL)))


def note_alarm(war: War, state: State, unit: Unit, path: Sequence[int]) -> None:
    """A.2.3: a Bolshevik unit comes near Wilno."""
    h = war.board.place(GARRISON_TOWN)
    if war.roster.side[unit] == SU and h >= 0 and is_near(war, state, h):
        marks.put(state, marks.WILNO_ALARM, 1)


def must_hold_bank(war: War, state: State) -> bool:
    """A.2.4: a Polish unit is fewer than three hexes from the Dźwina."""
    river = war.board.map.features.get(RIVER, 0)
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
    bars=(
        Bar(EAST_COLUMNS, "east-columns", last_columns, forced=True, concerns=poles),
        Bar(NORTH_BANK, "north-bank", north_bank, concerns=reds),
    ),
    side_bars=(SideBar(NO_CROSSING, "no-crossing", dzwina, forced=True, concerns=poles),),
    frozen=(garrison,),
    duties=(Duty(NORTH_BANK, "duty-north-bank", bank_duty, reds),),
    entered=(For(reds, note_alarm),),
)
"""A.2, C.1: limits of movement."""


def encircled_divisions(war: War, state: State, side: int) -> int:
    """A.5: divisions that end the game encircled."""
    divisions = [u for u in war.roster.of_side[side] if war.roster.is_division[u] and state.at[u] >= 0]
    return sum(war.edition.is_encircled(war, state, state.at[u]) for u in divisions)


def is_railway_free(war: War, state: State) -> bool:
    """A.5.1: no Bolshevik unit or control line on the railway Mińsk-Bobrujsk-Żłobin-Kalenkowicze."""
    sides = railway(war)
    hexes = bit_set(h for side in members(sides) for h in war.board.map.side_hexes[side])
    return bool(sides) and not hexes & state.occupied[SU] and not sides & control_lines(war, state, SU)


def railway(war: War) -> int:
    """The sides that the line crosses between its first and last town: the lateral line without its southern end."""
    lateral = war.board.map.networks.get("lateral", 0)
    south = war.board.place("Kalenkowicze")
    limit = war.board.map.grid.column_row(war.board.map.hexes[south])[1] if south >= 0 else 99
    row = [war.board.map.grid.column_row(hex)[1] for hex in war.board.map.hexes]
    return bit_set(s for s in members(lateral) if all(row[h] <= limit for h in war.board.map.side_hexes[s]))


def common_points(war: War, state: State, side: int) -> list[tuple[str, int]]:
    """A.5: for each side: what the enemy has lost, and his divisions in a ring (A.5/a-d)."""
    foe = ENEMY[side]
    return [
        ("A.5/a", lost_strength(war, state, foe)),
        ("A.5/b", 2 * len(lost_units(war, state, foe, DIVISION))),
        ("A.5/c", len(lost_units(war, state, foe, BRIGADE))),
        ("A.5/d", encircled_divisions(war, state, foe)),
    ]


def verdict(war: War, state: State, when: str) -> Outcome | None:
    """A.5: after the Polish player-turn of 6.VI the side with more points wins (A.5.1/a-b, A.5.2/a-c)."""
    if when != "end":
        return None
    polish = [
        *common_points(war, state, PL),
        ("A.5.1/a", 2 * holds(war, state, PL, "Orsza", "Mohylew", "Witebsk")),
        ("A.5.1/b", 5 * is_railway_free(war, state)),
    ]
    red = [
        *common_points(war, state, SU),
        ("A.5.2/a", 10 * holds(war, state, SU, "Wilno")),
        ("A.5.2/b", 5 * holds(war, state, SU, "Mińsk", "Kalenkowicze")),
        ("A.5.2/c", 2 * holds(war, state, SU, "Borysów", "Bobrujsk", "Święciany", "Mołodeczno", "Głębokie")),
    ]
    return decide({PL: kept(polish), SU: kept(red)}, "A.5")


CLOSED: dict[str, Any] = {"closed_lines": ("demarcation",), "closed_rule": LITHUANIAN_BORDER}
"""A.2.2, C.1: the demarcation line with Lithuania counts as a state border."""
AREA = Area(LB)
OWN = Chapter(
    name="smolensk",
    bars=(Bar(PLAY_AREA, "play-area", AREA.closed),),
    duties=(Duty(PLAY_AREA, "duty-play-area", AREA.duty),),
    modifiers=((ENCIRCLED_ATTACK, encircled_attacker),),
    verdicts=(verdict,),
)


def rules(card: ScenarioCard, setting: Setting) -> Setting:
    return structs.replace(setting, own=(LIMITS, OWN), **CLOSED)
