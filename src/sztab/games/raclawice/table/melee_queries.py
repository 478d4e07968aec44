"""Questions about a melee: the one in a clash hex, or the one that would follow if units went into a hex."""

from collections.abc import Sequence
from typing import Any

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.melee.modifiers import Fight, melee_modifiers
from sztab.games.raclawice.posing.notation import unit_number
from sztab.games.raclawice.rules import COUNTER_TEST, LAVA, MELEE_ROLL
from sztab.games.raclawice.state import State
from sztab.games.raclawice.table import chances
from sztab.games.raclawice.table.combat_queries import Args, hex_of, told
from sztab.games.raclawice.units.counters import ARTILLERY, SEATS
from sztab.games.raclawice.units.formations import lava_modifiers, reasons_against_lava
from sztab.games.raclawice.units.stacking import guns_at, pick_up, place
from sztab.kernel.errors import BadNotation
from sztab.kernel.modifiers import total
from sztab.kernel.refusing import is_allowed


def melee_at(edition: Edition, state: State, args: Args) -> Any:
    """`hex`, `charge=true|false`, `counter=true|false`, `lava=true|false`: the modifiers of both sides there (11.7/b)
    and the odds, for `attacker` (a seat); with `units` (of one stack beside the hex), of the melee that would follow if
    these went in."""
    hex = hex_of(edition, args, "hex")
    units = [unit_number(edition, str(name)) for name in args.get("units", ())]
    attacker = args.get("attacker", SEATS[edition.side[units[0]] if units else state.active])
    if attacker not in SEATS:
        raise BadNotation(f"ask: of: attacker is one of {', '.join(SEATS)}")
    side = SEATS.index(attacker)
    test = _counter_test(edition, state, units, hex) if units and args.get("counter") else None
    if units:
        state = _gone_in(edition, state, units, hex)
    how = [bool(args.get(key, False)) for key in ("charge", "counter", "lava")]
    fight = Fight(edition, state, hex, side, *how)
    if not all((party.troops or party.guns) for party in (fight.side(0), fight.side(1))):
        raise BadNotation(f"ask: of: {args['hex']} is no clash hex (11.1)")
    attack, defence = melee_modifiers(fight.side(side)), melee_modifiers(fight.side(1 - side))
    lava = _lava(edition, state, hex, side) if "lava" not in args else None
    found = _odds(fight)
    if lava is not None:
        found = _mixed(found, _odds(Fight(edition, state, hex, side, how[0], how[1], True)), lava["chance"])
    return {
        "attack": total(attack),
        "defence": total(defence),
        "attackers": told(attack),
        "defenders": told(defence),
        "strength": {SEATS[party]: fight.side(party).strength for party in (0, 1)},
        "odds": {seat: _won(found, seat) for seat in SEATS},
        "outcomes": found,
        "lava": lava,
        "test": test,
        "rule": MELEE_ROLL,
    }


def _odds(fight: Fight) -> list[dict[str, Any]]:
    attack, defence = (melee_modifiers(fight.side(side)) for side in (fight.attacker, 1 - fight.attacker))
    return chances.melee(fight.edition, fight.state, fight.attacker, attack, defence)


def _won(outcomes: Sequence[dict[str, Any]], seat: str) -> float:
    chances_of_seat: list[float] = [line["chance"] for line in outcomes if line["winner"] == seat]
    return round(sum(chances_of_seat), 6)


def _mixed(without: list[dict[str, Any]], lucky: list[dict[str, Any]], chance: float) -> list[dict[str, Any]]:
    """7.4: before the dice of the melee the Cossacks test whether they get round the enemy."""
    sums: dict[tuple[str, bool, int], float] = {}
    for outcomes, weight in ((without, 1 - chance), (lucky, chance)):
        for line in outcomes:
            key = (line["winner"], line["loss"], line["turns"])
            sums[key] = sums.get(key, 0.0) + weight * line["chance"]
    return [
        {"winner": winner, "loss": loss, "turns": turns, "chance": round(share, 6)}
        for (winner, loss, turns), share in sorted(sums.items())
        if share
    ]


def _lava(edition: Edition, state: State, hex: int, side: int) -> dict[str, Any] | None:
    """7.4: the test of a Cossack unit that comes before the dice, if there is one."""
    attackers = state.stacks[side][hex]
    defenders = state.stacks[1 - side][hex] or guns_at(edition, state, 1 - side, hex)
    if not is_allowed(reasons_against_lava(edition, state, hex, attackers, defenders)):
        return None
    tester = next(unit for unit in attackers if edition.is_cossack(unit) and state.came[unit] >= 0)
    found = lava_modifiers(edition, defenders)
    morale = edition.morale[tester][state.lost[tester]]
    return {
        "unit": edition.counters[tester].id,
        "morale": morale,
        "modifiers": told(found),
        "chance": chances.passed(morale, total(found)),
        "rule": LAVA,
    }


def _counter_test(edition: Edition, state: State, units: Sequence[int], hex: int) -> dict[str, Any] | None:
    """9.1/A2, 9.1/D: against its own arm the top unit tests first; 9.1/C2: cavalry against infantry does not."""
    enemies = state.stacks[1 - edition.side[units[0]]][hex]
    if not enemies or edition.arm[enemies[0]] != edition.arm[units[0]]:
        return None
    morale = edition.morale[units[0]][state.lost[units[0]]]
    return {
        "unit": edition.counters[units[0]].id,
        "morale": morale,
        "chance": chances.passed(morale, 0),
        "rule": COUNTER_TEST,
    }


def _gone_in(edition: Edition, state: State, units: Sequence[int], hex: int) -> State:
    """The position after these units have entered the hex."""
    start = state.hexes[units[0]]
    if edition.arm[units[0]] == ARTILLERY or any(state.hexes[unit] != start for unit in units) or start < 0:
        raise BadNotation("ask: of: units are troops of one stack on the map")
    if start == hex:
        return state
    if hex not in edition.board.around[start]:
        raise BadNotation(f"ask: of: {edition.number(hex)} does not lie beside {edition.number(start)}")
    twin = state.copy()
    pick_up(edition, twin, units)
    for unit in units:
        place(edition, twin, unit, hex, start)
    return twin
