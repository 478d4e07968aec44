"""23.2: forced march, an optional rule."""

from typing import Any

import pytest

from tests.eagles.kit import ALL, draw, game
from tests.rok1920.special_kit import Scene

GAME = "nest-of-eagles"

ON: Any = {"options": {"forced-march": "yes"}, "chapters": 13, "theatre": "ua", "phase": "movement"}


def fleeing(field: int, unit: str = "16DP", **what: Any) -> Scene:
    return draw(f"pl: {unit}@0805 / su: 58DS@0909", morale={"ua": field}, **{**ON, **what})


def pressed(unit: str, goal: str, face: int, field: int = 8, side: str = "pl", **what: Any) -> Scene:
    table = draw(f"pl: {unit}@0805 / su: 58DS@0909", morale={"ua": field}, phasing=side, **{**ON, **what})
    way = "flight" if field > 0 else "pursuit"
    table.play.answer(("press-on", table.unit(unit), way))
    table.give(goal)
    assert table.prompt == "press-on"
    return table.roll(face)


@pytest.mark.rule(GAME, "23.2.1")
@pytest.mark.parametrize(("field", "may"), [(7, False), (8, True), (16, True)])
def test_where_the_enemy_has_a_level_units_may_flee_further(field: int, may: bool) -> None:
    for unit in ("16DP", "1DJ"):
        table = fleeing(field, unit)
        answer = ("press-on", table.unit(unit), "flight")
        options = getattr(table.play.question, "options", ())
        assert (answer in options) is may
        if may:
            table.play.answer(answer)
            limit = 3 if unit == "16DP" else 4
            columns = {8 - int(h[:2]) for h in table.options()}
            assert columns == {limit + 1, limit + 2}, "one or two points more, all of it to the west"
    off = draw("pl: 16DP@0805 / su: 58DS@0909", morale={"ua": 16}, **{**ON, "options": {}})
    assert not [o for o in getattr(off.play.question, "options", ()) if isinstance(o, tuple)]


@pytest.mark.rule(GAME, "23.2.1/a")
@pytest.mark.parametrize(("face", "level", "field"), [(1, "weak", 8), (2, "full", 9), (3, "full", 9), (4, "full", 8)])
def test_what_one_point_costs(face: int, level: str, field: int) -> None:
    table = pressed("16DP", "0405", face)
    assert (table.at("16DP"), table.level("16DP"), table.state.morale[1]) == ("0405", level, field)


@pytest.mark.rule(GAME, "23.2.1/b")
@pytest.mark.parametrize(("face", "level", "field"), [(2, "weak", 8), (3, "full", 9), (5, "full", 9), (6, "full", 8)])
def test_what_two_points_cost(face: int, level: str, field: int) -> None:
    table = pressed("16DP", "0306", face)
    assert (table.level("16DP"), table.state.morale[1]) == (level, field)


@pytest.mark.rule(GAME, "23.2.1/c")
def test_at_the_end_of_the_track_morale_costs_a_step() -> None:
    table = pressed("16DP", "0405", 3, field=24)
    assert (table.level("16DP"), table.state.morale[1]) == ("weak", 24)


@pytest.mark.rule(GAME, "23.2.2", "23.2.2/a")
@pytest.mark.parametrize(("face", "level", "field"), [(1, "weak", -8), (2, "full", -7), (4, "full", -8)])
def test_where_one_has_a_level_units_may_chase_by_one_point(face: int, level: str, field: int) -> None:
    table = draw("pl: 16DP@0205 / su: 58DS@0909", morale={"ua": -8}, **ON)
    table.play.answer(("press-on", table.unit("16DP"), "pursuit"))
    assert {int(h[:2]) - 2 for h in table.options()} == {4}, "to the east, where the enemy would retreat"
    table.give(sorted(table.options())[0]).roll(face)
    assert (table.level("16DP"), table.state.morale[1]) == (level, field)


@pytest.mark.rule(GAME, "23.2.1", "23.2.2")
def test_it_is_an_option_of_every_scenario_and_of_reserve_movement() -> None:
    for scenario in game().scenarios().values():
        assert "forced-march" in {option.id for option in scenario.options}
    table = draw("pl: 16DP@0805 / su: 58DS@0909", morale={"ua": 8}, **{**ON, "phase": "first-window"}).give("take")
    assert ("press-on", table.unit("16DP"), "flight") in getattr(table.play.question, "options", ())


@pytest.mark.rule(GAME, "23.2.1/a", "3.3/g")
@pytest.mark.parametrize(("face", "field"), [(1, 8), (2, 9), (4, 8)])
def test_a_cadre_that_falls_at_the_end_of_its_march_has_nothing_left_to_lose(face: int, field: int) -> None:
    """It is eliminated beside an enemy before the die is thrown; what the die says of morale still counts."""
    units = "pl: 16DP--@0805 / su: 58DS@0204"
    table = draw(units, morale={"ua": 8}, phasing="pl", **{**ON, "chapters": ALL})
    table.play.answer(("press-on", table.unit("16DP"), "flight"))
    table.give("0305").roll(face)
    assert table.at("16DP") == "eliminated"
    assert table.state.morale[1] == field + 2, "and 2 for the division (13.3/d)"
