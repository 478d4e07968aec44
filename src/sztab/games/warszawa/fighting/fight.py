"""The fight phase: pointing out fights, fronts, protected cards, rejection, reveal (BW-F1 to F8, T1 to T4)."""

from bisect import insort
from collections.abc import Iterator
from typing import Any

from sztab.games.warszawa.cards.knowledge import show, some_cards, to_reserves
from sztab.games.warszawa.edition import Edition
from sztab.games.warszawa.events import (
    CardProtected,
    CardSentBack,
    FightChosen,
    FightResolved,
    FrontCardChosen,
    FrontReady,
    FrontRevealed,
)  # fmt: skip
from sztab.games.warszawa.fighting.aftermath import settle_fight
from sztab.games.warszawa.fighting.strength import Tally, fight_of, has_effect, matching, tallies
from sztab.games.warszawa.rules import (
    ENCIRCLEMENT_EFFECT,
    FORTIFICATION,
    FRONT,
    POINT_OUT,
    REJECTION,
    REVEAL,
    STRENGTH,
)  # fmt: skip
from sztab.games.warszawa.state import State
from sztab.games.warszawa.units.armies import NONE, SIDES
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons, Tries, each
from sztab.kernel.requests import Answer, Choice, Draw, Rule, Steps, choose


def reasons_against_fight(answer: Answer, ed: Edition, st: State) -> Reasons:
    """BW-F2: only an attack that was ordered."""
    attacker, target = answer
    if (attacker, target) not in st.attacks:
        names = {"army": ed.armies[attacker].id, "target": ed.armies[target].id}
        yield Refusal(POINT_OUT, "no-such-attack", names)


def reasons_against_front_card(card: Answer, ed: Edition, st: State, side: int) -> Reasons:
    """BW-F4: own cards, from the reserves."""
    name = {"card": ed.cards[card].id}
    if ed.cards[card].side != side:
        yield Refusal(FRONT, "not-own-card", name)
    if card in st.fronts[side]:
        yield Refusal(FRONT, "already-at-front", name)
    elif card not in st.hands[side]:
        yield Refusal(FRONT, "card-not-in-reserves", name)


def reasons_against_protecting(card: Answer, ed: Edition, st: State, side: int, rule: Rule) -> Reasons:
    """BW-T2, BW-T4: a card of the own front."""
    if card not in st.fronts[side]:
        yield Refusal(rule, "card-not-at-front", {"card": ed.cards[card].id})


def all_fights(ed: Edition, *_: Any) -> Iterator[tuple[Answer]]:
    return each(pair for row in ed.fights for pair in row)


def own_cards(ed: Edition, st: State, side: int, *_: Any) -> Iterator[tuple[Answer]]:
    return each(some_cards(ed, side))


FIGHT_TRIES = Tries(all_fights, reasons_against_fight)
FRONT_TRIES = Tries(own_cards, reasons_against_front_card)
PROTECT_TRIES = Tries(own_cards, reasons_against_protecting)


def point_out(ed: Edition, st: State) -> Steps[None]:
    """BW-F2, BW-F3: the players point out fights in turn, any open one, in any order."""
    side = st.turns.acting
    options = sorted(st.attacks)
    attacker, defender = yield from choose(
        SIDES[side], "fight", options, rule=POINT_OUT, tries=FIGHT_TRIES, case=(ed, st)
    )
    st.attacks.remove((attacker, defender))
    st.attacker, st.defender, st.ground, st.step = attacker, defender, st.at[defender], 0
    field = ed.board.fields[st.ground].id
    st.events.append(FightChosen(ed.armies[attacker].id, ed.armies[defender].id, field, rule=POINT_OUT))


def choose_front(ed: Edition, st: State, army: int) -> Steps[None]:
    """BW-F4: exactly four cards from the reserves, in secret, one after the other; who has no more takes all."""
    side = ed.side_of[army]
    hand, front = st.hands[side], st.fronts[side]
    wanted = ed.numbers.front - len(front)
    if len(hand) > wanted:
        about, case = {"army": ed.armies[army].id, "left": wanted}, (ed, st, side)
        card = yield Choice(SIDES[side], "front", FRONT, hand[:], about, True, FRONT_TRIES, case)
        insort(front, card)
        hand.remove(card)
        st.events.append(FrontCardChosen(SIDES[side], ed.cards[card].id, rule=FRONT, only=SIDES[side]))
    else:
        st.fronts[side] = sorted(front + hand)
        st.hands[side] = []
    if len(st.fronts[side]) == ed.numbers.front or not st.hands[side]:
        st.events.append(FrontReady(SIDES[side], len(st.fronts[side]), rule=FRONT))
        st.step += 1


