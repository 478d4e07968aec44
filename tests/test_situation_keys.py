"""Every key that a game takes in a position is shown by a situation file, and described in docs/situations.md."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from sztab.games.raclawice.posing.situations import GROUP_KEYS
from sztab.games.raclawice.posing.situations import KEYS as RACLAWICE
from sztab.games.rok1920.posing.situations import KNOWN as ROK
from sztab.games.warszawa.posing.drawn_map import MAP_KEYS
from sztab.games.warszawa.posing.situations import KEYS as WARSZAWA
from sztab.games.west.posing.situations import KEYS as WEST
from sztab.situations import read

ROOT = Path(__file__).parents[1]
KEYS: dict[str, tuple[str, Iterable[str]]] = {
    "bitwa-warszawska": ("Bitwa Warszawska", {*WARSZAWA, *MAP_KEYS}),
    "raclawice-1794": ("Racławice 1794", {*RACLAWICE, *GROUP_KEYS}),
    "rok-1920": ("Rok 1920", ROK),
    "how-the-west-was-saved": ("How the West Was Saved", WEST),
}


def keys_in(position: Any) -> set[str]:
    """The keys of a position, and of the groups that it says are moving."""
    groups = position.get("moving", [])
    return {*position, *(key for group in groups for key in group)}


@pytest.mark.parametrize("game", KEYS)
def test_every_key_is_shown_by_a_situation(game: str) -> None:
    files = sorted((ROOT / "tests" / "situations" / game).glob("*.yaml"))
    shown = {key for file in files for key in keys_in(read(file).get("position", {}))}
    assert sorted(set(KEYS[game][1]) - shown) == []


@pytest.mark.parametrize("game", KEYS)
def test_every_key_is_described(game: str) -> None:
    text = (ROOT / "docs" / "situations.md").read_text(encoding="utf-8")
    title, known = KEYS[game]
    section = text.partition(f"### {title}\n")[2].partition("\n#")[0]
    described = set(re.findall(r"`([a-z_]+)(?:[:=][^`]*)?`", section))
    assert sorted(set(known) - described) == []
