"""4.0, 5.0, 6.0, 10.0, 13.6: points, depots, supply and replenishment."""

from collections.abc import Mapping
from typing import Any

import pytest

from sztab.games.west.events import DepotRemoved, PointsRolled, UnitEliminated, UnitWeakened, UpkeepPaid
from tests.west.kit import Table, plain, table

GAME = "how-the-west-was-saved"
BOTH = "pl: dp-12@0404>E hq-1@0404 / ru: ds-5@0909>W hq-12@0909"
WARSAW: dict[str, Any] = {"places": {"Warszawa": "0203"}}


def depots(units: str, *, towns: str, map_: Mapping[str, Any] | None = None, **more: Any) -> Table:
    """A position in the depot phase, with these towns."""
    spec = dict(map_ or {})
    spec["regions"] = {"town": towns, **spec.get("regions", {})}
    return table(units, map=plain(**spec), phase="depots", step=0, **more)


# --- 4.0 ---


@pytest.mark.rule(GAME, "4.0/b", "4.0/a")
def test_white_less_red_is_added_to_the_base() -> None:
    t = table(BOTH, turn=4, phase="points")
    t.roll(1, 6).roll(6, 3)
    assert [(event.side, event.total) for event in t.told(PointsRolled)] == [("pl", 15 - 5), ("ru", 12 + 3)]
    assert t.state.points == [10, 15]


def test_a_total_is_never_below_nothing() -> None:
    t = table(BOTH, turn=1, phase="points")
    t.state.base_shift = [-30, 0]
    t.roll(1, 6)
    assert t.state.totals[0] == 0


@pytest.mark.rule(GAME, "4.0/f")
def test_points_that_are_left_are_lost() -> None:
    t = table(BOTH, turn=2, phase="blanks", points={"pl": 7, "ru": 3})
    t.say("done").say("done")
    assert t.state.turn == 3
    assert t.state.points == [0, 0]


@pytest.mark.rule(GAME, "4.0/e")
def test_spent_points_are_shown() -> None:
    t = table(BOTH, phase="markers", points={"pl": 5, "ru": 5}, totals={"pl": 9, "ru": 5})
    view = t.game.view(t.state, None)
    assert (view.totals, view.points) == ([9, 5], [5, 5])


# --- 5.1 to 5.4 ---


@pytest.mark.rule(GAME, "5.1/b")
@pytest.mark.parametrize(("totals", "first"), [((9, 8), "pl"), ((8, 9), "ru"), ((9, 9), "pl")])
def test_the_richer_player_begins(totals: tuple[int, int], first: str) -> None:
    t = depots(BOTH, towns="0404 0909", totals={"pl": totals[0], "ru": totals[1]})
    assert (t.seat, t.prompt) == (first, "depot")


@pytest.mark.rule(GAME, "5.1/a", "5.1/c", "5.4/a", "5.3/c")
def test_in_turn_and_passing_is_final() -> None:
    units = "pl: dp-12@0303>E dp-13@0503>E / ru: ds-5@1109>W ds-6@1107>W"
    t = depots(units, towns="0303 0503 1109 1107", map_=WARSAW, depots={"pl": ["0303"], "ru": ["1109"]})
    t.say("found", hex="0503")
    assert t.seat == "ru"
    t.say("pass")
    assert t.seat == "pl"
    t.say("remove", hex="0303")
    assert t.seat == "pl", "the Russian has passed for this turn"
    assert t.key("remove", hex="0503") == "founded-this-turn"
    t.say("pass")
    paid = {event.side: (event.depots, event.points) for event in t.told(UpkeepPaid)}
    assert paid == {"pl": (1, 1), "ru": (1, 1)}, "a depot given up costs nothing"
    assert t.state.points[0] == t.state.totals[0] - 1


