"""`sztab upgrade`: after an update, replay all running games of a server and list those that differ."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from sztab.cli.output import JsonFlag, err, out, print_json, say_no
from sztab.cli.serve import DatabaseOption
from sztab.kernel.errors import BadNotation


def upgrade_command(
    database: DatabaseOption = "sqlite:///sztab.db",
    box: Annotated[list[Path] | None, typer.Option("--box", help="The folders that the server is run with.")] = None,
    as_json: JsonFlag = False,
) -> None:
    """Replay all running games of a stopped server with this version; mark and list those that differ."""
    try:
        from sztab.server.operation.library import Library
        from sztab.server.operation.settings import Settings
        from sztab.server.operation.upgrading import upgrade
    except ImportError as error:
        raise BadNotation(f"the server's packages are missing ({error.name}): pip install 'sztab[server]'") from None
    settings = Settings(database=database, boxes=tuple(box or ()))
    result = asyncio.run(upgrade(settings, Library(settings.boxes), lambda line: err.print(line, style="dim")))
    if as_json:
        print_json(result)
    else:
        out.print(f"{result.replayed} running games replayed, {result.same} the same")
        for one in result.differ:
            out.print(f"{one.table} ({one.game}, {one.scenario}): {one.problem}", markup=False)
        for failed in result.failed:
            out.print(failed, style="red", markup=False)
    if result.differ or result.failed:
        say_no()
