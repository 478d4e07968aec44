"""4: command, commanders-in-chief, the reserve, and how leaders are lost."""

from typing import Any

import pytest

from sztab.games.raclawice.events import LeaderActivated, LeaderLost, LeaderRolled, PointsScored
from sztab.games.raclawice.state import CAPTURED, GONE, IN_PLAY
from sztab.games.raclawice.units import leaders, stacking
from sztab.games.raclawice.units.counters import POLES
from sztab.games.raclawice.units.morale import eliminate
from sztab.kernel.refusing import first
from tests.raclawice.field import play
from tests.raclawice.table import Table, alone

GAME = "raclawice-1794"

FOOT, NEXT, SCYTHES, VOLUNTEERS = "pl-1-i-2-pp", "pl-2-i-2-pp", "pl-1-kos", "pl-ochotnicy"
ENEMY, DRAGOONS = "ru-1-ii-uglicki", "ru-i-smolenski"
CENTRE = "pl-1-i-3-pp"


def commanded(units: str, unit: str, leader: str = "zajaczek", at: str = "0501", **more: Any) -> str:
    """The rule that keeps a unit from acting in this leader's phase, or nothing."""
    table = Table(f"{units} pl-4-i-2-pp@{at}", leaders=f"{leader}@{at}", active=leader, **more)
    refusal = first(leaders.reasons_against_command(table.ed, table.state, table.unit(unit)))
    assert leaders.is_commanded(table.ed, table.state, table.unit(unit)) == (refusal is None)
    return refusal.rule if refusal else ""


@pytest.mark.rule(GAME, "4.2")
def test_a_leader_commands_up_to_four_hexes() -> None:
    assert commanded(f"{FOOT}@0505", FOOT) == ""
    assert commanded(f"{FOOT}@0506", FOOT) == "4.2"


@pytest.mark.rule(GAME, "4.2", "3.3/b2")
def test_who_is_out_of_command_does_not_move() -> None:
    table = alone(f"{FOOT}@0505/NNE {NEXT}@0508/NNE", at="0503")
    assert (table.why(f"move {FOOT}"), table.why(f"move {NEXT}")) == ("", "4.2")


@pytest.mark.rule(GAME, "4.2", "3.3/b4")
def test_who_is_out_of_command_does_not_attack_in_the_melee_phase() -> None:
    """A51: measured when the phase begins, after the leader's move."""
    units = f"{FOOT}@0505/NNE {ENEMY}@0505/SSW"
    near = Table(units, leaders="zajaczek@0501", active="zajaczek", phase="melee")
    assert (near.asked, near.why("0505")) == ("pl melee-hex", "")
    far = Table(units, leaders="zajaczek@1001", active="zajaczek", phase="melee", pool=["tomatis"])
    assert far.question.prompt == "chit"


@pytest.mark.rule(GAME, "4.2/a")
def test_command_is_not_traced_through_enemies_but_through_clash_hexes() -> None:
    """In a corridor two hexes wide the enemy bars the way; where friends fight him it is open."""
    ground = {"columns": 2, "rows": 12}
    wall = f"{ENEMY}@0103/SSW ru-2-ii-uglicki@0203/SSW"
    assert commanded(f"{FOOT}@0105", FOOT, at="0101", ground=ground) == ""
    assert commanded(f"{FOOT}@0105 {wall}", FOOT, at="0101", ground=ground) == "4.2"
    assert commanded(f"{FOOT}@0105 {wall} {NEXT}@0103", FOOT, at="0101", ground=ground) == ""


@pytest.mark.rule(GAME, "4.2")
def test_only_his_own_units() -> None:
    assert commanded(f"{CENTRE}@0502", CENTRE) == "4.1"


@pytest.mark.rule(GAME, "4.5", "4.5/a")
@pytest.mark.parametrize("leader", ["zajaczek", "szyrer"])
def test_scythemen_obey_zajaczek_and_szyrer_from_turn_5(leader: str) -> None:
    assert commanded(f"{SCYTHES}@0502", SCYTHES, leader, turn=4) == "4.5/a"
    assert commanded(f"{SCYTHES}@0502", SCYTHES, leader, turn=5) == ""
    assert commanded(f"{SCYTHES}@0506", SCYTHES, leader, turn=5) == "4.2"


