"""`sztab atlas build [--check]`: the hex data of the 1920 games, made from the atlas."""

from typing import Annotated

import typer

from sztab.atlas.build import build, differences
from sztab.cli.output import JsonFlag, out, print_json, say_no

app = typer.Typer(no_args_is_help=True, help="The geography of the war of 1920 and the maps made from it.")


@app.callback()
def atlas_command() -> None:
    """The geography of the war of 1920 and the maps made from it."""


@app.command("build")
def build_command(
    check: Annotated[bool, typer.Option("--check", help="Write nothing; compare with what is committed.")] = False,
    json: JsonFlag = False,
) -> None:
    """Build the hex data of the 1920 games; with --check, compare it with what is committed."""
    if check:
        found = differences()
        if json:
            print_json({"ok": not found, "differences": found})
        else:
            out.print("\n".join(found) or "All files are what the atlas gives.")
        if found:
            say_no()
        return
    written = [str(path) for path in build()]
    if json:
        print_json({"written": written})
    else:
        out.print("\n".join(written) or "Nothing to write: all files are what the atlas gives.")
