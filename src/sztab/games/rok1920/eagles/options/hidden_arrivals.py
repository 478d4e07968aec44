"""23.1.1/b, 23.1.1/e: dummies and other arrivals that come under a Patrol."""

from collections.abc import Sequence

from sztab.games.rok1920.eagles import arrivals as eagles_arrivals
from sztab.games.rok1920.eagles.options import hidden_units as hidden
from sztab.games.rok1920.eagles.options.hidden_units import PATROLS, free_marker, free_patrols, has_patrols, lay
from sztab.games.rok1920.eagles.rules import DUMMY_COMES, HIDDEN_CADRE, HIDING, PATROL_LAID, REVEALED_FREELY
from sztab.games.rok1920.logistics import arrivals
from sztab.games.rok1920.logistics.arrivals import Arrivals
from sztab.games.rok1920.state import AWAY, State
from sztab.games.rok1920.units.counters import PL, Side, Unit
from sztab.games.rok1920.war import War
from sztab.kernel.events import Refusal
from sztab.kernel.requests import Answer, Steps


def offer_dummies(war: War, state: State, side: Side) -> Sequence[Answer]:
    """23.1.1/e: as an arrival, while two markers are left."""
    is_time = side == state.phasing and state.of[Arrivals].first_phase
    if not is_time or not has_patrols(war) or free_patrols(war, state, side) < 2:
        return ()
    fronts: dict[str, Unit] = {}
    for unit in hidden.dummies(war, side):
        if state.at[unit] == AWAY and not hidden.was_shown(state, unit):
            fronts.setdefault(war.roster.counters[unit].front, unit)
    return [("dummy", unit) for unit in fronts.values() if has_entry(war, state, unit)]


def against_dummy(war: War, state: State, side: Side, answer: Answer) -> Refusal | None:
    """23.1.1/e: why no dummy comes."""
    if not has_patrols(war):
        return Refusal(HIDING, "option-off")
    if side != state.phasing or not state.of[Arrivals].first_phase:
        return Refusal(DUMMY_COMES, "first-phase-only")
    if free_patrols(war, state, side) < 2:
        return Refusal(DUMMY_COMES, "no-marker-left")
    if hidden.was_shown(state, answer[1]):
        return Refusal(REVEALED_FREELY, "shown-this-phase")
    return Refusal(DUMMY_COMES, "no-entry")


def has_entry(war: War, state: State, unit: Unit) -> bool:
    if war.roster.side[unit] == PL and not war.setting.by_rail:
        h = eagles_arrivals.reception(war, state, unit)
        return h >= 0 and not state.crowded[PL] >> h & 1
    return any(eagles_arrivals.entries(war, state, unit).values())


def bring_dummy(war: War, state: State, side: Side, answer: Answer) -> Steps[None]:
    """23.1.1/e: it comes like any other arrival, under a marker."""
    unit = answer[1]
    lay(state, side, free_marker(state, side, PATROLS), 1 << unit)
    state.due[unit] = state.stage
    if side == PL and not war.setting.by_rail:
        arrivals.come(war, state, unit, eagles_arrivals.reception(war, state, unit), DUMMY_COMES)
        arrivals.may_move(state, unit)
    else:
        yield from eagles_arrivals.arrive(war, state, side, (arrivals.TAG, unit))


def offer_hidden_arrivals(war: War, state: State, side: Side) -> Sequence[Answer]:
    """23.1.1/b: arrivals that their owner brings on under a Patrol."""
    if not has_patrols(war) or not free_patrols(war, state, side):
        return ()
    found = eagles_arrivals.waiting(war, state, side)
    return [("arrive-hidden", u) for u in found if hidden.is_of_a_hiding_kind(war, u)]


def against_arriving_hidden(war: War, state: State, side: Side, answer: Answer) -> Refusal | None:
    """16, 23.1.1/b, 23.1.1/d: why a unit does not come under a Patrol."""
    if not has_patrols(war):
        return Refusal(HIDING, "option-off")
    if not hidden.is_of_a_hiding_kind(war, answer[1]):
        return Refusal(HIDDEN_CADRE, "never-hidden")
    if (found := eagles_arrivals.refusal(war, state, side, answer)) is not None:
        return found
    return None if free_patrols(war, state, side) else Refusal(PATROL_LAID, "no-marker-left")


def arrive_hidden(war: War, state: State, side: Side, answer: Answer) -> Steps[None]:
    unit = answer[1]
    lay(state, side, free_marker(state, side, PATROLS), 1 << unit)
    yield from eagles_arrivals.arrive(war, state, side, (arrivals.TAG, unit))
