"""`sztab rules`: every rule of a rulebook, the code that cites it, the tests that prove it."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from sztab import games
from sztab.cli.output import JsonFlag, LangOption, language, open_game, out, print_json
from sztab.kernel.coverage import Coverage, coverage
from sztab.kernel.errors import BadNotation
from sztab.kernel.rulebook import Rulebook

TESTS = Path(__file__).resolve().parents[3] / "tests"
"""The tests of a checkout; an installed package has none, and then nothing is called proven."""


def rules_command(
    game: Annotated[str, typer.Argument(help="A game's id.")],
    rule: Annotated[str | None, typer.Argument(help="A rule's id.")] = None,
    as_json: JsonFlag = False,
    lang: LangOption = "",
) -> None:
    """Show what is cited and proven of a rulebook, or one rule."""
    entry = games.entry(game)
    rulebook = Rulebook(entry.rulebook_file)
    if rule is not None and rule not in rulebook.rules:
        raise BadNotation(f"{game} has no rule {rule!r}")
    found = coverage(rulebook, games.HERE / entry.package, TESTS, open_game(game).number)
    shown = [rule] if rule is not None else list(rulebook.rules)
    say = language(lang)
    data = {
        "game": game,
        "ids": len(rulebook.rules),
        "provable": len(rulebook.provable()),
        "proven": len(rulebook.provable()) - len(found.unproven),
        "unproven": found.unproven,
        "rules": [_told(rulebook, found, one) for one in shown],
    }
    if as_json:
        print_json(data)
    elif rule is not None:
        _print_rule(rulebook, found, rule, say.language)
    else:
        _print_all(rulebook, found, say.language)
        out.print(say("cli-rules-total", ids=data["ids"], provable=data["provable"], proven=data["proven"]))


def _told(rulebook: Rulebook, found: Coverage, rule: str) -> dict[str, Any]:
    text = rulebook.rules[rule]
    return {
        "id": rule,
        "kind": text.kind,
        "umbrella": text.umbrella,
        "title": text.title,
        "says": text.says,
        "cited_by": found.cited_by.get(rule, []),
        "tests": found.tests.get(rule, []),
        "ruling": [
            {"id": ruling.id, "question": ruling.question, "ruling": ruling.ruling, "reason": ruling.reason}
            for ruling in rulebook.rulings_on(rule)
        ],
    }


def _print_all(rulebook: Rulebook, found: Coverage, language_id: str) -> None:
    table = Table(box=None, pad_edge=False)
    for column in ("", "id", "kind", "title", "code", "tests"):
        table.add_column(column)
    for rule in rulebook.rules.values():
        tests = len(found.tests.get(rule.id, []))
        mark = "[green]✓[/green]" if tests else "[red]✗[/red]" if rule.is_provable else " "
        cited = len(found.cited_by.get(rule.id, []))
        table.add_row(mark, rule.id, rule.kind, rule.title[language_id], str(cited or ""), str(tests or ""))
    out.print(table)


def _print_rule(rulebook: Rulebook, found: Coverage, rule: str, language_id: str) -> None:
    text = rulebook.rules[rule]
    out.print(f"[bold]{rule}  {text.title[language_id]}[/bold]  ({text.kind})")
    out.print(text.says[language_id])
    for ruling in rulebook.rulings_on(rule):
        out.print(f"\n[bold]{ruling.id}[/bold] {ruling.question[language_id]}")
        out.print(f"{ruling.ruling[language_id]} ({ruling.reason[language_id]})")
    for place in [*found.cited_by.get(rule, []), *found.tests.get(rule, [])]:
        out.print(f"  {place}", style="dim", markup=False)
