"""Where two rules meet: which of them holds."""

import pytest

from sztab.games.raclawice.events import LeaderLost, MeleeFought, PointsScored
from sztab.games.raclawice.fire.musketry import strength
from sztab.games.raclawice.melee.flight import flee
from tests.raclawice.table import Table, alone

GAME = "raclawice-1794"

RIFLES, FOOT, GUNS = "pl-1s-2-pp", "pl-1-i-2-pp", "pl-1-art-polska"
WEAK, WEAKER = "pl-1-ii-3-pp", "pl-2-ii-3-pp"
ENEMY = "ru-1-ii-uglicki"


@pytest.mark.rule(GAME, "8.9/d", "7.2/b")
def test_at_double_pace_skirmishers_do_not_turn_either() -> None:
    """A free turn is a turn: they go on through their front, or back, and look as they did."""
    table = alone(f"{RIFLES}@0505/NNE/skirmish").say(f"move {RIFLES}")
    assert [table.why(f"enter {hex}") for hex in ("0506", "0605", "0604", "0405")] == [""] * 4
    table.say("double")
    assert [table.why(f"enter {hex}") for hex in ("0506", "0605", "0604", "0405")] == ["", "", "8.1", "8.1"]
    assert table.why("turn E") == "8.9/d"
    table.say("enter 0605", "enter 0606", "enter 0607", "enter 0608", "enter 0609", "enter 0610")
    assert (table.asked, table.facing(RIFLES)) == ("pl leader-move", "NNE"), "and no facing is asked for at the end"


@pytest.mark.rule(GAME, "8.9/a", "7.2/a")
def test_but_every_hex_still_costs_them_one_point() -> None:
    table = alone(f"{RIFLES}@0505/NNE/skirmish", ground={"slope": ["0506"]}).say(f"move {RIFLES}", "double")
    assert table.say("enter 0506").left(RIFLES) == 5


@pytest.mark.rule(GAME, "6.2.1", "6.2.1/a", "6.8")
def test_who_walks_out_of_a_stack_side_by_side_is_not_so_any_more() -> None:
    """Strengths 4, 2 and 2: the two weak companies leave, and are too few to fire together."""
    stack = f"{FOOT}@0505/NNE/abreast {WEAK}@0505/NNE/abreast {WEAKER}@0505/NNE/abreast"
    table = alone(f"{stack} {ENEMY}@0509/SSW").say(f"move {WEAK}", f"with {WEAKER}", "go", "enter 0506")
    assert [table.formation(id) for id in (WEAK, WEAKER, FOOT)] == ["ordinary"] * 3
    assert strength(table.ed, table.state, table.unit(WEAK)) == 2


@pytest.mark.rule(GAME, "8.11/a", "4.4/b")
def test_a_gun_turned_in_one_part_of_kosciuszkos_activation_is_silent_in_the_other() -> None:
    """A03: "this tura" is the whole of what follows his chit."""
    units = f"{GUNS}@0505/NNE {ENEMY}@0509/SSW"
    for act, rule in (((f"move {GUNS}", "swing NNW"), "8.11/a"), (("pass",), "")):
        table = Table(units, leaders="kosciuszko@0503 szyrer@0504", pool=["kosciuszko"])
        table.draw("kosciuszko").say("szyrer", *act, "0504")
        assert table.state.tasks[0].of == -1, "his own six"
        assert table.why(f"fire {GUNS}") == rule


@pytest.mark.rule(GAME, "4.6/a", "11.11.5", "12.1/e")
def test_a_leader_goes_when_the_last_of_his_units_has_fled_for_good() -> None:
    """They are out of the game; nobody has killed him, and nobody scores."""
    table = Table(f"{FOOT}@0505/NNE {ENEMY}@0509/SSW", leaders="zajaczek@0505 tomatis@0510", turn=12, pool=["tomatis"])
    flee(table.ed, table.state, [table.unit(FOOT)], 1)
    assert [lost.leader for lost in table.told(LeaderLost)] == ["zajaczek"]
    assert not table.told(PointsScored)
    waits = Table(f"{FOOT}@0505/NNE {ENEMY}@0509/SSW", leaders="zajaczek@0505 tomatis@0510", pool=["tomatis"])
    flee(waits.ed, waits.state, [waits.unit(FOOT)], 1)
    assert not waits.told(LeaderLost), "A61: who comes back is not eliminated"


