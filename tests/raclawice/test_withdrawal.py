"""10.11: withdrawal."""

import pytest

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.events import UnitEliminated, Withdrew
from sztab.games.raclawice.fire import withdrawal
from sztab.games.raclawice.reaction import stepping_aside
from sztab.games.raclawice.state import CAPTURED, GONE, SQUARE, STOPPED, State
from sztab.games.raclawice.units import stacking
from sztab.games.raclawice.units.counters import POLES
from tests.raclawice.field import drawn, hexes, play, position
from tests.raclawice.test_musketry import told

GAME = "raclawice-1794"
UNIT, OTHER = "pl-1-i-2-pp", "pl-2-i-2-pp"


def ways(edition: Edition, state: State, cause: str, *, is_last: bool = True) -> list[str]:
    """Where the unit may go back to from an enemy in this hex."""
    unit = [edition.unit(UNIT)]
    return hexes(edition, withdrawal.ways_back(edition, state, unit, edition.hex(cause), is_last=is_last))


def withdraw(
    edition: Edition, state: State, *answers: int | str, n: int = 1, scores: bool = True, rule: str = "10.11"
) -> None:
    """Back from an enemy in 0507; hexes as printed numbers, dice as numbers."""
    said = [edition.hex(answer) if isinstance(answer, str) else answer for answer in answers]
    steps = withdrawal.withdraw(edition, state, [edition.unit(UNIT)], n, edition.hex("0507"), rule, scores=scores)
    play(steps, *said)


# A unit in 0505 that faces NNE has the front N 0506, NE 0605, the flanks SE 0604, NW 0405, the rear S 0504, SW 0404.


@pytest.mark.rule(GAME, "10.11", "10.11.1", "10.11.1/a")
def test_back_into_the_rear_zone() -> None:
    """Before an enemy in the north the flank hex 0604 leads away as well, but the rear comes first."""
    field = drawn()
    assert ways(field, position(field, f"{UNIT}@0505>NNE"), "0507") == ["0404", "0504"]


@pytest.mark.rule(GAME, "10.11.1", "10.11.1/b")
@pytest.mark.parametrize(
    ("cause", "enemies", "found"),
    [
        pytest.param("0503", (), ["0405"], id="the rear leads towards him"),
        pytest.param("0507", ("ru-2-kozacy@0404", "ru-3-kozacy@0504"), ["0604"], id="the rear is held"),
    ],
)
def test_the_flank_where_the_rear_is_no_way(cause: str, enemies: tuple[str, ...], found: list[str]) -> None:
    field = drawn()
    assert ways(field, position(field, f"{UNIT}@0505>NNE", *enemies), cause) == found


@pytest.mark.rule(GAME, "10.11.1", "10.11.1/c")
def test_the_front_as_the_last_resort() -> None:
    field = drawn()
    assert ways(field, position(field, f"{UNIT}@0505>NNE"), "0403") == ["0506", "0605"]


@pytest.mark.rule(GAME, "10.11.1", "7.3.2/a")
def test_a_company_leaves_a_square_on_any_side() -> None:
    field = drawn()
    state = position(field, f"{UNIT}@0505>NNE", f"{OTHER}@0505", "pl-3-i-2-pp@0505", "pl-4-i-2-pp@0505")
    for unit in state.stacks[0][field.hex("0505")]:
        state.formation[unit] = SQUARE
    assert ways(field, state, "0507") == ["0404", "0504", "0604"]
    withdraw(field, state, "0604")
    assert state.formation[field.unit(UNIT)] != SQUARE
    assert state.formation[field.unit(OTHER)] == SQUARE, "A19: three companies keep it"


@pytest.mark.rule(GAME, "10.11.1", "10.11.2")
def test_it_pays_nothing_and_does_not_turn() -> None:
    field = drawn()
    state = position(field, f"{UNIT}@0505>NNE")
    unit = field.unit(UNIT)
    state.left[unit] = 3
    withdraw(field, state, "0504")
    assert (field.number(state.hexes[unit]), state.facing[unit], state.left[unit]) == ("0504", 0, 3)


@pytest.mark.rule(GAME, "10.7")
@pytest.mark.parametrize(("rule", "is_stopped"), [("10.7", True), ("11.12", False)])
def test_under_fire_it_may_not_move_on(rule: str, is_stopped: bool) -> None:
    """A crisis of morale drives it back as well, but the Stop marker is for fire."""
    field = drawn()
    state = position(field, f"{UNIT}@0505>NNE")
    withdraw(field, state, "0504", rule=rule)
    assert bool(state.marks[field.unit(UNIT)] & STOPPED) == is_stopped


