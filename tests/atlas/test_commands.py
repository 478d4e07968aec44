"""`sztab map` and `sztab atlas build`, as a user calls them."""

import json
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from sztab.cli import atlas
from sztab.cli.map import MAPS, map_command
from sztab.games import HERE
from sztab.kernel.errors import BadNotation, DataError

app = typer.Typer()
app.command()(map_command)


def run(*arguments: str) -> str:
    result = CliRunner().invoke(app, arguments, catch_exceptions=False)
    assert result.exit_code == 0
    return result.stdout


@pytest.mark.parametrize("game", MAPS)
def test_a_map_says_what_is_on_it(game: str, tmp_path: Path) -> None:
    picture = tmp_path / "map.svg"
    said = json.loads(run(game, "-o", str(picture), "--json", "--lang", "pl"))
    assert said["game"] == game
    assert said["hexes"] == sum(said["terrain"].values())
    assert picture.read_text(encoding="utf-8").startswith("<svg")


def test_the_two_scales() -> None:
    assert (json.loads(run("rok-1920", "--json"))["columns"], json.loads(run("rok-1920", "--json"))["rows"]) == (38, 30)
    west = json.loads(run("how-the-west-was-saved", "--json"))
    assert (west["columns"], west["rows"], west["terrain"]["morass"]) == (21, 22, 5)


def test_the_board_description_as_json(tmp_path: Path) -> None:
    file = tmp_path / "board.json"
    run("raclawice-1794", "-o", str(file))
    board = json.loads(file.read_text(encoding="utf-8"))
    assert {"cells", "patches", "lines", "marks", "labels", "outline"} <= set(board)


def test_bad_input_is_one_clear_line(tmp_path: Path) -> None:
    with pytest.raises(BadNotation, match="'bitwa-warszawska' has no hex map"):
        run("bitwa-warszawska")
    with pytest.raises(BadNotation, match=r"written as \.svg, \.png, \.pdf or \.json"):
        run("rok-1920", "-o", str(tmp_path / "map.gif"))
    with pytest.raises(DataError, match="No such file or directory"):
        run("raclawice-1794", "-o", str(tmp_path / "nowhere" / "map.svg"))


def test_an_owner_may_put_in_his_own_map(tmp_path: Path) -> None:
    ours = (HERE / MAPS["rok-1920"] / "hexes.csv").read_text(encoding="utf-8")
    (tmp_path / "hexes.csv").write_text(ours.replace(",forest,", ",clear,"), encoding="utf-8")
    assert "forest" not in json.loads(run("rok-1920", "--json", "--box", str(tmp_path)))["terrain"]


def test_atlas_build_check() -> None:
    result = CliRunner().invoke(atlas.app, ["build", "--check", "--json"], catch_exceptions=False)
    assert (result.exit_code, json.loads(result.stdout)) == (0, {"ok": True, "differences": []})
