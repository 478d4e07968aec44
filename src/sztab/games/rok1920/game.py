"""The game as the kernel knows it.

How the parts fit: an `Edition` (edition.py; first/edition.py makes one) lists tables, limits, procedures and chapters;
a `War` (war.py) is one scenario of it: board, counters and all hooks of the chapters in force; a `State` (state.py) is
all that changes. Rules are functions of (war, state, …); `turn/sequence.py` is the player-turn.

How a special chapter joins (chapters.py tells it field by field): its module makes a `Chapter` with its name
and what it adds, and the edition lists it (first/chapters.py). A scenario's own rules (A.1-A.5) are a `Chapter` too,
listed in its `Setting.scenario_rules`. The core calls, where it matters:

- movement: `profiles` (how a kind of unit marches), `grounds` (how a side sees rivers), `forbidden_hexes` and
  `forbidden_sides` (`forced` ones hold in retreats too), `frozen`, `must_go_to`, `stack_limits`, `weightless`,
  `never_together`, `allowance`, `actions` (rail, arrivals), `entered` and `rolls_after_move`, `phase_begins`;
- combat: `forbidden_attacks`, `forbidden_joint_attacks`, `before_attack`, `modifiers`, `defence`, `standing_orders`,
  `attacked`;
- retreat: `bearings`, `retreat_free`, `retreat_dies`, `after_retreat`; losses: `lost`, `weakened`;
- places and morale: `locality_taken`, `coupled_theatres` (coupled theatres);
- the turn: `stage_ends`, `verdicts` (who has won); its steps stand in the table of the edition (turn.py).

Changes of position go through units/positions.py (put, lift, move_to, set_level), losses through units/losses.py,
morale through `morale.shift`, control of places through map/localities.py. What only one chapter remembers is a struct
of its own (chapter_state.py).
"""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from sztab.atlas.board import describe
from sztab.atlas.reading import read_map
from sztab.games.rok1920.bot import candidate_moves, opinions, planned_moves, portrait, reasons
from sztab.games.rok1920.bot.doctrine import MARSHAL, OFFICER, Doctrine
from sztab.games.rok1920.bot.evaluation import Judge, seen_state
from sztab.games.rok1920.bot.goals import Goals
from sztab.games.rok1920.bot.officer import Officer
from sztab.games.rok1920.bot.reckoning import reckoning
from sztab.games.rok1920.chapter_state import ChapterStates, read, written
from sztab.games.rok1920.edition import Edition
from sztab.games.rok1920.events import CORE_EVENTS
from sztab.games.rok1920.kept import Kept
from sztab.games.rok1920.logistics import secret_concentration
from sztab.games.rok1920.map.board import Board
from sztab.games.rok1920.moving.way_as_answers import answers_along
from sztab.games.rok1920.posing import arranging, situations
from sztab.games.rok1920.posing.notation import find_hex
from sztab.games.rok1920.posing.posed import posed
from sztab.games.rok1920.scenarios.cards import ScenarioCard
from sztab.games.rok1920.scenarios.setting import Setting
from sztab.games.rok1920.state import DERIVED, State
from sztab.games.rok1920.table import benchmarks, chronicle, queries
from sztab.games.rok1920.table.asked import Asked
from sztab.games.rok1920.table.cited import cited
from sztab.games.rok1920.table.view import View, view
from sztab.games.rok1920.turn import going_on
from sztab.games.rok1920.turn.sequence import activities, next_activity
from sztab.games.rok1920.units.counters import SIDES, THEATRES, Roster
from sztab.games.rok1920.units.losses import levels_left
from sztab.games.rok1920.units.positions import derive, empty_state
from sztab.games.rok1920.war import War
from sztab.hexmap.grid import Grid
from sztab.hexmap.hashes import HASHER, REPLAYER
from sztab.hexmap.hexmap import HexMap
from sztab.kernel.arranging import Arrangement, Put
from sztab.kernel.box import Box
from sztab.kernel.codec import Codec
from sztab.kernel.dice import Dice, RandomDice
from sztab.kernel.errors import BadNotation
from sztab.kernel.events import Event
from sztab.kernel.game import Game, Scenario
from sztab.kernel.opinions import Opinions, Part
from sztab.kernel.play import Play
from sztab.kernel.portrait import Portrait
from sztab.kernel.reckoning import Reckoning
from sztab.kernel.requests import Answer, Choice, Rule, Seat, Steps
from sztab.words import words

