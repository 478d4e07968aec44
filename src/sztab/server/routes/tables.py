"""`/api/tables`: open a table, join it, look at it, and what goes with it."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Router, get, post, put
from litestar.params import JSONBody, QueryParameter
from sqlalchemy import or_, select

from sztab.server.accounts.callers import seats_of
from sztab.server.accounts.history import seat_accounts
from sztab.server.routes.dependencies import InPath, NumberInPath, PageInQuery, SeatInQuery, Server, SinceInQuery, Who
from sztab.server.routes.security import address_of
from sztab.server.storage.archive import infos_where
from sztab.server.storage.schema import tables
from sztab.server.tables import seating
from sztab.server.tables.opening import open_table
from sztab.server.tables.table import Table
from sztab.server.wire.faults import Fault
from sztab.server.wire.models import ChatLine, Moment
from sztab.server.wire.table_bodies import (
    ChatBody,
    Created,
    Join,
    Joined,
    Lobby,
    NewCommitment,
    NewTable,
    Note,
    NoteBody,
    Replace,
    Replaced,
    ReportBody,
    Standing,
)

PAGE = 50


@post("/", summary="Open a table")
async def create_table(
    data: JSONBody[NewTable], services: Server, caller: Who, request: Request[Any, Any, Any]
) -> Created:
    services.rates.check("table", address_of(request, services.settings))
    seed = await services.commitments.take(data.commitment) if data.commitment else None
    table, made = open_table(services.library, data, caller, seed)
    services.hall.check_alone(table)
    live = await services.hall.add(table)
    await seat_accounts(services.hall, live)
    return Created(live.info(), made.mine, made.links, made.watch)


@post("/api/commitments", summary="A seed to which the server is bound, for a table that I open next", tags=["tables"])
async def make_commitment(services: Server, caller: Who, request: Request[Any, Any, Any]) -> NewCommitment:
    services.rates.check("table", address_of(request, services.settings))
    return NewCommitment(await services.commitments.make())


@get("/", summary="The lobby: public tables, those with an open seat first")
async def list_tables(
    services: Server,
    caller: Who,
    game: Annotated[str | None, QueryParameter(max_length=64)] = None,
    page: PageInQuery = 0,
) -> Lobby:
    query = select(tables.c.sheet, tables.c.status).where(
        tables.c.public, or_(tables.c.status == "running", tables.c.is_open)
    )
    if game is not None:
        query = query.where(tables.c.game == game)
    query = query.order_by(tables.c.is_open.desc(), tables.c.updated.desc()).offset(page * PAGE).limit(PAGE + 1)
    found = await infos_where(services.engine, services.library, query)
    return Lobby(found[:PAGE], len(found) > PAGE)


@get("/{table:str}", summary="A table and the moment at which it stands, as the caller (or one of his seats) sees it")
async def show_table(
    table: InPath,
    services: Server,
    caller: Who,
    seat: SeatInQuery = None,
    since: SinceInQuery = None,
) -> Standing:
    live = await services.actions.table_for(table, caller)
    look = seat if seat is not None else services.actions.first_look(live, caller)
    moment = await services.actions.whole_moment(live, caller, look, since)
    return Standing(live.info(), seats_of(live.table.meta, caller), moment)


@post("/{table:str}/join", summary="Take a seat")
async def join_table(table: InPath, data: JSONBody[Join], services: Server, caller: Who) -> Joined:
    live = await services.hall.get(table)
    if not data.secret:
        live = await services.actions.table_for(table, caller)
    shy = await services.moderation.who_blocked(caller.user.id if caller.user else None)
    if any(seated.user in shy for seated in live.table.meta.seats if seated.kind == "person"):
        raise Fault("blocked")
    taken: list[tuple[str, str]] = []
    await services.hall.change(live, lambda t: taken.append(seating.join(services.library, t, data, caller)))
    await seat_accounts(services.hall, live)
    seat, secret = taken[-1]
    return Joined(live.info(), seat, secret)


@post("/{table:str}/report", summary="Tell the operator that something is wrong at a table", status_code=200)
async def report_table(
    table: InPath, data: JSONBody[ReportBody], services: Server, caller: Who, request: Request[Any, Any, Any]
) -> None:
    services.rates.check("mail", address_of(request, services.settings))
    await services.actions.table_for(table, caller)
    await services.moderation.report(table, caller, data.seat, data.text)


@post("/{table:str}/replace", summary="Seat someone else where a player left")
async def replace_player(table: InPath, data: JSONBody[Replace], services: Server, caller: Who) -> Replaced:
    live = await services.actions.table_for(table, caller)
    made: list[str] = []

    def seat_another(one: Table) -> None:
        if data.kind == "bot":
            services.hall.check_alone(one, data.seat)
        made.append(seating.replace(services.library, one, data, caller))

    await services.hall.change(live, seat_another)
    await seat_accounts(services.hall, live)
    return Replaced(live.info(), made[-1])


@get("/{table:str}/moments/{version:int}", summary="The table as it stood at a version: a permanent link")
async def show_moment(
    table: InPath,
    version: NumberInPath,
    services: Server,
    caller: Who,
    seat: SeatInQuery = None,
    since: SinceInQuery = None,
) -> Moment:
    live = await services.actions.table_for(table, caller)
    return await services.actions.past(live, caller, version, seat, since)


@get("/{table:str}/chat", summary="The last lines of chat")
async def show_chat(table: InPath, services: Server, caller: Who) -> list[ChatLine]:
    await services.actions.table_for(table, caller)
    return await services.chatting.lines(table, caller.user)


@post("/{table:str}/chat", summary="Say something to all at the table")
async def say(
    table: InPath, data: JSONBody[ChatBody], services: Server, caller: Who, request: Request[Any, Any, Any]
) -> ChatLine:
    services.rates.check("chat", address_of(request, services.settings))
    live = await services.actions.table_for(table, caller)
    return await services.actions.say(live, caller, data.text, data.seat)


@get("/{table:str}/note", summary="One's own private note")
async def show_note(table: InPath, services: Server, caller: Who) -> Note:
    live = await services.actions.table_for(table, caller)
    return Note(await services.chatting.note(live, caller))


@put("/{table:str}/note", summary="Write one's own private note")
async def write_note(table: InPath, data: JSONBody[NoteBody], services: Server, caller: Who) -> Note:
    live = await services.actions.table_for(table, caller)
    await services.chatting.write_note(live, caller, data.text)
    return Note(data.text)


tables_router = Router(
    "/api/tables",
    route_handlers=[
        create_table,
        list_tables,
        show_table,
        join_table,
        report_table,
        replace_player,
        show_moment,
        show_chat,
        say,
        show_note,
        write_note,
    ],
    tags=["tables"],
)
