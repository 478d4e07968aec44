"""What a posed position may say of units off the board, of replacements and transports, and of the special chapters.

position:
  fallen: [pl-16dp]         # eliminated units
  removed: [su-sicz1]       # units that have left the game for good
  due: {su-25ds: 9.V}       # units that come (again), and in which stage
  strengthening: [pl-5dp]   # 14.2: replacements lie on these units
  restored: [pl-4dp]        # 14.1.1: restored in their owner's last player-turn
  attacks: {ua: 2, west: 1} # 29.1: attacks of this player-turn, by theatre (Poles) or front (Bolsheviks)
  transports: {pl: 2}       # 27.3: transports used in this phase
  coupled: [lb]             # 33.6: theatres whose markers lie under the Polish theatre's
  volunteers: formed        # 33.1: none, called, first, second, third, formed
  lithuania: neutral        # 38: border, neutral, at-war, out
  lithuanian_places: [Wilno]
  no_mans_land: entered     # 32: closed, entered
  konarmia: in-play         # 23: waiting, in-play, gone; `konarmia_front: west` once it was handed over (26.3)
  sich: waiting             # 21: waiting, gone
  kijow_taken: true         # 20.4
  supplied: [pl-1dk]        # 25: as a fact, whatever the map says; likewise `unsupplied`
"""

from collections.abc import Iterable, Mapping
from typing import Any

from sztab.games.rok1920.chapter_rules import POOL
from sztab.games.rok1920.chapter_state import ChapterState, with_entry, with_number
from sztab.games.rok1920.forces.lithuania import Lithuania, keep_peace
from sztab.games.rok1920.forces.sich import Sich
from sztab.games.rok1920.forces.status import CavalryArmy, NoMansLand, VolunteerArmy
from sztab.games.rok1920.forces.ukrainians import Ukrainians
from sztab.games.rok1920.logistics.railway import Railway
from sztab.games.rok1920.logistics.replacement_pools import POOLS, Replacements
from sztab.games.rok1920.logistics.supply import SupplyFacts
from sztab.games.rok1920.logistics.train_reach import BASE
from sztab.games.rok1920.politics.coupled_theatres import CoupledTheatres
from sztab.games.rok1920.politics.operations import Operations
from sztab.games.rok1920.posing.notation import find_hex, find_unit
from sztab.games.rok1920.state import AWAY, ELIMINATED, REMOVED, State
from sztab.games.rok1920.table.margins import KONARMIA, LITHUANIA, VOLUNTEERS
from sztab.games.rok1920.units.counters import FRONTS, PL, SIDE_NAMES, SU, THEATRES
from sztab.games.rok1920.units.positions import lift
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set
from sztab.kernel.errors import BadNotation

KEYS = (
    "fallen", "removed", "due", "strengthening", "restored", "attacks", "transports", "coupled", "volunteers",
    "lithuania", "lithuanian_places", "no_mans_land", "konarmia", "konarmia_front", "sich", "kijow_taken", "supplied",
    "unsupplied",
)  # fmt: skip
CHOICES: dict[str, tuple[type[ChapterState], str, tuple[Any, ...]]] = {
    "volunteers": (VolunteerArmy, "status", VOLUNTEERS),
    "lithuania": (Lithuania, "status", LITHUANIA),
    "no_mans_land": (NoMansLand, "entered", ("closed", "entered")),
    "konarmia": (CavalryArmy, "status", KONARMIA),
    "konarmia_front": (CavalryArmy, "front", ("southwest", "west")),
    "sich": (Sich, "waiting", ("gone", "waiting")),
    "kijow_taken": (Ukrainians, "kijow_taken", (False, True)),
}
"""Facts with a few states: the chapter and field that keeps them, and the words for its values."""
POOL_NAMES = (*POOLS[PL], *POOLS[SU], SIDE_NAMES[SU])
"""The last is the one of scenarios in which the Bolsheviks have no fronts."""
MOST_ATTACKS, MOST_REPLACEMENTS, MOST_TRANSPORTS = 40, 40, 40
"""No rule limits the first two, but more of them has no meaning; on transports see checking.py."""
SETS: dict[str, type[ChapterState]] = {
    "strengthening": Replacements,
    "restored": Replacements,
    "supplied": SupplyFacts,
    "unsupplied": SupplyFacts,
}
"""Facts that are sets of units, and the chapters that keep them under the same names."""


