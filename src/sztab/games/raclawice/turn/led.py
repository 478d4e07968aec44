"""4.2, A51: which melees a leader's command reaches: those beyond it are not fought in his activation."""

from collections.abc import Iterator, Sequence

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.events import MeleeMissed
from sztab.games.raclawice.rules import COMMAND_RANGE
from sztab.games.raclawice.state import GONE, LEADER, MELEE, SQUARE, State
from sztab.games.raclawice.turn.activation import leader_destinations
from sztab.games.raclawice.units import leaders, stacking
from sztab.hexmap.bits import members
from sztab.kernel.refusing import is_allowed

NOW, RIDE, NEVER = "now", "ride", "never"
"""A melee follows from where the leader stands; only if he rides nearer; not in this activation."""


def led(edition: Edition, state: State, units: Sequence[int], hex: int) -> str:
    """Whether units of the running movement that step into a hex of the enemy will fight there."""
    task, *later = state.tasks
    state = state.copy()
    stacking.pick_up(edition, state, units)
    for unit in units:
        stacking.place(edition, state, unit, hex)
    if leaders.command_area(edition, state, task.leader) >> hex & 1:
        return NOW
    phases = [(next_task.phase, next_task.leader) for next_task in later]
    if (LEADER, task.leader) not in phases[: phases.index((MELEE, task.leader))]:
        return NEVER
    # Steps round the enemy are as many there as back.
    near = leaders.area_from(edition, state, task.leader, hex)
    rides = leader_destinations(edition, state, task.leader)
    return RIDE if any(near >> at & 1 for at in rides) else NEVER


def tell_missed(edition: Edition, state: State) -> None:
    leader = state.tasks[0].leader
    if state.leader_fate[leader] == GONE:
        return
    for hex, units in _missed(edition, state):
        told = MeleeMissed(edition.number(hex), edition.names(units), edition.leaders[leader].id, rule=COMMAND_RANGE)
        state.events.append(told)


def _missed(edition: Edition, state: State) -> Iterator[tuple[int, list[int]]]:
    """The clash hexes beyond the leader's command, with those of his units there that would have to fight; of those
    near Kościuszko only whom he has led (4.4/b2)."""
    side, task = state.active, state.tasks[0]
    for hex in members(state.occupied[side] & stacking.clash_hexes(edition, state)):
        stack = state.stacks[side][hex]
        if state.reached is None or hex in state.reached or state.formation[stack[0]] == SQUARE:
            continue
        own = [unit for unit in stack if is_allowed(leaders.reasons_against_acting(edition, state, unit))]
        if task.of < 0:
            own = [unit for unit in own if unit in state.six]
        if own:
            yield hex, own
