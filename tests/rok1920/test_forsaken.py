"""Heavy places that the enemy could walk into: whoever marches leaves somebody there."""

import pytest
from msgspec import structs
from tests.rok1920.kit import Table, draw

from sztab.games.rok1920.bot.doctrine import MARSHAL, Doctrine
from sztab.games.rok1920.bot.forsaken import OPEN, forsaken
from sztab.games.rok1920.bot.officer import Officer
from sztab.games.rok1920.bot.phase_plan import make_plan
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import PL, SU
from sztab.games.rok1920.units.positions import move_to

CARELESS = structs.replace(MARSHAL, keep=0.0)
GREAT, SMALL = "0501", ("0702", "0605")


def position(units: str) -> tuple[Table, State]:
    """The Pole holds a great town, the Bolshevik two small ones."""
    towns = " ".join((GREAT, *SMALL))
    regions = {"town": towns, "digit-9": GREAT, "digit-3": " ".join(SMALL)}
    table = draw(units, phase="movement", chapters=12, regions=regions)
    state = table.state.copy()
    state.held = [1 << table.hex(GREAT), sum(1 << table.hex(town) for town in SMALL)]
    return table, state


def judging(table: Table, doctrine: Doctrine) -> Officer:
    return Officer(table.war, table.game.goals(table.war), doctrine)


def test_nobody_leaves_a_great_town_to_whoever_stands_before_it() -> None:
    """Who does not count it sends both to the small towns."""
    table, state = position("pl: 16DP@0501 8DP@0308 / su: 58DS@0704 4DS@0703 2DS@0602")
    found = []
    for doctrine in (CARELESS, MARSHAL):
        then, judge = state.copy(), judging(table, doctrine)
        plan = make_plan(judge, then, PL, [table.unit("16DP"), table.unit("8DP")])
        for unit, h in plan.goals.items():
            move_to(table.war, then, unit, h)
        found.append(forsaken(judging(table, MARSHAL), then, PL))
    assert found[0] > 1
    assert found[1] < 0.2


def test_what_is_feared_for_a_place_hangs_on_who_marches_first() -> None:
    table, state = position("pl: 16DP@0308 / su: 58DS@0602")
    judge = judging(table, MARSHAL)
    before = forsaken(judge, state, PL)
    worth = judge.prizes[SU][table.hex(GREAT)]
    assert before == pytest.approx(MARSHAL.keep * OPEN[1] * worth), "two steps away"
    state.step = judge.prospects.attacks
    assert 0 < forsaken(judge, state, PL) < before, "the Pole still marches himself"
    assert forsaken(judge, state, SU) == 0, "small towns are left to take care of themselves"
    assert forsaken(judging(table, CARELESS), state, PL) == 0
