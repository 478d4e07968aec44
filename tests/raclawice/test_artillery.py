"""10.10: artillery."""

import pytest

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.events import CounterBattery, GunsFired, GunsJammed, MoraleTested
from sztab.games.raclawice.fire import aiming, shots
from sztab.games.raclawice.fire.reasons import reasons_against_shot
from sztab.games.raclawice.melee.capture import capture, recapture
from sztab.games.raclawice.state import (
    ABREAST,
    CAPTURED,
    FIRED,
    GONE,
    GUN_FIRED,
    GUN_MOVED,
    JAMMED,
    MOVEMENT,
    NOWHERE,
    SQUARE,
    TURNED,
    State,
    Task,
)
from sztab.games.raclawice.units import leaders
from sztab.games.raclawice.units.stacking import put
from sztab.kernel.refusing import first
from tests.raclawice.field import drawn, hexes, play, position
from tests.raclawice.test_musketry import refused, shift, told

GAME = "raclawice-1794"
GUN, STARRED = "pl-1-art-polska", "pl-3-art-polska"
"""No star, and one star."""
TARGET = "ru-1-ii-uglicki"


def duel(gun: str, hex: str, **ground: str) -> tuple[Edition, State]:
    """A battery in 0501 looking north at a Russian company, while the Russians move."""
    field = drawn({key[1:]: words for key, words in ground.items()}, rows=14)
    return field, position(field, f"{gun}@0501>NNE", f"{TARGET}@{hex}>SSW", active="ru")


@pytest.mark.rule(GAME, "10.10", "10.10.1", "10.10.4", "10.0")
@pytest.mark.parametrize(
    ("distance", "effect"),
    [(1, 3), (2, 3), (3, 3), (4, 2), (5, 2), (6, 1), (7, 1), (8, 0), (9, 0), (10, -1)],
)
def test_the_effect_depends_on_the_distance(distance: int, effect: int) -> None:
    hex = f"05{1 + distance:02}"
    field, state = duel(GUN, hex)
    play(shots.shoot(field, state, field.unit(GUN)), field.hex(hex), 1)
    shot = told(state, GunsFired)
    assert (shot.distance, shot.effect) == (distance, effect)
    assert shift(state, "table-effect") == effect


@pytest.mark.rule(GAME, "10.8/c")
def test_artillery_reaches_ten_hexes() -> None:
    field, state = duel(GUN, "0511")
    assert refused(field, state, GUN, "0511") is None
    field, state = duel(GUN, "0512")
    assert refused(field, state, GUN, "0512") == ("10.8/c", "out-of-range")


@pytest.mark.rule(GAME, "10.10.1", "10.2")
def test_the_field_of_fire_lies_in_front() -> None:
    field = drawn()
    state = position(field, f"{GUN}@0505>NNE", f"{TARGET}@0705", "ru-2-ii-uglicki@0303", active="ru")
    assert hexes(field, aiming.targets(field, state, field.unit(GUN))) == ["0705"]


@pytest.mark.rule(GAME, "10.10.6")
def test_the_example_of_the_star_and_the_wood() -> None:
    """3 art. polska at 1/II/Uglicki in a wood, 6 hexes away: 1 for the distance, 1 for the star, -1 for the wood."""
    field, state = duel(STARRED, "0507", h0507="forest")
    play(shots.shoot(field, state, field.unit(STARRED)), field.hex("0507"), 1)
    found = {m.key: m.value for m in told(state, MoraleTested).modifiers}
    assert found == {"table-effect": 1, "battery-stars": 1, "target-in-forest": -1}


@pytest.mark.rule(GAME, "6.10")
def test_every_unit_of_the_stack_tests_by_itself() -> None:
    """6.10, example 1: 1/I/6 pp and 2/I/6 pp in one hex; each tests."""
    field = drawn()
    places = ("ru-2-art-rosyjska@0510>SSW", "pl-1-i-6-pp@0504>NNE", "pl-2-i-6-pp@0504")
    state = position(field, *places)
    gun = field.unit("ru-2-art-rosyjska")
    play(shots.shoot(field, state, gun), field.hex("0504"), 4, 9, field.hex("0503"))
    tests = [event for event in state.events if isinstance(event, MoraleTested)]
    assert [test.unit for test in tests] == ["pl-1-i-6-pp", "pl-2-i-6-pp"]
    assert all(shift_of(test) == 2 for test in tests), "1M, and one star"
    assert hexes(field, [state.hexes[field.unit("pl-1-i-6-pp")]]) == ["0504"]
    assert hexes(field, [state.hexes[field.unit("pl-2-i-6-pp")]]) == ["0503"]


