"""Action cards: what each kind does, and when it cannot be played (BW-O9)."""

from collections.abc import Callable, Iterator
from typing import Any

from sztab.games.warszawa.cards.decks import Action
from sztab.games.warszawa.cards.knowledge import let_see, to_box
from sztab.games.warszawa.edition import Edition
from sztab.games.warszawa.events import CardDiscarded, MarkersLost, OrderPlaced, ReservesSeen
from sztab.games.warszawa.map.contact import move_to, reasons_against_entering
from sztab.games.warszawa.rules import (
    ACTION_CARD,
    ATTACK_ENDS,
    DEFENDERS_NEVER_ACT,
    DISPERSED_TWICE,
)
from sztab.games.warszawa.state import State
from sztab.games.warszawa.units.armies import NONE, SIDES
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons, Tries, each
from sztab.kernel.requests import Answer, Rule, Steps, choose, draw


def reasons_against_card(ed: Edition, st: State, card: int, side: int) -> Reasons:
    """BW-O9: a card is played for its action if it has one, its armies are there, and it does something."""
    names = {"card": ed.cards[card].id}
    if ed.cards[card].side != side:
        yield Refusal(ACTION_CARD, "not-own-card", names)
    if card not in st.hands[side]:
        yield Refusal(ACTION_CARD, "card-not-in-reserves", names)
    action = ed.cards[card].action
    if action is None:
        yield Refusal(ACTION_CARD, "no-action-on-card", names)
    elif action.armies and all(st.at[army] == NONE for army in action.armies):
        yield Refusal(DISPERSED_TWICE, "army-of-card-destroyed", {**names, "army": ed.armies[action.armies[0]].id})
    elif action.kind == "march" and st.has_attacked(action.armies[0]):
        yield Refusal(ATTACK_ENDS, "has-attacked", {"army": ed.armies[action.armies[0]].id})
    elif not does_something(ed, st, action, side):
        yield Refusal(ACTION_CARD, "card-without-effect", names)


def can_be_played(ed: Edition, st: State, action: Action, side: int) -> bool:
    """The same of a card in the reserves, for the list of actions."""
    armies = action.armies
    if armies:
        if st.at[armies[0]] == NONE and all(st.at[army] == NONE for army in armies):
            return False
        if action.kind == "march" and st.attacked >> armies[0] & 1:
            return False
    return does_something(ed, st, action, side)


def does_something(ed: Edition, st: State, action: Action, side: int) -> bool:
    match action.kind:
        case "march":
            return bool(free_neighbours(ed, st, action.armies[0]))
        case "raid":
            return bool(raid_targets(ed, st, action))
        case "two-armies":
            return any(st.at[army] != NONE for army in ed.actors_of[side])
        case "peek" | "discard":
            return bool(st.hands[1 - side])
        case _:
            return True


def free_neighbours(ed: Edition, st: State, army: int) -> list[int]:
    return [field for field in ed.board.neighbours[st.at[army]] if st.on[field] == NONE]


def raid_targets(ed: Edition, st: State, action: Action) -> list[int]:
    """Enemy armies with markers, at most so many fields from the raiding army by the shortest way."""
    reach = ed.board.distances[st.at[action.armies[0]]]
    enemies = ed.actors_of[1 - ed.side_of[action.armies[0]]]
    return [a for a in enemies if st.at[a] != NONE and st.markers[a] and reach[st.at[a]] <= action.amount]


def reasons_against_march(answer: Answer, ed: Edition, st: State, army: int, has_marched: bool) -> Reasons:
    """BW-O9: field by field, one at least."""
    match answer:
        case ("move", field):
            yield from reasons_against_entering(ed, st, army, field)
        case "done":
            if not has_marched:
                yield Refusal(ACTION_CARD, "march-at-least-once", _name(ed, army))
        case _:
            raise ValueError(answer)


def reasons_against_receiver(
    army: Answer, ed: Edition, st: State, side: int, named: tuple[int, ...], rule: Rule
) -> Reasons:
    """BW-S5, BW-O9: who may get a marker from set-up or from a card."""
    if ed.side_of[army] != side:
        yield Refusal(rule, "not-own-army", _name(ed, army))
    if st.at[army] == NONE:
        yield Refusal(DISPERSED_TWICE, "army-destroyed", _name(ed, army))
    if not ed.acts[army]:
        yield Refusal(DEFENDERS_NEVER_ACT, "never-acts", _name(ed, army))
    if st.served >> army & 1:
        yield Refusal(rule, "already-served", _name(ed, army))
    if named and army not in named:
        yield Refusal(rule, "not-on-card", _name(ed, army))


def reasons_against_raid(army: Answer, ed: Edition, st: State, side: int, action: Action) -> Reasons:
    """BW-O9: an enemy with markers within reach of the raider."""
    if ed.side_of[army] == side:
        yield Refusal(ACTION_CARD, "raid-on-own-army", _name(ed, army))
    if st.at[army] == NONE:
        yield Refusal(DISPERSED_TWICE, "army-destroyed", _name(ed, army))
    if not st.markers[army]:
        yield Refusal(ACTION_CARD, "raid-without-markers", _name(ed, army))
    distance = ed.board.distances[st.at[action.armies[0]]][st.at[army]]
    if distance > action.amount:
        params = {**_name(ed, army), "distance": distance, "reach": action.amount}
        yield Refusal(ACTION_CARD, "raid-too-far", params)


