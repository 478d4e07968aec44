"""`sztab play`: a game in the terminal, hot seat, against a bot, or bot against bot."""

from __future__ import annotations

import os
import secrets
import time
from pathlib import Path
from typing import Annotated, Any

import typer

from sztab import bots
from sztab.bots.bot import Minds
from sztab.cli.output import (
    BoxOption,
    JsonFlag,
    LangOption,
    OptionOption,
    SeedOption,
    language,
    open_game,
    parse_options,
    print_json,
)  # fmt: skip
from sztab.cli.terminal import Leave, Terminal
from sztab.games import rules_version
from sztab.kernel.beginning import new_header
from sztab.kernel.errors import BadNotation
from sztab.kernel.game import Game
from sztab.kernel.recorder import Recorder
from sztab.kernel.requests import Choice, Seat

HUMAN = "human"


def play_command(
    game: Annotated[str, typer.Argument(help="A game's id.")],
    scenario: Annotated[str | None, typer.Argument(help="A scenario's id; by default the first.")] = None,
    seat: Annotated[list[str] | None, typer.Option("--seat", help="SEAT=human|BOT, repeatable.")] = None,
    seed: SeedOption = None,
    record: Annotated[Path | None, typer.Option("--record", help="Write the record here.")] = None,
    option: OptionOption = None,
    box: BoxOption = None,
    as_json: JsonFlag = False,
    lang: LangOption = "",
) -> None:
    """Play in the terminal."""
    opened = open_game(game, box)
    card = opened.scenario(scenario or next(iter(opened.scenarios())))
    options = card.settle(parse_options(option))
    players = parse_seats(opened.id, card.seats_for(options), seat or [])
    if as_json and HUMAN in players.values():
        raise BadNotation("--json is for bots alone: give every seat a bot (--seat SEAT=BOT)")
    if record is not None:
        check_place(record)
    table = _new_table(opened, card.id, options, players, seed)
    terminal = Terminal(table, language(lang), record)
    is_left = False
    try:
        run(table, players, None if as_json else terminal)
    except (Leave, EOFError, KeyboardInterrupt):
        is_left = True
    finally:
        if record is not None:
            save(table, record)
    if is_left:
        terminal.say_goodbye()
    if as_json:
        print_json({"game": opened.id, "scenario": card.id, "answers": len(table.lines), "outcome": table.play.outcome})


def check_place(record: Path) -> None:
    """A record that cannot be written is refused before the game, not after it; the file is not touched."""
    folder = record.parent
    if record.is_dir() or not folder.is_dir() or not os.access(record if record.exists() else folder, os.W_OK):
        what = "is a folder" if record.is_dir() else "cannot be written" if folder.is_dir() else "no such folder"
        raise BadNotation(f"--record {record}: {what}")


def save(table: Recorder[Any], record: Path) -> None:
    try:
        table.save(record)
    except OSError as error:
        raise BadNotation(f"--record {record}: {error.strerror}") from None


def parse_seats(game: str, seats: tuple[Seat, ...], given: list[str]) -> dict[Seat, str]:
    """Who sits where: by default a person on the first seat and the usual bot on the others."""
    players = dict.fromkeys(seats, bots.USUAL)
    players[seats[0]] = HUMAN
    for text in given:
        seat, sign, player = text.partition("=")
        if not sign or not player:
            raise BadNotation(f"--seat {text!r}: SEAT=human or SEAT=BOT is needed")
        if seat not in seats:
            raise BadNotation(f"--seat {text!r}: the seats are {', '.join(seats)}")
        players[seat] = HUMAN if player == HUMAN else bots.named(player, game)
    if len(given) == 1 and given[0].partition("=")[2] == HUMAN:
        players = {s: HUMAN if s == given[0].partition("=")[0] else bots.USUAL for s in seats}
    return players


def _new_table(
    game: Game[Any], scenario: str, options: dict[str, str], players: dict[Seat, str], practice: int | None
) -> Recorder[Any]:
    seed = secrets.token_bytes(32)
    contributions = {} if practice is not None else {s: secrets.token_hex(8) for s, p in players.items() if p == HUMAN}
    header = new_header(
        game,
        scenario,
        options,
        rules_version(game),
        seed=seed,
        seats=players,
        contributions=contributions,
        practice=practice,
    )
    return Recorder(game, header, seed)


def run(table: Recorder[Any], players: dict[Seat, str], terminal: Terminal | None) -> None:
    """Ask whoever is asked, until the end."""
    seed = time.time_ns() if table.header.practice is None else table.header.practice
    minds = Minds({s: bots.make(name, f"{s}{seed}") for s, name in players.items() if name != HUMAN})
    people = [s for s, name in players.items() if name == HUMAN]
    if terminal:
        terminal.open(people)
    while (question := table.play.question) is not None:
        if not isinstance(question, Choice):
            table.settle()
        elif question.seat in minds:
            table.answer(minds.answer(table.play))
        else:
            assert terminal is not None
            terminal.ask(question)
    if terminal:
        terminal.close()
