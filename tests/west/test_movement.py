"""7.0, 8.0, 11.0, 12.0, 13.1: markers, orders, marches, headquarters, strategic movement, reinforcements."""

import pytest

from sztab.games.west.events import ArrivalLost, CommandRolled, DepotRemoved, LeaderRemoved, Marched, MarkerPlaced
from sztab.kernel.requests import Choice
from sztab.server.tables.answering import walk
from tests.west.kit import Table, plain, table

GAME = "how-the-west-was-saved"
FAR = " / ru: ds-5@1111>W"


def orders(units: str, *marked: str, **more: object) -> Table:
    """A position in which the Pole has markers on these hexes and orders are given."""
    return table(units, markers={"pl": list(marked)}, **more)


# --- 7.1 ---


@pytest.mark.rule(GAME, "7.1/a", "13.2/c")
def test_the_pole_looks_at_two_stacks_within_three_hexes() -> None:
    units = "pl: dp-12@0404>E / ru: ds-5@0704>W ds-6@0804>W ds-7@0604>W ds-8@0406>W"
    t = table(units, phase="reconnaissance", step=0)
    assert t.seat == "pl"
    assert t.why_not(hex="0804") == "13.2/c", "four hexes away"
    t.say(hex="0704")
    view = t.game.view(t.state, "pl")
    assert [p.id for s in view.stacks if s.hex == "0704" for p in s.pieces] == ["ru-ds-5"]
    assert [s.hidden for s in view.stacks if s.hex == "0604"] == [1]
    t.say(hex="0604")
    assert t.prompt == "start", "two stacks, no more"


@pytest.mark.rule(GAME, "7.1/b", "7.1/c", "7.1/d", "7.2/f", "7.3")
def test_markers_are_placed_in_turn_and_paid_at_once() -> None:
    units = "pl: dp-12@0404>E dp-13@0404 / ru: ds-5@0808>W"
    towns = plain(regions={"town": "0404 0808"})
    held = {"pl": ["0404"], "ru": ["0808"]}
    t = table(units, map=towns, depots=held, phase="markers", step=0, points={"pl": 3, "ru": 3})
    assert t.prompt == "start"
    t.roll(4, 4)
    assert t.prompt == "start", "equal dice are rolled again"
    t.roll(2, 5)
    assert (t.seat, t.prompt) == ("ru", "marker")
    t.say("pass")
    t.say(hex="0404").say(hex="0404")
    assert t.state.points == [1, 3]
    assert t.seat == "pl", "the Russian has passed for good"
    assert not t.offers(hex="0404")
    assert t.why_not(hex="0404") == "7.2/f"
    assert [event.points for event in t.told(MarkerPlaced)] == [1, 1]


@pytest.mark.rule(GAME, "7.3")
def test_a_marker_costs_two_for_a_stack_out_of_supply() -> None:
    units = "pl: dp-12@0404>E dp-13@0304>E / ru: ds-5@0808>W"
    t = table(units, phase="markers", points={"pl": 1, "ru": 3}, unsupplied=["pl-dp-12"])
    assert t.why_not(hex="0404") == "7.3"
    assert t.query("marker", side="pl", hex="0404")["cost"] == 2
    assert t.offers(hex="0304")


@pytest.mark.rule(GAME, "7.1/e", "7.1/f", "7.2/b", "7.2/g")
def test_orders_in_turn_one_for_each_marker() -> None:
    units = "pl: dp-12@0404>E hq-1@0404 / ru: ds-5@0808>W hq-12@0808 ds-6@0909>W"
    t = table(units, phase="orders", step=0, markers={"pl": ["0404"], "ru": ["0808", "0909"]})
    t.roll(6, 1)
    assert t.seat == "pl"
    assert t.why_not("discard", hex="0404") == "7.2/h", "a marker cannot simply be taken off"
    t.say("face", hex="0404", facing="W")
    assert t.facing("pl", "0404") == "W"
    assert t.seat == "ru"
    t.say("face", hex="0808", facing="E")
    assert t.seat == "ru", "the Pole has no markers left"
    assert t.query("marker", side="pl", hex="0404")["markers"] == 0