def _name(ed: Edition, army: int) -> dict[str, str]:
    return {"army": ed.armies[army].id}


def all_armies(ed: Edition, *_: Any) -> Iterator[tuple[Answer]]:
    return each(range(len(ed.armies)))


def all_marches(ed: Edition, *_: Any) -> Iterator[tuple[Answer]]:
    return each((*ed.further_moves, "done"))


MARCH_TRIES = Tries(all_marches, reasons_against_march)
RECEIVER_TRIES = Tries(all_armies, reasons_against_receiver)
RAID_TRIES = Tries(all_armies, reasons_against_raid)


def receivers(ed: Edition, st: State, action: Action, side: int) -> list[int]:
    """The armies that may get the next marker of a card: named ones, or any that act and have not got theirs."""
    wanted = action.armies if action.kind == "share" else ed.actors_of[side]
    return [army for army in wanted if st.at[army] != NONE and not st.served >> army & 1]


def carry_out(ed: Edition, st: State) -> Steps[None]:
    """BW-O9: the card just played is carried out; then the turn goes on."""
    card = ed.cards[st.card]
    assert card.action is not None
    is_over = yield from KINDS[card.action.kind](ed, st, card.action, card.side)
    if is_over:
        st.card, st.left, st.served = NONE, 0, 0
        st.turns.next()


def _march(ed: Edition, st: State, action: Action, side: int) -> Steps[bool]:
    """Up to so many fields, without markers, into free fields; indicators follow (BW-T5, BW-T6)."""
    army = action.armies[0]
    fields = free_neighbours(ed, st, army)
    options: list[Answer] = [ed.further_moves[field] for field in fields]
    if st.left < action.amount:
        options.append("done")
    about = {"army": ed.armies[army].id, "left": st.left}
    case = (ed, st, army, st.left < action.amount)
    answer = yield from choose(
        SIDES[side], "march", options, rule=ACTION_CARD, about=about, tries=MARCH_TRIES, case=case
    )
    if answer == "done":
        return True
    move_to(ed, st, army, answer[1], "march", ACTION_CARD)
    st.left -= 1
    return not st.left or not free_neighbours(ed, st, army)


def _orders(ed: Edition, st: State, action: Action, side: int) -> Steps[bool]:
    """So many markers on the army that the card names."""
    place_markers(ed, st, action.armies[0], action.amount, ACTION_CARD)
    return True
    yield


def _share(ed: Edition, st: State, action: Action, side: int) -> Steps[bool]:
    """So many markers in all on the armies that the card names, divided as the player likes."""
    army = yield from _choose_receiver(ed, st, action, side, st.left)
    place_markers(ed, st, army, 1, ACTION_CARD)
    st.left -= 1
    return not st.left


def _two_armies(ed: Edition, st: State, action: Action, side: int) -> Steps[bool]:
    """So many markers on each of two different own armies, or on the one that is left."""
    army = yield from _choose_receiver(ed, st, action, side, 1 if st.served else 2)
    place_markers(ed, st, army, action.amount, ACTION_CARD)
    is_second = bool(st.served)
    st.served |= 1 << army
    return is_second or not receivers(ed, st, action, side)


def _choose_receiver(ed: Edition, st: State, action: Action, side: int, left: int) -> Steps[int]:
    options = receivers(ed, st, action, side)
    case = (ed, st, side, action.armies, ACTION_CARD)
    army = yield from choose(
        SIDES[side], "card-order", options, rule=ACTION_CARD, about={"left": left}, tries=RECEIVER_TRIES, case=case
    )
    return army


def _raid(ed: Edition, st: State, action: Action, side: int) -> Steps[bool]:
    """One enemy army near the raider loses all its markers."""
    options = raid_targets(ed, st, action)
    case = (ed, st, side, action)
    target = yield from choose(SIDES[side], "raid", options, rule=ACTION_CARD, tries=RAID_TRIES, case=case)
    lost, st.markers[target] = st.markers[target], 0
    st.events.append(MarkersLost(ed.armies[target].id, lost, rule=ACTION_CARD))
    return True


def _peek(ed: Edition, st: State, action: Action, side: int) -> Steps[bool]:
    """The player looks at all the other's reserves, and remembers them."""
    let_see(st, 1 - side)
    names = tuple(ed.cards[card].id for card in st.hands[1 - side])
    st.events.append(ReservesSeen(SIDES[side], names, rule=ACTION_CARD, only=SIDES[side]))
    return True
    yield


def _discard(ed: Edition, st: State, action: Action, side: int) -> Steps[bool]:
    """The other discards random cards of his reserves to the box, open."""
    victim = 1 - side
    cards = yield from draw(
        st.hands[victim], action.amount, rule=ACTION_CARD, prompt="discard", seen_by=(SIDES[victim],)
    )
    for card in cards:
        st.hands[victim].remove(card)
        to_box(st, victim, card)
        st.events.append(CardDiscarded(SIDES[victim], ed.cards[card].id, rule=ACTION_CARD))
    return True


def place_markers(ed: Edition, st: State, army: int, count: int, rule: str) -> None:
    """BW-O12: an army may carry any number of markers."""
    st.markers[army] += count
    st.events.append(OrderPlaced(ed.armies[army].id, count, rule=rule))


KINDS: dict[str, Callable[[Edition, State, Action, int], Steps[bool]]] = {
    "march": _march,
    "orders": _orders,
    "share": _share,
    "two-armies": _two_armies,
    "raid": _raid,
    "peek": _peek,
    "discard": _discard,
}
