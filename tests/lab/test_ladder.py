"""The whole ladder at once: kept between runs, with its table."""

from pathlib import Path

import pytest

from sztab.lab import ladder
from sztab.lab.playing import Row


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "LADDER", (("bitwa-warszawska", "olympiad", 2),))


def test_every_level_meets_the_one_below_it() -> None:
    assert ladder.neighbours("raclawice-1794") == [
        ("uniform", "recruit"),
        ("recruit", "corporal"),
        ("corporal", "officer"),
        ("officer", "marshal"),
    ]
    wanted = list(ladder.planned([], []))
    assert [(one.a, one.b) for one in wanted[:4]] == ladder.neighbours("bitwa-warszawska")
    assert {one.seed for one in wanted} == {ladder.SEED}, "two games have the same dice"
    assert [one.seat for one in wanted[::4]] == ["pl", "su"]
    assert not list(ladder.planned(["rok-1920"], []))


def test_what_was_played_is_kept_and_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = [str(tmp_path), "--jobs", "1", "--pairs", "uniform,recruit", "uniform,uniform"]
    ladder.main([*words, "--minutes", "0"])
    assert len(capsys.readouterr().out.splitlines()) == 2, "no time, no games"
    ladder.main(words)
    first = capsys.readouterr().out.splitlines()
    assert [line.split(" | ")[2:4] for line in first[2:]] == [["recruit, uniform", "2"], ["uniform, uniform", "2"]]
    ladder.main([*words, "--minutes", "0"])
    assert capsys.readouterr().out.splitlines() == first


def test_shares_are_those_of_the_stronger() -> None:
    def row(seat: str, winner: str, score: float) -> Row:
        return Row(
            "bitwa-warszawska", "olympiad", "", "uniform", "officer", seat, 1, winner, score, "", "",
            *(1, 1, 0.0, 1, 0.0, 0.0, 1, 0.0, 0.0),
        )  # fmt: skip

    *_, line = ladder.told([row("pl", "su", 0.0), row("su", "pl", 0.0), row("pl", "", 0.5), row("su", "su", 1.0)])
    assert line.split(" | ")[2:] == ["officer, uniform", "4", "62 % (22–91 %)", "1 of 2 as pl, 1.5 of 2 as su |"]
