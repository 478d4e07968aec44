"""`/api/games/{game}/lessons`, and where a learner goes at a lesson's table."""

from __future__ import annotations

from typing import Any

from litestar import Request, Router, get, post
from litestar.params import JSONBody

from sztab.server.accounts.callers import seats_of
from sztab.server.boards.lessons import act, course_page
from sztab.server.routes.dependencies import InPath, Server, Who
from sztab.server.routes.games import game_of
from sztab.server.routes.security import address_of
from sztab.server.wire.board_bodies import Arranged
from sztab.server.wire.faults import Fault
from sztab.server.wire.lesson_bodies import CoursePage, LessonAct


@get("/api/games/{game:str}/lessons", summary="The guided first game and the lessons of a game", tags=["games"])
async def show_course(game: InPath, services: Server) -> CoursePage:
    game_of(services.library, game)
    return course_page(game)


@post("/api/tables/{table:str}/lesson", summary="Go on, begin again or leave a lesson", status_code=200)
async def go_on(
    table: InPath, data: JSONBody[LessonAct], services: Server, caller: Who, request: Request[Any, Any, Any]
) -> Arranged:
    services.rates.check("think", address_of(request, services.settings))
    live = await services.actions.table_for(table, caller)
    if not seats_of(live.table.meta, caller):
        raise Fault("board-for-owner")
    await services.hall.change(live, lambda t: act(t, data.act))
    moment = services.actions.moment(live, caller, services.actions.first_look(live, caller))
    assert moment is not None, "a lesson's table has begun"
    return Arranged(live.table.version, moment)


lessons_router = Router("/", route_handlers=[show_course, go_on], tags=["analysis"])