PROMPTS: dict[str, dict[str, tuple[str, ...]]] = {
    "reserve-phase": {"take": (), "pass": ()},
    "move": {"": ("unit",), "done": ()},
    "move-to": {"": ("hex",)},
    "move-by": {"straight": (), "stay": (), "": ("hex",)},
    "attack": {"": ("hex",), "done": ()},
    "attackers": {"": ("unit",), "go": (), "call-off": ()},
    "attack-order": {"none": (), "assault": (), "raid": ()},
    "defence-order": {"none": (), "stubborn": (), "counter": ()},
    "loss": {"": ("unit",)},
    "retreat-group": {"": ("unit",), "done": ()},
    "retreat-route": {"": ("path:hex*",), "exit": ("edge:text", "path:hex*")},
    "pursue": {"": ("unit",), "done": ()},
    "pursue-to": {"": ("hex",)},
}
KILOMETRES = 30.0
UNIT_FIELDS = ("unit", "units", "into", "with")
HEX_FIELDS = ("hex", "path", "start")
LABEL_FIELDS = {"seat": "side"}
BENCHES = {"reach_us": benchmarks.reach, "supply_us": benchmarks.supply, "retreat_us": benchmarks.retreat}
FOLLOW_UPS = {"move": "move-to", "attack": "attackers", "pursue": "pursue-to"}

OFFICERS = 32
"""So many judgements are kept: where weights are fitted, every game has two of its own."""


