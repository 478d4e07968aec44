"""Rule coverage, from the source alone: which code cites a rule, and which tests and situations prove it."""

import ast
import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path

import msgspec
import yaml

from sztab.kernel.errors import DataError
from sztab.kernel.rulebook import Rulebook

Marks = dict[str, list[str]]
"""Rule id to the places that name it."""


class Coverage(msgspec.Struct):
    """What is cited and proven of one game's rulebook."""

    cited_by: Marks
    tests: Marks
    unproven: list[str]
    unknown: list[str]
    """Places that name a rule which the rulebook does not have."""


def coverage(
    rulebook: Rulebook, package: Path, tests: Path | None, number: Callable[[str], str] = lambda rule: rule
) -> Coverage:
    """Scan a game's package and the tests; `number` maps names of rules to the edition's numbers."""
    cited = citations(package, rulebook.rules, number)
    proofs: Marks = defaultdict(list)
    if tests is not None and tests.is_dir():
        for place, rule in [*test_marks(tests, rulebook.game), *situation_marks(tests, rulebook.game)]:
            proofs[rule].append(place)
    unknown = [f"{place}: {rule}" for rule in proofs if rule not in rulebook.rules for place in proofs[rule]]
    unproven = [rule for rule in rulebook.provable() if rule not in proofs]
    return Coverage(cited, dict(proofs), unproven, unknown)


def _modules(folder: Path) -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted(folder.rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"), str(path))


def citations(package: Path, known: Iterable[str], number: Callable[[str], str]) -> Marks:
    """Functions and classes that cite a rule: in the head of their docstring, or by a rule's name or number."""
    ids = set(known)
    names = _rule_names(package, ids, number)
    found: Marks = defaultdict(list)
    for path, module in _modules(package):
        for node in ast.walk(module):
            if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
                place = f"{path.relative_to(package)}:{node.name}"
                for rule in sorted({*_in_docstring(node, ids), *_in_body(node, names, ids)}):
                    found[rule].append(place)
            elif isinstance(node, ast.Module):
                for rule in sorted(set(_in_docstring(node, ids))):
                    found[rule].append(str(path.relative_to(package)))
    return dict(found)


def _rule_names(package: Path, ids: set[str], number: Callable[[str], str]) -> dict[str, str]:
    """Constants of the package whose value is the name or number of a rule."""
    names: dict[str, str] = {}
    for _, module in _modules(package):
        for node in module.body:
            targets = node.targets if isinstance(node, ast.Assign) else []
            if isinstance(node, ast.AnnAssign):
                targets = [node.target]
            value = getattr(node, "value", None)
            if not isinstance(value, ast.Constant) or not isinstance(value.value, str):
                continue
            try:
                rule = number(value.value)
            except (KeyError, DataError):
                continue
            if rule in ids:
                names |= {target.id: rule for target in targets if isinstance(target, ast.Name)}
    return names


def _in_docstring(node: ast.FunctionDef | ast.ClassDef | ast.Module, ids: set[str]) -> list[str]:
    head = (ast.get_docstring(node) or "").split(":")[0]
    return [word for word in re.split(r"[\s,;()]+", head) if word.rstrip(".") in ids] if len(head) < 200 else []


def _in_body(node: ast.AST, names: Mapping[str, str], ids: set[str]) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Name) and part.id in names:
            yield names[part.id]
        elif isinstance(part, ast.Attribute) and part.attr in names:
            yield names[part.attr]
        elif isinstance(part, ast.keyword) and part.arg == "rule" and getattr(part.value, "value", None) in ids:
            yield str(getattr(part.value, "value", ""))


def test_marks(tests: Path, game: str) -> Iterator[tuple[str, str]]:
    """Every `pytest.mark.rule(game, id, …)` in the tests, with its place."""
    for path, module in _modules(tests):
        constants = {
            target.id: node.value.value
            for node in module.body
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for place, call in _mark_calls(module):
            words = [_text(argument, constants) for argument in call.args]
            if words and words[0] == game:
                for rule in words[1:]:
                    yield f"{path.relative_to(tests.parent)}::{place}", rule


test_marks.__test__ = False  # type: ignore[attr-defined]


def _mark_calls(module: ast.Module) -> Iterator[tuple[str, ast.Call]]:
    """Calls of `….mark.rule`, each with the name of the test that carries it."""
    for node in module.body:
        inner = node.body if isinstance(node, ast.ClassDef) else [node]
        for item in inner:
            name = getattr(item, "name", "module")
            for part in ast.walk(item):
                if isinstance(part, ast.Call) and ast.unparse(part.func).endswith("mark.rule"):
                    yield name, part


def _text(argument: ast.expr, constants: Mapping[str, object]) -> str:
    if isinstance(argument, ast.Constant):
        return str(argument.value)
    if isinstance(argument, ast.Name):
        return str(constants.get(argument.id, f"?{argument.id}"))
    return f"?{ast.unparse(argument)}"


def situation_marks(tests: Path, game: str) -> Iterator[tuple[str, str]]:
    """The `rules:` of every situation file of the game."""
    for path in sorted((tests / "situations").rglob("*.yaml")):
        spec = yaml.load(path.read_text(encoding="utf-8"), yaml.CSafeLoader)
        if isinstance(spec, dict) and spec.get("game") == game:
            for rule in spec.get("rules") or []:
                yield str(path.relative_to(tests.parent)), str(rule)
