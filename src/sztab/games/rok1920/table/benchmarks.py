"""What `sztab bench` times in a position: one unit's legal destinations, supply of the whole map, one retreat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sztab.games.rok1920.fighting.retreat_routes import Group, best_routes
from sztab.games.rok1920.logistics.supply import field_of, net
from sztab.games.rok1920.moving.reach import march_range
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import PL, SIDE_NAMES
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import members

if TYPE_CHECKING:
    from sztab.games.rok1920.game import Rok1920
    from sztab.kernel.play import Play


def _position(play: Play[State]) -> tuple[War, State]:
    game: Rok1920 = play.game  # type: ignore[assignment]
    return game.war(play.state), play.state


def reach(play: Play[State]) -> Any:
    """The legal destinations of one unit: the steps by cost are made anew, as at the start of a phase, and searched."""
    war, state = _position(play)
    war.costs.clear()
    for table in war.marches:
        table.ranges.clear()
    unit = next(u for u in war.roster.of_side[PL] if state.at[u] >= 0 and war.roster.movement[u][state.level[u]] > 2)
    return members(march_range(war, state, unit).hexes)


def supply(play: Play[State]) -> Any:
    """All hexes on which Polish units are supplied, without what the net remembers."""
    war, state = _position(play)
    found = net(war, SIDE_NAMES[PL])
    found.forget()
    return found.trace(field_of(war, state, PL)).hexes


def retreat(play: Play[State]) -> Any:
    """The ways that a stack would have to choose from."""
    war, state = _position(play)
    h = max(members(state.occupied[PL]), key=lambda h: len(state.stacks[h]))
    group = Group(war, state, PL, h, state.stacks[h], war.edition.retreat_hexes, state.occupied[PL] & ~(1 << h))
    return best_routes(group)