class Rok1920(Game[State]):
    """Rok 1920 from a box, or its twin on a map that a situation draws."""

    package = "rok1920"
    has_secrets = True
    weights = OFFICER
    measure = reasons.MEASURE
    unit = 1.0
    stake = ("points", 1.0)
    foretelling = Path(portrait.__file__).parent / "foretelling.onnx"
    taught: tuple[str, ...] = tuple("ABCDEFGH")
    has_one_track = False
    """Do the markers of all theatres stand on one track of morale?"""
    cited: Mapping[str, Rule] = {}
    """Rules of this edition alone that stand beside what a table shows."""
    state_type = State
    derived = DERIVED
    written: ClassVar[Mapping[str, Callable[[Any], Any]]] = {"marks": written}
    hasher: ClassVar = HASHER
    replayer: ClassVar = REPLAYER

    def __init__(self, box: Box, edition: Edition, counters: Roster, hexmap: HexMap | None = None) -> None:
        self.box = box
        self.values = edition
        self.edition = edition.id
        self.roster = counters
        self._map = hexmap
        self._places: dict[str, str] | None = None
        self._codec: Codec | None = None
        self._judges: dict[War, Judge] = {}
        self._officers: Kept[tuple[War, Doctrine], Officer] = Kept(OFFICERS)
        self._cards: Mapping[str, ScenarioCard] | None = None
        self._drawn: tuple[Setting, Board] | None = None
        self._boards: dict[tuple[tuple[str, ...], int | None], Board] = {}
        self._wars: dict[tuple[str, tuple[tuple[str, str], ...]], War] = {}
        self._starts: dict[tuple[str, tuple[tuple[str, str], ...]], State] = {}
        self._latest: tuple[Mapping[str, str], War | None] = ({}, None)
        """The options of the state that was asked about last, and its scenario."""
        self.event_types: Sequence[type[Event]] = (*CORE_EVENTS, *(e for c in edition.chapters for e in c.events))
        self.benchmarks = BENCHES
        self.queries = {name: _query(name) for name in queries.CORE_QUERIES}
        self.queries |= {name: _special(name, query) for c in edition.chapters for name, query in c.queries}

    @property
    def map(self) -> HexMap:
        if self._map is None:
            self._map = read_map(self.box)
        return self._map

    @property
    def codec(self) -> Codec:  # type: ignore[override]
        if self._codec is None:
            domains = {"unit": self.roster.ids, "hex": self.map.numbers, "theatre": THEATRES}
            self._codec = Codec(domains, prompts(self.values))
        return self._codec

    def war(self, state: State) -> War:
        """The scenario that a state belongs to."""
        options, war = self._latest
        if war is not None and state.options is options and war.setting.id == state.scenario:
            return war
        key = _key(state.scenario, state.options)
        found = self._wars.get(key)
        if found is None:
            found = self._wars[key] = self._make_war(state.scenario, state.options)
        self._latest = state.options, found
        return found

    def _make_war(self, scenario: str, options: Mapping[str, str]) -> War:
        if scenario == situations.DRAWN and self._drawn is not None:
            setting, board = self._drawn
        else:
            setting = self.setting(scenario, options)
            board = self._board(setting.closed_lines, setting.theatre)
        return War(self.values, board, self.counters_for(setting), setting)

    def counters_for(self, setting: Setting) -> Roster:
        """The counters that a scenario plays with; all of them come before those that it leaves in the box."""
        return self.roster

    def _board(self, closed_lines: tuple[str, ...], theatre: int | None) -> Board:
        """Scenarios on the same ground share it."""
        key = closed_lines, theatre
        found = self._boards.get(key)
        return found or self._boards.setdefault(key, Board(self.map, closed_lines=closed_lines, theatre=theatre))

    @property
    def cards(self) -> Mapping[str, ScenarioCard]:
        if self._cards is None:
            self._cards = self.values.book.cards(self.values, self.box, self.roster)
        return self._cards

    def setting(self, scenario: str, options: Mapping[str, str]) -> Setting:
        if scenario not in self.cards:
            raise BadNotation(f"{self.id} has no scenario {scenario!r}")
        return self.values.book.setting(self.cards[scenario], options)

    def scenarios(self) -> Mapping[str, Scenario]:
        return {id: self.values.book.listed(card) for id, card in self.cards.items()}

    def start(self, scenario: str, options: Mapping[str, str]) -> State:
        key = _key(scenario, options)
        if key not in self._starts:
            war = self._wars.get(key) or self._wars.setdefault(key, self._make_war(scenario, options))
            self._starts[key] = self.values.book.start(war, self.cards[scenario])
        return self._starts[key].copy()

    def next_activity(self, state: State) -> Steps[None]:
        options, war = self._latest
        if war is None or state.options is not options or war.setting.id != state.scenario:
            war = self.war(state)
        return next_activity(war, state)

    def activities(self, state: State) -> Steps[None]:
        return activities(self.war(state), state)

    def go_on(self, state: State, steps: Steps[None], answer: Answer) -> Steps[None] | None:
        return going_on.go_on(self.war(state), state, steps, answer)

    def view(self, state: State, seat: Seat | None) -> View:
        return view(self.war(state), state, seat)

    def redeal(self, state: State, seat: Seat | None, chance: Dice) -> State:
        """27.4: all that is hidden is where the enemy concentrates."""
        return secret_concentration.redeal(self.war(state), state, seat, chance)

    def follow_up(self, prompt: str, answer: Answer) -> str:
        return FOLLOW_UPS.get(prompt, prompt)

    def check(self, state: State) -> None:
        """A unit stands on one hex of its own side, with a level that it has; what is derived is in step."""
        war = self.war(state)
        twin = state.copy()
        derive(war, twin)
        assert (twin.stacks, twin.occupied, twin.crowded) == (state.stacks, state.occupied, state.crowded)
        assert not state.occupied[0] & state.occupied[1], "both sides on one hex"
        for h, stack in state.stacks.items():
            assert war.board.open >> h & 1, "a unit outside the area of the game"
            assert all(levels_left(war, state, unit) >= 1 for unit in stack)
            assert len({war.roster.side[unit] for unit in stack}) == 1
        assert all(war.track.low <= field <= war.track.high for field in state.morale)
        assert not state.held[0] & state.held[1], "a place is held by both sides"

    def turn(self, state: State) -> int:
        return state.stage - self.war(state).setting.first_stage + 1

    def judge(self, war: War) -> Judge:
        """Who weighs the positions of a scenario."""
        found = self._judges.get(war)
        if found is None:
            found = self._judges[war] = Judge(war, self.goals(war))
        return found

    def goals(self, war: War) -> Goals:
        """What a scenario is about, for bots."""
        card = self.cards.get(war.setting.id) if self._drawn is None else None
        return Goals() if card is None else self.values.book.goals(card, war.setting.options)

    def officer(self, war: War, weights: Doctrine) -> Officer:
        """The same for better bots."""
        found = self._officers.get((war, weights))
        if found is None:
            found = self._officers.keep((war, weights), Officer(war, self.goals(war), weights))
        return found

    def evaluate(self, view: Any, seat: Seat) -> float:
        """By the victory rules that the scenario has unless others are chosen: a view does not name its options."""
        war = self.war(self.start(view.scenario, self.scenario(view.scenario).settle({})))
        return self.judge(war).value(seen_state(war, view), seat)

    def appraise(self, state: State, seat: Seat) -> float:
        return self.judge(self.war(state)).value(state, seat)

    def thorough(self, seat: Seat) -> Doctrine:
        return MARSHAL

    def weigh(self, state: State, seat: Seat, weights: Any = None) -> float:
        return self.officer(self.war(state), weights or self.weights).value(state, seat)

    def parts(self, state: State, seat: Seat, weights: Any = None) -> list[Part]:
        return reasons.parts(self.officer(self.war(state), weights or self.weights), state, seat)

    def opinions(self, state: State, question: Choice, plan: bytes, weights: Any = None) -> Opinions | None:
        return opinions.opinions(self.officer(self.war(state), weights or self.weights), state, question, plan)

    def noted(self, state: State, event: Event, seat: Seat | None = None) -> float:
        war = self.war(state)
        return chronicle.noted(war, self.judge(war).worths, event, in_thought=seat is not None)

    def favours(self, state: State, event: Event) -> Seat | None:
        return chronicle.favours(self.war(state), state, event)

    def opens(self, event: Event) -> int:
        return chronicle.opens(event)

    def reckoning(self, state: State) -> Reckoning:
        return reckoning(self.war(state), state)

    def portrait_size(self) -> tuple[int, int]:
        return portrait.KINDS * self.map.size, portrait.FACTS + len(self.scenarios())

    def portrait(self, state: State) -> Portrait | None:
        war = self.war(state)
        if self._drawn is not None or len(war.command.seats) > len(SIDES):
            return None
        card = self.scenario(state.scenario)
        better = self.officer(war, self.weights)
        return portrait.portrait(self.judge(war), better, state, card.turns_for(state.options), tuple(self.scenarios()))

    def candidates(self, state: State, question: Choice) -> Sequence[int] | None:
        return candidate_moves.candidate_answers(self.judge(self.war(state)), state, question)

    def considered(self, state: State, question: Choice, weights: Any = None) -> Sequence[int] | None:
        return self.planned(state, question, b"", weights)[0]

    def planned(
        self, state: State, question: Choice, plan: bytes, weights: Any = None
    ) -> tuple[Sequence[int] | None, bytes]:
        return planned_moves.planned(self.officer(self.war(state), weights or self.weights), state, question, plan)

    def quick_answer(self, state: State, question: Choice, dice: RandomDice) -> int:
        found = self.candidates(state, question)
        if found is None:
            return dice.below(len(question.options))
        return found[1] if question.prompt == "attack" and len(found) > 1 else found[0]

    def is_settled(self, state: State) -> bool:
        return state.pursuit is None

    def drawn(self, position: Mapping[str, Any]) -> Game[State]:
        situations.check_keys(position)
        if "map" not in position:
            return self
        board = situations.drawn_board(position, Grid())
        twin = type(self)(self.box, self.values, situations.drawn_roster(position, self.roster), board.map)
        twin._drawn = situations.drawn_setting(position, self.values, self.cards), board
        return twin

    def place(self, position: Mapping[str, Any]) -> State:
        situations.check_keys(position)
        if "map" in position:
            assert self._drawn is not None, "a drawn position is placed in the game that `drawn` gave"
            war = self._make_war(situations.DRAWN, {})
            state = empty_state(war)
        else:
            name = str(position["scenario"])
            state = self.start(name, self.scenario(name).settle(position.get("options", {})))
            war = self.war(state)
        situations.place_units(war, state, position)
        return situations.change(war, state, position)

    def posed(self, state: State) -> dict[str, Any]:
        war = self.war(state)
        began = empty_state(war) if self._drawn else self.start(war.setting.id, war.setting.options)
        return posed(war, state, began)

    def arrangement(self, state: State) -> Arrangement:
        return arranging.arrangement(self.war(state), state)

    def along(self, play: Any, path: Sequence[str]) -> list[Answer]:
        war = self.war(play.state)
        return answers_along(war, play, [find_hex(war, number) for number in path])

    def arrange(self, state: State, puts: Sequence[Put], settings: Mapping[str, Any]) -> None:
        arranging.arrange(self.war(state), state, puts, settings)

    def board(self) -> dict[str, Any]:
        """The map and the tracks of stages and of morale, for clients that draw them."""
        picture = describe(self.map, title=self.title["pl"], kilometres=KILOMETRES)
        track = self.values.track
        morale = {
            "low": track.low, "high": track.high, "levels": list(track.levels), "yellow": sorted(track.yellow),
            "one_track": self.has_one_track,
        }  # fmt: skip
        return {
            "picture": picture,
            "stages": list(self.values.stages),
            "theatres": list(THEATRES),
            "morale": morale,
            "rules": cited(self.values, self.cited),
        }

    def number(self, rule: Rule) -> str:
        return self.values.number(rule)

    def label(self, field: str, value: Any, language: str) -> str:
        """Units by their printed names, hexes by their places, other ids by the words for them; a score that names a
        seat and the rule that gave it points ("pl A.5/a") by the seat's name."""
        if field in UNIT_FIELDS and value in self.roster.number:
            return self.roster.counters[self.roster.number[value]].name
        if field in HEX_FIELDS:
            return self._place_name(str(value))
        if field == "seat" and " " in str(value):
            seat, _, rule = str(value).partition(" ")
            return f"{self.label(field, seat, language)} {rule}"
        say, key = words(language, self.id), f"{self.package}-label-{LABEL_FIELDS.get(field, field)}-{value}"
        return say(key) if key in say else str(value)

    def _place_name(self, number: str) -> str:
        """A hex with the name of its place, if it has one."""
        if self._places is None:
            named = [(self.map.numbers[h], name) for name, h in self.map.places.items()]
            self._places = dict(reversed(named))
        return f"{self._places[number]} ({number})" if number in self._places else number

    def dump(self, state: State) -> Any:
        data = msgspec.to_builtins(msgspec.structs.replace(state, of=ChapterStates()), order="deterministic")
        data["marks"] = dict(sorted(written(state.of).items()))
        return {key: value for key, value in data.items() if key not in DERIVED}

    def load(self, data: Any) -> State:
        marks = data.get("marks", {}) if isinstance(data, Mapping) else {}
        plain = isinstance(data, Mapping) and isinstance(marks, Mapping)
        state = super().load({key: value for key, value in data.items() if key != "marks"} if plain else data)
        state.of = read(marks)
        derive(self.war(state), state)
        return state


