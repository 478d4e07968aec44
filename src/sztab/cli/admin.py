"""`sztab admin`: what an operator does about reports, accounts and tables; the server may run meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Annotated, Any

import typer

from sztab.cli.output import JsonFlag, LangOption, language, out, print_json
from sztab.cli.serve import DatabaseOption
from sztab.kernel.errors import BadNotation

app = typer.Typer(no_args_is_help=True, help="Moderate a server: reports, mutes, closed accounts and tables.")
Name = Annotated[str, typer.Argument(help="The name of an account.")]
SQLITE = "sqlite:///sztab.db"


def _do(database: str, act: Callable[[Any], Awaitable[Any]]) -> Any:
    try:
        from sztab.server.accounts.moderation import Moderation
        from sztab.server.storage.database import close_engine, migrate, open_engine
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
            await close_engine(engine)

    return asyncio.run(run())


@app.command("reports")
def reports(database: DatabaseOption = SQLITE, as_json: JsonFlag = False, lang: LangOption = "") -> None:
    """What was reported and is not settled."""
    say = language(lang)
    found = _do(database, lambda admin: admin.open_reports())
    if as_json:
        print_json(found)
        return
    for one in found:
        told = say("cli-report", id=one.id, table=one.table, seat=one.seat, by=one.by)
        out.say(f"{told} {one.text}")


@app.command("settle")
def settle(
    report: Annotated[int, typer.Argument(help="The number of a report.")],
    database: DatabaseOption = SQLITE,
    as_json: JsonFlag = False,
    lang: LangOption = "",
) -> None:
    """A report is settled."""
    language(lang)
    _do(database, lambda admin: admin.settle(report))
    if as_json:
        print_json({"report": report})


@app.command("mute")
def mute(
    name: Name,
    hours: Annotated[int, typer.Option("--hours", min=0, help="For so long; 0: not any more.")] = 24,
    database: DatabaseOption = SQLITE,
    as_json: JsonFlag = False,
    lang: LangOption = "",
) -> None:
    """An account says nothing in chats for a while."""
    language(lang)
    _do(database, lambda admin: admin.mute(name, hours))
    if as_json:
        print_json({"muted": name, "hours": hours})


@app.command("appoint")
def appoint(name: Name, database: DatabaseOption = SQLITE, as_json: JsonFlag = False, lang: LangOption = "") -> None:
    """An account may moderate: it gets the page of moderators."""
    language(lang)
    _do(database, lambda admin: admin.appoint(name))
    if as_json:
        print_json({"appointed": name})


@app.command("dismiss")
def dismiss(name: Name, database: DatabaseOption = SQLITE, as_json: JsonFlag = False, lang: LangOption = "") -> None:
    """An account may not moderate any more."""
    language(lang)
    _do(database, lambda admin: admin.appoint(name, admin=False))
    if as_json:
        print_json({"dismissed": name})


@app.command("close-account")
def close_account(
    name: Name, database: DatabaseOption = SQLITE, as_json: JsonFlag = False, lang: LangOption = ""
) -> None:
    """An account cannot be entered any more."""
    language(lang)
    _do(database, lambda admin: admin.close_account(name))
    if as_json:
        print_json({"closed": name})


@app.command("open-account")
def open_account(
    name: Name, database: DatabaseOption = SQLITE, as_json: JsonFlag = False, lang: LangOption = ""
) -> None:
    """A closed account can be entered again."""
    language(lang)
    _do(database, lambda admin: admin.close_account(name, closed=False))
    if as_json:
        print_json({"opened": name})


@app.command("close-table")
def close_table(
    table: Annotated[str, typer.Argument(help="The name of a table.")],
    database: DatabaseOption = SQLITE,
    as_json: JsonFlag = False,
    lang: LangOption = "",
) -> None:
    """End a running game without a result."""
    from sztab.server.operation.library import Library

    language(lang)
    _do(database, lambda admin: admin.close_table(Library(()), table))
    if as_json:
        print_json({"closed": table})
