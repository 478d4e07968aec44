"""`box check` finds what play would trip over, in every game: misspelt keys, doubled and missing names, other games."""

import csv
import io
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from sztab import games
from sztab.cli import box_check
from sztab.cli.box_check import check_folder
from sztab.kernel.box import BESIDE_RULES, Box
from sztab.kernel.dice import RandomDice
from sztab.kernel.errors import BadNotation, DataError
from tests.cli.running import sztab

GAMES = list(games.CATALOGUE)
ROK, EAGLES = "rok-1920", "nest-of-eagles"


def copied(game: str, folder: Path) -> Path:
    ours = games.entry(game).box_folder
    for name in Box(ours).files():
        shutil.copyfile(ours / name, folder / name)
    return folder


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert re.search(old, text, re.M), f"{file.name} has no {old}"
    file.write_text(re.sub(old, new, text, count=1, flags=re.M), encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_our_own_box_is_good_and_is_read_to_the_last_key(game: str, tmp_path: Path) -> None:
    folder = copied(game, tmp_path)
    assert check_folder(folder, 0) == (game, [])
    games.load(game, Box(games.entry(game).box_folder).overlaid(folder))


@pytest.mark.parametrize("game", GAMES)
def test_a_key_that_no_card_takes_is_refused_with_its_line(game: str, tmp_path: Path) -> None:
    """One misspelt key of each card, by chance; a card of another game brings its own keys to the test."""
    dice = RandomDice(sum(game.encode()))
    for file in sorted(games.entry(game).box_folder.glob("*.toml")):
        if file.name in ("box.toml", "origin.toml"):
            continue
        folder = tmp_path / file.stem
        folder.mkdir()
        text = file.read_text(encoding="utf-8")
        keys = list(re.finditer(r"^(\w+)(?= =)|^\[+(\w+)", text, re.M))
        found = keys[dice.below(len(keys))]
        group = 1 if found[1] else 2
        text = f"{text[: found.end(group)]}xx{text[found.end(group) :]}"
        (folder / file.name).write_text(text, encoding="utf-8")
        with pytest.raises(DataError) as refused:
            games.load(game, Box(games.entry(game).box_folder).overlaid(folder))
        assert any(re.match(rf"{re.escape(str(folder))}/{file.name}:\d+: ", p) for p in refused.value.problems), found[
            0
        ]


@pytest.mark.parametrize("game", GAMES)
def test_a_column_that_nobody_asks_for_and_a_row_that_stands_twice_are_refused(game: str, tmp_path: Path) -> None:
    folder = copied(game, tmp_path)
    made = games.load(game, box := Box(games.entry(game).box_folder))
    assert made.scenarios()
    assert made.codec
    stems, dice = sorted(box._sheets), RandomDice(sum(game.encode()))
    for stem in (stems.pop(dice.below(len(stems))) for _ in range(3)):
        original = (folder / f"{stem}.csv").read_bytes()
        rows = [row for row in csv.reader(io.StringIO(original.decode())) if row and not row[0].startswith("#")]
        for damage, said in (
            ([[*rows[0], "colouring"], *([*row, "x"] for row in rows[1:])], "unknown column colouring"),
            ([*rows, rows[-1]], "twice"),
        ):
            written = io.StringIO()
            csv.writer(written, lineterminator="\n").writerows(damage)
            (folder / f"{stem}.csv").write_text(written.getvalue(), encoding="utf-8")
            with pytest.raises(DataError, match=f"{stem}.csv:.*{said}"):
                games.load(game, Box(games.entry(game).box_folder).overlaid(folder))
        (folder / f"{stem}.csv").write_bytes(original)


@pytest.mark.parametrize("game", GAMES)
def test_rules_read_every_file_of_the_box(game: str) -> None:
    box = Box(games.entry(game).box_folder)
    made = games.load(game, box)
    assert made.scenarios()
    assert made.codec
    assert {name for name in box.files() if name not in box._read} <= set(BESIDE_RULES)


def test_a_change_in_a_file_that_no_rule_reads_is_refused(tmp_path: Path) -> None:
    """What is printed only must not be changed in the belief that play follows."""
    ours, theirs = copied(EAGLES, tmp_path), tmp_path / "theirs"
    theirs.mkdir()
    for folder, text in ((ours, "what,count\nhorses,4\n"), (theirs, "what;count\nhorses;4\n")):
        (folder / "stable.csv").write_text(text, encoding="utf-8")
    games.load(EAGLES, Box(ours).overlaid(theirs))
    with pytest.raises(DataError, match="override of 'stable': no rule reads this file"):
        games.load(EAGLES, Box(ours).overridden({"stable": {"horses": {"count": "5"}}}))
    (theirs / "stable.csv").write_text("what,count\nhorses,5\n", encoding="utf-8")
    with pytest.raises(DataError, match=r"stable\.csv: no rule reads this file"):
        games.load(EAGLES, Box(ours).overlaid(theirs))


@pytest.mark.parametrize("game", GAMES)
def test_files_as_spreadsheets_save_them_are_read(game: str, tmp_path: Path) -> None:
    """With a byte order mark, semicolons, decimal commas and empty cells and lines at the end."""
    folder = copied(game, tmp_path)
    for file in folder.glob("*.csv"):
        written = io.StringIO()
        rows = list(csv.reader(io.StringIO(file.read_text(encoding="utf-8"))))
        csv.writer(written, delimiter=";", lineterminator="\r\n").writerows([[*row, ""] for row in [*rows, [""] * 3]])
        text = re.sub(r"(?<=;)(\d+)\.(\d+)(?=;)", r"\1,\2", written.getvalue()) if game != ROK else written.getvalue()
        file.write_bytes(b"\xef\xbb\xbf" + text.encode())
    for file in folder.glob("*.toml"):
        file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes())
    assert check_folder(folder, 0) == (game, [])
    theirs = games.load(game, Box(games.entry(game).box_folder).overlaid(folder))
    ours = games.load(game)
    for scenario in ours.scenarios().values():
        options = scenario.settle({})
        assert theirs.dump(theirs.start(scenario.id, options)) == ours.dump(ours.start(scenario.id, options))


