"""4: who counts among Kościuszko's six, who has fallen, and where command runs, in cases that lie on the border."""

import pytest

from sztab.games.raclawice.events import MeleeFought, MeleeMissed
from sztab.games.raclawice.turn.activation import leader_destinations
from sztab.games.raclawice.units import leaders
from tests.raclawice.table import Table

GAME = "raclawice-1794"

FOOT, GUNS = "pl-1-i-2-pp", "pl-1-art-polska"
ENEMY, ENEMY_GUNS = "ru-1-ii-uglicki", "ru-1-art-rosyjska"


@pytest.mark.rule(GAME, "4.3/a", "4.4/b1")
def test_a_leader_who_is_not_in_the_scenario_has_not_fallen() -> None:
    """The scythemen of the assault wear the colour of Zajączek, who is elsewhere: nobody has fallen, and Kościuszko may
    activate Szyrer."""
    table = Table.of("battery").draw("kosciuszko")
    assert table.asked == "pl activate"
    assert [table.why(answer) for answer in ("szyrer", "zajaczek", "nobody")] == ["", "4.4/b1", ""]


@pytest.mark.rule(GAME, "4.3", "4.3/a")
def test_a_leader_of_the_scenario_who_falls_leaves_his_units_to_the_chief() -> None:
    table = Table.of("battery")
    leaders.lose_leader(table.ed, table.state, table.ed.leader("szyrer"), scores=True)
    assert table.draw("kosciuszko").asked == "pl orphans"
    assert (table.why("szyrer"), table.why("zajaczek")) == ("", "4.3/a")


@pytest.mark.rule(GAME, "4.4/b2", "10.10.3")
def test_enemy_guns_that_fire_are_not_among_the_six() -> None:
    units = f"{FOOT}@0505/NNE {GUNS}@0605/NNE {ENEMY_GUNS}@0509/SSW"
    table = Table(units, leaders="kosciuszko@0503", active="kosciuszko", of="six", first="ru")
    table.say(ENEMY_GUNS, "0505", 1)
    assert table.state.six == []
    table.say(f"fire {GUNS}", "0509", 0)
    assert table.state.six == [table.unit(GUNS)], "his own guns are"


@pytest.mark.rule(GAME, "4.4/b2", "8.10")
def test_a_line_brings_no_more_than_six() -> None:
    """Four companies move, and with them the stack beside them: of its four, two."""
    left = " ".join(f"pl-{n}-i-2-pp@0505/NNE" for n in range(1, 5))
    right = " ".join(f"pl-{n}-i-3-pp@0604/NNE" for n in range(1, 5))
    table = Table(f"{left} {right}", leaders="kosciuszko@0503", active="kosciuszko", of="six", first="pl")
    table.say(f"move {FOOT}", *(f"with pl-{n}-i-2-pp" for n in range(2, 5)), "line pl-1-i-3-pp")
    assert [len(group.units) for group in table.state.moving] == [4, 2]
    assert len(table.state.six) == 6
    assert table.stack("pl", "0604")[:2] == ["pl-1-i-3-pp", "pl-2-i-3-pp"]


@pytest.mark.rule(GAME, "4.2/a", "6.5")
def test_a_clash_hex_of_guns_alone_is_a_clash_hex_too() -> None:
    """Command runs through it and a leader may ride into it, as where infantry fights."""
    ground = {"columns": 2, "rows": 12}
    wall = f"{ENEMY}@0103/SSW ru-2-ii-uglicki@0203/SSW"
    far = f"pl-1-i-3-pp@0105/NNE {wall}"
    for units, is_open in ((far, False), (f"{far} {GUNS}@0103/NNE", True)):
        table = Table(units, leaders="szyrer@0101", active="szyrer", ground=ground)
        szyrer, unit = table.ed.leader("szyrer"), table.unit("pl-1-i-3-pp")
        assert leaders.is_commanded(table.ed, table.state, unit) == is_open
        assert (table.ed.hex("0103") in leader_destinations(table.ed, table.state, szyrer)) == is_open


@pytest.mark.rule(GAME, "4.2", "11.2")
def test_a_lost_melee_does_not_spare_the_next_hex_its_own() -> None:
    """A51: command is measured when the phase begins. In a corridor one hex wide the first clash is lost, and the enemy
    there would now bar the way to the second."""
    ground = {"columns": 1, "rows": 9}
    units = f"{FOOT}@0103/NNE pl-2-i-2-pp@0105/NNE {ENEMY}@0103/SSW ru-2-ii-uglicki@0105/SSW"
    table = Table(units, leaders="zajaczek@0101", active="zajaczek", phase="melee", ground=ground)
    assert [table.why(hex) for hex in ("0103", "0105")] == ["", ""]
    table.say("0103", (0, 9), "SSW")
    assert table.asked == "pl melee-hex"
    assert (table.why("0105"), table.why("0103")) == ("", "3.3/b4")


@pytest.mark.rule(GAME, "4.2", "3.3/b4")
@pytest.mark.parametrize(("rides", "is_fought"), [("0502", False), ("0503", True)], ids=["he stays", "he follows"])
def test_a_melee_beyond_command_is_not_fought_and_that_is_told(rides: str, is_fought: bool) -> None:
    """A51: command is counted again when the leader has ridden."""
    table = Table(
        f"{FOOT}@0507/NNE {ENEMY}@0507/NNE",
        leaders="zajaczek@0502",
        active="zajaczek",
        phase="leader",
        holds={"0507": "ru"},
    )
    table.say(rides)
    if is_fought:
        table.say("0507", (5, 4))
    assert bool(table.told(MeleeFought)) is is_fought
    missed = [(told.hex, told.units, told.leader) for told in table.told(MeleeMissed)]
    assert missed == ([] if is_fought else [("0507", (FOOT,), "zajaczek")])
