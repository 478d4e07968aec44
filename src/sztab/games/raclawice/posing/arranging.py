"""A board that is arranged by hand: units, guns and leaders put on hexes or taken off; turn, score and phase set."""

from collections.abc import Mapping, Sequence
from typing import Any

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.map.board import CORNERS
from sztab.games.raclawice.moving.steps import allowance
from sztab.games.raclawice.posing.situations import set_phase
from sztab.games.raclawice.state import (
    DRAW,
    FORMATIONS,
    GONE,
    IN_PLAY,
    LEADER,
    LIMBERED,
    MELEE,
    MOVEMENT,
    NOWHERE,
    ORDINARY,
    PHASES,
    TURN_END,
    State,
)
from sztab.games.raclawice.units.counters import ARTILLERY, SEATS
from sztab.games.raclawice.units.stacking import is_clash, lift, settle_formation
from sztab.games.raclawice.units.stacking import put as stand
from sztab.hexmap.bits import members
from sztab.kernel.arranging import Arrangement, Knob, Piece, Put
from sztab.kernel.errors import BadNotation

UNIT, CHIEF = "unit", "leader"
SETTABLE = (DRAW, MOVEMENT, LEADER, MELEE, TURN_END)
NOBODY = ""


def arrangement(edition: Edition, state: State) -> Arrangement:
    """All units and leaders with their hexes, and what else can be set."""
    places = [edition.number(hex) for hex in members(~edition.board.closed & ((1 << edition.board.size) - 1))]
    lost = max((len(strength) for strength in edition.strength if strength), default=1)
    active = edition.leaders[state.chit].id if state.tasks else NOBODY
    return Arrangement(
        pieces=[_unit(edition, state, unit) for unit in range(len(edition.counters))]
        + [_leader(edition, state, leader) for leader in range(len(edition.leaders))],
        places={UNIT: places, CHIEF: places},
        fields={UNIT: {"facing": list(CORNERS), "formation": list(FORMATIONS), "lost": list(range(lost))}, CHIEF: {}},
        settings={
            "turn": Knob(state.turn, list(range(1, state.last_turn + 1))),
            "score": Knob(state.score, list(range(1 - state.threshold, state.threshold))),
            "phase": Knob(PHASES[state.phase], [PHASES[phase] for phase in SETTABLE]),
            "active": Knob(active, [NOBODY, *edition.leader_numbers]),
            "first": Knob(_first(state), list(SEATS)),
        },
    )


def _unit(edition: Edition, state: State, unit: int) -> Piece:
    hex = state.hexes[unit]
    fields: dict[str, Any] = {
        "facing": CORNERS[state.facing[unit]],
        "formation": FORMATIONS[state.formation[unit]],
        "lost": state.lost[unit],
    }
    place = edition.number(hex) if hex >= 0 else None
    return Piece(edition.counters[unit].id, UNIT, SEATS[edition.side[unit]], place, fields)


def _leader(edition: Edition, state: State, number: int) -> Piece:
    hex, leader = state.leader_hex[number], edition.leaders[number]
    return Piece(leader.id, CHIEF, SEATS[leader.side], edition.number(hex) if hex >= 0 else None)


def _first(state: State) -> str:
    """10.4: which side has the next action."""
    return SEATS[1 - state.active if state.is_fire_due else state.active] if state.tasks else SEATS[0]


def arrange(edition: Edition, state: State, puts: Sequence[Put], settings: Mapping[str, Any]) -> None:
    """Take all named units off, then put them where they are to stand; what was under way has ended."""
    state.moving, state.entry, state.going_back, state.six = [], None, [], []
    units = [(edition.unit_numbers[wish.piece], wish) for wish in puts if wish.piece in edition.unit_numbers]
    for unit, _ in units:
        if state.hexes[unit] >= 0:
            lift(edition, state, unit)
    for unit, wish in units:
        _put(edition, state, unit, wish)
    for wish in puts:
        if wish.piece in edition.leader_numbers:
            _put_leader(edition, state, edition.leader_numbers[wish.piece], wish)
    for key in ("turn", "score"):
        if key in settings:
            setattr(state, key, settings[key])
    _begin_phase(edition, state, settings)


def _put(edition: Edition, state: State, unit: int, wish: Put) -> None:
    lost, is_gun = wish.fields.get("lost", state.lost[unit]), edition.arm[unit] == ARTILLERY
    if lost and (is_gun or lost >= edition.counters[unit].steps):
        raise BadNotation(f"{wish.piece} cannot have {lost} losses (3.4/e1)")
    formation = FORMATIONS.index(wish.fields.get("formation", FORMATIONS[state.formation[unit]]))
    if formation != ORDINARY and is_gun != (formation == LIMBERED):
        raise BadNotation(f"{wish.piece} cannot stand in the formation {FORMATIONS[formation]} (7)")
    state.lost[unit], state.formation[unit], state.marks[unit] = lost, formation, 0
    state.shots[unit] = state.due[unit] = state.left[unit] = 0
    state.taken = [taken for taken in state.taken if taken not in (unit, -1 - unit)]
    if wish.place is None:
        state.fate[unit] = GONE
        return
    hex, side = edition.hex(wish.place), edition.side[unit]
    stand(edition, state, unit, hex)
    if "facing" in wish.fields:
        facing = CORNERS.index(wish.fields["facing"])
        for other in (unit, *state.stacks[side][hex]):
            state.facing[other] = facing
    if "formation" in wish.fields:
        state.formation[unit] = formation
        settle_formation(edition, state, side, hex)
    if is_clash(edition, state, hex) and hex not in {at for at, _ in state.first_in}:
        state.first_in.append((hex, 1 - side))
    if state.phase == MOVEMENT and side == state.active:
        state.left[unit] = allowance(edition, state, unit)


def _put_leader(edition: Edition, state: State, leader: int, wish: Put) -> None:
    """4.6: a leader who is off the board is out of the battle, and so is his chit."""
    if wish.place is None:
        state.leader_hex[leader], state.leader_fate[leader] = NOWHERE, GONE
        state.pool = [other for other in state.pool if other != leader]
    else:
        state.leader_hex[leader], state.leader_fate[leader] = edition.hex(wish.place), IN_PLAY


def _begin_phase(edition: Edition, state: State, settings: Mapping[str, Any]) -> None:
    """A phase begins anew: of the leader named, or of the one whose activation it is."""
    if not {"phase", "active", "first"} & set(settings):
        return
    active = settings.get("active", edition.leaders[state.chit].id if state.tasks else NOBODY)
    phase = settings.get("phase", "movement" if active else PHASES[DRAW])
    if active == NOBODY and PHASES.index(phase) in (MOVEMENT, LEADER, MELEE):
        raise BadNotation(f"a {phase} phase is a leader's: name the one who is active (3.3)")
    state.tasks, state.passes, state.active = [], 0, -1
    said = {"phase": phase, "active": active, "first": settings.get("first")}
    set_phase(edition, state, {key: value for key, value in said.items() if value})
