"""Single clauses of rules that other tests only touch: each fails when its clause is broken."""

import pytest

from sztab.games.raclawice.events import Fled, LeaderRolled, LossTaken, MeleeFought, MoraleTested, PointsScored
from sztab.games.raclawice.fire import aiming, musketry, shots
from sztab.games.raclawice.moving import step_options
from sztab.games.raclawice.state import ABREAST, CAPTURED, SQUARE, State
from sztab.games.raclawice.units import formations, leaders, stacking
from tests.raclawice.field import drawn, played, position
from tests.raclawice.table import Table, alone

GAME = "raclawice-1794"
FOOT, NEXT, THIRD = "pl-1-i-2-pp", "pl-2-i-2-pp", "pl-3-i-2-pp"
GUNS, FOE, OTHER_FOE = "pl-1-art-polska", "ru-1-ii-uglicki", "ru-2-ii-uglicki"


def under_test(state: State) -> list[str]:
    return [event.unit for event in state.events if isinstance(event, MoraleTested)]


BESIDE, HORSE = "pl-1-ii-6-pp@0604>NNE", "ru-iii-achtyrski@0507>SSW"


@pytest.mark.rule(GAME, "10.10.2")
def test_a_battery_fires_alone_with_infantry_ready_beside_it() -> None:
    """The infantry stands where it would join in the fire of infantry."""
    field = drawn()
    target, beside = field.hex("0507"), field.unit("pl-1-ii-6-pp")
    foot = position(field, "pl-3-i-6-pp@0505>NNE", BESIDE, HORSE, active="ru")
    assert aiming.partners(field, foot, [field.unit("pl-3-i-6-pp")], target) == [beside]
    state = position(field, f"{GUNS}@0505>NNE", BESIDE, HORSE, active="ru")
    assert aiming.targets(field, state, field.unit(GUNS)) == [target]
    assert aiming.partners(field, state, [field.unit(GUNS)], target) == []
    _, asked = played(shots.shoot(field, state, field.unit(GUNS)), target, 1)
    assert [question.prompt for question in asked] == ["fire-target", "morale"]


@pytest.mark.rule(GAME, "10.10.2")
def test_two_batteries_side_by_side_fire_one_after_the_other() -> None:
    field = drawn()
    other = "pl-2-art-polska"
    state = position(field, f"{GUNS}@0505>NNE", f"{other}@0604>NNE", HORSE, active="ru")
    assert aiming.candidates(field, state, 0) == [field.unit(GUNS), field.unit(other)]
    _, asked = played(shots.shoot(field, state, field.unit(GUNS)), field.hex("0507"), 1)
    assert [question.prompt for question in asked] == ["fire-target", "morale"]
    assert aiming.candidates(field, state, 0) == [field.unit(other)]


@pytest.mark.rule(GAME, "3.4/i")
@pytest.mark.parametrize(
    ("places", "clashes"),
    [
        pytest.param((f"{FOOT}@0505", f"{FOE}@0505"), True, id="troops of both"),
        pytest.param((f"{GUNS}@0505", f"{FOE}@0505"), True, id="Polish guns, Russian troops"),
        pytest.param((f"{FOOT}@0505", "ru-2-art-rosyjska@0505"), True, id="Polish troops, Russian guns"),
        pytest.param((f"{FOOT}@0505", f"{NEXT}@0505"), False, id="one side only"),
        pytest.param((f"{FOOT}@0505", GUNS + "@0505"), False, id="troops and guns of one side"),
        pytest.param((f"{FOOT}@0505", "tomatis@0505"), False, id="an enemy leader alone is no unit"),
        pytest.param((f"{FOOT}@0505", f"{FOE}@0506"), False, id="next to each other"),
    ],
)
def test_a_clash_hex_holds_units_of_both_sides(places: tuple[str, ...], clashes: bool) -> None:
    field = drawn()
    state = position(field, *places)
    hex = field.hex("0505")
    assert stacking.is_clash(field, state, hex) is clashes
    assert bool(stacking.clash_hexes(field, state) >> hex & 1) is clashes


@pytest.mark.rule(GAME, "3.4/i")
def test_captured_guns_are_no_units_any_more() -> None:
    """A65."""
    field = drawn()
    state = position(field, f"{GUNS}@0505", f"{FOE}@0505")
    state.fate[field.unit(GUNS)] = CAPTURED
    stacking.count_batteries(field, state, field.side[field.unit(GUNS)])
    assert not stacking.is_clash(field, state, field.hex("0505"))
    assert stacking.clash_hexes(field, state) == 0


@pytest.mark.rule(GAME, "6.2.1/b")
def test_musketry_hits_only_the_top_of_a_stack_side_by_side() -> None:
    """The test and the loss are the top unit's; the one beside it neither tests nor withdraws."""
    field = drawn()
    state = position(field, f"{FOE}@0507>SSW", f"{FOOT}@0505>NNE", f"{NEXT}@0505", active="pl")
    for name in (FOOT, NEXT):
        state.formation[field.unit(name)] = ABREAST
    answers = (field.hex("0505"), 9, field.hex("0504"))
    _, asked = played(shots.shoot(field, state, field.unit(FOE)), *answers)
    assert under_test(state) == [FOOT]
    assert [question.prompt for question in asked] == ["fire-target", "morale", "withdraw"]
    assert field.number(state.hexes[field.unit(NEXT)]) == "0505"
    assert all(event.unit == FOOT for event in state.events if isinstance(event, LossTaken))


