"""Every error that the source can raise is known to the catalogue of errors, and so has its Polish.

The texts are read from the source itself: those of raised errors, and the problems that readers of files gather. What
stands in braces counts as the figure 7; a choice between two texts counts as both.
"""

import ast
import re
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path

import pytest

import sztab
from sztab.games.warszawa.tournament.match_record import parse as parse_match
from sztab.kernel.box import Box
from sztab.kernel.errors import SztabError
from sztab.kernel.record import parse as parse_record
from sztab.kernel.rulebook import Rulebook
from sztab.server.wire.faults import Fault
from sztab.situations import parse as parse_situation
from sztab.words import words
from sztab.words.errors import INNER, patterns, told_error

SOURCE = Path(sztab.__file__).parent
RAISED = {"BadNotation", "DataError", "IllegalAnswer"}
GATHERED = {"problems", "wrong"}
"""Lists whose texts become the problems of one error."""
PLAIN = {"how", "example", "known", "kinds"}
"""Parts that are commands and names in the source itself."""
SENTENCE = re.compile(r"[^\W\d]{2,}[ ,]+\S|\s[^\W\d]{2}")
"""English words in a part that should be a name or a value: a general pattern took a text that needs its own."""


def samples(node: ast.expr) -> list[str]:
    """The texts that an expression can be, with 7 for what only the run knows."""
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.JoinedStr(values=values):
            return ["".join(parts) for parts in product(*(samples(value) for value in values))]
        case ast.FormattedValue(value=value):
            return samples(value)
        case ast.IfExp(body=body, orelse=other):
            return samples(body) + samples(other)
        case ast.BinOp(left=left, op=ast.Add(), right=right):
            return [a + b for a in samples(left) for b in samples(right)]
        case ast.Call(func=ast.Attribute(value=ast.Constant(value=str(between)), attr="join")):
            return [f"7{between}7"]
        case ast.Attribute(attr="__name__"):
            return ["int"]
    return ["7"]


def errors_of(tree: ast.AST) -> Iterator[tuple[int, ast.expr]]:
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id=name), args=args) if name in RAISED:
                pass
            case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr="append"), args=args) if name in GATHERED:
                pass
            case ast.Call(func=ast.Attribute(value=of, attr="error"), args=[*_, last]) if ast.unparse(of) != "log":
                args = [last]
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.ListComp(elt=text)) if name in GATHERED:
                args = [text]
            case ast.AugAssign(target=ast.Name(id=name), value=ast.ListComp(elt=text)) if name in GATHERED:
                args = [text]
            case _:
                continue
        for text in args:
            if isinstance(text, ast.Starred) and isinstance(text.value, ast.GeneratorExp | ast.ListComp):
                text = text.value.elt
            if not isinstance(text, ast.Starred):
                yield node.lineno, text


def unknown(text: str) -> list[str]:
    """The parts of an error that no pattern knows."""
    for _, pattern in patterns():
        if found := pattern.fullmatch(text):
            parts = found.groupdict().items()
            swallowed = [part for name, part in parts if name not in (*INNER, *PLAIN) and SENTENCE.search(part)]
            return swallowed + [part for name, inner in parts if name in INNER for part in unknown(inner)]
    return [text] if re.search(r"[^\W\d]", text) else []


def test_every_error_in_the_source_has_its_polish() -> None:
    texts = 0
    missing = []
    for path in sorted(SOURCE.rglob("*.py")):
        for line, node in errors_of(ast.parse(path.read_text(encoding="utf-8"))):
            for text in samples(node):
                texts += 1
                missing += [f"{path.relative_to(SOURCE)}:{line}: {part}" for part in unknown(text)]
    assert texts > 380
    assert missing == []


def test_an_error_that_nobody_translated_is_found() -> None:
    tree = ast.parse("raise DataError(f'{place}: the {thing} is ' + ('mouldy' if old else 'green'))")
    assert [part for _, node in errors_of(tree) for text in samples(node) for part in unknown(text)] == [
        "the 7 is mouldy",
        "the 7 is green",
    ]


def test_the_server_gives_what_the_engine_said_in_both_languages() -> None:
    fault = Fault("bad-notation", said="ask: no army 'x' (there are: pl-1a)")
    assert fault.params["said-pl"] == "ask: nie ma armii 'x' (są: pl-1a)"
    assert fault.message == fault.params["said"]
    assert "said-pl" not in Fault("bad-notation", said="nobody has heard of this").params


def read_toml(text: str, folder: Path) -> None:
    (folder / "x.toml").write_text(text, encoding="utf-8")
    Box(folder).toml("x.toml")


def read_rulebook(text: str, folder: Path) -> None:
    (folder / "x.yaml").write_text(text, encoding="utf-8")
    Rulebook(folder / "x.yaml")


SHORT = '{"record":3,"game":"ż"'
"""A header that breaks off."""
NOT_YAML = r":2: to nie jest YAML, kolumna \d+ \("
NOT_TOML = r"x.toml:{}: to nie jest TOML, kolumna {} \(zła"
NOT_JSON = r"x:1: to nie jest JSON, kolumna {} \(zły"


@pytest.mark.parametrize(
    ("reader", "text", "said"),
    [
        (lambda text, _: parse_situation(text, "x"), "game: x\nrules: ]", "x" + NOT_YAML),
        (lambda text, _: parse_situation(text, "x"), "game: 'x\n", "x" + NOT_YAML),
        (lambda text, _: parse_situation(text, "x"), "game: *x", r"x:1: tego się tu nie czyta, kolumna 7 \("),
        (lambda text, _: parse_situation(text, "x"), "{[1]: 2}", "x:1: kluczem może być tylko pojedyncza wartość"),
        (lambda text, _: parse_situation(text, "x"), "a: 1\nb: 2026-99-99", r"x:2: wartość, której być nie może \("),
        (read_rulebook, "rules: [\n", r"x.yaml" + NOT_YAML),
        (read_toml, "a = 1\nb = = 2\n", NOT_TOML.format(2, 5)),
        (read_toml, "a = 1\nb = [2,\n", NOT_TOML.format(2, 8)),
        (read_toml, "a = 1\na = 2\n", r"x.toml:2: klucz lub tabela występuje dwa razy \(kolumna \d+\)"),
        (lambda text, _: parse_record(text, "x"), SHORT, NOT_JSON.format(len(SHORT) + 1)),
        (lambda text, _: parse_record(text, "x"), SHORT + "]\n", NOT_JSON.format(len(SHORT) + 1)),
        (lambda text, _: parse_record(text, "x"), "[" * 100_000, "x:1: zagnieżdżone za głęboko"),
        (lambda text, _: parse_match(text, "x"), SHORT + "]\n", NOT_JSON.format(len(SHORT) + 1)),
    ],
)
def test_a_file_that_cannot_be_read_is_told_of_in_polish(
    reader: Callable[[str, Path], object], text: str, said: str, tmp_path: Path
) -> None:
    with pytest.raises(SztabError) as refused:
        reader(text, tmp_path)
    told = told_error(str(refused.value), words("pl"))
    assert re.match(f"(.*/)?{said}", told), told
    assert "\n" not in told
