"""`sztab arena`: which bot is stronger, and how sure that is."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from sztab import bots
from sztab.cli.output import BoxOption, JsonFlag, LangOption, columns, err, language, open_game, out, print_json
from sztab.kernel.errors import BadNotation
from sztab.kernel.game import Game
from sztab.kernel.requests import Seat
from sztab.lab.fixtures import Fixture, fixtures
from sztab.lab.parts import Parts
from sztab.lab.playing import Row, version
from sztab.lab.ratings import pairs, ratings
from sztab.lab.running import run
from sztab.words import Words


def arena_command(
    game: Annotated[str, typer.Argument(help="A game's id.")],
    scenario: Annotated[list[str] | None, typer.Argument(help="Scenarios; by default the first.")] = None,
    bots_: Annotated[str, typer.Option("--bots", help="Bots, separated by commas; by default all of the game.")] = "",
    games: Annotated[int, typer.Option("--games", min=2, help="Games of each pair in each scenario.")] = 200,
    seed: Annotated[int, typer.Option("--seed", help="Of the first two games; the next two have the next.")] = 1,
    jobs: Annotated[int, typer.Option("--jobs", min=0, help="Processes; 0: one a core.")] = 0,
    folder: Annotated[Path | None, typer.Option("--out", help="Keep the games here, and go on with them.")] = None,
    box: BoxOption = None,
    as_json: JsonFlag = False,
    lang: LangOption = "",
) -> None:
    """Let bots play each other, sides swapped, with the same dice both ways, and rate them."""
    say = language(lang)
    opened = open_game(game, box)
    chosen = [_seats(opened, name) for name in scenario or [next(iter(opened.scenarios()))]]
    names = _entrants(bots_, game)
    if games % 2:
        raise BadNotation(f"--games {games}: an even number is needed, since sides are swapped")
    parts = Parts(folder) if folder else None
    wanted = list(fixtures(game, version(opened), chosen, names, games, seed))
    known = {row.fixture: row for row in parts.rows()} if parts else {}
    todo = [fixture for fixture in wanted if fixture not in known]
    rows = [known[fixture] for fixture in wanted if fixture in known]
    rows += _run(todo, jobs or os.cpu_count() or 1, parts, str(box or ""), say)
    good = [row for row in rows if not row.error]
    errors = [f"{row.scenario} {row.a}-{row.b}, seed {row.seed}: {row.error}" for row in rows if row.error]
    report = {"pairs": pairs(good), "ratings": ratings(good) if good else {}, "errors": errors, "speed": _speed(good)}
    if as_json:
        print_json(report)
    else:
        _tell(report, say)
    if errors:
        raise typer.Exit(1)


def _seats(game: Game[Any], scenario: str) -> tuple[str, tuple[Seat, ...]]:
    card = game.scenario(scenario)
    if len(card.seats) != 2:
        raise BadNotation(f"scenario {scenario} has {len(card.seats)} seats; the arena is for two")
    return scenario, card.seats


def _entrants(given: str, game: str) -> list[str]:
    """By default all that a game offers; others may be asked for, since they are measured before they are offered."""
    names = [bots.known(name).id for name in given.split(",")] if given else list(bots.offered(game))
    if len(set(names)) != len(names) or len(names) < 2:
        raise BadNotation(f"--bots {given!r}: two or more different bots are needed")
    return names


def _run(todo: list[Fixture], jobs: int, parts: Parts | None, box: str, say: Words) -> list[Row]:
    shown = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*shown, console=err, transient=True, disable=not err.is_terminal) as progress:
        bar = progress.add_task(say("cli-arena-games"), total=len(todo))
        return run(todo, min(jobs, len(todo)), parts, lambda row: progress.advance(bar), box)


def _speed(rows: list[Row]) -> dict[str, dict[str, float]]:
    """Milliseconds that each bot takes for a choice, on the average and at most."""
    found = {}
    for name in dict.fromkeys(name for row in rows for name in (row.a, row.b)):
        own = [(row.asked_a, row.thought_a, row.slowest_a) for row in rows if row.a == name]
        own += [(row.asked_b, row.thought_b, row.slowest_b) for row in rows if row.b == name]
        asked = sum(part[0] for part in own)
        found[name] = {
            "mean_ms": round(1000 * sum(part[1] for part in own) / max(1, asked), 1),
            "most_ms": round(1000 * max(part[2] for part in own), 1),
        }
    return found


def _tell(report: dict[str, Any], say: Words) -> None:
    heads = ("scenario", "a", "b", "games", "wins", "draws", "losses", "share", "interval")
    table = columns(*(say(f"cli-arena-{head}") for head in heads))
    for pair in report["pairs"]:
        counts = map(str, (pair.games, pair.wins_a, pair.draws, pair.wins_b))
        table.add_row(pair.scenario, pair.a, pair.b, *counts, f"{pair.share_a:.1%}", f"{pair.low:.1%}–{pair.high:.1%}")
    out.table(table)
    table = columns(*(say(f"cli-arena-{head}") for head in ("bot", "rating", "interval", "games", "mean", "most")))
    for name, rating in report["ratings"].items():
        speed = report["speed"][name]
        span = f"{rating.low:+.0f} … {rating.high:+.0f}"
        times = (str(speed["mean_ms"]), str(speed["most_ms"]))
        table.add_row(name, f"{rating.points:+.0f}", span, str(rating.games), *times)
    out.table(table)
    for error in report["errors"]:
        out.say(error, style="red")
