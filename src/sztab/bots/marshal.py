"""The marshal: he plays as a network has learned, alone or with an officer to ask, plans longer than an officer, or
plays answers out, by what a game has."""

from sztab.bots.advised import Advised, AdvisedBot
from sztab.bots.bot import Glimpse, Planner, Reply
from sztab.bots.greedy import weighed
from sztab.bots.learned import LearnedBot
from sztab.bots.officer import OfficerBot
from sztab.bots.planning import PlanningBot
from sztab.bots.search import SearchBot
from sztab.kernel.game import Game, S
from sztab.kernel.requests import Answer, Seat

WORLDS = 36
"""In how many worlds he tries an answer where he plans longer: as many as two dice have ways to fall, so that each of
them comes once (an officer tries four)."""


class MarshalBot:
    """Asks a network and an officer where there is a network for that; plans as the officer does, but longer, where a
    game has plans that gain by it, and tries answers more often; else he answers by a network or by search."""

    def __init__(self, seed: int | str | None = None, seconds: float = 2.0) -> None:
        self._advised = AdvisedBot(OfficerBot(seed), seed)
        self._other = LearnedBot(SearchBot(seed, seconds=seconds, judge=weighed))
        self._planner = PlanningBot(seed, lambda game, seat: game.thorough(seat), WORLDS)

    def answer(self, glimpse: Glimpse[S]) -> Answer:
        return self.reply(glimpse, b"").answer

    def reply(self, glimpse: Glimpse[S], plan: bytes) -> Reply:
        return self._mind(glimpse.game, glimpse.seat).reply(glimpse, plan)

    def _mind(self, game: Game[S], seat: Seat) -> Planner:
        if isinstance(game, Advised):
            return self._advised
        return self._other if game.thorough(seat) is None else self._planner
