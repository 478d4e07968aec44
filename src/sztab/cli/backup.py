"""`sztab backup` and `sztab restore`: a server's database in one file, and back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from sztab.cli.output import out
from sztab.cli.serve import DatabaseOption
from sztab.kernel.errors import BadNotation


def backup_command(
    to: Annotated[Path, typer.Argument(help="The file to write.")], database: DatabaseOption = "sqlite:///sztab.db"
) -> None:
    """Copy a server's database into one file; the server may go on meanwhile."""
    try:
        from sztab.server.operation.backing_up import back_up
    except ImportError as error:
        raise BadNotation(f"the server's packages are missing ({error.name}): pip install 'sztab[server]'") from None
    back_up(database, to)
    out.print(f"{to}: {to.stat().st_size:,} bytes", markup=False)


def restore_command(
    copy: Annotated[Path, typer.Argument(help="A file that `sztab backup` wrote.")],
    database: DatabaseOption = "sqlite:///sztab.db",
) -> None:
    """Put a backup in the place of a database; the server has to be stopped."""
    try:
        from sztab.server.operation.backing_up import restore
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
    out.print(f"{copy}: restored", markup=False)
