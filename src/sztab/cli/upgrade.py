"""`sztab upgrade`: after an update, replay all running games of a server and list those that differ."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from sztab.cli.output import JsonFlag, LangOption, err, language, out, print_json, say_no
from sztab.cli.serve import DatabaseOption
from sztab.kernel.errors import BadNotation
from sztab.words.errors import told_error


def upgrade_command(
    database: DatabaseOption = "sqlite:///sztab.db",
    box: Annotated[list[Path] | None, typer.Option("--box", help="The folders that the server is run with.")] = None,
    dry: Annotated[bool, typer.Option("--dry-run", help="Only list what would happen; nothing is changed.")] = False,
    as_json: JsonFlag = False,
    lang: LangOption = "",
) -> None:
    """Replay all running games of a stopped server with this version; those that differ go on under it."""
    say = language(lang)
    try:
        from sztab.server.operation.library import Library
        from sztab.server.operation.settings import Settings
        from sztab.server.operation.upgrading import upgrade
    except ImportError as error:
        raise BadNotation(f"the server's packages are missing ({error.name}): pip install 'sztab[server]'") from None
    settings = Settings(database=database, boxes=tuple(box or ()))
    library = Library(settings.boxes)
    result = asyncio.run(upgrade(settings, library, lambda line: err.say(line, style="dim"), dry=dry))
    if as_json:
        print_json(result)
    else:
        out.say(say("cli-upgraded", replayed=result.replayed, same=result.same))
        for one in result.differ:
            where = f"{one.table} ({one.game}, {one.scenario})"
            goes_on = "cli-upgrade-would-differ" if dry else "cli-upgrade-differs"
            problem = told_error(one.problem, say)
            out.say(say(goes_on, where=where, line=one.line, problem=problem, answers=one.answers, lost=one.lost))
        for lifted in result.lifted:
            out.say(say("cli-upgrade-lifted", table=lifted))
        for failed in result.failed:
            out.say(told_error(failed, say), style="red")
    if result.failed or (dry and result.differ):
        say_no()
