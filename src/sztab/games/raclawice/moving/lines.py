"""8.16, 8.10, 13: who moves next: a unit, with others of its stack, with its line, or as it comes onto the map."""

from collections.abc import Iterator, Sequence

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.events import Arrived
from sztab.games.raclawice.moving.manoeuvres import face
from sztab.games.raclawice.moving.movement import entry_if_seen
from sztab.games.raclawice.moving.steps import allowance, spend
from sztab.games.raclawice.rules import (
    CLASH_EXIT,
    COMMAND_RANGE,
    ENEMY_HEX,
    FIRE_STOPS,
    FLIGHT_RETURN,
    LINE,
    MOVE_UNITS,
    ONE_AT_A_TIME,
    SCENARIO,
    TERRAIN_COST,
)
from sztab.games.raclawice.state import IN_PLAY, MOVED, NOWHERE, RETURNED, SQUARE, STOPPED, TO_COME, Group, State
from sztab.games.raclawice.tries import some_units
from sztab.games.raclawice.units.counters import ARTILLERY, CAVALRY, INFANTRY, SEATS
from sztab.games.raclawice.units.leaders import SIX, command_area, enlist, reasons_against_acting, reserves
from sztab.games.raclawice.units.stacking import (
    clash_hexes,
    has_units,
    is_clash,
    may_stack,
    place,
    reasons_against_stack,
    standing_in,
)
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons, Tries, each, is_allowed
from sztab.kernel.requests import Answer, Choice, Steps, choose

GO = "go"


def movable(edition: Edition, state: State, among: Sequence[int] = ()) -> list[int]:
    """The units that may begin a move now (those without `reasons_against_move`); of some alone, where they are
    given."""
    task = state.tasks[0]
    area = command_area(edition, state, task.leader) & ~clash_hexes(edition, state)
    units: Sequence[int] = edition.units_of[task.of] if task.of >= 0 else _any_six(edition, state)
    if among:
        units = [unit for unit in units if unit in among]
    fate, hexes, marks, held_back = state.fate, state.hexes, state.marks, reserves(edition, state)
    done, due, turn = MOVED | STOPPED, state.due, state.turn
    found = []
    for unit in units:
        if marks[unit] & done:
            continue
        if fate[unit] == IN_PLAY:
            if area >> hexes[unit] & 1 and unit not in held_back:
                found.append(unit)
        elif fate[unit] == TO_COME and due[unit] <= turn and unit not in held_back and may_arrive(edition, state, unit):
            found.append(unit)
    return found


def _any_six(edition: Edition, state: State) -> Sequence[int]:
    """4.4/b2: any units, until six are chosen."""
    if len(state.six) >= SIX:
        return state.six
    return (*edition.troops[state.active], *edition.guns[state.active])


def reasons_against_move(edition: Edition, state: State, unit: int) -> Reasons:
    """3.3/b2, 4.2, 8.16: why a unit may not begin a move now."""
    yield from reasons_against_acting(edition, state, unit)
    id = edition.counters[unit].id
    if state.fate[unit] == TO_COME:
        yield from reasons_against_arrival(edition, state, unit)
        return
    if state.fate[unit] != IN_PLAY:
        yield Refusal(MOVE_UNITS, "not-on-map", {"unit": id})
        return
    if state.marks[unit] & RETURNED:
        yield Refusal(FLIGHT_RETURN, "came-back", {"unit": id})
    if state.marks[unit] & STOPPED:
        yield Refusal(FIRE_STOPS, "stopped", {"unit": id})
    if state.marks[unit] & MOVED:
        yield Refusal(ONE_AT_A_TIME, "has-moved", {"unit": id})
    hex, leader = state.hexes[unit], state.tasks[0].leader
    if is_clash(edition, state, hex):
        yield Refusal(CLASH_EXIT, "in-clash", {"hex": edition.number(hex)})
    if not command_area(edition, state, leader) >> hex & 1:
        yield Refusal(COMMAND_RANGE, "out-of-command", {"unit": id, "leader": edition.leaders[leader].id})


