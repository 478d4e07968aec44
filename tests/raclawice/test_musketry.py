"""10.4 to 10.9: who may fire, how strongly, and what musketry does."""

from typing import TypeVar

import pytest

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.events import GunsCaptured, MoraleTested, MusketryFired
from sztab.games.raclawice.fire import aiming, musketry, shots
from sztab.games.raclawice.fire.reasons import DONE, reasons_against_shot
from sztab.games.raclawice.state import (
    ABREAST,
    GONE,
    HASTY,
    IN_PLAY,
    MELEE,
    NOWHERE,
    SKIRMISH,
    SQUARE,
    STOPPED,
    State,
)
from sztab.kernel.refusing import first
from tests.raclawice.field import drawn, first_question, hexes, play, position

GAME = "raclawice-1794"
E = TypeVar("E")


def told(state: State, kind: type[E]) -> E:
    """The last event of a kind."""
    return [event for event in state.events if isinstance(event, kind)][-1]


def shift(state: State, key: str) -> int:
    """A modifier of the last morale test; 0 where it did not apply."""
    return sum(m.value for m in told(state, MoraleTested).modifiers if m.key == key)


def refused(edition: Edition, state: State, unit: str, hex: str) -> tuple[str, str] | None:
    refusal = first(reasons_against_shot(edition, state, edition.unit(unit), edition.hex(hex)))
    assert (refusal is None) == (edition.hex(hex) in aiming.targets(edition, state, edition.unit(unit)))
    return (refusal.rule, refusal.key) if refusal else None


@pytest.mark.rule(GAME, "10.9.4/a", "10.9.4/b", "3.4/j")
@pytest.mark.parametrize(
    ("strength", "distance", "quotient"),
    [(4, 1, 4), (4, 2, 2), (4, 3, 1), (3, 2, 2), (1, 2, 1), (1, 3, 0), (5, 3, 2), (2, 3, 1)],
)
def test_strength_is_divided_by_distance_and_halves_go_up(strength: int, distance: int, quotient: int) -> None:
    assert musketry.rounded(strength, distance) == quotient


@pytest.mark.rule(GAME, "10.9.4", "10.9.4/a", "10.9.4/c")
@pytest.mark.parametrize(
    ("hex", "quotient", "row", "effect"), [("0506", 4, "4-5", 1), ("0507", 2, "2-3", 0), ("0508", 1, "1", -1)]
)
def test_the_row_is_read_by_the_quotient(hex: str, quotient: int, row: str, effect: int) -> None:
    field = drawn()
    state = position(field, "pl-1-i-2-pp@0505>NNE", f"ru-1-ii-uglicki@{hex}>SSW", active="ru")
    play(shots.shoot(field, state, field.unit("pl-1-i-2-pp")), field.hex(hex), 0)
    shot = told(state, MusketryFired)
    assert (shot.quotient, shot.row, shot.effect) == (quotient, row, effect)
    assert shift(state, "table-effect") == effect


@pytest.mark.rule(GAME, "10.9.4/c")
def test_a_shot_without_effect_is_not_offered() -> None:
    """A squadron's single musket at two hexes counts as 1; a company of fire strength 1 at three hexes as nothing."""
    field = drawn()
    state = position(field, "pl-2-i-2-pp@0505>NNE", "ru-1-ii-uglicki@0508", active="ru")
    state.lost[field.unit("pl-2-i-2-pp")] = 2
    assert musketry.strength(field, state, field.unit("pl-2-i-2-pp")) == 1
    assert refused(field, state, "pl-2-i-2-pp", "0508") == ("10.9.4/c", "too-weak")
    nearer = position(field, "pl-2-i-2-pp@0505>NNE", "ru-1-ii-uglicki@0507", active="ru")
    nearer.lost[field.unit("pl-2-i-2-pp")] = 2
    assert refused(field, nearer, "pl-2-i-2-pp", "0507") is None


