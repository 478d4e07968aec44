"""6: stacks: order, facing, limits, passing through friends."""

import pytest

from sztab.games.raclawice.events import Entered, MeleeFought
from sztab.games.raclawice.units.morale import lose
from sztab.games.raclawice.units.stacking import reasons_against_stack
from sztab.kernel.refusing import first
from tests.raclawice.table import Table, alone
from tests.raclawice.test_movement import moving

GAME = "raclawice-1794"

FOOT, NEXT, THIRD, FOURTH = "pl-1-i-2-pp", "pl-2-i-2-pp", "pl-3-i-2-pp", "pl-4-i-2-pp"
HORSE, SECOND_HORSE, THIRD_HORSE = "pl-1-2-mbkn", "pl-2-2-mbkn", "pl-3-2-mbkn"
GUNS, ENEMY = "pl-1-art-polska", "ru-1-ii-uglicki"
SCYTHES = " ".join(f"pl-{n}-kos@0506/NNE" for n in (1, 2, 3))


def limit(units: str, *joining: str) -> str:
    """The rule that keeps the joining units out of hex 0505, or nothing."""
    table = Table(f"{units} pl-12-kos@0101", active="zajaczek", leaders="zajaczek@0102", turn=5)
    refusal = first(
        reasons_against_stack(table.ed, table.state, [table.unit(id) for id in joining], table.ed.hex("0505"))
    )
    return refusal.rule if refusal else ""


@pytest.mark.rule(GAME, "6.0", "6.0/a", "6.0/c")
def test_who_joins_a_stack_goes_below_and_takes_its_facing() -> None:
    """Units of two leaders make one stack."""
    table = moving(f"{FOOT}@0505/NNE pl-1-i-3-pp@0506/E", FOOT).say("enter 0506", "stop")
    assert table.stack("pl", "0506") == ["pl-1-i-3-pp", FOOT]
    assert table.facing(FOOT) == "E"


@pytest.mark.rule(GAME, "6.0/b")
def test_a_new_order_costs_every_unit_a_point() -> None:
    units = f"{FOOT}@0505/NNE {NEXT}@0505/NNE {THIRD}@0505/NNE"
    table = alone(units).say(f"move {FOOT}", f"with {NEXT}", f"with {THIRD}", "reorder", THIRD, FOOT)
    assert table.stack("pl", "0505") == [THIRD, FOOT, NEXT]
    assert [table.left(id) for id in (FOOT, NEXT, THIRD)] == [3, 3, 3]


@pytest.mark.rule(GAME, "6.0/b")
def test_no_new_order_by_a_part_of_the_stack() -> None:
    table = alone(f"{FOOT}@0505/NNE {NEXT}@0505/NNE {THIRD}@0505/NNE").say(f"move {FOOT}", f"with {NEXT}", "go")
    assert table.why("reorder") == "6.0/b"


@pytest.mark.rule(GAME, "6.0/c")
def test_a_part_of_a_stack_does_not_turn_by_itself() -> None:
    table = moving(f"{FOOT}@0505/NNE {NEXT}@0505/NNE", FOOT)
    assert table.why("turn E") == "6.0/c"


@pytest.mark.rule(GAME, "6.1")
def test_infantry_and_cavalry_do_not_stand_together() -> None:
    table = moving(f"{FOOT}@0505/NNE {HORSE}@0506/NNE", FOOT)
    table.say("enter 0506")
    assert table.why("stop") == "6.1"
    assert limit(f"{FOOT}@0505", HORSE) == "6.1"


@pytest.mark.rule(GAME, "6.1.1", "6.3")
def test_but_they_pass_through_each_other_for_a_point() -> None:
    table = moving(f"{FOOT}@0505/NNE {HORSE}@0506/NNE", FOOT).say("enter 0506", "enter 0507", "stop")
    assert [event.cost for event in table.told(Entered)] == [1, 2]
    table = moving(f"{HORSE}@0505/NNE {FOOT}@0506/NNE", HORSE, "manget").say("enter 0506", "enter 0507")
    assert (table.hex(HORSE), table.left(HORSE)) == ("0507", 5)


@pytest.mark.rule(GAME, "6.1.1", "6.3")
def test_nobody_enters_a_hex_he_may_neither_stay_in_nor_pass() -> None:
    """The last point would end in a hex of cavalry."""
    table = moving(f"{FOOT}@0502/NNE {HORSE}@0506/NNE", FOOT, at="0501").say("enter 0503", "enter 0504", "enter 0505")
    assert (table.why("enter 0506"), table.why("enter 0605")) == ("6.1", "")
    table = moving(f"{FOOT}@0502/NNE {HORSE}@0505/NNE", FOOT, at="0501").say("enter 0503", "enter 0504")
    assert table.why("enter 0505") == "6.1", "one point is left then, and to pass on costs two"


