"""9 and 8.15: reactions to every hex entered, and counter-attacks.

Poles stand in 0505 and face NNE: their front hexes are N 0506 and NE 0605. Russians come from the north.
"""

from typing import Any

import pytest

from sztab.games.raclawice.events import CounterAttacked, LossTaken, MeleeFought, MoraleTested, MusketryFired, Withdrew
from sztab.games.raclawice.state import FOUGHT, TARGETED
from tests.raclawice.table import Table, alone

GAME = "raclawice-1794"

FOOT, NEXT, RIFLES, HORSE, SECOND_HORSE = "pl-1-i-2-pp", "pl-2-i-2-pp", "pl-1s-2-pp", "pl-1-2-mbkn", "pl-2-2-mbkn"
GUNS = "pl-1-art-polska"
RUSSIANS, SECOND, DRAGOONS, COSSACKS = "ru-1-ii-uglicki", "ru-2-ii-uglicki", "ru-i-smolenski", "ru-2-kozacy"
LEADER = {"ru-1-ii-uglicki": "tomatis", "ru-i-smolenski": "muromcow", "ru-2-kozacy": "muromcow"}


def entered(defenders: str, mover: str = RUSSIANS, *, start: str = "0507", into: str = "0506", **more: Any) -> Table:
    """The mover steps from one hex into another, before the defenders."""
    table = alone(f"{defenders} {mover}@{start}/SSW", LEADER[mover], at="0508", **more)
    return table.say(f"move {mover}", f"enter {into}")


@pytest.mark.rule(GAME, "9.1", "9.5", "9.1/A", "9.1/A1")
def test_infantry_may_stand_and_fire_at_infantry_that_comes_before_its_front() -> None:
    table = entered(f"{FOOT}@0505/NNE")
    assert table.asked == "pl react"
    table.say(f"fire {FOOT}", 0)
    (shot,) = table.told(MusketryFired)
    assert (shot.units, shot.target) == ((FOOT,), "0506")
    assert table.hex(FOOT) == "0505"
    assert table.asked == "ru step", "each unit reacts once to an entry, and the move goes on"


@pytest.mark.rule(GAME, "9.1", "5.0")
def test_no_reaction_to_what_happens_on_the_flank() -> None:
    """0604 is a flank hex of 0505."""
    table = alone(f"{FOOT}@0505/NNE {RUSSIANS}@0704/W", "tomatis", at="0706").say(f"move {RUSSIANS}", "enter 0604")
    assert table.asked == "ru step"


@pytest.mark.rule(GAME, "9.5", "9.1")
def test_every_hex_entered_is_an_occasion() -> None:
    """First 0506, then the other front hex 0605: the same unit may react again."""
    table = alone(f"{FOOT}@0505/NNE {RUSSIANS}@0507/SSE", "tomatis", at="0508")
    table.say(f"move {RUSSIANS}", "enter 0506", "done", "enter 0605")
    assert table.asked == "pl react"
    assert table.why(f"fire {FOOT}") == ""


@pytest.mark.rule(GAME, "9.1/A2", "8.15", "8.15.1", "8.15.2", "8.15.3", "8.13")
def test_infantry_that_passes_its_test_counter_attacks() -> None:
    """Morale 6: a 6 passes. The company goes into the hex, the enemy's move ends, and the melee is fought at once."""
    table = entered(f"{FOOT}@0505/NNE").say(f"counter {FOOT}", 6)
    assert table.told(CounterAttacked)[0].units == (FOOT,)
    assert table.question.prompt == "melee"
    table.say((5, 5))
    (fought,) = table.told(MeleeFought)
    assert (fought.hex, fought.attackers, fought.winner) == ("0506", (FOOT,), "pl"), "who attacks wins a tie"
    assert "counter-attack" in [modifier.key for modifier in fought.attack]
    table.say("NNE")
    assert not table.state.moving


