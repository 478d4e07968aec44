"""Which tests prove a rule, from the source alone: those that pytest would collect and run, and that carry its mark.

What is skipped, expected to fail, long, empty, nested where nobody collects it, or only shows that two implementations
agree proves nothing.
"""

import ast
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import TypeGuard

import msgspec
import yaml

from sztab.kernel.citing import modules

NO_PROOF = ("skip", "skipif", "xfail", "long", "agreement")
"""Marks of tests that are not run by `make test`, may fail, or prove nothing."""
CROWDED = 4
"""More rules than this on one test: nobody can tell which of them it proves."""
SITUATIONS = "tests/test_situations.py::test_situation"


class Proof(msgspec.Struct, frozen=True):
    """A test with a mark: where pytest finds it, and the rules of one game that the mark names."""

    place: str
    rules: tuple[str, ...]


def proofs(tests: Path, game: str) -> list[Proof]:
    """All proofs of a game's rules."""
    return [*test_proofs(tests, game), *situation_proofs(tests, game)]


def test_proofs(tests: Path, game: str) -> Iterator[Proof]:
    """Every `pytest.mark.rule(game, id, …)` on a test that is collected and run."""
    for path, module, _ in modules(tests, "test_*.py", about=game):
        if _bars(_module_marks(module)):
            continue
        constants = _constants(module)
        shared = _module_marks(module)
        for owner, test in _collected(module):
            marks = [*shared, *(owner.decorator_list if owner else []), *test.decorator_list]
            if _is_empty(test) or _bars(marks):
                continue
            place = "::".join([str(path.relative_to(tests.parent)), *([owner.name] if owner else []), test.name])
            for call in _rule_calls(marks):
                words = [_text(argument, constants) for argument in call.args]
                if words and words[0] == game:
                    yield Proof(place, tuple(words[1:]))


test_proofs.__test__ = False  # type: ignore[attr-defined]


def _collected(module: ast.Module) -> Iterator[tuple[ast.ClassDef | None, ast.FunctionDef | ast.AsyncFunctionDef]]:
    """Functions `test_…` at the top of a module or in a class `Test…` there."""
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    for node in module.body:
        if isinstance(node, functions) and node.name.startswith("test"):
            yield None, node
        elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from ((node, item) for item in node.body if isinstance(item, functions) and item.name[:4] == "test")


def _module_marks(module: ast.Module) -> list[ast.expr]:
    for node in module.body:
        if isinstance(node, ast.Assign) and any(getattr(target, "id", "") == "pytestmark" for target in node.targets):
            return list(node.value.elts) if isinstance(node.value, (ast.List, ast.Tuple)) else [node.value]
    return []


def _is_empty(test: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Nothing but a docstring, `pass` or `…`."""
    return all(
        isinstance(part, ast.Pass) or (isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant))
        for part in test.body
    )


def _bars(marks: Iterable[ast.expr]) -> bool:
    return any(_mark_name(mark) in NO_PROOF for mark in marks)


def _mark_name(mark: ast.expr) -> str:
    name = ast.unparse(mark.func if isinstance(mark, ast.Call) else mark)
    return name.rpartition("mark.")[2] if "mark." in name else ""


def _rule_calls(marks: Iterable[ast.expr]) -> Iterator[ast.Call]:
    """Marks of rules among decorators, and on single parameters that are not barred themselves."""
    for mark in marks:
        if _mark_name(mark) == "rule" and isinstance(mark, ast.Call):
            yield mark
        elif _mark_name(mark) == "parametrize":
            for param in (part for part in ast.walk(mark) if _is_param(part)):
                for keyword in param.keywords:
                    inner = keyword.value.elts if isinstance(keyword.value, (ast.List, ast.Tuple)) else [keyword.value]
                    if keyword.arg == "marks" and not _bars(inner):
                        yield from (m for m in inner if isinstance(m, ast.Call) and _mark_name(m) == "rule")


def _is_param(part: ast.AST) -> TypeGuard[ast.Call]:
    return isinstance(part, ast.Call) and ast.unparse(part.func) in ("pytest.param", "param")


def _constants(module: ast.Module) -> dict[str, object]:
    return {
        target.id: node.value.value
        for node in module.body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
        for target in node.targets
        if isinstance(target, ast.Name)
    }


def _text(argument: ast.expr, constants: Mapping[str, object]) -> str:
    if isinstance(argument, ast.Constant):
        return str(argument.value)
    if isinstance(argument, ast.Name):
        return str(constants.get(argument.id, f"?{argument.id}"))
    return f"?{ast.unparse(argument)}"


def situation_proofs(tests: Path, game: str) -> Iterator[Proof]:
    """The `rules:` of every situation file of the game, which one test runs."""
    folder = tests / "situations"
    for path in sorted((folder / game).rglob("*.yaml")):
        spec = yaml.load(path.read_text(encoding="utf-8"), yaml.CSafeLoader)
        if isinstance(spec, dict) and spec.get("game") == game and spec.get("rules"):
            name = path.relative_to(folder).as_posix()
            yield Proof(f"{SITUATIONS}[{name}]", tuple(str(rule) for rule in spec["rules"]))
