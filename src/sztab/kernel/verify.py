"""Replay and verify: every answer legal, every die from the stream, every hash as it must be."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Generic

import msgspec

from sztab.kernel.dice import FairDice, chance_asked, commitment, practice_seed
from sztab.kernel.errors import BadNotation, SztabError
from sztab.kernel.events import Outcome, Refusal
from sztab.kernel.game import Game, S
from sztab.kernel.play import Mark, Play
from sztab.kernel.record import TABLE_ENDS, Header, Line, Passage, Record, RulesVersion, chain_hash, standing
from sztab.kernel.recorder import begin, resume
from sztab.kernel.requests import Choice
from sztab.kernel.state_hash import FORM, StateHash

BROKEN = (AssertionError, LookupError, TypeError, ValueError, ArithmeticError, AttributeError, RecursionError)
"""What a position that someone drew by hand may run into: it is data from outside, not a fault of the rules."""


class Stretch(msgspec.Struct):
    """Lines that were played by the same rules."""

    first: int
    last: int
    rules: str
    """Their version; with digests where they are not those that prove."""
    proven: bool
    """Was it played again, line by line? Where not, the version that played it can do so (`--with`)."""


class Verification(msgspec.Struct):
    """What `sztab verify` says of a record."""

    ok: bool
    answers: int
    rolls: int
    commitment: str
    finished: bool
    dice: str
    """`proven`, `practice`, `unrevealed` (the game runs), `analysis` (they prove nothing), `wrong`, `partly` (some
    lines were played by other rules), or `unchecked` (something else is wrong)."""
    contributors: list[str]
    states: str
    """`proven`, or `unchecked`: they are hashed in a form that this version does not know."""
    rules: str
    """`same`, or the version that the record was played by."""
    problems: list[str]
    stretches: list[Stretch] = []
    """One, or several where a running game went over to other rules."""


class Replay(Generic[S]):
    """A record played again, line by line."""

    def __init__(self, game: Game[S], record: Record) -> None:
        self.record = record
        self.game = game
        header = record.header
        self._base = header.base
        self._faults = (SztabError,) if header.base is None else (SztabError, *BROKEN)
        self.play = self._first_play()
        self._passed: Callable[[], Play[S]] | None = None
        """How to begin again after the last passage to other rules."""
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
        self.next_index = 0
        self._floor = 0
        """Answers that are known by their lines only."""

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
            elif line.rules is not None:
                wrong = self._go_over(number, line.rules)
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
        if line.of is not None and line.index is None:
            return "says what chance was asked, but chance did not answer"
        if not question.is_chance and line.index is not None:
            return f"uses dice index {line.index}, but {question.seat} is asked, not chance"
        if question.is_chance and not (line.index is None and self._base is not None):
            if line.index != self.next_index:
                return f"uses dice index {line.index}, the next is {self.next_index}"
            assert not isinstance(question, Choice)
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
    "answer": ("seat", "asks", "index", "of"),
    "back": ("seat", "agreed"),
    "board": (),
    "rules": (),
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
        what = " and ".join(kinds) or "neither answer, back, board, rules, end nor signature"
        return f"is {what}: a line is one of these"
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
    stretches: list[Stretch] = []
    finished = record.end is not None
    again: Replay[Any] | None = None
    try:
        again = Replay(game_for(header), record)
    except SztabError as error:
        problems.append(f"line 1: {error}")
    if again is not None and not problems:
        stretches = _play_stretches(record, again, rules, problems)
        answers, rolls = len(again.play.answers), len(again.used)
        if not problems and not finished and again.play.question is None:
            problems.append(f"line {len(record.lines) + 2}: the play is over, but the end with the seed is missing")
    dice = "unchecked"
    if again is not None and not problems:
        dice = _check_dice(record, again, problems)
        if dice == "proven" and not all(stretch.proven for stretch in stretches):
            dice = "partly"
    same = rules is None or rules.is_same(header.rules)
    return Verification(
        ok=not problems,
        answers=answers,
        rolls=rolls,
        commitment=header.commitment,
        finished=finished,
        dice=dice,
        contributors=sorted(header.contributions),
        states=_states(record, stretches) if not problems else "unchecked",
        stretches=stretches,
        rules="same" if same else _named(header.rules),
        problems=problems,
    )


def _stretches(record: Record) -> list[tuple[int, int, RulesVersion]]:
    """The lines (from, up to but not with) that the same rules played; a passage belongs to the rules after it."""
    cuts = [(number, line.rules) for number, line in enumerate(record.lines) if line.rules is not None]
    begins = [(0, record.header.rules), *((number, passage.now) for number, passage in cuts)]
    ends = [*(number for number, _ in cuts), len(record.lines)]
    return [(first, end, rules) for (first, rules), end in zip(begins, ends)]


def _play_stretches(
    record: Record, again: Replay[Any], rules: RulesVersion | None, problems: list[str]
) -> list[Stretch]:
    """Play a record again, stretch by stretch. One that other rules played, and that cannot be played by these, is
    left out when a passage says from where they went on."""
    found = []
    parts = _stretches(record)
    for part, (first, end, played_by) in enumerate(parts):
        same = rules is None or rules.is_same(played_by)
        wrong, number = "", first
        for number in range(first, end):
            if wrong := again.step(number):
                break
        found.append(Stretch(first + 1, end, played_by.version if same else _named(played_by), not wrong))
        if wrong and (same or part == len(parts) - 1 or record.lines[number].rules is not None):
            problems.append(f"line {number + 2}: {wrong}")
            break
    return found


def _states(record: Record, stretches: list[Stretch]) -> str:
    """Were the hashes of all states proven?"""
    forms = [record.header.states, *(line.rules.states for line in record.lines if line.rules is not None)]
    hashed = all(form == FORM for form in forms) and all(stretch.proven for stretch in stretches)
    return "proven" if hashed else "unchecked"


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
