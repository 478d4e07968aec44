"""What an officer of Rok 1920 makes of the end: who still marches, and what counts only when it is over."""

from functools import cache

import pytest

from sztab import games
from sztab.games.rok1920.bot import breaches
from sztab.games.rok1920.bot.doctrine import MARSHAL, OFFICER, Doctrine
from sztab.games.rok1920.bot.ending import Ending
from sztab.games.rok1920.bot.officer import Officer
from sztab.games.rok1920.first.game import make as make_game
from sztab.games.rok1920.first.scenarios.counting import railway
from sztab.games.rok1920.game import Rok1920
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import PL, SU, Side
from sztab.games.rok1920.units.positions import lift, move_to
from sztab.hexmap.bits import members
from sztab.kernel.box import Box
from sztab.kernel.play import Play

LAST, AWAY = 7, -1
"""The last stage of scenario A, in which the Bolshevik is the first player."""


@cache
def game() -> Rok1920:
    return make_game(Box(games.entry("rok-1920").box_folder))


def position(stage: int, phasing: Side, weights: Doctrine = OFFICER) -> tuple[State, Officer]:
    state = Play.begin(game(), "A").state.copy()
    state.stage, state.phasing = stage, phasing
    return state, game().officer(game().war(state), weights)


@pytest.mark.parametrize(
    ("stage", "phasing", "left", "marches", "marches_again"),
    [
        (LAST, PL, 1, (True, False), (False, False)),
        (LAST, SU, 2, (True, True), (True, False)),
        (LAST - 1, PL, 3, (True, True), (True, True)),
        (LAST - 1, SU, 4, (True, True), (True, True)),
    ],
)
def test_who_still_marches(
    stage: int, phasing: Side, left: int, marches: tuple[bool, bool], marches_again: tuple[bool, bool]
) -> None:
    state, judge = position(stage, phasing)
    ending = judge.ending
    assert ending.turns_left(state) == left
    assert (ending.marches(state, PL), ending.marches(state, SU)) == marches
    assert (ending.marches_again(state, PL), ending.marches_again(state, SU)) == marches_again


@pytest.mark.parametrize(("stage", "phasing", "share"), [(LAST, PL, 1.0), (LAST, SU, 0.5), (LAST - 2, PL, 0.0)])
def test_a_free_railway_counts_when_the_end_is_near(stage: int, phasing: Side, share: float) -> None:
    """A.5.1/b: five points for the Pole; one Bolshevik on the line takes them."""
    state, _ = position(stage, phasing)
    war = game().war(state)
    line = railway(war, "Kalenkowicze")
    reds = [unit for unit in war.roster.of_side[SU] if state.at[unit] >= 0]
    for unit in reds[1:]:
        lift(war, state, unit, AWAY)
    ending = Ending(war)
    far = max(range(war.board.size), key=lambda h: (war.board.open >> h & 1, war.board.column[h]))
    move_to(war, state, reds[0], far)
    free = ending.points(state)
    on_it = next(h for side in members(line) for h in war.board.map.side_hexes[side] if h not in state.stacks)
    move_to(war, state, reds[0], on_it)
    assert free - ending.points(state) == pytest.approx(5 * share)


def test_in_the_last_turn_nobody_fears_for_places_or_comes_nearer_to_them() -> None:
    state, judge = position(LAST - 1, PL)
    assert judge.guards.danger(state, PL) > 0
    assert max(judge.field(state, PL)) > 0
    before = judge.value(state, "pl")
    state.stage = LAST
    assert max(judge.field(state, PL)) == 0
    assert judge.value(state, "pl") != before
    gap, danger = judge._gap(state, PL), judge._danger(state, PL)
    assert (gap, danger) == (0.0, 0.0)
    assert judge._danger(state, SU) == judge.guards.danger(state, SU)


@pytest.mark.parametrize(
    ("weights", "stage", "phasing", "step", "shares"),
    [
        (OFFICER, LAST, SU, "movement", breaches.LAST),
        (OFFICER, LAST - 1, SU, "movement", breaches.NEXT),
        (OFFICER, LAST - 1, SU, "attacks", breaches.DECAY),
        (OFFICER, LAST - 1, PL, "attacks", breaches.NEXT),
        (OFFICER, LAST - 1, PL, "third-window", breaches.DECAY),
        (MARSHAL, LAST, SU, "movement", breaches.LAST),
        (MARSHAL, LAST - 1, SU, "movement", breaches.TAKEN),
        (MARSHAL, LAST - 1, SU, "attacks", breaches.DECAY),
    ],
)
def test_an_open_place_counts_by_who_marches_next(
    weights: Doctrine, stage: int, phasing: Side, step: str, shares: tuple[float, ...]
) -> None:
    """A Pole three hexes from Orsza, whom nobody stops: it is two points for him."""
    state, judge = position(stage, phasing, weights)
    war = game().war(state)
    state.step = [one.name for one in war.steps].index(step)
    for unit in range(len(state.at)):
        if state.at[unit] >= 0:
            lift(war, state, unit, AWAY)
    orsza, mover = war.board.place("Orsza"), war.roster.number["pl-14dp"]
    way = [h for h in members(war.board.open) if war.board.distance(orsza, h) == 3]
    move_to(war, state, mover, way[0])
    found = []
    for red in (1 << orsza, 0):
        state.held = [war.board.localities & ~red, red]
        found.append(judge.at_large(state))
    trust = 1.0 if shares is breaches.LAST else weights.breach
    assert found[0] - found[1] == pytest.approx(trust * shares[2] * judge.prizes[PL][orsza])
