"""2/b, S1.V: what the points of a scenario are given for: one table, read by the verdict and by the bots."""

from collections.abc import Callable
from functools import lru_cache

from sztab.games.rok1920.eagles.losses import LostForGood
from sztab.games.rok1920.eagles.supply import has_supply
from sztab.games.rok1920.moving.control_lines import control_lines
from sztab.games.rok1920.politics.morale import level
from sztab.games.rok1920.scenarios.scoring import decide, holds, saved_replacements, superiority
from sztab.games.rok1920.scenarios.victory_table import Count, Counted, scored
from sztab.games.rok1920.state import ELIMINATED, State
from sztab.games.rok1920.units.counters import BRIGADE, CADRE, DIVISION, ENEMY, THEATRES, WEAK, Side
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set, members
from sztab.kernel.events import Outcome
from sztab.kernel.requests import Rule

PL_THEATRE = THEATRES.index("pl")


def _at_level(size: str, wanted: int) -> Count:
    """S1.V/a, S1.V/b, S1.V/d"""

    def count(war: War, state: State, side: Side, entry: Counted) -> int:
        return sum([state.at[u] >= 0 and state.level[u] == wanted for u in _foes(war, side, size)])

    return count


def _foes(war: War, side: Side, size: str) -> tuple[int, ...]:
    """The enemy's units of a size, wherever they are."""
    return war.roster.where(side=ENEMY[side], size=size)


def _has_fallen(war: War, state: State, unit: int) -> bool:
    """It has been in play, and was eliminated."""
    return state.entered[unit] >= 0 and (state.at[unit] == ELIMINATED or bool(state.of[LostForGood].units >> unit & 1))


def _lost(size: str) -> Count:
    """S1.V/c, S1.V/e, S2.V/c, S3.V/b: units of a size that have been in play and are gone; a divisional brigade counts
    by itself."""

    def count(war: War, state: State, side: Side, entry: Counted) -> int:
        return sum([_has_fallen(war, state, u) for u in _foes(war, side, size)])

    return count


def _ringed(war: War, state: State, side: Side, entry: Counted) -> int:
    """S1.V/f"""
    units = (u for u in war.roster.of_side[ENEMY[side]] if war.roster.is_division[u] and state.at[u] >= 0)
    return sum(war.edition.is_encircled(war, state, state.at[u]) for u in units)


def _held(war: War, state: State, side: Side, entry: Counted) -> int:
    """S1.V/g, S1.V/i-S1.V/k, S2.V/e, S3.V/e, S3.V/g, S3.V/h, S4.V/b-S4.V/d, S8.V/a-S8.V/c"""
    return holds(war, state, side, *entry.places)


def _all_held(war: War, state: State, side: Side, entry: Counted) -> int:
    """S2.V/f"""
    return int(holds(war, state, side, *entry.places) == len(entry.places))


def _any_held(war: War, state: State, side: Side, entry: Counted) -> int:
    """S2.V/g"""
    return int(holds(war, state, side, *entry.places) > 0)


@lru_cache(maxsize=64)
def railway(war: War, places: tuple[str, ...]) -> int:
    """The sides that the lateral line crosses between the first and the last of these places."""
    lateral = war.board.map.networks.get("lateral", 0)
    rows = [war.board.map.grid.column_row(hex)[1] for hex in war.board.map.hexes]
    ends = [rows[h] for h in (war.board.place(places[0]), war.board.place(places[-1])) if h >= 0]
    if len(ends) < 2:
        return 0
    low, high = min(ends), max(ends)
    return bit_set(s for s in members(lateral) if all(low <= rows[h] <= high for h in war.board.map.side_hexes[s]))


def _free_railway(war: War, state: State, side: Side, entry: Counted) -> int:
    """S1.V/h"""
    sides = railway(war, entry.places)
    hexes = bit_set(h for s in members(sides) for h in war.board.map.side_hexes[s])
    is_cut = hexes & state.occupied[ENEMY[side]] or sides & control_lines(war, state, ENEMY[side])
    return int(bool(sides) and not is_cut)


def _held_railway(war: War, state: State, side: Side, entry: Counted) -> int:
    """S3.V/f"""
    return _all_held(war, state, side, entry) * _free_railway(war, state, side, entry)


def _lead(war: War, state: State, side: Side, entry: Counted) -> int:
    """S2.V/a, S3.V/a"""
    return superiority(war, state, side)


def _levels(war: War, state: State, side: Side, entry: Counted) -> int:
    """S2.V/b, S3.V/c, S4.V/f"""
    return sum(level(war, state, theatre, side) for theatre in entry.theatres)


def _saved(war: War, state: State, side: Side, entry: Counted) -> int:
    """S2.V/d, S3.V/d"""
    return saved_replacements(state, side)


def _lacking(war: War, state: State, side: Side, entry: Counted) -> int:
    """S4.V/a, S8.V/d: steps that the enemy's units lack to full strength; whoever has not been in play, or has left it
    by a rule, lacks
    nothing."""
    total = 0
    for u in war.roster.of_side[ENEMY[side]]:
        if state.entered[u] < 0 or war.roster.counters[u].nation == "lt":
            continue
        if state.at[u] >= 0 or state.due[u]:
            total += state.level[u]
        elif state.at[u] == ELIMINATED or state.of[LostForGood].units >> u & 1:
            total += war.levels[u]
    return total


def _in_poland(war: War, state: State, side: Side, entry: Counted) -> int:
    """S4.V/e"""
    there = war.board.theatres[PL_THEATRE]
    return sum(
        war.roster.is_division[u] and state.at[u] >= 0 and there >> state.at[u] & 1 and has_supply(war, state, u)
        for u in war.roster.of_side[side]
    )


def _supplied_in(war: War, state: State, side: Side, entry: Counted) -> int:
    """S8.V/e"""
    stacks = (state.stacks.get(war.board.place(name), ()) for name in entry.places)
    return int(any(war.roster.side[u] == side and has_supply(war, state, u) for stack in stacks for u in stack))


def _lithuanians_in(war: War, state: State, side: Side, entry: Counted) -> int:
    """S8.V/f"""
    stacks = (state.stacks.get(war.board.place(name), ()) for name in entry.places)
    return int(any(war.roster.counters[u].nation == "lt" for stack in stacks for u in stack))


COUNTS: dict[str, Count] = {
    "weak-division": _at_level(DIVISION, WEAK),
    "cadre-division": _at_level(DIVISION, CADRE),
    "lost-division": _lost(DIVISION),
    "weak-brigade": _at_level(BRIGADE, WEAK),
    "lost-brigade": _lost(BRIGADE),
    "ringed-division": _ringed,
    "held": _held,
    "held-together": _all_held,
    "any-held": _any_held,
    "free-railway": _free_railway,
    "held-railway": _held_railway,
    "strength-lead": _lead,
    "level": _levels,
    "saved-replacement": _saved,
    "steps-lacking": _lacking,
    "supplied-division-in-poland": _in_poland,
    "supplied-in": _supplied_in,
    "lithuanians-in": _lithuanians_in,
}


def by_points(victory: Rule) -> Callable[[War, State, str], Outcome | None]:
    """2/b: at the end the side with more points wins, equal points are a draw."""

    def verdict(war: War, state: State, when: str) -> Outcome | None:
        if when != "end":
            return None
        outcome = decide(scored(war, state, war.setting.victory, COUNTS), victory)
        return war.command.credit(war, state, outcome)

    return verdict
