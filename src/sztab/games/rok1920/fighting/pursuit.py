"""10 / Eagles 12: movement after combat."""

from collections.abc import Iterator

from sztab.games.rok1920.chapters import March
from sztab.games.rok1920.command import leader
from sztab.games.rok1920.map.board import BRIDGED, UNBRIDGED
from sztab.games.rok1920.moving.blocked_ways import Blocked
from sztab.games.rok1920.moving.destinations import refusal_frozen
from sztab.games.rok1920.moving.forbidden_hexes import reasons_against_entering
from sztab.games.rok1920.moving.march_refusals import all_hexes, in_the_way, reasons_against_way
from sztab.games.rok1920.moving.movement_phase import advance_unit
from sztab.games.rok1920.moving.reach import Range, closed_to, march_of, march_range, passed
from sztab.games.rok1920.moving.steps import reach_of, walls_for
from sztab.games.rok1920.moving.way_choice import choose_way
from sztab.games.rok1920.rules import (
    LARGE_RIVER_COST,
    PURSUIT,
    PURSUIT_GUNS,
    PURSUIT_POLES,
    PURSUIT_RANGE,
    PURSUIT_RED_CAVALRY,
    PURSUIT_RED_INFANTRY,
    PURSUIT_RIVER,
    PURSUIT_UNBRIDGED,
    REPEAT_PURSUIT,
)
from sztab.games.rok1920.state import Pursuit, State
from sztab.games.rok1920.tries import DONE, told
from sztab.games.rok1920.units.counters import ARTILLERY, CAR, CAVALRY, PL, TANK, TRAIN, Unit
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set, members
from sztab.hexmap.offered import Offered
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons, Tries, each
from sztab.kernel.requests import Answer, Rule, Seat, Steps, choose

ENTRY_ONLY = 0


def first_edition_points(war: War, unit: Unit) -> int:
    """10.1.1-10.1.4: 3 for Bolshevik cavalry, trains and cars, 1 for their infantry (Lithuanian and Sich too), 2 for
    all who fight for Poland; tanks and artillery enter the attacked hex only (10.1.1-4)."""
    counter = war.roster.counters[unit]
    if counter.arm in (TANK, ARTILLERY):
        return ENTRY_ONLY
    if counter.side == PL:
        return 2
    return 3 if counter.arm in (CAVALRY, TRAIN, CAR) else 1


def points(war: War, unit: Unit, pursuit: Pursuit) -> int:
    """10.1, 11, 16.3: the march points of a unit after combat (11/c)."""
    usual = war.edition.pursuit_points(war, unit)
    if usual == ENTRY_ONLY:
        return ENTRY_ONLY
    return (war.edition.repeat_pursuit_points if pursuit.repeat else usual) + pursuit.extra


def pursuit_range(war: War, state: State, unit: Unit, pursuit: Pursuit) -> Range | None:
    """10: where a unit may go after combat; None: nowhere."""
    if refusal_frozen(war, state, unit) is not None:
        return None
    return war.edition.pursuit_range(war, state, unit, pursuit)


def may_pursue(war: War, state: State, unit: Unit, pursuit: Pursuit) -> bool:
    """Is there a `pursuit_range`? Over the attacked hex there is one if the unit may enter that."""
    if pursuit.target < 0:
        return pursuit_range(war, state, unit, pursuit) is not None
    if refusal_frozen(war, state, unit) is not None:
        return False
    return war.edition.pursuit_entry(war, state, unit, pursuit.target) is not None


def first_edition_range(war: War, state: State, unit: Unit, pursuit: Pursuit) -> Range | None:
    """10, 16.5: over the attacked hex, or in any direction after a counter-attack."""
    if pursuit.target < 0:
        return _anywhere(war, state, unit, pursuit)
    return _over_target(war, state, unit, pursuit)