@pytest.mark.rule(GAME, "8.15.2", "8.15.4")
def test_a_counter_attack_ends_the_move_even_of_the_winner() -> None:
    table = entered(f"{FOOT}@0505/NNE {NEXT}@0101 {SECOND}@0710/SSW").say(f"counter {FOOT}", 0, (0, 9), "SSW")
    assert table.told(MeleeFought)[0].winner == "ru"
    assert (table.hex(RUSSIANS), table.state.moving) == ("0506", [])
    assert table.state.marks[table.unit(RUSSIANS)] & TARGETED, "and it cannot be counter-attacked again (8.15.4)"


@pytest.mark.rule(GAME, "9.1/A2")
def test_who_fails_withdraws_two_hexes_and_takes_a_loss() -> None:
    table = entered(f"{FOOT}@0505/NNE").say(f"counter {FOOT}", 7, "0504", "0503")
    assert (table.hex(FOOT), table.strength(FOOT)) == ("0503", 3)
    assert len(table.told(Withdrew)) == 2
    assert table.told(LossTaken)[0].rule == "9.1/A2"
    assert table.asked == "ru step"


@pytest.mark.rule(GAME, "9.3", "9.1/A2")
def test_only_the_top_unit_of_a_stack_tests() -> None:
    """Morale 6 of the line company above, 5 of the scythemen below it: a 6 carries both into the counter-attack."""
    table = entered(f"{FOOT}@0505/NNE pl-1-kos@0505/NNE").say(f"counter {FOOT}", 6)
    assert [event.unit for event in table.told(MoraleTested)] == [FOOT]
    assert table.told(CounterAttacked)[0].units == (FOOT, "pl-1-kos")


@pytest.mark.rule(GAME, "9.1/A3")
def test_skirmishers_who_pass_may_fire_and_then_stay_or_go_back_one_hex() -> None:
    table = entered(f"{RIFLES}@0505/NNE/skirmish").say(f"evade {RIFLES}", 6)
    assert table.asked == "pl evade-fire"
    table.say("fire", 0)
    assert len(table.told(MusketryFired)) == 1
    assert table.asked == "pl evade-stay", "decided after the fire"
    table.say("back", "0504")
    assert (table.hex(RIFLES), table.strength(RIFLES)) == ("0504", 2)


@pytest.mark.rule(GAME, "9.1/A3")
def test_skirmishers_who_pass_may_stay_silent_where_they_are() -> None:
    table = entered(f"{RIFLES}@0505/NNE/skirmish").say(f"evade {RIFLES}", 6, "hold", "stay")
    assert (table.hex(RIFLES), table.told(MusketryFired)) == ("0505", [])


@pytest.mark.rule(GAME, "9.1/A3")
def test_skirmishers_who_fail_withdraw_two_hexes_and_take_a_loss() -> None:
    table = entered(f"{RIFLES}@0505/NNE/skirmish").say(f"evade {RIFLES}", 7, "0504", "0503")
    assert (table.hex(RIFLES), table.strength(RIFLES)) == ("0503", 1)


@pytest.mark.rule(GAME, "9.1/A3")
def test_only_skirmishers_evade_and_only_before_infantry() -> None:
    assert entered(f"{RIFLES}@0505/NNE").why(f"evade {RIFLES}") == "9.1/A3"
    assert entered(f"{RIFLES}@0505/NNE/skirmish", DRAGOONS).why(f"evade {RIFLES}") == "9.1/B"


@pytest.mark.rule(GAME, "9.1/A", "9.1/C3")
def test_infantry_does_not_just_withdraw() -> None:
    assert entered(f"{FOOT}@0505/NNE").why(f"withdraw {FOOT}") == "9.1/C3"


@pytest.mark.rule(GAME, "9.1/B")
def test_infantry_can_only_fire_at_cavalry() -> None:
    table = entered(f"{FOOT}@0505/NNE", DRAGOONS)
    assert [table.why(f"{way} {FOOT}") for way in ("fire", "counter", "withdraw")] == ["", "9.1/B", "9.1/C3"]
    table.say(f"fire {FOOT}", 0)
    assert table.told(MusketryFired)[0].target == "0506"


