"""What each side may see: the board for all, its own cards, and what it knows of the other's (BW-S7, BW-F4)."""

from __future__ import annotations

import msgspec

from sztab.games.warszawa.cards.knowledge import known
from sztab.games.warszawa.edition import Edition
from sztab.games.warszawa.state import State
from sztab.games.warszawa.units.armies import NONE, SIDES
from sztab.kernel.events import Outcome
from sztab.kernel.requests import Seat


class View(msgspec.Struct):
    """A game as one seat sees it (an onlooker has no hand). Numbers are those of the edition."""

    seat: Seat | None
    phase: int
    round: int
    acting: int
    passed: list[bool]
    at: list[int]
    markers: list[int]
    dispersed: int
    attacked: int
    attacks: list[tuple[int, int]]
    ordering: int
    card: int
    attacker: int
    defender: int
    step: int
    hand: list[int]
    """The seat's own reserves."""
    front: list[int]
    """The seat's own front cards."""
    protected: int
    """The seat's own card that is put aside."""
    known: list[list[int]]
    """For each side, the cards in its reserves or front that this seat knows of, beside its own."""
    exposed: list[int]
    """The seat's own cards that the other side knows of."""
    hands: list[int]
    fronts: list[int]
    decks: list[int]
    """For each side, how many cards lie where."""
    aside: list[bool]
    """For each side: has it put a card aside?"""
    boxes: list[list[int]]
    open_fronts: list[list[int]]
    """For each side, its front once it is revealed."""
    due: list[int]
    destroyed: int
    outcome: Outcome | None


def view(ed: Edition, st: State, seat: Seat | None) -> View:
    """What a seat sees; None is an onlooker."""
    mine = SIDES.index(seat) if seat in SIDES else NONE
    has_seat = mine != NONE
    return View(
        seat, st.phase, st.round, st.turns.acting, st.turns.passed[:], st.at[:], st.markers[:], st.dispersed,
        st.attacked, st.attacks[:], st.ordering, st.card, st.attacker, st.defender, st.step,
        st.hands[mine][:] if has_seat else [],
        st.fronts[mine][:] if has_seat else [],
        st.protected[mine] if has_seat else NONE,
        [[] if side == mine else _listed(known(st, side, mine)) for side in (0, 1)],
        _listed(st.seen[mine]) if has_seat else [],
        [len(st.hands[0]), len(st.hands[1])],
        [len(st.fronts[0]), len(st.fronts[1])],
        [len(st.decks[0]), len(st.decks[1])],
        [st.protected[0] != NONE, st.protected[1] != NONE],
        [st.boxes[0][:], st.boxes[1][:]],
        [st.fronts[0][:], st.fronts[1][:]] if st.is_open else [[], []],
        st.due[:],
        st.destroyed,
        st.outcome,
    )  # fmt: skip


def _listed(cards: int) -> list[int]:
    found = []
    while cards:
        low = cards & -cards
        found.append(low.bit_length() - 1)
        cards ^= low
    return found
