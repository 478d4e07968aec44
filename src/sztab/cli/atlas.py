"""`sztab atlas build [--check]`: the hex data of the 1920 games; `sztab atlas compare FOLDER`: how true they are."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from sztab.atlas.build import build, differences
from sztab.atlas.comparing import RANKS, compare
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


@app.command("compare")
def compare_command(
    folder: Annotated[Path, typer.Argument(help="rivers, lakes, coast and places as .geojson (Natural Earth 1:10m).")],
    json: JsonFlag = False,
    lang: LangOption = "",
) -> None:
    """Say how far rivers and shores of the maps lie from another geography, and which of its places they lack."""
    found = [compare(folder, board) for board in RANKS]
    if json:
        print_json({"boards": found})
        return
    say = language(lang)
    for board in found:
        for line in _told(board, say):
            out.say(line)


def _told(board: dict[str, Any], say: Callable[..., str]) -> Iterator[str]:
    rivers, places = board["rivers"], board["places"]
    half, one = (f"{100 * rivers[key]:.1f}" for key in ("within_half", "within_one"))
    yield say("atlas-compare-rivers", board=board["board"], sides=rivers["sides"], half=half, one=one)
    for name, far in rivers["furthest"].items():
        yield say("atlas-compare-far", name=name, hexes=str(far))
    for name, far in board["shores"].items():
        yield say("atlas-compare-shore", name=name, median=str(far["median_km"]), most=str(far["most_km"]))
    yield say("atlas-compare-places", found=places["in_the_atlas"], all=places["on_board"])
