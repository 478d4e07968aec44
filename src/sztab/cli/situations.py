"""`sztab situation` and `sztab odds`: run situation files."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from sztab.cli.chances import show_odds
from sztab.cli.output import JsonFlag, LangOption, columns, language, out, print_json, say_no
from sztab.cli.telling import Teller
from sztab.kernel.errors import BadNotation, SztabError
from sztab.kernel.odds import odds
from sztab.situations import Report, pose_question, read, run_file
from sztab.situations.asking import known_seat
from sztab.words import Words
from sztab.words.errors import told_error

Files = Annotated[list[Path], typer.Argument(help="Situation files.")]
LONG = 160
"""A longer answer is cut short in the table; --json has all of it."""


def situation_command(files: Files, as_json: JsonFlag = False, lang: LangOption = "") -> None:
    """Run situation files and compare what they answer with what they expect."""
    say = language(lang)
    reports = [run_file(path) for path in files]
    if as_json:
        print_json({"situations": reports})
    else:
        for report in reports:
            _print(report, say)
        out.say(say("cli-situations", good=sum(report.ok for report in reports), all=len(reports)))
    if wrong := [report for report in reports if report.malformed]:
        raise BadNotation(f"{wrong[0].file}: {wrong[0].failures[-1]}")
    if not all(report.ok for report in reports):
        say_no()


def _print(report: Report, say: Words) -> None:
    mark = ("✓ ", "green") if report.ok else ("✗ ", "red")
    out.say(Text.assemble(mark, report.file))
    if report.answers:
        table = columns(*(say(f"cli-situation-{head}") for head in ("asked", "answer")))
        for asked, answer in zip(report.asked, report.answers):
            told = plainly(answer)
            table.add_row(asked, told if len(told) <= LONG else f"{told[:LONG]}…")
        out.table(table)
    for failure in report.failures:
        out.say(f"  {told_error(failure, say)}", style="red")


def plainly(value: Any) -> str:
    """Plain data as people read it: no brackets, no quotes."""
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {plainly(part)}" for key, part in value.items() if part not in ("", [], {}, None))
    if isinstance(value, list):
        return "; ".join(plainly(part) for part in value) or "–"
    if value is None:
        return "–"
    return f"{value:.4g}" if isinstance(value, float) else str(value)


def odds_command(
    file: Annotated[Path, typer.Argument(help="A situation file.")],
    seat: Annotated[str, typer.Option("--seat", help="As this seat can know it; by default with all cards open.")] = "",
    as_json: JsonFlag = False,
    lang: LangOption = "",
) -> None:
    """List every result of chance from the situation's position to the next choice, with its probability."""
    say = language(lang)
    try:
        table = pose_question(read(file))
        known = known_seat(table.play.game, seat) if seat else None
    except SztabError as error:
        raise BadNotation(str(error) if str(error).startswith(str(file)) else f"{file}: {error}") from None
    found = odds(table.play, known, everything=not seat)
    if as_json:
        print_json(found)
        return
    show_odds(found, Teller(table.play.game, say), say)
