"""11.11, 11.12: flight, return and crisis of morale."""

from typing import Any

import pytest

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.events import FledForGood, MoraleTested, ReturnDelayed
from sztab.games.raclawice.melee import fight as melee
from sztab.games.raclawice.melee import flight
from sztab.games.raclawice.state import FLED, GONE, IN_PLAY, MELEE, NOWHERE, SKIRMISH, STOPPED, State
from tests.raclawice.field import drawn, hexes, play, played, position
from tests.raclawice.test_musketry import told

GAME = "raclawice-1794"
PAIR = ("pl-1-i-2-pp", "pl-4-i-2-pp")


def fled(edition: Edition, *places: str, turn: int, due: int | None = None, **changes: Any) -> State:
    """1/I/2 pp has fled and is due in this turn, or in `due`."""
    state = position(edition, *places, turn=turn, **changes)
    unit = edition.unit(PAIR[0])
    state.fate[unit], state.hexes[unit] = FLED, NOWHERE
    state.due[unit] = turn if due is None else due
    return state


@pytest.mark.rule(GAME, "11.11", "11.11.1", "11.11.2")
def test_the_beaten_leave_the_map_and_come_back_by_the_table() -> None:
    """11.11.2, example: 1/I/2 pp and 4/I/2 pp lose a melee in turn 3 by 4 and come back in turn 5."""
    field = drawn()
    state = position(field, *(f"{name}@0505>NNE" for name in PAIR), turn=3)
    flight.flee(field, state, [field.unit(name) for name in PAIR], 4)
    for name in PAIR:
        unit = field.unit(name)
        assert (state.fate[unit], state.hexes[unit], state.due[unit]) == (FLED, NOWHERE, 5)
    assert state.stacks[0][field.hex("0505")] == ()


@pytest.mark.rule(GAME, "11.11.2")
@pytest.mark.parametrize(
    ("difference", "turns"), [(1, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 4), (9, 4), (10, 5), (14, 5)]
)
def test_the_table_of_flight(difference: int, turns: int) -> None:
    assert drawn().tables.flight.at(difference) == turns


@pytest.mark.rule(GAME, "11.11.5")
def test_who_would_come_back_after_the_last_turn_is_gone() -> None:
    """11.11.5, example: in turn 10, by 7."""
    field = drawn()
    state = position(field, *(f"{name}@0505>NNE" for name in PAIR), turn=10)
    flight.flee(field, state, [field.unit(name) for name in PAIR], 7)
    assert [state.fate[field.unit(name)] for name in PAIR] == [GONE, GONE]
    assert told(state, FledForGood).units == PAIR
    in_time = position(field, f"{PAIR[0]}@0505>NNE", turn=9)
    flight.flee(field, in_time, [field.unit(PAIR[0])], 7)
    assert in_time.due[field.unit(PAIR[0])] == 12


@pytest.mark.rule(GAME, "11.11.1")
def test_a_fugitive_leaves_its_formation_behind() -> None:
    field = drawn()
    state = position(field, "pl-1s-2-pp@0505>NNE")
    unit = field.unit("pl-1s-2-pp")
    state.formation[unit] = SKIRMISH
    flight.flee(field, state, [unit], 1)
    assert state.formation[unit] != SKIRMISH


@pytest.mark.rule(GAME, "11.11.3")
def test_units_come_back_when_their_leader_is_activated() -> None:
    field = drawn()
    state = fled(field, "zajaczek@0505", "szyrer@0507", turn=5)
    unit = field.unit(PAIR[0])
    own, other = field.leader("zajaczek"), field.leader("szyrer")
    assert flight.returning(field, state, own, own) == [unit]
    assert flight.returning(field, state, other, other) == []
    early = fled(field, "zajaczek@0505", turn=4, due=5)
    assert flight.returning(field, early, own, own) == []


