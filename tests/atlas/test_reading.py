"""A map that is wrong is refused, with file and line and what is the matter."""

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from sztab.atlas.reading import read_map
from sztab.kernel.box import Box
from sztab.kernel.errors import DataError
from tests.atlas.maps import FOLDERS

FILES = ("map.toml", "hexes.csv", "sides.csv", "rails.csv", "railways.csv", "places.csv", "regions.csv")
Change = Callable[[str], str]


def refusal(folder: Path, file: str, change: Change) -> str:
    """What the reader says of the map of Rok 1920 with one file changed."""
    for name in FILES:
        shutil.copy(FOLDERS["rok-1920"] / name, folder / name)
    text = (folder / file).read_text(encoding="utf-8")
    changed = change(text)
    assert changed != text
    (folder / file).write_text(changed, encoding="utf-8")
    with pytest.raises(DataError) as error:
        read_map(Box(folder))
    return str(error.value)


def line_of(file: str, start: str) -> int:
    lines = (FOLDERS["rok-1920"] / file).read_text(encoding="utf-8").splitlines()
    return next(i for i, line in enumerate(lines, 1) if line.startswith(start))


def replaced(old: str, new: str) -> Change:
    return lambda text: text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("file", "change", "says"),
    [
        ("hexes.csv", replaced("\n0106,clear", "\n0106,desert"), r"hexes\.csv:7: terrain is 'desert'"),
        ("hexes.csv", replaced("\n0106,clear", "\n0105,clear"), r"hexes\.csv:7: hex 0105 is there twice"),
        ("places.csv", replaced("\nWilno,", "\nLwów,"), r"places\.csv:\d+: Lwów is there twice"),
        ("places.csv", replaced("\nPuck,0204", "\nPuck,9904"), r"places\.csv:\d+: hex 9904 is not on the map"),
        ("places.csv", replaced("\nPuck,0204", "\nPuck,20x"), r"places\.csv:\d+: '20x' is not a hex number"),
        ("rails.csv", lambda t: t + "0101/0303,main,x\n", r"rails\.csv:\d+: 0101/0303: these hexes are not neighbours"),
        ("rails.csv", lambda t: t + "0101,main,x\n", r"rails\.csv:\d+: '0101' is not a side"),
        ("rails.csv", lambda t: t + "3601/3602,main,x\n", r"the railway at 3601 does not reach the others"),
        ("sides.csv", lambda t: t + "3002/3003,,,yes,,,\n", r"sides\.csv:\d+: a bridge needs a river"),
        ("sides.csv", lambda t: t + "3002/3003,,,,,,3404\n", r"the front 3404 is not a hex of the side"),
        ("sides.csv", lambda t: t + "3002/3003,small,Wkra,,,,\n", r"Wkra does not flow in one chain"),
        ("regions.csv", lambda t: t + "ka,0101\n", r"regions\.csv:\d+: region ka is there twice"),
        ("places.csv", replaced("\nNewel,", "\nOpoczka,"), r"map\.toml:\d+: needs: not in places\.csv: Newel"),
        ("railways.csv", replaced("Warszawa; ", "Poznań; "), r"railways\.csv:\d+: .* calls at Poznań, which is not in"),
        (
            "railways.csv",
            replaced("Lublin; Chełm", "Lublin; Wilno"),
            r"railways\.csv:\d+: .* does not join Lublin and Wilno",
        ),
        ("map.toml", replaced('orientation = "flat"\n', ""), r"map\.toml:1: orientation: missing"),
    ],
)
def test_what_is_wrong_is_said(tmp_path: Path, file: str, change: Change, says: str) -> None:
    assert re.search(says, refusal(tmp_path, file, change))


def test_a_hex_that_nothing_leads_to_is_found(tmp_path: Path) -> None:
    """Hex 0501 lies in the Baltic."""
    assert "hex 0501 is cut off" in refusal(tmp_path, "hexes.csv", replaced("\n0501,sea,,", "\n0501,clear,pl,"))


def test_all_bad_rows_are_named_at_once(tmp_path: Path) -> None:
    said = refusal(tmp_path, "hexes.csv", lambda text: text.replace(",clear,pl", ",cloud,pl"))
    assert said.count("terrain is 'cloud'") > 100


def test_a_missing_stretch_of_a_river_is_found(tmp_path: Path) -> None:
    lines = (FOLDERS["rok-1920"] / "sides.csv").read_text(encoding="utf-8").splitlines()
    bug = [line for line in lines if ",large,Bug," in line][4]
    said = refusal(tmp_path, "sides.csv", lambda text: text.replace(bug + "\n", ""))
    assert "Bug does not flow in one chain" in said