def first_edition_entry(war: War, state: State, unit: Unit, target: int) -> March | None:
    """10, 10.2: the step into the attacked hex, whatever it costs; None: it is closed to the unit."""
    step = march_of(war, state, unit, state.at[unit], target, 0)
    between = war.board.map.side_between(state.at[unit], target)
    if closed_to(war, state, unit) >> target & 1 or walls_for(war, state, unit) >> between & 1:
        return None
    return step


def _over_target(war: War, state: State, unit: Unit, pursuit: Pursuit) -> Range | None:
    """10, 10.1.5, 10.2: first into the attacked hex, whatever it costs; then as far as points are left (10.2.1)."""
    start, target = state.at[unit], pursuit.target
    step = first_edition_entry(war, state, unit, target)
    if step is None:
        return None
    closed, between = closed_to(war, state, unit), war.board.map.side_between(start, target)
    left = points(war, unit, pursuit) - step.points
    over_large = war.grounds[war.roster.side[unit]].river(between) in (BRIDGED, UNBRIDGED)
    if step.whole or step.refusal is not None or over_large:
        left = 0
    left = max(left, 0)
    reach = reach_of(war, state, unit, target, left, 0, barred=closed & ~passed(war, state, unit))
    hexes = reach.hexes & ~closed
    return Range(unit, 0, target, left, reach, 0, hexes)


def _anywhere(war: War, state: State, unit: Unit, pursuit: Pursuit) -> Range | None:
    """16.5: after a counter-attack in any direction; 10.2.2: no unbridged large river."""
    allowed = points(war, unit, pursuit)
    if allowed == ENTRY_ONLY:
        return None
    span = march_range(war, state, unit, points=allowed, began=0)
    ground, board = war.grounds[war.roster.side[unit]], war.board
    for h in members(span.first):
        if ground.river(board.map.side_between(span.start, h)) == UNBRIDGED:
            span.hexes &= ~(1 << h)
            span.first &= ~(1 << h)
    return span if span.hexes else None


def refusal_no_pursuit(war: War, unit: Unit) -> Refusal:
    """10.1.3, 16.5: why a unit goes nowhere after a counter-attack."""
    if war.edition.pursuit_points(war, unit) == ENTRY_ONLY:
        return Refusal(PURSUIT_GUNS, "guns-enter-only")
    return Refusal(PURSUIT_RANGE, "no-way")


def refusal_pursuit(war: War, state: State, unit: Unit, pursuit: Pursuit, h: int) -> Refusal:
    """10.1-10.2.2, 7.1, 11: why a unit does not get to a hex after combat: what stops it on the attacked hex, an
    obstacle beyond it, or the points of its kind."""
    start, left = state.at[unit], points(war, unit, pursuit)
    if left == ENTRY_ONLY:
        return Refusal(PURSUIT_GUNS, "guns-enter-only")
    if pursuit.target >= 0:
        start, entry = pursuit.target, march_of(war, state, unit, start, pursuit.target, 0)
        between = war.board.map.side_between(state.at[unit], pursuit.target)
        if war.grounds[war.roster.side[unit]].river(between) in (BRIDGED, UNBRIDGED):
            return Refusal(PURSUIT_RIVER, "pursuit-river")
        if entry is not None and entry.refusal is not None:
            return Refusal(entry.refusal.rule, "entry-takes-all")
        if entry is not None and entry.whole:
            return Refusal(entry.parts[0][0], "entry-takes-all")
        left = max(0, left - (entry.points if entry is not None else 0))
    elif h in war.board.neighbours[start]:
        between = war.board.map.side_between(start, h)
        if war.grounds[war.roster.side[unit]].river(between) == UNBRIDGED:
            return Refusal(PURSUIT_UNBRIDGED, "pursuit-unbridged")
    found = Blocked(war, state, unit, start, left, 0, moved=pursuit.target >= 0).refusal(h)
    if found is not None and found.rule == LARGE_RIVER_COST:
        return Refusal(PURSUIT_UNBRIDGED, "pursuit-unbridged")
    return found or Refusal(REPEAT_PURSUIT if pursuit.repeat else range_rule(war, unit), "beyond-pursuit")


