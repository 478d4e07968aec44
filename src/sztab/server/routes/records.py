"""`/api/records`: records out and in."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, Router, get, post
from litestar.params import JSONBody

from sztab.server.routes.dependencies import InPath, Server, Who
from sztab.server.routes.security import address_of
from sztab.server.tables.records import export_in_turn, import_record
from sztab.server.wire.table_bodies import ImportBody, Imported

RECORD_LIMIT = 10_000_000


@get("/api/tables/{table:str}/record", media_type="application/x-ndjson", summary="The record of a table, signed")
async def show_record(table: InPath, services: Server, caller: Who) -> Response[str]:
    live = await services.actions.table_for(table, caller)
    async with services.actions.turn(caller):
        text = await export_in_turn(live.table, services.signer)
    name = f"{live.table.meta.game}-{table}.jsonl"
    return Response(
        text,
        media_type="application/x-ndjson",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@post("/api/records", summary="A record as a table to watch", request_max_body_size=RECORD_LIMIT)
async def add_record(
    data: JSONBody[ImportBody], services: Server, caller: Who, request: Request[Any, Any, Any]
) -> Imported:
    services.rates.check("import", address_of(request, services.settings))
    async with services.actions.reading(caller):
        found = await import_record(services.library, data.record, caller, services.signer)
    live = await services.hall.add(found.table)
    return Imported(live.info(), found.watch, found.checked.problems, found.signed)


@get("/api/signing-key", summary="The public key (Ed25519) that signs records here")
async def show_key(services: Server) -> dict[str, str]:
    return {"key": services.signer.public}


records_router = Router("/", route_handlers=[show_record, add_record, show_key], tags=["records"])