@pytest.mark.rule(GAME, "10.0", "10.9", "10.9.4/d", "10.7", "3.4/g")
def test_a_failed_test_drives_the_target_back_at_once() -> None:
    """A70: morale 6; die 6 with +1 of the row and +1 of the first shot fails by 2: one hex back, no loss."""
    field = drawn()
    state = position(field, "pl-1-i-2-pp@0505>NNE", "ru-1-ii-uglicki@0506>SSW", active="ru")
    target = field.unit("ru-1-ii-uglicki")
    play(shots.shoot(field, state, field.unit("pl-1-i-2-pp")), field.hex("0506"), 6, field.hex("0507"))
    assert field.number(state.hexes[target]) == "0507"
    assert state.lost[target] == 0
    assert state.marks[target] & STOPPED


@pytest.mark.rule(GAME, "10.9.4/d", "3.4/e")
@pytest.mark.parametrize(
    ("die", "lost", "back"), [(4, 0, False), (5, 0, True), (7, 0, True), (8, 0, True), (9, 1, True)]
)
def test_what_a_failed_test_does_depends_on_the_margin(die: int, lost: int, back: bool) -> None:
    """A70, failed-fire.csv: up to 4 above morale a withdrawal, 5 and more a loss as well; morale 6, modifiers +2."""
    field = drawn()
    state = position(field, "pl-1-i-2-pp@0505>NNE", "ru-1-ii-uglicki@0506>SSW", active="ru")
    target = field.unit("ru-1-ii-uglicki")
    play(
        shots.shoot(field, state, field.unit("pl-1-i-2-pp")),
        field.hex("0506"),
        die,
        *([field.hex("0507")] if back else []),
    )
    assert state.lost[target] == lost
    assert (state.hexes[target] == field.hex("0507")) is back


@pytest.mark.rule(GAME, "10.9.4/d")
def test_the_result_of_a_failed_test_is_a_table_of_the_box() -> None:
    field = drawn(box={"failed-fire": {"1-4": {"losses": 1, "withdraw": 0}}})
    state = position(field, "pl-1-i-2-pp@0505>NNE", "ru-1-ii-uglicki@0506>SSW", active="ru")
    target = field.unit("ru-1-ii-uglicki")
    play(shots.shoot(field, state, field.unit("pl-1-i-2-pp")), field.hex("0506"), 5)
    assert (state.lost[target], state.hexes[target]) == (1, field.hex("0506"))


@pytest.mark.rule(GAME, "12.1/a", "3.4/e3", "10.9.4/d")
def test_elimination_by_fire_scores_a_point() -> None:
    field = drawn()
    state = position(field, "pl-1-i-2-pp@0505>NNE", "ru-1-ii-uglicki@0506>SSW", active="ru")
    target = field.unit("ru-1-ii-uglicki")
    state.lost[target] = 3
    play(shots.shoot(field, state, field.unit("pl-1-i-2-pp")), field.hex("0506"), 9)
    assert (state.fate[target], state.hexes[target], state.score) == (GONE, NOWHERE, 1)


@pytest.mark.rule(GAME, "10.9.1", "10.9.4/e")
def test_four_shots_a_turn() -> None:
    field = drawn()
    state = position(field, "pl-1-i-2-pp@0505>NNE", "ru-1-ii-uglicki@0507>SSW", active="ru")
    unit = field.unit("pl-1-i-2-pp")
    for number in (1, 2, 3, 4):
        assert refused(field, state, "pl-1-i-2-pp", "0507") is None
        play(shots.shoot(field, state, unit), field.hex("0507"), 0)
        assert state.shots[unit] == number
    assert refused(field, state, "pl-1-i-2-pp", "0507") == ("10.9.1", "four-shots")
    assert aiming.candidates(field, state, 0) == []


@pytest.mark.rule(GAME, "10.9.1")
def test_fire_belongs_to_the_movement_phase() -> None:
    field = drawn()
    state = position(field, "pl-1-i-2-pp@0505>NNE", "ru-1-ii-uglicki@0507>SSW", phase=MELEE)
    refusal = first(reasons_against_shot(field, state, field.unit("pl-1-i-2-pp"), field.hex("0507")))
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("10.9.1", "fire-in-movement-only")


