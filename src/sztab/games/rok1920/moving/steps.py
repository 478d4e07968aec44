"""5.1, 7.1 / Eagles 7: what the steps of a unit take as the enemy's lines lie now, and which sides it may not cross."""

from sztab.games.rok1920.moving.control_lines import control_lines
from sztab.games.rok1920.moving.march_tables import steps_over
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import ENEMY, Unit
from sztab.games.rok1920.war import War
from sztab.hexmap.ways import Costs
from sztab.kernel.events import Refusal


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
