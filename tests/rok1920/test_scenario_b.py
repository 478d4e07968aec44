"""B: The Kiev Expedition: area, arrivals, withdrawals, replacements and victory."""

from typing import Any

import pytest
from tests.rok1920.special_kit import Scene, real

from sztab.games.rok1920.chapter_events import Removed
from sztab.games.rok1920.fighting.chance import Attack, chance_modifiers
from sztab.games.rok1920.moving.destinations import destinations, must_go_to
from sztab.games.rok1920.moving.reach import closed_to, march_range
from sztab.games.rok1920.units.counters import PL, THEATRES

GAME = "rok-1920"
UA = THEATRES.index("ua")
QUIET = "pl-13dp@Lwów_N su-58ds@Kijów"


def number(table: Scene, place: str) -> str:
    return table.war.board.map.numbers[table.hex(place)]


def score(table: Scene) -> dict[str, int]:
    return dict(table.outcome_of().score)


def bare(units: str = QUIET, **more: Any) -> Scene:
    return real("B", clear=True, units=units, **more)


@pytest.mark.rule(GAME, "B")
def test_ten_stages_the_pole_first_and_rules_1_to_24() -> None:
    table = real("B")
    setting, stages = table.war.setting, table.war.edition.stages
    assert (stages[setting.first_stage - 1], stages[setting.last_stage - 1]) == ("26.IV", "27.VI")
    assert setting.last_stage - setting.first_stage + 1 == 10
    assert setting.first == PL
    assert setting.replacements
    assert table.war.cadres
    assert table.war.morale
    assert table.war.orders
    numbers = table.war.edition.chapter_numbers
    chapters = {numbers.get(chapter.name, 0) for chapter in table.war.chapters}
    assert {14, 17, 18, 19, 20, 21, 22, 23} <= chapters
    assert max(chapters) <= 24, "no supply, fronts or rail transport"


@pytest.mark.rule(GAME, "B", "B.7")
def test_it_ends_after_the_bolshevik_player_turn_of_the_27th_of_june() -> None:
    first = real("B", stage="27.VI", phasing="pl", phase="turn-end")
    assert first.play.outcome is None
    last = real("B", stage="27.VI", phasing="su", phase="turn-end")
    assert last.play.outcome is not None
    assert last.play.outcome.rule == "B.7"


@pytest.mark.rule(GAME, "B.1")
def test_nobody_leaves_the_ukraine_by_choice_and_whoever_is_driven_out_returns() -> None:
    ukraine = real("B").war.board.theatres[UA]
    table = bare("pl-13dp@Sarny pl-1dk@Łuniniec su-58ds@Kijów su-17dk@Homel", phasing="pl", phase="movement")
    unit = table.unit("pl-13dp")
    assert ukraine >> table.state.at[unit] & 1
    assert not march_range(table.war, table.state, unit).hexes & ~ukraine
    assert closed_to(table.war, table.state, unit) >> table.hex("Łuniniec") & 1
    driven = table.unit("pl-1dk")
    assert not ukraine >> table.state.at[driven] & 1
    assert must_go_to(table.war, table.state, driven) == ukraine
    assert table.state.at[driven] not in destinations(table.war, table.state, driven)[1]
    assert must_go_to(table.war, table.state, table.unit("su-17dk")) == ukraine, "for both sides"


@pytest.mark.rule(GAME, "B.2")
def test_poles_keep_off_the_two_last_columns() -> None:
    table = bare("pl-1dk@3619 su-17dk@3623", phasing="pl", phase="movement")
    found = table.reach("pl-1dk")
    assert any(h.startswith("36") for h in found)
    assert not any(h.startswith(("37", "38")) for h in found)
    assert table.why_not("pl-1dk", "3719") == ["B.2"]
    assert any(h.startswith("38") for h in table.reach("su-17dk")), "Bolsheviks enter them"


@pytest.mark.rule(GAME, "B.3")
def test_red_arrivals_come_by_rail_or_over_the_east_edge() -> None:
    table = bare(phasing="su", stage="9.V", phase="movement")
    assert table.offered("arrive") == {"su-25ds", "su-baszk"}
    table.act("arrive", "su-25ds")
    assert table.prompt == "arrive-way"
    assert table.options() == {"place", "march"}
    table.give("place")
    assert {number(table, "Kijów"), number(table, "Fastów")} <= table.options()
    assert number(table, "Równe") not in table.options()
    assert "3820" not in table.options()
    table.give(number(table, "Fastów"))
    assert "su-25ds" not in table.options(), "whoever came by rail stays"
    table.act("arrive", "su-baszk")
    table.give("march")
    assert {"3820", "3822"} <= table.options()
    assert all(h.startswith("38") for h in table.options())
    table.give("3822")
    assert "su-baszk" in table.options(), "whoever marches in goes on"
    assert len(table.reach("su-baszk")) > 6


