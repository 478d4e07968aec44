"""Replay: a record played again line by line, every answer legal, every hash as it must be."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, Generic

import msgspec

from sztab.kernel.beginning import begin, resume
from sztab.kernel.codec import Wire
from sztab.kernel.dice import chance_asked
from sztab.kernel.errors import BadNotation, SztabError
from sztab.kernel.events import Outcome, Refusal
from sztab.kernel.game import Game, S
from sztab.kernel.play import Mark, Play
from sztab.kernel.record import TABLE_ENDS, Line, Passage, Record, standing
from sztab.kernel.requests import CHANCE, Choice, Die, Draw, Roll
from sztab.kernel.state_hash import FORM, hashes_of

BROKEN = (AssertionError, LookupError, TypeError, ValueError, ArithmeticError, AttributeError, RecursionError)
"""What a position that someone drew by hand may run into: it is data from outside, not a fault of the rules."""


class Replay(Generic[S]):
    """A record played again, line by line. Its play is to be looked at, not gone on with: it remembers what undoes in
    the record need, and nothing where there are none."""

    def __init__(self, game: Game[S], record: Record) -> None:
        self.record = record
        self.game = game
        header = record.header
        self._base = header.base
        self._faults = (SztabError,) if header.base is None else (SztabError, *BROKEN)
        self._memory = any(line.back is not None for line in record.lines)
        self.play = self._first_play()
        self._passed: Callable[[], Play[S]] | None = None
        """How to begin again after the last passage to other rules."""
        self.is_hashed = header.states == FORM
        """Are its states hashed in the form of this version? Another one is proven by the version that wrote it."""
        self._hash = hashes_of(game)
        self._compiled: Any = _compiled(game) if header.base is None and not self._memory else None
        """What plays answers faster, line after line; None: nothing does here."""
        self.seats = game.scenario(header.scenario).seats_for(header.options)
        if header.edition != game.edition:
            raise BadNotation(f"the record is of the edition {header.edition!r}, not of {game.edition!r}")
        if strangers := sorted({*header.seats, *header.contributions} - set(self.seats)):
            raise BadNotation(f"no seat {strangers[0]!r} (the seats are {', '.join(self.seats)})")
        self.used: list[tuple[int, int, Any, Any]] = []
        """Line, index, question and answer of every question to chance."""
        self.next_index = 0
        self._floor = 0
        """Answers that are known by their lines only."""

    def _first_play(self) -> Play[S]:
        """The play before the first line. A position that someone drew may be none."""
        try:
            play = begin(self.game, self.record.header, memory=self._memory)
            if self._base is not None:
                self.game.check(play.state)
        except self._faults as error:
            raise BadNotation(f"the position that it starts from is none: {error or type(error).__name__}") from None
        return play

    def run(self, number: int, end: int) -> tuple[int, str]:
        """Play line after line from `number` (from 0) up to `end`, not with it: how far that came, and what is wrong
        with the line there, or empty."""
        while number < end:
            if self._compiled is not None:
                number, wrong = self._run_compiled(number, end)
                if wrong or number == end:
                    return number, wrong
            if wrong := self.step(number):
                return number, wrong
            number += 1
        return number, ""

    def _run_compiled(self, number: int, end: int) -> tuple[int, str]:
        """The same, as far as lines are answers and nothing is wrong with them but what comes after them."""
        play, given, used = self.play, len(self.play.answers), len(self.used)
        lines, hashes, now, wrong = self.record.lines, self._hash if self.is_hashed else None, None, ""
        try:
            now = self._compiled.run(play, lines, number, end, hashes, self.next_index, self.used)
        except self._faults as error:
            wrong = str(error) or type(error).__name__
        finally:
            number += len(play.answers) - given
            self.next_index += len(self.used) - used
        if now is not None:
            wrong = _other_state(now, lines[number - 1])
        return number - 1 if wrong else number, wrong

    def step(self, number: int) -> str:
        """Play line `number` (from 0); what is wrong with it, or empty."""
        line = self.record.lines[number]
        try:
            if line.answer is not None and _BESIDE_ANSWERS(line) == _NOTHING_BESIDE:  # nearly all lines
                wrong = self._answer(number, line, line.answer)
            else:
                wrong = _mixed(line) or self._other(number, line)
        except self._faults as error:
            return str(error) or type(error).__name__
        if wrong:
            return wrong
        if self.is_hashed and line.state != (now := self._hash(self.play.state)):
            return _other_state(now, line)
        return ""

    def _other(self, number: int, line: Line) -> str:
        """Play a line of another kind."""
        if line.answer is not None:
            return self._answer(number, line, line.answer)
        if line.back is not None:
            return self._go_back(line, line.back)
        if line.end is not None:
            return self._end(line, line.end)
        if line.sits:
            return self._seat(line)
        if line.board is not None:
            return self._arrange(line)
        return self._go_over(number, line.rules) if line.rules is not None else ""

    def _answer(self, number: int, line: Line, wire: Wire) -> str:
        play = self.play
        question = play.question
        if question is None:
            return "an answer after the end"
        if line.seat != question.seat or line.asks != question.prompt:
            return f"answers {line.asks} for {line.seat}, but {question.prompt} is asked of {question.seat}"
        answer = self.game.codec.decode(question, wire)
        play.answer(answer)
        index = line.index
        if index is None and line.of is not None:
            return "says what chance was asked, but chance did not answer"
        if isinstance(question, Choice):
            return "" if index is None else f"uses dice index {index}, but {question.seat} is asked, not chance"
        if index is not None or self._base is None:
            if index != self.next_index:
                return f"uses dice index {index}, the next is {self.next_index}"
            if line.of is not None and line.of != chance_asked(self.game.codec, question):
                return f"says that chance was asked {line.of}, which it was not"
            self.used.append((number, self.next_index, question, answer))
            self.next_index += 1
        return ""

    def _go_back(self, line: Line, stay: int) -> str:
        """An undo must have been allowed to its seat; a takeback needs all who sit at the table."""
        given = len(self.play.answers)
        if self.play.question is None or not self._floor <= stay < given:
            return f"goes back to {stay} answers, where {given} were given"
        if line.seat:
            while len(self.play.answers) > stay:
                self.play.undo(line.seat)
            return ""
        strangers = set(line.agreed) - set(self.seats)
        missing = set(self.seats) - set(line.agreed) if self.record.header.record > 1 else not line.agreed
        if strangers or missing:
            return f"is a takeback that {', '.join(line.agreed) or 'nobody'} agreed to, not all seats"
        answers = self.play.answers[:stay]
        self.play = self._begin()
        for answer in answers[self._floor :]:
            self.play.answer(answer)
        return ""

    def _go_over(self, number: int, passage: Passage) -> str:
        """From here on other rules hold: the position that they began with must be one."""
        lines = self.record.lines[:number]
        stood = standing(lines)
        if not 0 <= passage.answers <= len(stood):
            return f"goes over to other rules after {passage.answers} answers, where {len(stood)} stand"
        state = self.game.load(passage.position.state)
        self.game.check(state)
        mark = Mark(passage.answers, state, 0, Refusal("", "undo-other-rules"))
        seats = [line.seat for line in stood]
        self._passed = lambda: Play.standing(self.game, mark, seats, ())
        self._floor = passage.answers
        self.play = self._passed()
        self.next_index = max((line.index + 1 for line in lines if line.index is not None), default=0)
        self.is_hashed = passage.states == FORM
        return ""

    def _begin(self) -> Play[S]:
        if self._passed is not None:
            return self._passed()
        if self._base is not None:
            return resume(self.game, self._base)
        return begin(self.game, self.record.header, memory=self._memory)

    def _arrange(self, line: Line) -> str:
        """In an analysis the board may be arranged anew; what stands there holds together."""
        if self._base is None:
            return "arranges the board, which is done only in an analysis"
        self._base = line.board
        self.play = self._begin()
        self.game.check(self.play.state)
        return ""

    def _seat(self, line: Line) -> str:
        """Who took a seat over only the host knows; but it must be a seat, of a play that goes on."""
        if self.play.question is None:
            return f"seats {line.sits} after the end"
        if line.seat not in self.seats:
            return f"seats {line.sits} on {line.seat or 'no seat'} (the seats are {', '.join(self.seats)})"
        return ""

    def _end(self, line: Line, end: dict[str, Any]) -> str:
        outcome = self.play.outcome
        if outcome is None:
            return self._end_at_the_table(line, end)
        was = msgspec.json.decode(msgspec.json.encode(outcome))
        if was != end:
            return f"says that it ended with {end}, but it was {was}"
        return ""

    def _end_at_the_table(self, line: Line, end: dict[str, Any]) -> str:
        """Whether the players ended it so only they know; but it must be an end that players can make."""
        try:
            said = msgspec.convert(end, Outcome)
        except msgspec.ValidationError as error:
            return f"says that it ended with {end}, which is no outcome: {error}"
        if said.reason not in TABLE_ENDS:
            return "says that the play is over, but it is not"
        if {*said.winners, *line.agreed} - set(self.seats):
            return f"names a seat that the scenario does not have (it has: {', '.join(self.seats)})"
        return ""


PARTS = {
    "answer": ("seat", "asks", "index", "of"),
    "back": ("seat", "agreed"),
    "sits": ("seat",),
    "board": (),
    "rules": (),
    "end": ("seed", "agreed"),
    "signature": ("key",),
}
"""The kinds of lines, and what each may say beside."""


_BESIDE = ("back", "agreed", "sits", "board", "rules", "end", "seed", "key", "signature")
_BESIDE_ANSWERS = attrgetter(*_BESIDE)
_NOTHING_BESIDE = _BESIDE_ANSWERS(Line(n=0))


def _mixed(line: Line) -> str:
    """A line is one thing and says nothing that belongs to another: empty when it is so."""
    said = {field for field in line.__struct_fields__ if getattr(line, field) not in (None, "", ())}
    said -= {"n", "state", "chain"}
    kinds = [kind for kind in PARTS if kind in said]
    if len(kinds) != 1:
        what = " and ".join(kinds) or "neither answer, back, sits, board, rules, end nor signature"
        return f"is {what}: a line is one of these"
    if strays := sorted(said - {kinds[0], *PARTS[kinds[0]]}):
        return f"says {', '.join(strays)}, which is not for a line with {kinds[0]}"
    return ""


def _other_state(now: str, line: Line) -> str:
    return f"the state after it is {now}, the record says {line.state}"


def _compiled(game: Game[S]) -> Any:
    """The compiled form that plays answers of a game again; None where it has none."""
    codec = game.codec
    if game.replayer is None:
        return None
    if codec.replayer is None:
        beside = tuple(zip(_BESIDE, _NOTHING_BESIDE))
        codec.replayer = game.replayer(
            Line, beside, Choice, Roll, Draw, Die, game.state_type, CHANCE, *codec.told(), chance_asked
        )
    return codec.replayer


def replay(game: Game[S], record: Record, to: int | None = None) -> Replay[S]:
    """A record played again, up to line `to`; raises at the first line that cannot be played."""
    again = Replay(game, record)
    number, wrong = again.run(0, len(record.lines) if to is None else min(to, len(record.lines)))
    if wrong:
        raise SztabError(f"line {number + 2}: {wrong}")
    return again
