"""Records and states of earlier versions: every later one reads them, and running games go on."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from sztab import games
from sztab.kernel.play import Play, Position
from sztab.kernel.record import parse
from sztab.server.operation.library import Library
from sztab.server.tables.metadata import Metadata, Seated
from sztab.server.tables.replaying import take_up
from sztab.server.tables.table import Table

FILES = sorted(Path(__file__).parent.glob("*/*.json.gz"))


def read(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(gzip.decompress(file.read_bytes()))
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem[:-5]}")
def test_a_position_of_an_earlier_version_is_loaded_and_played(file: Path) -> None:
    case = read(file)
    game = games.load(case["game"])
    position = Position(game.id, game.edition, case["position"]["state"], [])
    play = Play.resume(game, position)
    game.check(play.state)
    assert play.question is not None or play.outcome is not None


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem[:-5]}")
def test_a_running_game_of_an_earlier_version_goes_on(file: Path) -> None:
    """By the same rules, or by those of today after a line that says so: never marked, never lost."""
    case, library = read(file), Library()
    record = parse(case["record"])
    header = record.header
    seats = [Seated(seat, "person") for seat in library.game(case["game"]).scenario(case["scenario"]).seats]
    meta = Metadata(
        id="corpus", game=header.game, scenario=header.scenario, options=header.options, seats=seats, created=1,
        header=header, practice=header.practice, forced=False,
    )  # fmt: skip
    table = Table(meta, library.teller(case["game"]), b"")
    for _ in take_up(table, record.lines, library.rules_version(case["game"])):
        pass
    assert (table.status, table.meta.mark) == ("running", None) or table.play.outcome is not None
    assert table.version >= len(record.lines)
    if table.version > len(record.lines):
        assert table.meta.passages
    assert table.play.question is not None or table.play.outcome is not None


def test_every_scenario_is_in_the_corpus() -> None:
    cases = [read(file) for file in FILES]
    there = {(case["game"], case["scenario"]) for case in cases}
    assert there >= {(game, scenario) for game in games.CATALOGUE for scenario in games.load(game).scenarios()}
    assert [f"{case['game']}-{case['scenario']}.json.gz" for case in cases] == [file.name for file in FILES]
