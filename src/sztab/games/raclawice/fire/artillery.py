"""10.10: artillery: one battery at a time, by distance, with its troubles; batteries against lone batteries."""

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.events import CounterBattery, GunsFired, GunsJammed
from sztab.games.raclawice.fire.under_fire import Shot, strike
from sztab.games.raclawice.melee.capture import capture
from sztab.games.raclawice.rules import (
    ARTILLERY_TABLE,
    COUNTER_BATTERY,
    COUNTER_BATTERY_EFFECT,
    COUNTER_BATTERY_HIT,
    GUN_TROUBLE,
    LEADER_ARTILLERY,
)
from sztab.games.raclawice.state import ABREAST, FIRED, GUN_FIRED, JAMMED, State
from sztab.games.raclawice.units import leaders
from sztab.games.raclawice.units.counters import POLES
from sztab.games.raclawice.units.stacking import guns_at
from sztab.kernel.requests import D10_FROM_ZERO, Steps, roll

RANGE = 10
"""10.8/c."""
AT_GUNS = 6
"""10.10.7: the longest distance at which lone guns can be hit."""
NEAR = 3
"""4.6.2: the distance at which leaders are in danger."""
POLISH_AIM = 1
"""10.10.7/a: added to the roll of Polish gunners."""


def bombard(edition: Edition, state: State, gun: int, target: int) -> Steps[None]:
    """10.10.4: the shot is announced and takes effect at once."""
    state.marks[gun] |= FIRED | GUN_FIRED
    enemy = 1 - edition.side[gun]
    if state.active != enemy:
        leaders.enlist(state, [gun])
    if state.stacks[enemy][target]:
        yield from _at_troops(edition, state, gun, target)
    else:
        yield from _at_guns(edition, state, gun, target)
    if edition.board.distance[state.hexes[gun]][target] <= NEAR:
        yield from leaders.endanger(edition, state, target, enemy, LEADER_ARTILLERY)


def _at_troops(edition: Edition, state: State, gun: int, target: int) -> Steps[None]:
    """6.10: every unit of the stack tests by itself; 6.2.1/b: side by side, only the one on top."""
    here = state.hexes[gun]
    distance = edition.board.distance[here][target]
    effect = edition.tables.artillery.at(distance)
    assert effect is not None, "refused before: beyond the table"
    told = GunsFired(
        edition.counters[gun].id, edition.number(here), edition.number(target), distance, effect, rule=ARTILLERY_TABLE
    )
    state.events.append(told)
    stack = state.stacks[1 - edition.side[gun]][target]
    struck = stack[:1] if state.formation[stack[0]] == ABREAST else stack
    is_zero = yield from strike(edition, state, struck, Shot((gun,), (here,), target, effect, True))
    if is_zero:
        state.marks[gun] |= JAMMED
        state.events.append(GunsJammed(edition.counters[gun].id, rule=GUN_TROUBLE))


def _at_guns(edition: Edition, state: State, gun: int, target: int) -> Steps[None]:
    """10.10.7: a roll above the distance hits; a second, less the firer's stars (A39), of 0 or less takes the guns."""
    victim = guns_at(edition, state, 1 - edition.side[gun], target)[0]
    distance = edition.board.distance[state.hexes[gun]][target]
    name, other = edition.counters[gun].id, edition.counters[victim].id
    about = {"unit": name, "gun": other}
    (die,) = yield from roll(1, D10_FROM_ZERO, rule=COUNTER_BATTERY_HIT, prompt="counter-battery", about=about)
    hit = die + (POLISH_AIM if edition.side[gun] == POLES else 0)
    if hit <= distance:
        state.events.append(CounterBattery(name, other, distance, hit, rule=COUNTER_BATTERY))
        return
    (die,) = yield from roll(1, D10_FROM_ZERO, rule=COUNTER_BATTERY_EFFECT, prompt="counter-battery", about=about)
    effect = die - edition.stars[gun]
    state.events.append(CounterBattery(name, other, distance, hit, (effect,), rule=COUNTER_BATTERY))
    if effect <= 0:
        capture(edition, state, victim, COUNTER_BATTERY_EFFECT, is_removed=True)
