"""Further questions of situations and clients about a position; every number comes with its rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sztab.games.rok1920.fighting.chance import NO_ORDER, Attack, attack_result, chance_modifiers
from sztab.games.rok1920.fighting.orders import may_give, standing_order
from sztab.games.rok1920.fighting.retreat_routes import Group, Route, best_routes, routes
from sztab.games.rok1920.moving.control_lines import control_lines, is_open
from sztab.games.rok1920.moving.reserves import is_reserve, pooled_strength, reserve_strength, touched
from sztab.games.rok1920.posing.notation import find_unit
from sztab.games.rok1920.rules import ENCIRCLEMENT, LINES, RESERVE
from sztab.games.rok1920.table.asked import Args, Asked, Query
from sztab.games.rok1920.table.march_queries import cost, marches, pursuit, reach
from sztab.games.rok1920.table.previews import least_losses, lost_levels, prizes, rolls, standing, table_row, walkover
from sztab.games.rok1920.units.counters import SIDE_NAMES, SIDES, THEATRES, Side
from sztab.hexmap.bits import members
from sztab.kernel.errors import BadNotation
from sztab.kernel.modifiers import total

if TYPE_CHECKING:
    pass


def lines(asked: Asked, args: Args) -> Any:
    """7: the sides on which a side lays control lines, as pairs of hexes."""
    name = str(args.get("side", args.get("of", "pl")))
    if name not in SIDE_NAMES:
        raise BadNotation(f"{name!r} is no side (one of {', '.join(SIDE_NAMES)})")
    side = SIDE_NAMES.index(name)
    found = control_lines(asked.war, asked.state, side)
    return {"rule": asked.number(LINES), "sides": [asked.war.board.map.side_number(s) for s in members(found)]}


def encircled(asked: Asked, args: Args) -> Any:
    """7.2: whether the units of a hex are encircled, and the open sides of the hex."""
    war, state, h = asked.war, asked.state, asked.occupied(args)
    side = war.roster.side[state.stacks[h][0]]
    names = war.board.map.grid.orientation.directions
    free = [names[d] for d in range(6) if is_open(war, state, side, h, d)]
    return {"rule": asked.number(ENCIRCLEMENT), "encircled": war.edition.is_encircled(war, state, h), "open": free}


def reserve(asked: Asked, args: Args) -> Any:
    """4.1: whether the units of a hex are reserves, and the strengths that are compared."""
    war, state, h = asked.war, asked.state, asked.occupied(args)
    side = war.roster.side[state.stacks[h][0]]
    foes = touched(war, state, side, h)
    return {
        "rule": asked.number(RESERVE),
        "reserve": is_reserve(war, state, side, h),
        "strength": reserve_strength(war, state, h) / 2,
        "pooled": pooled_strength(war, state, side, h, foes) / 2,
        "against": sum(reserve_strength(war, state, foe) for foe in members(foes)) / 2,
    }


def _attack_of(asked: Asked, args: Args) -> Attack:
    war, state = asked.war, asked.state
    units = tuple(asked.unit({"unit": name}) for name in asked.given(args, "units"))
    target = asked.occupied(args)
    for unit in units:
        if not war.board.masks[state.at[unit]] >> target & 1:
            raise BadNotation(f"{war.roster.ids[unit]} does not stand beside {asked.name(target)}")
    case = Attack(
        war=war,
        state=state,
        side=war.roster.side[units[0]],
        target=target,
        units=units,
        repeat=bool(args.get("repeat", asked.is_repeat)),
        order=str(args.get("order", NO_ORDER)),
        defence_order=str(args.get("defence_order", NO_ORDER)),
    )
    case.defence_order = standing_order(case) or case.defence_order
    return case


def attack(asked: Asked, args: Args) -> Any:
    """8: an attack of units on a hex: strengths, the table's row, each modifier, chance, what each roll means, and the
    retreat."""
    case = _attack_of(asked, args)
    fallen = retreat(asked, {"hex": args["hex"], "repeat": case.repeat})
    if not case.defence:
        return walkover(case) | {"losses": fallen["losses"], "retreat": fallen["routes"][0]}
    found = chance_modifiers(case)
    chance = case.base + total(found)
    probability = sum(attack_result(chance, a + b) == "success" for a in range(1, 7) for b in range(1, 7)) / 36
    may_order = [SIDE_NAMES[side] for side in SIDES if may_give(case, side)]
    return {
        "attack": case.strength,
        "defence": case.defence,
        "base": case.base,
        "modifiers": [asked.told(modifier) for modifier in found],
        "chance": chance,
        "rout": case.is_rout,
        "success": round(probability, 4),
        "may_order": may_order,
        "losses": fallen["losses"],
        "levels": fallen["levels"],
        "least": fallen["least"],
        "retreat": fallen["routes"][0],
        "row": table_row(case),
        "rolls": rolls(case, chance),
        "walkover": "",
    }


def result(asked: Asked, args: Args) -> Any:
    """8.3: what a roll means for an attack: success, failure or bloody."""
    case = _attack_of(asked, args)
    return attack_result(case.base + total(chance_modifiers(case)), int(asked.given(args, "roll")))


def retreat(asked: Asked, args: Args) -> Any:
    """9: the ways that the units of a hex (or those named) would have to choose from, together, with their losses; the
    levels that they would really lose so, and at least if their player forms groups (9.2)."""
    war = asked.war
    group = _group_of(asked, asked.occupied(args), args)
    best = best_routes(group)
    every = [_told_route(asked, route) for route in routes(group)] if args.get("all") else []
    told = [_told_route(asked, route) for route in best]
    least, groups = least_losses(group)
    return {
        "losses": best[0].loss,
        "levels": lost_levels(group),
        "least": {"levels": least, "groups": [[war.roster.ids[unit] for unit in part] for part in groups]},
        "routes": told,
        **({"all": every} if every else {}),
    }


def _group_of(asked: Asked, h: int, args: Args) -> Group:
    """The units of a hex (or those named) as one group that retreats."""
    war, state = asked.war, asked.state
    units = tuple(find_unit(war, str(name)) for name in args.get("units", ())) or state.stacks[h]
    side = war.roster.side[units[0]]
    repeat = args.get("repeat", asked.is_repeat)
    hexes = war.edition.repeat_retreat_hexes if repeat else war.edition.retreat_hexes
    return Group(war, state, side, h, units, hexes, state.occupied[side] & ~(1 << h))


def _told_route(asked: Asked, route: Route) -> dict[str, Any]:
    return {
        "path": [asked.name(h) for h in route.path],
        "exit": route.exit,
        "losses": route.loss,
        "parts": [asked.told(modifier) for modifier in route.losses],
        "near_enemy": route.near_enemy,
        "proper": route.proper,
    }


def overlays(asked: Asked, args: Args) -> Any:
    """4.1, 7, 9, 25, 27.2: what a map can show at once, by side: control lines, encircled hexes, reserves, places held,
    supply, the ways of retreat of those beside an enemy; and the theatres (12.3)."""
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
    return {**by_side, "theatres": theatres}


def _supply_of(asked: Asked, side: Side) -> Any:
    """25: the hexes with supply and the units without; None where the chapter is not in force."""
    query = asked.war.queries.get("unsupplied")
    return query(asked.war, asked.state, {"side": SIDE_NAMES[side]}) if query else None


def _retreat_of(asked: Asked, h: int) -> dict[str, Any]:
    """9.6, 9.7: where the units of a hex would go if they were beaten now, all together."""
    return {"hex": asked.name(h), **_told_route(asked, best_routes(_group_of(asked, h, {}))[0])}


def outlook(asked: Asked, args: Args) -> Any:
    """40.2 and the scenarios' own rules: how the scenario would be judged if it ended now: winner, reason, points by
    rule."""
    return standing(asked.war, asked.state)


def prized(asked: Asked, args: Args) -> Any:
    """The towns that give points to who holds them at the end, and whether the numbers on the map move morale."""
    return prizes(asked.war)


CORE_QUERIES: dict[str, Query] = {
    "cost": cost,
    "reach": reach,
    "pursuit": pursuit,
    "marches": marches,
    "control-lines": lines,
    "encircled": encircled,
    "reserve": reserve,
    "attack": attack,
    "result": result,
    "retreat": retreat,
    "overlays": overlays,
    "standing": outlook,
    "prizes": prized,
}