@pytest.mark.rule(GAME, "10.9.2")
def test_fire_in_the_own_phase_costs_a_point() -> None:
    field = drawn()
    places = ("pl-1-i-2-pp@0505>NNE", "zajaczek@0504", "ru-1-ii-uglicki@0507>SSW")
    unit = field.unit("pl-1-i-2-pp")
    own = position(field, *places, leader="zajaczek")
    play(shots.shoot(field, own, unit), field.hex("0507"), 0)
    assert own.left[unit] == 3
    own.left[unit] = 0
    assert refused(field, own, "pl-1-i-2-pp", "0507") == ("10.9.2", "no-point-to-fire")
    enemy = position(field, *places, "tomatis@1010", active="ru", leader="tomatis")
    play(shots.shoot(field, enemy, unit), field.hex("0507"), 0)
    assert enemy.left[unit] == 0


@pytest.mark.rule(GAME, "10.9.2", "10.4")
def test_a_unit_that_may_not_move_in_this_phase_pays_nothing() -> None:
    """A04, A05: of another leader, or out of command, it still fires, and the shot counts."""
    field = drawn()
    for leader in ("szyrer@0504", "zajaczek@1010"):
        name = leader.partition("@")[0]
        state = position(field, "pl-1-i-2-pp@0505>NNE", leader, "ru-1-ii-uglicki@0507>SSW", leader=name)
        unit = field.unit("pl-1-i-2-pp")
        state.left[unit] = 0
        play(shots.shoot(field, state, unit), field.hex("0507"), 0)
        assert (state.left[unit], state.shots[unit]) == (0, 1)


@pytest.mark.rule(GAME, "10.9.3")
def test_units_without_muskets_do_not_fire() -> None:
    field = drawn()
    state = position(field, "pl-1-kos@0505>NNE", "ru-1-ii-uglicki@0506", "ru-2-kozacy@0705>NNW", active="ru")
    assert refused(field, state, "pl-1-kos", "0506") == ("10.9.3", "no-muskets")
    assert aiming.candidates(field, state, 0) == []


@pytest.mark.rule(GAME, "8.9/b")
def test_no_fire_at_double_pace() -> None:
    field = drawn()
    state = position(field, "pl-1-i-2-pp@0505>NNE", "ru-1-ii-uglicki@0506")
    state.marks[field.unit("pl-1-i-2-pp")] |= HASTY
    assert refused(field, state, "pl-1-i-2-pp", "0506") == ("8.9/b", "double-pace")


@pytest.mark.rule(GAME, "10.5")
def test_an_enemy_in_front_is_the_only_target() -> None:
    field = drawn()
    enemies = ("ru-1-ii-uglicki@0506>SSW", "ru-2-ii-uglicki@0706>SSW")
    state = position(field, "pl-1-i-2-pp@0505>NNE", *enemies, active="ru")
    assert hexes(field, aiming.targets(field, state, field.unit("pl-1-i-2-pp"))) == ["0506"]
    assert refused(field, state, "pl-1-i-2-pp", "0706") == ("10.5", "enemy-in-front")
    without = position(field, "pl-1-i-2-pp@0505>NNE", enemies[1], active="ru")
    assert refused(field, without, "pl-1-i-2-pp", "0706") is None


@pytest.mark.rule(GAME, "10.5", "10.6")
def test_an_enemy_in_a_clash_hex_or_a_lone_leader_does_not_bind() -> None:
    """A68."""
    field = drawn()
    for near in (("ru-1-ii-uglicki@0506", "pl-3-i-2-pp@0506"), ("tomatis@0506",)):
        state = position(field, "pl-1-i-2-pp@0505>NNE", "ru-2-ii-uglicki@0706>SSW", *near, active="ru")
        assert refused(field, state, "pl-1-i-2-pp", "0706") is None
        assert refused(field, state, "pl-1-i-2-pp", "0506") is not None