@pytest.mark.rule(GAME, "5.4/a")
def test_one_removal_a_turn() -> None:
    units = "pl: dp-12@0303>E / ru: ds-5@1109>W"
    t = depots(units, towns="0303 0503 1109", map_=WARSAW, depots={"pl": ["0303", "0503"]})
    t.say("remove", hex="0303").say("pass")
    assert t.seat == "pl"
    assert t.why_not("remove", hex="0503") == "5.4/a"


@pytest.mark.rule(GAME, "5.2/e", "5.0/c")
def test_only_in_a_town_with_an_own_combat_unit() -> None:
    units = "pl: dp-12@0403>E dp-13@0303>E hq-1@0503 / ru: ds-5@1109>W"
    t = depots(units, towns="0403 0503 0603", map_=WARSAW)
    assert t.offers("found", hex="0403")
    assert t.why_not("found", hex="0303") == "5.2/e"
    assert t.why_not("found", hex="0503") == "5.2/e", "a headquarters is not enough"
    t.say("found", hex="0403")
    t.skip("depot")
    assert t.state.depots[0], "and the unit may leave afterwards"


@pytest.mark.rule(GAME, "5.2/f", "5.2/g", "5.0/a", "5.0/d")
@pytest.mark.parametrize(("town", "linked"), [("0903", True), ("0803", False)])
def test_the_gap_to_the_eastern_edge(town: str, linked: bool) -> None:
    """1003, 1103 and 1203 lie between 0903 and the edge: the edge hex counts."""
    t = depots(f"pl: dp-12@0101>E / ru: ds-5@{town}>W", towns="0903 0803", totals={"ru": 30})
    assert t.offers("found", hex=town) == linked


@pytest.mark.rule(GAME, "5.2/f", "5.2/g")
def test_a_chain_by_depots_founded_in_the_same_turn() -> None:
    units = "pl: dp-12@0603>E dp-13@1003>E / ru: ds-5@0111>E"
    t = depots(units, towns="0603 1003", map_={**WARSAW, "regions": {"east-edge": "0111"}})
    assert t.offers("found", hex="0603"), "three hexes between 0203 and 0603"
    assert t.why_not("found", hex="1003") == "5.2/f"
    t.say("found", hex="0603")
    assert t.seat == "ru"
    t.say("pass")
    assert t.offers("found", hex="1003")


@pytest.mark.rule(GAME, "5.2/h", "1.3/e")
def test_a_difficult_hex_counts_two() -> None:
    units = "pl: dp-12@0603>E / ru: ds-5@1111>E"
    wooded = {**WARSAW, "terrain": {"forest": "0303 0402 0404 0302 0304 0403 0502 0503 0504"}}
    assert not depots(units, towns="0603", map_=wooded).offers("found", hex="0603")
    assert depots(units, towns="0603", map_=WARSAW).offers("found", hex="0603")


@pytest.mark.rule(GAME, "5.2/a", "1.3/f", "1.3/h")
def test_no_path_through_inaccessible_hexes() -> None:
    units = "pl: dp-12@0603>E / ru: ds-5@1111>E"
    lake = {**WARSAW, "terrain": {"lake": "0401..0411"}}
    assert not depots(units, towns="0603", map_=lake).offers("found", hex="0603")


@pytest.mark.rule(GAME, "5.2/b", "5.2/c")
def test_no_path_past_the_enemy_unless_a_friend_stands_there() -> None:
    units = "pl: dp-12@0603>E / ru: ds-5@0402>W ds-6@0404>W"
    assert not depots(units, towns="0603", map_=WARSAW).offers("found", hex="0603")
    held = "pl: dp-12@0603>E dp-13@0403>E dp-14@0303>E dp-15@0503>E / ru: ds-5@0402>W ds-6@0404>W"
    assert depots(held, towns="0603", map_=WARSAW).offers("found", hex="0603")
    on_the_way = "pl: dp-12@0603>E / ru: hq-15@0303 hq-16@0302 hq-12@0304 hq-14@0202 ds-5@1111>W"
    blocked = depots(on_the_way, towns="0603", map_=WARSAW)
    assert not blocked.offers("found", hex="0603"), "an enemy headquarters bars the hex as well"


