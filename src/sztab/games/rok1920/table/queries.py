"""Further questions of situations and clients about a position; every number comes with its rule."""

from __future__ import annotations

from typing import Any

from sztab.games.rok1920.fighting.chance import attack_result, chance_modifiers
from sztab.games.rok1920.fighting.orders import may_give
from sztab.games.rok1920.moving.control_lines import control_lines, is_open
from sztab.games.rok1920.moving.reserves import is_reserve, pooled_strength, reserve_strength, touched
from sztab.games.rok1920.rules import ENCIRCLEMENT, LINES, RESERVE
from sztab.games.rok1920.table.asked import Args, Asked, Query
from sztab.games.rok1920.table.attack_case import attack_of
from sztab.games.rok1920.table.joint_attacks import attackers
from sztab.games.rok1920.table.march_queries import cost, marches, pursuit, reach
from sztab.games.rok1920.table.overlays import overlays
from sztab.games.rok1920.table.previews import prizes, rolls, standing, table_row, walkover
from sztab.games.rok1920.table.retreats import retreat
from sztab.games.rok1920.units.counters import SIDE_NAMES, SIDES
from sztab.hexmap.bits import members
from sztab.kernel.errors import BadNotation
from sztab.kernel.modifiers import total


def lines(asked: Asked, args: Args) -> Any:
    """`side=pl|su`: the hexsides on which it lays control lines, as pairs of hexes; 7."""
    name = str(args.get("side", args.get("of", "pl")))
    if name not in SIDE_NAMES:
        raise BadNotation(f"{name!r} is no side (one of {', '.join(SIDE_NAMES)})")
    side = SIDE_NAMES.index(name)
    found = control_lines(asked.war, asked.state, side)
    return {"rule": asked.number(LINES), "sides": [asked.war.board.map.side_number(s) for s in members(found)]}


def encircled(asked: Asked, args: Args) -> Any:
    """`hex`: whether its units are encircled, and the open sides of the hex; 7.2."""
    war, state, h = asked.war, asked.state, asked.occupied(args)
    side = war.roster.side[state.stacks[h][0]]
    names = war.board.map.grid.orientation.directions
    free = [names[d] for d in range(6) if is_open(war, state, side, h, d)]
    return {"rule": asked.number(ENCIRCLEMENT), "encircled": war.edition.is_encircled(war, state, h), "open": free}


def reserve(asked: Asked, args: Args) -> Any:
    """`hex`: whether its units are reserves, and the strengths that are compared; 4.1."""
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


def attack(asked: Asked, args: Args) -> Any:
    """`units` attack `hex`, with `order=none|assault|raid` against `defence_order=none|stubborn|counter`,
    as a repeat attack or not (`repeat=true|false`): strengths, the table's row, each modifier, chance, what each roll
    means, and the retreat; 8."""
    case = attack_of(asked, args)
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
    """`units` attack `hex` and throw `roll=2|3|4|5|6|7|8|9|10|11|12`, with `order=none|assault|raid` against
    `defence_order=none|stubborn|counter`: success, failure or bloody; 8.3."""
    case = attack_of(asked, args)
    return attack_result(case.base + total(chance_modifiers(case)), int(asked.given(args, "roll")))


def outlook(asked: Asked, args: Args) -> Any:
    """How the scenario would be judged if it ended now: winner, reason, points by rule; 40.2 and its own rules."""
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
    "attackers": attackers,
    "result": result,
    "retreat": retreat,
    "overlays": overlays,
    "standing": outlook,
    "prizes": prized,
}
