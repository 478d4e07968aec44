"""`sztab backup` and `sztab restore`: a server's database in one file, and back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from sztab.cli.output import JsonFlag, LangOption, language, out, print_json
from sztab.cli.serve import DatabaseOption
from sztab.kernel.errors import BadNotation


def backup_command(
    to: Annotated[Path, typer.Argument(help="The file to write.")],
    database: DatabaseOption = "sqlite:///sztab.db",
    as_json: JsonFlag = False,
    lang: LangOption = "",
) -> None:
    """Copy a server's database into one file; the server may go on meanwhile."""
    language(lang)
    try:
        from sztab.server.operation.backing_up import back_up, count_tables
    except ImportError as error:
        raise BadNotation(f"the server's packages are missing ({error.name}): pip install 'sztab[server]'") from None
    back_up(database, to)
    _tell(to, count_tables(database), as_json=as_json)


def restore_command(
    copy: Annotated[Path, typer.Argument(help="A file that `sztab backup` wrote.")],
    database: DatabaseOption = "sqlite:///sztab.db",
    as_json: JsonFlag = False,
    lang: LangOption = "",
) -> None:
    """Put a backup in the place of a database; the server has to be stopped."""
    language(lang)
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
    _tell(copy, count_tables(database), as_json=as_json)


def _tell(file: Path, tables: int, *, as_json: bool) -> None:
    size = file.stat().st_size
    if as_json:
        print_json({"file": str(file), "tables": tables, "bytes": size})
    else:
        out.print(f"{file}: {tables:,} tables, {size:,} bytes", markup=False)