@pytest.mark.rule(GAME, "10.6", "3.4/i")
def test_nobody_fires_from_or_into_a_clash_hex() -> None:
    field = drawn()
    clash = ("pl-1-i-2-pp@0505>NNE", "ru-1-ii-uglicki@0505>SSW")
    state = position(field, *clash, "ru-2-ii-uglicki@0507>SSW", "pl-2-i-2-pp@0503>NNE", active="ru")
    assert refused(field, state, "pl-1-i-2-pp", "0507") == ("10.6", "fire-from-clash")
    assert refused(field, state, "pl-2-i-2-pp", "0505") == ("10.6", "fire-into-clash")


@pytest.mark.rule(GAME, "10.6")
def test_guns_among_enemies_make_a_clash_hex_too() -> None:
    field = drawn()
    state = position(field, "pl-1-art-polska@0505", "ru-1-ii-uglicki@0505>SSW", "pl-2-i-2-pp@0503>NNE", active="ru")
    assert refused(field, state, "pl-2-i-2-pp", "0505") == ("10.6", "fire-into-clash")


@pytest.mark.rule(GAME, "10.8", "10.8/a", "10.8/b")
@pytest.mark.parametrize(
    ("unit", "inside", "outside", "rule"),
    [("ru-1-ii-uglicki", "0508", "0509", "10.8/a"), ("ru-i-elizawetgradzki", "0507", "0508", "10.8/b")],
)
def test_ranges(unit: str, inside: str, outside: str, rule: str) -> None:
    field = drawn()
    near = position(field, f"{unit}@0505>NNE", f"pl-1-i-2-pp@{inside}")
    assert refused(field, near, unit, inside) is None
    far = position(field, f"{unit}@0505>NNE", f"pl-1-i-2-pp@{outside}")
    assert refused(field, far, unit, outside) == (rule, "out-of-range")


@pytest.mark.rule(GAME, "6.8")
def test_only_the_unit_on_top_fires() -> None:
    field = drawn()
    state = position(field, "pl-1-i-2-pp@0505>NNE", "pl-2-i-2-pp@0505", "ru-1-ii-uglicki@0507", active="ru")
    assert aiming.candidates(field, state, 0) == [field.unit("pl-1-i-2-pp")]
    assert musketry.strength(field, state, field.unit("pl-1-i-2-pp")) == 4
    refusal = first(reasons_against_shot(field, state, field.unit("pl-2-i-2-pp"), field.hex("0507")))
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("6.8", "not-on-top")


@pytest.mark.rule(GAME, "6.2.1/a")
def test_side_by_side_the_fire_adds_up() -> None:
    field = drawn()
    state = position(field, "pl-1-i-2-pp@0505>NNE", "pl-2-i-2-pp@0505", "ru-1-ii-uglicki@0506>SSW", active="ru")
    units = [field.unit("pl-1-i-2-pp"), field.unit("pl-2-i-2-pp")]
    for unit in units:
        state.formation[unit] = ABREAST
    assert musketry.strength(field, state, units[0]) == 7
    play(shots.shoot(field, state, units[0]), field.hex("0506"), 0)
    assert told(state, MusketryFired).row == "6+"
    assert [state.shots[unit] for unit in units] == [1, 1]


@pytest.mark.rule(GAME, "7.3.2/h", "3.4/j")
def test_a_square_fires_with_a_quarter() -> None:
    field = drawn()
    names = [f"pl-{i}-i-2-pp" for i in (1, 2, 3, 4)]
    state = position(field, *(f"{name}@0505>NNE" for name in names), "ru-1-ii-uglicki@0504", active="ru")
    for name in names:
        state.formation[field.unit(name)] = SQUARE
    assert musketry.strength(field, state, field.unit(names[0])) == 3, "a quarter of 4 + 3 + 3 + 3"
    play(shots.shoot(field, state, field.unit(names[0])), field.hex("0504"), 0)
    assert [state.shots[field.unit(name)] for name in names] == [1, 1, 1, 1]


