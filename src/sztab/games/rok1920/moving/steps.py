"""5.1, 7.1 / Eagles 7: what the steps of a unit take as the enemy's lines lie now, and which sides it may not cross."""

from sztab.games.rok1920.moving.control_lines import control_lines
from sztab.games.rok1920.moving.march_tables import steps_over
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import ENEMY, Unit
from sztab.games.rok1920.war import War
from sztab.hexmap.compiled import CORE
from sztab.hexmap.ways import Costs, Reach
from sztab.kernel.events import Refusal

ANY_DISTANCE = 99
"""March points of a unit whose moves are not counted."""


def costs_for(war: War, state: State, unit: Unit, began: int, *, lined: bool = True) -> Costs:
    """The steps by cost as they are for a unit now; kept as long as enemy lines and the rest stay the same. Not
    `lined`: no enemy line lies within its reach."""
    side = war.roster.side[unit]
    table = war.marches[unit]
    walls = march_walls(war, state, unit)
    lines = control_lines(war, state, ENEMY[side]) & table.sides & ~walls if lined else 0  # nobody crosses the others
    held = began & beyond(war, lines) if lines and table.held_matters else 0
    no_east = refusal_east(war, state, unit) is not None
    key = (war.profile[unit], side, lines, held, walls, no_east)
    found = war.costs.get(key)
    if found is None:
        found = war.costs.keep(key, table.costs(war, lines, held, walls, no_east))
    return found


def reach_of(
    war: War,
    state: State,
    unit: Unit,
    start: int,
    points: int,
    began: int,
    *,
    lined: bool = True,
    barred: int = 0,
    stops: int = 0,
    homeward: bool = False,
    walls: int | None = None,
) -> Reach:
    """What a unit may reach from a hex, or `homeward`, from where it may reach it: `costs_for(…).reach(…)` is the form
    to read. The core goes step by step, so that what all steps of the map take need not be laid out first. `walls`:
    the sides on the way that may not be crossed, where they are known."""
    if CORE is None or (war.no_east_of[unit] and refusal_east(war, state, unit) is not None):
        costs = costs_for(war, state, unit, began, lined=lined)
        return (costs.backwards() if homeward else costs).reach(start, points, barred=barred, stops=stops)
    if walls is None:
        walls = march_walls(war, state, unit) if war.march_walls_of[unit] else 0
    lines = control_lines(war, state, ENEMY[war.roster.side[unit]]) if lined else 0
    return war.marches[unit].trails.reach(start, points, barred, stops, lines, began, walls, homeward)


def refusal_east(war: War, state: State, unit: Unit) -> Refusal | None:
    """G.1: why a unit makes no step to the east; None: it may."""
    for hook in war.no_east_of[unit]:
        if (found := hook(war, state, unit)) is not None:
            return found
    return None


def beyond(war: War, sides: int) -> int:
    """The hexes that a step over one of these sides leads to: where it matters who began the phase there."""
    found = war.beyond.get(sides)
    if found is None:
        found = 0
        for shift, hexes in steps_over(war, sides).items():
            found |= hexes << shift if shift >= 0 else hexes >> -shift
        war.beyond.keep(sides, found)
    return found


def march_walls(war: War, state: State, unit: Unit) -> int:
    """Those of them that a march could lead over."""
    walls = 0
    for bar in war.march_walls_of[unit]:
        walls |= bar.sides(war, state, unit)
    return walls


def walls_for(war: War, state: State, unit: Unit) -> int:
    """The sides that a unit may not cross by its player's will."""
    walls = 0
    for bar in war.forbidden_sides_of[unit]:
        walls |= bar.sides(war, state, unit)
    return walls
