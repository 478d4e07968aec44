"""13, 15.3: what shifts morale; hunger."""

from typing import Any

import pytest

from sztab.games.rok1920.chapter_events import Starved
from sztab.games.rok1920.events import MoraleShifted
from sztab.games.rok1920.politics.morale import shift
from sztab.games.rok1920.units.counters import LEVELS
from sztab.games.rok1920.units.losses import eliminate
from tests.eagles import boxed
from tests.eagles.kit import ALL, THEATRES, draw, real, scenario
from tests.rok1920.special_kit import Scene

GAME = "nest-of-eagles"

PL_, UA, LB = 0, 1, 2
HERE: Any = {"regions": THEATRES, "chapters": ALL, "phase": "movement"}


def pass_turn(table: Scene) -> Scene:
    side = table.state.phasing
    for _ in range(200):
        if table.state.phasing != side or table.play.outcome is not None:
            return table
        question = table.play.question
        if hasattr(question, "options"):
            table._pass_on()
        else:
            table.play.answer((6,) * getattr(question, "count", 1))
    raise AssertionError("the player-turn does not end")


@pytest.mark.rule(GAME, "13", "13.1/a")
def test_markers_begin_where_the_card_says() -> None:
    for id in boxed.SCENARIOS:
        table, card = scenario(str(id)), boxed.card(id)
        theatres = {"pl": "pl", "ua": "ua", "lb": "lb", "one": "lb"}
        written = {theatres[k]: v for k, v in card.get("morale", dict).items() if k in theatres}
        found = {t.theatre: t.field for t in table.game.view(table.state, None).morale}
        assert found == {name: field for name, field in written.items() if name in found}, id
        assert set(found) == set(written), id


@pytest.mark.rule(GAME, "13.3/f")
def test_a_town_with_a_digit_shifts_by_so_much_lwow_everywhere() -> None:
    what: Any = {**HERE, "regions": {**THEATRES, "town": "0406 0407", "digit-3": "0406", "digit-2": "0407"}}
    table = draw("pl: 16DP@0505 / su: 58DS@0909", held={"su": ["0406", "0407"]}, morale={"ua": 0, "lb": 4}, **what)
    table.march("16DP", "0406")
    assert table.state.morale == [0, -3, 4]
    everywhere = draw(
        "pl: 16DP@0508 / su: 58DS@0909",
        held={"su": ["0406", "0407"]},
        morale={"ua": 0, "lb": 4},
        places={"Lwów": "0407"},
        **what,
    )
    everywhere.march("16DP", "0407")
    assert everywhere.state.morale == [0, -2, 2]


def shifts(table: Scene, rule: str) -> list[Any]:
    return [e for e in table.events(MoraleShifted) if table.game.number(e.rule) == rule]


@pytest.mark.rule(GAME, "13.3.1", "13.3/i")
@pytest.mark.parametrize(("field", "after"), [(-15, -15), (-16, -14), (-20, -18)])
def test_zeal_cools_at_level_two(field: int, after: int) -> None:
    table = draw("pl: 16DP@0505 / su: 58DS@0909", morale={"ua": field}, **{**HERE, "phase": "zeal"})
    assert table.state.morale[UA] == after


@pytest.mark.rule(GAME, "13.3.1")
def test_an_attack_or_a_town_keeps_it_warm() -> None:
    what: Any = {**HERE, "regions": {**THEATRES, "town": "0407", "digit-2": "0407"}, "chapters": 13}
    table = draw("pl: 16DP@0505 / su: 58DS@0605", morale={"ua": -20, "lb": -20}, **{**what, "phase": "attacks"})
    table.give("0605", "16DP", "go", (5, 6))
    pass_turn(table)
    assert table.state.morale == [0, -19, -18], "only where he fought"
    town = draw("pl: 16DP@0508 / su: 58DS@0909", morale={"ua": -18}, held={"su": ["0407"]}, **what)
    town.march("16DP", "0407")
    pass_turn(town)
    assert town.state.morale[UA] == -20


