"""Situation files: YAML, read strictly. Keys that stand twice, anchors inside themselves, deep nests are refused."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from pathlib import Path
from typing import Any

import yaml

from sztab.kernel.errors import BadNotation

DEPTH = 50
"""How deep lists and mappings may nest: more is no situation, and would exhaust the reader."""


class Loader(yaml.CSafeLoader):
    """Plain data only, and each key of a mapping once."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, Any]:
        seen = set()
        for key, _ in node.value:
            if isinstance(key, yaml.ScalarNode):
                if key.value in seen:
                    raise yaml.constructor.ConstructorError(None, None, f"{key.value!r} stands twice", key.start_mark)
                seen.add(key.value)
        return super().construct_mapping(node, deep)


def read(path: Path) -> Mapping[str, Any]:
    """The situation in a file; errors say file and line."""
    try:
        text = path.read_bytes().decode()
    except OSError as error:
        raise BadNotation(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise BadNotation(f"{path}: byte {error.start} is not UTF-8") from None
    return parse(text, str(path))


def parse(text: str, where: str, *, aliases: bool = True) -> Mapping[str, Any]:
    """The situation in a text; errors say where and in which line. Texts of strangers go without aliases, by which a
    short one can unfold into one without end."""
    try:
        _check_nesting(text, aliases)
        spec = yaml.load(text, Loader)
    except yaml.reader.ReaderError as error:
        raise BadNotation(f"{where}: character {error.position} is not allowed in YAML") from None
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        raise BadNotation(f"{where}:{mark.line + 1 if mark else 1}: {getattr(error, 'problem', error)}") from None
    except ValueError as error:
        raise BadNotation(f"{where}: {error}") from None
    if not isinstance(spec, Mapping):
        raise BadNotation(f"{where}:1: a situation is a mapping")
    return spec


def _check_nesting(text: str, aliases: bool) -> None:
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
            raise yaml.constructor.ConstructorError(None, None, problem, event.start_mark)
