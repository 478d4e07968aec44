"""A position and the answers to a question as lists of numbers: what a network sees. Hot: called for every answer."""

from __future__ import annotations

from msgspec import Struct

from sztab.games.raclawice.bot.learned.answers import Asked, of_answers
from sztab.games.raclawice.bot.learned.numbering import SCENARIO, Numbering
from sztab.games.raclawice.bot.learned.position import of_position
from sztab.games.raclawice.bot.officer.considered import Officer
from sztab.games.raclawice.bot.officer.doctrine import Doctrine
from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.state import State
from sztab.kernel.requests import Choice


class Seen(Struct):
    """What is told to a network."""

    position: list[int]
    which: list[int]
    """The numbers of the answers that it is to think of."""
    answers: list[list[int]]
    """What holds of each of them."""


class Eyes:
    """Looks at positions of one edition."""

    def __init__(self, edition: Edition, officer: Officer, doctrine: Doctrine) -> None:
        self._numbering = Numbering(edition)
        self._officer, self._doctrine = officer, doctrine

    def fit(self, state: State) -> bool:
        """Is it a battle of the troops and on the ground that the numbers are made for?"""
        return self._numbering.fits and state.scenario == SCENARIO

    def see(self, state: State, question: Choice, hint: int, plan: bytes) -> Seen:
        """`hint`: the answer that the officer would give, with what he has in mind then."""
        chart = self._officer.chart(state, question, self._doctrine)
        plans = self._officer.thought_of(chart, question, plan)
        asked = Asked(self._numbering, chart, question, plans)
        which, answers = of_answers(asked, hint)
        return Seen(of_position(self._numbering, chart, question.prompt), which, answers)
