"""Weights that are traced back from how games ended."""

import random
from math import exp
from pathlib import Path

import msgspec
import numpy as np
import pytest
from msgspec import Struct

from sztab import games
from sztab.kernel.events import Outcome
from sztab.lab import fitting
from sztab.lab.fitting import FARTHEST, Ended, Order, changed, kept, numbers, play_games, step, told, traced


class Some(Struct, frozen=True):
    near: float = 2.0
    list: tuple[float, ...] = (0.0, 3.0)
    count: int = 5
    nothing: float = 0.0


def test_what_can_be_changed_is_changed_and_nothing_else() -> None:
    assert numbers(Some()) == [("near", -1), ("list", 1)]
    assert changed(Some(), (0.0, 0.0)) == Some()
    assert changed(Some(), (1.0, -1.0)) == Some(near=round(2 * exp(1), 4), list=(0.0, round(3 / exp(1), 4)))


def test_what_a_weight_does_is_found_again() -> None:
    rng = random.Random(5)
    ended = []
    for number in range(4000):
        where = ("game:A", "game:B")[number % 2]
        apart = tuple(rng.gauss(0, 0.4) for _ in range(3))
        favour = 2.0 if where == "game:A" else -1.0  # one side of a scenario is better off: no weight's doing
        ended.append(Ended(where, apart, favour + 0.5 * apart[0] - 0.3 * apart[2] + rng.gauss(0, 1)))
    slope, error = traced(ended)
    assert slope[0] == pytest.approx(0.5, abs=0.12)
    assert abs(slope[1]) < 3 * error[1]
    assert slope[2] == pytest.approx(-0.3, abs=0.12)
    further = step(slope, error)
    assert 0.3 < further[0] <= FARTHEST
    assert -FARTHEST <= further[2] < -0.2
    assert abs(further[1]) < 0.2


def test_noise_leads_nowhere() -> None:
    assert step(np.array([0.1, -0.2]), np.array([0.2, 0.2])) == (0.0, 0.0)


def test_a_game_is_judged_for_the_changed_weights_on_either_side() -> None:
    weights = games.load("bitwa-warszawska").weights
    nothing = (0.0,) * len(numbers(weights))
    cautious = tuple(-1.5 for _ in nothing)
    order = Order(["bitwa-warszawska:olympiad"], nothing, 0, 1, 0.0, cautious)
    first, second = fitting._judging(order, 0), fitting._judging(order, 1)
    assert {first.share, second.share} <= {0.0, 0.5, 1.0}
    assert play_games(msgspec.structs.replace(order, until=0.0)) == []
    swapped = Order(order.where, cautious, 0, 1, 0.0, nothing)
    assert fitting._judging(swapped, 1).share == 1.0 - first.share
    assert fitting._judging(swapped, 0).share == 1.0 - second.share
    assert list(told([first, second]))[-1].startswith("  all: 2 games")


def test_what_is_drawn_for_one_side_is_taken_from_the_other_and_both_ways_are_played() -> None:
    weights = games.load("bitwa-warszawska").weights
    order = Order(["bitwa-warszawska:olympiad"], (0.1,) * len(numbers(weights)), 0, 1, 0.0)
    first, second, other = (fitting._drawn(order, number) for number in range(3))
    assert second.apart == pytest.approx([-one for one in first.apart])
    assert other.apart != first.apart
    assert any(abs(one) > fitting.SPREAD for one in first.apart)


def test_one_seat_alone_is_changed_turned_round_and_judged_beside_the_weights_before() -> None:
    weights = games.load("bitwa-warszawska").weights
    nothing = (0.0,) * len(numbers(weights))
    cautious = tuple(-1.5 for _ in nothing)
    order = Order(["bitwa-warszawska:olympiad"], (0.1,) * len(nothing), 0, 1, 0.0, seat="su")
    first, second = fitting._drawn(order, 0), fitting._drawn(order, 1)
    assert [one + other for one, other in zip(first.apart, second.apart)] == pytest.approx(
        [0.2] * len(nothing), abs=1e-3
    )
    judging = Order(order.where, cautious, 0, 1, 0.0, nothing, seat="su")
    new, before = fitting._judging(judging, 0), fitting._judging(judging, 1)
    assert (new.where, before.where) == (order.where[0], fitting.OLD + order.where[0])
    both = fitting._judging(Order(order.where, nothing, 0, 1, 0.0, nothing, seat="su"), 0)
    assert (both.share, both.result) == (before.share, before.result)
    assert list(told([new, before]))[-1].startswith("  all: 1 games")


def test_games_are_kept_as_they_come(tmp_path: Path) -> None:
    file, ended = tmp_path / "games", [Ended("game:A", (0.5, -0.25), 1.4), Ended("game:B", (0.0, 1.0), -4.0)]
    assert kept("") == kept(str(file)) == []
    file.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in ended) + b'["game:A",[0.')
    assert kept(str(file)) == ended


@pytest.mark.parametrize(
    ("winner", "score", "worth"),
    [
        ("pl", {"pl": 12, "su": 7, "su A.5": 99}, 2.0),
        ("su", {"pl": 12, "su": 7}, 0.0),
        (None, {"pl": 7, "su": 7}, 0.0),
        ("su", {"pl": 0, "su": 40}, -4.0),
        ("pl", {}, 1.0),
    ],
)
def test_points_count_besides_who_won(winner: str | None, score: dict[str, int], worth: float) -> None:
    assert fitting.result(Outcome(winner, "", "", "end", score), "pl") == worth
