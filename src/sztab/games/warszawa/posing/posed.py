"""The position of a game in the words of situations (posing/situations.py): what a player edits as text."""

from typing import Any

from sztab.games.warszawa.edition import Edition
from sztab.games.warszawa.map.contact import are_in_contact
from sztab.games.warszawa.posing.notation import format_armies
from sztab.games.warszawa.scenarios.setup import OLYMPIAD
from sztab.games.warszawa.state import FIGHTS, OPERATIONS, PHASES, State
from sztab.games.warszawa.units.armies import NONE, SIDES
from sztab.hexmap.bits import members


def posed(ed: Edition, st: State) -> dict[str, Any]:
    """The keys that draw this position; what is not said is as usual."""
    found: dict[str, Any] = {"scenario": OLYMPIAD, "armies": format_armies(ed, st)}
    found |= {"phase": PHASES[st.phase], "round": st.round, "turn": SIDES[st.turns.acting]}
    found["passed"] = [seat for seat, passed in zip(SIDES, st.turns.passed) if passed]
    for key, piles in (("hands", st.hands), ("fronts", st.fronts), ("boxes", st.boxes), ("decks", st.decks)):
        found[key] = {seat: [ed.cards[card].id for card in piles[side]] for side, seat in enumerate(SIDES)}
    for key, sets in (("known", st.seen), ("shown", st.shown)):
        found[key] = {seat: [ed.cards[card].id for card in members(sets[side])] for side, seat in enumerate(SIDES)}
    found["attacks"] = [_attack(ed, *pair) for pair in st.attacks]
    if st.phase == FIGHTS and st.attacker != NONE and are_in_contact(ed, st, st.attacker, st.defender):
        found["fight"] = _attack(ed, st.attacker, st.defender)
    if st.phase == OPERATIONS and st.ordering != NONE:
        found["order"] = ed.armies[st.ordering].id
    if any(st.due):
        found["due"] = dict(zip(SIDES, st.due))
    return {key: value for key, value in found.items() if value != []}


def _attack(ed: Edition, attacker: int, target: int) -> str:
    return f"{ed.armies[attacker].id} x {ed.armies[target].id}"