@pytest.mark.rule(GAME, "4.5")
def test_but_not_the_other_leaders() -> None:
    assert commanded(f"{SCYTHES}@0502", SCYTHES, "madalinski", turn=5) == "4.1"


@pytest.mark.rule(GAME, "4.5/a", "4.4/b2")
def test_the_reserve_is_held_back_from_kosciuszko_as_well() -> None:
    """A59."""
    assert commanded(f"{SCYTHES}@0502", SCYTHES, "kosciuszko", turn=4, of="six") == "4.5/a"
    assert commanded(f"{SCYTHES}@0502", SCYTHES, "kosciuszko", turn=5, of="six") == ""


@pytest.mark.rule(GAME, "4.5/b")
def test_scythemen_may_act_under_several_leaders_in_one_turn() -> None:
    """They move with Zajączek, and again when Szyrer is drawn."""
    table = Table(
        f"{SCYTHES}@0505/NNE", leaders="zajaczek@0503 szyrer@0603", active="zajaczek", turn=5, pool=["szyrer"]
    )
    table.say(f"move {SCYTHES}", "enter 0506", "stop")
    table.say("0503").draw("szyrer")
    assert table.why(f"move {SCYTHES}") == ""
    assert table.say(f"move {SCYTHES}", "enter 0507").left(SCYTHES) == 3


@pytest.mark.rule(GAME, "4.5.1")
@pytest.mark.parametrize(("leader", "rule"), [("manget", ""), ("madalinski", ""), ("zajaczek", "4.1")])
def test_the_mounted_volunteers_obey_manget_and_madalinski_from_the_start(leader: str, rule: str) -> None:
    assert commanded(f"{VOLUNTEERS}@0502", VOLUNTEERS, leader, turn=1) == rule


@pytest.mark.rule(GAME, "4.5.1")
def test_and_kosciuszko_and_more_than_once_in_a_turn() -> None:
    assert commanded(f"{VOLUNTEERS}@0502", VOLUNTEERS, "kosciuszko", of="six") == ""
    table = Table(f"{VOLUNTEERS}@0505/NNE", leaders="manget@0503 madalinski@0603", active="manget", pool=["madalinski"])
    table.say(f"move {VOLUNTEERS}", "enter 0506", "stop", "0503").draw("madalinski")
    assert table.why(f"move {VOLUNTEERS}") == ""


def drawn(leader: str, units: str, others: str, pool: list[str], **more: Any) -> Table:
    """A chit has been drawn."""
    return Table(units, leaders=others, pool=pool, phase="draw", **more).draw(leader)


@pytest.mark.rule(GAME, "4.4", "4.4/a")
def test_tormasow_activates_any_russian_leader_and_both_may_move() -> None:
    units = f"{ENEMY}@0505/SSW {DRAGOONS}@0808/SSW {FOOT}@0101"
    table = drawn("tormasow", units, "tormasow@0510 tomatis@0507 muromcow@0809", ["tormasow", "tomatis", "muromcow"])
    assert table.asked == "ru activate"
    assert [table.why(name) for name in ("tomatis", "muromcow", "nobody")] == ["", "", ""]
    assert table.why("zajaczek") == "4.4/a"
    table.say("muromcow")
    assert table.told(LeaderActivated)[-1].leader == "muromcow"
    assert (table.why(f"move {DRAGOONS}"), table.why(f"move {ENEMY}")) == ("", "4.1")
    table.say("pass")
    assert table.question.about == {"leader": "muromcow"}
    table.say("0809")
    assert table.question.about == {"leader": "tormasow"}


@pytest.mark.rule(GAME, "4.4/a")
def test_a_leader_already_drawn_may_be_activated_again_but_not_a_contused_one() -> None:
    """A06, A14."""
    units = f"{ENEMY}@0505/SSW {DRAGOONS}@0808/SSW"
    table = drawn(
        "tormasow", units, "tormasow@0510 tomatis@0507 muromcow@0809", ["tormasow"], contused=["muromcow"],
        drawn=["tomatis"],
    )  # fmt: skip
    assert (table.why("tomatis"), table.why("muromcow")) == ("", "4.4/a")


SIX_UNITS = [f"pl-{n}-i-2-pp" for n in (1, 2, 3, 4)] + ["pl-1-i-3-pp", "pl-2-i-3-pp", "pl-3-i-3-pp"]


