"""Positions of situations: a scenario's, changed, or units drawn on the map of the box or of the situation.

Keys: `scenario` (the card that gives pool and length), `units` (only these take part), `change` (added to the rest),
`leaders`, `absent` (leaders who take no part; others who are not named have fallen, or come when their chit is in the
pool, or a name without a hex says so), `fled` (unit: turn of return, or `{turn: …, lost: …}`), `due` (unit: the turn
from which it may come), `captured` (units), `recaptured` (scored already),
`holds` (clash hex: the side that was there first), `turn`, `score`, `threshold`, `die`, `pool`, `drawn`, `contused`,
and where play stands: `active` (a leader whose movement phase begins), `chit` (whose
chit brought it, where it is another's, 4.4), `of` (whose units a chief leads, or `six`),
`six` (the units that he has chosen), `phase` (movement, leader, melee, draw, turn-end), `first` (which side has the
next action, 10.4) and `moving` (groups in the middle of their move). What is posed is checked like any other position.
"""

from collections.abc import Mapping
from typing import Any

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.moving.lines import entry_hexes
from sztab.games.raclawice.moving.steps import DOUBLE_POINTS, allowance
from sztab.games.raclawice.posing.checking import check_posed
from sztab.games.raclawice.posing.notation import leader_number, parse_leaders, parse_units, unit_number
from sztab.games.raclawice.scenarios import cards as scenarios
from sztab.games.raclawice.state import (
    ABSENT,
    CAPTURED,
    DRAW,
    FLED,
    GONE,
    IN_PLAY,
    LEADER,
    LIMBERED,
    MELEE,
    MOVEMENT,
    NOWHERE,
    ORDINARY,
    PHASES,
    TO_COME,
    Group,
    State,
    Task,
)
from sztab.games.raclawice.turn.sequence import begin_movement
from sztab.games.raclawice.units.counters import ARTILLERY, SEATS
from sztab.games.raclawice.units.leaders import SIX
from sztab.games.raclawice.units.stacking import clash_hexes, count_batteries, forget_clash, is_clash, lift
from sztab.games.raclawice.units.stacking import place as stand
from sztab.hexmap.bits import members
from sztab.kernel.errors import BadNotation

KEYS = {
    "scenario", "units", "change", "leaders", "fled", "captured", "turn", "score", "threshold", "die", "pool", "drawn",
    "contused", "active", "of", "phase", "first", "map", "absent", "recaptured", "holds", "six", "moving",
    "chit", "due",
}  # fmt: skip
GROUP_KEYS = {"units", "entered", "came", "double", "turned", "rough", "charged", "over", "formed"}

MOST_POINTS = 99
"""No threshold of victory is higher."""


def place(edition: Edition, position: Mapping[str, Any]) -> State:
    """The state that a position draws."""
    unknown = sorted(set(position) - KEYS)
    if unknown:
        raise BadNotation(f"position: unknown {', '.join(unknown)} (known: {', '.join(sorted(KEYS))})")
    name = position.get("scenario", "battle")
    if name not in edition.cards:
        raise BadNotation(f"position: no scenario {name!r} (there are: {', '.join(edition.cards)})")
    state = _begin(edition, name, position)
    _stand(edition, state, _text(position))
    for leader, hex in parse_leaders(edition, str(position.get("leaders", ""))):
        if hex == NOWHERE and not edition.leaders[leader].entry:
            raise BadNotation(
                f"position: leaders: {edition.leaders[leader].id} is never to come, and stands as name@hex (13.0)"
            )
        state.leader_hex[leader], state.leader_fate[leader] = hex, IN_PLAY if hex != NOWHERE else TO_COME
    _set_absent(edition, state, position)
    _set_off_map(edition, state, position)
    _set_holders(edition, state, position)
    _set_numbers(edition, state, position)
    set_phase(edition, state, position)
    _set_six(edition, state, position)
    _set_moving(edition, state, position)
    check_posed(edition, state)
    return state


def _text(position: Mapping[str, Any]) -> str:
    return f"{position.get('units', '')} {position.get('change', '')}"


def _begin(edition: Edition, name: str, position: Mapping[str, Any]) -> State:
    card = edition.cards[name]
    if "units" not in position and "map" not in position:
        options = {option.id: option.default for option in scenarios.described(card).options}
        return scenarios.start(edition, card, options)
    state = scenarios.empty_state(edition)
    state.scenario = name
    state.turn, state.last_turn, state.threshold = card.first_turn, card.last_turn, card.threshold
    return state


