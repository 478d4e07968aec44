"""Builds the compiled core next to its source: `python -m sztab.hexmap.compiled [--if-possible]`.

The compiler is the one that Python names as its own (`CC` chooses another); nothing is downloaded. With `--if-possible`
a missing compiler is told and is no failure.
"""

import argparse
import sys

from sztab.hexmap.compiled.building import CannotBuild, build, is_built


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m sztab.hexmap.compiled", description="Build the compiled core.")
    parser.add_argument("--if-possible", action="store_true", help="go on without it where it cannot be built")
    parser.add_argument("--again", action="store_true", help="build it even if it is up to date")
    given = parser.parse_args()
    if is_built() and not given.again:
        return 0
    try:
        file = build()
    except CannotBuild as error:
        print(f"The compiled core was not built: {error}. The games run in plain Python, slower.", file=sys.stderr)
        return 0 if given.if_possible else 1
    print(f"Built {file.name}: searches over hex maps run compiled.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
