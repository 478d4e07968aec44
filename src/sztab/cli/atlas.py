"""`sztab atlas build [--check]`: the hex data of the 1920 games, made from the atlas."""

from typing import Annotated

import typer

from sztab.atlas.build import build, differences
from sztab.cli.output import JsonFlag, LangOption, language, out, print_json, say_no

app = typer.Typer(no_args_is_help=True, help="The geography of the war of 1920 and the maps made from it.")


@app.callback()
def atlas_command() -> None:
    """The geography of the war of 1920 and the maps made from it."""


@app.command("build")
def build_command(
    check: Annotated[bool, typer.Option("--check", help="Write nothing; compare with what is committed.")] = False,
    json: JsonFlag = False,
    lang: LangOption = "",
) -> None:
    """Build the hex data of the 1920 games; with --check, compare it with what is committed."""
    say = language(lang)
    if check:
        found = differences()
        if json:
            print_json({"ok": not found, "differences": found})
        else:
            out.say("\n".join(found) or say("cli-atlas-same"))
        if found:
            say_no()
        return
    written = [str(path) for path in build()]
    if json:
        print_json({"written": written})
    else:
        out.say("\n".join(written) or say("cli-atlas-nothing"))