def shift_of(test: MoraleTested) -> int:
    return sum(modifier.value for modifier in test.modifiers)


@pytest.mark.rule(GAME, "6.2.1/b")
def test_side_by_side_only_the_unit_on_top_is_hit() -> None:
    field = drawn()
    places = ("ru-2-art-rosyjska@0510>SSW", "pl-1-i-6-pp@0504>NNE", "pl-2-i-6-pp@0504")
    state = position(field, *places)
    for name in ("pl-1-i-6-pp", "pl-2-i-6-pp"):
        state.formation[field.unit(name)] = ABREAST
    play(shots.shoot(field, state, field.unit("ru-2-art-rosyjska")), field.hex("0504"), 4)
    assert told(state, MoraleTested).unit == "pl-1-i-6-pp"


@pytest.mark.rule(GAME, "10.10.6")
def test_a_square_suffers_more_from_guns() -> None:
    field = drawn()
    names = [f"pl-{i}-i-6-pp" for i in (1, 2, 3, 4)]
    state = position(field, "ru-3-art-rosyjska@0510>SSW", *(f"{name}@0504>NNE" for name in names))
    for name in names:
        state.formation[field.unit(name)] = SQUARE
    play(shots.shoot(field, state, field.unit("ru-3-art-rosyjska")), field.hex("0504"), 1, 1, 1, 1)
    assert shift(state, "target-in-square") == 1
    assert shift(state, "from-flank-or-rear") == 0


@pytest.mark.rule(GAME, "10.10.3")
def test_one_shot_a_movement_phase() -> None:
    field, state = duel(GUN, "0507")
    gun = field.unit(GUN)
    play(shots.shoot(field, state, gun), field.hex("0507"), 1)
    assert state.marks[gun] & FIRED
    assert state.marks[gun] & GUN_FIRED
    assert refused(field, state, GUN, "0507") == ("10.10.3", "gun-fired")
    state.marks[gun] &= ~FIRED
    assert refused(field, state, GUN, "0507") is None


@pytest.mark.rule(GAME, "10.10.3", "10.4")
def test_in_its_own_phase_a_battery_needs_its_leader() -> None:
    """A04: in range of its own leader's command; in the enemy's phases it needs nobody."""
    field = drawn()
    places = (f"{GUN}@0505>NNE", f"{TARGET}@0508>SSW", "szyrer@0504", "zajaczek@0503")
    own = position(field, *places, leader="szyrer")
    assert refused(field, own, GUN, "0508") is None
    other = position(field, *places, leader="zajaczek")
    assert refused(field, other, GUN, "0508") == ("4.1", "not-subordinate")
    far = position(field, *places[:2], "szyrer@1001", leader="szyrer")
    assert refused(field, far, GUN, "0508") == ("4.2", "out-of-command")


@pytest.mark.rule(GAME, "10.10.3", "4.4/b2")
def test_a_battery_may_be_among_kosciuszkos_six() -> None:
    """A55: it fires as if its own leader were active, and is counted."""
    field = drawn()
    state = position(field, f"{GUN}@0505>NNE", f"{TARGET}@0508>SSW", "kosciuszko@0504")
    number = field.leader("kosciuszko")
    state.tasks = [Task(MOVEMENT, number, -1)]
    play(shots.shoot(field, state, field.unit(GUN)), field.hex("0508"), 1)
    assert state.six == [field.unit(GUN)]


