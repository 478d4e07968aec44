"""A play that writes its record: every answer goes through here, and chance comes from the fair stream."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Generic

import msgspec

from sztab.kernel.beginning import begin, resume
from sztab.kernel.dice import FairDice, chance_asked, practice_seed
from sztab.kernel.errors import BadNotation, IllegalAnswer
from sztab.kernel.events import Event, Outcome, Refusal
from sztab.kernel.game import Game, S
from sztab.kernel.marks import Marks
from sztab.kernel.play import Mark, Play
from sztab.kernel.record import (
    TABLE_ENDS,
    Base,
    Header,
    Line,
    Passage,
    chain_hash,
    chained,
    standing,
    text_of,
)
from sztab.kernel.requests import Answer, Choice, Question, Seat
from sztab.kernel.state_hash import FORM, hashes_of


class Recorder(Generic[S]):
    """A play with its record. `lines` of an earlier record are played once more; `start` is for other positions."""

    def __init__(
        self,
        game: Game[S],
        header: Header,
        seed: bytes,
        *,
        forced: bool = False,
        lines: Sequence[Line] = (),
        start: Callable[[], Play[S]] | None = None,
    ) -> None:
        self.game = game
        self.header = header
        self.lines: list[Line] = []
        self.ended: Outcome | None = None
        """How the players ended it at the table, where the play itself is not over."""
        self._seed = practice_seed(header.practice) if header.practice is not None else seed
        self.dice = FairDice(self._seed, header.contributions)
        self._start = start or (lambda: begin(game, header))
        self.play = self._start()
        self.marks: Marks[S] = Marks()
        self.floor = 0
        """How many answers are known by their lines only: the play was taken up after them."""
        self.is_forced = forced
        """Are questions to players that have one answer only answered by themselves, where they may be?"""
        self._chain = chain_hash("", header)
        self._hash = hashes_of(game)
        self._form = header.states
        if lines:
            self.follow(lines)
        else:
            self.take_forced()

    def follow(self, lines: Sequence[Line]) -> None:
        """Go on with lines that were recorded elsewhere; what they say of dice and hashes is proven by `verify`."""
        for line in lines:
            if line.n != len(self.lines) + 1:
                raise BadNotation(f"line {line.n} follows line {len(self.lines)}")
            self._follow(line)
            self.lines.append(line)
        last = self.lines[-1]
        self._chain = last.chain
        if self._form == FORM and last.state != (now := self._hash(self.play.state)):
            raise BadNotation(f"line {last.n}: the state after it is {now}, the record says {last.state}")

    def _follow(self, line: Line) -> None:
        if line.back is not None:
            self._go_back(line.back)
        elif line.board is not None:
            self._begin_at(line.board)
        elif line.rules is not None:
            self._stand_at(line.rules, self.lines)
        elif line.end is not None:
            self.ended = None if self.play.outcome else msgspec.convert(line.end, Outcome)
        elif line.sits:
            self._check_running()
        elif (question := self.play.question) is None or (line.seat, line.asks) != (question.seat, question.prompt):
            raise BadNotation(f"line {line.n}: answers {line.asks} for {line.seat}, which is not asked")
        else:
            self.play.answer(self.game.codec.decode(question, line.answer or {}))
            self.marks.set(self.play)
            if line.index is not None:
                self.dice.next_index = line.index + 1

    def answer(self, answer: Answer) -> None:
        """A player's answer to the pending question."""
        question = self.play.question
        if question is None or question.is_chance or self.ended:
            raise IllegalAnswer("chance is asked, not a player" if question and not self.ended else "the play is over")
        self._take(question, answer)
        self.take_forced()

    def answer_all(self, answers: Sequence[Answer]) -> None:
        """Answers of one player one after the other, which were tried on a copy of the play before."""
        for answer in answers:
            question = self.play.question
            assert isinstance(question, Choice)
            self._take(question, answer)
        self.take_forced()

    def settle(self, given: Answer = None) -> None:
        """Answer the pending question to chance from the fair stream; in an analysis also with dice that are given."""
        question = self.play.question
        if question is None or isinstance(question, Choice):
            raise IllegalAnswer("a player is asked, not chance" if question else "the play is over")
        if given is not None:
            assert self.header.base is not None, "only in an analysis dice are given"
            self._take(question, given)
            self.take_forced()
            return
        index = self.dice.next_index
        self._take(question, self.dice.settle(question), index)
        self.take_forced()

    def settle_all(self) -> None:
        """Answer for chance until a player is asked or the play is over."""
        while self.play.question is not None and self.play.question.is_chance:
            self.settle()

    def take_forced(self) -> None:
        """Answer what has one answer only, where that is set."""
        while self.is_forced and isinstance(q := self.play.question, Choice) and q.is_forced:
            self._take(q, q.options[0])

    def _take(self, question: Question, answer: Answer, index: int | None = None) -> None:
        self.play.answer(answer)
        self.marks.set(self.play)
        taken = self.play.answers[-1]
        codec = self.game.codec
        of = None if isinstance(question, Choice) or index is None else chance_asked(codec, question)
        self._write(seat=question.seat, asks=question.prompt, answer=codec.encode(question, taken), index=index, of=of)
        if self.play.question is None:
            outcome = self.play.outcome
            assert outcome is not None
            self._write(end=msgspec.to_builtins(outcome), seed=self._seed.hex())

    def play_at(self, answers: int) -> Play[S]:
        """Another play, as this one was when so many answers were given or shortly before: the rest is to be given."""
        mark = self.marks.before(answers)
        return self._start() if mark is None else self.play.at_mark(mark)

    def _write(self, **fields: Any) -> None:
        state = self._hash(self.play.state)
        line = chained(self._chain, Line(n=len(self.lines) + 1, state=state, **fields))
        self._chain = line.chain
        self.lines.append(line)

    def undo(self, seat: Seat, stay: int | None = None) -> None:
        """The seat takes its last answer back by itself, where the kernel's policy lets it; with `stay` all its answers
        until so many are left, as far as it may."""
        self.play.undo(seat)
        while stay is not None and len(self.play.answers) > stay and self.play.undo_refusal(seat) is None:
            self.play.undo(seat)
        while self.is_forced and _is_forced(self.play) and self.play.undo_refusal(seat) is None:
            self.play.undo(seat)
        self.marks.drop(len(self.play.answers))
        self._write(seat=seat, back=len(self.play.answers))

    def take_back(self, to: int, agreed: tuple[Seat, ...]) -> None:
        """Go back to `to` answers with the consent of the seats named; dice that were used stay used."""
        if self.play.question is None:
            raise IllegalAnswer("no takeback: the play is over, and its seed is open")
        if not self.floor <= to < len(self.play.answers):
            raise IllegalAnswer(f"a takeback goes to an answer before {len(self.play.answers)}, not to {to}")
        self._go_back(to)
        self._write(back=to, agreed=agreed)

    def _go_back(self, to: int) -> None:
        answers, again = self.play.answers, self.play_at(to)
        for answer in answers[len(again.answers) : to]:
            again.answer(answer)
        self.play = again
        self.marks.drop(len(self.play.answers))

    # --- taking up in the middle -------------------------------------------------------------------------------------

    def stand_on(self, lines: Sequence[Line], mark: Mark[S], journal: Sequence[tuple[int, Event]]) -> None:
        """Take these lines as they are, without playing them: the play stands at a mark after the last of them."""
        self.lines = list(lines)
        self._chain = lines[-1].chain
        self._stand(lines, mark, journal)
        last = lines[-1]
        if last.end is not None and self.play.outcome is None:
            self.ended = msgspec.convert(last.end, Outcome)

    def _stand(self, lines: Sequence[Line], mark: Mark[S], journal: Sequence[tuple[int, Event]]) -> None:
        stood = standing(lines)
        seats = [line.seat for line in stood]
        self.play = Play.standing(self.game, mark, seats, journal)
        self.floor, self.marks = mark.answers, Marks(mark)
        self.dice.next_index = max((line.index + 1 for line in lines if line.index is not None), default=0)
        passage = next((line.rules for line in reversed(lines) if line.rules is not None), None)
        self._form = passage.states if passage else self.header.states

    def _stand_at(self, passage: Passage, lines: Sequence[Line]) -> None:
        """Other rules hold from here on: go on from the position that they began with."""
        journal = [(at, event) for at, event in self.play.journal if at <= passage.answers]
        state = self.game.load(passage.position.state)
        mark = Mark(passage.answers, state, len(journal), Refusal("", "undo-other-rules"))
        self._stand(lines, mark, journal)
        self._form = passage.states

    def take_over(self, passage: Passage, lines: Sequence[Line]) -> None:
        """Take lines as they are up to a passage to other rules, which is the last of them; the journal stays as far as
        it was told."""
        self.lines, self._chain = list(lines), lines[-1].chain
        self._stand_at(passage, lines)

    def go_over(self, passage: Passage, lines: Sequence[Line]) -> None:
        """Lines that were played by other rules stand as they are; from the passage's position on these rules hold."""
        if lines:
            self.lines, self._chain = list(lines), lines[-1].chain
        self._stand_at(passage, self.lines)
        self.ended = None
        self._write(rules=passage)
        self.take_forced()

    def arrange(self, base: Base) -> None:
        """An analysis goes on from another position, on a board that was arranged by hand."""
        assert self.header.base is not None, "only in an analysis boards are arranged"
        self._begin_at(base)
        self._write(board=base)

    def _begin_at(self, base: Base) -> None:
        self._start = lambda: resume(self.game, base)
        self.play, self.marks, self.floor = self._start(), Marks(), 0
        self.ended = None

    def seat(self, seat: Seat, name: str) -> None:
        """Someone else plays a seat from here on."""
        self._check_running()
        self._write(seat=seat, sits=name)

    def _check_running(self) -> None:
        if self.ended or self.play.outcome:
            raise IllegalAnswer("the play is over")

    def end(self, outcome: Outcome, agreed: tuple[Seat, ...]) -> None:
        """The players end it at the table (one of TABLE_ENDS); the seed is opened."""
        self._check_running()
        assert outcome.reason in TABLE_ENDS, f"{outcome.reason} is an end by the rules"
        self.ended = outcome
        self._write(end=msgspec.to_builtins(outcome), agreed=agreed, seed=self._seed.hex())

    def text(self) -> str:
        return text_of(self.header, self.lines)

    def save(self, path: Path) -> None:
        path.write_text(self.text(), encoding="utf-8")


def _is_forced(play: Play[S]) -> bool:
    return isinstance(play.question, Choice) and play.question.is_forced