@pytest.mark.rule(GAME, "9.1/C", "9.1/C1")
def test_cavalry_may_stand_and_fire_at_infantry() -> None:
    table = entered(f"{HORSE}@0505/NNE").say(f"fire {HORSE}", 0)
    assert table.told(MusketryFired)[0].units == (HORSE,)
    assert table.hex(HORSE) == "0505"
    table = entered(f"{HORSE}@0505/NNE/shots=4")
    assert [table.why(f"{way} {HORSE}") for way in ("fire", "withdraw")] == ["10.9.1", ""]


@pytest.mark.rule(GAME, "9.1/C", "9.1/C2", "8.15.3")
def test_cavalry_counter_attacks_infantry_without_a_test() -> None:
    table = entered(f"{HORSE}@0505/NNE").say(f"counter {HORSE}")
    assert table.question.prompt == "melee"
    assert table.told(MoraleTested) == []


@pytest.mark.rule(GAME, "9.1/C", "9.1/C3")
def test_cavalry_may_withdraw_two_hexes_before_infantry() -> None:
    table = entered(f"{HORSE}@0505/NNE").say(f"withdraw {HORSE}", "0504", "0503")
    assert (table.hex(HORSE), table.strength(HORSE)) == ("0503", 2)
    assert table.told(MoraleTested) == []


@pytest.mark.rule(GAME, "9.1/D")
def test_cavalry_before_cavalry_fires_or_tests_for_a_counter_attack() -> None:
    table = entered(f"{HORSE}@0505/NNE", DRAGOONS)
    assert [table.why(f"{way} {HORSE}") for way in ("fire", "counter", "withdraw")] == ["", "", "9.1/E"]
    table.say(f"counter {HORSE}", 5)
    assert table.question.prompt == "melee"
    table = entered(f"{HORSE}@0505/NNE", DRAGOONS).say(f"counter {HORSE}", 6, "0504", "0503")
    assert (table.hex(HORSE), table.strength(HORSE)) == ("0503", 1)


@pytest.mark.rule(GAME, "9.1/E")
@pytest.mark.parametrize(("mover", "leader"), [(FOOT, "zajaczek"), (HORSE, "manget")])
def test_cossacks_may_always_withdraw(mover: str, leader: str) -> None:
    table = alone(f"{COSSACKS}@0505/NNE {mover}@0507/SSW", leader, at="0508").say(f"move {mover}", "enter 0506")
    table.say(f"withdraw {COSSACKS}", "0504", "0503")
    assert table.hex(COSSACKS) == "0503"


@pytest.mark.rule(GAME, "9.1/E")
def test_other_cavalry_may_not_before_cavalry() -> None:
    table = alone(f"{DRAGOONS}@0505/NNE {HORSE}@0507/SSW", "manget", at="0508").say(f"move {HORSE}", "enter 0506")
    assert table.why(f"withdraw {DRAGOONS}") == "9.1/E"


@pytest.mark.rule(GAME, "9.2")
def test_no_reaction_from_a_clash_hex() -> None:
    """0505 is a clash hex; the company beside it may react."""
    table = entered(f"{FOOT}@0505/NNE {SECOND}@0505/SSW {NEXT}@0405/E")
    assert table.asked == "pl react"
    assert (table.why(f"fire {FOOT}"), table.why(f"counter {FOOT}")) == ("9.2", "9.2")
    assert table.why(f"counter {NEXT}") == ""


@pytest.mark.rule(GAME, "9.4")
def test_guns_can_only_fire() -> None:
    table = entered(f"{GUNS}@0505/NNE {NEXT}@0405/E")
    assert [table.why(f"{way} {GUNS}") for way in ("fire", "counter", "withdraw", "evade")] == ["", *["9.4"] * 3]


@pytest.mark.rule(GAME, "8.15.1", "6.2")
def test_a_counter_attack_must_find_room() -> None:
    """A56: twenty points of friends fight in the hex already."""
    full = " ".join(f"pl-{n}-kos@0506/NNE" for n in (1, 2, 3, 5))
    table = alone(f"{FOOT}@0505/NNE {full} {SECOND}@0506/SSW {RUSSIANS}@0507/SSW", "tomatis", at="0508")
    table.say(f"move {RUSSIANS}", "enter 0506")
    assert table.asked != "pl react"


