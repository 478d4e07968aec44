"""A play that writes its record: every answer goes through here, and chance comes from the fair stream."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Generic

import msgspec

from sztab.kernel.dice import FairDice, commitment, practice_seed
from sztab.kernel.errors import IllegalAnswer
from sztab.kernel.game import Game, S
from sztab.kernel.play import Play
from sztab.kernel.record import Header, Line, RulesVersion, chain_hash, chained, state_hash, text_of
from sztab.kernel.requests import Answer, Choice, Question, Seat


def new_header(
    game: Game[S],
    scenario: str,
    options: Mapping[str, str],
    rules: RulesVersion,
    *,
    seed: bytes,
    seats: Mapping[Seat, str],
    contributions: Mapping[Seat, str] | None = None,
    practice: int | None = None,
) -> Header:
    """The header of a new record. A practice game's seed comes from its number."""
    seed = practice_seed(practice) if practice is not None else seed
    return Header(
        game=game.id,
        edition=game.edition,
        scenario=scenario,
        options=game.scenario(scenario).settle(options),
        rules=rules,
        seats=dict(seats),
        commitment=commitment(seed),
        contributions=dict(contributions or {}),
        practice=practice,
    )


class Recorder(Generic[S]):
    """A play with its record."""

    def __init__(self, game: Game[S], header: Header, seed: bytes, *, forced: bool = False) -> None:
        self.game = game
        self.header = header
        self.lines: list[Line] = []
        self._seed = practice_seed(header.practice) if header.practice is not None else seed
        self.dice = FairDice(self._seed, header.contributions)
        self.play = Play.begin(game, header.scenario, header.options)
        self._forced = forced
        self._chain = chain_hash("", header)
        self._take_forced()

    def answer(self, answer: Answer) -> None:
        """A player's answer to the pending question."""
        question = self.play.question
        if question is None or question.is_chance:
            raise IllegalAnswer("chance is asked, not a player" if question else "the play is over")
        self._take(question, answer)
        self._take_forced()

    def settle(self) -> None:
        """Answer the pending question to chance from the fair stream."""
        question = self.play.question
        if question is None or isinstance(question, Choice):
            raise IllegalAnswer("a player is asked, not chance" if question else "the play is over")
        index = self.dice.next_index
        self._take(question, self.dice.settle(question), index)
        self._take_forced()

    def settle_all(self) -> None:
        """Answer for chance until a player is asked or the play is over."""
        while self.play.question is not None and self.play.question.is_chance:
            self.settle()

    def _take_forced(self) -> None:
        while self._forced and isinstance(q := self.play.question, Choice) and len(q.options) == 1:
            self._take(q, q.options[0])

    def _take(self, question: Question, answer: Answer, index: int | None = None) -> None:
        self.play.answer(answer)
        taken = self.play.answers[-1]
        self._write(
            seat=question.seat, asks=question.prompt, answer=self.game.codec.encode(question, taken), index=index
        )
        if self.play.question is None:
            outcome = self.play.outcome
            assert outcome is not None
            self._write(end=msgspec.to_builtins(outcome), seed=self._seed.hex())

    def _write(self, **fields: object) -> None:
        state = state_hash(self.game, self.play.state)
        line = msgspec.convert({"n": len(self.lines) + 1, "state": state, **_present(fields)}, Line)
        line = chained(self._chain, line)
        self._chain = line.chain
        self.lines.append(line)

    def undo(self, seat: Seat) -> None:
        """The seat takes its last answer back by itself, where the kernel's policy lets it."""
        self.play.undo(seat)
        while self._forced and _is_forced(self.play) and self.play.undo_refusal(seat) is None:
            self.play.undo(seat)
        self._write(seat=seat, back=len(self.play.answers))

    def take_back(self, to: int, agreed: tuple[Seat, ...]) -> None:
        """Go back to `to` answers with the consent of the seats named; dice that were used stay used."""
        if self.play.question is None:
            raise IllegalAnswer("no takeback: the play is over, and its seed is open")
        if not 0 <= to < len(self.play.answers):
            raise IllegalAnswer(f"a takeback goes to an answer before {len(self.play.answers)}, not to {to}")
        answers = self.play.answers[:to]
        self.play = Play.begin(self.game, self.header.scenario, self.header.options)
        for answer in answers:
            self.play.answer(answer)
        self._write(back=to, agreed=agreed)

    def text(self) -> str:
        return text_of(self.header, self.lines)

    def save(self, path: Path) -> None:
        path.write_text(self.text(), encoding="utf-8")


def _is_forced(play: Play[S]) -> bool:
    return isinstance(play.question, Choice) and len(play.question.options) == 1


def _present(fields: Mapping[str, object]) -> dict[str, object]:
    return {key: value for key, value in fields.items() if value is not None}
