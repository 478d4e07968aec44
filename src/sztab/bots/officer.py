"""The officer: he goes by the plans and weights of the game; where the end is in sight he also plays some tries out."""

from collections.abc import Mapping

from sztab.bots.bot import Glimpse, Reply
from sztab.bots.greedy import weighed
from sztab.bots.planning import PlanningBot
from sztab.bots.search import SearchBot
from sztab.kernel.game import S

TRIES: Mapping[str, int] = {"bitwa-warszawska": 60}
"""The games in which he plays weighty questions (`Game.is_weighty`) out, and how often: a marshal without his network
tries four times as often."""


class OfficerBot(PlanningBot):
    """Plans; in some games he searches a little."""

    def __init__(self, seed: int | str | None = None) -> None:
        super().__init__(seed)
        self._searches = {game: SearchBot(seed, most=most, judge=weighed) for game, most in TRIES.items()}

    def reply(self, glimpse: Glimpse[S], plan: bytes) -> Reply:
        search = self._searches.get(glimpse.game.id)
        return super().reply(glimpse, plan) if search is None else search.reply(glimpse, plan)