@pytest.mark.rule(GAME, "8.15.4", "6.1.2", "8.15")
def test_the_printed_example_of_the_counter_attack() -> None:
    """Two companies may go together, each after its own test; the squadron only alone."""
    units = f"{FOOT}@0505/NNE {NEXT}@0605/NNW {HORSE}@0405/E"
    table = entered(units)
    assert [table.why(f"counter {id}") for id in (FOOT, NEXT, HORSE)] == ["", "", ""]
    table.say(f"counter {FOOT}", 0)
    assert [table.why(f"counter {id}") for id in (NEXT, HORSE)] == ["", "6.1.2"]
    table.say(f"counter {NEXT}", 0)
    assert [event.unit for event in table.told(MoraleTested)] == [FOOT, NEXT]
    table.say("done", (9, 0))
    assert table.told(MeleeFought)[0].attackers == (FOOT, NEXT)
    assert entered(units).say(f"counter {HORSE}").told(MeleeFought) == []


@pytest.mark.rule(GAME, "8.15.4")
def test_one_counter_attack_for_a_target() -> None:
    """It survived one in this phase; while it moves on nobody may make another."""
    table = alone(f"{FOOT}@0505/NNE {RUSSIANS}@0507/SSW/targeted", "tomatis", at="0508")
    table.say(f"move {RUSSIANS}", "enter 0506")
    assert (table.why(f"counter {FOOT}"), table.why(f"fire {FOOT}")) == ("8.15.4", "")


@pytest.mark.rule(GAME, "8.15.5", "8.15.6")
def test_infantry_counter_attacks_once_in_a_phase_and_cavalry_without_limit() -> None:
    assert entered(f"{FOOT}@0505/NNE/countered").why(f"counter {FOOT}") == "8.15.5"
    assert entered(f"{FOOT}@0505/NNE").why(f"counter {FOOT}") == ""
    assert entered(f"{HORSE}@0505/NNE/countered").why(f"counter {HORSE}") == ""


@pytest.mark.rule(GAME, "8.15.5")
def test_the_counter_attack_is_marked_until_the_phase_ends() -> None:
    """Won by 6, the company stands in 0506 and meets the next Russians there; it has had its counter-attack."""
    units = f"{FOOT}@0505/NNE {RUSSIANS}@0507/SSW {SECOND}@0508/SSW"
    table = alone(units, "tomatis", at="0509").say(f"move {RUSSIANS}", "enter 0506", f"counter {FOOT}", 0, (9, 0))
    while table.question.is_chance:
        table.say(0)
    table.say("NNE", "pass", f"move {SECOND}", "enter 0507")
    assert table.why(f"counter {FOOT}") == "8.15.5"


@pytest.mark.rule(GAME, "8.15.6#2", "8.15.6")
def test_a_counter_attack_does_not_count_in_the_melee_phase() -> None:
    """The counter-attack leaves no mark of the melee phase on anyone: who was attacked may attack there."""
    table = entered(f"{FOOT}@0505/NNE {NEXT}@0101").say(f"counter {FOOT}", 0, (0, 9), "SSW")
    assert not table.state.marks[table.unit(RUSSIANS)] & FOUGHT


@pytest.mark.rule(GAME, "8.15.7")
def test_others_move_after_the_counter_attack_is_resolved() -> None:
    table = alone(f"{FOOT}@0505/NNE {RUSSIANS}@0507/SSW {SECOND}@0708/SSW", "tomatis", at="0508")
    table.say(f"move {RUSSIANS}", "enter 0506", f"counter {FOOT}", 0)
    assert table.question.prompt == "melee"
    table.say((9, 0))
    while table.asked != "pl melee-facing":
        table.say(0)
    table.say("NNE", "pass")
    assert table.why(f"move {SECOND}") == ""


@pytest.mark.rule(GAME, "7.3.2/d", "9.1/A")
def test_a_square_does_not_counter_attack() -> None:
    square = " ".join(f"pl-{n}-i-2-pp@0505/SSW/square" for n in (1, 2, 3, 4))
    table = entered(square)
    assert (table.why(f"counter {FOOT}"), table.why(f"fire {FOOT}")) == ("7.3.2/d", "")