def _stand(edition: Edition, state: State, text: str) -> None:
    standings = parse_units(edition, text)
    names = [standing.unit for standing in standings]
    for unit in names:
        if names.count(unit) > 1:
            raise BadNotation(f"position: {edition.counters[unit].id} stands twice")
    for standing in standings:
        if state.hexes[standing.unit] >= 0:
            lift(edition, state, standing.unit)
    for standing in standings:
        unit = standing.unit
        stand(edition, state, unit, standing.hex)
        state.facing[unit], state.formation[unit] = standing.facing, standing.formation
        state.marks[unit] = standing.marks
        state.lost[unit] = standing.numbers.get("lost", 0)
        state.shots[unit] = standing.numbers.get("shots", 0)
        state.due[unit] = 0
    for standing in standings:
        if standing.came != NOWHERE:
            _enter_from(edition, state, standing.unit, standing.came)


def _enter_from(edition: Edition, state: State, unit: int, came: int) -> None:
    """8.13, 11.7/b: the neighbouring hex from which a unit came into its clash hex."""
    hex, name = state.hexes[unit], edition.counters[unit].id
    if came not in edition.board.around[hex] or not is_clash(edition, state, hex):
        where = f"{edition.number(came)} to {edition.number(hex)}"
        raise BadNotation(f"position: {name} came from {where}, which is no step into a clash hex (3.4/i)")
    state.came[unit] = came


def _set_absent(edition: Edition, state: State, position: Mapping[str, Any]) -> None:
    for name in _listed(position, "absent"):
        leader = leader_number(edition, name)
        state.leader_hex[leader], state.leader_fate[leader] = NOWHERE, ABSENT


def _set_off_map(edition: Edition, state: State, position: Mapping[str, Any]) -> None:
    named = {standing.unit for standing in parse_units(edition, _text(position))}
    for name, when in _mapping(position, "fled").items():
        _set_fled(edition, state, unit_number(edition, name), when, named)
    for name, turn in _mapping(position, "due").items():
        _set_due(edition, state, unit_number(edition, name), turn, named)
    for name in _listed(position, "captured"):
        gun = unit_number(edition, name)
        if edition.arm[gun] != ARTILLERY or state.hexes[gun] == NOWHERE:
            raise BadNotation(f"position: captured: {name} is no battery on the map")
        state.fate[gun] = CAPTURED
        count_batteries(edition, state, edition.side[gun])
        state.taken.append(gun)
        forget_clash(edition, state, state.hexes[gun])
    for name in _listed(position, "recaptured"):
        gun = unit_number(edition, name)
        if state.fate[gun] != CAPTURED:
            raise BadNotation(f"position: recaptured: {name} is not among the captured batteries")
        state.taken.append(-1 - gun)


def _set_fled(edition: Edition, state: State, unit: int, when: Any, named: set[int]) -> None:
    """11.11.2: the turn of return, and the losses it took before."""
    name = edition.counters[unit].id
    if unit in named:
        raise BadNotation(f"position: {name} stands on the map, and cannot have fled (11.11.1)")
    spec = when if isinstance(when, Mapping) else {"turn": when}
    turn, lost = spec.get("turn"), spec.get("lost", 0)
    if set(spec) - {"turn", "lost"} or type(turn) is not int or type(lost) is not int:
        raise BadNotation(f"position: fled: {name}: a turn, or {{turn: 6, lost: 1}}, not {when!r}")
    if edition.arm[unit] == ARTILLERY or not 0 <= lost < edition.counters[unit].steps:
        raise BadNotation(f"position: fled: {name} cannot have {lost} losses, or never flees (3.4/e1, 11.11)")
    if not 1 <= turn <= state.last_turn:
        raise BadNotation(f"position: fled: {name} would come back before the first or after the last turn (11.11.5)")
    if state.hexes[unit] >= 0:
        lift(edition, state, unit)
    state.fate[unit], state.due[unit], state.lost[unit], state.formation[unit] = FLED, turn, lost, ORDINARY


