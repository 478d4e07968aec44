"""Replay and verify: every answer legal, every die from the stream, every hash as it must be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic

import msgspec

from sztab.kernel.dice import FairDice, commitment, practice_seed
from sztab.kernel.errors import SztabError
from sztab.kernel.game import Game, S
from sztab.kernel.play import Play
from sztab.kernel.record import TABLE_ENDS, Header, Line, Record, RulesVersion, chain_hash, state_hash


class Verification(msgspec.Struct):
    """What `sztab verify` says of a record."""

    ok: bool
    answers: int
    rolls: int
    commitment: str
    finished: bool
    dice: str
    """`proven`, `practice`, `unrevealed` (the game runs) or `wrong`."""
    contributors: list[str]
    rules: str
    """`same`, or the version that the record was played by."""
    problems: list[str]


class Replay(Generic[S]):
    """A record played again, line by line."""

    def __init__(self, game: Game[S], record: Record) -> None:
        self.record = record
        self.game = game
        self.play = Play.begin(game, record.header.scenario, record.header.options)
        self.used: list[tuple[int, int, Any, Any]] = []
        """Line, index, question and answer of every question to chance."""

    def step(self, number: int) -> str:
        """Play line `number` (from 0); what is wrong with it, or empty."""
        line = self.record.lines[number]
        try:
            if line.back is not None:
                self._go_back(line)
            elif line.answer is not None:
                if wrong := self._answer(number, line):
                    return wrong
            elif line.end is not None:
                return self._end(line)
            elif line.signature is not None:
                return ""
            else:
                return "neither an answer, nor a takeback, nor an end"
        except SztabError as error:
            return str(error)
        if line.state != (now := state_hash(self.game, self.play.state)):
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
        if question.is_chance:
            expected = self.used[-1][1] + 1 if self.used else 0
            if line.index != expected:
                return f"uses dice index {line.index}, the next is {expected}"
            self.used.append((number, expected, question, answer))
        return ""

    def _go_back(self, line: Line) -> None:
        answers = self.play.answers[: line.back]
        self.play = Play.begin(self.game, self.record.header.scenario, self.record.header.options)
        for answer in answers:
            self.play.answer(answer)

    def _end(self, line: Line) -> str:
        outcome = self.play.outcome
        if outcome is None:
            at_the_table = (line.end or {}).get("reason") in TABLE_ENDS
            return "" if at_the_table else "says that the play is over, but it is not"
        if msgspec.to_builtins(outcome) != line.end:
            return f"says that it ended with {line.end}, but it was {msgspec.to_builtins(outcome)}"
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
    dice = "unrevealed"
    if again is not None:
        dice = _check_dice(record, again, problems)
    same = rules is None or rules == header.rules
    return Verification(
        ok=not problems,
        answers=answers,
        rolls=rolls,
        commitment=header.commitment,
        finished=finished,
        dice=dice,
        contributors=sorted(header.contributions),
        rules="same" if same else f"{header.rules.version} (rulebook {header.rules.rulebook}, box {header.rules.box})",
        problems=problems,
    )


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
        if line.end is not None and any(after.signature is None for after in record.lines[number - 1 :]):
            return [f"line {number + 1}: lines after the end"]
    return []


def _check_dice(record: Record, again: Replay[Any], problems: list[str]) -> str:
    """The revealed seed fits the commitment, and every die fits the seed."""
    header = record.header
    last = record.end
    if header.practice is not None:
        seed = practice_seed(header.practice)
    elif last is not None and last.seed is not None:
        try:
            seed = bytes.fromhex(last.seed)
        except ValueError:
            problems.append(f"line {len(record.lines) + 1}: the seed is not hexadecimal")
            return "wrong"
    else:
        return "unrevealed"
    if commitment(seed) != header.commitment:
        problems.append("line 1: the seed does not fit the commitment")
        return "wrong"
    stream = FairDice(seed, header.contributions)
    for number, index, question, answer in again.used:
        if (fair := stream.settle_at(index, question)) != answer:
            problems.append(f"line {number + 2}: chance gave {fair}, the record says {answer}")
            return "wrong"
    return "practice" if header.practice is not None else "proven"
