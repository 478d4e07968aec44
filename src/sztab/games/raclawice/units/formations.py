"""7 and 6.2.1: formations: skirmish order, square, side by side; the Cossack ława."""

from collections.abc import Callable, Sequence

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.events import FormationChanged
from sztab.games.raclawice.fire.withdrawal import suffer
from sztab.games.raclawice.moving.steps import has_unspent, points, spend
from sztab.games.raclawice.rules import (
    ABREAST_LINE,
    CLASH_FORMATION,
    DOUBLE_NO_TURN,
    FORMATION,
    LAVA,
    LIMBER,
    SKIRMISH_ORDER,
    SQUARE_ALARM,
    SQUARE_COST,
    SQUARE_FORM,
    SQUARE_LEAVE,
    SQUARE_SCYTHES,
    TERRAIN_COST,
)
from sztab.games.raclawice.state import (
    ABREAST,
    FORMATIONS,
    LIMBERED,
    MOVED,
    ORDINARY,
    SKIRMISH,
    SQUARE,
    STOPPED,
    Group,
    State,
)
from sztab.games.raclawice.units.counters import CAVALRY, INFANTRY
from sztab.games.raclawice.units.leaders import is_commanded
from sztab.games.raclawice.units.morale import check
from sztab.games.raclawice.units.stacking import has_units, is_clash, may_stand_abreast
from sztab.kernel.events import Refusal
from sztab.kernel.modifiers import Modifier
from sztab.kernel.refusing import Reasons, is_allowed
from sztab.kernel.requests import Rule, Steps

COMPANIES = 4
"""7.3: companies that a square needs."""
LEAST_ABREAST = 2
"""6.2.1: units that can stand side by side."""
LAVA_AGAINST_FOOT = -2
"""7.4: what the test of the ława is made easier by against infantry."""


def is_whole_stack(edition: Edition, state: State, group: Group) -> bool:
    """Does the group hold all infantry or cavalry of its side in its hex?"""
    return len(state.stacks[edition.side[group.units[0]]][group.hex]) == len(group.units)


def reasons_against_form(edition: Edition, state: State, group: Group, formation: int) -> Reasons:
    """7, 6.2.1: why the group may not take this formation now."""
    now = state.formation[group.units[0]]
    if formation == LIMBERED:
        yield Refusal(LIMBER, "limbered-otherwise", {})
        return
    if any(state.formation[unit] != now for unit in group.units) or formation == now:
        yield Refusal(FORMATION, "same-formation", {})
    if group.is_double:
        yield Refusal(DOUBLE_NO_TURN, "double-no-change", {})
    if is_clash(edition, state, group.hex):
        yield Refusal(CLASH_FORMATION, "in-clash", {"hex": edition.number(group.hex)})
    yield from FORMING[formation](edition, state, group, now)


def _reasons_against_skirmish(edition: Edition, state: State, group: Group, now: int) -> Reasons:
    """7.2: riflemen and jaegers, for a point."""
    if now != ORDINARY:
        yield Refusal(FORMATION, "leave-formation-first", {})
    if not all(edition.counters[unit].is_skirmisher for unit in group.units):
        yield Refusal(SKIRMISH_ORDER, "no-skirmishers", {})
    yield from _reasons_of_points(state, group, 1)


def _reasons_of_points(state: State, group: Group, cost: int) -> Reasons:
    left = points(state, group)
    if left < cost:
        yield Refusal(TERRAIN_COST, "no-points", {"cost": cost, "left": left})


def _reasons_against_square_now(edition: Edition, state: State, group: Group, now: int) -> Reasons:
    """7.3/a: it takes all points, so none may have been spent."""
    if now == SKIRMISH:
        yield Refusal(FORMATION, "leave-formation-first", {})
    if not is_whole_stack(edition, state, group):
        yield Refusal(SQUARE_FORM, "whole-stack", {})
    yield from reasons_against_square(edition, state, group.units, group.hex)
    if group.entered or not has_unspent(edition, state, group):
        yield Refusal(SQUARE_COST, "square-all-points", {})


