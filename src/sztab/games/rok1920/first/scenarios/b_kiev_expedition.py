"""B: The Kiev Expedition: the scenario's own rules."""

from msgspec import structs

from sztab.games.rok1920 import marks
from sztab.games.rok1920.chapters import Action, Bar, Chapter, Duty, poles
from sztab.games.rok1920.command import leader, player
from sztab.games.rok1920.first.scenarios.a_smolensk_gate import Area, encircled_attacker, last_columns
from sztab.games.rok1920.logistics.arrivals import entries, settle
from sztab.games.rok1920.logistics.divisional_brigades import parts_of
from sztab.games.rok1920.politics.morale import level
from sztab.games.rok1920.politics.operations import give
from sztab.games.rok1920.posing.notation import find_unit
from sztab.games.rok1920.scenarios.cards import ScenarioCard
from sztab.games.rok1920.scenarios.scoring import decide, holds, kept, lost_units, saved_replacements, superiority
from sztab.games.rok1920.scenarios.setting import Setting
from sztab.games.rok1920.special_events import Arrived, Removed
from sztab.games.rok1920.special_rules import (
    EAST_COLUMNS_B,
    ENCIRCLED_ATTACK_B,
    PLAY_AREA_B,
    RELOCATION,
    SCENARIO_REPLACEMENTS,
    WITHDRAWAL,
    WITHDRAWAL_OTHERS,
)
from sztab.games.rok1920.state import REMOVED, State
from sztab.games.rok1920.turn.sequence import advance
from sztab.games.rok1920.units.counters import DIVISION, ENEMY, FULL, PL, SEATS, SIDE_NAMES, SU, THEATRES, Side, Unit
from sztab.games.rok1920.units.positions import lift, move_to
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import members
from sztab.kernel.events import Outcome, Refusal
from sztab.kernel.requests import Answer, Choice, Steps, choose

UA = THEATRES.index("ua")
RED_NUMBER = 2
POLISH_STAGES = ("26.IV",)
POLISH_FROM = "30.V"


def receive(war: War, state: State) -> None:
    """B.6: two a player-turn for the Bolshevik; for the Pole one on 26.IV and one a stage from 30.V on."""
    if state.phasing == SU:
        give(war, state, SIDE_NAMES[SU], RED_NUMBER, SCENARIO_REPLACEMENTS)
        return
    stages = war.edition.stages
    stage = stages[state.stage - 1]
    if stage in POLISH_STAGES or state.stage >= stages.index(POLISH_FROM) + 1:
        give(war, state, SIDE_NAMES[PL], 1, SCENARIO_REPLACEMENTS)


# B.3.1: restored units.


def offer_relocation(war: War, state: State, side: Side) -> list[Answer]:
    """B.3.1: in the next movement phase restored units may be moved as arrivals are."""
    if side != state.phasing or not marks.get(state, marks.FIRST_PHASE):
        return []
    fresh = [u for u in state.movers if marks.has(state, RELOCATABLE, u)]
    return [("relocate", u) for u in fresh if entries(war, state, u).get("place")]


def refusal_relocation(war: War, state: State, side: Side, answer: Answer) -> Refusal | None:
    """B.3.1: why a unit is not moved as arrivals are."""
    unit = answer[1]
    if not marks.has(state, RELOCATABLE, unit):
        return Refusal(RELOCATION, "not-restored-lately")
    if side != state.phasing or not marks.get(state, marks.FIRST_PHASE):
        return Refusal(RELOCATION, "first-phase-only")
    if unit not in state.movers:
        return Refusal(RELOCATION, "no-move-left")
    return None if entries(war, state, unit).get("place") else Refusal(RELOCATION, "no-entry")


def try_relocation(war: War, state: State, side: Side) -> list[Answer]:
    return [("relocate", unit) for unit in war.roster.of_side[side] if state.at[unit] >= 0]


def refusal_substitute(war: War, state: State, unit: Unit, instead_of: Unit) -> Refusal | None:
    """B.5.1: why a unit does not leave in place of another."""
    counter = war.roster.counters[unit]
    if unit in (instead_of, *parts_of(war, instead_of)):
        return Refusal(WITHDRAWAL_OTHERS, "stays-itself")
    if state.at[unit] < 0:
        return Refusal(WITHDRAWAL_OTHERS, "not-on-board")
    if counter.nation != "pl" or not counter.movement:
        return Refusal(WITHDRAWAL_OTHERS, "no-polish-troops")
    return Refusal(WITHDRAWAL_OTHERS, "is-encircled") if unit not in substitutes(war, state) else None


def _why_not_withdraw(war: War, state: State, question: Choice, answer: Answer) -> Refusal | None:
    if answer in question.options:
        return None
    return refusal_substitute(war, state, answer, find_unit(war, question.about["unit"]))


def relocate(war: War, state: State, side: Side, answer: Answer) -> Steps[None]:
    unit = answer[1]
    about = {"unit": war.roster.ids[unit]}
    places = members(entries(war, state, unit)["place"])
    h = yield from choose(leader(war, state, unit), "arrive-at", places, rule=RELOCATION, about=about)
    state.movers.remove(unit)
    move_to(war, state, unit, h)
    settle(war, state, unit, "place")
    state.events.append(Arrived(unit=war.roster.ids[unit], hex=war.board.map.numbers[h], rule=RELOCATION))


