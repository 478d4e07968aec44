"""Positions on small maps for the tests of Rok 1920, and a table to play them at by names."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Self

from sztab.games.rok1920 import __file__ as package
from sztab.games.rok1920.first.game import make
from sztab.games.rok1920.game import Rok1920
from sztab.games.rok1920.moving.reach import march_range
from sztab.games.rok1920.posing.notation import find_unit
from sztab.games.rok1920.state import State
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import members
from sztab.kernel.box import Box
from sztab.kernel.events import Event
from sztab.kernel.play import Play
from sztab.kernel.refusing import why_not
from sztab.kernel.requests import Choice

# On these maps even columns lie half a hex further south. Clockwise from the north, around an odd column's hex stand
# C R-1, C+1 R-1, C+1 R, C R+1, C-1 R, C-1 R-1; around an even one's C R-1, C+1 R, C+1 R+1, C R+1, C-1 R+1, C-1 R.


@cache
def game() -> Rok1920:
    return make(Box(Path(package).parent / "data" / "first"))


class Table:
    """A drawn position that is played by names."""

    def __init__(self, position: Mapping[str, Any]) -> None:
        self.position = dict(position)
        twin = game().drawn(self.position)
        assert isinstance(twin, Rok1920)
        self.game = twin
        self.play = Play(twin, twin.place(self.position))

    @property
    def state(self) -> State:
        return self.play.state

    @property
    def war(self) -> War:
        return self.game.war(self.state)

    def unit(self, name: str) -> int:
        return find_unit(self.war, name)

    def hex(self, number: str) -> int:
        return self.war.board.map.at(number)

    def numbers(self, bits: int) -> set[str]:
        return {self.war.board.map.numbers[h] for h in members(bits)}

    @property
    def prompt(self) -> str:
        question = self.play.question
        return question.prompt if question is not None else ""

    @property
    def asked(self) -> str:
        question = self.play.question
        return question.seat if question is not None else ""

    def read(self, answer: Any) -> Any:
        """A name as the answer that it means at the question asked now."""
        question = self.play.question
        assert question is not None
        if not isinstance(answer, str):
            if answer and answer[0] == "exit":
                return answer
            return tuple(self.hex(part) if isinstance(part, str) else part for part in answer)
        if answer in self.game.codec.shapes.get(question.prompt, {}):
            return answer
        try:
            return self.unit(answer)
        except Exception:
            return self.hex(answer)

    def give(self, *answers: Any) -> Self:
        """Answer what is asked: names of units, numbers of hexes, words; dice as pairs of numbers."""
        for answer in answers:
            self.play.answer(self.read(answer))
        return self

    def march(self, unit: str, goal: str) -> Self:
        """A unit marches to a hex, the shortest way."""
        self.give(unit, goal)
        while self.prompt == "move-by":
            self.give("straight")
        return self

    def together(self) -> Self:
        """All units of a retreat go in one group (9.2)."""
        while self.prompt == "retreat-group":
            self.play.answer_index(0)
        return self

    def options(self) -> set[str]:
        """What may be answered now, by name."""
        question = self.play.question
        assert isinstance(question, Choice)
        return {self.name(question.prompt, option) for option in question.options}

    def name(self, prompt: str, option: Any) -> str:
        wire = self.game.codec.encode_at(prompt, option)
        values = [v for k, v in wire.items() if k != "answer"]
        if "answer" in wire and not values:
            return str(wire["answer"])
        return "-".join(str(v) if isinstance(v, str) else "-".join(v) for v in values)

    def why_not(self, *answers: Any) -> list[str]:
        """The numbers of the rules that forbid these answers."""
        return [number for number, _ in self.reasons(*answers)]

    def reasons(self, *answers: Any) -> list[tuple[str, str]]:
        """The same with what they say: several reasons may have one rule."""
        intent = [self.read(answer) for answer in answers]
        return [(self.game.number(r.rule), r.key) for r in why_not(self.play, intent)]

    def at(self, name: str) -> str:
        """Where a unit stands: a hex, or a word."""
        h = self.state.at[self.unit(name)]
        return self.war.board.map.numbers[h] if h >= 0 else {-1: "away", -2: "eliminated", -3: "removed"}[h]

    def level(self, name: str) -> str:
        unit = self.unit(name)
        return "eliminated" if self.state.at[unit] == -2 else ("full", "weak", "cadre")[self.state.level[unit]]

    def reach(self, name: str) -> set[str]:
        return self.numbers(march_range(self.war, self.state, self.unit(name)).hexes)

    def ask(self, what: str, **of: Any) -> Any:
        return self.game.queries[what](self.play, of)

    def events(self, kind: type[Event]) -> Sequence[Any]:
        return [event for _, event in self.play.journal if isinstance(event, kind)]

    def end_turn(self) -> Self:
        """Pass on everything until the player-turn is over."""
        side = self.state.phasing
        while self.state.phasing == side:
            self._pass_on()
        return self

    def _pass_on(self) -> None:
        question = self.play.question
        assert isinstance(question, Choice)
        word = next((word for word in ("pass", "done", "none", "go") if word in question.options), None)
        self.play.answer(word) if word else self.play.answer_index(0)

    def skip_to(self, prompt: str, seat: str | None = None) -> Self:
        """Pass on everything until something is asked."""
        for _ in range(200):
            if self.prompt == prompt and seat in (None, self.asked):
                return self
            self._pass_on()
        raise AssertionError(f"{prompt} is never asked")


def draw(units: str, *, size: str = "9x9", **position: Any) -> Table:
    """A position on clear ground: `terrain`, `sides`, `regions`, `places`, `networks` go to the map, the rest to it."""
    drawn: dict[str, Any] = {"size": size}
    for key in ("terrain", "sides", "regions", "places", "networks", "default", "first"):
        if key in position and not (key == "first" and position[key] in ("pl", "su")):
            drawn[key] = position.pop(key)
    return Table({"map": drawn, "units": units, "chapters": 12, **position})
