"""A bot that gives any legal answer."""

from sztab.bots.bot import Glimpse
from sztab.kernel.dice import RandomDice
from sztab.kernel.game import S
from sztab.kernel.requests import Answer


class UniformBot:
    """Each legal answer is as likely as the others."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._dice = RandomDice(seed)

    def answer(self, glimpse: Glimpse[S]) -> Answer:
        options = glimpse.question.options
        return options[self._dice.below(len(options))]