@pytest.mark.rule(GAME, "5.2/c", "5.2/d", "1.3/l")
def test_rivers_screen_and_bar() -> None:
    units = "pl: dp-12@0603>E / ru: ds-5@0404>W ds-6@0402>W"
    assert not depots(units, towns="0603", map_=WARSAW).offers("found", hex="0603")
    wet = {**WARSAW, "sides": {"river": "0404/NW+NE+E+SE+SW+W 0402/NW+NE+E+SE+SW+W"}}
    assert depots(units, towns="0603", map_=wet).offers("found", hex="0603"), "an unbridged river screens the enemy"
    far = "pl: dp-12@0603>E / ru: ds-5@1111>W"
    ring = {**WARSAW, "sides": {"river": "0603/NW+NE+E+SE+SW+W"}}
    assert not depots(far, towns="0603", map_=ring).offers("found", hex="0603")
    bridged = {**WARSAW, "sides": {"river": "0603/NW+NE+E+SE+SW+W", "bridge": "0603/W"}}
    assert depots(far, towns="0603", map_=bridged).offers("found", hex="0603")


@pytest.mark.rule(GAME, "5.3/a", "5.3/b", "5.4/c")
def test_upkeep_is_two_for_a_depot_that_is_cut_off() -> None:
    units = "pl: dp-12@0303>E dp-13@1003>E / ru: ds-5@1111>W"
    t = depots(units, towns="0303 1003 0603", map_=WARSAW, depots={"pl": ["0303", "0603", "1003"]})
    assert t.query("depots", side="pl")["upkeep"] == 3
    t.say("remove", hex="0603")
    found = t.query("depots", side="pl")
    assert found["depots"]["1003"] == {"linked": False, "upkeep": 2}
    assert found["upkeep"] == 3
    assert t.query("supply", unit="pl-dp-13")["supplied"], "and it goes on supplying"


@pytest.mark.rule(GAME, "5.4/b", "5.3/b")
def test_the_opponent_picks_what_cannot_be_paid() -> None:
    units = "pl: dp-12@0303>E / ru: ds-5@1111>W"
    drawn = depots(
        units, towns="0303 0503 1111", map_=WARSAW, depots={"pl": ["0303", "0503"]}, points={"pl": 1, "ru": 9}
    )
    drawn.skip("depot")
    assert (drawn.seat, drawn.prompt) == ("ru", "forced-removal")
    assert drawn.why_not(hex="1111") == "5.4/b"
    drawn.say(hex="0503")
    assert [(event.hex, event.how) for event in drawn.told(DepotRemoved)] == [("0503", "shortage")]
    assert drawn.state.points[0] == 0


@pytest.mark.rule(GAME, "5.3/a")
def test_a_depot_is_not_founded_on_credit() -> None:
    units = "pl: dp-12@0403>E / ru: ds-5@1109>W"
    t = depots(units, towns="0403", map_=WARSAW, points={"pl": 0, "ru": 0})
    assert t.why_not("found", hex="0403") == "5.3/a"


@pytest.mark.rule(GAME, "7.5/a")
def test_a_depot_stays_where_it_is() -> None:
    units = "pl: dp-12@0403>E hq-1@0403 / ru: ds-5@1109>W"
    drawn = plain(**WARSAW, regions={"town": "0403"})
    t = table(units, map=drawn, depots={"pl": ["0403"]}, markers={"pl": ["0403"]})
    t.say("march", hex="0403").say(unit=["pl-dp-12", "hq-pl-1"]).say(hex="0503").skip("facing")
    assert t.numbers(t.state.depots[0]) == ["0403"]


# --- 6.0 ---


