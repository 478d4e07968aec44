"""10.11.8: leaders get out of the way, however the enemy came next to them."""

import pytest

from sztab.games.raclawice.reaction.stepping_aside import reasons_against_aside
from sztab.kernel.refusing import first, why_not
from tests.raclawice.table import Table, alone

GAME = "raclawice-1794"
FOOT = "pl-1-i-2-pp"
ENEMY = "ru-1-ii-uglicki"
SECOND = "ru-2-ii-uglicki"


@pytest.mark.rule(GAME, "10.11.8")
def test_an_enemy_that_withdraws_next_to_a_leader_lets_him_step_aside() -> None:
    table = Table(f"{FOOT}@0507/SSW {ENEMY}@0506/NNE", leaders="zajaczek@0503", active="zajaczek", first="pl")
    table.say(f"fire {FOOT}", "0506", 8)
    assert table.asked == "ru withdraw"
    table.say("0505")
    assert table.asked != "pl leader-aside", "two hexes away"
    near = Table(f"{FOOT}@0507/SSW {ENEMY}@0506/NNE", leaders="zajaczek@0504", active="zajaczek", first="pl")
    near.say(f"fire {FOOT}", "0506", 8, "0505")
    assert near.asked == "pl leader-aside"
    assert near.question.about["leader"] == "zajaczek"
    assert near.say("0503").hex("zajaczek") == "0503"


@pytest.mark.rule(GAME, "10.11.8")
def test_he_may_stay() -> None:
    near = Table(f"{FOOT}@0507/SSW {ENEMY}@0506/NNE", leaders="zajaczek@0504", active="zajaczek", first="pl")
    near.say(f"fire {FOOT}", "0506", 8, "0505", "stay")
    assert near.hex("zajaczek") == "0504"
    assert near.asked != "pl leader-aside"


@pytest.mark.rule(GAME, "10.11.8")
def test_why_a_leader_may_not_withdraw_to_a_hex() -> None:
    near = Table(
        f"{FOOT}@0507/SSW {ENEMY}@0506/NNE ru-2-kozacy@0403/NNE",
        leaders="zajaczek@0504", active="zajaczek", first="pl", ground={"pond": ["0603"]},
    )  # fmt: skip
    near.say(f"fire {FOOT}", "0506", 8, "0505")
    assert near.asked == "pl leader-aside"
    for hex, key in (
        ("0502", "leader-one-hex"),
        ("0603", "closed-hex"),
        ("0505", "enemy-there"),
        ("0403", "enemy-there"),
    ):
        refusals = why_not(near.play, [near.ed.hex(hex)])
        assert [(refusal.rule, refusal.key) for refusal in refusals] == [("10.11.8", key)], hex
    assert near.why("0503") == ""


@pytest.mark.rule(GAME, "10.11.8")
def test_own_units_drive_nobody_aside() -> None:
    table = Table(
        f"{FOOT}@0507/SSW {ENEMY}@0506/NNE", leaders="zajaczek@0503 tomatis@0504", active="zajaczek", first="pl"
    )
    table.say(f"fire {FOOT}", "0506", 8, "0505")
    assert "leader-aside" not in table.asked


@pytest.mark.rule(GAME, "10.11.8", "8.15.1")
def test_a_counter_attack_that_comes_next_to_a_leader() -> None:
    table = alone(f"{FOOT}@0504/NNE {ENEMY}@0506/SSW", at="0504")
    table.say(f"move {FOOT}", "enter 0505", f"counter {ENEMY}", 0)
    assert table.asked == "pl leader-aside"
    assert table.say("0503").hex("zajaczek") == "0503"
    assert table.question.prompt == "react" or table.question.is_chance


@pytest.mark.rule(GAME, "10.11.8", "11.11.4")
def test_a_unit_that_comes_back_next_to_a_leader() -> None:
    table = Table(
        f"{FOOT}@0508/SSW",
        leaders="zajaczek@0507 tomatis@0505 tormasow@0101",
        fled={ENEMY: 2},
        turn=2,
        pool=["tomatis"],
    )
    table.draw("tomatis")
    assert table.asked == "ru return-hex"
    table.say("0506", "NNE")
    assert table.asked == "pl leader-aside"
    assert table.say("0607").hex("zajaczek") == "0607"


@pytest.mark.rule(GAME, "10.11.8", "11.11.4")
def test_a_unit_that_comes_back_into_the_hex_of_a_lone_enemy_leader_drives_him_out() -> None:
    """A63."""
    table = Table(
        f"{FOOT}@0509/SSW",
        leaders="zajaczek@0506 tomatis@0505 tormasow@0101",
        fled={ENEMY: 2},
        turn=2,
        pool=["tomatis"],
    )
    table.draw("tomatis").say("0506", "NNE")
    assert table.asked == "pl leader-withdraw"
    assert table.say("0507").hex("zajaczek") == "0507"


@pytest.mark.rule(GAME, "10.11.8", "6.13")
def test_a_leader_in_a_clash_hex_stays_there() -> None:
    """A101: the enemy has come into his hex, and others come beside it."""
    table = alone(f"{FOOT}@0506/SSW {ENEMY}@0507/SSW {SECOND}@0508/SSW", "tomatis", at="0509")
    table.state.leader_hex[table.ed.leader("zajaczek")] = table.ed.hex("0506")
    table.state.leader_fate[table.ed.leader("zajaczek")] = 0
    table.say(f"move {ENEMY}", "enter 0506")
    leader = table.ed.leader("zajaczek")
    same = first(reasons_against_aside(table.ed, table.state, leader, table.ed.hex("0506")))
    assert same is not None
    assert same.rule == "10.11.8", "the enemy is in his hex, not beside it"
    beside = first(reasons_against_aside(table.ed, table.state, leader, table.ed.hex("0507")))
    assert beside is not None
    assert beside.rule == "6.13"
    table.say("pass") if table.asked == "pl shot" else table
    table.say(f"move {SECOND}", "enter 0507")
    assert table.asked == "ru step", "nobody is asked"
