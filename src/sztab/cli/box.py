"""`sztab box`: where every datum comes from; export, edit, check, and play with your own numbers."""

import shutil
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from sztab import games
from sztab.cli.output import JsonFlag, LangOption, language, open_game, out, print_json, say_no
from sztab.kernel.box import Box
from sztab.kernel.errors import BadNotation, DataError
from sztab.kernel.origin import ORIGINS, origins

app = typer.Typer(help="The data of a game: show, export, check.", no_args_is_help=True)
GameArgument = Annotated[str, typer.Argument(help="A game's id.")]


@app.command("show")
def show(game: GameArgument, as_json: JsonFlag = False, lang: LangOption = "") -> None:
    """Show the origin of every datum of a game's box."""
    box = open_game(game).box
    found = origins(box)
    if as_json:
        print_json({"game": game, "origins": found.counts, "files": found.files, "errors": found.problems})
        return
    say = language(lang)
    table = Table(box=None, pad_edge=False)
    for column in ("file", "data", *ORIGINS):
        table.add_column(say(f"cli-box-{column}"))
    for file in found.files:
        table.add_row(file.file, str(file.data), *(str(file.origins.get(o, "")) for o in ORIGINS))
    table.add_row("", str(sum(found.counts.values())), *(str(found.counts[o]) for o in ORIGINS), style="bold")
    out.print(table)
    for problem in found.problems:
        out.print(problem, markup=False)


@app.command("export")
def export(
    game: GameArgument,
    folder: Annotated[Path, typer.Argument(help="A new or empty folder.")],
    as_json: JsonFlag = False,
    lang: LangOption = "",
) -> None:
    """Write a game's data files to a folder, to be edited."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BadNotation(f"{folder}: not an empty folder; nothing was written")
    box = open_game(game).box
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name in box.files():
            shutil.copyfile(box.path(name), folder / name)
    except OSError as error:
        raise BadNotation(f"{folder}: {error.strerror}") from None
    if as_json:
        print_json({"game": game, "folder": str(folder), "files": box.files()})
    else:
        out.print(language(lang)("cli-box-exported", count=len(box.files()), folder=str(folder)), markup=False)


@app.command("check")
def check(
    folder: Annotated[Path, typer.Argument(help="A folder of data files.")],
    as_json: JsonFlag = False,
    lang: LangOption = "",
) -> None:
    """Check a folder of data files: every error with file and line."""
    game, problems = check_folder(folder)
    if as_json:
        print_json({"game": game, "ok": not problems, "errors": problems})
    else:
        for problem in problems:
            out.print(problem, markup=False)
        if not problems:
            out.print(language(lang)("cli-box-good", folder=str(folder), game=game), markup=False)
    if problems:
        say_no()


def check_folder(folder: Path) -> tuple[str, list[str]]:
    """The game that a folder of data files belongs to, and all its problems."""
    if not (folder / "box.toml").is_file():
        raise BadNotation(f"{folder / 'box.toml'}: no such file; it names the game")
    game = Box(folder).card("box").get("game", str)
    try:
        ours = Box(games.entry(game).box_folder)
    except BadNotation as error:
        raise BadNotation(f"{folder / 'box.toml'}: {error}") from None
    problems: list[str] = []
    try:
        theirs = ours.overlaid(folder)
        problems += origins(theirs).problems
    except DataError as error:
        return game, list(error.problems)
    try:
        games.load(game, theirs)
    except DataError as error:
        problems += [problem for problem in error.problems if problem not in problems]
    return game, problems
