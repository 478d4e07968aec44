"""Makes `src/wire/types.ts` from the JSON schema of the server's messages: `python web/tools/wire_types.py > …`."""

from __future__ import annotations

import json
import sys
from typing import Any

HEAD = "// Made from the server's JSON schema by tools/wire_types.py; do not edit.\n"


def typescript(schema: dict[str, Any]) -> str:
    """Every struct as an interface, every union as a type."""
    parts = [HEAD]
    for name, found in sorted(schema["$defs"].items()):
        if "properties" in found or found.get("type") == "object":
            parts.append(f"export interface {name} {_members(found, indent='')}\n")
        else:
            parts.append(f"export type {name} = {type_of(found)};\n")
    return "\n".join(parts)


def member(name: str) -> str:
    """A field's name as TypeScript writes it."""
    return name if name.isidentifier() else json.dumps(name)


def _members(found: dict[str, Any], indent: str) -> str:
    """Fields with a default may be left out of what the client sends, and always come from the server."""
    required = set(found.get("required", ()))
    lines = []
    for name, part in found.get("properties", {}).items():
        mark = "" if name in required else "?"
        lines.append(f"{indent}  {member(name)}{mark}: {type_of(part)};")
    return "{\n" + "\n".join(lines) + f"\n{indent}}}" if lines else "{}"


def type_of(part: dict[str, Any]) -> str:
    if "$ref" in part:
        return str(part["$ref"]).rsplit("/", 1)[1]
    if "enum" in part:
        return " | ".join(json.dumps(value) for value in part["enum"])
    if "const" in part:
        return json.dumps(part["const"])
    if "anyOf" in part:
        return " | ".join(dict.fromkeys(type_of(option) for option in part["anyOf"]))
    match part.get("type"):
        case "array":
            if "prefixItems" in part:
                return "[" + ", ".join(type_of(item) for item in part["prefixItems"]) + "]"
            inner = type_of(part.get("items", {}))
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case "object":
            extra = part.get("additionalProperties")
            return f"Record<string, {type_of(extra)}>" if isinstance(extra, dict) else "Record<string, unknown>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as plain:
            return str(plain)
    return "unknown"


def main() -> None:
    from sztab.server.schema import wire_schema

    sys.stdout.write(typescript(wire_schema()))


if __name__ == "__main__":
    main()
