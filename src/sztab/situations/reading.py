"""Situation files: YAML, read strictly. Keys that stand twice, anchors inside themselves, deep nests are refused."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from math import isfinite
from pathlib import Path
from typing import Any

import yaml

from sztab.kernel.errors import BadNotation
from sztab.kernel.misread import IMPOSSIBLE, Refused, yaml_problem

DEPTH = 50
"""How deep lists and mappings may nest: more is no situation, and would exhaust the reader."""
PLAIN = (str, bool, type(None))
BITS = 63
"""What strangers may write, besides lists and mappings, and how long their numbers may be."""


class Loader(yaml.CSafeLoader):
    """Plain data only, and each key of a mapping once."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, Any]:
        seen = set()
        for key, _ in node.value:
            if isinstance(key, yaml.ScalarNode):
                if key.value in seen:
                    raise Refused(None, None, f"{key.value!r} stands twice", key.start_mark)
                seen.add(key.value)
        return super().construct_mapping(node, deep)

    def construct_object(self, node: yaml.Node, deep: bool = False) -> Any:
        try:
            return super().construct_object(node, deep)
        except (ValueError, AttributeError, LookupError, ArithmeticError):
            raise Refused(None, None, IMPOSSIBLE, node.start_mark) from None


def read(path: Path) -> Mapping[str, Any]:
    """The situation in a file; errors say file and line."""
    try:
        text = path.read_bytes().decode()
    except OSError as error:
        raise BadNotation(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise BadNotation(f"{path}: byte {error.start} is not UTF-8") from None
    return parse(text, str(path))


def parse(text: str, where: str, *, is_strange: bool = False) -> Mapping[str, Any]:
    """The situation in a text; errors say where and in which line. Texts of strangers go without aliases, by which a
    short one can unfold into one without end, and hold nothing that JSON could not say: a table keeps it so."""
    try:
        _check_nesting(text, aliases=not is_strange)
        spec = yaml.load(text, Loader)
    except yaml.reader.ReaderError as error:
        raise BadNotation(f"{where}: character {error.position} is not allowed in YAML") from None
    except yaml.YAMLError as error:
        line, what = yaml_problem(error)
        raise BadNotation(f"{where}:{line}: {what}") from None
    if not isinstance(spec, Mapping):
        raise BadNotation(f"{where}:1: a situation is a mapping")
    if is_strange and (odd := _odd(spec)):
        raise BadNotation(f"{where}: values like {odd} are not read here")
    return spec


def _odd(value: Any) -> str:
    """The first thing in a value that JSON could not say; empty: all of it can be said."""
    if isinstance(value, dict):
        keys = (type(key).__name__ for key in value if type(key) not in (str, int))
        return next(keys, "") or _odd([*value, *value.values()])
    if isinstance(value, list):
        return next(filter(None, map(_odd, value)), "")
    if type(value) is int:
        return "" if value.bit_length() <= BITS else f"2**{BITS}"
    if type(value) is float:
        return "" if isfinite(value) else str(value)
    return "" if type(value) in PLAIN else type(value).__name__


def _check_nesting(text: str, *, aliases: bool) -> None:
    """Refuse what would send a reader round in circles: the parser itself does not nest."""
    open_anchors: list[str | None] = []
    for event in yaml.parse(text, yaml.CSafeLoader):
        problem = ""
        if isinstance(event, yaml.AliasEvent) and not aliases:
            problem = f"aliases (*{event.anchor}) are not read here"
        elif isinstance(event, yaml.CollectionStartEvent):
            open_anchors.append(event.anchor)
            problem = f"nested more than {DEPTH} deep" if len(open_anchors) > DEPTH else ""
        elif isinstance(event, yaml.CollectionEndEvent):
            open_anchors.pop()
        elif isinstance(event, yaml.AliasEvent) and event.anchor in open_anchors:
            problem = f"{event.anchor!r} holds itself"
        if problem:
            raise Refused(None, None, problem, event.start_mark)