@pytest.mark.rule(GAME, "6.3/a")
def test_a_leader_alone_is_no_obstacle() -> None:
    table = moving(f"{FOOT}@0505/NNE", FOOT, at="0506").say("enter 0506", "enter 0507")
    assert [event.cost for event in table.told(Entered)] == [1, 1]


@pytest.mark.rule(GAME, "6.3/a")
def test_a_leader_with_his_troops_is() -> None:
    table = moving(f"{FOOT}@0505/NNE {NEXT}@0506/NNE", FOOT, at="0506").say("enter 0506", "enter 0507")
    assert [event.cost for event in table.told(Entered)] == [1, 2]


@pytest.mark.rule(GAME, "6.3/b")
def test_joining_costs_nothing_more() -> None:
    table = moving(f"{FOOT}@0505/NNE {NEXT}@0506/NNE", FOOT).say("enter 0506", "stop")
    assert (table.told(Entered)[-1].cost, table.left(FOOT)) == (1, 3)
    table = moving(f"{FOOT}@0502/NNE {NEXT}@0506/NNE", FOOT, at="0501").say("enter 0503", "enter 0504", "enter 0505")
    table.say("enter 0506")
    assert (table.hex(FOOT), table.left(FOOT)) == ("0506", 0), "the last point is enough to join"


@pytest.mark.rule(GAME, "6.2", "6.2/a")
def test_infantry_up_to_20() -> None:
    fifteen = " ".join(f"pl-{n}-kos@0505" for n in (1, 2, 3))
    assert limit(fifteen, "pl-5-kos") == ""
    assert limit(fifteen, "pl-5-kos", FOOT) == "6.2/a"


@pytest.mark.rule(GAME, "6.2", "6.2/b")
def test_cavalry_up_to_4() -> None:
    assert limit(f"{HORSE}@0505", SECOND_HORSE) == ""
    assert limit(f"{HORSE}@0505 {SECOND_HORSE}@0505", THIRD_HORSE) == "6.2/b"


@pytest.mark.rule(GAME, "6.2", "6.2/c")
def test_infantry_with_guns_up_to_10() -> None:
    assert limit(f"{GUNS}@0505 pl-1-kos@0505", "pl-2-kos") == ""
    assert limit(f"{GUNS}@0505 pl-1-kos@0505 pl-4-kos@0505", "pl-1-ii-3-pp") == "6.2/c", "5, 4 and 2 are 11"
    assert limit(f"pl-1-kos@0505 pl-2-kos@0505 {FOOT}@0505", GUNS) == "6.2/c"


@pytest.mark.rule(GAME, "6.2", "6.2/d")
def test_cavalry_with_guns_up_to_2() -> None:
    assert limit(f"{GUNS}@0505", HORSE) == ""
    assert limit(f"{GUNS}@0505 {HORSE}@0505", SECOND_HORSE) == "6.2/d"


@pytest.mark.rule(GAME, "6.2")
def test_losses_make_room() -> None:
    assert limit(f"{HORSE}@0505 {SECOND_HORSE}@0505/lost=1", "pl-4-2-mbkn") == "6.2/b"
    table = Table(f"{HORSE}@0505/lost=1 {SECOND_HORSE}@0505/lost=1 {FOOT}@0101", active="manget", leaders="manget@0102")
    assert first(reasons_against_stack(table.ed, table.state, [table.unit(THIRD_HORSE)], table.ed.hex("0505"))) is None


@pytest.mark.rule(GAME, "6.4")
def test_a_full_hex_is_not_passed() -> None:
    """20 points of scythemen bar the way, 19 do not."""
    full = f"{SCYTHES} pl-5-kos@0506/NNE"
    table = moving(f"{FOOT}@0505/NNE {full}", FOOT)
    assert (table.why("enter 0506"), table.why("enter 0605")) == ("6.4", "")
    table = moving(f"{FOOT}@0505/NNE {SCYTHES} pl-4-kos@0506/NNE", FOOT)
    assert table.say("enter 0506").why("stop") == "6.2/a"
    assert table.say("enter 0507").hex(FOOT) == "0507"


