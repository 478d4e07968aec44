"""`sztab serve`: the web platform; the default needs nothing but itself."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sztab.kernel.errors import BadNotation

DatabaseOption = Annotated[str, typer.Option("--database", help="sqlite:///FILE or postgresql://USER@HOST/NAME.")]


def serve_command(
    host: Annotated[str, typer.Option("--host", help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", help="The port to listen at; 0: any free one.")] = 1920,
    database: DatabaseOption = "sqlite:///sztab.db",
    workers: Annotated[int, typer.Option("--workers", min=1, help="Processes; more than one needs PostgreSQL.")] = 1,
    box: Annotated[list[Path] | None, typer.Option("--box", help="A folder of data files before ours.")] = None,
    origin: Annotated[list[str] | None, typer.Option("--origin", help="Another site whose pages may play.")] = None,
    address: Annotated[str, typer.Option("--address", help="The public address, for links in notices.")] = "",
    bot_processes: Annotated[
        int, typer.Option("--bot-processes", "--minds", min=0, help="Processes for bots and odds.")
    ] = 1,
    durable: Annotated[bool, typer.Option("--durable", help="SQLite waits for the disk: for power cuts.")] = False,
    proxied: Annotated[bool, typer.Option("--proxied", help="A proxy in front tells clients' addresses.")] = False,
    no_rates: Annotated[bool, typer.Option("--no-rates", help="No limits on how often one may ask.")] = False,
    log_level: Annotated[str, typer.Option("--log-level", help="debug, info, warning or error.")] = "info",
) -> None:
    """Run the web platform."""
    try:
        from sztab.server.operation.running import run
        from sztab.server.operation.settings import Settings, find_client, from_environment
    except ImportError as error:
        raise BadNotation(f"the server's packages are missing ({error.name}): pip install 'sztab[server]'") from None
    settings = Settings(
        database=database,
        boxes=tuple(box or ()),
        client=find_client(),
        origins=tuple(origin or ()),
        address=address,
        bot_processes=bot_processes,
        durable=durable,
        proxied=proxied,
        rates=not no_rates,
        secure=address.startswith("https://"),
    )
    run(from_environment(settings), host, port, workers, log_level)