@pytest.mark.rule(GAME, "7.1/g", "1.2/h", "1.2/i", "1.2/j")
def test_an_order_moves_to_another_hex_or_turns_the_stack() -> None:
    t = orders("pl: dp-12@0404>E bj-1@0404 hq-1@0404" + FAR, "0404")
    assert t.why_not("face", hex="0404", facing="E") == "7.1/g"
    t.say("face", hex="0404", facing="SW")
    assert t.facing("pl", "0404") == "SW", "all cavalry and infantry turns together"
    t = orders("pl: dp-12@0404>E hq-1@0404" + FAR, "0404")
    t.say("march", hex="0404").say(unit=["pl-dp-12"])
    assert t.why_not(hex="0404") == "7.1/g"


@pytest.mark.rule(GAME, "7.1/h")
def test_a_headquarters_goes_along_for_all_or_part_of_the_way() -> None:
    t = orders("pl: dp-12@0404>E hq-1@0404" + FAR, "0404")
    t.say("march", hex="0404").say(unit=["pl-dp-12", "hq-pl-1"]).say(hex="0604")
    assert t.prompt == "headquarters-stop"
    assert [option["hex"] for option in t.options()] == ["0504", "0604"]
    t.say(hex="0504").say(facing="E")
    assert (t.at("pl-dp-12"), t.at("hq-pl-1")) == ("0604", "0504")


@pytest.mark.rule(GAME, "7.2/a")
@pytest.mark.parametrize(("die", "goes"), [(2, False), (3, True)])
def test_the_command_roll_must_beat_the_distance(die: int, goes: bool) -> None:
    t = orders("pl: dp-12@0404>E hq-1@0704" + FAR, "0404")
    assert t.query("command", side="pl", hex="0404")["between"] == 2
    t.say("march", hex="0404").say(unit=["pl-dp-12"]).say(hex="0405")
    assert t.prompt == "command"
    t.roll(die)
    assert [event.result for event in t.told(CommandRolled)] == ["obeyed" if goes else "failed"]
    t.skip("facing")
    assert t.at("pl-dp-12") == ("0405" if goes else "0404")


@pytest.mark.rule(GAME, "7.2/a", "7.2/b")
def test_no_roll_next_to_a_headquarters_and_the_marker_is_spent_anyway() -> None:
    t = orders("pl: dp-12@0404>E hq-1@0504" + FAR, "0404")
    t.say("march", hex="0404").say(unit=["pl-dp-12"]).say(hex="0405")
    assert t.prompt == "facing"
    t = orders("pl: dp-12@0404>E dp-13@0404 hq-1@1001" + FAR, "0404", "0404")
    t.say("march", hex="0404").say(unit=["pl-dp-12"]).say(hex="0405").roll(1)
    assert t.at("pl-dp-12") == "0404"
    assert t.query("marker", side="pl", hex="0404")["markers"] == 1
    assert t.offers("march", hex="0404"), "another marker may order the same units"


@pytest.mark.rule(GAME, "7.2/a")
def test_without_a_headquarters_no_march() -> None:
    t = orders("pl: dp-12@0404>E" + FAR, "0404")
    t.say("march", hex="0404").say(unit=["pl-dp-12"]).say(hex="0405").roll(6)
    assert t.at("pl-dp-12") == "0404"


@pytest.mark.rule(GAME, "7.2/c", "7.2/d", "7.2/f")
def test_a_stack_may_split_and_a_group_stays_together() -> None:
    t = orders("pl: dp-12@0404>E bj-1@0404 art-1@0404 hq-1@0404" + FAR, "0404", "0404")
    t.say("march", hex="0404")
    assert t.why_not(unit=["pl-dp-12", "pl-bj-1", "pl-art-1"]) == "7.2/g", "the other marker must find a unit"
    t.say(unit=["pl-bj-1", "pl-art-1"])
    assert t.why_not(hex="0704") == "7.4/e", "the artillery goes two hexes"
    t.say(hex="0604").say(facing="NE")
    assert (t.at("pl-bj-1"), t.at("pl-art-1"), t.at("pl-dp-12")) == ("0604", "0604", "0404")
    t.say("march", hex="0404")
    assert [option["unit"] for option in t.options()] == [["pl-dp-12"], ["pl-dp-12", "hq-pl-1"]]


