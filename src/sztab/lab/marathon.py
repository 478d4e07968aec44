"""`python -m sztab.lab.marathon FILE GAME [SCENARIO...] [--bots B[,B...]] [--games N] [--minutes M] [--plain]`

Many games of every scenario to their end, options drawn for three of four of them (three seats included, where a
scenario has them), to see that none breaks off and who wins. `--bots` names one bot for all seats, or one for the first
seat and one for all others; by turns the other way round. A line of FILE is a game; a run that was stopped, or whose
minutes are over, goes on where it was, and all scenarios have about as many games then. At the end it prints a table.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from sztab import bots
from sztab.bots.bot import play_out
from sztab.kernel.dice import RandomDice
from sztab.kernel.game import Game
from sztab.kernel.play import Play
from sztab.kernel.requests import Seat
from sztab.lab.playing import opened, version

SEED = 96001
PLAIN = 4
"""One of so many games is played with the usual options."""


class Leg(Struct, frozen=True):
    """A game of the marathon, and how it ended."""

    game: str
    scenario: str
    bots: str
    seed: int
    is_plain: bool
    rules: str
    """The version of rules, box and bots that played it."""
    options: dict[str, str] = {}
    seats: int = 0
    winners: tuple[str, ...] = ()
    reason: str = ""
    answers: int = 0
    seconds: float = 0.0
    """Of the processor."""
    error: str = ""

    @property
    def key(self) -> tuple[str, str, str, int, bool]:
        return self.game, self.scenario, self.bots, self.seed, self.is_plain


def run(leg: Leg) -> Leg:
    """Play it; an error is told, so that the others go on."""
    game, started = opened(leg.game, ""), time.process_time()
    options = drawn(game, leg)
    play = Play.begin(game, leg.scenario, options)
    seats = game.scenario(leg.scenario).seats_for(options)
    levels, error = seated(leg, seats), ""
    try:
        minds = {seat: bots.make(level, f"{leg.seed}:{seat}") for seat, level in levels.items()}
        play_out(play, minds, RandomDice(leg.seed))
        game.check(play.state)
    except Exception as failed:
        error = f"answer {len(play.answers)}: {type(failed).__name__}: {failed}"
    outcome = play.state.outcome
    return msgspec.structs.replace(
        leg,
        options=options,
        seats=len(seats),
        winners=tuple(f"{seat}={levels[seat]}" for seat in outcome.winners) if outcome else (),
        reason=outcome.reason if outcome else "",
        answers=len(play.answers),
        seconds=round(time.process_time() - started, 2),
        error=error,
    )


def seated(leg: Leg, seats: Sequence[Seat]) -> dict[Seat, str]:
    """Which bot plays for whom."""
    named = leg.bots.split(",")
    first, others = (named[0], named[-1]) if leg.seed % 2 else (named[-1], named[0])
    return {seat: others if number else first for number, seat in enumerate(seats)}


def drawn(game: Game[Any], leg: Leg) -> dict[str, str]:
    """The options of a game: any that may be chosen together, but now and then the usual ones."""
    card = game.scenario(leg.scenario)
    if leg.is_plain or leg.seed % PLAIN == 0:
        return card.settle({})
    choices = list(card.choices())
    return choices[RandomDice(f"options {leg.seed}").below(len(choices))]


def planned(game: str, scenarios: Sequence[str], named: str, games: int, is_plain: bool) -> Iterator[Leg]:
    """In an order in which every stopped run is about even."""
    rules = version(opened(game, ""))
    for number in range(games):
        for scenario in scenarios or opened(game, "").scenarios():
            yield Leg(game, scenario, named, SEED + number, is_plain, rules)


def read(file: Path) -> list[Leg]:
    lines = file.read_bytes().splitlines() if file.exists() else []
    return [msgspec.json.decode(line, type=Leg) for line in lines]


def table(legs: Sequence[Leg]) -> Iterator[str]:
    """By scenario: games, those with more than two seats, errors, who won and why."""
    for scenario in dict.fromkeys(leg.scenario for leg in legs):
        mine = [leg for leg in legs if leg.scenario == scenario]
        won = Counter("+".join(leg.winners) or "nobody" for leg in mine if not leg.error)
        why = Counter(leg.reason for leg in mine if not leg.error)
        broken = [f"seed {leg.seed}: {leg.error}" for leg in mine if leg.error]
        many, seconds = sum(leg.seats > 2 for leg in mine), sum(leg.seconds for leg in mine) / len(mine)
        yield f"{scenario}: {len(mine)} games, {many} of more than two seats, {seconds:.1f} s each"
        yield f"  won: {_told(won)}; by: {_told(why)}"
        yield from (f"  broken off: {one}" for one in broken)


def _told(counts: Counter[str]) -> str:
    return ", ".join(f"{name} {count}" for name, count in counts.most_common())


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m sztab.lab.marathon", description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("game")
    parser.add_argument("scenario", nargs="*")
    parser.add_argument("--bots", default="corporal")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--minutes", type=float, default=0.0)
    parser.add_argument("--plain", action="store_true", help="always the usual options: how even the scenarios are")
    asked = parser.parse_args(words)
    wanted = list(planned(asked.game, asked.scenario, asked.bots, asked.games, asked.plain))
    known = {leg.key: leg for leg in read(asked.file)}
    ends = time.monotonic() + 60 * asked.minutes if asked.minutes else float("inf")
    with asked.file.open("ab") as out:
        for leg in wanted:
            if time.monotonic() > ends:
                break
            if leg.key not in known:
                known[leg.key] = run(leg)
                out.write(msgspec.json.encode(known[leg.key]) + b"\n")
                out.flush()
    legs = [known[leg.key] for leg in wanted if leg.key in known]
    print("\n".join(table(legs)))
    return 1 if any(leg.error for leg in legs) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