@pytest.mark.rule(GAME, "6.5")
def test_leaders_go_where_they_like_among_friends() -> None:
    table = Table(
        f"{SCYTHES} pl-5-kos@0506/NNE {FOOT}@0507/NNE {ENEMY}@0508/SSW", leaders="zajaczek@0505",
        active="zajaczek", phase="leader",
    )  # fmt: skip
    assert [table.why(hex) for hex in ("0506", "0507")] == ["", ""]
    assert table.say("0506").hex("zajaczek") == "0506"


@pytest.mark.rule(GAME, "6.6")
def test_markers_do_not_count() -> None:
    """Shots, losses and a formation lie on the units, and the limit stays that of strength."""
    fifteen = " ".join(f"pl-{n}-kos@0505" for n in (1, 2, 3))
    assert limit(f"{fifteen}", "pl-5-kos") == ""
    marked = f"{FOOT}@0505/shots=4/lost=1/fired {NEXT}@0505/shots=4/lost=2/fired"
    table = Table(f"{marked} pl-12-kos@0101", active="zajaczek", leaders="zajaczek@0102")
    joining = [table.unit(id) for id in ("pl-1-kos", "pl-2-kos", "pl-3-kos")]
    assert first(reasons_against_stack(table.ed, table.state, joining, table.ed.hex("0505"))) is None, (
        "3 + 1 + 15 is not above 20"
    )


@pytest.mark.rule(GAME, "6.2.1")
@pytest.mark.parametrize(
    ("units", "leader", "rule"),
    [
        (f"{NEXT}@0505/NNE {THIRD}@0505/NNE", "zajaczek", ""),
        (f"{NEXT}@0505/NNE pl-1-ii-3-pp@0505/NNE", "zajaczek", "6.2.1"),
        (f"{NEXT}@0505/NNE {THIRD}@0505/NNE {FOURTH}@0505/NNE pl-1-ii-3-pp@0505/NNE", "zajaczek", "6.2.1"),
        (f"{HORSE}@0505/NNE {SECOND_HORSE}@0505/NNE", "manget", ""),
        (f"{HORSE}@0505/NNE {SECOND_HORSE}@0505/NNE/lost=1", "manget", "6.2.1"),
    ],
)
def test_side_by_side_with_strength_6_to_10_or_4_of_cavalry(units: str, leader: str, rule: str) -> None:
    names = [word.partition("@")[0] for word in units.split()]
    table = alone(units, leader).say(f"move {names[0]}", *(f"with {name}" for name in names[1:]))
    assert table.why("form abreast") == rule
    if not rule:
        assert table.say("form abreast").formation(names[1]) == "abreast"


@pytest.mark.rule(GAME, "6.2.1")
def test_the_marker_falls_when_the_strength_no_longer_fits() -> None:
    """A18: a loss takes 6 points to 5."""
    pair = f"{NEXT}@0505/NNE/abreast {THIRD}@0505/NNE/abreast"
    table = Table(f"{pair} {ENEMY}@0101", active="zajaczek", leaders="zajaczek@0102")
    lose(table.ed, table.state, table.unit(NEXT))
    assert (table.formation(NEXT), table.formation(THIRD)) == ("ordinary", "ordinary")


@pytest.mark.rule(GAME, "6.12", "7.1")
def test_in_a_clash_hex_formation_and_facing_stay() -> None:
    table = moving(f"{FOOT}@0505/NNE {ENEMY}@0506/NNE", FOOT).say("enter 0506")
    assert (table.facing(FOOT), table.facing(ENEMY)) == ("NNE", "NNE")
    assert not table.state.moving, "there is nothing to change"


@pytest.mark.rule(GAME, "6.12", "6.2")
def test_in_a_clash_hex_the_limits_hold() -> None:
    """20 points of scythemen fight there already."""
    full = f"{SCYTHES} pl-5-kos@0506/NNE"
    table = moving(f"{FOOT}@0505/NNE {full} {ENEMY}@0506/SSW", FOOT)
    assert (table.why("enter 0506"), table.why("enter 0605")) == ("6.2/a", "")


@pytest.mark.rule(GAME, "6.7")
def test_a_stack_fights_together() -> None:
    """Two companies of 4 and 3 against one of 4: 7 to 4 is at least 3:2, worth 1."""
    table = Table(
        f"{FOOT}@0505/NNE {NEXT}@0505/NNE {ENEMY}@0505/SSW", leaders="zajaczek@0504", active="zajaczek", phase="melee"
    )
    table.say("0505", (9, 0))
    fought = table.told(MeleeFought)[0]
    assert fought.attackers == (FOOT, NEXT)
    assert ("superior-strength", 1) in [(m.key, m.value) for m in fought.attack]
