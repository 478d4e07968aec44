"""What a marshal, and mostly an officer, minds behind his front: garrisons of depots, points for orders, headquarters,
flanks, supply."""

from typing import Any

import msgspec
import pytest

from sztab.games.west.bot.officer.doctrine import MARSHAL, OFFICER, Doctrine
from sztab.kernel.requests import Choice
from tests.west.kit import Table, plain, table


def thought(t: Table, doctrine: Doctrine | None = None) -> dict[str, Any]:
    question = t.play.question
    assert isinstance(question, Choice)
    found = t.game.considered(t.state, question, doctrine or MARSHAL)
    assert found
    return t.options()[found[0]]


def careless(**weights: float) -> Doctrine:
    """The same marshal, but for what he does not mind."""
    return msgspec.structs.replace(MARSHAL, **weights)


def until(t: Table, seat: str, prompt: str) -> Table:
    """The other side passes by."""
    while (t.seat, t.prompt) != (seat, prompt):
        t.roll(6, 1) if t.seat == "chance" else t.skip(t.prompt) if t.seat != seat else t.say(**thought(t))
    return t


@pytest.mark.parametrize(("foe", "leaves"), [("0704", False), ("1101", True)])
def test_the_last_unit_stays_in_a_depot_that_the_enemy_could_run_over(foe: str, leaves: bool) -> None:
    drawn = plain(regions={"town": "0404", "green": "0410"})
    units = f"pl: dp-12@0404>E hq-1@0404 / ru: ds-5@{foe}>W"
    t = table(units, phase="markers", map=drawn, turn=3, depots={"pl": ["0404"]}, points={"pl": 1, "ru": 0})
    until(t, "pl", "marker")
    assert thought(t, careless(depot=0.0, lifeline=0.0)) == {"hex": "0404"}
    assert (thought(t) == {"hex": "0404"}) is leaves
    assert (thought(t, OFFICER) == {"hex": "0404"}) is leaves


def test_one_of_two_stays_in_the_depot() -> None:
    drawn = plain(regions={"town": "0404", "green": "0410"})
    units = "pl: dp-12@0404>E dp-13@0404 hq-1@0404 / ru: ds-5@0704>W ds-6@0704"
    t = table(units, phase="markers", map=drawn, turn=3, depots={"pl": ["0404"]}, points={"pl": 1, "ru": 0})
    until(t, "pl", "marker").say(hex="0404")
    until(t, "pl", "order").say("march", hex="0404")
    assert len([unit for unit in thought(t)["unit"] if unit.startswith("pl-dp")]) == 1
    both = thought(t, careless(depot=0.0, lifeline=0.0))["unit"]
    assert len([unit for unit in both if unit.startswith("pl-dp")]) == 2


@pytest.mark.parametrize(("points", "gives_up"), [(2, True), (9, False)])
def test_a_depot_that_takes_the_last_order_is_given_up(points: int, gives_up: bool) -> None:
    drawn = plain(places={"Warszawa": "0102"}, regions={"town": "0402 0701"})
    units = "pl: dp-12@0402>E dp-13@0402 dp-14@0901>E / ru: ds-5@1107>W"
    t = table(units, phase="depots", map=drawn, turn=3, depots={"pl": ["0402", "0701"]}, points={"pl": points, "ru": 0})
    until(t, "pl", "depot")
    assert (thought(t) == {"answer": "remove", "hex": "0701"}) is gives_up
    assert thought(t, careless(point=0.3)) == {"answer": "pass"}


def test_rich_he_founds_a_depot_forward() -> None:
    drawn = plain(places={"Warszawa": "0102"}, regions={"town": "0402"})
    units = "pl: dp-12@0402>E dp-13@0402 / ru: ds-5@1107>W"
    for points, founds in ((15, True), (1, False)):
        t = table(units, phase="depots", map=drawn, turn=3, points={"pl": points, "ru": 0})
        until(t, "pl", "depot")
        assert (thought(t) == {"answer": "found", "hex": "0402"}) is founds


def test_a_headquarters_does_not_stay_alone_where_the_enemy_may_come() -> None:
    units = "pl: dp-12@0404>E hq-1@0505 dp-13@0406>E / ru: ds-5@0805>W"
    t = table(units, phase="headquarters", turn=3)
    until(t, "pl", "headquarters")
    assert thought(t, OFFICER) == thought(t, careless(exposed=0.0)) == {"answer": "pass"}
    assert thought(t) == {"unit": "hq-pl-1"}
    t.say(**thought(t))
    assert thought(t)["hex"] in ("0404", "0406")


def test_a_stack_is_turned_to_an_enemy_who_may_come_upon_its_flank() -> None:
    drawn = plain(regions={"green": "0404", "town": "0104"})
    units = "pl: dp-12@0404>W dp-13@0404 hq-1@0404 / ru: ds-5@0604>W ds-6@0604 ds-44@0604 hq-15@0604"
    known = ["ru-ds-5", "ru-ds-6", "ru-ds-44"]
    t = table(units, phase="markers", map=drawn, turn=3, depots={"pl": ["0104"]}, points={"pl": 1, "ru": 0}, seen=known)
    until(t, "pl", "marker")
    assert thought(t) == {"hex": "0404"}
    t.say(hex="0404")
    until(t, "pl", "order")
    assert thought(t)["answer"] == "face"
    assert thought(t)["facing"] in ("E", "NE", "SE")


@pytest.mark.parametrize(("turn", "goes"), [(4, False), (13, True)])
def test_a_town_beyond_supply_is_taken_only_at_the_end(turn: int, goes: bool) -> None:
    drawn = plain(regions={"town": "0404", "green": "1104"}, places={"Warszawa": "0304"})
    units = "pl: dp-12@0804>E hq-1@0804 / ru: ds-5@1111>W"
    t = table(units, phase="markers", map=drawn, turn=turn, depots={"pl": ["0404"]}, points={"pl": 1, "ru": 0})
    until(t, "pl", "marker")
    assert (thought(t) == {"hex": "0804"}) is goes


def test_the_beaten_do_not_go_back_into_a_pocket() -> None:
    """9.5.b, 6.0: south of the depot a green town draws the corporal, where the enemy who follows cuts him off."""
    drawn = plain(regions={"green": "0506", "town": "0702"})
    units = "pl: dpleg-1@0404>E bj-1@0404 art-1@0404 hq-1@0404 / ru: ds-5@0504>W ds-6@0504 art-1@0504 hq-15@0504"
    t = table(units, phase="attacks", map=drawn, turn=3, depots={"ru": ["0702"]})
    t.say("alone", hex="0404").roll(5, 3).skip("loss")
    question = t.play.question
    assert isinstance(question, Choice)
    assert (question.seat, question.prompt) == ("ru", "retreat")
    routes = t.game.candidates(t.state, question)
    assert routes is not None
    assert t.options()[routes[0]]["path"][-1] == "0506"
    assert thought(t)["path"][-1] == "0606"
