"""A march whose way is given whole, hex by hex: `{unit, path}` or `{path}` for the unit, the goal and all that follows.

Situations, the server and the terminal read such an answer; records hold the answers that it stands for.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sztab.kernel.errors import BadNotation, IllegalAnswer
from sztab.kernel.events import Refusal
from sztab.kernel.game import Game
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice

LONGEST = 100
"""No march is longer."""


class WayRefused(IllegalAnswer):
    """A way that some rule forbids."""

    def __init__(self, said: str, refusal: Refusal) -> None:
        super().__init__(said)
        self.refusal = refusal


def is_shaped_so(wire: Mapping[str, Any]) -> bool:
    """A way, with or without the unit, and nothing else."""
    return wire.keys() in ({"path"}, {"unit", "path"})


def is_whole_way(game: Game[Any], question: Choice, wire: Mapping[str, Any]) -> bool:
    """Does a mapping give a way in place of answers, and not one way of hexes that the question itself asks for?"""
    if not is_shaped_so(wire):
        return False
    shapes = game.codec.shapes.get(question.prompt, {})
    return not any(field.startswith("path") for fields in shapes.values() for field in fields)


def spell_out(play: Play[Any], wire: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The answers that a way given whole stands for, one after the other; a way that a rule forbids is `WayRefused`."""
    path = wire["path"]
    if not isinstance(path, list) or not 0 < len(path) <= LONGEST:
        raise BadNotation(f"{str(path)[:60]!r} is not a way: a list of hexes, {LONGEST} at most")
    twin, found = play.copy(), []
    codec, question = play.game.codec, play.question
    assert isinstance(question, Choice)
    if "unit" in wire:
        chosen = codec.decode(question, {"unit": wire["unit"]})
        found.append(codec.encode(question, chosen))
        twin.answer(chosen)
    for answer in twin.game.along(twin, [str(hex) for hex in path]):
        asked = twin.question
        assert isinstance(asked, Choice)
        found.append(codec.encode(asked, answer))
        twin.answer(answer)
    return found
