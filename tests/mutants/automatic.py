"""Mutants made of the code that cites a rule: conditions negated, parts dropped, numbers shifted."""

import ast
from collections.abc import Iterable, Iterator, Mapping
from functools import cache

import msgspec

from sztab import games
from sztab.kernel.citing import cited_by_node, comments_of, in_text, modules_of, rule_names
from sztab.kernel.rulebook import Rulebook
from tests.mutants.catalogue import Mutant

MOST = 8
"""So many mutants a rule at most."""
BESIDE = ("bot", "table", "posing")
"""Folders whose code plays no rule (opinions, previews, posed positions): broken only where no other cites the rule."""
SWAPPED = {
    ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "==", ast.In: "not in",
    ast.NotIn: "in", ast.Is: "is not", ast.IsNot: "is",
}  # fmt: skip


class Site(msgspec.Struct, frozen=True):
    """A change of a piece of a file: how near it stands to the rule (0: at its name), where, and what is put there."""

    nearness: int
    start: int
    end: int
    new: str


@cache
def automatic(game: str) -> dict[str, list[Mutant]]:
    """The mutants of every provable rule that code cites, the nearest first."""
    entry = games.entry(game)
    rulebook = Rulebook(entry.rulebook_file)
    ids = set(rulebook.rules)
    package = games.HERE / entry.package
    parsed = list(modules_of(package, entry.edition))
    names = rule_names((module for _, module, _ in parsed), ids, games.load(game).number)
    found: dict[str, list[tuple[int, Mutant]]] = {rule: [] for rule in rulebook.provable()}
    linked = _linked((module for _, module, _ in parsed), names, ids)
    for path, module, text in parsed:
        reader = _Reader(path.relative_to(package).with_suffix("").as_posix(), text)
        for qualname, function in _functions(module, ""):
            for rule, sites in _sites(reader, function, names, ids, linked.get(qualname, set())).items():
                if rule in found:
                    made = (reader.mutant(rule, qualname, function, site) for site in sites)
                    found[rule] += zip((site.nearness for site in sites), made)
    return {rule: [mutant for _, mutant in _chosen(listed)] for rule, listed in found.items()}


def _chosen(listed: list[tuple[int, Mutant]]) -> list[tuple[int, Mutant]]:
    """The nearest ones, in turn from each function; those of code that plays no rule only where there are no others."""
    playing = [pair for pair in listed if pair[1].at.partition("/")[0] not in BESIDE]
    by_function: dict[str, list[tuple[int, Mutant]]] = {}
    nearest = dict[Mutant, int]()
    for nearness, mutant in sorted(playing or listed, key=lambda pair: pair[0]):
        nearest.setdefault(mutant, nearness)
    for mutant, nearness in nearest.items():
        by_function.setdefault(mutant.at, []).append((nearness, mutant))
    chosen: list[tuple[int, Mutant]] = []
    while any(by_function.values()) and len(chosen) < MOST:
        heads = sorted((mutants for mutants in by_function.values() if mutants), key=lambda mutants: mutants[0][0])
        for mutants in heads:
            chosen.append(mutants.pop(0))
    return chosen[:MOST]


def _functions(node: ast.AST, prefix: str) -> Iterator[tuple[str, ast.FunctionDef]]:
    for part in ast.iter_child_nodes(node):
        if isinstance(part, ast.FunctionDef):
            yield f"{prefix}{part.name}", part
        elif isinstance(part, ast.ClassDef):
            yield from _functions(part, f"{prefix}{part.name}.")


class _Reader:
    """A file with the pieces of its text by node; columns of nodes count bytes."""

    def __init__(self, module: str, text: str) -> None:
        self.module = module
        self.text = text
        self.comments = comments_of(text)
        self._lines = text.splitlines(keepends=True)
        self._starts = [0]
        for line in self._lines:
            self._starts.append(self._starts[-1] + len(line))

    def _at(self, line: int, column: int) -> int:
        row = self._lines[line - 1]
        return self._starts[line - 1] + len(row.encode()[:column].decode())

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._at(node.lineno, node.col_offset), self._at(node.end_lineno, node.end_col_offset)

    def piece(self, node: ast.expr | ast.stmt) -> str:
        start, end = self.span(node)
        return self.text[start:end]

    def mutant(self, rule: str, qualname: str, function: ast.FunctionDef, site: Site) -> Mutant:
        start = self._starts[min([function.lineno, *(d.lineno for d in function.decorator_list)]) - 1]
        old = self.text[site.start : site.end]
        nth, at = 0, self.text.find(old, start)
        while at < site.start:
            nth, at = nth + 1, self.text.find(old, at + 1)
        return Mutant(rule, old, site.new, f"{self.module}.{qualname}", nth=nth)


