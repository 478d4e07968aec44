"""`sztab serve`: the web platform; the default needs nothing but itself.

Every option may also stand in the environment (`SZTAB_DATABASE`, `SZTAB_PORT`, …) or in a file of settings (TOML, the
names of the options with `_` for `-`); the command line comes before the environment, and that before the file.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import Annotated

import typer

from sztab.cli.output import JsonFlag, LangOption, language, print_json
from sztab.kernel.errors import BadNotation
from sztab.kernel.misread import toml_problem

DatabaseOption = Annotated[
    str,
    typer.Option("--database", envvar="SZTAB_DATABASE", help="sqlite:///FILE or postgresql://USER@HOST/NAME."),
]


def read_settings(context: typer.Context, file: Path | None) -> Path | None:
    """Take the file of settings as defaults of the options."""
    if file is None:
        return None
    try:
        text = file.read_text(encoding="utf-8")
        found = tomllib.loads(text)
    except OSError as error:
        raise BadNotation(f"--settings {file}: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise BadNotation(f"--settings {file}: byte {error.start} is not UTF-8") from None
    except tomllib.TOMLDecodeError as error:
        line, what = toml_problem(error, text)
        raise BadNotation(f"--settings {file}:{line}: {what}") from None
    known = {param.name for param in context.command.params} - {"settings", "as_json", "lang"}
    if unknown := sorted(set(found) - known):
        raise BadNotation(
            f"--settings {file}: no setting {unknown[0]!r} (there are: {', '.join(sorted(map(str, known)))})"
        )
    context.default_map = {**(context.default_map or {}), **found}
    return file


def serve_command(
    host: Annotated[str, typer.Option("--host", envvar="SZTAB_HOST", help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[
        int, typer.Option("--port", envvar="SZTAB_PORT", min=0, max=65535, help="The port; 0: any free one.")
    ] = 1920,
    database: DatabaseOption = "sqlite:///sztab.db",
    workers: Annotated[
        int, typer.Option("--workers", envvar="SZTAB_WORKERS", min=1, help="Processes; more than one needs PostgreSQL.")
    ] = 1,
    box: Annotated[
        list[Path] | None, typer.Option("--box", envvar="SZTAB_BOX", help="A folder of data files before ours.")
    ] = None,
    origin: Annotated[
        list[str] | None, typer.Option("--origin", envvar="SZTAB_ORIGIN", help="Another site whose pages may play.")
    ] = None,
    address: Annotated[
        str, typer.Option("--address", envvar="SZTAB_ADDRESS", help="The public address, for links in notices.")
    ] = "",
    bot_processes: Annotated[
        int,
        typer.Option(
            "--bot-processes", "--minds", envvar="SZTAB_BOT_PROCESSES", min=0, help="Processes for bots and odds."
        ),
    ] = 1,
    durable: Annotated[
        bool, typer.Option("--durable", envvar="SZTAB_DURABLE", help="SQLite waits for the disk: for power cuts.")
    ] = False,
    proxied: Annotated[
        bool, typer.Option("--proxied", envvar="SZTAB_PROXIED", help="A proxy in front tells clients' addresses.")
    ] = False,
    deflate: Annotated[
        bool, typer.Option("--deflate", envvar="SZTAB_DEFLATE", help="Compress messages on WebSockets.")
    ] = False,
    no_rates: Annotated[bool, typer.Option("--no-rates", help="No limits on how often one may ask.")] = False,
    keep_days: Annotated[
        int,
        typer.Option(
            "--keep-days",
            envvar="SZTAB_KEEP_DAYS",
            min=0,
            help="Old finished tables go; 0: never.",
        ),
    ] = 0,
    log_level: Annotated[
        str, typer.Option("--log-level", envvar="SZTAB_LOG_LEVEL", help="debug, info, warning or error.")
    ] = "info",
    settings: Annotated[
        Path | None,
        typer.Option(
            "--settings",
            envvar="SZTAB_SETTINGS",
            is_eager=True,
            callback=read_settings,
            help="Settings (TOML).",
        ),
    ] = None,
    as_json: JsonFlag = False,
    lang: LangOption = "",
) -> None:
    """Run the web platform; with --json, where it listens is one JSON object on standard output."""
    language(lang)
    try:
        from sztab.server.operation.running import run
        from sztab.server.operation.settings import Settings, find_client, from_environment
    except ImportError as error:
        raise BadNotation(f"the server's packages are missing ({error.name}): pip install 'sztab[server]'") from None
    chosen = Settings(
        database=database,
        boxes=tuple(box or ()),
        client=find_client(),
        origins=tuple(origin or ()),
        address=address.rstrip("/"),
        bot_processes=bot_processes,
        durable=durable,
        proxied=proxied,
        deflate=deflate,
        rates=not no_rates,
        keep_days=keep_days,
        secure=address.startswith("https://"),
    )

    def announce(address: str) -> None:
        if as_json:
            print_json({"address": address})
            sys.stdout.flush()
        else:
            sys.stderr.write(f"sztab: {address}\n")

    run(from_environment(chosen), host, port, workers, log_level, announce)