@pytest.mark.rule(GAME, "13.3.1/a")
def test_the_poles_never_cool_in_poland() -> None:
    what: Any = {**HERE, "phase": "zeal", "coupled": ["lb"]}
    table = draw("pl: 16DP@0101 12DP@0505 / su: 27DS@0309 58DS@0909", morale={"pl": -20, "lb": -20, "ua": -20}, **what)
    assert table.state.morale == [-20, -18, -20]


@pytest.mark.rule(GAME, "13.3.2", "13.3.2/a", "13.3.2/b", "13.3/j")
@pytest.mark.parametrize(("lb", "ua", "after"), [(-20, 0, -1), (0, -20, -19), (-20, -20, -20), (20, 0, 1)])
def test_whoever_comes_from_another_theatre_brings_its_morale(lb: int, ua: int, after: int) -> None:
    table = draw("pl: 16DP@0504 13DP@0901 / su: 58DS@0909", morale={"lb": lb, "ua": ua}, **HERE).march("16DP", "0505")
    assert (table.state.morale[UA], table.state.morale[LB]) == (after, lb)


@pytest.mark.rule(GAME, "13.3.2/c")
def test_the_polish_theatre_gives_and_takes_none() -> None:
    what: Any = {**HERE, "morale": {"pl": 0, "lb": 0, "ua": -20}, "coupled": ["lb"]}
    table = draw("pl: 16DP@0306 13DP@0901 / su: 27DS@0101", **what).march("16DP", "0406")
    assert table.state.morale == [0, -20, 0]


@pytest.mark.rule(GAME, "13.3.3", "13.3/k")
def test_kiev_in_polish_hands_rouses_the_bolsheviks() -> None:
    what: Any = {**HERE, "phasing": "su", "phase": "kiev-morale", "morale": {"ua": -17, "lb": -8}}
    table = draw("pl: 16DP@0505 12DP@0503 / su: 58DS@0909", marks={"kiev-effect": 1}, **what)
    pass_turn(table)
    assert (table.state.morale[UA], table.state.morale[LB]) == (-15, -7)
    calm = draw("pl: 16DP@0505 12DP@0503 / su: 58DS@0909", **what)
    pass_turn(calm)
    assert (calm.state.morale[UA], calm.state.morale[LB]) == (-17, -8)


@pytest.mark.rule(GAME, "13.3.3")
def test_from_the_capture_of_kiev_until_the_volunteers_form() -> None:
    kiev: Any = {**HERE, "regions": {**THEATRES, "city": "0606"}, "places": {"Kijów": "0606", "Warszawa": "0105"}}
    table = draw("pl: 16DP@0505 / su: 58DS@0909", held={"su": ["0606"]}, morale={"ua": 0}, **kiev).march("16DP", "0606")
    assert table.marks["kiev-effect"] == 1
    late = draw(
        "pl: 16DP@0505 / su: 58DS@0101",
        marks={"kiev-effect": 1},
        volunteers="called",
        morale={"ua": 0, "pl": 0},
        **{**kiev, "phase": "turn-start"},
    )
    late.skip_to("reserve-phase")
    assert "kiev-effect" not in late.marks


def hungry(units: str, **what: Any) -> Scene:
    return draw(units, **{**HERE, "phase": "lone-unsupplied", "morale": {"ua": 0, "lb": 0}, **what})


@pytest.mark.rule(GAME, "13.3/h", "15.3/h")
@pytest.mark.parametrize(("fed", "after"), [(["12DP"], 0), ([], 10)])
def test_more_than_half_without_supply_costs_ten(fed: list[str], after: int) -> None:
    names = [n for n in ("16DP", "12DP") if n not in fed]
    table = hungry("pl: 16DP@0605 12DP@0607 13DP@0103 / su: 58DS@0909", supplied=[*fed, "13DP"], unsupplied=names)
    assert table.state.morale[UA] == after
    assert table.state.morale[LB] == 0


