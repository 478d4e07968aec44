"""2.2, 3: the die, the sequence of play, losses, tests of morale."""

from itertools import pairwise

import pytest

from sztab.games.raclawice.events import ChitDrawn, LossTaken, MoraleTested, PhaseBegan, TurnBegan, UnitEliminated
from sztab.games.raclawice.state import GONE
from sztab.games.raclawice.units import morale
from sztab.kernel.dice import RandomDice
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice, Draw, Roll
from tests.raclawice.field import played
from tests.raclawice.table import Table, alone, opened

GAME = "raclawice-1794"

FOOT, NEXT, ENEMY = "pl-1-i-2-pp", "pl-2-i-2-pp", "ru-1-ii-uglicki"


@pytest.mark.rule(GAME, "2.2", "3.4/g")
@pytest.mark.parametrize(("die", "passed"), [(0, True), (6, True), (7, False), (9, False)])
def test_a_test_of_morale_is_passed_by_at_most_the_morale_and_a_0_is_zero(die: int, passed: bool) -> None:
    table = alone(f"{FOOT}@0505/NNE")
    steps = morale.check(table.ed, table.play.state, table.unit(FOOT))
    (margin, bare), (question,) = played(steps, die)
    assert isinstance(question, Roll)
    assert (question.die.low, question.die.sides) == (0, 10)
    assert (margin <= 0, bare) == (passed, die)


@pytest.mark.rule(GAME, "3.4/g1")
def test_guns_take_no_test_of_morale() -> None:
    """Artillery has no morale at all; a shot at a hex with guns and infantry tests the infantry alone."""
    ed = opened().ed
    assert all(not ed.morale[gun] for side in ed.guns for gun in side)
    table = alone(f"{FOOT}@0505/NNE pl-1-art-polska@0505/NNE {ENEMY}@0506/SSW", "tomatis", at="0508")
    table.say(f"fire {ENEMY}", "0505", 0)
    assert [event.unit for event in table.told(MoraleTested)] == [FOOT]


STEPS = {6: "6 5 4 3 2 1", 5: "5 4 3 2 1", 4: "4 3 2 1", 3: "3 2 1", 2: "2 1", 1: "1"}
FACES = {6: "7 7 7 6 6 6", 5: "7 7 7 6 6", 4: "7 7 6 6", 3: "7 7 6", 2: "7 6", 1: "7"}


