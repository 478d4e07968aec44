"""A live table: its record, its metadata, and what changes them. No input or output: the hall saves and tells."""

from __future__ import annotations

import secrets
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from typing import Any

from sztab.kernel.beginning import begin, new_header, resume
from sztab.kernel.errors import BadNotation, IllegalAnswer, SztabError
from sztab.kernel.events import Outcome as KernelOutcome
from sztab.kernel.events import Refusal
from sztab.kernel.game import Game
from sztab.kernel.play import Play
from sztab.kernel.record import Base, Line, RulesVersion
from sztab.kernel.recorder import Recorder
from sztab.kernel.refusing import why_not
from sztab.kernel.requests import Choice, Question
from sztab.kernel.whole_way import is_whole_way
from sztab.server.boards import lessons
from sztab.server.tables import clock, replaying
from sztab.server.tables.answering import NotOffered, spelled, walk
from sztab.server.tables.metadata import Metadata, now_ms
from sztab.server.tables.queries import as_known
from sztab.server.tables.timeline import Timeline
from sztab.server.wire.faults import Fault
from sztab.server.wire.models import TableStatus
from sztab.server.wire.telling import Teller


class Table:
    """One table in memory. `keys` remembers which answers were given, by seat and key."""

    def __init__(
        self,
        meta: Metadata,
        teller: Teller,
        seed: bytes,
        *,
        keys: Mapping[str, int] | None = None,
        rev: int = 0,
    ) -> None:
        self.meta = meta
        self.teller = teller
        self.game: Game[Any] = teller.game
        self.seed = seed
        self.rev = rev
        self.keys = dict(keys or {})
        self.recorder: Recorder[Any] | None = None
        self.timeline = Timeline()
        self.saved = 0
        self.snapshot = 0
        """The version of the last snapshot."""
        self.is_kept = False
        """A finished game that the rules of today play otherwise: it stands as it ended."""
        self.plans: dict[str, bytes] = {}
        """What bots have in mind, by seat: never saved, and dropped when something is taken back."""
        self.steps: list[int] = []
        """The version after each step that is saved."""

    def start_again(self) -> Play[Any]:
        """A new play from where this table began."""
        start, header = self.meta.start, self.meta.header
        assert header is not None
        return begin(self.game, header) if start is None else resume(self.game, start)

    # --- what stands -------------------------------------------------------------------------------------------------

    @property
    def version(self) -> int:
        return len(self.recorder.lines) if self.recorder else 0

    @property
    def play(self) -> Play[Any]:
        if self.recorder is None:
            raise Fault("players-missing")
        return self.recorder.play

    @property
    def status(self) -> TableStatus:
        if self.meta.mark is not None:
            return "marked"
        if self.meta.outcome is not None or self.meta.kind == "imported":
            return "finished"
        return "running" if self.recorder else "waiting"

    @property
    def question(self) -> Choice | None:
        """What a player is asked now."""
        question = self.pending
        return question if isinstance(question, Choice) else None

    @property
    def pending(self) -> Question | None:
        """What is asked now, of a player or of chance."""
        meta = self.meta
        if self.recorder is None or meta.outcome is not None or meta.mark is not None or meta.kind == "imported":
            return None
        return self.recorder.play.question

    @property
    def asked(self) -> str | None:
        return self.question.seat if self.question else None

    @property
    def is_open(self) -> bool:
        """Is nothing hidden any more? The seed is open too then."""
        return self.meta.outcome is not None or self.meta.kind != "game" or not self.game.has_secrets

    @property
    def versions(self) -> list[int]:
        """The line number of each answer that stands."""
        return self.timeline.versions

    # --- what changes ------------------------------------------------------------------------------------------------

    def begin(self, rules: RulesVersion) -> None:
        """All seats are taken: the record begins."""
        meta = self.meta
        meta.header = new_header(
            self.game,
            meta.scenario,
            meta.options,
            rules,
            seed=self.seed,
            seats={s.seat: s.bot if s.kind == "bot" else s.name or s.seat for s in meta.seats},
            contributions={s.seat: s.contribution for s in meta.seats if s.contribution},
            practice=meta.practice,
        )
        meta.checked = replaying.digest_of(rules)
        self.recorder = Recorder(self.game, meta.header, self.seed, forced=meta.forced, start=self.start_again)
        clock.start_clocks(meta, now_ms())
        self._go_on()

    def settle(self) -> None:
        """Begin where chance is asked first: an analysis table's position."""
        self.meta.since = now_ms()
        self._go_on()

    def check_asked(self, seat: str, version: int | None) -> Choice:
        """The question of a seat, if it is the one asked at this version."""
        if self.status != "running":
            raise Fault(f"table-{self.status}", version=self.version)
        if version is not None and version != self.version:
            raise Fault("stale", now=self.version, sent=version, version=self.version)
        question = self.question
        if question is None or question.seat != seat:
            raise Fault("not-asked", seat=seat, version=self.version)
        return question

    def answer(self, seat: str, version: int, key: str, index: int | None, wire: dict[str, Any] | None) -> bool:
        """Give an answer; True when the same one was given before."""
        if f"{seat}:{key}" in self.keys:
            return True
        question = self.check_asked(seat, version)
        if index is None and wire is not None and is_whole_way(self.game, question, wire):
            return self.answer_all(seat, version, key, [wire])
        self._give(question, self._read(question, index, wire))
        self.keys[f"{seat}:{key}"] = self.version
        return False

    def answer_all(self, seat: str, version: int, key: str, wires: Sequence[Mapping[str, Any]]) -> bool:
        """Give several answers as one step, all of them or none; those behind a reveal stay unplayed."""
        if f"{seat}:{key}" in self.keys:
            return True
        question = self.check_asked(seat, version)
        if not wires:
            raise Fault("no-answers")
        try:
            known = as_known(self.play, seat, everything=self.is_open)
            wires = spelled(known, seat, wires, forced=self.meta.forced)
            found = walk(self.play.copy(), seat, wires, forced=self.meta.forced)
        except NotOffered as error:
            raise self._not_offered(error, wires[: error.number]) from None
        assert self.recorder is not None
        lessons.check_way(self, wires)
        lessons.note(self, len(self.play.answers), wires[: len(found.answers)])
        self.recorder.answer_all(found.answers)
        self._answered(question)
        self.keys[f"{seat}:{key}"] = self.version
        return False

    def answer_for_bot(self, seat: str, version: int, index: int, plan: bytes = b"") -> None:
        """A bot's answer; its plan is kept for its next question."""
        question = self.check_asked(seat, version)
        self._give(question, question.options[index])
        if plan:
            self.plans[seat] = plan

    def _read(self, question: Choice, index: int | None, wire: dict[str, Any] | None) -> Any:
        if (index is None) == (wire is None):
            raise Fault("index-or-mapping")
        if index is not None:
            if not 0 <= index < len(question.options):
                raise Fault("no-such-option", last=len(question.options) - 1)
            return question.options[index]
        try:
            return self.game.codec.decode(question, wire or {})
        except BadNotation as error:
            raise Fault("bad-notation", said=str(error)) from None

    def _give(self, question: Choice, answer: Any) -> None:
        assert self.recorder is not None
        if answer not in question.options:
            raise self._not_offered(NotOffered(question, answer, 0))
        wires = [self.game.codec.encode(question, answer)] if self.meta.lesson else []
        lessons.check_way(self, wires)
        lessons.note(self, len(self.play.answers), wires)
        self.recorder.answer(answer)
        self._answered(question)

    def _not_offered(self, found: NotOffered, given: Sequence[Mapping[str, Any]] = ()) -> Fault:
        """Why an answer is not offered, after others of the seat that are not given yet."""
        question = found.question
        world = as_known(self.play, question.seat, everything=self.is_open)
        if given:
            world = world.copy()
            walk(world, question.seat, given, forced=self.meta.forced)
        told = self.teller.refusals([found.refusal] if found.refusal else why_not(world, (found.answer,)))
        fault = Fault("not-an-option", prompt=question.prompt, refusals=told, version=self.version)
        fault.params["answer"] = len(given)  # its place in the list
        return fault

    def _answered(self, question: Choice) -> None:
        self.plans.pop(question.seat, None)
        self.meta.offers = [offer for offer in self.meta.offers if offer.kind == "rematch"]
        self.meta.flagged = [seat for seat in self.meta.flagged if seat != question.seat]
        clock.after_answer(self.meta, question.seat, now_ms())
        self._go_on()

    def undo(self, seat: str, version: int) -> None:
        """Take the seat's last answer back, by the kernel's policy."""
        assert self.recorder is not None
        if self.status != "running":
            raise Fault(f"table-{self.status}", version=self.version)
        if version != self.version:
            raise Fault("stale", now=self.version, sent=version, version=self.version)
        if refusal := self.undo_refusal(seat):
            raise Fault("no-undo", why=refusal.key, refusals=[self.teller.refusal(refusal)])
        clock.after_undo(self.meta, self.asked, seat, now_ms())
        self.recorder.undo(seat, self._answers_before_step())
        self.plans.clear()
        if self.meta.lesson is not None:
            self.meta.lesson.went_back(len(self.play.answers))
        self.meta.offers = []
        self._go_on()

    def undo_refusal(self, seat: str) -> Refusal | None:
        """Why a seat may not take its last answer back by itself: the kernel's policy, and in a lesson what its script
        has told already."""
        lesson = self.meta.lesson
        if lesson is not None and self.play.answers and not lesson.can_go_back(self._answers_before_step()):
            return Refusal("", "undo-lesson")
        return self.play.undo_refusal(seat)

    def _answers_before_step(self) -> int:
        """How many answers stood before the step that gave the last one: an undo takes the step back whole."""
        place = bisect_left(self.steps, self.versions[-1])
        if place == len(self.steps):
            return len(self.versions) - 1
        return self.timeline.answers_at(self.steps[place - 1] if place else 0)

    def lines_of_step(self, version: int) -> Sequence[Line]:
        """The lines that the step which led to a version has added to the record."""
        assert self.recorder is not None
        place = bisect_left(self.steps, version)
        return self.recorder.lines[self.steps[place - 1] if place else 0 : version]

    def take_back(self, to: int, agreed: tuple[str, ...]) -> None:
        """All agreed: go back to where `to` answers stood. The time until then was used."""
        assert self.recorder is not None
        asked, now = self.asked, now_ms()
        try:
            self.recorder.take_back(to, agreed)
        except IllegalAnswer as error:
            raise Fault("illegal", said=str(error)) from None
        self.plans.clear()
        clock.charge(self.meta, asked, now)
        self.meta.since, self.meta.granted, self.meta.offers = now, [], []
        self._go_on()

    def sit(self, seat: str, name: str) -> None:
        """Someone else plays a seat of the running game: the record says so."""
        assert self.recorder is not None
        self.recorder.seat(seat, name)
        self.plans.pop(seat, None)
        self.absorb()

    def end(self, outcome: KernelOutcome, agreed: tuple[str, ...]) -> None:
        """The players end it: resigned, a draw agreed, time."""
        assert self.recorder is not None
        self.recorder.end(outcome, agreed)
        self._go_on()

    def follow(self, lines: Sequence[Line], meta: Metadata) -> None:
        """Take over what another worker saved."""
        self.meta = meta
        self.plans.clear()
        if self.recorder is None and meta.header is not None:
            replaying.take_up_at_once(self, lines)
        elif self.recorder is not None and lines:
            self.recorder.follow(lines)
            self.absorb()
        self.saved = self.version

    def step_is_saved(self) -> None:
        """What was done is on disk as one step."""
        self.rev += 1
        self.saved = self.version
        self.steps.append(self.version)

    def _go_on(self) -> None:
        """Chance answers until a player is asked; the end, when it comes, goes into the metadata."""
        assert self.recorder is not None
        if self.recorder.ended is None:
            self._settle_all()
        self.absorb()
        lessons.judge(self)
        self.meta.outcome = self.recorder.ended or self.recorder.play.outcome
        if self.meta.outcome is not None:
            self.meta.offers = []
            self.meta.ended = self.meta.ended or now_ms()
            if not self.meta.next_seed and self.meta.kind == "game" and self.meta.practice is None:
                self.meta.next_seed = secrets.token_hex(32)

    def _settle_all(self) -> None:
        """Chance answers: with the dice that were given, else from the fair stream; where it waits, not by itself."""
        assert self.recorder is not None
        if self.meta.lesson is not None:
            lessons.conduct(self)
        while (question := self.recorder.play.question) is not None and question.is_chance:
            if self.meta.dice:
                self._take_dice(question)
            elif self.meta.chance == "waits":
                return
            else:
                self.recorder.settle()

    def _take_dice(self, question: Question) -> None:
        """The next dice that were given; those that do not fit are dropped, with all that follow."""
        assert self.recorder is not None
        item, self.meta.dice = self.meta.dice[0], self.meta.dice[1:]
        try:
            self.recorder.settle(given_dice(self.game, question, item))
        except (SztabError, TypeError, ValueError):
            self.meta.dice = []

    def arrange(self, base: Base) -> None:
        """An analysis goes on from another position."""
        assert self.recorder is not None
        self.recorder.arrange(base)
        self.plans.clear()
        self.meta.offers, self.meta.outcome, self.meta.ended = [], None, 0
        self.settle()

    def give_dice(self, dice: Sequence[Any]) -> None:
        """At an analysis table: what chance answers next."""
        self.meta.dice = [*self.meta.dice, *dice]
        self.settle()

    def roll(self) -> None:
        """Chance, which waits, is told to roll once; what comes then waits again."""
        if self.recorder is None or self.pending is None or not self.pending.is_chance:
            raise Fault("chance-not-asked", version=self.version)
        self.recorder.settle()
        self.settle()

    def absorb(self) -> None:
        """Look at what is new in the record."""
        assert self.recorder is not None
        self.timeline.absorb(self.recorder.lines)

    def unsaved(self) -> list[Line]:
        return self.recorder.lines[self.saved :] if self.recorder else []


def given_dice(game: Game[Any], question: Question, item: Any) -> Any:
    """Dice as situations write them: numbers for a roll, a mapping for a draw; checked against what is asked."""
    if isinstance(item, Mapping):
        return question.pick(game.codec.decode(question, item))
    return question.pick(tuple(item) if isinstance(item, list) else (item,))
