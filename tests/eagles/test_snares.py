"""Rings that the enemy could close, by the rules of Nest of Eagles; and riders before the border in its scenario 3."""

from msgspec import structs

from sztab.games.rok1920.bot.doctrine import MARSHAL, OFFICER, Doctrine
from sztab.games.rok1920.bot.officer import Officer
from sztab.games.rok1920.units.counters import PL, SU
from tests.eagles.kit import draw, scenario
from tests.rok1920.special_kit import Scene


def judging(scene: Scene, doctrine: Doctrine) -> Officer:
    return Officer(scene.war, scene.game.goals(scene.war), doctrine)


def test_who_stands_alone_among_reserves_has_more_to_fear() -> None:
    """4.1: two opposite each other close all six sides; a friend beside him keeps the way to his hex open."""
    for units, is_alone in (
        ("pl: 16DP@0505 / su: 58DS@0508 4DS@0802 2DS@0606", True),
        ("pl: 16DP@0505 8DP@0504 / su: 58DS@0508 4DS@0802 2DS@0606", False),
    ):
        scene = draw(units, chapters=12, phase="movement")
        state = scene.state.copy()
        state.phasing, state.step = PL, judging(scene, MARSHAL).prospects.movement
        blind = structs.replace(MARSHAL, snare=0.0, close=0.0)
        more = judging(scene, MARSHAL).blow(state, SU) - judging(scene, blind).blow(state, SU)
        assert (more > 0.3) == is_alone


def test_only_scenario_3_has_a_border_to_be_feared_for() -> None:
    assert judging(scenario("3"), OFFICER).border is not None
    assert judging(scenario("1"), OFFICER).border is None
    wards = judging(scenario("3"), MARSHAL).guards.heavy[SU]
    plain = judging(scenario("3"), structs.replace(MARSHAL, border=0.0)).guards.heavy[SU]
    assert len(wards) > len(plain), "the places on the border are guarded too"
