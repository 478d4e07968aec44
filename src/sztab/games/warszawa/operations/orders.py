"""The operations phase: plunder, orders (moves, then an attack), action cards, rest (BW-O1 to O15)."""

from collections.abc import Iterator

from sztab.games.warszawa.cards.knowledge import some_cards, to_box
from sztab.games.warszawa.edition import Edition
from sztab.games.warszawa.events import ActionPlayed, AttackOrdered, MarkersLost, Plundered, Rested
from sztab.games.warszawa.map.contact import move_to, reasons_against_entering
from sztab.games.warszawa.operations.action_cards import can_be_played, reasons_against_card
from sztab.games.warszawa.rules import (
    ACTION_CARD,
    ACTIONS,
    ATTACK,
    ATTACK_ENDS,
    ATTACKED_LOSES_ORDERS,
    DEFENDERS_NEVER_ACT,
    DISPERSED_TWICE,
    MOVE,
    ORDER,
    PLUNDER,
    REST,
)  # fmt: skip
from sztab.games.warszawa.state import State
from sztab.games.warszawa.units.armies import NONE, SIDES
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons, Tries, each
from sztab.kernel.requests import NOTHING, Answer, Choice, Steps

DONE = "done"


# What is forbidden, and by which rule.


def reasons_against_acting(ed: Edition, st: State, army: int, side: int) -> Reasons:
    """BW-O4, BW-O7, BW-O13: who may be given an order or sent plundering at all."""
    name = {"army": ed.armies[army].id}
    if ed.side_of[army] != side:
        yield Refusal(ORDER, "not-own-army", name)
    if st.at[army] == NONE:
        yield Refusal(DISPERSED_TWICE, "army-destroyed", name)
    if not ed.acts[army]:
        yield Refusal(DEFENDERS_NEVER_ACT, "never-acts", name)
    if st.has_attacked(army):
        yield Refusal(ATTACK_ENDS, "has-attacked", name)


def reasons_against_order(ed: Edition, st: State, army: int, side: int) -> Reasons:
    """BW-O4: an order needs a marker."""
    yield from reasons_against_acting(ed, st, army, side)
    if not st.markers[army]:
        yield Refusal(ORDER, "no-markers", {"army": ed.armies[army].id})


def reasons_against_attacking(ed: Edition, st: State, army: int, target: int) -> Reasons:
    """BW-O6: an enemy army on an adjacent field."""
    if ed.side_of[target] == ed.side_of[army]:
        yield Refusal(ATTACK, "own-army-attacked", _names(ed, army, target))
    if st.at[target] == NONE:
        yield Refusal(DISPERSED_TWICE, "army-destroyed", _names(ed, target))
    if st.at[target] not in ed.board.directions[st.at[army]]:
        yield Refusal(ATTACK, "not-adjacent-army", _names(ed, army, target))


def reasons_against_plunder(ed: Edition, st: State, army: int, side: int) -> Reasons:
    """BW-O3: the Red player only, from an army that may still act and has both markers, while there are cards."""
    numbers = ed.numbers
    if side != numbers.plunderer:
        yield Refusal(PLUNDER, "poles-never-plunder")
    yield from reasons_against_acting(ed, st, army, side)
    if st.markers[army] < numbers.plunder_markers:
        params = {"army": ed.armies[army].id, "needed": numbers.plunder_markers, "markers": st.markers[army]}
        yield Refusal(PLUNDER, "plunder-needs-markers", params)
    if not st.decks[side]:
        yield Refusal(PLUNDER, "deck-empty")


def reasons_against_action(answer: Answer, ed: Edition, st: State, side: int) -> Reasons:
    """BW-O2: why a side may not use its turn so."""
    match answer:
        case "rest":
            return
        case ("move", army, field):
            yield from reasons_against_order(ed, st, army, side)
            yield from reasons_against_entering(ed, st, army, field)
        case ("attack", army, target):
            yield from reasons_against_order(ed, st, army, side)
            yield from reasons_against_attacking(ed, st, army, target)
        case ("plunder", army):
            yield from reasons_against_plunder(ed, st, army, side)
        case ("card", card):
            yield from reasons_against_card(ed, st, card, side)
        case _:
            raise ValueError(answer)


def reasons_against_step(answer: Answer, ed: Edition, st: State, army: int) -> Reasons:
    """BW-O4: why an order may not go on so."""
    match answer:
        case "done":
            return
        case ("move", field):
            yield from reasons_against_entering(ed, st, army, field)
        case ("attack", target):
            yield from reasons_against_attacking(ed, st, army, target)
        case _:
            raise ValueError(answer)


def why_action_is_over(answer: Answer, ed: Edition, st: State, side: int) -> Refusal | None:
    """BW-O4: after a move with the last marker the order cannot go on."""
    match answer:
        case ("move", army, _) if st.markers[army] == 1:
            return Refusal(ORDER, "no-markers", {"army": ed.armies[army].id})
    return None


def why_order_is_over(answer: Answer, ed: Edition, st: State, army: int) -> Refusal | None:
    """BW-O4: the same, in the middle of an order."""
    match answer:
        case ("move", _) if st.markers[army] == 1:
            return Refusal(ORDER, "no-markers", {"army": ed.armies[army].id})
    return None


def all_actions(ed: Edition, st: State, side: int) -> Iterator[tuple[Answer]]:
    """Orders first: whoever points at an army means to give it one, so its reasons are told before those of plunder."""
    yield ("rest",)
    for own in (*ed.first_moves, *ed.first_attacks):
        yield from each(own)
    yield from each(ed.plunders)
    yield from each(ed.plays[card] for card in some_cards(ed, side))


