"""7: skirmish order, squares, the Cossack ława."""

from typing import Any

import pytest

from sztab.games.raclawice.events import Entered, MeleeFought, MoraleTested
from sztab.games.raclawice.fire.aiming import targets
from sztab.games.raclawice.units import formations
from sztab.games.raclawice.units.morale import eliminate
from sztab.kernel.refusing import first
from tests.raclawice.table import Table, alone
from tests.raclawice.test_movement import moving

GAME = "raclawice-1794"

FOOT, RIFLES, OTHER_RIFLES = "pl-1-i-2-pp", "pl-1s-2-pp", "pl-2s-2-pp"
HORSE, DRAGOONS, COSSACKS = "pl-1-2-mbkn", "ru-i-smolenski", "ru-2-kozacy"
ENEMY = "ru-1-ii-uglicki"
BATTALION = [f"pl-{n}-i-2-pp" for n in (1, 2, 3, 4)]
UGLICKI = [f"ru-{n}-ii-uglicki" for n in (1, 2, 3, 4)]


def standing(ids: list[str], hex: str, *extras: str) -> str:
    return " ".join("/".join((f"{id}@{hex}", *extras)) for id in ids)


def together(units: str, ids: list[str], leader: str = "zajaczek", **position: Any) -> Table:
    """The whole stack has begun its move."""
    table = alone(units, leader, **position)
    table.say(f"move {ids[0]}", *(f"with {id}" for id in ids[1:]))
    if table.asked.endswith("group"):
        table.say("go")
    return table


@pytest.mark.rule(GAME, "7.0", "7.2")
def test_riflemen_and_jaegers_go_into_skirmish_order_for_a_point() -> None:
    table = moving(f"{RIFLES}@0505/NNE", RIFLES)
    assert table.formation(RIFLES) == "ordinary", "units begin in line"
    table.say("form skirmish")
    assert (table.formation(RIFLES), table.left(RIFLES)) == ("skirmish", 3)
    assert moving("ru-1-i-jegrow@0505/NNE", "ru-1-i-jegrow", "tomatis").why("form skirmish") == ""


@pytest.mark.rule(GAME, "7.2")
def test_others_do_not_and_leaving_it_costs_a_point() -> None:
    assert moving(f"{FOOT}@0505/NNE", FOOT).why("form skirmish") == "7.2"
    table = moving(f"{RIFLES}@0505/NNE/skirmish", RIFLES).say("form ordinary")
    assert (table.formation(RIFLES), table.left(RIFLES)) == ("ordinary", 3)


@pytest.mark.rule(GAME, "7.2/a")
def test_skirmishers_pay_one_point_whatever_the_ground() -> None:
    ground = {"forest": ["0506"], "slope": ["0507"], "streams": ["0506/0507"], "hill": ["0508"]}
    table = moving(f"{RIFLES}@0505/NNE/skirmish {ENEMY}@0508/NNE", RIFLES, ground=ground)
    table.say("enter 0506", "enter 0507", "enter 0508")
    assert [event.cost for event in table.told(Entered)] == [1, 1, 2], "and one more in the enemy's hex"


@pytest.mark.rule(GAME, "7.2/b", "7.2/c")
def test_skirmishers_turn_for_nothing_and_choose_their_front_at_the_end() -> None:
    """They may leave by any side; a unit in line may not."""
    table = moving(f"{RIFLES}@0505/NNE/skirmish", RIFLES)
    assert all(table.why(f"enter {hex}") == "" for hex in ("0506", "0605", "0604", "0504", "0404", "0405"))
    table.say("enter 0504", "enter 0604")
    assert table.left(RIFLES) == 2
    table.say("stop")
    assert table.asked == "pl face"
    assert table.say("SSW").facing(RIFLES) == "SSW"
    assert moving(f"{RIFLES}@0505/NNE", RIFLES).why("enter 0604") == "8.1"


@pytest.mark.rule(GAME, "7.2/d")
def test_skirmishers_aim_through_their_flanks() -> None:
    for formation, seen in (("skirmish", True), ("ordinary", False)):
        table = alone(f"{RIFLES}@0505/NNE/{formation} {ENEMY}@0704/W")
        assert (table.ed.hex("0704") in targets(table.ed, table.state, table.unit(RIFLES))) == seen


@pytest.mark.rule(GAME, "7.3", "7.3/a")
def test_four_companies_form_square_with_all_their_points() -> None:
    table = together(standing(BATTALION, "0505", "NNE"), BATTALION).say("form square")
    assert {table.formation(id) for id in BATTALION} == {"square"}
    assert {table.left(id) for id in BATTALION} == {0}
    assert not table.state.moving


@pytest.mark.rule(GAME, "7.3/a")
def test_no_square_after_points_have_been_spent() -> None:
    table = together(standing(BATTALION, "0505", "NNE"), BATTALION).say("turn E")
    assert table.why("form square") == "7.3/a"


