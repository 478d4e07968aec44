"""`python -m tests.mutants [GAME…]`: try the mutants of every rule against the tests that claim it.

    --sample N   try N mutants that were killed before (`make test`): those of changed files first, then by a seed from
                 the tree; each must be killed again, and every rule must have one that fits
    --again      try all again that were killed before; what lives or no longer fits is struck out
    --rule ID    only this rule (several: give it again), and all of its mutants
    --open N     only N rules of which no mutant is known to be killed, or none that still fits (0: all of them)
    --by-hand    only those written by hand
    --trust      the tests have passed just now: do not run them before anything is broken
    --jobs N     processes at once (default: one a core)

A full run goes on where a stopped one left off, as long as the tree has not changed; what came of it is written to
`tests/mutants/results`. A mutant by hand that lives, or that no longer fits, makes the run fail.
"""

import argparse
import sys

from sztab import games
from sztab.kernel.errors import SztabError
from tests.mutants.running import Run, run_all
from tests.mutants.sampling import run_again, run_sample


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description="Try the mutants of the rules.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="by default all")
    parser.add_argument("--sample", type=int, default=0, help="try so many that were killed before")
    parser.add_argument("--again", action="store_true", help="try all again that were killed before")
    parser.add_argument("--rule", action="append", default=[], help="only this rule")
    parser.add_argument("--open", type=int, default=None, help="only so many rules without a killed mutant (0: all)")
    parser.add_argument("--by-hand", action="store_true", help="only those written by hand")
    parser.add_argument("--trust", action="store_true", help="the tests have passed just now: do not run them before")
    parser.add_argument("--jobs", type=int, default=0, help="processes at once")
    given = parser.parse_args()
    try:
        chosen = [games.entry(game).id for game in given.games] or list(games.CATALOGUE)
        if given.sample:
            return run_sample(chosen, given.sample, given.jobs)
        if given.again:
            return max(run_again(game, given.jobs) for game in chosen)
        how = Run(given.rule, given.open, given.jobs, is_trusted=given.trust, is_hand=given.by_hand)
        return max(run_all(game, how) for game in chosen)
    except SztabError as error:
        sys.stderr.write(f"mutants: {error}\n")
        return 2


if __name__ == "__main__":
    sys.exit(main())
