"""What a mutant is, where it fits, and the catalogues: those written by hand, and what came of all that were tried."""

import ast
import json
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

from sztab import games
from sztab.kernel.errors import DataError

HERE = Path(__file__).parent


class Mutant(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One rule broken: a piece of text of a function, or of a file of the box, replaced by another."""

    rule: str
    old: str
    new: str
    at: str = ""
    """`folder/module.function` or `folder/module.Class.method`: the function decides, folder and module only tell twins
    apart, so that a move breaks nothing. A module alone: its own statements."""
    file: str = ""
    """In place of `at`: a file of the box."""
    nth: int = 0
    """Which of several equal pieces in the function, from 0."""
    why: str = ""

    @property
    def key(self) -> str:
        return "\t".join((self.rule, self.at or self.file, str(self.nth), self.old, self.new))


class Place(msgspec.Struct, frozen=True):
    """Where a mutant fits: the file, its text after the change, and the function changed."""

    path: Path
    text: str
    qualname: str = ""
    """Empty: a statement of the module, or a file of the box."""


class Function(msgspec.Struct, frozen=True):
    """A function of a package, by its place in the text."""

    path: Path
    qualname: str
    start: int
    end: int


def by_hand(game: str) -> list[Mutant]:
    """The mutants of `<game>.toml`."""
    path = HERE / f"{game}.toml"
    if not path.is_file():
        return []
    try:
        listed = tomllib.loads(path.read_text(encoding="utf-8")).get("mutant", [])
        return msgspec.convert(listed, list[Mutant])
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise DataError(f"{path}: {error}") from None


@cache
def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@cache
def functions(package: Path) -> tuple[Function, ...]:
    """All functions and methods of a package."""
    return tuple(
        function
        for path in sorted(package.rglob("*.py"))
        for function in _functions(path, ast.parse(text_of(path)), "")
    )


def _functions(path: Path, node: ast.AST, prefix: str) -> Iterator[Function]:
    for part in ast.iter_child_nodes(node):
        if isinstance(part, (ast.FunctionDef, ast.ClassDef)):
            name = f"{prefix}{part.name}"
            if isinstance(part, ast.FunctionDef):
                first = min([part.lineno, *(decorator.lineno for decorator in part.decorator_list)])
                yield Function(path, name, first, part.end_lineno or part.lineno)
            else:
                yield from _functions(path, part, f"{name}.")


def place(game: str, mutant: Mutant) -> Place:
    """Where a mutant fits; an error says that it no longer does, and why."""
    entry = games.entry(game)
    if mutant.file:
        path = entry.box_folder / mutant.file
        if not path.is_file():
            raise DataError(f"{mutant.rule}: the box has no {mutant.file}")
        return Place(path, _changed(mutant, text_of(path), 0, len(text_of(path))))
    package = games.HERE / entry.package
    module, _, qualname = mutant.at.partition(".")
    if not qualname:
        found = _nearest(sorted(package.rglob("*.py")), module)
        if len(found) != 1:
            raise DataError(f"{mutant.rule}: {len(found)} modules are called {mutant.at}")
        return Place(found[0], _changed(mutant, text_of(found[0]), 0, len(text_of(found[0]))))
    named = [f for f in functions(package) if f.qualname == qualname]
    paths = [f.path for f in named] if len(named) == 1 else _nearest([f.path for f in named], module)
    if not paths:
        paths = [f.path for f in named if mutant.old in _own_text(f)]
    if len(paths) != 1:
        raise DataError(f"{mutant.rule}: {len(paths)} functions are called {mutant.at}")
    function = next(f for f in named if f.path == paths[0])
    lines = text_of(function.path).splitlines(keepends=True)
    start = sum(map(len, lines[: function.start - 1]))
    end = start + len(_own_text(function))
    return Place(function.path, _changed(mutant, text_of(function.path), start, end), qualname)


def _own_text(function: Function) -> str:
    return "".join(text_of(function.path).splitlines(keepends=True)[function.start - 1 : function.end])


def _nearest(paths: list[Path], module: str) -> list[Path]:
    """The files that a module's path ends with; without one, those of its bare name."""
    whole = [path for path in paths if f"/{path.with_suffix('').as_posix()}".endswith(f"/{module}")]
    return whole or [path for path in paths if path.stem == module.rpartition("/")[2]]


def _changed(mutant: Mutant, text: str, start: int, end: int) -> str:
    at = start - 1
    for _ in range(mutant.nth + 1):
        at = text.find(mutant.old, at + 1, end)
        if at < 0:
            raise DataError(f"{mutant.rule}: {mutant.at or mutant.file} has no {mutant.old!r} any more")
    return text[:at] + mutant.new + text[at + len(mutant.old) :]


class Tried(msgspec.Struct, omit_defaults=True):
    """What came of the mutants of one rule: one that its tests killed, and those that lived."""

    killed: list[Mutant] = []
    lived: list[Mutant] = []


def results_file(game: str) -> Path:
    return HERE / "results" / f"{game}.json"


def read_results(game: str) -> dict[str, Tried]:
    path = results_file(game)
    return msgspec.json.decode(path.read_bytes(), type=dict[str, Tried]) if path.is_file() else {}


def write_results(game: str, results: dict[str, Tried]) -> None:
    """One line a rule, so that changes of two people meet seldom."""
    path = results_file(game)
    path.parent.mkdir(exist_ok=True)
    lines = [f"{json.dumps(rule)}: {msgspec.json.encode(results[rule]).decode()}" for rule in sorted(results)]
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
