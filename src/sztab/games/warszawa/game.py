"""Bitwa Warszawska: the game that catalogue, bots, server and situations know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, ClassVar

from sztab.games.warszawa import rules
from sztab.games.warszawa.bot import reasons
from sztab.games.warszawa.bot.evaluation import OFFICER, worth
from sztab.games.warszawa.bot.network import opinion
from sztab.games.warszawa.bot.quick_answers import quick_answer
from sztab.games.warszawa.bot.reckoning import reckoning
from sztab.games.warszawa.cards import knowledge
from sztab.games.warszawa.edition import Edition, edition
from sztab.games.warszawa.events import EVENTS
from sztab.games.warszawa.posing import arranging
from sztab.games.warszawa.posing import situations as placing
from sztab.games.warszawa.posing.checking import check
from sztab.games.warszawa.posing.drawn_map import drawn_edition
from sztab.games.warszawa.posing.posed import posed
from sztab.games.warszawa.scenarios import setup as scenarios
from sztab.games.warszawa.state import State
from sztab.games.warszawa.table import chronicle
from sztab.games.warszawa.table.labels import label
from sztab.games.warszawa.table.printed import printed
from sztab.games.warszawa.table.queries import QUERIES
from sztab.games.warszawa.table.view import View, view
from sztab.games.warszawa.tournament.match import read_match_rules
from sztab.games.warszawa.turn import sequence
from sztab.games.warszawa.units.armies import NONE, SIDES
from sztab.hexmap.hashes import HASHER, REPLAYER
from sztab.kernel.arranging import Arrangement, Put
from sztab.kernel.box import Box
from sztab.kernel.codec import Codec
from sztab.kernel.dice import Dice, RandomDice
from sztab.kernel.events import Event
from sztab.kernel.game import Game, Scenario
from sztab.kernel.opinions import Part
from sztab.kernel.reckoning import Reckoning
from sztab.kernel.requests import Answer, Choice, Rule, Seat, Steps
from sztab.kernel.rulebook import check_cited, numbered

KNOWN_RULES = check_cited(rules, Path(__file__).parent / "data" / "rulebook.yaml")
"""The ids of the rulebook: a rule that the code names and the book does not have is an error at loading."""


class Warszawa(Game[State]):
    """The olympiad edition, on a board, armies and decks of a box or of a situation."""

    id = "bitwa-warszawska"
    title: ClassVar = {"pl": "Bitwa Warszawska", "en": "Battle of Warsaw"}
    package = "warszawa"
    edition = "olympiad"
    has_secrets = True
    weights: ClassVar = OFFICER
    measure: ClassVar = reasons.MEASURE
    unit: ClassVar = 1.0
    stake: ClassVar = ("armies", sum(OFFICER.destroyed) / 2)
    state_type = State
    hasher: ClassVar = HASHER
    replayer: ClassVar = REPLAYER
    event_types = EVENTS

    def __init__(self, box: Box, ed: Edition) -> None:
        self.box = box
        self.ed = ed
        self.codec = codec(ed)
        self.queries = QUERIES
        self._scenarios = scenarios.read_scenarios(box, ed)
        self.next_activity = partial(sequence.next_activity, ed)  # type: ignore[method-assign]  # saves a call

    def scenarios(self) -> Mapping[str, Scenario]:
        return self._scenarios

    def start(self, scenario: str, options: Mapping[str, str]) -> State:
        return scenarios.start(self.ed)

    def next_activity(self, state: State) -> Steps[None]:
        return sequence.next_activity(self.ed, state)

    def view(self, state: State, seat: Seat | None) -> View:
        return view(self.ed, state, seat)

    def redeal(self, state: State, seat: Seat | None, chance: Dice) -> State:
        return knowledge.redeal(state, SIDES.index(seat) if seat in SIDES else NONE, chance)

    def check(self, state: State) -> None:
        check(self.ed, state)

    def turn(self, state: State) -> int:
        return state.round

    def follow_up(self, prompt: str, answer: Answer) -> str:
        """After a first move the order goes on; after an action card, its own question."""
        match answer:
            case ("move", _, _):
                return "order"
            case ("card", int(card)) if (action := self.ed.cards[card].action) is not None:
                return {"share": "card-order", "two-armies": "card-order"}.get(action.kind, action.kind)
        return prompt

    def is_settled(self, state: State) -> bool:
        """A card that is being carried out and cards still to be drawn are not seen by `evaluate`."""
        return state.card == NONE and not any(state.due)

    def evaluate(self, view: View, seat: Seat) -> float:
        return worth(self.ed, view, seat)

    def parts(self, state: State, seat: Seat, weights: Any = None) -> list[Part]:
        return reasons.parts(self.ed, self.view(state, seat), seat, weights or self.weights)

    def noted(self, state: State, event: Event, seat: Seat | None = None) -> float:
        return chronicle.noted(self.ed, event, in_thought=seat is not None)

    def favours(self, state: State, event: Event) -> Seat | None:
        return chronicle.favours(self.ed, event)

    def opens(self, event: Event) -> int:
        return chronicle.opens(event)

    def reckoning(self, state: State) -> Reckoning:
        return reckoning(self.ed, state)

    def quick_answer(self, state: State, question: Choice, dice: RandomDice) -> int:
        return quick_answer(self.ed, state, question, dice)

    def is_weighty(self, state: State, question: Choice) -> bool:
        """In the last two rounds, from which the end is in sight; front cards are chosen by what they add up to."""
        return state.round >= self.ed.numbers.rounds - 1 and question.prompt not in ("front", "protect")

    def opinion(self, view: View, question: Choice) -> tuple[list[float], float] | None:
        """What a network thinks of answers that learned by playing against itself; None: it cannot be asked here."""
        return opinion(self.ed, view, question.prompt, question.options)

    def weigh(self, state: State, seat: Seat, weights: Any = None) -> float:
        return worth(self.ed, self.view(state, seat), seat, weights or self.weights)

    def drawn(self, position: Mapping[str, Any]) -> Warszawa:
        drawn = drawn_edition(self.box, self.ed, position)
        return self if drawn is self.ed else Warszawa(self.box, drawn)

    def place(self, position: Mapping[str, Any]) -> State:
        return placing.place(self.ed, position)

    def posed(self, state: State) -> dict[str, Any]:
        return posed(self.ed, state)

    def arrangement(self, state: State) -> Arrangement:
        return arranging.arrangement(self.ed, state)

    def arrange(self, state: State, puts: Sequence[Put], settings: Mapping[str, Any]) -> None:
        arranging.arrange(self.ed, state, puts, settings)

    def board(self) -> dict[str, Any]:
        """What is printed on board, armies and cards, for clients that draw it."""
        return printed(self.ed)

    def number(self, rule: Rule) -> str:
        return numbered(rule, KNOWN_RULES)

    def label(self, field: str, value: Any, language: str) -> str:
        return label(self.ed, field, value, language)


def codec(ed: Edition) -> Codec:
    """Answers by name. The order of shapes is the numbering of actions for environments."""
    return Codec(
        domains={
            "army": tuple(army.id for army in ed.armies),
            "field": tuple(field.id for field in ed.board.fields),
            "card": tuple(card.id for card in ed.cards),
        },
        shapes={
            "action": {
                "rest": (),
                "move": ("army", "field"),
                "attack": ("army", "target:army"),
                "plunder": ("army",),
                "card": ("card",),
            },
            "order": {"move": ("field",), "attack": ("target:army",), "done": ()},
            "march": {"move": ("field",), "done": ()},
            "extra-order": {"": ("army",)},
            "card-order": {"": ("army",)},
            "raid": {"": ("army",)},
            "fight": {"": ("army", "target:army")},
            "front": {"": ("card",)},
            "protect": {"": ("card",)},
            "retreat": {"": ("field",)},
            "draw": {"": ("card*",)},
            "discard": {"": ("card*",)},
            "reject": {"": ("card*",)},
        },
    )


def make(box: Box) -> Warszawa:
    """The game of a box; the card of the match is read as well, so that a damaged one is found."""
    read_match_rules(box)
    return Warszawa(box, edition(box))
