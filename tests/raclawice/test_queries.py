"""What clients ask of a position: odds of fire and melee with every modifier, zones, command, the time of day."""

from typing import Any

import pytest

from sztab.kernel.errors import BadNotation
from tests.raclawice.table import Table, alone, opened

GAME = "raclawice-1794"
FOOT = "pl-1-i-2-pp"
SECOND = "pl-2-i-2-pp"
THIRD = "pl-3-i-2-pp"
ENEMY = "ru-1-ii-uglicki"
HORSE = "ru-i-smolenski"
GUN = "ru-1-art-rosyjska"
POLISH_GUN = "pl-2-art-polska"


def ask(table: Table, name: str, **args: Any) -> Any:
    return table.game.queries[name](table.play, args)


def given(table: Table, wires: list[dict[str, Any]]) -> Table:
    """The same position after these answers, as a client sends them."""
    after = Table.__new__(Table)
    after.game, after.ed, after.play = table.game, table.ed, table.play.copy()
    for wire in wires:
        question = after.play.question
        assert question is not None
        after.play.answer(after.game.codec.decode(question, wire))
    return after


def test_odds_of_musketry_name_every_modifier_and_every_result() -> None:
    """Strength 4 at one hex: row 4-5, 1M, first shot +1; morale 6: a die of 4 or less passes, 9 is 5 above."""
    table = alone(f"{FOOT}@0505/NNE {ENEMY}@0506/SSW")
    told = ask(table, "fire", unit=FOOT, at="0506")
    assert (told["quotient"], told["row"], told["effect"]) == (4, "4-5", 1)
    test = told["tests"][0]
    assert [(m["value"], m["rule"]) for m in test["modifiers"]] == [(1, "10.9.4/c"), (1, "10.9.7")]
    assert test["passed"] == 0.5
    assert [(o["losses"], o["withdraw"], o["chance"]) for o in test["odds"]] == [(0, 0, 0.5), (0, 1, 0.4), (1, 1, 0.1)]


def test_odds_of_fire_agree_with_the_game_itself() -> None:
    """The same chances as every face of the die brings in play."""
    counts: dict[tuple[int, bool], float] = {}
    for face in range(10):
        table = alone(f"{FOOT}@0505/NNE {ENEMY}@0506/SSW").say(f"fire {FOOT}", "0506", face)
        went = table.asked == "ru withdraw"
        key = (4 - table.strength(ENEMY), went)
        counts[key] = counts.get(key, 0) + 0.1
    told = ask(alone(f"{FOOT}@0505/NNE {ENEMY}@0506/SSW"), "fire", unit=FOOT, at="0506")["tests"][0]["odds"]
    assert {(line["losses"], line["withdraw"] > 0): pytest.approx(line["chance"]) for line in told} == counts


@pytest.mark.rule(GAME, "4.6.1", "4.6.2")
def test_fire_tells_which_leaders_are_in_danger() -> None:
    strong = Table(
        f"{FOOT}@0505/NNE {ENEMY}@0506/SSW", leaders="zajaczek@0503 tomatis@0506", active="zajaczek", first="pl"
    )
    told = ask(strong, "fire", unit=FOOT, at="0506")["leaders"]
    assert told == [{"leader": "tomatis", "odds": {"death": 0.1, "none": 0.8, "contusion": 0.1}, "rule": "4.6.1"}]
    weak = Table(
        f"{FOOT}@0505/NNE/lost=1 {ENEMY}@0506/SSW", leaders="zajaczek@0503 tomatis@0506", active="zajaczek", first="pl"
    )
    assert ask(weak, "fire", unit=FOOT, at="0506")["leaders"] == [], "row 2-3 does not endanger him"
    near = Table(
        f"{POLISH_GUN}@0505/NNE {ENEMY}@0508/SSW", leaders="szyrer@0503 tomatis@0508", active="szyrer", first="pl"
    )
    assert [found["rule"] for found in ask(near, "fire", unit=POLISH_GUN, at="0508")["leaders"]] == ["4.6.2"]
    far = Table(
        f"{POLISH_GUN}@0505/NNE {ENEMY}@0509/SSW", leaders="szyrer@0503 tomatis@0509", active="szyrer", first="pl"
    )
    assert ask(far, "fire", unit=POLISH_GUN, at="0509")["leaders"] == []


