"""Positions of situations: a scenario's, changed, or units drawn on the map of the box or of the situation.

Keys: `scenario` (the card that gives pool and length), `units` (only these take part), `change` (added to the rest),
`leaders`, `fled` (unit: turn of return), `captured` (units), `turn`, `score`, `threshold`, `die`, `pool`, `drawn`,
`contused`, and where play stands: `active` (a leader whose movement phase begins), `of` (whose units a chief leads, or
`six`), `phase` (movement, leader, melee, draw, turn-end) and `first` (which side has the next action, 10.4).
"""

from collections.abc import Mapping
from typing import Any

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.posing.notation import leader_number, parse_leaders, parse_units, unit_number
from sztab.games.raclawice.scenarios import cards as scenarios
from sztab.games.raclawice.state import (
    CAPTURED,
    DRAW,
    FLED,
    GONE,
    IN_PLAY,
    LEADER,
    MELEE,
    MOVEMENT,
    NOWHERE,
    PHASES,
    State,
    Task,
)
from sztab.games.raclawice.turn.sequence import begin_movement
from sztab.games.raclawice.units.counters import ARTILLERY, SEATS
from sztab.games.raclawice.units.stacking import place as stand
from sztab.kernel.errors import BadNotation

KEYS = {
    "scenario", "units", "change", "leaders", "fled", "captured", "turn", "score", "threshold", "die", "pool", "drawn",
    "contused", "active", "of", "phase", "first", "map",
}  # fmt: skip


def place(edition: Edition, position: Mapping[str, Any]) -> State:
    """The state that a position draws."""
    unknown = sorted(set(position) - KEYS)
    if unknown:
        raise BadNotation(f"position: unknown {', '.join(unknown)} (known: {', '.join(sorted(KEYS))})")
    name = position.get("scenario", "battle")
    if name not in edition.cards:
        raise BadNotation(f"position: no scenario {name!r} (there are: {', '.join(edition.cards)})")
    state = _begin(edition, name, position)
    _stand(edition, state, str(position.get("units", "")) + " " + str(position.get("change", "")))
    for leader, hex in parse_leaders(edition, str(position.get("leaders", ""))):
        state.leader_hex[leader], state.leader_fate[leader] = hex, IN_PLAY
    _set_off_map(edition, state, position)
    _set_numbers(edition, state, position)
    set_phase(edition, state, position)
    return state


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
    from sztab.games.raclawice.units.stacking import lift

    standings = parse_units(edition, text)
    for standing in standings:
        unit = standing.unit
        if state.hexes[unit] >= 0:
            lift(edition, state, unit)
        stand(edition, state, unit, standing.hex)
        state.facing[unit], state.formation[unit] = standing.facing, standing.formation
        state.marks[unit] = standing.marks
        state.lost[unit] = standing.numbers.get("lost", 0)
        state.shots[unit] = standing.numbers.get("shots", 0)


def _set_off_map(edition: Edition, state: State, position: Mapping[str, Any]) -> None:
    for name, turn in dict(position.get("fled") or {}).items():
        unit = unit_number(edition, str(name))
        state.fate[unit], state.due[unit] = FLED, int(turn)
    for name in position.get("captured") or ():
        gun = unit_number(edition, str(name))
        if edition.arm[gun] != ARTILLERY or state.hexes[gun] == NOWHERE:
            raise BadNotation(f"position: captured: {name} is no battery on the map")
        state.fate[gun] = CAPTURED
        state.taken.append(gun)


def _set_numbers(edition: Edition, state: State, position: Mapping[str, Any]) -> None:
    for key in ("turn", "score", "threshold"):
        if key in position:
            if type(position[key]) is not int:
                raise BadNotation(f"position: {key} is {position[key]!r}, not a whole number")
            setattr(state, key, position[key])
    if not 1 <= state.turn <= state.last_turn:
        raise BadNotation(f"position: turn {state.turn} is not one of 1 to {state.last_turn} (3.2)")
    if "die" in position:
        if position["die"] not in scenarios.DICE:
            raise BadNotation(f"position: die is one of {', '.join(scenarios.DICE)}")
        state.melee_die = scenarios.DICE[position["die"]]
    for key in ("pool", "drawn", "contused"):
        if key in position:
            setattr(state, key, [leader_number(edition, str(name)) for name in position[key]])


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
    if state.leader_fate[leader] == GONE:
        raise BadNotation(f"position: {position['active']} is active, but not among the leaders")
    of = str(position.get("of", edition.leaders[leader].id))
    whose = -1 if of == "six" else leader_number(edition, of)
    state.active, state.chit = edition.leaders[leader].side, leader
    if leader not in state.drawn:
        state.drawn.append(leader)
    phases = [MOVEMENT, LEADER, MELEE]
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
    text = str(position.get("units", "")) + " " + str(position.get("change", ""))
    for standing in parse_units(edition, text):
        if "left" in standing.numbers:
            state.left[standing.unit] = standing.numbers["left"]