def _set_due(edition: Edition, state: State, unit: int, turn: Any, named: set[int]) -> None:
    """13: a unit that is still to come, and from which turn on."""
    counter = edition.counters[unit]
    if unit in named or state.fate[unit] == FLED:
        raise BadNotation(f"position: due: {counter.id} stands on the map or has fled, and cannot be to come (13.0)")
    if not entry_hexes(edition, state):
        raise BadNotation(f"position: due: there is no place on this map where {counter.id} could come (13.0)")
    if type(turn) is not int or not 1 <= turn <= state.last_turn:
        raise BadNotation(f"position: due: {counter.id}: {turn!r} is not a turn from 1 to {state.last_turn} (13.0)")
    if state.hexes[unit] >= 0:
        lift(edition, state, unit)
    state.fate[unit], state.due[unit] = TO_COME, turn
    state.formation[unit] = LIMBERED if counter.is_limbered else ORDINARY


def _set_holders(edition: Edition, state: State, position: Mapping[str, Any]) -> None:
    """11.7/b: who was first in a clash hex: as told, or the side that is named first."""
    for hex in members(clash_hexes(edition, state)):
        if all(at != hex for at, _ in state.first_in):
            state.first_in.append((hex, 0 if has_troops(state, 0, hex) else 1))
    for number, seat in _mapping(position, "holds").items():
        hex = edition.hex(number)
        if seat not in SEATS or all(at != hex for at, _ in state.first_in):
            raise BadNotation(f"position: holds: {number}: {seat!r} is no side of a clash hex (3.4/i)")
        state.first_in = [(at, SEATS.index(seat) if at == hex else side) for at, side in state.first_in]


def has_troops(state: State, side: int, hex: int) -> bool:
    return bool(state.stacks[side][hex])


def _set_six(edition: Edition, state: State, position: Mapping[str, Any]) -> None:
    """4.4/b2: the units that Kościuszko has chosen so far."""
    state.six = [unit_number(edition, name) for name in _listed(position, "six")]
    if len(state.six) > SIX or (state.six and (not state.tasks or state.tasks[0].of >= 0)):
        raise BadNotation(f"position: six: at most {SIX} units, in a phase with `of: six` (4.4/b2)")


def _set_moving(edition: Edition, state: State, position: Mapping[str, Any]) -> None:
    """8.16: groups in the middle of their move."""
    groups = position.get("moving") or []
    if not isinstance(groups, list) or (groups and state.phase != MOVEMENT):
        raise BadNotation("position: moving is a list of groups, in a movement phase (8.16)")
    state.moving = [_group(edition, state, spec) for spec in groups]
    units = [unit for group in state.moving for unit in group.units]
    if len(set(units)) < len(units):
        raise BadNotation("position: moving: a unit is in two groups (8.16)")
    if state.moving:
        state.is_fire_due = "first" in position and SEATS.index(position["first"]) != state.active


def _group(edition: Edition, state: State, spec: Any) -> Group:
    if not isinstance(spec, Mapping) or set(spec) - GROUP_KEYS or not spec.get("units"):
        raise BadNotation(f"position: moving: {spec!r} is not a group ({', '.join(sorted(GROUP_KEYS))})")
    units = [unit_number(edition, str(name)) for name in spec["units"]]
    hexes = {state.hexes[unit] for unit in units}
    if len(hexes) != 1 or hexes == {NOWHERE} or {edition.side[unit] for unit in units} != {state.active}:
        raise BadNotation("position: moving: a group stands in one hex and is of the active side (8.16)")
    hex = hexes.pop()
    entered = spec.get("entered", 0)
    most = max(allowance(edition, state, unit) for unit in units) + DOUBLE_POINTS
    if type(entered) is not int or not 0 <= entered <= most:
        raise BadNotation(f"position: moving: entered is {entered!r}, not a number of hexes from 0 to {most} (8.8)")
    came = edition.hex(str(spec["came"])) if "came" in spec else NOWHERE
    if came != NOWHERE and came not in edition.board.around[hex]:
        raise BadNotation(f"position: moving: {spec['came']} is not beside {edition.number(hex)}")
    stack = state.stacks[state.active][hex]
    flags = {key: _flag(spec, key) for key in GROUP_KEYS - {"units", "entered", "came"}}
    return Group(
        [unit for unit in stack if unit in units] or units, hex, entered, flags["double"], not flags["turned"],
        not flags["rough"], flags["charged"], flags["over"], flags["formed"], came,
    )  # fmt: skip


