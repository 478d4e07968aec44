"""Digests of whole games, by hand:

python -m tests.digests check [GAME [SCENARIO]]         play what is recorded, say what differs
python -m tests.digests record [GAME [SCENARIO]]        play and write; the commit names the intended change
python -m tests.digests tell GAME SCENARIO POLICY SEED  a recorded game in words
python -m tests.digests against REVISION GAME SCENARIO POLICY SEED
                                                        the first line in which it differs from a revision's code
"""

import os
import subprocess
import sys
import tempfile
from itertools import zip_longest
from pathlib import Path

from sztab import games
from tests.digests.playing import lines, opened
from tests.digests.recording import difference, digest, planned, record, recorded

ROOT = Path(__file__).parents[2]
CONTEXT = 12
"""Lines shown before the first difference."""


def chosen(arguments: list[str]) -> list[tuple[str, str]]:
    found = [(game, scenario) for game in games.CATALOGUE for scenario in opened(game).scenarios()]
    return [pair for pair in found if list(pair[: len(arguments)]) == arguments]


def check(arguments: list[str]) -> int:
    differing = 0
    for game, scenario in chosen(arguments):
        for was in recorded(game, scenario):
            if text := difference(was, digest(game, scenario, was.policy, was.seed, was.options)):
                differing += 1
                print(f"{game} {scenario} {text}", flush=True)
        print(f"{game} {scenario}: played", flush=True)
    return 1 if differing else 0


def told(game: str, scenario: str, policy: str, seed: str) -> list[str]:
    options = next(o for p, s, o in planned(game, scenario) if (p, s) == (policy, seed))
    return [line.text for line in lines(game, scenario, policy, seed, options)]


def against(revision: str, wanted: list[str]) -> int:
    with tempfile.TemporaryDirectory() as folder:
        archive = ["git", "archive", revision, "src", "tests"]
        pack = subprocess.run(archive, cwd=ROOT, check=True, capture_output=True).stdout
        subprocess.run(["tar", "-x", "-C", folder], input=pack, check=True)
        path = os.pathsep.join((f"{folder}/src", folder))
        command = [sys.executable, "-m", "tests.digests", "tell", *wanted]
        said = subprocess.run(command, cwd=folder, env={**os.environ, "PYTHONPATH": path}, capture_output=True)
        if said.returncode:
            print(said.stderr.decode())
            return 2
    then, now = said.stdout.decode().splitlines(), told(*wanted)
    for n, (a, b) in enumerate(zip_longest(then, now, fillvalue="(nothing)")):
        if a != b:
            print("\n".join(then[max(0, n - CONTEXT) : n]))
            print(f"--- {revision}\n{a}\n--- now\n{b}")
            return 1
    print("no difference")
    return 0


def main(arguments: list[str]) -> int:
    match arguments:
        case ["check", *rest]:
            return check(rest)
        case ["record", *rest]:
            for game, scenario in chosen(rest):
                print(record(game, scenario).relative_to(ROOT), flush=True)
            return 0
        case ["tell", game, scenario, policy, seed]:
            print("\n".join(told(game, scenario, policy, seed)))
            return 0
        case ["against", revision, game, scenario, policy, seed]:
            return against(revision, [game, scenario, policy, seed])
    print(__doc__)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