def _linked(modules: Iterable[ast.Module], names: Mapping[str, str], ids: set[str]) -> dict[str, set[str]]:
    """The rules that a table gives to functions: `(LATE_SHOT, late_shot)` in a tuple of a module."""
    found: dict[str, set[str]] = {}
    listed = (statement for module in modules for statement in module.body)
    tables = (table for table in listed if isinstance(table, (ast.Assign, ast.AnnAssign)))
    for part in (part for table in tables for part in ast.walk(table) if isinstance(part, ast.Tuple)):
        rules = {rule for element in part.elts if (rule := cited_by_node(element, names, ids))}
        functions = [element.id for element in part.elts if isinstance(element, ast.Name) and element.id.islower()]
        if len(rules) == 1 and len(part.elts) - len(functions) == 1:
            for name in functions:
                found.setdefault(name, set()).update(rules)
    return found


def _sites(
    reader: _Reader, function: ast.FunctionDef, names: Mapping[str, str], ids: set[str], linked: set[str]
) -> dict[str, list[Site]]:
    """The changes of a function that could break each of the rules that it cites, or that a table gives it."""
    parents = {child: parent for parent in ast.walk(function) for child in ast.iter_child_nodes(parent)}
    found: dict[str, list[Site]] = {}
    for part in ast.walk(function):
        if rule := cited_by_node(part, names, ids):
            found.setdefault(rule, []).extend(_above(reader, part, parents))
    everything = list(_all(reader, function))
    text = ast.get_docstring(function) or ""
    for line in range(function.lineno, (function.end_lineno or function.lineno) + 1):
        text += f"\n{reader.comments.get(line, '')}"
    for rule in linked.union(in_text(text, ids)):
        found.setdefault(rule, []).extend(everything)
    for sites in found.values():
        if len(sites) < MOST:
            sites += [Site(site.nearness + 5, site.start, site.end, site.new) for site in everything]
    return {rule: list(dict.fromkeys(sites)) for rule, sites in found.items()}


def _above(reader: _Reader, part: ast.AST, parents: Mapping[ast.AST, ast.AST]) -> Iterator[Site]:
    """The conditions on the way from a rule's name up to its function, the nearest first."""
    nearness, child = 0, part
    while (parent := parents.get(child)) is not None and nearness < 4:
        tests = []
        if isinstance(parent, (ast.If, ast.IfExp, ast.While)) and child is not parent.test:
            tests = [parent.test]
        elif isinstance(parent, ast.comprehension):
            tests = parent.ifs
        for test in tests:
            yield from _of_test(reader, test, nearness)
            nearness += 1
        child = parent


def _of_test(reader: _Reader, test: ast.expr, nearness: int) -> Iterator[Site]:
    start, end = reader.span(test)
    yield Site(nearness, start, end, f"not ({reader.piece(test)})")
    for part in ast.walk(test):
        yield from _small(reader, part, nearness + 1)


def _all(reader: _Reader, function: ast.FunctionDef) -> Iterator[Site]:
    """Every condition, comparison, number and answer of a function's body."""
    for part in ast.walk(function):
        tests = []
        if isinstance(part, (ast.If, ast.IfExp, ast.While)):
            tests = [part.test]
        elif isinstance(part, ast.comprehension):
            tests = part.ifs
        for test in tests:
            start, end = reader.span(test)
            yield Site(1, start, end, f"not ({reader.piece(test)})")
        if isinstance(part, ast.Return) and isinstance(part.value, (ast.Compare, ast.BoolOp, ast.UnaryOp)):
            start, end = reader.span(part.value)
            yield Site(1, start, end, f"not ({reader.piece(part.value)})")
        if part is not function:
            yield from _small(reader, part, 2)


def _small(reader: _Reader, part: ast.AST, nearness: int) -> Iterator[Site]:
    if isinstance(part, ast.BoolOp):
        word = " and " if isinstance(part.op, ast.And) else " or "
        for dropped in part.values:
            rest = word.join(f"({reader.piece(value)})" for value in part.values if value is not dropped)
            yield Site(nearness, *reader.span(part), f"({rest})")
    elif isinstance(part, ast.Compare) and len(part.ops) == 1:
        left, right = reader.piece(part.left), reader.piece(part.comparators[0])
        yield Site(nearness, *reader.span(part), f"{left} {SWAPPED[type(part.ops[0])]} {right}")
    elif isinstance(part, ast.Constant) and type(part.value) is int:
        yield Site(nearness + 1, *reader.span(part), str(part.value + 1))
    elif isinstance(part, ast.Constant) and type(part.value) is bool:
        yield Site(nearness + 1, *reader.span(part), str(not part.value))
    elif isinstance(part, ast.BinOp) and isinstance(part.op, (ast.Add, ast.Sub)):
        sign = " - " if isinstance(part.op, ast.Add) else " + "
        yield Site(nearness + 1, *reader.span(part), f"{reader.piece(part.left)}{sign}{reader.piece(part.right)}")
