"""Further questions to a position, for situations and clients: each answer carries its rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from sztab.games.west.command.activation import marker_cost, markers
from sztab.games.west.command.headquarters import OUT_OF_REACH, commanders, distance, is_commanded
from sztab.games.west.edition import Edition
from sztab.games.west.fighting.factors import attack_parts
from sztab.games.west.fighting.odds import outlook
from sztab.games.west.fighting.retreat import routes
from sztab.games.west.fighting.targets import attackers, target_of
from sztab.games.west.logistics.depots import foundable, upkeep
from sztab.games.west.logistics.links import links
from sztab.games.west.logistics.supply import chain, passable, region_of, regions
from sztab.games.west.moving.options import reached, way_by
from sztab.games.west.moving.reach import allowance, rings, terms
from sztab.games.west.moving.strategic import entrances
from sztab.games.west.moving.strategic import goals as strategic_goals
from sztab.games.west.posing.notation import format_units
from sztab.games.west.rules import (
    ALLOWANCE,
    ATTACK_NEEDS_LEADER,
    COMMAND_ROLL,
    CROSSING_COST,
    DEPOT_CHAIN,
    DEPOT_COST,
    MARKER_COST,
    ROUTE,
    SIX_TOWNS,
    STRATEGIC_BARRED,
)  # fmt: skip
from sztab.games.west.scenarios.victory import towns_held
from sztab.games.west.state import Fight, State
from sztab.games.west.table.arguments import Args, group_of, hex_of, numbers_of, side_of, unit_of
from sztab.games.west.table.foretelling import playing
from sztab.games.west.table.pending import fight, sums
from sztab.games.west.table.planning import building, idle, leaving, marches, risks, sending
from sztab.games.west.table.printed import printed
from sztab.games.west.units.pieces import NONE, PL, RU, SIDES
from sztab.hexmap.bits import members
from sztab.kernel.errors import BadNotation
from sztab.kernel.modifiers import total
from sztab.kernel.play import Play

if TYPE_CHECKING:
    from sztab.games.west.game import West

Query = Callable[[Edition, State, Args], Any]


def supply(ed: Edition, st: State, args: Args) -> Any:
    """`unit`: is it in supply; `side`: hexes in supply for its units, its cavalry, Lithuanians, and its units that are
    cut off; 6.0."""
    if "unit" in args:
        piece = unit_of(ed, st, args)
        region = region_of(ed, regions(ed, st, ed.side[piece]), piece)
        return {"supplied": bool(region >> st.at[piece] & 1), "rule": "6.0/f" if 1 << piece & ed.leaders else "6.0/a"}
    side = side_of(args)
    found = regions(ed, st, side)
    units = [p for p in members(ed.combat & ed.of_side[side]) if st.at[p] >= 0]
    cut_off = [ed.pieces[p].id for p in units if not region_of(ed, found, p) >> st.at[p] & 1]
    names = ("hexes", "cavalry", "lithuanians")
    return {name: numbers_of(ed, region & ed.board.open) for name, region in zip(names, found)} | {
        "cut_off": cut_off,
        "rule": "6.0",
    }


def depots(ed: Edition, st: State, args: Args) -> Any:
    """`side`: its depots with their upkeep, whether each is linked and by which hexes (with the running count of the
    gap), where a further one may be founded; 5.2, 5.3."""
    side = side_of(args)
    linked, region = chain(ed, st, side, st.depots[side])
    listed = {
        ed.board.numbers[h]: {"linked": bool(linked >> h & 1), "upkeep": 1 if linked >> h & 1 else 2}
        for h in members(st.depots[side])
    }
    return {
        "depots": listed,
        "upkeep": upkeep(ed, st, side, st.depots[side]),
        "points": st.points[side],
        "links": [
            {"hexes": [ed.board.numbers[h] for h in way], "counts": list(counts)} for way, counts in links(ed, st, side)
        ],
        "chain": numbers_of(ed, region & ed.board.open),
        "passable": numbers_of(ed, passable(ed, st, side)),
        "can_found": numbers_of(ed, foundable(ed, st, side)),
        "rules": [DEPOT_CHAIN, DEPOT_COST],
    }


def marker(ed: Edition, st: State, args: Args) -> Any:
    """`hex`, `side`: what an activation marker costs there, and how many lie and may lie there; 7.2, 7.3."""
    side, h = side_of(args), hex_of(ed, args, "hex")
    most = (st.on[side][h] & ed.combat).bit_count()
    return {"cost": marker_cost(ed, st, side, h), "markers": markers(st, side, h), "most": most, "rule": MARKER_COST}


def command(ed: Edition, st: State, args: Args) -> Any:
    """`hex`, `side`, or `units`: is the stack in range of a headquarters, which hexes have one that counts, and what
    must be rolled to march; `idle`: headquarters beside it that may not command it, and why; 7.2, 9.2, 13.1."""
    side, h, units = group_of(ed, st, args)
    near = is_commanded(ed, st, side, units, h)
    gap = 0 if near else distance(ed, st, side, units, h)
    return {
        "in_range": near,
        "headquarters": numbers_of(ed, commanders(ed, st, side, units, h)),
        "idle": [] if near else idle(ed, st, side, units, h),
        "between": None if gap == OUT_OF_REACH else gap,
        "roll_above": 0 if near else gap,
        "chance": 1.0 if near else max(0, 6 - gap) / 6,
        "rules": [COMMAND_ROLL, ATTACK_NEEDS_LEADER],
    }


def ranges(ed: Edition, st: State, args: Args) -> Any:
    """`side`: the hexes where each of its headquarters commands without a roll: its own and those next to it, for a
    Russian one only in its zone; 7.2, 13.1."""
    side, found = side_of(args), {}
    for piece in members(ed.leaders & ed.of_side[side]):
        if (h := st.at[piece]) < 0:
            continue
        bit = 1 << piece
        zones = ((ed.north_leaders, ed.board.north), (ed.south_leaders, ed.board.south))
        within = next((zone for leaders, zone in zones if side == RU and bit & leaders), ed.board.open)
        found[ed.pieces[piece].id] = numbers_of(ed, (ed.board.around[h] | 1 << h) & ed.board.open & within)
    return {"ranges": found, "rules": [COMMAND_ROLL, ATTACK_NEEDS_LEADER]}


def reach(ed: Edition, st: State, args: Args) -> Any:
    """`hex`, `side`, or `units`: what it costs the group to march to each hex; 7.4."""
    side, h, units = group_of(ed, st, args)
    found = terms(ed, st, side, units, h)
    costs = {
        ed.board.numbers[x]: cost
        for cost, ring in enumerate(rings(ed, found, h, found.limit))
        for x in members(ring & found.stops)
        if cost
    }
    return {"allowance": allowance(ed, st, units), "hexes": costs, "rule": ALLOWANCE}


def cost(ed: Edition, st: State, args: Args) -> Any:
    """`units` and `hex`: what the march there costs and which way it takes, straight or by way of `via`; null: it does
    not come there; 7.4/e."""
    side, start, units = group_of(ed, st, {"units": args.get("units", [])})
    goal, via = hex_of(ed, args, "hex"), hex_of(ed, args, "via") if "via" in args else NONE
    found = terms(ed, st, side, units, start)
    if not reached(ed, found, start, via) & found.stops & 1 << goal:
        return {"cost": None, "path": None, "rule": ALLOWANCE}
    path = way_by(ed, found, start, via, goal)
    spent = sum(found.hills_cost if ed.board.difficult >> h & 1 else 1 for h in path)
    return {"cost": spent, "path": [ed.board.numbers[h] for h in (start, *path)], "rule": ALLOWANCE}


def strategic(ed: Edition, st: State, args: Args) -> Any:
    """`unit`: where it can go by strategic movement, and which hexes cost a point; 11.2, 13.1."""
    piece = unit_of(ed, st, args)
    side = ed.side[piece]
    everywhere, same, _ = strategic_goals(ed, st, side, piece, entrances(ed, st, side), regions(ed, st, side))
    paid = everywhere & ~same if side == RU and 1 << piece & ed.combat else 0
    return {
        "hexes": numbers_of(ed, everywhere),
        "paid": numbers_of(ed, paid),
        "rules": [STRATEGIC_BARRED, CROSSING_COST],
    }


def combat(ed: Edition, st: State, args: Args) -> Any:
    """`hex` attacks the hex that it faces (or `target`), with `second` or alone: both sums part by part, and all that
    the dice may bring; 9.3. What is hidden from the one who asks counts as the play he is given has it."""
    h = hex_of(ed, args, "hex")
    side = PL if st.on[PL][h] else RU
    target = hex_of(ed, args, "target") if "target" in args else target_of(ed, st, side, h)
    if target == NONE or target not in ed.board.neighbours[h]:
        raise BadNotation("ask: the stack faces no enemy next to it (9.2)")
    support = hex_of(ed, args, "second") if "second" in args else NONE
    may = st.eager if st.eager & ed.of_side[side] else ~st.attacked
    units = attackers(ed, st, side, h, may)
    helpers = attackers(ed, st, side, support, ~st.attacked) if support != NONE else 0
    sizes = (st.on[side][h] & ed.combat).bit_count(), (st.on[1 - side][target] & ed.combat).bit_count()
    planned = Fight(side, h, target, support, False, units, helpers, 0, sizes=sizes)
    if st.fight is not None and st.fight.start == h:
        planned.boosts = st.fight.boosts
    found = sums(ed, st, planned)
    if support != NONE:
        planned.is_supported = True
        together = attack_parts(ed, st, planned)
        found["together"] = {
            "attack": total(together),
            "attack_modifiers": together,
            "odds": outlook(total(together) - found["defence"], sizes),
        }
        found["coordination"] = {"together": 1 / 3, "alone": 1 / 3, "cancelled": 1 / 3}
    return found


def combats(ed: Edition, st: State, args: Args) -> Any:
    """`attacks`: several at once, each as `combat` takes it; null where the stack cannot attack so; 9.3."""
    return [_combat_or_none(ed, st, attack) for attack in args.get("attacks", [])]


def _combat_or_none(ed: Edition, st: State, args: Args) -> Any:
    try:
        return combat(ed, st, args)
    except BadNotation:
        return None


def retreat(ed: Edition, st: State, args: Args) -> Any:
    """`hex`, `side`: the routes by which the stack could retreat; 9.5.b."""
    side, h = side_of(args), hex_of(ed, args, "hex")
    found = routes(ed, st, side, h, st.on[side][h] & ~ed.artillery)
    return {"routes": [[ed.board.numbers[x] for x in route] for route in found], "rule": ROUTE}


def towns(ed: Edition, st: State, args: Args) -> Any:
    """Green towns held by each side, and by nobody; 2.2."""
    green = ed.board.green
    held = {seat: numbers_of(ed, green & st.held[side][1]) for side, seat in enumerate(SIDES)}
    free = green & ~st.held[PL][1] & ~st.held[RU][1]
    return {"held": held, "free": numbers_of(ed, free), "counts": towns_held(ed, st), "rule": SIX_TOWNS}


def units(ed: Edition, st: State, args: Args) -> Any:
    """Where all counters stand, in one line."""
    return format_units(ed, st)


def board(ed: Edition, st: State, args: Args) -> Any:
    """What is printed on map, counters, cards and tracks, for drawing."""
    return printed(ed)


def query(ask: Query) -> Callable[[Play[State], Args], Any]:
    """A question to a position as one to a play."""

    def answer(play: Play[State], args: Args) -> Any:
        game: West = play.game  # type: ignore[assignment]
        return ask(game.ed, play.state, args)

    return answer


ASKED: tuple[Query, ...] = (
    supply, depots, building, marker, command, ranges, marches, leaving, sending, risks, reach, cost, strategic, combat,
    combats, fight, retreat, playing, towns, units, board,
)  # fmt: skip
QUERIES: Mapping[str, Callable[[Play[State], Args], Any]] = {ask.__name__: query(ask) for ask in ASKED}
