"""23.1.1, 23.1.2: Patrol and Group markers are laid on units: at the start, on arrivals, with replacements."""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations

from sztab.games.rok1920.chapter_state import ChapterState, mark
from sztab.games.rok1920.chapters import Action
from sztab.games.rok1920.command import acting, leader
from sztab.games.rok1920.eagles.events import GroupLaid, PatrolLaid
from sztab.games.rok1920.eagles.options import hidden_units as hidden
from sztab.games.rok1920.eagles.options.hidden_units import (
    GROUPS,
    PATROLS,
    HiddenUnits,
    first_of,
    free_marker,
    free_patrols,
    has_groups,
    has_patrols,
    lay,
    may_hide,
    pieces,
    under,
)
from sztab.games.rok1920.eagles.rules import GROUP_LAID, PATROL_LAID
from sztab.games.rok1920.logistics.arrivals import Arrivals
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import Side, Unit
from sztab.games.rok1920.units.positions import enemies
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set, members
from sztab.kernel.events import Refusal
from sztab.kernel.requests import Answer, Steps

GROUP_LIMIT = 4
"""23.1.2/e: two divisions, in halves."""


class Arrived(ChapterState, frozen=True):
    """23.1.1/b, 23.1.2/f"""

    on_map: int = mark("hiding-on-map")
    """23.1.1/b, 23.1.2/f: the units on the map when the player-turn began (a set): all others have arrived in it."""


def stacks(war: War, state: State, side: Side, among: int, *, near: bool) -> Iterator[list[Unit]]:
    """Units of one hex that could be hidden; `near`: beside enemies too."""
    foes = enemies(state, side)
    for h in members(state.occupied[side]):
        if near or not war.board.masks[h] & foes:
            units = [u for u in state.stacks[h] if among >> u & 1 and may_hide(war, state, u)]
            if units:
                yield units


def layings(war: War, state: State, side: Side, among: int, *, near: bool = False) -> list[Answer]:
    """23.1.1, 23.1.2, 23.1.2/c, 23.1.2/e: markers that may be laid now: on any units of a hex together that one player
    leads (22.1/b)."""
    found: list[Answer] = []
    patrols = has_patrols(war) and free_patrols(war, state, side) > 0
    groups = has_groups(war) and free_marker(state, side, GROUPS)
    for units in stacks(war, state, side, among, near=near) if patrols or groups else ():
        for count in range(1, len(units) + 1):
            for some in combinations(units, count):
                if count > 1 and len({leader(war, state, u) for u in some}) > 1:
                    continue
                if patrols:
                    found.append(("patrol", some))
                if groups and count > 1 and fits(war, some):
                    found.append(("group", some))
    if patrols:
        seat, laid = acting(war, state, side), [(m, units) for m, units in pieces(state, side) if m in GROUPS]
        mine = [(m, units) for m, units in laid if leader(war, state, first_of(units)) == seat]
        found += [("cover", m) for m, units in mine if is_apart(war, state, side, units)]
    return found


def is_apart(war: War, state: State, side: Side, units: int) -> bool:
    """23.1.1: not beside enemies."""
    return not war.board.masks[state.at[first_of(units)]] & enemies(state, side)


def fits(war: War, units: Sequence[Unit]) -> bool:
    """23.1.2/e"""
    return sum(hidden.halves_of_division(war, u) for u in units) <= GROUP_LIMIT


def lay_marker(war: War, state: State, side: Side, answer: Answer) -> None:
    """23.1.1, 23.1.2: a marker covers units; who is under it is seen by nobody else. In a movement phase it
    may still move if all of them may (7/d)."""
    what, units = answer
    covered = under(state, side, units) if what == "cover" else bit_set(units)
    marker = free_marker(state, side, GROUPS if what == "group" else PATROLS)
    is_moving = bool(state.of[HiddenUnits].movers & covered) or all(u in state.movers for u in members(covered))
    for unit in [u for u in state.movers if covered >> u & 1]:
        state.movers.remove(unit)
    lay(state, side, marker, covered)
    if is_moving:
        state.change(HiddenUnits, movers=state.of[HiddenUnits].movers | 1 << first_of(covered))
    number = war.board.map.numbers[state.at[first_of(covered)]]
    told: type[PatrolLaid] | type[GroupLaid] = GroupLaid if what == "group" else PatrolLaid
    rule = GROUP_LAID if what == "group" else PATROL_LAID
    state.events.append(told(unit=hidden.name_of(side, marker), hex=number, rule=rule))


def all_units(war: War) -> int:
    return (1 << war.roster.size) - 1


def note_units(war: War, state: State) -> None:
    """The units on the map as a player-turn begins."""
    state.change(Arrived, on_map=bit_set(u for u, h in enumerate(state.at) if h >= 0))


def arrived(war: War, state: State, side: Side) -> int:
    """23.1.1/b, 23.1.2/f: units that have come in the movement phase that is on."""
    if side != state.phasing or not state.of[Arrivals].first_phase:
        return 0
    return bit_set(u for u, h in enumerate(state.at) if h >= 0) & ~state.of[Arrived].on_map


def lays(tag: str, where: str, refusal: Callable[[War, State, Side, Answer], Refusal | None]) -> Action:
    def offers(war: War, state: State, side: Side) -> Sequence[Answer]:
        among = all_units(war) if where == "replacements" else arrived(war, state, side)
        near = where != "replacements"
        return [a for a in layings(war, state, side, among, near=near) if a[0] == tag] if among else ()

    def run(war: War, state: State, side: Side, answer: Answer) -> Steps[None]:
        lay_marker(war, state, side, answer)
        return
        yield

    return Action(tag, offers, run, refusal=refusal)