@pytest.mark.rule(GAME, "7.3")
@pytest.mark.parametrize(
    ("ids", "ground", "rule"),
    [
        (BATTALION[:3], {}, "7.3"),
        (BATTALION, {"forest": ["0505"]}, "7.3"),
        (BATTALION, {"hill": ["0505"]}, "7.3"),
        (BATTALION, {}, ""),
    ],
)
def test_a_square_needs_four_companies_and_clear_terrain(
    ids: list[str], ground: dict[str, list[str]], rule: str
) -> None:
    assert together(standing(ids, "0505", "NNE"), ids, ground=ground).why("form square") == rule


@pytest.mark.rule(GAME, "7.3.3")
def test_scythemen_do_not_form_square() -> None:
    ids = [f"pl-{n}-kos" for n in (1, 2, 3, 4)]
    assert together(standing(ids, "0505", "NNE"), ids, turn=5).why("form square") == "7.3.3"
    mixed = [*BATTALION[:3], "pl-1-kos"]
    assert together(standing(mixed, "0505", "NNE"), mixed, turn=5).why("form square") == "7.3.3"


@pytest.mark.rule(GAME, "7.3/b")
def test_a_square_is_left_for_a_point_with_any_facing() -> None:
    table = together(standing(BATTALION, "0505", "NNE", "square"), BATTALION).say("form ordinary", "SSW")
    assert {table.formation(id) for id in BATTALION} == {"ordinary"}
    assert {table.facing(id) for id in BATTALION} == {"SSW"}
    assert {table.left(id) for id in BATTALION} == {3}


@pytest.mark.rule(GAME, "7.3")
def test_a_square_stands_while_two_companies_are_left() -> None:
    """A19."""
    table = Table(standing(BATTALION, "0505", "NNE", "square"), active="zajaczek", leaders="zajaczek@0503")
    for id in BATTALION[:2]:
        eliminate(table.ed, table.state, table.unit(id))
    assert table.formation(BATTALION[2]) == "square"
    eliminate(table.ed, table.state, table.unit(BATTALION[2]))
    assert table.formation(BATTALION[3]) == "ordinary"


@pytest.mark.rule(GAME, "7.3.2", "7.3.2/a", "7.3.2/c")
def test_a_square_moves_one_clear_hex_in_any_direction_with_all_its_points() -> None:
    units = standing(BATTALION, "0505", "NNE", "square")
    table = together(units, BATTALION, ground={"forest": ["0506"], "slope": ["0605"]})
    assert [table.why(f"enter {hex}") for hex in ("0506", "0605", "0504", "0404")] == ["7.3.2/c", "7.3.2/c", "", ""]
    table.say("enter 0404")
    assert {table.left(id) for id in BATTALION} == {0}
    assert not table.state.moving
    assert {table.formation(id) for id in BATTALION} == {"square"}


@pytest.mark.rule(GAME, "7.3.2", "7.3.2/b")
def test_squares_side_by_side_form_a_line() -> None:
    """Wherever their counters point."""
    russians = (
        standing(UGLICKI, "0505", "NNE", "square")
        + " "
        + standing([f"ru-{n}-komb-gren" for n in (1, 2, 3, 4)], "0506", "E", "square")
    )
    table = alone(russians, "tomatis").say(f"move {UGLICKI[0]}")
    assert table.why("line ru-1-komb-gren") == ""
    table = alone(russians.replace("0506/E/square", "0506/E"), "tomatis").say(f"move {UGLICKI[0]}")
    assert table.why("line ru-1-komb-gren") == "8.10"


@pytest.mark.rule(GAME, "7.3.2", "7.3.2/d")
def test_a_square_does_not_attack() -> None:
    table = together(f"{standing(BATTALION, '0505', 'NNE', 'square')} {ENEMY}@0506/NNE", BATTALION)
    assert table.why("enter 0506") == "7.3.2/d"
    table = Table(
        f"{standing(BATTALION, '0505', 'NNE', 'square')} {ENEMY}@0505/SSW", leaders="zajaczek@0503", active="zajaczek",
        phase="melee", pool=["tomatis"],
    )  # fmt: skip
    assert table.question.prompt == "chit", "no melee is asked for"


def fought(defenders: str, attacker: str, leader: str) -> list[tuple[str, int]]:
    """The modifiers of the defenders in 0505 in the melee phase of the attacker."""
    table = Table(f"{defenders} {attacker}@0505/SSW", leaders=f"{leader}@0506", active=leader, phase="melee")
    table.say("0505", (0, 9))
    (told,) = table.told(MeleeFought)
    return [(modifier.key, modifier.value) for modifier in told.defence]


@pytest.mark.rule(GAME, "7.3.2", "7.3.2/e")
def test_a_square_is_3_better_against_cavalry() -> None:
    square = fought(standing(BATTALION, "0505", "NNE", "square"), DRAGOONS, "muromcow")
    assert ("square-against-cavalry", 3) in square
    assert "square-against-cavalry" not in dict(fought(standing(BATTALION, "0505", "NNE"), DRAGOONS, "muromcow"))


@pytest.mark.rule(GAME, "7.3.2", "7.3.2/f")
def test_a_square_is_1_worse_against_infantry() -> None:
    square = fought(standing(BATTALION, "0505", "NNE", "square"), ENEMY, "tomatis")
    assert ("square-against-infantry", -1) in square
    assert "square-against-cavalry" not in dict(square)


