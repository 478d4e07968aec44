from pathlib import Path
from typing import Any

import pytest

from sztab.games import load
from sztab.kernel.game import Game
from sztab.lab import marathon
from sztab.lab.marathon import Leg, drawn, main, planned, read, seated

GAME = "bitwa-warszawska"


def test_a_run_that_was_stopped_goes_on_where_it_was(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games"
    assert main([str(file), GAME, "--bots", "uniform", "--games", "2"]) == 0
    first = read(file)
    assert [leg.seed for leg in first] == [marathon.SEED, marathon.SEED + 1]
    assert all(leg.reason and leg.answers for leg in first)
    assert main([str(file), GAME, "--bots", "uniform", "--games", "3"]) == 0
    assert read(file)[:2] == first
    assert len(read(file)) == 3
    assert "olympiad: 3 games" in capsys.readouterr().out


def test_an_error_is_told_and_the_others_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(game: Game[Any], state: Any) -> None:
        raise AssertionError("broken")

    monkeypatch.setattr(type(load(GAME)), "check", fails)
    assert main([str(tmp_path / "games"), GAME, "--bots", "uniform", "--games", "2"]) == 1
    assert capsys.readouterr().out.count("AssertionError: broken") == 2


def test_options_are_drawn_and_bots_change_sides() -> None:
    legs = list(planned("nest-of-eagles", ["7"], "corporal,uniform", 40, is_plain=False))
    game = load("nest-of-eagles")
    card, chosen = game.scenario("7"), [drawn(game, leg) for leg in legs]
    assert {len(card.seats_for(options)) for options in chosen} == {2, 3}
    assert all(options == card.settle({}) for leg, options in zip(legs, chosen) if leg.seed % marathon.PLAIN == 0)
    assert all(drawn(game, Leg("", "7", "", leg.seed, True, "")) == card.settle({}) for leg in legs)
    one, other = (seated(leg, ("pl", "west", "southwest")) for leg in legs[:2])
    assert one == {"pl": "corporal", "west": "uniform", "southwest": "uniform"}
    assert other == {"pl": "uniform", "west": "corporal", "southwest": "corporal"}