@pytest.mark.rule(GAME, "B.3")
def test_polish_arrivals_come_by_rail_from_warsaw_only() -> None:
    table = bare(phasing="pl", stage="13.VI", phase="movement")
    assert table.offered("arrive") == {"pl-6dp"}
    table.act("arrive", "pl-6dp")
    assert table.prompt == "arrive-at"
    assert {number(table, "Lwów"), number(table, "Równe")} <= table.options()
    assert number(table, "Kijów") not in table.options()
    beside = bare("pl-13dp@Lwów_N su-58ds@Równe_SE", phasing="pl", stage="13.VI", phase="movement")
    beside.act("arrive", "pl-6dp")
    assert number(beside, "Równe") not in beside.options()
    assert number(beside, "Lwów") in beside.options()


@pytest.mark.rule(GAME, "B.3.1")
def test_restored_units_are_moved_as_arrivals_are() -> None:
    table = bare(
        "pl-13dp@Lwów_N su-58ds@Kijów", phasing="su", phase="replacements", stage="2.V", fallen=("su-44ds",)
    )  # fmt: skip
    assert "su-44ds" in table.offered("restore")
    table.act("restore", "su-44ds")
    table.play.answer_index(0)
    start = table.at("su-44ds")
    table.skip_to("move", "su")
    assert table.offered("relocate") == {"su-44ds"}, "only the restored one"
    table.act("relocate", "su-44ds")
    assert number(table, "Fastów") in table.options()
    assert number(table, "Równe") not in table.options()
    table.give(number(table, "Fastów"))
    assert table.at("su-44ds") == number(table, "Fastów") != start
    assert "su-44ds" not in table.options(), "that was its move"
    table.skip_to("attack", "pl").skip_to("move", "su")
    assert not table.offered("relocate"), "in the next movement phase only"


@pytest.mark.rule(GAME, "14.1", "B.3.1")
def test_lost_poles_are_restored_in_warsaw_though_it_lies_outside_the_area() -> None:
    table = bare("pl-12dp@Lwów su-58ds@Kijów", phasing="pl", phase="replacements", fallen=("pl-13dp",), pools={"pl": 1})
    assert table.offered("restore") == {"pl-13dp"}
    table.act("restore", "pl-13dp")
    assert table.options() == {number(table, "Warszawa")}
    table.play.answer_index(0)
    assert (table.at("pl-13dp"), table.level("pl-13dp")) == (number(table, "Warszawa"), "cadre")
    table.skip_to("move", "pl")
    assert "pl-13dp" in table.offered("relocate"), "and goes to the Ukraine by rail in the next movement phase"
    table.act("relocate", "pl-13dp").give(number(table, "Równe"))
    assert table.at("pl-13dp") == number(table, "Równe")
    full = bare(
        "pl-12dp@Lwów su-58ds@Kijów " + " ".join(f"pl-{u}@Warszawa" for u in ("4dp", "5dp", "6dp", "7dp", "1dk")),
        phasing="pl", phase="replacements", fallen=("pl-13dp",), pools={"pl": 1},
    )  # fmt: skip
    assert not full.offered("restore"), "6.1: Warsaw holds five"


@pytest.mark.rule(GAME, "B.4")
def test_an_attack_out_of_a_ring_is_one_worse() -> None:
    ring = "su-58ds@Równe_N su-44ds@Równe_SE su-7ds@Równe_SW"
    table = bare(f"pl-13dp@Równe {ring}", phasing="pl", phase="attacks")
    assert modifiers(table)["encircled-attack-b"] == -1
    free = bare("pl-13dp@Równe su-44ds@Równe_SE", phasing="pl", phase="attacks")
    assert "encircled-attack-b" not in modifiers(free)
    later = real("C", clear=True, units=f"pl-13dp@Równe {ring}", phasing="pl", phase="attacks")
    assert "encircled-attack-b" not in modifiers(later), "from C on supply takes its place (amb-112)"


