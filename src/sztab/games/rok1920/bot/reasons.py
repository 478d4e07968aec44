"""What an officer's judgement of a position is made of, thing by thing: for those who ask him why."""

from collections.abc import Iterator

from sztab.games.rok1920.bot.evaluation import STRENGTHENED
from sztab.games.rok1920.bot.officer import Officer
from sztab.games.rok1920.bot.strikes import Told
from sztab.games.rok1920.in_force import SUPPLY
from sztab.games.rok1920.logistics.replacement_pools import Replacements
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import ENEMY, PL, SIDES, Side
from sztab.hexmap.bits import members
from sztab.kernel.opinions import Part

MEASURE = "points"
"""Victory points of the scenario."""

COMMON = ("places",)
"""What one side gains by it the other loses by it: told together."""


def parts(judge: Officer, state: State, seat: str) -> list[Part]:
    """They add up to what the position is worth to a seat; what the enemy has counts against it."""
    own = judge.war.command.side_of(seat)
    state = judge._passed(state)
    found = []
    for side in SIDES:
        sign = 1.0 if side == own else -1.0
        for part in _of_side(judge, state, side):
            name = part.name if side == own or part.name in COMMON else f"enemy-{part.name}"
            found.append(Part(name, sign * part.worth, part.field, part.about))
    polish = judge.doctrine.morale * judge._morale(state)
    found.append(Part("morale", polish if own == PL else -polish))
    end = judge.ending.points(state)
    found.append(Part("end", end if own == PL else -end))
    return [part for part in found if part.worth]


def _of_side(judge: Officer, state: State, side: Side) -> Iterator[Part]:
    """What a side has: troops, places, its next attacks and open places; less what it has to fear and who is hungry."""
    yield from _troops(judge, state, side)
    for h, worth in judge.holds[side]:
        if state.held[side] >> h & 1:
            yield _at(judge, "places", h, worth)
    blows: Told = []
    yield from _shared(judge, "attacks", judge.blow(state, side, None, blows), blows)
    gaps: Told = []
    yield from _shared(judge, "gaps", judge._gap(state, side, gaps), gaps)
    if judge.ending.marches(state, ENEMY[side]):
        for need in judge.guards.needs(state, side):
            yield _at(judge, "danger", need.h, -judge.doctrine.danger * need.lack * need.weight)
    if side == PL:
        yield Part("danger", -judge.at_border(state))
    if judge.war.has(SUPPLY):
        yield Part("supply", -judge.doctrine.hungry * judge.hungry(state, side))


def _troops(judge: Officer, state: State, side: Side) -> Iterator[Part]:
    """Units by their levels, how near they stand to what they want, and replacements."""
    roster, values, field = judge.war.roster, judge.unit_values, judge.field(state, side)
    near = 0.0
    for unit in roster.of_side[side]:
        h, level = state.at[unit], state.level[unit]
        if h < 0:
            continue
        yield Part("troops", values[unit][level], "unit", roster.counters[unit].id)
        near += roster.strength[unit][level] * field[h]
    yield Part("nearness", near)
    saved = 0.0
    for unit in members(state.of[Replacements].strengthening):
        if roster.side[unit] == side and state.at[unit] >= 0 and (level := state.level[unit]):
            gain = values[unit][level - 1] - values[unit][level]
            saved += max(STRENGTHENED * gain, judge.goals.saved + 0.05)
    for pool, count in state.pools.items():
        if (pool in ("pl", "ua")) == (side == PL):
            saved += judge.goals.saved * count
    yield Part("replacements", saved)


def _shared(judge: Officer, name: str, worth: float, told: Told) -> Iterator[Part]:
    """A sum by the hexes that it was found at; what is about none of them by itself."""
    counted = sum(one for _, one in told)
    if counted <= 0:
        yield Part(name, worth)
        return
    share = worth / counted
    for h, one in told:
        yield _at(judge, name, h, one * share)


def _at(judge: Officer, name: str, h: int, worth: float) -> Part:
    return Part(name, worth, "hex", judge.war.board.map.numbers[h])
