"""A table for tests: a position in words, answers in words, and what the game says to them.

    table = Table("pl-1-i-2-pp@0505/NNE", leaders="zajaczek@0503", active="zajaczek", first="pl")
    table.say("move pl-1-i-2-pp", "enter 0506", "stop")
    assert table.why("enter 0705") == "8.1"

An answer is its tag and the names in it, in any order; the unit that is moving may be left out. Numbers are dice.
"""

from functools import cache
from typing import Any

from sztab.games.raclawice.game import Raclawice, make
from sztab.games.raclawice.state import State
from sztab.kernel.box import Box
from sztab.kernel.events import Event
from sztab.kernel.play import Play
from sztab.kernel.refusing import why_not
from sztab.kernel.requests import Answer, Choice, Question
from tests.raclawice.field import DATA

TWELVE = {"columns": 12, "rows": 12}


@cache
def opened() -> Raclawice:
    return make(Box(DATA))


def game_on(box: dict[str, Any] | None = None) -> Raclawice:
    return make(Box(DATA).overridden(box)) if box else opened()


class Table:
    """One position in play; `ground` is the map of a situation, None the map of the box."""

    def __init__(
        self,
        units: str = "",
        *,
        ground: dict[str, Any] | None = None,
        box: dict[str, Any] | None = None,
        **position: Any,
    ) -> None:
        spec = {"units": units, "map": {**TWELVE, **(ground or {})}, **position}
        self.game = game_on(box).drawn(spec)
        self.play = Play(self.game, self.game.place(spec))
        self.ed = self.game.ed

    @classmethod
    def of(cls, scenario: str, **options: str) -> "Table":
        """A scenario on the map of the box."""
        table = cls.__new__(cls)
        table.game = opened()
        table.play = Play.begin(table.game, scenario, {key.replace("_", "-"): value for key, value in options.items()})
        table.ed = table.game.ed
        return table

    @property
    def state(self) -> State:
        """The state at the question that waits (activities that ask nothing have run)."""
        assert self.play.question or self.play.state.outcome
        return self.play.state

    @property
    def question(self) -> Question:
        question = self.play.question
        assert question is not None, "the play is over"
        return question

    @property
    def asked(self) -> str:
        """Who is asked what: "pl step"."""
        return f"{self.question.seat} {self.question.prompt}"

    def say(self, *answers: str | int | tuple[int, ...]) -> "Table":
        for answer in answers:
            if isinstance(answer, str):
                assert isinstance(self.question, Choice), f"{answer!r}: chance is asked ({self.question.prompt})"
                self.play.answer(self.read(answer))
            else:
                assert self.question.is_chance, f"{answer!r}: {self.asked} is asked"
                self.play.answer((answer,) if isinstance(answer, int) else answer)
        return self

    def draw(self, leader: str) -> "Table":
        """3.3/b: the chit that comes out of the pool."""
        self.play.answer((leader,))
        return self

    def read(self, text: str) -> Answer:
        """An answer in words, as the engine takes it."""
        tag, *names = text.split()
        shapes = self.game.codec.shapes[self.question.prompt]
        if tag not in shapes:
            tag, names = "", [tag, *names]
        wire: dict[str, Any] = {"answer": tag} if tag else {}
        for field in shapes[tag]:
            name, _, domain = field.partition(":")
            known = self.game.codec.domains[domain or name]
            found = [word for word in names if word in known]
            if not found and name == "unit" and self.state.moving:
                found = [self.ed.counters[self.state.moving[0].units[0]].id]
            wire[name] = found[0]
        return self.game.codec.decode(self.question, wire)

    def offers(self, text: str) -> bool:
        question = self.question
        assert isinstance(question, Choice)
        return self.read(text) in question.options

    def why(self, text: str) -> str:
        """The number of the rule that forbids an answer; "" when it is allowed (and then it is offered)."""
        question = self.question
        assert isinstance(question, Choice), f"chance is asked: {question.prompt}"
        answer = self.read(text)
        refusals = why_not(self.play, [answer])
        assert bool(refusals) != (answer in question.options), f"{text}: {refusals}"
        return self.game.number(refusals[0].rule) if refusals else ""

    def unit(self, id: str) -> int:
        return self.ed.unit(id)

    def hex(self, id: str) -> str:
        """Where a unit or a leader stands."""
        if id in self.ed.leader_numbers:
            return self.ed.number(self.state.leader_hex[self.ed.leader(id)])
        return self.ed.number(self.state.hexes[self.unit(id)])

    def facing(self, id: str) -> str:
        return self.game.codec.domains["facing"][self.state.facing[self.unit(id)]]

    def left(self, id: str) -> int:
        return self.state.left[self.unit(id)]

    def strength(self, id: str) -> int:
        return self.ed.strength[self.unit(id)][self.state.lost[self.unit(id)]]

    def formation(self, id: str) -> str:
        return self.game.codec.domains["formation"][self.state.formation[self.unit(id)]]

    def stack(self, seat: str, hex: str) -> list[str]:
        side = ("pl", "ru").index(seat)
        return [self.ed.counters[unit].id for unit in self.state.stacks[side][self.ed.hex(hex)]]

    def told(self, kind: type[Event]) -> list[Any]:
        """All that has happened of one kind."""
        events = [*(event for _, event in self.play.journal), *self.play.state.events]
        return [event for event in events if isinstance(event, kind)]


def alone(units: str, leader: str = "zajaczek", at: str = "0503", **position: Any) -> Table:
    """Units under one leader, whose side acts first: the question is what to do."""
    return Table(units, leaders=f"{leader}@{at}", active=leader, first=opened_side(leader), **position)


def opened_side(leader: str) -> str:
    found = opened().ed.leaders[opened().ed.leader(leader)]
    return ("pl", "ru")[found.side]