@pytest.mark.rule(GAME, "7.2/e", "7.4/d")
def test_who_arrives_takes_the_facing_of_those_there() -> None:
    t = orders("pl: dp-12@0404>E dp-13@0504>SW hq-1@0404" + FAR, "0404")
    t.say("march", hex="0404").say(unit=["pl-dp-12"]).say(hex="0504")
    assert t.prompt != "facing"
    assert t.facing("pl", "0504") == "SW"
    t = orders("pl: dp-12@0404>E art-1@0504 hq-1@0404" + FAR, "0404")
    t.say("march", hex="0404").say(unit=["pl-dp-12"]).say(hex="0504")
    assert t.prompt == "facing", "artillery has none"


@pytest.mark.rule(GAME, "7.2/g")
def test_one_order_for_each_unit() -> None:
    t = orders("pl: dp-12@0404>E dp-13@0504>E dp-14@0504 hq-1@0404" + FAR, "0404", "0504")
    t.say("march", hex="0404").say(unit=["pl-dp-12"]).say(hex="0504")
    t.say("march", hex="0504")
    assert t.why_not(unit=["pl-dp-12"]) == "7.2/g"


@pytest.mark.rule(GAME, "7.2/h")
def test_a_marker_may_be_discarded_where_the_enemy_is_faced() -> None:
    t = orders("pl: dp-12@0404>E hq-1@0404 / ru: ds-5@0504>E", "0404")
    assert t.offers("discard", hex="0404")
    t.say("discard", hex="0404")
    assert t.state.marks[0][1] == 0
    t = orders("pl: dp-12@0404>W hq-1@0404 / ru: ds-5@0504>E", "0404")
    assert not t.offers("discard", hex="0404")


# --- 7.4 to 7.6 ---


@pytest.mark.rule(GAME, "7.4/a", "1.3/f", "1.3/g")
def test_closed_hexes_and_enemies_are_not_entered() -> None:
    drawn = plain(terrain={"lake": "0305", "closed": "0503"}, regions={"state:Latvia": "0503"})
    t = orders("pl: dp-12@0404>E hq-1@0404 / ru: ds-5@0504>E", "0404", map=drawn)
    t.say("march", hex="0404").say(unit=["pl-dp-12"])
    assert t.why_not(hex="0504") == "7.4/a"
    assert t.why_not(hex="0305") == "1.3/f"
    assert t.why_not(hex="0503") == "1.3/g"


@pytest.mark.rule(GAME, "1.3/j", "13.3/a", "13.3/b")
@pytest.mark.parametrize("treaty", [False, True])
def test_lithuania_opens_with_the_treaty(treaty: bool) -> None:
    drawn = plain(regions={"lithuania": "0401..0403"})
    t = orders("pl: dp-12@0404>E hq-1@0404" + FAR, "0404", map=drawn, treaty=treaty)
    t.say("march", hex="0404").say(unit=["pl-dp-12"])
    assert t.offers(hex="0403") == treaty
    assert t.why_not(hex="0403") == ("" if treaty else "1.3/j")


@pytest.mark.rule(GAME, "7.4/b")
def test_infantry_does_not_pass_the_enemy_cavalry_does() -> None:
    units = "pl: dp-12@0404>E bj-1@0408>E hq-1@0304 hq-2@0308 / ru: ds-5@0504>W ds-6@0508>W"
    lake = plain(terrain={"lake": "0403 0407"})
    t = orders(units, "0404", "0408", map=lake)
    t.say("march", hex="0404").say(unit=["pl-dp-12"])
    assert t.why_not(hex="0503") == "7.4/b", "from one hex next to the enemy to another"
    assert t.offers(hex="0304")
    t.say(hex="0204").skip("facing")
    t.say("march", hex="0408").say(unit=["pl-bj-1"])
    assert t.offers(hex="0507")


