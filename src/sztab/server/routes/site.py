"""The client's files, the server's health and its figures."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath
from litestar.response import Redirect

import sztab
from sztab.server.routes.dependencies import Asking, Server
from sztab.server.wire.account_bodies import Health
from sztab.server.wire.faults import Fault
from sztab.server.wire.kept import PACKED, Shelf, reply
from sztab.server.wire.texts import is_table_id

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
NO_CLIENT = (
    "<!doctype html><meta charset=utf-8><title>Sztab</title>"
    "<p>Serwer działa; klient nie jest zbudowany. The server runs; the client is not built (see docs/server.md). "
    "<a href='/schema/openapi.json'>API</a>"
)


@get("/health", summary="Is the server well?", tags=["server"])
async def health(services: Server) -> Response[Health]:
    well = not services.stopping and await services.can_write()
    status = "ok" if well else "stopping" if services.stopping else "failing"
    told = Health(status, sztab.__version__, len(services.hall.live), len(services.connections))  # type: ignore[arg-type]
    return Response(told, status_code=200 if well else 503, headers={} if well else {"retry-after": "5"})


@get("/t/{table:str}", include_in_schema=False)
async def open_link(table: FromPath[str]) -> Redirect:
    """Links in notices: the client finds its table behind the `#`."""
    return Redirect(f"/#/table/{table}" if is_table_id(table) else "/")


@get("/metrics", media_type="text/plain; version=0.0.4", summary="Figures for Prometheus", tags=["server"])
async def metrics(services: Server) -> str:
    return services.figures.text(services)


def static_handlers(folder: Path | None) -> list[object]:
    """The client's files; a path without a file is a page of the client, which finds its own way."""
    root = folder.resolve() if folder else None

    @get(["/", "/{path:path}"], include_in_schema=False, opt={PACKED: True})
    async def show_file(services: Server, request: Asking, path: FromPath[str] = "/") -> Response[bytes]:
        if path.startswith(("/api/", "/schema/")):
            raise Fault("no-page", path=path[:60])
        if root is None:
            return Response(NO_CLIENT.encode(), media_type="text/html; charset=utf-8")
        file = (root / path.lstrip("/")).resolve() if len(path) < LONGEST_PATH else root / "index.html"
        if not file.is_relative_to(root) or "\0" in path:
            raise Fault("no-file")
        if not file.is_file():
            if Path(path).suffix and path.startswith("/assets/"):
                raise Fault("no-file")
            file = root / "index.html"
        return await _file(services.shelf, request, root, file)

    return [show_file]


LONGEST_PATH = 200


async def _file(shelf: Shelf, request: Asking, root: Path, file: Path) -> Response[bytes]:
    """Files under `assets/` have their hash in their name and never change; others are told apart by time and size, so
    that nothing is read to find out that it is known already."""
    found = file.stat()
    tag = f'"{found.st_mtime_ns:x}-{found.st_size:x}"'
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if kind in ("application/json", "image/svg+xml"):
        kind += "; charset=utf-8"
    kept = await shelf.take((str(file), tag), kind, file.read_bytes, tag)
    forever = file.is_relative_to(root / "assets")
    return reply(request, kept, "public, max-age=31536000, immutable" if forever else "no-cache")
