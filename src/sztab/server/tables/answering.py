"""Several answers at one version: all of them or none, up to where chance, a reveal or another seat comes in.

A selection (a unit, then its way) is the client's own until it is given as a list. It is checked answer by answer on a
copy and saved as one step; what follows the point where something new is shown is given back unplayed. `try` looks at
the same lists and stops at the same point.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from sztab.kernel.errors import BadNotation
from sztab.kernel.events import Event
from sztab.kernel.play import Play
from sztab.kernel.record import Line
from sztab.kernel.requests import Answer, Choice
from sztab.server.wire.faults import Fault

Wire = Mapping[str, Any]


class Walk(Struct):
    """Where a list of answers leads."""

    answers: list[Answer]
    """What is answered, with the questions that have one answer only and that the list passes over."""
    taken: int
    """How many answers of the list they are."""
    events: list[Event]
    """What happens on the way and shows nobody anything new."""
    stopped: str
    """Why the rest cannot be given: `chance`, `reveal`, `other-seat`, `end`; empty: the seat is asked again."""


def walk(world: Play[Any], seat: str, wires: Sequence[Wire], *, forced: bool) -> Walk:
    """Give a seat's answers one after the other on a copy of a play; the first that is not offered is `NotOffered`.
    Where `forced`, questions with one answer are passed over, as the table itself answers them."""
    found = Walk([], 0, [], "")
    for number, wire in enumerate(wires):
        if found.stopped:
            break
        question = world.question
        assert isinstance(question, Choice)
        answer = _read(world, question, wire, number)
        while forced and len(question.options) == 1 and answer not in question.options:
            _give(world, question, question.options[0], found)
            if found.stopped:
                return found
            assert isinstance(world.question, Choice)
            question = world.question
            answer = _read(world, question, wire, number)
        if answer not in question.options:
            raise NotOffered(question, answer, number)
        found.taken += 1
        _give(world, question, answer, found)
    return found


class NotOffered(Exception):
    """An answer of the list is not among the options."""

    def __init__(self, question: Choice, answer: Answer, number: int) -> None:
        super().__init__(question.prompt)
        self.question, self.answer, self.number = question, answer, number


_NOTHING = object()


def _read(world: Play[Any], question: Choice, wire: Wire, number: int) -> Answer:
    """The answer, as far as it can be one to this question."""
    try:
        return world.game.codec.decode(question, wire)
    except BadNotation as error:
        if len(question.options) == 1:
            return _NOTHING  # it may be meant for the question after this one, which answers itself
        raise Fault("bad-notation", said=f"answer {number + 1}: {error}") from None


def _give(world: Play[Any], question: Choice, answer: Answer, found: Walk) -> None:
    seat = question.seat
    world.answer(answer)
    found.answers.append(answer)
    for event in world.events:
        if event.reveals or event.only not in ("", seat):
            found.stopped = "reveal"  # what follows may hang on what is shown
            return
        found.events.append(event)
    following = world.question
    if following is None:
        found.stopped = "end"
    elif following.is_chance:
        found.stopped = "chance"
    elif following.seat != seat:
        found.stopped = "other-seat"


def rest_of(wires: Sequence[Wire], lines: Sequence[Line], seat: str) -> list[dict[str, Any]]:
    """What of a list was not played, by the lines that it added to the record."""
    played = 0
    for line in lines:
        if line.seat == seat and played < len(wires) and line.answer == wires[played]:
            played += 1
    return [dict(wire) for wire in wires[played:]]