def right_to_protect(ed: Edition, st: State, army: int) -> Rule | None:
    """BW-T1 to T4: the defender in a fortified field, the attacker with an encircling manoeuvre; None: neither."""
    fight = fight_of(ed, st, st.attacker, st.defender)
    if army == st.defender:
        return FORTIFICATION if fight.is_fortified else None
    return ENCIRCLEMENT_EFFECT if fight.is_encircling else None


def protect(ed: Edition, st: State, army: int) -> Steps[None]:
    """BW-T2, BW-T4: who has the right to it puts one front card aside, safe from rejection."""
    side = ed.side_of[army]
    rule = right_to_protect(ed, st, army)
    if rule is not None and st.fronts[side]:
        about = {"army": ed.armies[army].id}
        options, case = st.fronts[side][:], (ed, st, side, rule)
        st.protected[side] = yield from choose(
            SIDES[side], "protect", options, rule=rule, about=about, secret=True, tries=PROTECT_TRIES, case=case
        )
        st.events.append(CardProtected(SIDES[side], rule=rule))
    st.step += 1


def reject(ed: Edition, st: State, army: int) -> Steps[None]:
    """BW-F5: the opponent takes one unprotected card at random, which goes back to its owner's reserves unseen."""
    side = ed.side_of[army]
    pool = [card for card in st.fronts[side] if card != st.protected[side]]
    about = {"army": ed.armies[army].id}
    count = min(ed.numbers.rejected, len(pool))
    if count:
        cards = yield Draw(tuple(pool), count, REJECTION, "reject", (SIDES[side],), about)
        for card in cards:
            st.fronts[side].remove(card)
            st.events.append(CardSentBack(SIDES[side], ed.cards[card].id, rule=REJECTION, only=SIDES[side]))
        to_reserves(st, side, cards)
    st.step += 1


def reveal(ed: Edition, st: State) -> None:
    """BW-F6, BW-F8: the fronts are shown, cards that do not match go back, and the sums are made."""
    for army in (st.attacker, st.defender):
        _show_front(ed, st, army)
    fight = fight_of(ed, st, st.attacker, st.defender)
    attack, defence = st.fronts[ed.side_of[st.attacker]], st.fronts[ed.side_of[st.defender]]
    sums = tallies(ed, fight, attack, defence)
    winner = winner_of(ed, st, *sums)
    st.events.append(
        FightResolved(
            ed.armies[st.attacker].id, ed.armies[st.defender].id, sums[0].sum, sums[1].sum,
            sums[0].modifiers, sums[1].modifiers, "" if winner == NONE else ed.armies[winner].id, rule=STRENGTH,
        )
    )  # fmt: skip
    settle_fight(ed, st, winner)
    st.is_open = True
    st.step += 1


def _show_front(ed: Edition, st: State, army: int) -> None:
    side = ed.side_of[army]
    front = st.fronts[side]
    kept = matching(ed, army, front)
    returned = [card for card in front if card not in kept]
    st.fronts[side] = list(kept)
    if returned:
        to_reserves(st, side, returned)
        show(st, side, returned)
    st.protected[side] = NONE
    names = [tuple([ed.cards[card].id for card in cards]) for cards in (kept, returned)]
    st.events.append(FrontRevealed(SIDES[side], *names, rule=REVEAL))


def winner_of(ed: Edition, st: State, attack: Tally, defence: Tally) -> int:
    """BW-F9, BW-F10: the stronger army; a card may win a tie, unless both sides have one. NONE: a tie."""
    if attack.sum != defence.sum:
        return st.attacker if attack.sum > defence.sum else st.defender
    wins = [has_effect(ed, tally.cards, "win-ties") for tally in (attack, defence)]
    if wins[0] == wins[1]:
        return NONE
    return st.attacker if wins[0] else st.defender