def prompts(edition: Edition) -> dict[str, dict[str, tuple[str, ...]]]:
    """The shapes of all answers: the core's, and what the chapters add."""
    found = {prompt: dict(shapes) for prompt, shapes in PROMPTS.items()}
    for chapter in edition.chapters:
        for prompt, shapes in chapter.prompts.items():
            found.setdefault(prompt, {}).update(shapes)
    return found


def _query(name: str) -> Callable[[Play[State], Mapping[str, Any]], Any]:
    """A query of the core, with what it says of itself."""
    query = queries.CORE_QUERIES[name]

    def ask(play: Play[State], args: Mapping[str, Any]) -> Any:
        return query(Asked(play), args)

    ask.__doc__ = query.__doc__
    return ask


def _special(name: str, query: Callable[..., Any]) -> Callable[[Play[State], Mapping[str, Any]], Any]:
    """A query of a chapter, with what it says of itself."""

    def ask(play: Play[State], args: Mapping[str, Any]) -> Any:
        asked = Asked(play)
        if name not in asked.war.queries:
            raise BadNotation(f"{name}: its chapter is not in force here")
        return asked.war.queries[name](asked.war, asked.state, args)

    ask.__doc__ = query.__doc__
    return ask


def _key(scenario: str, options: Mapping[str, str]) -> tuple[str, tuple[tuple[str, str], ...]]:
    """A scenario with its options, in whatever order these stand."""
    return scenario, tuple(sorted(options.items()))
