"""Random play of our games beside random plies of python-chess: a figure that holds across machines.

    python bench/against_chess.py [--json] [--single] [--seconds S] [GAME[:SCENARIO] …]

A second of chess, then a second of games, in one process and by processor time, so that a busy machine slows both; with
`--single` one game only, which for a short one measures how fast it starts after something else. It wants
`pip install chess`, which is GPL: it is no part of the package or of its extras, and is imported by nothing else.
"""

import argparse
import json
import random
import time

import chess

from sztab import games
from sztab.bots.bot import random_play_out
from sztab.kernel.dice import RandomDice
from sztab.kernel.play import Play

TURN = 1.0
"""Seconds of chess at a time."""
LONGEST = 600
"""Plies after which a random game of chess is broken off."""


def chess_plies(rng: random.Random) -> tuple[int, float]:
    """Random plies for a turn, and the time they took."""
    plies, started = 0, time.process_time()
    while time.process_time() - started < TURN:
        board = chess.Board()
        while not board.is_game_over(claim_draw=False) and board.ply() < LONGEST:
            board.push(rng.choice(list(board.legal_moves)))
            plies += 1
            if plies % 50 == 0 and time.process_time() - started >= TURN:
                break
    return plies, time.process_time() - started


def measure(game_id: str, scenario: str, seconds: float, *, is_long: bool = True) -> dict[str, float]:
    """Answers and plies by second of processor time, and their ratio."""
    game, rng = games.load(game_id), random.Random(1)
    random_play_out(Play.begin(game, scenario, memory=False), RandomDice(0))
    plies = answers = 0
    seed = 1
    theirs = ours = 0.0
    started = time.monotonic()
    while time.monotonic() - started < seconds:
        n, spent = chess_plies(rng)
        plies, theirs = plies + n, theirs + spent
        until = ours + (TURN if is_long else 0.0)
        while True:
            play, begun = Play.begin(game, scenario, memory=False), time.process_time()
            random_play_out(play, RandomDice(seed))
            answers, ours, seed = answers + len(play.answers), ours + time.process_time() - begun, seed + 1
            if ours >= until:
                break
    rate, beside = answers / ours, plies / theirs
    return {"answers_per_s": round(rate), "plies_per_s": round(beside), "ratio": round(rate / beside, 2)}


def longest_scenario(game_id: str) -> str:
    return max(games.load(game_id).scenarios().values(), key=lambda scenario: scenario.turns).id


def main() -> None:
    parser = argparse.ArgumentParser(description="Random play beside python-chess.")
    parser.add_argument(
        "what", nargs="*", metavar="GAME[:SCENARIO]", help="by default the longest scenario of each game"
    )
    parser.add_argument("--seconds", type=float, default=20, help="for each game")
    parser.add_argument("--single", action="store_true", help="one game after each second of chess")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    report = {}
    for what in given.what or list(games.CATALOGUE):
        game_id, _, scenario = what.partition(":")
        scenario = scenario or longest_scenario(game_id)
        report[game_id] = {"scenario": scenario, **measure(game_id, scenario, given.seconds, is_long=not given.single)}
        if not given.json:
            said = report[game_id]
            print(
                f"{game_id} {scenario}: {said['answers_per_s']:,} answers/s, {said['ratio']} × python-chess", flush=True
            )
    if given.json:
        print(json.dumps(report))


if __name__ == "__main__":
    main()