@pytest.mark.rule(GAME, "15.3/g")
@pytest.mark.parametrize(
    ("unit", "lost"), [("Art", True), ("16DP--", True), ("16DP-", False), ("pl-pp1", True)]
)  # fmt: skip
def test_support_units_and_cadres_alone_and_unsupplied_fall(unit: str, lost: bool) -> None:
    name = unit.rstrip("-")
    table = hungry(f"pl: {unit}@0605 13DP@0607 14DP@0707 / su: 58DS@0109", unsupplied=[name], supplied=["13DP", "14DP"])
    assert (table.at(name) in ("removed", "eliminated")) is lost
    both = hungry(f"pl: {unit}@0605 13DP@0605 14DP@0707 / su: 58DS@0109", unsupplied=[name], supplied=["13DP", "14DP"])
    assert both.at(name) == "0605", "not with another unit"


@pytest.mark.parametrize(
    ("unit", "field", "bonus"),
    [
        pytest.param("16DP", 0, 0, marks=pytest.mark.rule(GAME, "15.3/b"), id="infantry"),
        pytest.param("16DP", -8, 1, marks=pytest.mark.rule(GAME, "15.3/c"), id="level 1"),
        pytest.param("16DP", 8, -1, marks=pytest.mark.rule(GAME, "15.3/c"), id="enemy level 1"),
        pytest.param("16DP", 16, -2, marks=pytest.mark.rule(GAME, "15.3/c"), id="enemy level 2"),
        pytest.param("1DPLeg", 0, 1, marks=pytest.mark.rule(GAME, "15.3/d"), id="elite"),
        pytest.param("1BJ", 0, 1, marks=pytest.mark.rule(GAME, "15.3/e"), id="cavalry"),
    ],
)
def test_hunger(unit: str, field: int, bonus: int) -> None:
    def starve(face: int) -> Scene:
        table = hungry(f"pl: {unit}@0605 / su: 58DS@0109", phase="starvation", unsupplied=[unit], morale={"ua": field})
        assert table.prompt == "starvation"
        return table.roll(face)

    limit = 2 - bonus
    if limit >= 1:
        lost = starve(limit)
        assert lost.state.level[lost.unit(unit)] == LEVELS.index("weak")
    kept = starve(limit + 1)
    assert kept.state.level[kept.unit(unit)] == LEVELS.index("full")
    assert kept.events(Starved)[0].bonus == bonus


@pytest.mark.rule(GAME, "15.3/f")
@pytest.mark.parametrize(("unit", "field"), [("16DP", -16), ("1BJ", -8), ("1DPLeg", -8)])
def test_a_bonus_of_two_needs_no_roll(unit: str, field: int) -> None:
    table = hungry(f"pl: {unit}@0605 / su: 58DS@0109", phase="starvation", unsupplied=[unit], morale={"ua": field})
    assert table.prompt != "starvation"
    assert not table.events(Starved)


@pytest.mark.rule(GAME, "13.4")
def test_without_bolsheviks_in_poland_its_marker_is_off() -> None:
    for id in ("3", "9"):
        assert {t.theatre for t in scenario(id).game.view(scenario(id).state, None).morale} == {"ua", "lb"}


@pytest.mark.rule(GAME, "13.4/a")
@pytest.mark.parametrize(("unit", "start", "theatre"), [("27DS", "0403", "lb"), ("58DS", "0407", "ua")])
def test_the_first_who_enters_links_his_fronts_marker(unit: str, start: str, theatre: str) -> None:
    fields = {"ua": -5, "lb": 7}
    table = draw(f"pl: 16DP@0901 12DP@0909 / su: {unit}@{start}", phasing="su", morale=fields, **HERE)
    table.march(unit, f"03{start[2:]}")
    assert table.state.morale[PL_] == fields[theatre]
    number = {"ua": UA, "lb": LB}[theatre]
    for moved in (PL_, number):
        before = list(table.state.morale)
        shift(table.war, table.state, moved, 1, 2, "morale-attack")
        after = table.state.morale
        assert (after[PL_], after[number]) == (before[PL_] + 2, before[number] + 2)
        assert after[3 - number] == before[3 - number]


