"""Several answers at one version: all of them or none, up to where chance, a reveal or another seat comes in.

A selection (a unit, then its way) is the client's own until it is given as a list. It is checked answer by answer on a
copy and saved as one step; what follows the point where something new is shown is given back unplayed. `try` looks at
the same lists and stops at the same point.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from sztab.kernel.errors import BadNotation, SztabError
from sztab.kernel.events import Event, Refusal
from sztab.kernel.play import Play
from sztab.kernel.record import Line
from sztab.kernel.requests import Answer, Choice
from sztab.kernel.whole_way import WayRefused, is_shaped_so, is_whole_way, spell_out
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


def spelled(world: Play[Any], seat: str, wires: Sequence[Wire], *, forced: bool) -> Sequence[Wire]:
    """A list of answers with ways that are given whole (`{unit, path}`) spelled out hex by hex as the game asks."""
    for number, wire in enumerate(wires):
        if "path" not in wire:
            continue
        ahead = world.copy()
        try:
            if walk(ahead, seat, wires[:number], forced=forced).stopped:
                return wires
        except NotOffered:
            return wires  # an answer before it is refused: that is said when it is given
        question = ahead.question
        assert isinstance(question, Choice)
        if not is_whole_way(ahead.game, question, wire):
            continue
        try:
            whole = spell_out(ahead, wire)
        except WayRefused as error:
            raise NotOffered(question, wire, number, error.refusal) from None
        except SztabError as error:
            raise Fault("bad-notation", said=f"answer {number + 1}: {error}") from None
        return spelled(world, seat, [*wires[:number], *whole, *wires[number + 1 :]], forced=forced)
    return wires


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
        while forced and question.is_forced and answer not in question.options:
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

    def __init__(self, question: Choice, answer: Answer, number: int, refusal: Refusal | None = None) -> None:
        super().__init__(question.prompt)
        self.question, self.answer, self.number = question, answer, number
        self.refusal = refusal
        """Why a way that is given whole is forbidden."""


_NOTHING = object()


def _read(world: Play[Any], question: Choice, wire: Wire, number: int) -> Answer:
    """The answer, as far as it can be one to this question."""
    try:
        return world.game.codec.decode(question, wire)
    except BadNotation as error:
        if question.is_forced:
            return _NOTHING  # it may be meant for the question after this one, which answers itself
        raise Fault("bad-notation", said=f"answer {number + 1}: {error}") from None


def _give(world: Play[Any], question: Choice, answer: Answer, found: Walk) -> None:
    """What is shown to another seat alone is not told: that seat is asked next, or the rest is left to the player.
    Past what only the others learn from it goes on where the same seat is asked at once, as where to look after a move;
    else it stops there."""
    seat, is_shown_away, betrayed = question.seat, False, -1
    world.answer(answer)
    found.answers.append(answer)
    for event in world.events:
        if event.only not in ("", seat):
            is_shown_away = True
            continue
        if event.reveals and betrayed < 0:
            betrayed = len(found.events)
        if event.reveals and not event.betrays:
            found.stopped = "reveal"  # what follows may hang on what is shown
            break
        found.events.append(event)
    following = world.question
    if found.stopped:
        pass
    elif following is None:
        found.stopped = "end"
    elif following.is_chance:
        found.stopped = "chance"
    elif following.seat != seat:
        found.stopped = "other-seat"
    elif is_shown_away:
        found.stopped = "reveal"
    if found.stopped and betrayed >= 0:
        found.stopped = "reveal"
        del found.events[betrayed:]


def rest_of(wires: Sequence[Wire], lines: Sequence[Line], seat: str) -> list[dict[str, Any]]:
    """What of a list was not played, by the lines that it added to the record; a way that was given whole is played
    where its end is named."""
    played = 0
    for line in lines:
        if line.seat == seat and played < len(wires) and _is_answer(wires[played], line):
            played += 1
    return [dict(wire) for wire in wires[played:]]


def _is_answer(wire: Wire, line: Line) -> bool:
    if line.answer == wire:
        return True
    path = wire["path"] if is_shaped_so(wire) else None
    return isinstance(path, list) and bool(path) and path[-1] in (line.answer or {}).values()