RELOCATABLE = "relocatable"
"""B.3.1: units restored in their owner's last replacement phase (a set)."""


def note_restored(war: War, state: State) -> None:
    """B.3.1: before 14.2 clears the note of who was restored, keep it for this player-turn."""
    own = sum(1 << u for u in war.roster.of_side[state.phasing])
    marks.put(state, RELOCATABLE, marks.get(state, marks.RESTORED) & own)


# B.5: withdrawals.


def withdrawals(war: War, state: State) -> Steps[None]:
    """B.5, B.5.1: Polish units that leave for the north at the start of a Polish player-turn."""
    if state.phasing == PL:
        for withdrawal in war.setting.withdrawals:
            if withdrawal.stage == state.stage:
                for unit in withdrawal.units:
                    yield from _withdraw(war, state, unit)
    advance(state)


def _withdraw(war: War, state: State, unit: Unit) -> Steps[None]:
    """B.5, amb-150: the unit goes (a divided division as its two brigades), or others of its full strength for it,
    while it stays."""
    whole = (unit,) if state.at[unit] >= 0 else parts_of(war, unit)
    if whole and all(is_ready(war, state, u) for u in whole):
        for u in whole:
            withdraw(war, state, u)
        return
    needed = war.roster.strength[unit][FULL]
    while needed > 0 and (others := [u for u in substitutes(war, state) if u not in (unit, *parts_of(war, unit))]):
        about = {"unit": war.roster.ids[unit], "needed": needed}
        chosen = yield from choose(player(war, state, PL), "withdraw", others, rule=WITHDRAWAL_OTHERS, about=about)
        needed -= war.strength(state, chosen)
        withdraw(war, state, chosen)


def is_ready(war: War, state: State, unit: Unit) -> bool:
    """B.5.1: on the board, in full strength, not encircled."""
    h = state.at[unit]
    return h >= 0 and state.level[unit] == FULL and not war.edition.is_encircled(war, state, h)


def substitutes(war: War, state: State) -> list[Unit]:
    """B.5.1, amb-150: other Polish (not Ukrainian) units that are not encircled."""
    found = []
    for unit in war.roster.of_side[PL]:
        counter = war.roster.counters[unit]
        is_polish = counter.nation == "pl" and counter.movement > 0
        if state.at[unit] >= 0 and is_polish and not war.edition.is_encircled(war, state, state.at[unit]):
            found.append(unit)
    return found


def withdraw(war: War, state: State, unit: Unit) -> None:
    lift(war, state, unit, REMOVED)
    state.events.append(Removed(unit=war.roster.ids[unit], rule=WITHDRAWAL))


# B.7: victory.


def morale_points(war: War, state: State, side: Side) -> list[tuple[str, int]]:
    """B.7: 5 points for level 1, 10 for level 2 (amb-107)."""
    mine = level(war, state, UA, side)
    return [("B.7/b", 5 * (mine == 1)), ("B.7/c", 10 * (mine == 2))]


def common_points(war: War, state: State, side: Side) -> list[tuple[str, int]]:
    return [
        ("B.7/a", superiority(war, state, side)),
        *morale_points(war, state, side),
        ("B.7/d", len(lost_units(war, state, ENEMY[side], DIVISION))),
        ("B.7/e", saved_replacements(state, side)),
    ]


def verdict(war: War, state: State, when: str) -> Outcome | None:
    """B.7, B.7.3: points after the Bolshevik player-turn of 27.VI; Lwów taken ends the game at once
    (B.7/a-e, B.7.1/a-b, B.7.2)."""
    if holds(war, state, SU, "Lwów"):
        return Outcome(SEATS[SU], "win", "lwow-taken", "B.7.3")
    if when != "end":
        return None
    holds_west = holds(war, state, PL, "Równe", "Tarnopol") == 2
    polish = [
        *common_points(war, state, PL),
        ("B.7.1/a", 10 * holds(war, state, PL, "Kijów")),
        ("B.7.1/b", 5 * (holds_west and holds(war, state, PL, "Żytomierz"))),
    ]
    red = [*common_points(war, state, SU), ("B.7.2", 5 * (holds(war, state, SU, "Równe", "Tarnopol") > 0))]
    return decide({PL: kept(polish), SU: kept(red)}, "B.7")


AREA = Area(UA)


OWN = Chapter(
    name="kiev",
    bars=(
        Bar(PLAY_AREA_B, "play-area", AREA.closed),
        Bar(EAST_COLUMNS_B, "east-columns", last_columns, forced=True, concerns=poles),
    ),
    duties=(Duty(PLAY_AREA_B, "duty-play-area", AREA.duty),),
    modifiers=((ENCIRCLED_ATTACK_B, encircled_attacker),),
    actions=(Action("relocate", offer_relocation, relocate, refusal=refusal_relocation, tries=try_relocation),),
    verdicts=(verdict,),
    reasons={"withdraw": _why_not_withdraw},
    tries={"withdraw": lambda war, state, question: war.roster.of_side[PL]},
)


def rules(card: ScenarioCard, setting: Setting) -> Setting:
    return structs.replace(setting, own=(OWN,), withdrawals=card.withdrawals, edge_entry=True, raised=("ukrainian",))