@pytest.mark.rule(GAME, "10.9.2", "4.4/b2")
def test_who_may_yet_be_chosen_by_kosciuszko_pays_for_a_shot() -> None:
    """A05: it may move in this phase, so it does not fire for nothing and then march with all its points."""
    units = f"{FOOT}@0505/NNE {ENEMY}@0508/SSW"
    table = Table(units, leaders="kosciuszko@0503", active="kosciuszko", of="six", first="pl")
    table.say(f"fire {FOOT}", "0508", 0, "pass")
    assert table.left(FOOT) == 3
    chosen = Table(units, leaders="kosciuszko@0503", active="kosciuszko", of="six", first="pl")
    chosen.play.state.six = [chosen.unit(f"pl-{n}-i-3-pp") for n in range(1, 5)] + [
        chosen.unit(WEAK),
        chosen.unit(WEAKER),
    ]
    assert chosen.say(f"fire {FOOT}", "0508", 0, "pass").left(FOOT) == 4, "it is none of the six, and will not move"


@pytest.mark.rule(GAME, "11.11.3")
def test_who_has_just_come_back_is_told_so() -> None:
    """It may not move because it came back; nobody has fired at it."""
    table = Table(
        f"{WEAK}@0303/NNE {ENEMY}@1212/SSW", leaders="zajaczek@0505", fled={FOOT: 3}, turn=3, pool=["zajaczek"]
    )
    table.draw("zajaczek").say("0505", "NNE")
    assert (table.why(f"move {FOOT}"), table.why(f"move {WEAK}")) == ("11.11.3", "")


@pytest.mark.rule(GAME, "8.14.1/b", "10.9.6", "8.10")
@pytest.mark.parametrize(("joins", "rule"), [(True, "8.14.1/b"), (False, "")])
def test_who_joined_in_the_fire_of_its_line_does_not_charge(joins: bool, rule: str) -> None:
    """Two squadrons move as a line; one fires, with the other or alone; the other rides on against infantry."""
    first, second = "pl-1-2-mbkn", "pl-2-2-mbkn"
    units = f"{first}@0505/NNE {second}@0604/NNE {ENEMY}@0606/NNE ru-2-ii-uglicki@0707/NNE"
    table = alone(units, "manget").say(f"move {first}", f"line {second}")
    table.say(f"fire {first}", "0606", second if joins else "done", 0)
    table.say(f"enter {second} 0705", f"enter {second} 0706")
    assert table.why(f"charge {second} 0707") == rule


@pytest.mark.rule(GAME, "8.14.1/b", "10.9.2")
@pytest.mark.parametrize(("first", "rule"), [(("fire pl-1-2-mbkn", "0507", 0), "8.14.1/b"), ((), "")])
def test_a_shot_before_the_first_hex_is_part_of_the_move_too(first: tuple[str | int, ...], rule: str) -> None:
    """A126: fired as an action of its own or as the first of the move, it costs the same point and bars the charge."""
    squadron = "pl-1-2-mbkn"
    table = alone(f"{squadron}@0505/NNE {ENEMY}@0507/W ru-2-ii-uglicki@0608/NNE", "manget").say(*first)
    table.say("pass") if table.asked == "ru shot" else None
    table.say(f"move {squadron}", "enter 0605", "enter 0606", "enter 0607")
    assert table.why("charge 0608") == rule


@pytest.mark.rule(GAME, "10.9.1", "10.9.2")
def test_a_shot_on_the_move_is_refused_by_the_rule_that_forbids_it() -> None:
    """Four shots have been fired: the reason is that, and not that there is nobody to fire at."""
    table = alone(f"{FOOT}@0505/NNE/shots=4 {ENEMY}@0508/NNE").say(f"move {FOOT}")
    assert table.why("fire") == "10.9.1"


