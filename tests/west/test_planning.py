"""What is asked before it is ordered or built: marches with their cost and risk, depots with their upkeep."""

from __future__ import annotations

import pytest

from sztab.games.west.events import SupplyFound
from tests.west.kit import Table, plain, table

UNITS = "pl: dp-12@0504>E art-1@0504 hq-1@0504 bj-1@0308>E / ru: ds-5@0904>W ds-6@0908>W"


def ordering() -> Table:
    return table(
        UNITS,
        map=plain(terrain={"forest": "0505 0404"}),
        phase="orders",
        step=1,
        markers={"pl": ["0504", "0308"]},
        acting="pl",
    )


@pytest.mark.parametrize("hex_", ["0504", "0308"])
def test_each_march_that_is_told_can_be_given_as_one_step(hex_: str) -> None:
    found = ordering().query("marches", side="pl", hex=hex_)
    assert found["hexes"]
    assert set(found["group"]) == set(found["units"]), "at first everybody goes"
    for goal, told in found["hexes"].items():
        t = ordering()
        t.say("march", hex=hex_).say(unit=found["group"]).say(hex=goal)
        assert told["path"][-1] == goal
        assert told["cost"] + told["left"] == found["allowance"]
        asked = ordering().query("cost", units=found["group"], hex=goal)
        assert (asked["cost"], asked["path"][1:]) == (told["cost"], told["path"])
    t = ordering().say("march", hex=hex_).say(unit=found["group"])
    assert {wire["hex"] for wire in t.options()} == set(found["hexes"]), "nothing is left out"


def test_guns_slow_a_group_and_without_them_it_goes_further() -> None:
    t = ordering()
    assert t.query("marches", side="pl", hex="0504")["allowance"] == 2
    faster = t.query("marches", side="pl", hex="0504", units=["pl-dp-12"])
    assert faster["group"] == ["pl-dp-12"]
    assert faster["allowance"] == 3
    alone = t.query("marches", side="pl", hex="0504", units=["hq-pl-1"])
    assert alone["group"] == []
    assert alone["hexes"] == {}, "a headquarters does not go alone"


def test_the_risk_of_an_order_and_of_horses_is_told() -> None:
    t = ordering()
    near, far = (t.query("marches", side="pl", hex=h) for h in ("0504", "0308"))
    assert near["in_range"]
    assert near["chance"] == 1
    assert far["between"] == 3
    assert far["chance"] == pytest.approx(0.5)
    assert not any(goal["forced"] for goal in near["hexes"].values())
    assert {len(goal["path"]) for goal in far["hexes"].values() if goal["forced"]} == {5}
    assert far["tired"] == pytest.approx(1 / 3)


def test_the_risk_of_each_stack_is_told_before_it_gets_a_marker() -> None:
    t = ordering()
    found = t.query("risks", side="pl")["stacks"]
    for hex_, told in found.items():
        asked = t.query("command", side="pl", hex=hex_), t.query("marker", side="pl", hex=hex_)
        assert told == {"cost": asked[1]["cost"], "chance": asked[0]["chance"]}
    assert {told["chance"] for told in found.values()} == {1.0, 0.5}


def building() -> Table:
    return table(
        "pl: dp-12@0903>E dp-13@0506>E / ru: ds-5@1109>W",
        map=plain(places={"Warszawa": "0203"}, regions={"town": "0503 0903 0506"}),
        phase="depots",
        depots={"pl": ["0503"]},
        points={"pl": 5, "ru": 0},
        totals={"pl": 5, "ru": 0},
    )


def test_what_a_depot_would_cost_is_what_it_costs_then() -> None:
    found = building().query("building", side="pl")
    assert (found["points"], found["depots"], found["upkeep"]) == (5, 1, 1)
    assert set(found["found"]) == {"0903", "0506"}
    assert found["found"]["0903"]["link"][0] == "0503"
    for goal, told in found["found"].items():
        after = building().say("found", hex=goal)
        assert after.query("building", side="pl")["upkeep"] == told["upkeep"] == 2
    cut = building().say("found", hex="0903").query("building", side="pl")["remove"]["0503"]
    assert cut == {"upkeep": 2, "cut": ["0903"], "starves": ["0506"]}, "the one behind it is cut off and costs two"


