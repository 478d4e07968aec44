from pathlib import Path

import pytest

from sztab.kernel.box import Box, Row, read_all
from sztab.kernel.errors import DataError
from sztab.kernel.origin import origin_of, origins

FILES = {
    "box.toml": 'game = "toy"\n',
    "armies.csv": "# our armies\nid,name,strength,elite\npl-1a,1 Armia,4,yes\nsu-16a,16 Armia,3,\n",
    "attack.csv": ",1,2\n1,6,9\n2,4,6\n",
    "rounds.toml": 'rounds = 5\n[hands]\npl = 7\nsu = 10\n[[arrive]]\nunit = "x"\n',
    "origin.toml": (
        '[armies]\ndefault = "history"\n[armies.cells]\n"*.strength" = "reconstruction"\n'
        '"pl-1a.elite" = "rulebook 2.3"\n'
        '[attack]\ndefault = "reconstruction"\n["round*"]\ndefault = "rulebook"\n'
    ),
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def strength(row: Row) -> int:
    return row.int("strength", low=0, high=9)


def test_rows_grids_and_cards(folder: Path) -> None:
    box = Box(folder)
    assert [(r.text("id"), strength(r), r.flag("elite")) for r in box.rows("armies")] == [
        ("pl-1a", 4, True),
        ("su-16a", 3, False),
    ]
    assert box.grid("attack").int_at(1, 2) == 9
    assert box.card("rounds").get("hands.pl", int) == 7


def test_errors_name_file_and_line_and_all_are_reported(folder: Path) -> None:
    (folder / "armies.csv").write_text("id,strength\na,x\nb,12\nc\n")
    with pytest.raises(DataError, match=r"armies.csv:4: 1 cells under 2 columns"):
        Box(folder).rows("armies")
    (folder / "armies.csv").write_text("id,strength\na,x\nb,12\nc,3\n")
    with pytest.raises(DataError) as caught:
        read_all(Box(folder).rows("armies"), strength)
    assert [problem.rsplit("/", 1)[-1] for problem in caught.value.problems] == [
        "armies.csv:2: strength is 'x', not a whole number",
        "armies.csv:3: strength is 12, not between 0 and 9",
    ]


@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        ("rounds.toml", "rounds = \n", r"rounds.toml:1: "),
        ("rounds.toml", "a = 1\nhands = 5\n", r"rounds.toml:\d: hands.pl: missing"),
        ("rounds.toml", '[hands]\nsu = 1\npl = "seven"\n', r"rounds.toml:3: hands.pl: 'seven' is not int"),
        ("attack.csv", ",1,2\n1,6\n", r"attack.csv:2: 1 cells under 2 columns"),
        ("attack.csv", "", r"attack.csv:1: empty"),
        ("attack.csv", ',1,2\n1,"6\n', r"attack.csv:\d: "),
    ],
)
def test_damaged_files_are_refused(folder: Path, file: str, text: str, said: str) -> None:
    (folder / file).write_text(text)
    with pytest.raises(DataError, match=said):
        read_both(Box(folder))


def read_both(box: Box) -> None:
    box.grid("attack")
    box.card("rounds").get("hands.pl", int)


def test_bytes_that_are_no_text_are_refused(folder: Path) -> None:
    (folder / "attack.csv").write_bytes(b"\xff\xfe")
    with pytest.raises(DataError, match="not UTF-8"):
        Box(folder).grid("attack")


def test_an_owners_files_stand_before_ours(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    mine = tmp_path_factory.mktemp("mine")
    (mine / "attack.csv").write_text(",1,2\n1,7,9\n2,4,6\n")
    box = Box(folder).overlaid(mine)
    assert box.grid("attack").int_at(1, 1) == 7
    assert strength(box.rows("armies")[0]) == 4
    assert box.digest() != Box(folder).digest()
    (mine / "atack.csv").write_text("x")
    with pytest.raises(DataError, match=r"atack.csv: the box has no such file"):
        Box(folder).overlaid(mine)


def test_single_values_can_be_overridden_and_unknown_ones_are_refused(folder: Path) -> None:
    box = Box(folder).overridden(
        {"armies": {"pl-1a": {"strength": 9}}, "attack": {"1": {2: 12}}, "rounds": {"rounds": 6}}
    )
    assert strength(box.rows("armies")[0]) == 9
    assert box.grid("attack").int_at(1, 2) == 12
    assert box.card("rounds").get("rounds", int) == 6
    assert box.digest() != Box(folder).digest()
    for wrong in ({"armies": {"x": {"strength": 1}}}, {"armies": {"pl-1a": {"power": 1}}}):
        with pytest.raises(DataError, match="override of armies"):
            Box(folder).overridden(wrong).rows("armies")
    with pytest.raises(DataError, match="column 7"):
        Box(folder).overridden({"attack": {"1": {7: 1}}}).grid("attack")
    with pytest.raises(DataError, match="no key"):
        Box(folder).overridden({"rounds": {"turns": 1}}).card("rounds")
    with pytest.raises(DataError, match="no such file"):
        Box(folder).overridden({"armie": {}})


def test_every_datum_has_its_origin(folder: Path) -> None:
    found = origins(Box(folder))
    assert found.problems == []
    assert found.counts == {"rulebook": 5, "geography": 0, "history": 2, "reconstruction": 6}
    assert origin_of(Box(folder), "armies", "pl-1a.elite") == "rulebook 2.3"
    assert origin_of(Box(folder), "armies", "su-16a.name") == "history"


def test_a_datum_without_origin_and_an_origin_without_datum_are_problems(folder: Path) -> None:
    (folder / "origin.toml").write_text('[armies]\ndefault = "hearsay"\n[armies.cells]\n"x.y" = "history"\n')
    problems = " ".join(origins(Box(folder)).problems)
    for said in ("nothing about attack.csv", "'hearsay'", "'x.y' names nothing"):
        assert said in problems