def kosciuszko() -> Table:
    places = [f"0{3 + i}05" if 3 + i < 10 else f"{3 + i}05" for i in range(7)]
    units = " ".join(f"{id}@{hex}/NNE" for id, hex in zip(SIX_UNITS, places))
    everyone = "kosciuszko@0604 zajaczek@0503 szyrer@0803"
    return drawn("kosciuszko", units, everyone, ["kosciuszko", "zajaczek", "szyrer"])


@pytest.mark.rule(GAME, "4.4", "4.4/b", "4.4/b1", "4.4/b2", "4.4/b3")
def test_kosciuszko_activates_a_leader_then_leads_six_units_then_moves() -> None:
    table = kosciuszko()
    assert (table.asked, table.why("zajaczek")) == ("pl activate", "")
    table.say("zajaczek")
    assert (table.why(f"move {SIX_UNITS[0]}"), table.why(f"move {SIX_UNITS[4]}")) == ("", "4.1")
    table.say("pass")
    assert table.question.about == {"leader": "zajaczek"}
    table.say("0503")
    for number, id in enumerate(SIX_UNITS[:6]):
        assert table.why(f"move {id}") == "", f"unit {number + 1} of six"
        table.say(f"move {id}")
        table.say("go") if table.asked.endswith("group") else None
        table.say("stop")
    assert table.asked == "pl leader-move", "six have acted, and there is no seventh"
    assert table.question.about == {"leader": "kosciuszko"}
    table.say("0704")
    assert table.hex("kosciuszko") == "0704"


@pytest.mark.rule(GAME, "4.4/b2")
def test_no_seventh_unit() -> None:
    """Six have been chosen: the seventh is refused, the six are not."""
    table = kosciuszko().say("nobody")
    table.state.six = [table.unit(id) for id in SIX_UNITS[:6]]
    seventh = first(leaders.reasons_against_command(table.ed, table.state, table.unit(SIX_UNITS[6])))
    assert seventh is not None
    assert seventh.rule == "4.4/b2"
    assert leaders.is_commanded(table.ed, table.state, table.unit(SIX_UNITS[0]))


@pytest.mark.rule(GAME, "4.4/b2")
def test_kosciuszkos_six_must_be_near_him_too() -> None:
    assert commanded(f"{CENTRE}@0505", CENTRE, "kosciuszko", of="six") == ""
    assert commanded(f"{CENTRE}@0506", CENTRE, "kosciuszko", of="six") == "4.2"


@pytest.mark.rule(GAME, "4.4/b2")
def test_his_six_may_fight_and_others_near_him_need_not() -> None:
    """The chosen must, the rest may be chosen for the melee, or left alone."""
    units = f"{FOOT}@0505/NNE {ENEMY}@0505/SSW {CENTRE}@0707/NNE {DRAGOONS}@0707/SSW"
    table = Table(units, leaders="kosciuszko@0605", active="kosciuszko", phase="melee", of="six")
    assert [table.why(answer) for answer in ("0505", "0707", "pass")] == ["", "", ""]
    chosen = Table(units, leaders="kosciuszko@0605", active="kosciuszko", phase="melee", of="six")
    chosen.play.state.six = [chosen.unit(FOOT)]
    assert [chosen.why(answer) for answer in ("0505", "pass")] == ["", "4.4/b2"]


def orphaned(**more: Any) -> Table:
    """Zajączek and Szyrer have fallen; Kościuszko is drawn."""
    units = f"{FOOT}@0505/NNE {CENTRE}@0705/NNE {NEXT}@1212/NNE"
    return drawn("kosciuszko", units, "kosciuszko@0604 manget@0101", ["kosciuszko"], **more)


@pytest.mark.rule(GAME, "4.3", "4.3/a", "4.3/b", "4.3/c")
def test_units_of_the_fallen_come_under_the_chief_who_must_lead_those_of_one_of_them() -> None:
    table = orphaned()
    assert table.asked == "pl orphans", "no leader may be activated any more"
    assert (table.why("zajaczek"), table.why("szyrer"), table.why("manget")) == ("", "", "4.3/a")
    table.say("zajaczek")
    told = table.told(LeaderActivated)[-1]
    assert (told.leader, told.chief) == ("zajaczek", "kosciuszko")
    assert table.why(f"move {FOOT}") == ""
    assert table.why(f"move {CENTRE}") == "4.1", "not units of different leaders at once"
    assert table.why(f"move {NEXT}") == "4.2", "measured from the chief"


