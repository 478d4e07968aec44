"""10.11: units go back from fire, from a reaction or in a crisis of morale."""

from collections.abc import Iterator, Sequence

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.events import Withdrew
from sztab.games.raclawice.melee.capture import recapture
from sztab.games.raclawice.reaction.stepping_aside import make_way
from sztab.games.raclawice.rules import (
    FIRE_STOPS,
    LOSS,
    SCORE_ELIMINATION,
    WITHDRAWAL,
    WITHDRAWAL_BARRED,
    WITHDRAWAL_FRONT,
    WITHDRAWAL_GROUND,
    WITHDRAWAL_STACK,
    WITHDRAWAL_WAY,
)
from sztab.games.raclawice.scenarios.victory import award
from sztab.games.raclawice.state import IN_PLAY, SQUARE, STOPPED, State
from sztab.games.raclawice.tries import hexes_near, units_on_map
from sztab.games.raclawice.units import morale, stacking
from sztab.games.raclawice.units.counters import SEATS
from sztab.hexmap.facing import FLANKS, FRONT, REAR
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons, Tries, each, first, is_allowed
from sztab.kernel.requests import Answer, Rule, Steps, choose

ALL_AROUND = tuple(range(6))


def withdraw(
    edition: Edition, state: State, units: Sequence[int], hexes: int, cause: int, rule: Rule, *, scores: bool
) -> Steps[None]:
    """10.11: the units of one stack go back hex by hex, away from the hex `cause` (A40). They pay nothing and do not
    turn (10.11.2). `scores`: their elimination on the way is worth a point to the enemy (12.1/a, A41)."""
    yield from _go_back(edition, state, list(units), hexes, cause, rule, scores=scores)
    state.going_back = []


def _go_back(
    edition: Edition, state: State, group: list[int], hexes: int, cause: int, rule: Rule, *, scores: bool
) -> Steps[None]:
    for left in range(hexes, 0, -1):
        here = state.hexes[group[0]]
        options = ways_back(edition, state, group, cause, is_last=left == 1)
        if not options:
            _perish(edition, state, group, cause, scores=scores)
            return
        seat = SEATS[edition.side[group[0]]]
        units = tuple(edition.counters[u].id for u in group)
        about = {"units": units, "left": left, "from": edition.number(cause)}
        case = (edition, state, group, cause, left)
        hex = yield from choose(seat, "withdraw", options, rule=WITHDRAWAL_WAY, about=about, tries=WAY_TRIES, case=case)
        _step(edition, state, group, hex, rule, is_last=left == 1)
        if left == 1:
            recapture(edition, state, edition.side[group[0]], hex)
        yield from make_way(edition, state, edition.side[group[0]], hex)
        yield from _losses_of_step(edition, state, group, here, hex, scores=scores)
        group = [u for u in group if state.fate[u] == IN_PLAY]
        if not group:
            return


def ways_back(edition: Edition, state: State, group: Sequence[int], cause: int, *, is_last: bool) -> list[int]:
    """10.11.1: the hexes of the first zone (rear, flank, front) that has any leading away from the cause."""
    for zone in _zones(state, group[0]):
        found = [
            hex
            for hex in _neighbours(edition, state.hexes[group[0]], zone)
            if is_allowed(reasons_against_way_back(edition, state, group, hex, cause, is_last=is_last))
        ]
        if found:
            return sorted(found)
    return []


def reasons_against_way(
    hex: Answer, edition: Edition, state: State, group: Sequence[int], cause: int, left: int
) -> Reasons:
    """10.11, 10.11.1: why the units may not choose this hex: no neighbour, barred, or another zone comes first."""
    here = state.hexes[group[0]]
    if hex not in edition.board.around[here]:
        yield Refusal(WITHDRAWAL, "withdraw-one-hex", {"hex": edition.number(hex)})
    yield from reasons_against_way_back(edition, state, group, hex, cause, is_last=left == 1)
    ways = ways_back(edition, state, group, cause, is_last=left == 1)
    if ways and hex not in ways:
        yield Refusal(
            WITHDRAWAL_WAY, "other-zone-first", {"hex": edition.number(hex), "better": edition.number(ways[0])}
        )


def ways_to_try(edition: Edition, state: State, group: Sequence[int], cause: int, left: int) -> Iterator[tuple[Answer]]:
    return each(hexes_near(edition, state.hexes[group[0]]))


WAY_TRIES = Tries(ways_to_try, reasons_against_way)


def reasons_against_way_back(
    edition: Edition, state: State, group: Sequence[int], hex: int, cause: int, *, is_last: bool
) -> Reasons:
    """10.11.1, 10.11.6, 10.11.7: why the units may not go back into this hex, zones apart."""
    here = state.hexes[group[0]]
    side = edition.side[group[0]]
    distance = edition.board.distance[cause]
    params = {"hex": edition.number(hex)}
    if distance[hex] <= distance[here]:
        yield Refusal(WITHDRAWAL_WAY, "not-away", params)
    if edition.board.closed >> hex & 1:
        yield Refusal(WITHDRAWAL_BARRED, "closed-hex", params)
    if stacking.has_units(edition, state, 1 - side, hex):
        yield Refusal(WITHDRAWAL_BARRED, "enemy-there", params)
    if not is_last:
        if stacking.is_full(edition, state, side, hex):
            yield Refusal(WITHDRAWAL_STACK, "full-hex", params)
        return
    for reason in stacking.reasons_against_stack(edition, state, group, hex):
        yield Refusal(WITHDRAWAL_STACK, "no-room-to-withdraw", {**params, "because": reason.rule})


