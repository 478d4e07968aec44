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


def row(seat: str, winner: str, seed: int = 1) -> Row:
    """A game between a weaker bot at a seat and a stronger one."""
    score = 0.5 if not winner else float(winner == seat)
    return Row(
        "bitwa-warszawska", "olympiad", "", "uniform", "officer", seat, seed, winner, score, "", "",
        *(1, 1, 0.0, 1, 0.0, 0.0, 1, 0.0, 0.0),
    )  # fmt: skip


def test_shares_are_those_of_the_stronger() -> None:
    *_, line = ladder.told([row("pl", "su"), row("su", "pl"), row("pl", "", 2), row("su", "su", 2)])
    assert line.split(" | ")[2:6] == ["officer, uniform", "4", "62 % (22–91 %)", "1 of 2 as pl, 1.5 of 2 as su"]


def test_the_same_dice_tell_how_much_the_side_decides() -> None:
    won = [row("pl", "su", 1), row("su", "pl", 1)]
    by_the_side = [row("pl", "pl", 2), row("su", "pl", 2), row("pl", "su", 3), row("su", "su", 3)]
    lost = [row("pl", "pl", 4), row("su", "su", 4)]
    neither = [row("pl", "", 5), row("su", "", 5), row("pl", "pl", 6)]
    assert ladder.twins([*won, *by_the_side, *lost, *neither]) == (1, 2, 1)
    *_, line = ladder.told([*won, *by_the_side, *lost, *neither])
    assert line.split(" | ")[6] == "1, 2, 1 |"