@pytest.mark.rule(GAME, "6.9")
def test_musketry_hits_the_unit_on_top() -> None:
    field = drawn()
    state = position(field, "pl-1-i-2-pp@0505>NNE", "ru-1-ii-uglicki@0506>SSW", "ru-2-ii-uglicki@0506", active="ru")
    play(shots.shoot(field, state, field.unit("pl-1-i-2-pp")), field.hex("0506"), 9, field.hex("0507"))
    assert state.lost[field.unit("ru-1-ii-uglicki")] == 1
    assert hexes(field, [state.hexes[field.unit("ru-2-ii-uglicki")]]) == ["0506"]


class TestLoneGuns:
    """10.9.5: musketry at a battery that stands alone."""

    def shoot(self, die: int, strength_lost: int = 0, *, escort: str = "") -> State:
        field = drawn(box={"units": {"ru-1-art-rosyjska": {"stars": 2}}})
        places = ["pl-1-i-2-pp@0505>NNE", "ru-1-art-rosyjska@0506>SSW", *([escort] if escort else [])]
        state = position(field, *places, active="ru")
        unit = field.unit("pl-1-i-2-pp")
        state.lost[unit] = strength_lost
        play(shots.shoot(field, state, unit), field.hex("0506"), die)
        return state

    @pytest.mark.rule(GAME, "10.9.5", "10.9.5/c", "10.10.10", "12.1/c", "2.2")
    @pytest.mark.parametrize(("die", "score"), [(0, 4), (3, 4), (4, 0), (9, 0)])
    def test_a_die_below_the_strength_takes_the_guns(self, die: int, score: int) -> None:
        """Strength 4 against a battery of two stars: 2 + 2 points; a die of 0 is zero."""
        state = self.shoot(die)
        assert state.score == score
        gun = drawn().unit("ru-1-art-rosyjska")
        assert (state.fate[gun], state.hexes[gun] == NOWHERE) == ((GONE, True) if score else (IN_PLAY, False))
        assert any(isinstance(event, GunsCaptured) for event in state.events) is bool(score)

    @pytest.mark.rule(GAME, "10.9.5")
    def test_beside_troops_the_guns_are_not_the_target(self) -> None:
        state = self.shoot(0, escort="ru-1-ii-uglicki@0506>SSW")
        assert isinstance(told(state, MoraleTested), MoraleTested)
        assert state.score == 0

    @pytest.mark.rule(GAME, "10.9.5/a")
    def test_only_from_the_next_hex(self) -> None:
        field = drawn()
        state = position(field, "pl-1-i-2-pp@0505>NNE", "ru-1-art-rosyjska@0507>SSW", active="ru")
        assert refused(field, state, "pl-1-i-2-pp", "0507") == ("10.9.5/a", "guns-adjacent-only")

    @pytest.mark.rule(GAME, "10.9.5/b")
    def test_only_with_strength_3(self) -> None:
        field = drawn()
        state = position(field, "pl-1-i-2-pp@0505>NNE", "ru-1-art-rosyjska@0506>SSW", active="ru")
        unit = field.unit("pl-1-i-2-pp")
        state.lost[unit] = 1
        assert refused(field, state, "pl-1-i-2-pp", "0506") is None
        state.lost[unit] = 2
        assert refused(field, state, "pl-1-i-2-pp", "0506") == ("10.9.5/b", "guns-need-strength")

    @pytest.mark.rule(GAME, "10.9.5")
    def test_nobody_joins_in(self) -> None:
        """A54."""
        field = drawn()
        places = ("pl-1-i-2-pp@0505>NNE", "pl-2-i-2-pp@0405>NNE", "ru-1-art-rosyjska@0506>SSW")
        state = position(field, *places, active="ru")
        play(shots.shoot(field, state, field.unit("pl-1-i-2-pp")), field.hex("0506"), 9)