@pytest.mark.rule(GAME, "10.9.5/c", "10.10.7/a", "10.10.7/b")
def test_odds_against_guns_that_stand_alone() -> None:
    table = alone(f"{FOOT}@0505/NNE {GUN}@0506/SSW")
    assert ask(table, "fire", unit=FOOT, at="0506")["odds"]["captured"] == 0.4, "below 4: 0 to 3"
    battery = Table(f"{POLISH_GUN}@0505/NNE {GUN}@0510/SSW", leaders="szyrer@0503", active="szyrer", first="pl")
    told = ask(battery, "fire", unit=POLISH_GUN, at="0510")["odds"]
    assert (told["hit"], told["effect"]) == (0.5, 0.2), "die + 1 above 5; the second die less one star at most 0"
    assert told["captured"] == pytest.approx(0.1)


@pytest.mark.rule(GAME, "10.9.6")
def test_fire_names_who_may_join_in() -> None:
    table = alone(f"{FOOT}@0505/NNE {SECOND}@0604/NNE {ENEMY}@0606/SSW")
    assert ask(table, "fire", unit=FOOT, at="0606")["partners"] == [SECOND]
    joint = ask(table, "fire", unit=FOOT, at="0606", **{"with": [SECOND]})
    assert joint["partners"] == []


@pytest.mark.rule(GAME, "11.7/b", "11.7/c", "11.8/b")
def test_odds_of_a_melee_that_would_follow() -> None:
    """Equal dice, nothing but strength and morale: the attacker wins ties."""
    table = alone(f"{FOOT}@0505/NNE {ENEMY}@0506/SSW")
    told = ask(table, "melee", hex="0506", units=[FOOT])
    lead = told["attack"] - told["defence"]
    wins = sum(a + lead >= b for a in range(10) for b in range(10)) / 100
    assert told["odds"]["pl"] == pytest.approx(wins)
    assert told["odds"]["pl"] + told["odds"]["ru"] == pytest.approx(1)
    clear = sum(line["chance"] for line in told["outcomes"] if not line["loss"])
    assert clear == pytest.approx(sum(abs(a + lead - b) >= 6 for a in range(10) for b in range(10)) / 100)
    assert table.hex(FOOT) == "0505", "asking moves nobody"


@pytest.mark.rule(GAME, "11.7/opt")
def test_the_small_die_has_odds_of_its_own() -> None:
    table = alone(f"{FOOT}@0505/NNE {ENEMY}@0506/SSW", die="d6")
    told = ask(table, "melee", hex="0506", units=[FOOT])
    lead = told["attack"] - told["defence"]
    wins = sum(a + lead >= b for a in range(1, 7) for b in range(1, 7)) / 36
    assert told["odds"]["pl"] == pytest.approx(wins, abs=1e-5)


@pytest.mark.rule(GAME, "9.1/A2", "9.1/C2")
def test_a_counter_attack_tells_the_test_before_it() -> None:
    table = alone(f"{FOOT}@0505/NNE {ENEMY}@0507/SSW {HORSE}@0606/SSW").say(f"move {FOOT}", "enter 0506")
    foot = ask(table, "melee", hex="0506", units=[ENEMY], counter=True)
    assert foot["test"] == {"unit": ENEMY, "morale": 6, "chance": 0.7, "rule": "9.1/A2"}
    assert any(m["key"] == "counter-attack" for m in foot["attackers"])
    horse = ask(table, "melee", hex="0506", units=[HORSE], counter=True)
    assert horse["test"] is None, "cavalry against infantry needs none"


@pytest.mark.rule(GAME, "7.4")
def test_the_lava_is_weighed_in() -> None:
    """Morale 5, two easier against infantry: 0 to 7 passes."""
    table = alone(f"{FOOT}@0506/NNE ru-2-kozacy@0507/SSW")
    told = ask(table, "melee", hex="0506", units=["ru-2-kozacy"])
    assert (told["lava"]["unit"], told["lava"]["chance"]) == ("ru-2-kozacy", 0.8)
    without, lucky = (ask(table, "melee", hex="0506", units=["ru-2-kozacy"], lava=luck) for luck in (False, True))
    mixed = 0.2 * without["odds"]["ru"] + 0.8 * lucky["odds"]["ru"]
    assert told["odds"]["ru"] == pytest.approx(mixed, abs=1e-5)
    assert lucky["odds"]["ru"] > without["odds"]["ru"]


