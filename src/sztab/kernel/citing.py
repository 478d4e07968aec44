"""Which code cites a rule: functions and classes that name it in their docstring or comments, or by its name or number.

In text an id such as `8.6.1/a` or `BW-F14` is itself wherever it stands; one that may be a word or a number (`A`, `5`)
counts only at the head of a docstring, before a colon, among other ids. `9.3.1-3` and `10.8/a-c` name all between.

A package may hold several editions, each with a folder of its own (`first/edition.py`, `eagles/edition.py`) beside what
they share. Numbers in shared code are those of the first; `Eagles 12.2` gives another edition's.
"""

import ast
import io
import re
import tokenize
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path

from sztab.kernel.errors import DataError

Marks = dict[str, list[str]]
"""Rule id to the places that name it."""
Scope = ast.FunctionDef | ast.ClassDef | ast.Module
_WORD = re.compile(r"[^\s,;()\[\]:]+")
_OTHER_EDITION = re.compile(r"\s*(?:/ )?\b(Eagles) (S?\d[\w./-]*(?:(?:, | and )S?\d[\w./-]*)*)")
_RANGE = re.compile(r"(?P<stem>.*[./])(?P<first>\w+)-(?P<last>\w+)$")


def modules(folder: Path, names: str = "*.py", about: str = "") -> Iterator[tuple[Path, ast.Module, str]]:
    """The modules of a folder with such names, in which a text occurs."""
    for path in sorted(folder.rglob(names)):
        text = path.read_text(encoding="utf-8")
        if about in text:
            yield path, ast.parse(text, str(path)), text


def modules_of(package: Path, edition: str) -> Iterator[tuple[Path, ast.Module, str]]:
    """The modules that an edition's game is made of: its own and the shared ones, with the numbers of its rulebook."""
    others = {path.parent.name for path in package.glob("*/edition.py")} - {edition}
    for path, module, text in modules(package):
        folder = path.relative_to(package).parts[0]
        if folder not in others:
            is_own = folder == edition
            yield path, _Renumbered(edition, others, is_own).visit(module) if edition else module, text


class _Renumbered(ast.NodeTransformer):
    """Leaves in the texts of shared code only the numbers of one edition."""

    def __init__(self, edition: str, others: set[str], is_own: bool) -> None:
        self._word = edition.capitalize()
        self._is_first = edition == "first"
        self._is_own = is_own

    def visit_Expr(self, node: ast.Expr) -> ast.Expr:
        if isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            node.value.value = self.told(node.value.value)
        return node

    def told(self, text: str) -> str:
        if self._is_first:
            return _OTHER_EDITION.sub("", text)
        if self._is_own:
            return text
        return "; ".join(found[2] for found in _OTHER_EDITION.finditer(text) if found[1] == self._word)


def citations(package: Path, known: Iterable[str], number: Callable[[str], str], edition: str = "") -> Marks:
    """The places that cite each rule, as `file.py:function`; a module's own text counts for the module."""
    ids = set(known)
    parsed = list(modules_of(package, edition))
    names = rule_names((module for _, module, _ in parsed), ids, number)
    found: Marks = defaultdict(list)
    for path, module, text in parsed:
        file = str(path.relative_to(package))
        comments = comments_of(text) if edition in ("", "first") or path.is_relative_to(package / edition) else {}
        for node in [module, *(n for n in ast.walk(module) if isinstance(n, (ast.FunctionDef, ast.ClassDef)))]:
            place = file if isinstance(node, ast.Module) else f"{file}:{node.name}"
            for rule in sorted(cited_in(node, names, ids, comments)):
                found[rule].append(place)
    return dict(found)


def cited_in(node: Scope, names: Mapping[str, str], ids: set[str], comments: Mapping[int, str]) -> set[str]:
    """The rules that a function, a class or a module cites."""
    cited = set(in_text(ast.get_docstring(node) or "", ids))
    if isinstance(node, ast.Module):
        for statement in node.body:
            if not isinstance(statement, (ast.FunctionDef, ast.ClassDef)) and not _is_table_of_numbers(statement):
                cited.update(_by_name(statement, names, ids))
        return cited
    for line in range(node.lineno, (node.end_lineno or node.lineno) + 1):
        cited.update(_unmistakable(comments.get(line, ""), ids))
    for part in ast.walk(node):
        if isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant) and isinstance(part.value.value, str):
            cited.update(in_text(part.value.value, ids))
        elif rule := cited_by_node(part, names, ids):
            cited.add(rule)
    return cited


