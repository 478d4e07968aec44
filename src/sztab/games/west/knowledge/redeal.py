"""Another state that a seat cannot tell from this one: unknown counters change places, hidden cards are dealt anew."""

from collections.abc import Sequence
from typing import Any

from sztab.games.west.edition import Edition
from sztab.games.west.state import State, derive
from sztab.games.west.turn.phases import REINFORCEMENTS
from sztab.games.west.units.pieces import NONE, PL, RU
from sztab.hexmap.bits import members
from sztab.kernel.dice import Dice
from sztab.kernel.requests import Draw

FLAGS = ("ordered", "locked", "unsupplied", "railed", "withdrawn", "picked")
"""Marks that belong to a place in a stack, whoever stands there."""
DEALS = 20
SWAPS = 400
"""How often a deal is begun anew, and how many pairs change places in one, before all lie as they lay."""


def redeal(ed: Edition, st: State, seat: int, chance: Dice) -> State:
    """For a seat (NONE: an onlooker) the other side's hidden things are dealt anew, for an onlooker those of both."""
    twin = st.copy()
    others = [side for side in (PL, RU) if side != seat]
    for side in others:
        _deal_counters(ed, twin, side, chance)
    _deal_cards(ed, twin, others, chance)
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
    """Counters of one nation change places where no stack comes to look different by it. They are dealt from a sorted
    heap to sorted places: the same dice deal the same, however they lie. While reinforcements come, all see which
    places are full (12.0/b): there no blank changes places with a unit."""
    pieces, is_counted = hidden(ed, st, side), st.phase == REINFORCEMENTS
    right = {h for h in {st.at[piece] for piece in pieces} if _looks_right(ed, st, side, h)}
    kinds: dict[tuple[Any, int], list[int]] = {}
    for piece in pieces:
        if st.at[piece] in right:
            kinds.setdefault((ed.nation[piece], is_counted and ed.blanks >> piece & 1), []).append(piece)
    alike = [kind for kind in kinds.values() if len(kind) > 1]
    places = [sorted((st.at[piece], _flags(st, piece)) for piece in kind) for kind in alike]
    before = st.copy()
    for _ in range(DEALS):
        for kind, free in zip(alike, places):
            _lay(st, side, chance.settle(Draw(kind, len(kind), "")), free)
        if _mend(ed, st, side, alike, chance):
            return
    for kind in alike:  # as they lay: no deal was found that looks right
        _lay(st, side, kind, [(before.at[piece], _flags(before, piece)) for piece in kind])


def _flags(st: State, piece: int) -> tuple[bool, ...]:
    return tuple([bool(getattr(st, flag) >> piece & 1) for flag in FLAGS])


def _lay(st: State, side: int, pieces: Sequence[int], places: Sequence[tuple[int, tuple[bool, ...]]]) -> None:
    """Each counter to its place, with the marks that belong to that."""
    on, gone = st.on[side], 0
    for piece in pieces:
        on[st.at[piece]] &= ~(1 << piece)
        gone |= 1 << piece
    marks = [getattr(st, flag) & ~gone for flag in FLAGS]
    for piece, (h, flags) in zip(pieces, places):
        st.at[piece] = h
        on[h] |= 1 << piece
        for number, is_marked in enumerate(flags):
            marks[number] |= is_marked << piece
    for flag, bits in zip(FLAGS, marks):
        setattr(st, flag, bits)


def _mend(ed: Edition, st: State, side: int, alike: Sequence[Sequence[int]], chance: Dice) -> bool:
    """Counters of stacks that look wrong change places with others, while that makes no more of them look wrong."""
    kind_of = {piece: kind for kind in alike for piece in kind}
    wrong = {h for h in {st.at[piece] for piece in kind_of} if not _looks_right(ed, st, side, h)}
    for _ in range(SWAPS):
        if not wrong:
            return True
        here = [piece for piece in members(st.on[side][min(wrong)]) if piece in kind_of]
        if not here:
            return False
        (a,) = chance.settle(Draw(here, 1, ""))
        (b,) = chance.settle(Draw(kind_of[a], 1, ""))
        if (both := {st.at[a], st.at[b]}) and len(both) > 1:
            _swap(st, a, b)
            now = {h for h in both if not _looks_right(ed, st, side, h)}
            if len(now) > len(both & wrong):
                _swap(st, a, b)
            else:
                wrong = wrong - both | now
    return not wrong


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


def _deal_cards(ed: Edition, st: State, sides: Sequence[int], chance: Dice) -> None:
    """3.1: cards in hand against those still in the deck; a single-instruction card is never kept, and one that was
    held back is one (3.2/e)."""
    held = [(hand, side) for side in sides for hand in (st.kept, st.drawn) if hand[side] != NONE]
    are_single = [ed.cards[hand[side]].is_single for hand, side in held]
    deck = sorted([*st.deck, *[hand[side] for hand, side in held]])
    for (hand, side), is_single in zip(held, are_single):
        (hand[side],) = chance.settle(Draw([card for card in deck if ed.cards[card].is_single == is_single], 1, ""))
        deck.remove(hand[side])
    if held:
        st.deck = deck
