"""What a march or a depot would bring, asked before it is ordered or built."""

from __future__ import annotations

from typing import Any

from sztab.games.west.command.activation import marker_cost
from sztab.games.west.command.headquarters import OUT_OF_REACH, distance, is_commanded, usable
from sztab.games.west.command.leading import leader_ground
from sztab.games.west.edition import Edition
from sztab.games.west.fighting.targets import can_attack
from sztab.games.west.logistics.depots import foundable, removable, upkeep
from sztab.games.west.logistics.links import link_of
from sztab.games.west.logistics.supply import chain, outside_with, regions
from sztab.games.west.moving.marching import TIRED
from sztab.games.west.moving.options import groups, prey
from sztab.games.west.moving.reach import rings, terms, way
from sztab.games.west.moving.strategic import entrances, goals
from sztab.games.west.rules import (
    ALLOWANCE,
    ATTACK_NEEDS_LEADER,
    COMMAND_ROLL,
    DEPOT_COST,
    FORCED_MARCH,
    MARKER_COST,
    SIX_TOWNS,
)  # fmt: skip
from sztab.games.west.state import State
from sztab.games.west.table.arguments import Args, group_of, hex_of, numbers_of, side_of, unit_of
from sztab.games.west.units.pieces import NONE, RU, Piece
from sztab.games.west.units.stacks import move
from sztab.hexmap.bits import members


def marches(ed: Edition, st: State, args: Args) -> Any:
    """`hex`, `side`: who of a stack may march, at first as many as may go together, or those of `units`; every hex that
    they reach with what it costs and the way, the chance that the order is carried out, and what horses risk; 7.2, 7.4.
    `passes`: enemy depots and headquarters that they might go by."""
    side, start = side_of(args), hex_of(ed, args, "hex")
    found = groups(ed, st, side, start)
    most = max(found, key=len, default=())
    wanted = args.get("units")
    group = most if wanted is None else _these(ed.pieces, found, wanted)
    able = {ed.pieces[piece].id: None for some in found for piece in sorted(some)}
    told: dict[str, Any] = {
        "units": list(able), "group": [ed.pieces[piece].id for piece in group], "hexes": {}, "passes": [],
        "allowance": 0, "in_range": False, "between": None, "idle": [], "chance": 0.0, "tired": (7 - TIRED) / 6,
        "rules": [ALLOWANCE, COMMAND_ROLL, FORCED_MARCH],
    }  # fmt: skip
    if not group:
        return told
    bits = sum(1 << piece for piece in group)
    how = terms(ed, st, side, bits, start)
    rides = bool(bits & ed.cavalry)
    for spent, ring in enumerate(rings(ed, how, start, how.limit)):
        for goal in members(ring & how.stops) if spent else ():
            path = way(ed, how, start, goal, how.limit)
            told["hexes"][ed.board.numbers[goal]] = {
                "cost": spent,
                "left": how.limit - spent,
                "path": [ed.board.numbers[h] for h in path],
                "forced": rides and len(path) >= ed.numbers.forced_march,
            }
    near = is_commanded(ed, st, side, bits & ed.combat, start)
    gap = 0 if near else distance(ed, st, side, bits & ed.combat, start)
    return told | {
        "passes": numbers_of(ed, prey(ed, st, side, how) & ed.board.within(1 << start, how.limit - 1)),
        "allowance": how.limit,
        "in_range": near,
        "between": None if gap == OUT_OF_REACH else gap,
        "idle": [] if near else idle(ed, st, side, bits & ed.combat, start),
        "chance": 1.0 if near else max(0, 6 - gap) / 6,
    }


def idle(ed: Edition, st: State, side: int, units: int, h: int) -> list[dict[str, str]]:
    """7.2, 13.1, 13.3, 13.4: headquarters in the hex or next to it that may not command these units, each with the
    reason: it commands its own nation alone, or troops of another nation do not obey it, or the line bars it."""
    found = []
    for there in members((ed.board.around[h] | 1 << h) & st.leaders[side]):
        for leader in members(st.on[side][there] & ed.leaders & ~usable(ed, side, units, h)):
            if 1 << leader & (ed.ukrainians | ed.lithuanians):
                why = "nation"
            else:
                why = "troops" if side == RU and units & ed.lithuanians else "line"
            found.append({"unit": ed.pieces[leader].id, "why": why})
    return found


def _these(pieces: tuple[Piece, ...], found: list[tuple[int, ...]], wanted: list[str]) -> tuple[int, ...]:
    """The group of just these counters; nobody where they may not go together."""
    names = {str(name) for name in wanted}
    return next((some for some in found if {pieces[piece].id for piece in some} == names), ())