Damage = tuple[str, str, Callable[[Path], None], str]


def edit(file: str, old: str, new: str) -> Callable[[Path], None]:
    return lambda folder: change(folder / file, old, new)


@pytest.mark.parametrize(
    ("game", "damage", "said"),
    [
        (ROK, edit("scenario-b.toml", r"^\[\[arrival\]\]", "[[arival]]"), r"scenario-b.toml:\d+: arival: unknown key"),
        (ROK, edit("scenario-e.toml", "pl-2dlb", "pl-99dp"), r"scenario-e.toml:\d+: setup.pl: no counter pl-99dp"),
        (ROK, edit("scenario-e.toml", '"pl-10dp"', '"pl-2dlb"'), "pl-2dlb stand on the card twice"),
        (ROK, edit("scenario-e.toml", '"Wilno" =', '"Vilnius" ='), "scenario-e.toml: 'Vilnius' is no place on the map"),
        (ROK, edit("scenario-e.toml", 'place = "edge"', 'place = "egde"'), "'egde' is no place on the map"),
        (ROK, edit("scenario-e.toml", "^southwest =", "southeast ="), "replacements.southeast"),
        (ROK, edit("units.csv", "^pl-10dp,.*\n", ""), "no counter pl-10dp"),
        (ROK, edit("units.csv", "^pl-2dlb,.*\n", ""), r"named.csv:\d+: 'pl-2dlb' is no unit of this box"),
        (ROK, edit("units.csv", "^pl-2dlb,", "pl-1dpleg,"), r"units.csv:\d+: pl-1dpleg stands twice"),
        (ROK, edit("hexes.csv", ",forest,", ",lava,"), r"hexes.csv:\d+: terrain is 'lava'"),
        (ROK, edit("hexes.csv", ",clear,ua,", ",clear,uk,"), r"hexes.csv:\d+: theatre is 'uk'"),
        (ROK, edit("sides.csv", ",large,", ",broad,"), r"sides.csv:\d+: river is 'broad'"),
        (ROK, edit("regions.csv", "^army-14,", "army-15,"), r"regions.csv:\d+: region is 'army-15'"),
        (ROK, edit("regions.csv", "^army-14,.*\n", ""), "no region army-14"),
        (ROK, edit("volunteers.csv", "^pl-205pp,", "pl-999pp,"), r"volunteers.csv:\d+: unit is 'pl-999pp'"),
        (ROK, edit("places.csv", ",digit", ",digits"), "places.csv:1: unknown column digits"),
        (ROK, edit("map.toml", "^rows = 30", "rows = 31"), r"map.toml:\d+: rows: hexes.csv has 30"),
        (ROK, edit("scenario-a.toml", "^id", "id = = "), r"scenario-a.toml:1: not TOML at column \d+ \("),
        ("raclawice-1794", edit("hexes.csv", ",forest,", ",lava,"), "terrain is 'lava'"),
        ("raclawice-1794", edit("sides.csv", "wrocimowice", "wroclaw"), "road is 'wroclaw'"),
        ("raclawice-1794", edit("scenario-battle.toml", "^en = .*\n", ""), "title: is not one text in each of pl and"),
        ("raclawice-1794", edit("scenario-battle.toml", '"denisow"', '"dennis"'), "no leader 'dennis'"),
        ("bitwa-warszawska", edit("olympiad.toml", '"nw"', '"north"'), "'north' is not one of"),
        ("bitwa-warszawska", edit("fields.csv", "radzymin", "radzymim"), "radzymi"),
    ],
)
def test_what_play_would_trip_over_is_found(
    game: str, damage: Callable[[Path], None], said: str, tmp_path: Path
) -> None:
    folder = copied(game, tmp_path)
    damage(folder)
    _, problems = check_folder(folder, 0)
    assert any(re.search(said, problem) for problem in problems), problems
    assert all("\n" not in problem for problem in problems)


