"""Where cards lie, and who knows of them: reserves, front, deck and box (BW-S7, BW-F4, BW-F6, BW-F16, BW-C5)."""

from collections.abc import Iterable
from itertools import chain

from sztab.games.warszawa.edition import Edition
from sztab.games.warszawa.events import CardsDrawn, CardsTaken
from sztab.games.warszawa.state import State
from sztab.games.warszawa.units.armies import NONE, SIDES
from sztab.kernel.dice import Dice
from sztab.kernel.requests import Draw, Rule, Steps


def bits(cards: Iterable[int]) -> int:
    """The bit set of some cards."""
    found = 0
    for card in cards:
        found |= 1 << card
    return found


def draw_due(ed: Edition, st: State, side: int, rule: Rule) -> Steps[None]:
    """A side draws the cards that are due, as far as its deck reaches (BW-F15: no card is drawn from an empty deck)."""
    count, st.due[side] = st.due[side], 0
    deck = st.decks[side]
    if not deck or not count:
        return
    cards = yield Draw(tuple(deck), min(count, len(deck)), rule, "draw", (SIDES[side],))
    for card in cards:
        deck.remove(card)
    to_reserves(st, side, cards)
    names = tuple([ed.cards[card].id for card in sorted(cards)])
    st.events.append(CardsDrawn(SIDES[side], len(cards), rule=rule))
    st.events.append(CardsTaken(SIDES[side], names, rule=rule, only=SIDES[side]))


def some_cards(ed: Edition, side: int) -> tuple[int, ...]:
    """All cards of a side, and one of the other's: what a player could try to play."""
    return (*ed.deck_of[side], *ed.deck_of[1 - side][:1])


def to_reserves(st: State, side: int, cards: Iterable[int]) -> None:
    """BW-C5: reserves have no limit."""
    st.hands[side] = sorted(chain(st.hands[side], cards))


def to_box(st: State, side: int, card: int) -> None:
    """BW-F16: a card goes to the box, where all see it."""
    st.boxes[side].append(card)
    st.seen[side] &= ~(1 << card)
    st.shown[side] &= ~(1 << card)


def show(st: State, side: int, cards: Iterable[int]) -> None:
    """BW-F6: cards that were shown to all and go back to the reserves stay known."""
    found = bits(cards)
    st.seen[side] |= found
    st.shown[side] |= found


def let_see(st: State, side: int) -> None:
    """The other side looks at all reserves of this side."""
    st.seen[side] |= bits(st.hands[side])


def known(st: State, side: int, seat: int) -> int:
    """The bit set of a side's hidden cards that a seat (NONE: an onlooker) knows of."""
    return st.shown[side] if seat == NONE else st.seen[side]


def redeal(st: State, seat: int, chance: Dice) -> State:
    """Another state that the seat (NONE: an onlooker) cannot tell from this one: what it knows of stays where it is."""
    twin = st.copy()
    for side in (0, 1):
        if side != seat:
            _redeal_side(st, twin, side, known(st, side, seat), chance)
    return twin


def _redeal_side(st: State, twin: State, side: int, known_of: int, chance: Dice) -> None:
    hidden_front = [] if st.is_open else st.fronts[side]
    held = st.hands[side] + hidden_front
    fixed = [card for card in held if known_of >> card & 1]
    pool = sorted(card for card in chain(held, st.decks[side]) if not known_of >> card & 1)
    drawn = _some(pool, len(held) - len(fixed), chance)
    twin.decks[side] = [card for card in pool if card not in drawn]
    new = sorted(chain(fixed, drawn))
    front = _some(new, len(hidden_front), chance)
    twin.hands[side] = [card for card in new if card not in front]
    if not st.is_open:
        twin.fronts[side] = sorted(front)
    if st.protected[side] != NONE:
        (twin.protected[side],) = _some(sorted(front), 1, chance)
    # What only the other side knows of is dealt anew for an onlooker; it knows as many cards as before.
    peeked = (st.seen[side] & ~known_of & bits(held)).bit_count()
    twin.seen[side] = known_of | bits(_some(sorted(drawn), peeked, chance))


def _some(pool: list[int], count: int, chance: Dice) -> tuple[int, ...]:
    return tuple(chance.settle(Draw(pool, count, ""))) if count else ()