def _zones(state: State, unit: int) -> tuple[tuple[int, ...], ...]:
    """10.11.1/a-c; around a square everything is front (7.3.2/a)."""
    if state.formation[unit] == SQUARE:
        return (ALL_AROUND,)
    facing = state.facing[unit]
    return REAR[facing], FLANKS[facing], FRONT[facing]


def _neighbours(edition: Edition, hex: int, directions: Sequence[int]) -> list[int]:
    return [other for d in directions if (other := edition.board.around[hex][d]) >= 0]


def _step(edition: Edition, state: State, group: Sequence[int], hex: int, rule: Rule, *, is_last: bool) -> None:
    """10.11.3: at the end below the stack that stands there, with its facing; 10.7: after fire they may not move."""
    start = state.hexes[group[0]]
    hosts = state.stacks[edition.side[group[0]]][hex]
    for unit in group:
        stacking.lift(edition, state, unit)
    state.going_back = [] if is_last else list(group)
    for unit in group:
        if rule == FIRE_STOPS:
            state.marks[unit] |= STOPPED
        if not is_last:
            stacking.place(edition, state, unit, hex)
            continue
        stacking.put(edition, state, unit, hex)
        if hosts:
            state.facing[unit] = state.facing[hosts[0]]
    names = tuple(edition.counters[u].id for u in group)
    state.events.append(Withdrew(names, edition.number(start), edition.number(hex), rule=rule))


def _losses_of_step(
    edition: Edition, state: State, group: Sequence[int], start: int, hex: int, *, scores: bool
) -> Steps[None]:
    for rule in losses_of(edition, state, edition.side[group[0]], start, hex):
        yield from suffer(edition, state, group, rule, scores=scores)


def losses_of(edition: Edition, state: State, side: int, start: int, hex: int) -> list[Rule]:
    """10.11.4, 10.11.5, A40: one loss uphill or across a stream, one in an enemy front zone; they add up."""
    board = edition.board
    direction = board.direction(start, hex)
    found = [WITHDRAWAL_GROUND] if (board.climbs[start] | board.streams[start]) >> direction & 1 else []
    return [*found, WITHDRAWAL_FRONT] if is_in_front_of_enemy(edition, state, side, hex) else found


def is_in_front_of_enemy(edition: Edition, state: State, side: int, hex: int) -> bool:
    """Does the hex lie in the front zone of an enemy unit or battery?"""
    other = 1 - side
    for direction, near in enumerate(edition.board.around[hex]):
        if near < 0:
            continue
        back = (direction + 3) % 6
        facing_it = [*state.stacks[other][near][:1], *stacking.guns_at(edition, state, other, near)]
        if any(_looks_at(state, unit, back) for unit in facing_it):
            return True
    return False


def _looks_at(state: State, unit: int, direction: int) -> bool:
    return state.formation[unit] == SQUARE or direction in FRONT[state.facing[unit]]


def suffer(edition: Edition, state: State, group: Sequence[int], rule: Rule = LOSS, *, scores: bool) -> Steps[None]:
    """One loss among the units of a stack; their owner says whose. A unit lost here may score (12.1/a)."""
    living = [u for u in group if state.fate[u] == IN_PLAY]
    if not living:
        return
    unit = living[0]
    if len(living) > 1:
        unit = yield from choose_loss(edition, state, living, rule)
    if morale.lose(edition, state, unit, rule) and scores:
        award(state, 1 - edition.side[unit], 1, SCORE_ELIMINATION)


def choose_loss(edition: Edition, state: State, living: list[int], rule: Rule) -> Steps[int]:
    """3.4/e, 11.8/c: the owner says who bears a loss."""
    seat, hex = edition.seat(living[0]), edition.number(state.hexes[living[0]])
    case = (edition, state, edition.side[living[0]], living, rule, hex)
    unit = yield from choose(seat, "loss", living, rule=rule, about={"hex": hex}, tries=LOSS_TRIES, case=case)
    return unit


def reasons_against_loss(
    unit: Answer, edition: Edition, state: State, side: int, living: list[int], rule: Rule, hex: str
) -> Reasons:
    """3.4/e, 11.8/c: one of the units that were hit or fought in this hex."""
    id = edition.counters[unit].id
    if edition.side[unit] != side:
        yield Refusal(rule, "not-own-unit", {"unit": id})
    if state.fate[unit] != IN_PLAY:
        yield Refusal(rule, "not-on-map", {"unit": id})
    if unit not in living:
        yield Refusal(rule, "loss-elsewhere", {"unit": id, "hex": hex})


LOSS_TRIES = Tries(units_on_map, reasons_against_loss)


def _perish(edition: Edition, state: State, group: Sequence[int], cause: int, *, scores: bool) -> None:
    """10.11.6, 10.11.7: no way back is left."""
    around = [hex for hex in edition.board.around[state.hexes[group[0]]] if hex >= 0]
    reasons = [first(reasons_against_way_back(edition, state, group, hex, cause, is_last=True)) for hex in around]
    crowded = any(reason and reason.rule == WITHDRAWAL_STACK for reason in reasons)
    for unit in group:
        morale.eliminate(edition, state, unit, WITHDRAWAL_STACK if crowded else WITHDRAWAL_BARRED)
        if scores:
            award(state, 1 - edition.side[unit], 1, SCORE_ELIMINATION)
