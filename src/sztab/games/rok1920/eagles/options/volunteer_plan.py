"""23.4.1: in which of its three player-turns the parts of the Volunteer Army form."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement, product

from sztab.games.rok1920.chapter_state import ChapterState, mark
from sztab.games.rok1920.command import player
from sztab.games.rok1920.eagles.events import ArrivalMarkerTurned
from sztab.games.rok1920.eagles.rules import ARRIVAL_MARKERS, VOLUNTEER_PLAN
from sztab.games.rok1920.forces.status import CALLED, VolunteerArmy
from sztab.games.rok1920.state import State
from sztab.games.rok1920.table.markers import MarkerView
from sztab.games.rok1920.turn.sequence import advance
from sztab.games.rok1920.units.counters import PL, SIDE_NAMES
from sztab.games.rok1920.war import War
from sztab.kernel.dice import Dice
from sztab.kernel.requests import Answer, Draw, Seat, Steps, choose

TURNS, SETS = 3, 3
BRIGADES, REST = "A", "B"
"""Marker A: two infantry brigades; marker B: two regiments, a cavalry brigade and a support unit."""
EMPTY = "-"


class VolunteerPlan(ChapterState, frozen=True):
    """23.4.1"""

    number: int = mark("volunteer-plan")
    """23.4.1/b: the number of the plan, and 1; never shown to the enemy."""
    began: int = mark("volunteer-plan-stage")
    """The stage of the first player-turn of forming."""
    turned: int = mark("volunteer-plan-turned")
    """23.4: so many player-turns of forming have their markers open."""


@cache
def plans() -> tuple[Answer, ...]:
    """23.4.1/a, 23.4.1/b: the markers of each of the three player-turns. One goes back as far as another comes forward,
    so the sum of their turns stays; the first plan is the one that the rules lay."""
    counted = list(combinations_with_replacement(range(TURNS), SETS))
    usual = 2 * sum(range(TURNS))
    found = [
        tuple(BRIGADES * a.count(turn) + REST * b.count(turn) or EMPTY for turn in range(TURNS))
        for a, b in product(counted, counted)
        if sum(a) + sum(b) == usual
    ]
    found.sort(key=lambda plan: plan != (BRIGADES + REST,) * TURNS)
    return tuple(found)


def markers_of(state: State, turn: int) -> str:
    """The markers of a player-turn of forming, from 1; one of each kind where there is no plan."""
    plan = state.of[VolunteerPlan].number
    return str(plans()[plan - 1][turn - 1]) if plan else BRIGADES + REST


def lay(war: War, state: State) -> Steps[None]:
    """23.4.1/a: as soon as the forming begins, the player says where the markers lie; the choice ends the activity."""
    if state.phasing == PL and state.of[VolunteerArmy].status == CALLED and not state.of[VolunteerPlan].number:
        plan = yield from choose(player(war, state, PL), "volunteer-plan", plans(), rule=VOLUNTEER_PLAN, secret=True)
        state.change(VolunteerPlan, number=plans().index(plan) + 1)
        state.change(VolunteerPlan, began=state.stage)
        return
    advance(state)


def turn_now(state: State) -> int:
    """Which player-turn of forming the stage brings, from 1."""
    return state.stage - state.of[VolunteerPlan].began + 1


def turn_over(war: War, state: State) -> None:
    """23.4: the markers of the stage lie open from now on."""
    if state.of[VolunteerPlan].number and 1 <= turn_now(state) <= TURNS:
        state.change(VolunteerPlan, turned=turn_now(state))
        for face in markers_of(state, turn_now(state)).replace(EMPTY, ""):
            stage = war.edition.stages[state.stage - 1]
            told = ArrivalMarkerTurned(side=SIDE_NAMES[PL], stage=stage, marker=face.lower(), rule=ARRIVAL_MARKERS)
            state.events.append(told)


def is_open(state: State, turn: int) -> bool:
    return turn <= state.of[VolunteerPlan].turned


def shown(war: War, state: State, seat: Seat | None) -> Iterator[MarkerView]:
    for turn in range(1, TURNS + 1) if state.of[VolunteerPlan].number else ():
        stage = state.of[VolunteerPlan].began + turn - 1
        for face in markers_of(state, turn).replace(EMPTY, "") if not is_open(state, turn) else ():
            known = face.lower() if war.command.side_of(seat) == PL else ""
            yield MarkerView(SIDE_NAMES[PL], "arrival", war.edition.stages[stage - 1], known)


def redeal(war: War, state: State, chance: Dice) -> None:
    """Another plan with as many markers on each stage, and the open ones as they are."""
    number = state.of[VolunteerPlan].number
    if not number:
        return
    now = plans()[number - 1]
    alike = [
        n + 1
        for n, plan in enumerate(plans())
        if all(
            mine == other if is_open(state, turn) else len(mine.replace(EMPTY, "")) == len(other.replace(EMPTY, ""))
            for turn, (mine, other) in enumerate(zip(now, plan), 1)
        )
    ]
    state.change(VolunteerPlan, number=int(chance.settle(Draw(tuple(alike), 1, VOLUNTEER_PLAN))[0]))
