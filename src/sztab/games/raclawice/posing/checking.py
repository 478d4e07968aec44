"""What must always hold of a state."""

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.fire.musketry import MOST_SHOTS
from sztab.games.raclawice.moving.steps import DOUBLE_POINTS, allowance
from sztab.games.raclawice.state import (
    ABREAST,
    CAPTURED,
    FORMATIONS,
    GONE,
    GUN_FIRED,
    GUN_MOVED,
    IN_PLAY,
    JAMMED,
    LIMBERED,
    MELEE,
    MOVEMENT,
    NOWHERE,
    ORDINARY,
    SKIRMISH,
    SQUARE,
    TURNED,
    State,
    battery_hexes,
)
from sztab.games.raclawice.units.counters import ARTILLERY, INFANTRY
from sztab.games.raclawice.units.stacking import (
    LEAST_SQUARE,
    guns_at,
    has_units,
    is_clash,
    may_stand_abreast,
    reasons_against_mix,
)
from sztab.hexmap.bits import members
from sztab.kernel.errors import BadNotation
from sztab.kernel.refusing import first


def check(edition: Edition, state: State) -> None:
    """Raise AssertionError when an invariant is broken."""
    _check_units(edition, state)
    for side in (0, 1):
        _check_stacks(edition, state, side)
    _check_leaders(edition, state)
    clashing = {hex for hex in members(state.occupied[0] | state.occupied[1]) if is_clash(edition, state, hex)}
    assert {hex for hex, _ in state.first_in} == clashing, "every clash hex knows who was there first"
    assert bool(state.tasks) or state.phase not in (MOVEMENT, MELEE), "a phase belongs to an activation"


def _check_units(edition: Edition, state: State) -> None:
    for unit, fate in enumerate(state.fate):
        hex, id = state.hexes[unit], edition.counters[unit].id
        is_gun = edition.arm[unit] == ARTILLERY
        assert (hex >= 0) == (fate in (IN_PLAY, CAPTURED)), f"{id} stands on the map exactly when it is in play"
        if not is_gun:
            assert state.lost[unit] < len(edition.strength[unit]), f"{id} has more losses than steps"
            standing = hex >= 0 and unit in state.stacks[edition.side[unit]][hex]
            assert standing == (hex >= 0), f"{id} stands in the stack of its hex"
        assert 0 <= state.shots[unit] <= MOST_SHOTS, f"{id} has fired more than four times (10.9.1)"
        assert state.left[unit] >= 0, f"{id} has spent more points than it had"
        assert state.came[unit] == NOWHERE or is_clash(edition, state, hex), f"{id} came into a clash hex"
        assert not (hex >= 0 and edition.board.closed >> hex & 1), f"{id} stands in a closed hex"


def _check_stacks(edition: Edition, state: State, side: int) -> None:
    """6.1, 6.2, 6.0/c hold wherever nobody is just passing or charging in; the set of hexes is that of the stacks."""
    standing = 0
    for hex in members(state.occupied[side]):
        stack = state.stacks[side][hex]
        assert stack, f"{edition.number(hex)} counts as occupied, but nobody stands there"
        assert all(state.hexes[unit] == hex for unit in stack), f"{edition.number(hex)} holds a unit that is elsewhere"
        standing += len(stack)
        passing = any(unit in state.going_back for unit in stack)
        if not passing and not any(group.hex == hex for group in state.moving):
            _check_mix(edition, state, side, hex)
    assert standing == sum(state.hexes[unit] >= 0 for unit in edition.troops[side]), "every unit stands in one stack"
    guns = battery_hexes(edition.guns[side], state.hexes, state.fate)
    assert state.batteries[side] == guns, "the hexes of batteries are those in which they stand"