@pytest.mark.rule(GAME, "11.11.3", "4.5")
def test_scythemen_come_back_with_any_of_their_leaders() -> None:
    """A44: Zajączek, Szyrer, or Kościuszko himself; the others not with him."""
    field = drawn()
    state = fled(field, "kosciuszko@0505", turn=6)
    scythes, chief = field.unit("pl-1-kos"), field.leader("kosciuszko")
    state.fate[scythes], state.due[scythes] = FLED, 6
    for name in ("zajaczek", "szyrer"):
        leader = field.leader(name)
        assert scythes in flight.returning(field, state, leader, leader)
    assert flight.returning(field, state, chief, -1) == [scythes]


@pytest.mark.rule(GAME, "11.11.3", "11.11.4")
def test_a_unit_is_put_at_its_leader_and_may_not_move() -> None:
    field = drawn({"0404": "pond"})
    state = fled(field, "zajaczek@0505", "ru-2-kozacy@0506", "pl-1-2-mbkn@0605", turn=5)
    unit, leader = field.unit(PAIR[0]), field.leader("zajaczek")
    options = flight.return_hexes(field, state, unit, leader, leader)
    assert hexes(field, options) == ["0405", "0504", "0505", "0604"], "no pond, no enemies, no other arm (6.1)"
    asks = flight.come_back(field, state, unit, leader, leader)
    next(asks)
    facing = asks.send(field.hex("0504"))
    assert (facing.prompt, facing.about["hex"]) == ("return-facing", "0504"), "it is told where it is to face"
    play(flight.come_back(field, state, unit, leader, leader), field.hex("0504"), 3)
    assert (state.fate[unit], state.hexes[unit], state.facing[unit]) == (IN_PLAY, field.hex("0504"), 3)
    assert state.marks[unit] & STOPPED


@pytest.mark.rule(GAME, "11.11.4")
def test_not_into_a_clash_hex() -> None:
    field = drawn()
    state = fled(field, "zajaczek@0505", "pl-2-i-2-pp@0504", "ru-1-ii-uglicki@0504", turn=5)
    unit, leader = field.unit(PAIR[0]), field.leader("zajaczek")
    assert field.hex("0504") not in flight.return_hexes(field, state, unit, leader, leader)


@pytest.mark.rule(GAME, "11.11.4", "6.0/c")
def test_below_a_stack_it_takes_the_facing_of_the_stack() -> None:
    field = drawn()
    state = fled(field, "zajaczek@0505", "pl-2-i-2-pp@0505>W", turn=5)
    unit, leader = field.unit(PAIR[0]), field.leader("zajaczek")
    play(flight.come_back(field, state, unit, leader, leader), field.hex("0505"))
    assert state.facing[unit] == 4
    assert state.stacks[0][field.hex("0505")][-1] == unit


@pytest.mark.rule(GAME, "11.11.4/a", "11.11.4/b")
@pytest.mark.parametrize(
    ("unit", "leader", "hex"),
    [
        pytest.param("pl-1-i-2-pp", "zajaczek", "0110", id="Poles"),
        pytest.param("ru-1-ii-uglicki", "tomatis", "2334", id="Russians"),
        pytest.param("ru-1-i-uglicki", "denisow", "2601", id="Denisov's"),
    ],
)
def test_without_the_leader_units_come_back_at_a_printed_hex(unit: str, leader: str, hex: str) -> None:
    field = drawn(columns=26, rows=34)
    state = position(field, turn=9)
    number, of = field.unit(unit), field.leader(leader)
    state.fate[number], state.due[number] = FLED, 9
    chief = field.chiefs[field.side[number]]
    assert hexes(field, flight.return_hexes(field, state, number, chief, of)) == [hex]


@pytest.mark.rule(GAME, "11.11.4/c", "11.11.3")
def test_a_held_hex_makes_it_wait() -> None:
    field = drawn(columns=26, rows=34)
    state = fled(field, "ru-2-kozacy@0110", turn=9)
    unit, leader = field.unit(PAIR[0]), field.leader("zajaczek")
    play(flight.come_back(field, state, unit, leader, leader))
    assert (state.fate[unit], state.due[unit]) == (FLED, 10)
    assert told(state, ReturnDelayed).rule == "11.11.4/c"