@pytest.mark.rule(GAME, "10.10.4/b")
@pytest.mark.parametrize(("dice", "is_jammed"), [((0, 5), True), ((5, 0), True), ((1, 2), False)])
def test_a_bare_zero_silences_the_guns_for_the_turn(dice: tuple[int, int], is_jammed: bool) -> None:
    """A38: any of several tests."""
    field, state = duel(GUN, "0507")
    state = position(field, f"{GUN}@0501>NNE", f"{TARGET}@0507>SSW", "ru-2-ii-uglicki@0507", active="ru")
    gun = field.unit(GUN)
    play(shots.shoot(field, state, gun), field.hex("0507"), *dice)
    assert bool(state.marks[gun] & JAMMED) is is_jammed
    assert any(isinstance(event, GunsJammed) for event in state.events) is is_jammed
    state.marks[gun] &= ~FIRED
    assert refused(field, state, GUN, "0507") == (("10.10.4/b", "jammed") if is_jammed else None)


@pytest.mark.rule(GAME, "8.11/a", "8.11/b", "8.12/a", "8.12/f", "10.10.5")
@pytest.mark.parametrize(("mark", "rule"), [(TURNED, "8.11/a"), (GUN_MOVED, "8.11/b")])
def test_guns_that_turned_or_moved_are_silent(mark: int, rule: str) -> None:
    field, state = duel(GUN, "0507")
    state.marks[field.unit(GUN)] |= mark
    found = refused(field, state, GUN, "0507")
    assert found is not None
    assert found[0] == rule


@pytest.mark.rule(GAME, "8.12/a")
def test_limbered_guns_are_silent() -> None:
    field = drawn()
    state = position(field, f"{GUN}@0501>limbered", f"{TARGET}@0504>SSW", active="ru")
    assert refused(field, state, GUN, "0504") == ("8.12/a", "limbered")


@pytest.mark.rule(GAME, "6.8")
def test_guns_below_a_stack_may_always_fire() -> None:
    field = drawn()
    state = position(field, "pl-1-i-6-pp@0501>NNE", f"{GUN}@0501>NNE", f"{TARGET}@0507>SSW", active="ru")
    assert field.unit(GUN) in aiming.candidates(field, state, 0)


@pytest.mark.rule(GAME, "4.6.2")
@pytest.mark.parametrize(("hex", "is_rolled"), [("0504", True), ("0505", False)])
def test_leaders_are_in_danger_at_three_hexes(hex: str, is_rolled: bool) -> None:
    field, _ = duel(GUN, hex)
    state = position(field, f"{GUN}@0501>NNE", f"{TARGET}@{hex}>SSW", f"tomatis@{hex}", active="ru")
    play(shots.shoot(field, state, field.unit(GUN)), field.hex(hex), 1, *([0] if is_rolled else []))
    assert (state.leader_hex[field.leader("tomatis")] == NOWHERE) is is_rolled
    assert state.score == (3 if is_rolled else 0)


