"""Why not? What a player could try at each question, and the rule that forbids it."""

from collections.abc import Callable, Iterator, Sequence

from sztab.games.warszawa.cards.decks import Action
from sztab.games.warszawa.edition import Edition
from sztab.games.warszawa.fighting.aftermath import refusal_to_retreat
from sztab.games.warszawa.operations.action_cards import refusal_of_card
from sztab.games.warszawa.operations.orders import (
    refusal_of_order,
    refusal_to_attack,
    refusal_to_enter,
    refusal_to_plunder,
)  # fmt: skip
from sztab.games.warszawa.rules import (
    ACTION_CARD,
    DEFENDERS_NEVER_ACT,
    DISPERSED_TWICE,
    EXTRA_ORDERS,
    FRONT,
    ORDER,
    POINT_OUT,
)  # fmt: skip
from sztab.games.warszawa.state import State
from sztab.games.warszawa.units.armies import NONE, SIDES
from sztab.kernel.events import Refusal
from sztab.kernel.requests import Answer, Choice, Rule

Judge = Callable[[Edition, State, Choice, Answer], Refusal | None]


def refusal(ed: Edition, st: State, question: Choice, answer: Answer) -> Refusal | None:
    """Why an answer is not allowed, from the rules and not from the list of options; None: it is."""
    judge = JUDGES[question.prompt]
    try:
        return judge(ed, st, question, answer)
    except (TypeError, IndexError, ValueError):
        return _not_now(question)


def _not_now(question: Choice) -> Refusal:
    return Refusal(question.rule, "not-now")


def refusal_to_go_on(ed: Edition, st: State, question: Choice, answer: Answer) -> Refusal:
    """BW-O2, BW-O4: why nothing more can be done after an answer: the turn is over, for want of markers or anyway."""
    match question.prompt, answer:
        case "action", ("move", army, _):
            moved = army
        case "order", ("move", field):
            moved = st.on[field]
        case _:
            return _not_now(question)
    return _not_now(question) if st.markers[moved] else Refusal(ORDER, "no-markers", _name(ed, moved))


def _action(ed: Edition, st: State, question: Choice, answer: Answer) -> Refusal | None:
    side = SIDES.index(question.seat)
    match answer:
        case "rest":
            return None
        case ("move", army, field):
            return refusal_of_order(ed, st, army, side) or refusal_to_enter(ed, st, army, field)
        case ("attack", army, target):
            return refusal_of_order(ed, st, army, side) or refusal_to_attack(ed, st, army, target)
        case ("plunder", army):
            return refusal_to_plunder(ed, st, army, side)
        case ("card", card):
            if ed.cards[card].side != side:
                return Refusal(ACTION_CARD, "not-own-card", {"card": ed.cards[card].id})
            return refusal_of_card(ed, st, card, side)
    return _not_now(question)


def _order(ed: Edition, st: State, question: Choice, answer: Answer) -> Refusal | None:
    match answer:
        case "done":
            return None
        case ("move", field):
            return refusal_to_enter(ed, st, st.ordering, field)
        case ("attack", target):
            return refusal_to_attack(ed, st, st.ordering, target)
    return _not_now(question)


def _march(ed: Edition, st: State, question: Choice, answer: Answer) -> Refusal | None:
    action = _action_on_card(ed, st)
    army = action.armies[0]
    match answer:
        case ("move", field):
            return refusal_to_enter(ed, st, army, field)
        case "done":
            has_marched = st.left < action.amount
            return None if has_marched else Refusal(ACTION_CARD, "march-at-least-once", _name(ed, army))
    return _not_now(question)


def _action_on_card(ed: Edition, st: State) -> Action:
    action = ed.cards[st.card].action
    assert action is not None, "only cards with an action are carried out"
    return action


def _name(ed: Edition, army: int) -> dict[str, str]:
    return {"army": ed.armies[army].id}


def _receiver(rule: Rule) -> Judge:
    """Who may get a marker from set-up or from a card."""

    def judge(ed: Edition, st: State, question: Choice, army: Answer) -> Refusal | None:
        if SIDES[ed.side_of[army]] != question.seat:
            return Refusal(rule, "not-own-army", _name(ed, army))
        if st.at[army] == NONE:
            return Refusal(DISPERSED_TWICE, "army-destroyed", _name(ed, army))
        if not ed.acts[army]:
            return Refusal(DEFENDERS_NEVER_ACT, "never-acts", _name(ed, army))
        if st.served >> army & 1:
            return Refusal(rule, "already-served", _name(ed, army))
        named = _action_on_card(ed, st).armies if st.card != NONE else ()
        return Refusal(rule, "not-on-card", _name(ed, army)) if named and army not in named else None

    return judge


