"""The fast lists of what may be done agree with the refusals, in battles played at random."""

from collections.abc import Iterator
from functools import cache
from itertools import islice

import pytest

from sztab.games.raclawice.fire import aiming
from sztab.games.raclawice.fire.reasons import reasons_against_shot
from sztab.games.raclawice.game import Raclawice, make
from sztab.games.raclawice.moving.movement import actions_of, judged_actions
from sztab.games.raclawice.state import MOVEMENT, ORDINARY, State
from sztab.games.raclawice.units.counters import ARTILLERY
from sztab.hexmap.bits import members
from sztab.kernel.box import Box
from sztab.kernel.dice import RandomDice
from sztab.kernel.play import Play
from sztab.kernel.refusing import first
from sztab.kernel.requests import Choice
from tests.raclawice.field import DATA


@cache
def game() -> Raclawice:
    return make(Box(DATA))


def wander(scenario: str, seed: int) -> Iterator[State]:
    """A battle played at random: its state after every answer."""
    play = Play.begin(game(), scenario, {}, memory=False)
    dice = RandomDice(seed)
    while (question := play.question) is not None:
        yield play.state
        if isinstance(question, Choice):
            play.answer_index(dice.below(len(question.options)))
        else:
            play.answer(dice.settle(question))


@pytest.mark.parametrize("scenario", ["battle", "battery"])
def test_the_actions_of_moving_groups(scenario: str) -> None:
    ed = game().ed
    compared = 0
    for state in islice(wander(scenario, 1), 1500):
        for group in state.moving:
            lead = group.units[0]
            if ed.arm[lead] == ARTILLERY and state.formation[lead] == ORDINARY:
                continue
            assert actions_of(ed, state, group) == judged_actions(ed, state, group)
            compared += 1
    assert compared > 100


@pytest.mark.rule("raclawice-1794", "10.2", "10.3", "10.5", "10.6", "10.8")
def test_the_targets_of_units() -> None:
    ed = game().ed
    compared = 0
    for state in islice(wander("battle", 2), 100, 1500, 50):
        if state.phase != MOVEMENT:
            continue
        for unit in (*ed.troops[0], *ed.troops[1], *ed.guns[0], *ed.guns[1]):
            if state.hexes[unit] < 0:
                continue
            side = ed.side[unit]
            near = ed.board.within[10][state.hexes[unit]]
            hexes = members((state.occupied[1 - side] | state.batteries[1 - side]) & near)
            on_top = ed.arm[unit] == ARTILLERY or state.stacks[side][state.hexes[unit]][0] == unit
            allowed = [hex for hex in hexes if first(reasons_against_shot(ed, state, unit, hex)) is None]
            assert allowed == (aiming.targets(ed, state, unit) if on_top else []), ed.counters[unit].id
            compared += len(hexes)
    assert compared > 500
