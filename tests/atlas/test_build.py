"""The atlas gives the committed files, line by line."""

from pathlib import Path

import pytest

from sztab.atlas.build import build, built, differences


@pytest.fixture(scope="module")
def files() -> dict[Path, str]:
    return built()


def test_rebuilding_gives_the_committed_files(files: dict[Path, str]) -> None:
    assert differences(files=files) == []


def test_a_changed_file_is_found_with_its_line(files: dict[Path, str], tmp_path: Path) -> None:
    assert build(tmp_path, files) == list(files)
    assert build(tmp_path, files) == []
    changed = tmp_path / "rok1920/data/first/hexes.csv"
    lines = changed.read_text(encoding="utf-8").splitlines()
    lines[6] = "0106,forest,pl,"
    changed.write_text("\n".join(lines) + "\n", encoding="utf-8")
    (tmp_path / "rok1920/data/eagles/map.toml").unlink()
    assert differences(tmp_path, files) == [
        "rok1920/data/first/hexes.csv:7: not what the atlas gives",
        "rok1920/data/eagles/map.toml: missing",
    ]
