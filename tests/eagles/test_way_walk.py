"""7.1: over random positions of all scenarios: a march that asks nothing enters no hex with a consequence, if a way
within its points avoids it."""

import pytest

from sztab.games.rok1920 import in_force
from sztab.games.rok1920.eagles.cheka import ChekaMarkers
from sztab.games.rok1920.eagles.hex_control import held_rails
from sztab.games.rok1920.eagles.withdrawal import PolishTheatre
from sztab.games.rok1920.events import Moved
from sztab.games.rok1920.forces.front_reserves import FrontReserves
from sztab.games.rok1920.forces.status import NOT_CALLED, VolunteerArmy
from sztab.games.rok1920.forces.whites import Whites
from sztab.games.rok1920.moving.destinations import destinations
from sztab.games.rok1920.moving.reach import Range, passed, stops_of
from sztab.games.rok1920.moving.steps import costs_for
from sztab.games.rok1920.moving.way_choice import closed_on_the_way
from sztab.games.rok1920.state import ELIMINATED, State
from sztab.games.rok1920.units.counters import ENEMY, FRONTS, PL, THEATRES, TRAIN, Unit
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set, members
from sztab.kernel.dice import RandomDice
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice
from tests.conformance import suite
from tests.eagles.kit import game

GAME = "nest-of-eagles"
ANSWERS = 900
POLAND = THEATRES.index("pl")


def matters(war: War, state: State, unit: Unit) -> list[int]:
    """The hexes that the rulebook names, one set for each thing that comes of entering them."""
    board, side, regions = war.board, war.roster.side[unit], war.board.map.regions
    found = []
    if war.roster.counters[unit].nation == "su":
        opens = war.has("withdrawal") and not state.of[PolishTheatre].entered
        calls = war.has(in_force.VOLUNTEERS) and state.of[VolunteerArmy].status == NOT_CALLED
        found += [board.theatres[POLAND]] if opens or calls else []
        white = war.roster.number["pl-per"]
        waits = war.has(in_force.WHITES) and state.at[white] == -1 and state.entered[white] < 0 and not state.due[white]
        found += [regions["west-of-wisla"]] if waits and not state.of[Whites].vistula_crossed else []
    if side == PL:
        if war.has(in_force.FRONT_RESERVES) and not state.of[FrontReserves].expansion[FRONTS.index("west")]:
            found.append(regions["north-of-dzwina"] | 1 << board.map.places["Smoleńsk"])
        found += [1 << h for h in members(state.of[ChekaMarkers].at)]
    if war.roster.counters[unit].arm != TRAIN:
        free = ~state.occupied[ENEMY[side]]  # A26
        found += [1 << h for h in members(board.localities & ~state.held[side] & free)]
        if any(state.at[train] >= 0 or state.at[train] == ELIMINATED for train in war.roster.where(arm=TRAIN)):
            found += [1 << h for h in members(held_rails(state, ENEMY[side]) & free)]
    return found


def avoidable(war: War, state: State, span: Range, goal: int) -> int:
    """The hexes of all that a way within the points to a goal avoids."""
    unit, hexes = span.unit, 0
    barred = closed_on_the_way(war, state, unit) & ~passed(war, state, unit)
    costs, stops = costs_for(war, state, unit, span.began, lined=span.lined), stops_of(war, state, unit)
    for thing in matters(war, state, unit):
        if thing & span.reach.hexes and not thing & (1 << goal | 1 << span.start):
            reach = costs.reach(span.start, span.points, barred=barred | thing, stops=stops)
            hexes |= thing if reach.cost(goal) is not None else 0
    return hexes


@pytest.mark.rule(GAME, "2.7", "7.1")
@pytest.mark.parametrize("scenario", list(game().scenarios()))
def test_no_march_brings_about_unasked_what_it_need_not(scenario: str) -> None:
    play, dice, marches, asked = Play.begin(game(), scenario), RandomDice(int(scenario)), 0, 0
    for _ in range(ANSWERS):
        question = play.question
        if question is None:
            break
        if not isinstance(question, Choice) or question.prompt != "move-to":
            suite.step(play, dice)
            continue
        war, state = game().war(play.state), play.state
        unit = war.roster.number[question.about["unit"]]
        goal = question.options[dice.below(len(question.options))]
        span, _ = destinations(war, state, unit)
        loud = avoidable(war, state, span, goal) if goal != span.start and not span.first >> goal & 1 else 0
        told = len(play.journal)
        play.answer(goal)
        marches += 1
        if play.question is not None and play.question.prompt == "move-by":
            asked += 1
            continue
        for _, event in play.journal[told:]:
            if isinstance(event, Moved) and event.unit == war.roster.ids[unit]:
                on_it = bit_set(map(war.board.map.numbers.index, event.path))
                assert not on_it & loud, (event.unit, event.path, [war.board.map.numbers[h] for h in members(loud)])
    assert marches > 30
    assert asked
