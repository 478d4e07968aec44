"""Positions to test with: a play at a drawn position, answers and dice by name."""

from functools import cache
from typing import Any

from sztab.games import load
from sztab.games.west.edition import Edition
from sztab.games.west.game import West
from sztab.games.west.state import State
from sztab.hexmap.bits import members
from sztab.kernel.events import Event, kebab
from sztab.kernel.play import Play
from sztab.kernel.refusing import why_not
from sztab.kernel.requests import Choice

GAME = "how-the-west-was-saved"
PLAIN: dict[str, Any] = {
    "size": "12x11",
    "regions": {"n": "0101..1205", "s": "0106..1211", "east-edge": "1201..1211"},
}
"""Open country: the command line runs south of row 5, the eastern edge is column 12."""


@cache
def game() -> West:
    loaded = load(GAME)
    assert isinstance(loaded, West)
    return loaded


def plain(**changes: Any) -> dict[str, Any]:
    """The plain map with towns, forests, rivers … : `regions` are added, other keys replaced."""
    regions = {**PLAIN["regions"], **changes.pop("regions", {})}
    return {**PLAIN, "regions": regions, **changes}


class Table:
    """A play with names instead of numbers."""

    def __init__(self, play: Play[State]) -> None:
        self.play = play
        drawn = play.game
        assert isinstance(drawn, West)
        self.game: West = drawn
        self.ed: Edition = drawn.ed

    @property
    def state(self) -> State:
        return self.play.state

    @property
    def seat(self) -> str:
        assert self.play.question is not None
        return self.play.question.seat

    @property
    def prompt(self) -> str:
        return self.play.question.prompt if self.play.question else ""

    @property
    def outcome(self) -> Any:
        return self.play.outcome

    def _wire(self, answer: str, wire: dict[str, Any]) -> Any:
        question = self.play.question
        assert isinstance(question, Choice), f"{self.prompt} is asked of chance"
        return self.game.codec.decode(question, {"answer": answer, **wire} if answer else wire)

    def options(self) -> list[dict[str, Any]]:
        question = self.play.question
        assert isinstance(question, Choice), f"{self.prompt} is asked of chance"
        return [self.game.codec.encode(question, option) for option in question.options]

    def offers(self, answer: str = "", **wire: Any) -> bool:
        question = self.play.question
        return isinstance(question, Choice) and self._wire(answer, wire) in question.options

    def say(self, answer: str = "", **wire: Any) -> "Table":
        """The asked player answers, in names."""
        self.play.answer(self._wire(answer, wire))
        return self

    def roll(self, *faces: int) -> "Table":
        """Chance rolls these."""
        assert self.seat == "chance", f"{self.seat} is asked {self.prompt}"
        self.play.answer(faces)
        return self

    def draw(self, number: int) -> "Table":
        """Chance deals this card."""
        assert self.prompt == "draw", self.prompt
        self.play.answer((number - 1,))
        return self

    def skip(self, *prompts: str) -> "Table":
        """Pass by these questions with their last answers (which end them)."""
        while self.prompt in prompts:
            question = self.play.question
            assert isinstance(question, Choice)
            self.play.answer(question.options[-1])
        return self

    def why_not(self, answer: str = "", **wire: Any) -> str:
        """The rule that forbids an answer; empty: it is allowed."""
        said = why_not(self.play, [self._wire(answer, wire)])
        return said[0].rule if said else ""

    def key(self, answer: str = "", **wire: Any) -> str:
        said = why_not(self.play, [self._wire(answer, wire)])
        return said[0].key if said else ""

    def told(self, kind: type[Event]) -> list[Any]:
        return [event for _, event in self.play.journal if type(event) is kind]

    def tags(self) -> list[str]:
        return [kebab(type(event).__name__) for _, event in self.play.journal]

    def at(self, unit: str) -> str:
        h = self.state.at[self.ed.number[unit]]
        return self.ed.board.numbers[h] if h >= 0 else {-1: "away", -2: "dead", -3: "gone", -4: "waiting"}[h]

    def is_weak(self, unit: str) -> bool:
        return bool(self.state.weak >> self.ed.number[unit] & 1)

    def facing(self, side: str, h: str) -> str:
        d = self.state.face[("pl", "ru").index(side)][self.ed.board.map.at(h)]
        return self.ed.board.map.grid.orientation.directions[d] if d >= 0 else ""

    def numbers(self, hexes: int) -> list[str]:
        return [self.ed.board.numbers[h] for h in members(hexes)]

    def query(self, what: str, **of: Any) -> Any:
        return self.game.queries[what](self.play, of)


def table(units: str = "", **position: Any) -> Table:
    """A play at a position; `units` in one line, on the plain map unless `map` says otherwise."""
    if units:
        position = {"map": PLAIN, "units": units, **position}
        if position["map"] is None:
            del position["map"]
    drawn = game().drawn(position)
    return Table(Play(drawn, drawn.place(position)))


def begin() -> Table:
    """The campaign, before the first question."""
    return Table(Play.begin(game(), "campaign"))


def started() -> Table:
    """The campaign after set-up without blanks."""
    return begin().say("done").say("done")
