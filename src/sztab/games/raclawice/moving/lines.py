"""8.16, 8.10, 13: who moves next: a unit, with others of its stack, with its line, or as it comes onto the map."""

from collections.abc import Sequence

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.events import Arrived
from sztab.games.raclawice.moving.manoeuvres import face
from sztab.games.raclawice.moving.movement import entry_if_seen
from sztab.games.raclawice.moving.steps import allowance, spend
from sztab.games.raclawice.rules import (
    CLASH_EXIT,
    COMMAND_RANGE,
    ENEMY_HEX,
    FLIGHT_RETURN,
    LINE,
    MOVE_UNITS,
    ONE_AT_A_TIME,
    SCENARIO,
    TERRAIN_COST,
)
from sztab.games.raclawice.state import IN_PLAY, MOVED, NOWHERE, RETURNED, SQUARE, STOPPED, TO_COME, Group, State
from sztab.games.raclawice.units.counters import ARTILLERY, CAVALRY, INFANTRY, SCYTHE, SEATS
from sztab.games.raclawice.units.leaders import SIX, command_area, enlist, refusal_subordinate
from sztab.games.raclawice.units.stacking import clash_hexes, has_units, is_clash, place, refusal_stack
from sztab.kernel.events import Refusal
from sztab.kernel.requests import Answer, Steps, choose

GO = "go"


def movable(edition: Edition, state: State) -> list[int]:
    """The units that may begin a move now (those without a `refusal_move`)."""
    task = state.tasks[0]
    area = command_area(edition, state, task.leader) & ~clash_hexes(edition, state)
    units: Sequence[int] = edition.units_of[task.of] if task.of >= 0 else _any_six(edition, state)
    fate, hexes, marks = state.fate, state.hexes, state.marks
    done = MOVED | STOPPED
    is_reserve_held = state.turn < 5
    found = []
    for unit in units:
        if marks[unit] & done or (is_reserve_held and edition.kind[unit] == SCYTHE):
            continue
        if fate[unit] == IN_PLAY:
            if area >> hexes[unit] & 1:
                found.append(unit)
        elif fate[unit] == TO_COME and refusal_arrival(edition, state, unit) is None:
            found.append(unit)
    return found


def _any_six(edition: Edition, state: State) -> Sequence[int]:
    """4.4/b2: any units, until six are chosen."""
    if len(state.six) >= SIX:
        return state.six
    return (*edition.troops[state.active], *edition.guns[state.active])


def refusal_move(edition: Edition, state: State, unit: int) -> Refusal | None:
    """3.3/b2, 4.2, 8.16: why a unit may not begin a move now."""
    if refusal := refusal_subordinate(edition, state, unit):
        return refusal
    id = edition.counters[unit].id
    if state.fate[unit] == TO_COME:
        return refusal_arrival(edition, state, unit)
    if state.fate[unit] != IN_PLAY:
        return Refusal(MOVE_UNITS, "not-on-map", {"unit": id})
    if state.marks[unit] & RETURNED:
        return Refusal(FLIGHT_RETURN, "came-back", {"unit": id})
    if state.marks[unit] & STOPPED:
        return Refusal("10.7", "stopped", {"unit": id})
    if state.marks[unit] & MOVED:
        return Refusal(ONE_AT_A_TIME, "has-moved", {"unit": id})
    hex, leader = state.hexes[unit], state.tasks[0].leader
    if is_clash(edition, state, hex):
        return Refusal(CLASH_EXIT, "in-clash", {"hex": edition.number(hex)})
    if not command_area(edition, state, leader) >> hex & 1:
        return Refusal(COMMAND_RANGE, "out-of-command", {"unit": id, "leader": edition.leaders[leader].id})
    return None


def refusal_arrival(edition: Edition, state: State, unit: int) -> Refusal | None:
    """13: units that come onto the map do so from their turn on, under their leader, where there is room."""
    if state.due[unit] > state.turn or state.tasks[0].of < 0:
        return Refusal(SCENARIO, "not-yet-due", {"unit": edition.counters[unit].id, "turn": state.due[unit]})
    if state.marks[unit] & MOVED:
        return Refusal(ONE_AT_A_TIME, "has-moved", {"unit": edition.counters[unit].id})
    if all(refusal_entry(edition, state, unit, hex) for hex in entry_hexes(edition, state)):
        return Refusal(SCENARIO, "no-way-in", {"unit": edition.counters[unit].id})
    return None


def entry_hexes(edition: Edition, state: State) -> tuple[int, ...]:
    """13: where reinforcements of this scenario come in."""
    return edition.entries.get(state.scenario, ())


def open_entries(edition: Edition, state: State, unit: int) -> list[int]:
    return [hex for hex in entry_hexes(edition, state) if refusal_entry(edition, state, unit, hex) is None]


def refusal_entry(edition: Edition, state: State, unit: int, hex: int) -> Refusal | None:
    """13: an entry hex without enemies, with room, and within the unit's points."""
    if hex not in entry_hexes(edition, state):
        return Refusal(SCENARIO, "no-entry-hex", {"hex": edition.number(hex)})
    if has_units(edition, state, 1 - edition.side[unit], hex):
        return Refusal(ENEMY_HEX, "enemy-there", {"hex": edition.number(hex)})
    cost, left = entry_price(edition, unit, hex), allowance(edition, state, unit)
    if cost > left:
        return Refusal(TERRAIN_COST, "too-dear", {"hex": edition.number(hex), "cost": cost, "left": left})
    return refusal_stack(edition, state, (unit,), hex)