def check(units: str, **more: Any) -> Table:
    drawn = more.pop("map", plain(regions={"town": "0404 0808"}))
    t = table(units, map=drawn, phase="supply", **more)
    assert t.play.question is not None
    return t


@pytest.mark.rule(GAME, "6.0/a", "6.0/d", "6.0/e", "5.0/d")
def test_three_hexes_from_a_depot_and_no_more() -> None:
    units = "pl: dp-12@0804>E dp-13@0904>E dp-14-@1004>E / ru: ds-5@0111>W"
    t = check(units, depots={"pl": ["0404"]})
    assert not t.is_weak("pl-dp-12"), "0504, 0604 and 0704 lie between"
    assert t.is_weak("pl-dp-13")
    assert t.at("pl-dp-14") == "dead"
    assert {event.only for event in t.told(UnitWeakened)} <= {"pl", "ru"}, "the enemy does not see who is weakened"
    assert [event.unit for event in t.told(UnitEliminated)] == ["pl-dp-14"]


@pytest.mark.rule(GAME, "6.0/e")
def test_all_are_looked_at_before_anyone_goes() -> None:
    """The Russian who would perish still bars the Pole's path."""
    units = "pl: dp-12@0804>E / ru: ds-5-@0603>W ds-6-@0605>W ds-7-@0602>W ds-8-@0606>W"
    t = check(units, depots={"pl": ["0404"]}, map=plain(regions={"town": "0404", "east-edge": "1211"}))
    assert t.at("ru-ds-5") == "dead"
    assert t.is_weak("pl-dp-12")


@pytest.mark.rule(GAME, "6.0/e")
def test_poles_who_perish_still_bar_the_russian_path() -> None:
    units = "pl: dp-12-@0603>W dp-13-@0605>W dp-14-@0602>W dp-15-@0606>W / ru: ds-5@0804>E"
    t = check(units, depots={"ru": ["0404"]}, map=plain(regions={"town": "0404", "east-edge": "1211"}))
    assert t.at("pl-dp-12") == "dead"
    assert t.is_weak("ru-ds-5")


@pytest.mark.rule(GAME, "6.0/b")
def test_russian_cavalry_has_six() -> None:
    units = "pl: bj-1@0111>E / ru: dk-4@0804>W ds-5@0804 dk-6@0704>W"
    edge = plain(regions={"town": "0404 1204", "east-edge": "1211"})
    t = check(units.replace("0804", "0504").replace("0704", "0404"), depots={"ru": ["1204"]}, map=edge)
    assert not t.is_weak("ru-dk-4")
    assert t.is_weak("ru-ds-5")
    assert t.is_weak("ru-dk-6")


@pytest.mark.rule(GAME, "6.0/c")
def test_the_bans_of_5_2_hold_and_difficult_hexes_count_two() -> None:
    wooded = plain(regions={"town": "0404"}, terrain={"forest": "0401..0411 0501..0511 0601..0611 0701..0711"})
    t = check("pl: dp-12@0804>E dp-13@0604>E / ru: ds-5@1211>W", depots={"pl": ["0404"]}, map=wooded)
    assert t.is_weak("pl-dp-12")
    assert not t.is_weak("pl-dp-13"), "one wood lies between"


@pytest.mark.rule(GAME, "6.0/f")
def test_headquarters_are_always_supplied() -> None:
    t = check("pl: hq-1@1001 dp-12@0404>E / ru: ds-5@0111>W", depots={"pl": ["0404"]})
    assert t.query("supply", unit="hq-pl-1") == {"supplied": True, "rule": "6.0/f"}
    assert t.at("hq-pl-1") == "1001"


@pytest.mark.rule(GAME, "6.0/g", "13.3/d", "5.0/b")
def test_lithuanians_live_on_kaunas_alone() -> None:
    drawn = plain(places={"Kowno": "0303"}, regions={"lithuania": "0101..0404", "town": "0303 0604"})
    units = "pl: dp-12@1011>W / ru: lt-1@0604>W lt-2@0807>W hq-lt@0303"
    t = table(units, map=drawn, treaty=True, depots={"ru": ["0604"]})
    assert t.query("supply", unit="lt-1")["supplied"]
    assert not t.query("supply", unit="lt-2")["supplied"], "a Russian depot does not serve it"


