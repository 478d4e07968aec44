"""What must always hold of a state."""

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.fire.musketry import MOST_SHOTS
from sztab.games.raclawice.state import CAPTURED, GONE, IN_PLAY, MELEE, MOVEMENT, NOWHERE, State
from sztab.games.raclawice.units.counters import ARTILLERY
from sztab.games.raclawice.units.stacking import guns_at, is_clash, reasons_against_mix
from sztab.hexmap.bits import members
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
