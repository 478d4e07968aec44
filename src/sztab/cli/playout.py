"""`sztab playout`: many games of bots, on all cores."""

from __future__ import annotations

import os
import statistics
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.progress import Progress

from sztab import bots
from sztab.bots.bot import play_out, random_play_out
from sztab.cli.output import (
    BoxOption,
    JsonFlag,
    LangOption,
    OptionOption,
    SeedOption,
    columns,
    err,
    language,
    open_game,
    out,
    parse_options,
    print_json,
)
from sztab.cli.telling import Teller
from sztab.kernel.dice import RandomDice
from sztab.kernel.errors import BadNotation
from sztab.kernel.game import Game
from sztab.kernel.play import Play
from sztab.words import Words


class Task(msgspec.Struct, frozen=True):
    """One game to be played in some process."""

    game: str
    scenario: str
    options: dict[str, str]
    box: str
    bots: tuple[str, ...]
    """The bot of each seat."""
    seed: int


class Played(msgspec.Struct, frozen=True):
    """How one game went."""

    seed: int
    seconds: float = 0.0
    answers: int = 0
    turn: int = 0
    winner: str = ""
    reason: str = ""
    bots: tuple[str, ...] = ()
    winning_bot: str = ""
    error: str = ""


_open: dict[tuple[str, str], Game[Any]] = {}


def play_task(task: Task) -> Played:
    """Play one game; an error is reported, not raised, so that the others go on."""
    key = (task.game, task.box)
    if key not in _open:
        _open[key] = open_game(task.game, Path(task.box) if task.box else None)
    game = _open[key]
    uniform = set(task.bots) == {"uniform"}
    play = Play.begin(game, task.scenario, task.options, memory=not uniform)
    seats = game.scenario(task.scenario).seats_for(task.options)
    started = time.perf_counter()
    try:
        if uniform:
            random_play_out(play, RandomDice(task.seed))
        else:
            players = {s: bots.make(name, f"{task.seed}:{s}") for s, name in zip(seats, task.bots, strict=True)}
            play_out(play, players, RandomDice(task.seed))
        outcome = play.state.outcome
        assert outcome is not None
    except Exception as error:
        where = f"game with seed {task.seed}, answer {len(play.answers)}"
        return Played(task.seed, answers=len(play.answers), error=f"{where}: {type(error).__name__}: {error}")
    seconds = time.perf_counter() - started
    winner = "+".join(outcome.winners) or "draw"
    winning = dict(zip(seats, task.bots)).get(outcome.winner or "", "draw")
    turn = game.turn(play.state)
    return Played(task.seed, seconds, len(play.answers), turn, winner, outcome.reason, task.bots, winning)


def playout_command(
    game: Annotated[str, typer.Argument(help="A game's id.")],
    scenario: Annotated[str, typer.Argument(help="A scenario's id.")],
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 100,
    seed: SeedOption = None,
    bots_: Annotated[str, typer.Option("--bots", help="A bot for each seat, separated by commas.")] = "",
    swap: Annotated[bool, typer.Option("--swap", help="Change the bots' seats after every game.")] = False,
    jobs: Annotated[int, typer.Option("--jobs", min=0, help="Processes; 0: one a core.")] = 0,
    option: OptionOption = None,
    box: BoxOption = None,
    as_json: JsonFlag = False,
    lang: LangOption = "",
) -> None:
    """Play many games of bots, and count how they ended."""
    say = language(lang)
    opened = open_game(game, box)
    card = opened.scenario(scenario)
    options = card.settle(parse_options(option))
    seats = card.seats_for(options)
    names = tuple(bots_.split(",")) if bots_ else ("uniform",) * len(seats)
    if len(names) != len(seats):
        raise BadNotation(f"--bots names {len(names)} bots, the scenario has seats {', '.join(seats)}")
    names = tuple(bots.named(name, game) for name in names)
    first = seed if seed is not None else 0
    tasks = [
        Task(game, scenario, options, str(box or ""), _turned(names, n if swap else 0), first + n) for n in range(games)
    ]
    report = summary(run_tasks(tasks, jobs or os.cpu_count() or 1))
    if as_json:
        print_json(report)
    else:
        tell(report, say, Teller(opened, say))
    if report["errors"]:
        raise typer.Exit(1)


