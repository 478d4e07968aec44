"""Questions about ground and reach: what a hex sees, where a unit may aim, whom a leader commands, what time it is."""

from typing import Any

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.fire import aiming, artillery, musketry
from sztab.games.raclawice.fire.reasons import RANGE_RULES, reasons_against_firing
from sztab.games.raclawice.map.board import CORNERS
from sztab.games.raclawice.posing.notation import leader_number
from sztab.games.raclawice.rules import AIM, ARTILLERY_TABLE, COMMAND_RANGE, MUSKETRY_TABLE, SIGHT, TRACK
from sztab.games.raclawice.scenarios.cards import MINUTES, time_of
from sztab.games.raclawice.state import IN_PLAY, SKIRMISH, SQUARE, State
from sztab.games.raclawice.table.combat_queries import Args, hex_of, refused, unit_of
from sztab.games.raclawice.units import leaders
from sztab.games.raclawice.units.counters import ARTILLERY
from sztab.hexmap.bits import bit_set, members
from sztab.hexmap.facing import FLANKS, FRONT, REAR
from sztab.kernel.errors import BadNotation
from sztab.kernel.refusing import first


def view_from(edition: Edition, state: State, args: Args) -> Any:
    """`from`, `within` (hexes; the whole map without it): the hexes that are seen from there (10.1)."""
    here = hex_of(edition, args, "from")
    away = edition.board.distance[here]
    far = int(args.get("within", max(away)))
    units = state.occupied[0] | state.occupied[1]
    seen = [
        hex
        for hex in range(edition.board.size)
        if hex != here and away[hex] <= far and edition.sight.sees(here, hex, units)
    ]
    return {"hexes": _numbers(edition, seen), "rule": SIGHT}


def zone(edition: Edition, state: State, args: Args) -> Any:
    """`unit`, `facing` and `hex` (to look as if it stood so): its front, flank and rear, the hexes it could aim at, the
    effect by distance, the targets it has now, and why it may not fire at all, if so (5.0, 10.2, 10.8)."""
    unit = unit_of(edition, args, "unit")
    here = hex_of(edition, args, "hex") if "hex" in args else state.hexes[unit]
    if here < 0:
        raise BadNotation(f"ask: of: {edition.counters[unit].id} is not on the map")
    facing = state.facing[unit]
    if "facing" in args:
        if args["facing"] not in CORNERS:
            raise BadNotation(f"ask: of: facing is one of {', '.join(CORNERS)}")
        facing = CORNERS.index(args["facing"])
    refusal = first(reasons_against_firing(edition, state, unit))
    return {
        **_zones(edition, state, unit, here, facing),
        "aim": _numbers(edition, members(aim(edition, state, unit, here, facing))),
        "effects": _effects(edition, state, unit),
        "targets": _numbers(edition, aiming.targets(edition, state, unit)) if here == state.hexes[unit] else [],
        "refusal": refused(refusal) if refusal else None,
        "rule": AIM,
        "range-rule": RANGE_RULES[edition.arm[unit]],
    }


def aim(edition: Edition, state: State, unit: int, here: int, facing: int) -> int:
    """10.2, 7.2/d, 7.3.2/a: the hexes within range to which the unit has a line of aim, enemies there or not."""
    sight = edition.sight
    reach = artillery.RANGE if edition.arm[unit] == ARTILLERY else musketry.RANGE[edition.arm[unit]]
    pool = edition.board.within[reach][here] & ~(1 << here)
    if state.formation[unit] == SKIRMISH:
        pool &= sight.wide_field(here, facing)
    elif state.formation[unit] != SQUARE:
        pool &= sight.field(here, facing)
    units = (state.occupied[0] | state.occupied[1]) & ~(1 << state.hexes[unit] if state.hexes[unit] >= 0 else 0)
    return bit_set(hex for hex in members(pool) if sight.sees(here, hex, units))


def _zones(edition: Edition, state: State, unit: int, here: int, facing: int) -> dict[str, list[str]]:
    """5.0; 7.3.2/a: around a square everything is front."""
    if state.formation[unit] == SQUARE:
        directions: dict[str, tuple[int, ...]] = {"front": tuple(range(6)), "flank": (), "rear": ()}
    else:
        directions = {"front": FRONT[facing], "flank": FLANKS[facing], "rear": REAR[facing]}
    around = edition.board.around[here]
    return {name: _numbers(edition, [around[d] for d in six if around[d] >= 0]) for name, six in directions.items()}


def _effects(edition: Edition, state: State, unit: int) -> list[dict[str, Any]]:
    """10.9.4/c, 10.10.1: by distance, what is added to the test of a unit that is hit; None: no effect."""
    if edition.arm[unit] == ARTILLERY:
        table = edition.tables.artillery
        return [{"distance": n, "effect": table.at(n), "rule": ARTILLERY_TABLE} for n in range(1, artillery.RANGE + 1)]
    strength = musketry.strength(edition, state, unit) if state.hexes[unit] >= 0 else 0
    rows = edition.tables.musketry
    found = []
    for distance in range(1, musketry.RANGE[edition.arm[unit]] + 1):
        best = musketry.rounded(strength, distance)
        line = rows.at(best)
        found.append(
            {
                "distance": distance,
                "quotient": best,
                "row": rows.names[rows.row(best)],
                "effect": line.effect if line else None,
                "rule": MUSKETRY_TABLE,
            }
        )
    return found


def command_range(edition: Edition, state: State, args: Args) -> Any:
    """`leader`, `at` (where he might ride): the hexes of his command (4.2), and his units on the map with whether they
    stand in it."""
    leader = leader_number(edition, str(args.get("leader", "")))
    at = edition.hex(str(args["at"])) if "at" in args else state.leader_hex[leader]
    area = leaders.area_from(edition, state, leader, at) if at >= 0 else 0
    printed = edition.leaders[leader]
    units = edition.units_of[leader]
    if printed.is_chief:
        units = tuple(sorted((*edition.troops[printed.side], *edition.guns[printed.side])))
    return {
        "at": edition.number(at),
        "range": leaders.RANGE,
        "hexes": _numbers(edition, members(area)),
        "units": {
            edition.counters[unit].id: bool(area >> state.hexes[unit] & 1)
            for unit in units
            if state.fate[unit] == IN_PLAY
        },
        "rule": COMMAND_RANGE,
    }


def clock(edition: Edition, state: State, args: Args) -> Any:
    """The time of day at the start of this turn, and how many minutes a turn lasts (2.1)."""
    return {
        "time": time_of(edition, state.scenario, state.turn),
        "turn": state.turn,
        "last": state.last_turn,
        "minutes": MINUTES,
        "rule": TRACK,
    }


def _numbers(edition: Edition, hexes: list[int]) -> list[str]:
    return [edition.number(hex) for hex in hexes]
