"""A board that is arranged by hand: units put on hexes, weakened, taken off; stage, phase, morale and places set.
What lies beside them and on them is in posing/margins.py."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sztab.games.rok1920.posing.margins import OFF, fact_fields, facts_of, margin_knobs, note_unit, set_margins
from sztab.games.rok1920.posing.notation import find_hex
from sztab.games.rok1920.state import State
from sztab.games.rok1920.turn.sequence import RUNNING
from sztab.games.rok1920.units.counters import ENEMY, LEVELS, SIDE_NAMES, SIDES, THEATRES, Unit
from sztab.games.rok1920.units.positions import lift, put, set_level
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set, members
from sztab.kernel.arranging import Arrangement, Knob, Piece, Put
from sztab.kernel.errors import BadNotation

UNIT = "unit"
MORALE = "morale-"


def arrangement(war: War, state: State) -> Arrangement:
    """All units with their hexes and levels, and what else can be set."""
    numbers, stages = war.board.map.numbers, war.edition.stages
    setting = war.setting
    settings = {
        "stage": Knob(stages[state.stage - 1], list(stages[setting.first_stage - 1 : setting.last_stage])),
        "phasing": Knob(SIDE_NAMES[state.phasing], list(SIDE_NAMES)),
        "phase": Knob(war.steps[state.step].name, list(dict.fromkeys(step.name for step in war.steps))),
        "held": Knob({SIDE_NAMES[side]: [numbers[h] for h in members(state.held[side])] for side in SIDES}),
    }
    track = list(range(war.track.low, war.track.high + 1))
    settings |= {MORALE + THEATRES[t]: Knob(state.morale[t], track) for t in members(state.markers)}
    return Arrangement(
        pieces=[_piece(war, state, unit) for unit in range(war.roster.size)],
        places={UNIT: [numbers[h] for h in members(war.board.open)]},
        fields={UNIT: {"level": list(LEVELS), **fact_fields(war)}},
        settings=settings | margin_knobs(war, state),
        off_board=[OFF],
    )


def _piece(war: War, state: State, unit: Unit) -> Piece:
    at = state.at[unit]
    place = war.board.map.numbers[at] if at >= 0 else None
    fields = {"level": LEVELS[state.level[unit]], **facts_of(war, state, unit)}
    return Piece(war.roster.ids[unit], UNIT, SIDE_NAMES[war.roster.side[unit]], place, fields)


def arrange(war: War, state: State, puts: Sequence[Put], settings: Mapping[str, Any]) -> None:
    """Take all named units off, then put them where they are to stand."""
    units = [war.roster.number[wish.piece] for wish in puts]
    for unit in units:
        lift(war, state, unit)
    for unit, wish in zip(units, puts):
        _set_level(war, state, unit, wish.fields.get("level"))
        state.due[unit] = 0
        if wish.place is not None:
            put(war, state, unit, find_hex(war, wish.place))
            if state.entered[unit] < 0:
                state.entered[unit] = state.level[unit]
        note_unit(war, state, unit, wish.fields)
    _keep_in_step(war, state, units)
    _set(war, state, settings)


def _set_level(war: War, state: State, unit: Unit, name: str | None) -> None:
    """13: how much a unit has lost; one that was gone comes at its best unless another level is named."""
    level = LEVELS.index(name) if name is not None else state.level[unit]
    if level >= war.levels[unit]:
        if name is not None:
            raise BadNotation(f"{war.roster.ids[unit]} has no level {name} (13)")
        level = 0
    set_level(war, state, unit, level)


def _keep_in_step(war: War, state: State, units: Iterable[Unit]) -> None:
    """Whoever was put on the board may take part in the phase that is on; whoever is off may not."""
    for unit in units:
        bit, on_board = 1 << unit, state.at[unit] >= 0
        moves = on_board and state.window == RUNNING and bool(state.movers) and war.roster.side[unit] == state.mover
        state.movers = sorted({*state.movers, unit} if moves else set(state.movers) - {unit})
        state.eligible = state.eligible | bit if moves else state.eligible & ~bit
        state.bound &= ~bit
        state.attacked &= ~bit
        state.fought &= ~bit
        state.barred &= ~bit
        if state.pursuit is not None:
            state.pursuit.units &= ~bit
    if state.pursuit is not None and not state.pursuit.units:
        state.pursuit = None


def _set(war: War, state: State, settings: Mapping[str, Any]) -> None:
    if "stage" in settings:
        state.stage = war.edition.stages.index(settings["stage"]) + 1
    if "phasing" in settings:
        state.phasing = SIDE_NAMES.index(settings["phasing"])
    if "phase" in settings or "phasing" in settings:
        name = settings.get("phase", war.steps[state.step].name)
        state.step, state.window = [step.name for step in war.steps].index(name), 0
        state.movers, state.pursuit = [], None
        state.eligible = state.began = state.bound = state.attacked = state.fought = 0
    for theatre, name in enumerate(THEATRES):
        if MORALE + name in settings:
            state.morale[theatre] = settings[MORALE + name]
    if "held" in settings:
        _hold(war, state, settings["held"])
    set_margins(war, state, settings)


def _hold(war: War, state: State, held: Any) -> None:
    """27.2: who holds which places; those that are not named stay as they are."""
    if not isinstance(held, Mapping) or not set(held) <= set(SIDE_NAMES):
        raise BadNotation(f"held is a mapping of {' and '.join(SIDE_NAMES)} to lists of places")
    for seat, places in held.items():
        side = SIDE_NAMES.index(seat)
        if not isinstance(places, list) or not all(isinstance(place, str) for place in places):
            raise BadNotation(f"held: {seat} is a list of places")
        bits = bit_set(find_hex(war, place) for place in places)
        state.held[side] |= bits
        state.held[ENEMY[side]] &= ~bits