def _named(winner: str, say: Words, teller: Teller) -> str:
    return say("cli-nobody") if winner == "draw" else ", ".join(teller.label("seat", s) for s in winner.split("+"))


def tell(report: dict[str, Any], say: Words, teller: Teller) -> None:
    """The report for people: how the games went, and who won them by what."""
    rate = {"answers": report["answers_per_s"], "games": report["games_per_s"]}
    out.say(say("cli-playout-games", games=report["games"], finished=report["finished"], answers=report["answers"]))
    if report["turns"]:
        out.say(say("cli-playout-turns", **report["turns"]))
    out.say(say("cli-playout-rate", **rate))
    table = columns(*(say(f"cli-playout-{head}") for head in ("winner", "reason", "count", "share")))
    for key, count in sorted(report["reasons"].items(), key=lambda pair: -pair[1]):
        winner, _, reason = key.partition(": ")
        name = _named(winner, say, teller)
        told = say(f"{teller.game.package}-outcome-{reason}")
        table.add_row(name, told, str(count), f"{count / report['finished']:.1%}")
    for winner, count in report["outcomes"].items():
        name = _named(winner, say, teller)
        table.add_row(name, say("cli-playout-all"), str(count), f"{count / report['finished']:.1%}", style="bold")
    out.table(table)
    if len(report["wins_by_bot"]) > 1:
        bots_table = columns(*(say(f"cli-playout-{head}") for head in ("bot", "count", "share")))
        for bot, count in report["wins_by_bot"].items():
            name = say("cli-nobody") if bot == "draw" else bot
            bots_table.add_row(name, str(count), f"{count / report['finished']:.1%}")
        out.table(bots_table)
    for error in report["errors"]:
        out.say(error, style="red")


def _turned(names: tuple[str, ...], by: int) -> tuple[str, ...]:
    by %= len(names)
    return names[by:] + names[:by]


def run_tasks(tasks: list[Task], jobs: int) -> list[Played]:
    """Play all tasks, on so many processes, with a progress bar on standard error."""
    with Progress(console=err, transient=True, disable=not err.is_terminal) as progress:
        bar = progress.add_task("games", total=len(tasks))
        played = []
        for result in _results(tasks, min(jobs, len(tasks))):
            played.append(result)
            progress.advance(bar)
    return played


def _results(tasks: list[Task], jobs: int) -> Iterator[Played]:
    if jobs <= 1:
        yield from map(play_task, tasks)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play_task, tasks, chunksize=max(1, min(16, len(tasks) // (jobs * 4) or 1)))


def summary(played: list[Played]) -> dict[str, Any]:
    """The report of cli.md."""
    good = [p for p in played if not p.error]
    seconds = sum(p.seconds for p in good)
    answers = sum(p.answers for p in good)
    turns = sorted(p.turn for p in good)
    return {
        "games": len(played),
        "finished": len(good),
        "errors": [p.error for p in played if p.error],
        "answers": answers,
        "answers_per_s": round(answers / seconds) if seconds else 0,
        "games_per_s": round(len(good) / seconds, 2) if seconds else 0,
        "outcomes": dict(sorted(Counter(p.winner for p in good).items())),
        "reasons": dict(sorted(Counter(f"{p.winner}: {p.reason}" for p in good).items())),
        "wins_by_bot": dict(sorted(Counter(p.winning_bot for p in good).items())),
        "turns": {"min": turns[0], "median": statistics.median(turns), "max": turns[-1]} if turns else {},
    }