def leaving(ed: Edition, st: State, args: Args) -> Any:
    """`units` go from where they stand to `hex`: green towns that would no longer count for their side, and others that
    newly would; further stacks that could attack now and could not then, since their headquarters is gone; 2.2, 9.2."""
    side, start, group = group_of(ed, st, {"units": args.get("units", [])})
    twin = st.copy()
    move(ed, twin, group, start, hex_of(ed, args, "hex"))
    before, after = (ed.board.green & now.held[side][1] for now in (st, twin))
    others = members(st.held[side][1] & twin.held[side][1] & ~(1 << start))
    able = [h for h in others if can_attack(ed, st, side, h, ~st.attacked) != NONE]
    return {
        "leaves": numbers_of(ed, before & ~after),
        "takes": numbers_of(ed, after & ~before),
        "attacks": [ed.board.numbers[h] for h in able if can_attack(ed, twin, side, h, ~st.attacked) == NONE],
        "rules": [SIX_TOWNS, ATTACK_NEEDS_LEADER],
    }


def sending(ed: Edition, st: State, args: Args) -> Any:
    """`unit` goes to `hex`: the hexes of its way, as a headquarters goes, or by strategic movement with `strategic`;
    of a headquarters the stacks that it would command there without a roll, those of them that nobody commands so now
    (`gains`), and those whom nobody would command so any more (`loses`); 7.2, 8.0, 11.1."""
    piece, goal = unit_of(ed, st, args), hex_of(ed, args, "hex")
    side, start, bit = ed.side[piece], st.at[piece], 1 << piece
    if args.get("strategic"):
        free = goals(ed, st, side, piece, entrances(ed, st, side), regions(ed, st, side))[2]
    else:
        free = leader_ground(ed, st, side, piece) & ~ed.board.east_prussia
    path = [start, *ed.board.route(start, goal, free)]
    commands = gains = loses = 0
    if bit & ed.leaders and goal != start:
        twin = st.copy()
        move(ed, twin, bit, start, goal)
        for h in members(st.held[side][1]):
            units = st.on[side][h] & ed.combat
            near = (ed.board.around[goal] | 1 << goal) >> h & 1 and usable(ed, side, units, h) & bit
            was, will = (is_commanded(ed, now, side, units, h) for now in (st, twin))
            commands |= 1 << h if near else 0
            gains |= 1 << h if near and not was else 0
            loses |= 1 << h if was and not will else 0
    found = {"commands": commands, "gains": gains, "loses": loses}
    return {
        "path": [ed.board.numbers[h] for h in path] if path[-1] == goal else [],
        **{name: numbers_of(ed, hexes) for name, hexes in found.items()},
        "rules": [COMMAND_ROLL],
    }


def risks(ed: Edition, st: State, args: Args) -> Any:
    """`side`: what a marker costs on each of its stacks, and the chance that a march of all of them would be carried
    out; 7.2, 7.3."""
    side = side_of(args)
    found = {}
    for h in members(st.held[side][1]):
        units = st.on[side][h] & ed.combat
        gap = 0 if is_commanded(ed, st, side, units, h) else distance(ed, st, side, units, h)
        found[ed.board.numbers[h]] = {"cost": marker_cost(ed, st, side, h), "chance": max(0, 6 - gap) / 6}
    return {"stacks": found, "rules": [MARKER_COST, COMMAND_ROLL]}


def building(ed: Edition, st: State, args: Args) -> Any:
    """`side`: what its depots cost now and which stacks are out of supply; what they would cost with a further one, by
    which hexes that is linked and which stacks it feeds, or without one of them, which others are then cut off and
    which stacks starve; 5.2, 5.3, 5.4, 6.0."""
    side = side_of(args)
    depots, numbers = st.depots[side], ed.board.numbers
    now = upkeep(ed, st, side, depots)
    linked, _ = chain(ed, st, side, depots)
    hungry = _stacks(st, outside_with(ed, st, side, depots))
    found, remove = {}, {}
    for h in members(foundable(ed, st, side)):
        link, _ = link_of(ed, st, side, h) or ((), ())
        found[numbers[h]] = {
            "upkeep": upkeep(ed, st, side, depots | 1 << h),
            "link": [numbers[x] for x in link],
            "feeds": numbers_of(ed, hungry & ~_stacks(st, outside_with(ed, st, side, depots | 1 << h))),
        }
    for h in members(removable(st, side)):
        rest = depots & ~(1 << h)
        cut = rest & linked & ~chain(ed, st, side, rest)[0]
        starves = _stacks(st, outside_with(ed, st, side, rest)) & ~hungry
        remove[numbers[h]] = {
            "upkeep": upkeep(ed, st, side, rest), "cut": numbers_of(ed, cut), "starves": numbers_of(ed, starves),
        }  # fmt: skip
    return {
        "points": st.points[side], "depots": depots.bit_count(), "upkeep": now, "found": found, "remove": remove,
        "hungry": numbers_of(ed, hungry), "rule": DEPOT_COST,
    }  # fmt: skip


def _stacks(st: State, units: int) -> int:
    """The hexes in which these units stand."""
    found = 0
    for piece in members(units):
        found |= 1 << st.at[piece]
    return found
