"""`/api/games/{game}/scenarios/{scenario}`: one scenario, before anybody sits down to it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
from litestar import Response, get

from sztab.bots.balance import measured
from sztab.kernel.errors import BadNotation
from sztab.kernel.game import Game
from sztab.server.routes.dependencies import Asking, InPath, Server
from sztab.server.routes.games import JSON, game_of, scenario_info
from sztab.server.wire.faults import Fault
from sztab.server.wire.game_bodies import MeasuredBalance, ScenarioPage, StandingAt
from sztab.server.wire.kept import PACKED, reply, spec


@get(
    "/api/games/{game:str}/scenarios/{scenario:str}",
    summary="A scenario: where counters stand, how it went for bots",
    responses=spec(ScenarioPage),
    opt={PACKED: True},
)
async def show_scenario(game: InPath, scenario: InPath, services: Server, request: Asking) -> Response[bytes]:
    opened = game_of(services.library, game)
    if scenario not in opened.scenarios():
        raise Fault("no-scenario", scenario=scenario[:40])

    def page() -> bytes:
        return msgspec.json.encode(_page(opened, scenario))

    return reply(request, await services.shelf.take(("scenario", game, scenario), JSON, page), "no-cache")


def _page(game: Game[Any], scenario: str) -> ScenarioPage:
    balance = [MeasuredBalance(m.bot, m.games, dict(m.won), m.drawn, m.answers) for m in measured(game.id, scenario)]
    return ScenarioPage(game.id, scenario_info(game.scenario(scenario)), _standing(game, scenario), balance)


def _standing(game: Game[Any], scenario: str) -> list[StandingAt]:
    """What the set-up of the scenario puts on the map; a game whose board cannot be arranged shows none."""
    try:
        board = game.arrangement(game.start(scenario, game.scenario(scenario).settle({})))
    except BadNotation:
        return []
    counted = Counter((p.place, p.side) for p in board.pieces if p.place is not None and p.kind != "card")
    return [StandingAt(str(place), side, pieces) for (place, side), pieces in sorted(counted.items())]