@pytest.mark.rule(GAME, "9.1", "8.12")
def test_moving_guns_can_only_be_fired_at() -> None:
    """A29."""
    table = alone(f"{FOOT}@0505/NNE ru-1-art-rosyjska@0507/SSW/limbered ru-3-ii-uglicki@0506/SSW", "tomatis", at="0508")
    table.say("move ru-1-art-rosyjska", "enter 0506")
    assert table.asked == "pl react"
    assert table.why(f"counter {FOOT}") == "9.1"


@pytest.mark.rule(GAME, "5.1", "9.1")
def test_leaders_have_no_front_and_cause_no_reaction() -> None:
    """A leader rides past the company's front; nothing is asked, and he has no facing to choose."""
    table = Table(f"{FOOT}@0505/NNE {RUSSIANS}@0508/SSW", leaders="tomatis@0507", active="tomatis", phase="leader")
    table.say("0506")
    assert table.asked != "pl react"
    assert table.hex("tomatis") == "0506"


@pytest.mark.rule(GAME, "10.11.8")
def test_a_leader_may_step_aside_when_an_enemy_comes_near() -> None:
    table = alone(f"{FOOT}@0404/NNE {RUSSIANS}@0507/SSW", "tomatis", at="0508")
    table.state.leader_hex[table.ed.leader("szyrer")] = table.ed.hex("0505")
    table.state.leader_fate[table.ed.leader("szyrer")] = 0
    table.say(f"move {RUSSIANS}", "enter 0506")
    assert (table.asked, table.why("leader szyrer")) == ("pl react", "")
    assert table.say("leader szyrer", "0504").hex("szyrer") == "0504"


BESIDE = "pl-2-i-2-pp"


def two_companies(second: str = "0604/NNE", **position: object) -> Table:
    """Two Polish companies side by side; the Russians come from the front, and 0605 lies in front of both."""
    units = f"{FOOT}@0505/NNE {BESIDE}@{second} {RUSSIANS}@0607/SSW"
    return alone(units, "tomatis", at="0608", **position)


@pytest.mark.rule(GAME, "9.1/A1", "10.9.6")
def test_units_beside_each_other_react_with_one_volley() -> None:
    """A102: 0605 lies in front of both; strength 4, and one row down for the second hex."""
    table = two_companies().say(f"move {RUSSIANS}", "enter 0606")
    while table.asked == "pl react":
        table.say("done")
    table.say("enter 0605")
    assert table.asked == "pl react"
    table.say(f"fire {FOOT}")
    assert table.asked == "pl fire-partner"
    table.say(BESIDE)
    volley = table.told(MusketryFired)[-1]
    assert (volley.units, volley.hexes, volley.row) == ((FOOT, BESIDE), ("0505", "0604"), "6+")
    assert table.state.shots[table.unit(BESIDE)] == 1


@pytest.mark.rule(GAME, "9.1", "10.9.6")
def test_a_joint_volley_is_the_reaction_of_each() -> None:
    table = two_companies()
    table.say(f"move {RUSSIANS}", "enter 0606")
    while table.asked == "pl react":
        table.say("done")
    alone_again = table.play.copy()
    table.say("enter 0605", f"fire {FOOT}", BESIDE, 0)
    assert table.asked == "ru step", "both have reacted"
    table.play = alone_again
    table.say("enter 0605", f"fire {FOOT}", "done", 0)
    assert table.asked == "pl react", "the other has not"
    assert table.offers(f"fire {BESIDE}")
    assert table.why(f"fire {FOOT}") == "9.1"


@pytest.mark.rule(GAME, "9.1", "10.9.6")
def test_who_could_not_react_does_not_join_in() -> None:
    """The second company has the target in range and in its field of fire, but not in its front zone."""
    table = alone(f"{FOOT}@0505/NNE {BESIDE}@0405/NNE {RUSSIANS}@0607/SSW", "tomatis", at="0608")
    table.say(f"move {RUSSIANS}", "enter 0606")
    while table.asked == "pl react":
        table.say("done")
    table.say("enter 0605")
    assert table.asked == "pl react"
    table.say(f"fire {FOOT}")
    assert table.question.is_chance, "nobody to ask: the other fires only in the exchange"