def all_steps(ed: Edition, st: State, army: int) -> Iterator[tuple[Answer]]:
    yield from each((*ed.further_moves, *ed.further_attacks, DONE))


ACTION_TRIES = Tries(all_actions, reasons_against_action, why_action_is_over)
ORDER_TRIES = Tries(all_steps, reasons_against_step, why_order_is_over)


def _names(ed: Edition, army: int, target: int = NONE, *, field: int = NONE) -> dict[str, str]:
    names = {"army": ed.armies[army].id}
    if target != NONE:
        names["target"] = ed.armies[target].id
    if field != NONE:
        names["field"] = ed.board.fields[field].id
    return names


# What is offered: the same, in one pass over the board.


def actions(ed: Edition, st: State, side: int) -> list[Answer]:
    """BW-O2: all that a side may do with its turn."""
    options: list[Answer] = ["rest"]
    may_plunder = side == ed.numbers.plunderer and bool(st.decks[side])
    on, side_of, neighbours = st.on, ed.side_of, ed.board.neighbours
    for army in ed.actors_of[side]:
        markers = st.markers[army]
        if markers and not st.attacked >> army & 1:
            if may_plunder and markers >= ed.numbers.plunder_markers:
                options.append(ed.plunders[army])
            moves, attacks = ed.first_moves[army], ed.first_attacks[army]
            for field in neighbours[st.at[army]]:
                there = on[field]
                if there < 0:
                    options.append(moves[field])
                elif side_of[there] != side:
                    options.append(attacks[there])
    action_of = ed.action_of
    for card in st.hands[side]:
        if (action := action_of[card]) is not None and can_be_played(ed, st, action, side):
            options.append(ed.plays[card])
    return options


def steps_of_order(ed: Edition, st: State, army: int) -> list[Answer]:
    """BW-O4: how an order may go on; empty when it cannot."""
    if not st.markers[army]:
        return []
    options: list[Answer] = []
    for field in ed.board.neighbours[st.at[army]]:
        there = st.on[field]
        if there < 0:
            options.append(ed.further_moves[field])
        elif ed.side_of[there] != ed.side_of[army]:
            options.append(ed.further_attacks[there])
    return options


# What is done.


def act(ed: Edition, st: State) -> Steps[None]:
    """BW-O2: one action: plunder, an order to an army, an action card, or rest."""
    side = st.turns.acting
    options, case = actions(ed, st, side), (ed, st, side)
    answer = yield Choice(SIDES[side], "action", ACTIONS, options, NOTHING, False, ACTION_TRIES, case)
    match answer:
        case "rest":
            rest(st, side)
        case ("move", army, field):
            move(ed, st, army, field)
        case ("attack", army, target):
            attack(ed, st, army, target)
        case ("plunder", army):
            plunder(ed, st, army)
        case ("card", card):
            play_card(ed, st, card, side)


def rest(st: State, side: int) -> None:
    """BW-O1: who rests takes no more actions in this phase."""
    st.events.append(Rested(SIDES[side], rule=REST))
    st.turns.pass_()


def move(ed: Edition, st: State, army: int, field: int) -> None:
    """BW-O5: one field for one marker; the order may go on."""
    st.markers[army] -= 1
    move_to(ed, st, army, field, "order", MOVE)
    st.ordering = army
    if not steps_of_order(ed, st, army):
        end_order(st)


def go_on(ed: Edition, st: State) -> Steps[None]:
    """BW-O4: the army that has moved may move on, attack, or stop."""
    army = st.ordering
    about = {"army": ed.armies[army].id, "markers": st.markers[army]}
    options = [*steps_of_order(ed, st, army), DONE]
    seat, case = SIDES[ed.side_of[army]], (ed, st, army)
    answer = yield Choice(seat, "order", ORDER, options, about, False, ORDER_TRIES, case)
    match answer:
        case ("move", field):
            move(ed, st, army, field)
        case ("attack", target):
            attack(ed, st, army, target)
        case _:
            end_order(st)


def attack(ed: Edition, st: State, army: int, target: int) -> None:
    """BW-O6, BW-O7, BW-O8, BW-O11: an indicator is placed; the attacker is done, the attacked loses its markers."""
    st.markers[army] -= 1
    lost, st.markers[target] = st.markers[target], 0
    st.attacks.append(ed.fights[army][target])
    st.attacked |= 1 << army
    st.events.append(AttackOrdered(ed.armies[army].id, ed.armies[target].id, rule=ATTACK))
    if lost:
        st.events.append(MarkersLost(ed.armies[target].id, lost, rule=ATTACKED_LOSES_ORDERS))
    end_order(st)


def plunder(ed: Edition, st: State, army: int) -> None:
    """BW-O3: two markers of one army for a card."""
    side, count = ed.side_of[army], ed.numbers.plunder_markers
    st.markers[army] -= count
    st.due[side] += ed.numbers.plunder_cards
    st.events.append(Plundered(ed.armies[army].id, count, rule=PLUNDER))
    st.turns.next()


def play_card(ed: Edition, st: State, card: int, side: int) -> None:
    """BW-O9: the card is shown and goes to the box; what it does comes next, and costs no markers."""
    action = ed.cards[card].action
    assert action is not None
    st.hands[side].remove(card)
    to_box(st, side, card)
    st.card, st.left, st.served = card, action.amount, 0
    st.events.append(ActionPlayed(SIDES[side], ed.cards[card].id, rule=ACTION_CARD))


def end_order(st: State) -> None:
    """BW-O2: the action is over, and the turn goes to the other side."""
    st.ordering = NONE
    st.turns.next()