@pytest.mark.rule(GAME, "7.4/b", "1.3/l")
def test_a_river_or_a_friend_who_stands_still_lets_infantry_pass() -> None:
    wet = plain(terrain={"lake": "0403"}, sides={"river": "0504/NW+NE+E+SE+SW+W"})
    t = orders("pl: dp-12@0404>E hq-1@0304 / ru: ds-5@0504>W", "0404", map=wet)
    t.say("march", hex="0404").say(unit=["pl-dp-12"])
    assert t.offers(hex="0503")
    held = "pl: dp-12@0404>E dp-13@0503>E hq-1@0304 / ru: ds-5@0504>W"
    lake = plain(terrain={"lake": "0403"})
    t = table(held, map=lake, markers={"pl": ["0404"], "ru": ["0504"]})
    t.say("march", hex="0404").say(unit=["pl-dp-12"]).say(hex="0503")
    assert t.at("pl-dp-12") == "0503"
    assert t.state.locked >> t.ed.number["pl-dp-13"] & 1, "the friend must stand still"


@pytest.mark.rule(GAME, "7.4/b")
def test_a_friend_who_must_move_is_no_help() -> None:
    lake = plain(terrain={"lake": "0403"})
    t = orders("pl: dp-12@0404>E dp-13@0503>E hq-1@0304 / ru: ds-5@0504>W", "0404", "0503", map=lake)
    t.say("march", hex="0404").say(unit=["pl-dp-12"])
    assert t.why_not(hex="0503") == "7.4/b"


@pytest.mark.rule(GAME, "7.4/c")
def test_units_out_of_supply_march_only_into_supply() -> None:
    drawn = plain(regions={"town": "0404"})
    units = "pl: dp-12@0904>W hq-1@0904" + FAR
    t = orders(units, "0904", map=drawn, depots={"pl": ["0404"]}, unsupplied=["pl-dp-12"])
    t.say("march", hex="0904").say(unit=["pl-dp-12"])
    assert t.why_not(hex="1004") == "7.4/c"
    assert t.offers(hex="0804")


@pytest.mark.rule(GAME, "7.4/e", "1.3/e")
def test_allowances_and_difficult_terrain() -> None:
    wooded = plain(terrain={"forest": "0501..0511 0601..0611"})
    units = "pl: dp-12@0404>E bj-1@0404 art-1@0404 hq-1@0404" + FAR
    t = table(units, map=wooded)
    assert t.query("reach", units=["pl-dp-12"])["allowance"] == 3
    assert t.query("cost", units=["pl-dp-12"], hex="0504")["cost"] == 2
    assert t.query("cost", units=["pl-dp-12"], hex="0604")["cost"] is None
    assert t.query("cost", units=["pl-dp-12"], hex="0104")["cost"] == 3
    assert t.query("cost", units=["pl-bj-1"], hex="0904")["cost"] == 5
    assert t.query("reach", units=["pl-art-1"])["allowance"] == 2
    assert t.query("cost", units=["pl-art-1"], hex="0204")["cost"] == 2


def test_the_way_of_a_march_is_known_before_the_order() -> None:
    units = "pl: dp-12@0404>E bj-1@0404 hq-1@0404" + FAR
    t = table(units, map=plain(regions={"town": "0504"}), depots={"ru": ["0504"]}, markers={"pl": ["0404"]})
    asked = t.query("cost", units=["pl-dp-12"], hex="0704")
    by_way = t.query("cost", units=["pl-dp-12"], via="0504", hex="0604")
    assert (by_way["cost"], by_way["path"]) == (2, ["0404", "0504", "0604"])
    assert t.query("cost", units=["pl-dp-12"], via="0204", hex="0604")["path"] is None, "too far around"
    assert t.query("cost", units=["pl-dp-12"], hex="0904") == {"cost": None, "path": None, "rule": "7.4/e"}
    t.say("march", hex="0404").say(unit=["pl-dp-12"]).say(hex="0704")
    (told,) = t.told(Marched)
    assert asked["path"] == list(told.path)


def test_rain_lets_everyone_go_one_hex() -> None:
    wooded = plain(terrain={"forest": "0504"})
    t = table("pl: dp-12@0404>E bj-1@0404" + FAR, map=wooded, in_force={"pl": 13})
    assert (
        set(t.query("reach", units=["pl-bj-1"])["hexes"]) == {"0303", "0403", "0304", "0504", "0305", "0405"}
        or len(t.query("reach", units=["pl-bj-1"])["hexes"]) == 6
    )
    assert t.query("cost", units=["pl-dp-12"], hex="0504")["cost"] == 1