@pytest.mark.rule(GAME, "4.3/a", "4.4/b2", "4.4/b3")
def test_kosciuszko_still_leads_his_six_and_moves_at_the_end() -> None:
    """A67: only the activation of a leader is replaced."""
    table = orphaned().say("zajaczek", "pass")
    assert (table.asked, table.why(f"move {CENTRE}")) == ("pl act", "")
    table.say("pass")
    assert table.asked == "pl leader-move"
    assert table.question.about == {"leader": "kosciuszko"}
    assert table.say("0605").question.prompt == "chit", "he moves once"


@pytest.mark.rule(GAME, "4.3", "4.3/a")
def test_after_one_death_the_choice_is_no_longer_free() -> None:
    units = f"{ENEMY}@0505/SSW {DRAGOONS}@0705/SSW"
    table = drawn("tormasow", units, "tormasow@0604 muromcow@0706", ["tormasow", "muromcow"])
    assert (table.asked, table.why("tomatis"), table.why("muromcow")) == ("ru orphans", "", "4.3/a")


@pytest.mark.rule(GAME, "4.6", "4.6/a")
def test_a_leader_goes_when_all_his_units_are_eliminated() -> None:
    """A61: fled units are not eliminated; nobody scores."""
    table = alone(f"{FOOT}@0505/NNE {CENTRE}@0808", fled={NEXT: 3}, pool=["zajaczek"])
    eliminate(table.ed, table.state, table.unit(FOOT))
    assert table.state.leader_fate[table.ed.leader("zajaczek")] == IN_PLAY
    table.state.fate[table.unit(NEXT)] = IN_PLAY
    table.state.hexes[table.unit(NEXT)] = -1
    eliminate(table.ed, table.state, table.unit(NEXT))
    assert table.state.leader_fate[table.ed.leader("zajaczek")] == GONE
    assert (table.state.pool, table.state.score) == ([], 0)


@pytest.mark.rule(GAME, "4.6/a")
def test_captured_guns_are_no_longer_his_units_and_a_chief_stays() -> None:
    table = alone(f"{CENTRE}@0505/NNE pl-1-art-polska@0606", "szyrer")
    table.state.fate[table.unit("pl-1-art-polska")] = CAPTURED
    stacking.count_batteries(table.ed, table.state, POLES)
    table.state.leader_hex[table.ed.leader("kosciuszko")] = table.ed.hex("0101")
    table.state.leader_fate[table.ed.leader("kosciuszko")] = IN_PLAY
    eliminate(table.ed, table.state, table.unit(CENTRE))
    assert table.state.leader_fate[table.ed.leader("szyrer")] == GONE
    assert table.state.leader_fate[table.ed.leader("kosciuszko")] == IN_PLAY


@pytest.mark.rule(GAME, "4.6", "4.6/b")
def test_a_leader_falls_with_the_last_unit_in_his_hex() -> None:
    """A62: not with the first of two. The enemy scores 3 (12.1/e)."""
    table = alone(f"{FOOT}@0503/NNE {NEXT}@0503/NNE pl-3-i-2-pp@0909", at="0503", pool=["zajaczek"])
    eliminate(table.ed, table.state, table.unit(FOOT))
    assert table.hex("zajaczek") == "0503"
    eliminate(table.ed, table.state, table.unit(NEXT))
    assert (table.hex("zajaczek"), table.state.pool, table.state.score) == ("", [], -3)


def rolled(die: int, **more: Any) -> Table:
    """Zajączek is in danger in 0503."""
    table = alone(f"{FOOT}@0503/NNE {NEXT}@0606/NNE", at="0503", **more)
    play(leaders.endanger(table.ed, table.play.state, table.ed.hex("0503"), 0, "4.6.1"), die)
    return table


@pytest.mark.rule(GAME, "4.6", "4.6/c", "4.6.1/b")
def test_0_kills_the_leader() -> None:
    table = rolled(0, pool=["zajaczek", "tomatis"])
    assert (table.hex("zajaczek"), table.state.pool) == ("", [table.ed.leader("tomatis")])
    assert [event.fate for event in table.told(LeaderRolled)] == ["death"]
    assert [event.points for event in table.told(PointsScored)] == [3]


