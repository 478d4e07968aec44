"""What the boxes hold stands in no code: rules name towns, units, dates, rivers and armies by what they are for
(named.py, named.csv)."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sztab import games
from sztab.games import rok1920

HOUSE = Path(rok1920.__file__).parent
WORDS = {"prompts.py": {"Warszawa", "Lwów"}, "forces/volunteers.py": {"Warszawa", "Lwów"}}
"""Answers that records know by these words (33.4)."""


def strings(source: str) -> Iterator[tuple[int, str]]:
    """The strings of a module that are no texts about it."""
    tree = ast.parse(source)
    about = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in about:
            yield node.lineno, node.value


def data_of_the_boxes() -> set[str]:
    found: set[str] = set()
    for id in ("rok-1920", "nest-of-eagles"):
        game: Any = games.load(id)
        rivers = [name for name in game.map.features if name.startswith("river:")]
        found |= {*game.map.places, *game.roster.ids, *game.values.stages, *rivers}
        found |= {name.removeprefix("river:") for name in rivers} | {"1k", "mozyr"}
    return found


def data_in(source: str, data: set[str]) -> list[tuple[int, str]]:
    return [(line, text) for line, text in strings(source) if text in data]


def test_no_town_unit_date_river_or_army_stands_in_the_code() -> None:
    data, found = data_of_the_boxes(), []
    for path in sorted(HOUSE.rglob("*.py")):
        name = path.relative_to(HOUSE).as_posix()
        allowed = data - WORDS.get(name, set())
        found += [(name, *each) for each in data_in(path.read_text(encoding="utf-8"), allowed)]
    assert found == []


def test_a_town_that_is_planted_is_found() -> None:
    planted = '"""Warszawa"""\nTOWN = "Warszawa"\nUNITS = ("pl-16dp", "none")\nDATE = "16.V"\nRIVER = "river:Wisła"\n'
    assert [text for _, text in data_in(planted, data_of_the_boxes())] == ["Warszawa", "16.V", "river:Wisła", "pl-16dp"]