@pytest.mark.rule(GAME, "11.11.3", "11.11.5")
@pytest.mark.parametrize(("turn", "fate", "due"), [(5, FLED, 6), (12, GONE, 13)])
def test_who_was_not_called_back_slides_on(turn: int, fate: int, due: int) -> None:
    field = drawn()
    state = fled(field, turn=turn)
    flight.slide(field, state)
    unit = field.unit(PAIR[0])
    assert (state.fate[unit], state.due[unit]) == (fate, due)
    later = fled(field, turn=5, due=8)
    flight.slide(field, later)
    assert later.due[unit] == 8


class TestCrisis:
    """11.12: friends beside those who fled."""

    PLACES = ("pl-1-i-6-pp@0505>NNE", "ru-1-ii-uglicki@0505>SSW")

    def fight(self, *places: str, answers: tuple[Any, ...]) -> tuple[Edition, State, list[str]]:
        """The Poles in 0505 are beaten by 9 to 0; returns who was tested."""
        field = drawn()
        state = position(field, *self.PLACES, *places, phase=MELEE, active="ru")
        said = [field.hex(a) if isinstance(a, str) else a for a in answers]
        played(melee.fight(field, state, field.hex("0505"), 1), (9, 0), *said, 3)
        tests = [event for event in state.events if isinstance(event, MoraleTested)]
        assert all(test.rule == "11.12" and not test.modifiers for test in tests)
        return field, state, [test.unit for test in tests]

    @pytest.mark.rule(GAME, "11.12")
    def test_a_neighbour_that_passes_stays(self) -> None:
        field, state, tested = self.fight("pl-2-i-6-pp@0404>NNE", "pl-3-i-6-pp@0503>NNE", answers=(6,))
        assert tested == ["pl-2-i-6-pp"], "two hexes away nobody wavers"
        assert field.number(state.hexes[field.unit("pl-2-i-6-pp")]) == "0404"

    @pytest.mark.rule(GAME, "11.12", "10.11")
    def test_one_that_fails_goes_back_one_hex_away_from_the_melee(self) -> None:
        field, state, _ = self.fight("pl-2-i-6-pp@0404>NNE", answers=(7, "0403"))
        assert field.number(state.hexes[field.unit("pl-2-i-6-pp")]) == "0403"

    @pytest.mark.rule(GAME, "11.12")
    def test_every_unit_of_a_stack_tests(self) -> None:
        _, _, tested = self.fight("pl-2-i-6-pp@0404>NNE", "pl-3-i-6-pp@0404", answers=(0, 0))
        assert tested == ["pl-2-i-6-pp", "pl-3-i-6-pp"]

    @pytest.mark.rule(GAME, "11.12.1", "3.4/g1")
    def test_not_artillery_leaders_and_units_in_clash_hexes(self) -> None:
        clash = ("pl-2-i-6-pp@0404", "ru-2-ii-uglicki@0404")
        _, _, tested = self.fight("pl-1-art-polska@0504", "szyrer@0504", *clash, answers=())
        assert tested == []

    @pytest.mark.rule(GAME, "11.12")
    def test_the_winners_friends_do_not_waver(self) -> None:
        _, _, tested = self.fight("ru-2-ii-uglicki@0506>SSW", answers=())
        assert tested == []

    @pytest.mark.rule(GAME, "12.1/a", "11.12")
    def test_elimination_in_a_crisis_scores(self) -> None:
        """1 for the melee, 1 for the company that has no way back."""
        ring = ("ru-2-kozacy@0403", "ru-3-kozacy@0304", "ru-4-kozacy@0305")
        _, state, _ = self.fight("pl-2-i-6-pp@0404>NNE", *ring, answers=(9,))
        assert state.score == -2
