"""9.3: combat factors: the base factor of a stack, unit by unit, and what changes it, in the booklet's order."""

from sztab.games.west.edition import Edition
from sztab.games.west.rules import (
    ALL_ROUND,
    BASE_FACTOR,
    COMBAT_CARD,
    COMBINED_ARMS,
    FATIGUE,
    NEIGHBOURS,
    SUPPORT,
    TERRAIN_OR_RIVER,
)  # fmt: skip
from sztab.games.west.state import MAUSERS, RIFLES_LOW, SHELLS_LOW, Fight, State
from sztab.games.west.units.pieces import PL
from sztab.hexmap.bits import members
from sztab.kernel.modifiers import Modifier
from sztab.kernel.requests import Rule

ATTACKER, DEFENDER, SECOND = range(3)
ROLES = ("attacker", "defender", "second")


def unit_factor(ed: Edition, st: State, piece: int, *, is_front: bool, has_infantry: bool) -> int:
    """1.2/k, 1.2/m, 1.2/n, cards 9 and 10: what a unit counts."""
    bit, is_weak = 1 << piece, bool(st.weak >> piece & 1)
    if bit & ed.artillery:
        if st.effects & SHELLS_LOW and ed.side[piece] == PL:
            return 0
        return 0 if is_weak and not has_infantry else 1
    factor = (ed.weak if is_weak else ed.full)[piece][0 if is_front else 1]
    if is_front and st.effects & RIFLES_LOW and bit & ed.infantry and ed.side[piece] == PL:
        return max(0, factor - 1)
    return factor


def firing_guns(ed: Edition, st: State, side: int, units: int) -> int:
    """Card 10: artillery that does anything in a fight."""
    return 0 if st.effects & SHELLS_LOW and side == PL else units & ed.artillery


def base_parts(
    ed: Edition,
    st: State,
    units: int,
    *,
    is_front: bool,
    has_infantry: bool,
    rule: Rule = BASE_FACTOR,
    key: str = "unit",
) -> list[Modifier]:
    """9.3: the factors of the units, one by one."""
    return [
        Modifier(
            rule, key, unit_factor(ed, st, piece, is_front=is_front, has_infantry=has_infantry), ed.pieces[piece].id
        )
        for piece in members(units)
    ]


def combined_arms(ed: Edition, st: State, side: int, units: int) -> int:
    """9.3/c: two for infantry with cavalry or artillery, four with both."""
    if not units & ed.infantry:
        return 0
    return 2 * bool(units & ed.cavalry) + 2 * bool(firing_guns(ed, st, side, units))


def neighbours(ed: Edition, st: State, side: int, target: int, *, of_attacker: bool) -> int:
    """9.3/a, A79: further stacks of the side with a combat unit next to the defender."""
    return (st.held[side][1] & ed.board.around[target]).bit_count() - of_attacker


def defends_to_front(ed: Edition, st: State, fight: Fight) -> tuple[bool, Rule]:
    """1.2/k, 9.3/d: to the front where it faces the attacker; in a town or fort always, unless guns attack."""
    enemy = 1 - fight.side
    facing = st.face[enemy][fight.target]
    if facing >= 0 and ed.board.neighbours[fight.target][facing] == fight.start:
        return True, BASE_FACTOR
    if ed.board.works >> fight.target & 1 and not firing_guns(ed, st, fight.side, fight.attackers):
        return True, ALL_ROUND
    return False, BASE_FACTOR


def attack_parts(ed: Edition, st: State, fight: Fight) -> list[Modifier]:
    """9.3: the modified factor of the attack, part by part."""
    side, units = fight.side, fight.attackers
    here = st.on[side][fight.start]
    parts = base_parts(ed, st, units, is_front=True, has_infantry=bool(here & ed.infantry))
    _add(parts, NEIGHBOURS, "neighbours", neighbours(ed, st, side, fight.target, of_attacker=True))
    _add(parts, COMBINED_ARMS, "combined-arms", combined_arms(ed, st, side, units))
    parts += _card_parts(ed, st, fight, ATTACKER, side, units)
    if fight.is_supported:
        there = st.on[side][fight.support]
        has_infantry = bool(there & ed.infantry)
        parts += base_parts(
            ed, st, fight.helpers, is_front=True, has_infantry=has_infantry, rule=SUPPORT, key="second-unit"
        )
        parts += _card_parts(ed, st, fight, SECOND, side, fight.helpers)
    return parts


def defence_parts(ed: Edition, st: State, fight: Fight) -> list[Modifier]:
    """9.3: the modified factor of the defence, part by part."""
    side = 1 - fight.side
    units = st.on[side][fight.target] & ed.combat
    is_front, rule = defends_to_front(ed, st, fight)
    key = "unit" if is_front else "unit-flank"
    parts = base_parts(ed, st, units, is_front=is_front, has_infantry=bool(units & ed.infantry), rule=rule, key=key)
    _add(parts, NEIGHBOURS, "neighbours", neighbours(ed, st, side, fight.target, of_attacker=False))
    is_hard = ed.board.difficult >> fight.target & 1 or ed.board.is_river(fight.start, fight.target)
    _add(parts, TERRAIN_OR_RIVER, "terrain", 2 if is_hard else 0)
    _add(parts, COMBINED_ARMS, "combined-arms", combined_arms(ed, st, side, units))
    _add(parts, FATIGUE, "fatigue", -(units & st.fought).bit_count())
    return parts + _card_parts(ed, st, fight, DEFENDER, side, units)


def _card_parts(ed: Edition, st: State, fight: Fight, role: int, side: int, units: int) -> list[Modifier]:
    """9.3/f, A12: what the cards of the turn add to a stack."""
    parts: list[Modifier] = []
    if st.effects & MAUSERS and side == PL and units & ed.infantry:
        parts.append(Modifier(COMBAT_CARD, "card", 1, _mauser_card(ed)))
    for card, value, used_by in fight.boosts:
        if used_by == role:
            parts.append(Modifier(COMBAT_CARD, "card", value, ed.cards[card].id))
    return parts


def _mauser_card(ed: Edition) -> str:
    return next((card.id for card in ed.cards if card.effects[PL].kind == "mausers"), "")


def _add(parts: list[Modifier], rule: Rule, key: str, value: int) -> None:
    if value:
        parts.append(Modifier(rule, key, value))
