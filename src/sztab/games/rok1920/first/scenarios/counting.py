"""A.5, B.7, C.2, E.2, H.6: how often a side may count what the table of its scenario's victory lists (victory.csv)."""

from collections.abc import Callable
from functools import lru_cache

from sztab.games.rok1920.first.scenarios.supplied import supplied_hexes_of
from sztab.games.rok1920.forces.lithuania import Lithuania, is_in_game
from sztab.games.rok1920.logistics.supply import unsupplied_units
from sztab.games.rok1920.logistics.train_reach import lateral_open
from sztab.games.rok1920.moving.control_lines import control_lines
from sztab.games.rok1920.politics.morale import level
from sztab.games.rok1920.scenarios import scoring
from sztab.games.rok1920.scenarios.scoring import decide, holds
from sztab.games.rok1920.scenarios.victory_table import HELD, Count, Counted, scored
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import BRIGADE, DIVISION, ENEMY, THEATRES, Side
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set, members
from sztab.kernel.events import Outcome
from sztab.kernel.requests import Rule

PL_THEATRE = THEATRES.index("pl")


def lost_strength(war: War, state: State, side: Side, line: Counted) -> int:
    """A.5/a"""
    return scoring.lost_strength(war, state, ENEMY[side])


def lost(size: str) -> Count:
    """A.5/b, A.5/c, B.7/d, C.2/b: units of a size that the enemy has lost."""
    return lambda war, state, side, line: len(scoring.lost_units(war, state, ENEMY[side], size))


def ringed_divisions(war: War, state: State, side: Side, line: Counted) -> int:
    """A.5/d: enemy divisions that end the game encircled."""
    divisions = [u for u in war.roster.of_side[ENEMY[side]] if war.roster.is_division[u] and state.at[u] >= 0]
    return sum(war.edition.is_encircled(war, state, state.at[u]) for u in divisions)


def held(war: War, state: State, side: Side, line: Counted) -> int:
    """A.5.1/a, A.5.2/a-c, B.7.1/a, C.2.1/a, C.2.2/a-b, E.2/b, H.6.1: places that the side controls."""
    return holds(war, state, side, *line.places)


def held_together(war: War, state: State, side: Side, line: Counted) -> int:
    """B.7.1/b"""
    return int(holds(war, state, side, *line.places) == len(line.places))


def any_held(war: War, state: State, side: Side, line: Counted) -> int:
    """B.7.2"""
    return int(holds(war, state, side, *line.places) > 0)


def free_railway(war: War, state: State, side: Side, line: Counted) -> int:
    """A.5.1/b: no enemy unit or control line on the railway Mińsk-Bobrujsk-Żłobin-Kalenkowicze."""
    foe, sides = ENEMY[side], railway(war, line.places[-1])
    hexes = bit_set(h for crossed in members(sides) for h in war.board.map.side_hexes[crossed])
    return int(bool(sides) and not hexes & state.occupied[foe] and not sides & control_lines(war, state, foe))


@lru_cache(maxsize=64)
def railway(war: War, last: str) -> int:
    """The sides that the lateral line crosses down to its last town here: the line without its southern end."""
    lateral, south = war.board.map.networks.get("lateral", 0), war.board.place(last)
    limit = war.board.map.grid.column_row(war.board.map.hexes[south])[1] if south >= 0 else 99
    row = [war.board.map.grid.column_row(hex)[1] for hex in war.board.map.hexes]
    return bit_set(s for s in members(lateral) if all(row[h] <= limit for h in war.board.map.side_hexes[s]))


def open_railway(war: War, state: State, side: Side, line: Counted) -> int:
    """C.2.1/b: the lateral railway serves the Poles."""
    return int(lateral_open(war, state))


def strength_lead(war: War, state: State, side: Side, line: Counted) -> int:
    """B.7/a, C.2/a"""
    return scoring.superiority(war, state, side)


def strength_lacking(war: War, state: State, side: Side, line: Counted) -> int:
    """E.2/a, H.6.2/a"""
    return scoring.lacking_strength(war, state, ENEMY[side])


def levels(war: War, state: State, side: Side, line: Counted) -> int:
    """C.2/c, E.2/d: all levels of morale together."""
    return sum(level(war, state, theatre, side) for theatre in line.theatres)


def at_level(wanted: int) -> Count:
    """B.7/b, B.7/c (amb-107): is the side at this level of morale?"""
    return lambda war, state, side, line: sum(level(war, state, theatre, side) == wanted for theatre in line.theatres)


def saved(war: War, state: State, side: Side, line: Counted) -> int:
    """B.7/e, C.2/d"""
    return scoring.saved_replacements(state, side)


def divisions_in_poland(war: War, state: State, side: Side, line: Counted) -> int:
    """E.2/c: supplied Bolshevik divisions in the PL theatre."""
    hungry, hexes = set(unsupplied_units(war, state, side)), war.board.theatres[PL_THEATRE]
    return sum(
        state.at[u] >= 0 and bool(hexes >> state.at[u] & 1) and u not in hungry and war.roster.is_division[u]
        for u in war.roster.of_side[side]
        if war.roster.counters[u].nation == "su"
    )


def supplied_in(war: War, state: State, side: Side, line: Counted) -> int:
    """H.6.2/b: a supplied unit stands there."""
    hexes = supplied_hexes_of(war, state, side)
    return sum(h >= 0 and hexes >> h & 1 for h in map(war.board.place, line.places))


def lithuanians_hold(war: War, state: State, side: Side, line: Counted) -> int:
    """H.6.2/c, amb-137: the Lithuanians are in the game, and were the last in a place."""
    hexes = [h for h in map(war.board.place, line.places) if h >= 0]
    return sum(is_in_game(state) and bool(state.of[Lithuania].places >> h & 1) for h in hexes)


COUNTS: dict[str, Count] = {
    "lost-strength": lost_strength,
    "lost-division": lost(DIVISION),
    "lost-brigade": lost(BRIGADE),
    "ringed-division": ringed_divisions,
    HELD: held,
    "held-together": held_together,
    "any-held": any_held,
    "free-railway": free_railway,
    "open-railway": open_railway,
    "strength-lead": strength_lead,
    "strength-lacking": strength_lacking,
    "level": levels,
    "level-1": at_level(1),
    "level-2": at_level(2),
    "saved-replacement": saved,
    "supplied-division-in-poland": divisions_in_poland,
    "supplied-in": supplied_in,
    "lithuanians-hold": lithuanians_hold,
}


def by_points(war: War, state: State, rule: Rule) -> Outcome:
    """The side with more points by the table of the scenario wins."""
    return decide(scored(war, state, war.setting.victory, COUNTS), rule)


def points_at_the_end(rule: Rule) -> Callable[[War, State, str], Outcome | None]:
    """A verdict by points alone, after the last stage."""
    return lambda war, state, when: by_points(war, state, rule) if when == "end" else None
