"""What a network can be taught: the games that have features, and how large the network is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from sztab.games.raclawice.bot.learned import numbering
from sztab.games.warszawa.bot import features as cards
from sztab.kernel.requests import Choice, Seat

Told = tuple[list[int], list[int], list[list[int]]]
"""What holds of the position, which answers are to be thought of, and what holds of each."""
Look = Callable[[Any, Any, Choice, int, bytes], Told]
"""By game, state and question; where there is a mentor, with the number of his answer and what he has in mind."""


class Subject(Struct, frozen=True):
    """A game to be taught."""

    game: str
    scenario: str
    seats: tuple[Seat, Seat]
    look: Look
    views: int
    """How many features a position can have, and how many an answer; how many of them at most at once."""
    most_of_view: int
    answers: int
    most_of_answer: int
    seen: int
    """How many numbers stand for a position at first and in the end, and for an answer."""
    inner: int
    asked: int
    mentor: str = ""
    """A bot whose answer is told to the network, and which it begins by following."""
    hints: int = 0
    """So many features of answers, the first ones, say that the mentor would give it."""
    reach: float = 0.95
    """How far ahead what came of a choice is judged by the end rather than by how things stood soon after."""

    @property
    def shapes(self) -> dict[str, tuple[int, ...]]:
        """The weights of its network. The last row of `views` and of `answers` stands for nothing, and is nought."""
        return {
            "views": (self.views + 1, self.seen),
            "views_bias": (self.seen,),
            "inner": (self.seen, self.inner),
            "inner_bias": (self.inner,),
            "value": (self.inner, 1),
            "value_bias": (1,),
            "answers": (self.answers + 1, self.asked),
            "join": (self.inner, self.asked),
            "join_bias": (self.asked,),
            "policy": (self.asked, 1),
        }


def _of_cards(game: Any, state: Any, question: Choice, hint: int, plan: bytes) -> Told:
    seen, about = cards.features(game.ed, game.view(state, question.seat), question.prompt, question.options)
    return seen, list(range(len(about))), about


def _of_battery(game: Any, state: Any, question: Choice, hint: int, plan: bytes) -> Told:
    seen = game.eyes.see(state, question, hint, plan)
    return seen.position, seen.which, seen.answers


SUBJECTS: Mapping[str, Subject] = {
    "bitwa-warszawska": Subject(
        "bitwa-warszawska", "olympiad", ("pl", "su"), _of_cards,
        cards.VIEW_SIZE, cards.MOST_OF_VIEW, cards.ANSWER_SIZE, cards.MOST_OF_ANSWER, 160, 96, 96,
    ),
    "raclawice-1794": Subject(
        "raclawice-1794", numbering.SCENARIO, ("pl", "ru"), _of_battery,
        numbering.VIEW_SIZE, numbering.MOST_OF_VIEW, numbering.ANSWER_SIZE, numbering.MOST_OF_ANSWER, 80, 64, 56,
        mentor="officer", hints=1 + len(numbering.KINDS), reach=0.97,
    ),
}  # fmt: skip
"""By the id of the game."""
