"""Rings that the enemy could close round whoever marches far and alone: better bots see them beforehand."""

import pytest
from msgspec import structs
from tests.rok1920.kit import Table, draw

from sztab.games.rok1920.bot.doctrine import MARSHAL, Doctrine
from sztab.games.rok1920.bot.officer import Officer
from sztab.games.rok1920.bot.phase_plan import make_plan
from sztab.games.rok1920.bot.snares import closing, snare
from sztab.games.rok1920.bot.troops import Troops
from sztab.games.rok1920.moving.reach import march_range
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import PL, SU
from sztab.games.rok1920.units.positions import move_to

BLIND = structs.replace(MARSHAL, snare=0.0, close=0.0)
ALL = 0b111111


def judging(table: Table, doctrine: Doctrine) -> Officer:
    return Officer(table.war, table.game.goals(table.war), doctrine)


def marchers(table: Table, *names: str) -> list[Troops]:
    found = []
    for name in names:
        unit, state = table.unit(name), table.state
        reach = march_range(table.war, state, unit, began=state.occupied[SU]).hexes
        found.append(Troops(state.at[unit], table.war.strength(state, unit), False, reach, unit))
    return found


def test_two_opposite_each_other_close_all_six_sides() -> None:
    assert closing(ALL)[:3] == ((0, 3), (1, 4), (2, 5))
    assert (0, 2, 4) in closing(ALL)
    assert all(len(directions) <= 3 for directions in closing(ALL))
    assert closing(0b000111)[0] == (1,), "one in the middle closes three"


def test_a_ring_is_closed_by_those_who_could_march_up() -> None:
    table = draw("pl: 16DP@0505 / su: 58DS@0508 4DS@0802 2DS@0909", phase="movement", chapters=12)
    alone = table.hex("0505")
    then = snare(table.war, table.state, SU, alone, marchers(table, "58DS", "4DS"))
    assert then is not None
    assert table.war.edition.is_encircled(table.war, then, alone)
    assert then.at[table.unit("16DP")] == alone, "he who is ringed stays where he is"
    assert table.at("58DS") == "0508", "the position itself stays as it is"
    assert snare(table.war, table.state, SU, alone, marchers(table, "58DS")) is None, "one is too few"


def test_nobody_is_ringed_who_has_company() -> None:
    table = draw("pl: 16DP@0505 8DP@0504 / su: 58DS@0508 4DS@0802", phase="movement", chapters=12)
    assert snare(table.war, table.state, SU, table.hex("0505"), marchers(table, "58DS", "4DS")) is None


def test_an_attack_promises_more_where_a_ring_can_be_closed_before() -> None:
    table = draw("pl: 16DP@0505 / su: 58DS@0508 4DS@0802 2DS@0606", phase="movement", chapters=12)
    blows = [judging(table, doctrine).blow(table.state, SU) for doctrine in (BLIND, MARSHAL)]
    assert blows[1] > blows[0] + 0.5


def test_a_repeat_attack_counts_where_the_march_before_it_closes_a_ring() -> None:
    """Whoever has spent his reserves can ring by his march all the same, and attack once more."""
    table = draw("pl: 16DP@0505 / su: 58DS@0508 4DS@0802 2DS@0606", phase="movement", chapters=12)
    state = table.state.copy()
    state.reserve_used[SU] = True
    without, seeing = (judging(table, one).blow(state, SU) for one in (structs.replace(MARSHAL, close=0.0), MARSHAL))
    assert without == 0
    assert seeing > 0.3
    known = dict[tuple[object, ...], float]()
    ringed = judging(table, MARSHAL).strikes.ringed
    assert ringed.by_march(state, SU, known) == ringed.by_march(state, SU, known) == ringed.by_march(state, SU)


LONE = (
    ("pl: 16DP@0308 8DP@0306 / su: 58DS@0905 4DS@0602 2DS@0904 5DS@0603", "0702"),
    ("pl: 16DP@0204 8DP@0405 / su: 58DS@0607 4DS@0807 2DS@0801 5DS@0906", "0805"),
    ("pl: 16DP@0303 8DP@0308 / su: 58DS@0605 4DS@0803 2DS@0903 5DS@0608", "0608"),
)


@pytest.mark.parametrize(("units", "town"), LONE)
def test_a_plan_sends_nobody_where_he_is_ringed_next(units: str, town: str) -> None:
    """In each, who does not see rings sends a division by itself among the enemy's reserves."""
    table = draw(units, phase="movement", chapters=12, regions={"town": town, "digit-9": town})
    blind, seeing = _planned(table, BLIND, town), _planned(table, MARSHAL, town)
    assert _ringed(table, blind) > 0.5
    assert _ringed(table, seeing) < 0.1


def _planned(table: Table, doctrine: Doctrine, town: str) -> State:
    state = table.state.copy()
    state.held = [0, 1 << table.hex(town)]
    plan = make_plan(judging(table, doctrine), state, PL, [table.unit("16DP"), table.unit("8DP")])
    for unit, h in plan.goals.items():
        move_to(table.war, state, unit, h)
    return state


def _ringed(table: Table, state: State) -> float:
    """What the enemy's next attacks promise by rings alone."""
    seeing = judging(table, MARSHAL)
    return seeing.blow(state, SU) - judging(table, BLIND).blow(state, SU)
