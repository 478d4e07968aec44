"""C: Spring 1920: the limits of A again, and victory by points or by sudden death."""

from collections.abc import Mapping
from typing import Any

import pytest
from tests.rok1920.special_kit import Scene, real

from sztab.games.rok1920.first.scenarios import c_spring
from sztab.games.rok1920.moving.destinations import refusal_frozen
from sztab.games.rok1920.moving.reach import march_range
from sztab.games.rok1920.units.counters import PL
from sztab.hexmap.bits import members

GAME = "rok-1920"
QUIET = "pl-13dp@Lwów_N su-58ds@Smoleńsk"
LATERAL = ["Mińsk", "Osipowicze", "Bobrujsk", "Żłobin", "Kalenkowicze", "Mozyrz", "Owrucz", "Korosteń"]


def number(table: Scene, place: str) -> str:
    return table.war.board.map.numbers[table.hex(place)]


def bare(units: str = QUIET, **more: Any) -> Scene:
    return real("C", clear=True, units=units, marks={"strip-entered": 1}, **more)


def score(table: Scene) -> Mapping[str, int]:
    return table.outcome_of().score


@pytest.mark.rule(GAME, "C")
def test_eight_stages_on_the_whole_board_and_rules_1_to_32() -> None:
    table = real("C")
    setting, stages = table.war.setting, table.war.edition.stages
    assert (stages[setting.first_stage - 1], stages[setting.last_stage - 1]) == ("26.IV", "13.VI")
    assert setting.last_stage - setting.first_stage + 1 == 8
    assert setting.first == PL
    numbers = table.war.edition.chapter_numbers
    chapters = {numbers.get(chapter.name, 0) for chapter in table.war.chapters}
    assert {25, 26, 27, 29, 30, 32} <= chapters
    assert max(chapters) <= 32
    assert all(table.war.board.theatres), "all three theatres"
    assert "play-area" not in {bar.key for bar in table.war.forbidden_hexes}
    first = bare(stage="13.VI", phasing="pl", phase="turn-end")
    assert first.play.outcome is None
    last = bare(stage="13.VI", phasing="su", phase="turn-end")
    assert last.play.outcome is not None
    assert last.play.outcome.rule == "C.2"


@pytest.mark.rule(GAME, "C.1")
def test_the_limits_of_a_hold() -> None:
    table = bare("pl-1bk@Dzisna pl-2dlb@Wilno su-18ds@Newel", phasing="pl", phase="movement")
    bank = table.war.board.map.regions["north-of-dzwina"]
    assert not bank & march_range(table.war, table.state, table.unit("pl-1bk")).hexes, "A.2.1: the Dźwina"
    assert refusal_frozen(table.war, table.state, table.unit("pl-2dlb")) is not None, "A.2.3: the garrison of Wilno"
    east = bare("pl-1bk@3609 su-18ds@Newel", phasing="pl", phase="movement")
    assert not any(h.startswith(("37", "38")) for h in east.reach("pl-1bk")), "A.2.1: the last columns"
    line = bare("pl-1bk@1708 su-18ds@Newel", phasing="pl", phase="movement")
    assert line.why_not("pl-1bk", "1707") == ["A.2.2"], "A.2.2: the demarcation line"
    red = bare("pl-8dp@Dzisna su-15dk@Połock su-18ds@Lepel", phasing="su", phase="movement")
    assert not march_range(red.war, red.state, red.unit("su-15dk")).hexes & ~bank, "A.2.4: the north bank"
    campaign = real("campaign", clear=True, units="pl-1bk@Dzisna pl-2dlb@Wilno su-18ds@Newel", phasing="pl",
                    phase="movement")  # fmt: skip
    assert bank & march_range(campaign.war, campaign.state, campaign.unit("pl-1bk")).hexes, "in C only"


@pytest.mark.rule(GAME, "C.2", "C.2/a")
def test_superior_strength_is_a_point_each() -> None:
    table = bare("pl-13dp@Lwów_N pl-1dk@Lwów_N su-58ds-@Homel")
    strength = table.war.roster.strength
    more = strength[table.unit("pl-13dp")][0] + strength[table.unit("pl-1dk")][0] - strength[table.unit("su-58ds")][1]
    found = table.outcome_of()
    assert found.score["pl C.2/a"] == more
    assert "su C.2/a" not in found.score
    assert (found.winner, found.rule) == ("pl", "C.2")
    red = bare("pl-13dp-@Lwów_N su-58ds@Homel su-44ds@Homel").outcome_of()
    assert red.winner == "su"
    assert red.score["su C.2/a"] > 0
    assert bare("pl-1dk@Lwów_N su-58ds@Homel").outcome_of().winner is None


