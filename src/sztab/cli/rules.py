"""`sztab rules`: every rule of a rulebook, the code that cites it, the tests that prove it."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.text import Text

from sztab import games
from sztab.cli.output import JsonFlag, LangOption, columns, language, open_game, out, print_json
from sztab.kernel.coverage import Coverage, Proofs, coverage, found_proofs
from sztab.kernel.errors import BadNotation
from sztab.kernel.rulebook import Rulebook
from sztab.words import Words

ROOT = Path(__file__).resolve().parents[3]
SHIPPED = Path(__file__).resolve().parents[1] / "proofs.json"
"""What a wheel knows of the proofs of the checkout that it was made from."""


def known_proofs(game: str) -> Proofs:
    """The proofs of a checkout's tests; of an installed package, what it was told; else none."""
    if SHIPPED.is_file():
        return msgspec.json.decode(SHIPPED.read_bytes(), type=dict[str, Proofs])[game]
    is_checkout = (ROOT / "pyproject.toml").is_file() and (ROOT / "tests" / "test_rules_coverage.py").is_file()
    return found_proofs(game, ROOT / "tests") if is_checkout else Proofs({}, [], [])


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
    found = coverage(rulebook, games.HERE / entry.package, known_proofs(game), open_game(game).number, entry.edition)
    shown = [rule] if rule is not None else list(rulebook.rules)
    say = language(lang)
    data = {
        "game": game,
        "ids": len(rulebook.rules),
        "provable": len(rulebook.provable()),
        "proven": len(rulebook.provable()) - len(found.unproven),
        "mutated": len(found.mutated),
        "unproven": found.unproven,
        "uncited": found.uncited,
        "crowded": found.crowded,
        "rules": [_told(rulebook, found, one) for one in shown],
    }
    if as_json:
        print_json(data)
    elif rule is not None:
        _print_rule(rulebook, found, rule, say.language)
    else:
        _print_all(rulebook, found, say)
        out.say(say("cli-rules-total", ids=data["ids"], provable=data["provable"], proven=data["proven"]))
        out.say(say("cli-rules-mutated", mutated=data["mutated"]))
        if found.crowded:
            out.say(say("cli-rules-crowded", count=len(found.crowded)), style="yellow")


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
        "mutated": rule in found.mutated,
        "ruling": [
            {"id": ruling.id, "question": ruling.question, "ruling": ruling.ruling, "reason": ruling.reason}
            for ruling in rulebook.rulings_on(rule)
        ],
    }


def _print_all(rulebook: Rulebook, found: Coverage, say: Words) -> None:
    table = columns(
        *(
            "" if not head else say(f"cli-rules-{head}")
            for head in ("", "id", "kind", "title", "code", "tests", "mutants")
        )
    )
    mutated = set(found.mutated)
    for rule in rulebook.rules.values():
        tests = len(found.tests.get(rule.id, []))
        mark = Text("✓", "green") if tests else Text("✗", "red") if rule.is_provable else Text(" ")
        cited = len(found.cited_by.get(rule.id, []))
        table.add_row(
            mark,
            rule.id,
            rule.kind,
            rule.title[say.language],
            str(cited or ""),
            str(tests or ""),
            "✓" if rule.id in mutated else "",
        )
    out.table(table)


def _print_rule(rulebook: Rulebook, found: Coverage, rule: str, language_id: str) -> None:
    text = rulebook.rules[rule]
    out.say(Text.assemble((f"{rule}  {text.title[language_id]}", "bold"), f"  ({text.kind})"))
    out.say(text.says[language_id])
    for ruling in rulebook.rulings_on(rule):
        out.say(Text.assemble("\n", (ruling.id, "bold"), f" {ruling.question[language_id]}"))
        out.say(f"{ruling.ruling[language_id]} ({ruling.reason[language_id]})")
    for place in [*found.cited_by.get(rule, []), *found.tests.get(rule, [])]:
        out.say(f"  {place}", style="dim")
