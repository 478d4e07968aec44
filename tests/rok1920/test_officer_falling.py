"""Cadres that the rules take from the board without a fight (13.3): an officer sees them fall."""

import pytest
from tests.rok1920.kit import Table, draw

from sztab.games.rok1920.bot.doctrine import OFFICER
from sztab.games.rok1920.bot.falling import Falling
from sztab.games.rok1920.bot.officer import Officer
from sztab.games.rok1920.bot.phase_plan import make_plan
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import CADRE, PL, SU
from sztab.games.rok1920.units.positions import move_to


def position(units: str) -> tuple[Table, Officer, State]:
    table = draw(units, phase="movement", chapters=13)
    return table, Officer(table.war, table.game.goals(table.war), OFFICER), table.state.copy()


def price(units: str, marches: dict[str, str], phasing: int = PL) -> float:
    """What falls of the Poles once units have marched."""
    table, judge, state = position(units)
    state.phasing = phasing
    falling = Falling(judge, state, PL)
    for unit, h in marches.items():
        move_to(table.war, state, table.unit(unit), table.hex(h))
    return falling.price(state)


APART = "pl: 16DP--@0505 8DP@0503 / su: 58DS@0507"
TOUCHED = "pl: 16DP--@0506 8DP@0503 / su: 58DS@0507"


def test_a_cadre_alone_beside_an_enemy_is_as_good_as_lost() -> None:
    table, judge, _ = position(APART)
    worth = judge.unit_values[table.unit("16DP")][CADRE]
    assert worth > 0
    assert price(APART, {}) == 0
    assert price(APART, {"16DP": "0506"}) == pytest.approx(worth)
    assert price(TOUCHED, {}) == pytest.approx(worth), "who stands so falls when the turn ends"
    assert price(TOUCHED, {"8DP": "0506"}) == 0, "a division on its hex holds it"
    assert price(APART, {"16DP": "0506"}, SU) == 0, "it can march away in its own turn"


@pytest.mark.parametrize(
    "units",
    [
        "pl: 16DP--@0707 8DP@0404 1BK@0503 / su: 58DS-@0607 4DS-@0603",
        "pl: 16DP--@0606 8DP@0704 1BK@0407 / su: 58DS-@0506 4DS-@0503",
        "pl: 16DP--@0305 8DP@0706 1BK@0405 / su: 58DS-@0406 4DS-@0704",
    ],
)
def test_a_plan_leaves_no_cadre_where_it_falls(units: str) -> None:
    """In each an officer who does not see it leaves or leads the cadre beside an enemy."""
    table, judge, state = position(units)
    plan = make_plan(judge, state, PL, [table.unit(name) for name in ("16DP", "8DP", "1BK")])
    for unit, h in plan.goals.items():
        move_to(table.war, state, unit, h)
    assert Falling(judge, state, PL).price(state) == 0