@pytest.mark.rule(GAME, "7.4/f")
@pytest.mark.parametrize(("die", "weak", "end"), [(4, "", "fresh"), (5, "", "weak"), (6, "-", "dead")])
def test_cavalry_after_five_hexes(die: int, weak: str, end: str) -> None:
    t = orders(f"pl: bj-1{weak}@0404>E hq-1@0404" + FAR, "0404")
    t.say("march", hex="0404").say(unit=["pl-bj-1"]).say(hex="0904")
    t.skip("facing")
    assert t.prompt == "horses"
    t.roll(die)
    assert (t.at("pl-bj-1") == "dead") == (end == "dead")
    assert t.is_weak("pl-bj-1") == (end != "fresh")


@pytest.mark.rule(GAME, "7.5/b", "7.6", "9.6/a", "11.2/i")
def test_marching_over_a_depot_and_a_headquarters() -> None:
    drawn = plain(regions={"town": "0504"})
    t = orders("pl: dp-12@0404>E hq-1@0404 / ru: hq-15@0504 ds-5@1111>W", "0404", map=drawn, depots={"ru": ["0504"]})
    t.say("march", hex="0404").say(unit=["pl-dp-12"]).say("via", via="0504", hex="0604").skip("facing")
    assert [event.how for event in t.told(DepotRemoved)] == ["enemy"]
    assert [(event.unit, event.turn) for event in t.told(LeaderRemoved)] == [("hq-ru-15", 2)]
    assert t.at("hq-ru-15") == "waiting"
    assert t.at("pl-dp-12") == "0604", "and the march goes on"


@pytest.mark.rule(GAME, "1.2/p", "1.2/o", "1.2/r")
def test_four_combat_units_in_a_hex_headquarters_apart() -> None:
    units = "pl: dp-12@0404>E hq-1@0404 hq-2@0404 dp-13@0504>E dp-14@0504 dp-15@0504 dp-16@0504 hq-3@0504" + FAR
    t = orders(units, "0404")
    t.say("march", hex="0404").say(unit=["pl-dp-12", "hq-pl-1", "hq-pl-2"])
    assert t.why_not(hex="0504") == "1.2/p"
    assert t.offers(hex="0304")


# --- 8.0 ---


@pytest.mark.rule(GAME, "8.0/a", "8.0/b", "8.0/c", "8.0/d")
def test_headquarters_move_in_turn_five_hexes_for_nothing() -> None:
    wooded = plain(terrain={"forest": "0501..0511", "lake": "0403"})
    units = "pl: dp-12@0101>E hq-1@0404 hq-2@0101 / ru: ds-5@0606>W hq-12@1111"
    t = table(units, map=wooded, phase="headquarters", step=0, totals={"pl": 5, "ru": 6}, points={"pl": 0, "ru": 0})
    assert (t.seat, t.prompt) == ("ru", "headquarters"), "the larger total of the turn begins"
    t.say("pass")
    t.say(unit="hq-pl-1")
    assert t.offers(hex="0904"), "forests do not slow it"
    assert t.why_not(hex="1004") == "8.0/d"
    assert t.why_not(hex="0606") == "8.0/d"
    assert t.why_not(hex="0403") == "1.3/f"
    t.say(hex="0904")
    assert t.seat == "pl"
    assert t.why_not(unit="hq-pl-1") == "8.0/d", "each moves once"
    assert t.state.points == [0, 0]


@pytest.mark.rule(GAME, "8.0/e")
def test_a_headquarters_moves_even_after_going_along() -> None:
    t = orders("pl: dp-12@0404>E hq-1@0404" + FAR, "0404", totals={"pl": 9, "ru": 1})
    t.say("march", hex="0404").say(unit=["pl-dp-12", "hq-pl-1"]).say(hex="0504").skip("facing")
    assert t.prompt == "headquarters"
    assert t.offers(unit="hq-pl-1")