def note_facts(war: War, state: State, position: Mapping[str, Any]) -> None:
    """All that a position says of these."""
    for key, where in (("fallen", ELIMINATED), ("removed", REMOVED)):
        for unit in units_of(war, position.get(key, ())):
            lift(war, state, unit, where)
            state.due[unit] = 0
    for name, stage in dict(position.get("due", {})).items():
        unit = find_unit(war, name)
        lift(war, state, unit, AWAY)
        state.due[unit] = 1 + war.edition.stages.index(known(f"due.{name}", stage, war.edition.stages))
    for key, kind in SETS.items():
        if key in position:
            state.change(kind, **{key: bit_set(units_of(war, position[key]))})
    for key, (kind, field, values) in CHOICES.items():
        if key in position:
            state.change(kind, **{field: values.index(known(key, position[key], values))})
    note_counts(war, state, position)
    if "coupled" in position:
        coupled = [THEATRES.index(known("coupled", name, THEATRES)) for name in position["coupled"]]
        state.change(CoupledTheatres, coupled=bit_set(coupled))
    if "lithuanian_places" in position:
        hexes = [find_hex(war, str(place)) for place in position["lithuanian_places"]]
        strange = [war.board.map.numbers[h] for h in hexes if not war.board.localities >> h & 1]
        if strange:
            raise BadNotation(f"position: lithuanian_places: {', '.join(strange)} is no place")
        state.change(Lithuania, places=bit_set(hexes))
    if "lithuania" in position:
        keep_peace(war, state)


def note_counts(war: War, state: State, position: Mapping[str, Any]) -> None:
    """29.1, 27.3: attacks and transports of this player-turn and phase."""
    for name, count in dict(position.get("attacks", {})).items():
        known("attacks", name, (*THEATRES, *FRONTS))
        attacks, counted = number(f"attacks.{name}", count, MOST_ATTACKS), state.of[Operations]
        if name in THEATRES:
            state.change(Operations, by_theatre=with_number(counted.by_theatre, THEATRES.index(name), attacks))
        else:
            state.change(Operations, by_front=with_number(counted.by_front, FRONTS.index(name), attacks))
    for name, count in dict(position.get("transports", {})).items():
        account = known("transports", name, BASE)
        state.change(Railway, used=with_entry(state.of[Railway].used, account, number(f"transports.{name}", count)))


def note_pools(war: War, state: State, position: Mapping[str, Any]) -> None:
    """14.3 / Eagles 17.1: replacements that lie in the pools."""
    for name, count in dict(position.get("pools", {})).items():
        known("pools", name, POOL_NAMES)
        if not isinstance(count, int) or isinstance(count, bool) or not 0 <= count <= MOST_REPLACEMENTS:
            rule = war.edition.number(POOL)
            raise BadNotation(f"position: pools.{name}: {count!r} replacements, not 0 to {MOST_REPLACEMENTS} ({rule})")
        state.pools[name] = count


def units_of(war: War, names: Iterable[str]) -> list[int]:
    return [find_unit(war, str(name)) for name in names]


def number(key: str, value: Any, most: int = MOST_TRANSPORTS) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise BadNotation(f"position: {key}: {value!r} is not a whole number from 0 to {most}")
    return value


def known(key: str, value: Any, values: Iterable[Any]) -> Any:
    listed = list(values)
    if value not in listed:
        raise BadNotation(f"position: {key}: {value!r} is not one of {', '.join(str(v) for v in listed)}")
    return value