def test_units_of_a_melee_stand_beside_it() -> None:
    table = alone(f"{FOOT}@0505/NNE {ENEMY}@0507/SSW")
    with pytest.raises(BadNotation, match="0507 does not lie beside 0505"):
        ask(table, "melee", hex="0507", units=[FOOT])


@pytest.mark.rule(GAME, "5.0", "10.2", "10.8/a")
def test_the_zone_of_a_unit() -> None:
    table = alone(f"{FOOT}@0505/NNE {ENEMY}@0507/SSW")
    told = ask(table, "zone", unit=FOOT)
    assert sorted(told["front"]) == ["0506", "0605"]
    assert set(told["front"]) <= set(told["aim"])
    assert "0507" in told["aim"], "the enemy's hex is seen"
    assert "0508" not in told["aim"], "behind him nothing is"
    assert not set(told["rear"] + told["flank"]) & set(told["aim"])
    assert told["targets"] == ["0507"]
    assert [(e["row"], e["effect"]) for e in told["effects"]] == [("4-5", 1), ("2-3", 0), ("1", -1)]
    turned = ask(table, "zone", unit=FOOT, facing="SSW")
    assert sorted(turned["front"]) == sorted(told["rear"])


@pytest.mark.rule(GAME, "10.1")
def test_what_is_seen_from_a_hex() -> None:
    table = alone(f"{FOOT}@0505/NNE", ground={"forest": ["0507"]})
    seen = ask(table, "view-from", **{"from": "0505"})["hexes"]
    assert "0507" in seen
    assert "0508" not in seen
    near = ask(table, "view-from", **{"from": "0505", "within": 1})["hexes"]
    assert len(near) == 6


@pytest.mark.rule(GAME, "4.2", "4.2/a")
def test_the_range_of_a_leader() -> None:
    table = alone(f"{FOOT}@0505/NNE {SECOND}@0508/NNE", at="0503")
    before = table.state.leader_hex[:]
    told = ask(table, "command-range", leader="zajaczek")
    assert told["units"] == {FOOT: True, SECOND: False}
    assert "0507" in told["hexes"]
    assert "0508" not in told["hexes"]
    ridden = ask(table, "command-range", leader="zajaczek", at="0506")
    assert ridden["units"] == {FOOT: True, SECOND: True}
    assert (ridden["at"], table.state.leader_hex) == ("0506", before)


def test_the_time_of_day_comes_from_the_scenario_card() -> None:
    game = opened()
    printed = game.board()
    assert printed["minutes"] == 15
    assert {name: card["clock"] for name, card in printed["scenarios"].items()} == {
        "battle": "16:00",
        "battery": "17:30",
    }
    assert ask(Table.of("battle"), "clock")["time"] == "16:00"
    assert ask(Table.of("battery"), "clock")["time"] == "17:30"
    turns = [ask(Table(f"{FOOT}@0505/NNE", turn=turn), "clock")["time"] for turn in (4, 5, 12)]
    assert turns == ["16:45", "17:00", "18:45"]


@pytest.mark.rule(GAME, "10.3.1", "10.9.6")
@pytest.mark.parametrize(
    ("facing", "exposed"),
    [pytest.param("SSE", 0, id="one line through the front"), pytest.param("NNE", 1, id="both rear")],
)
def test_joint_fire_is_from_the_flank_only_if_every_line_is(facing: str, exposed: int) -> None:
    """A72: from 0505 the line comes from the south, from 0405 from the south-west."""
    table = alone(f"{FOOT}@0505/NNE {SECOND}@0405/NNE {ENEMY}@0506/{facing}")
    told = ask(table, "fire", unit=FOOT, at="0506", **{"with": [SECOND]})["tests"][0]["modifiers"]
    assert sum(m["value"] for m in told if m["rule"] == "10.3.1") == exposed