# --- 11.0, 13.1 ---


def strategic(units: str, **more: object) -> Table:
    more.setdefault("totals", {"pl": 9, "ru": 5})
    return table(units, phase="strategic", step=0, **more)


@pytest.mark.rule(GAME, "11.1/a", "11.1/c", "11.2/b", "11.2/g")
def test_strategic_movement_one_unit_at_a_time() -> None:
    drawn = plain(regions={"town": "0404 0704 1004"})
    units = "pl: dp-12-@0404>E dp-13@1004>SW hq-1@0304 / ru: ds-5@1211>W"
    t = strategic(units, map=drawn, depots={"pl": ["0404", "0704", "1004"]})
    assert t.seat == "pl"
    t.say(unit="pl-dp-12").say(hex="0904")
    t.say(facing="NE")
    assert t.at("pl-dp-12") == "0904"
    assert t.seat == "ru"
    t.say("pass")
    assert t.why_not(unit="pl-dp-12") == "11.2/h"
    t.say(unit="hq-pl-1").say(hex="1010")
    assert t.at("hq-pl-1") == "1010", "headquarters move as well, and need no supply"
    t.say("pass")
    assert t.prompt != "strategic"


@pytest.mark.rule(GAME, "11.2/g")
def test_a_move_and_where_the_unit_looks_then_are_one_list_of_answers() -> None:
    drawn = plain(regions={"town": "0404 0704 1004"})
    units = "pl: dp-12@0404>E dp-13@1004>SW hq-1@0304 / ru: ds-5@1211>W"
    t = strategic(units, map=drawn, depots={"pl": ["0404", "0704", "1004"]})
    moved = [{"unit": "pl-dp-12"}, {"hex": "0904"}]
    found = walk(t.play.copy(), "pl", moved, forced=False)
    assert (found.taken, found.stopped) == (2, ""), "he who moved it learns nothing by that"
    found = walk(t.play.copy(), "pl", [*moved, {"facing": "NE"}], forced=False)
    assert (found.taken, found.stopped) == (3, "other-seat")


@pytest.mark.rule(GAME, "11.1/b", "11.1/d", "11.2/h")
def test_who_begins_and_who_has_moved_or_declined() -> None:
    drawn = plain(regions={"town": "0404"})
    units = "pl: dp-12@0404>E dp-13@0304>E / ru: ds-5@1211>W"
    t = strategic(units, map=drawn, depots={"pl": ["0404"]}, totals={"pl": 5, "ru": 9})
    assert t.seat == "ru", "the larger total of the turn begins"
    t.say("pass")
    t.say(unit="pl-dp-12").say(hex="0504").skip("facing")
    assert t.seat == "pl", "the Russian has declined for good"
    assert t.why_not(unit="pl-dp-12") == "11.2/h"
    assert strategic(units, map=drawn, depots={"pl": ["0404"]}, totals={"pl": 9, "ru": 9}).seat == "pl"


@pytest.mark.rule(GAME, "11.2/a")
def test_four_units_each() -> None:
    drawn = plain(regions={"town": "0404"})
    units = "pl: dp-12@0404>E dp-13@0404 dp-14@0303>E dp-15@0303 dp-16@0304>E" + FAR
    t = strategic(units, map=drawn, depots={"pl": ["0404"]})
    for n, unit in enumerate(("pl-dp-12", "pl-dp-13", "pl-dp-14", "pl-dp-15")):
        assert t.seat == "pl"
        t.say(unit=unit).say(hex=f"050{n + 2}").skip("facing")
        if t.prompt == "strategic" and t.seat == "ru":
            t.say("pass")
    assert t.prompt != "strategic", "the fifth stays"
    assert t.at("pl-dp-16") == "0304"


