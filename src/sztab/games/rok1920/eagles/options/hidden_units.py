"""23.1: which units stand under a Patrol or Group marker, and what such a marker is worth.

A piece is what moves as one: a Patrol with all units under it, or a Group. The first of its units stands for it; the
others follow. A dummy is a counter of its own under a Patrol; its second marker lies under the first.
"""

from collections.abc import Iterator

from sztab.games.rok1920.chapter_state import By, ChapterState, mark, mark_row, mark_table, with_entry, with_number
from sztab.games.rok1920.logistics.secret_concentration import travelling
from sztab.games.rok1920.state import AWAY, STALE, State
from sztab.games.rok1920.units.counters import (
    AIRCRAFT,
    ARTILLERY,
    CADRE,
    CAR,
    CHEKA,
    DIVISION,
    DUMMY,
    SIDE_NAMES,
    TANK,
    TRAIN,
    Counter,
    Side,
    Unit,
)
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set, members

NAME = "hiding"
NO, WITH_PATROLS, WITH_GROUPS, BOTH = "no", "patrols", "groups", "both"
VALUES = (NO, WITH_PATROLS, WITH_GROUPS, BOTH)
"""23.1: Patrols, Groups, or both."""
PATROLS = tuple(f"p{number}" for number in range(1, 9))
GROUPS = ("a", "b", "c")
MARKERS = (*PATROLS, *GROUPS)
POINTS, PATROL_HALVES, GROUP_HALVES = 3, 4, 16
"""23.1.1/a, 23.1.2/a: march points; strength for the reserve test, in halves."""
PATROL_LOOKS, GROUP_LOOKS = 2, 8
DUMMIES = 4
OPEN_ARMS = (TRAIN, CAR, TANK, ARTILLERY, AIRCRAFT, CHEKA)
OPEN_FORMATIONS = ("sich", "lithuanian", DUMMY)


class HiddenUnits(ChapterState, frozen=True):
    """23.1: who is under which marker."""

    units: tuple[int, ...] = mark_row("hidden-pl", "hidden-su")
    """By side: all its units under a marker (a set)."""
    movers: int = mark("hidden-movers")
    """The first units of pieces that may still move in the phase that is on (a set)."""
    shown: int = mark("hidden-shown")
    """A123: the units that their owner has revealed in the phase that is on (a set): they are not hidden again in
    it."""
    under: By = mark_table("hidden-")
    """The units under each marker, by side and marker (sets)."""


def has_patrols(war: War) -> bool:
    return war.setting.options.get(NAME, NO) in (WITH_PATROLS, BOTH)


def has_groups(war: War) -> bool:
    return war.setting.options.get(NAME, NO) in (WITH_GROUPS, BOTH)


def key(side: Side, marker: str) -> str:
    """By which the units under a marker are kept."""
    return f"{SIDE_NAMES[side]}-{marker}"


def under(state: State, side: Side, marker: str) -> int:
    return state.of[HiddenUnits].under.get(key(side, marker), 0)


def lay(state: State, side: Side, marker: str, units: int) -> None:
    """Put units under a marker, or, with none, take it away."""
    state.change(HiddenUnits, under=with_entry(state.of[HiddenUnits].under, key(side, marker), units))
    covered = 0
    for each in MARKERS:
        covered |= under(state, side, each)
    state.change(HiddenUnits, units=with_number(state.of[HiddenUnits].units, side, covered))
    state.lines = [STALE, STALE]


def is_hidden(war: War, state: State, unit: Unit) -> bool:
    return bool(state.of[HiddenUnits].units[war.roster.side[unit]] >> unit & 1)


def uppermost(state: State, side: Side) -> Iterator[tuple[str, int]]:
    """The markers that lie uppermost, with the units under each; a Group under a Patrol is part of it."""
    seen = 0
    for marker in MARKERS if state.of[HiddenUnits].units[side] else ():
        units = under(state, side, marker)
        if units & ~seen:
            yield marker, units
            seen |= units


def pieces(state: State, side: Side) -> Iterator[tuple[str, int]]:
    """Those of them that are on the map; others are on their way to a secret place (9.4)."""
    return ((marker, units) for marker, units in uppermost(state, side) if state.at[first_of(units)] >= 0)


def marker_of(war: War, state: State, unit: Unit) -> str:
    """The uppermost marker of a unit; "": it stands open."""
    if not is_hidden(war, state, unit):
        return ""
    return next(marker for marker, units in uppermost(state, war.roster.side[unit]) if units >> unit & 1)


def first_of(units: int) -> Unit:
    """The unit that stands for a piece."""
    return (units & -units).bit_length() - 1


def is_first(war: War, state: State, unit: Unit) -> bool:
    return first_of(under(state, war.roster.side[unit], marker_of(war, state, unit))) == unit


def name_of(side: Side, marker: str) -> str:
    """By which everybody knows a marker."""
    kind = f"group-{marker}" if marker in GROUPS else f"patrol-{marker[1:]}"
    return f"{SIDE_NAMES[side]}-{kind}"


