"""Where units would have to retreat to, and what that costs them."""

from typing import Any

from sztab.games.rok1920.fighting.retreat_routes import Group, Route, best_routes, fallen_on, routes
from sztab.games.rok1920.posing.notation import find_unit
from sztab.games.rok1920.table.asked import Args, Asked
from sztab.games.rok1920.table.previews import least_losses, lost_levels


def retreat(asked: Asked, args: Args) -> Any:
    """`hex`, or of its units only `units`, after a repeat attack or not (`repeat=true|false`): the ways that they would
    have to choose from, together, with their losses and who is bound to be lost (with `all` the others too); the levels
    that they would really lose so, and at least if their player forms groups (9.2); 9."""
    war = asked.war
    group = group_of(asked, asked.occupied(args), args)
    best = best_routes(group)
    every = [told_route(asked, group, route) for route in routes(group)] if args.get("all") else []
    told = [told_route(asked, group, route) for route in best]
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
    if (now := state.retreating) is not None and now.units == units:
        return Group(war, state, now.side, now.start, units, now.hexes, now.friends)
    repeat = args.get("repeat", asked.is_repeat)
    hexes = war.edition.repeat_retreat_hexes if repeat else war.edition.retreat_hexes
    return Group(war, state, side, h, units, hexes, state.occupied[side] & ~(1 << h))


def told_route(asked: Asked, group: Group, route: Route) -> dict[str, Any]:
    """The hexes of a way, its losses with their rules, and who is bound to be lost on it."""
    war = asked.war
    dies = [
        {"unit": war.roster.ids[unit], "cause": rule, "rule": asked.number(rule)}
        for unit, rule in fallen_on(group, route)
    ]
    return {
        "path": [asked.name(h) for h in route.path],
        "exit": route.exit,
        "losses": route.loss,
        "parts": [asked.told(modifier) for modifier in route.losses],
        "dies": dies,
        "near_enemy": route.near_enemy,
        "proper": route.proper,
    }
