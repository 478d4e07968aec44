"""`/api/analysis`, and the boards of analysis tables: opened from a moment or a situation, arranged by hand."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, Router, get, post
from litestar.params import JSONBody

from sztab.server.accounts.callers import Caller, check_watch
from sztab.server.accounts.history import seat_accounts
from sztab.server.boards.analysis import clone, from_lesson, from_position, from_situation, from_text
from sztab.server.operation.library import Library
from sztab.server.routes.dependencies import InPath, SeatInQuery, Server, Who
from sztab.server.routes.security import address_of
from sztab.server.tables.opening import NewSecrets
from sztab.server.tables.table import Table
from sztab.server.wire.board_bodies import Arrange, Arranged, BoardInfo, NewAnalysis
from sztab.server.wire.table_bodies import Created


@post("/api/analysis", summary="An analysis table from a moment of a table, a situation, or a position")
async def new_analysis(
    data: JSONBody[NewAnalysis], services: Server, caller: Who, request: Request[Any, Any, Any]
) -> Created:
    services.rates.check("table", address_of(request, services.settings))
    if data.box:  # a game of its own is read for it, and stays in memory with the table
        services.rates.check("box", address_of(request, services.settings))
    if data.table:
        source = await services.hall.get(data.table)
        check_watch(source.table.meta, caller)
        table, made = await clone(services.library, source, data, caller)
    else:
        if data.text and not (data.lesson or data.situation):
            services.rates.check("box", address_of(request, services.settings))
        async with services.actions.reading(caller):
            table, made = await asyncio.to_thread(_read, services.library, data, caller)
    live = await services.hall.add(table)
    await seat_accounts(services.hall, live)
    return Created(live.info(), made.mine, {}, made.watch)


def _read(library: Library, data: NewAnalysis, caller: Caller) -> tuple[Table, NewSecrets]:
    """The table that a lesson, a situation, a text or a position makes."""
    if data.lesson:
        return from_lesson(library, data, caller)
    if data.situation:
        return from_situation(library, data, caller)
    return from_text(library, data, caller) if data.text else from_position(library, data, caller)


@get("/api/tables/{table:str}/board", summary="The board of an analysis table, as it can be arranged")
async def show_board_info(table: InPath, services: Server, caller: Who) -> BoardInfo:
    live = await services.actions.table_for(table, caller)
    return await services.actions.board(live, caller)


@post("/api/tables/{table:str}/board", summary="Put pieces, set what can be set, give dice", status_code=200)
async def arrange_board(
    table: InPath,
    data: JSONBody[Arrange],
    services: Server,
    caller: Who,
    request: Request[Any, Any, Any],
    seat: SeatInQuery = None,
) -> Arranged:
    services.rates.check("think", address_of(request, services.settings))
    live = await services.actions.table_for(table, caller)
    await services.actions.arrange(live, caller, data)
    look = seat if seat is not None else services.actions.first_look(live, caller)
    moment = services.actions.moment(live, caller, look)
    assert moment is not None, "an analysis table has begun"
    return Arranged(live.table.version, moment)


boards_router = Router("/", route_handlers=[new_analysis, show_board_info, arrange_board], tags=["analysis"])
