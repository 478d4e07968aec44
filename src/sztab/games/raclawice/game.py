"""Racławice 1794: the game as the kernel knows it, and how its chapters call each other.

Numbers: a unit, a leader and a hex are dense ints (`edition.unit(id)`, `edition.leader(id)`, `edition.hex("1216")`), a
side is 0 (Poles) or 1 (Russians), a facing is a corner 0..5 (board.py). Rules take `(edition, state, …)`; those that
ask are generators. Seats are `units.SEATS[side]`.

Who calls whom (all take `edition, state` first):

    sequence.next_activity                3     the table of phases; one activity a call
    leaders.is_commanded(unit)            4.2   may the unit act in the running phase (movement, melee)?
    leaders.endanger(hex, side, rule)     4.6.1 Steps[None]: a die for each leader of the side in the hex
    leaders.lose_leader(leader, rule, scores=…)  4.6 he leaves the game
    stacking.put(unit, hex) / lift(unit)  6     the ways to change where a unit stands; they keep the order, the sets of
                                                hexes, clash hexes and the formations of stacks (A18, A19)
    stacking.guns_at(side, hex)           6     batteries in play there
    stacking.is_clash(hex)                3.4/i
    stacking.reasons_against_stack(units, hex)  6.1, 6.2   why these units may not stand there with who is there
    morale.check(unit, modifiers, rule)   3.4/g Steps[tuple[int, int]]: margin (0 or less: passed) and the bare die
    morale.lose(unit, rule)               3.4/e one loss; True when that eliminates the unit (4.6/a,b follow)
    morale.eliminate(unit, rule)          3.4/e3
    victory.award(side, points, rule)     12.2  (state first)
    formations.try_lava(hex, attackers, defenders)   7.4 Steps[bool], asked by melee before the dice

    aiming.candidates(side) -> list[int]  10.4  units and batteries that may fire now at something (top units, 6.8)
    shots.shoot(unit) -> Steps[None]      10    asks target and partners (10.9.6), resolves, takes the point of 10.9.2
    reasons_against_shot(unit, hex)       10.2-10.8  Reasons: why this unit may not fire at that hex now
    shots.join_in, shots.discharge        9.1   the two halves of it, for the fire of a reaction
    withdrawal.withdraw(units, hexes, cause, rule, scores=…) -> Steps[None]
                                          10.11 units of one stack go back so many hexes, away from the hex `cause`;
                                                `scores`: elimination on the way gives a point (A41); marks STOPPED
    stepping_aside.make_way(side, hex)    10.11.8 Steps[None]: units of a side came into a hex: enemy leaders get away
    melee.fight(hex, attacker, charge=…, counter=…) -> Steps[int]
                                          11.7  one whole melee with all that follows; returns the side that won.
                                                `attacker` is a side; winners take any facing (11.8/b asks)
    melee.clashes() -> list[int]          11.2  hexes where active, commanded units must still fight in this phase
    flight.returning(leader, of)          11.11 the units that come back at this activation
    flight.come_back(unit) -> Steps[None] 11.11.4
    cards.start                           13    states at the start; pool by turn, entry hexes, last turn
    victory.settle(state)                 12.3, 12.4   the outcome at the end of a turn, if there is one

Marks (state.py): fire sets FIRED, GUN_FIRED, JAMMED and counts `shots`; withdrawal sets STOPPED; melee sets FOUGHT. A
unit enters a clash hex through `stacking.put(unit, hex, came=…)`, so that `state.came` tells melee where it came from.
Movement looks after every step which of its units still stand in the group's hex unstopped; the others drop out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from sztab.games.raclawice import events, rules
from sztab.games.raclawice import state as states
from sztab.games.raclawice.bot import portrait
from sztab.games.raclawice.bot.candidate_answers import candidates
from sztab.games.raclawice.bot.evaluation import MEASURE, POINT, Judge
from sztab.games.raclawice.bot.learned.features import Eyes
from sztab.games.raclawice.bot.learned.network import opinion
from sztab.games.raclawice.bot.officer.considered import Officer
from sztab.games.raclawice.bot.officer.doctrine import MARSHAL, OFFICER, Doctrine
from sztab.games.raclawice.bot.reckoning import reckoning
from sztab.games.raclawice.edition import Edition, make_edition
from sztab.games.raclawice.map.board import CORNERS
from sztab.games.raclawice.posing import arranging
from sztab.games.raclawice.posing import situations as placing
from sztab.games.raclawice.posing.checking import check
from sztab.games.raclawice.posing.drawn_map import drawn_edition
from sztab.games.raclawice.posing.posed import posed
from sztab.games.raclawice.scenarios.cards import described, read_cards, start
from sztab.games.raclawice.state import FORMATIONS, State
from sztab.games.raclawice.table import benchmarks as benches
from sztab.games.raclawice.table import chronicle
from sztab.games.raclawice.table.labels import label
from sztab.games.raclawice.table.printed import printed
from sztab.games.raclawice.table.queries import QUERIES
from sztab.games.raclawice.table.view import View, view
from sztab.games.raclawice.turn import sequence
from sztab.games.raclawice.units.counters import SEATS
from sztab.hexmap.hashes import HASHER, REPLAYER
from sztab.kernel.arranging import Arrangement, Put
from sztab.kernel.box import Box
from sztab.kernel.codec import Codec
from sztab.kernel.events import Event
from sztab.kernel.game import Game, Scenario
from sztab.kernel.opinions import Opinions, Part
from sztab.kernel.portrait import Portrait
from sztab.kernel.reckoning import Reckoning
from sztab.kernel.requests import Choice, Rule, Seat, Steps
from sztab.kernel.rulebook import check_cited, numbered

EVENTS = tuple(
    kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)


KNOWN_RULES = check_cited(rules, Path(__file__).parent / "data" / "rulebook.yaml")
"""The ids of the rulebook: a rule that the code names and the book does not have is an error at loading."""


class Raclawice(Game[State]):
    """Racławice 1794 on the map, counters, tables and cards of a box, or on the map of a situation."""

    id = "raclawice-1794"
    title: ClassVar = {"pl": "Racławice 1794", "en": "Racławice 1794"}
    package = "raclawice"
    state_type = State
    weights: ClassVar = OFFICER
    measure: ClassVar = MEASURE
    unit: ClassVar = POINT
    stake: ClassVar = ("points", POINT)
    foretelling: ClassVar = Path(portrait.__file__).parent / "foretelling.onnx"
    taught: ClassVar = ("battle", "battery")
    derived = ("occupied", "batteries")
    written: ClassVar = {"stacks": states.listed}
    hasher: ClassVar = HASHER
    replayer: ClassVar = REPLAYER
    event_types = EVENTS

    def __init__(self, box: Box, ed: Edition) -> None:
        self.box = box
        self.ed = ed
        self.codec = codec(ed)
        self.queries = QUERIES
        self.benchmarks = {
            "sight_us": benches.sight,
            "first_sight_us": benches.first_sight,
            "shooters_us": benches.shooters,
        }
        self._judge = Judge(ed)
        self._officer = Officer(ed)
        self._eyes: Eyes | None = None
        self._scenarios = {name: described(card) for name, card in ed.cards.items()}

    def scenarios(self) -> Mapping[str, Scenario]:
        return self._scenarios

    def start(self, scenario: str, options: Mapping[str, str]) -> State:
        return start(self.ed, self.ed.cards[scenario], options)

    def next_activity(self, state: State) -> Steps[None]:
        return sequence.next_activity(self.ed, state)

    def view(self, state: State, seat: Seat | None) -> View:
        return view(self.ed, state, seat)

    def check(self, state: State) -> None:
        check(self.ed, state)

    def turn(self, state: State) -> int:
        first = self.ed.cards[state.scenario].first_turn if state.scenario else 1
        return state.turn - first + 1

    def turn_known(self, state: State) -> int:
        return state.turn

    def is_settled(self, state: State) -> bool:
        """While a reaction is due, fights may follow that `evaluate` does not see yet."""
        return state.entry is None

    def evaluate(self, view: View, seat: Seat) -> float:
        return self._judge.worth(view, seat)

    def appraise(self, state: State, seat: Seat) -> float:
        return self._judge.worth_of(state, seat)

    def parts(self, state: State, seat: Seat, weights: Any = None) -> list[Part]:
        return self._judge.parts(state, seat)

    def opinions(self, state: State, question: Choice, plan: bytes, weights: Any = None) -> Opinions | None:
        return self._officer.opinions(state, question, plan, weights or self.weights)

    def noted(self, state: State, event: Event, seat: Seat | None = None) -> float:
        return chronicle.noted(event, in_thought=seat is not None)

    def favours(self, state: State, event: Event) -> Seat | None:
        return chronicle.favours(self.ed, event)

    def opens(self, event: Event) -> int:
        return chronicle.opens(event)

    def is_begun(self, state: State) -> bool:
        return bool(state.moving)

    def reckoning(self, state: State) -> Reckoning:
        return reckoning(self.ed, state)

    def portrait_size(self) -> tuple[int, int]:
        return portrait.KINDS * self.ed.board.size, portrait.FACTS

    def portrait(self, state: State) -> Portrait | None:
        if self.ed.drawn is not None or not state.scenario:
            return None
        return portrait.portrait(self.ed, state, self._judge.worth_of(state, SEATS[0]))

    def candidates(self, state: State, question: Choice) -> Sequence[int] | None:
        return candidates(self.ed, state, question)

    def thorough(self, seat: Seat) -> Doctrine:
        return MARSHAL

    def considered(self, state: State, question: Choice, weights: Any = None) -> Sequence[int] | None:
        return self.planned(state, question, b"", weights)[0]

    def planned(
        self, state: State, question: Choice, plan: bytes, weights: Any = None
    ) -> tuple[Sequence[int] | None, bytes]:
        return self._officer.planned(state, question, plan, weights or self.weights)

    @property
    def eyes(self) -> Eyes:
        """What a network is told, made when it is first asked."""
        if self._eyes is None:
            self._eyes = Eyes(self.ed, self._officer, self.weights)
        return self._eyes

    def second_opinion(
        self, state: State, question: Choice, first: int, plan: bytes
    ) -> tuple[list[float], float] | None:
        """What a network thinks of the answers when the officer would give the first one."""
        return opinion(self.eyes, state, question, first, plan)

    def drawn(self, position: Mapping[str, Any]) -> Raclawice:
        drawn = drawn_edition(self.box, self.ed, position)
        return self if drawn is self.ed else Raclawice(self.box, drawn)

    def place(self, position: Mapping[str, Any]) -> State:
        return placing.place(self.ed, position)

    def posed(self, state: State) -> dict[str, Any]:
        return posed(self.ed, state)

    def arrangement(self, state: State) -> Arrangement:
        return arranging.arrangement(self.ed, state)

    def arrange(self, state: State, puts: Sequence[Put], settings: Mapping[str, Any]) -> None:
        arranging.arrange(self.ed, state, puts, settings)

    def board(self) -> dict[str, Any]:
        """What is printed on map, counters and leaders, for clients that draw it."""
        return printed(self.box, self.ed)

    def number(self, rule: Rule) -> str:
        return numbered(rule, KNOWN_RULES)

    def label(self, field: str, value: Any, language: str) -> str:
        return label(self.ed, field, value, language)

    def dump(self, state: State) -> Any:
        return states.dump(state)

    def load(self, data: Any) -> State:
        return states.load(data, self.ed.guns)


def codec(ed: Edition) -> Codec:
    """Answers by name. The order of shapes is the numbering of actions for environments."""
    return Codec(
        domains={
            "unit": tuple(counter.id for counter in ed.counters),
            "leader": tuple(leader.id for leader in ed.leaders),
            "hex": ed.board.map.numbers,
            "facing": CORNERS,
            "formation": FORMATIONS,
        },
        shapes={
            "chit": {"": ("leader:text*",)},
            "activate": {"": ("leader",), "nobody": ()},
            "orphans": {"": ("leader",)},
            "shot": {"": ("unit",), "pass": ()},
            "act": {"move": ("unit",), "fire": ("unit",), "pass": ()},
            "group": {"with": ("unit",), "line": ("unit",), "go": ()},
            "arrive": {"": ("hex",)},
            "step": {
                "enter": ("unit", "hex"),
                "charge": ("unit", "hex"),
                "turn": ("unit", "facing"),
                "form": ("unit", "formation"),
                "reorder": ("unit",),
                "double": ("unit",),
                "fire": ("unit",),
                "push": ("unit", "hex"),
                "swing": ("unit", "facing"),
                "limber": ("unit",),
                "unlimber": ("unit",),
                "stop": ("unit",),
            },
            "face": {"": ("facing",)},
            "order": {"": ("unit",)},
            "react": {
                "fire": ("unit",),
                "counter": ("unit",),
                "evade": ("unit",),
                "withdraw": ("unit",),
                "square": ("unit",),
                "leader": ("leader",),
                "done": (),
            },
            "evade-fire": {"fire": (), "hold": ()},
            "evade-stay": {"stay": (), "back": ()},
            "leader-move": {"": ("hex",)},
            "leader-withdraw": {"": ("hex",)},
            "leader-aside": {"": ("hex",), "stay": ()},
            "fire-target": {"": ("hex",)},
            "fire-partner": {"": ("unit",), "done": ()},
            "withdraw": {"": ("hex",)},
            "loss": {"": ("unit",)},
            "melee-hex": {"": ("hex",), "pass": ()},
            "melee-facing": {"": ("facing",)},
            "return-hex": {"": ("hex",)},
            "return-facing": {"": ("facing",)},
        },
    )


def make(box: Box) -> Raclawice:
    return Raclawice(box, complete(box, make_edition(box)))


def complete(box: Box, ed: Edition) -> Edition:
    """13: read the scenario cards into an edition whose map has their hexes."""
    ed.cards.update(read_cards(box, ed))
    ed.entries.update({card.id: tuple(ed.hex(number) for number in card.entry_hexes) for card in ed.cards.values()})
    return ed
