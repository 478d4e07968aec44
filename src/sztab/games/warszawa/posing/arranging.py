"""A board that is arranged by hand: armies put on fields or taken off, cards from pile to pile; round and phase set."""

from collections.abc import Mapping, Sequence
from typing import Any

from sztab.games.warszawa.edition import Edition
from sztab.games.warszawa.map.contact import are_in_contact
from sztab.games.warszawa.posing.notation import MOST_MARKERS
from sztab.games.warszawa.posing.situations import place_attacks
from sztab.games.warszawa.state import CLEAN_UP, FIGHTS, OPERATIONS, PHASES, SETUP, State
from sztab.games.warszawa.units.armies import NONE, SIDES
from sztab.kernel.alternation import Alternation
from sztab.kernel.arranging import Arrangement, Knob, Piece, Put
from sztab.kernel.errors import BadNotation

ARMY, CARD = "army", "card"
PILES = ("hand", "deck", "box")
"""Where a card may lie; at the front it lies only while a fight goes on."""


def arrangement(ed: Edition, st: State) -> Arrangement:
    """All armies and cards, where each is, and what else can be set."""
    sides = [[side for bit, side in enumerate(SIDES) if mask >> bit & 1] for mask in range(4)]
    return Arrangement(
        pieces=[_army(ed, st, army) for army in range(len(ed.armies))]
        + [_card(ed, st, side, card) for side in (0, 1) for card in ed.deck_of[side]],
        places={ARMY: [field.id for field in ed.board.fields], CARD: list(PILES)},
        fields={
            ARMY: {
                "markers": list(range(MOST_MARKERS + 1)),
                "dispersed": [False, True],
                "attacked": [False, True],
                "destroyed": [False, True],
            },
            CARD: {},
        },
        settings={
            "round": Knob(st.round, list(range(1, ed.numbers.rounds + 1))),
            "phase": Knob(PHASES[st.phase], [PHASES[phase] for phase in (OPERATIONS, FIGHTS, CLEAN_UP)]),
            "turn": Knob(SIDES[st.turns.acting], list(SIDES)),
            "passed": Knob([side for side, passed in zip(SIDES, st.turns.passed) if passed], sides),
            "attacks": Knob([f"{ed.armies[a].id} x {ed.armies[b].id}" for a, b in st.attacks]),
        },
    )


def _army(ed: Edition, st: State, army: int) -> Piece:
    at = st.at[army]
    fields: dict[str, Any] = {
        "markers": st.markers[army],
        "dispersed": st.is_dispersed(army),
        "attacked": st.has_attacked(army),
        "destroyed": bool(st.destroyed >> army & 1),
    }
    place = ed.board.fields[at].id if at != NONE else None
    return Piece(ed.armies[army].id, ARMY, SIDES[ed.side_of[army]], place, fields)


def _card(ed: Edition, st: State, side: int, card: int) -> Piece:
    piles = zip((*PILES, "front"), (st.hands, st.decks, st.boxes, st.fronts))
    place = next((name for name, pile in piles if card in pile[side]), None)
    return Piece(ed.cards[card].id, CARD, SIDES[side], place)


def arrange(ed: Edition, st: State, puts: Sequence[Put], settings: Mapping[str, Any]) -> None:
    """Take all named armies off, then put them where they are to stand; a fight that was under way has ended."""
    if st.phase != SETUP or "phase" in settings:
        _call_off(st)
    armies = [(ed.army_numbers[wish.piece], wish) for wish in puts if wish.piece in ed.army_numbers]
    for army, _ in armies:
        if st.at[army] != NONE:
            st.on[st.at[army]] = NONE
            st.at[army] = NONE
    for army, wish in armies:
        _put(ed, st, army, wish)
    for wish in puts:
        if wish.piece in ed.card_numbers:
            _lay(ed, st, ed.card_numbers[wish.piece], wish)
    st.attacks = [attack for attack in st.attacks if are_in_contact(ed, st, *attack)]
    _set(ed, st, settings)


def _call_off(st: State) -> None:
    """Nothing is under way any more: cards at the front go back to the reserves."""
    st.attacker = st.defender = st.ground = st.won = st.card = st.ordering = NONE
    st.step = st.left = st.served = 0
    st.due, st.protected, st.is_open = [0, 0], [NONE, NONE], False
    for side in (0, 1):
        st.hands[side] = sorted(st.hands[side] + st.fronts[side])
        st.fronts[side] = []


def _put(ed: Edition, st: State, army: int, wish: Put) -> None:
    fields, bit, name = wish.fields, 1 << army, ed.armies[army].id
    if wish.place is not None:
        field = ed.board.numbers[wish.place]
        if st.on[field] != NONE:
            raise BadNotation(f"{name}: {ed.armies[st.on[field]].id} stands on {wish.place} already (BW-O10)")
        st.at[army], st.on[field] = field, army
    on_board = wish.place is not None
    markers = fields.get("markers", st.markers[army]) if on_board else 0
    if markers and not ed.acts[army]:
        raise BadNotation(f"{name} never carries markers (BW-O13)")
    st.markers[army] = markers
    is_dispersed = ed.armies[army].starts_dispersed or fields.get("dispersed", st.is_dispersed(army))
    st.dispersed = st.dispersed | bit if is_dispersed else st.dispersed & ~bit
    has_attacked = on_board and fields.get("attacked", st.has_attacked(army))
    st.attacked = st.attacked | bit if has_attacked else st.attacked & ~bit
    is_destroyed = not on_board and fields.get("destroyed", False)
    st.destroyed = st.destroyed | bit if is_destroyed else st.destroyed & ~bit


def _lay(ed: Edition, st: State, card: int, wish: Put) -> None:
    """A card goes to another pile; nobody knows of it there."""
    side = 0 if card in ed.deck_of[0] else 1
    for pile in (st.hands, st.decks, st.boxes, st.fronts):
        pile[side] = [other for other in pile[side] if other != card]
    st.seen[side] &= ~(1 << card)
    st.shown[side] &= ~(1 << card)
    pile = {"hand": st.hands, "deck": st.decks, "box": st.boxes, None: st.boxes}[wish.place]
    pile[side] = sorted([*pile[side], card]) if pile is not st.boxes else [*pile[side], card]


def _set(ed: Edition, st: State, settings: Mapping[str, Any]) -> None:
    st.round = settings.get("round", st.round)
    if "phase" in settings:
        st.phase = PHASES.index(settings["phase"])
    if "turn" in settings or "passed" in settings:
        acting = SIDES.index(settings.get("turn", SIDES[st.turns.acting]))
        passed = [side in settings["passed"] for side in SIDES] if "passed" in settings else st.turns.passed[:]
        passed[acting] = passed[acting] and "turn" not in settings
        st.turns = Alternation(acting, passed)
    if st.phase == OPERATIONS and st.turns.passed[st.turns.acting]:
        st.turns.next()
    if "attacks" in settings:
        place_attacks(ed, st, {"attacks": settings["attacks"]})
