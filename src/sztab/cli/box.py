"""`sztab box`: where every datum comes from; export, edit, check, and play with your own numbers."""

import shutil
from pathlib import Path
from typing import Annotated

import typer

from sztab import games
from sztab.atlas.fonts import own_fonts
from sztab.atlas.pdf import pages_of
from sztab.cli.box_check import check_folder
from sztab.cli.output import BoxOption, JsonFlag, LangOption, columns, err, language, open_game, out, print_json, say_no
from sztab.kernel.errors import BadNotation, DataError
from sztab.kernel.origin import ORIGINS, origins
from sztab.kernel.rulebook import Rulebook
from sztab.printing.pages import PAPERS, pages
from sztab.printing.reading import printed
from sztab.words.errors import told_error

app = typer.Typer(help="The data of a game: show, export, check.", no_args_is_help=True)
GameArgument = Annotated[str, typer.Argument(help="A game's id.")]


@app.command("show")
def show(game: GameArgument, box: BoxOption = None, as_json: JsonFlag = False, lang: LangOption = "") -> None:
    """Show the origin of every datum of a game's box, or of an owner's."""
    shown = open_game(game, box).box
    found = origins(shown)
    if as_json:
        print_json({"game": game, "origins": found.counts, "files": found.files, "errors": found.problems})
        return
    say = language(lang)
    table = columns(*(say(f"cli-box-{column}") for column in ("file", "data", *ORIGINS)))
    for file in found.files:
        table.add_row(file.file, str(file.data), *(str(file.origins.get(o, "")) for o in ORIGINS))
    table.add_row("", str(sum(found.counts.values())), *(str(found.counts[o]) for o in ORIGINS), style="bold")
    out.table(table)
    for problem in found.problems:
        out.say(told_error(problem, say))


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
        out.say(language(lang)("cli-box-exported", count=len(box.files()), folder=str(folder)))


@app.command("check")
def check(
    folder: Annotated[Path, typer.Argument(help="A folder of data files.")],
    games: Annotated[int, typer.Option("--games", min=0, help="Random games to play of each scenario.")] = 1,
    as_json: JsonFlag = False,
    lang: LangOption = "",
) -> None:
    """Check a folder of data files: read all, start every scenario, and play; every error with file and line."""
    game, problems = check_folder(folder, games)
    if as_json:
        print_json({"game": game, "ok": not problems, "errors": problems})
    else:
        for problem in problems:
            out.say(told_error(problem, language(lang)))
        if not problems:
            out.say(language(lang)("cli-box-good", folder=str(folder), game=game))
    if problems:
        say_no()


@app.command("print")
def print_box(
    game: GameArgument,
    output: Annotated[Path, typer.Option("-o", "--output", help="FILE.pdf.")],
    paper: Annotated[str, typer.Option("--paper", help="a4, a3 or a1.")] = "a4",
    box: BoxOption = None,
    as_json: JsonFlag = False,
    lang: LangOption = "",
) -> None:
    """Print counters, cards, tracks and tables as sheets to cut, so that the game can be played at a real table."""
    if paper not in PAPERS:
        raise BadNotation(f"--paper {paper}: one of {', '.join(PAPERS)}")
    if output.suffix != ".pdf":
        raise BadNotation(f"-o {output}: a box is printed as .pdf")
    say = language(lang)
    opened = open_game(game, box)
    rules = Rulebook(games.entry(opened.id).rulebook_file).rules
    said = {number: rule.says[say.language] for number, rule in rules.items()}
    found = printed(opened.box, opened.title[say.language], say, said)
    sheets = pages(found, paper, say)
    pdf = pages_of(sheets, paper)
    try:
        output.write_bytes(pdf)
    except OSError as error:
        raise DataError(f"{output}: {error.strerror}") from None
    counters = sum(counter.count for counter in found.counters)
    if as_json:
        told = {"file": str(output), "pages": len(sheets), "counters": counters, "cards": len(found.cards)}
        print_json(told)
    else:
        out.say(say("print-done", file=str(output), pages=len(sheets), counters=counters, cards=len(found.cards)))
    if not own_fonts():
        err.say(say("atlas-no-fonts"))
