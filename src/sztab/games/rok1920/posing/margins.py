"""What lies beside and on the units of a board that is arranged by hand, as situations say it (posing/facts.py): the
special chapters, counts of this player-turn, units off the board, replacements, supply as a fact."""

from collections.abc import Mapping
from typing import Any

from sztab.games.rok1920 import in_force
from sztab.games.rok1920.forces.lithuania import Lithuania
from sztab.games.rok1920.logistics.railway import Railway
from sztab.games.rok1920.logistics.replacement_pools import POOLS
from sztab.games.rok1920.logistics.train_reach import BASE
from sztab.games.rok1920.politics.coupled_theatres import CoupledTheatres
from sztab.games.rok1920.politics.operations import Operations
from sztab.games.rok1920.posing.facts import CHOICES, MOST_ATTACKS, MOST_REPLACEMENTS, SETS, note_facts
from sztab.games.rok1920.state import AWAY, ELIMINATED, REMOVED, State
from sztab.games.rok1920.units.counters import FRONTS, SIDE_NAMES, SIDES, THEATRES, Unit
from sztab.games.rok1920.units.positions import lift
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set, members
from sztab.kernel.arranging import Knob

RULES = {
    "volunteers": in_force.VOLUNTEERS,
    "lithuania": in_force.LITHUANIA,
    "no_mans_land": in_force.NO_MANS_LAND,
    "konarmia": in_force.KONARMIA,
    "konarmia_front": in_force.KONARMIA,
    "sich": in_force.SICH,
    "kijow_taken": in_force.UKRAINIANS,
}
"""The chapter that each fact with a few states belongs to."""
ATTACKS, TRANSPORTS, POOL, COUPLED = "attacks-", "transports-", "pool-", "coupled-"
RESERVE_USED, ORDER_USED = "reserve-used-", "order-used-"
LITHUANIAN_PLACES = "lithuanian_places"

SUPPLY, REPLACEMENT, OFF = "supply", "replacement", "off-board"
BY_THE_MAP, NOTHING = "by-the-map", "none"
SUPPLIES = (BY_THE_MAP, "supplied", "unsupplied")
LYING = (NOTHING, "strengthening", "restored")
OUT = ("waiting", "fallen", "removed")
"""Off the board: neither due nor lost (or wherever the scenario keeps it), eliminated, out of the game for good."""


def knob_of(key: str) -> str:
    """The setting for a key of situations."""
    return key.replace("_", "-")


def margin_knobs(war: War, state: State) -> dict[str, Knob]:
    """What can be set beside the units, of the chapters that are in force."""
    found = {
        knob_of(key): Knob(values[getattr(state.of[kind], field)], list(values))
        for key, (kind, field, values) in CHOICES.items()
        if war.has(RULES[key])
    }
    if war.has(in_force.LITHUANIA):
        places = members(state.of[Lithuania].places)
        found[knob_of(LITHUANIAN_PLACES)] = Knob([war.board.map.numbers[h] for h in places])
    if war.has(in_force.OPERATIONS):
        operations = state.of[Operations]
        counted = [*zip(THEATRES, operations.by_theatre), *zip(FRONTS, operations.by_front)]
        found |= {ATTACKS + name: Knob(count, [*range(MOST_ATTACKS + 1)]) for name, count in counted}
    if war.has(in_force.RAIL):
        for account, usual in BASE.items():
            used = state.of[Railway].used.get(account, 0)
            found[TRANSPORTS + account] = Knob(used, [*range(2 * usual + 2)])
    if war.has(in_force.COUPLING):
        coupled = state.of[CoupledTheatres].coupled
        found |= {COUPLED + THEATRES[t]: Knob(bool(coupled >> t & 1), [False, True]) for t in members(state.markers)}
    if war.has(in_force.REPLACEMENTS):
        for pool in (pool for side in SIDES for pool in POOLS[side]):
            found[POOL + pool] = Knob(state.pools.get(pool, 0), [*range(MOST_REPLACEMENTS + 1)])
    for side in SIDES:
        found[RESERVE_USED + SIDE_NAMES[side]] = Knob(state.reserve_used[side], [False, True])
        if war.has(in_force.ORDERS):
            found[ORDER_USED + SIDE_NAMES[side]] = Knob(state.order_used[side], [False, True])
    return found


def set_margins(war: War, state: State, settings: Mapping[str, Any]) -> None:
    """Set what `margin_knobs` offers."""
    keys = (*CHOICES, LITHUANIAN_PLACES)
    facts: dict[str, Any] = {key: settings[knob_of(key)] for key in keys if knob_of(key) in settings}
    for prefix, key in ((ATTACKS, "attacks"), (TRANSPORTS, "transports")):
        facts[key] = {name.removeprefix(prefix): n for name, n in settings.items() if name.startswith(prefix)}
    note_facts(war, state, facts)
    for name, value in settings.items():
        if name.startswith(POOL):
            state.pools[name.removeprefix(POOL)] = value
            state.pools = {pool: count for pool, count in state.pools.items() if count}
        elif name.startswith(COUPLED):
            theatre = 1 << THEATRES.index(name.removeprefix(COUPLED))
            now = state.of[CoupledTheatres].coupled
            state.change(CoupledTheatres, coupled=now | theatre if value else now & ~theatre)
        elif name.startswith(RESERVE_USED):
            state.reserve_used[SIDE_NAMES.index(name.removeprefix(RESERVE_USED))] = value
        elif name.startswith(ORDER_USED):
            state.order_used[SIDE_NAMES.index(name.removeprefix(ORDER_USED))] = value


def fact_fields(war: War) -> dict[str, list[str]]:
    """What can be said of every unit, beside its level."""
    found = {OFF: [*OUT, *war.edition.stages]}
    if war.has(in_force.REPLACEMENTS):
        found[REPLACEMENT] = list(LYING)
    if war.has(in_force.SUPPLY):
        found[SUPPLY] = list(SUPPLIES)
    return found


def facts_of(war: War, state: State, unit: Unit) -> dict[str, str]:
    """What is said of a unit now."""
    at, due = state.at[unit], state.due[unit]
    off = "fallen" if at == ELIMINATED else "removed" if at == REMOVED else OUT[0]
    found = {OFF: war.edition.stages[due - 1] if 0 < due <= len(war.edition.stages) else off}
    if war.has(in_force.REPLACEMENTS):
        found[REPLACEMENT] = _of_set(state, unit, LYING)
    if war.has(in_force.SUPPLY):
        found[SUPPLY] = _of_set(state, unit, SUPPLIES)
    return found


def _of_set(state: State, unit: Unit, words: tuple[str, ...]) -> str:
    return next((word for word in words[1:] if getattr(state.of[SETS[word]], word) >> unit & 1), words[0])


def note_unit(war: War, state: State, unit: Unit, fields: Mapping[str, Any]) -> None:
    """Say it of a unit: what lies on it, how it is supplied, and where it is when it is off the board."""
    for field, words in ((REPLACEMENT, LYING), (SUPPLY, SUPPLIES)):
        if field in fields:
            for word in words[1:]:
                others = getattr(state.of[SETS[word]], word) & ~(1 << unit)
                state.change(SETS[word], **{word: others | bit_set([unit] if word == fields[field] else [])})
    off = fields.get(OFF, OUT[0])
    if state.at[unit] < 0 and off != OUT[0]:
        lift(war, state, unit, {"fallen": ELIMINATED, "removed": REMOVED}.get(off, AWAY))
        state.due[unit] = 1 + war.edition.stages.index(off) if off in war.edition.stages else 0