@pytest.mark.rule(GAME, "7.3.2", "7.3.2/g")
def test_a_square_fights_with_its_full_strength() -> None:
    """13 against 2 is more than 4:1, worth 4."""
    assert ("superior-strength", 4) in fought(standing(BATTALION, "0505", "NNE", "square"), DRAGOONS, "muromcow")


def charged(defenders: str, *, ground: dict[str, list[str]] | None = None) -> Table:
    """Dragoons ride into 0505."""
    table = alone(f"{defenders} {DRAGOONS}@0508/SSW", "muromcow", at="0510", ground=ground)
    table.say(f"move {DRAGOONS}", "enter 0507", "enter 0506")
    while table.asked == "pl react":
        table.say("done")
    return table.say("enter 0505")


@pytest.mark.rule(GAME, "7.1", "7.3.1", "9.3")
def test_infantry_may_form_square_when_cavalry_enters_its_hex() -> None:
    """The top company alone tests: 6 passes with morale 6."""
    table = charged(standing(BATTALION, "0505", "SSW"))
    assert (table.asked, table.why(f"square {BATTALION[0]}")) == ("pl react", "")
    table.say(f"square {BATTALION[0]}", 6)
    assert {table.formation(id) for id in BATTALION} == {"square"}
    assert [event.unit for event in table.told(MoraleTested)] == [BATTALION[0]]


@pytest.mark.rule(GAME, "7.3.1")
def test_who_fails_takes_a_loss_instead() -> None:
    table = charged(standing(BATTALION, "0505", "SSW")).say(f"square {BATTALION[0]}", 7)
    assert (table.asked, table.strength(BATTALION[1])) == ("pl loss", 3)
    table.say(BATTALION[1])
    assert (table.strength(BATTALION[1]), table.formation(BATTALION[1])) == (2, "ordinary")


@pytest.mark.rule(GAME, "7.3.1")
@pytest.mark.parametrize(
    ("ids", "ground"), [(BATTALION[:3], {}), (BATTALION, {"forest": ["0505"]}), (["pl-1-kos", *BATTALION[:3]], {})]
)
def test_only_those_who_could_form_square_at_all(ids: list[str], ground: dict[str, list[str]]) -> None:
    table = charged(standing(ids, "0505", "SSW"), ground=ground)
    assert table.asked != "pl react"


@pytest.mark.rule(GAME, "7.3.1")
def test_not_against_infantry() -> None:
    table = alone(f"{standing(BATTALION, '0505', 'SSW')} {ENEMY}@0506/SSW", "tomatis", at="0508")
    table.say(f"move {ENEMY}", "enter 0505")
    assert table.asked != "pl react"


def lava(defenders: str, die: int, *, came: str = "0506") -> list[tuple[str, int]]:
    """The attack's modifiers when Cossacks come into 0505 and test with this die."""
    table = Table(f"{defenders} {COSSACKS}@0505/SSW", leaders="muromcow@0508", active="muromcow", phase="melee")
    table.state.came[table.unit(COSSACKS)] = table.ed.hex(came)
    table.say("0505", die, (0, 9))
    (told,) = table.told(MeleeFought)
    return [(modifier.key, modifier.value) for modifier in told.attack]


@pytest.mark.rule(GAME, "7.4")
@pytest.mark.parametrize(
    ("defender", "die", "found"), [(FOOT, 7, True), (FOOT, 8, False), (HORSE, 5, True), (HORSE, 6, False)]
)
def test_the_lava_is_a_test_of_morale_2_easier_against_infantry(defender: str, die: int, found: bool) -> None:
    """Cossacks have morale 5; from 0506 they come upon the front of who faces NNE."""
    assert ("lava-attack" in dict(lava(f"{defender}@0505/NNE", die))) == found


@pytest.mark.rule(GAME, "7.4")
def test_the_lava_counts_as_an_attack_from_the_flank() -> None:
    assert dict(lava(f"{FOOT}@0505/NNE", 0))["lava-attack"] == 2


@pytest.mark.rule(GAME, "7.4")
def test_no_lava_but_from_the_front_with_a_free_flank() -> None:
    def why(units: str, came: str = "0506") -> str:
        placed = f"{FOOT}@0505/NNE {COSSACKS}@0505/SSW {units}"
        table = Table(placed, leaders="muromcow@0508", active="muromcow", phase="melee")
        table.state.came[table.unit(COSSACKS)] = table.ed.hex(came)
        riders, foot = [table.unit(COSSACKS)], [table.unit(FOOT)]
        refusal = first(formations.reasons_against_lava(table.ed, table.state, table.ed.hex("0505"), riders, foot))
        return refusal.key if refusal else ""

    one, two = "pl-2-i-2-pp@0604", "pl-3-i-2-pp@0405"
    assert [why(""), why(one), why(two), why(f"{one} {two}")] == ["", "", "", "lava-flanks"]
    assert why("", came="0504") == "lava-front"
