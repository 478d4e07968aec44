"""A live table: its record, its sheet, and what changes them. No input or output: the hall saves and tells."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sztab.kernel.errors import BadNotation, IllegalAnswer, SztabError
from sztab.kernel.events import Outcome as KernelOutcome
from sztab.kernel.game import Game
from sztab.kernel.play import Play
from sztab.kernel.record import Base, Line, RulesVersion
from sztab.kernel.recorder import Recorder, begin, new_header, resume
from sztab.kernel.requests import Choice, Question
from sztab.server import clock, replaying
from sztab.server.faults import Fault
from sztab.server.parts import TableStatus
from sztab.server.queries import as_known
from sztab.server.sheet import Sheet, now_ms
from sztab.server.telling import Teller
from sztab.server.timeline import Timeline


class Table:
    """One table in memory. `keys` remembers which answers were given, by seat and key."""

    def __init__(
        self,
        sheet: Sheet,
        teller: Teller,
        seed: bytes,
        *,
        keys: Mapping[str, int] | None = None,
        rev: int = 0,
    ) -> None:
        self.sheet = sheet
        self.teller = teller
        self.game: Game[Any] = teller.game
        self.seed = seed
        self.rev = rev
        self.keys = dict(keys or {})
        self.recorder: Recorder[Any] | None = None
        self.timeline = Timeline()
        self.saved = 0

    def start_again(self) -> Play[Any]:
        """A new play from where this table began."""
        start, header = self.sheet.start, self.sheet.header
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
        if self.sheet.mark is not None:
            return "marked"
        if self.sheet.outcome is not None or self.sheet.kind == "imported":
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
        sheet = self.sheet
        if self.recorder is None or sheet.outcome is not None or sheet.mark is not None or sheet.kind == "imported":
            return None
        return self.recorder.play.question

    @property
    def asked(self) -> str | None:
        return self.question.seat if self.question else None

    @property
    def is_open(self) -> bool:
        """Is nothing hidden any more? The seed is open too then."""
        over = self.sheet.outcome is not None or self.sheet.mark is not None
        return over or self.sheet.kind != "game" or not self.game.has_secrets

    @property
    def versions(self) -> list[int]:
        """The line number of each answer that stands."""
        return self.timeline.versions

    # --- what changes ------------------------------------------------------------------------------------------------

    def begin(self, rules: RulesVersion) -> None:
        """All seats are taken: the record begins."""
        sheet = self.sheet
        sheet.header = new_header(
            self.game,
            sheet.scenario,
            sheet.options,
            rules,
            seed=self.seed,
            seats={s.seat: s.bot if s.kind == "bot" else s.name or s.seat for s in sheet.seats},
            contributions={s.seat: s.contribution for s in sheet.seats if s.contribution},
            practice=sheet.practice,
        )
        self.recorder = Recorder(self.game, sheet.header, self.seed, forced=sheet.forced, start=self.start_again)
        clock.start_clocks(sheet, now_ms())
        self._go_on()

    def settle(self) -> None:
        """Begin where chance is asked first: an analysis table's position."""
        self.sheet.since = now_ms()
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
        self._give(question, self._read(question, index, wire))
        self.keys[f"{seat}:{key}"] = self.version
        return False

    def answer_for_bot(self, seat: str, version: int, index: int) -> None:
        question = self.check_asked(seat, version)
        self._give(question, question.options[index])

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
            world = as_known(self.play, question.seat, everything=self.is_open)
            refused = self.game.why_not(world.state, question, (answer,))
            told = self.teller.refusals(refused)
            raise Fault("not-an-option", prompt=question.prompt, refusals=told, version=self.version)
        self.recorder.answer(answer)
        self.sheet.offers = [offer for offer in self.sheet.offers if offer.kind == "rematch"]
        self.sheet.flagged = [seat for seat in self.sheet.flagged if seat != question.seat]
        clock.after_answer(self.sheet, question.seat, now_ms())
        self._go_on()

    def undo(self, seat: str, version: int) -> None:
        """Take the seat's last answer back, by the kernel's policy."""
        assert self.recorder is not None
        if self.status != "running":
            raise Fault(f"table-{self.status}", version=self.version)
        if version != self.version:
            raise Fault("stale", now=self.version, sent=version, version=self.version)
        if refusal := self.play.undo_refusal(seat):
            raise Fault("no-undo", why=refusal.key, refusals=[self.teller.refusal(refusal)])
        clock.after_undo(self.sheet, self.asked, seat, now_ms())
        self.recorder.undo(seat)
        self.sheet.offers = []
        self._go_on()

    def take_back(self, to: int, agreed: tuple[str, ...]) -> None:
        """All agreed: go back to where `to` answers stood. The time until then was used."""
        assert self.recorder is not None
        asked, now = self.asked, now_ms()
        try:
            self.recorder.take_back(to, agreed)
        except IllegalAnswer as error:
            raise Fault("illegal", said=str(error)) from None
        clock.charge(self.sheet, asked, now)
        self.sheet.since, self.sheet.granted, self.sheet.offers = now, [], []
        self._go_on()

    def end(self, outcome: KernelOutcome, agreed: tuple[str, ...]) -> None:
        """The players end it: resigned, a draw agreed, time."""
        assert self.recorder is not None
        self.recorder.end(outcome, agreed)
        self._go_on()

    def follow(self, lines: Sequence[Line], sheet: Sheet) -> None:
        """Take over what another worker saved."""
        self.sheet = sheet
        if self.recorder is None and sheet.header is not None:
            replaying.take_up_at_once(self, lines)
        elif self.recorder is not None and lines:
            self.recorder.follow(lines)
            self.absorb()
        self.saved = self.version

    def _go_on(self) -> None:
        """Chance answers until a player is asked; the end, when it comes, goes on the sheet."""
        assert self.recorder is not None
        if self.recorder.ended is None:
            self._settle_all()
        self.absorb()
        self.sheet.outcome = self.recorder.ended or self.recorder.play.outcome
        if self.sheet.outcome is not None:
            self.sheet.offers = []
            self.sheet.ended = self.sheet.ended or now_ms()

    def _settle_all(self) -> None:
        """Chance answers: with the dice that were given, else from the fair stream; where it waits, not by itself."""
        assert self.recorder is not None
        while (question := self.recorder.play.question) is not None and question.is_chance:
            if self.sheet.dice:
                self._take_dice(question)
            elif self.sheet.chance == "waits":
                return
            else:
                self.recorder.settle()

    def _take_dice(self, question: Question) -> None:
        """The next dice that were given; those that do not fit are dropped, with all that follow."""
        assert self.recorder is not None
        item, self.sheet.dice = self.sheet.dice[0], self.sheet.dice[1:]
        try:
            self.recorder.settle(given_dice(self.game, question, item))
        except (SztabError, TypeError, ValueError):
            self.sheet.dice = []

    def arrange(self, base: Base) -> None:
        """An analysis goes on from another position."""
        assert self.recorder is not None
        self.recorder.arrange(base)
        self.sheet.offers, self.sheet.outcome, self.sheet.ended = [], None, 0
        self.settle()

    def give_dice(self, dice: Sequence[Any]) -> None:
        """At an analysis table: what chance answers next."""
        self.sheet.dice = [*self.sheet.dice, *dice]
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