def reasons_against_square(edition: Edition, state: State, stack: Sequence[int], hex: int) -> Reasons:
    """7.3, A19, 7.3.3: four companies of infantry in one hex of clear terrain, no scythemen among them (7.3.2)."""
    if any(edition.arm[unit] != INFANTRY for unit in stack) or len(stack) < COMPANIES:
        yield Refusal(SQUARE_FORM, "square-companies", {"least": COMPANIES})
    if any(edition.is_scythe(unit) for unit in stack):
        yield Refusal(SQUARE_SCYTHES, "square-scythes", {})
    if not edition.board.clear >> hex & 1:
        yield Refusal(SQUARE_FORM, "square-clear", {"hex": edition.number(hex)})


def _reasons_against_abreast(edition: Edition, state: State, group: Group, now: int) -> Reasons:
    """6.2.1: a stack of two or more that is strong enough and not too strong."""
    if now != ORDINARY:
        yield Refusal(FORMATION, "leave-formation-first", {})
    if not is_whole_stack(edition, state, group) or len(group.units) < LEAST_ABREAST:
        yield Refusal(ABREAST_LINE, "whole-stack", {})
    if group.has_formed:
        yield Refusal(ABREAST_LINE, "formed-already", {})
    if edition.arm[group.units[0]] not in (INFANTRY, CAVALRY) or not may_stand_abreast(edition, state, group.units):
        yield Refusal(ABREAST_LINE, "abreast-strength", {})


def _reasons_against_ordinary(edition: Edition, state: State, group: Group, now: int) -> Reasons:
    """A60: leaving skirmish order costs a point, as leaving a square does (7.3/b); 6.2.1 names no cost."""
    if now == SQUARE and _stays_behind(edition, state, group):
        yield Refusal(SQUARE_LEAVE, "whole-stack", {})
    if now in (SKIRMISH, SQUARE):
        yield from _reasons_of_points(state, group, 1)
    if now == ABREAST and group.has_formed:
        yield Refusal(ABREAST_LINE, "formed-already", {})
    if now == LIMBERED:
        yield Refusal(FORMATION, "limbered-otherwise", {})


FORMING: dict[int, Callable[[Edition, State, Group, int], Reasons]] = {
    ORDINARY: _reasons_against_ordinary,
    SKIRMISH: _reasons_against_skirmish,
    SQUARE: _reasons_against_square_now,
    ABREAST: _reasons_against_abreast,
}


def _stays_behind(edition: Edition, state: State, group: Group) -> bool:
    """7.3/b, A121: could a company of the square that is not in the group move with it?"""
    stack = state.stacks[edition.side[group.units[0]]][group.hex]
    rest = [unit for unit in stack if unit not in group.units and not state.marks[unit] & (MOVED | STOPPED)]
    return any(is_commanded(edition, state, unit) for unit in rest)


def form(edition: Edition, state: State, group: Group, formation: int) -> None:
    """Take the formation and pay for it: 7.2 a point, 7.3/a everything, 7.3/b a point, 6.2.1 nothing. A square is
    given up by all its companies (A121)."""
    now = state.formation[group.units[0]]
    cost, rule = _price(state, group, now, formation)
    if ABREAST in (now, formation):
        group.has_formed = True
    stack = state.stacks[edition.side[group.units[0]]][group.hex]
    change_formation(edition, state, stack if now == SQUARE else group.units, formation, cost, rule)
    spend(state, group, cost)
    if formation == SQUARE:
        group.is_over = True


def _price(state: State, group: Group, now: int, formation: int) -> tuple[int, Rule]:
    if formation == SQUARE:
        return points(state, group), SQUARE_COST
    if ABREAST in (now, formation):
        return 0, ABREAST_LINE
    return 1, SQUARE_LEAVE if now == SQUARE else SKIRMISH_ORDER


