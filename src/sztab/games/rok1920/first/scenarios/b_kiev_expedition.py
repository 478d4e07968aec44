"""B: The Kiev Expedition: the scenario's own rules."""

from msgspec import structs

from sztab.games.rok1920.chapter_events import Arrived
from sztab.games.rok1920.chapter_rules import (
    EAST_COLUMNS_B,
    ENCIRCLED_ATTACK_B,
    PLAY_AREA_B,
    RELOCATION,
    SCENARIO_REPLACEMENTS,
)
from sztab.games.rok1920.chapter_state import ChapterState, mark
from sztab.games.rok1920.chapters import Action, Chapter, ForbiddenHexes, MustGoTo
from sztab.games.rok1920.command import leader, victory
from sztab.games.rok1920.first.scenarios.a_smolensk_gate import Area, encircled_attacker
from sztab.games.rok1920.first.scenarios.counting import by_points
from sztab.games.rok1920.logistics.arrival_hexes import ARRIVE_AT_TRIES, entries
from sztab.games.rok1920.logistics.arrivals import Arrivals, settle
from sztab.games.rok1920.logistics.replacement_pools import Replacements
from sztab.games.rok1920.named import KIEV_FIRST, KIEV_LATER
from sztab.games.rok1920.politics.operations import give
from sztab.games.rok1920.scenarios.cards import ScenarioCard
from sztab.games.rok1920.scenarios.east_columns import east_columns
from sztab.games.rok1920.scenarios.scoring import holds
from sztab.games.rok1920.scenarios.setting import Setting
from sztab.games.rok1920.scenarios.victory_table import ENDS_AT_ONCE, places_of
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import PL, SIDE_NAMES, SU, THEATRES, Side
from sztab.games.rok1920.units.positions import move_to
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import members
from sztab.kernel.events import Outcome, Refusal
from sztab.kernel.requests import Answer, Steps, choose

UA = THEATRES.index("ua")
RED_NUMBER = 2


class Relocation(ChapterState, frozen=True):
    """B.3.1"""

    units: int = mark("relocatable")
    """B.3.1: units restored in their owner's last replacement phase (a set)."""


def receive(war: War, state: State) -> None:
    """B.6: two a player-turn for the Bolshevik; for the Pole one on 26.IV and one a stage from 30.V on."""
    if state.phasing == SU:
        give(war, state, SIDE_NAMES[SU], RED_NUMBER, SCENARIO_REPLACEMENTS)
        return
    if state.stage == war.edition.named.stages[KIEV_FIRST] or war.is_from(state, KIEV_LATER):
        give(war, state, SIDE_NAMES[PL], 1, SCENARIO_REPLACEMENTS)


# B.3.1: restored units.


def offer_relocation(war: War, state: State, side: Side) -> list[Answer]:
    """B.3.1: in the next movement phase restored units may be moved as arrivals are."""
    if side != state.phasing or not state.of[Arrivals].first_phase:
        return []
    fresh = [u for u in state.movers if state.of[Relocation].units >> u & 1]
    return [("relocate", u) for u in fresh if entries(war, state, u).get("place")]


def refusal_relocation(war: War, state: State, side: Side, answer: Answer) -> Refusal | None:
    """B.3.1: why a unit is not moved as arrivals are."""
    unit = answer[1]
    if not state.of[Relocation].units >> unit & 1:
        return Refusal(RELOCATION, "not-restored-lately")
    if side != state.phasing or not state.of[Arrivals].first_phase:
        return Refusal(RELOCATION, "first-phase-only")
    if unit not in state.movers:
        return Refusal(RELOCATION, "no-move-left")
    return None if entries(war, state, unit).get("place") else Refusal(RELOCATION, "no-entry")


def try_relocation(war: War, state: State, side: Side) -> list[Answer]:
    return [("relocate", unit) for unit in war.roster.of_side[side] if state.at[unit] >= 0]


def relocate(war: War, state: State, side: Side, answer: Answer) -> Steps[None]:
    unit = answer[1]
    about = {"unit": war.roster.ids[unit]}
    places = members(entries(war, state, unit)["place"])
    seat, case = leader(war, state, unit), (war, state, places, unit, RELOCATION)
    h = yield from choose(seat, "arrive-at", places, rule=RELOCATION, about=about, tries=ARRIVE_AT_TRIES, case=case)
    state.movers.remove(unit)
    move_to(war, state, unit, h)
    settle(war, state, unit, "place")
    state.events.append(Arrived(unit=war.roster.ids[unit], hex=war.board.map.numbers[h], rule=RELOCATION))


def note_restored(war: War, state: State) -> None:
    """B.3.1: before 14.2 clears the note of who was restored, keep it for this player-turn."""
    own = sum(1 << u for u in war.roster.of_side[state.phasing])
    state.change(Relocation, units=state.of[Replacements].restored & own)


# B.5: withdrawals.


# B.7: victory.


def verdict(war: War, state: State, when: str) -> Outcome | None:
    """B.7, B.7.3: points after the Bolshevik player-turn of 27.VI; Lwów taken ends the game at once."""
    if holds(war, state, SU, *places_of(war, ENDS_AT_ONCE)):
        return victory(SU, "win", "lwow-taken", "B.7.3")
    return by_points(war, state, "B.7") if when == "end" else None


AREA = Area(UA)


OWN = Chapter(
    name="kiev",
    forbidden_hexes=(
        ForbiddenHexes(PLAY_AREA_B, "play-area", AREA.closed, most=AREA.outside),
        east_columns(EAST_COLUMNS_B),
    ),
    must_go_to=(MustGoTo(PLAY_AREA_B, "duty-play-area", AREA.duty, most=AREA.outside),),
    modifiers=((ENCIRCLED_ATTACK_B, encircled_attacker),),
    actions=(Action("relocate", offer_relocation, relocate, refusal=refusal_relocation, tries=try_relocation),),
    verdicts=(verdict,),
)


def rules(card: ScenarioCard, setting: Setting) -> Setting:
    return structs.replace(
        setting, scenario_rules=(OWN,), withdrawals=card.withdrawals, edge_entry=True, raised=("ukrainian",)
    )
