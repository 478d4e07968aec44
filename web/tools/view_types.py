"""Makes `src/wire/views/<package>.ts` for every game: `python web/tools/view_types.py`.

What a seat sees (`View`) comes from the struct that the game's `view` returns. What is printed (`Board`) is plain data:
its type is read off the boards of all scenarios, so that it says what really comes.
"""

from __future__ import annotations

import inspect
import sys
import typing
from pathlib import Path
from typing import Any

import msgspec
from wire_types import member, type_of

HEAD = "// Made from the game's view and boards by tools/view_types.py; do not edit.\n"
FOLDER = Path(__file__).resolve().parents[1] / "src" / "wire" / "views"
# A mapping with more entries than this, or with keys that are no names of fields, is one from ids to something.
MOST_FIELDS = 16


def view_types(game: Any) -> str:
    """The struct of the view and all structs in it; a field that may be unset is optional."""
    view = typing.get_type_hints(inspect.unwrap(type(game).view))["return"]
    _, components = msgspec.json.schema_components([view])
    parts = []
    for name, found in sorted(components.items()):
        if "properties" in found:
            always = set(found.get("required", ()))
            fields = [
                f"  {member(field)}{'' if field in always or 'default' in part else '?'}: {type_of(part)};"
                for field, part in found["properties"].items()
            ]
            parts.append(f"export interface {name} {{\n" + "\n".join(fields) + "\n}\n")
        else:
            parts.append(f"export type {name} = {type_of(found)};\n")
    return "\n".join(parts)


class Shape:
    """What was seen of a value in one place."""

    def __init__(self) -> None:
        self.plain: set[str] = set()
        self.item: Shape | None = None
        self.fields: dict[str, Shape] = {}
        self.seen = 0
        self.present: dict[str, int] = {}

    def see(self, value: Any) -> None:
        match value:
            case None:
                self.plain.add("null")
            case bool():
                self.plain.add("boolean")
            case int() | float():
                self.plain.add("number")
            case str():
                self.plain.add("string")
            case list() | tuple():
                self.item = self.item or Shape()
                for part in value:
                    self.item.see(part)
            case dict():
                self.seen += 1
                for key, part in value.items():
                    self.present[key] = self.present.get(key, 0) + 1
                    self.fields.setdefault(str(key), Shape()).see(part)

    @property
    def is_mapping(self) -> bool:
        if len(self.fields) > MOST_FIELDS or any(not key.isidentifier() for key in self.fields):
            return True
        shapes = list(self.fields.values())
        if len(shapes) < 2:
            return False
        alike = all(shape.seen and shape.fields.keys() == shapes[0].fields.keys() for shape in shapes)
        some = any(self.present[key] < self.seen for key in self.fields)
        return alike or (some and len({frozenset(shape.plain) for shape in shapes}) == 1 and bool(shapes[0].plain))

    def merged(self) -> Shape:
        whole = Shape()
        for shape in self.fields.values():
            whole.take(shape)
        return whole

    def take(self, other: Shape) -> None:
        self.plain |= other.plain
        self.seen += other.seen
        if other.item:
            self.item = self.item or Shape()
            self.item.take(other.item)
        for key, shape in other.fields.items():
            self.fields.setdefault(key, Shape()).take(shape)
            self.present[key] = self.present.get(key, 0) + other.present[key]

    def written(self, indent: str = "", *, whole: bool = False) -> str:
        """As TypeScript; `whole`: each field by its name, however many there are."""
        found = sorted(self.plain - {"null"})
        if self.item is not None:
            inner = self.item.written(indent)
            found.append(f"({inner})[]" if " | " in inner else f"{inner}[]")
        if self.seen and self.is_mapping and not whole:
            found.append(f"Record<string, {self.merged().written(indent)}>")
        elif self.seen:
            lines = []
            for key, shape in self.fields.items():
                mark = "" if self.present[key] == self.seen else "?"
                lines.append(f"{indent}  {key}{mark}: {shape.written(indent + '  ')};")
            found.append("{\n" + "\n".join(lines) + f"\n{indent}}}" if lines else "Record<string, never>")
        return " | ".join([*found, *(["null"] if "null" in self.plain else [])]) or "never"


def board_type(game: Any) -> str:
    shape = Shape()
    shape.see(msgspec.to_builtins(game.board()))
    body = shape.written(whole=True)
    return f"export interface Board {body}\n"


def all_types() -> dict[str, str]:
    """The file of each package; editions that share one also share their types."""
    from sztab import games

    found: dict[str, str] = {}
    for entry in games.ENTRIES:
        if entry.package not in found:
            game = games.load(entry.id)
            found[entry.package] = "\n".join([HEAD, view_types(game), board_type(game)])
    return found


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for package, text in all_types().items():
        (FOLDER / f"{package}.ts").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
