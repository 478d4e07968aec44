"""`sztab atlas build`: the hex data of the 1920 games, made from the atlas and written by printed number.

Each board gives `map.toml` (the grid), `hexes.csv`, `sides.csv`, `places.csv`, `regions.csv`, and where it has railways
`rails.csv` and `railways.csv`; `waters.csv` has the true shores, for pictures.
"""

import csv
import io
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from sztab.atlas.frame import Frame
from sztab.atlas.regions import rok_regions, west_regions
from sztab.atlas.sheets import Sheets, survey_sheets
from sztab.atlas.survey import survey

GAMES = Path(__file__).parent.parent / "games"


@dataclass(frozen=True)
class Target:
    """A folder of a game that gets the files of a board, less some regions that its rules do not know."""

    board: str
    folder: Path
    without: tuple[str, ...] = ()


TARGETS = (
    Target("rok", Path("rok1920/data/first")),
    Target("rok", Path("rok1920/data/eagles"), without=("no-mans-land", "army-12", "army-14")),
    Target("west", Path("west/data")),
)


def built(targets: Iterable[Target] = TARGETS) -> dict[Path, str]:
    """The text of each file, by its path below the folder of the games."""
    sheets: dict[str, Sheets] = {}
    files: dict[Path, str] = {}
    for target in targets:
        if target.board not in sheets:
            sheets[target.board] = _BOARDS[target.board]()
        for name, text in _texts(sheets[target.board], target.without).items():
            files[target.folder / name] = text
    return files


def build(root: Path = GAMES, files: Mapping[Path, str] | None = None) -> list[Path]:
    """Write the files that differ from what is there, and name them."""
    written = []
    for path, text in (built() if files is None else files).items():
        if _read(root / path) != text:
            (root / path).parent.mkdir(parents=True, exist_ok=True)
            (root / path).write_text(text, encoding="utf-8", newline="\n")
            written.append(path)
    return written


def differences(root: Path = GAMES, files: Mapping[Path, str] | None = None) -> list[str]:
    """`--check`: each committed file that is not what the atlas gives, with the first line that differs."""
    found = []
    for path, text in (built() if files is None else files).items():
        there = _read(root / path)
        if there is None:
            found.append(f"{path}: missing")
        elif there != text:
            lines = zip([*there.splitlines(), ""], [*text.splitlines(), ""])
            at = next((i for i, (old, new) in enumerate(lines, 1) if old != new), 1)
            found.append(f"{path}:{at}: not what the atlas gives")
    return found


def _read(path: Path) -> str | None:
    return path.read_text(encoding="utf-8") if path.is_file() else None


def _rok() -> Sheets:
    found = survey("rok", ranks=3)
    return survey_sheets(found, rok_regions)


def _west() -> Sheets:
    found = survey("west", ranks=2)
    return survey_sheets(found, west_regions, has_railways=False)


_BOARDS = {"rok": _rok, "west": _west}


def _texts(sheets: Sheets, without: tuple[str, ...]) -> dict[str, str]:
    regions = [row for row in sheets.regions if row["region"] not in without]
    tables = {
        "hexes.csv": sheets.hexes,
        "sides.csv": sheets.sides,
        "rails.csv": sheets.rails,
        "places.csv": sheets.places,
        "railways.csv": sheets.railways,
        "regions.csv": regions,
        "waters.csv": sheets.waters,
    }
    return {
        "map.toml": _map_toml(sheets.frame, sheets.needs),
        **{name: _csv(rows) for name, rows in tables.items() if rows},
    }


def _csv(rows: Sequence[Mapping[str, str]]) -> str:
    out = io.StringIO()
    writer = csv.DictWriter(out, fieldnames=list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()


def _map_toml(frame: Frame, needs: Iterable[str]) -> str:
    return (
        "# The grid of the map. The files beside it are made by `sztab atlas build`; change the atlas, not them.\n"
        f'orientation = "{frame.grid.orientation.value}"\n'
        f'shifted = "{frame.grid.shifted.value}"\n'
        f"columns = {frame.columns}\n"
        f"rows = {frame.rows}\n"
        f"kilometres = {frame.pitch:g}\n"
        "needs = [  # places that the rules and scenarios name\n"
        + "".join(f'    "{name}",\n' for name in needs)
        + "]\n"
    )