@pytest.mark.rule(GAME, "3.4/e", "3.4/e1", "3.4/e2", "3.4/e3")
@pytest.mark.parametrize("strength", range(1, 7))
def test_the_way_of_losses(strength: int) -> None:
    """Front and back with their markers; only the back has another morale; the last step is followed by elimination."""
    changed = {"strength": strength, "strength_back": max(1, strength // 2), "morale": 7, "morale_back": 6}
    table = alone(f"{FOOT}@0505/NNE {NEXT}@0606/NNE", box={"units": {FOOT: changed}})
    unit = table.unit(FOOT)
    seen = []
    while table.state.fate[unit] != GONE:
        seen.append((morale.strength(table.ed, table.state, unit), morale.morale(table.ed, table.state, unit)))
        morale.lose(table.ed, table.state, unit)
    assert " ".join(str(value) for value, _ in seen) == STEPS[strength]
    assert " ".join(str(value) for _, value in seen) == FACES[strength]
    assert len(table.told(LossTaken)) == strength - 1
    assert [event.unit for event in table.told(UnitEliminated)] == [FOOT]
    assert table.hex(FOOT) == ""


@pytest.mark.rule(GAME, "3.4/e", "3.4/e2")
def test_losses_take_fire_with_them() -> None:
    table = alone(f"{FOOT}@0505/NNE/lost=1 {NEXT}@0606/NNE/lost=2")
    found = [
        (morale.strength(table.ed, table.state, u), morale.fire_strength(table.ed, table.state, u))
        for u in (table.unit(FOOT), table.unit(NEXT))
    ]
    assert found == [(3, 3), (1, 1)]


@pytest.mark.rule(GAME, "3.1", "3.1/b", "3.1/c", "3.3/a", "3.3/b")
def test_the_battle_begins_with_every_unit_in_its_printed_hex_and_the_chits_in_the_pool() -> None:
    table = Table.of("battle")
    ed = table.ed
    for unit, counter in enumerate(ed.counters):
        assert ed.number(table.state.hexes[unit]) == counter.start
    question = table.question
    assert isinstance(question, Draw)
    assert set(question.pool) == set(ed.leader_numbers) - {"denisow"}
    assert question.count == 1


@pytest.mark.rule(GAME, "3.1/a")
@pytest.mark.parametrize(("leader", "unit", "seat"), [("zajaczek", FOOT, "pl"), ("tomatis", ENEMY, "ru")])
def test_each_seat_commands_the_leaders_and_units_of_its_army(leader: str, unit: str, seat: str) -> None:
    table = alone(f"{unit}@0505/NNE", leader)
    assert (table.asked, table.why(f"move {unit}")) == (f"{seat} act", "")


@pytest.mark.rule(GAME, "3.3/a", "13.0")
def test_denisow_is_in_the_pool_from_turn_9() -> None:
    for turn, there in ((7, False), (8, True)):
        state = opened().start("battle", {"threshold": "12", "melee-die": "d10"})
        state.turn, state.phase = turn, 7
        table = Table.of("battle")
        table.play = Play(table.game, state)
        question = table.question
        assert isinstance(question, Draw)
        assert ("denisow" in question.pool) == there, "the turn after the one that ends"


@pytest.mark.rule(GAME, "3.3", "3.3/b", "3.3/b1", "3.3/b2", "3.3/b3", "3.3/b4", "3.3/b5")
def test_a_chit_leads_through_movement_the_leaders_move_and_melee_to_the_next_chit() -> None:
    units = f"{FOOT}@0505/NNE {NEXT}@0707/NNE {ENEMY}@0707/SSW"
    table = Table(units, leaders="zajaczek@0604 tomatis@0710", pool=["zajaczek", "tomatis"], phase="draw")
    assert table.question.prompt == "chit"
    table.draw("zajaczek")
    assert table.told(ChitDrawn)[-1].leader == "zajaczek"
    assert table.asked == "pl act"
    table.say("pass")
    assert table.asked == "pl leader-move"
    table.say("0604")
    assert table.asked == "pl melee-hex"
    table.say("0707", (9, 0))
    while table.question.prompt != "chit":
        table.say("NNE" if table.asked == "pl melee-facing" else 0)
    assert [event.phase for event in table.told(PhaseBegan)] == ["movement", "leader", "melee"]
    question = table.question
    assert isinstance(question, Draw)
    assert list(question.pool) == ["tomatis"], "the drawn chit does not go back"


@pytest.mark.rule(GAME, "3.2", "3.2/a", "3.3/b5", "3.3/c", "3.3/d")
def test_an_empty_pool_ends_the_turn_and_the_next_begins() -> None:
    table = Table(f"{FOOT}@0505/NNE {ENEMY}@0909/SSW", leaders="zajaczek@0504", pool=["zajaczek"], phase="draw", turn=3)
    table.draw("zajaczek").say("pass", "0504")
    assert table.state.turn == 4
    assert table.told(TurnBegan)[-1].turn == 4
    assert table.question.prompt == "chit"


@pytest.mark.rule(GAME, "3.2", "3.2/b")
def test_the_game_ends_after_turn_12() -> None:
    table = Table(f"{FOOT}@0505/NNE {ENEMY}@0909/SSW", leaders="zajaczek@0504", pool=[], phase="draw", turn=12)
    assert table.play.question is None
    outcome = table.play.outcome
    assert outcome is not None
    assert (outcome.winner, outcome.rule) == ("pl", "12.3")


@pytest.mark.rule(GAME, "3.2", "3.2/a", "3.3")
def test_a_battle_runs_through_its_turns_one_after_the_other() -> None:
    table, dice = Table.of("battle", threshold="12"), RandomDice(3)
    while (question := table.play.question) is not None:
        if isinstance(question, Choice):
            table.play.answer_index(dice.below(len(question.options)))
        else:
            table.play.answer(dice.settle(question))
    turns = [event.turn for event in table.told(TurnBegan)]
    assert turns[0] == 1
    assert all(after == before + 1 for before, after in pairwise(turns))
    assert turns[-1] <= 12


@pytest.mark.rule(GAME, "3.3/b2", "8.11")
def test_marks_of_a_phase_fall_with_it() -> None:
    table = alone(
        f"{FOOT}@0505/NNE/stopped {NEXT}@0707/NNE/moved pl-1-art-polska@0606/fired/gun-fired", pool=["zajaczek"]
    )
    while table.state.tasks and table.state.phase == 4:
        table.say("pass")
    marks = [table.state.marks[table.unit(id)] for id in (FOOT, NEXT, "pl-1-art-polska")]
    assert marks == [0, 0, 1 << 8], "that the guns have fired in this turn is kept"


@pytest.mark.rule(GAME, "8.12.1", "13.0")
def test_arriving_units_enter_with_their_leader_and_guns_come_limbered() -> None:
    """Denisow comes in turn 9 at 2601; his units pay for the entry hex, and the later ones wait for turn 10."""
    game = opened()
    state = game.start("battle", {"threshold": "12", "melee-die": "d10"})
    state.turn, state.phase, state.pool = 9, 1, [game.ed.leader("denisow")]
    table = Table.of("battle")
    table.play = Play(game, state)
    table.draw("denisow")
    assert table.hex("denisow") == "2601"
    while table.asked != "ru act":
        table.say("pass")
    assert table.why("move ru-5-art-rosyjska") == "13.0"
    table.say("move ru-4-art-rosyjska")
    assert table.asked == "ru arrive"
    table.say("2601", "NNW")
    assert table.formation("ru-4-art-rosyjska") == "limbered"
    assert table.left("ru-4-art-rosyjska") == 2
    table.say("enter 2602")
    assert table.hex("ru-4-art-rosyjska") == "2602"
