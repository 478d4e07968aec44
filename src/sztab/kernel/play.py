"""Play: one game in progress. It asks, takes answers through one gate, can be copied, saved and undone."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic

from msgspec import Struct

from sztab.kernel.codec import freeze
from sztab.kernel.errors import BadNotation, IllegalAnswer
from sztab.kernel.events import Event, Outcome, Refusal
from sztab.kernel.game import Game, S
from sztab.kernel.garbage import SearchPutOff
from sztab.kernel.requests import Answer, Chance, Choice, Question, Seat, Steps


class Position(Struct, frozen=True):
    """A play at any moment: the state at the last quiet point and the answers given since."""

    game: str
    edition: str
    state: Any
    tape: list[Any]


class Mark(Struct, Generic[S], frozen=True):
    """A quiet point of a play that one may come back to: answers given, the state, events told, why no undo goes on."""

    answers: int
    state: S
    told: int
    barrier: Refusal

    @property
    def is_loose(self) -> bool:
        """Could what lies before still be undone, when it was set?"""
        return self.barrier.key == "undo-taken-back"


class Play(Generic[S]):
    """One game in progress.

    With `memory` (the default) it keeps what copies and undo need; play-outs go without and run faster. With `forced`
    it answers by itself the questions to players that have one answer only.
    """

    __slots__ = (
        "_barrier", "_by_force", "_memory", "_quiets", "_steps", "_unseen", "_waiting",
        "answers", "events", "forced", "game", "journal", "seats", "state",
    )  # fmt: skip

    def __init__(self, game: Game[S], state: S, *, memory: bool = True, forced: bool = False) -> None:
        self.game = game
        self.state = state
        self.forced = forced
        self.answers: list[Answer] = []
        self.seats: list[Seat] = []
        """Who gave each answer."""
        self.events: list[Event] = []
        """What happened since the last answer."""
        self.journal: list[tuple[int, Event]] = []
        """All that happened, with the number of answers given before; kept with memory."""
        self._memory = memory
        self._quiets: list[tuple[int, S, int]] = []
        """Quiet points: answers given before, the state, events told before."""
        self._barrier: tuple[int, Refusal | None] = (0, None)
        self._unseen = 0
        """The number of the last answer that not everybody saw; kept with memory."""
        self._by_force: set[int] = set()
        """The numbers of the answers that were given by themselves."""
        self._steps: Steps[None] | None = None
        self._waiting: Question | None = None

    @classmethod
    def begin(
        cls,
        game: Game[S],
        scenario: str,
        options: Mapping[str, str] | None = None,
        *,
        memory: bool = True,
        forced: bool = False,
    ) -> Play[S]:
        """A new play of a scenario."""
        settled = game.scenario(scenario).settle(options or {})
        return cls(game, game.start(scenario, settled), memory=memory, forced=forced)

    @property
    def question(self) -> Question | None:
        """What is asked now; None when the play is over."""
        if self._waiting is None and self.state.outcome is None:
            self._next_activity()
            if self.forced:
                self._take_forced()
        return self._waiting

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome if self.question is None else None

    @property
    def tape(self) -> list[Answer]:
        """The answers given since the last quiet point."""
        return self.answers[self._quiets[-1][0] :] if self._quiets else self.answers[:]

    @property
    def is_tape_open(self) -> bool:
        """Did everybody see the answers given since the last quiet point?"""
        return not self._quiets or self._unseen <= self._quiets[-1][0]

    def quiet_state(self) -> S:
        """The state at the last quiet point, before the running activity: to be copied, not changed."""
        if not self._memory:
            raise AssertionError("a play without memory keeps no quiet point")
        return self._quiets[-1][1] if self._quiets else self.state

    def answer(self, answer: Answer) -> None:
        """Give an answer; one that was not offered is refused and changes nothing."""
        question = self._waiting or self.question
        if question is None:
            raise IllegalAnswer("the play is over")
        self._step(question, question.pick(answer))
        if self.forced:
            self._take_forced()

    def answer_index(self, index: int) -> None:
        """Give the answer with this number in the list of options."""
        question = self.question
        if not isinstance(question, Choice):
            raise IllegalAnswer("chance is asked, not a player" if question else "the play is over")
        if not 0 <= index < len(question.options):
            raise IllegalAnswer(f"{question.prompt} has {len(question.options)} answers, there is no number {index}")
        self._step(question, question.options[index])
        if self.forced:
            self._take_forced()

    def _step(self, question: Question, answer: Answer) -> None:
        self.answers.append(answer)
        self.seats.append(question.seat)
        self.events = []
        steps = self._steps
        assert steps is not None
        try:
            self._waiting = steps.send(answer)
        except StopIteration:
            self._waiting = None
            if self.state.events:
                self._collect()
            if self.state.outcome is None:
                self._next_activity()
        else:
            if told := self.state.events:
                if self._memory:
                    self._collect()
                else:
                    self.events, self.state.events = told, []
        if self._memory:
            self._set_barrier(question)

    def run_out(self, random: Callable[[], float], settle: Callable[[Chance], Answer]) -> int:
        """Answers to the end, as fast as it goes: to players' questions the option that `random` (0 up to 1) picks, to
        chance what `settle` says. How many questions had one option only."""
        if not (self._memory or self.forced):
            with SearchPutOff():
                return self._race_out(random, settle)
        forced, question = 0, self.question
        while question is not None:
            if isinstance(question, Choice):
                forced += len(question.options) == 1
                self._step(question, question.options[int(random() * len(question.options))])
            else:
                self._step(question, question.pick(settle(question)))
            if self.forced:
                self._take_forced()
            question = self._waiting
        return forced

    def _race_out(self, random: Callable[[], float], settle: Callable[[Chance], Answer]) -> int:
        """The same without memory: `_step` for each answer, in one loop. What `settle` says is not judged once more."""
        forced, question = 0, self.question
        steps, told = self._steps, self.state.events
        if question is None or steps is None:
            return forced
        answers, seats = self.answers.append, self.seats.append
        while question is not None:
            if isinstance(question, Choice):
                options = question.options
                if (n := len(options)) == 1:
                    forced += 1
                answer = options[int(random() * n)]
            else:
                answer = settle(question)
            answers(answer)
            seats(question.seat)
            told.clear()
            try:
                question = steps.send(answer)
            except StopIteration:
                question = None
        self._waiting, self.events, self.state.events = None, told, []
        return forced

    def _take_forced(self) -> None:
        told = self.events
        while isinstance(self._waiting, Choice) and self._waiting.is_forced:
            self._step(self._waiting, self._waiting.options[0])
            self._by_force.add(len(self.answers))
            told = told + self.events
        self.events = told

    def _next_activity(self) -> None:
        """Run activities until one asks something or the play ends."""
        state = self.state
        if not self._memory:
            self._steps = self.game.activities(state)
            self._waiting = next(self._steps, None)
            if state.events:
                self._collect()
            return
        while state.outcome is None:
            self._keep_quiet_point()
            steps = self._steps = self.game.next_activity(state)
            self._waiting = next(steps, None)
            if state.events:
                self._collect()
            if self._waiting is not None:
                break

    def _keep_quiet_point(self) -> None:
        if self._quiets and self._quiets[-1][0] == len(self.answers):
            if self._steps is None:
                return
            self._quiets.pop()
        self._quiets.append((len(self.answers), self.state.copy(), len(self.journal)))

    def _collect(self) -> None:
        """What happened goes from the state to the play."""
        told, self.state.events = self.state.events, []
        self.events = self.events + told if self.events else told
        if self._memory:
            self.journal += [(len(self.answers), event) for event in told]

    def _set_barrier(self, question: Question) -> None:
        """Note how far back an undo may go."""
        number = len(self.answers)
        if question.secret if isinstance(question, Choice) else question.seen_by is not None:
            self._unseen = number
        if question.is_chance:
            self._barrier = (number, Refusal("", "undo-chance", {"answer": number}))
        elif shown := [event for event in self.events if event.reveals or event.only not in ("", question.seat)]:
            has_learnt = any(not event.betrays and event.only in ("", question.seat) for event in shown)
            self._barrier = (number, Refusal("", "undo-revealed" if has_learnt else "undo-seen", {"answer": number}))
        else:
            return
        del self._quiets[:-1]

    def _last_free(self) -> int:
        """The number of the last answer that was not given by itself."""
        number = len(self.answers)
        while number in self._by_force:
            number -= 1
        return number

    def undo_refusal(self, seat: Seat) -> Refusal | None:
        """Why a seat may not take its last answer back by itself; None: it may."""
        if self.question is None:
            return Refusal("", "undo-over")
        number = self._last_free()
        at, reason = self._barrier
        if at >= max(number, 1):
            return reason
        if number == 0:
            return Refusal("", "undo-nothing")
        for n in range(len(self.answers), number - 1, -1):
            if self.seats[n - 1] != seat:
                return Refusal("", "undo-other-seat", {"answer": n, "seat": self.seats[n - 1]})
        return None

    def undo(self, seat: Seat) -> None:
        """Take the seat's last answer back, where that hides nothing that was shown."""
        if refusal := self.undo_refusal(seat):
            raise IllegalAnswer(f"no undo: {refusal.key} {refusal.params or ''}".rstrip())
        number = self._last_free() - 1
        while self._quiets[-1][0] > number:
            self._quiets.pop()
        at, quiet, told = self._quiets[-1]
        tape = self.answers[at:number]
        del self.answers[at:], self.seats[at:], self.journal[told:]
        self._by_force = {n for n in self._by_force if n <= number}
        self.state = quiet.copy()
        self._run_tape(tape)

    def _run_tape(self, tape: list[Answer]) -> None:
        """Give answers once more from a quiet point on."""
        self._steps = self._waiting = None
        self.events = []
        forced, self.forced = self.forced, False
        for answer in tape:
            self.answer(answer)
        self.forced = forced

    def copy(self, *, memory: bool = True) -> Play[S]:
        """Another play that goes on from here by itself."""
        if not self._memory:
            raise AssertionError("a play without memory cannot be copied")
        if not self._quiets:
            return Play(self.game, self.state.copy(), memory=memory, forced=self.forced)
        at, quiet, _ = self._quiets[-1]
        twin = Play(self.game, quiet.copy(), memory=memory, forced=self.forced)
        if memory:
            twin._quiets.append((0, quiet, 0))
        if at < len(self.answers):
            twin._run_tape(self.answers[at:])
        return twin

    def mark(self) -> Mark[S] | None:
        """This moment, to come back to; None in the middle of an activity."""
        if not self._quiets or self._quiets[-1][0] != len(self.answers):
            return None
        number, quiet, told = self._quiets[-1]
        at, reason = self._barrier
        if at < number or reason is None:
            reason = Refusal("", "undo-taken-back")
        return Mark(number, quiet, told, reason)

    def at_mark(self, mark: Mark[S]) -> Play[S]:
        """Another play, as this one was at a mark of it; what lies before needs a takeback again."""
        twin = Play(self.game, mark.state.copy(), forced=self.forced)
        twin.answers, twin.seats = self.answers[: mark.answers], self.seats[: mark.answers]
        twin.journal = self.journal[: mark.told]
        twin._quiets = [(mark.answers, mark.state, mark.told)]
        twin._barrier = (mark.answers, mark.barrier)
        twin._by_force = {n for n in self._by_force if n <= mark.answers}
        return twin

    @classmethod
    def standing(
        cls, game: Game[S], mark: Mark[S], seats: Sequence[Seat], journal: Sequence[tuple[int, Event]]
    ) -> Play[S]:
        """A play that stands at a mark from elsewhere: how it came there is known by seats and journal only, and is
        not undone."""
        play = cls(game, mark.state.copy())
        play.answers, play.seats = [None] * mark.answers, list(seats[: mark.answers])
        play.journal = list(journal[: mark.told])
        play._quiets = [(mark.answers, mark.state, mark.told)]
        play._barrier = (mark.answers, mark.barrier)
        return play

    def position(self) -> Position:
        """The play as plain data, at any moment."""
        return Position(self.game.id, self.game.edition, self.game.dump(self.quiet_state()), self.tape)

    @classmethod
    def resume(cls, game: Game[S], position: Position, *, forced: bool = False) -> Play[S]:
        """A play from a saved position."""
        if (position.game, position.edition) != (game.id, game.edition):
            raise BadNotation(f"a position of {position.game} {position.edition}, not of {game.id} {game.edition}")
        play = cls(game, game.load(position.state), forced=forced)
        play._run_tape([freeze(answer) for answer in position.tape])
        return play
