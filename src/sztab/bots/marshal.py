"""The marshal: he plans with more in mind than an officer, answers as a network has learned, or plays answers out, by
what a game has."""

from collections.abc import Mapping, Sequence

from sztab.bots.bot import Glimpse, Planner, Reply
from sztab.bots.greedy import Ended, weighed
from sztab.bots.learned import LearnedBot
from sztab.bots.planning import PlanningBot
from sztab.bots.search import SearchBot
from sztab.kernel.game import Game, S
from sztab.kernel.requests import Answer, Seat

WORLDS: Mapping[str, int] = {"rok-1920": 36, "nest-of-eagles": 36}
"""In how many worlds he tries an answer where he plans: as many as two dice have ways to fall, so that each of them
comes once. Elsewhere four, as an officer does: there his plans leave little to try."""
USUAL = 4


class MarshalBot:
    """Plans as the officer does, but with more in mind, where a game has plans that gain by it; else he answers by a
    network or by search."""

    def __init__(self, seed: int | str | None = None, seconds: float = 2.0) -> None:
        self._seed = seed
        self._other = LearnedBot(SearchBot(seed, seconds=seconds, judge=weighed))
        self._planners: dict[int, PlanningBot] = {}

    def answer(self, glimpse: Glimpse[S]) -> Answer:
        return self.reply(glimpse, b"").answer

    def reply(self, glimpse: Glimpse[S], plan: bytes) -> Reply:
        return self._mind(glimpse.game, glimpse.seat).reply(glimpse, plan)

    def first(self, glimpse: Glimpse[S], candidates: Sequence[int] | None, most: int) -> list[int]:
        return self._planner(USUAL).first(glimpse, candidates, most)

    def tries(self, glimpse: Glimpse[S], indexes: Sequence[int], worlds: int) -> Mapping[int, Sequence[Ended]]:
        return self._planner(USUAL).tries(glimpse, indexes, worlds)

    def _mind(self, game: Game[S], seat: Seat) -> Planner:
        if game.thorough(seat) is None:
            return self._other
        return self._planner(WORLDS.get(game.id, USUAL))

    def _planner(self, worlds: int) -> PlanningBot:
        if worlds not in self._planners:
            self._planners[worlds] = PlanningBot(self._seed, lambda game, seat: game.thorough(seat), worlds)
        return self._planners[worlds]
