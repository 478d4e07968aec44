"""The arena: fixtures are fair, a stopped run goes on, ratings say what the games say."""

import json
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from sztab.cli.__main__ import app
from sztab.kernel.errors import BadNotation
from sztab.lab.fixtures import Fixture, fixtures
from sztab.lab.playing import Row, play_fixture
from sztab.lab.ratings import interval, pairs, ratings

GAME = "bitwa-warszawska"
COMMAND = ("arena", GAME, "--bots", "uniform,recruit", "--jobs", "1", "--json")


def row(a: str, b: str, score: float, seed: int = 1) -> Row:
    times = (0, 0.0, 0.0)
    return Row(GAME, "olympiad", "v", a, b, "pl", seed, "", score, "", "", 1, 1, 0.1, *times, *times)


def test_sides_are_swapped_with_the_same_dice() -> None:
    seats = ("pl", "su")
    found = list(fixtures(GAME, "v", [("olympiad", seats)], ["x", "y", "z"], 6, 10))
    assert len(found) == len(set(found)) == 18
    for a, b in (("x", "y"), ("x", "z"), ("y", "z")):
        own = [(f.seed, f.seat) for f in found if (f.a, f.b) == (a, b)]
        assert own == [(seed, seat) for seed in (10, 11, 12) for seat in seats]


def test_a_game_is_the_same_whenever_it_is_played() -> None:
    fixture = Fixture(GAME, "olympiad", "v", "recruit", "uniform", "su", 3)
    kept = [
        {name: value for name, value in msgspec.structs.asdict(played).items() if not isinstance(value, float)}
        for played in (play_fixture(fixture), play_fixture(fixture))
    ]
    assert kept[0] == kept[1]
    assert play_fixture(fixture).fixture == fixture
    assert kept[0]["asked_a"] > 0
    assert kept[0]["asked_b"] > 0


def test_an_error_of_a_bot_is_told_and_counts_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("lost its map")

    monkeypatch.setattr("sztab.bots.uniform.UniformBot.answer", fail)
    played = play_fixture(Fixture(GAME, "olympiad", "v", "uniform", "recruit", "su", 3))
    assert "lost its map" in played.error
    result = CliRunner().invoke(app, [*COMMAND, "--games", "2"])
    assert result.exit_code == 1
    assert json.loads(result.stdout)["pairs"] == []


def test_a_stopped_run_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = (*COMMAND, "--out", str(tmp_path / "games"))
    first = json.loads(CliRunner().invoke(app, [*kept, "--games", "4"]).stdout)
    assert first["pairs"][0]["games"] == 4
    played = []

    def counted(fixture: Fixture, box: str) -> Row:
        played.append(fixture)
        return play_fixture(fixture, box)

    monkeypatch.setattr("sztab.lab.running.play_fixture", counted)
    more = json.loads(CliRunner().invoke(app, [*kept, "--games", "6"]).stdout)
    assert more["pairs"][0]["games"] == 6
    assert len(played) == 2, "four were there already"
    assert {fixture.seed for fixture in played} == {3}
    played.clear()
    again = json.loads(CliRunner().invoke(app, [*kept, "--games", "6"]).stdout)
    assert again["ratings"] == more["ratings"]
    assert not played


def test_parts_hold_one_row_a_game(tmp_path: Path) -> None:
    from sztab.lab.parts import Parts

    rows = [row("x", "y", 1.0, seed) for seed in range(3)]
    Parts(tmp_path).add(rows[:2])
    Parts(tmp_path).add(rows[2:])
    assert sorted(path.name for path in tmp_path.iterdir()) == ["part-00001.parquet", "part-00002.parquet"]
    assert Parts(tmp_path).rows() == rows
    (tmp_path / "part-00003.parquet").write_bytes(b"no")
    with pytest.raises(BadNotation, match="part-00003"):
        Parts(tmp_path).rows()


def test_pairs_count_draws_as_half() -> None:
    (found,) = pairs([row("x", "y", score) for score in (1.0, 1.0, 0.5, 0.0)])
    assert (found.wins_a, found.draws, found.wins_b, found.share_a) == (2, 1, 1, 0.625)
    assert 0 < found.low < found.share_a < found.high < 1


def test_intervals_shrink_with_games_and_stay_within_bounds() -> None:
    assert interval(0.5, 100)[0] == pytest.approx(0.404, abs=0.001)
    assert interval(1.0, 10)[0] == pytest.approx(0.722, abs=0.001)
    assert interval(1.0, 10)[1] == 1.0
    few, many = interval(0.7, 20), interval(0.7, 2000)
    assert few[0] < many[0] < 0.7 < many[1] < few[1]


def test_ratings_order_the_bots_by_strength() -> None:
    rows = []
    for seed in range(40):
        for a, b, wins in (("x", "y", 10), ("y", "z", 10), ("x", "z", 4)):
            rows.append(row(a, b, float(seed < wins), seed))
    found = ratings(rows)
    assert list(found) == ["x", "y", "z"]
    assert sum(rating.points for rating in found.values()) == pytest.approx(0, abs=2)
    assert found["z"].points - found["y"].points == pytest.approx(191, abs=30), "three to one is 191 points"
    for rating in found.values():
        assert rating.low < rating.points < rating.high
        assert rating.games == 80


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--bots", "uniform"), "two or more"),
        (("--bots", "greedy,corporal"), "two or more"),
        (("--bots", "uniform,napoleon"), "no bot 'napoleon'"),
        (("--games", "3"), "even number"),
    ],
)
def test_bad_wishes_are_refused(words: tuple[str, ...], said: str) -> None:
    result = CliRunner().invoke(app, ["arena", GAME, *words])
    assert isinstance(result.exception, BadNotation)
    assert said in str(result.exception)
