"""The worked examples and cases of every game, as situation files."""

from pathlib import Path

import pytest

from sztab import games
from sztab.situations import read, run_file

FOLDER = Path(__file__).parent / "situations"
FILES = sorted(FOLDER.rglob("*.yaml")) if FOLDER.is_dir() else []


@pytest.mark.parametrize("path", FILES, ids=[str(path.relative_to(FOLDER)) for path in FILES])
def test_situation(path: Path) -> None:
    spec = read(path)
    if spec.get("game") not in games.CATALOGUE:
        pytest.skip(f"{spec.get('game')} is not in the catalogue yet")
    report = run_file(path)
    assert report.ok, report.failures
    assert path.parent.name == spec["game"], "a situation lies in its game's folder"
    assert spec.get("rules"), "a situation names the rules it proves"