def modifiers(table: Scene) -> dict[str, int]:
    attack = Attack(
        war=table.war, state=table.state, side=PL, target=table.hex("Równe SE"), units=(table.unit("pl-13dp"),)
    )
    return {m.rule: m.value for m in chance_modifiers(attack)}


# B.5: withdrawals.


@pytest.mark.rule(GAME, "B.5")
def test_listed_units_leave_at_the_start_of_the_polish_player_turn() -> None:
    listed = [(w.stage, w.units) for w in real("B").game.cards["B"].withdrawals]
    assert listed, "the card names some"
    table = real("B", stage="16.V", phasing="pl", phase="turn-start")
    assert table.at("pl-4dp") == "removed"
    assert table.state.due[table.unit("pl-4dp")] == 0
    assert [event.unit for event in table.events(Removed)] == ["pl-4dp"]
    assert table.at("pl-5dp") != "removed", "its stage is the next"
    red = real("B", stage="16.V", phasing="su", phase="turn-start")
    assert red.at("pl-4dp") != "removed", "not in the Bolshevik player-turn"
    later = real("B", stage="23.V", phasing="pl", phase="turn-start")
    assert (later.at("pl-5dp"), later.at("pl-15dp")) == ("removed", "removed")
    table.skip_to("attack", "pl")
    assert "pl-4dp" not in table.offered("restore")


@pytest.mark.rule(GAME, "B.5.1")
@pytest.mark.parametrize("fault", ["eliminated", "weak", "encircled"])
def test_others_of_the_same_strength_leave_for_a_unit_that_cannot(fault: str) -> None:
    units = {
        "eliminated": "pl-13dp@Lwów_N ua-6d@Lwów_N",
        "weak": "pl-4dp-@Równe pl-13dp@Lwów_N ua-6d@Lwów_N",
        "encircled": "pl-4dp@Równe su-58ds@Równe_N su-44ds@Równe_SE su-7ds@Równe_SW pl-13dp@Lwów_N ua-6d@Lwów_N",
    }[fault]
    fallen = ("pl-4dp",) if fault == "eliminated" else ()
    table = bare(
        f"{units} pl-3bk@Lwów_S pl-7bk@Lwów_S su-17dk@Kijów", stage="16.V", phasing="pl", phase="turn-start",
        fallen=fallen,
    )  # fmt: skip
    assert table.prompt == "withdraw"
    assert table.asked == "pl"
    assert table.options() == {"pl-13dp", "pl-3bk", "pl-7bk"}, "neither Ukrainians nor the listed unit itself"
    strength, needed = table.war.roster.strength, table.war.roster.strength[table.unit("pl-4dp")][0]
    table.give("pl-3bk")
    left = needed - strength[table.unit("pl-3bk")][0]
    assert left > 0
    assert table.prompt == "withdraw", "one brigade is not enough"
    table.give("pl-13dp")
    assert strength[table.unit("pl-13dp")][0] >= left
    assert table.prompt != "withdraw"
    assert (table.at("pl-3bk"), table.at("pl-13dp")) == ("removed", "removed")
    assert table.at("pl-4dp") != "removed"
    assert table.at("pl-7bk") != "removed"


@pytest.mark.rule(GAME, "B.5.1")
def test_the_units_in_a_ring_are_no_substitutes() -> None:
    ring = "su-58ds@Równe_N su-44ds@Równe_SE su-7ds@Równe_SW"
    table = bare(f"pl-13dp@Równe {ring} pl-12dp@Lwów_N", stage="16.V", phasing="pl", phase="turn-start",
                 fallen=("pl-4dp",))  # fmt: skip
    assert table.options() == {"pl-12dp"}


@pytest.mark.rule(GAME, "B.6")
def test_replacements_by_date() -> None:
    def received(side: str, stage: str) -> int:
        table = bare(phasing=side, stage=stage, phase="replacements")
        return table.pool(side)

    assert [received("su", stage) for stage in ("26.IV", "2.V", "23.V", "30.V", "20.VI")] == [2, 2, 2, 2, 2]
    assert [received("pl", stage) for stage in ("26.IV", "2.V", "23.V", "30.V", "6.VI", "20.VI")] == [1, 0, 0, 1, 1, 1]


# B.7: victory.