def test_reach_tells_every_hex_with_its_cost_its_way_and_how_one_can_look_there() -> None:
    table = alone(f"{FOOT}@0505/NNE")
    told = ask(table, "reach", unit=FOOT)
    assert told["left"] == 4
    goal = told["hexes"]["0508"]
    assert (goal["cost"], goal["left"], goal["path"], goal["reacts"]) == (3, 1, ["0506", "0507", "0508"], False)
    assert (goal["facing"], set(goal["facings"])) == ("NNE", {"NNE", "NNW", "E"}), "one point is left for a turn"
    assert ask(table, "reach", unit=SECOND)["hexes"] == {}


def test_reach_agrees_with_the_game_itself() -> None:
    """Every list of answers that it gives can be played, and ends where it says, looking as it says."""
    told = ask(alone(f"{FOOT}@0505/NNE {ENEMY}@0509/SSW"), "reach", unit=FOOT)["hexes"]
    assert told["0508"]["reacts"]
    assert not told["0506"]["reacts"]
    for number, goal in told.items():
        for facing, end in goal["facings"].items():
            table = alone(f"{FOOT}@0505/NNE {ENEMY}@0509/SSW")
            for wire in end["answers"]:
                question = table.play.question
                assert question is not None
                table.play.answer(table.game.codec.decode(question, wire))
            unit = ask(table, "unit", unit=FOOT)
            assert (unit["hex"], unit["facing"]) == (number, facing)


def test_reach_leads_into_enemies_who_do_not_react_on_the_way() -> None:
    table = alone(f"{FOOT}@0505/NNE {ENEMY}@0507/NNE")
    goal = ask(table, "reach", unit=FOOT)["hexes"]["0507"]
    assert (goal["clash"], goal["path"], goal["cost"], goal["left"]) == (True, ["0506", "0507"], 3, 1)
    assert goal["melee"]["odds"]["pl"] + goal["melee"]["odds"]["ru"] == pytest.approx(1)
    assert {part["key"] for part in goal["melee"]["attackers"]} == {"rear-attack"}, "they come from behind"
    assert not ask(table, "reach", unit=FOOT)["hexes"]["0506"]["clash"]
    for wire in goal["facings"]["NNE"]["answers"]:
        question = table.play.question
        assert question is not None
        table.play.answer(table.game.codec.decode(question, wire))
    assert ask(table, "unit", unit=FOOT)["hex"] == "0507"
    assert "0508" not in ask(alone(f"{FOOT}@0505/NNE {ENEMY}@0507/NNE"), "reach", unit=FOOT)["hexes"]["0507"]["path"]


@pytest.mark.rule(GAME, "4.2")
@pytest.mark.parametrize(
    ("at", "led"),
    [("0504", "now"), ("0503", "now"), ("0502", "ride")],
    ids=["near enough", "at four hexes", "a hex short, but he rides before"],
)
def test_reach_says_whether_the_leader_lets_a_melee_come(at: str, led: str) -> None:
    table = alone(f"{FOOT}@0505/NNE {ENEMY}@0507/NNE", at=at)
    assert ask(table, "reach", unit=FOOT)["hexes"]["0507"]["led"] == led


@pytest.mark.rule(GAME, "4.4/b2")
def test_reach_says_that_whom_kosciuszko_leads_do_not_fight_beyond_his_command() -> None:
    """He rides only after the melee of his six."""
    units = f"{FOOT}@0505/NNE {ENEMY}@0507/NNE"
    table = Table(units, leaders="kosciuszko@0502", active="kosciuszko", of="six", first="pl")
    assert ask(table, "reach", unit=FOOT)["hexes"]["0507"]["led"] == "never"


def test_reach_of_a_stack_takes_all_of_it_and_of_some_those_alone() -> None:
    """8.16: whoever is to go along is in every answer of the way: nobody is left behind."""
    table = alone(f"{FOOT}@0505/NNE {SECOND}@0505/NNE {THIRD}@0505/NNE {ENEMY}@0509/SSW")
    for with_, group in (("stack", [FOOT, SECOND, THIRD]), ([THIRD], [FOOT, THIRD]), ([], [FOOT])):
        told = ask(table, "reach", unit=FOOT, **{"with": with_})
        assert (list(told["group"]), list(told["stack"])) == (group, [FOOT, SECOND, THIRD])
        gone = given(table, told["hexes"]["0507"]["facings"]["NNE"]["answers"])
        assert [gone.hex(unit) for unit in (FOOT, SECOND, THIRD)] == [
            "0507" if unit in group else "0505" for unit in (FOOT, SECOND, THIRD)
        ]


