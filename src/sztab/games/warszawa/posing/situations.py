"""Positions of situations: the scenario's, changed, or one drawn on a map of its own (see docs/bitwa-warszawska.md)."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sztab.games.warszawa.cards.knowledge import bits, show
from sztab.games.warszawa.edition import Edition
from sztab.games.warszawa.posing.checking import check_posed
from sztab.games.warszawa.posing.drawn_map import MAP_KEYS
from sztab.games.warszawa.posing.notation import (
    Standing,
    army_number,
    card_number,
    parse_armies,
    parse_attack,
)
from sztab.games.warszawa.scenarios import setup as scenarios
from sztab.games.warszawa.state import FIGHTS, OPERATIONS, PHASES, SETUP, State
from sztab.games.warszawa.units.armies import NONE, SIDES, SU
from sztab.kernel.alternation import Alternation
from sztab.kernel.errors import BadNotation

KEYS = {
    "scenario", "armies", "change", "hands", "decks", "boxes", "fronts", "known", "shown",
    "phase", "round", "turn", "passed", "attacks", "fight", "order", "due",
}  # fmt: skip


def place(ed: Edition, position: Mapping[str, Any]) -> State:
    """The state that a position draws."""
    unknown = sorted(map(str, set(position) - KEYS - MAP_KEYS))
    if unknown:
        raise BadNotation(f"position: unknown {', '.join(unknown)} (known: {', '.join(sorted(KEYS | MAP_KEYS))})")
    scenario = position.get("scenario", scenarios.OLYMPIAD)
    if scenario != scenarios.OLYMPIAD:
        raise BadNotation(f"position: no scenario {scenario!r} (there is: {scenarios.OLYMPIAD})")
    st = scenarios.start(ed)
    if "armies" in position:
        _clear(ed, st)
        _stand(st, parse_armies(ed, position["armies"]))
    if "change" in position:
        _stand(st, parse_armies(ed, position["change"]))
    _place_time(st, ed, position)
    _place_cards(ed, st, position)
    place_attacks(ed, st, position)
    _place_order(ed, st, position)
    _place_due(ed, st, position)
    check_posed(ed, st)
    return st


def _clear(ed: Edition, st: State) -> None:
    """Armies that a position does not name take no part in it: they are not destroyed, they are not there."""
    st.at = [NONE] * len(ed.armies)
    st.on = [NONE] * len(ed.board.fields)
    st.markers = [0] * len(ed.armies)


def _stand(st: State, standings: Iterable[Standing]) -> None:
    standings = list(standings)
    for standing in standings:
        if st.at[standing.army] != NONE:
            st.on[st.at[standing.army]] = NONE
    for standing in standings:
        army, bit = standing.army, 1 << standing.army
        if standing.field != NONE and st.on[standing.field] != NONE:
            raise BadNotation("change: two armies on one field (BW-O10)")
        st.at[army] = standing.field
        if standing.field != NONE:
            st.on[standing.field] = army
        st.markers[army] = standing.markers if standing.field != NONE else 0
        st.dispersed = st.dispersed | bit if standing.is_dispersed else st.dispersed & ~bit
        st.destroyed = st.destroyed | bit if standing.field == NONE else st.destroyed & ~bit
        st.attacked = st.attacked | bit if standing.has_attacked else st.attacked & ~bit


def _place_time(st: State, ed: Edition, position: Mapping[str, Any]) -> None:
    drawn = set(position) - {"scenario", "change"}
    phase = position.get("phase", "operations" if drawn else "setup")
    if phase not in PHASES:
        raise BadNotation(f"position: no phase {phase!r} (there are: {', '.join(PHASES)})")
    st.phase = PHASES.index(phase)
    if st.phase != SETUP:
        st.left = 0
    st.round = position.get("round", 1)
    if type(st.round) is not int or not 1 <= st.round <= ed.numbers.rounds:
        raise BadNotation(f"position: round {st.round!r} is not one of 1 to {ed.numbers.rounds} (BW-S10)")
    turn = position.get("turn", SIDES[SU])
    if turn not in SIDES:
        raise BadNotation(f"position: turn {turn!r} is not one of {', '.join(SIDES)}")
    passed = _listed(position.get("passed", []), "passed")
    strange = [side for side in passed if side not in SIDES]
    if strange:
        raise BadNotation(f"position: passed {strange[0]!r} is not one of {', '.join(SIDES)}")
    st.turns = Alternation(SIDES.index(turn), [side in passed for side in SIDES])
    if st.phase == OPERATIONS and st.turns.passed[st.turns.acting]:
        st.turns.next()


def _place_cards(ed: Edition, st: State, position: Mapping[str, Any]) -> None:
    for side, name in enumerate(SIDES):
        hand, front, box = (_cards(ed, position, key, name) for key in ("hands", "fronts", "boxes"))
        rest = [card for card in ed.deck_of[side] if card not in {*hand, *front, *box}]
        decked = _cards(ed, position, "decks", name)
        deck = decked if name in position.get("decks", {}) else rest
        # Cards that are named nowhere are out of play: they lie in the box.
        box += [card for card in rest if card not in deck]
        piles = [*hand, *front, *box, *deck]
        if len(piles) != len(set(piles)) or not set(piles) <= set(ed.deck_of[side]):
            raise BadNotation(f"position: a card of {name} stands twice, or is of the other deck")
        st.hands[side], st.fronts[side], st.boxes[side], st.decks[side] = sorted(hand), sorted(front), box, sorted(deck)
        st.seen[side] = _known_bits(ed, st, position, "known", side)
        show(st, side, [card for card in hand + front if _known_bits(ed, st, position, "shown", side) >> card & 1])


def _known_bits(ed: Edition, st: State, position: Mapping[str, Any], key: str, side: int) -> int:
    cards = _cards(ed, position, key, SIDES[side])
    if set(cards) - {*st.hands[side], *st.fronts[side]}:
        raise BadNotation(f"position: {key} names a card that {SIDES[side]} does not hold")
    return bits(cards)


def _cards(ed: Edition, position: Mapping[str, Any], key: str, side: str) -> list[int]:
    piles = position.get(key, {})
    if not isinstance(piles, Mapping) or not set(piles) <= set(SIDES):
        raise BadNotation(f"position: {key} is not a mapping of {' and '.join(SIDES)}")
    return [card_number(ed, name) for name in _listed(piles.get(side, []), key)]


def _listed(value: Any, key: str) -> Sequence[Any]:
    if not isinstance(value, list):
        raise BadNotation(f"position: {key} is {value!r}, not a list")
    return value


def _place_order(ed: Edition, st: State, position: Mapping[str, Any]) -> None:
    """BW-O4: an army in the middle of its order: it has moved, and may go on."""
    if "order" not in position:
        return
    army = army_number(ed, str(position["order"]))
    name = ed.armies[army].id
    if st.phase != OPERATIONS or ed.side_of[army] != st.turns.acting:
        raise BadNotation(f"position: order: {name} goes on only in its side's turn of operations (BW-O4)")
    if not ed.acts[army] or st.at[army] == NONE or st.has_attacked(army) or not st.markers[army]:
        raise BadNotation(f"position: order: {name} cannot go on: it needs a marker and may not have attacked (BW-O4)")
    st.ordering = army


def _place_due(ed: Edition, st: State, position: Mapping[str, Any]) -> None:
    """BW-F15, BW-C2, BW-C3: cards that are drawn next."""
    due = position.get("due", {})
    if not isinstance(due, Mapping) or not set(due) <= set(SIDES):
        raise BadNotation(f"position: due is not a mapping of {' and '.join(SIDES)}")
    for side, name in enumerate(SIDES):
        count = due.get(name, 0)
        most = len(ed.deck_of[side])
        if type(count) is not int or not 0 <= count <= most:
            raise BadNotation(f"position: due: {count!r} is not a number of cards from 0 to {most} (BW-F15)")
        st.due[side] = count


def place_attacks(ed: Edition, st: State, position: Mapping[str, Any]) -> None:
    attacks = [parse_attack(ed, text) for text in _listed(position.get("attacks", []), "attacks")]
    fight = parse_attack(ed, position["fight"]) if "fight" in position else None
    if len(set(attacks)) < len(attacks):
        raise BadNotation("position: an attack stands twice (BW-O6)")
    for attacker, target in [*attacks, *([fight] if fight else [])]:
        if not ed.acts[attacker]:
            raise BadNotation(f"position: {ed.armies[attacker].id} never attacks (BW-O13)")
        if st.at[attacker] == NONE or st.at[target] not in ed.board.directions[st.at[attacker]]:
            names = f"{ed.armies[attacker].id} x {ed.armies[target].id}"
            raise BadNotation(f"position: attack {names}: the armies are not on adjacent fields (BW-O6)")
        st.attacked |= 1 << attacker
    st.attacks = attacks
    if fight:
        if st.phase != FIGHTS:
            raise BadNotation("position: a fight goes on only in the fight phase: add `phase: fights`")
        st.attacker, st.defender = fight
        st.ground = st.at[st.defender]
