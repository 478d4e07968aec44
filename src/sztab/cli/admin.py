"""`sztab admin`: what an operator does about reports, accounts and tables; the server may run meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Annotated, Any

import typer

from sztab.cli.output import JsonFlag, out, print_json
from sztab.cli.serve import DatabaseOption
from sztab.kernel.errors import BadNotation

app = typer.Typer(no_args_is_help=True, help="Moderate a server: reports, mutes, closed accounts and tables.")
Name = Annotated[str, typer.Argument(help="The name of an account.")]
SQLITE = "sqlite:///sztab.db"


def _do(database: str, act: Callable[[Any], Awaitable[Any]]) -> Any:
    try:
        from sztab.server.accounts.moderation import Moderation
        from sztab.server.storage.database import migrate, open_engine
        from sztab.server.storage.in_use import check_there
        from sztab.server.storage.writer import Writer
    except ImportError as error:
        raise BadNotation(f"the server's packages are missing ({error.name}): pip install 'sztab[server]'") from None

    async def run() -> Any:
        check_there(database)
        engine = open_engine(database)
        writer = Writer(engine, "admin")
        try:
            await migrate(engine)
            writer.start()
            return await act(Moderation(engine, writer))
        finally:
            await writer.stop()
            await engine.dispose()

    return asyncio.run(run())


@app.command("reports")
def reports(database: DatabaseOption = SQLITE, as_json: JsonFlag = False) -> None:
    """What was reported and is not settled."""
    found = _do(database, lambda admin: admin.open_reports())
    if as_json:
        print_json(found)
        return
    for one in found:
        out.print(f"{one.id}  table {one.table}  seat {one.seat}  by {one.by}: {one.text}", markup=False)


@app.command("settle")
def settle(
    report: Annotated[int, typer.Argument(help="The number of a report.")], database: DatabaseOption = SQLITE
) -> None:
    """A report is settled."""
    _do(database, lambda admin: admin.settle(report))


@app.command("mute")
def mute(
    name: Name,
    hours: Annotated[int, typer.Option("--hours", min=0, help="For so long; 0: not any more.")] = 24,
    database: DatabaseOption = SQLITE,
) -> None:
    """An account says nothing in chats for a while."""
    _do(database, lambda admin: admin.mute(name, hours))


@app.command("close-account")
def close_account(name: Name, database: DatabaseOption = SQLITE) -> None:
    """An account cannot be entered any more."""
    _do(database, lambda admin: admin.close_account(name))


@app.command("open-account")
def open_account(name: Name, database: DatabaseOption = SQLITE) -> None:
    """A closed account can be entered again."""
    _do(database, lambda admin: admin.close_account(name, closed=False))


@app.command("close-table")
def close_table(
    table: Annotated[str, typer.Argument(help="The name of a table.")], database: DatabaseOption = SQLITE
) -> None:
    """End a running game without a result."""
    from sztab.server.operation.library import Library

    _do(database, lambda admin: admin.close_table(Library(()), table))
