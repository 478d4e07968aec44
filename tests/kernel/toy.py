"""A small game for tests of the kernel: two seats bid cards in secret for a prize of dice.

Each round a die is rolled twice (the prize), both seats bid a card in secret, the higher bid wins the prize, equal bids
split it by a third roll. The seat that wins may then draw a card or rest. First to 20, or the more after four rounds.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from sztab.kernel.arranging import Arrangement, Knob, Piece, Put
from sztab.kernel.box import Box
from sztab.kernel.codec import Codec
from sztab.kernel.dice import Dice
from sztab.kernel.events import Event, Outcome, Refusal
from sztab.kernel.game import Game, Option, Scenario
from sztab.kernel.refusing import Reasons, Tries, each
from sztab.kernel.requests import D6, Answer, Draw, Seat, Steps, choose, draw, roll

SEATS = ("red", "blue")
CARDS = tuple(f"card-{n}" for n in range(1, 9))


class Bid(Event, frozen=True):
    seat: str


class Prize(Event, frozen=True):
    dice: tuple[int, ...]


class Revealed(Event, frozen=True):
    bids: tuple[int, ...]
    reveals: ClassVar[bool] = True


class Drew(Event, frozen=True):
    seat: str
    card: int


class State(msgspec.Struct):
    hands: list[list[int]]
    deck: list[int]
    bids: list[int]
    points: list[int]
    phase: int = 0
    round: int = 1
    prize: int = 0
    winner: int = -1
    target: int = 20
    events: list[Event] = []
    outcome: Outcome | None = None

    def copy(self) -> State:
        return State(
            [hand[:] for hand in self.hands], self.deck[:], self.bids[:], self.points[:],
            self.phase, self.round, self.prize, self.winner, self.target, [], self.outcome,
        )  # fmt: skip


class View(msgspec.Struct):
    hand: list[int]
    others: list[int]
    deck: int
    points: list[int]
    bids: list[int]
    prize: int


def cards_to_bid(state: State, who: int) -> Iterable[Sequence[Answer]]:
    return each(range(len(CARDS)))


def reasons_against_bid(card: Answer, state: State, who: int) -> Reasons:
    if not 0 <= card < len(CARDS):
        yield Refusal("2", "no-card", {"card": card})
    if card not in state.hands[who]:
        yield Refusal("2", "not-in-hand", {"card": card})


def reasons_against_reward(what: Answer, state: State) -> Reasons:
    if what == "draw" and not state.deck:
        yield Refusal("4", "deck-empty")


def why_round_ends(what: Answer, state: State) -> Refusal | None:
    return Refusal("4", "round-over") if what == "rest" else None


BID = Tries(cards_to_bid, reasons_against_bid)
REWARD = Tries(lambda state: each(("draw", "rest")), reasons_against_reward, why_round_ends)


def prize(state: State) -> Steps[None]:
    dice = yield from roll(2, D6, rule="1")
    state.prize = sum(dice)
    state.events.append(Prize(dice, rule="1"))
    state.phase = 1


def bid(state: State) -> Steps[None]:
    who = state.phase - 1
    hand = sorted(state.hands[who])
    card = yield from choose(SEATS[who], "bid", hand, rule="2", secret=True, tries=BID, case=(state, who))
    sure = yield from choose(SEATS[who], "sure", ("yes", "no"), rule="2", about={"card": card}, secret=True)
    if sure == "no":
        return
    state.bids[who] = card
    state.hands[who].remove(card)
    state.events.append(Bid(SEATS[who], rule="2"))
    state.phase += 1


def compare(state: State) -> Steps[None]:
    red, blue = state.bids
    state.events.append(Revealed((red, blue), rule="3"))
    if red % 4 == blue % 4:
        (face,) = yield from roll(1, D6, rule="3", prompt="split")
        state.points[0] += face
        state.points[1] += state.prize - face
        state.winner = -1
    else:
        state.winner = 0 if red % 4 > blue % 4 else 1
        state.points[state.winner] += state.prize
    state.bids = [-1, -1]
    state.phase = 4


def reward(state: State) -> Steps[None]:
    if state.winner >= 0:
        seat = SEATS[state.winner]
        options = ("draw", "rest") if state.deck else ("rest",)
        what = yield from choose(seat, "reward", options, rule="4", tries=REWARD, case=(state,))
        if what == "draw":
            (card,) = yield from draw(state.deck, 1, rule="4", seen_by=(seat,))
            state.deck.remove(card)
            state.hands[state.winner].append(card)
            state.events.append(Drew(seat, card, rule="4", only=seat))
    state.phase, state.round = 0, state.round + 1
    if max(state.points) >= state.target or state.round > 4 or not all(state.hands):
        red, blue = state.points
        winner = None if red == blue else SEATS[blue > red]
        state.outcome = Outcome(winner, "win" if winner else "draw", "points", "5", {"red": red, "blue": blue})


ACTIVITIES = (prize, bid, bid, compare, reward)


class Toy(Game[State]):
    id = "toy"
    title: ClassVar = {"en": "Toy", "pl": "Zabawka"}
    package = "toy"
    has_secrets = True
    state_type = State
    event_types = (Bid, Prize, Revealed, Drew)

    def __init__(self, box: Box | None = None, *, leaky: bool = False) -> None:
        if box is not None:
            self.box = box
        self.leaky = leaky
        self.codec = Codec(
            {"card": CARDS},
            {
                "bid": {"": ("card",)},
                "sure": {"yes": (), "no": ()},
                "reward": {"draw": (), "rest": ()},
                "draw": {"": ("card*",)},
            },
        )

    def scenarios(self) -> Mapping[str, Scenario]:
        option = Option("target", ("20", "30"), "20")
        return {"one": Scenario("one", {"en": "One", "pl": "Jeden"}, SEATS, (option,), 4)}

    def start(self, scenario: str, options: Mapping[str, str]) -> State:
        return State([[0, 1, 2], [3, 4, 5]], [6, 7], [-1, -1], [0, 0], target=int(options["target"]))

    def next_activity(self, state: State) -> Steps[None]:
        return ACTIVITIES[state.phase](state)

    def view(self, state: State, seat: Seat | None) -> View:
        hands = [len(hand) for hand in state.hands]
        mine = SEATS.index(seat) if seat in SEATS else -1
        own = sorted(state.hands[mine]) if mine >= 0 else []
        bids = [b if i == mine or self.leaky else (-1 if b < 0 else -2) for i, b in enumerate(state.bids)]
        return View(own, hands, len(state.deck), state.points[:], bids, state.prize)

    def check(self, state: State) -> None:
        held = [card for hand in state.hands for card in hand] + state.deck + [b for b in state.bids if b >= 0]
        assert len(held) == len(set(held)), "a card stands twice"

    def turn(self, state: State) -> int:
        return min(state.round, 4)

    def evaluate(self, view: View, seat: Seat) -> float:
        mine = SEATS.index(seat)
        return view.points[mine] - view.points[1 - mine]

    def is_settled(self, state: State) -> bool:
        return state.phase in (0, 4)

    def place(self, position: Mapping[str, Any]) -> State:
        state = self.start("one", {"target": "20"})
        for key, value in position.items():
            setattr(state, key, value)
        return state

    def arrangement(self, state: State) -> Arrangement:
        """Cards can be laid into the hands or the deck, points of red be set."""
        piles = {"red": state.hands[0], "blue": state.hands[1], "deck": state.deck}
        where = {card: name for name, pile in piles.items() for card in pile}
        pieces = [Piece(card, "card", "", where.get(n), {}) for n, card in enumerate(CARDS)]
        points = Knob(state.points[0], list(range(40)))
        return Arrangement(pieces, {"card": list(piles)}, {"card": {}}, {"points": points, "phase": Knob(state.phase)})

    def arrange(self, state: State, puts: Sequence[Put], settings: Mapping[str, Any]) -> None:
        piles = {"red": state.hands[0], "blue": state.hands[1], "deck": state.deck}
        for put in puts:
            card = CARDS.index(put.piece)
            for pile in piles.values():
                pile[:] = [other for other in pile if other != card]
            if put.place is not None:
                piles[put.place].append(card)
        state.points[0] = settings.get("points", state.points[0])
        state.phase = settings.get("phase", state.phase)

    def number(self, rule: str) -> str:
        return f"T-{rule}"

    def redeal(self, state: State, seat: Seat | None, chance: Dice) -> State:
        twin = state.copy()
        mine = SEATS.index(seat) if seat in SEATS else -1
        unknown = [*state.deck]
        for i, hand in enumerate(state.hands):
            if i != mine:
                unknown += hand + ([state.bids[i]] if state.bids[i] >= 0 else [])
        order = list(chance.settle(_order(unknown)))
        twin.deck = [order.pop() for _ in state.deck]
        for i, hand in enumerate(state.hands):
            if i != mine:
                twin.hands[i] = [order.pop() for _ in hand]
                if state.bids[i] >= 0:
                    twin.bids[i] = order.pop()
        return twin


def _order(items: list[int]) -> Draw:
    return Draw(items, len(items), "")