@pytest.mark.rule(GAME, "C.2/b")
def test_a_lost_division_is_a_point() -> None:
    found = score(bare(fallen=("pl-12dp", "pl-3bk", "ua-6d", "su-44ds", "su-45ds", "su-kot")))
    assert (found["su C.2/b"], found["pl C.2/b"]) == (1, 2)


@pytest.mark.rule(GAME, "C.2/c")
def test_each_level_of_moral_advantage_is_five_points() -> None:
    found = score(bare(morale={"ua": -16, "lb": -8}))
    assert found["pl C.2/c"] == 15
    assert "su C.2/c" not in found
    found = score(bare(morale={"ua": -8, "lb": 24}))
    assert (found["pl C.2/c"], found["su C.2/c"]) == (5, 10)
    assert not any("C.2/c" in key for key in score(bare(morale={"ua": -7, "lb": 7})))


@pytest.mark.rule(GAME, "C.2/d")
def test_saved_replacements_are_a_point_each() -> None:
    found = score(bare(pools={"pl": 2, "ua": 1, "west": 3, "southwest": 2}))
    assert (found["pl C.2/d"], found["su C.2/d"]) == (3, 5)


@pytest.mark.rule(GAME, "C.2.1/a")
def test_kijow_is_five_points() -> None:
    assert score(bare(held={"pl": ["Kijów"]}))["pl C.2.1/a"] == 5
    assert "pl C.2.1/a" not in score(bare(held={"su": ["Kijów"]}))


@pytest.mark.rule(GAME, "C.2.1/b")
def test_the_lateral_railway_is_five_points() -> None:
    assert score(bare(held={"pl": LATERAL}))["pl C.2.1/b"] == 5
    for lost in ("Żłobin", "Korosteń"):
        held = {"pl": [name for name in LATERAL if name != lost], "su": [lost]}
        assert "pl C.2.1/b" not in score(bare(held=held)), lost
    beside = bare("pl-13dp@Lwów_N su-58ds@Żłobin_NE", held={"pl": LATERAL})
    assert "pl C.2.1/b" not in score(beside), "an enemy beside the line stops the trains (27.1)"


@pytest.mark.rule(GAME, "C.2.2/a", "C.2.2/b")
def test_red_towns() -> None:
    both = {"pl": ["Równe", "Wilno"]}
    assert not any("C.2.2" in key for key in score(bare(held=both)))
    assert score(bare(held={"su": ["Równe"], "pl": ["Wilno"]}))["su C.2.2/a"] == 5
    found = score(bare(held={"pl": ["Równe"], "su": ["Wilno"]}))
    assert found["su C.2.2/b"] == 10
    assert "su C.2.2/a" not in found


@pytest.mark.rule(GAME, "C.2.3")
def test_lwow_or_a_unit_in_the_polish_theatre_ends_the_game() -> None:
    lwow = bare("pl-13dp@Równe su-17dk@Lwów_NE", phasing="su", phase="movement")
    lwow.march("su-17dk", number(lwow, "Lwów"))
    assert lwow.play.outcome is not None
    assert (lwow.play.outcome.winner, lwow.play.outcome.rule, lwow.play.outcome.reason) == ("su", "C.2.3", "lwow-taken")
    theatre = lwow.war.board.theatre
    assert (theatre[lwow.hex("1614")], theatre[lwow.hex("1515")]) == (2, 0)
    entry = bare("pl-13dp@Równe su-15dk@1614", phasing="su", phase="movement")
    assert entry.play.outcome is None
    entry.march("su-15dk", "1515")
    assert entry.play.outcome is not None
    assert (entry.play.outcome.winner, entry.play.outcome.reason) == ("su", "poland-entered")
    ours = bare("pl-1bk@1614 su-15dk@Homel", phasing="pl", phase="movement")
    ours.march("pl-1bk", "1515")
    assert ours.play.outcome is None, "Poles may be there"


@pytest.mark.rule("rok-1920", "C.2.3")
def test_passing_through_the_polish_theatre_ends_the_game() -> None:
    """C.2.3: any unit that enters it, wherever it stops."""
    table = real("C", clear=True, units="pl-16dp@Warszawa su-15dk@Kowel", phase="movement", phasing="su")
    board = table.war.board
    poland = board.theatres[0]
    unit = table.unit("15DK")
    path = next([a, b] for a in members(board.around(poland) & poland) for b in members(board.masks[a] & ~poland))
    c_spring.entered(table.war, table.state, unit, path)
    assert table.state.outcome is not None
    assert (table.state.outcome.reason, table.state.outcome.rule) == ("poland-entered", "C.2.3")
    for way, ends in ((path, True), (path[1:], False)):  # in retreat as well
        table = real("C", clear=True, units="pl-16dp@Warszawa su-15dk@Kowel", phase="movement", phasing="su")
        for hook in table.war.after_retreat:
            hook(table.war, table.state, unit, table.state.at[unit], way)
        assert (table.state.outcome is not None) is ends
