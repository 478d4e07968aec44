"""Where units would have to retreat to, and what that costs them."""

from typing import Any

from sztab.games.rok1920.fighting.retreat_routes import Group, Route, best_routes, routes
from sztab.games.rok1920.posing.notation import find_unit
from sztab.games.rok1920.table.asked import Args, Asked
from sztab.games.rok1920.table.previews import least_losses, lost_levels


def retreat(asked: Asked, args: Args) -> Any:
    """`hex`, or of its units only `units`, after a repeat attack or not (`repeat=true|false`): the ways that they would
    have to choose from, together, with their losses (with `all` the others too); the levels that they would really lose
    so, and at least if their player forms groups (9.2); 9."""
    war = asked.war
    group = group_of(asked, asked.occupied(args), args)
    best = best_routes(group)
    every = [told_route(asked, route) for route in routes(group)] if args.get("all") else []
    told = [told_route(asked, route) for route in best]
    least, groups = least_losses(group)
    return {
        "losses": best[0].loss,
        "levels": lost_levels(group),
        "least": {"levels": least, "groups": [[war.roster.ids[unit] for unit in part] for part in groups]},
        "routes": told,
        **({"all": every} if every else {}),
    }


def group_of(asked: Asked, h: int, args: Args) -> Group:
    """The units of a hex (or those named) as one group that retreats."""
    war, state = asked.war, asked.state
    units = tuple(find_unit(war, str(name)) for name in args.get("units", ())) or state.stacks[h]
    side = war.roster.side[units[0]]
    repeat = args.get("repeat", asked.is_repeat)
    hexes = war.edition.repeat_retreat_hexes if repeat else war.edition.retreat_hexes
    return Group(war, state, side, h, units, hexes, state.occupied[side] & ~(1 << h))


def told_route(asked: Asked, route: Route) -> dict[str, Any]:
    return {
        "path": [asked.name(h) for h in route.path],
        "exit": route.exit,
        "losses": route.loss,
        "parts": [asked.told(modifier) for modifier in route.losses],
        "near_enemy": route.near_enemy,
        "proper": route.proper,
    }
