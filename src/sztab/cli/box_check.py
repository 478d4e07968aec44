"""What play would trip over in a box: its files are read and drawn, every scenario is started,
and random games are played."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from sztab import games
from sztab.bots.bot import random_play_out
from sztab.cli.map import MAPS, chart
from sztab.kernel.box import Box
from sztab.kernel.dice import RandomDice
from sztab.kernel.errors import BadNotation, DataError
from sztab.kernel.game import Game, Scenario
from sztab.kernel.origin import origins
from sztab.kernel.play import Play
from sztab.printing.reading import printed
from sztab.words import LANGUAGES, words

MOST = 20
"""So many problems of one kind are told: a file full of them has one cause."""


def check_folder(folder: Path, rounds: int = 1) -> tuple[str, list[str]]:
    """The game that a folder of data files belongs to, and all its problems."""
    if not (folder / "box.toml").is_file():
        raise BadNotation(f"{folder / 'box.toml'}: no such file; it names the game")
    card = Box(folder).card("box")
    game = card.get("game", str)
    try:
        ours = Box(games.entry(game).box_folder)
    except BadNotation as error:
        raise BadNotation(f"{folder / 'box.toml'}: {error}") from None
    problems: list[str] = []
    for step in _steps(game, ours, folder, rounds):
        try:
            step()
        except DataError as error:
            problems += [problem for problem in error.problems[:MOST] if problem not in problems]
            if step.__name__ in ("overlay", "load"):
                break
    return game, problems


def _steps(game: str, ours: Box, folder: Path, rounds: int) -> Iterator[Callable[[], None]]:
    """What is tried, one after the other; without the first two nothing else can be."""
    made: list[Game[Any]] = []
    boxes: list[Box] = []

    def overlay() -> None:
        boxes.append(ours.overlaid(folder))

    def origin() -> None:
        if found := origins(boxes[0]).problems:
            raise DataError(*found)

    def load() -> None:
        made.append(games.load(game, boxes[0]))

    def draw() -> None:
        if game in MAPS:
            with games.told_crashes(boxes[0], "map: "):
                chart(game, folder)

    def print_sheets() -> None:
        with games.told_crashes(boxes[0], "sheets to print: "):
            for language in LANGUAGES:
                printed(boxes[0], made[0].title[language], words(language))

    yield overlay
    yield origin
    yield load
    yield draw
    yield print_sheets
    for scenario in made[0].scenarios().values():
        for options in ({}, *({o.id: value} for o in scenario.options for value in o.values if value != o.default)):
            yield lambda scenario=scenario, options=options: _start(made[0], scenario, options)  # type: ignore[misc]
        for seed in range(rounds):
            yield lambda scenario=scenario, seed=seed: _play(made[0], scenario, seed)  # type: ignore[misc]


def _start(game: Game[Any], scenario: Scenario, options: dict[str, str]) -> None:
    """Start a scenario and look at it from every seat."""
    chosen = "".join(f" {key}={value}" for key, value in options.items())
    with games.told_crashes(game.box, f"scenario {scenario.id}{chosen}: "):
        play = Play.begin(game, scenario.id, scenario.settle(options))
        game.check(play.state)
        for seat in (None, *scenario.all_seats):
            game.view(play.state, seat)
        assert play.question is not None, "nobody is asked anything"


def _play(game: Game[Any], scenario: Scenario, seed: int) -> None:
    """Play a random game to its end."""
    with games.told_crashes(game.box, f"scenario {scenario.id}, a random game (seed {seed}): "):
        play = Play.begin(game, scenario.id, scenario.settle({}), memory=False)
        random_play_out(play, RandomDice(seed))
        game.check(play.state)
