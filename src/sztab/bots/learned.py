"""A bot that answers as a network learned by playing against itself, where the game has one that can be run."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from sztab.bots.bot import Bot, Glimpse, Reply, ask
from sztab.kernel.game import S
from sztab.kernel.requests import Answer, Choice


@runtime_checkable
class Learned(Protocol):
    """A game with a network."""

    def opinion(self, view: Any, question: Choice) -> tuple[list[float], float] | None:
        """How good each answer is to a seat that sees this, and its chance to win; None: nothing can be said here."""
        ...


class LearnedBot:
    """Gives the answer that the network likes best; without one, it does as another bot would."""

    def __init__(self, other: Bot) -> None:
        self._other = other

    def answer(self, glimpse: Glimpse[S]) -> Answer:
        return self.reply(glimpse, b"").answer

    def reply(self, glimpse: Glimpse[S], plan: bytes) -> Reply:
        question, game = glimpse.question, glimpse.game
        if len(question.options) == 1:
            return Reply(question.options[0], plan)
        found = game.opinion(glimpse.seen().view, question) if isinstance(game, Learned) else None
        if found is None:
            return ask(self._other, glimpse, plan)
        scores, _ = found
        return Reply(question.options[max(range(len(scores)), key=scores.__getitem__)])