@pytest.mark.rule(GAME, "6.0/g", "13.4/c")
def test_ukrainians_live_on_polish_depots() -> None:
    drawn = plain(regions={"town": "0408"})
    t = table("pl: ua-3@0508>E / ru: ds-5@1211>W", map=drawn, depots={"pl": ["0408"]})
    assert t.query("supply", unit="ua-3")["supplied"]


def test_a_main_base_with_an_enemy_in_it_supplies_nobody() -> None:
    drawn = plain(**WARSAW)
    t = table("pl: dp-12@0303>E / ru: hq-15@0203 ds-5@1111>W", map=drawn)
    assert not t.query("supply", unit="pl-dp-12")["supplied"]


# --- 10.0, 13.6 ---


@pytest.mark.rule(GAME, "10.0/a", "10.0/b", "10.0/c", "10.0/d", "10.0/f")
def test_weak_units_in_supply_are_made_up_for_a_point() -> None:
    drawn = plain(regions={"town": "0404"})
    units = "pl: dp-12-@0404>E dp-13-@1010>W dp-14@0404 pp-41@0404 / ru: ds-5@0111>E"
    t = table(units, map=drawn, depots={"pl": ["0404"]}, phase="replenishment", step=0, points={"pl": 2, "ru": 0})
    assert (t.seat, t.prompt) == ("pl", "replenish")
    assert t.options() == [{"unit": "pl-dp-12"}, {"answer": "done"}]
    assert t.why_not(unit="pl-pp-41") == "10.0/f"
    assert t.why_not(unit="pl-dp-13") == "10.0/b"
    assert t.key(unit="pl-dp-14") == "not-weak"
    before = t.facing("pl", "0404")
    t.say(unit="pl-dp-12")
    assert not t.is_weak("pl-dp-12")
    assert t.state.points[0] == 1
    assert t.facing("pl", "0404") == before


@pytest.mark.rule(GAME, "10.0/e")
def test_the_russian_may_keep_points() -> None:
    drawn = plain(regions={"town": "0404"})
    units = "pl: dp-12@0111>E / ru: ds-5-@0404>E"
    t = table(units, map=drawn, depots={"ru": ["0404"]}, phase="replenishment", step=0, points={"pl": 0, "ru": 2})
    t.say("done")
    assert t.state.phase > 11
    assert t.state.points[1] == 2


@pytest.mark.rule(GAME, "13.6", "10.0/c")
@pytest.mark.parametrize(("enemy", "free"), [("0303", True), ("0503", False)])
def test_levies_are_free_when_the_enemy_is_near(enemy: str, free: bool) -> None:
    drawn = plain(**WARSAW, regions={"town": "0203"})
    units = f"pl: dp-12-@0203>E pp-41@0203 / ru: ds-5@{enemy}>W"
    t = table(units, map=drawn, phase="replenishment", step=0, points={"pl": 0, "ru": 0})
    assert t.play.question is not None
    assert t.is_weak("pl-dp-12") != free
    assert t.is_weak("pl-pp-41")


@pytest.mark.rule(GAME, "13.6")
def test_levies_of_smolensk() -> None:
    drawn = plain(places={"Smoleńsk": "1003"}, regions={"town": "1003"})
    t = table(
        "pl: hq-1@0903 dp-1@0101>E / ru: ds-5-@1003>W".replace("dp-1@", "dp-12@"),
        map=drawn,
        phase="replenishment",
        step=0,
        points={"pl": 0, "ru": 0},
    )
    assert t.play.question is not None
    assert not t.is_weak("ru-ds-5"), "any enemy unit will do, in supply by the edge"