class TestJointFire:
    """10.9.6: 3/I/6 pp and 1/II/6 pp stand side by side and fire together at III/Achtyrski."""

    PLACES = ("pl-3-i-6-pp@0505>NNE", "pl-1-ii-6-pp@0604>NNE", "ru-iii-achtyrski@0605>SSW")

    def state(self, shots: tuple[int, int] = (1, 1)) -> tuple[Edition, State]:
        field = drawn()
        state = position(field, *self.PLACES, active="ru")
        for name, fired in zip(("pl-3-i-6-pp", "pl-1-ii-6-pp"), shots):
            state.shots[field.unit(name)] = fired
        return field, state

    @pytest.mark.rule(GAME, "10.9.6", "10.9.6/a", "10.9.6/b", "10.9.8")
    def test_the_example(self) -> None:
        """Row 2-3 by the higher strength, one row down for the second hex: 4-5, 1M, so 1 is added to the test."""
        field, state = self.state()
        first, second = field.unit("pl-3-i-6-pp"), field.unit("pl-1-ii-6-pp")
        play(shots.shoot(field, state, first), field.hex("0605"), second, 0)
        shot = told(state, MusketryFired)
        assert (shot.quotient, shot.row, shot.effect) == (3, "4-5", 1)
        assert sum(m.value for m in told(state, MoraleTested).modifiers) == 1

    @pytest.mark.rule(GAME, "10.9.6/b")
    def test_alone_the_row_stays(self) -> None:
        field, state = self.state()
        play(shots.shoot(field, state, field.unit("pl-3-i-6-pp")), field.hex("0605"), DONE, 0)
        assert told(state, MusketryFired).row == "2-3"

    @pytest.mark.rule(GAME, "10.9.9")
    def test_the_modifier_best_for_the_target_counts(self) -> None:
        """Markers 3 and 1: the fourth shot gives -1, so the total is 0."""
        field, state = self.state((3, 1))
        play(shots.shoot(field, state, field.unit("pl-3-i-6-pp")), field.hex("0605"), field.unit("pl-1-ii-6-pp"), 0)
        assert shift(state, "late-shot") == -1
        assert sum(m.value for m in told(state, MoraleTested).modifiers) == 0

    @pytest.mark.rule(GAME, "10.9.6")
    @pytest.mark.parametrize(
        ("other", "may"),
        [
            pytest.param("pl-1-ii-6-pp@0604>NNE", True, id="in each other's flank"),
            pytest.param("pl-1-ii-6-pp@0504>NNE", False, id="behind"),
            pytest.param("pl-1-ii-6-pp@0604>E", False, id="facing elsewhere"),
            pytest.param("pl-1-1-wbkn@0604>NNE", False, id="another arm"),
            pytest.param("pl-1-ii-6-pp@0703>NNE", False, id="not adjacent"),
        ],
    )
    def test_who_may_join(self, other: str, may: bool) -> None:
        field = drawn()
        state = position(field, self.PLACES[0], self.PLACES[2], other, active="ru")
        unit = field.unit(other.partition("@")[0])
        assert (unit in aiming.partners(field, state, [field.unit("pl-3-i-6-pp")], field.hex("0605"))) is may

    @pytest.mark.rule(GAME, "10.9.6", "10.10.2")
    def test_who_joins_needs_a_line_of_aim_and_is_no_battery(self) -> None:
        field = drawn()
        state = position(field, self.PLACES[0], "ru-iii-achtyrski@0507>SSW", "pl-1-ii-6-pp@0604>NNE", active="ru")
        first = [field.unit("pl-3-i-6-pp")]
        assert aiming.partners(field, state, first, field.hex("0507")) == [field.unit("pl-1-ii-6-pp")]
        woods = drawn({"0605": "forest", "0506": "flat"})
        state = position(woods, self.PLACES[0], "ru-iii-achtyrski@0507>SSW", "pl-1-ii-6-pp@0604>NNE", active="ru")
        assert aiming.partners(woods, state, first, woods.hex("0507")) == []
        guns = position(field, self.PLACES[0], "ru-iii-achtyrski@0507>SSW", "pl-1-art-polska@0604>NNE", active="ru")
        assert aiming.partners(field, guns, first, field.hex("0507")) == []

    @pytest.mark.rule(GAME, "10.9.6/a")
    def test_each_divides_by_its_own_distance(self) -> None:
        """A47: 3 at two hexes is 2, 2 at one hex is 2; the highest quotient counts."""
        field = drawn()
        state = position(field, "pl-3-i-6-pp@0505>NNE", "pl-1-ii-6-pp@0604>NNE", "ru-iii-achtyrski@0605", active="ru")
        tops = [field.unit("pl-3-i-6-pp"), field.unit("pl-1-ii-6-pp")]
        assert musketry.row_of(field, state, tops, field.hex("0605"))[0] == 3
        assert musketry.row_of(field, state, tops, field.hex("0606"))[0] == 3 // 2 + 1


