"""The worked examples and cases of every game, as situation files."""

from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

from sztab import games
from sztab.situations import read, run_file

FOLDER = Path(__file__).parent / "situations"
FILES = sorted(FOLDER.rglob("*.yaml")) if FOLDER.is_dir() else []


def with_rules(path: Path) -> ParameterSet:
    """A file as a parameter of the test, marked with the rules that it proves."""
    spec = read(path)
    rules = pytest.mark.rule(spec.get("game"), *map(str, spec.get("rules") or ()))
    return pytest.param(path, marks=rules, id=path.relative_to(FOLDER).as_posix())


@pytest.mark.parametrize("path", [with_rules(path) for path in FILES])
def test_situation(path: Path) -> None:
    spec = read(path)
    if spec.get("game") not in games.CATALOGUE:
        pytest.skip(f"{spec.get('game')} is not in the catalogue yet")
    report = run_file(path)
    assert report.ok, report.failures
    assert path.parent.name == spec["game"], "a situation lies in its game's folder"
    assert spec.get("rules") or path.stem.startswith("posed-"), "a situation names the rules it proves"
