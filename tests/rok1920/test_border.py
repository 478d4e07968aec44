"""Riders before the border of Poland in scenario C, where whoever enters the Polish theatre wins at once."""

from functools import cache

import pytest
from msgspec import structs

from sztab import games
from sztab.games.rok1920.bot.doctrine import MARSHAL, Doctrine
from sztab.games.rok1920.bot.officer import Officer
from sztab.games.rok1920.bot.phase_plan import make_plan
from sztab.games.rok1920.bot.reasons import parts
from sztab.games.rok1920.first.game import make as make_game
from sztab.games.rok1920.game import Rok1920
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import PL, SU
from sztab.games.rok1920.units.positions import lift, move_to, put
from sztab.kernel.box import Box
from sztab.kernel.play import Play

HEEDLESS = structs.replace(MARSHAL, border=0.0)


@cache
def game() -> Rok1920:
    return make_game(Box(games.entry("rok-1920").box_folder))


def position(units: dict[str, str]) -> State:
    """C with these units alone, while the Pole marches, nobody has reserves left."""
    state = Play.begin(game(), "C").state.copy()
    war = game().war(state)
    for unit, h in enumerate(state.at):
        if h >= 0:
            lift(war, state, unit)
    for name, number in units.items():
        put(war, state, war.roster.number[name], war.board.map.at(number))
    state.phasing = state.mover = PL
    state.step, state.stage = judging(state, MARSHAL).prospects.movement, war.setting.last_stage - 2
    state.reserve_used, state.began = [True, True], state.occupied[PL]
    return state


def judging(state: State, doctrine: Doctrine) -> Officer:
    return game().officer(game().war(state), doctrine)


RIDER = {"pl-1dpleg": "1522", "pl-2dpleg": "1815", "su-10dk": "1813"}
BESIDE_POLES = (
    {"pl-1dpleg": "1424", "pl-2dpleg": "1422", "su-10dk": "1623", "su-15dk": "1406"},
    {**RIDER, "su-15dk": "1608"},
    {"pl-1dpleg": "1622", "pl-2dpleg": "1328", "su-10dk": "1722", "su-15dk": "1306"},
)


@pytest.mark.parametrize("units", BESIDE_POLES)
def test_a_plan_bars_the_way_of_a_rider(units: dict[str, str]) -> None:
    """In each, who counts the border as other gaps lets the rider come in with his next march."""
    after = []
    for doctrine in (HEEDLESS, MARSHAL):
        state = position(units)
        war = game().war(state)
        poles = [war.roster.number[name] for name in units if name.startswith("pl")]
        for unit, h in make_plan(judging(state, doctrine), state, PL, poles).goals.items():
            move_to(war, state, unit, h)
        after.append(judging(state, MARSHAL).at_border(state))
    assert after[0] > 30
    assert after[1] < 15


def test_the_danger_grows_with_every_rider_and_with_his_nearness() -> None:
    one, two = position(RIDER), position({**RIDER, "su-15dk": "1812"})
    far, later = position({**RIDER, "su-10dk": "2613"}), position(RIDER)
    later.phasing, later.step = SU, judging(later, MARSHAL).prospects.movement + 1
    danger = [judging(state, MARSHAL).at_border(state) for state in (one, two, far, later)]
    assert danger[1] > danger[0] > danger[3] > 0, "the more the worse, and less where the Pole marches before"
    assert danger[2] == 0


def test_reasons_name_the_border_among_what_is_to_be_feared() -> None:
    state = position(RIDER)
    judge = judging(state, MARSHAL)
    told = parts(judge, state, "pl")
    assert sum(part.worth for part in told) == pytest.approx(judge.value(state, "pl"))
    assert any(part.name == "danger" and part.worth < -30 for part in told)


def test_elsewhere_nobody_looks_at_the_border() -> None:
    state = Play.begin(game(), "A").state
    assert judging(state, MARSHAL).border is None
    assert judging(state, MARSHAL).at_border(state) == 0
