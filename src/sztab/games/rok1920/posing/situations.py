"""Positions that situations draw: a scenario with changes, or a map and units of their own.

position:
  scenario: A               # or `map:` (docs/hexmap.md), with `theatre: ua` for the whole of it
  chapters: 12              # drawn positions only: the rules up to this number are in force (all, if left out)
  counters: {pl-x: {name: X, side: pl, strength: 4, weakened: 2, …}}   # further counters, columns as in units.csv
  units: "pl: 16DP@2303 4BK-@2303 / su: 58DS@2304"     # all units; with `scenario`, these units stand elsewhere
  away: [pl-5dp]            # with `scenario`: taken off the board
  stage: 16.V
  first: pl                 # drawn positions: who begins a stage
  phasing: su
  phase: attacks            # a step of the player-turn: turn-start, first-window, attacks, second-window, movement,
                            # third-window, repeat-attacks, replacements; with `mover: pl` his reserve phase in
                            # that window (`reserve`: in the first one)
  attacked: [pl-16dp]       # units that have attacked in this phase and player-turn
  barred: [pl-16dp]         # units that may not attack (7.1.2)
  reserve_used: [pl]        # who has taken his reserve phase
  order_used: [su]
  morale: {ua: -8}          # fields of the track; theatres not named have no marker
  held: {pl: [Mińsk], su: ["0204"]}
  pools: {pl: 2}
  own_rules: A              # drawn positions: the scenario's own rules hold on the drawn map
posing/facts.py lists the keys for units off the board, replacements, transports and the special chapters.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import structs

from sztab.games.rok1920.edition import ALL_CHAPTERS, Edition
from sztab.games.rok1920.map.board import Board
from sztab.games.rok1920.moving.movement_phase import begin_movement
from sztab.games.rok1920.posing.checking import check_position
from sztab.games.rok1920.posing.facts import KEYS as FACTS
from sztab.games.rok1920.posing.facts import note_counts, note_facts, note_pools
from sztab.games.rok1920.posing.notation import find_hex, find_unit, parse_position
from sztab.games.rok1920.scenarios.cards import ScenarioCard
from sztab.games.rok1920.scenarios.setting import Setting
from sztab.games.rok1920.state import State
from sztab.games.rok1920.turn.sequence import RUNNING
from sztab.games.rok1920.units.counters import ENEMY, SIDE_NAMES, THEATRES, Counter, Roster, read_counter
from sztab.games.rok1920.units.positions import derive, lift
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set
from sztab.hexmap.grid import Grid
from sztab.hexmap.inline import inline_map
from sztab.kernel.box import Row
from sztab.kernel.errors import BadNotation, DataError

RESERVE, WINDOW = "reserve", "-window"
DRAWN = "drawn"
"""The id of a scenario that a situation draws."""
KNOWN = (
    "scenario", "options", "map", "theatre", "chapters", "counters", "units", "away", "stage", "last_stage", "first",
    "phasing", "phase", "mover", "attacked", "barred", "reserve_used", "order_used", "morale", "held", "pools",
    "own_rules", *FACTS,
)  # fmt: skip


def drawn_board(position: Mapping[str, Any], grid: Grid) -> Board:
    """The board of an inline map; `theatre` puts all of it into one theatre."""
    theatre = THEATRES.index(_one_of("theatre", position["theatre"], THEATRES)) if "theatre" in position else None
    return Board(inline_map(dict(position["map"]), grid=grid), theatre=theatre)


def drawn_roster(position: Mapping[str, Any], roster: Roster) -> Roster:
    """The counters of the box and those that the situation adds or changes."""
    extra = position.get("counters") or {}
    added = [_counter(unit, dict(columns)) for unit, columns in extra.items()]
    if not added:
        return roster
    kept = [counter for counter in roster.counters if counter.id not in extra]
    return Roster([*kept, *added])


def _counter(unit: str, columns: dict[str, Any]) -> Counter:
    usual = {
        "id": unit, "name": unit, "formation": "regular", "arm": "infantry", "size": "division", "movement": 3,
        "lines": True, "weakened_lines": True, "levels": 3, "support": 0,
    }  # fmt: skip
    cells = {k: {True: "yes", False: "no"}.get(v, str(v)) if isinstance(v, bool) else str(v) for k, v in
             {**usual, **columns}.items()}  # fmt: skip
    try:
        return read_counter(Row(f"counters.{unit}", 1, cells))
    except DataError as error:
        raise BadNotation(str(error)) from None


def drawn_setting(position: Mapping[str, Any], edition: Edition, cards: Mapping[str, ScenarioCard]) -> Setting:
    stages = edition.stages
    first = SIDE_NAMES.index(_one_of("first", position.get("first", position.get("phasing", "pl")), SIDE_NAMES))
    stage = _stage(position.get("stage", stages[0]), stages)
    setting = Setting(
        id=DRAWN,
        first=first,
        first_stage=stage,
        last_stage=_stage(position["last_stage"], stages) if "last_stage" in position else len(stages),
        rules=edition.rules_up_to(position.get("chapters", ALL_CHAPTERS)),
        options=dict(position.get("options", {})),
    )
    if "own_rules" not in position:
        return setting
    card = cards[_one_of("own_rules", str(position["own_rules"]), cards)]
    own = edition.book.setting(card, dict(position.get("options", {})))
    rules = setting.rules if "chapters" in position else card.rules
    return structs.replace(
        own, id=DRAWN, first=first, first_stage=stage, last_stage=setting.last_stage, rules=rules, areas={}
    )


def check_keys(position: Mapping[str, Any]) -> None:
    for key in position:
        if key not in KNOWN:
            raise BadNotation(f"position: unknown key {key!r} (known: {', '.join(KNOWN)})")
    if ("map" in position) == ("scenario" in position):
        raise BadNotation("position: give either a scenario or a map, one of the two")


def place_units(war: War, state: State, position: Mapping[str, Any]) -> None:
    """Put the units of a position on the board."""
    for unit in _units(war, position.get("away", ())):
        lift(war, state, unit)
    for placed in parse_position(war, str(position.get("units", ""))):
        state.at[placed.unit], state.level[placed.unit], state.due[placed.unit] = placed.hex, placed.level, 0
        if state.entered[placed.unit] < 0:
            state.entered[placed.unit] = placed.level
    derive(war, state)


def change(war: War, state: State, position: Mapping[str, Any]) -> State:
    """Everything else that a position says."""
    if "stage" in position:
        state.stage = _stage(position["stage"], war.edition.stages)
    if "phasing" in position:
        state.phasing = SIDE_NAMES.index(_one_of("phasing", position["phasing"], SIDE_NAMES))
    state.attacked = bit_set(_units(war, position.get("attacked", ())))
    state.fought |= state.attacked
    state.barred = bit_set(_units(war, position.get("barred", ())))
    for key in ("reserve_used", "order_used"):
        if key in position:
            setattr(state, key, [seat in position[key] for seat in SIDE_NAMES])
    if "morale" in position:
        _set_morale(war, state, position["morale"])
    for seat, places in dict(position.get("held", {})).items():
        side = SIDE_NAMES.index(_one_of("held", seat, SIDE_NAMES))
        bits = bit_set(find_hex(war, str(place)) for place in places)
        state.held[side] |= bits
        state.held[ENEMY[side]] &= ~bits
    note_pools(war, state, position)
    note_facts(war, state, position)
    derive(war, state)  # who has fallen or left may have stood at the start where now an enemy stands
    check_position(war, state)
    _set_phase(war, state, position)
    return state


def _set_morale(war: War, state: State, fields: Mapping[str, int]) -> None:
    state.markers = 0
    for name, field in fields.items():
        theatre = THEATRES.index(_one_of("morale", name, THEATRES))
        if not war.track.low <= field <= war.track.high:
            raise BadNotation(f"position: morale.{name}: the track has fields {war.track.low} to {war.track.high}")
        state.morale[theatre] = field
        state.markers |= 1 << theatre


def _set_phase(war: War, state: State, position: Mapping[str, Any]) -> None:
    names = [step.name for step in war.steps]
    phase = position.get("phase", "attacks" if "map" in position else "")
    if phase == RESERVE or (str(phase).endswith(WINDOW) and "mover" in position):
        side = SIDE_NAMES.index(_one_of("mover", position.get("mover", SIDE_NAMES[state.phasing]), SIDE_NAMES))
        name = f"first{WINDOW}" if phase == RESERVE else _one_of("phase", phase, names)
        state.step, state.window = names.index(name), RUNNING
        state.reserve_used[side] = True
        begin_movement(war, state, side, reserve=True)
        note_counts(war, state, position)
    elif phase:
        state.step, state.window = names.index(_one_of("phase", phase, names)), 0


def _units(war: War, names: Iterable[str]) -> list[int]:
    return [find_unit(war, name) for name in names]


def _stage(name: Any, stages: tuple[str, ...]) -> int:
    return stages.index(_one_of("stage", str(name), stages)) + 1


def _one_of(key: str, value: Any, known: Iterable[str]) -> str:
    listed = list(known)
    if value not in listed:
        raise BadNotation(f"position: {key}: {value!r} is not one of {', '.join(listed)}")
    return str(value)