def _raid(ed: Edition, st: State, question: Choice, army: Answer) -> Refusal | None:
    if SIDES[ed.side_of[army]] == question.seat:
        return Refusal(ACTION_CARD, "raid-on-own-army", _name(ed, army))
    if st.at[army] == NONE:
        return Refusal(DISPERSED_TWICE, "army-destroyed", _name(ed, army))
    if not st.markers[army]:
        return Refusal(ACTION_CARD, "raid-without-markers", _name(ed, army))
    action = _action_on_card(ed, st)
    distance = ed.board.distances[st.at[action.armies[0]]][st.at[army]]
    if distance <= action.amount:
        return None
    return Refusal(ACTION_CARD, "raid-too-far", {**_name(ed, army), "distance": distance, "reach": action.amount})


def _fight(ed: Edition, st: State, question: Choice, answer: Answer) -> Refusal | None:
    attacker, target = answer
    if (attacker, target) in st.attacks:
        return None
    return Refusal(POINT_OUT, "no-such-attack", {**_name(ed, attacker), "target": ed.armies[target].id})


def _front(ed: Edition, st: State, question: Choice, card: Answer) -> Refusal | None:
    side, name = SIDES.index(question.seat), {"card": ed.cards[card].id}
    if ed.cards[card].side != side:
        return Refusal(FRONT, "not-own-card", name)
    if card in st.hands[side]:
        return None
    return Refusal(FRONT, "already-at-front" if card in st.fronts[side] else "card-not-in-reserves", name)


def _protect(ed: Edition, st: State, question: Choice, card: Answer) -> Refusal | None:
    if card in st.fronts[SIDES.index(question.seat)]:
        return None
    return Refusal(question.rule, "card-not-at-front", {"card": ed.cards[card].id})


def _retreat(ed: Edition, st: State, question: Choice, field: Answer) -> Refusal | None:
    return refusal_to_retreat(ed, st, st.defender, st.attacker, field)


JUDGES: dict[str, Judge] = {
    "action": _action,
    "order": _order,
    "march": _march,
    "extra-order": _receiver(EXTRA_ORDERS),
    "card-order": _receiver(ACTION_CARD),
    "raid": _raid,
    "fight": _fight,
    "front": _front,
    "protect": _protect,
    "retreat": _retreat,
}


def intents(ed: Edition, st: State, question: Choice) -> Iterator[Sequence[Answer]]:
    """All that a player could try at a question, legal or not."""
    for answer in TRIES[question.prompt](ed, SIDES.index(question.seat)):
        yield (answer,)


def _all_actions(ed: Edition, side: int) -> Iterator[Answer]:
    yield "rest"
    yield from ed.plunders
    for own in ed.first_moves:
        yield from own
    for own in ed.first_attacks:
        yield from own
    yield from (ed.plays[card] for card in (*ed.deck_of[side], *ed.deck_of[1 - side][:1]))


def _all_steps(ed: Edition, side: int) -> Iterator[Answer]:
    yield from ed.further_moves
    yield from ed.further_attacks
    yield "done"


def _all_marches(ed: Edition, side: int) -> Iterator[Answer]:
    yield from ed.further_moves
    yield "done"


def _all_armies(ed: Edition, side: int) -> Iterator[Answer]:
    yield from range(len(ed.armies))


def _all_fights(ed: Edition, side: int) -> Iterator[Answer]:
    for row in ed.fights:
        yield from row


def _all_cards(ed: Edition, side: int) -> Iterator[Answer]:
    yield from (*ed.deck_of[side], *ed.deck_of[1 - side][:1])


def _all_fields(ed: Edition, side: int) -> Iterator[Answer]:
    yield from range(len(ed.board.fields))


TRIES: dict[str, Callable[[Edition, int], Iterator[Answer]]] = {
    "action": _all_actions,
    "order": _all_steps,
    "march": _all_marches,
    "extra-order": _all_armies,
    "card-order": _all_armies,
    "raid": _all_armies,
    "fight": _all_fights,
    "front": _all_cards,
    "protect": _all_cards,
    "retreat": _all_fields,
}
