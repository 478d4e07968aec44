"""Questions about fire and melee, for situations and clients: each answer carries its rules."""

from collections.abc import Mapping, Sequence
from typing import Any

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.fire import aiming, artillery, musketry, under_fire, withdrawal
from sztab.games.raclawice.fire.reasons import reasons_against_shot, reasons_against_sight
from sztab.games.raclawice.map.board import SIDES
from sztab.games.raclawice.melee import fight as melee
from sztab.games.raclawice.posing.notation import unit_number
from sztab.games.raclawice.rules import (
    ARTILLERY_TABLE,
    COUNTER_BATTERY,
    LEADER_ARTILLERY,
    LEADER_MUSKETRY,
    LONE_GUNS,
    MUSKETRY_STEPS,
    SIGHT,
    WITHDRAWAL_WAY,
)
from sztab.games.raclawice.state import ABREAST, State
from sztab.games.raclawice.table import chances
from sztab.games.raclawice.units import leaders
from sztab.games.raclawice.units.counters import ARTILLERY
from sztab.kernel.errors import BadNotation
from sztab.kernel.events import Refusal
from sztab.kernel.modifiers import Modifier, total
from sztab.kernel.refusing import first

Args = Mapping[str, Any]


def sight(edition: Edition, state: State, args: Args) -> Any:
    """`from`, `to`: do two hexes see each other (10.1), or what stands in the way?"""
    here, there = hex_of(edition, args, "from"), hex_of(edition, args, "to")
    refusal = first(reasons_against_sight(edition, here, there, state.occupied[0] | state.occupied[1]))
    return refused(refusal) if refusal else {"sees": True, "rule": SIGHT}


def targets(edition: Edition, state: State, args: Args) -> Any:
    """`unit`: the hexes at which it may fire now (10.2 to 10.8)."""
    return [edition.number(hex) for hex in aiming.targets(edition, state, unit_of(edition, args, "unit"))]


def fire_at(edition: Edition, state: State, args: Args) -> Any:
    """`unit`, `at`, `with` (units that join in): row or distance, effect, every test with its modifiers and odds, the
    danger of leaders, and who else may join in; or why there is no fire."""
    unit, target = unit_of(edition, args, "unit"), hex_of(edition, args, "at")
    if refusal := first(reasons_against_shot(edition, state, unit, target)):
        return refused(refusal)
    others = [unit_number(edition, str(name)) for name in args.get("with", ())]
    firing = [unit]
    for other in others:
        if other not in aiming.partners(edition, state, firing, target):
            raise BadNotation(f"ask: of: {edition.counters[other].id} may not join in (10.9.6)")
        firing.append(other)
    stack = state.stacks[1 - edition.side[unit]][target]
    if edition.arm[unit] == ARTILLERY:
        return _bombardment(edition, state, unit, target, stack)
    return _volley(edition, state, firing, target, stack)


def _volley(edition: Edition, state: State, firing: list[int], target: int, stack: Sequence[int]) -> Any:
    if not stack:
        strength = musketry.strength(edition, state, firing[0])
        return {"strength": strength, "odds": chances.silencing(strength), "rule": LONE_GUNS}
    best, row = musketry.row_of(edition, state, firing, target)
    line = edition.tables.musketry.values[row]
    assert line is not None
    shot = musketry.shot_of(edition, state, firing, target, line)
    danger = LEADER_MUSKETRY if line.endangers else ""
    partners = aiming.partners(edition, state, firing, target)
    return {
        "quotient": best,
        "row": edition.tables.musketry.names[row],
        "effect": line.effect,
        "tests": [_test(edition, state, unit, shot) for unit in stack[:1]],
        "leaders": _danger(edition, state, target, 1 - edition.side[firing[0]], danger),
        "partners": [edition.counters[other].id for other in partners],
        "rule": MUSKETRY_STEPS,
    }


def _bombardment(edition: Edition, state: State, gun: int, target: int, stack: Sequence[int]) -> Any:
    here = state.hexes[gun]
    distance = edition.board.distance[here][target]
    danger = LEADER_ARTILLERY if distance <= artillery.NEAR else ""
    endangered = _danger(edition, state, target, 1 - edition.side[gun], danger)
    if not stack:
        odds = chances.counter_battery(edition, gun, distance)
        return {"distance": distance, "odds": odds, "leaders": endangered, "rule": COUNTER_BATTERY}
    effect = edition.tables.artillery.at(distance)
    assert effect is not None
    shot = under_fire.Shot((gun,), (here,), target, effect, True)
    struck = stack[:1] if state.formation[stack[0]] == ABREAST else stack
    return {
        "distance": distance,
        "effect": effect,
        "tests": [_test(edition, state, unit, shot) for unit in struck],
        "leaders": endangered,
        "partners": [],
        "rule": ARTILLERY_TABLE,
    }


def _test(edition: Edition, state: State, unit: int, shot: under_fire.Shot) -> dict[str, Any]:
    found = under_fire.modifiers_of(edition, state, unit, shot)
    morale = edition.morale[unit][state.lost[unit]]
    return {
        "unit": edition.counters[unit].id,
        "morale": morale,
        "total": total(found),
        "modifiers": told(found),
        "passed": chances.passed(morale, total(found)),
        "odds": chances.under_fire(edition, morale, total(found)),
    }


def _danger(edition: Edition, state: State, hex: int, side: int, rule: str) -> list[dict[str, Any]]:
    """4.6.1, 4.6.2: the leaders for whom a die is thrown after this shot."""
    found = leaders.leaders_at(edition, state, side, hex) if rule else []
    return [
        {"leader": edition.leaders[leader].id, "odds": chances.leader_fates(edition), "rule": rule} for leader in found
    ]


def clashes(edition: Edition, state: State, args: Args) -> Any:
    """The hexes in which the active side must fight in this melee phase (11.2)."""
    return [edition.number(hex) for hex in melee.clashes(edition, state)]


def retreat(edition: Edition, state: State, args: Args) -> Any:
    """`unit`, `from` (the hex of the enemy who causes it): where it may withdraw to (10.11.1), towards which
    side of the sky, with its losses."""
    unit, cause = unit_of(edition, args, "unit"), hex_of(edition, args, "from")
    ways = withdrawal.ways_back(edition, state, [unit], cause, is_last=True)
    start, side = state.hexes[unit], edition.side[unit]
    return {
        "ways": [
            {
                "hex": edition.number(hex),
                "towards": SIDES[edition.board.direction(start, hex)].lower(),
                "losses": withdrawal.losses_of(edition, state, side, start, hex),
            }
            for hex in ways
        ],
        "rule": WITHDRAWAL_WAY,
    }


def told(found: Sequence[Modifier]) -> list[dict[str, Any]]:
    return [{"key": m.key, "value": m.value, "rule": m.rule} for m in found]


def refused(refusal: Refusal) -> dict[str, Any]:
    return {"refusal": refusal.key, "rule": refusal.rule, "params": refusal.params}


def hex_of(edition: Edition, args: Args, key: str) -> int:
    return edition.hex(str(_need(args, key)))


def unit_of(edition: Edition, args: Args, key: str) -> int:
    return unit_number(edition, str(_need(args, key)))


def _need(args: Args, key: str) -> Any:
    if key not in args:
        raise BadNotation(f"ask: of: {key!r} is missing")
    return args[key]
