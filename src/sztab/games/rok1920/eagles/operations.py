"""17.1: the character of operations, and the replacements that follow from it."""

from sztab.games.rok1920 import in_force
from sztab.games.rok1920.chapter_rules import (
    CALL_UP,
    POLISH_REPLACEMENTS,
    RED_EXTRA,
    RED_REPLACEMENTS,
    SCENARIO_REPLACEMENTS,
    SCENARIO_REPLACEMENTS_H,
)
from sztab.games.rok1920.chapters import Chapter
from sztab.games.rok1920.command import player
from sztab.games.rok1920.eagles.front_reserves import may_call_up, waiting
from sztab.games.rok1920.forces.front_reserves import RESERVE_TRIES
from sztab.games.rok1920.politics import operations as common
from sztab.games.rok1920.politics.operations import PAUSE, character, give, red_character
from sztab.games.rok1920.state import State
from sztab.games.rok1920.turn.sequence import advance
from sztab.games.rok1920.units.counters import FRONTS, PL, SIDE_NAMES, SU, THEATRES
from sztab.games.rok1920.war import War
from sztab.kernel.requests import Answer, Steps, choose

PL_THEATRE = THEATRES.index("pl")
RESERVE_DIVISION = "replacements"


def polish_character(state: State, theatre: int) -> int:
    """17.1.1/e, 17.1.1/g: by theatre; the Polish one is in pause until its marker is on the track."""
    if theatre == PL_THEATRE and not state.markers >> PL_THEATRE & 1:
        return PAUSE
    return common.polish_character(state, theatre)


def receive(war: War, state: State) -> Steps[None]:
    """17, 17.1.2, 17.1.3: the phasing player's replacements of this player-turn."""
    if state.phasing == PL:
        characters = [polish_character(state, theatre) for theatre in range(len(THEATRES))]
        give(war, state, "pl", war.edition.polish_number(characters), POLISH_REPLACEMENTS)
    else:
        yield from _receive_red(war, state)
    advance(state)


def _receive_red(war: War, state: State) -> Steps[None]:
    """17.1.2/a, 17.1.2/b, 17.1.2/c, 17.1.2, 20.2.1/d, 20.2.1/e, 22.1/c: by front; a pause may bring a reserve division
    instead, one in a player-turn."""
    called = False
    for front in FRONTS:
        now = red_character(state, front)
        if now == PAUSE and not called and (units := waiting(war, state, front)) and may_call_up(state):
            options: list[Answer] = [RESERVE_DIVISION, *units]
            seat, about, case = player(war, state, SU), {"front": front}, (war, state, options, front, CALL_UP)
            answer = yield from choose(
                seat, "call-up", options, rule=CALL_UP, about=about, tries=RESERVE_TRIES, case=case
            )
            if answer != RESERVE_DIVISION:
                state.due[answer], called = state.stage + 1, True
                continue
        give(war, state, front, common.RED_NUMBERS[now], RED_REPLACEMENTS)
    front = yield from choose(player(war, state, SU), "extra-replacement", FRONTS, rule=RED_EXTRA)
    give(war, state, front, 1, RED_EXTRA)


def receive_listed(war: War, state: State) -> None:
    """S2.5: so many replacements in each player-turn, from the first stage on."""
    index, listed = state.stage - war.setting.first_stage, war.setting.schedule[SIDE_NAMES[state.phasing]]
    red_pool = "southwest" if war.has(in_force.FRONTS) else SIDE_NAMES[SU]
    if index < len(listed):
        give(war, state, "pl" if state.phasing == PL else red_pool, listed[index], SCENARIO_REPLACEMENTS)


SCHEDULE = Chapter(name="schedule")
"""S2.5"""


def receive_capped(war: War, state: State) -> None:
    """S8.4: each player has two for a pause, one for limited operations, none for an offensive."""
    attacks = max(common.attacks_of(state, state.phasing))
    pool = "pl" if state.phasing == PL else "west"
    give(war, state, pool, common.RED_NUMBERS[character(attacks)], SCENARIO_REPLACEMENTS_H)


CAPPED = Chapter(name="capped")
COUNTING = Chapter(
    name=in_force.OPERATIONS,
    before_attack=(common.count_attack,),
)
"""17.1.1"""
INCOME = Chapter(name="income")
"""17.1.2, 17.1.3"""
