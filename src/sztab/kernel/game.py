"""The contract that each game package fulfils: what server, bots, lab and command line know of a game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import product
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, Self, TypeVar

import msgspec

from sztab.kernel.arranging import Arrangement, Put
from sztab.kernel.box import Box
from sztab.kernel.codec import Codec
from sztab.kernel.errors import BadNotation
from sztab.kernel.events import Event, Outcome
from sztab.kernel.requests import Answer, Choice, Rule, Seat, Steps

if TYPE_CHECKING:
    from sztab.kernel.dice import Dice, RandomDice
    from sztab.kernel.play import Play


class State(Protocol):
    """All that changes in play, as plain data. `copy` is written by hand, for speed."""

    events: list[Event]
    """What happened since the last answer; the play collects and empties it."""
    outcome: Outcome | None

    def copy(self) -> Self: ...


S = TypeVar("S", bound=State)


class Option(msgspec.Struct, frozen=True):
    """A switch of a scenario: an id, its values, and the one that holds unless another is chosen."""

    id: str
    values: tuple[str, ...]
    default: str
    unsaid: bool = False
    """It came later than others, and its default is what held before: then it is left out of what is settled, so that
    older records and hashes stand."""


class Exclusion(msgspec.Struct, frozen=True):
    """Two options that are not chosen together, by this rule of the rulebook."""

    options: tuple[str, str]
    rule: Rule


class Scenario(msgspec.Struct, frozen=True):
    """What can be played: its id, titles by language, seats, options and length in turns."""

    id: str
    title: dict[str, str]
    seats: tuple[Seat, ...]
    options: tuple[Option, ...]
    turns: int
    excluded: tuple[Exclusion, ...] = ()
    seatings: Mapping[str, Mapping[str, tuple[Seat, ...]]] = {}
    """By option and value: the seats where the table has others."""
    alliances: tuple[tuple[Seat, ...], ...] = ()
    """Seats that play one side together: what one of them knows, the others know."""
    lengths: Mapping[str, Mapping[str, int]] = {}
    """By option and value: how many turns it has then, where that option decides it."""
    first_turn: int = 1
    """The number by which players know its first turn: a scenario may begin later in the game."""

    def seats_for(self, options: Mapping[str, str]) -> tuple[Seat, ...]:
        """The seats of a table that plays with these options."""
        for option, seatings in self.seatings.items():
            if options.get(option, "") in seatings:
                return tuple(seatings[options[option]])
        return self.seats

    def turns_for(self, options: Mapping[str, str]) -> int:
        """How long a play with these options is."""
        chosen = (turns[options[option]] for option, turns in self.lengths.items() if options.get(option, "") in turns)
        return next(chosen, self.turns)

    @property
    def all_seats(self) -> tuple[Seat, ...]:
        """Every seat that some table of this scenario has."""
        more = (seats for seatings in self.seatings.values() for seats in seatings.values())
        return tuple(dict.fromkeys((*self.seats, *(seat for seats in more for seat in seats))))

    def partners(self, seat: Seat) -> tuple[Seat, ...]:
        """Who plays the same side as a seat, beside it."""
        allied = next((found for found in self.alliances if seat in found), ())
        return tuple(other for other in allied if other != seat)

    def settle(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """Every option with its value; refuses unknown options and values, and what is not chosen together."""
        known = {option.id: option for option in self.options}
        for key, value in chosen.items():
            if key not in known:
                raise BadNotation(f"scenario {self.id} has no option {key!r} (it has: {', '.join(known) or 'none'})")
            if value not in known[key].values:
                raise BadNotation(f"option {key} is one of {', '.join(known[key].values)}, not {value!r}")
        settled = {option.id: chosen.get(option.id, option.default) for option in self.options}
        for pair in self.excluded:
            if all(settled[id] != known[id].default for id in pair.options):
                raise BadNotation(f"options {' and '.join(pair.options)} are not chosen together (rule {pair.rule})")
        return {o.id: settled[o.id] for o in self.options if not (o.unsaid and settled[o.id] == o.default)}

    def choices(self) -> Iterator[dict[str, str]]:
        """All options as they may be chosen together."""
        for values in product(*(option.values for option in self.options)):
            chosen = {option.id: value for option, value in zip(self.options, values)}
            with suppress(BadNotation):
                yield self.settle(chosen)


class Game(ABC, Generic[S]):
    """One edition of one game, made from a box. It holds no play: states are handed in."""

    id: ClassVar[str]
    title: ClassVar[Mapping[str, str]]
    package: ClassVar[str]
    """The stem of its files of words, and of the keys in them."""
    edition: str = ""
    box: Box
    codec: Codec
    state_type: type[S]
    event_types: Sequence[type[Event]]
    has_secrets: ClassVar[bool] = False
    weights: ClassVar[Any] = None
    """What `weigh` and `considered` go by, as a struct of numbers and tuples of numbers; None: the game has none."""
    derived: ClassVar[Sequence[str]] = ()
    """Fields of the state that follow from the others: no part of records, positions and hashes."""
    written: ClassVar[Mapping[str, Callable[[Any], Any]]] = {}
    """Fields of the state that are hashed otherwise than they stand in memory: how they are written."""
    hasher: ClassVar[Callable[..., Any] | None] = None
    """What hashes its states in place of the kernel's plain form (`state_hash.py`): compiled, with the same digits."""
    replayer: ClassVar[Callable[..., Any] | None] = None
    """What plays the answers of its records again in place of the kernel's plain form (`replay.py`): compiled."""
    queries: Mapping[str, Callable[[Play[S], Mapping[str, Any]], Any]] = {}
    """Further questions that situations and clients may ask of a position, by name."""
    estimates: Mapping[str, Callable[[Sequence[Any]], Any]] = {}
    """Those of them whose numbers hang on what is hidden from the one who asks: how the answers in several worlds come
    together in one that says how far it may be off."""

    benchmarks: Mapping[str, Callable[[Play[S]], Any]] = {}
    """Jobs that `sztab bench` times in the middle of a game, by the name of their figure (`supply_us`)."""

    @abstractmethod
    def scenarios(self) -> Mapping[str, Scenario]: ...

    @abstractmethod
    def start(self, scenario: str, options: Mapping[str, str]) -> S:
        """The state at the start of a scenario; options are settled already."""

    @abstractmethod
    def next_activity(self, state: S) -> Steps[None]:
        """What comes next, by the state alone: one activity."""

    def activities(self, state: S) -> Steps[None]:
        """One activity after the other to the end, where nobody looks at the state between them: no exception, and no
        call, where one ends. A game may go from one to the next faster than by asking what comes next."""
        next_activity = self.next_activity
        while state.outcome is None:
            yield from next_activity(state)

    def go_on(self, state: S, steps: Steps[None], answer: Answer) -> Steps[None] | None:
        """For bots, who try several answers to one question: an activity that has not begun yet, as it goes on after
        this answer to its first question, which is not put together; None: the question has to be asked."""
        return None

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> msgspec.Struct:
        """What a seat may see (None: an onlooker): the only way out of the state."""

    @abstractmethod
    def check(self, state: S) -> None:
        """Raise AssertionError when an invariant of the game is broken."""

    @abstractmethod
    def turn(self, state: S) -> int:
        """The number of the current turn, from 1."""

    def turn_known(self, state: S) -> int:
        """The number by which players know the current turn: a scenario may begin later than with the first."""
        return self.turn(state)

    @abstractmethod
    def evaluate(self, view: Any, seat: Seat) -> float:
        """What a view is worth to a seat: higher is better."""

    def appraise(self, state: S, seat: Seat) -> float:
        """`evaluate` of what the seat sees of an imagined state; a game may go a shorter way than by the view."""
        return self.evaluate(self.view(state, seat), seat)

    def weigh(self, state: S, seat: Seat, weights: Any = None) -> float:
        """`appraise` for better bots: by weights that were tuned in play (by default the game's)."""
        return self.appraise(state, seat)

    def thorough(self, seat: Seat) -> Any:
        """The weights of a bot that plans better than the officer, for a seat: sides that want different things need
        not fear the same. None: the game has none."""
        return None

    def candidates(self, state: S, question: Choice) -> Sequence[int] | None:
        """For bots: the numbers of the answers worth a thought, first the one that is given without any; None: all."""
        return None

    def considered(self, state: S, question: Choice, weights: Any = None) -> Sequence[int] | None:
        """`candidates` for better bots: by plans, where the game has such (by default with the game's weights)."""
        return self.candidates(state, question)

    def planned(
        self, state: S, question: Choice, plan: bytes, weights: Any = None
    ) -> tuple[Sequence[int] | None, bytes]:
        """`considered` for a bot that has a plan of its last answers in hand, and the plan that it keeps then; one that
        does not fit, or that cannot be read, is made anew."""
        return self.considered(state, question, weights), b""

    def quick_answer(self, state: S, question: Choice, dice: RandomDice) -> int:
        """For bots that play games out in their heads: the number of an answer that is given without much thought."""
        candidates = self.candidates(state, question)
        return dice.below(len(question.options)) if candidates is None else candidates[0]

    def is_weighty(self, state: S, question: Choice) -> bool:
        """For bots: is a question worth playing its answers out? If not, judging them once is as good."""
        return True

    def drawn(self, position: Mapping[str, Any]) -> Game[S]:
        """The game that a situation is played with: this one, or its twin on the map that the situation draws."""
        return self

    @abstractmethod
    def place(self, position: Mapping[str, Any]) -> S:
        """The state that a situation draws: a scenario's, changed, or one of its own (on the map of `drawn`)."""

    def posed(self, state: S) -> dict[str, Any]:
        """The position of a state at a quiet point, as far as situations can say it: `place` draws its board again,
        not what was under way or chosen in secret. Nothing where a game does not tell it."""
        return {}

    def arrangement(self, state: S) -> Arrangement:
        """The board of a state at a quiet point, as it can be arranged by hand."""
        raise BadNotation(f"the board of {self.id} cannot be arranged")

    def arrange(self, state: S, puts: Sequence[Put], settings: Mapping[str, Any]) -> None:
        """Change a state at a quiet point: what was checked against `arrangement` is put and set."""
        raise BadNotation(f"the board of {self.id} cannot be arranged")

    @abstractmethod
    def number(self, rule: Rule) -> str:
        """The number of a rule in this edition's rulebook."""

    def follow_up(self, prompt: str, answer: Answer) -> str:
        """The prompt of the question that comes after an answer, for intents of several answers."""
        return prompt

    def along(self, play: Any, path: Sequence[str]) -> list[Answer]:
        """The answers to the question of a play, and to those that follow, by which a piece goes a way that is given
        whole."""
        raise BadNotation(f"{self.id} asks for no way that could be given whole")

    def is_settled(self, state: S) -> bool:
        """At a quiet point: is nothing under way (a fight, a chosen card) that `evaluate` could not see yet?"""
        return True

    def label(self, field: str, value: Any, language: str) -> str:
        """The name of a thing that a field of an event or a prompt means, in a language."""
        return str(value)

    def redeal(self, state: S, seat: Seat | None, chance: Dice) -> S:
        """Another state that the seat cannot tell from this one. Without secrets: a copy."""
        return state.copy()

    def dump(self, state: S) -> Any:
        """The state as JSON-ready data."""
        return msgspec.to_builtins(state, order="deterministic")

    def load(self, data: Any) -> S:
        try:
            return msgspec.convert(data, self.state_type)
        except msgspec.ValidationError as error:
            raise BadNotation(f"not a position of {self.id}: {error}") from None

    def scenario(self, scenario: str) -> Scenario:
        found = self.scenarios().get(scenario)
        if found is None:
            raise BadNotation(f"{self.id} has no scenario {scenario!r} (it has: {', '.join(self.scenarios())})")
        return found