def _check_mix(edition: Edition, state: State, side: int, hex: int) -> None:
    stack = state.stacks[side][hex]
    refusal = first(reasons_against_mix(edition, state, stack, len(guns_at(edition, state, side, hex)), hex))
    assert refusal is None, f"{refusal} in {edition.number(hex)}"
    looks = {state.facing[unit] for unit in stack}
    assert len(looks) == 1 or is_clash(edition, state, hex), f"units in {edition.number(hex)} face differently (6.0/c)"


def _check_leaders(edition: Edition, state: State) -> None:
    for leader, hex in enumerate(state.leader_hex):
        on_map = state.leader_fate[leader] == IN_PLAY
        assert (hex >= 0) == on_map, f"{edition.leaders[leader].id} is on the map exactly when he is in play"
    assert all(state.leader_fate[leader] != GONE for leader in state.pool), (
        "a fallen leader's chit leaves the pool (4.6)"
    )


def check_posed(edition: Edition, state: State) -> None:
    """A position that a user poses must hold like any other: invariants, formations, points and marks."""
    try:
        check(edition, state)
        for unit, hex in enumerate(state.hexes):
            if hex >= 0:
                _check_formation(edition, state, unit)
                _check_points(edition, state, unit)
        _check_cast(edition, state)
    except AssertionError as error:
        raise BadNotation(f"position: {error}") from None


def _check_formation(edition: Edition, state: State, unit: int) -> None:
    formation, id = state.formation[unit], edition.counters[unit].id
    is_gun = edition.arm[unit] == ARTILLERY
    assert formation == ORDINARY or is_gun == (formation == LIMBERED), f"{id} cannot be {FORMATIONS[formation]} (7)"
    if formation == SKIRMISH:
        assert edition.counters[unit].is_skirmisher, f"{id} never skirmishes (7.2)"
    stack = state.stacks[edition.side[unit]][state.hexes[unit]]
    if formation == SQUARE:
        assert len(stack) >= LEAST_SQUARE, f"{id} cannot be in square alone (7.3)"
        assert all(edition.arm[u] == INFANTRY and not edition.is_scythe(u) for u in stack), (
            f"{id} is in square with others than infantry with muskets (7.3.3)"
        )
    if formation == ABREAST:
        assert may_stand_abreast(edition, state, stack), f"{id} stands side by side, too weak or too strong (6.2.1)"
    if formation in (SQUARE, ABREAST):
        assert all(state.formation[u] == formation for u in stack), f"a part of the stack of {id} is in it (7)"


def _check_points(edition: Edition, state: State, unit: int) -> None:
    most = allowance(edition, state, unit) + DOUBLE_POINTS
    id = edition.counters[unit].id
    assert state.left[unit] <= most, f"{id} has {state.left[unit]} points left of {most} (8.8)"
    gun_marks = state.marks[unit] & (TURNED | GUN_FIRED | GUN_MOVED | JAMMED)
    assert edition.arm[unit] == ARTILLERY or not gun_marks, f"{id} is no battery, but marked as one (8.11)"
    assert edition.arm[unit] != ARTILLERY or not state.shots[unit], f"{id} is a battery and counts no shots (10.9.1)"


def _check_cast(edition: Edition, state: State) -> None:
    for name, leaders in (("pool", state.pool), ("drawn", state.drawn), ("contused", state.contused)):
        assert len(set(leaders)) == len(leaders), f"a leader stands twice in {name}"
    contused = set(state.pool) & set(state.contused)
    assert not contused, "the chit of a contused leader is not in the pool (4.6.1/c)"
    for leader, hex in enumerate(state.leader_hex):
        is_open = hex < 0 or not edition.board.closed >> hex & 1
        assert is_open, f"{edition.leaders[leader].id} stands in a closed hex (8.2)"
        side = edition.leaders[leader].side
        enemies = hex >= 0 and has_units(edition, state, 1 - side, hex) and not has_units(edition, state, side, hex)
        assert not enemies, f"{edition.leaders[leader].id} stands among enemies alone (6.5)"
