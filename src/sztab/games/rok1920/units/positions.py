"""Where units stand: putting on the board, taking off, moving over; keeps stacks and sets of hexes in step."""

from sztab.games.rok1920.state import AWAY, BOTH, STALE, State
from sztab.games.rok1920.units.counters import ENEMY, SIDES, Side, Unit
from sztab.games.rok1920.war import War


def put(war: War, state: State, unit: Unit, h: int) -> None:
    """Put a unit that is off the board on a hex."""
    side = war.roster.side[unit]
    state.at[unit], state.settled, state.unheard = h, False, BOTH
    stack = state.stacks[h] = tuple(sorted((*state.stacks.get(h, ()), unit)))
    state.occupied[side] |= 1 << h
    if state.offers is not None:
        touch(state, side, h)
    if len(stack) >= war.edition.stack_limit and is_full(war, state, side, h):
        state.crowded[side] |= 1 << h
    if war.roster.lines[unit][state.level[unit]]:
        state.lines[side] = STALE


def lift(war: War, state: State, unit: Unit, to: int = AWAY) -> None:
    """Take a unit off the board (to AWAY, ELIMINATED or REMOVED)."""
    h = state.at[unit]
    state.at[unit], state.settled = to, False
    if h < 0:
        return
    state.unheard = BOTH
    side = war.roster.side[unit]
    if state.offers is not None:
        touch(state, side, h)
    stack = tuple(u for u in state.stacks[h] if u != unit)
    if stack:
        state.stacks[h] = stack
    else:
        del state.stacks[h]
        state.occupied[side] &= ~(1 << h)
    if state.crowded[side] >> h & 1 and not is_full(war, state, side, h):
        state.crowded[side] &= ~(1 << h)
    if war.roster.lines[unit][state.level[unit]]:
        state.lines[side] = STALE


def touch(state: State, side: Side, h: int) -> None:
    """Somebody comes to a hex or leaves it: what is offered in the phase that is on may change."""
    if side != state.mover:
        state.offers = None
    elif state.offers is not None:
        state.offers.touched |= 1 << h


def move_to(war: War, state: State, unit: Unit, h: int) -> None:
    """`lift` and `put` in one, where neither hex is as full as it may be."""
    start, stacks, side = state.at[unit], state.stacks, war.roster.side[unit]
    there = stacks.get(h, ())
    if start < 0 or start == h or len(there) + 1 >= war.edition.stack_limit or state.crowded[side] >> start & 1:
        lift(war, state, unit)
        put(war, state, unit, h)
        return
    state.at[unit] = h
    if war.board.theatre[start] != war.board.theatre[h]:
        state.unheard = BOTH
    here, occupied = stacks[start], state.occupied[side]
    if len(here) == 1:
        del stacks[start]
        occupied ^= 1 << start
    else:
        stacks[start] = tuple([u for u in here if u != unit])
    stacks[h] = (unit,) if not there else tuple(sorted((*there, unit)))
    state.occupied[side] = occupied | 1 << h
    if side != state.mover:  # as `touch` does it
        state.offers = None
    elif state.offers is not None:
        state.offers.touched |= 1 << start | 1 << h
    if war.roster.lines[unit][state.level[unit]]:
        state.lines[side] = STALE


def set_level(war: War, state: State, unit: Unit, level: int) -> None:
    """A unit is weakened or strengthened."""
    state.level[unit] = level
    state.offers = None
    state.lines[war.roster.side[unit]] = STALE


def is_full(war: War, state: State, side: Side, h: int) -> bool:
    """6: as many units stand on the hex as may by choice."""
    return stacked(war, state, h) >= war.stack_limit(side, h)


def stacked(war: War, state: State, h: int) -> int:
    """How many units on a hex count for stacking."""
    stack = state.stacks.get(h, ())
    return sum([war.weights[u] for u in stack]) if war.weightless else len(stack)


def enemies(state: State, side: Side) -> int:
    """The hexes on which enemies of a side stand."""
    return state.occupied[ENEMY[side]] & ~state.neutral


def derive(war: War, state: State) -> None:
    """Make again what follows from where the units stand."""
    state.stacks, state.offers, state.settled, state.unheard = {}, None, False, BOTH
    state.occupied, state.crowded, state.lines = [0, 0], [0, 0], [STALE, STALE]
    for unit, h in enumerate(state.at):
        if h >= 0:
            side = war.roster.side[unit]
            state.stacks[h] = (*state.stacks.get(h, ()), unit)
            state.occupied[side] |= 1 << h
    for side in SIDES:
        for h, stack in state.stacks.items():
            if war.roster.side[stack[0]] == side and is_full(war, state, side, h):
                state.crowded[side] |= 1 << h


def empty_state(war: War) -> State:
    """A board without units, at the start of the scenario."""
    size = war.roster.size
    return State(
        scenario=war.setting.id,
        options=dict(war.setting.options),
        stage=war.setting.first_stage,
        phasing=war.setting.first,
        at=[AWAY] * size,
        level=[0] * size,
        entered=[-1] * size,
        due=[0] * size,
    )
