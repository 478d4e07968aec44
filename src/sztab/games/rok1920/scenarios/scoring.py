"""What victory rules count: strength, losses, places; and how points make a result (amb-104, amb-105, amb-106,
amb-149)."""

from collections.abc import Iterable, Mapping

from sztab.games.rok1920.chapter_state import ChapterState, mark
from sztab.games.rok1920.command import victory
from sztab.games.rok1920.forces.ukrainians import FORMATION as UKRAINIAN
from sztab.games.rok1920.logistics.secret_concentration import Concentration
from sztab.games.rok1920.state import AWAY, ELIMINATED, REMOVED, State
from sztab.games.rok1920.units.counters import BRIGADE, DIVISION, ENEMY, PL, SIDE_NAMES, SU, Side, Unit
from sztab.games.rok1920.war import War
from sztab.kernel.events import Outcome
from sztab.kernel.requests import Rule

Points = dict[str, int]
"""Victory points by the id of the rule that gives them."""


class LwowHeld(ChapterState, frozen=True):
    """D.4.1, G.2"""

    lost: int = mark("lwow-lost")
    """D.4.1, G.2: 1 once Lwów has been in Bolshevik hands."""


def holds(war: War, state: State, side: Side, *names: str) -> int:
    """How many of these places a side controls."""
    places = (war.board.place(name) for name in names)
    return sum(h >= 0 and state.held[side] >> h & 1 for h in places)


def board_strength(war: War, state: State, side: Side) -> int:
    """The strength points of a side on the board, as they are now."""
    return sum(war.strength(state, u) for u in war.roster.of_side[side] if state.at[u] >= 0)


def superiority(war: War, state: State, side: Side) -> int:
    """B.7, C.2: by how many strength points a side is the stronger one."""
    return max(0, board_strength(war, state, side) - board_strength(war, state, ENEMY[side]))


def present_strength(war: War, state: State, unit: Unit) -> int | None:
    """What a unit that has been in play is worth now; None: it does not count (withdrawn, or part of another unit).
    Whoever was driven over the edge (12.2.2) or concentrates in secret (27.4) is on his way back."""
    h = state.at[unit]
    on_the_way = state.due[unit] or bool(state.of[Concentration].units[war.roster.side[unit]] >> unit & 1)
    if state.entered[unit] < 0 or h == REMOVED or (h == AWAY and not on_the_way):
        return None
    return 0 if h == ELIMINATED else war.roster.strength[unit][state.level[unit]]


def lost_strength(war: War, state: State, side: Side) -> int:
    """A.5: strength points that a side's units have lost since they came into play."""
    strength, total = war.roster.strength, 0
    for unit in war.roster.of_side[side]:
        if (now := present_strength(war, state, unit)) is not None:
            total += max(0, strength[unit][state.entered[unit]] - now)
    return total


def lacking_strength(war: War, state: State, side: Side) -> int:
    """E.2, H.6.2: strength points that a side's units lack to their full printed strength."""
    strength, total = war.roster.strength, 0
    for unit in war.roster.of_side[side]:
        if (now := present_strength(war, state, unit)) is not None:
            total += strength[unit][0] - now
    return total


def lost_units(war: War, state: State, side: Side, size: str) -> list[Unit]:
    """amb-149: units of a size that are eliminated when the game ends; Ukrainian divisions count as brigades (20.2)."""
    return [
        u
        for u in war.roster.of_side[side]
        if state.at[u] == ELIMINATED and _size(war, u) == size and u not in war.roster.parent
    ] + [u for u in war.roster.parent if size == BRIGADE and state.at[u] == ELIMINATED and war.roster.side[u] == side]


def _size(war: War, unit: Unit) -> str:
    counter = war.roster.counters[unit]
    return BRIGADE if counter.formation == UKRAINIAN and counter.size == DIVISION else counter.size


def saved_replacements(state: State, side: Side) -> int:
    """amb-151: all replacements left in a player's pools."""
    own = ("pl", "ua") if side == PL else ("su", "west", "southwest")
    return sum(state.pools.get(pool, 0) for pool in own)


def decide(points: Mapping[Side, Points], rule: Rule) -> Outcome:
    """The side with more points wins; equal points are a draw (amb-104)."""
    totals = {side: sum(points[side].values()) for side in (PL, SU)}
    score = {SIDE_NAMES[side]: total for side, total in totals.items()}
    score |= {f"{SIDE_NAMES[side]} {name}": value for side in (PL, SU) for name, value in points[side].items() if value}
    if totals[PL] == totals[SU]:
        return Outcome(None, "draw", "points", rule, score)
    winner = PL if totals[PL] > totals[SU] else SU
    return victory(winner, "win", "points", rule, score)


def kept(pairs: Iterable[tuple[str, int]]) -> Points:
    return {name: value for name, value in pairs if value}