@pytest.mark.rule(GAME, "10.11.1")
def test_two_hexes_are_two_steps_each_away() -> None:
    """A40: 10.11.1 holds for each of them."""
    field = drawn()
    state = position(field, f"{UNIT}@0505>NNE")
    withdraw(field, state, "0404", "0403", n=2)
    steps = [(event.start, event.hex) for event in state.events if isinstance(event, Withdrew)]
    assert steps == [("0505", "0404"), ("0404", "0403")]


@pytest.mark.rule(GAME, "10.11.3", "6.0/a", "6.0/c")
def test_it_joins_below_a_stack_and_takes_its_facing() -> None:
    field = drawn()
    state = position(field, f"{UNIT}@0505>NNE", f"{OTHER}@0504>W")
    unit, host = field.unit(UNIT), field.unit(OTHER)
    withdraw(field, state, "0504")
    assert state.stacks[0][field.hex("0504")] == (host, unit)
    assert state.facing[unit] == state.facing[host] == 4


@pytest.mark.rule(GAME, "10.11.3")
def test_beside_guns_it_keeps_its_own_facing() -> None:
    field = drawn()
    state = position(field, f"{UNIT}@0505>NNE", "pl-1-art-polska@0504>W")
    withdraw(field, state, "0504")
    assert state.facing[field.unit(UNIT)] == 0


@pytest.mark.rule(GAME, "10.11.4")
@pytest.mark.parametrize(
    ("ground", "streams", "bridges", "roads", "lost"),
    [
        pytest.param({}, [], [], [], 0, id="level ground"),
        pytest.param({"0504": "slope"}, [], [], [], 1, id="up a slope"),
        pytest.param({"0504": "slope"}, [], [], ["0504/0505"], 1, id="up a slope along a road"),
        pytest.param({"0505": "slope"}, [], [], [], 0, id="down a slope"),
        pytest.param({}, ["0504/0505"], [], [], 1, id="across a stream"),
        pytest.param({}, ["0504/0505"], ["0504/0505"], ["0504/0505"], 0, id="over a bridge"),
        pytest.param({"0504": "slope"}, ["0504/0505"], [], [], 1, id="both at once: one loss"),
    ],
)
def test_uphill_or_across_a_stream_costs_a_loss(
    ground: dict[str, str], streams: list[str], bridges: list[str], roads: list[str], lost: int
) -> None:
    field = drawn(ground, streams=streams, bridges=bridges, roads=roads)
    state = position(field, f"{UNIT}@0505>NNE")
    withdraw(field, state, "0504")
    assert state.lost[field.unit(UNIT)] == lost


@pytest.mark.rule(GAME, "10.11.5")
@pytest.mark.parametrize(
    ("enemy", "lost"),
    [
        pytest.param("ru-2-kozacy@0502>NNE", 1, id="in front of a squadron"),
        pytest.param("ru-2-kozacy@0502>SSW", 0, id="behind it"),
        pytest.param("ru-1-art-rosyjska@0503>NNE", 1, id="in front of a battery"),
    ],
)
def test_into_an_enemy_front_zone_costs_a_loss(enemy: str, lost: int) -> None:
    """Two hexes back to 0503 or one to 0504: the squadron looks from 0502 at 0503, the battery from 0503 at 0504."""
    field = drawn()
    state = position(field, f"{UNIT}@0505>NNE", enemy)
    way = ["0504", "0503"] if "kozacy" in enemy else ["0504"]
    withdraw(field, state, *way, n=len(way))
    assert state.lost[field.unit(UNIT)] == lost


@pytest.mark.rule(GAME, "10.11.4", "10.11.5")
def test_losses_of_ground_and_enemies_add_up() -> None:
    """A40."""
    field = drawn({"0504": "slope"})
    state = position(field, f"{UNIT}@0505>NNE", "ru-1-art-rosyjska@0503>NNE")
    withdraw(field, state, "0504")
    assert state.lost[field.unit(UNIT)] == 2


