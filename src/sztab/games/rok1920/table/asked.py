"""The position that a further question is asked about, and how its arguments are read."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from sztab.games.rok1920.posing.notation import find_hex, find_unit
from sztab.games.rok1920.state import State
from sztab.games.rok1920.war import War
from sztab.kernel.errors import BadNotation
from sztab.kernel.modifiers import Modifier
from sztab.kernel.requests import Choice

if TYPE_CHECKING:
    from sztab.games.rok1920.game import Rok1920
    from sztab.kernel.play import Play

Args = Mapping[str, Any]
Query = Callable[["Asked", Args], Any]


class Asked:
    """The position that is asked about."""

    def __init__(self, play: Play[State]) -> None:
        question = play.question
        self.prompt = question.prompt if isinstance(question, Choice) else ""
        self.seat = question.seat if isinstance(question, Choice) else None
        game: Rok1920 = play.game  # type: ignore[assignment]
        self.number, self.state = game.number, play.state
        self.war: War = game.war(play.state)
        self.is_repeat = self.war.steps[self.state.step].name == "repeat-attacks"

    def unit(self, args: Args, key: str = "unit") -> int:
        unit = find_unit(self.war, str(self.given(args, key)))
        if self.state.at[unit] < 0:
            raise BadNotation(f"{self.war.roster.ids[unit]} is not on the board")
        return unit

    def hex(self, args: Args, key: str = "hex") -> int:
        return find_hex(self.war, str(self.given(args, key)))

    def occupied(self, args: Args) -> int:
        """A hex on which somebody stands."""
        h = self.hex(args)
        if h not in self.state.stacks:
            raise BadNotation(f"nobody stands on {self.name(h)}")
        return h

    def path(self, args: Args) -> tuple[int, ...]:
        """The hexes of a way, its start left out."""
        given = args["path"]
        if not isinstance(given, (list, tuple)) or not given:
            raise BadNotation("a path is a list of hexes, the first of them beside the unit")
        return tuple(find_hex(self.war, str(h)) for h in given)

    def given(self, args: Args, key: str) -> Any:
        if key not in args:
            raise BadNotation(f"the question needs {key!r} (`of: {{{key}: …}}`)")
        return args[key]

    def name(self, h: int) -> str:
        return self.war.board.map.numbers[h]

    def told(self, modifier: Modifier) -> dict[str, Any]:
        return {"rule": self.number(modifier.rule), "key": modifier.key, "value": modifier.value}
