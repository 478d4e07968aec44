"""Makes the corpus: `python -m tests.corpus.make VERSION` plays a stretch of every scenario that is not there yet.

What lies here was written by a version that players have used: every later one must still be able to load it. It is
added to, never made anew.
"""

from __future__ import annotations

import gzip
import json
import sys
from pathlib import Path
from typing import Any

from sztab import games
from sztab.kernel.beginning import new_header
from sztab.kernel.dice import RandomDice
from sztab.kernel.recorder import Recorder
from sztab.kernel.requests import Choice

HERE = Path(__file__).parent
LINES = 120


def make(version: str) -> None:
    for game_id in games.CATALOGUE:
        game = games.load(game_id)
        for scenario in game.scenarios():
            file = HERE / version / f"{game_id}-{scenario}.json.gz"
            if file.exists():
                continue
            file.parent.mkdir(exist_ok=True)
            file.write_bytes(gzip.compress(json.dumps(case(game, scenario)).encode(), mtime=0))


def case(game: Any, scenario: str) -> dict[str, Any]:
    header = new_header(game, scenario, {}, games.rules_version(game), seed=b"", seats={}, practice=1920)
    table, dice = Recorder(game, header, b""), RandomDice(1920)
    while (question := table.play.question) is not None and len(table.lines) < LINES:
        if isinstance(question, Choice):
            table.answer(question.options[dice.below(len(question.options))])
        else:
            table.settle()
    position = table.play.position()
    return {
        "game": game.id,
        "scenario": scenario,
        "record": table.text(),
        "position": {"state": position.state, "tape": position.tape},
    }


if __name__ == "__main__":
    make(sys.argv[1])