def test_a_counter_that_only_the_rules_name_is_found_by_playing(tmp_path: Path) -> None:
    """The first random game that wants it trips over it; the check says so in one line, and so does play."""
    folder = copied("bitwa-warszawska", tmp_path)
    change(folder / "armies.csv", "^pl-obr,", "pl-obrona,")
    change(folder / "olympiad.toml", "pl-obr", "pl-obrona")
    change(folder / "origin.toml", "pl-obr", "pl-obrona")
    assert check_folder(folder)[1] == [], "a renamed army is an owner's right"
    change(folder / "armies.csv", "^pl-obrona,.*\n", "")
    assert check_folder(folder)[1]


def test_a_box_of_another_game_is_refused_in_one_line(tmp_path: Path) -> None:
    copied("raclawice-1794", tmp_path)
    done = sztab("playout", ROK, "A", "--games", "1", "--box", str(tmp_path))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"sztab: {tmp_path}/box.toml: a box of raclawice-1794, not of rok-1920\n"
    change(tmp_path / "box.toml", "raclawice-1794", "chess")
    with pytest.raises(BadNotation, match="no game 'chess'"):
        check_folder(tmp_path)


def test_a_broken_toml_is_one_line_in_every_command(tmp_path: Path) -> None:
    folder = copied(ROK, tmp_path)
    change(folder / "origin.toml", r"^\[", "[[[")
    for command in (("box", "check", str(folder)), ("box", "show", ROK, "--box", str(folder))):
        done = sztab(*command)
        said = (done.stdout + done.stderr).splitlines()
        assert (done.returncode, len(said)) in ((1, 1), (2, 1)), said
        assert "origin.toml:" in said[0]


def test_box_show_tells_of_an_owners_files(tmp_path: Path) -> None:
    folder = copied("bitwa-warszawska", tmp_path)
    change(folder / "origin.toml", r"^\[cards\]\n", "[cardz]\n")
    done = sztab("box", "show", "bitwa-warszawska", "--box", str(folder), "--lang", "en")
    assert "cards.csv: r-30.effect has origin" in done.stdout


