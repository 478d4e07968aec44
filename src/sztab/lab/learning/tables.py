"""One game under way, for a network that plays one side or both."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from sztab import bots
from sztab.bots.bot import Glimpse, ask
from sztab.kernel.dice import RandomDice
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice, Seat
from sztab.lab.learning.subjects import Subject, Told
from sztab.lab.playing import opened

QUICK = "quick"
"""Not a level: the game's quick answers."""


class Kept(Struct, array_like=True):
    """A choice that was made: what was seen, what was done, how likely that was, and how things stood."""

    view: Any
    answers: Any
    chosen: int
    log: float
    stands: float


class Table:
    """A game; `bot`: who plays the other side, if anybody does; `odd`: the share of answers that are any."""

    def __init__(self, subject: Subject, number: int, seed: int, bot: str = "", odd: float = 0.0) -> None:
        self.subject = subject
        self.game: Any = opened(subject.game, "")
        self.dice = RandomDice(f"{seed} {number // 2}")
        self.own: Seat = subject.seats[number % 2]
        level, mentor = bot not in ("", QUICK), subject.mentor
        self.play: Play[Any] = Play.begin(self.game, subject.scenario, memory=level or bool(mentor))
        self.bot = bots.make(bot, f"{seed} {number}") if level else None
        self.quick = bot == QUICK
        self.mentors = {seat: bots.make(mentor, f"{seed} {number} {seat}") for seat in subject.seats if mentor}
        self.plans: dict[Seat, bytes] = {}
        self.kept: dict[Seat, list[Kept]] = {seat: [] for seat in subject.seats}
        self.odd = odd
        self.told: Told = ([], [], [])
        self.hint = 0

    def advance(self) -> Choice | None:
        """Play on to the next question that a network answers, and see what it is told; None: it is over."""
        play = self.play
        while (question := play.question) is not None:
            if not isinstance(question, Choice):
                play.answer(self.dice.settle(question))
            elif len(question.options) == 1:
                play.answer_index(0)
            elif question.seat != self.own and self.bot is not None:
                reply = ask(self.bot, Glimpse(play, question.seat), self.plans.get(question.seat, b""))
                self.plans[question.seat] = reply.plan
                play.answer(reply.answer)
            elif question.seat != self.own and self.quick:
                play.answer_index(self.game.quick_answer(play.state, question, self.dice))
            elif self._look(question):
                return question
        return None

    def _look(self, question: Choice) -> bool:
        """See what the network is told; False: there was nothing to choose, and it is answered."""
        play, plan = self.play, b""
        if self.mentors:
            seat = question.seat
            reply = ask(self.mentors[seat], Glimpse(play, seat), self.plans.get(seat, b""))
            self.plans[seat] = plan = reply.plan
            self.hint = question.options.index(reply.answer)
        self.told = self.subject.look(self.game, play.state, question, self.hint, plan)
        if len(which := self.told[1]) == 1:
            play.answer_index(which[0])
            return False
        return True

    def give(self, chosen: int) -> None:
        """Give one of the answers that were to be thought of, or any of them by a mistake."""
        which = self.told[1]
        if self.odd and self.dice.below(1000) < 1000 * self.odd:
            chosen = self.dice.below(len(which))
        self.play.answer_index(which[chosen])

    def result(self, seat: Seat) -> float:
        outcome = self.play.state.outcome
        assert outcome is not None
        return 0.0 if outcome.winner is None else 1.0 if seat in outcome.winners else -1.0