def range_rule(war: War, unit: Unit) -> Rule:
    """10.1.1, 10.1.2, 10.1.4: the rule that gives a unit its points."""
    counter = war.roster.counters[unit]
    if counter.side == PL:
        return PURSUIT_POLES
    return PURSUIT_RED_CAVALRY if counter.arm in (CAVALRY, TRAIN, CAR) else PURSUIT_RED_INFANTRY


def reasons_against_pursuer(answer: Answer, war: War, state: State, pursuit: Pursuit, seat: Seat) -> Reasons:
    """10: why a unit does not move after combat."""
    if answer == DONE:
        return
    if not pursuit.units >> answer & 1 or state.at[answer] < 0:
        yield Refusal(PURSUIT, "not-in-combat")
        return
    if leader(war, state, answer) != seat:
        yield Refusal(PURSUIT, "not-yours")
    if pursuit_range(war, state, answer, pursuit) is not None:
        return
    yield from told(refusal_frozen(war, state, answer))
    yield from told(war.edition.no_pursuit(war, answer))
    if pursuit.target < 0:
        yield refusal_no_pursuit(war, answer)
        return
    yield from reasons_against_entering(war, state, answer, pursuit.target)
    yield from reasons_against_way(war, state, answer, pursuit.target, in_the_way(war, state, answer))


def reasons_against_pursuing_to(h: int, war: War, state: State, pursuit: Pursuit, unit: Unit) -> Reasons:
    """10.1, 10.2: why a unit does not go to a hex after combat."""
    span = pursuit_range(war, state, unit, pursuit)
    if span is None or not span.hexes >> h & 1:
        yield from reasons_against_entering(war, state, unit, h)
        yield refusal_pursuit(war, state, unit, pursuit, h)


def all_pursuers(war: War, state: State, pursuit: Pursuit, *_: object) -> Iterator[tuple[Answer]]:
    return each([*war.roster.of_side[pursuit.side], DONE])


PURSUE_TRIES = Tries(all_pursuers, reasons_against_pursuer)
"""Case: war, state, the pursuit, who is asked."""
PURSUE_TO_TRIES = Tries(all_hexes, reasons_against_pursuing_to)
"""Case: war, state, the pursuit, the unit."""


def pursue(war: War, state: State) -> Steps[None]:
    """10: one unit moves after combat, or nobody does any more. Eagles 12/c."""
    pursuit = state.pursuit
    assert pursuit is not None
    there = [unit for unit in members(pursuit.units) if state.at[unit] >= 0]
    able = [unit for unit in there if may_pursue(war, state, unit, pursuit)]
    if not able:
        state.pursuit = None
        return
    seat = leader(war, state, able[0])
    mine = [unit for unit in able if leader(war, state, unit) == seat]
    options: list[Answer] = [*mine, DONE]
    case: tuple[object, ...] = (war, state, pursuit, seat)
    unit = yield from choose(seat, "pursue", options, rule=PURSUIT, tries=PURSUE_TRIES, case=case)
    if unit == DONE:
        pursuit.units &= ~bit_set(mine)
        state.pursuit = pursuit if len(mine) < len(able) else None
        return
    span = pursuit_range(war, state, unit, pursuit)
    assert span is not None, "whoever is offered goes somewhere"
    start, about = state.at[unit], {"unit": war.roster.ids[unit]}
    goals, case = Offered(span.hexes), (war, state, pursuit, unit)
    goal = yield from choose(
        seat, "pursue-to", goals, rule=PURSUIT_RANGE, about=about, tries=PURSUE_TO_TRIES, case=case
    )
    path = yield from choose_way(war, state, span, goal)
    pursuit.units &= ~(1 << unit)
    if pursuit.target >= 0:
        path = [pursuit.target, *path]
    yield from advance_unit(war, state, unit, start, path, PURSUIT)