def reasons_against_arrival(edition: Edition, state: State, unit: int) -> Reasons:
    """13: units that come onto the map do so from their turn on, under their leader, where there is room."""
    if state.due[unit] > state.turn or state.tasks[0].of < 0:
        yield Refusal(SCENARIO, "not-yet-due", {"unit": edition.counters[unit].id, "turn": state.due[unit]})
    if state.marks[unit] & MOVED:
        yield Refusal(ONE_AT_A_TIME, "has-moved", {"unit": edition.counters[unit].id})
    if not any(is_allowed(reasons_against_entry(edition, state, unit, hex)) for hex in entry_hexes(edition, state)):
        yield Refusal(SCENARIO, "no-way-in", {"unit": edition.counters[unit].id})


def may_arrive(edition: Edition, state: State, unit: int) -> bool:
    """13: may it come onto the map now? The same as the reasons against it, in one pass."""
    if state.due[unit] > state.turn or state.tasks[0].of < 0 or state.marks[unit] & MOVED:
        return False
    other, left = 1 - edition.side[unit], allowance(edition, state, unit)
    held = state.occupied[other] | state.batteries[other]
    for hex in entry_hexes(edition, state):
        is_open = not held >> hex & 1 and entry_price(edition, unit, hex) <= left
        if is_open and may_stack(edition, state, (unit,), hex):
            return True
    return False


def entry_hexes(edition: Edition, state: State) -> tuple[int, ...]:
    """13: where reinforcements of this scenario come in."""
    return edition.entries.get(state.scenario, ())


def open_entries(edition: Edition, state: State, unit: int) -> list[int]:
    hexes = entry_hexes(edition, state)
    return [hex for hex in hexes if is_allowed(reasons_against_entry(edition, state, unit, hex))]


def reasons_against_entry(edition: Edition, state: State, unit: int, hex: int) -> Reasons:
    """13: an entry hex without enemies, with room, and within the unit's points."""
    if hex not in entry_hexes(edition, state):
        yield Refusal(SCENARIO, "no-entry-hex", {"hex": edition.number(hex)})
    if has_units(edition, state, 1 - edition.side[unit], hex):
        yield Refusal(ENEMY_HEX, "enemy-there", {"hex": edition.number(hex)})
    cost, left = entry_price(edition, unit, hex), allowance(edition, state, unit)
    if cost > left:
        yield Refusal(TERRAIN_COST, "too-dear", {"hex": edition.number(hex), "cost": cost, "left": left})
    if not may_stack(edition, state, (unit,), hex):
        yield from reasons_against_stack(edition, state, (unit,), hex)


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
        seat, case = SEATS[state.active], (edition, state, state.active)
        about = {"units": edition.names([unit for group in state.moving for unit in group.units])}
        answer = yield Choice(seat, "group", ONE_AT_A_TIME, [*options, GO], about, False, GROUP_TRIES, case)
    if answer == GO:
        state.is_gathering = False
    else:
        _add(edition, state, answer[0], answer[1])


def companions(edition: Edition, state: State) -> list[Answer]:
    """Who may move together with those who move already."""
    near = 0
    for group in state.moving:
        near |= edition.board.within[1][group.hex]
    moving = [unit for group in state.moving for unit in group.units]
    beside = [unit for unit in standing_in(edition, state, state.active, near) if unit not in moving]
    free = movable(edition, state, beside) if beside else []
    if not free:
        return []
    places = [group.hex for group in state.moving]
    found: list[Answer] = []
    for how, is_beside, reasons in (("with", False, reasons_against_with), ("line", True, reasons_against_line)):
        for unit in free:
            if (state.hexes[unit] not in places) == is_beside and is_allowed(
                reasons(edition, state, unit, is_movable=True)
            ):
                found.append((how, unit))
    return found


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
        stack = state.stacks[state.active][hex]
        free = movable(edition, state, stack)
        units = [other for other in stack if other in free]
        if state.tasks[0].of < 0:
            units = _at_most_six(state, units)
    state.moving.append(Group(units, hex))
    enlist(state, units)


def _at_most_six(state: State, units: list[int]) -> list[int]:
    """4.4/b2: of a stack, those already chosen, and from the top as many others as there is room for."""
    room = SIX - len(state.six)
    new = [unit for unit in units if unit not in state.six][:room]
    return [unit for unit in units if unit in state.six or unit in new]