@pytest.mark.rule(GAME, "4.6.1/c")
def test_9_is_a_contusion_his_chit_leaves_the_pool_for_this_turn() -> None:
    table = Table(
        f"{FOOT}@0503/NNE {ENEMY}@0909", leaders="szyrer@0503 tomatis@0808", active="tomatis", pool=["szyrer"]
    )
    play(leaders.endanger(table.ed, table.play.state, table.ed.hex("0503"), 0, "4.6.1"), 9)
    szyrer = table.ed.leader("szyrer")
    assert (table.state.pool, table.state.contused, table.hex("szyrer")) == ([], [szyrer], "0503")


@pytest.mark.rule(GAME, "4.6.1/c")
def test_a_contusion_after_the_draw_has_no_effect() -> None:
    """A14: Zajączek's activation is under way and goes on."""
    table = rolled(9)
    assert (table.state.contused, table.hex("zajaczek")) == ([], "0503")
    assert table.why(f"move {NEXT}") == ""


@pytest.mark.rule(GAME, "4.6.1/c", "3.3/a")
def test_the_contused_are_back_in_the_next_turn() -> None:
    table = Table(
        f"{FOOT}@0503/NNE {ENEMY}@0909", leaders="zajaczek@0503 tomatis@0808", phase="turn-end", turn=3,
        contused=["zajaczek"],
    )  # fmt: skip
    assert table.question.prompt == "chit"
    assert (table.state.turn, table.state.contused) == (4, [])
    assert table.ed.leader("zajaczek") in table.state.pool


@pytest.mark.rule(GAME, "4.6.1/d")
@pytest.mark.parametrize("die", range(1, 9))
def test_1_to_8_do_nothing(die: int) -> None:
    table = rolled(die, pool=["tomatis"])
    assert (table.hex("zajaczek"), table.state.contused, table.state.score) == ("0503", [], 0)


@pytest.mark.rule(GAME, "4.6.3")
@pytest.mark.parametrize(
    ("die", "dice", "asked"), [("d10", (9, 0), True), ("d10", (8, 0), False), ("d6", (6, 1), True)]
)
def test_a_natural_9_in_melee_or_6_of_the_small_die_endangers_the_enemys_leader(
    die: str, dice: tuple[int, int], asked: bool
) -> None:
    """A13: the Poles roll high, and Tomatis is in the hex."""
    units = f"{FOOT}@0505/NNE {ENEMY}@0505/SSW ru-2-ii-uglicki@0101"
    table = Table(units, leaders="zajaczek@0503 tomatis@0505", active="zajaczek", phase="melee", die=die, threshold=99)
    table.say("0505", dice)
    while table.question.prompt not in ("leader-hit", "melee-facing", "leader-withdraw"):
        table.say(ENEMY)
    assert (table.question.prompt == "leader-hit") == asked
    if asked:
        table.say(0)
        assert table.told(LeaderLost)[0].leader == "tomatis"


@pytest.mark.rule(GAME, "8.7/c", "8.8/c", "8.2/b", "5.1", "3.3/b3")
def test_leaders_ride_nine_hexes_whatever_the_ground_and_never_turn() -> None:
    ground = {"columns": 12, "rows": 12, "forest": [f"05{row:02}" for row in range(2, 12)], "slope": ["0505"]}
    table = Table(
        f"{FOOT}@0101 {ENEMY}@1212", leaders="zajaczek@0501", active="zajaczek", phase="leader", ground=ground
    )
    assert (table.why("0510"), table.why("0511")) == ("", "8.8/c")
    table.say("0510")
    assert table.hex("zajaczek") == "0510"


@pytest.mark.rule(GAME, "6.5", "8.2/b")
def test_leaders_do_not_ride_through_the_enemy() -> None:
    """In a corridor two hexes wide."""
    wall = f"{ENEMY}@0103/SSW ru-2-ii-uglicki@0203/SSW"
    table = Table(
        f"{FOOT}@0101 {wall}", leaders="zajaczek@0101", active="zajaczek", phase="leader", ground={"columns": 2}
    )
    assert (table.why("0102"), table.why("0103"), table.why("0105")) == ("", "8.8/c", "8.8/c")
