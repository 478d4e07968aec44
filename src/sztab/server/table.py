"""A live table: its record, its sheet, and what changes them. No input or output: the hall saves and tells."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from typing import Any

from sztab.kernel.errors import BadNotation, IllegalAnswer, SztabError
from sztab.kernel.events import Event
from sztab.kernel.events import Outcome as KernelOutcome
from sztab.kernel.game import Game
from sztab.kernel.play import Play, Position
from sztab.kernel.record import Header, Line, RulesVersion
from sztab.kernel.recorder import Recorder, new_header
from sztab.kernel.requests import Choice
from sztab.server import clock
from sztab.server.faults import Fault
from sztab.server.parts import Mark, TableStatus
from sztab.server.sheet import Sheet, now_ms
from sztab.server.telling import Teller


class Table:
    """One table in memory. `keys` remembers which answers were given, by seat and key."""

    def __init__(
        self,
        sheet: Sheet,
        teller: Teller,
        seed: bytes,
        *,
        lines: Sequence[Line] = (),
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
        self.versions: list[int] = []
        """The line number of each answer that stands."""
        self.cuts: list[tuple[int, int]] = []
        """For each undo or takeback: its line, and the version up to which the journal stands."""
        self._absorbed = 0
        if sheet.header is not None:
            self._take_up(lines)
        self.saved = self.version

    def _take_up(self, lines: Sequence[Line]) -> None:
        """Go on with a stored record; where these rules play it differently, it stands still before that line."""
        header = self.sheet.header
        assert header is not None
        mark = self.sheet.mark
        try:
            good = lines[: mark.version] if mark else lines
            self.recorder = self._recorder(header, good)
        except Exception:
            self.sheet.mark = self.first_difference(lines)
            good = lines[: self.sheet.mark.version] if self.sheet.mark else lines
            self.recorder = self._recorder(header, good)
        self._absorb()

    def _recorder(self, header: Header, lines: Sequence[Line]) -> Recorder[Any]:
        forced = self.sheet.forced and self.sheet.mark is None
        return Recorder(self.game, header, self.seed, lines=lines, start=self.start_again, forced=forced)

    def first_difference(self, lines: Sequence[Line] | None = None) -> Mark | None:
        """The first line that these rules play differently, by the hash of the state after each line."""
        header = self.sheet.header
        if header is None:
            return None
        if lines is None:
            lines = self.recorder.lines if self.recorder else ()
        again = Recorder(self.game, header, self.seed, start=self.start_again)
        for number, line in enumerate(lines):
            try:
                again.follow([line])
            except SztabError as error:
                return Mark(number, str(error)[:300])
            except Exception as error:
                return Mark(number, f"line {line.n}: {type(error).__name__}: {error}"[:300])
        return None

    def start_again(self) -> Play[Any]:
        """A new play from where this table began."""
        if self.sheet.base is not None:
            base = self.sheet.base
            return Play.resume(self.game, Position(self.game.id, self.game.edition, base["state"], base["tape"]))
        header = self.sheet.header
        assert header is not None
        return Play.begin(self.game, header.scenario, header.options)

    # --- what stands -------------------------------------------------------------------------------------------------

    @property
    def version(self) -> int:
        return len(self.recorder.lines) if self.recorder else 0

    @property
    def play(self) -> Play[Any]:
        if self.recorder is None:
            raise Fault("not-now", "the table waits for its players")
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
        question = self.recorder.play.question if self.recorder and self.status == "running" else None
        return question if isinstance(question, Choice) else None

    @property
    def asked(self) -> str | None:
        return self.question.seat if self.question else None

    @property
    def is_open(self) -> bool:
        """Is nothing hidden any more? The seed is open too then."""
        over = self.sheet.outcome is not None or self.sheet.mark is not None
        return over or self.sheet.kind != "game" or not self.game.has_secrets

    def journal_after(self, version: int) -> list[tuple[int, Event]]:
        """What happened after a version, with the version at which it happened."""
        found: list[tuple[int, Event]] = []
        for answers, event in reversed(self.play.journal):
            at = self.versions[answers - 1] if answers else 0
            if at <= version:
                break
            found.append((at, event))
        return found[::-1]

    def kept(self, known: int | None) -> int:
        """Up to which version the journal of someone who knows version `known` still stands; -1: he knows nothing."""
        if known is None:
            return -1
        return min([known, *(upto for at, upto in self.cuts if at > known)])

    def answers_at(self, version: int) -> int:
        """How many of the answers that stand were given up to a version."""
        return bisect_right(self.versions, version)

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
            raise Fault("not-now", f"the table is {self.status}", version=self.version)
        if version is not None and version != self.version:
            message = f"the table stands at version {self.version}, the message was for version {version}"
            raise Fault("stale", message, version=self.version)
        question = self.question
        if question is None or question.seat != seat:
            raise Fault("not-asked", f"{seat} is not asked now", version=self.version)
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
            raise Fault("bad-message", "an answer has either an index or a mapping")
        if index is not None:
            if not 0 <= index < len(question.options):
                raise Fault("illegal", f"options are numbered from 0 to {len(question.options) - 1}")
            return question.options[index]
        try:
            return self.game.codec.decode(question, wire or {})
        except BadNotation as error:
            raise Fault("bad-notation", str(error)) from None

    def _give(self, question: Choice, answer: Any) -> None:
        assert self.recorder is not None
        if answer not in question.options:
            refused = self.game.why_not(self.play.state, question, (answer,))
            message = f"this is not among the answers to {question.prompt}"
            raise Fault("illegal", message, refusals=self.teller.refusals(refused), version=self.version)
        self.recorder.answer(answer)
        self.sheet.offers = [offer for offer in self.sheet.offers if offer.kind == "rematch"]
        self.sheet.flagged = [seat for seat in self.sheet.flagged if seat != question.seat]
        clock.after_answer(self.sheet, question.seat, now_ms())
        self._go_on()

    def undo(self, seat: str, version: int) -> None:
        """Take the seat's last answer back, by the kernel's policy."""
        assert self.recorder is not None
        if self.status != "running":
            raise Fault("not-now", f"the table is {self.status}", version=self.version)
        if version != self.version:
            message = f"the table stands at version {self.version}, the message was for version {version}"
            raise Fault("stale", message, version=self.version)
        if refusal := self.play.undo_refusal(seat):
            raise Fault("illegal", f"no undo: {refusal.key}", refusals=[self.teller.refusal(refusal)])
        clock.charge(self.sheet, self.asked, now_ms())
        self.recorder.undo(seat)
        self.sheet.since = now_ms()
        self._go_on()

    def take_back(self, to: int, agreed: tuple[str, ...]) -> None:
        """All agreed: go back to where `to` answers stood."""
        assert self.recorder is not None
        try:
            self.recorder.take_back(to, agreed)
        except IllegalAnswer as error:
            raise Fault("illegal", str(error)) from None
        self.sheet.since = now_ms()
        self.sheet.offers = []
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
            self._take_up(lines)
        elif self.recorder is not None and lines:
            self.recorder.follow(lines)
            self._absorb()
        self.saved = self.version

    def _go_on(self) -> None:
        """Chance answers until a player is asked; the end, when it comes, goes on the sheet."""
        assert self.recorder is not None
        if self.recorder.ended is None:
            self.recorder.settle_all()
        self._absorb()
        self.sheet.outcome = self.recorder.ended or self.recorder.play.outcome
        if self.sheet.outcome is not None:
            self.sheet.offers = []
            self.sheet.ended = self.sheet.ended or now_ms()

    def _absorb(self) -> None:
        assert self.recorder is not None
        for line in self.recorder.lines[self._absorbed :]:
            if line.back is not None:
                del self.versions[line.back :]
                self.cuts.append((line.n, self.versions[-1] if self.versions else 0))
            elif line.answer is not None:
                self.versions.append(line.n)
        self._absorbed = self.version

    def unsaved(self) -> list[Line]:
        return self.recorder.lines[self.saved :] if self.recorder else []