@pytest.mark.rule(GAME, "11.2/c", "11.2/d", "11.2/e")
def test_strategic_movement_keeps_to_supply_and_away_from_the_enemy() -> None:
    drawn = plain(regions={"town": "0404"}, terrain={"lake": "0505"})
    units = "pl: dp-12@0404>E dp-13@0503>E dp-14@0503 dp-15@0503 dp-16@0503 dp-17@0607>E dp-18@0302>E / ru: ds-5@0707>W"
    t = strategic(units, map=drawn, depots={"pl": ["0404"]})
    assert t.key(unit="pl-dp-17") == "next-to-enemy", "nobody stays behind next to the enemy"
    t.say(unit="pl-dp-12")
    assert t.why_not(hex="0503") == "11.2/d"
    assert t.why_not(hex="0505") == "1.3/f"
    assert t.why_not(hex="1004") == "11.2/c"
    assert t.offers(hex="0604")


@pytest.mark.rule(GAME, "11.2/e")
def test_a_friend_who_stands_still_lets_a_unit_come_and_go() -> None:
    drawn = plain(regions={"town": "0404"}, sides={"river": "0504/E"})
    units = "pl: dp-12@0404>E dp-13@0504>E dp-14@0504 / ru: ds-5@0604>W"
    t = strategic(units, map=drawn, depots={"pl": ["0404"]})
    assert t.offers(unit="pl-dp-13")
    t.say(unit="pl-dp-13").say(hex="0304").skip("facing")
    assert t.seat == "ru"
    t.say("pass")
    assert t.key(unit="pl-dp-14") == "must-stand-still"
    lone = strategic("pl: dp-12@0404>E / ru: ds-5@0604>W", map=drawn, depots={"pl": ["0404"]})
    lone.say(unit="pl-dp-12")
    assert lone.why_not(hex="0504") == "11.2/e", "a river is no help here"


@pytest.mark.rule(GAME, "11.2/f", "13.1/c", "10.0/e")
def test_russians_pay_a_point_to_cross_the_command_line() -> None:
    units = "pl: dp-12@0101>E / ru: ds-5@1104>W hq-15@1104"
    t = strategic(units, totals={"pl": 1, "ru": 5}, points={"pl": 0, "ru": 1})
    t.say(unit="ru-ds-5").say(hex="1108").skip("facing")
    assert t.state.points[1] == 0
    t = strategic(units, totals={"pl": 1, "ru": 5}, points={"pl": 0, "ru": 0})
    t.say(unit="ru-ds-5")
    assert t.why_not(hex="1108") == "13.1/c"
    t = strategic(units, totals={"pl": 1, "ru": 5}, points={"pl": 0, "ru": 0})
    t.say(unit="hq-ru-15").say(hex="1108")
    assert t.at("hq-ru-15") == "1108", "headquarters cross for nothing"


@pytest.mark.rule(GAME, "13.1/d")
def test_an_ordinary_march_crosses_for_nothing() -> None:
    units = "pl: dp-12@0101>E / ru: ds-5@0805>W hq-15@0805"
    t = table(units, markers={"ru": ["0805"]}, acting="ru", points={"pl": 0, "ru": 0})
    t.say("march", hex="0805").say(unit=["ru-ds-5"]).say(hex="0806").skip("facing")
    assert t.at("ru-ds-5") == "0806"


@pytest.mark.rule(GAME, "13.1/a", "13.1/b")
def test_russian_headquarters_command_their_zone_only() -> None:
    units = "pl: dp-12@0101>E / ru: ds-5@0805>W ds-6@0806>W hq-15@0905 hq-12@0906"
    t = table(units)
    assert t.query("command", side="ru", hex="0805")["headquarters"] == ["0905"]
    assert t.query("command", side="ru", hex="0806")["headquarters"] == ["0906"]


@pytest.mark.rule(GAME, "11.2/i")
def test_strategic_movement_onto_an_enemy_depot() -> None:
    drawn = plain(regions={"town": "0404 0604"})
    t = strategic("pl: dp-12@0404>E" + FAR, map=drawn, depots={"pl": ["0404"], "ru": ["0604"]})
    t.say(unit="pl-dp-12").say(hex="0604").skip("facing")
    assert [event.hex for event in t.told(DepotRemoved)] == ["0604"]


# --- 12.0 ---


