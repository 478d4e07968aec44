"""`sztab bench`: how fast the engine is, and how fast this machine is at a fixed job, so that numbers compare."""

from __future__ import annotations

import heapq
import importlib.util
import json
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer

from sztab import games
from sztab.bots.bot import random_play_out
from sztab.cli.output import JsonFlag, LangOption, columns, err, language, open_game, out, print_json
from sztab.games import rules_version
from sztab.hexmap import compiled
from sztab.kernel.beginning import new_header
from sztab.kernel.dice import RandomDice
from sztab.kernel.game import Game
from sztab.kernel.play import Play
from sztab.kernel.record import Record, parse
from sztab.kernel.recorder import Recorder
from sztab.kernel.replay import replay
from sztab.kernel.requests import Choice
from sztab.kernel.state_hash import hashes_of

REPEATS = 5
REPLAYED = 3000
"""Lines of records that are played again."""
RATES = ("answers_per_s", "replay_answers_per_s")
AGAINST_CHESS = Path(__file__).parents[3] / "bench" / "against_chess.py"
"""A script of the source tree that needs python-chess; never imported, since that is GPL."""


def calibration() -> float:
    """Microseconds of a heap-based Dijkstra over a 35 by 30 grid in plain Python: the machine's speed."""

    def dijkstra() -> None:
        width, height = 35, 30
        cost = [(x * 7 + y * 13) % 5 + 1 for y in range(height) for x in range(width)]
        best = [1 << 30] * (width * height)
        best[0], queue = 0, [(0, 0)]
        while queue:
            d, at = heapq.heappop(queue)
            if d > best[at]:
                continue
            x, y = at % width, at // width
            steps = ((-1, x > 0), (1, x < width - 1), (-width, y > 0), (width, y < height - 1))
            for to, inside in ((at + step, inside) for step, inside in steps):
                if inside and d + cost[to] < best[to]:
                    best[to] = d + cost[to]
                    heapq.heappush(queue, (best[to], to))

    return microseconds(dijkstra, 20)


def microseconds(job: Callable[[], object], times: int) -> float:
    """The median over a few rounds of what one call takes."""
    rounds = []
    for _ in range(REPEATS):
        started = time.process_time()
        for _ in range(times):
            job()
        rounds.append((time.process_time() - started) / times * 1e6)
    return statistics.median(rounds)


def bench_game(game: Game[Any], scenario: str) -> dict[str, Any]:
    """The figures of one game in one scenario."""
    rates, forced, answers = [], 0, 0
    for round_ in range(REPEATS):
        dice, count, started = RandomDice(round_), 0, time.process_time()
        while time.process_time() - started < 0.6:
            play = Play.begin(game, scenario, memory=False)
            forced += random_play_out(play, dice)
            count += len(play.answers)
        rates.append(count / (time.process_time() - started))
        answers += count
    figures: dict[str, Any] = {"scenario": scenario, "answers_per_s": round(statistics.median(rates))}
    figures["forced"] = round(forced / answers, 3)
    middle = _middle(game, scenario)
    seat = game.scenario(scenario).seats[0]
    figures["copy_us"] = microseconds(middle.copy, 200)
    figures["question_us"] = max(0.0, microseconds(lambda: middle.copy().question, 200) - figures["copy_us"])
    figures["view_us"] = microseconds(lambda: game.view(middle.state, seat), 200)
    for name, job in game.benchmarks.items():
        figures[name] = microseconds(lambda job=job: job(middle), 50)  # type: ignore[misc]
    figures["hash_us"] = _hash_time(game, scenario)
    figures["replay_answers_per_s"] = _replay_rate(game, scenario)
    return figures