def change_formation(
    edition: Edition, state: State, units: Sequence[int], formation: int, cost: int, rule: Rule
) -> None:
    for unit in units:
        state.formation[unit] = formation
    ids = tuple(edition.counters[unit].id for unit in units)
    hex = edition.number(state.hexes[units[0]])
    state.events.append(FormationChanged(ids, hex, FORMATIONS[formation], cost, rule=rule))


def reasons_against_alarm_square(edition: Edition, state: State, side: int, hex: int) -> Reasons:
    """7.3.1, A21: why the infantry in a hex that enemy cavalry has just entered may not try to form square."""
    stack = state.stacks[side][hex]
    if not stack:
        yield Refusal(SQUARE_ALARM, "square-companies", {"least": COMPANIES})
        return
    if state.formation[stack[0]] == SQUARE:
        yield Refusal(SQUARE_ALARM, "same-formation", {})
    if any(state.formation[unit] == SKIRMISH for unit in stack):
        yield Refusal(SQUARE_ALARM, "leave-formation-first", {})
    yield from reasons_against_square(edition, state, stack, hex)


def alarm_square(edition: Edition, state: State, side: int, hex: int) -> Steps[None]:
    """7.3.1, 9.3: the top company tests; passed, the square stands, failed, the stack takes one loss."""
    stack = state.stacks[side][hex]
    margin, _ = yield from check(edition, state, stack[0], (), SQUARE_ALARM)
    if margin <= 0:
        change_formation(edition, state, stack, SQUARE, 0, SQUARE_ALARM)
    else:
        yield from suffer(edition, state, stack, SQUARE_ALARM, scores=True)


def reasons_against_lava(
    edition: Edition, state: State, hex: int, attackers: Sequence[int], defenders: Sequence[int]
) -> Reasons:
    """7.4: Cossacks that came from the front, against units with a flank hex that is free of other units; where others
    came by flank or rear, the enemy is taken in flank already."""
    came = [state.came[unit] for unit in attackers if edition.is_cossack(unit) and state.came[unit] >= 0]
    if not came:
        yield Refusal(LAVA, "lava-cossacks", {})
    top = next((unit for unit in defenders if unit in state.stacks[edition.side[unit]][hex]), defenders[0])
    if state.formation[top] == SQUARE:
        yield Refusal(LAVA, "lava-square", {})
    facing, board = state.facing[top], edition.board
    fronts = {board.around[hex][facing], board.around[hex][(facing + 1) % 6]}
    if any(state.came[unit] >= 0 and state.came[unit] not in fronts for unit in attackers):
        yield Refusal(LAVA, "lava-front", {})
    flanks = (board.around[hex][(facing + 2) % 6], board.around[hex][(facing + 5) % 6])
    if not any(flank >= 0 and not any(has_units(edition, state, s, flank) for s in (0, 1)) for flank in flanks):
        yield Refusal(LAVA, "lava-flanks", {})


def try_lava(
    edition: Edition, state: State, hex: int, attackers: Sequence[int], defenders: Sequence[int]
) -> Steps[bool]:
    """7.4, A22: a Cossack unit tests, 2 easier against infantry; passed, the attack counts as from the flank."""
    if not is_allowed(reasons_against_lava(edition, state, hex, attackers, defenders)):
        return False
    tester = next(unit for unit in attackers if edition.is_cossack(unit) and state.came[unit] >= 0)
    margin, _ = yield from check(edition, state, tester, lava_modifiers(edition, defenders), LAVA)
    return margin <= 0


def lava_modifiers(edition: Edition, defenders: Sequence[int]) -> list[Modifier]:
    """7.4, A22: the test is easier against infantry."""
    on_foot = any(edition.arm[unit] != CAVALRY for unit in defenders)
    return [Modifier(LAVA, "lava-infantry", LAVA_AGAINST_FOOT)] if on_foot else []