def test_reach_of_a_line_takes_the_stacks_beside() -> None:
    """8.10: they are offered by their tops, and go when they are wanted."""
    table = alone(f"{FOOT}@0505/NNE {SECOND}@0604/NNE {THIRD}@0604/NNE")
    assert list(ask(table, "reach", unit=FOOT, **{"with": "stack"})["line"]) == [SECOND]
    assert list(ask(table, "reach", unit=FOOT, **{"with": "line"})["group"]) == [FOOT, SECOND, THIRD]
    told = ask(table, "reach", unit=FOOT, **{"with": [SECOND]})
    assert (list(told["group"]), list(told["line"])) == ([FOOT, SECOND, THIRD], [SECOND])
    assert given(table, told["answers"]).asked == "pl step"
    other = ask(table, "reach", unit=SECOND, after=told["answers"])["hexes"]["0606"]["facings"]["NNE"]["answers"]
    assert other[: len(told["answers"])] == told["answers"], "what is chosen already goes first"
    gone = given(table, other)
    assert [gone.hex(unit) for unit in (FOOT, SECOND, THIRD)] == ["0505", "0606", "0606"]
    with pytest.raises(BadNotation):
        ask(table, "reach", unit=SECOND, after=[{"answer": "go"}])


def test_reach_at_double_pace_is_shown_before_it_is_ordered() -> None:
    """8.9: where six points lead, without the order being given."""
    table = alone(f"{FOOT}@0502/NNE", at="0501")
    told = ask(table, "reach", unit=FOOT)
    assert (told["may-double"], told["left"], "0508" in told["hexes"]) == (True, 4, False)
    fast = ask(table, "reach", unit=FOOT, double=True)
    assert (fast["left"], fast["hexes"]["0508"]["cost"]) == (6, 6)
    assert {"answer": "double", "unit": FOOT} in fast["hexes"]["0508"]["facings"]["NNE"]["answers"]
    assert "0503" not in fast["hexes"], "8.9/c: all points are spent"
    assert given(table, fast["hexes"]["0508"]["facings"]["NNE"]["answers"]).hex(FOOT) == "0508"


def test_reach_goes_on_from_a_move_that_has_begun_and_leads_through_no_enemy() -> None:
    table = alone(f"{FOOT}@0505/NNE {ENEMY}@0507/SSW").say(f"move {FOOT}")
    told = ask(table, "reach", unit=FOOT)["hexes"]
    assert told["0507"]["halt"] == "0506", "the enemy is asked on the way"
    assert "0508" not in told
    table = alone(f"{FOOT}@0505/NNE").say(f"move {FOOT}", "enter 0506")
    goal = ask(table, "reach", unit=FOOT)["hexes"]["0507"]
    assert goal["facings"]["NNE"]["answers"] == [
        {"answer": "enter", "unit": FOOT, "hex": "0507"}, {"answer": "stop", "unit": FOOT},
    ]  # fmt: skip


def test_reach_leads_past_a_reaction_as_far_as_the_answers_go_without_it() -> None:
    """9.5: the goal beyond is shown with its cost and odds; the answers lead to where the enemy may react."""
    position = f"{FOOT}@0505/NNE {ENEMY}@0507/SSW"
    told = ask(alone(position), "reach", unit=FOOT)["hexes"]
    near, goal = told["0506"], told["0507"]
    assert (near["reacts"], near["halt"]) == (True, "")
    assert (goal["clash"], goal["halt"], goal["path"], goal["cost"]) == (True, "0506", ["0506", "0507"], 3)
    assert set(goal["melee"]["odds"]) == {"pl", "ru"}
    for end in goal["facings"].values():
        assert given(alone(position), end["answers"]).hex(FOOT) == "0506"
