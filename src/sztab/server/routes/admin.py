"""`/api/admin`: reports, mutes, closed accounts and tables, for accounts that the operator has appointed."""

from __future__ import annotations

import logging

from litestar import Router, get, post
from litestar.params import JSONBody

from sztab.kernel.events import Outcome
from sztab.server.accounts.callers import Caller
from sztab.server.operation.services import Services
from sztab.server.routes.dependencies import InPath, NumberInPath, Server, Who
from sztab.server.routes.security import need_user
from sztab.server.tables.table import Table
from sztab.server.wire.admin_bodies import AccountAct, Reports, Sitter, TableOverview
from sztab.server.wire.faults import Fault

log = logging.getLogger("sztab.moderation")


def need_admin(caller: Caller) -> None:
    """Only an account that may moderate, logged in, or by a token that may do all."""
    user = need_user(caller)
    if not user.admin or caller.scope != "all":
        raise Fault("not-allowed")


def note(caller: Caller, act: str, what: str) -> None:
    """Whatever a moderator does stands in the log."""
    by = caller.user.name if caller.user else "–"
    log.warning("moderated", extra={"fields": {"by": by, "act": act, "what": what}})


@get("/api/admin/reports", summary="What was reported and is not settled")
async def show_reports(services: Server, caller: Who) -> Reports:
    need_admin(caller)
    return Reports(await services.moderation.open_reports())


@post("/api/admin/reports/{number:int}/settle", summary="A report is settled", status_code=200)
async def settle_report(number: NumberInPath, services: Server, caller: Who) -> Reports:
    need_admin(caller)
    await services.moderation.settle(number)
    note(caller, "settle", str(number))
    return Reports(await services.moderation.open_reports())


@get("/api/admin/tables/{table:str}", summary="Who sits at a table and what was said there")
async def show_table(table: InPath, services: Server, caller: Who) -> TableOverview:
    need_admin(caller)
    return await overview(services, table)


async def overview(services: Services, table: str) -> TableOverview:
    found = (await services.hall.get(table)).table
    meta = found.meta
    seats = [Sitter(s.seat, s.bot if s.kind == "bot" else s.name, s.user_name or "") for s in meta.seats]
    chat = await services.chatting.lines(meta.id)
    return TableOverview(meta.id, meta.game, meta.scenario, found.status, seats, chat)


@post("/api/admin/tables/{table:str}/close", summary="End a running game without a result", status_code=200)
async def close_table(table: InPath, services: Server, caller: Who) -> TableOverview:
    need_admin(caller)
    live = await services.hall.get(table)

    def close(one: Table) -> None:
        if one.status != "running":
            raise Fault(f"table-{one.status}")
        one.end(Outcome(None, "none", "abandoned", ""), ())

    await services.hall.change(live, close)
    note(caller, "close-table", table)
    return await overview(services, table)


@post("/api/admin/accounts/{name:str}", summary="Mute, close or open an account", status_code=200)
async def moderate_account(name: InPath, data: JSONBody[AccountAct], services: Server, caller: Who) -> None:
    need_admin(caller)
    user = await services.accounts.by_name(name[:64])
    if user is None and data.act != "open":
        raise Fault("no-account", name=name[:32])
    if data.act == "mute":
        await services.moderation.mute(name[:64], data.hours)
    else:
        await services.moderation.close_account(name[:64], closed=data.act == "close")
    note(caller, data.act, name[:64])
    if user is not None:
        await services.recheck_user(user)


admin_router = Router(
    "/", route_handlers=[show_reports, settle_report, show_table, close_table, moderate_account], tags=["admin"]
)