FREE = {
    *(
        "name",
        "long_name",
        "name_pl",
        "name_en",
        "label",
        "pl",
        "en",
        "title_pl",
        "title_en",
        "date",
        "date_pl",
        "date_en",
    ),
    *("polish_pl", "polish_en", "russian_pl", "russian_en", "rank_pl", "rank_en"),
}
"""Columns for people: any text stands there."""
OWNERS = {
    "bitwa-warszawska": {("cards", "id")},
    "raclawice-1794": {("markers", "id"), ("units", "id")},
    "rok-1920": {
        *(("hexes", "area"), ("sides", "border"), ("victory", "line"), ("units", "army")),
        *(("named", "rule"), ("rout", "cell")),
    },
    "how-the-west-was-saved": {
        *(("headquarters", "id"), ("units", "id"), ("units", "toward"), ("markers", "what")),
        *(("hexes", "area"), ("sides", "border")),
    },
    "nest-of-eagles": {
        *(("hexes", "area"), ("sides", "border"), ("victory", "line"), ("units", "army"), ("units", "stripe")),
        *(("named", "rule"), ("rout", "cell"), ("arrival-markers", "marker"), ("priorities", "priority")),
        ("priorities", "rule"),
    },
}
"""What an owner may name as he likes, as long as no rule names it."""


def planted(game: str) -> list[tuple[str, str]]:
    """The columns of all that a game reads, where something has to be meant; other files are printed as they are."""
    made = games.load(game, box := Box(games.entry(game).box_folder))
    assert made.scenarios()
    assert made.codec
    stems = sorted({*box._sheets, *box._grids})
    found = [(stem, column) for stem in stems for column in box.our_columns(stem)]
    return [(stem, column) for stem, column in found if column not in FREE and (stem, column) not in OWNERS[game]]


def plant(game: str, stem: str, column: str, folder: Path) -> list[str]:
    """What the check says of a box in which one cell of a column means nothing."""
    file = games.entry(game).box_folder / f"{stem}.csv"
    rows = list(csv.reader(io.StringIO(file.read_text(encoding="utf-8"))))
    head = next(n for n, row in enumerate(rows) if row and not row[0].startswith("#"))
    at = rows[head].index(column)
    filled = [row for row in rows[head + 1 :] if row and not row[0].startswith("#") and row[at]]
    if not filled:
        return [f"{stem}.csv: nothing stands there"]
    filled[RandomDice(sum(f"{stem} {column}".encode())).below(len(filled))][at] = "qqq"
    written = io.StringIO()
    csv.writer(written, lineterminator="\n").writerows(rows)
    (folder / file.name).write_text(written.getvalue(), encoding="utf-8")
    return first_problems(game, folder)


def first_problems(game: str, folder: Path) -> list[str]:
    """What the first step of the check that fails says."""
    for step in box_check._steps(game, Box(games.entry(game).box_folder), folder, 0):
        try:
            step()
        except DataError as error:
            return list(error.problems)
    return []


def unnoticed(game: str, columns: list[tuple[str, str]], folder: Path) -> list[str]:
    shutil.copyfile(games.entry(game).box_folder / "box.toml", folder / "box.toml")
    found = []
    for stem, column in columns:
        problems = plant(game, stem, column, folder)
        (folder / f"{stem}.csv").unlink(missing_ok=True)
        if not any(re.search(r"\w+\.(csv|toml)", problem) for problem in problems):
            found.append(f"{stem}.csv {column}: {problems[:1]}")
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_cell_that_means_nothing_is_told_with_its_file(game: str, tmp_path: Path) -> None:
    """Three columns drawn by chance; all of them in the long form."""
    columns, dice = planted(game), RandomDice(len(planted(game)))
    assert unnoticed(game, [columns.pop(dice.below(len(columns))) for _ in range(3)], tmp_path) == []


@pytest.mark.long
@pytest.mark.timeout(0)
@pytest.mark.parametrize("game", GAMES)
def test_every_cell_that_means_nothing_is_told_with_its_file(game: str, tmp_path: Path) -> None:
    assert unnoticed(game, planted(game), tmp_path) == []
