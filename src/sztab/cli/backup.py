"""`sztab backup` and `sztab restore`: a server's database in one file, and back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from sztab.cli.output import JsonFlag, LangOption, language, out, print_json
from sztab.cli.serve import DatabaseOption
from sztab.kernel.errors import BadNotation
from sztab.words import Words


def backup_command(
    to: Annotated[Path, typer.Argument(help="The file to write.")],
    database: DatabaseOption = "sqlite:///sztab.db",
    as_json: JsonFlag = False,
    lang: LangOption = "",
) -> None:
    """Copy a server's database into one file; the server may go on meanwhile."""
    say = language(lang)
    try:
        from sztab.server.operation.backing_up import back_up, count_tables
    except ImportError as error:
        raise BadNotation(f"the server's packages are missing ({error.name}): pip install 'sztab[server]'") from None
    back_up(database, to)
    _tell(to, count_tables(database), None if as_json else say)


def restore_command(
    copy: Annotated[Path, typer.Argument(help="A file that `sztab backup` wrote.")],
    database: DatabaseOption = "sqlite:///sztab.db",
    as_json: JsonFlag = False,
    lang: LangOption = "",
) -> None:
    """Put a backup in the place of a database; the server has to be stopped."""
    say = language(lang)
    try:
        from sztab.server.operation.backing_up import count_tables, restore
        from sztab.server.storage.in_use import Use
    except ImportError as error:
        raise BadNotation(f"the server's packages are missing ({error.name}): pip install 'sztab[server]'") from None

    async def put_back() -> None:
        use = Use(database, alone=True)
        await use.hold()
        try:
            await asyncio.to_thread(restore, database, copy)
        finally:
            await use.release()

    asyncio.run(put_back())
    _tell(copy, count_tables(database), None if as_json else say)


def _tell(file: Path, tables: int, say: Words | None) -> None:
    """In words, or without them as JSON."""
    size = file.stat().st_size
    if say is None:
        print_json({"file": str(file), "tables": tables, "bytes": size})
    else:
        out.say(say("cli-copied", file=str(file), tables=tables, bytes=size))