def dummies(war: War, side: Side) -> list[Unit]:
    return [u for u in war.roster.where(formation=DUMMY) if war.roster.side[u] == side]


def free_patrols(war: War, state: State, side: Side) -> int:
    """23.1.1: how many of the eight Patrol markers lie in the pool; a dummy takes two."""
    laid = sum(bool(under(state, side, marker)) for marker in PATROLS)
    return len(PATROLS) - laid - sum(state.at[u] >= 0 for u in dummies(war, side))


def free_marker(state: State, side: Side, among: tuple[str, ...]) -> str:
    return next((marker for marker in among if not under(state, side, marker)), "")


def is_of_a_hiding_kind(war: War, unit: Unit) -> bool:
    """23.1.1/d, 23.1.2/g: no support units, Sich Riflemen or Lithuanians."""
    counter = war.roster.counters[unit]
    return not (counter.support or counter.arm in OPEN_ARMS or counter.formation in OPEN_FORMATIONS)


def may_hide(war: War, state: State, unit: Unit) -> bool:
    """23.1.1/d, 23.1.2/g: no cadres, nor who is hidden already."""
    if not is_of_a_hiding_kind(war, unit) or state.at[unit] < 0 or state.level[unit] == CADRE:
        return False
    return not is_hidden(war, state, unit) and not was_shown(state, unit)


def was_shown(state: State, unit: Unit) -> bool:
    """A123: its owner has revealed it in the phase that is on."""
    return bool(state.of[HiddenUnits].shown >> unit & 1)


def is_dummy(war: War, unit: Unit) -> bool:
    return war.roster.counters[unit].formation == DUMMY


def uncover(state: State, side: Side, units: int) -> None:
    """These units stand under no marker any more."""
    for marker in MARKERS:
        if under(state, side, marker) & units:
            lay(state, side, marker, under(state, side, marker) & ~units)


def halves_of_division(war: War, unit: Unit) -> int:
    """23.1.2/e: brigades and regiments are half a division."""
    return 2 if war.roster.counters[unit].size == DIVISION else 1


# What a marker is worth.


def lays_lines(war: War, state: State, unit: Unit) -> bool | None:
    """23.1.1/a, 23.1.2/a: a Patrol none, a Group always."""
    marker = marker_of(war, state, unit)
    return None if not marker else marker in GROUPS


def reserve_value(war: War, state: State, unit: Unit, halves: int) -> int:
    """23.1.1/a, 23.1.2/a: 2 strength points for a Patrol, 8 for a Group, however many units are under it."""
    marker = marker_of(war, state, unit)
    if not marker:
        return halves
    worth = GROUP_HALVES if marker in GROUPS else PATROL_HALVES
    return worth if is_first(war, state, unit) else 0


def looks(war: War, state: State, unit: Unit) -> int | None:
    """A78: to enemies who want to pass it a hidden unit shows what its marker is worth."""
    marker = marker_of(war, state, unit)
    if not marker:
        return None
    worth = GROUP_LOOKS if marker in GROUPS else PATROL_LOOKS
    return worth if is_first(war, state, unit) else 0


def allowance(war: War, state: State, unit: Unit, points: int) -> int:
    """23.1.1/a, 23.1.2/a: 3 march points, less what an arrival has spent."""
    if not is_hidden(war, state, unit):
        return points
    return max(0, POINTS - (war.roster.movement[unit][state.level[unit]] - points))


# Keeping in step.


def is_gone(state: State, side: Side, unit: Unit) -> bool:
    """It has left the map, and is not on its way to a secret place (9.4)."""
    return state.at[unit] < 0 and not (state.at[unit] == AWAY and travelling(state, side) >> unit & 1)


def tidy(war: War, state: State) -> None:
    """Units that have left the map stand under no marker any more; hidden units wait apart until their piece moves."""
    for side in (0, 1):
        if gone := bit_set(u for u in members(state.of[HiddenUnits].units[side]) if is_gone(state, side, u)):
            uncover(state, side, gone)
    for unit in [u for u in state.movers if is_hidden(war, state, u)]:
        state.movers.remove(unit)
        state.change(
            HiddenUnits,
            movers=state.of[HiddenUnits].movers
            | 1 << first_of(under(state, war.roster.side[unit], marker_of(war, state, unit))),
        )


def begin_phase(war: War, state: State, side: Side, reserve: bool) -> None:
    state.change(HiddenUnits, movers=0, shown=0)


def dummy_counters() -> list[Counter]:
    """23.1.1/e: units that are none: four a side and front, since a dummy takes two of eight markers."""
    made = [("pl", "", "pl")] + [("su", front, f"su-{short}") for front, short in (("west", "w"), ("southwest", "s"))]
    return [
        Counter(
            id=f"{stem}-dummy{number}", name="?", nation=nation, formation=DUMMY, size=DUMMY, front=front, strength=0,
            lines=False, weakened_lines=False, levels=1,
        )
        for nation, front, stem in made
        for number in range(1, DUMMIES + 1)
    ]  # fmt: skip