@pytest.mark.rule(GAME, "B.7", "B.7/a")
def test_superior_strength_is_a_point_each() -> None:
    table = bare("pl-13dp@Lwów_N pl-1dk@Lwów_N su-58ds-@Kijów")
    strength = table.war.roster.strength
    mine = strength[table.unit("pl-13dp")][0] + strength[table.unit("pl-1dk")][0]
    theirs = strength[table.unit("su-58ds")][1]
    found = table.outcome_of()
    assert found.score["pl B.7/a"] == mine - theirs
    assert "su B.7/a" not in found.score, "as they are now"
    assert (found.winner, found.rule) == ("pl", "B.7")
    other = bare("pl-13dp-@Lwów_N su-58ds@Kijów su-44ds@Kijów").outcome_of()
    assert other.winner == "su"
    assert "pl B.7/a" not in other.score
    assert other.score["su B.7/a"] > 0
    equal = bare("pl-1dk@Lwów_N su-58ds@Kijów").outcome_of()
    assert (equal.winner, equal.level) == (None, "draw")


@pytest.mark.rule(GAME, "B.7/b", "B.7/c")
def test_moral_advantage_is_five_or_ten() -> None:
    track = real("B").war.track
    fields = {level: next(f for f in range(24, 0, -1) if track.level(1, f) == level) for level in (1, 2)}
    for sign, seat in ((1, "su"), (-1, "pl")):
        one = score(bare(morale={"ua": sign * fields[1]}))
        assert one[f"{seat} B.7/b"] == 5
        assert f"{seat} B.7/c" not in one
        two = score(bare(morale={"ua": sign * fields[2]}))
        assert two[f"{seat} B.7/c"] == 10
        assert f"{seat} B.7/b" not in two, "ten, not fifteen (amb-107)"
    assert not any("B.7/b" in key or "B.7/c" in key for key in score(bare(morale={"ua": 7})))


@pytest.mark.rule(GAME, "B.7/d")
def test_a_lost_division_is_a_point_but_no_brigade_and_no_ukrainians() -> None:
    found = score(bare(fallen=("pl-12dp", "pl-3bk", "ua-6d", "su-44ds", "su-45ds", "su-kot")))
    assert (found["su B.7/d"], found["pl B.7/d"]) == (1, 2)


@pytest.mark.rule(GAME, "B.7/e")
def test_saved_replacements_are_a_point_each() -> None:
    found = score(bare(pools={"pl": 2, "ua": 1, "su": 4}))
    assert (found["pl B.7/e"], found["su B.7/e"]) == (3, 4)


@pytest.mark.rule(GAME, "B.7.1/a")
def test_kijow_is_ten_points() -> None:
    assert score(bare("pl-13dp@Lwów_N su-58ds@Fastów", held={"pl": ["Kijów"]}))["pl B.7.1/a"] == 10
    assert "pl B.7.1/a" not in score(bare())


@pytest.mark.rule(GAME, "B.7.1/b")
def test_zytomierz_is_five_points_with_rowne_and_tarnopol() -> None:
    towns = ["Żytomierz", "Równe", "Tarnopol"]
    assert score(bare(held={"pl": towns}))["pl B.7.1/b"] == 5
    for lost in towns:
        held = {"pl": [name for name in towns if name != lost], "su": [lost]}
        assert "pl B.7.1/b" not in score(bare(held=held)), lost


@pytest.mark.rule(GAME, "B.7.2")
def test_rowne_or_tarnopol_is_five_points() -> None:
    west = {"pl": ["Równe", "Tarnopol"]}
    assert "su B.7.2" not in score(bare(held=west))
    for held in (["Równe"], ["Tarnopol"], ["Równe", "Tarnopol"]):
        assert score(bare(held={**west, "su": held}))["su B.7.2"] == 5, "five in all (amb-108)"


@pytest.mark.rule(GAME, "B.7.3")
def test_lwow_taken_ends_the_game() -> None:
    table = bare("pl-13dp@Równe su-17dk@Lwów_NE", phasing="su", phase="movement")
    table.march("su-17dk", number(table, "Lwów"))
    outcome = table.play.outcome
    assert outcome is not None
    assert (outcome.winner, outcome.rule) == ("su", "B.7.3")
    assert bare().play.outcome is None


@pytest.mark.rule(GAME, "B.1")
def test_the_refusals_name_the_rules_of_this_scenario() -> None:
    table = bare("pl-1dk@Sarny pl-13dp@Łuniniec su-58ds@Kijów", phasing="pl", phase="movement")
    assert table.why_not("pl-1dk", "Łuniniec") == ["B.1"]
    assert table.why_not("done") == ["B.1"], "13 DP has to come back first"
    assert table.why_not("pl-13dp", number(table, "Łuniniec")) == ["B.1"]