def _middle(game: Game[Any], scenario: str) -> Play[Any]:
    """A position at a quiet point in the middle of a random game."""
    length = Play.begin(game, scenario, memory=False)
    random_play_out(length, RandomDice(7))
    play, dice = Play.begin(game, scenario), RandomDice(7)
    while (question := play.question) is not None and (len(play.answers) < len(length.answers) // 2 or play.tape):
        if isinstance(question, Choice):
            play.answer_index(dice.below(len(question.options)))
        else:
            play.answer(dice.settle(question))
    return play


def _hash_time(game: Game[Any], scenario: str) -> float:
    """Microseconds that the hash of the state after an answer takes, as records make it."""
    play, dice, hashes, total = Play.begin(game, scenario, memory=False), RandomDice(7), hashes_of(game), 0.0
    while (question := play.question) is not None and len(play.answers) < 3000:
        if isinstance(question, Choice):
            play.answer_index(dice.below(len(question.options)))
        else:
            play.answer(dice.settle(question))
        started = time.process_time()
        hashes(play.state)
        total += time.process_time() - started
    return total / len(play.answers) * 1e6


def _replay_rate(game: Game[Any], scenario: str) -> int:
    """Lines a second of records of random games, played again with all their hashes."""
    records: list[Record] = []
    lines, version = 0, rules_version(game)
    while lines < REPLAYED:
        header = new_header(game, scenario, {}, version, seed=b"", seats={}, practice=len(records))
        table, dice = Recorder(game, header, b""), RandomDice(len(records))
        while (question := table.play.question) is not None and len(table.lines) < REPLAYED:
            if isinstance(question, Choice):
                table.answer(question.options[dice.below(len(question.options))])
            else:
                table.settle()
        records.append(parse(table.text()))
        lines += len(table.lines)

    def all_again() -> None:
        for record in records:
            replay(game, record)

    return round(lines / microseconds(all_again, 1) * 1e6)


def against_chess(game_id: str, scenario: str) -> float | None:
    """Random play beside python-chess; None where it is not installed, or this is not the source tree."""
    if importlib.util.find_spec("chess") is None or not AGAINST_CHESS.is_file():
        return None
    command = [sys.executable, str(AGAINST_CHESS), "--json", "--seconds", "8", f"{game_id}:{scenario}"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return float(json.loads(done.stdout)[game_id]["ratio"])


def bench_command(
    game: Annotated[str | None, typer.Argument(help="A game's id; by default all.")] = None,
    as_json: JsonFlag = False,
    lang: LangOption = "",
) -> None:
    """Measure the engine; every figure also as a ratio to the calibration."""
    say = language(lang)
    unit = calibration()
    report: dict[str, Any] = {"calibration": round(unit, 1), "core": compiled.form()}
    for game_id in [game] if game else list(games.CATALOGUE):
        opened = open_game(game_id)
        err.say(f"{game_id} …", style="dim")
        longest = max(opened.scenarios().values(), key=lambda scenario: scenario.turns)
        figures = bench_game(opened, longest.id)
        report[game_id] = {**_rounded(figures), "ratios": _ratios(figures, unit)}
        if (ratio := against_chess(game_id, longest.id)) is not None:
            report[game_id]["against_chess"] = ratio
    if as_json:
        print_json(report)
        return
    out.say(say("cli-calibration", unit=round(unit)))
    out.say(say("cli-core", form=compiled.form()))
    for game_id, figures in report.items():
        if isinstance(figures, dict):
            heads = (say(f"cli-bench-{head}") for head in ("figure", "value", "ratio"))
            table = columns(*heads, title=f"{game_id} ({figures['scenario']})")
            for name, value in figures.items():
                if name not in ("ratios", "scenario"):
                    table.add_row(name, f"{value:,}", str(figures["ratios"].get(name, "")))
            out.table(table)


def _rounded(figures: dict[str, Any]) -> dict[str, Any]:
    return {name: round(value, 2) if isinstance(value, float) else value for name, value in figures.items()}


def _ratios(figures: dict[str, Any], unit: float) -> dict[str, float]:
    """Times as parts of the calibration, rates as answers in the time of one calibration job."""
    ratios = {}
    for name, value in figures.items():
        if name.endswith("_us"):
            ratios[name] = round(value / unit, 4)
        elif name in RATES:
            ratios[name] = round(value * unit / 1e6, 2)
    return ratios