def entry_price(edition: Edition, unit: int, hex: int) -> int:
    return edition.board.prices[INFANTRY if edition.arm[unit] == INFANTRY else CAVALRY][hex]


def begin_move(edition: Edition, state: State, unit: int) -> Steps[None]:
    """8.16, 13: the unit moves, with others if its side says so (`gather`), or comes onto the map."""
    enlist(state, [unit])
    if state.fate[unit] == TO_COME:
        yield from _arrive(edition, state, unit)
        return
    state.moving = [Group([unit], state.hexes[unit])]
    state.is_gathering = True


def gather(edition: Edition, state: State) -> Steps[None]:
    """8.16: alone or with others of its stack; 8.10: or with its line, each in its hex: one more, or go."""
    options = companions(edition, state)
    answer: Answer = GO
    if options:
        answer = yield from choose(SEATS[state.active], "group", [*options, GO], rule=ONE_AT_A_TIME)
    if answer == GO:
        state.is_gathering = False
    else:
        _add(edition, state, answer[0], answer[1])


def companions(edition: Edition, state: State) -> list[Answer]:
    """Who may move together with those who move already."""
    near = 0
    for group in state.moving:
        near |= edition.board.within[1][group.hex]
    free = [unit for unit in movable(edition, state) if state.hexes[unit] >= 0 and near >> state.hexes[unit] & 1]
    found: list[Answer] = [("with", unit) for unit in free if refusal_with(edition, state, unit) is None]
    return found + [("line", unit) for unit in free if refusal_line(edition, state, unit) is None]


def _add(edition: Edition, state: State, how: str, unit: int) -> None:
    hex = state.hexes[unit]
    if how == "with":
        group = next(group for group in state.moving if group.hex == hex)
        stack = state.stacks[state.active][hex]
        group.units = [other for other in stack if other in group.units or other == unit]
        enlist(state, [unit])
        return
    units = [unit]
    if edition.arm[unit] != ARTILLERY:
        free = movable(edition, state)
        units = [other for other in state.stacks[state.active][hex] if other in free]
        if state.tasks[0].of < 0:
            units = _at_most_six(state, units)
    state.moving.append(Group(units, hex))
    enlist(state, units)


def _at_most_six(state: State, units: list[int]) -> list[int]:
    """4.4/b2: of a stack, those already chosen, and from the top as many others as there is room for."""
    room = SIX - len(state.six)
    new = [unit for unit in units if unit not in state.six][:room]
    return [unit for unit in units if unit in state.six or unit in new]


def refusal_with(edition: Edition, state: State, unit: int) -> Refusal | None:
    """8.16: whole stacks may be moved: units of the same stack and arm; guns go by themselves."""
    id = edition.counters[unit].id
    group = next((group for group in state.moving if group.hex == state.hexes[unit]), None)
    if group is None or state.hexes[unit] < 0 or ARTILLERY in (edition.arm[unit], edition.arm[group.units[0]]):
        return Refusal(ONE_AT_A_TIME, "other-stack", {"unit": id})
    if unit in group.units:
        return Refusal(ONE_AT_A_TIME, "moves-already", {"unit": id})
    return refusal_move(edition, state, unit)


def refusal_line(edition: Edition, state: State, unit: int) -> Refusal | None:
    """8.10, 7.3.2/b: units of one arm next to each other, each in the other's flank zone, or squares side by side."""
    hex = state.hexes[unit]
    if hex < 0:
        return Refusal(LINE, "not-on-map", {"unit": edition.counters[unit].id})
    top = state.stacks[edition.side[unit]][hex][:1]
    if any(group.hex == hex for group in state.moving) or (top[:1] != (unit,) and edition.arm[unit] != ARTILLERY):
        return Refusal(LINE, "moves-already", {"unit": edition.counters[unit].id})
    if not any(forms_line(edition, state, group.units[0], unit) for group in state.moving):
        return Refusal(LINE, "no-line", {"unit": edition.counters[unit].id})
    return refusal_move(edition, state, unit)


def forms_line(edition: Edition, state: State, unit: int, other: int) -> bool:
    """8.10, 7.3.2/b: do two stacks stand in one line?"""
    here, there = state.hexes[unit], state.hexes[other]
    if edition.arm[unit] != edition.arm[other] or min(here, there) < 0 or there not in edition.board.around[here]:
        return False
    if state.formation[unit] == SQUARE or state.formation[other] == SQUARE:
        return state.formation[unit] == state.formation[other]
    direction = edition.board.direction(here, there)
    return (direction - state.facing[unit]) % 6 in (2, 5) and (direction + 3 - state.facing[other]) % 6 in (2, 5)


def _arrive(edition: Edition, state: State, unit: int) -> Steps[None]:
    """13.0, 8.12.1: it enters the map in any facing and pays for the hex; guns are limbered."""
    about = {"unit": edition.counters[unit].id}
    hex = yield from choose(
        SEATS[state.active], "arrive", open_entries(edition, state, unit), rule=SCENARIO, about=about
    )
    place(edition, state, unit, hex)
    group = Group([unit], hex, entered=1, came=NOWHERE)
    state.moving = [group]
    cost = entry_price(edition, unit, hex)
    spend(state, group, cost)
    state.events.append(Arrived((edition.counters[unit].id,), edition.number(hex), cost, rule=SCENARIO))
    yield from face(edition, state, group)
    state.entry = entry_if_seen(edition, state, 0)
