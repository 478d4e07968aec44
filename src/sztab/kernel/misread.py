"""Files that are not YAML, TOML or JSON: where, and what may be wrong, in words that both languages know.

The readers themselves explain it in English only, and in terms of their own grammar."""

import re
import tomllib

import msgspec
import yaml

IMPOSSIBLE = "a value that cannot be (its date, number or tag is wrong)"
_SPOT = re.compile(r"\(at line (\d+), column (\d+)\)")
_BYTE = re.compile(r"\(byte (\d+)\)")
_TWICE = ("Cannot overwrite", "Cannot declare", "Cannot mutate", "Duplicate")


class Refused(yaml.MarkedYAMLError):
    """YAML that could be read, and that we do not take; its problem is in our own words."""


def yaml_problem(error: yaml.YAMLError) -> tuple[int, str]:
    """The line in which YAML goes wrong, and what is the matter there."""
    if not isinstance(error, yaml.MarkedYAMLError) or error.problem_mark is None:
        return 1, "not YAML"
    line, column = error.problem_mark.line + 1, error.problem_mark.column + 1
    match error:
        case Refused():
            return line, str(error.problem)
        case yaml.constructor.ConstructorError(problem="found unhashable key"):
            return line, "a key must be a single value"
        case yaml.constructor.ConstructorError():
            return line, IMPOSSIBLE
        case yaml.composer.ComposerError():
            why = "an alias without its anchor, an anchor twice, a second document"
            return line, f"not read at column {column} ({why})"
    return line, f"not YAML at column {column} (a bracket, quote, colon or indentation is wrong)"


def toml_problem(error: tomllib.TOMLDecodeError, text: str) -> tuple[int, str]:
    """The line in which TOML goes wrong, and what is the matter there."""
    rows = text.rstrip().split("\n")
    spot = _SPOT.search(str(error))
    line, column = (int(spot[1]), int(spot[2])) if spot else (len(rows), len(rows[-1]) + 1)
    if str(error).startswith(_TWICE):
        return line, f"a key or table stands twice (column {column})"
    return line, f"not TOML at column {column} (a value, quote, bracket or equals sign is wrong)"


def json_problem(error: msgspec.DecodeError | RecursionError, row: str) -> str:
    """What is wrong with a line of JSON: where it is none, or which value does not belong."""
    if isinstance(error, RecursionError):
        return "nested too deep"
    if isinstance(error, msgspec.ValidationError):
        return str(error)
    spot = _BYTE.search(str(error))
    column = len(row.encode(errors="replace")[: int(spot[1])].decode(errors="ignore")) + 1 if spot else len(row) + 1
    return f"not JSON at column {column} (a bracket, quote, colon or comma is wrong)"
