"""Further questions to a position, for situations and clients: each answer carries its rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.map.board import CORNERS
from sztab.games.raclawice.moving.steps import reasons_against_step, step_cost
from sztab.games.raclawice.posing.notation import format_units, unit_number
from sztab.games.raclawice.rules import COMMAND_RANGE, LOSS, TERRAIN_COST
from sztab.games.raclawice.state import FORMATIONS, Group, State
from sztab.games.raclawice.table import combat_queries as combat
from sztab.games.raclawice.table import zone_queries as zones
from sztab.games.raclawice.table.melee_queries import melee_at
from sztab.games.raclawice.table.reach import reach
from sztab.games.raclawice.units import leaders, morale
from sztab.games.raclawice.units.counters import ARTILLERY
from sztab.kernel.errors import BadNotation
from sztab.kernel.events import Refusal
from sztab.kernel.play import Play
from sztab.kernel.refusing import first

if TYPE_CHECKING:
    from sztab.games.raclawice.game import Raclawice

Args = Mapping[str, Any]
Query = Callable[[Edition, State, Args], Any]


def unit(edition: Edition, state: State, args: Args) -> Any:
    """`unit`: where it stands and what its losses leave of it (3.4/e)."""
    number = unit_number(edition, str(need(args, "unit")))
    told = {
        "hex": edition.number(state.hexes[number]),
        "facing": CORNERS[state.facing[number]],
        "formation": FORMATIONS[state.formation[number]],
        "left": state.left[number],
        "shots": state.shots[number],
        "rule": LOSS,
    }
    if edition.arm[number] != ARTILLERY:
        told["strength"] = morale.strength(edition, state, number)
        told["fire"] = morale.fire_strength(edition, state, number)
        told["morale"] = morale.morale(edition, state, number)
    return told


def command(edition: Edition, state: State, args: Args) -> Any:
    """`unit`: may it act in the running phase (4.2), or why not?"""
    refusal = first(leaders.reasons_against_command(edition, state, unit_number(edition, str(need(args, "unit")))))
    return told_refusal(refusal) if refusal else {"commanded": True, "rule": COMMAND_RANGE}


def cost(edition: Edition, state: State, args: Args) -> Any:
    """`unit`, `to`: what a step into a hex beside it costs now (8.2), or why it may not be made."""
    number, into = unit_number(edition, str(need(args, "unit"))), edition.hex(str(need(args, "to")))
    group = next((group for group in state.moving if number in group.units), Group([number], state.hexes[number]))
    refusal = first(reasons_against_step(edition, state, group, into))
    if refusal is not None:
        return told_refusal(refusal)
    return {"cost": step_cost(edition, state, group, edition.board.direction(group.hex, into)), "rule": TERRAIN_COST}


def units(edition: Edition, state: State, args: Args) -> Any:
    """All units on the map, in the notation of positions."""
    return format_units(edition, state).split()


def told_refusal(refusal: Refusal) -> dict[str, Any]:
    return {"refusal": refusal.key, "rule": refusal.rule, "params": refusal.params}


def need(args: Args, key: str) -> Any:
    if key not in args:
        raise BadNotation(f"ask: of: {key!r} is missing")
    return args[key]


def asked(query: Query) -> Callable[[Play[State], Args], Any]:
    """A question of this game as the kernel asks it."""

    def ask(play: Play[State], args: Args) -> Any:
        game: Any = play.game
        found: Raclawice = game
        return query(found.ed, play.state, args)

    return ask


QUERIES: Mapping[str, Callable[[Play[State], Args], Any]] = {
    **{query.__name__: asked(query) for query in (unit, command, cost, units)},
    "sight": asked(combat.sight),
    "targets": asked(combat.targets),
    "fire": asked(combat.fire_at),
    "melee": asked(melee_at),
    "clashes": asked(combat.clashes),
    "withdrawal": asked(combat.retreat),
    "view-from": asked(zones.view_from),
    "zone": asked(zones.zone),
    "command-range": asked(zones.command_range),
    "clock": asked(zones.clock),
    "reach": reach,
}
