"""Which form of the searches runs, how it is built, and that whole games are the same in both."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sztab.hexmap import compiled
from sztab.hexmap.compiled import building
from tests.digests.recording import recorded
from tests.hexmap.compiled import core

ROOT = Path(__file__).parents[2]
GAMES = {
    "rok-1920": "H", "nest-of-eagles": "1", "raclawice-1794": "battle", "how-the-west-was-saved": "campaign",
}  # fmt: skip
AGAIN = """
import sys
from sztab.hexmap import compiled
from tests.digests.recording import digest, recorded
game, scenario = sys.argv[1:]
was = min(recorded(game, scenario), key=lambda found: found.answers)
print(compiled.form(), digest(game, scenario, was.policy, was.seed, was.options).line())
"""


def ran(*words: str, **env: str) -> str:
    """What a process of its own says, with nothing in its environment that chooses a form but what is given."""
    clean = {name: value for name, value in os.environ.items() if name != compiled.PLAIN}
    done = subprocess.run([sys.executable, *words], cwd=ROOT, env={**clean, **env}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


FORM = "from sztab.hexmap import compiled, ways; print(compiled.form(), ways.Ways.__base__.__module__)"


def test_the_plain_form_can_be_asked_for() -> None:
    assert ran("-c", FORM, SZTAB_PLAIN="1") == "plain sztab.hexmap.plain.ways"
    core()
    assert ran("-c", FORM) == "compiled sztab.hexmap.compiled._core"
    assert ran("-c", FORM, SZTAB_PLAIN="0") == "compiled sztab.hexmap.compiled._core"


@pytest.mark.agreement
@pytest.mark.parametrize("game", GAMES)
def test_a_recorded_game_is_the_same_in_both_forms(game: str) -> None:
    """`tests/digests` plays the same game, and many others, in the form that runs: here is the other one."""
    core()
    was = min(recorded(game, GAMES[game]), key=lambda found: found.answers).line()
    assert ran("-c", AGAIN, game, GAMES[game], SZTAB_PLAIN="1") == f"plain {was}"


def test_a_core_of_another_source_is_not_run(monkeypatch: pytest.MonkeyPatch) -> None:
    core()
    monkeypatch.delenv(compiled.PLAIN, raising=False)
    assert compiled._found()[1] == ""
    monkeypatch.setattr(compiled, "source_digest", lambda: "another")
    assert compiled._found() == (None, "it was built from another source")


def test_without_a_compiler_there_is_one_clear_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    with pytest.raises(building.CannotBuild, match="no C compiler"):
        building.build()
    assert not building.can_build()


def test_a_source_that_does_not_compile_leaves_no_core(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if not building.can_build():
        pytest.skip("no C compiler here")
    broken = tmp_path / "core.c"
    broken.write_text("int broken(", encoding="utf-8")
    monkeypatch.setattr(building, "SOURCE", broken)
    with pytest.raises(building.CannotBuild, match="failed"):
        building.build(to=tmp_path / "core.so")
    assert [file.name for file in tmp_path.iterdir()] == ["core.c"]


def test_the_core_compiles_without_a_warning(tmp_path: Path) -> None:
    if not building.can_build():
        pytest.skip("no C compiler here")
    made = building.build(("-Wall", "-Wextra", "-Werror", "-Wno-unused-parameter", "-Wno-cast-function-type"),
                          to=tmp_path / "core.so")  # fmt: skip
    assert made.is_file()
