"""Replay and verify: every answer legal, every die from the stream, every hash as it must be."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Generic

import msgspec

from sztab.kernel.dice import FairDice, commitment, practice_seed
from sztab.kernel.errors import BadNotation, SztabError
from sztab.kernel.events import Outcome
from sztab.kernel.game import Game, S
from sztab.kernel.play import Play
from sztab.kernel.record import TABLE_ENDS, Header, Line, Record, RulesVersion, chain_hash
from sztab.kernel.recorder import begin, resume
from sztab.kernel.state_hash import FORM, StateHash

BROKEN = (AssertionError, LookupError, TypeError, ValueError, ArithmeticError, AttributeError, RecursionError)
"""What a position that someone drew by hand may run into: it is data from outside, not a fault of the rules."""


class Verification(msgspec.Struct):
    """What `sztab verify` says of a record."""

    ok: bool
    answers: int
    rolls: int
    commitment: str
    finished: bool
    dice: str
    """`proven`, `practice`, `unrevealed` (the game runs), `analysis` (they prove nothing), `wrong`, or `unchecked`
    (something else is wrong)."""
    contributors: list[str]
    states: str
    """`proven`, or `unchecked`: they are hashed in a form that this version does not know."""
    rules: str
    """`same`, or the version that the record was played by."""
    problems: list[str]


class Replay(Generic[S]):
    """A record played again, line by line."""

    def __init__(self, game: Game[S], record: Record) -> None:
        self.record = record
        self.game = game
        header = record.header
        self._base = header.base
        self._faults = (SztabError,) if header.base is None else (SztabError, *BROKEN)
        self.play = self._first_play()
        self.is_hashed = header.states == FORM
        """Are its states hashed in the form of this version? Another one is proven by the version that wrote it."""
        self._hash = StateHash(game)
        self.seats = game.scenario(header.scenario).seats
        if header.edition != game.edition:
            raise BadNotation(f"the record is of the edition {header.edition!r}, not of {game.edition!r}")
        if strangers := sorted({*header.seats, *header.contributions} - set(self.seats)):
            raise BadNotation(f"no seat {strangers[0]!r} (the seats are {', '.join(self.seats)})")
        self.used: list[tuple[int, int, Any, Any]] = []
        """Line, index, question and answer of every question to chance."""

    def _first_play(self) -> Play[S]:
        """The play before the first line. A position that someone drew may be none."""
        try:
            play = begin(self.game, self.record.header)
            if self._base is not None:
                self.game.check(play.state)
        except self._faults as error:
            raise BadNotation(f"the position that it starts from is none: {error or type(error).__name__}") from None
        return play

    def step(self, number: int) -> str:
        """Play line `number` (from 0); what is wrong with it, or empty."""
        line = self.record.lines[number]
        try:
            if wrong := _mixed(line):
                return wrong
            if line.answer is not None:
                wrong = self._answer(number, line)
            elif line.back is not None:
                wrong = self._go_back(line, line.back)
            elif line.end is not None:
                wrong = self._end(line, line.end)
            elif line.board is not None:
                wrong = self._arrange(line)
        except self._faults as error:
            return str(error) or type(error).__name__
        if wrong:
            return wrong
        if self.is_hashed and line.state != (now := self._hash.of(self.play.state)):
            return f"the state after it is {now}, the record says {line.state}"
        return ""

    def _answer(self, number: int, line: Line) -> str:
        question = self.play.question
        if question is None:
            return "an answer after the end"
        if (line.seat, line.asks) != (question.seat, question.prompt):
            return f"answers {line.asks} for {line.seat}, but {question.prompt} is asked of {question.seat}"
        answer = self.game.codec.decode(question, line.answer or {})
        self.play.answer(answer)
        if not question.is_chance and line.index is not None:
            return f"uses dice index {line.index}, but {question.seat} is asked, not chance"
        if question.is_chance and not (line.index is None and self._base is not None):
            expected = self.used[-1][1] + 1 if self.used else 0
            if line.index != expected:
                return f"uses dice index {line.index}, the next is {expected}"
            self.used.append((number, expected, question, answer))
        return ""

    def _go_back(self, line: Line, stay: int) -> str:
        """An undo must have been allowed to its seat; a takeback needs someone who agreed."""
        given = len(self.play.answers)
        if self.play.question is None or not 0 <= stay < given:
            return f"goes back to {stay} answers, where {given} were given"
        if line.seat:
            while len(self.play.answers) > stay:
                self.play.undo(line.seat)
            return ""
        if not line.agreed or set(line.agreed) - set(self.seats):
            return f"is a takeback that {', '.join(line.agreed) or 'nobody'} agreed to"
        answers = self.play.answers[:stay]
        self.play = self._begin()
        for answer in answers:
            self.play.answer(answer)
        return ""

    def _begin(self) -> Play[S]:
        return begin(self.game, self.record.header) if self._base is None else resume(self.game, self._base)

    def _arrange(self, line: Line) -> str:
        """In an analysis the board may be arranged anew; what stands there holds together."""
        if self._base is None:
            return "arranges the board, which is done only in an analysis"
        self._base = line.board
        self.play = self._begin()
        self.game.check(self.play.state)
        return ""

    def _end(self, line: Line, end: dict[str, Any]) -> str:
        outcome = self.play.outcome
        if outcome is None:
            return self._end_at_the_table(line, end)
        if msgspec.to_builtins(outcome) != end:
            return f"says that it ended with {end}, but it was {msgspec.to_builtins(outcome)}"
        return ""

    def _end_at_the_table(self, line: Line, end: dict[str, Any]) -> str:
        """Whether the players ended it so only they know; but it must be an end that players can make."""
        try:
            said = msgspec.convert(end, Outcome)
        except msgspec.ValidationError as error:
            return f"says that it ended with {end}, which is no outcome: {error}"
        if said.reason not in TABLE_ENDS:
            return "says that the play is over, but it is not"
        if (said.winner is not None and said.winner not in self.seats) or set(line.agreed) - set(self.seats):
            return f"names a seat that the scenario does not have (it has: {', '.join(self.seats)})"
        return ""


PARTS = {
    "answer": ("seat", "asks", "index"),
    "back": ("seat", "agreed"),
    "board": (),
    "end": ("seed", "agreed"),
    "signature": ("key",),
}
"""The kinds of lines, and what each may say beside."""


def _mixed(line: Line) -> str:
    """A line is one thing and says nothing that belongs to another: empty when it is so."""
    said = {field for field in line.__struct_fields__ if getattr(line, field) not in (None, "", ())}
    said -= {"n", "state", "chain"}
    kinds = [kind for kind in PARTS if kind in said]
    if len(kinds) != 1:
        return f"is {' and '.join(kinds) or 'neither answer, back, board, end nor signature'}: a line is one of these"
    if strays := sorted(said - {kinds[0], *PARTS[kinds[0]]}):
        return f"says {', '.join(strays)}, which is not for a line with {kinds[0]}"
    return ""


def replay(game: Game[S], record: Record, to: int | None = None) -> Replay[S]:
    """A record played again, up to line `to`; raises at the first line that cannot be played."""
    again = Replay(game, record)
    for number in range(len(record.lines) if to is None else min(to, len(record.lines))):
        if wrong := again.step(number):
            raise SztabError(f"line {number + 2}: {wrong}")
    return again


def verify(game_for: Callable[[Header], Game[Any]], record: Record, rules: RulesVersion | None = None) -> Verification:
    """Prove a record: hashes, answers and dice. `rules` is the version that proves; another one is named."""
    header = record.header
    problems = _check_chain(record)
    rolls = answers = 0
    finished = record.end is not None
    again: Replay[Any] | None = None
    try:
        again = Replay(game_for(header), record)
    except SztabError as error:
        problems.append(f"line 1: {error}")
    if again is not None and not problems:
        for number in range(len(record.lines)):
            if wrong := again.step(number):
                problems.append(f"line {number + 2}: {wrong}")
                break
        answers, rolls = len(again.play.answers), len(again.used)
        if not problems and not finished and again.play.question is None:
            problems.append(f"line {len(record.lines) + 2}: the play is over, but the end with the seed is missing")
    dice = "unchecked"
    if again is not None and not problems:
        dice = _check_dice(record, again, problems)
    same = rules is None or rules.is_same(header.rules)
    return Verification(
        ok=not problems,
        answers=answers,
        rolls=rolls,
        commitment=header.commitment,
        finished=finished,
        dice=dice,
        contributors=sorted(header.contributions),
        states="proven" if again is not None and again.is_hashed and not problems else "unchecked",
        rules="same" if same else _named(header.rules),
        problems=problems,
    )


def _named(rules: RulesVersion) -> str:
    """Rules by their version and what tells them from others of the same version."""
    code = f", code {rules.code}" if rules.code else ""
    return f"{rules.version} (rulebook {rules.rulebook}, box {rules.box}{code})"


def _check_chain(record: Record) -> list[str]:
    chain = chain_hash("", record.header)
    if chain != record.chain:
        return ["line 1: the header was changed (its hash does not fit)"]
    for number, line in enumerate(record.lines, 2):
        if line.n != number - 1:
            return [f"line {number}: is numbered {line.n}, expected {number - 1}"]
        chain = chain_hash(chain, line)
        if chain != line.chain:
            return [f"line {number}: it or a line before it was changed (its chained hash does not fit)"]
        rest = record.lines[number - 1 :]
        if line.end is not None and any(after.signature is None for after in rest) and rest[0].board is None:
            return [f"line {number + 1}: lines after the end"]
        if line.signature is not None and number <= len(record.lines):
            return [f"line {number + 1}: lines after the signature"]
    if record.odd:
        return [f"line {record.odd}: is not written as a record writes it (a space, a double key, a missing line feed)"]
    return []


def _check_dice(record: Record, again: Replay[Any], problems: list[str]) -> str:
    """The revealed seed fits the commitment, and every die fits the seed."""
    header = record.header
    if header.base is not None:
        return "analysis"
    last = record.end
    practice = practice_seed(header.practice) if header.practice is not None else None
    if last is None and practice is None:
        return "unrevealed"
    shown = last.seed if last is not None else None
    if last is not None and not _is_seed(shown, practice):
        problems.append(f"line {last.n + 1}: the end does not show the seed of the game")
        return "wrong"
    seed = practice or bytes.fromhex(shown or "")
    if commitment(seed) != header.commitment:
        problems.append("line 1: the seed does not fit the commitment")
        return "wrong"
    stream = FairDice(seed, header.contributions)
    for number, index, question, answer in again.used:
        if (fair := stream.settle_at(index, question)) != answer:
            problems.append(f"line {number + 2}: chance gave {fair}, the record says {answer}")
            return "wrong"
    return "practice" if header.practice is not None else "proven"


def _is_seed(shown: str | None, practice: bytes | None) -> bool:
    """Is this a seed in hexadecimal (of a practice game: the one that its number makes)?"""
    if shown is None or not re.fullmatch("(?:[0-9a-f]{2})+", shown):
        return False
    return practice is None or shown == practice.hex()
