"""The situations that come with the games: the worked examples of the rulebooks, and cases worth looking at."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sztab.kernel.errors import BadNotation
from sztab.situations.reading import read


def folder() -> Path:
    """Where the files lie, in a folder for each game: in the package, or in a checkout's tests."""
    here = Path(__file__).resolve()
    inside = here.parent / "files"
    return inside if inside.is_dir() else here.parents[3] / "tests" / "situations"


def names(game: str) -> list[str]:
    """The names of a game's situations."""
    found = folder() / game
    return sorted(path.stem for path in found.glob("*.yaml")) if found.is_dir() else []


def find(game: str, name: str) -> Mapping[str, Any]:
    """A situation of a game by its name."""
    if name not in names(game):
        raise BadNotation(f"{game} has no situation {name!r}")
    return read(folder() / game / f"{name}.yaml")


def title(spec: Mapping[str, Any]) -> dict[str, str]:
    """What a situation is called, in both languages."""
    said = spec.get("title", "")
    return {language: str(said.get(language, "") if isinstance(said, Mapping) else said) for language in ("en", "pl")}


def blocks(spec: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """What is done and asked, one block after the other."""
    first = {key: spec[key] for key in ("dice", "answers", "ask") if key in spec}
    return [first, *(spec.get("then") or [])]