@pytest.mark.rule(GAME, "10.9.7", "10.9.8", "10.9.9")
@pytest.mark.parametrize(
    ("fired", "first", "late"),
    [(0, 1, 0), (1, 0, 0), (2, 0, -1), (3, 0, -1)],
    ids=["first", "second", "third", "fourth"],
)
def test_the_number_of_the_shot_counts(fired: int, first: int, late: int) -> None:
    field = drawn()
    state = position(field, "pl-1-i-2-pp@0505>NNE", "ru-1-ii-uglicki@0507>SSW", active="ru")
    state.shots[field.unit("pl-1-i-2-pp")] = fired
    play(shots.shoot(field, state, field.unit("pl-1-i-2-pp")), field.hex("0507"), 0)
    assert (shift(state, "first-shot"), shift(state, "late-shot")) == (first, late)


@pytest.mark.rule(GAME, "10.3.1", "10.3.2")
@pytest.mark.parametrize(("facing", "added"), [("SSW", 0), ("SSE", 0), ("NNE", 1), ("E", 1), ("W", 1)])
def test_fire_into_flank_or_rear_adds_1(facing: str, added: int) -> None:
    field = drawn()
    state = position(field, "pl-1-i-2-pp@0505>NNE", f"ru-1-ii-uglicki@0507>{facing}", active="ru")
    play(shots.shoot(field, state, field.unit("pl-1-i-2-pp")), field.hex("0507"), 0)
    assert shift(state, "from-flank-or-rear") == added


@pytest.mark.rule(GAME, "10.10.6")
@pytest.mark.parametrize(
    ("ground", "formation", "key", "value"),
    [
        ("forest", 0, "target-in-forest", -1),
        ("buildings", 0, "target-in-buildings", -2),
        ("flat", SKIRMISH, "target-skirmishes", -1),
    ],
)
def test_cover_and_open_order_protect(ground: str, formation: int, key: str, value: int) -> None:
    field = drawn({"0507": ground})
    state = position(field, "pl-1-i-2-pp@0505>NNE", "ru-1-i-jegrow@0507>SSW", active="ru")
    state.formation[field.unit("ru-1-i-jegrow")] = formation
    play(shots.shoot(field, state, field.unit("pl-1-i-2-pp")), field.hex("0507"), 0)
    assert shift(state, key) == value


@pytest.mark.rule(GAME, "4.6.1", "4.6/c")
@pytest.mark.parametrize(("hex", "rows"), [("0506", "4-5"), ("0507", "2-3")])
def test_a_leader_is_in_danger_on_the_two_lowest_rows(hex: str, rows: str) -> None:
    field = drawn()
    state = position(field, "pl-1-i-2-pp@0505>NNE", f"ru-1-ii-uglicki@{hex}>SSW", f"tomatis@{hex}", active="ru")
    dice = (0, 5) if rows == "4-5" else (0,)
    play(shots.shoot(field, state, field.unit("pl-1-i-2-pp")), field.hex(hex), *dice)
    assert told(state, MusketryFired).row == rows


@pytest.mark.rule(GAME, "10.4")
def test_the_target_is_asked_with_all_hexes() -> None:
    field = drawn()
    state = position(field, "pl-1-i-2-pp@0505>NNE", "ru-1-ii-uglicki@0507", "ru-2-ii-uglicki@0706", active="ru")
    question = first_question(shots.shoot(field, state, field.unit("pl-1-i-2-pp")))
    assert (question.seat, question.prompt) == ("pl", "fire-target")
    assert hexes(field, question.options) == ["0507", "0706"]