@pytest.mark.rule(GAME, "12.0/a", "12.0/e")
def test_reinforcements_come_to_their_place() -> None:
    units = "pl: dp-12@Warszawa>SE / ru: ds-5@Witebsk>NW"
    t = table(units, map=None, turn=4, phase="reinforcements", step=0, depots={"ru": ["Witebsk"]})
    t.skip("facing", "arrival")
    assert t.at("pl-dp-11") == "0412"
    assert t.facing("pl", "0412") == "SE", "they take the facing of those there"
    assert t.at("ru-bs-164") == "1604"


@pytest.mark.rule(GAME, "12.0/b", "12.0/c")
def test_a_place_that_is_taken_or_cut_off() -> None:
    full = "pl: dp-12@Warszawa>W dp-13@Warszawa dp-14@Warszawa dp-15@Warszawa / ru: ds-5@Połock>W"
    t = table(full, map=None, turn=4, phase="reinforcements", step=0)
    assert t.prompt == "arrival"
    assert t.why_not(hex="0412") == "1.2/p"
    t.say(hex="0512").skip("facing", "arrival")
    assert t.at("pl-dp-11") == "0512"
    cut_off = "pl: dp-12@Lublin>W / ru: ds-5@Warszawa>W ds-6@Witebsk>W"
    t = table(cut_off, map=None, turn=4, phase="reinforcements", step=0)
    question = t.play.question
    while question is not None:
        t.play.answer(question.options[0] if isinstance(question, Choice) else ())
        if any(isinstance(event, ArrivalLost) for event in t.play.events):
            break
        question = t.play.question
    undone = t.play.undo_refusal(t.play.seats[-1])
    assert (undone and undone.key) == "undo-revealed", "what the loss shows of the place is not unseen"
    t.skip("facing", "arrival")
    assert t.at("pl-brez-7") == "gone", "Wilno is out of supply, and so is all around it"


@pytest.mark.rule(GAME, "12.0/d")
def test_the_horsemen_of_uman_may_come_by_the_eastern_edge() -> None:
    around = "pl: dp-12@1821>E dp-13@1721>E dp-14@1921>E dp-15@1720>E dp-16@1820>E dp-17@1722>E dp-18@1822>E"
    t = table(
        around + " / ru: ds-5@Witebsk>W", map=None, turn=4, phase="reinforcements", step=0, totals={"pl": 1, "ru": 9}
    )
    while t.prompt in ("facing", "arrival") and t.play.question.about.get("unit") != "ru-dk-4":  # type: ignore[union-attr]
        t.play.answer(t.play.question.options[0])  # type: ignore[union-attr]
    assert t.prompt == "arrival"
    assert all(option["hex"].startswith("21") for option in t.options())
    assert not t.offers(hex="2112")


@pytest.mark.rule(GAME, "9.6/b")
def test_a_headquarters_returns_in_a_town_near_by() -> None:
    drawn = plain(regions={"town": "0404 0604 1004"})
    units = "pl: dp-12@0404>E dp-13@0604>E dp-14@1004>E" + FAR
    t = table(units, map=drawn, phase="reinforcements", step=0, turn=3, returns=[["hq-pl-1", 3, "0304"]])
    assert t.prompt == "headquarters-back"
    assert [option["hex"] for option in t.options()] == ["0404", "0604"], "1004 is too far"
    t.say(hex="0604")
    assert t.at("hq-pl-1") == "0604"
    t = table(
        "pl: dp-12@0101>E" + FAR, map=drawn, phase="reinforcements", step=0, turn=3, returns=[["hq-pl-1", 3, "0304"]]
    )
    assert t.play.question is not None
    assert t.at("hq-pl-1") == "gone"


@pytest.mark.rule(GAME, "7.1/h")
def test_a_way_there_and_back_offers_each_hex_once() -> None:
    """By way of an enemy depot a march may cross a hex twice; a headquarters stops there all the same once."""
    drawn = plain(regions={"town": "0604"})
    t = orders("pl: bj-1@0404>E hq-1@0404" + FAR, "0404", map=drawn, depots={"ru": ["0604"]})
    t.say("march", hex="0404").say(unit=["pl-bj-1", "hq-pl-1"]).say("via", via="0604", hex="0504")
    assert t.prompt == "headquarters-stop"
    hexes = [option["hex"] for option in t.options()]
    assert hexes == ["0504", "0604"]