class TestCounterBattery:
    """10.10.7: guns at lone guns."""

    def fire(self, gun: str, target: str, distance: int, *dice: int) -> tuple[State, Edition]:
        field = drawn()
        hex = f"05{1 + distance:02}"
        active = "ru" if gun.startswith("pl") else "pl"
        state = position(field, f"{gun}@0501>NNE", f"{target}@{hex}>SSW", active=active)
        play(shots.shoot(field, state, field.unit(gun)), field.hex(hex), *dice)
        return state, field

    @pytest.mark.rule(GAME, "10.10.7", "10.10.7/a")
    @pytest.mark.parametrize(
        ("gun", "target", "die", "is_hit"),
        [
            pytest.param("ru-3-art-rosyjska", "pl-1-art-polska", 4, False, id="Russians: 4 at 4 hexes misses"),
            pytest.param("ru-3-art-rosyjska", "pl-1-art-polska", 5, True, id="Russians: 5 hits"),
            pytest.param("pl-1-art-polska", "ru-3-art-rosyjska", 3, False, id="Poles: 3 and 1 misses"),
            pytest.param("pl-1-art-polska", "ru-3-art-rosyjska", 4, True, id="Poles: 4 and 1 hits"),
        ],
    )
    def test_the_first_roll_must_beat_the_distance(self, gun: str, target: str, die: int, is_hit: bool) -> None:
        state, _ = self.fire(gun, target, 4, die, *([9] if is_hit else []))
        assert bool(told(state, CounterBattery).effect) is is_hit
        assert state.score == 0

    @pytest.mark.rule(GAME, "10.10.7/b", "10.10.10", "12.1/c")
    @pytest.mark.parametrize(
        ("gun", "die", "score"),
        [
            pytest.param("pl-1-art-polska", 0, 2, id="no star: 0"),
            pytest.param("pl-1-art-polska", 1, 0, id="no star: 1 is too much"),
            pytest.param("pl-3-art-polska", 1, 2, id="one star of the firer: 1 - 1"),
            pytest.param("pl-3-art-polska", 2, 0, id="one star: 2 - 1"),
        ],
    )
    def test_the_second_roll_takes_the_guns(self, gun: str, die: int, score: int) -> None:
        """A39: the stars of the firing battery; A65: guns taken by fire leave the map."""
        state, field = self.fire(gun, "ru-3-art-rosyjska", 2, 9, die)
        target = field.unit("ru-3-art-rosyjska")
        assert state.score == score
        assert (state.fate[target] == GONE) is bool(score)
        assert (state.hexes[target] == NOWHERE) is bool(score)

    @pytest.mark.rule(GAME, "10.10.7", "12.1/c")
    def test_stars_of_the_victim_are_worth_points(self) -> None:
        state, _ = self.fire("pl-1-art-polska", "ru-1-art-rosyjska", 2, 9, 0)
        assert state.score == 3

    @pytest.mark.rule(GAME, "10.10.7")
    def test_lone_guns_cannot_be_hit_beyond_six_hexes(self) -> None:
        """A69."""
        field = drawn()
        state = position(field, f"{GUN}@0501>NNE", "ru-3-art-rosyjska@0507>SSW", active="ru")
        assert refused(field, state, GUN, "0507") is None
        state = position(field, f"{GUN}@0501>NNE", "ru-3-art-rosyjska@0508>SSW", active="ru")
        assert refused(field, state, GUN, "0508") == ("10.10.7", "guns-too-far")

    @pytest.mark.rule(GAME, "10.10.7", "10.10.4/b")
    def test_a_zero_there_is_no_trouble(self) -> None:
        """A38."""
        state, field = self.fire("pl-1-art-polska", "ru-3-art-rosyjska", 4, 0)
        assert not state.marks[field.unit("pl-1-art-polska")] & JAMMED


@pytest.mark.rule(GAME, "10.10.10", "12.1/d")
def test_guns_taken_in_a_melee_stay_and_can_be_taken_back_once() -> None:
    """A65."""
    field = drawn()
    state = position(field, "ru-1-art-rosyjska@0505>SSW", "pl-1-kos@0504")
    gun = field.unit("ru-1-art-rosyjska")
    capture(field, state, gun, "10.10.8", is_removed=False)
    assert (state.fate[gun], state.hexes[gun], state.score) == (CAPTURED, field.hex("0505"), 3)
    recapture(field, state, 1, field.hex("0505"))
    assert state.score == 3, "nobody is there to take them back"
    put(field, state, field.unit("ru-1-ii-uglicki"), field.hex("0505"))
    recapture(field, state, 1, field.hex("0505"))
    assert state.score == 1
    recapture(field, state, 1, field.hex("0505"))
    capture(field, state, gun, "10.10.8", is_removed=False)
    assert state.score == 1
    refusal = first(reasons_against_shot(field, state, gun, field.hex("0504")))
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("10.10.10", "guns-taken")


@pytest.mark.rule(GAME, "12.1/d")
def test_no_recapture_while_enemies_hold_the_hex() -> None:
    field = drawn()
    state = position(field, "ru-1-art-rosyjska@0505>SSW", "pl-1-kos@0505")
    gun = field.unit("ru-1-art-rosyjska")
    capture(field, state, gun, "10.10.8", is_removed=False)
    recapture(field, state, 1, field.hex("0505"))
    assert state.score == 3


@pytest.mark.rule(GAME, "4.6/a")
def test_a_leader_without_units_left_goes_with_his_last_guns() -> None:
    field = drawn()
    state = position(field, "ru-3-art-rosyjska@0505>SSW", "pustowalow@0505", "pl-1-kos@0504")
    capture(field, state, field.unit("ru-3-art-rosyjska"), "10.10.8", is_removed=False)
    assert state.leader_fate[field.leader("pustowalow")] == GONE
    assert state.score == 2, "no points for the leader"
    assert leaders.leaders_at(field, state, 1, field.hex("0505")) == []