@pytest.mark.rule(GAME, "10.11.6", "12.1/a")
@pytest.mark.parametrize(("scores", "points"), [(True, -1), (False, 0)])
def test_at_the_edge_of_the_map_it_is_eliminated(scores: bool, points: int) -> None:
    """A41: the point is the enemy's only where the withdrawal was forced."""
    field = drawn(columns=8, rows=8)
    state = position(field, f"{UNIT}@0101>NNE")
    steps = withdrawal.withdraw(field, state, [field.unit(UNIT)], 1, field.hex("0202"), "10.11", scores=scores)
    play(steps)
    assert (state.fate[field.unit(UNIT)], state.score) == (GONE, points)
    assert told(state, UnitEliminated).rule == "10.11.6"


@pytest.mark.rule(GAME, "10.11.6")
def test_among_enemies_it_is_eliminated() -> None:
    field = drawn()
    ring = ("0404", "0504", "0604")
    names = ("ru-2-kozacy", "ru-3-kozacy", "ru-4-kozacy")
    state = position(field, f"{UNIT}@0505>NNE", *(f"{name}@{hex}" for name, hex in zip(names, ring)))
    withdraw(field, state)
    assert state.fate[field.unit(UNIT)] == GONE


@pytest.mark.rule(GAME, "10.11.7", "6.1", "6.2")
@pytest.mark.parametrize(
    "crowd",
    [
        pytest.param(("pl-1-2-mbkn", "pl-2-2-mbkn", "pl-3-2-mbkn"), id="6.1: cavalry in every hex"),
        pytest.param(("pl-1-kos pl-2-kos pl-3-kos pl-4-kos", "pl-5-kos pl-6-kos pl-7-kos pl-8-kos",
                      "pl-9-kos pl-10-kos pl-11-kos pl-12-kos"), id="6.2: 19 strength points in every hex"),
    ],
)  # fmt: skip
def test_without_room_it_is_eliminated(crowd: tuple[str, ...]) -> None:
    field = drawn()
    friends = [f"{name}@{hex}" for names, hex in zip(crowd, ("0404", "0504", "0604")) for name in names.split()]
    state = position(field, f"{UNIT}@0505>NNE", *friends)
    withdraw(field, state)
    assert state.fate[field.unit(UNIT)] == GONE
    assert told(state, UnitEliminated).rule == "10.11.7"


@pytest.mark.rule(GAME, "10.11.7")
def test_a_full_hex_is_left_aside_while_another_has_room() -> None:
    field = drawn()
    state = position(field, f"{UNIT}@0505>NNE", "pl-1-2-mbkn@0404")
    assert ways(field, state, "0507") == ["0504"]


@pytest.mark.rule(GAME, "12.1/d", "10.11.3")
def test_who_falls_back_on_his_lost_guns_takes_them_back() -> None:
    """A65: its owner's troops are alone with them."""
    field = drawn()
    state = position(field, f"{UNIT}@0505>NNE", "pl-1-art-polska@0504")
    state.fate[field.unit("pl-1-art-polska")] = CAPTURED
    stacking.count_batteries(field, state, POLES)
    withdraw(field, state, "0504")
    assert state.score == 2


@pytest.mark.rule(GAME, "10.11.8", "8.2/b")
def test_a_leader_steps_aside() -> None:
    field = drawn({"0404": "pond"})
    state = position(field, "zajaczek@0505", "ru-2-kozacy@0506", "ru-1-art-rosyjska@0605")
    leader = field.leader("zajaczek")
    assert hexes(field, stepping_aside.leader_hexes(field, state, leader)) == ["0405", "0504", "0604"]
    play(stepping_aside.leader_must_go(field, state, leader), field.hex("0504"))
    assert field.number(state.leader_hex[leader]) == "0504"


@pytest.mark.rule(GAME, "10.11.8", "12.1/e")
def test_a_leader_without_a_way_out_is_lost() -> None:
    """A63."""
    field = drawn(columns=2, rows=2)
    names = ("ru-2-kozacy", "ru-3-kozacy", "ru-4-kozacy")
    state = position(field, "zajaczek@0101", *(f"{n}@{h}" for n, h in zip(names, ("0102", "0201", "0202"))))
    play(stepping_aside.leader_must_go(field, state, field.leader("zajaczek")))
    assert (state.leader_fate[field.leader("zajaczek")], state.score) == (GONE, -3)


@pytest.mark.rule(GAME, "10.11.8")
def test_withdrawing_units_drive_lone_enemy_leaders_away() -> None:
    """A63: a leader without troops holds no hex."""
    field = drawn()
    state = position(field, f"{UNIT}@0505>NNE", "tomatis@0504")
    withdraw(field, state, "0504", "0503")
    assert field.number(state.leader_hex[field.leader("tomatis")]) == "0503"
