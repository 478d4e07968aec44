"""The marshal: he plays as a network has learned, alone or with an officer to ask, plays whole plans out, or single
answers, by what a game has."""

from sztab.bots.advised import Advised, AdvisedBot
from sztab.bots.bot import Glimpse, Reply
from sztab.bots.greedy import weighed
from sztab.bots.learned import LearnedBot
from sztab.bots.officer import OfficerBot
from sztab.bots.search import SearchBot
from sztab.bots.staff import StaffBot
from sztab.kernel.game import S
from sztab.kernel.requests import Answer


class MarshalBot:
    """Plans in the games that have doctrines to choose from; elsewhere he answers by a network or by search."""

    def __init__(self, seed: int | str | None = None, seconds: float = 2.0) -> None:
        self._advised = AdvisedBot(OfficerBot(seed), seed)
        self._staff = StaffBot(seed, seconds=seconds)
        self._other = LearnedBot(SearchBot(seed, seconds=seconds, judge=weighed))

    def answer(self, glimpse: Glimpse[S]) -> Answer:
        return self.reply(glimpse, b"").answer

    def reply(self, glimpse: Glimpse[S], plan: bytes) -> Reply:
        if isinstance(glimpse.game, Advised):
            return self._advised.reply(glimpse, plan)
        return (self._staff if glimpse.game.styles else self._other).reply(glimpse, plan)
