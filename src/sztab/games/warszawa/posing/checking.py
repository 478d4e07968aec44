"""Invariants: what must hold in every position."""

from collections import Counter

from sztab.games.warszawa.cards.knowledge import bits
from sztab.games.warszawa.edition import Edition
from sztab.games.warszawa.state import FIGHTS, State
from sztab.games.warszawa.units.armies import NONE
from sztab.kernel.errors import BadNotation


def check(ed: Edition, st: State) -> None:
    """Raise AssertionError when something is broken."""
    _check_armies(ed, st)
    if st.outcome is None:
        _check_attacks(ed, st)
    for side in (0, 1):
        _check_cards(ed, st, side)
    assert 1 <= st.round <= ed.numbers.rounds, "the round is off the track"


def _check_armies(ed: Edition, st: State) -> None:
    for army, field in enumerate(st.at):
        name = ed.armies[army].id
        assert field == NONE or st.on[field] == army, f"{name} is not on its field"
        assert st.markers[army] >= 0, f"{name} has less than no markers"
        assert ed.acts[army] or not st.markers[army], f"{name} never carries markers (BW-O13)"
        assert not st.destroyed >> army & 1 or (field == NONE and not st.markers[army]), f"{name} is still there"
    standing = Counter(field for field in st.at if field != NONE)
    assert all(count == 1 for count in standing.values()), "two armies on one field (BW-O10)"
    assert len(standing) == sum(army != NONE for army in st.on), "a field holds an army that is elsewhere"


def _check_attacks(ed: Edition, st: State) -> None:
    assert len(set(st.attacks)) == len(st.attacks), "an attack stands twice"
    for attacker, target in st.attacks:
        assert ed.side_of[attacker] != ed.side_of[target], "an attack on an own army"
        assert st.at[target] in ed.board.directions[st.at[attacker]], "an attack without contact (BW-T6)"
        assert ed.acts[attacker], "an attack by an army that never acts (BW-O13)"


def _check_cards(ed: Edition, st: State, side: int) -> None:
    piles = [*st.hands[side], *st.fronts[side], *st.decks[side], *st.boxes[side]]
    assert sorted(piles) == list(ed.deck_of[side]), "cards are lost or doubled"
    assert st.hands[side] == sorted(st.hands[side]), "reserves are out of order"
    held = bits(st.hands[side] + st.fronts[side])
    assert not st.seen[side] & ~held, "a card is known that is not held"
    assert not st.shown[side] & ~st.seen[side], "a card is known to all but not to the other side"
    assert st.protected[side] in (NONE, *st.fronts[side]), "the card put aside is not at the front"
    assert len(st.fronts[side]) <= ed.numbers.front, "too many cards at the front (BW-F4)"


def check_posed(ed: Edition, st: State) -> None:
    """A position that a user poses must hold like any other."""
    try:
        check(ed, st)
        _check_defenders(ed, st)
        assert st.attacker == NONE or not st.attacks or (st.attacker, st.defender) not in st.attacks, (
            "the fight that goes on is no announced attack any more (BW-F2)"
        )
        assert st.phase == FIGHTS or not any(st.fronts), "cards lie at the front only in the fight phase (BW-F4)"
    except AssertionError as error:
        raise BadNotation(f"position: {error}") from None


def _check_defenders(ed: Edition, st: State) -> None:
    """BW-F17: armies that count as dispersed from the start are; BW-O12: any number of markers, but no army none."""
    for army, printed in enumerate(ed.armies):
        is_dispersed = st.is_dispersed(army) or not printed.starts_dispersed
        assert is_dispersed, f"{printed.id} always counts as dispersed (BW-F17)"
