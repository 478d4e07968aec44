"""Games to learn from: what is kept of them, and how they are told."""

import time
from pathlib import Path

from sztab.kernel.portrait import Portrait
from sztab.lab.learning.gathering import Gathered, Order, Position, keep, play_games, read, table


def test_games_are_played_until_time_is_up_and_kept_whole(tmp_path: Path) -> None:
    assert play_games(Order("how-the-west-was-saved", ["campaign"], ["uniform"], 1, 1, time.time() - 1)) == []
    assert play_games(Order("how-the-west-was-saved", ["campaign"], ["uniform"], 1, 1, time.time() + 0.01)) == []
    played = [Gathered(3, "A", "1", ("officer", "corporal"), 0.5, [Position(Portrait([1], [0.5], [2.0]), 0.25)])]
    keep(tmp_path / "games", played)
    assert read(tmp_path / "games") == played
    assert read(tmp_path / "none") == []


def test_the_table_counts_pairs_of_bots_apart() -> None:
    games = [
        ("A", ("officer", "corporal"), 1.0),
        ("A", ("officer", "corporal"), 0.5),
        ("A", ("corporal", "officer"), 0.0),
    ]
    played = [Gathered(n, scenario, "1", names, won, []) for n, (scenario, names, won) in enumerate(games)]
    assert list(table(played)) == [
        "  A corporal v officer: 1 games, first seat 0 % ± 0",
        "  A officer v corporal: 2 games, first seat 75 % ± 31",
    ]