def starving() -> Table:
    return table(
        "pl: dp-12@0603>E dp-13@1003>E / ru: ds-5@1109>W",
        map=plain(places={"Warszawa": "0203"}, regions={"town": "0603 1003"}),
        phase="depots",
        points={"pl": 5, "ru": 0},
        totals={"pl": 5, "ru": 0},
    )


def test_who_is_out_of_supply_and_whom_a_depot_would_feed_is_told_before_it_is_built() -> None:
    found = starving().query("building", side="pl")
    assert found["hungry"] == ["1003"]
    assert found["found"]["0603"]["feeds"] == ["1003"]
    t = starving().say("found", hex="0603")
    assert t.query("supply", side="pl")["cut_off"] == []
    after = t.query("building", side="pl")
    assert (after["hungry"], after["remove"]) == ([], {}), "what was built in this turn is not given up"


@pytest.mark.parametrize(("build", "hungry"), [(True, ()), (False, ("pl-dp-13",))])
def test_the_supply_check_tells_its_owner_who_is_out_of_supply(build: bool, hungry: tuple[str, ...]) -> None:
    t = starving()
    if build:
        t.say("found", hex="0603")
    while t.prompt == "depot":
        t.say("pass")
    told = t.told(SupplyFound)
    assert [(event.side, event.units, event.only) for event in told] == [("pl", hungry, "pl"), ("ru", (), "ru")]


def test_what_is_given_up_by_going_is_told_before() -> None:
    t = table(
        "pl: dp-12@0504>E hq-1@0504 dp-13@0505>SE / ru: ds-5@0604>W ds-6@0506>W",
        map=plain(regions={"green": "0504 0603"}),
        phase="attacks",
        step=1,
    )
    told = t.query("leaving", units=["pl-dp-12", "hq-pl-1"], hex="0603")
    assert (told["leaves"], told["takes"]) == (["0504"], ["0603"])
    assert told["attacks"] == ["0505"], "its headquarters would be two hexes away"
    stays = t.query("leaving", units=["pl-dp-12"], hex="0603")
    assert (stays["attacks"], stays["leaves"]) == ([], ["0504"]), "a headquarters alone holds no town"


def test_whom_a_headquarters_would_command_is_told_before_it_goes() -> None:
    t = table(
        "pl: dp-12@0504>E hq-1@0504 dp-13@0506>E dp-14@0908>E / ru: ds-5@1109>W",
        map=plain(),
        phase="headquarters",
        step=1,
        acting="pl",
    )
    told = t.query("sending", unit="hq-pl-1", hex="0506")
    assert (told["commands"], told["gains"], told["loses"]) == (["0506"], ["0506"], ["0504"])
    assert (told["path"][0], told["path"][-1], len(told["path"])) == ("0504", "0506", 3)
    near = t.query("sending", unit="hq-pl-1", hex="0505")
    assert (near["commands"], near["gains"], near["loses"]) == (["0504", "0506"], ["0506"], [])
    after = t.say(unit="hq-pl-1").say(hex="0505")
    for hex_, commanded in (("0504", True), ("0506", True), ("0908", False)):
        assert after.query("command", side="pl", hex=hex_)["in_range"] is commanded


def test_the_way_of_strategic_movement_is_told_for_whoever_goes() -> None:
    t = table("pl: dp-12@0504>E / ru: ds-5@1109>W", map=plain(places={"Warszawa": "0203"}))
    told = t.query("sending", unit="pl-dp-12", hex="0304", strategic=True)
    assert (told["path"][0], told["path"][-1]) == ("0504", "0304")
    assert told["commands"] == told["loses"] == []


def test_a_headquarters_that_stands_by_without_commanding_is_named_with_the_reason() -> None:
    t = table(
        "pl: dp-12@0504>E hq-ua@0504 ua-2@0505>E / ru: ds-5@1109>W",
        map=plain(),
        phase="orders",
        step=1,
        markers={"pl": ["0504"]},
        acting="pl",
    )
    assert t.query("command", side="pl", hex="0504")["idle"] == [{"unit": "hq-ua", "why": "nation"}]
    assert t.query("marches", side="pl", hex="0504")["idle"] == [{"unit": "hq-ua", "why": "nation"}]
