"""The position of a game in the words of situations (posing/situations.py, facts.py): what a player edits as text.

What lies in the margins is read off the knobs of the arranged board (posing/margins.py), so that both say the same."""

from typing import Any

from sztab.games.rok1920.posing.facts import CHOICES
from sztab.games.rok1920.posing.margins import (
    ATTACKS,
    COUPLED,
    LITHUANIAN_PLACES,
    ORDER_USED,
    POOL,
    REPLACEMENT,
    RESERVE_USED,
    SUPPLY,
    TRANSPORTS,
    facts_of,
    knob_of,
    margin_knobs,
)
from sztab.games.rok1920.posing.notation import write_position
from sztab.games.rok1920.posing.situations import WINDOW
from sztab.games.rok1920.state import ELIMINATED, REMOVED, State
from sztab.games.rok1920.turn.sequence import RUNNING
from sztab.games.rok1920.units.counters import SIDE_NAMES, SIDES, THEATRES
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import members

COUNTS = {"attacks": ATTACKS, "transports": TRANSPORTS, "pools": POOL}
LISTS = {"coupled": COUPLED, "reserve_used": RESERVE_USED, "order_used": ORDER_USED}
"""Keys of situations that gather several knobs: by number, and as a list of those that are set."""


def posed(war: War, state: State, began: State) -> dict[str, Any]:
    """The keys that draw this position; `began` is the scenario's set-up, which they change."""
    setting = war.setting
    found: dict[str, Any] = {"scenario": setting.id, "options": dict(setting.options)}
    found["units"] = write_position(war, state)
    found |= _off_board(war, state, began) | _time(war, state) | _margins(war, state)
    found["morale"] = {THEATRES[t]: state.morale[t] for t in members(state.markers)}
    numbers = war.board.map.numbers
    found["held"] = {SIDE_NAMES[side]: [numbers[h] for h in members(state.held[side])] for side in SIDES}
    return {key: value for key, value in found.items() if value not in ([], {})}


def _off_board(war: War, state: State, began: State) -> dict[str, Any]:
    """Who has fallen, left, is still to come; and who stands at the start, and here does not."""
    fallen = [unit for unit, at in enumerate(state.at) if at == ELIMINATED]
    removed = [unit for unit, at in enumerate(state.at) if at == REMOVED]
    due = {unit: stage for unit, stage in enumerate(state.due) if stage and state.at[unit] < 0}
    away = [
        unit
        for unit, at in enumerate(state.at)
        if at < 0 and began.at[unit] >= 0 and unit not in (*fallen, *removed, *due)
    ]
    ids, stages = war.roster.ids, war.edition.stages
    said = {ids[unit]: stages[stage - 1] for unit, stage in due.items() if stage <= len(stages)}
    lists = {"fallen": fallen, "removed": removed, "away": away}
    return {key: [ids[unit] for unit in units] for key, units in lists.items()} | {"due": said}


def _time(war: War, state: State) -> dict[str, Any]:
    found: dict[str, Any] = {
        "stage": war.edition.stages[state.stage - 1],
        "phasing": SIDE_NAMES[state.phasing],
        "phase": war.steps[state.step].name,
    }
    if state.window == RUNNING and found["phase"].endswith(WINDOW):
        found["mover"] = SIDE_NAMES[state.mover]
    for key, units in (("attacked", state.attacked), ("barred", state.barred)):
        found[key] = [war.roster.ids[unit] for unit in members(units) if state.at[unit] >= 0]
    return found


def _margins(war: War, state: State) -> dict[str, Any]:
    knobs = {name: knob.now for name, knob in margin_knobs(war, state).items()}
    found: dict[str, Any] = {key: knobs[knob_of(key)] for key in CHOICES if knob_of(key) in knobs}
    found[LITHUANIAN_PLACES] = knobs.get(knob_of(LITHUANIAN_PLACES), [])
    for key, prefix in COUNTS.items():
        found[key] = {name.removeprefix(prefix): n for name, n in knobs.items() if name.startswith(prefix)}
    for key, prefix in LISTS.items():
        found[key] = [name.removeprefix(prefix) for name, is_set in knobs.items() if name.startswith(prefix) and is_set]
    for unit, name in enumerate(war.roster.ids):
        facts = facts_of(war, state, unit)
        for field in (REPLACEMENT, SUPPLY):
            if facts.get(field) in ("strengthening", "restored", "supplied", "unsupplied"):
                found.setdefault(facts[field], []).append(name)
    return found