@pytest.mark.rule(GAME, "4.6.3")
def test_the_result_of_the_melee_is_applied_before_the_leader_is_rolled_for() -> None:
    units = f"{FOOT}@0505/NNE {FOE}@0505/SSW {OTHER_FOE}@0101"
    table = Table(units, leaders="zajaczek@0503 tomatis@0505", active="zajaczek", phase="melee", threshold=99)
    table.say("0505", (9, 0))
    assert table.question.prompt == "leader-hit"
    assert [event.unit for event in table.told(LossTaken)] == [FOE, FOE], "both losses of the loser"
    assert [event.units for event in table.told(Fled)] == [(FOE,)]
    assert len(table.told(PointsScored)) == 1
    assert table.told(LeaderRolled) == []
    assert table.hex("tomatis") == "0505", "he gets away only afterwards"
    table.say(5)
    assert table.question.prompt == "leader-withdraw"


@pytest.mark.rule(GAME, "6.0", "6.0/c")
def test_units_of_several_leaders_in_one_hex_are_one_stack_that_faces_one_way() -> None:
    field = drawn()
    state = position(field, f"{FOOT}@0505>NNE", "pl-1-i-3-pp@0505>E", "pl-1-i-6-pp@0505>SSW")
    stack = state.stacks[0][field.hex("0505")]
    assert [field.counters[unit].id for unit in stack] == [FOOT, "pl-1-i-3-pp", "pl-1-i-6-pp"]
    assert len({field.counters[unit].leaders for unit in stack}) > 1
    assert {state.facing[unit] for unit in stack} == {0}, "all as the one on top"


@pytest.mark.rule(GAME, "6.0", "6.0/c")
def test_a_stack_turns_as_one_and_keeps_one_facing_after_a_melee() -> None:
    units = f"{FOOT}@0505/NNE {NEXT}@0505/NNE {THIRD}@0505/NNE {FOE}@0505/SSW {OTHER_FOE}@0101"
    table = Table(units, leaders="zajaczek@0503", active="zajaczek", phase="melee", threshold=99)
    table.say("0505", (9, 0), "W")
    assert [table.facing(id) for id in (FOOT, NEXT, THIRD)] == ["W", "W", "W"]


@pytest.mark.rule(GAME, "11.7", "11.7/a")
def test_the_attacker_names_the_hex_then_both_roll_then_the_lower_loses() -> None:
    units = f"{FOOT}@0505/NNE {FOE}@0505/SSW {NEXT}@0305/NNE {OTHER_FOE}@0305/SSW"
    table = Table(units, leaders="zajaczek@0504", active="zajaczek", phase="melee", threshold=99)
    assert (table.asked, table.offers("0505"), table.offers("0305")) == ("pl melee-hex", True, True)
    table.say("0305")
    assert (table.question.prompt, table.question.about["hex"]) == ("melee", "0305")
    assert table.told(MeleeFought) == []
    table.say((0, 9))
    (fought,) = table.told(MeleeFought)
    assert (fought.hex, fought.winner, fought.dice) == ("0305", "ru", (0, 9))
    assert [event.units for event in table.told(Fled)] == [(NEXT,)]


@pytest.mark.rule(GAME, "10.9.4/b", "7.3.2/h")
def test_the_fire_of_a_square_is_rounded_twice() -> None:
    """A128: 4 + 3 + 3 is 10, a quarter of it 3, at two hexes 2; once rounded it would be 1."""
    field = drawn()
    names = [FOOT, NEXT, THIRD, "pl-4-i-2-pp"]
    state = position(field, *(f"{name}@0505>NNE" for name in names), f"{FOE}@0507>SSW", active="ru")
    for name in names:
        state.formation[field.unit(name)] = SQUARE
    state.shots[field.unit("pl-4-i-2-pp")] = 4
    assert sum(field.fire[field.unit(name)][0] for name in names[:3]) == 10
    assert musketry.strength(field, state, field.unit(FOOT)) == 3
    assert musketry.quotient(field, state, field.unit(FOOT), field.hex("0507")) == 2


@pytest.mark.rule(GAME, "7.3.1", "12.1/a")
@pytest.mark.parametrize(("lost", "score"), [(3, -1), (2, 0)])
def test_a_company_lost_to_a_failed_square_in_alarm_scores(lost: int, score: int) -> None:
    """A129: its last strength point is worth a victory point to the Russians, another loss none."""
    stack = " ".join(f"{id}@0505/NNE/lost={lost if id == FOOT else 0}" for id in (FOOT, NEXT, THIRD, "pl-4-i-2-pp"))
    table = alone(f"{stack} ru-i-smolenski@0508/SSW", "muromcow", "0510", threshold=99)
    table.say("move ru-i-smolenski", "enter 0507", "enter 0506", "done", "charge 0505", f"square {FOOT}", 9, FOOT)
    assert table.state.score == score


def test_offers_and_reasons_read_the_same_numbers() -> None:
    """Changed in one place, a number of the rules changes what is offered and what is refused."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(leaders, "RESERVE_RELEASED", 3)
        early = alone(f"pl-1-kos@0505/NNE {FOOT}@0303/NNE", turn=3)
        assert (early.offers("move pl-1-kos"), early.why("move pl-1-kos")) == (True, "")
    late = alone(f"pl-1-kos@0505/NNE {FOOT}@0303/NNE", turn=4)
    assert (late.offers("move pl-1-kos"), late.why("move pl-1-kos")) == (False, "4.5/a")
    stack = " ".join(f"{id}@0505/NNE" for id in (FOOT, NEXT, THIRD))
    for companies, rule in ((3, ""), (4, "7.3")):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(formations, "COMPANIES", companies)
            patch.setattr(step_options, "COMPANIES", companies)
            table = alone(stack).say(f"move {FOOT}", f"with {NEXT}", f"with {THIRD}")
            assert table.why("form square") == rule
