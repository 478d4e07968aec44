"""How the West Was Saved: the game that catalogue, bots, server and situations know.

How the parts fit: an `Edition` (edition.py) is the box on dense numbers: board, counters, cards, turn track; a `State`
(state.py) is all that changes. Rules are functions of (edition, state, …) in folders by subject; `turn/sequence.py` is
the sequence of play as one table. A small job that must be done before a phase goes on (a facing, a retreat, a roll)
is pushed on `state.tasks` (turn/jobs.py).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from sztab.games.west.bot import portrait, reasons
from sztab.games.west.bot.candidate_answers import candidates
from sztab.games.west.bot.evaluation import STRENGTH, TOWN, evaluate, evaluate_state
from sztab.games.west.bot.officer.considered import considered, opinions
from sztab.games.west.bot.officer.doctrine import MARSHAL, OFFICER, Doctrine
from sztab.games.west.bot.reckoning import reckoning
from sztab.games.west.edition import Edition
from sztab.games.west.events import EVENTS
from sztab.games.west.knowledge.redeal import redeal
from sztab.games.west.posing import arranging, situations
from sztab.games.west.posing.checking import check
from sztab.games.west.posing.drawn_map import drawn_map
from sztab.games.west.posing.posed import posed
from sztab.games.west.rules import check_names
from sztab.games.west.scenarios import setup
from sztab.games.west.state import DERIVED, State, derive, lasting, read_facings
from sztab.games.west.table import chronicle
from sztab.games.west.table.benches import BENCHES
from sztab.games.west.table.codec import FOLLOW_UPS, codec
from sztab.games.west.table.estimates import ESTIMATES
from sztab.games.west.table.labels import fighters, label
from sztab.games.west.table.printed import printed
from sztab.games.west.table.queries import QUERIES
from sztab.games.west.table.view import View, view
from sztab.games.west.turn.sequence import next_activity
from sztab.games.west.units.pieces import NONE, SIDES
from sztab.hexmap.hashes import HASHER, REPLAYER
from sztab.hexmap.hexmap import HexMap
from sztab.kernel.arranging import Arrangement, Put
from sztab.kernel.box import Box
from sztab.kernel.dice import Dice
from sztab.kernel.errors import BadNotation
from sztab.kernel.events import Event
from sztab.kernel.game import Game, Scenario
from sztab.kernel.opinions import Opinions, Part
from sztab.kernel.portrait import Portrait
from sztab.kernel.reckoning import Reckoning
from sztab.kernel.requests import Answer, Choice, Rule, Seat, Steps
from sztab.kernel.rulebook import Rulebook


class West(Game[State]):
    """The game of a box, or its twin on a map that a situation draws."""

    id = "how-the-west-was-saved"
    title: ClassVar[Mapping[str, str]] = {"pl": "Jak ocalono Zachód", "en": "How the West Was Saved"}
    package = "west"
    edition = "first"
    has_secrets = True
    weights: ClassVar = OFFICER
    measure: ClassVar = reasons.MEASURE
    unit: ClassVar = STRENGTH
    stake: ClassVar = ("towns", TOWN)
    foretelling: ClassVar = Path(portrait.__file__).parent / "foretelling.onnx"
    taught: ClassVar = ("campaign",)
    state_type = State
    derived = DERIVED
    hasher: ClassVar = HASHER
    replayer: ClassVar = REPLAYER
    event_types = EVENTS
    queries = QUERIES
    estimates = ESTIMATES
    benchmarks = BENCHES

    def __init__(self, box: Box, hexmap: HexMap | None = None) -> None:
        self.box = box
        self.ed = Edition(box, hexmap)
        self.codec = codec(self.ed)
        self._scenarios = setup.scenarios(self.ed)
        self._start = setup.start(self.ed)
        self._is_drawn = hexmap is not None

    def scenarios(self) -> Mapping[str, Scenario]:
        return self._scenarios

    def start(self, scenario: str, options: Mapping[str, str]) -> State:
        return self._start.copy()

    def next_activity(self, state: State) -> Steps[None]:
        return next_activity(self.ed, state)

    def view(self, state: State, seat: Seat | None) -> View:
        return view(self.ed, state, seat)

    def redeal(self, state: State, seat: Seat | None, chance: Dice) -> State:
        return redeal(self.ed, state, SIDES.index(seat) if seat in SIDES else NONE, chance)

    def check(self, state: State) -> None:
        check(self.ed, state)

    def turn(self, state: State) -> int:
        return state.turn

    def follow_up(self, prompt: str, answer: Answer) -> str:
        return FOLLOW_UPS.get(prompt, prompt)

    def is_settled(self, state: State) -> bool:
        """A job, a fight, an order or an instruction that is under way is not seen by `evaluate`."""
        return not (state.tasks or state.fight or state.group or state.queue) and state.origin == NONE

    def evaluate(self, view: View, seat: Seat) -> float:
        return evaluate(self.ed, view, seat)

    def appraise(self, state: State, seat: Seat) -> float:
        return evaluate_state(self.ed, state, seat)

    def parts(self, state: State, seat: Seat, weights: Any = None) -> list[Part]:
        return reasons.parts(self.ed, state, seat)

    def opinions(self, state: State, question: Choice, plan: bytes, weights: Any = None) -> Opinions | None:
        return opinions(self.ed, state, question, weights or self.weights)

    def noted(self, state: State, event: Event, seat: Seat | None = None) -> float:
        return chronicle.noted(self.ed, state, event, seat)

    def favours(self, state: State, event: Event) -> Seat | None:
        return chronicle.favours(self.ed, state, event)

    def opens(self, event: Event) -> int:
        return chronicle.opens(event)

    def reckoning(self, state: State) -> Reckoning:
        return reckoning(self.ed, state)

    def portrait_size(self) -> tuple[int, int]:
        return portrait.KINDS * len(self.ed.board.numbers), portrait.FACTS

    def portrait(self, state: State) -> Portrait | None:
        turns = next(iter(self._scenarios.values())).turns
        return portrait.portrait(self.ed, state, turns) if not self._is_drawn else None

    def candidates(self, state: State, question: Choice) -> Sequence[int] | None:
        return candidates(self.ed, state, question)

    def thorough(self, seat: Seat) -> Doctrine:
        return MARSHAL

    def considered(self, state: State, question: Choice, weights: Any = None) -> Sequence[int] | None:
        return considered(self.ed, state, question, weights or self.weights)

    def drawn(self, position: Mapping[str, Any]) -> West:
        return West(self.box, drawn_map(position["map"])) if "map" in position else self

    def place(self, position: Mapping[str, Any]) -> State:
        return situations.place(self.ed, position)

    def posed(self, state: State) -> dict[str, Any]:
        return posed(self.ed, state)

    def arrangement(self, state: State) -> Arrangement:
        return arranging.arrangement(self.ed, state)

    def arrange(self, state: State, puts: Sequence[Put], settings: Mapping[str, Any]) -> None:
        arranging.arrange(self.ed, state, puts, settings)

    def board(self) -> dict[str, Any]:
        """What is printed on map, counters, cards and tracks, for clients that draw it."""
        return printed(self.ed)

    def number(self, rule: Rule) -> str:
        return rule

    def label(self, field: str, value: Any, language: str) -> str:
        return label(self.ed, field, value, language)

    def named(self, event: str, fields: Mapping[str, Any]) -> Mapping[str, Any]:
        return fighters(self.ed, event, fields)

    def dump(self, state: State) -> Any:
        return msgspec.to_builtins(lasting(state), order="deterministic")

    def encoded(self, state: State) -> bytes:
        return msgspec.json.encode(lasting(state), order="sorted")

    def load(self, data: Any) -> State:
        size = len(self.ed.pieces)
        if isinstance(data, Mapping):
            data = {**data, "face": read_facings(data.get("face")), "on": [], "held": [], "leaders": []}
        state = super().load(data)
        if len(state.at) != size or not all(h < self.ed.board.size for h in state.at):
            raise BadNotation(f"not a position of {self.id}: the counters are not those of this box")
        derive(self.ed, state)
        return state


def make(box: Box) -> West:
    """The game of a box; every rule that the code cites stands in the rulebook beside it."""
    rulebook = box.folders[0] / "rulebook.yaml"
    if rulebook.is_file():
        check_names(set(Rulebook(rulebook).rules))
    return West(box)
