"""Random play of Nest of Eagles beside the first edition, scenario beside matching scenario.

    python bench/pairs.py [--seeds N] [--first SEED] [--rounds N] [NEST-OF-EAGLES-SCENARIO …]

Game by game in turns, by processor time, the quickest of several rounds of each game, which a busy machine disturbs
least. It prints microseconds an answer and the answers a second of Nest of Eagles by those of the first edition.
"""

import argparse
import time
from typing import Any

from sztab import games
from sztab.bots.bot import random_play_out
from sztab.kernel.dice import RandomDice
from sztab.kernel.game import Game
from sztab.kernel.play import Play

PAIRS = {"1": "A", "2": "B", "3": "C", "4": "E", "5": "F", "6": "D", "7": "G", "8": "H", "9": "campaign"}
SHORT = "12"
"""Scenarios of which four times as many games are played."""


def played(game: Game[Any], scenario: str, seed: int) -> tuple[int, float]:
    """Answers of one game, and the time they took."""
    play, begun = Play.begin(game, scenario, memory=False), time.process_time()
    random_play_out(play, RandomDice(seed))
    return len(play.answers), time.process_time() - begun


def main() -> None:
    parser = argparse.ArgumentParser(description="Both editions of 1920 in pairs of scenarios.")
    parser.add_argument("scenarios", nargs="*", metavar="SCENARIO")
    parser.add_argument("--seeds", type=int, default=8, help="games of each scenario, of short ones four times as many")
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument("--rounds", type=int, default=3, help="times that each game is played")
    given = parser.parse_args()
    new, old = games.load("nest-of-eagles"), games.load("rok-1920")
    for scenario in given.scenarios or PAIRS:
        sides = ((new, scenario), (old, PAIRS[scenario]))
        answers, spent = [0, 0], [0.0, 0.0]
        for each in sides:
            played(*each, given.first - 1)
        for seed in range(given.first, given.first + given.seeds * (4 if scenario in SHORT else 1)):
            rounds = [[played(*each, seed) for each in sides] for _ in range(given.rounds)]
            for at in range(2):
                answers[at] += rounds[0][at][0]
                spent[at] += min(one[at][1] for one in rounds)
        mine, theirs = (1e6 * spent[at] / answers[at] for at in range(2))
        print(f"{scenario} and {PAIRS[scenario]}: {mine:.2f} and {theirs:.2f} µs, {theirs / mine:.3f}", flush=True)


if __name__ == "__main__":
    main()
