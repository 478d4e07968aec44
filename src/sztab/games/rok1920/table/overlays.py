"""What a map can show at once about a position."""

from typing import Any

from sztab.games.rok1920.fighting.retreat_routes import best_routes
from sztab.games.rok1920.moving.control_lines import control_lines
from sztab.games.rok1920.moving.movement_phase import begin_movement
from sztab.games.rok1920.moving.reach import march_range
from sztab.games.rok1920.moving.reserves import is_reserve, touched
from sztab.games.rok1920.table.asked import Args, Asked
from sztab.games.rok1920.table.retreats import group_of, told_route
from sztab.games.rok1920.units.counters import SIDE_NAMES, SIDES, THEATRES, Side
from sztab.hexmap.bits import bit_set, members


def overlays(asked: Asked, args: Args) -> Any:
    """What a map can show at once, by side: control lines, encircled hexes, reserves, places held, supply, the ways of
    retreat of those beside an enemy; the theatres (12.3); and of whoever is asked whether he moves his reserves those
    that could; 4.1, 7, 9, 25, 27.2."""
    war, state = asked.war, asked.state
    by_side = {}
    for side in SIDES:
        stacks = [h for h in members(state.occupied[side]) if h in state.stacks]
        by_side[SIDE_NAMES[side]] = {
            "lines": [war.board.map.side_number(s) for s in members(control_lines(war, state, side))],
            "encircled": [asked.name(h) for h in stacks if war.edition.is_encircled(war, state, h)],
            "reserves": [asked.name(h) for h in stacks if is_reserve(war, state, side, h)],
            "held": [asked.name(h) for h in members(state.held[side])],
            "retreats": [_retreat_of(asked, h) for h in stacks if touched(war, state, side, h)],
            "supply": _supply_of(asked, side),
        }
    theatres = {name: [asked.name(h) for h in members(war.board.theatres[t])] for t, name in enumerate(THEATRES)}
    ready = [asked.name(h) for h in members(ready_reserves(asked))]
    return {**by_side, "theatres": theatres, "ready": ready}


def ready_reserves(asked: Asked) -> int:
    """4.2: the hexes of the reserves that could go somewhere if their phase was taken now; none where nobody is asked
    about it. Eagles 8.1."""
    war, side = asked.war, asked.war.command.side_of(asked.seat)
    if side is None or asked.prompt != "reserve-phase":
        return 0
    state = asked.state.copy()
    begin_movement(war, state, side, reserve=True)
    return bit_set([state.at[unit] for unit in state.movers if march_range(war, state, unit).hexes])


def _supply_of(asked: Asked, side: Side) -> Any:
    """25: the hexes with supply and the units without; None where the chapter is not in force."""
    query = asked.war.queries.get("unsupplied")
    return query(asked.war, asked.state, {"side": SIDE_NAMES[side]}) if query else None


def _retreat_of(asked: Asked, h: int) -> dict[str, Any]:
    """9.6, 9.7: where the units of a hex would go if they were beaten now, all together."""
    group = group_of(asked, h, {})
    return {"hex": asked.name(h), **told_route(asked, group, best_routes(group)[0])}