def comments_of(text: str) -> dict[int, str]:
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    return {token.start[0]: token.string for token in tokens if token.type == tokenize.COMMENT}


def in_text(text: str, ids: set[str]) -> Iterator[str]:
    """The rules that a docstring names: anywhere where they cannot be mistaken, others in a head made of ids alone."""
    yield from _unmistakable(text, ids)
    head, colon, _ = text.partition(":")
    words = [word for word in re.split(r"[\s,;()/]+", head) if word]
    whole = [word for word in re.split(r"[\s,;()]+", head) if word]
    if colon and all(_is_reference(word) for word in words):
        yield from (word for word in whole if word in ids)


def _is_reference(word: str) -> bool:
    """Can a word stand in a list of rules: an id, a ruling, the name of an edition before its own numbers?"""
    return bool(re.fullmatch(r"[A-Z]|[A-Z]?[A-Z]?-?[\d.]+\w?(-\w+)?|amb-\d+|Eagles|and|[a-z]\d?|opt", word))


def _unmistakable(text: str, ids: set[str]) -> Iterator[str]:
    for word in _WORD.findall(text):
        bare = word.rstrip(".'’`\"").lstrip("`\"'#")
        for rule in _spread(bare):
            if rule in ids and re.search(r"\d", rule) and re.search(r"[./-]|[A-Z]", rule):
                yield rule


def _spread(word: str) -> list[str]:
    """`9.3.1-3` and `9.3.1-9.3.3` are 9.3.1, 9.3.2 and 9.3.3; `10.8/a-c` likewise."""
    first_part, _, last_part = word.partition("-")
    if (stem := re.sub(r"\w+$", "", first_part)) and last_part.startswith(stem):
        word = f"{first_part}-{last_part.removeprefix(stem)}"
    found = _RANGE.match(word)
    if not found:
        return [word]
    first, last, stem = found["first"], found["last"], found["stem"]
    if first.isdecimal() and last.isdecimal() and 0 <= int(last) - int(first) < 30:
        return [word, *(f"{stem}{n}" for n in range(int(first), int(last) + 1))]
    if len(first) == len(last) == 1 and first.isalpha() and last.isalpha():
        return [word, *(f"{stem}{chr(n)}" for n in range(ord(first), ord(last) + 1))]
    return [word]


def _is_table_of_numbers(statement: ast.stmt) -> bool:
    """The table that gives names of rules their numbers names them all, and applies none."""
    value = getattr(statement, "value", None)
    return isinstance(statement, (ast.Assign, ast.AnnAssign)) and (
        isinstance(value, ast.Constant)
        or (isinstance(value, ast.Dict) and all(isinstance(v, ast.Constant) for v in value.values))
    )


def rule_names(parsed: Iterable[ast.Module], ids: set[str], number: Callable[[str], str]) -> dict[str, str]:
    """Constants whose value is the name or number of a rule."""
    names: dict[str, str] = {}
    for module in parsed:
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


def _by_name(node: ast.AST, names: Mapping[str, str], ids: set[str]) -> Iterator[str]:
    for part in ast.walk(node):
        if rule := cited_by_node(part, names, ids):
            yield rule


def cited_by_node(part: ast.AST, names: Mapping[str, str], ids: set[str]) -> str:
    """The rule that a name, an attribute, a text `"D.4.2"` or an argument `rule="5"` stands for; empty: none."""
    if isinstance(part, ast.Name):
        return names.get(part.id, "")
    if isinstance(part, ast.Attribute):
        return names.get(part.attr, "")
    if isinstance(part, ast.keyword) and part.arg == "rule" and isinstance(part.value, ast.Constant):
        return str(part.value.value) if part.value.value in ids else ""
    if isinstance(part, ast.Constant) and isinstance(part.value, str) and len(part.value) < 12:
        return next(iter(_unmistakable(part.value, ids)), "") if part.value in ids else ""
    return ""