def _flag(spec: Mapping[str, Any], key: str) -> bool:
    value = spec.get(key, False)
    if not isinstance(value, bool):
        raise BadNotation(f"position: moving: {key} is {value!r}, not true or false")
    return value


def _mapping(position: Mapping[str, Any], key: str) -> dict[str, Any]:
    value = position.get(key) or {}
    if not isinstance(value, Mapping):
        raise BadNotation(f"position: {key} is {value!r}, not a mapping")
    return {str(name): what for name, what in value.items()}


def _listed(position: Mapping[str, Any], key: str) -> list[str]:
    value = position.get(key) or []
    if not isinstance(value, list | tuple):
        raise BadNotation(f"position: {key} is {value!r}, not a list")
    return [str(name) for name in value]


def _set_numbers(edition: Edition, state: State, position: Mapping[str, Any]) -> None:
    for key in ("turn", "score", "threshold"):
        if key in position:
            if type(position[key]) is not int:
                raise BadNotation(f"position: {key} is {position[key]!r}, not a whole number")
            setattr(state, key, position[key])
    if state.threshold > MOST_POINTS:
        raise BadNotation(f"position: threshold is {state.threshold}, and at most {MOST_POINTS} (12.4)")
    if state.threshold < 1 or abs(state.score) >= state.threshold:
        raise BadNotation(f"position: a score of {state.score} would have won at {state.threshold} (12.4)")
    if not 1 <= state.turn <= state.last_turn:
        raise BadNotation(f"position: turn {state.turn} is not one of 1 to {state.last_turn} (3.2)")
    if "die" in position:
        if position["die"] not in scenarios.DICE:
            raise BadNotation(f"position: die is one of {', '.join(scenarios.DICE)}")
        state.melee_die = scenarios.DICE[position["die"]]
    for key in ("pool", "drawn", "contused"):
        if key in position:
            setattr(state, key, [leader_number(edition, name) for name in _listed(position, key)])
    for leader in state.pool:
        if state.leader_fate[leader] == GONE:
            state.leader_fate[leader] = TO_COME


def set_phase(edition: Edition, state: State, position: Mapping[str, Any]) -> None:
    phase = str(position.get("phase", "movement" if "active" in position else ""))
    if not phase:
        if "pool" in position:
            state.phase = DRAW
        return
    if phase not in PHASES:
        raise BadNotation(f"position: no phase {phase!r} (there are: {', '.join(PHASES)})")
    state.phase = PHASES.index(phase)
    if state.phase in (MOVEMENT, LEADER, MELEE):
        _activate(edition, state, position)


def _activate(edition: Edition, state: State, position: Mapping[str, Any]) -> None:
    if "active" not in position:
        raise BadNotation("position: a phase of an activation needs `active`, the leader")
    leader = leader_number(edition, str(position["active"]))
    if state.leader_fate[leader] in (GONE, ABSENT):
        raise BadNotation(f"position: {position['active']} is active, but not among the leaders")
    of = str(position.get("of", edition.leaders[leader].id))
    whose = -1 if of == "six" else leader_number(edition, of)
    chit = leader_number(edition, str(position.get("chit", edition.leaders[leader].id)))
    if edition.leaders[chit].side != edition.leaders[leader].side:
        raise BadNotation(f"position: chit: {position['chit']} is of the other side (4.4)")
    state.active, state.chit = edition.leaders[leader].side, chit
    if chit not in state.drawn:
        state.drawn.append(chit)
    # 3.3/b; 4.4/b3: Kościuszko rides when his six have fought.
    phases = [MOVEMENT, LEADER, MELEE] if whose >= 0 else [MOVEMENT, MELEE, LEADER]
    state.tasks = [Task(phase, leader, whose) for phase in phases[phases.index(state.phase) :]]
    if state.phase == MOVEMENT:
        marks = state.marks[:]
        begin_movement(edition, state)
        state.marks = marks
        _set_left(edition, state, position)
    first = position.get("first")
    if first is not None:
        if first not in SEATS:
            raise BadNotation(f"position: first is one of {', '.join(SEATS)}")
        state.is_fire_due = SEATS.index(first) != state.active


def _set_left(edition: Edition, state: State, position: Mapping[str, Any]) -> None:
    for standing in parse_units(edition, _text(position)):
        if "left" in standing.numbers:
            state.left[standing.unit] = standing.numbers["left"]
