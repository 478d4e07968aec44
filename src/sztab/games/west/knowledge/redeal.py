"""Another state that a seat cannot tell from this one: unknown counters change places, hidden cards are dealt anew."""

from sztab.games.west.edition import Edition
from sztab.games.west.state import State, derive
from sztab.games.west.turn.phases import REINFORCEMENTS
from sztab.games.west.units.pieces import NONE, PL, RU
from sztab.hexmap.bits import members
from sztab.kernel.dice import Dice
from sztab.kernel.requests import Draw

FLAGS = ("ordered", "locked", "unsupplied", "railed", "withdrawn", "picked")
"""Marks that belong to a place in a stack, whoever stands there."""


def redeal(ed: Edition, st: State, seat: int, chance: Dice) -> State:
    """For a seat (NONE: an onlooker) the other side's hidden things are dealt anew, for an onlooker those of both."""
    twin = st.copy()
    for side in (PL, RU):
        if side != seat:
            _deal_counters(ed, twin, side, chance)
            _deal_cards(ed, twin, side, chance)
    derive(ed, twin)
    return twin


def hidden(ed: Edition, st: State, side: int) -> list[int]:
    """Combat units and blanks of a side on the map that nobody else has seen, and that nothing under way names, nor the
    hexes of it: who must face, retreat or make room tells something."""
    named = st.group | st.seen[side]
    for job in st.tasks:
        for number in job[1:]:
            if number >= ed.board.size:
                named |= number
            elif number >= 0:
                named |= 1 << number | st.on[side][number]
    here = (ed.combat | ed.blanks) & ed.of_side[side] & ~named
    return [piece for piece in members(here) if st.at[piece] >= 0]


def _deal_counters(ed: Edition, st: State, side: int, chance: Dice) -> None:
    """Counters of one nation change places, two by two, where no stack comes to look different by it. While
    reinforcements come, all see which places are full (12.0/b): there no blank changes places with a unit."""
    pieces = hidden(ed, st, side)
    if len(pieces) < 2:
        return
    is_counted = st.phase == REINFORCEMENTS
    order = list(chance.settle(Draw(pieces, len(pieces), "")))
    for a, b in zip(order, [*order[1:], order[0]]):
        if ed.nation[a] == ed.nation[b] and st.at[a] != st.at[b] and not (is_counted and _is_blank(ed, a, b)):
            _swap(st, a, b)
            if not (_looks_right(ed, st, side, st.at[a]) and _looks_right(ed, st, side, st.at[b])):
                _swap(st, a, b)


def _is_blank(ed: Edition, a: int, b: int) -> bool:
    """Is one of these a blank, and the other a unit?"""
    return bool((ed.blanks >> a ^ ed.blanks >> b) & 1)


def _swap(st: State, a: int, b: int) -> None:
    side = PL if st.on[PL][st.at[a]] >> a & 1 else RU
    both = 1 << a | 1 << b
    st.on[side][st.at[a]] ^= both
    st.on[side][st.at[b]] ^= both
    st.at[a], st.at[b] = st.at[b], st.at[a]
    for flag in FLAGS:
        bits = getattr(st, flag)
        if (bits >> a ^ bits >> b) & 1:
            setattr(st, flag, bits ^ both)


def _looks_right(ed: Edition, st: State, side: int, h: int) -> bool:
    """Would the stack look the same: a facing or none, a combat unit, room, and units for all its markers?"""
    stack = st.on[side][h]
    units = stack & ed.combat
    if not units or units.bit_count() > ed.numbers.stack_limit:
        return False
    if units & ed.lithuanians and units & ~ed.lithuanians:
        return False
    if bool(stack & ed.troops) != (st.face[side][h] != NONE):
        return False
    marks = sum(st.marks[side][count] >> h & 1 for count in range(1, 5))
    return (units & ~st.ordered & ~st.locked).bit_count() >= marks


def _deal_cards(ed: Edition, st: State, side: int, chance: Dice) -> None:
    """3.1: cards in hand against those still in the deck; a single-instruction card is never kept, and one that was
    held back is one (3.2/e)."""
    for hand in (st.kept, st.drawn):
        card = hand[side]
        if card == NONE:
            continue
        is_single = ed.cards[card].is_single
        pool = [c for c in st.deck if ed.cards[c].is_single == is_single]
        (new,) = chance.settle(Draw(sorted([*pool, card]), 1, ""))
        if new != card:
            st.deck.remove(new)
            st.deck = sorted([*st.deck, card])
            hand[side] = new
