"""3.1, 3.2: drawing a card, keeping one, playing one; single-instruction cards come last and override."""

from collections.abc import Iterable, Sequence

from sztab.games.west.cards.effects import apply_next
from sztab.games.west.edition import Edition
from sztab.games.west.events import CardDrawn, CardHeldBack, CardOverridden, CardPlayed, CardTaken
from sztab.games.west.refusals import tries
from sztab.games.west.rules import (
    DRAW_AND_PLAY,
    FIRST_DRAW,
    SINGLE_LAST,
    SINGLE_OVERRIDES,
)  # fmt: skip
from sztab.games.west.state import State
from sztab.games.west.turn.phases import end_phase
from sztab.games.west.units.pieces import NONE, PL, RU, SIDES
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons
from sztab.kernel.requests import NOTHING, Answer, Choice, Draw, Rule, Steps

LAST_RUSSIAN_TURN = 7
"""3.1/f: until then the Russian draws and plays first."""


def first_player(turn: int) -> int:
    """3.1/f: the Russian in turns 1 to 7 (A05), then the Pole."""
    return RU if turn <= LAST_RUSSIAN_TURN else PL


def draw_one(ed: Edition, st: State, side: int, rule: Rule) -> Steps[None]:
    """3.1/c, 3.1/e: a card from the deck, which the other side does not see."""
    seat = SIDES[side]
    (card,) = yield Draw(tuple(st.deck), 1, rule, "draw", (seat,), {"side": seat})
    st.deck.remove(card)
    if st.turn == 1:
        st.kept[side] = card
    else:
        st.drawn[side] = card
    st.events.append(CardDrawn(seat, rule=rule))
    st.events.append(CardTaken(seat, ed.cards[card].id, rule=rule, only=seat))
    if ed.cards[card].is_single and st.turn > 1 and side == first_player(st.turn):
        st.is_held_back[side] = True
        st.events.append(CardHeldBack(seat, rule=SINGLE_LAST))
    st.step += 1


def all_cards(ed: Edition, st: State, side: int, options: Sequence[Answer]) -> Iterable[Sequence[Answer]]:
    return ((card,) for card in range(len(ed.cards)))


def why_not_this_card(answer: Answer, ed: Edition, st: State, side: int) -> Reasons:
    """3.1/e: only a card in hand is played."""
    if answer not in (st.kept[side], st.drawn[side]):
        yield Refusal(DRAW_AND_PLAY, "card-not-in-hand", {"card": ed.cards[answer].id})


CARD_TRIES = tries(all_cards, why_not_this_card)


def play_one(ed: Edition, st: State, side: int) -> Steps[None]:
    """3.1/e, 3.2/d, A04: one of the two cards is played, the other kept; a single-instruction card must be played."""
    kept, drawn = st.kept[side], st.drawn[side]
    st.step += 1
    if ed.cards[drawn].is_single:
        card = drawn
    else:
        options = [kept, drawn]
        case = (ed, st, side, options)
        card = yield Choice(SIDES[side], "card", DRAW_AND_PLAY, options, NOTHING, False, CARD_TRIES, case)
    st.played[side] = card
    st.kept[side] = kept if card == drawn else drawn
    st.drawn[side] = NONE
    single = int(ed.cards[card].is_single)
    rule = SINGLE_LAST if single else DRAW_AND_PLAY
    st.events.append(CardPlayed(SIDES[side], ed.cards[card].id, single, rule=rule))


def settle_cards(ed: Edition, st: State) -> None:
    """3.2/f, 3.2/g, A01, A02: a single card overrides what the opponent played; two of them both hold."""
    first = first_player(st.turn)
    for side in (first, 1 - first):
        card = st.played[side]
        if _is_single(ed, st, 1 - side) and not ed.cards[card].is_single:
            st.events.append(CardOverridden(SIDES[side], ed.cards[card].id, rule=SINGLE_OVERRIDES))
        else:
            st.queue.append(100 * side + card)
        st.discards.append(card)
    st.is_held_back = [False, False]


def _is_single(ed: Edition, st: State, side: int) -> bool:
    return st.played[side] != NONE and ed.cards[st.played[side]].is_single


def random_events(ed: Edition, st: State) -> Steps[None]:
    """3.1/d, 3.1/e: in the first turn each draws a card to keep; later each draws one and plays one; then they work."""
    first = first_player(st.turn)
    if st.turn == 1:
        if st.step < 2:
            return draw_one(ed, st, first if st.step == 0 else 1 - first, FIRST_DRAW)
        return _shuffle_in(ed, st)
    if st.step in (0, 2):
        return draw_one(ed, st, first if st.step == 0 else 1 - first, DRAW_AND_PLAY)
    if st.step == 1 and st.is_held_back[first]:
        return _skip(st)
    if st.step == 4 and not st.is_held_back[first]:
        return _skip(st)
    if st.step in (1, 3, 4):
        return play_one(ed, st, 1 - first if st.step == 3 else first)
    if st.step == 5:
        return _settle(ed, st)
    return apply_next(ed, st) if st.queue else _end(st)


def _shuffle_in(ed: Edition, st: State) -> Steps[None]:
    """3.1/c: the seven cards that were taken out go back."""
    st.deck = sorted([*st.deck, *ed.singles])
    end_phase(st)
    return
    yield


def _skip(st: State) -> Steps[None]:
    st.step += 1
    return
    yield


def _settle(ed: Edition, st: State) -> Steps[None]:
    settle_cards(ed, st)
    st.step += 1
    return
    yield


def _end(st: State) -> Steps[None]:
    end_phase(st)
    return
    yield
