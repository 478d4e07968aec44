"""A bot that thinks as the greedy one does, but by the plans and weights of the game, and keeps what it has in mind."""

from collections.abc import Callable
from typing import Any, TypeAlias

from sztab.bots.bot import Glimpse, Reply
from sztab.bots.greedy import GreedyBot
from sztab.bots.trial import Trial
from sztab.kernel.game import Game, S
from sztab.kernel.requests import Answer, Seat

Weights: TypeAlias = Callable[[Game[Any], Seat], Any]
"""The weights that a bot goes by at a seat of a game; None: those of the game's officer."""

FEW = 28
"""So few answers are tried in all of the worlds, more of them in fewer."""


class PlanningBot(GreedyBot):
    """Takes the best of what the game's plan leaves it to think of, each answer tried in so many worlds."""

    def __init__(
        self, seed: int | str | None = None, weights: Weights = lambda game, seat: None, worlds: int = 4
    ) -> None:
        super().__init__(
            seed,
            worlds=worlds,
            effort=FEW * worlds,
            judge=lambda game, state, seat: game.weigh(state, seat, weights(game, seat)),
            finder=lambda game, state, question: game.considered(state, question, weights(game, question.seat)),
        )
        self._weights = weights

    def answer(self, glimpse: Glimpse[S]) -> Answer:
        return self.reply(glimpse, b"").answer

    def reply(self, glimpse: Glimpse[S], plan: bytes) -> Reply:
        question = glimpse.question
        if len(question.options) == 1:
            return Reply(question.options[0], plan)
        world = Trial.at(glimpse.look(self._dice))
        game = world.game
        candidates, plan = game.planned(world.state, question, plan, self._weights(game, question.seat))
        return Reply(self._best(glimpse, world, candidates), plan)
