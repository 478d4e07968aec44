"""A bot that hears what an officer would answer, and lets a network that learned when he errs decide."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from sztab.bots.bot import Bot, Glimpse, Reply, ask
from sztab.kernel.dice import RandomDice
from sztab.kernel.game import S
from sztab.kernel.requests import Answer, Choice


@runtime_checkable
class Advised(Protocol):
    """A game with a network that is told the answer of another bot."""

    def second_opinion(self, state: Any, question: Choice, first: int, plan: bytes) -> tuple[list[float], float] | None:
        """How good each answer is, and the seat's chance to win, when another bot would give the `first` of them and
        then has this plan; None: nothing can be said here."""
        ...


class AdvisedBot:
    """Gives the answer that the network likes best; without one, it does as its adviser."""

    def __init__(self, adviser: Bot, seed: int | str | None = None) -> None:
        self._adviser = adviser
        self._dice = RandomDice(seed)

    def answer(self, glimpse: Glimpse[S]) -> Answer:
        return self.reply(glimpse, b"").answer

    def reply(self, glimpse: Glimpse[S], plan: bytes) -> Reply:
        question, game = glimpse.question, glimpse.game
        first = ask(self._adviser, glimpse, plan)
        if len(question.options) == 1 or not isinstance(game, Advised):
            return first
        world = glimpse.look(self._dice)
        found = game.second_opinion(world.state, question, question.options.index(first.answer), first.plan)
        if found is None:
            return first
        scores, _ = found
        return Reply(question.options[max(range(len(scores)), key=scores.__getitem__)], first.plan)
