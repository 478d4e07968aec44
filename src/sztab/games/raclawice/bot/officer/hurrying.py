"""Where infantry gets to at double pace: straight on, over open ground, until all points are spent."""

from __future__ import annotations

from sztab.games.raclawice.bot.officer.chart import Chart
from sztab.games.raclawice.bot.officer.ways import Start, Way, Ways
from sztab.games.raclawice.moving.steps import DOUBLE_POINTS, allowance, is_rough
from sztab.games.raclawice.state import FIRED, SQUARE
from sztab.games.raclawice.units.counters import INFANTRY
from sztab.hexmap.facing import FRONT

SAFE = 8
"""Nobody marches and fires or strikes so far in an activation."""


def may_hurry(chart: Chart, begin: Start) -> bool:
    """May the group go at double pace: infantry that has neither moved nor fired?"""
    edition, state = chart.edition, chart.state
    if begin.entered or begin.is_over or chart.foe_at.get(begin.hex):
        return False
    return all(
        edition.arm[unit] == INFANTRY
        and state.formation[unit] != SQUARE
        and state.left[unit] == allowance(edition, state, unit)
        and not state.marks[unit] & FIRED
        for unit in begin.units
    )


def is_behind(chart: Chart, start: int, hex: int) -> bool:
    """Is a hex out of all enemies' reach, with other troops no further from them?"""
    distance = chart.edition.board.distance
    nearest = min([distance[hex][foe.hex] for foe in chart.foes], default=SAFE)
    if nearest < SAFE:
        return False
    others = [own.hex for own in chart.own if own.units and own.hex != start]
    return any(distance[other][foe.hex] <= nearest for other in others for foe in chart.foes)


def hurried(chart: Chart, begin: Start, ways: Ways) -> list[Way]:
    """The ways at double pace that spend all points; those that end sooner, or among friends, are left out."""
    stand = Way(begin.hex, begin.facing, begin.left, 0.0, 0, True, True, True)
    first = Way(begin.hex, begin.facing, begin.left + DOUBLE_POINTS, 0.0, 0, True, True, False, stand, ("double",))
    return further(chart, first, ways)


def further(chart: Chart, way: Way, ways: Ways) -> list[Way]:
    """The same, once the pace is doubled."""
    found, open_ways = dict[int, Way](), [way]
    while open_ways:
        way = open_ways.pop()
        for after in _steps(chart, way, ways):
            if after.left:
                open_ways.append(after)
            elif after.hex not in found or after.risk < found[after.hex].risk:
                found[after.hex] = after
    return [found[hex] for hex in sorted(found)]


def _steps(chart: Chart, way: Way, ways: Ways) -> list[Way]:
    board, found = chart.edition.board, list[Way]()
    for direction in FRONT[way.facing]:
        into = board.around[way.hex][direction]
        if into < 0 or (board.closed | chart.enemies | chart.held) >> into & 1:
            continue
        left = way.left - board.costs[INFANTRY][way.hex][direction]
        if left < 0 or is_rough(chart.edition, way.hex, direction, into):
            continue
        risk = way.risk + ways.risk(into)
        after = Way(
            into, way.facing, left, risk, way.entered + 1, True, True, not left, way, ("enter", into),
            way.sure * (1 - ways.stops(into)),
        )  # fmt: skip
        found.append(after)
    return found