def reasons_against_with(edition: Edition, state: State, unit: int, *, is_movable: bool = False) -> Reasons:
    """8.16: whole stacks may be moved: units of the same stack and arm; guns go by themselves. `is_movable`: nothing is
    to be said against its move itself."""
    id = edition.counters[unit].id
    group = next((group for group in state.moving if group.hex == state.hexes[unit]), None)
    if group is None or state.hexes[unit] < 0 or ARTILLERY in (edition.arm[unit], edition.arm[group.units[0]]):
        yield Refusal(ONE_AT_A_TIME, "other-stack", {"unit": id})
    if group is not None and unit in group.units:
        yield Refusal(ONE_AT_A_TIME, "moves-already", {"unit": id})
    if not is_movable:
        yield from reasons_against_move(edition, state, unit)


def reasons_against_line(edition: Edition, state: State, unit: int, *, is_movable: bool = False) -> Reasons:
    """8.10, 7.3.2/b: units of one arm next to each other, each in the other's flank zone, or squares side by side."""
    hex = state.hexes[unit]
    if hex < 0:
        yield Refusal(LINE, "not-on-map", {"unit": edition.counters[unit].id})
        return
    top = state.stacks[edition.side[unit]][hex][:1]
    if any(group.hex == hex for group in state.moving) or (top[:1] != (unit,) and edition.arm[unit] != ARTILLERY):
        yield Refusal(LINE, "moves-already", {"unit": edition.counters[unit].id})
    if not any(forms_line(edition, state, group.units[0], unit) for group in state.moving):
        yield Refusal(LINE, "no-line", {"unit": edition.counters[unit].id})
    if not is_movable:
        yield from reasons_against_move(edition, state, unit)


def forms_line(edition: Edition, state: State, unit: int, other: int) -> bool:
    """8.10, 7.3.2/b: do two stacks stand in one line?"""
    here, there = state.hexes[unit], state.hexes[other]
    if edition.arm[unit] != edition.arm[other] or min(here, there) < 0 or there not in edition.board.around[here]:
        return False
    if state.formation[unit] == SQUARE or state.formation[other] == SQUARE:
        return state.formation[unit] == state.formation[other]
    direction = edition.board.direction(here, there)
    return (direction - state.facing[unit]) % 6 in (2, 5) and (direction + 3 - state.facing[other]) % 6 in (2, 5)


def reasons_against_group(answer: Answer, edition: Edition, state: State, side: int) -> Reasons:
    if answer == GO:
        return
    how, unit = answer
    yield from (reasons_against_with if how == "with" else reasons_against_line)(edition, state, unit)


def companions_to_try(edition: Edition, state: State, side: int) -> Iterator[tuple[Answer]]:
    for unit in some_units(edition, side):
        yield (("with", unit),)
        yield (("line", unit),)
    yield (GO,)


GROUP_TRIES = Tries(companions_to_try, reasons_against_group)


def reasons_against_arriving(hex: Answer, edition: Edition, state: State, unit: int) -> Reasons:
    return reasons_against_entry(edition, state, unit, hex)


def entries_to_try(edition: Edition, state: State, unit: int) -> Iterator[tuple[Answer]]:
    return each((*edition.entries[state.scenario], edition.board.size // 2))


ARRIVE_TRIES = Tries(entries_to_try, reasons_against_arriving)


def _arrive(edition: Edition, state: State, unit: int) -> Steps[None]:
    """13.0, 8.12.1: it enters the map in any facing and pays for the hex; guns are limbered."""
    about, options = {"unit": edition.counters[unit].id}, open_entries(edition, state, unit)
    hex = yield from choose(
        SEATS[state.active],
        "arrive",
        options,
        rule=SCENARIO,
        about=about,
        tries=ARRIVE_TRIES,
        case=(edition, state, unit),
    )
    place(edition, state, unit, hex)
    group = Group([unit], hex, entered=1, came=NOWHERE)
    state.moving = [group]
    cost = entry_price(edition, unit, hex)
    spend(state, group, cost)
    state.events.append(Arrived((edition.counters[unit].id,), edition.number(hex), cost, rule=SCENARIO))
    yield from face(edition, state, group)
    state.entry = entry_if_seen(edition, state, 0)