@pytest.mark.rule(GAME, "13.4/b", "13.4/d")
def test_when_the_last_one_leaves_the_marker_comes_off() -> None:
    table = draw("pl: 16DP@0901 12DP@0909 / su: 27DS@0403 58DS@0807", phasing="su", morale={"ua": -5, "lb": 7}, **HERE)
    table.march("27DS", "0303")
    assert table.state.markers == 0b111
    back = draw(
        "pl: 16DP@0901 12DP@0909 / su: 27DS@0303 58DS@0807",
        phasing="su",
        morale={"pl": 7, "ua": -5, "lb": 7},
        coupled=["lb"],
        marks={"fronts-in-poland": 1},
        **HERE,
    )
    back.march("27DS", "0403")
    assert back.state.markers == 0b110
    assert (back.state.morale[UA], back.state.morale[LB]) == (-5, 7)


@pytest.mark.rule(GAME, "13.4/b", "13.4/c")
def test_when_one_front_leaves_the_marker_goes_to_the_other() -> None:
    table = draw(
        "pl: 16DP@0901 12DP@0909 / su: 27DS@0303 58DS@0307", phasing="su", morale={"pl": 7, "ua": -5, "lb": 7},
        coupled=["lb"], marks={"fronts-in-poland": 3}, **HERE,
    )  # fmt: skip
    table.march("27DS", "0403")
    assert table.state.markers == 0b111
    assert table.state.morale == [-5, -5, 7]
    assert table.marks["coupled"] == 1 << UA


def unified() -> Scene:
    what: Any = {
        **HERE,
        "regions": {**THEATRES, "town": "0807", "city": "0803", "digit-2": "0807", "digit-3": "0803"},
        "chapters": 14,
    }
    table = draw(
        "pl: 16DP@0303 12DP@0404 / su: 27DS@0309 58DS@0806 21DS@0802", morale={"pl": 7, "ua": -5, "lb": 7},
        coupled=["lb"], marks={"fronts-in-poland": 1, "been-in-poland": 1}, held={"pl": ["0807", "0803"]}, **what,
    )  # fmt: skip
    return table.march("12DP", "0304")


@pytest.mark.rule(GAME, "13.5")
def test_without_poles_in_the_east_all_markers_are_one() -> None:
    table = unified()
    assert table.marks["morale-unified"] == 1
    assert table.state.morale == [7, 7, 7]
    shift(table.war, table.state, UA, 1, 2, "morale-attack")
    assert table.state.morale == [9, 9, 9]


@pytest.mark.rule(GAME, "13.5/a")
def test_then_small_towns_in_the_east_give_bolsheviks_nothing() -> None:
    table = unified().give("done")
    pass_turn(table)
    table.skip_to("move", "su").march("58DS", "0807")
    assert table.state.morale == [7, 7, 7]
    table.march("21DS", "0803")
    assert table.state.morale == [10, 10, 10], "but a large town does"


@pytest.mark.rule(GAME, "13.5/b")
def test_a_marker_comes_back_when_its_front_has_left_poland() -> None:
    table = unified()
    state, war = table.state, table.war
    unit = table.unit("27DS")
    assert table.marks["coupled"] >> LB & 1
    eliminate(war, state, unit, "loss")
    assert not table.marks.get("coupled", 0) >> LB & 1
    both = draw(
        "pl: 16DP@0303 / su: 27DS@0309 58DS@0307", morale={"pl": 7, "ua": -5, "lb": 1}, coupled=["lb", "ua"],
        marks={"fronts-in-poland": 3, "been-in-poland": 3, "morale-unified": 1, "east-empty": 1}, **HERE,
    )  # fmt: skip
    eliminate(both.war, both.state, both.unit("27DS"), "loss")
    assert both.marks["coupled"] == 1 << UA, "the other front is still there"
    assert both.state.morale[LB] == both.state.morale[PL_] != 1, "A94: on the space of the Polish marker"


@pytest.mark.rule(GAME, "13.3/g", "19.1.1/g")
def test_each_turn_of_forming_gives_seven() -> None:
    table = real(
        "9", volunteers="called", phasing="pl", phase="turn-start", morale={"pl": 5, "ua": 3, "lb": 5}, coupled=["lb"]
    )
    table.skip_to("reserve-phase")
    assert table.state.morale[PL_] == -2
