"""`sztab situation` and `sztab odds`: run situation files."""

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from sztab.cli.output import JsonFlag, LangOption, language, out, print_json, say_no
from sztab.kernel.errors import BadNotation, SztabError
from sztab.kernel.odds import odds
from sztab.situations import Report, pose_question, read, run_file
from sztab.situations.asking import known_seat

Files = Annotated[list[Path], typer.Argument(help="Situation files.")]


def situation_command(files: Files, as_json: JsonFlag = False, lang: LangOption = "") -> None:
    """Run situation files and compare what they answer with what they expect."""
    say = language(lang)
    reports = [run_file(path) for path in files]
    if as_json:
        print_json({"situations": reports})
    else:
        for report in reports:
            _print(report)
        out.print(say("cli-situations", good=sum(report.ok for report in reports), all=len(reports)))
    if not all(report.ok for report in reports):
        say_no()


def _print(report: Report) -> None:
    out.print(f"{'[green]✓[/green]' if report.ok else '[red]✗[/red]'} {escape(report.file)}")
    for answer in report.answers:
        out.print(f"    {answer}", markup=False)
    for failure in report.failures:
        out.print(f"    {failure}", style="red", markup=False)


def odds_command(
    file: Annotated[Path, typer.Argument(help="A situation file.")],
    seat: Annotated[str, typer.Option("--seat", help="As this seat can know it; by default with all cards open.")] = "",
    as_json: JsonFlag = False,
    lang: LangOption = "",
) -> None:
    """List every result of chance from the situation's position to the next choice, with its probability."""
    try:
        table = pose_question(read(file))
        known = known_seat(table.play.game, seat) if seat else None
    except SztabError as error:
        raise BadNotation(str(error) if str(error).startswith(str(file)) else f"{file}: {error}") from None
    found = odds(table.play, known, everything=not seat)
    if as_json:
        print_json(found)
        return
    out.print(language(lang)("cli-odds-exact" if found.exact else "cli-odds-sampled", cases=found.cases))
    for chance in found.chances:
        share = chance.exact or f"±{chance.error:.3f}"
        out.print(f"  {chance.probability:7.2%}  ({share})  {chance.result}", markup=False)
