"""5, 6 / Eagles 6, 7: where a unit may move to in a movement phase, and where it must."""

from collections.abc import Iterable, Sequence

from sztab.games.rok1920.command import led
from sztab.games.rok1920.live_hooks import live_hooks
from sztab.games.rok1920.moving.reach import Range, allowance, march_range
from sztab.games.rok1920.rules import STACKING
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import Unit
from sztab.games.rok1920.units.positions import stacked
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import members
from sztab.hexmap.offered import Offered
from sztab.kernel.events import Refusal


def is_mobile(war: War, state: State, unit: Unit) -> bool:
    """It has march points, and no rule holds it where it is."""
    return allowance(war, state, unit) > 0 and refusal_frozen(war, state, unit) is None


def mobile_among(war: War, state: State, units: Iterable[Unit]) -> list[Unit]:
    """Those of these units that are mobile."""
    live = state.of.live or live_hooks(war, state)
    if live.allowances:
        return [unit for unit in units if is_mobile(war, state, unit)]
    mobile, level, frozen = war.mobile, state.level, live.frozen
    return [
        unit
        for unit in units
        if mobile[unit][level[unit]] and not (frozen[unit] and refusal_frozen(war, state, unit) is not None)
    ]


def refusal_frozen(war: War, state: State, unit: Unit) -> Refusal | None:
    for hook in (state.of.live or live_hooks(war, state)).frozen[unit]:
        if (refusal := hook(war, state, unit)) is not None:
            return refusal
    return None


def must_go_to(war: War, state: State, unit: Unit) -> int:
    """Hexes that a unit has to get to as soon as it can; 0: it may stay where it is."""
    return _sent(war, state, unit)[0]


def sent_by(war: War, state: State, unit: Unit) -> Refusal | None:
    """The rule that sends a unit to where it has to get to."""
    return _sent(war, state, unit)[1]


def _sent(war: War, state: State, unit: Unit) -> tuple[int, Refusal | None]:
    if not war.sends_from[unit] >> state.at[unit] & 1:
        return 0, None
    for found in war.must_go_to_of[unit]:
        goal = found.hexes(war, state, unit)
        if goal and not goal >> state.at[unit] & 1:
            return goal, Refusal(found.rule, found.key, {"unit": war.roster.ids[unit]})
    return 0, None


def crowd(war: War, state: State, h: int) -> int:
    """6: how many units too many stand on a hex."""
    side = war.roster.side[state.stacks[h][0]]
    return max(0, stacked(war, state, h) - war.stack_limit(side, h))


def must_leave(war: War, state: State, unit: Unit) -> bool:
    """6: the hex is overfull and no more units can still leave it than have to. Eagles 6.2/c."""
    h = state.at[unit]
    over = crowd(war, state, h) if state.crowded[war.roster.side[unit]] >> h & 1 else 0
    return bool(over) and sum(other in state.movers for other in state.stacks[h]) <= over


def refusal_done(war: War, state: State) -> Refusal | None:
    """Why the phase may not end yet."""
    return refusal_of_units(war, state) or refusal_of_actions(war, state)


def refusal_of_units(war: War, state: State) -> Refusal | None:
    """6 and where units must go: why they keep the phase from ending."""
    for unit in led(war, state, state.mover, state.movers) if state.bound else ():
        if state.bound >> unit & 1 and destinations(war, state, unit)[1] != [state.at[unit]]:
            goal, refusal = _sent(war, state, unit)
            if goal:
                return refusal
    for h in members(state.crowded[state.mover]) if state.crowded[state.mover] else ():
        if crowd(war, state, h) and any(
            u in state.movers and march_range(war, state, u).hexes
            for u in led(war, state, state.mover, state.stacks[h])
        ):
            return Refusal(STACKING, "overfull-first", {"hex": war.board.map.numbers[h]})
    return None


def refusal_of_actions(war: War, state: State) -> Refusal | None:
    """What has to be done before the phase ends (28)."""
    for action in war.musts:
        if action.must is not None and (refusal := action.must(war, state, state.mover)) is not None:
            return refusal
    return None


def destinations(war: War, state: State, unit: Unit) -> tuple[Range, Sequence[int]]:
    """Where a unit may move to now; its own hex first (it stays), unless a duty sends it away."""
    span = march_range(war, state, unit)
    here = state.at[unit]
    goal = must_go_to(war, state, unit) if state.bound >> unit & 1 else 0
    if goal:
        nearer = towards(war, here, goal, span.hexes)
        return span, members(nearer) or [here]
    if span.hexes and state.crowded[war.roster.side[unit]] >> here & 1 and must_leave(war, state, unit):
        return span, Offered(span.hexes)
    return span, Offered(span.hexes, first=(here,))


def towards(war: War, here: int, goal: int, hexes: int) -> int:
    """The hexes within reach that fulfil a duty, or else that bring the unit nearest to it."""
    ring, seen = goal, goal
    while ring:
        if ring & hexes or ring >> here & 1:
            return 0 if ring >> here & 1 else ring & hexes
        ring = war.board.around(ring) & ~seen
        seen |= ring
    return 0