@pytest.mark.rule(GAME, "10.9.2", "4.2")
def test_who_has_marched_out_of_command_still_pays_for_its_shots() -> None:
    """Only those who cannot move in the phase fire for nothing (A05)."""
    table = alone(f"{FOOT}@0505/NNE {ENEMY}@0511/NNE", at="0501").say(f"move {FOOT}")
    table.say("enter 0506", "enter 0507", "enter 0508", "fire", "0511", 0)
    assert (table.left(FOOT), table.asked) == (0, "pl leader-move"), "no point is left for another shot"
    stopped = alone(f"{FOOT}@0505/NNE {WEAK}@0303/NNE {ENEMY}@0511/NNE", at="0501").say(f"move {FOOT}")
    stopped.say("enter 0506", "enter 0507", "enter 0508", "enter 0509")
    assert (stopped.asked, stopped.why(f"fire {FOOT}")) == ("pl act", "10.9.2")


@pytest.mark.rule(GAME, "7.4", "11.7/b")
@pytest.mark.parametrize(("ways", "lava"), [(("0506",), True), (("0506", "0605"), True), (("0506", "0405"), False)])
def test_a_flank_is_turned_once(ways: tuple[str, ...], lava: bool) -> None:
    """Cossacks from the front try the ława; if others of them came by the flank, the modifier is theirs already."""
    cossacks = ["ru-2-kozacy", "ru-3-kozacy"][: len(ways)]
    units = " ".join(f"{id}@0505/SSW" for id in cossacks)
    table = Table(f"{FOOT}@0505/NNE {units}", leaders="muromcow@0508", active="muromcow", phase="melee")
    for id, way in zip(cossacks, ways):
        table.play.state.came[table.unit(id)] = table.ed.hex(way)
    table.say("0505")
    assert table.question.prompt == ("morale" if lava else "melee")
    table.say(0) if lava else None
    table.say((9, 0))
    assert [m.value for m in table.told(MeleeFought)[-1].attack if m.key in ("flank-attack", "lava-attack")] == [2]


@pytest.mark.rule(GAME, "6.2.1", "8.15.4", "6.0/c")
@pytest.mark.parametrize(("other", "formation"), [("pl-1-i-3-pp", "abreast"), ("pl-1-kos", "ordinary")])
def test_stacks_that_counter_attack_together_become_one_stack(other: str, formation: str) -> None:
    """Strength 7 side by side, with 3 more or with 5: together 10, or too strong to stand so."""
    abreast = f"{FOOT}@0505/NNE/abreast pl-2-i-2-pp@0505/NNE/abreast"
    table = alone(f"{abreast} {other}@0604/NNE {ENEMY}@0606/SSW", "tomatis", "0609").say(f"move {ENEMY}", "enter 0605")
    table.say(f"counter {FOOT}", 0, f"counter {other}", 0, (9, 0), "NNE")
    assert table.stack("pl", "0605") == [FOOT, "pl-2-i-2-pp", other]
    assert [table.formation(id) for id in table.stack("pl", "0605")] == [formation] * 3


@pytest.mark.rule(GAME, "11.7/b", "3.4/i")
def test_guns_hold_a_village_for_the_troops_that_come_to_help() -> None:
    """The Polish battery was there first; the Russians entered, then Polish infantry: the Poles hold it."""
    units = f"{GUNS}@0505/NNE {ENEMY}@0505/SSW pl-1-i-3-pp@0505/NNE"
    table = Table(units, leaders="szyrer@0503", active="szyrer", phase="melee", ground={"buildings": ["0505"]})
    assert table.state.first_in == [(table.ed.hex("0505"), 0)]
    table.say("0505", (5, 5))
    fought = table.told(MeleeFought)[-1]
    assert [m.key for m in fought.attack if m.value == 2] == ["holds-buildings"]
    assert "holds-buildings" not in [m.key for m in fought.defence]
