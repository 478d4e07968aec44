"""Playing over plain HTTP: the same acts and queries as on the WebSocket, for bots and scripts."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Router, WebSocket, post, websocket
from litestar.params import JSONBody

from sztab.server.accounts.callers import NOBODY
from sztab.server.operation.services import Services
from sztab.server.routes.dependencies import InPath, NumberInPath, Server, Who
from sztab.server.routes.security import address_of, check_origin, find_caller
from sztab.server.routes.sockets import Connection
from sztab.server.tables.live import Live
from sztab.server.wire.faults import Fault
from sztab.server.wire.messages_out import AnalysisFound, Found, HintsFound, OddsFound, Outlook, Trials, Why
from sztab.server.wire.models import Moment
from sztab.server.wire.table_bodies import (
    Accepted,
    AnalysisBody,
    AnswerBody,
    OfferBody,
    QueryBody,
    ResponseBody,
    SeatBody,
    UndoBody,
)


def _moment(services: Services, live: Live, caller: Who, seat: str, known: int | None) -> Moment | None:
    try:
        return services.actions.moment(live, caller, seat, known)
    except Fault:
        return None


@post("/answers", summary="Answer the question that a seat is asked", status_code=200)
async def answer(table: InPath, data: JSONBody[AnswerBody], services: Server, caller: Who) -> Accepted:
    live = await services.actions.table_for(table, caller)
    done = await services.actions.answer(live, caller, data)
    return Accepted(done.version, done.again, _moment(services, live, caller, data.seat, data.version), done.rest)


@post("/undo", summary="Take one's last answer back", status_code=200)
async def undo(table: InPath, data: JSONBody[UndoBody], services: Server, caller: Who) -> Accepted:
    live = await services.actions.table_for(table, caller)
    version = await services.actions.undo(live, caller, data.seat, data.version)
    return Accepted(version, False, _moment(services, live, caller, data.seat, data.version))


@post("/offers", summary="Offer a takeback, a draw or a rematch", status_code=200)
async def propose(table: InPath, data: JSONBody[OfferBody], services: Server, caller: Who) -> Accepted:
    live = await services.actions.table_for(table, caller)
    return Accepted(await services.actions.propose(live, caller, data), False)


@post("/offers/{offer:int}", summary="Agree to an offer, or decline it", status_code=200)
async def respond(
    table: InPath, offer: NumberInPath, data: JSONBody[ResponseBody], services: Server, caller: Who
) -> Accepted:
    live = await services.actions.table_for(table, caller)
    return Accepted(await services.actions.respond(live, caller, offer, data), False)


@post("/resign", summary="Resign", status_code=200)
async def resign(table: InPath, data: JSONBody[SeatBody], services: Server, caller: Who) -> Accepted:
    live = await services.actions.table_for(table, caller)
    return Accepted(await services.actions.resign(live, caller, data.seat), False)


@post("/claim", summary="Win because the other's time is over", status_code=200)
async def claim(table: InPath, data: JSONBody[SeatBody], services: Server, caller: Who) -> Accepted:
    live = await services.actions.table_for(table, caller)
    return Accepted(await services.actions.claim(live, caller, data.seat), False)


@post("/leave", summary="Give up a seat", status_code=200)
async def leave(table: InPath, data: JSONBody[SeatBody], services: Server, caller: Who) -> Accepted:
    live = await services.actions.table_for(table, caller)
    return Accepted(await services.actions.leave(live, caller, data.seat), False)


def _seat(data: QueryBody) -> str:
    if data.seat is None:
        raise Fault("query-without-seat")
    return data.seat


@post("/queries/why-not", summary="Why answers are not allowed", status_code=200)
async def why_not(table: InPath, data: JSONBody[QueryBody], services: Server, caller: Who) -> Why:
    live = await services.actions.table_for(table, caller)
    return Why(refusals=await services.actions.why_not(live, caller, _seat(data), data.intent))


@post("/queries/tries", summary="All that could be tried, with refusals; `like` filters", status_code=200)
async def tries(table: InPath, data: JSONBody[QueryBody], services: Server, caller: Who) -> Trials:
    live = await services.actions.table_for(table, caller)
    return await services.actions.tries(live, caller, _seat(data), data.like or data.args)


@post("/queries/try", summary="What answers would lead to", status_code=200)
async def outlook(table: InPath, data: JSONBody[QueryBody], services: Server, caller: Who) -> Outlook:
    live = await services.actions.table_for(table, caller)
    return await services.actions.outlook(live, caller, _seat(data), data.answers or data.intent)


@post("/queries/odds", summary="How likely each result is after answers", status_code=200)
async def odds(
    table: InPath, data: JSONBody[QueryBody], services: Server, caller: Who, request: Request[Any, Any, Any]
) -> OddsFound:
    services.rates.check("think", address_of(request, services.settings))
    live = await services.actions.table_for(table, caller)
    return await services.actions.odds(live, caller, data.seat, data.answers or data.intent)


@post("/queries/hints", summary="What the best bot would do, where hints are allowed", status_code=200)
async def hints(
    table: InPath, data: JSONBody[QueryBody], services: Server, caller: Who, request: Request[Any, Any, Any]
) -> HintsFound:
    services.rates.check("think", address_of(request, services.settings))
    live = await services.actions.table_for(table, caller)
    return await services.actions.hints(live, caller, _seat(data), data.answers, data.version)


@post("/queries/analysis", summary="Analyse the game, or say how far that is", status_code=200)
async def analysis(
    table: InPath, data: JSONBody[AnalysisBody], services: Server, caller: Who, request: Request[Any, Any, Any]
) -> AnalysisFound:
    live = await services.actions.table_for(table, caller)
    who = address_of(request, services.settings)
    return services.actions.analysis(live, caller, data, lambda: services.rates.check("think", who))


@post("/queries/game/{name:str}", summary="One of the game's own queries, with `args`", status_code=200)
async def game_query(table: InPath, name: InPath, data: JSONBody[QueryBody], services: Server, caller: Who) -> Found:
    live = await services.actions.table_for(table, caller)
    return Found(result=await services.actions.query(live, caller, data.seat, name, data.args, data.version))


@websocket("/socket")
async def socket(socket: WebSocket[Any, Any, Any], table: InPath, services: Server) -> None:
    """One connection at a table; see `messages`."""
    who = address_of(socket, services.settings)
    try:
        check_origin(socket, services.settings)
        services.rates.check("socket", who)
        services.check_sockets(who)
        if services.stopping:
            raise Fault("stopping")
        caller = await find_caller(socket, services) if "origin" in socket.headers else NOBODY
        caller = msgspec.structs.replace(caller, network=who)
    except Fault as fault:
        await socket.close(4000 + fault.status, short(fault.message))
        return
    await socket.accept()
    connection = Connection(socket, services.actions, services.accounts, services.rates, caller, who)
    services.connections.add(connection)
    try:
        await connection.run(table)
    finally:
        services.let_go(connection)


def short(reason: str) -> str:
    """A reason that fits the frame which closes a connection (125 bytes, two of them for the code)."""
    return reason.encode()[:120].decode(errors="ignore")


play_router = Router(
    "/api/tables/{table:str}",
    route_handlers=[
        answer,
        undo,
        propose,
        respond,
        resign,
        claim,
        leave,
        why_not,
        tries,
        outlook,
        odds,
        hints,
        analysis,
        game_query,
        socket,
    ],
    tags=["play"],
)
